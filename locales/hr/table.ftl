### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Partija još nije gotova.
refused-started = Partija je već počela.
refused-not-started = Partija još nije počela.
refused-paused = Partija je na stanci.
refused-not-paused = Partija nije na stanci.
refused-not-seated = Nemaš mjesto za ovim stolom.
refused-seated = Već sjediš za ovim stolom.
refused-seat-taken = Mjesto { $seat } je zauzeto.
refused-seat-free = Na mjestu { $seat } nitko ne sjedi.
refused-seat-open = Mjesto { $seat } još je slobodno.
refused-seats-taken = Netko sjedi na mjestu koje bi se uklonilo.
refused-no-seat = Mjesto { $seat } za ovim stolom ne postoji.
refused-full = Sva su mjesta zauzeta.
refused-invite = Ovo je privatni stol: treba ti poveznica s pozivom.
refused-private = Ovo je privatni stol: treba ti njegova poveznica.
refused-host = To smije samo domaćin.
refused-forbidden = To ti nije dopušteno.
refused-not-ready = Igrač { $player } još nije spreman.
refused-clock = Ta postavka sata nije moguća.
refused-clock-twice = Opcije već određuju sat od { $seconds } s po potezu; drugoga ne može biti.
refused-no-clock = Ovdje nema sata: sekunde po potezu vrijede samo za stolom poslužitelja.
refused-delay = Gledatelji mogu kasniti najviše ovoliko poteza: { $max }.
refused-delay-seconds = Gledatelji mogu kasniti najviše ovoliko sekundi: { $max }.
refused-name = Ime ima od 1 do { $max } znakova.
refused-word = Riječ za miješanje ima najviše { $max } znakova.
refused-chat-text = Poruka ima od 1 do { $max } znakova.
refused-chat-off = Razgovor je za ovim stolom isključen; brze poruke i dalje rade.
refused-preset = Nema poruke „{ $preset }”.
refused-team-chat = Partneri za ovim stolom nemaju vlastiti razgovor.
refused-stand-in = Umjesto tebe igra bot. Prvo ponovno preuzmi igru.
refused-not-replaced = Nitko ne igra umjesto tebe.
refused-present = Igrač na ovom mjestu još je tu.
refused-gone = Više nisi za stolom.
refused-out = Za tebe je partija gotova.
refused-time = Vrijeme ti je isteklo.
refused-offer =
    { $offer ->
        [undo] Sada se ništa ne može vratiti.
        [draw] Sada se ne može ponuditi remi.
        [pause] Sada nema sata koji bi se zaustavio.
        [rematch] Revanš se može ponuditi kad je partija gotova.
       *[other] To se sada ne može ponuditi.
    }
refused-offer-open = To je već ponuđeno.
refused-no-offer = Nema ponude na koju bi se moglo odgovoriti.
refused-stale = U međuvremenu se nešto dogodilo: pogledaj ponovno.
refused-ahead = To se za ovim stolom još nije dogodilo.
refused-id-reused = Ova oznaka poruke već je upotrijebljena za nešto drugo.
refused-move-id = Oznaka poruke ima 32 heksadecimalne znamenke.
refused-rated-bot = Rangirane se partije igraju bez botova.
refused-rated-guest = Za rangirane partije treba račun.
refused-rated-device = Rangirane se partije igraju na odvojenim uređajima.
refused-rated-hint = U rangiranim partijama nema savjeta.
refused-rated-late = Rangiranoj se partiji nakon početka više nitko ne može pridružiti.

## Refusals of the server

refused-nobody = Prvo se prijavi.
refused-not-found = Toga ovdje nema.
refused-rate = Previše zahtjeva odjednom. Pričekaj trenutak.
refused-origin = Ovaj je zahtjev došao s druge stranice.
refused-malformed = Poruka se ne može pročitati (redak { $line }, stupac { $column }).
refused-too-large = Poruka je veća od { $max } bajtova.
refused-query = Ova adresa nije valjana.
refused-hello-first = Veza mora početi s hello.
refused-unavailable = Na poslužitelju je nešto pošlo po zlu.
refused-recovery = Ova poveznica za oporavak nije valjana ili je istekla.
refused-no-account = Nemaš račun.
refused-has-account = Već imaš račun.
refused-account-name = Korisničko ime ima 3 do 24 znaka: a–z, 0–9, - i _.
refused-account-taken = To je korisničko ime zauzeto.
refused-password = Pogrešno korisničko ime ili lozinka.
refused-old-password = Trenutačna lozinka nije točna.
refused-push-off = Ovaj poslužitelj nema push-obavijesti.
refused-push-address = Ovaj poslužitelj ne koristi tu uslugu obavijesti.
refused-password-length = Lozinka ima od { $min } do { $max } znakova.

## The log of a table

told-table-configured = Postavke stola su promijenjene.
told-table-sat = { $name } se pridružuje.
told-table-left = Mjesto { $seat } je slobodno.
told-table-renamed = Novo ime: { $name }.
told-table-bot =
    { $level ->
        [random] Pridružuje se bot koji igra nasumično.
       *[other] Pridružuje se bot ({ $level }).
    }
told-table-bot-named = { $player } se pridružuje ({ $level }).
told-table-started = Partija počinje.
told-table-undone = { $player } vraća zadnji potez.
told-table-offered =
    { $offer ->
        [undo] { $player } traži vraćanje zadnjeg poteza.
        [draw] { $player } nudi remi.
        [pause] { $player } traži stanku.
        [rematch] { $player } nudi revanš.
       *[other] { $player } nešto nudi.
    }
told-table-accepted = { $player } pristaje.
told-table-declined = { $player } ne pristaje.
told-table-withdrawn = { $player } povlači ponudu.
told-table-paused = Stanka: sat stoji.
told-table-resumed = Partija se nastavlja.
told-table-frozen = Sat stoji: poslužitelj se zaustavlja ili nije bio dostupan.
told-table-thawed = Sat opet teče.
told-table-flagged = { $player }: isteklo je vrijeme.
told-table-resigned = { $player } predaje partiju.
told-table-abandoned = { $player } odlazi.
told-table-took-over = Umjesto igrača { $player } igra bot.
told-table-handed-back = { $player } se vraća u igru.
told-table-finished =
    { $cause ->
        [flagged] Partija je gotova: igraču je isteklo vrijeme.
        [resigned] Partija je gotova: igrač je predao partiju.
        [agreed] Partija je završila dogovorenim remijem.
        [abandoned] Partija je napuštena.
       *[other] Partija je gotova.
    }
told-table-revealed = Tajna miješanja je otkrivena: svako se izvlačenje može provjeriti.
told-table-rematch = Revanš je za novim stolom.
score-forfeit = Ostali su predali partiju ili im je isteklo vrijeme

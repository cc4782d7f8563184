### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Spillet er ikke slutt ennå.
refused-started = Spillet har allerede begynt.
refused-not-started = Spillet har ikke begynt ennå.
refused-paused = Spillet er satt på pause.
refused-not-paused = Spillet er ikke satt på pause.
refused-not-seated = Du har ingen plass ved dette bordet.
refused-seated = Du sitter allerede ved dette bordet.
refused-seat-taken = Plass { $seat } er opptatt.
refused-seat-free = Ingen sitter på plass { $seat }.
refused-seat-open = Plass { $seat } er fortsatt ledig.
refused-seats-taken = En plass som ville blitt fjernet, er opptatt.
refused-no-seat = Dette bordet har ingen plass { $seat }.
refused-full = Alle plasser er opptatt.
refused-invite = Dette er et privat bord: du trenger invitasjonslenken.
refused-private = Dette er et privat bord: du trenger lenken.
refused-host = Bare verten kan gjøre det.
refused-forbidden = Det har du ikke lov til.
refused-not-ready = { $player } er ikke klar ennå.
refused-clock = Den klokkeinnstillingen er ikke mulig.
refused-clock-twice = { $seconds ->
    [one] Valgmulighetene gir allerede en klokke på { $seconds } sekund per trekk; det kan ikke være en til.
   *[other] Valgmulighetene gir allerede en klokke på { $seconds } sekunder per trekk; det kan ikke være en til.
}
refused-no-clock = Her er det ingen klokke: sekunder per trekk gjelder bare ved et bord på en server.
refused-delay = Tilskuere kan ligge høyst { $max } trekk etter.
refused-delay-seconds = Tilskuere kan ligge høyst { $max } sekunder etter.
refused-name = Et navn må ha 1 til { $max } tegn.
refused-word = Et ord til blandingen kan ha høyst { $max } tegn.
refused-chat-text = En melding må ha 1 til { $max } tegn.
refused-chat-off = Chatten er av ved dette bordet; ferdige meldinger virker fortsatt.
refused-preset = Det finnes ingen melding «{ $preset }».
refused-team-chat = Det er ingen lagchat ved dette bordet.
refused-stand-in = En bot spiller for deg. Ta plassen din tilbake først.
refused-not-replaced = Ingen spiller for deg.
refused-present = Spilleren på denne plassen er fortsatt her.
refused-gone = Du har allerede forlatt bordet.
refused-out = Du er ute av spillet.
refused-time = Tiden din er ute.
refused-offer =
    { $offer ->
        [undo] Det er ingenting å angre nå.
        [draw] Du kan ikke tilby uavgjort nå.
        [pause] Det er ingen klokke å stoppe nå.
        [rematch] Du kan tilby omkamp når spillet er slutt.
       *[other] Det kan du ikke tilby nå.
    }
refused-offer-open = Det er allerede tilbudt.
refused-no-offer = Det finnes ikke noe slikt tilbud å svare på.
refused-stale = Noe har skjedd i mellomtiden: se en gang til.
refused-ahead = Det har ikke skjedd ved dette bordet ennå.
refused-id-reused = Denne meldings-ID-en er allerede brukt til noe annet.
refused-move-id = En meldings-ID har 32 heksadesimale sifre.
refused-rated-bot = Ratede spill spilles uten boter.
refused-rated-guest = Ratede spill krever en konto.
refused-rated-device = Ratede spill spilles på hver sin enhet.
refused-rated-hint = Det er ingen tips i ratede spill.
refused-rated-late = Ingen kan bli med i et ratet spill etter at det har startet.

## Refusals of the server

refused-nobody = Du er ikke logget inn.
refused-not-found = Her er det ingenting.
refused-rate = For mange forespørsler på én gang. Vent litt.
refused-origin = Denne forespørselen kom fra et annet nettsted.
refused-malformed = Meldingen kunne ikke leses (linje { $line }, kolonne { $column }).
refused-too-large = Meldingen er større enn { $max } byte.
refused-query = Denne adressen er ugyldig.
refused-hello-first = En forbindelse begynner med hello.
refused-unavailable = Noe gikk galt på serveren.
refused-recovery = Denne gjenopprettingslenken er ugyldig eller utløpt.
refused-no-account = Du har ingen konto.
refused-has-account = Du har allerede en konto.
refused-account-name = Et brukernavn har 3 til 24 tegn: a–z, 0–9, - og _.
refused-account-taken = Dette brukernavnet er opptatt.
refused-password = Feil brukernavn eller passord.
refused-old-password = Det nåværende passordet er feil.
refused-push-off = Denne serveren har ingen pushvarsler.
refused-push-address = Denne serveren bruker ikke den pushtjenesten.
refused-password-length = Et passord må ha { $min } til { $max } tegn.

## The log of a table

told-table-configured = Bordet ble endret.
told-table-sat = { $name } ble med.
told-table-left = Plass { $seat } er ledig.
told-table-renamed = Nytt navn: { $name }.
told-table-bot =
    { $level ->
        [random] En bot som spiller tilfeldig, ble med.
       *[other] En bot ble med ({ $level }).
    }
told-table-bot-named = { $player } ble med ({ $level }).
told-table-started = Spillet begynner.
told-table-undone = { $player } angret det siste trekket.
told-table-offered =
    { $offer ->
        [undo] { $player } ber om å få angre det siste trekket.
        [draw] { $player } tilbyr uavgjort.
        [pause] { $player } ber om en pause.
        [rematch] { $player } tilbyr omkamp.
       *[other] { $player } kommer med et tilbud.
    }
told-table-accepted = { $player } sier ja.
told-table-declined = { $player } sier nei.
told-table-withdrawn = { $player } trekker tilbudet.
told-table-paused = Pause: klokken står stille.
told-table-resumed = Spillet fortsetter.
told-table-frozen = Klokken er stanset: serveren stopper eller var utilgjengelig.
told-table-thawed = Klokken går igjen.
told-table-flagged = { $player } gikk tom for tid.
told-table-resigned = { $player } ga opp.
told-table-abandoned = { $player } forlot bordet.
told-table-took-over = En bot tar over for { $player }.
told-table-handed-back = { $player } er tilbake i spillet.
told-table-finished =
    { $cause ->
        [flagged] Spillet er slutt: en spiller gikk tom for tid.
        [resigned] Spillet er slutt: en spiller ga opp.
        [agreed] Spillet er uavgjort etter avtale.
        [abandoned] Spillet ble avbrutt.
       *[other] Spillet er slutt.
    }
told-table-revealed = Hemmeligheten bak blandingen er avslørt: hver trekning kan kontrolleres.
told-table-rematch = Omkampen spilles ved et nytt bord.
score-forfeit = De andre ga opp eller gikk tom for tid

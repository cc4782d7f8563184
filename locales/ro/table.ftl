### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Partida nu s-a terminat încă.
refused-started = Partida a început deja.
refused-not-started = Partida nu a început încă.
refused-paused = Partida este în pauză.
refused-not-paused = Partida nu este în pauză.
refused-not-seated = Nu ai loc la această masă.
refused-seated = Ești deja la această masă.
refused-seat-taken = Locul { $seat } este ocupat.
refused-seat-free = Pe locul { $seat } nu stă nimeni.
refused-seat-open = Locul { $seat } este încă liber.
refused-seats-taken = Cineva stă pe un loc care ar fi scos.
refused-no-seat = Această masă nu are locul { $seat }.
refused-full = Toate locurile sunt ocupate.
refused-invite = Aceasta este o masă privată: ai nevoie de linkul de invitație.
refused-private = Aceasta este o masă privată: ai nevoie de linkul ei.
refused-host = Doar gazda poate face asta.
refused-forbidden = Nu ai voie să faci asta.
refused-not-ready = { $player } încă nu e gata.
refused-clock = Această setare a ceasului nu este posibilă.
refused-clock-twice = { $seconds ->
    [one] Opțiunile stabilesc deja un ceas, { $seconds } secundă pe mutare; altul nu se poate adăuga.
    [few] Opțiunile stabilesc deja un ceas, { $seconds } secunde pe mutare; altul nu se poate adăuga.
   *[other] Opțiunile stabilesc deja un ceas, { $seconds } de secunde pe mutare; altul nu se poate adăuga.
}
refused-no-clock = Aici nu există ceas: secundele pe mutare contează doar la masa unui server.
refused-delay = Cei care privesc pot rămâne în urmă cu cel mult atâtea mutări: { $max }.
refused-delay-seconds = Cei care privesc pot rămâne în urmă cu cel mult atâtea secunde: { $max }.
refused-name = Un nume trebuie să aibă de la 1 la { $max } caractere.
refused-word = Un cuvânt pentru amestecare poate avea cel mult { $max } caractere.
refused-chat-text = Un mesaj trebuie să aibă de la 1 la { $max } caractere.
refused-chat-off = Chatul este oprit la această masă; mesajele gata făcute merg.
refused-preset = Nu există mesajul „{ $preset }”.
refused-team-chat = Partenerii nu au un chat al lor la această masă.
refused-stand-in = Un bot joacă pentru tine. Întâi revino.
refused-not-replaced = Nimeni nu joacă pentru tine.
refused-present = Cine stă pe acest loc este încă aici.
refused-gone = Ai plecat deja.
refused-out = Nu mai ești în joc.
refused-time = Timpul tău s-a terminat.
refused-offer =
    { $offer ->
        [undo] Acum nu se poate lua nimic înapoi.
        [draw] Acum nu se poate propune egalitate.
        [pause] Acum nu e niciun ceas de oprit.
        [rematch] Revanșa se poate propune când partida s-a terminat.
       *[other] Asta nu se poate propune acum.
    }
refused-offer-open = Asta s-a propus deja.
refused-no-offer = Nu există o astfel de propunere.
refused-stale = Între timp s-a întâmplat ceva: uită-te din nou.
refused-ahead = Asta încă nu s-a întâmplat la această masă.
refused-id-reused = Acest id de mesaj a fost folosit pentru altceva.
refused-move-id = Un id de mesaj are 32 de cifre hexazecimale.
refused-rated-bot = Partidele cu rating se joacă fără boți.
refused-rated-guest = Partidele cu rating cer un cont.
refused-rated-device = Partidele cu rating se joacă pe dispozitive separate.
refused-rated-hint = În partidele cu rating nu sunt indicii.
refused-rated-late = Nimeni nu intră într-o partidă cu rating după început.

## Refusals of the server

refused-nobody = Nu te-ai conectat.
refused-not-found = Aici nu este nimic.
refused-rate = Prea multe cereri deodată. Așteaptă o clipă.
refused-origin = Această cerere a venit de pe alt site.
refused-malformed = Mesajul nu a putut fi citit (linia { $line }, coloana { $column }).
refused-too-large = Mesajul depășește limita de octeți: { $max }.
refused-query = Această adresă nu este validă.
refused-hello-first = O conexiune începe cu hello.
refused-unavailable = Ceva nu a mers pe server.
refused-recovery = Acest link de recuperare nu este valabil sau a expirat.
refused-no-account = Nu ai cont.
refused-has-account = Ai deja un cont.
refused-account-name = Un nume de utilizator are între 3 și 24 de caractere din a–z, 0–9, - și _.
refused-account-taken = Acest nume de utilizator este ocupat.
refused-password = Nume de utilizator sau parolă greșite.
refused-push-off = Acest server nu are notificări push.
refused-push-address = Acest server nu folosește acel serviciu de notificări.
refused-password-length = O parolă trebuie să aibă de la { $min } la { $max } caractere.

## The log of a table

told-table-configured = Masa a fost modificată.
told-table-sat = { $name } a intrat în joc.
told-table-left = Locul { $seat } este liber.
told-table-renamed = Nume nou: { $name }.
told-table-bot =
    { $level ->
        [random] A intrat în joc un bot care mută la întâmplare.
       *[other] A intrat în joc un bot ({ $level }).
    }
told-table-started = Partida începe.
told-table-undone = { $player } a luat ultima mutare înapoi.
told-table-offered =
    { $offer ->
        [undo] { $player } cere să ia ultima mutare înapoi.
        [draw] { $player } propune egalitate.
        [pause] { $player } cere o pauză.
        [rematch] { $player } propune revanșa.
       *[other] { $player } face o propunere.
    }
told-table-accepted = { $player } acceptă.
told-table-declined = { $player } nu acceptă.
told-table-withdrawn = { $player } retrage propunerea.
told-table-paused = Pauză: ceasul stă.
told-table-resumed = Pauza s-a terminat.
told-table-frozen = Ceasul stă: serverul se oprește sau nu a fost disponibil.
told-table-thawed = Ceasul merge din nou.
told-table-flagged = { $player } a rămas fără timp.
told-table-resigned = { $player } a cedat.
told-table-abandoned = { $player } a plecat.
told-table-took-over = Un bot joacă pentru { $player }.
told-table-handed-back = { $player } revine în joc.
told-table-finished =
    { $cause ->
        [flagged] Partida s-a terminat: timpul a expirat.
        [resigned] Partida s-a terminat prin cedare.
        [agreed] Partida este egală prin acord.
        [abandoned] Partida a fost abandonată.
       *[other] Partida s-a terminat.
    }
told-table-revealed = Secretul amestecării a fost dezvăluit: fiecare extragere poate fi verificată.
told-table-rematch = Revanșa are propria masă.
score-forfeit = Ceilalți au cedat sau au rămas fără timp

### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Spillet er ikke slut endnu.
refused-started = Spillet er allerede begyndt.
refused-not-started = Spillet er ikke begyndt endnu.
refused-paused = Spillet er sat på pause.
refused-not-paused = Spillet er ikke sat på pause.
refused-not-seated = Du har ingen plads ved dette bord.
refused-seated = Du sidder allerede ved dette bord.
refused-seat-taken = Plads { $seat } er optaget.
refused-seat-free = Ingen sidder på plads { $seat }.
refused-seat-open = Plads { $seat } er stadig ledig.
refused-seats-taken = En plads, der ville blive fjernet, er optaget.
refused-no-seat = Dette bord har ingen plads { $seat }.
refused-full = Alle pladser er optaget.
refused-invite = Dette er et privat bord: du skal bruge dets invitationslink.
refused-private = Dette er et privat bord: du skal bruge dets link.
refused-host = Det kan kun værten gøre.
refused-forbidden = Det har du ikke lov til.
refused-not-ready = { $player } er ikke klar endnu.
refused-clock = Den urindstilling er ikke mulig.
refused-clock-twice = { $seconds ->
    [one] Valgmulighederne giver allerede et ur med { $seconds } sekund pr. træk; der kan ikke være et til.
   *[other] Valgmulighederne giver allerede et ur med { $seconds } sekunder pr. træk; der kan ikke være et til.
}
refused-no-clock = Her er intet ur: sekunder pr. træk gælder kun ved et bord på en server.
refused-delay = Tilskuere kan højst være { $max } træk bagud.
refused-delay-seconds = Tilskuere kan højst være { $max } sekunder bagud.
refused-name = Et navn skal have 1 til { $max } tegn.
refused-word = Et ord til blandingen må højst have { $max } tegn.
refused-chat-text = En besked skal have 1 til { $max } tegn.
refused-chat-off = Chatten er slået fra ved dette bord; faste beskeder virker stadig.
refused-preset = Beskeden »{ $preset }« findes ikke.
refused-team-chat = Der er ingen holdchat ved dette bord.
refused-stand-in = En bot spiller for dig. Overtag først din plads igen.
refused-not-replaced = Ingen spiller for dig.
refused-present = Spilleren på denne plads er her stadig.
refused-gone = Du er allerede gået.
refused-out = Du er ude af spillet.
refused-time = Din tid er gået.
refused-offer =
    { $offer ->
        [undo] Der er intet at fortryde nu.
        [draw] Du kan ikke tilbyde uafgjort nu.
        [pause] Der er intet ur at stoppe nu.
        [rematch] Du kan tilbyde omkamp, når spillet er slut.
       *[other] Det kan du ikke tilbyde nu.
    }
refused-offer-open = Det er allerede tilbudt.
refused-no-offer = Der er intet sådant tilbud at svare på.
refused-stale = Der er sket noget i mellemtiden: se efter igen.
refused-ahead = Det er ikke sket ved dette bord endnu.
refused-id-reused = Dette besked-id er allerede brugt til noget andet.
refused-move-id = Et besked-id har 32 hexadecimale cifre.
refused-rated-bot = Ratede spil spilles uden botter.
refused-rated-guest = Ratede spil kræver en konto.
refused-rated-device = Ratede spil spilles på hver sin enhed.
refused-rated-hint = Der er ingen tips i ratede spil.
refused-rated-late = Man kan ikke komme med i et ratet spil, når det er begyndt.

## Refusals of the server

refused-nobody = Du er ikke logget ind.
refused-not-found = Her er ikke noget.
refused-rate = For mange forespørgsler på én gang. Vent lidt.
refused-origin = Denne forespørgsel kom fra et andet websted.
refused-malformed = Beskeden kunne ikke læses (linje { $line }, kolonne { $column }).
refused-too-large = Beskeden er større end { $max } byte.
refused-query = Denne adresse er ugyldig.
refused-hello-first = En forbindelse begynder med hello.
refused-unavailable = Noget gik galt på serveren.
refused-recovery = Dette gendannelseslink er ugyldigt eller udløbet.
refused-no-account = Du har ingen konto.
refused-has-account = Du har allerede en konto.
refused-account-name = Et brugernavn har 3 til 24 tegn: a–z, 0–9, - og _.
refused-account-taken = Dette brugernavn er optaget.
refused-password = Forkert brugernavn eller adgangskode.
refused-old-password = Den nuværende adgangskode er forkert.
refused-push-off = Denne server sender ikke pushnotifikationer.
refused-push-address = Denne server bruger ikke den pushtjeneste.
refused-password-length = En adgangskode skal have { $min } til { $max } tegn.

## The log of a table

told-table-configured = Bordet blev ændret.
told-table-sat = { $name } er med.
told-table-left = Plads { $seat } er ledig.
told-table-renamed = Nyt navn: { $name }.
told-table-bot =
    { $level ->
        [random] En bot, der spiller tilfældigt, er med.
       *[other] En bot er med ({ $level }).
    }
told-table-bot-named = { $player } er med ({ $level }).
told-table-started = Spillet begynder.
told-table-undone = { $player } fortrød det sidste træk.
told-table-offered =
    { $offer ->
        [undo] { $player } beder om at fortryde det sidste træk.
        [draw] { $player } tilbyder uafgjort.
        [pause] { $player } beder om en pause.
        [rematch] { $player } tilbyder omkamp.
       *[other] { $player } giver et tilbud.
    }
told-table-accepted = { $player } siger ja.
told-table-declined = { $player } siger nej.
told-table-withdrawn = { $player } trækker tilbuddet tilbage.
told-table-paused = Pause: uret står stille.
told-table-resumed = Spillet fortsætter.
told-table-frozen = Uret står stille: serveren stopper eller var utilgængelig.
told-table-thawed = Uret går igen.
told-table-flagged = { $player } løb tør for tid.
told-table-resigned = { $player } gav op.
told-table-abandoned = { $player } forlod bordet.
told-table-took-over = En bot overtager for { $player }.
told-table-handed-back = { $player } er tilbage i spillet.
told-table-finished =
    { $cause ->
        [flagged] Spillet er slut: en spiller løb tør for tid.
        [resigned] Spillet er slut: en spiller gav op.
        [agreed] Spillet er uafgjort efter aftale.
        [abandoned] Spillet blev afbrudt.
       *[other] Spillet er slut.
    }
told-table-revealed = Blandingens hemmelighed er afsløret: hver trækning kan kontrolleres.
told-table-rematch = Omkampen spilles ved et nyt bord.
score-forfeit = De andre gav op eller løb tør for tid

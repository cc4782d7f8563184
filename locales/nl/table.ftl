### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Het spel is nog niet afgelopen.
refused-started = Het spel is al begonnen.
refused-not-started = Het spel is nog niet begonnen.
refused-paused = Het spel is gepauzeerd.
refused-not-paused = Het spel is niet gepauzeerd.
refused-not-seated = Je hebt geen plaats aan deze tafel.
refused-seated = Je zit al aan deze tafel.
refused-seat-taken = Plaats { $seat } is bezet.
refused-seat-free = Er zit niemand op plaats { $seat }.
refused-seat-open = Plaats { $seat } is nog vrij.
refused-seats-taken = Een plaats die zou verdwijnen, is bezet.
refused-no-seat = Deze tafel heeft geen plaats { $seat }.
refused-full = Alle plaatsen zijn bezet.
refused-invite = Dit is een privétafel: je hebt de uitnodigingslink nodig.
refused-private = Dit is een privétafel: je hebt de link nodig.
refused-host = Dat mag alleen de host van de tafel.
refused-forbidden = Dat mag je niet.
refused-not-ready = { $player } is nog niet klaar.
refused-clock = Deze klokinstelling is niet mogelijk.
refused-clock-twice = { $seconds ->
    [one] De opties leggen al { $seconds } seconde per zet vast; een tweede klok kan niet.
   *[other] De opties leggen al { $seconds } seconden per zet vast; een tweede klok kan niet.
}
refused-no-clock = Hier is geen klok: tijd per zet geldt alleen aan een tafel op een server.
refused-delay = Wie meekijkt, kan hoogstens { $max } zetten achterlopen.
refused-delay-seconds = Wie meekijkt, kan hoogstens { $max } seconden achterlopen.
refused-name = Een naam moet 1 tot { $max } tekens hebben.
refused-word = Een woord voor het schudden mag hoogstens { $max } tekens hebben.
refused-chat-text = Een bericht moet 1 tot { $max } tekens hebben.
refused-chat-off = De chat staat uit aan deze tafel; standaardberichten werken wel.
refused-preset = Er is geen bericht “{ $preset }”.
refused-team-chat = Teams hebben aan deze tafel geen eigen chat.
refused-stand-in = Een bot speelt voor jou. Neem eerst je plaats weer in.
refused-not-replaced = Niemand speelt voor jou.
refused-present = De speler van deze plaats is er nog.
refused-gone = Je bent al weg.
refused-out = Je doet niet meer mee.
refused-time = Je tijd is om.
refused-offer =
    { $offer ->
        [undo] Er kan nu niets teruggenomen worden.
        [draw] Gelijkspel kan nu niet aangeboden worden.
        [pause] Er is nu geen klok om stil te zetten.
        [rematch] Een revanche kan pas na afloop aangeboden worden.
       *[other] Dat kan nu niet aangeboden worden.
    }
refused-offer-open = Dat is al aangeboden.
refused-no-offer = Er is geen aanbod om op te antwoorden.
refused-stale = Er is intussen iets gebeurd: kijk nog eens.
refused-ahead = Dat is aan deze tafel nog niet gebeurd.
refused-id-reused = Deze bericht-id is al voor iets anders gebruikt.
refused-move-id = Een bericht-id moet 32 hexadecimale cijfers hebben.
refused-rated-bot = Spellen met rating worden zonder bots gespeeld.
refused-rated-guest = Voor spellen met rating is een account nodig.
refused-rated-device = Spellen met rating worden op aparte apparaten gespeeld.
refused-rated-hint = In spellen met rating zijn er geen tips.
refused-rated-late = Na de start kan niemand meer meedoen aan een spel met rating.

## Refusals of the server

refused-nobody = Je bent niet ingelogd.
refused-not-found = Hier is niets.
refused-rate = Te veel verzoeken tegelijk. Wacht even.
refused-origin = Dit verzoek kwam van een andere site.
refused-malformed = Het bericht was niet te lezen (regel { $line }, kolom { $column }).
refused-too-large = Het bericht is groter dan { $max } bytes.
refused-query = Dit adres is ongeldig.
refused-hello-first = Een verbinding moet met hello beginnen.
refused-unavailable = Er ging iets mis op de server.
refused-recovery = Deze herstellink is ongeldig of verlopen.
refused-no-account = Je hebt geen account.
refused-has-account = Je hebt al een account.
refused-account-name = Een gebruikersnaam moet 3 tot 24 tekens hebben: a–z, 0–9, - en _.
refused-account-taken = Deze gebruikersnaam is al in gebruik.
refused-password = Onjuiste gebruikersnaam of wachtwoord.
refused-old-password = Het huidige wachtwoord klopt niet.
refused-push-off = Deze server verstuurt geen pushmeldingen.
refused-push-address = Deze server gebruikt die pushdienst niet.
refused-password-length = Een wachtwoord moet { $min } tot { $max } tekens hebben.

## The log of a table

told-table-configured = De instellingen van de tafel zijn gewijzigd.
told-table-sat = { $name } doet mee.
told-table-left = Plaats { $seat } is vrij.
told-table-renamed = Nieuwe naam: { $name }.
told-table-bot =
    { $level ->
        [random] Een bot met willekeurige zetten doet mee.
       *[other] Een bot doet mee ({ $level }).
    }
told-table-bot-named = { $player } doet mee ({ $level }).
told-table-started = Het spel begint.
told-table-undone = { $player } nam de laatste zet terug.
told-table-offered =
    { $offer ->
        [undo] { $player } vraagt om de laatste zet terug te nemen.
        [draw] { $player } biedt gelijkspel aan.
        [pause] { $player } vraagt om een pauze.
        [rematch] { $player } vraagt om een revanche.
       *[other] { $player } doet een aanbod.
    }
told-table-accepted = { $player } gaat akkoord.
told-table-declined = { $player } gaat niet akkoord.
told-table-withdrawn = { $player } trekt het aanbod in.
told-table-paused = Pauze: de klok staat stil.
told-table-resumed = Het spel gaat verder.
told-table-frozen = De klok staat stil: de server stopt of was niet bereikbaar.
told-table-thawed = De klok loopt weer.
told-table-flagged = De tijd van { $player } is om.
told-table-resigned = { $player } heeft opgegeven.
told-table-abandoned = { $player } is weggegaan.
told-table-took-over = Een bot speelt nu voor { $player }.
told-table-handed-back = { $player } speelt weer mee.
told-table-finished =
    { $cause ->
        [flagged] Het spel is afgelopen: de tijd was om.
        [resigned] Het spel is afgelopen door opgave.
        [agreed] Het spel is in overleg gelijk geëindigd.
        [abandoned] Het spel is afgebroken.
       *[other] Het spel is afgelopen.
    }
told-table-revealed = Het geheim van het schudden is onthuld: elke loting is te controleren.
told-table-rematch = De revanche is aan een nieuwe tafel.
score-forfeit = De anderen gaven op of hun tijd was om

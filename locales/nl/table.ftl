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
refused-seats-taken = Er zit iemand op een plaats die zou verdwijnen.
refused-no-seat = Deze tafel heeft geen plaats { $seat }.
refused-full = Elke plaats is bezet.
refused-invite = Dit is een privétafel: je hebt de uitnodigingslink nodig.
refused-private = Dit is een privétafel: je hebt de link nodig.
refused-host = Dat mag alleen de host van de tafel.
refused-forbidden = Dat mag je niet.
refused-not-ready = { $player } is nog niet klaar.
refused-clock = Deze klokinstelling kan niet.
refused-clock-twice = { $seconds ->
    [one] De opties stellen al een klok in, { $seconds } seconde per zet; een tweede kan niet.
   *[other] De opties stellen al een klok in, { $seconds } seconden per zet; een tweede kan niet.
}
refused-no-clock = Hier is geen klok: seconden per zet tellen alleen aan de tafel van een server.
refused-delay = Wie meekijkt, kan hoogstens { $max } zetten achterlopen.
refused-delay-seconds = Wie meekijkt, kan hoogstens { $max } seconden achterlopen.
refused-name = Een naam moet 1 tot { $max } tekens hebben.
refused-word = Een woord voor het schudden mag hoogstens { $max } tekens hebben.
refused-chat-text = Een bericht moet 1 tot { $max } tekens hebben.
refused-chat-off = De chat staat uit aan deze tafel; vaste berichten werken wel.
refused-preset = Er is geen bericht “{ $preset }”.
refused-team-chat = Partners hebben aan deze tafel geen eigen chat.
refused-stand-in = Een bot speelt voor jou. Kom eerst terug.
refused-not-replaced = Niemand speelt voor jou.
refused-present = De speler van deze plaats is er nog.
refused-gone = Je bent al weg.
refused-out = Je ligt uit het spel.
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
refused-move-id = Een bericht-id heeft 32 hexadecimale cijfers.
refused-rated-bot = Ranglijstspellen worden zonder bots gespeeld.
refused-rated-guest = Voor ranglijstspellen is een account nodig.
refused-rated-device = Ranglijstspellen worden op aparte apparaten gespeeld.
refused-rated-hint = In ranglijstspellen zijn er geen tips.
refused-rated-late = Na de start komt niemand meer bij een ranglijstspel.

## Refusals of the server

refused-nobody = Je bent niet ingelogd.
refused-not-found = Hier is niets.
refused-rate = Te veel verzoeken tegelijk. Wacht even.
refused-origin = Dit verzoek kwam van een andere site.
refused-malformed = Het bericht was niet te lezen (regel { $line }, kolom { $column }).
refused-too-large = Het bericht is groter dan { $max } bytes.
refused-query = Dit adres is ongeldig.
refused-hello-first = Een verbinding begint met hello.
refused-unavailable = Er ging iets mis op de server.
refused-recovery = Deze herstellink is ongeldig of verlopen.
refused-no-account = Je hebt geen account.
refused-has-account = Je hebt al een account.
refused-account-name = Een gebruikersnaam heeft 3 tot 24 tekens uit a–z, 0–9, - en _.
refused-account-taken = Deze gebruikersnaam is bezet.
refused-password = Onjuiste gebruikersnaam of wachtwoord.
refused-push-off = Deze server heeft geen pushmeldingen.
refused-push-address = Deze server gebruikt die meldingsdienst niet.
refused-password-length = Een wachtwoord moet { $min } tot { $max } tekens hebben.

## The log of a table

told-table-configured = De tafel is gewijzigd.
told-table-sat = { $name } doet mee.
told-table-left = Plaats { $seat } is vrij.
told-table-renamed = Nieuwe naam: { $name }.
told-table-bot =
    { $level ->
        [random] Een bot die willekeurig zet doet mee.
       *[other] Een bot doet mee ({ $level }).
    }
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
told-table-resumed = De pauze is voorbij.
told-table-frozen = De klok staat stil: de server stopt of was niet bereikbaar.
told-table-thawed = De klok loopt weer.
told-table-flagged = { $player } heeft geen tijd meer.
told-table-resigned = { $player } heeft opgegeven.
told-table-abandoned = { $player } is weggegaan.
told-table-took-over = Een bot speelt voor { $player }.
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
told-table-rematch = De revanche heeft een eigen tafel.
score-forfeit = De anderen gaven op of hadden geen tijd meer

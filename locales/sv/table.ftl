### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Spelet är inte slut än.
refused-started = Spelet har redan börjat.
refused-not-started = Spelet har inte börjat än.
refused-paused = Spelet är pausat.
refused-not-paused = Spelet är inte pausat.
refused-not-seated = Du har ingen plats vid det här bordet.
refused-seated = Du sitter redan vid det här bordet.
refused-seat-taken = Plats { $seat } är upptagen.
refused-seat-free = Ingen sitter på plats { $seat }.
refused-seat-open = Plats { $seat } är fortfarande ledig.
refused-seats-taken = En plats som skulle tas bort är upptagen.
refused-no-seat = Det här bordet har ingen plats { $seat }.
refused-full = Alla platser är upptagna.
refused-invite = Det här är ett privat bord: du behöver dess inbjudningslänk.
refused-private = Det här är ett privat bord: du behöver dess länk.
refused-host = Det kan bara värden göra.
refused-forbidden = Det har du inte behörighet till.
refused-not-ready = { $player } är inte redo än.
refused-clock = Den klockinställningen är inte möjlig.
refused-clock-twice = { $seconds ->
    [one] Tillvalen ger redan en klocka på { $seconds } sekund per drag; det kan inte finnas en till.
   *[other] Tillvalen ger redan en klocka på { $seconds } sekunder per drag; det kan inte finnas en till.
}
refused-no-clock = Här finns ingen klocka: sekunder per drag gäller bara vid ett bord på en server.
refused-delay = Åskådare kan ligga högst { $max } drag efter.
refused-delay-seconds = Åskådare kan ligga högst { $max } sekunder efter.
refused-name = Ett namn måste ha 1 till { $max } tecken.
refused-word = Ett ord till blandningen får ha högst { $max } tecken.
refused-chat-text = Ett meddelande måste ha 1 till { $max } tecken.
refused-chat-off = Chatten är av vid det här bordet; de färdiga fraserna fungerar ändå.
refused-preset = Det finns inget meddelande ”{ $preset }”.
refused-team-chat = Det finns ingen lagchatt vid det här bordet.
refused-stand-in = En bot spelar åt dig. Ta tillbaka din plats först.
refused-not-replaced = Ingen spelar åt dig.
refused-present = Spelaren på den här platsen är fortfarande här.
refused-gone = Du har redan lämnat bordet.
refused-out = Du är ute ur spelet.
refused-time = Din tid är slut.
refused-offer =
    { $offer ->
        [undo] Det finns inget att ångra nu.
        [draw] Du kan inte erbjuda oavgjort nu.
        [pause] Det finns ingen klocka att stanna nu.
        [rematch] Du kan erbjuda revansch när spelet är slut.
       *[other] Det kan du inte erbjuda nu.
    }
refused-offer-open = Det är redan erbjudet.
refused-no-offer = Det finns inget sådant förslag att svara på.
refused-stale = Något har hänt under tiden: titta igen.
refused-ahead = Det har inte hänt vid det här bordet än.
refused-id-reused = Det här meddelande-id:t har redan använts till något annat.
refused-move-id = Ett meddelande-id har 32 hexadecimala siffror.
refused-rated-bot = Rankade partier spelas utan botar.
refused-rated-guest = Rankade partier kräver ett konto.
refused-rated-device = Rankade partier spelas på var sin enhet.
refused-rated-hint = I rankade partier finns inga tips.
refused-rated-late = Det går inte att gå med i ett rankat parti när det har börjat.

## Refusals of the server

refused-nobody = Du är inte inloggad.
refused-not-found = Här finns inget.
refused-rate = För många förfrågningar på en gång. Vänta lite.
refused-origin = Begäran kom från en annan webbplats.
refused-malformed = Meddelandet gick inte att läsa (rad { $line }, kolumn { $column }).
refused-too-large = Meddelandet är större än { $max } byte.
refused-query = Adressen är ogiltig.
refused-hello-first = En anslutning börjar med hello.
refused-unavailable = Något gick fel på servern.
refused-recovery = Den här återställningslänken är ogiltig eller har gått ut.
refused-no-account = Du har inget konto.
refused-has-account = Du har redan ett konto.
refused-account-name = Ett användarnamn har 3 till 24 tecken: a–z, 0–9, - och _.
refused-account-taken = Det här användarnamnet är upptaget.
refused-password = Fel användarnamn eller lösenord.
refused-old-password = Det nuvarande lösenordet stämmer inte.
refused-push-off = Den här servern har inga pushaviseringar.
refused-push-address = Den här servern använder inte den pushtjänsten.
refused-password-length = Ett lösenord måste ha { $min } till { $max } tecken.

## The log of a table

told-table-configured = Bordet ändrades.
told-table-sat = { $name } gick med.
told-table-left = Plats { $seat } är ledig.
told-table-renamed = Nytt namn: { $name }.
told-table-bot =
    { $level ->
        [random] En bot som spelar på måfå gick med.
       *[other] En bot gick med ({ $level }).
    }
told-table-bot-named = { $player } gick med ({ $level }).
told-table-started = Spelet börjar.
told-table-undone = { $player } ångrade senaste draget.
told-table-offered =
    { $offer ->
        [undo] { $player } ber att få ångra senaste draget.
        [draw] { $player } erbjuder oavgjort.
        [pause] { $player } ber om en paus.
        [rematch] { $player } erbjuder revansch.
       *[other] { $player } lägger ett förslag.
    }
told-table-accepted = { $player } tackar ja.
told-table-declined = { $player } tackar nej.
told-table-withdrawn = { $player } tar tillbaka förslaget.
told-table-paused = Paus: klockan står stilla.
told-table-resumed = Spelet fortsätter.
told-table-frozen = Klockan är pausad: servern håller på att stanna eller var otillgänglig.
told-table-thawed = Klockan går igen.
told-table-flagged = { $player } fick slut på tid.
told-table-resigned = { $player } gav upp.
told-table-abandoned = { $player } lämnade bordet.
told-table-took-over = En bot tar över för { $player }.
told-table-handed-back = { $player } är tillbaka i spelet.
told-table-finished =
    { $cause ->
        [flagged] Spelet är slut: en spelare fick slut på tid.
        [resigned] Spelet är slut: en spelare gav upp.
        [agreed] Spelet är oavgjort enligt överenskommelse.
        [abandoned] Spelet avbröts.
       *[other] Spelet är slut.
    }
told-table-revealed = Blandningens hemlighet är avslöjad: varje dragning kan kontrolleras.
told-table-rematch = Revanschen spelas vid ett nytt bord.
score-forfeit = De andra gav upp eller fick slut på tid

### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Hra ještě neskončila.
refused-started = Hra už začala.
refused-not-started = Hra ještě nezačala.
refused-paused = Hra je pozastavená.
refused-not-paused = Hra není pozastavená.
refused-not-seated = U tohoto stolu nemáš místo.
refused-seated = U tohoto stolu už sedíš.
refused-seat-taken = Místo { $seat } je obsazené.
refused-seat-free = Na místě { $seat } nikdo nesedí.
refused-seat-open = Místo { $seat } je ještě volné.
refused-seats-taken = Na místě, které by zmizelo, někdo sedí.
refused-no-seat = Tento stůl nemá místo { $seat }.
refused-full = Všechna místa jsou obsazená.
refused-invite = Toto je soukromý stůl: potřebuješ odkaz z pozvánky.
refused-private = Toto je soukromý stůl: potřebuješ jeho odkaz.
refused-host = To smí jen hostitel.
refused-forbidden = K tomu nemáš oprávnění.
refused-not-ready = Hráč { $player } ještě není připraven.
refused-clock = Takové nastavení hodin není možné.
refused-clock-twice = Volby hry už nastavují hodiny: { $seconds } s na tah. Další přidat nelze.
refused-no-clock = Tady hodiny nejsou: sekundy na tah platí jen u stolu na serveru.
refused-delay = Nejvyšší zpoždění pro diváky (v tazích): { $max }.
refused-delay-seconds = Nejvyšší zpoždění pro diváky (v sekundách): { $max }.
refused-name = Jméno musí mít 1 až { $max } znaků.
refused-word = Slovo k zamíchání smí mít nejvýš { $max } znaků.
refused-chat-text = Zpráva musí mít 1 až { $max } znaků.
refused-chat-off = Chat je u tohoto stolu vypnutý; rychlé zprávy fungují.
refused-preset = Zpráva „{ $preset }“ neexistuje.
refused-team-chat = Spoluhráči u tohoto stolu nemají vlastní chat.
refused-stand-in = Hraje za tebe bot. Nejdřív se vrať do hry.
refused-not-replaced = Nikdo za tebe nehraje.
refused-present = Hráč na tomto místě je stále zde.
refused-gone = U tohoto stolu už nejsi.
refused-out = Už nejsi ve hře.
refused-time = Tvůj čas vypršel.
refused-offer =
    { $offer ->
        [undo] Teď nelze nic vzít zpět.
        [draw] Teď nelze nabídnout remízu.
        [pause] Teď neběží hodiny, které by šlo zastavit.
        [rematch] Odvetu lze nabídnout, až hra skončí.
       *[other] To teď nelze nabídnout.
    }
refused-offer-open = To už je nabídnuto.
refused-no-offer = Žádná taková nabídka tu není.
refused-stale = Mezitím se něco stalo: podívej se znovu.
refused-ahead = To se u tohoto stolu ještě nestalo.
refused-id-reused = Toto id zprávy se už použilo pro něco jiného.
refused-move-id = Id zprávy musí mít 32 šestnáctkových číslic.
refused-rated-bot = Hodnocené hry se hrají bez botů.
refused-rated-guest = K hodnoceným hrám je potřeba účet.
refused-rated-device = Hodnocené hry se hrají na oddělených zařízeních.
refused-rated-hint = V hodnocených hrách nejsou rady.
refused-rated-late = K rozehrané hodnocené hře se už nelze přidat.

## Refusals of the server

refused-nobody = Nejdřív se přihlas.
refused-not-found = Nic takového tu není.
refused-rate = Příliš mnoho požadavků najednou. Chvíli počkej.
refused-origin = Tento požadavek přišel z jiné stránky.
refused-malformed = Zprávu nešlo přečíst (řádek { $line }, sloupec { $column }).
refused-too-large = Zpráva je větší než { $max } bajtů.
refused-query = Tato adresa není platná.
refused-hello-first = Spojení musí začínat slovem hello.
refused-unavailable = Na serveru se něco pokazilo.
refused-recovery = Tento odkaz pro obnovení je neplatný nebo vypršel.
refused-no-account = Nemáš účet.
refused-has-account = Účet už máš.
refused-account-name = Uživatelské jméno má 3 až 24 znaků z a–z, 0–9, - a _.
refused-account-taken = Toto uživatelské jméno je obsazené.
refused-password = Špatné uživatelské jméno nebo heslo.
refused-old-password = Současné heslo není správné.
refused-push-off = Tento server nepodporuje push oznámení.
refused-push-address = Tento server tuto službu pro oznámení nepoužívá.
refused-password-length = Heslo musí mít { $min } až { $max } znaků.

## The log of a table

told-table-configured = Stůl má nové nastavení.
told-table-sat = { $name } se připojuje.
told-table-left = Místo { $seat } je volné.
told-table-renamed = Nové jméno: { $name }.
told-table-bot =
    { $level ->
        [random] Připojuje se bot, který táhne náhodně.
       *[other] Připojuje se bot ({ $level }).
    }
told-table-bot-named = { $player } se připojuje ({ $level }).
told-table-started = Hra začíná.
told-table-undone = { $player } bere poslední tah zpět.
told-table-offered =
    { $offer ->
        [undo] { $player } žádá o vrácení posledního tahu.
        [draw] { $player } nabízí remízu.
        [pause] { $player } žádá o přestávku.
        [rematch] { $player } chce odvetu.
       *[other] { $player } má nabídku.
    }
told-table-accepted = { $player } souhlasí.
told-table-declined = { $player } nesouhlasí.
told-table-withdrawn = { $player } bere nabídku zpět.
told-table-paused = Přestávka: hodiny stojí.
told-table-resumed = Hra pokračuje.
told-table-frozen = Hodiny stojí: server se vypíná nebo byl nedostupný.
told-table-thawed = Hodiny zase běží.
told-table-flagged = { $player }: čas vypršel.
told-table-resigned = { $player } se vzdává.
told-table-abandoned = { $player } odchází.
told-table-took-over = Za hráče { $player } hraje bot.
told-table-handed-back = { $player } je zpátky ve hře.
told-table-finished =
    { $cause ->
        [flagged] Hra skončila: hráči vypršel čas.
        [resigned] Hra skončila: hráč se vzdal.
        [agreed] Hra skončila dohodnutou remízou.
        [abandoned] Hra zůstala nedohraná.
       *[other] Hra skončila.
    }
told-table-revealed = Tajemství míchání je odkryté: každé losování lze ověřit.
told-table-rematch = Odveta se hraje u nového stolu.
score-forfeit = Ostatní se vzdali nebo jim vypršel čas

### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = A játék még nem ért véget.
refused-started = A játék már elkezdődött.
refused-not-started = A játék még nem kezdődött el.
refused-paused = A játék szünetel.
refused-not-paused = A játék nem szünetel.
refused-not-seated = Nincs helyed ennél az asztalnál.
refused-seated = Már ennél az asztalnál ülsz.
refused-seat-taken = Ez a hely foglalt: { $seat }.
refused-seat-free = Ezen a helyen senki sem ül: { $seat }.
refused-seat-open = Ez a hely még szabad: { $seat }.
refused-seats-taken = Valaki olyan helyen ül, amely megszűnne.
refused-no-seat = Ennél az asztalnál nincs { $seat }. hely.
refused-full = Minden hely foglalt.
refused-invite = Ez zárt asztal: meghívólink kell hozzá.
refused-private = Ez zárt asztal: a linkje kell hozzá.
refused-host = Ezt csak a házigazda teheti.
refused-forbidden = Ehhez nincs jogosultságod.
refused-not-ready = { $player } még nem áll készen.
refused-clock = Ez az órabeállítás nem lehetséges.
refused-clock-twice = A játék beállításai már megadnak egy órát (lépésenként { $seconds } másodperc); másik nem lehet.
refused-no-clock = Itt nincs óra: a lépésenkénti másodpercek csak egy szerver asztalánál számítanak.
refused-delay = A nézők legfeljebb { $max } lépéssel lehetnek lemaradva.
refused-delay-seconds = A nézők legfeljebb { $max } másodperccel lehetnek lemaradva.
refused-name = A név 1–{ $max } karakter hosszú lehet.
refused-word = A keveréshez megadott szó legfeljebb { $max } karakter hosszú lehet.
refused-chat-text = Az üzenet 1–{ $max } karakter hosszú lehet.
refused-chat-off = Ennél az asztalnál nincs csevegés; a gyorsüzenetek működnek.
refused-preset = Nincs „{ $preset }” üzenet.
refused-team-chat = Ennél az asztalnál nincs csapatcsevegés.
refused-stand-in = Egy bot játszik helyetted. Előbb vedd vissza a helyed.
refused-not-replaced = Senki sem játszik helyetted.
refused-present = Ennek a helynek a játékosa még itt van.
refused-gone = Már elmentél.
refused-out = Kiestél a játékból.
refused-time = Lejárt az időd.
refused-offer = { $offer ->
            [undo] Most semmi sem vonható vissza.
            [draw] Most nem ajánlható döntetlen.
            [pause] Most nincs megállítható óra.
            [rematch] Visszavágó a játék végén ajánlható.
           *[other] Ez most nem ajánlható.
    }
refused-offer-open = Ezt már felajánlották.
refused-no-offer = Nincs ilyen ajánlat, amelyre válaszolhatnál.
refused-stale = Közben történt valami: nézd meg újra.
refused-ahead = Ez ennél az asztalnál még nem történt meg.
refused-id-reused = Ezt az üzenetazonosítót már másra használták.
refused-move-id = Az üzenetazonosító 32 hexadecimális számjegyből áll.
refused-rated-bot = Az értékelt játékokat botok nélkül játsszák.
refused-rated-guest = Értékelt játékhoz fiók kell.
refused-rated-device = Az értékelt játékokat külön eszközökön játsszák.
refused-rated-hint = Értékelt játékban nincs tipp.
refused-rated-late = Értékelt játékhoz a kezdés után senki sem csatlakozhat.

## Refusals of the server

refused-nobody = Nem vagy bejelentkezve.
refused-not-found = Itt nincs ilyen.
refused-rate = Egyszerre túl sok kérés. Várj egy kicsit.
refused-origin = Ez a kérés másik oldalról jött.
refused-malformed = Az üzenet nem olvasható ({ $line }. sor, { $column }. oszlop).
refused-too-large = Az üzenet nagyobb, mint { $max } bájt.
refused-query = Ez a cím érvénytelen.
refused-hello-first = A kapcsolatnak hello üzenettel kell kezdődnie.
refused-unavailable = Hiba történt a szerveren.
refused-recovery = Ez a helyreállító link érvénytelen vagy lejárt.
refused-no-account = Nincs fiókod.
refused-has-account = Már van fiókod.
refused-account-name = A felhasználónév 3–24 karakter hosszú lehet: a–z, 0–9, - és _.
refused-account-taken = Ez a felhasználónév foglalt.
refused-password = Hibás felhasználónév vagy jelszó.
refused-old-password = A jelenlegi jelszó hibás.
refused-push-off = Ez a szerver nem küld push-értesítéseket.
refused-push-address = Ez a szerver nem használja ezt az értesítési szolgáltatást.
refused-password-length = A jelszó { $min }–{ $max } karakter hosszú lehet.

## The log of a table

told-table-configured = Megváltoztak az asztal beállításai.
told-table-sat = { $name } csatlakozott.
told-table-left = Szabad lett egy hely: { $seat }.
told-table-renamed = Az új név: { $name }.
told-table-bot = { $level ->
            [random] Egy véletlenszerűen lépő bot csatlakozott.
           *[other] Egy bot csatlakozott ({ $level }).
    }
told-table-bot-named = { $player } csatlakozott ({ $level }).
told-table-started = A játék elkezdődött.
told-table-undone = { $player } visszavonta az utolsó lépést.
told-table-offered = { $offer ->
            [undo] { $player } visszavonná az utolsó lépést.
            [draw] { $player } döntetlent ajánl.
            [pause] { $player } szünetet kér.
            [rematch] { $player } visszavágót szeretne.
           *[other] { $player } ajánlatot tesz.
    }
told-table-accepted = { $player } elfogadja.
told-table-declined = { $player } nem fogadja el.
told-table-withdrawn = { $player } visszavonja az ajánlatot.
told-table-paused = Szünet: az óra áll.
told-table-resumed = A játék folytatódik.
told-table-frozen = Az óra áll: a szerver leáll vagy nem volt elérhető.
told-table-thawed = Az óra újra jár.
told-table-flagged = { $player } ideje lejárt.
told-table-resigned = { $player } feladta.
told-table-abandoned = { $player } elment.
told-table-took-over = { $player } helyett bot játszik.
told-table-handed-back = { $player } újra játszik.
told-table-finished = { $cause ->
            [flagged] A játék véget ért: lejárt az idő.
            [resigned] A játék feladással ért véget.
            [agreed] A játék megegyezéses döntetlen.
            [abandoned] A játék félbeszakadt.
           *[other] A játék véget ért.
    }
told-table-revealed = A keverés titka nyilvános: minden húzás ellenőrizhető.
told-table-rematch = A visszavágó egy új asztalnál lesz.
score-forfeit = A többiek feladták vagy lejárt az idejük

### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Partija dar nebaigta.
refused-started = Partija jau prasidėjo.
refused-not-started = Partija dar neprasidėjo.
refused-paused = Partija sustabdyta.
refused-not-paused = Partija nesustabdyta.
refused-not-seated = Prie šio stalo neturi vietos.
refused-seated = Jau sėdi prie šio stalo.
refused-seat-taken = Vieta { $seat } užimta.
refused-seat-free = Vietoje { $seat } niekas nesėdi.
refused-seat-open = Vieta { $seat } dar laisva.
refused-seats-taken = Kažkas sėdi vietoje, kuri būtų pašalinta.
refused-no-seat = Prie šio stalo nėra vietos { $seat }.
refused-full = Visos vietos užimtos.
refused-invite = Tai privatus stalas: reikia kvietimo nuorodos.
refused-private = Tai privatus stalas: reikia jo nuorodos.
refused-host = Tai gali daryti tik šeimininkas.
refused-forbidden = Tau tai neleidžiama.
refused-not-ready = { $player } dar nepasiruošė.
refused-clock = Toks laikrodžio nustatymas negalimas.
refused-clock-twice = Parinktys jau nustato { $seconds } s ėjimui; kito laikrodžio būti negali.
refused-no-clock = Čia nėra laikrodžio: sekundės ėjimui galioja tik prie serverio stalo.
refused-delay = Žiūrovai gali atsilikti daugiausia tiek ėjimų: { $max }.
refused-delay-seconds = Žiūrovai gali atsilikti daugiausia tiek sekundžių: { $max }.
refused-name = Varde turi būti nuo 1 iki { $max } ženklų.
refused-word = Maišymo žodyje daugiausia { $max } ženklų.
refused-chat-text = Žinutėje turi būti nuo 1 iki { $max } ženklų.
refused-chat-off = Pokalbis prie šio stalo išjungtas; greitosios žinutės veikia.
refused-preset = Žinutės „{ $preset }“ nėra.
refused-team-chat = Prie šio stalo partneriai neturi savo pokalbio.
refused-stand-in = Už tave žaidžia botas. Pirma sugrįžk.
refused-not-replaced = Niekas už tave nežaidžia.
refused-present = Šios vietos žaidėjas dar čia.
refused-gone = Jau išėjai.
refused-out = Tu nebežaidi.
refused-time = Tavo laikas baigėsi.
refused-offer =
    { $offer ->
        [undo] Dabar nieko atšaukti negalima.
        [draw] Dabar lygiųjų siūlyti negalima.
        [pause] Dabar nėra laikrodžio, kurį būtų galima sustabdyti.
        [rematch] Revanšą galima siūlyti, kai partija baigta.
       *[other] Dabar to siūlyti negalima.
    }
refused-offer-open = Tai jau pasiūlyta.
refused-no-offer = Tokio pasiūlymo nėra.
refused-stale = Per tą laiką kažkas įvyko: pažiūrėk dar kartą.
refused-ahead = Prie šio stalo to dar nebuvo.
refused-id-reused = Šis žinutės id jau panaudotas kitkam.
refused-move-id = Žinutės id sudaro 32 šešioliktainiai skaitmenys.
refused-rated-bot = Reitinginės partijos žaidžiamos be botų.
refused-rated-guest = Reitinginėms partijoms reikia paskyros.
refused-rated-device = Reitinginės partijos žaidžiamos atskirais įrenginiais.
refused-rated-hint = Reitinginėse partijose užuominų nėra.
refused-rated-late = Prasidėjus reitinginei partijai prisijungti nebegalima.

## Refusals of the server

refused-nobody = Neprisijungta.
refused-not-found = Čia nieko nėra.
refused-rate = Per daug užklausų vienu metu. Palauk akimirką.
refused-origin = Ši užklausa atėjo iš kitos svetainės.
refused-malformed = Žinutės nepavyko perskaityti (eilutė { $line }, stulpelis { $column }).
refused-too-large = Žinutė didesnė nei { $max } baitų.
refused-query = Šis adresas netinkamas.
refused-hello-first = Ryšys pradedamas žodžiu hello.
refused-unavailable = Serveryje kažkas nepavyko.
refused-recovery = Ši atkūrimo nuoroda negalioja arba jos laikas baigėsi.
refused-no-account = Paskyros neturi.
refused-has-account = Paskyrą jau turi.
refused-account-name = Naudotojo varde yra nuo 3 iki 24 ženklų: a–z, 0–9, - ir _.
refused-account-taken = Šis naudotojo vardas užimtas.
refused-password = Neteisingas naudotojo vardas arba slaptažodis.
refused-old-password = Dabartinis slaptažodis neteisingas.
refused-push-off = Šis serveris nesiunčia pranešimų, kai puslapis užvertas.
refused-push-address = Šis serveris tos pranešimų tarnybos nenaudoja.
refused-password-length = Slaptažodyje turi būti nuo { $min } iki { $max } ženklų.

## The log of a table

told-table-configured = Stalo nustatymai pakeisti.
told-table-sat = { $name } prisijungė.
told-table-left = Vieta { $seat } laisva.
told-table-renamed = Naujas vardas: { $name }.
told-table-bot =
    { $level ->
        [random] Prisijungė atsitiktinai žaidžiantis botas.
       *[other] Prisijungė botas ({ $level }).
    }
told-table-bot-named = { $player } prisijungė ({ $level }).
told-table-started = Partija prasideda.
told-table-undone = { $player } atšaukė paskutinį ėjimą.
told-table-offered =
    { $offer ->
        [undo] { $player } prašo atšaukti paskutinį ėjimą.
        [draw] { $player } siūlo lygiąsias.
        [pause] { $player } prašo pertraukos.
        [rematch] { $player } siūlo revanšą.
       *[other] { $player } kažką siūlo.
    }
told-table-accepted = { $player } sutinka.
told-table-declined = { $player } nesutinka.
told-table-withdrawn = { $player } atsiima pasiūlymą.
told-table-paused = Pertrauka: laikrodis stovi.
told-table-resumed = Partija tęsiama.
told-table-frozen = Laikrodis sustabdytas: serveris stabdomas arba buvo nepasiekiamas.
told-table-thawed = Laikrodis vėl eina.
told-table-flagged = { $player }: laikas baigėsi.
told-table-resigned = { $player } pasidavė.
told-table-abandoned = { $player } išėjo.
told-table-took-over = Vietoj žaidėjo { $player } žaidžia botas.
told-table-handed-back = { $player } vėl žaidžia.
told-table-finished =
    { $cause ->
        [flagged] Partija baigta: žaidėjui baigėsi laikas.
        [resigned] Partija baigta: žaidėjas pasidavė.
        [agreed] Partija baigėsi sutartomis lygiosiomis.
        [abandoned] Partija nutraukta.
       *[other] Partija baigta.
    }
told-table-revealed = Maišymo paslaptis atskleista: kiekvieną traukimą galima patikrinti.
told-table-rematch = Revanšas vyksta prie naujo stalo.
score-forfeit = Kiti pasidavė arba jiems baigėsi laikas

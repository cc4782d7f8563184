### What only the terminal says.

## The terminal

terminal-which-game = Kuris žaidimas?
terminal-how-many = Kiek žaidėjų?
terminal-which-level = Kokio stiprumo turi būti varžovai?
terminal-go-on = Tęsti: { $name }
terminal-choose = { $count ->
    [1] Įvesk 1.
   *[other] Įvesk skaičių nuo 1 iki { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand =
    { $player }: { $points } ({ $count ->
        [one] { $count } kauliukas
        [few] { $count } kauliukai
       *[other] { $count } kauliukų
    })
terminal-hand = Tavo kauliukai: { $tiles }
terminal-your-move = { $count ->
    [1] Tavo ėjimas: galimas tik vienas. Įvesk 1 arba ? – pagalba.
   *[other] Tavo ėjimas: įvesk skaičių nuo 1 iki { $count } arba ? – pagalba.
}
terminal-plain-help = Įvesk skaičių arba ėjimą. Kitos komandos: hint (užuomina), undo (atšaukti), board (lenta), log (žurnalas), quit (išeiti). Išeinant partija išsaugoma.
terminal-curtain = Perduok klaviatūrą: Enter spaudžia { $player }.
terminal-saved = Išsaugota: { $file }.
terminal-over = Partija baigta.
terminal-thinking = { $player } mąsto…
terminal-too-small = Terminale stulpelių { $columns }, eilučių { $rows }; Klots reikia bent 80 stulpelių ir 24 eilučių.
terminal-keys-game = ↑↓ Enter žaisti · r sukti · / filtras · o kiti · h užuomina · u atšaukti · ? pagalba · q išeiti
terminal-keys-menu = ↑↓ rinktis · ←→ keisti · Enter pradėti · q išeiti
terminal-keys-replay = ←→ žingsnis · Home End · q išeiti
terminal-moves = Ėjimai
terminal-log = Žurnalas
terminal-players = Žaidėjai
terminal-filter = Filtras: { $text }
terminal-menu-title = Klots
terminal-menu-game = Žaidimas
terminal-menu-seats = Žaidėjai
terminal-menu-level = Varžovai
terminal-menu-persons = Žmonės prie šio terminalo
terminal-menu-start = Pradėti
terminal-help = Sąrašas rodo visus leistinus ėjimus. ↑ ir ↓ pasirenka ėjimą, o jo vieta pažymima lentoje; r pereina prie kito tos pačios vietos ėjimo. Enter jį atlieka. / ir raidės filtruoja sąrašą, Esc vėl rodo viską. Spustelėjus lentą pasirenkami tos vietos ėjimai. o rodo kitų žaidėjų stalo dalį, h – užuominas, u atšaukia, q išsaugo ir išeina.
terminal-step = Įvykis { $number } iš { $count }
refused-undo = Čia nieko atšaukti negalima: po to buvo traukta arba dar niekas nežaista.
refused-no-hint = Dabar tau nėra ką spręsti.
refused-bot = Boto „{ $bot }“ nėra. Yra: { $possible }.
refused-save-players = Išsaugotoje partijoje nenurodyta, kas žaidžia kiekvienoje vietoje.
save-damaged = Išsaugota partija sugadinta ir padėta į šalį kaip { $file }: { $cause }
terminal-more =
    { $count ->
        [one] dar { $count } eilutė: ↓
        [few] dar { $count } eilutės: ↓
       *[other] dar { $count } eilučių: ↓
    }
terminal-turn-of = Eina { $player }.
terminal-keys-log = l žurnalas
terminal-keys-live = ↑↓ Enter žaisti · / filtras · o kiti · h užuomina · l žurnalas · c pokalbis · u atšaukti · y taip · n ne · ? pagalba · q išeiti
terminal-help-live = Žaidi prie serverio stalo. Sąrašas rodo visus leistinus ėjimus: ↑ ir ↓ pasirenka, Enter atlieka ėjimą, / ir raidės filtruoja. h rodo geriausius ėjimus, l – žurnalą, o – kitų žaidėjų stalo dalį. c atveria pokalbį, u prašo atšaukti, d siūlo lygiąsias, p prašo pertraukos arba ją baigia, y ir n atsako į prašymą, g pasiduoda. Po partijos a siūlo revanšą. q išeina; stalas lieka, ir ta pati komanda grąžina tave į vietą.
terminal-plain-help-live = Įvesk skaičių arba ėjimą. Nuo say 1 iki say 8 – greitosios žinutės, say ir tekstas – sava žinutė; undo prašo atšaukti, draw siūlo lygiąsias, pause prašo pertraukos arba ją baigia, yes ir no atsako; hint rodo geriausius ėjimus; board, log ir presets parodo lentą, žurnalą ir greitąsias žinutes; resign pasiduoda; po partijos again siūlo revanšą; quit išeina, ir ta pati komanda tave grąžina.

## A table of a server

live-table = { $game }, { $server }
live-seated = Sėdi vietoje { $number } kaip { $name }.
live-watching = Stebi partiją.
live-waiting =
    { $count ->
        [one] Laukiama: laisva { $count } vieta.
        [few] Laukiama: laisvos { $count } vietos.
       *[other] Laukiama: laisva { $count } vietų.
    }
live-waiting-ready = Laukiama, kol visi pasiruoš.
live-paused = Partija sustabdyta.
live-lost = Ryšys nutrūko; bandoma vėl…
live-back = Ryšys atkurtas.
live-restart = Serveris paleidžiamas iš naujo ir turėtų grįžti po { $seconds ->
        [one] { $seconds } sekundės
        [few] { $seconds } sekundžių
       *[other] { $seconds } sekundžių
    }.
live-said = { $name }: { $text }
live-said-team = { $name } (partneriui): { $text }
live-asked = { $player } kažko prašo: yes (taip) ar no (ne)?
live-again-key = Revanšas: [a], išeiti: [q].
live-again-word = Revanšui rašyk again, išeiti – quit.
live-resign-sure = Ar tikrai nori pasiduoti? Pasiduoti: [y], žaisti toliau: bet kuris kitas klavišas.
live-choose-preset = Ką nori pasakyti?
live-left = Stalas lieka: „{ $command }“ tave grąžina.
refused-live-link = „{ $link }“ nėra nuoroda į stalą. Nuoroda atrodo taip: { $example }
refused-live-server = Niekas neatsako: { $server }.
refused-live-stranger = Tai, kas atsako adresu { $server }, nėra Klots serveris arba yra kitos versijos.
refused-live-table = Tokio stalo nėra ({ $server }): nuoroda gali būti sena arba ne visa.
refused-live-lost = Ryšys su serveriu { $server } nutrūko ir neatsikūrė.
refused-live-session = Šis seansas baigėsi; prisijunk iš naujo.

## Games that are over
save-foreign = Failas „{ $file }“ nėra išsaugota partija ir liko nepakeistas. { $cause }
terminal-kept = Partija išsaugota faile { $file }; ją skaito klots replay ir klots analyse.
terminal-keys-over = p rezultatas · v peržiūra · l žurnalas · o kiti · n vėl · q išeiti

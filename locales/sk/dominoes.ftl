### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = Klasické domino až po dubl 9-9, pre dvoch až desiatich.
rules-intro-dominoes = Prikladaj kamene na dva konce jedného radu. Vyhráva, kto sa prvý zbaví všetkých kameňov.

## play: options

option-dominoes-starter-draws = Kto začína, ťahá druhý kameň
option-dominoes-starter-draws-about = Kto začína dublom a nemá k nemu vhodný kameň, ťahá, kým vhodný nepotiahne. Ak je to vypnuté, nepridá sa nič.
option-dominoes-may-draw-anyway = Ťahať sa smie vždy
option-dominoes-may-draw-anyway-about = Ťahať sa smie, aj keď je v ruke vhodný kameň. Ak je to vypnuté, musí priložiť každý, kto môže.
option-dominoes-drawing = Keď nič nepasuje
option-dominoes-drawing-about = Či hráč, ktorému nič nepasuje, musí ťahať, alebo smie vynechať. Keď vynechajú všetci po sebe, kolo sa končí.
option-dominoes-drawing-is-must = musí ťahať
option-dominoes-drawing-is-may = smie ťahať alebo vynechať
option-dominoes-double-counts = Dubl v ruke sa ráta ako
option-dominoes-double-counts-about = Za koľko sa na konci kola ráta dubl, ktorý zostal v ruke.
option-dominoes-double-counts-is-once = jedna polovica
option-dominoes-double-counts-is-as_one_pip = jeden bod
option-dominoes-double-counts-is-twice = obe polovice
option-dominoes-match = Zápas na viac kôl
option-dominoes-match-about = Víťaz kola získa body, ktoré zostali ostatným v ruke, kým niekto nedosiahne cieľ.
option-dominoes-target = Cieľ
option-dominoes-target-about = Súčet potrebný na výhru v zápase.

## play: log

told-dominoes-deal = { $count ->
    [one] Kolo { $round }: každý si berie { $count } kameň.
    [few] Kolo { $round }: každý si berie { $count } kamene.
   *[other] Kolo { $round }: každý si berie { $count } kameňov.
}
told-dominoes-start = { $player } začína kameňom { $tile }.
told-dominoes-lay = { $player } prikladá { $tile }. Otvorené konce: { $left } a { $right }.
told-dominoes-out = { $player } prikladá { $tile } a nemá už žiadny kameň.
told-dominoes-block = { $player } prikladá { $tile } a nikto už nemôže priložiť.
told-dominoes-draw = { $player } ťahá zo zásoby.
told-dominoes-drew = { $player } si berie { $tile }.
told-dominoes-drew-hidden = { $player } si berie kameň.
told-dominoes-pass = { $ends ->
    [equal] { $player } vynecháva: nemá { $left }.
   *[two] { $player } vynecháva: nemá { $left } ani { $right }.
}

## play: possible moves

may-dominoes-start = Začať kameňom { $tile }
may-dominoes-lay = Priložiť { $tile } (otvorené konce: { $left } a { $right })
may-dominoes-out = Priložiť { $tile }, svoj posledný kameň
may-dominoes-block = Priložiť { $tile }: potom už nikto nebude môcť priložiť
may-dominoes-draw = Ťahať kameň
may-dominoes-pass = { $ends ->
    [equal] Vynechať: nemáš { $left }
   *[two] Vynechať: nemáš { $left } ani { $right }
}

## play: points

score-dominoes-left = { $tile } zostal v ruke
score-dominoes-double-left = { $tile } zostal v ruke; z dublu sa ráta jedna polovica
score-dominoes-earlier = { $count ->
    [one] Prvé kolo
    [few] Prvé { $count } kolá
   *[other] Prvých { $count } kôl
}
score-dominoes-hand = Kolo { $round }: zostalo v ruke hráča { $player }

## play: hints

reason-dominoes-out = Je to tvoj posledný kameň: kolo je tvoje.
reason-dominoes-starves = { $player } k nemu nemôže mať vhodný kameň.
reason-dominoes-lacks = { $player }: číslo { $number } v ruke chýbalo a odvtedy sa neťahalo.
reason-dominoes-rare = { $count ->
    [0] Všetky kamene s číslom { $number }, ktoré nie sú na stole, máš ty.
    [one] Okrem tvojich zostáva už len { $count } kameň s číslom { $number }.
    [few] Okrem tvojich zostávajú už len { $count } kamene s číslom { $number }.
   *[other] Okrem tvojich zostáva už len { $count } kameňov s číslom { $number }.
}
reason-dominoes-keeps = { $count ->
    [one] Potom bude pasovať jeden tvoj kameň.
    [few] Potom budú pasovať { $count } tvoje kamene.
   *[other] Potom bude pasovať { $count } tvojich kameňov.
}
reason-dominoes-keeps-none = Potom nebude pasovať žiadny z tvojich kameňov.
reason-dominoes-double = Dublov sa neskôr ťažko zbavíš.
reason-dominoes-draw = Nepasuje žiadny tvoj kameň.
reason-dominoes-pass = Nič nepasuje a nie je čo ťahať.

## play: refusals

refused-dominoes-round-over = Kolo sa skončilo.
refused-dominoes-drawing = Práve sa ťahá kameň.
refused-dominoes-start = Kolo sa začína kameňom { $tile }.
refused-dominoes-started = Rad sa už začal.
refused-dominoes-not-held = Kameň { $tile } nemáš.
refused-dominoes-drawn-tile = Potiahnutý kameň { $drawn } pasuje: prilož ho.
refused-dominoes-equal-ends = Na oboch koncoch je { $right }: { $tile } sa dá priložiť len jedným spôsobom.
refused-dominoes-other-end = { $tile } pasuje len na druhý koniec.
refused-dominoes-second = Druhý kameň musí pasovať k začiatočnému dublu; { $tile } nepasuje.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } nepasuje na otvorené konce: na oboch je { $left }.
   *[two] { $tile } nepasuje na otvorené konce { $left } a { $right }.
}
refused-dominoes-stock-empty = Už nie je čo ťahať.
refused-dominoes-must-lay = Máš vhodný kameň: prilož ho.
refused-dominoes-must-draw = Zásoba ešte nie je prázdna: pred vynechaním si potiahni.
refused-dominoes-no-luck = Teraz sa nič neťahá.
refused-dominoes-not-in-stock = { $tile } nie je v zásobe.
refused-dominoes-tile-twice = { $tile } je tu dvakrát.
refused-dominoes-deal = Počet kameňov pre každého: { $count }.
refused-dominoes-hands = „{ $field }“ potrebuje jednu ruku pre každé miesto (spolu { $seats }).

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] Niektorý kameň je na dvoch miestach.
    [line] Kamene v rade k sebe nepasujú.
    [hands] Niektorý hráč má v ruke nemožný počet kameňov.
    [stage] To, čo má nasledovať, nezodpovedá radu a kameňom v rukách.
    [drawn] Potiahnuté kamene nezodpovedajú radu a kameňom v rukách.
    [known] Údaje o kameňoch v ruke nie sú pravdivé.
    [totals] Žiadny zápas nemá takéto kolá a súčty.
    [last] Predošlé kolo sa tak nemohlo skončiť.
   *[other] Takáto pozícia nemôže nastať.
}
text-dominoes-tile = Stĺpec { $column }: očakáva sa kameň, napríklad 9-4.
text-dominoes-which-end = Stĺpec { $column }: { $tile } pasuje na oba konce; napíš left alebo right.

## page: the board

stock-count =
    { $count ->
        [one] { $count } kameň v zásobe
        [few] { $count } kamene v zásobe
       *[other] { $count } kameňov v zásobe
    }
help-dominoes = Vyber kameň z ruky (1 až 9), potom koniec radu: vľavo alebo vpravo.
dominoes-tile = { $left } a { $right }
dominoes-double = dubl { $number }
dominoes-line =
    { $count ->
        [one] Rad, { $count } kameň: { $tiles }
        [few] Rad, { $count } kamene: { $tiles }
       *[other] Rad, { $count } kameňov: { $tiles }
    }
dominoes-ends = Otvorené konce: vľavo { $left }, vpravo { $right }.
dominoes-end =
    { $end ->
        [left] Ľavý koniec: { $number }
        [right] Pravý koniec: { $number }
       *[start] Sem príde prvý kameň
    }
dominoes-choose-tile = Vyber kameň, ktorý pasuje.
dominoes-choose-end = Vľavo či vpravo?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } nepasuje: na oboch koncoch je { $left }.
       *[two] { $tile } nepasuje k číslu { $left } ani { $right }.
    }
dominoes-must-start = Kolo sa začína kameňom { $tile }.
dominoes-must-draw = Nič nepasuje: ťahaj.
dominoes-must-pass = Nič nepasuje a zásoba je prázdna: vynechaj.
dominoes-draw = Ťahať
dominoes-pass = Vynechať
dominoes-sort =
    { $order ->
        [pips] Podľa bodov
        [doubles] Najprv dubly
        [own] Vlastné poradie
       *[drawn] Ako prišli
    }
dominoes-pips-left = Body v ruke: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } ako prvý kameň
       *[end] { $tile } k číslu { $number }
    }

## page: the score pad

pad-dominoes-about = Po každom kole zapíš, koľko bodov komu zostalo v ruke (dubl sa ráta raz). Najnižší súčet vyhráva a získa body ostatných.

## page: what you did

own-dominoes-start = Začínaš kameňom { $tile }.
own-dominoes-lay = Prikladáš { $tile }. Otvorené konce: { $left } a { $right }.
own-dominoes-out = Prikladáš { $tile } a nemáš už žiadny kameň.
own-dominoes-block = Prikladáš { $tile } a nikto už nemôže priložiť.
own-dominoes-draw = Ťaháš zo zásoby.
own-dominoes-drew = Berieš si { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Vynechávaš: nemáš { $left }.
   *[two] Vynechávaš: nemáš { $left } ani { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: prikladaj kamene na oba konce radu. Vyhráva, kto sa prvý zbaví všetkých kameňov.
lesson-dominoes-start = Začína najvyšší dubl. Ak je tvoj, vyber ho a zahraj.
lesson-dominoes-lay = Vyber kameň s číslom otvoreného konca. Ak pasuje na oba konce, koniec si vyberieš.
lesson-dominoes-draw = Ak nič nepasuje, ťahaj, kým niečo nebude pasovať. Ak je zásoba prázdna, vynechávaš ťah.
lesson-dominoes-ends = Dve veľké čísla vždy ukazujú otvorené konce. Ak už nikto nemôže priložiť, vyhráva, kto má v ruke najmenej bodov; dubl sa ráta raz.
lesson-dominoes-free = To je všetko. Hraj ďalej a kedykoľvek si vypýtaj radu.

## book: rules

rules-differ-dominoes = 27 tlačených textov hry Domino Double 9 sa nezhoduje vo všetkom. Začiatok: len chorvátsky hovorí, kto začína, keď nikto nemá dubl (kameň s najväčším počtom bodov); držíme sa ho. Prikladanie: podľa fínskeho a ukrajinského sa vhodný kameň priložiť musí, podľa ostatných sa môže a je na to voľba. Ťahanie: bez vhodného kameňa sa ťahať musí; španielsky a slovinský hovoria, že sa môže, ale kto začne, musí pokračovať. Dubly: na konci sa dubl ráta raz, teda jedna polovica; podľa chorvátskeho sa môže rátať ako jeden bod. Koniec: žiadny nehovorí, kto vyhráva pri rovnakom súčte; tu sa výhra delí. Voľby umožnia hrať aj podľa iných výkladov prikladania, ťahania a dublov.
rules-d1 = Kameňov je 55, od 0-0 po 9-9. Každý si vezme 5; zvyšok tvorí zásobu, lícom nadol. (Výklad: pre dvoch až desiatich hráčov.)
rules-d2 = Začína najvyšší dubl. (Výklad: ak ho nemá nikto, začína kameň s najvyšším súčtom; pri rovnakom ten s väčšou polovicou.)
rules-d3 = Kto začína, vyloží tento dubl a hneď druhý kameň, ktorý k nemu pasuje. (Výklad: ak nepasuje žiadny, nič sa nepridá ani neťahá; voľba ťahanie dovolí. Ak sa začína kameňom, ktorý nie je dubl, vyloží sa len on.)
rules-d4 = Ďalej sa hrá v smere hodinových ručičiek. Ak máš vhodný kameň, priložíš ho na jeden z dvoch otvorených koncov, jeden za ťah.
rules-d5 = Bez vhodného kameňa ťaháš, kým niektorý nebude pasovať, a ten priložíš; ostatné potiahnuté si necháš. Ak je zásoba prázdna a nič nepasuje, vynechávaš ťah. (Výklad: kto môže hrať, musí; voľba dovolí aj tak ťahať.)
rules-d6 = Rad má vždy presne dva otvorené konce, aj pri prvom duble. Smie zahýbať a dubly smú ležať naprieč: mení to len vzhľad.
rules-d7 = Kolo sa končí, keď sa niektorému hráčovi minú kamene, alebo keď nikto nemôže priložiť a zásoba je prázdna.
rules-d8 = Vyhráva, kto sa prvý zbaví všetkých kameňov. Inak vyhráva, kto má v ruke najmenej bodov; z dublu sa ráta len jedna polovica (6-6 je 6). Pri rovnakom súčte sa výhra delí.
rules-d9 = Ak oba konce ukazujú rovnaké číslo, vhodný kameň je jeden ťah, nie dva. Kameň, ktorý pasuje na dva rôzne konce, dáva na výber.
rules-d10 = Voľba: zápas na viac kôl. Víťaz kola získa body, ktoré zostali v rukách ostatných, a kto prvý dosiahne cieľ (100), vyhráva.

## book: captions of the examples

rules-example-dominoes-start = Začína najvyšší dubl a hneď sa priloží kameň, ktorý k nemu pasuje.
rules-example-dominoes-ends = Otvorené sú len dva konce, tu { $left } a { $right }. Dubly ležia naprieč a nič nemenia.
rules-example-dominoes-over = Kolo sa skončilo: vyhráva, kto už nemá kamene. Z dublov, ktoré zostali, sa ráta jedna polovica.

## terminal

terminal-letters-dominoes = [6|2] kameň, <6|6> dubl; rad pokračuje v ďalšom riadku.

## command line

score-dominoes-round = Kolo má v zápase cenu { $points ->
    [one] { $points } bodu
    [few] { $points } bodov
   *[other] { $points } bodov
}: body, ktoré zostali v rukách ostatných

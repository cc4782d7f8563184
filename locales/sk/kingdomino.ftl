### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Postav okolo svojho hradu kráľovstvo z domín a využi každú korunu.
rules-intro-kingdomino = Postav najbohatšie kráľovstvo: ukladaj okolo hradu dominá šiestich krajín a zbieraj koruny.

## play: terms

terrain-wheat = obilie
terrain-forest = les
terrain-water = jazero
terrain-grass = lúka
terrain-swamp = močiar
terrain-mine = baňa
terrain-castle = hrad
terrain-letter-wheat = O
terrain-letter-forest = L
terrain-letter-water = J
terrain-letter-grass = Ú
terrain-letter-swamp = M
terrain-letter-mine = B

## play: options

option-kingdomino-three-players = Pri troch hráčoch
option-kingdomino-three-players-about = Koľko domín leží v rade, keď hrajú traja.
option-kingdomino-three-players-is-lines_of_three = rady po troch, 36 domín
option-kingdomino-three-players-is-lines_of_four = rady po štyroch, všetkých 48; nevybrané sa vyradí
option-kingdomino-first-picks = Prvý výber
option-kingdomino-first-picks-about = V akom poradí si dvaja hráči vyberajú z prvého radu.
option-kingdomino-first-picks-is-lot = králi sa žrebujú
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynastia
option-kingdomino-dynasty-about = Tri hry za sebou; vyhráva najvyšší súčet.
option-kingdomino-middle-kingdom = Stred kráľovstva
option-kingdomino-middle-kingdom-about = 10 bodov navyše za hrad uprostred kráľovstva.
option-kingdomino-middle-kingdom-is-off = vypnuté
option-kingdomino-middle-kingdom-is-rule = rovnako ďaleko doľava ako doprava, nahor ako nadol
option-kingdomino-middle-kingdom-is-reach = žiadne políčko ďalej než 2 od hradu (vo Veľkom súboji 3)
option-kingdomino-middle-kingdom-is-full = hrad uprostred a kráľovstvo v plnej šírke aj výške
option-kingdomino-harmony = Harmónia
option-kingdomino-harmony-about = 5 bodov navyše za úplné kráľovstvo bez odhodeného domina.
option-kingdomino-mighty-duel = Veľký súboj
option-kingdomino-mighty-duel-about = Dvaja hráči, všetkých 48 domín, kráľovstvá 7 × 7.

## play: log

told-kingdomino-kings =
    { $games ->
        [1] Králi sú vyžrebovaní: prvý výber má { $player }.
       *[other] Hra { $game } z { $games }. Králi sú vyžrebovaní: prvý výber má { $player }.
    }
told-kingdomino-row = Ďalšie dominá: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } ukladá domino { $tile }.
        [one] { $player } ukladá domino { $tile } za { $points } bod.
        [few] { $player } ukladá domino { $tile } za { $points } body.
       *[other] { $player } ukladá domino { $tile } za { $points } bodov.
    }
told-kingdomino-discard = { $player } nemá miesto pre domino { $tile } a odhadzuje ho.
told-kingdomino-pick = { $player } si vyberá domino { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Položiť domino { $tile }
        [one] Položiť domino { $tile } za { $points } bod
        [few] Položiť domino { $tile } za { $points } body
       *[other] Položiť domino { $tile } za { $points } bodov
    }
may-kingdomino-discard = Odhodiť domino { $tile }: nikam nepasuje
may-kingdomino-pick = Vybrať si domino { $tile }

## play: points

score-kingdomino-property =
    { $terrain ->
        [wheat] Obilie
        [forest] Les
        [water] Jazero
        [grass] Lúka
        [swamp] Močiar
       *[mine] Baňa
    }: { $squares ->
        [one] { $squares } políčko
        [few] { $squares } políčka
       *[other] { $squares } políčok
    } × { $crowns ->
        [one] { $crowns } koruna
        [few] { $crowns } koruny
       *[other] { $crowns } korún
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Obilie
        [forest] Les
        [water] Jazero
        [grass] Lúka
        [swamp] Močiar
       *[mine] Baňa
    } rastie: { $squares ->
        [one] { $squares } políčko
        [few] { $squares } políčka
       *[other] { $squares } políčok
    } × { $crowns ->
        [one] { $crowns } koruna
        [few] { $crowns } koruny
       *[other] { $crowns } korún
    }
score-kingdomino-middle = Stred kráľovstva: hrad je uprostred
score-kingdomino-middle-lost = Hrad už nie je uprostred
score-kingdomino-harmony = Harmónia: kráľovstvo je úplné
score-kingdomino-harmony-lost = Kráľovstvo už nie je úplné
score-kingdomino-game = Hra { $game }
score-kingdomino-tie = Rovnaký počet bodov: rozhoduje najväčšie územie ({ $squares ->
    [one] { $squares } políčko
    [few] { $squares } políčka
   *[other] { $squares } políčok
}), potom koruny ({ $crowns })

## play: hints

reason-kingdomino-points =
    { $points ->
        [one] Hneď prinesie { $points } bod.
        [few] Hneď prinesie { $points } body.
       *[other] Hneď prinesie { $points } bodov.
    }
reason-kingdomino-middle = Hrad zostane uprostred.
reason-kingdomino-no-hole = Nezanechá políčko, ktoré sa nedá zaplniť.
reason-kingdomino-holes =
    { $count ->
        [one] Zanechá { $count } políčko, ktoré sa nedá zaplniť.
        [few] Zanechá { $count } políčka, ktoré sa nedajú zaplniť.
       *[other] Zanechá { $count } políčok, ktoré sa nedajú zaplniť.
    }
reason-kingdomino-no-place = Pre domino { $tile } nie je miesto.
reason-kingdomino-would-bring =
    { $points ->
        [one] Môže hneď priniesť { $points } bod.
        [few] Môže hneď priniesť { $points } body.
       *[other] Môže hneď priniesť { $points } bodov.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Má { $count } korunu.
        [few] Má { $count } koruny.
       *[other] Má { $count } korún.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } môže s ním získať { $points } bod.
        [few] { $player } môže s ním získať { $points } body.
       *[other] { $player } môže s ním získať { $points } bodov.
    }
reason-kingdomino-order =
    { $place ->
        [1] Tvoj ťah v ďalšom kole je prvý.
        [2] Tvoj ťah v ďalšom kole je druhý.
        [3] Tvoj ťah v ďalšom kole je tretí.
       *[other] Tvoj ťah v ďalšom kole je posledný.
    }

## play: refusals

refused-kingdomino-over = Hra sa skončila.
refused-kingdomino-luck = Najprv sa musia vyžrebovať dominá alebo králi.
refused-kingdomino-place-first = Najprv polož svoje domino, potom si vyber ďalšie.
refused-kingdomino-pick-now = Tvoje domino je už položené; teraz si vyber ďalšie.
refused-kingdomino-other-domino = Máš položiť domino { $own }, nie { $tile }.
refused-kingdomino-not-in-row = Domino { $tile } nie je v rade na výber.
refused-kingdomino-taken = Na domine { $tile } už stojí kráľ.
refused-kingdomino-backwards = Obe polovice domina { $tile } sú rovnaké: zapíš ho smerom na východ alebo na juh.
refused-kingdomino-covered = To políčko je už obsadené.
refused-kingdomino-outside = Kráľovstvo by malo { $across } × { $down } políčok; musí sa zmestiť do { $size } × { $size }.
refused-kingdomino-unmatched =
    Ani jedna polovica sa nedotýka hradu ani svojej krajiny ({ $left ->
        [wheat] obilie
        [forest] les
        [water] jazero
        [grass] lúka
        [swamp] močiar
       *[mine] baňa
    }, { $right ->
        [wheat] obilie
        [forest] les
        [water] jazero
        [grass] lúka
        [swamp] močiar
       *[mine] baňa
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Domino { $tile } sa dá položiť { $count } spôsobom, preto sa položiť musí.
        [few] Domino { $tile } sa dá položiť { $count } spôsobmi, preto sa položiť musí.
       *[other] Domino { $tile } sa dá položiť { $count } spôsobmi, preto sa položiť musí.
    }
refused-kingdomino-no-luck = Teraz sa nič nežrebuje.
refused-kingdomino-row-twice = Domino { $tile } je v rade dvakrát.
refused-kingdomino-row-seen = Domino { $tile } už bolo vyložené.
refused-kingdomino-row-count = Domín v rade: { $count }, nie { $written }.
refused-kingdomino-lot-count = Kráľov na žrebovanie: { $count }, nie { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } musí mať v poradí { $kings } kráľa.
        [few] { $player } musí mať v poradí { $kings } kráľov.
       *[other] { $player } musí mať v poradí { $kings } kráľov.
    }
refused-kingdomino-kings-snake = Pre dvoch hráčov táto voľba určuje poradie A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = „{ $text }“ sa v tejto pozícii nedá prečítať.
refused-kingdomino-position-missing = V pozícii chýba časť „{ $section }“.
refused-kingdomino-position-twice = Domino { $tile } je na dvoch miestach.
refused-kingdomino-position-order = Dominá v rade musia byť zoradené od najnižšieho čísla.
refused-kingdomino-position-kings = Počet kráľov hráča { $player } nesedí.
refused-kingdomino-position-count = Počet domín nesedí.
refused-kingdomino-position-kingdom = Kráľovstvo hráča { $player } sa podľa pravidiel nedá postaviť.
refused-kingdomino-position-stage = Fáza hry nezodpovedá radom na stole.
refused-kingdomino-position-past = Výsledky dohraných hier tejto Dynastie nesedia.
text-kingdomino-move = Ťah sa píše ako „48@1,0>e“, „discard 48“ alebo „pick 48“.
text-kingdomino-direction = Smer je e, s, w alebo n.

## page: the board

help-kingdomino = Vyber zvýraznené políčko; domino sa tam ukáže so svojimi bodmi. Otoč ho a zahraj. D prejde na dominá na výber, P na tvoje kráľovstvo.
kingdomino-current = Na položenie
kingdomino-round = Kolo { $round } z { $rounds }
kingdomino-game = Hra { $game } z { $games }
kingdomino-next = Na výber
kingdomino-done = hotovo
kingdomino-castle = hrad
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } s { $crowns } korunou
        [few] { $terrain } s { $crowns } korunami
       *[other] { $terrain } s { $crowns } korunami
    }
kingdomino-tile = domino { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } vpravo
        [left] { $x } vľavo
       *[none] { "" }
    } { $along ->
        [down] { $y } dole
        [up] { $y } hore
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] prázdne
        [one] prázdne, { $ways } spôsob položenia
        [few] prázdne, { $ways } spôsoby položenia
       *[other] prázdne, { $ways } spôsobov položenia
    }
kingdomino-kingdom =
    { $points ->
        [one] Kráľovstvo hráča { $player }, { $points } bod
        [few] Kráľovstvo hráča { $player }, { $points } body
       *[other] Kráľovstvo hráča { $player }, { $points } bodov
    }
kingdomino-enlarge =
    { $points ->
        [one] Pozrieť si kráľovstvo hráča { $player }, { $points } bod
        [few] Pozrieť si kráľovstvo hráča { $player }, { $points } body
       *[other] Pozrieť si kráľovstvo hráča { $player }, { $points } bodov
    }
kingdomino-own-again = Späť do môjho kráľovstva
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – zatiaľ bez koruny
       *[no] { $gain }
    }
kingdomino-choose-place = Polož { $tile }.
kingdomino-choose-tile = Vyber si domino do ďalšieho kola.
kingdomino-no-place = Domino { $number } nikam nepasuje a musí sa odhodiť.
kingdomino-discard = Odhodiť { $number }
kingdomino-next-order = Tvoje poradie pri výbere v ďalšom kole: { $place }.
kingdomino-one-way = Sem pasuje len takto.
kingdomino-not-here = Domino sem nepasuje.
kingdomino-move-pick = Vybrať { $tile }
kingdomino-move-discard = Odhodiť domino { $number }
kingdomino-move-place = { $left }: { $a }, { $right }: { $b }
kingdomino-move-place-gain = { $left }: { $a }, { $right }: { $b } ({ $gain })
kingdomino-next-between = Tvoje poradie pri výbere v ďalšom kole: { $first } až { $last }, podľa voľby ostatných.
kingdomino-moment = Hotové územie: { $points }
kingdomino-to-come = Dominá, ktoré ešte prídu
kingdomino-to-come-about = Už vyložené sú stlmené. Ešte sa odkryje: { $count }.

## page: the score pad

pad-terrain = Krajina
pad-crowns = Koruny
pad-empty = prázdne
pad-kingdom = Kráľovstvo
pad-size = { $size } × { $size } políčok
pad-kingdomino-about = Vyber krajinu a jej koruny, potom ťukaj na políčka kráľovstva.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Králi sú vyžrebovaní: prvý výber máš ty.
       *[other] Hra { $game } z { $games }. Králi sú vyžrebovaní: prvý výber máš ty.
    }
own-kingdomino-place =
    { $points ->
        [0] Ukladáš domino { $tile }.
        [one] Ukladáš domino { $tile } za { $points } bod.
        [few] Ukladáš domino { $tile } za { $points } body.
       *[other] Ukladáš domino { $tile } za { $points } bodov.
    }
own-kingdomino-discard = Nemáš miesto pre domino { $tile } a odhadzuješ ho.
own-kingdomino-pick = Vyberáš si domino { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Vitaj, Veličenstvo! Postav okolo svojho hradu kráľovstvo z domín. Krajina má cenu, len ak nesie koruny.
lesson-kingdomino-pick = Vyber si domino z radu: ťukni naň a potom ho zahraj. Nízke čísla ti dajú skorší výber v ďalšom kole; vysoké nesú viac korún.
lesson-kingdomino-order = Na tom domine teraz stojí tvoj kráľ. Králi sú na ťahu podľa čísel, od najnižšieho po najvyššie.
lesson-kingdomino-place = Teraz polož svoje domino na niektoré zo zvýraznených políčok; číslo ukazuje, koľko bodov prinesie. Otočíš ho pomocou ↻, kolieskom myši alebo klávesom R.
lesson-kingdomino-match = Jedna polovica sa musí dotýkať rovnakej krajiny alebo hradu. Skús zväčšiť krajinu, ktorá má koruny.
lesson-kingdomino-points = Každá súvislá krajina dáva počet políčok krát počet korún: štyri políčka lesa s dvoma korunami dajú osem bodov.
lesson-kingdomino-limit = Kráľovstvo sa musí zmestiť do štvorca päť krát päť políčok. Domino, ktoré nikam nepasuje, sa odhodí, preto nenechávaj úzke medzery.
lesson-kingdomino-free = To je všetko. Hraj ďalej a kedykoľvek si vypýtaj radu.

## book: rules

rules-k1 = Kingdomino je pre dvoch, troch alebo štyroch hráčov. Každý stavia kráľovstvo okolo jedného políčka s hradom.
rules-k2 = Dvaja hráči majú po dvoch kráľoch; traja alebo štyria po jednom.
rules-k3 = Domín je 48, s číslami 1 až 48. Štyria hráči použijú všetky, traja 36, dvaja 24; zvyšok sa vyradí bez odkrytia. (Výklad: tlačený počet pre troch hráčov, 38, je tlačová chyba.) Voľba: traja použijú všetkých 48 v radoch po štyroch a domino, ktoré si nikto nevybral, sa vyradí.
rules-k4 = V rade je toľko domín, koľko je kráľov: štyri pri dvoch alebo štyroch hráčoch, tri pri troch. Ležia podľa čísel, najnižšie navrchu.
rules-k5 = Pre prvý rad sa vyžrebuje poradie kráľov; v tomto poradí sa každý postaví na voľné domino. Na domine stojí len jeden kráľ. Voľba pre dvoch: poradie A, B, B, A.
rules-k6 = Keď sú všetky dominá radu vybrané, vyloží sa ďalší rad, kým nejaké dominá zostávajú.
rules-k7 = Poradie ťahov je poradie kráľov v rade zhora.
rules-k8 = Vo svojom ťahu najprv polož domino spod svojho kráľa do svojho kráľovstva, potom postav kráľa na voľné domino ďalšieho radu.
rules-k9 = Pri dvoch hráčoch má každý v kole dva ťahy, za každého kráľa jeden.
rules-k10 = Hra má dvanásť kôl; pri dvoch hráčoch šesť (vo Veľkom súboji dvanásť).
rules-k11 = V poslednom kole už nie je čo vyberať: domino len položíš.
rules-k12 = Domino zakryje dve voľné susedné políčka v ktoromkoľvek zo štyroch smerov.
rules-k13 = Aspoň jedna polovica sa musí stranou dotýkať hradu alebo políčka rovnakej krajiny. Stačí jedna zhoda; ostatné strany sa zhodovať nemusia.
rules-k14 = Celé kráľovstvo s hradom sa musí zmestiť do štvorca 5 × 5 (7 × 7 vo Veľkom súboji). Hrad v ňom môže skončiť kdekoľvek.
rules-k15 = Domino, ktoré sa dá položiť, sa položiť musí, kamkoľvek pasuje. Ak nepasuje nikam, odhodí sa; potom vyberáš ako zvyčajne. Medzery môžu zostať.
rules-k16 = Políčka jednej krajiny spojené stranami tvoria územie. Dáva počet políčok krát počet korún; bez koruny nedáva nič. Z jednej krajiny môžeš mať viac území. Hrad nepatrí k žiadnemu.
rules-k17 = Vyhráva, kto má najviac bodov. Pri zhode rozhodne najväčšie územie, potom počet korún; ak je aj ten rovnaký, víťazstvo sa delí.
rules-k18 = Dynastia: tri hry za sebou, vyhráva najvyšší súčet. Pri rovnakom súčte sa víťazstvo delí. Pred každou hrou sa králi žrebujú nanovo.
rules-k19 = Stred kráľovstva: 10 bodov navyše, ak je hrad v strede kráľovstva. (Výklad: rovnako ďaleko od ľavého kraja toho, čo je položené, ako od pravého a od horného ako od dolného.) Dva iné výklady ponúkajú voľby.
rules-k20 = Harmónia: 5 bodov navyše, ak sa nič neodhodilo a kráľovstvo je úplné: všetky dominá položené a štvorec plný.
rules-k21 = Veľký súboj: dvaja hráči použijú všetkých 48 domín a stavajú kráľovstvá 7 × 7 v dvanástich kolách po štyroch.

## book: captions of the examples

rules-example-kingdomino-tiles = Domino má dve polovice, každú s krajinou a prípadne korunami. Číslo rozhoduje o poradí.
rules-example-kingdomino-row = Králi sú na ťahu v poradí čísel. Po položení domina sa kráľ postaví na voľné domino ďalšieho radu.
rules-example-kingdomino-match = Stačí jedna zhodná strana: domino { $tile } sa svojej krajiny dotýka len jednou polovicou.
rules-example-kingdomino-scoring = Toto kráľovstvo má { $points } bodov: každé územie dáva počet políčok krát počet korún.
rules-example-kingdomino-complete = Úplné kráľovstvo s hradom v strede má s oboma variantmi { $points } bodov.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } obilie, { terrain-letter-forest } les, { terrain-letter-water } jazero, { terrain-letter-grass } lúka, { terrain-letter-swamp } močiar, { terrain-letter-mine } baňa, s počtom korún; ♜ hrad; ♔ a číslo: kráľ toho hráča.

## command line

refused-score-castle = Kráľovstvo má práve jeden hrad; zapíš ho ako „C“.
refused-score-mixed = Zapíš kráľovstvo buď ako mapu, alebo ako dominá, nie oboje.

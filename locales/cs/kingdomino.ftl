### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Postav kolem svého hradu království z domin a využij každou korunu.
rules-intro-kingdomino = Postav nejbohatší království: pokládej domina šesti krajin kolem svého hradu a sbírej koruny.

## play: terms

terrain-wheat = obilí
terrain-forest = les
terrain-water = jezero
terrain-grass = pastvina
terrain-swamp = bažina
terrain-mine = důl
terrain-castle = hrad
terrain-letter-wheat = O
terrain-letter-forest = L
terrain-letter-water = J
terrain-letter-grass = P
terrain-letter-swamp = B
terrain-letter-mine = D

## play: options

option-kingdomino-three-players = Ve třech
option-kingdomino-three-players-about = Kolik domin leží v řadě, když hrají tři.
option-kingdomino-three-players-is-lines_of_three = řady po třech, 36 domin
option-kingdomino-three-players-is-lines_of_four = řady po čtyřech, všech 48; nevybrané se vyřadí
option-kingdomino-first-picks = První výběr
option-kingdomino-first-picks-about = V jakém pořadí dva hráči vybírají z první řady.
option-kingdomino-first-picks-is-lot = králové se losují
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynastie
option-kingdomino-dynasty-about = Tři hry po sobě; vyhrává nejvyšší součet.
option-kingdomino-middle-kingdom = Říše středu
option-kingdomino-middle-kingdom-about = 10 bodů navíc za hrad uprostřed království.
option-kingdomino-middle-kingdom-is-off = vypnuto
option-kingdomino-middle-kingdom-is-rule = doleva stejně daleko jako doprava, nahoru jako dolů
option-kingdomino-middle-kingdom-is-reach = žádné pole dál než 2 od hradu (ve Velkém souboji 3)
option-kingdomino-middle-kingdom-is-full = hrad uprostřed a království v plné šířce i výšce
option-kingdomino-harmony = Harmonie
option-kingdomino-harmony-about = 5 bodů navíc za úplné království bez odhozeného domina.
option-kingdomino-mighty-duel = Velký souboj
option-kingdomino-mighty-duel-about = Dva hráči, všech 48 domin, království 7 × 7.

## play: log

told-kingdomino-kings =
    { $games ->
        [1] Králové jsou vylosovaní: první vybírá { $player }.
       *[other] Hra { $game } z { $games }. Králové jsou vylosovaní: první vybírá { $player }.
    }
told-kingdomino-row = Další domina: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } pokládá domino { $tile }.
        [one] { $player } pokládá domino { $tile } za { $points } bod.
        [few] { $player } pokládá domino { $tile } za { $points } body.
       *[other] { $player } pokládá domino { $tile } za { $points } bodů.
    }
told-kingdomino-discard = { $player } nemá místo pro domino { $tile } a odhazuje ho.
told-kingdomino-pick = { $player } vybírá domino { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Položit domino { $tile }
        [one] Položit domino { $tile } za { $points } bod
        [few] Položit domino { $tile } za { $points } body
       *[other] Položit domino { $tile } za { $points } bodů
    }
may-kingdomino-discard = Odhodit domino { $tile }: nikam se nehodí
may-kingdomino-pick = Vybrat domino { $tile }

## play: points

score-kingdomino-property =
    { $terrain ->
        [wheat] Obilí
        [forest] Les
        [water] Jezero
        [grass] Pastvina
        [swamp] Bažina
       *[mine] Důl
    }: { $squares ->
        [one] { $squares } pole
        [few] { $squares } pole
       *[other] { $squares } polí
    } × { $crowns ->
        [one] { $crowns } koruna
        [few] { $crowns } koruny
       *[other] { $crowns } korun
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Obilí
        [forest] Les
        [water] Jezero
        [grass] Pastvina
        [swamp] Bažina
       *[mine] Důl
    } roste na { $squares ->
        [one] { $squares } pole
        [few] { $squares } pole
       *[other] { $squares } polí
    } × { $crowns ->
        [one] { $crowns } korunu
        [few] { $crowns } koruny
       *[other] { $crowns } korun
    }
score-kingdomino-middle = Říše středu: hrad je uprostřed
score-kingdomino-middle-lost = Hrad už není uprostřed
score-kingdomino-harmony = Harmonie: království je úplné
score-kingdomino-harmony-lost = Království už není úplné
score-kingdomino-game = Hra { $game }
score-kingdomino-tie = Stejně bodů: rozhoduje největší panství ({ $squares ->
    [one] { $squares } pole
    [few] { $squares } pole
   *[other] { $squares } polí
}), pak koruny ({ $crowns })

## play: hints

reason-kingdomino-points =
    { $points ->
        [one] Hned přinese { $points } bod.
        [few] Hned přinese { $points } body.
       *[other] Hned přinese { $points } bodů.
    }
reason-kingdomino-middle = Hrad zůstane uprostřed.
reason-kingdomino-no-hole = Nenechá pole, které by nešlo zaplnit.
reason-kingdomino-holes =
    { $count ->
        [one] Nechá { $count } pole, které nejde zaplnit.
        [few] Nechá { $count } pole, která nejde zaplnit.
       *[other] Nechá { $count } polí, která nejde zaplnit.
    }
reason-kingdomino-no-place = Pro domino { $tile } není místo.
reason-kingdomino-would-bring =
    { $points ->
        [one] Může hned přinést { $points } bod.
        [few] Může hned přinést { $points } body.
       *[other] Může hned přinést { $points } bodů.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Má { $count } korunu.
        [few] Má { $count } koruny.
       *[other] Má { $count } korun.
    }
reason-kingdomino-denies =
    { $points ->
        [one] Soupeři by přineslo { $points } bod ({ $player }).
        [few] Soupeři by přineslo { $points } body ({ $player }).
       *[other] Soupeři by přineslo { $points } bodů ({ $player }).
    }
reason-kingdomino-order =
    { $place ->
        [1] V dalším kole je tvůj tah první.
        [2] V dalším kole je tvůj tah druhý.
        [3] V dalším kole je tvůj tah třetí.
       *[other] V dalším kole je tvůj tah poslední.
    }

## play: refusals

refused-kingdomino-over = Hra skončila.
refused-kingdomino-luck = Nejdřív se musí vylosovat domina nebo králové.
refused-kingdomino-place-first = Nejdřív polož své domino, pak vyber další.
refused-kingdomino-pick-now = Tvé domino už je položené; teď vyber další.
refused-kingdomino-other-domino = K položení máš domino { $own }, ne { $tile }.
refused-kingdomino-not-in-row = Domino { $tile } není v řadě na výběr.
refused-kingdomino-taken = Na dominu { $tile } už stojí král.
refused-kingdomino-backwards = Obě poloviny domina { $tile } jsou stejné: zapiš ho směrem na východ nebo na jih.
refused-kingdomino-covered = To pole už je zakryté.
refused-kingdomino-outside = Království by mělo { $across } × { $down } polí; musí se vejít do { $size } × { $size }.
refused-kingdomino-unmatched =
    Žádná polovina se nedotýká hradu ani své krajiny ({ $left ->
        [wheat] obilí
        [forest] les
        [water] jezero
        [grass] pastvina
        [swamp] bažina
       *[mine] důl
    }, { $right ->
        [wheat] obilí
        [forest] les
        [water] jezero
        [grass] pastvina
        [swamp] bažina
       *[mine] důl
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Domino { $tile } lze položit { $count } způsobem, musí se tedy položit.
        [few] Domino { $tile } lze položit { $count } způsoby, musí se tedy položit.
       *[other] Domino { $tile } lze položit { $count } způsoby, musí se tedy položit.
    }
refused-kingdomino-no-luck = Teď se nic nelosuje.
refused-kingdomino-row-twice = Domino { $tile } je v řadě dvakrát.
refused-kingdomino-row-seen = Domino { $tile } už bylo vyložené.
refused-kingdomino-row-count = Domin v řadě: { $count }, ne { $written }.
refused-kingdomino-lot-count = Králů k losování: { $count }, ne { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } musí mít v pořadí { $kings } krále.
        [few] { $player } musí mít v pořadí { $kings } krále.
       *[other] { $player } musí mít v pořadí { $kings } králů.
    }
refused-kingdomino-kings-snake = Pro dva hráče tato volba určuje pořadí A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = V tomto postavení nelze přečíst „{ $text }“.
refused-kingdomino-position-missing = V postavení chybí část „{ $section }“.
refused-kingdomino-position-twice = Domino { $tile } je na dvou místech.
refused-kingdomino-position-order = Domina v řadě musí být seřazená od nejnižšího čísla.
refused-kingdomino-position-kings = Počet králů hráče { $player } nesouhlasí.
refused-kingdomino-position-count = Počet domin nesouhlasí.
refused-kingdomino-position-kingdom = Království hráče { $player } nelze podle pravidel postavit.
refused-kingdomino-position-stage = Fáze hry neodpovídá řadám na stole.
refused-kingdomino-position-past = Výsledky dohraných her této Dynastie nesouhlasí.
text-kingdomino-move = Tah napiš jako „48@1,0>e“, „discard 48“ nebo „pick 48“.
text-kingdomino-direction = Směr je e, s, w nebo n.

## page: the board

help-kingdomino = Vyber zvýrazněné pole; domino se tam ukáže i s body. Otoč ho a zahraj. D vede k dominům na výběr, P do tvého království.
kingdomino-current = K položení
kingdomino-round = Kolo { $round } z { $rounds }
kingdomino-game = Hra { $game } z { $games }
kingdomino-next = Na výběr
kingdomino-done = hotovo
kingdomino-castle = hrad
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } s { $crowns } korunou
        [few] { $terrain } se { $crowns } korunami
       *[other] { $terrain } s { $crowns } korunami
    }
kingdomino-tile = domino { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } doprava
        [left] { $x } doleva
       *[none] { "" }
    } { $along ->
        [down] { $y } dolů
        [up] { $y } nahoru
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] prázdné
        [one] prázdné, { $ways } možnost položení
        [few] prázdné, { $ways } možnosti položení
       *[other] prázdné, { $ways } možností položení
    }
kingdomino-kingdom =
    { $points ->
        [one] Království hráče { $player }, { $points } bod
        [few] Království hráče { $player }, { $points } body
       *[other] Království hráče { $player }, { $points } bodů
    }
kingdomino-enlarge =
    { $points ->
        [one] Ukázat království hráče { $player }, { $points } bod
        [few] Ukázat království hráče { $player }, { $points } body
       *[other] Ukázat království hráče { $player }, { $points } bodů
    }
kingdomino-own-again = Zpět do mého království
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – zatím bez koruny
       *[no] { $gain }
    }
kingdomino-choose-place = Polož { $tile }.
kingdomino-choose-tile = Vyber domino pro další kolo.
kingdomino-no-place = Domino { $number } se nikam nehodí a musí se odhodit.
kingdomino-discard = Odhodit { $number }
kingdomino-next-order = Tvé pořadí při výběru v dalším kole: { $place }.
kingdomino-one-way = Sem se hodí jen takhle.
kingdomino-not-here = Sem se domino nehodí.
kingdomino-move-pick = Vybrat { $tile }
kingdomino-move-discard = Odhodit domino { $number }
kingdomino-move-place = { $left }: { $a }, { $right }: { $b }
kingdomino-move-place-gain = { $left }: { $a }, { $right }: { $b } ({ $gain })
kingdomino-next-between = Tvé pořadí při výběru v dalším kole: { $first } až { $last }, podle volby ostatních.
kingdomino-moment = Hotové panství: { $points }
kingdomino-to-come = Domina, která teprve přijdou
kingdomino-to-come-about = Už vyložená jsou ztlumená. Ještě se odkryje: { $count }.

## page: the score pad

pad-terrain = Krajina
pad-crowns = Koruny
pad-empty = prázdné
pad-kingdom = Království
pad-size = { $size } × { $size } polí
pad-kingdomino-about = Vyber krajinu a její koruny, pak klepej na pole království.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Králové jsou vylosovaní: první vybíráš ty.
       *[other] Hra { $game } z { $games }. Králové jsou vylosovaní: první vybíráš ty.
    }
own-kingdomino-place =
    { $points ->
        [0] Pokládáš domino { $tile }.
        [one] Pokládáš domino { $tile } za { $points } bod.
        [few] Pokládáš domino { $tile } za { $points } body.
       *[other] Pokládáš domino { $tile } za { $points } bodů.
    }
own-kingdomino-discard = Nemáš místo pro domino { $tile } a odhazuješ ho.
own-kingdomino-pick = Vybíráš domino { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Vítej, Veličenstvo! Postav kolem svého hradu království z domin. Území má cenu, jen když nese koruny.
lesson-kingdomino-pick = Vyber domino z řady: klepni na něj a zahraj. S nízkým číslem vybíráš v dalším kole dřív; vysoká čísla nesou víc korun.
lesson-kingdomino-order = Tvůj král teď stojí na tom dominu. Králové jsou na tahu podle čísel, od nejnižšího po nejvyšší.
lesson-kingdomino-place = Teď polož své domino na některé ze zvýrazněných polí; číslo ukazuje, kolik bodů přinese. Otočíš ho pomocí ↻, kolečkem myši nebo klávesou R.
lesson-kingdomino-match = Jedna polovina se musí dotýkat své krajiny nebo hradu. Zkus zvětšit krajinu, která má koruny.
lesson-kingdomino-points = Každá souvislá krajina přináší počet polí krát počet korun: čtyři pole lesa se dvěma korunami dají osm bodů.
lesson-kingdomino-limit = Království se musí vejít do čtverce pět krát pět polí. Domino, které se nikam nehodí, se odhodí, nenechávej proto úzké mezery.
lesson-kingdomino-free = To je vše. Hraj dál a kdykoli požádej o radu.

## book: rules

rules-k1 = Kingdomino je pro dva, tři nebo čtyři hráče. Každý staví království kolem jednoho pole s hradem.
rules-k2 = Dva hráči mají po dvou králích, tři nebo čtyři po jednom.
rules-k3 = Domin je 48, s čísly 1 až 48. Ve čtyřech se použijí všechna, ve třech 36, ve dvou 24; zbytek se bez odkrytí vyřadí. (Výklad: tištěný počet pro tři hráče, 38, je tisková chyba.) Volba: tři hráči použijí všech 48 v řadách po čtyřech a to, které si nikdo nevybral, se vyřadí.
rules-k4 = Řada má tolik domin, kolik je králů: čtyři pro dva nebo čtyři hráče, tři pro tři. Leží seřazená podle čísla, nejnižší nahoře.
rules-k5 = Pro první řadu se vylosuje pořadí králů; v tomto pořadí se každý postaví na volné domino. Na dominu stojí jen jeden král. Volba pro dva hráče: pořadí A, B, B, A.
rules-k6 = Když je každé domino řady vybrané, vyloží se další řada, dokud nějaká domina zbývají.
rules-k7 = Pořadí tahů je pořadí králů v řadě, odshora.
rules-k8 = Ve svém tahu nejprve polož do svého království domino zpod svého krále, pak postav krále na volné domino další řady.
rules-k9 = Ve dvou má každý v kole dva tahy, za každého krále jeden.
rules-k10 = Hra má dvanáct kol; ve dvou jich má šest (ve Velkém souboji dvanáct).
rules-k11 = V posledním kole už není co vybírat: jen položíš své domino.
rules-k12 = Domino zakryje dvě volná sousední pole, v kterémkoli ze čtyř směrů.
rules-k13 = Aspoň jedna polovina se musí stranou dotýkat hradu nebo pole své krajiny. Jedna shoda stačí; ostatní strany se shodovat nemusí.
rules-k14 = Celé království i s hradem se musí vejít do čtverce 5 × 5 (ve Velkém souboji 7 × 7). Hrad v něm může skončit kdekoli.
rules-k15 = Domino, které lze položit, se položit musí, kamkoli se hodí. Když se nehodí nikam, odhodí se; pak vybíráš jako obvykle. Mezery mohou zůstat.
rules-k16 = Pole jedné krajiny spojená stranami tvoří panství. Přináší počet polí krát počet korun; bez koruny nepřináší nic. Panství jedné krajiny můžeš mít více. Hrad nepatří k žádnému.
rules-k17 = Vyhrává, kdo má nejvíc bodů. Při shodě rozhoduje největší jednotlivé panství, pak počet korun; je-li i ten stejný, je vítězství společné.
rules-k18 = Dynastie: tři hry po sobě, vyhrává nejvyšší součet. Při stejném součtu je vítězství společné. Pro každou hru se králové losují znovu.
rules-k19 = Říše středu: 10 bodů navíc, je-li hrad ve středu království. (Výklad: stejně daleko od levého okraje toho, co je položeno, jako od pravého a od horního jako od dolního.) Dva jiné výklady nabízejí volby.
rules-k20 = Harmonie: 5 bodů navíc, když se nic neodhodilo a království je úplné: všechna domina položená a čtverec plný.
rules-k21 = Velký souboj: dva hráči použijí všech 48 domin a staví království 7 × 7 ve dvanácti kolech po čtyřech.

## book: captions of the examples

rules-example-kingdomino-tiles = Domino má dvě poloviny, každou s krajinou a někdy s korunami. O pořadí rozhoduje číslo.
rules-example-kingdomino-row = Králové jsou na tahu v pořadí čísel. Po položení domina se král postaví na volné domino další řady.
rules-example-kingdomino-match = Stačí jedna shodná strana: domino { $tile } se své krajiny dotýká jen jednou polovinou.
rules-example-kingdomino-scoring = Toto království má { $points } bodů: každé panství přináší počet polí krát počet korun.
rules-example-kingdomino-complete = Úplné království s hradem uprostřed má s oběma variantami { $points } bodů.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } obilí, { terrain-letter-forest } les, { terrain-letter-water } jezero, { terrain-letter-grass } pastvina, { terrain-letter-swamp } bažina, { terrain-letter-mine } důl, s počtem korun; ♜ hrad; ♔ a číslo: král toho hráče.

## command line

refused-score-castle = Království má právě jeden hrad; zapiš ho jako „C“.
refused-score-mixed = Zapiš království buď jako mapu, nebo jako domina, ne obojí.

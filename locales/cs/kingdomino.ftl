### Kingdomino

terrain-wheat = obilí
terrain-forest = les
terrain-water = jezero
terrain-grass = pastvina
terrain-swamp = bažina
terrain-mine = důl
terrain-castle = hrad

option-kingdomino-three-players = Ve třech
option-kingdomino-three-players-about = Kolik domin leží v řadě, když hrají tři.
option-kingdomino-three-players-is-lines_of_three = řady po třech, 36 domin
option-kingdomino-three-players-is-lines_of_four = řady po čtyřech, všech 48; nevybrané opustí hru
option-kingdomino-first-picks = První výběr
option-kingdomino-first-picks-about = V jakém pořadí dva hráči vybírají z první řady.
option-kingdomino-first-picks-is-lot = králové se losují
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynastie
option-kingdomino-dynasty-about = Tři hry po sobě; vyhrává nejvyšší součet.
option-kingdomino-middle-kingdom = Říše středu
option-kingdomino-middle-kingdom-about = 10 bodů navíc za hrad uprostřed království.
option-kingdomino-middle-kingdom-is-off = vypnuto
option-kingdomino-middle-kingdom-is-rule = vlevo stejně daleko jako vpravo, nahoru jako dolů
option-kingdomino-middle-kingdom-is-reach = nic neleží dál než polovina plného království
option-kingdomino-middle-kingdom-is-full = na všech stranách stejně a v plné šířce i výšce
option-kingdomino-harmony = Harmonie
option-kingdomino-harmony-about = 5 bodů navíc za úplné království bez odloženého domina.
option-kingdomino-mighty-duel = Mocný souboj
option-kingdomino-mighty-duel-about = Dva hráči, všech 48 domin, království 7 × 7.

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
told-kingdomino-discard = { $player } nemá místo pro domino { $tile } a odkládá ho.
told-kingdomino-pick = { $player } vybírá domino { $tile }.

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

refused-kingdomino-over = Hra skončila.
refused-kingdomino-luck = Nejdřív se losují domina nebo králové.
refused-kingdomino-place-first = Nejdřív polož své domino, pak vyber další.
refused-kingdomino-pick-now = Tvé domino už leží; teď vyber další.
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
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } má v pořadí { $kings } krále.
        [few] { $player } má v pořadí { $kings } krále.
       *[other] { $player } má v pořadí { $kings } králů.
    }
refused-kingdomino-kings-snake = Pořadí „had“ je A, B, B, A.

refused-kingdomino-position-word = V tomto postavení nelze přečíst „{ $text }“.
refused-kingdomino-position-missing = V postavení chybí část „{ $section }“.
refused-kingdomino-position-twice = Domino { $tile } je na dvou místech.
refused-kingdomino-position-order = Domina v řadě jdou od nejnižšího čísla.
refused-kingdomino-position-kings = Počet králů nesouhlasí: { $player }.
refused-kingdomino-position-count = Počet domin nesouhlasí.
refused-kingdomino-position-kingdom = Toto království nelze podle pravidel postavit: { $player }.
refused-kingdomino-position-stage = Fáze hry neodpovídá řadám na stole.
refused-kingdomino-position-past = Dohrané hry této Dynastie nesouhlasí.

text-kingdomino-move = Tah vypadá jako „48@1,0>e“, „discard 48“ nebo „pick 48“.
text-kingdomino-direction = Domino míří na e, s, w nebo n.

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
        [1] V dalším kole hraješ jako 1. v pořadí.
        [2] V dalším kole hraješ jako 2. v pořadí.
        [3] V dalším kole hraješ jako 3. v pořadí.
       *[other] V dalším kole hraješ jako poslední.
    }

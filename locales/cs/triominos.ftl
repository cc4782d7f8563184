### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Spojuj shodné rohy trojúhelníkových kostek, stav mosty a uzavírej šestiúhelníky.
rules-intro-triominos = Pokládej trojúhelníkové kostky stranou ke straně, získávej body za každou kostku a další za mosty a šestiúhelníky.

## play: options

option-triominos-hexagons = Víc šestiúhelníků najednou
option-triominos-hexagons-about = Kolik bodů přinese kostka, která doplní víc než jeden šestiúhelník.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, ať je jich kolik chce
option-triominos-hexagons-is-each = 50 za každý
option-triominos-target = Cílové body
option-triominos-target-about = Partie končí po kole, ve kterém jich někdo dosáhne.
option-triominos-rounds = Nejvyšší počet kol (0 = ∞)
option-triominos-rounds-about = Partie končí po tomto počtu kol, i když cíle nikdo nedosáhl; 0 znamená bez omezení.
option-triominos-solo-hand = Kostky v ruce při sólu
option-triominos-solo-hand-about = Při 0 se každá kostka líže ze zásoby.
option-triominos-solo-draws = Kolik kostek lze při sólu líznout
option-triominos-solo-draws-about = S omezením jsou výsledky srovnatelné; 20 je dobré číslo. 55 znamená bez omezení.

## play: log

told-triominos-dealt = Kolo { $round } je rozdané; začíná { $player }.
told-triominos-turned-up = Odkrývá se { $tile }: { $points } bodů.
told-triominos-starts = { $player } začíná kostkou { $tile }: { $points } bodů.
told-triominos-lays = { $bonus ->
    [bridge] { $player } pokládá { $tile } a staví most: { $points } bodů.
    [double] { $player } pokládá { $tile } s dvojitým spojením: { $points } bodů.
    [hexagon] { $player } pokládá { $tile } a uzavírá šestiúhelník: { $points } bodů.
    [hexagons2] { $player } pokládá { $tile } a uzavírá dva šestiúhelníky: { $points } bodů.
    [hexagons3] { $player } pokládá { $tile } a uzavírá tři šestiúhelníky: { $points } bodů.
   *[none] { $points ->
        [one] { $player } pokládá { $tile }: { $points } bod.
        [few] { $player } pokládá { $tile }: { $points } body.
       *[other] { $player } pokládá { $tile }: { $points } bodů.
    }
}{ $ends ->
    [out] { " " }To byla poslední kostka: kolo skončilo.
    [blocked] { " " }Nikdo už nemůže hrát: kolo skončilo.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } si líže kostku.
   *[other] { $player } si líže { $count }. kostku v tomto tahu.
}
told-triominos-drew = { $missed ->
    [yes] Kostka se nehodí a tah končí.
   *[no] { $player } bere kostku.
}{ $ends ->
    [blocked] { " " }Nikdo už nemůže hrát: kolo skončilo.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } bere { $tile }. Nehodí se a tah končí.
   *[no] { $player } bere { $tile }.
}{ $ends ->
    [blocked] { " " }Nikdo už nemůže hrát: kolo skončilo.
   *[no] { "" }
}
told-triominos-passes = { $player } vynechává: { $points } bodů.{ $ends ->
    [blocked] { " " }Nikdo už nemůže nebo nechce hrát: kolo skončilo.
   *[no] { "" }
}

## play: possible moves

may-triominos-starts = Začít kostkou { $tile }: { $points } bodů
may-triominos-lays = { $bonus ->
    [bridge] Položit { $tile } a postavit most: { $points } bodů
    [double] Položit { $tile } s dvojitým spojením: { $points } bodů
    [hexagon] Položit { $tile } a uzavřít šestiúhelník: { $points } bodů
    [hexagons2] Položit { $tile } a uzavřít dva šestiúhelníky: { $points } bodů
    [hexagons3] Položit { $tile } a uzavřít tři šestiúhelníky: { $points } bodů
   *[none] { $points ->
        [one] Položit { $tile }: { $points } bod
        [few] Položit { $tile }: { $points } body
       *[other] Položit { $tile }: { $points } bodů
    }
}{ $ends ->
    [out] { " – " }tvoje poslední kostka
    [blocked] { " – " }pak už nikdo nemůže hrát
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Líznout si kostku
   *[other] Líznout si { $count }. kostku v tomto tahu
}
may-triominos-passes = Vynechat: { $points } bodů{ $ends ->
    [blocked] { " – " }pak už nikdo nemůže nebo nechce hrát
   *[no] { "" }
}

## play: points

score-triominos-tiles = Položené kostky
score-triominos-starts = První kostky
score-triominos-bridges = Mosty
score-triominos-doubles = Dvojitá spojení
score-triominos-hexagons = Šestiúhelníky
score-triominos-draws = Líznuté kostky
score-triominos-misses = Tahy bez položení
score-triominos-outs = Ukončení kola
score-triominos-hands = Kostky v rukou ostatních

## play: hints

reason-triominos-start = Touto kostkou se musí začít.
reason-triominos-last-tile = Je to tvá poslední kostka: kolo je tvoje.
reason-triominos-points = { $bonus ->
    [bridge] { $points } bodů s mostem.
    [double] { $points } bodů s dvojitým spojením.
    [hexagon] { $points } bodů se šestiúhelníkem.
    [hexagons2] { $points } bodů se dvěma šestiúhelníky.
    [hexagons3] { $points } bodů se třemi šestiúhelníky.
   *[none] { $points ->
        [one] { $points } bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    }
}
reason-triominos-allows-bonus = { $count ->
    [one] Nechá místo, kde může prémii získat jiný hráč.
    [few] Nechá { $count } místa, kde mohou prémii získat jiní hráči.
   *[other] Nechá { $count } míst, kde mohou prémii získat jiní hráči.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Zruší místo pro prémii.
    [few] Zruší { $count } místa pro prémii.
   *[other] Zruší { $count } míst pro prémii.
}
reason-triominos-narrows = { $count ->
    [0] Už se nehodí žádná kostka, kterou mohou mít ostatní.
    [one] Hodí se už jen jedna kostka, kterou mohou mít ostatní.
    [few] Hodí se už jen { $count } kostky, které mohou mít ostatní.
   *[other] Hodí se už jen { $count } kostek, které mohou mít ostatní.
}
reason-triominos-goes-on = { $count ->
    [0] Potom se nehodí žádná tvá kostka.
    [one] Potom se hodí jedna tvá kostka.
    [few] Potom se hodí { $count } tvé kostky.
   *[other] Potom se hodí { $count } tvých kostek.
}
reason-triominos-draws-to-wait = Tvé kostky budou mít později větší cenu: líznout stojí méně než teď položit.
reason-triominos-must-draw = Žádná tvá kostka se nehodí.
reason-triominos-passes-to-wait = Vynechat stojí méně než teď položit.
reason-triominos-must-pass = Žádná tvá kostka se nehodí a není co líznout.

## play: refusals

refused-triominos-over = Partie skončila.
refused-triominos-luck-first = Ještě se rozdává nebo líže.
refused-triominos-no-luck = Teď se nic nerozdává ani nelíže.
refused-triominos-start = Kolo začíná kostkou { $tile } uprostřed stolu.
refused-triominos-must-lay = Líznutá kostka { $tile } se hodí a musí se teď položit.
refused-triominos-held-before = V tomto tahu už se lízalo, takže nejde položit { $tile }: ta byla v ruce už předtím.
refused-triominos-pool-empty = Už není co líznout.
refused-triominos-draws-used = { $count ->
    [0] V této hře se nesmí lízat.
    [one] Jediná kostka, kterou lze líznout, už je líznutá.
    [few] Všechny { $count } kostky, které lze líznout, už jsou líznuté.
   *[other] Všech { $count } kostek, které lze líznout, už je líznutých.
}
refused-triominos-must-draw = { $count ->
    [one] Nemůžeš vynechat: k líznutí ještě zbývá kostka.
    [few] Nemůžeš vynechat: k líznutí ještě zbývají { $count } kostky.
   *[other] Nemůžeš vynechat: k líznutí ještě zbývá { $count } kostek.
}
refused-triominos-not-in-hand = { $tile } nemáš v ruce.
refused-triominos-covered = Tam už kostka leží.
refused-triominos-no-side = Vedle toho místa žádná kostka neleží.
refused-triominos-corner = Ten roh ukazuje { $shows }, ne { $not }.
refused-triominos-hand-size = Místo { $seat }: rozdáno kostek { $count }, má jich být { $expected }.
refused-triominos-not-in-pool = { $tile } není v zásobě.
refused-triominos-tile-twice = { $tile } je uvedena dvakrát.
refused-triominos-table = { $tile } tam položit nelze.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Některá kostka je na dvou místech.
        [points] Žádná partie nemá taková kola a součty.
        [last] Předchozí kolo tak nemohlo skončit.
       *[other] Toto postavení nemůže nastat.
    }
text-triominos-tile = Kostka { $text } neexistuje: čísla jdou od 0 do 5 a rostou po směru hodinových ručiček.
text-triominos-stage = „{ $text }“ není žádné z deal, start, play, draw, over.
text-triominos-too-many = Odložených kostek je víc, než kolik jich existuje.

## page: the board

pool-count =
    { $count ->
        [one] { $count } kostka v zásobě
        [few] { $count } kostky v zásobě
       *[other] { $count } kostek v zásobě
    }
help-triominos = Vyber kostku z ruky (1 až 9) a pak jedno ze zvýrazněných míst. Stůl posuneš tažením, 0 ukáže vše.
triominos-table =
    { $count ->
        [one] Na stole je { $count } kostka: { $tiles }
        [few] Na stole jsou { $count } kostky: { $tiles }
       *[other] Na stole je { $count } kostek: { $tiles }
    }
triominos-spots = Místa, kam se kostka hodí
triominos-points =
    { $bonus ->
        [bridge] { $points } bodů s mostem
        [double] { $points } bodů s dvojitým spojením
        [hexagon] { $points } bodů se šestiúhelníkem
        [hexagons2] { $points } bodů se dvěma šestiúhelníky
        [hexagons3] { $points } bodů se třemi šestiúhelníky
       *[none]
            { $points ->
                [one] { $points } bod
                [few] { $points } body
               *[other] { $points } bodů
            }
    }
triominos-moment =
    { $bonus ->
        [bridge] Most!
        [double] Dvojité spojení!
        [hexagons2] Dva šestiúhelníky!
        [hexagons3] Tři šestiúhelníky!
       *[hexagon] Šestiúhelník!
    }
triominos-choose-tile = Vyber kostku z ruky.
triominos-choose-spot =
    { $count ->
        [one] Hodí se na { $count } místo.
        [few] Hodí se na { $count } místa.
       *[other] Hodí se na { $count } míst.
    }
triominos-fits-nowhere = { $tile } se teď nikam nehodí.
triominos-must-draw = Žádná tvá kostka se nehodí: lízni si.
triominos-must-pass = Nic se nehodí a není co líznout: vynech.
triominos-draw = Líznout (−5)
triominos-draws-left = V tomto tahu můžeš ještě líznout: { $count }
triominos-pass = Vynechat (−10)
triominos-move-start = Začít kostkou { $tile }: { $points }
triominos-move-beside = Položit { $tile } vedle { $beside }
triominos-move-lay = Položit { $tile } vedle { $beside }: { $points }
triominos-draw-again = Líznutá kostka se nehodí: lízni si znovu. V tomto tahu můžeš ještě líznout: { $count }.
triominos-draw-sure = Jedna z tvých kostek se hodí. Přesto líznout (−5)?

## page: the score pad

pad-whose = Kdo je na tahu
pad-what = Akce
pad-value = Hodnota kostky
pad-others = Hodnota kostek ostatních
pad-triominos-about = Zapisuj každou kostku, každé líznutí a konec každého kola; zápisník body sečte.
pad-deed-lay = Položená kostka
pad-deed-start = První kostka kola
pad-deed-bridge = Most
pad-deed-double = Dvojité spojení
pad-deed-hexagon = Šestiúhelník
pad-deed-hexagons2 = Dva šestiúhelníky
pad-deed-hexagons3 = Tři šestiúhelníky
pad-deed-draw = Líznutá kostka
pad-deed-stuck = Tah bez položení
pad-deed-out = Poslední kostka, kolo vyhráno
pad-deed-blocked = Nejnižší hodnota v zablokovaném kole

## page: what you did

own-triominos-dealt = Kolo { $round } je rozdané; začínáš ty.
own-triominos-starts = Začínáš kostkou { $tile }: { $points } bodů.
own-triominos-lays = { $bonus ->
    [bridge] Pokládáš { $tile } a stavíš most: { $points } bodů.
    [double] Pokládáš { $tile } s dvojitým spojením: { $points } bodů.
    [hexagon] Pokládáš { $tile } a uzavíráš šestiúhelník: { $points } bodů.
    [hexagons2] Pokládáš { $tile } a uzavíráš dva šestiúhelníky: { $points } bodů.
    [hexagons3] Pokládáš { $tile } a uzavíráš tři šestiúhelníky: { $points } bodů.
   *[none] { $points ->
        [one] Pokládáš { $tile }: { $points } bod.
        [few] Pokládáš { $tile }: { $points } body.
       *[other] Pokládáš { $tile }: { $points } bodů.
    }
}{ $ends ->
    [out] { " " }To byla poslední kostka: kolo skončilo.
    [blocked] { " " }Nikdo už nemůže hrát: kolo skončilo.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] Lížeš si kostku.
   *[other] Lížeš si { $count }. kostku v tomto tahu.
}
own-triominos-drew-tile = { $missed ->
    [yes] Bereš { $tile }. Nehodí se a tah končí.
   *[no] Bereš { $tile }.
}{ $ends ->
    [blocked] { " " }Nikdo už nemůže hrát: kolo skončilo.
   *[no] { "" }
}
own-triominos-passes = Vynecháváš: { $points } bodů.{ $ends ->
    [blocked] { " " }Nikdo už nemůže nebo nechce hrát: kolo skončilo.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: každá položená kostka přináší součet svých tří čísel. Když někdo dosáhne 400, kolo se dohraje a partii vyhrává nejvyšší součet.
lesson-triominos-tile = Vyber kostku z ruky. Zvýrazní se všechna místa, kam se hodí, i se správným otočením. Jedno vyber a zahraj.
lesson-triominos-match = Dvě kostky se dotýkají celou stranou a obě čísla na ní se musí shodovat s čísly sousední kostky. Shodovat se musí i každý roh, který se dotýká jiného.
lesson-triominos-draw = Když nemůžeš nebo nechceš položit žádnou kostku, lízni si nejvýš tři, každou za pět bodů. Kdo začne lízat, pokračuje, dokud se některá nehodí.
lesson-triominos-bonus = Most nebo dvojité spojení přináší 40 bodů navíc, uzavřený šestiúhelník 50. Hledej je!
lesson-triominos-end = Kdo první položí poslední kostku z ruky, získá 25 bodů a hodnotu všech kostek, které zbyly ostatním.
lesson-triominos-free = To je vše. Hraj dál a kdykoli požádej o radu.

## book: rules

rules-t1 = Trojúhelníkových kostek je 56, s čísly 0 až 5, každá kombinace jednou, vzestupně po směru hodinových ručiček. Hodnota kostky je součet jejích rohů.
rules-t2 = Dva hráči si vezmou po 9 kostkách, tři nebo čtyři po 7, pět nebo šest po 6. Zbytek tvoří zásobu, lícem dolů.
rules-t3 = Nejvyšší trojice (tři stejná čísla) se položí jako první; pokládá ji, kdo ji má. Nemá-li nikdo trojici, začíná kostka s nejvyšší hodnotou. (Výklad: musí se použít tato kostka; při stejné hodnotě rozhoduje větší nejvyšší roh, pak druhý.)
rules-t4 = Kdo začíná, získá hodnotu kostky a 10 navíc, i za 0-0-0.
rules-t5 = Dál se hraje po směru hodinových ručiček. Kostka se přikládá stranou ke straně, obě čísla společné strany se musí shodovat, a přináší svou hodnotu. (Výklad: shodovat se musí každý roh, který se dotýká rohu na stole, i když se dotýkají jen hroty.)
rules-t6 = Když nemůžeš nebo nechceš položit žádnou kostku, lížeš po jedné, nejvýš tři; každá stojí 5 bodů. Líznutá kostka, která se hodí, se musí hned položit. Kdo začne lízat, musí pokračovat, dokud se kostka nehodí, dokud nemá líznuté tři nebo dokud nedojde zásoba. Když se nehodí ani třetí, ztrácíš dalších 10 bodů a tvůj tah končí. (Výklad: po líznutí nesmíš položit kostku, která byla v ruce předtím.)
rules-t7 = Je-li zásoba prázdná a nemůžeš nebo nechceš položit žádnou kostku, ztrácíš 10 bodů a tvůj tah končí. (Výklad: tah bez položené kostky stojí vždy těch 10. Vynechají-li všichni po sobě, kolo končí.)
rules-t8 = Kdo položí poslední kostku z ruky, ukončí kolo a získá 25 bodů a hodnotu všech kostek v rukou ostatních. Ostatní nic neztrácejí.
rules-t9 = Kolo končí také, když je zásoba prázdná a nikdo nemůže hrát. Komu zbyly kostky s nejnižší celkovou hodnotou, získá hodnotu kostek všech ostatních minus svou; 25 bodů se nedává. (Výklad: má-li nejnižší hodnotu víc hráčů, boduje takto každý z nich.)
rules-t10 = Most, 40 bodů: kostka má se sousední společnou jednu stranu a protějším rohem se dotýká jiné kostky.
rules-t11 = Dvojité spojení, 40 bodů: kostka má s kostkami na stole společné dvě strany.
rules-t12 = Šestiúhelník, 50 bodů: kostka je šestá kolem jednoho bodu. Prémie za dvojité spojení se k tomu nedává. (Výklad: počítá se jen nejlepší ze tří prémií. Dva šestiúhelníky najednou přinášejí 60, tři 70; volby dávají pevných 50 nebo 50 za každý.)
rules-t13 = Partie končí po kole, ve kterém někdo dosáhne 400 bodů; vyhrává, kdo má nejvíc bodů. (Výklad: kolo se vždy dohraje; při stejném součtu je vítězství společné. Cíl lze změnit a volba může ukončit partii po daném počtu kol.)
rules-t14 = Kdo začne další kolo, se určí znovu stejně.
rules-t15 = Sólo: jedna kostka se otočí a položí; pak platí stejná pravidla, postihy i prémie a ty se snažíš zlepšit svůj výsledek. (Výklad: vezmeš si 9 kostek; volby mění tento počet a omezují lízání. Poslední kostka přináší 25; když už nejde hrát, hodnota zbylých kostek se odečte.)

## book: captions of the examples

rules-example-triominos-start = Nejvyšší trojice se položila první za { $points } bodů: její hodnota plus 10.
rules-example-triominos-bridge = Most: nejnovější kostka se jedné kostky dotýká stranou a jiné protějším rohem.
rules-example-triominos-double = Dvojité spojení: nejnovější kostka se dotýká dvou kostek, každé jednou stranou.
rules-example-triominos-hexagon = Nejnovější kostka je šestá kolem jednoho bodu: šestiúhelník.

## terminal

terminal-letters-triominos = · označuje kostku, * nejnovější.

## command line

score-triominos-first = { $tile } začíná: hodnota a 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } a most
score-triominos-double = { $tile } a dvojité spojení
score-triominos-hexagon = { $tile } a { $count ->
    [one] { $count } šestiúhelník
    [few] { $count } šestiúhelníky
   *[other] { $count } šestiúhelníků
}
score-triominos-drawn = { $count ->
    [one] { $count } líznutá kostka
    [few] { $count } líznuté kostky
   *[other] { $count } líznutých kostek
}
score-triominos-missed = Tah bez položené kostky
score-triominos-out = Poslední kostka z ruky
score-triominos-others = Zbylo v rukou ostatních
score-triominos-own = Zbylo ve vlastní ruce
refused-score-two-out = Jako první může poslední kostku z ruky položit jen jeden hráč.
refused-score-hand-out = Po položení poslední kostky už v ruce nic nezbývá.

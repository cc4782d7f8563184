### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Dominó Double 9
home-dominoes = Klasszikus dominó a dupla kilencesig, 2–10 játékosnak.
rules-intro-dominoes = Rakj köveket egyetlen lánc két végéhez. Aki először rakja le az összes kövét, nyer.

## play: options

option-dominoes-starter-draws = A kezdő játékos húz, amíg nem jön illő kő
option-dominoes-starter-draws-about = Aki duplával kezd, és nincs hozzáillő köve, addig húz, amíg nem jön egy. Kikapcsolva ilyenkor semmi sem kerül hozzá.
option-dominoes-may-draw-anyway = Húzni mindig szabad
option-dominoes-may-draw-anyway-about = A játékos akkor is húzhat, ha van illő köve. Kikapcsolva: aki tud, annak raknia kell.
option-dominoes-drawing = Ha semmi sem illik
option-dominoes-drawing-about = Húznia kell-e annak, akinek semmi sem illik, vagy passzolhat? Ha egymás után mindenki passzol, a forduló véget ér.
option-dominoes-drawing-is-must = húznia kell
option-dominoes-drawing-is-may = húzhat vagy passzolhat
option-dominoes-double-counts = A kézben maradt dupla értéke
option-dominoes-double-counts-about = Amennyit a kézben maradt dupla a forduló végén ér.
option-dominoes-double-counts-is-once = az egyik fele
option-dominoes-double-counts-is-as_one_pip = egy pont
option-dominoes-double-counts-is-twice = mindkét fele
option-dominoes-match = Több fordulós mérkőzés
option-dominoes-match-about = Minden forduló győztese a többieknél maradt pontokat kapja, amíg valaki el nem éri a célt.
option-dominoes-target = Cél
option-dominoes-target-about = Az összeg, amely megnyeri a mérkőzést.

## play: log

told-dominoes-deal = { $round }. forduló: mindenki { $count } követ vesz.
told-dominoes-start = { $player } kezd ezzel: { $tile }.
told-dominoes-lay = { $player } lerakja: { $tile }. Szabad végek: { $left } és { $right }.
told-dominoes-out = { $player } lerakja az utolsó kövét: { $tile }.
told-dominoes-block = { $player } lerakja: { $tile }, és már senki sem tud rakni.
told-dominoes-draw = { $player } húz.
told-dominoes-drew = { $player } húzása: { $tile }.
told-dominoes-drew-hidden = { $player } felvesz egy követ.
told-dominoes-pass = { $ends ->
    [equal] { $player } passzol: nincs nála { $left }.
   *[two] { $player } passzol: nincs nála se { $left }, se { $right }.
}

## play: possible moves

may-dominoes-start = Kezdés ezzel: { $tile }
may-dominoes-lay = Lerakás: { $tile } (szabad végek: { $left } és { $right })
may-dominoes-out = Az utolsó köved lerakása: { $tile }
may-dominoes-block = Lerakás: { $tile } – utána senki sem tud rakni
may-dominoes-draw = Egy kő húzása
may-dominoes-pass = { $ends ->
    [equal] Passz: nincs nálad { $left }
   *[two] Passz: nincs nálad se { $left }, se { $right }
}

## play: points

score-dominoes-left = { $tile } kézben maradt
score-dominoes-double-left = { $tile } kézben maradt; a duplának csak az egyik fele számít
score-dominoes-earlier = { $count ->
            [one] Az első forduló
           *[other] Az első { $count } forduló
    }
score-dominoes-hand = { $round }. forduló: { $player } kezében maradt

## play: hints

reason-dominoes-out = Ez az utolsó köved: tiéd a forduló.
reason-dominoes-starves = { $player }: biztosan nincs hozzá illő köve.
reason-dominoes-lacks = { $player } kezében nem volt { $number }, és azóta sem húzott.
reason-dominoes-rare =
    { $count ->
        [0] Az összes többi kő, amelyen { $number } van, nálad van.
        [one] Már csak { $count } másik olyan kő maradt, amelyen { $number } van.
       *[other] Már csak { $count } másik olyan kő maradt, amelyen { $number } van.
    }
reason-dominoes-keeps = { $count ->
            [one] Utána { $count } köved illik.
           *[other] Utána { $count } köved illik.
    }
reason-dominoes-keeps-none = Utána egyik köved sem illik.
reason-dominoes-double = A duplákat később nehéz lerakni.
reason-dominoes-draw = Egyik köved sem illik.
reason-dominoes-pass = Semmi sem illik, és nincs mit húzni.

## play: refusals

refused-dominoes-round-over = A forduló véget ért.
refused-dominoes-drawing = Éppen húzás folyik.
refused-dominoes-start = A forduló ezzel kezdődik: { $tile }.
refused-dominoes-started = Az első kő már az asztalon van.
refused-dominoes-not-held = Nincs nálad ez a kő: { $tile }.
refused-dominoes-drawn-tile = A húzott kő ({ $drawn }) illik: rakd le.
refused-dominoes-equal-ends = Mindkét vég { $right }, ezért csak egyféleképp rakható le: { $tile }.
refused-dominoes-other-end = { $tile } csak a másik véghez illik.
refused-dominoes-second = A második kőnek a kezdő duplához kell illenie; { $tile } nem illik.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } nem illik a szabad végekhez: mindkettő { $left }.
   *[two] { $tile } nem illik a szabad végekhez: { $left } és { $right }.
}
refused-dominoes-stock-empty = Nincs már mit húzni.
refused-dominoes-must-lay = Van illő köved: rakd le.
refused-dominoes-must-draw = Van még mit húzni: húzz, mielőtt passzolsz.
refused-dominoes-no-luck = Most nincs mit húzni.
refused-dominoes-not-in-stock = { $tile } nincs a talonban.
refused-dominoes-tile-twice = { $tile } kétszer szerepel.
refused-dominoes-deal = Mindenki { $count } követ kap.
refused-dominoes-hands = „{ $field }”: minden helyhez meg kell adni a köveket (összesen { $seats }).

## play: positions as text

refused-dominoes-position = { $why ->
            [tiles] Egy kő két helyen van.
            [line] A lánc kövei nem illenek össze.
            [hands] Egy játékosnál lehetetlen számú kő van.
            [stage] A következő teendő nem egyezik a lánccal és a játékosok köveivel.
            [drawn] A húzott kövek nem egyeznek a lánccal és a játékosok köveivel.
            [known] Amit egy játékos köveiről tudni, az téves.
            [totals] Nincs mérkőzés ilyen fordulókkal és összegekkel.
            [last] Az előző forduló nem végződhetett így.
           *[other] Ez az állás nem létezhet.
    }
text-dominoes-tile = { $column }. oszlop: itt egy kő kellene, például 9-4.
text-dominoes-which-end = { $column }. oszlop: { $tile } mindkét véghez illik; írd: left vagy right.

## page: the board

stock-count = { $count ->
            [one] { $count } kő a talonban
           *[other] { $count } kő a talonban
    }
help-dominoes = Válassz egy követ a kezedből (1–9), majd a lánc egyik végét: bal vagy jobb.
dominoes-tile = { $left } és { $right }
dominoes-double = dupla { $number }
dominoes-line = { $count ->
            [one] A lánc { $count } kővel: { $tiles }
           *[other] A lánc { $count } kővel: { $tiles }
    }
dominoes-ends = A szabad végek: balra { $left }, jobbra { $right }.
dominoes-end = { $end ->
            [left] Bal vég: { $number }
            [right] Jobb vég: { $number }
           *[start] Ide kerül az első kő
    }
dominoes-choose-tile = Válassz egy illő követ.
dominoes-choose-end = Balra vagy jobbra?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } egyik véghez sem illik: mindkettő { $left }.
       *[two] { $tile } egyik véghez sem illik ({ $left }, { $right }).
    }
dominoes-must-start = A forduló ezzel kezdődik: { $tile }.
dominoes-must-draw = Semmi sem illik: húzz.
dominoes-must-pass = Semmi sem illik, és a talon üres: passzolj.
dominoes-draw = Húzás
dominoes-pass = Passz
dominoes-sort = { $order ->
            [pips] Pontok szerint
            [doubles] Duplák elöl
            [own] Saját sorrend
           *[drawn] Húzás szerint
    }
dominoes-pips-left = Pontok a kezedben: { $count }
dominoes-move-lay = { $end ->
            [start] { $tile } első kőként
           *[end] { $tile } ehhez: { $number }
    }

## page: the score pad

pad-dominoes-about = Forduló után írd be, kinél hány pont maradt (a dupla egyszer számít). A legkisebb összeg nyer, és a többiek pontjait kapja.

## page: what you did

own-dominoes-start = Te kezdesz ezzel: { $tile }.
own-dominoes-lay = Lerakod: { $tile }. Szabad végek: { $left } és { $right }.
own-dominoes-out = Lerakod az utolsó kövedet: { $tile }.
own-dominoes-block = Lerakod: { $tile }, és már senki sem tud rakni.
own-dominoes-draw = Húzol.
own-dominoes-drew = Húzásod: { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Passzolsz: nincs nálad { $left }.
   *[two] Passzolsz: nincs nálad se { $left }, se { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Dominó Double 9: rakd a köveidet a lánc két végéhez. Aki először rakja le az összes kövét, nyer.
lesson-dominoes-start = A legnagyobb dupla kezd. Ha a tiéd, válaszd ki, és rakd le.
lesson-dominoes-lay = Válassz egy olyan követ, amelyen az egyik szabad vég száma áll. Ha mindkét véghez illik, te döntöd el, hová kerül.
lesson-dominoes-draw = Ha semmi sem illik, addig húzol, amíg nem jön illő kő. Ha üres a talon, passzolsz.
lesson-dominoes-ends = A két nagy szám mindig a szabad végeket mutatja. Ha senki sem tud rakni, az nyer, akinél a legkevesebb pont maradt; a dupla egyszer számít.
lesson-dominoes-free = Ennyi az egész. Játssz tovább, és kérj tippet, amikor csak szeretnél.

## book: rules

rules-differ-dominoes = A Dominó Double 9 huszonhét nyomtatott szövege nem mindenben egyezik. Kezdés: csak a horvát mondja meg, ki kezd, ha senkinek sincs duplája (a legtöbb pontú kő); ezt követjük. Lerakás: a finn és az ukrán szerint az illő követ le kell rakni, a többi szerint le lehet, és erre van beállítás. Húzás: illő kő nélkül húzni kell; a spanyol és a szlovén szerint lehet, de aki elkezdte, annak folytatnia kell. Duplák: a végén a dupla egyszer, vagyis az egyik felével számít; a horvát szerint egyetlen pontnak is számítható. Befejezés: egyik sem mondja meg, ki nyer egyenlő összegnél; itt a győzelem közös. Beállításokkal a lerakás, a húzás és a duplák többi olvasata is játszható.
rules-d1 = 55 kő van, 0-0-tól 9-9-ig. Mindenki 5-öt vesz; a többi képpel lefelé fordítva a talont alkotja. (Pontosítás: két–tíz játékosnak.)
rules-d2 = A legnagyobb dupla kezd. (Pontosítás: ha senkinél sincs dupla, a legnagyobb összegű kő kezd; egyenlő összegnél az, amelyiknek nagyobb az egyik fele.)
rules-d3 = A kezdő játékos lerakja azt a duplát, és rögtön egy hozzáillő második követ. (Pontosítás: ha egyik sem illik, semmi sem kerül hozzá, és nincs húzás; beállítással a kezdő játékos húzhat. Ha nem dupla a kezdő kő, csak az kerül le.)
rules-d4 = Ezután az óramutató járása szerint halad a játék. Ha van illő köved, lerakod a két szabad vég egyikéhez, lépésenként egyet.
rules-d5 = Illő kő nélkül addig húzol, amíg egy nem illik, és azt lerakod; a többi húzott kő nálad marad. Ha a talon üres, és semmi sem illik, passzolsz. (Pontosítás: aki tud, annak raknia kell; beállítással ekkor is húzhatsz.)
rules-d6 = A láncnak mindig pontosan két szabad vége van, az első duplánál is. Kanyarodhat, és a duplákat keresztbe is lehet rakni: ez csak a kinézeten változtat.
rules-d7 = A forduló véget ér, ha valakinek elfogynak a kövei, vagy ha senki sem tud rakni, és a talon üres.
rules-d8 = Az nyer, akinek először elfogynak a kövei. Egyébként az nyer, akinél a legkevesebb pont maradt; a duplának csak az egyik fele számít (a 6-6 értéke 6). Egyenlő összegnél osztoznak a győzelmen.
rules-d9 = Ha mindkét vég ugyanazt a számot mutatja, az illő kő egy lépésnek számít, nem kettőnek. Ha egy kő két különböző véghez is illik, te választasz.
rules-d10 = Beállítás: több fordulós mérkőzés. A győztes mindig a többieknél maradt pontokat kapja, és aki először eléri a célt (100), nyer.

## book: captions of the examples

rules-example-dominoes-start = A legnagyobb dupla kezd, és rögtön követi egy illő kő.
rules-example-dominoes-ends = Csak a két vég szabad, itt { $left } és { $right }. A duplák keresztben állnak, de ez semmin sem változtat.
rules-example-dominoes-over = A fordulónak vége: akinek elfogytak a kövei, nyer. A megmaradt dupláknak csak az egyik fele számít.

## terminal

terminal-letters-dominoes = [6|2] egy kő, <6|6> egy dupla; a lánc a következő sorban folytatódik.

## command line

score-dominoes-round = A forduló egy mérkőzésen { $points ->
    [one] { $points } pontot
   *[other] { $points } pontot
} ér: ennyi maradt a többieknél

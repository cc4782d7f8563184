### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Vezmi kocku, zasuň ju späť a vytvor rad piatich svojich znakov.
rules-intro-quixo = Vezmi kocku z okraja, otoč ju na svoj znak a zasuň späť. Päť v rade vyhráva.

## play: options

option-quixo-board = Doska
option-quixo-board-about = Počet kociek v rade: 5 je bežná hra, 3 a 4 sú menšie.
option-quixo-move-cap = Limit ťahov
option-quixo-move-cap-about = Po tomto počte ťahov je remíza; 0 znamená bez obmedzenia.
option-quixo-repetition = Remíza opakovaním
option-quixo-repetition-about = Pozícia, ktorá nastane tretíkrát, ukončí hru remízou.
option-quixo-move-seconds = Sekundy na ťah
option-quixo-move-seconds-about = Kto prekročí tento čas, prehráva; 0 znamená bez obmedzenia.
option-quixo-partners-may-consult = Spoluhráči sa smú radiť
option-quixo-partners-may-consult-about = Otvorí každému tímu súkromný čet.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } má prvý ťah a hrá s krížikmi.
       *[circle] { $player } má prvý ťah a hrá s krúžkami.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } zasúva kocku z { $from } na { $to }, tvorí rad a vyhráva.
        [loss] { $player } zasúva kocku z { $from } na { $to } a tvorí rad druhej strane.
        [draw] { $player } zasúva kocku z { $from } na { $to }: remíza.
       *[no] { $player } zasúva kocku z { $from } na { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } zasúva kocku z { $from } na { $to }, tvorí rad a vyhráva.
        [loss] { $player } zasúva kocku z { $from } na { $to } a tvorí rad druhej strane.
        [draw] { $player } zasúva kocku z { $from } na { $to }: remíza.
       *[no]
            { $dot ->
                [self] { $player } zasúva kocku z { $from } na { $to }, bodkou k sebe.
               *[partner] { $player } zasúva kocku z { $from } na { $to }, bodkou k spoluhráčovi.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } nemá akú kocku vziať a vynecháva: remíza.
       *[no] { $player } nemá akú kocku vziať a vynecháva.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Zasunúť kocku z { $from } na { $to }, vytvoriť rad a vyhrať
        [loss] Zasunúť kocku z { $from } na { $to } a vytvoriť rad druhej strane
        [draw] Zasunúť kocku z { $from } na { $to }: remíza
       *[no] Zasunúť kocku z { $from } na { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Zasunúť kocku z { $from } na { $to }, vytvoriť rad a vyhrať
        [loss] Zasunúť kocku z { $from } na { $to } a vytvoriť rad druhej strane
        [draw] Zasunúť kocku z { $from } na { $to }: remíza
       *[no]
            { $dot ->
                [self] Zasunúť kocku z { $from } na { $to }, bodkou k sebe
               *[partner] Zasunúť kocku z { $from } na { $to }, bodkou k spoluhráčovi
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Vynechať: nedá sa vziať žiadna kocka, preto remíza
       *[no] Vynechať: nedá sa vziať žiadna kocka
    }

## play: points

score-quixo-own-line = Vlastný rad
score-quixo-line-by-other = Rad vytvorený druhou stranou

## play: hints

reason-quixo-wins = Dokončí tvoj rad a vyhrá.
reason-quixo-loses = Vytvorí rad druhej strane.
reason-quixo-draws = Ukončí hru remízou.
reason-quixo-lets-win = Druhá strana môže ďalším ťahom vyhrať.
reason-quixo-stops = Zabráni druhej strane dokončiť rad.
reason-quixo-builds = Tvoj najdlhší rad má teraz { $count } z { $size }.
reason-quixo-breaks = Rozbije druhej strane rad s dĺžkou { $count }.
reason-quixo-new-cube = Získa pre tvoju stranu novú kocku.
reason-quixo-own-cube = Posunie tvoju vlastnú kocku.

## play: refusals

refused-quixo-over = Hra sa skončila.
refused-quixo-lot-first = Ešte sa nevyžrebovalo, kto začína.
refused-quixo-lot-drawn = Už sa vyžrebovalo, kto začína.
refused-quixo-never-pass = Pri dvoch hráčoch nikto nesmie vynechať.
refused-quixo-pass-with-cube = Vynechať smieš, len ak nemôžeš vziať žiadnu kocku.
refused-quixo-not-border = { $square } nie je na okraji.
refused-quixo-other-symbol = { $square } ukazuje znak druhej strany.
refused-quixo-other-dot = Bodka na { $square } ukazuje na hráča { $player }.
refused-quixo-same-place = Kocka sa nesmie vrátiť tam, odkiaľ prišla.
refused-quixo-not-an-end = Kocka z { $from } sa nedá zasunúť na { $to }: vyber koniec jej radu alebo stĺpca.
refused-quixo-no-dots = Bodky sú len pre štyroch hráčov.
refused-quixo-dot-at-partner = Bodka musí ukazovať na teba alebo na tvojho spoluhráča.
refused-quixo-three = Quixo je pre dvoch hráčov alebo pre štyroch v tímoch.
refused-quixo-endless = Bez obmedzenia počtu ťahov a bez remízy opakovaním by sa hra nemusela nikdy skončiť.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Pred žrebom sú všetky kocky prázdne a nikto neťahal.
        [moves] Toľko kociek sa nedalo otočiť za tak málo ťahov.
        [past] Predošlé dosky nevedú k tejto.
        [line] Hra sa skončila pred touto pozíciou.
       *[last] Posledný ťah nevedie k tejto pozícii.
    }
text-quixo-square = Tu sa očakáva políčko od a1 do { $last }.
text-quixo-cube =
    { $seats ->
        [4] Prázdna kocka sa píše „.“, inak číslo miesta, na ktoré ukazuje jej bodka, 0 až 3.
       *[other] Prázdna kocka sa píše „.“, krížik „x“, krúžok „o“.
    }

## page: the board

help-quixo = Vezmi kocku so svetlým okrajom a vyber, z ktorej strany sa zasunie. Klávesnicou: šípky, Enter, potom šípka tej strany.
quixo-board = Doska
quixo-cell =
    { $square }: { $symbol ->
        [cross] krížik
        [circle] krúžok
       *[blank] prázdna
    }{ $dot ->
        [yes] , bodka ukazuje na hráča { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , dá sa vziať
       *[no] { "" }
    }
quixo-row = Rad { $row }: { $cells }
quixo-cube-cross = krížik
quixo-cube-circle = krúžok
quixo-cube-blank = prázdna
quixo-choose-cube =
    { $symbol ->
        [cross] Vezmi kocku: prázdnu alebo s krížikom.
       *[circle] Vezmi kocku: prázdnu alebo s krúžkom.
    }
quixo-choose-cube-dot = Vezmi prázdnu kocku alebo takú, ktorej bodka ukazuje na teba.
quixo-choose-side = Z ktorej strany sa zasunie?
quixo-move =
    { $side ->
        [top] Kocka z { $from }, zasunutá zhora
        [bottom] Kocka z { $from }, zasunutá zdola
        [left] Kocka z { $from }, zasunutá zľava
       *[right] Kocka z { $from }, zasunutá sprava
    }
quixo-move-dot = bodka ukazuje na hráča { $player }
quixo-move-pass = Vynechať
quixo-must-pass = Nemôžeš vziať žiadnu kocku: vynechaj.
quixo-dot = Na koho ukazuje bodka
quixo-wins = vyhráva
quixo-loses = Pozor: vznikne rad druhej strany!
quixo-moment = { $count } v rade!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] Máš prvý ťah a hráš s krížikmi.
       *[circle] Máš prvý ťah a hráš s krúžkami.
    }
own-quixo-push =
    { $ends ->
        [win] Zasúvaš kocku z { $from } na { $to }, tvoríš rad a vyhrávaš.
        [loss] Zasúvaš kocku z { $from } na { $to } a tvoríš rad druhej strane.
        [draw] Zasúvaš kocku z { $from } na { $to }: remíza.
       *[no] Zasúvaš kocku z { $from } na { $to }.
    }
own-quixo-push-dot =
    { $ends ->
        [win] Zasúvaš kocku z { $from } na { $to }, tvoríš rad a vyhrávaš.
        [loss] Zasúvaš kocku z { $from } na { $to } a tvoríš rad druhej strane.
        [draw] Zasúvaš kocku z { $from } na { $to }: remíza.
       *[no]
            { $dot ->
                [self] Zasúvaš kocku z { $from } na { $to }, bodkou k sebe.
               *[partner] Zasúvaš kocku z { $from } na { $to }, bodkou k spoluhráčovi.
            }
    }
own-quixo-pass =
    { $ends ->
        [draw] Nemáš akú kocku vziať a vynechávaš: remíza.
       *[no] Nemáš akú kocku vziať a vynechávaš.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: vyhráva päť tvojich znakov v rade, v stĺpci alebo na uhlopriečke.
lesson-quixo-take = Vezmi z okraja prázdnu kocku a vyber, z ktorej strany sa zasunie späť. Vráti sa s tvojím znakom.
lesson-quixo-again = Celý rad sa posunul o jedno miesto. Brať smieš prázdne a vlastné kocky, nikdy nie kocky druhej strany.
lesson-quixo-other = Zasunutie posúva aj kocky druhej strany: rozbíjaj ním jej rady.
lesson-quixo-danger = Pozor však: ak tvoj ťah vytvorí päticu druhej strane, prehrávaš, aj keď vytvorí päticu aj tebe.
lesson-quixo-free = To je všetko. Hraj ďalej a kedykoľvek si vypýtaj radu.

## book: rules

rules-q1 = 25 kociek leží na 5 × 5 políčkach prázdnou stranou nahor. Každá má krížik a krúžok; ostatné strany sú prázdne. Jedna strana hrá s krížikmi, druhá s krúžkami. Kto začína, sa žrebuje. Voľby: dosky 3 × 3 alebo 4 × 4.
rules-q2 = Vo svojom ťahu vezmi jednu zo 16 kociek na okraji, ktorá je prázdna alebo ukazuje tvoj znak, nikdy nie kocku so znakom druhej strany.
rules-q3 = Nech ukazovala čokoľvek, vracia sa s tvojím znakom nahor.
rules-q4 = Zasuň ju späť z konca radu alebo stĺpca, z ktorého pochádza, aby sa medzera uzavrela: z rohu dvoma spôsobmi, inak troma. Na miesto, odkiaľ sa vzala, sa vrátiť nesmie.
rules-q5 = Vyhráva päť tvojich znakov v rade, v stĺpci alebo na uhlopriečke.
rules-q6 = Ak vytvoríš rad zo znakov druhej strany, prehrávaš, aj keby to isté zasunutie vytvorilo aj tvoj rad.
rules-q7 = Pri dvoch hráčoch nikto nesmie vynechať a ani to nikdy netreba.
rules-q8 = Možno dohodnúť časový limit na ťah. (Výklad: kto ho prekročí, prehráva.)
rules-q9 = (Výklad: v tlačených pravidlách remíza nie je. Pozícia, ktorá nastane tretíkrát, je remíza, rovnako ako hra s 200 ťahmi. Počet ťahov sa dá zmeniť; jeden druh remízy sa dá vypnúť, oba nie.)
rules-q10 = Štyria hráči tvoria dva tímy, spoluhráči sedia oproti sebe. Hrá sa v smere hodinových ručičiek, takže sa tímy striedajú.
rules-q11 = Každý znak má bodku. Kocku so znakom smie vziať len hráč, na ktorého bodka ukazuje; prázdne ktokoľvek. Bodka ukazuje na toho istého hráča, aj keď sa kocka posúva.
rules-q12 = Keď kocku zasunieš, bodku natočíš na seba alebo na spoluhráča.
rules-q13 = Vynechať smieš, len ak nie je na okraji prázdna kocka ani kocka s tvojím znakom, ktorá ukazuje na teba. (Výklad: vtedy vynechať musíš.)
rules-q14 = Hráči sa dohodnú, či sa spoluhráči smú o hre radiť; rozhoduje o tom voľba.

## book: captions of the examples

rules-example-quixo-push = Označená kocka sa zasunula na { $to }; všetky kocky odtiaľ až po { $from }, odkiaľ sa vzala, sa posunuli o jedno miesto.
rules-example-quixo-line = Celý rad krížikov: krížik vyhral.
rules-example-quixo-other = Krížik zasunul kocku a vytvoril rad krúžkov: krúžok vyhral.
rules-example-quixo-dots = Pri štyroch hráčoch má každý znak bodku; kocku smie vziať len hráč, na ktorého ukazuje.

## terminal

terminal-letters-quixo = X krížik, O krúžok, · prázdna; číslica za znakom je hráč, na ktorého ukazuje bodka.

## command line

cli-solve-about = Vyriešiť Quixo: hodnota každej dosky
cli-solve-game = Čo vyriešiť
cli-solve-size = Kocky v rade: 3, 4 alebo 5
cli-solve-distances = Zistiť aj to, za koľko ťahov sa vyhráva a prehráva
cli-solve-dir = Sem ukladať hotové tabuľky a po zastavení od nich pokračovať
cli-solve-layers = Len daný počet vrstiev (dosiek s rovnakým počtom otočených kociek), od plnej dosky
cli-solve-threads = Počet vlákien
cli-solve-check = Znova skontrolovať daný počet náhodných dosiek z každej vrstvy, len podľa pravidiel
cli-solve-json = Vypísať jeden dokument JSON
solve-progress = kocky: { $cubes }, { $rate } dosiek/s, zostáva { $left } s, pamäť { $memory } MB, disk { $disk } MB
solve-layer = { $cubes ->
    [all] Spolu: výhry { $wins }, prehry { $losses }, remízy { $draws }
   *[other] Otočené kocky { $cubes }: výhry { $wins }, prehry { $losses }, remízy { $draws }
}
solve-first = { $value ->
    [win] Začínajúci hráč vyhráva.
    [loss] Začínajúci hráč prehráva.
   *[draw] Hra je remíza.
}
solve-done = { $seconds } s, { $rate } dosiek za sekundu až na symetriu; úplné vyriešenie dosky tejto veľkosti potrvá týmto tempom { $whole } h.
solve-checked = Znova skontrolované dosky: { $boards }; všetky súhlasia.
refused-solve-size = K dispozícii sú dosky s 3, 4 a 5 kockami v rade.
refused-solve-folder = Dosky s 5 kockami v rade potrebujú priečinok na tabuľky (--dir).
refused-train-tables = Tréning potrebuje tabuľky všetkých dosiek 5 × 5; najprv ich vytvor (klots solve quixo --size 5).
refused-solve-wrong = Táto doska je vyriešená nesprávne: { $board }. Nahlás to, prosím, potom vymaž tabuľky a vyrieš ju znova.
score-quixo-line = { $symbol ->
    [cross] Krížik má rad
   *[circle] Krúžok má rad
}: { $cells }
score-quixo-none = Nikto nemá rad.
score-quixo-won = { $symbol ->
    [cross] Krížik vyhral.
   *[circle] Krúžok vyhral.
}
refused-score-board = Doska má { $min } až { $max } radov a v každom rovnako veľa kociek.
refused-score-pushed = Rad majú obe strany: uveď, kto zasúval naposledy, „pushed: x“ alebo „pushed: o“.

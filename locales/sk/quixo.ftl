told-quixo-starts =
    { $symbol ->
        [cross] { $player } má prvý ťah a hrá s krížikmi.
       *[circle] { $player } má prvý ťah a hrá s krúžkami.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } zasúva { $from } na { $to } a vyhráva radom.
        [loss] { $player } zasúva { $from } na { $to } a tvorí rad druhej strane.
        [draw] { $player } zasúva { $from } na { $to }: remíza.
       *[no] { $player } zasúva { $from } na { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } zasúva { $from } na { $to } a vyhráva radom.
        [loss] { $player } zasúva { $from } na { $to } a tvorí rad druhej strane.
        [draw] { $player } zasúva { $from } na { $to }: remíza.
       *[no]
            { $dot ->
                [self] { $player } zasúva { $from } na { $to } a bodku si necháva.
               *[partner] { $player } zasúva { $from } na { $to } a bodku dáva spoluhráčovi.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } nemá akú kocku vziať a vynecháva: remíza.
       *[no] { $player } nemá akú kocku vziať a vynecháva.
    }
refused-quixo-over = Hra sa skončila.
refused-quixo-lot-first = Ešte sa nevyžrebovalo, kto začína.
refused-quixo-lot-drawn = Už sa vyžrebovalo, kto začína.
refused-quixo-never-pass = Pri dvoch hráčoch nikto nesmie vynechať.
refused-quixo-pass-with-cube = Vynechať smieš, len ak nemôžeš vziať žiadnu kocku.
refused-quixo-not-border = { $square } nie je na okraji.
refused-quixo-other-symbol = { $square } ukazuje znak druhej strany.
refused-quixo-other-dot = Bodka na { $square } ukazuje inam: { $player }.
refused-quixo-same-place = Kocka sa nesmie vrátiť tam, odkiaľ prišla.
refused-quixo-not-an-end = Kocka z { $from } sa nedá zasunúť na { $to }: vyber koniec jej radu alebo stĺpca.
refused-quixo-no-dots = Bodky sú len pre štyroch hráčov.
refused-quixo-dot-at-partner = Bodka musí ukazovať na teba alebo na tvojho spoluhráča.
refused-quixo-three = Quixo je pre dvoch hráčov alebo pre štyroch v tímoch.
refused-quixo-endless = Bez obmedzenia počtu ťahov a bez remízy opakovaním by sa hra nemusela nikdy skončiť.
refused-quixo-position =
    { $why ->
        [lot] Pred žrebom je doska prázdna a nič sa nepohlo.
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
score-quixo-own-line = Vlastný rad
score-quixo-line-by-other = Rad vytvorený druhou stranou
option-quixo-board = Doska
option-quixo-board-about = Počet kociek v rade: 5 je skutočná hra, 3 a 4 sú malé.
option-quixo-move-cap = Najdlhšia hra
option-quixo-move-cap-about = Po toľkých ťahoch je remíza; 0 znamená bez obmedzenia.
option-quixo-repetition = Remíza opakovaním
option-quixo-repetition-about = Pozícia, ktorá nastane tretíkrát, ukončí hru remízou.
option-quixo-move-seconds = Sekundy na ťah
option-quixo-move-seconds-about = Kto potrebuje viac, prehráva; 0 znamená bez obmedzenia.
option-quixo-partners-may-consult = Spoluhráči sa smú radiť
option-quixo-partners-may-consult-about = Otvorí každému tímu súkromný čet.

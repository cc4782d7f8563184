### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Ia un cub, împinge-l înapoi și aliniază cinci simboluri ale tale.
rules-intro-quixo = Ia un cub de pe margine, întoarce-l cu simbolul tău în sus și împinge-l înapoi. Cu cinci în linie câștigi.

## play: options

option-quixo-board = Tablă
option-quixo-board-about = Cuburi pe un rând: 5 este jocul standard, 3 și 4 sunt mai mici.
option-quixo-move-cap = Limită de mutări
option-quixo-move-cap-about = După acest număr de mutări partida e remiză; 0 înseamnă fără limită.
option-quixo-repetition = Remiză prin repetare
option-quixo-repetition-about = O poziție apărută a treia oară încheie partida cu remiză.
option-quixo-move-seconds = Secunde pe mutare
option-quixo-move-seconds-about = Cine depășește acest timp pierde; 0 înseamnă fără limită.
option-quixo-partners-may-consult = Partenerii pot vorbi
option-quixo-partners-may-consult-about = Fiecare echipă are un chat privat.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } începe și joacă cu cruci.
       *[circle] { $player } începe și joacă cu cercuri.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } împinge { $from } la { $to } și câștigă cu o linie.
        [loss] { $player } împinge { $from } la { $to } și formează o linie pentru cealaltă tabără.
        [draw] { $player } împinge { $from } la { $to }: remiză.
       *[no] { $player } împinge { $from } la { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } împinge { $from } la { $to } și câștigă cu o linie.
        [loss] { $player } împinge { $from } la { $to } și formează o linie pentru cealaltă tabără.
        [draw] { $player } împinge { $from } la { $to }: remiză.
       *[no] { $dot ->
        [self] { $player } împinge { $from } la { $to } și îndreaptă punctul spre sine.
       *[partner] { $player } împinge { $from } la { $to } și îndreaptă punctul spre partener.
    }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } nu poate lua niciun cub și spune pas: remiză.
       *[no] { $player } nu poate lua niciun cub și spune pas.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Împinge { $from } la { $to } și câștigă cu o linie
        [loss] Împinge { $from } la { $to } și formează o linie pentru cealaltă tabără
        [draw] Împinge { $from } la { $to }: remiză
       *[no] Împinge { $from } la { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Împinge { $from } la { $to } și câștigă cu o linie
        [loss] Împinge { $from } la { $to } și formează o linie pentru cealaltă tabără
        [draw] Împinge { $from } la { $to }: remiză
       *[no]
            { $dot ->
                [self] Împinge { $from } la { $to } și îndreaptă punctul spre tine
               *[partner] Împinge { $from } la { $to } și îndreaptă punctul spre partener
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Pas: nu poți lua niciun cub, deci remiză
       *[no] Pas: nu poți lua niciun cub
    }

## play: points

score-quixo-own-line = O linie proprie
score-quixo-line-by-other = O linie făcută de cealaltă tabără

## play: hints

reason-quixo-wins = Îți completează linia și câștigă.
reason-quixo-loses = Completează o linie pentru cealaltă tabără.
reason-quixo-draws = Încheie partida cu remiză.
reason-quixo-lets-win = Cealaltă tabără poate câștiga la mutarea următoare.
reason-quixo-stops = Împiedică cealaltă tabără să completeze o linie.
reason-quixo-builds = Cea mai lungă linie a ta are acum { $count } din { $size }.
reason-quixo-breaks = Strică linia de { $count } a celeilalte tabere.
reason-quixo-new-cube = Aduce un cub nou taberei tale.
reason-quixo-own-cube = Mută un cub al tău.

## play: refusals

refused-quixo-over = Partida s-a terminat.
refused-quixo-lot-first = Încă nu s-a tras la sorți cine începe.
refused-quixo-lot-drawn = S-a tras deja la sorți cine începe.
refused-quixo-never-pass = La doi jucători nimeni nu are voie să spună pas.
refused-quixo-pass-with-cube = Poți spune pas doar dacă nu există niciun cub pe care l-ai putea lua.
refused-quixo-not-border = { $square } nu este pe margine.
refused-quixo-other-symbol = { $square } arată simbolul celeilalte tabere.
refused-quixo-other-dot = Punctul de pe { $square } arată spre { $player }.
refused-quixo-same-place = Cubul nu se poate întoarce de unde a venit.
refused-quixo-not-an-end = Un cub din { $from } nu poate intra la { $to }: alege un capăt al rândului sau coloanei lui.
refused-quixo-no-dots = Punctele se folosesc doar la patru jucători.
refused-quixo-dot-at-partner = Punctul trebuie să arate spre tine sau spre partener.
refused-quixo-three = Quixo este pentru doi jucători sau pentru patru în echipe.
refused-quixo-endless = Fără limită de mutări și fără remiză prin repetare, o partidă s-ar putea să nu se termine niciodată.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Înainte de tragerea la sorți tabla e goală și nu s-a mutat nimic.
        [moves] Atâtea cuburi nu puteau fi întoarse în atât de puține mutări.
        [past] Tablele anterioare nu duc la aceasta.
        [line] Partida se terminase înainte de această poziție.
       *[last] Ultima mutare nu duce la această poziție.
    }
text-quixo-square = Aici se așteaptă o căsuță de la a1 la { $last }.
text-quixo-cube =
    { $seats ->
        [4] Un cub se scrie „.” dacă e gol, altfel ca locul spre care arată punctul, de la 0 la 3.
       *[other] Un cub se scrie „.” dacă e gol, „x” pentru cruce, „o” pentru cerc.
    }

## page: the board

help-quixo = Ia un cub cu margine luminoasă, apoi alege din ce parte îl împingi. Cu tastatura: săgeți, Enter, apoi săgeata acelei părți.
quixo-board = Tablă
quixo-cell =
    { $square }: { $symbol ->
        [cross] cruce
        [circle] cerc
       *[blank] gol
    }{ $dot ->
        [yes] , punctul arată spre { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , poate fi luat
       *[no] { "" }
    }
quixo-row = Rândul { $row }: { $cells }
quixo-cube-cross = cruce
quixo-cube-circle = cerc
quixo-cube-blank = gol
quixo-choose-cube =
    { $symbol ->
        [cross] Ia un cub: gol sau cu cruce.
       *[circle] Ia un cub: gol sau cu cerc.
    }
quixo-choose-cube-dot = Ia un cub gol sau unul al cărui punct arată spre tine.
quixo-choose-side = Din ce parte îl împingi?
quixo-move =
    { $side ->
        [top] Cubul { $from }, împins de sus
        [bottom] Cubul { $from }, împins de jos
        [left] Cubul { $from }, împins din stânga
       *[right] Cubul { $from }, împins din dreapta
    }
quixo-move-dot = punctul arată spre { $player }
quixo-move-pass = Pas
quixo-must-pass = Nu poți lua niciun cub: spune pas.
quixo-dot = Spre cine arată punctul
quixo-wins = câștigă
quixo-loses = Atenție: asta face o linie pentru cealaltă tabără!
quixo-moment = { $count } în linie!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] Începi și joci cu cruci.
       *[circle] Începi și joci cu cercuri.
    }
own-quixo-push =
    { $ends ->
        [win] Împingi { $from } la { $to } și câștigi cu o linie.
        [loss] Împingi { $from } la { $to } și formezi o linie pentru cealaltă tabără.
        [draw] Împingi { $from } la { $to }: remiză.
       *[no] Împingi { $from } la { $to }.
    }
own-quixo-push-dot =
    { $ends ->
        [win] Împingi { $from } la { $to } și câștigi cu o linie.
        [loss] Împingi { $from } la { $to } și formezi o linie pentru cealaltă tabără.
        [draw] Împingi { $from } la { $to }: remiză.
       *[no] { $dot ->
        [self] Împingi { $from } la { $to } și îndrepți punctul spre tine.
       *[partner] Împingi { $from } la { $to } și îndrepți punctul spre partenerul tău.
    }
    }
own-quixo-pass =
    { $ends ->
        [draw] Nu poți lua niciun cub și spui pas: remiză.
       *[no] Nu poți lua niciun cub și spui pas.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: aliniază cinci simboluri ale tale pe un rând, pe o coloană sau pe o diagonală și câștigi.
lesson-quixo-take = Ia un cub gol de pe margine, apoi alege din ce parte îl împingi înapoi. Revine cu simbolul tău.
lesson-quixo-again = Toată linia s-a deplasat cu un loc. Poți lua cuburi goale și de-ale tale, niciodată ale celeilalte tabere.
lesson-quixo-other = Împingerea mută și cuburile celeilalte tabere: folosește-o ca să-i strici liniile.
lesson-quixo-danger = Dar ai grijă: dacă împingerea ta face cinci în linie pentru cealaltă tabără, pierzi, chiar dacă faci și tu cinci.
lesson-quixo-free = Acum știi tot ce trebuie. Joacă mai departe și cere un indiciu oricând vrei.

## book: rules

rules-q1 = 25 de cuburi umplu tabla de 5 × 5 căsuțe, cu fața goală în sus. Fiecare cub are o cruce și un cerc; restul e gol. O tabără joacă cu cruci, cealaltă cu cercuri. Cine începe se trage la sorți. Opțiuni: table de 3 × 3 sau 4 × 4.
rules-q2 = Când îți vine rândul, ia unul dintre cele 16 cuburi de pe margine, gol sau cu simbolul tău, niciodată unul cu simbolul celeilalte tabere.
rules-q3 = Orice ar fi arătat, se întoarce cu simbolul tău în sus.
rules-q4 = Împinge-l înapoi de la un capăt al rândului sau al coloanei de unde vine, ca golul să se închidă: două moduri pentru un colț, trei pentru celelalte. Nu se poate întoarce pe locul de unde a venit.
rules-q5 = Câștigă o linie de cinci simboluri ale tale, pe un rând, pe o coloană sau pe o diagonală.
rules-q6 = Dacă faci o linie cu simbolul celeilalte tabere pierzi, chiar dacă aceeași împingere face și o linie a ta.
rules-q7 = La doi jucători nimeni nu are voie să spună pas și nici nu e nevoie vreodată.
rules-q8 = Se poate stabili o limită de timp pentru fiecare mutare. (Decizie: cine rămâne fără timp pierde.)
rules-q9 = (Decizie: în regulile tipărite nu există remiză. O poziție apărută a treia oară este remiză, la fel ca o partidă de 200 de mutări. Numărul mutărilor poate fi schimbat; o opțiune dezactivează unul dintre cele două feluri de remiză, dar nu pe amândouă.)
rules-q10 = Patru jucători formează două echipe, partenerii stau față în față. Se joacă în sensul acelor de ceasornic, deci echipele alternează.
rules-q11 = Fiecare simbol are un punct. Un cub cu simbol poate fi luat doar de jucătorul spre care arată punctul; cele goale de oricine. Punctul arată mereu spre același jucător cât timp cubul e împins.
rules-q12 = Când împingi un cub, îi îndrepți punctul spre tine sau spre partener.
rules-q13 = Poți spune pas doar dacă niciun cub de pe margine nu e gol și niciun cub de pe margine cu simbolul tău nu are punctul spre tine. (Decizie: atunci trebuie să spui pas.)
rules-q14 = Jucătorii hotărăsc dacă partenerii pot vorbi despre joc; o opțiune stabilește asta.

## book: captions of the examples

rules-example-quixo-push = Cubul marcat a fost împins la { $to }; toate cuburile dintre acel loc și { $from }, de unde a fost luat, s-au deplasat cu un loc.
rules-example-quixo-line = O linie întreagă de cruci: crucile au câștigat.
rules-example-quixo-other = Crucile au împins și au făcut o linie de cercuri: cercurile au câștigat.
rules-example-quixo-dots = Cu patru jucători fiecare simbol are un punct; doar jucătorul spre care arată poate lua cubul.

## terminal

terminal-letters-quixo = X cruce, O cerc, · gol; cifra de după simbol este jucătorul spre care arată punctul.

## command line

cli-solve-about = Rezolvă Quixo: valoarea fiecărei table
cli-solve-game = Ce se rezolvă
cli-solve-size = Cuburi pe un rând: 3, 4 sau 5
cli-solve-distances = Află și cât de departe sunt victoriile și înfrângerile
cli-solve-dir = Păstrează aici tabelele gata și continuă de la ele după o oprire
cli-solve-layers = Doar acest număr de straturi (table cu același număr de cuburi întoarse), de la tabla plină
cli-solve-threads = Câte fire de execuție se folosesc
cli-solve-check = Verifică din nou acest număr de poziții la întâmplare din fiecare strat, doar după reguli
cli-solve-json = Afișează un document JSON
solve-progress = cuburi { $cubes }, { $rate } table/s, încă { $left } s, memorie { $memory } MB, disc { $disk } MB
solve-layer =
    { $cubes ->
        [all] În total: victorii { $wins }, înfrângeri { $losses }, remize { $draws }
       *[other] Cuburi întoarse { $cubes }: victorii { $wins }, înfrângeri { $losses }, remize { $draws }
    }
solve-first =
    { $value ->
        [win] Cine începe câștigă.
        [loss] Cine începe pierde.
       *[draw] Partida este remiză.
    }
solve-done = { $seconds } s, { $rate } table pe secundă până la simetrie; în acest ritm, rezolvarea completă a acestei mărimi durează { $whole } ore.
solve-checked = Poziții verificate din nou: { $boards }; toate se potrivesc.
refused-solve-size = Există table cu 3, 4 și 5 cuburi pe un rând.
refused-solve-folder = Tablele cu 5 cuburi pe un rând au nevoie de un dosar pentru tabele (--dir).
refused-train-tables = Antrenamentul are nevoie de tabelele tuturor tablelor de 5 × 5; creează-le întâi (klots solve quixo --size 5).
refused-solve-wrong = Poziția aceasta este rezolvată greșit: { $board }. Te rugăm să ne anunți; șterge tabelele și rezolvă din nou.
score-quixo-line =
    { $symbol ->
        [cross] Crucile au o linie
       *[circle] Cercurile au o linie
    }: { $cells }
score-quixo-none = Nimeni nu are o linie.
score-quixo-won =
    { $symbol ->
        [cross] Crucile au câștigat.
       *[circle] Cercurile au câștigat.
    }
refused-score-board = O tablă are de la { $min } la { $max } rânduri, fiecare cu tot atâtea cuburi.
refused-score-pushed = Ambele tabere au o linie: precizează cine a împins ultimul, „pushed: x” sau „pushed: o”.

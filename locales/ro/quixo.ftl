### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Ia un cub, împinge-l înapoi și fă cinci în linie.
rules-intro-quixo = Ia un cub de pe margine, întoarce-l la simbolul tău și împinge-l înapoi. Cinci în linie câștigă.

## play: options

option-quixo-board = Tablă
option-quixo-board-about = Cuburi pe rând: 5 este jocul normal, 3 și 4 sunt mai mici.
option-quixo-move-cap = Limită de mutări
option-quixo-move-cap-about = După atâtea mutări partida e egală; 0 înseamnă fără limită.
option-quixo-repetition = Egalitate prin repetare
option-quixo-repetition-about = O poziție apărută a treia oară încheie partida la egalitate.
option-quixo-move-seconds = Secunde pentru fiecare mutare
option-quixo-move-seconds-about = Cine depășește pierde; 0 înseamnă fără limită.
option-quixo-partners-may-consult = Partenerii pot vorbi
option-quixo-partners-may-consult-about = Deschide un chat privat pentru fiecare echipă.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } mută întâi și joacă cu crucea.
       *[circle] { $player } mută întâi și joacă cu cercul.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } împinge { $from } la { $to } și câștigă cu o linie.
        [loss] { $player } împinge { $from } la { $to } și formează o linie pentru cealaltă tabără.
        [draw] { $player } împinge { $from } la { $to }: egalitate.
       *[no] { $player } împinge { $from } la { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } împinge { $from } la { $to } și câștigă cu o linie.
        [loss] { $player } împinge { $from } la { $to } și formează o linie pentru cealaltă tabără.
        [draw] { $player } împinge { $from } la { $to }: egalitate.
       *[no] { $dot ->
        [self] { $player } împinge { $from } la { $to } și păstrează punctul.
       *[partner] { $player } împinge { $from } la { $to } și dă punctul partenerului.
    }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } nu are ce cub lua și spune pas: egalitate.
       *[no] { $player } nu are ce cub lua și spune pas.
    }

## play: points

score-quixo-own-line = O linie proprie
score-quixo-line-by-other = O linie făcută de cealaltă tabără

## play: hints

reason-quixo-wins = Îți formează linia și câștigă.
reason-quixo-loses = Formează o linie pentru cealaltă tabără.
reason-quixo-draws = Încheie partida la egalitate.
reason-quixo-lets-win = Cealaltă tabără poate câștiga apoi.
reason-quixo-stops = Oprește o linie pe care cealaltă tabără o putea termina.
reason-quixo-builds = Cea mai lungă linie a ta are acum { $count } din { $size }.
reason-quixo-breaks = Strică linia de { $count } a celeilalte tabere.
reason-quixo-new-cube = Ia un cub nou pentru tabăra ta.
reason-quixo-own-cube = Mută un cub al tău și nu cedează nimic.

## play: refusals

refused-quixo-over = Partida s-a terminat.
refused-quixo-lot-first = Încă nu s-a tras la sorți cine începe.
refused-quixo-lot-drawn = S-a tras deja la sorți cine începe.
refused-quixo-never-pass = În doi nimeni nu are voie să spună pas.
refused-quixo-pass-with-cube = Poți spune pas doar dacă nu există niciun cub pe care l-ai putea lua.
refused-quixo-not-border = { $square } nu este pe margine.
refused-quixo-other-symbol = { $square } arată simbolul celeilalte tabere.
refused-quixo-other-dot = Punctul de pe { $square } arată spre { $player }.
refused-quixo-same-place = Cubul nu se poate întoarce de unde a venit.
refused-quixo-not-an-end = Un cub din { $from } nu poate intra la { $to }: alege un capăt al rândului sau coloanei lui.
refused-quixo-no-dots = Punctele sunt doar pentru patru jucători.
refused-quixo-dot-at-partner = Punctul trebuie să arate spre tine sau spre partener.
refused-quixo-three = Quixo este pentru doi jucători sau pentru patru în echipe.
refused-quixo-endless = Fără limită de mutări și fără egalitate prin repetare, o partidă s-ar putea să nu se termine niciodată.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Înainte de tragerea la sorți tabla e goală și nimic nu e mutat.
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
        [yes] , arată spre { $player }
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

## book: the guided first game

lesson-quixo-aim = Quixo: fă o linie de cinci simboluri ale tale și câștigi. Contează un rând, o coloană sau o diagonală.
lesson-quixo-take = Ia un cub gol de pe margine, apoi alege din ce parte îl împingi înapoi. Revine cu simbolul tău.
lesson-quixo-again = Toată linia s-a deplasat cu un loc. Poți lua cuburi goale și de-ale tale, niciodată ale celeilalte tabere.
lesson-quixo-other = Împingerea mută și cuburile celeilalte tabere: folosește-o ca să-i strici liniile.
lesson-quixo-danger = Dar ai grijă: dacă împingerea ta face cinci pentru cealaltă tabără, pierzi, chiar dacă faci și tu cinci.
lesson-quixo-free = Asta e tot. Joacă mai departe și cere un indiciu oricând vrei.

## book: rules

rules-q1 = 25 de cuburi umplu tabla de 5 × 5 căsuțe, cu fața goală în sus. Fiecare cub are o cruce și un cerc; restul e gol. O tabără joacă cu cruci, cealaltă cu cercuri. Cine începe se trage la sorți. Opțiuni: table de 3 × 3 sau 4 × 4.
rules-q2 = La rândul tău ia unul dintre cele 16 cuburi de pe margine, gol sau cu simbolul tău, niciodată unul cu simbolul celeilalte tabere.
rules-q3 = Orice ar fi arătat, se întoarce cu simbolul tău în sus.
rules-q4 = Împinge-l înapoi de la un capăt al rândului sau al coloanei de unde vine, ca golul să se închidă: două feluri pentru un colț, trei pentru celelalte. Nu se poate întoarce pe locul de unde a venit.
rules-q5 = Câștigă o linie de cinci simboluri ale tale, pe rând, pe coloană sau pe diagonală.
rules-q6 = Dacă faci o linie cu simbolul celeilalte tabere pierzi, chiar dacă aceeași împingere face și o linie a ta.
rules-q7 = În doi nimeni nu are voie să spună pas și nici nu e nevoie vreodată.
rules-q8 = Se poate stabili o limită de timp pentru fiecare mutare. (Decizie: cine rămâne fără timp pierde.)
rules-q9 = (Decizie: în regulile tipărite nu există egalitate. O poziție apărută a treia oară este egalitate, la fel o partidă de 200 de mutări. Numărul mutărilor poate fi schimbat; una dintre cele două reguli poate fi dezactivată, dar nu amândouă.)
rules-q10 = Patru jucători formează două echipe, partenerii stau față în față. Se joacă în sensul acelor de ceasornic, deci echipele alternează.
rules-q11 = Fiecare simbol are un punct. Un cub cu simbol poate fi luat doar de jucătorul spre care arată punctul; cele goale de oricine. Punctul arată mereu spre același jucător cât timp cubul e împins.
rules-q12 = Când împingi un cub, îi îndrepți punctul spre tine sau spre partener.
rules-q13 = Poți spune pas doar dacă niciun cub de pe margine nu e gol și niciun cub de pe margine cu simbolul tău nu arată spre tine. (Decizie: atunci trebuie să spui pas.)
rules-q14 = Jucătorii hotărăsc dacă partenerii pot vorbi despre joc; este o opțiune.

## book: captions of the examples

rules-example-quixo-push = Cubul marcat a fost împins la { $to }; toate cuburile dintre acel loc și { $from }, de unde a fost luat, s-au deplasat cu un loc.
rules-example-quixo-line = O linie întreagă de cruci: crucea a câștigat.
rules-example-quixo-other = Crucea a împins și a făcut o linie de cercuri: cercul a câștigat.
rules-example-quixo-dots = Cu patru jucători fiecare simbol are un punct; doar jucătorul spre care arată poate lua cubul.

## terminal

terminal-letters-quixo = X cruce, O cerc, · gol; cifra de după simbol este jucătorul spre care arată punctul.

## command line

cli-solve-about = Rezolvă Quixo: valoarea fiecărei table
cli-solve-game = Ce se rezolvă
cli-solve-size = Cuburi pe rând: 3, 4 sau 5
cli-solve-distances = Află și cât de departe sunt victoriile și înfrângerile
cli-solve-dir = Păstrează aici tabelele gata și continuă de la ele după o oprire
cli-solve-layers = Doar atâtea straturi (table cu același număr de cuburi întoarse), de la tabla plină
cli-solve-threads = Câte fire se folosesc
cli-solve-json = Afișează un document JSON
solve-progress = cuburi { $cubes }, { $rate } table/s, încă { $left } s, memorie { $memory } MB, disc { $disk } MB
solve-layer =
    { $cubes ->
        [all] Împreună: victorii { $wins }, înfrângeri { $losses }, egaluri { $draws }
       *[other] Cuburi întoarse { $cubes }: victorii { $wins }, înfrângeri { $losses }, egaluri { $draws }
    }
solve-first =
    { $value ->
        [win] Cine începe câștigă.
        [loss] Cine începe pierde.
       *[draw] Partida este egală.
    }
solve-done = { $seconds } s, { $rate } table pe secundă până la simetrie; toată tabla durează { $whole } ore în acest ritm.
refused-solve-size = Există table cu 3, 4 și 5 cuburi pe rând.
refused-solve-folder = Tablele cu 5 cuburi pe rând au nevoie de un dosar pentru tabele (--dir).
score-quixo-line =
    { $symbol ->
        [cross] Crucea are o linie
       *[circle] Cercul are o linie
    }: { $cells }
score-quixo-none = Nimeni nu are o linie.
score-quixo-won =
    { $symbol ->
        [cross] Crucea a câștigat.
       *[circle] Cercul a câștigat.
    }
refused-score-board = O tablă are de la { $min } la { $max } rânduri, fiecare cu tot atâtea cuburi.
refused-score-pushed = Ambele tabere au o linie: spune cine a împins ultimul, „pushed: x” sau „pushed: o”.

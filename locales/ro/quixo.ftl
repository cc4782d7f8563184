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

score-quixo-own-line = O linie proprie
score-quixo-line-by-other = O linie făcută de cealaltă tabără

option-quixo-board = Tablă
option-quixo-board-about = Cuburi pe rând: 5 este jocul adevărat, 3 și 4 sunt mici.
option-quixo-move-cap = Cea mai lungă partidă
option-quixo-move-cap-about = După atâtea mutări partida e egală; 0 înseamnă fără limită.
option-quixo-repetition = Egalitate prin repetare
option-quixo-repetition-about = O poziție apărută a treia oară încheie partida la egalitate.
option-quixo-move-seconds = Secunde pentru fiecare mutare
option-quixo-move-seconds-about = Cine depășește pierde; 0 înseamnă fără limită.
option-quixo-partners-may-consult = Partenerii pot vorbi
option-quixo-partners-may-consult-about = Deschide un chat privat pentru fiecare echipă.

# Quixo

told-quixo-starts =
    { $symbol ->
        [cross] { $player } aloittaa ja pelaa risteillä.
       *[circle] { $player } aloittaa ja pelaa ympyröillä.
    }

told-quixo-push =
    { $ends ->
        [win] { $player } työntää kuution { $from } kohtaan { $to }, saa suoran ja voittaa.
        [loss] { $player } työntää kuution { $from } kohtaan { $to } ja tekee suoran toiselle puolelle.
        [draw] { $player } työntää kuution { $from } kohtaan { $to }: tasapeli.
       *[no] { $player } työntää kuution { $from } kohtaan { $to }.
    }

told-quixo-push-dot =
    { $ends ->
        [win] { $player } työntää kuution { $from } kohtaan { $to }, saa suoran ja voittaa.
        [loss] { $player } työntää kuution { $from } kohtaan { $to } ja tekee suoran toiselle puolelle.
        [draw] { $player } työntää kuution { $from } kohtaan { $to }: tasapeli.
       *[no]
            { $dot ->
                [self] { $player } työntää kuution { $from } kohtaan { $to } ja kääntää pisteen itseensä.
               *[partner] { $player } työntää kuution { $from } kohtaan { $to } ja kääntää pisteen pariinsa.
            }
    }

told-quixo-pass =
    { $ends ->
        [draw] { $player } ei voi ottaa kuutiota ja ohittaa: tasapeli.
       *[no] { $player } ei voi ottaa kuutiota ja ohittaa.
    }

refused-quixo-over = Peli on ohi.
refused-quixo-lot-first = Aloittajaa ei ole vielä arvottu.
refused-quixo-lot-drawn = Aloittaja on jo arvottu.
refused-quixo-never-pass = Kahden pelissä kukaan ei saa ohittaa.
refused-quixo-pass-with-cube = Saat ohittaa vain, jos et voi ottaa mitään kuutiota.
refused-quixo-not-border = { $square } ei ole reunassa.
refused-quixo-other-symbol = Kuutiossa { $square } on toisen puolen merkki.
refused-quixo-other-dot = Kuution { $square } piste osoittaa pelaajaan { $player }.
refused-quixo-same-place = Kuutio ei saa palata siihen, mistä se tuli.
refused-quixo-not-an-end = Kuutiota { $from } ei voi työntää kohtaan { $to }: valitse sen rivin tai sarakkeen pää.
refused-quixo-no-dots = Merkkien pisteet ovat vain neljän pelaajan peliä varten.
refused-quixo-dot-at-partner = Pisteen on osoitettava sinuun tai pariisi.
refused-quixo-three = Quixoa pelataan kaksin tai neljästään joukkueina.
refused-quixo-endless = Ilman siirtorajaa ja toistosta tulevaa tasapeliä peli ei ehkä päättyisi koskaan.
refused-quixo-position =
    { $why ->
        [lot] Ennen arvontaa lauta on tyhjä eikä mitään ole siirretty.
        [moves] Näin monta kuutiota ei ole voitu kääntää näin vähin siirroin.
        [past] Aiemmat laudat eivät johda tähän.
        [line] Peli oli ohi jo ennen tätä asemaa.
       *[last] Viimeinen siirto ei johda tähän asemaan.
    }
text-quixo-square = Tässä piti olla ruutu väliltä a1–{ $last }.
text-quixo-cube =
    { $seats ->
        [4] Kuutio kirjoitetaan ”.”, jos se on tyhjä, muuten paikkana, johon piste osoittaa, 0–3.
       *[other] Kuutio kirjoitetaan ”.”, jos se on tyhjä, ”x” on risti, ”o” ympyrä.
    }

score-quixo-own-line = Oma suora
score-quixo-line-by-other = Toisen puolen tekemä suora

option-quixo-board = Lauta
option-quixo-board-about = Kuutioita rivissä: 5 on oikea peli, 3 ja 4 pieniä.
option-quixo-move-cap = Pisin peli
option-quixo-move-cap-about = Näin monen siirron jälkeen peli on tasapeli; 0 = ei rajaa.
option-quixo-repetition = Tasapeli toistosta
option-quixo-repetition-about = Kolmannen kerran toistuva asema päättää pelin tasapeliin.
option-quixo-move-seconds = Sekunteja siirtoa kohti
option-quixo-move-seconds-about = Se, jolta kuluu enemmän, häviää; 0 = ei rajaa.
option-quixo-partners-may-consult = Parit saavat puhua
option-quixo-partners-may-consult-about = Avaa kummallekin joukkueelle oman keskustelun.

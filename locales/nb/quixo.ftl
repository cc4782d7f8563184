# Quixo

told-quixo-starts =
    { $symbol ->
        [cross] { $player } har første trekk og spiller kryss.
       *[circle] { $player } har første trekk og spiller sirkel.
    }

told-quixo-push =
    { $ends ->
        [win] { $player } skyver { $from } inn ved { $to } og vinner med en linje.
        [loss] { $player } skyver { $from } inn ved { $to } og lager en linje for den andre siden.
        [draw] { $player } skyver { $from } inn ved { $to }: uavgjort.
       *[no] { $player } skyver { $from } inn ved { $to }.
    }

told-quixo-push-dot =
    { $ends ->
        [win] { $player } skyver { $from } inn ved { $to } og vinner med en linje.
        [loss] { $player } skyver { $from } inn ved { $to } og lager en linje for den andre siden.
        [draw] { $player } skyver { $from } inn ved { $to }: uavgjort.
       *[no]
            { $dot ->
                [self] { $player } skyver { $from } inn ved { $to } og beholder prikken.
               *[partner] { $player } skyver { $from } inn ved { $to } og gir prikken til makkeren.
            }
    }

told-quixo-pass =
    { $ends ->
        [draw] { $player } har ingen kube å ta og melder pass: uavgjort.
       *[no] { $player } har ingen kube å ta og melder pass.
    }

refused-quixo-over = Spillet er slutt.
refused-quixo-lot-first = Loddet om hvem som begynner, er ikke trukket ennå.
refused-quixo-lot-drawn = Loddet om hvem som begynner, er allerede trukket.
refused-quixo-never-pass = Med to spillere kan ingen melde pass.
refused-quixo-pass-with-cube = Du kan bare melde pass hvis det ikke finnes noen kube du kan ta.
refused-quixo-not-border = { $square } er ikke på kanten.
refused-quixo-other-symbol = { $square } viser symbolet til den andre siden.
refused-quixo-other-dot = Prikken på { $square } peker på { $player }.
refused-quixo-same-place = Kuben kan ikke gå tilbake dit den kom fra.
refused-quixo-not-an-end = En kube fra { $from } kan ikke gå inn ved { $to }: velg en ende av raden eller kolonnen.
refused-quixo-no-dots = Prikker er bare for fire spillere.
refused-quixo-dot-at-partner = Prikken må peke på deg eller makkeren din.
refused-quixo-three = Quixo er for to spillere, eller for fire på lag.
refused-quixo-endless = Uten grense for antall trekk og uten uavgjort ved gjentakelse kunne et spill vare evig.
refused-quixo-position =
    { $why ->
        [lot] Før loddet er trukket, er brettet blankt og ingenting er flyttet.
        [moves] Så mange kuber kan ikke være snudd på så få trekk.
        [past] De tidligere brettene fører ikke til dette.
        [line] Spillet var slutt før denne stillingen.
       *[last] Det siste trekket fører ikke til denne stillingen.
    }
text-quixo-square = Her ventes en rute fra a1 til { $last }.
text-quixo-cube =
    { $seats ->
        [4] En kube skrives «.» hvis den er blank, ellers som plassen prikken peker på, 0 til 3.
       *[other] En kube skrives «.» hvis den er blank, «x» for kryss, «o» for sirkel.
    }

score-quixo-own-line = En egen linje
score-quixo-line-by-other = En linje laget av den andre siden

option-quixo-board = Brett
option-quixo-board-about = Kuber i en rad: 5 er det ekte spillet, 3 og 4 er små utgaver.
option-quixo-move-cap = Lengste spill
option-quixo-move-cap-about = Etter så mange trekk er spillet uavgjort; 0 for ingen grense.
option-quixo-repetition = Uavgjort ved gjentakelse
option-quixo-repetition-about = En stilling som oppstår for tredje gang, avslutter spillet uavgjort.
option-quixo-move-seconds = Sekunder per trekk
option-quixo-move-seconds-about = Den som bruker lengre tid, taper; 0 for ingen grense.
option-quixo-partners-may-consult = Makkere kan snakke sammen
option-quixo-partners-may-consult-about = Åpner en privat chat for hvert lag.

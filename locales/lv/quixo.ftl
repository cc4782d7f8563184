# Quixo: log lines, refusals, reckoning and options.
# $seat is a seat's number, $player the name of who sits there; $from, $to and $square are cells such as a1.

## The log

told-quixo-starts = { $symbol ->
        [cross] { $player } sāk un spēlē ar krustiņiem.
       *[circle] { $player } sāk un spēlē ar aplīšiem.
    }

told-quixo-push = { $ends ->
        [win] { $player } iestumj { $from } pie { $to } un uzvar ar līniju.
        [loss] { $player } iestumj { $from } pie { $to } un izveido līniju otrai pusei.
        [draw] { $player } iestumj { $from } pie { $to }: neizšķirts.
       *[no] { $player } iestumj { $from } pie { $to }.
    }

told-quixo-push-dot = { $ends ->
        [win] { $player } iestumj { $from } pie { $to } un uzvar ar līniju.
        [loss] { $player } iestumj { $from } pie { $to } un izveido līniju otrai pusei.
        [draw] { $player } iestumj { $from } pie { $to }: neizšķirts.
       *[no] { $dot ->
        [self] { $player } iestumj { $from } pie { $to } un pagriež punktu pret sevi.
       *[partner] { $player } iestumj { $from } pie { $to } un pagriež punktu pret partneri.
    }
    }

told-quixo-pass = { $ends ->
        [draw] { $player } nevar paņemt kubiņu un izlaiž gājienu: neizšķirts.
       *[no] { $player } nevar paņemt kubiņu un izlaiž gājienu.
    }

## Why not

refused-quixo-over = Spēle ir beigusies.
refused-quixo-lot-first = Pirmais spēlētājs vēl nav izlozēts.
refused-quixo-lot-drawn = Pirmais spēlētājs jau ir izlozēts.
refused-quixo-never-pass = Divatā gājienu izlaist nedrīkst.
refused-quixo-pass-with-cube = Gājienu drīksti izlaist tikai tad, ja nav kubiņa, ko paņemt.
refused-quixo-not-border = { $square } nav malā.
refused-quixo-other-symbol = Uz { $square } ir otras puses simbols.
refused-quixo-other-dot = Kubiņa { $square } punkts rāda uz spēlētāju { $player }.
refused-quixo-same-place = Kubiņš nedrīkst atgriezties, kur tas bija.
refused-quixo-not-an-end = Kubiņu no { $from } nevar iestumt pie { $to }: izvēlies tā rindas vai kolonnas galu.
refused-quixo-no-dots = Simbolu punktus lieto tikai četru spēlētāju spēlē.
refused-quixo-dot-at-partner = Punktam jārāda uz tevi vai tavu partneri.
refused-quixo-three = Quixo spēlē divi vai četri komandās.
refused-quixo-endless = Bez gājienu ierobežojuma un bez neizšķirta atkārtojuma dēļ spēle varētu nekad nebeigties.
refused-quixo-position = { $why ->
        [lot] Pirms izlozes laukums ir tukšs un nekas nav pārvietots.
        [moves] Tik daudz kubiņu nevar pagriezt tik maz gājienos.
        [past] Agrākie laukumi neved uz šo.
        [line] Spēle beidzās pirms šīs pozīcijas.
       *[last] Pēdējais gājiens neved uz šo pozīciju.
    }
text-quixo-square = Šeit jābūt lauciņam no a1 līdz { $last }.
text-quixo-cube = { $seats ->
        [4] Kubiņu raksta „.”, ja tas tukšs, citādi kā vietu, uz ko rāda punkts, 0 līdz 3.
       *[other] Kubiņu raksta „.”, ja tas tukšs, „x” krustiņam, „o” aplītim.
    }

## The reckoning

score-quixo-own-line = Sava līnija
score-quixo-line-by-other = Otras puses izveidota līnija

## Options

option-quixo-board = Laukums
option-quixo-board-about = Kubiņi rindā: 5 ir īstā spēle, 3 un 4 – mazās.
option-quixo-move-cap = Garākā spēle
option-quixo-move-cap-about = Pēc tik gājieniem spēle ir neizšķirta; 0 – bez ierobežojuma.
option-quixo-repetition = Neizšķirts atkārtojoties
option-quixo-repetition-about = Pozīcija, kas rodas trešo reizi, beidz spēli neizšķirti.
option-quixo-move-seconds = Sekundes gājienam
option-quixo-move-seconds-about = Kurš domā ilgāk, zaudē; 0 – bez ierobežojuma.
option-quixo-partners-may-consult = Partneri drīkst runāt
option-quixo-partners-may-consult-about = Atver katrai komandai savu tērzēšanu.

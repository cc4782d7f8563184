# Quixo

told-quixo-starts =
    { $symbol ->
        [cross] { $player } začíná a hraje křížky.
       *[circle] { $player } začíná a hraje kolečka.
    }

told-quixo-push =
    { $ends ->
        [win] { $player } zasouvá { $from } na { $to } a vyhrává řadou.
        [loss] { $player } zasouvá { $from } na { $to } a tvoří řadu soupeři.
        [draw] { $player } zasouvá { $from } na { $to }: remíza.
       *[no] { $player } zasouvá { $from } na { $to }.
    }

told-quixo-push-dot =
    { $ends ->
        [win] { $player } zasouvá { $from } na { $to } a vyhrává řadou.
        [loss] { $player } zasouvá { $from } na { $to } a tvoří řadu soupeři.
        [draw] { $player } zasouvá { $from } na { $to }: remíza.
       *[no]
            { $dot ->
                [self] { $player } zasouvá { $from } na { $to } a nechává si tečku.
               *[partner] { $player } zasouvá { $from } na { $to } a dává tečku spoluhráči.
            }
    }

told-quixo-pass =
    { $ends ->
        [draw] { $player } nemá co vzít a vynechává: remíza.
       *[no] { $player } nemá co vzít a vynechává.
    }

refused-quixo-over = Hra skončila.
refused-quixo-lot-first = Kdo začíná, ještě není vylosováno.
refused-quixo-lot-drawn = Kdo začíná, už je vylosováno.
refused-quixo-never-pass = Ve dvou nikdo nesmí vynechat.
refused-quixo-pass-with-cube = Vynechat smíš, jen když nemůžeš vzít žádnou kostku.
refused-quixo-not-border = { $square } není na okraji.
refused-quixo-other-symbol = { $square } ukazuje symbol soupeře.
refused-quixo-other-dot = Tečka na { $square } míří k jinému hráči: { $player }.
refused-quixo-same-place = Kostka se nesmí vrátit, odkud je.
refused-quixo-not-an-end = Kostku z { $from } nelze zasunout na { $to }: vyber konec její řady nebo sloupce.
refused-quixo-no-dots = Tečky jsou jen pro čtyři hráče.
refused-quixo-dot-at-partner = Tečka musí mířit k tobě nebo ke spoluhráči.
refused-quixo-three = Quixo je pro dva hráče, nebo pro čtyři v týmech.
refused-quixo-endless = Bez omezení tahů a bez remízy opakováním by hra nemusela skončit.
refused-quixo-position =
    { $why ->
        [lot] Před losováním je deska prázdná a nic se nepohnulo.
        [moves] Tolik kostek nelze otočit v tak málo tazích.
        [past] Dřívější desky nevedou k této.
        [line] Hra skončila před tímto postavením.
       *[last] Poslední tah nevede k tomuto postavení.
    }
text-quixo-square = Zde se čeká pole od a1 do { $last }.
text-quixo-cube =
    { $seats ->
        [4] Kostka se píše „.“, je-li prázdná, jinak jako místo, ke kterému míří tečka, 0 až 3.
       *[other] Kostka se píše „.“, je-li prázdná, „x“ pro křížek, „o“ pro kolečko.
    }

score-quixo-own-line = Vlastní řada
score-quixo-line-by-other = Řada vytvořená soupeřem

option-quixo-board = Deska
option-quixo-board-about = Kostek v řadě: 5 je skutečná hra, 3 a 4 jsou malé.
option-quixo-move-cap = Nejdelší hra
option-quixo-move-cap-about = Po tolika tazích je remíza; 0 znamená bez omezení.
option-quixo-repetition = Remíza opakováním
option-quixo-repetition-about = Postavení, které nastane potřetí, ukončí hru remízou.
option-quixo-move-seconds = Sekund na tah
option-quixo-move-seconds-about = Kdo hraje déle, prohrává; 0 znamená bez omezení.
option-quixo-partners-may-consult = Spoluhráči se smí radit
option-quixo-partners-may-consult-about = Otevře každému týmu soukromý chat.

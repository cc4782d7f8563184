told-quixo-starts =
    { $symbol ->
        [cross] { $player } doet de eerste zet en speelt met kruisjes.
       *[circle] { $player } doet de eerste zet en speelt met rondjes.
    }

told-quixo-push =
    { $ends ->
        [win] { $player } schuift { $from } bij { $to } naar binnen en wint met een lijn.
        [loss] { $player } schuift { $from } bij { $to } naar binnen en maakt een lijn voor de tegenpartij.
        [draw] { $player } schuift { $from } bij { $to } naar binnen: gelijkspel.
       *[no] { $player } schuift { $from } bij { $to } naar binnen.
    }

told-quixo-push-dot =
    { $ends ->
        [win] { $player } schuift { $from } bij { $to } naar binnen en wint met een lijn.
        [loss] { $player } schuift { $from } bij { $to } naar binnen en maakt een lijn voor de tegenpartij.
        [draw] { $player } schuift { $from } bij { $to } naar binnen: gelijkspel.
       *[no]
            { $dot ->
                [self] { $player } schuift { $from } bij { $to } naar binnen en houdt de stip.
               *[partner] { $player } schuift { $from } bij { $to } naar binnen en geeft de stip aan de partner.
            }
    }

told-quixo-pass =
    { $ends ->
        [draw] { $player } kan geen blokje pakken en past: gelijkspel.
       *[no] { $player } kan geen blokje pakken en past.
    }

refused-quixo-over = Het spel is afgelopen.
refused-quixo-lot-first = Er is nog niet geloot wie begint.
refused-quixo-lot-drawn = Er is al geloot wie begint.
refused-quixo-never-pass = Met twee spelers mag niemand passen.
refused-quixo-pass-with-cube = Je mag alleen passen als er geen blokje is dat je kunt pakken.
refused-quixo-not-border = { $square } ligt niet aan de rand.
refused-quixo-other-symbol = { $square } toont het teken van de tegenpartij.
refused-quixo-other-dot = De stip van { $square } wijst naar { $player }.
refused-quixo-same-place = Het blokje mag niet terug waar het vandaan kwam.
refused-quixo-not-an-end = Een blokje van { $from } kan niet bij { $to } naar binnen: kies een uiteinde van zijn rij of kolom.
refused-quixo-no-dots = Stippen zijn er alleen met vier spelers.
refused-quixo-dot-at-partner = De stip moet naar jou of je partner wijzen.
refused-quixo-three = Quixo is voor twee spelers, of voor vier in teams.
refused-quixo-endless = Zonder limiet op de zetten en zonder gelijkspel door herhaling eindigt een spel misschien nooit.
refused-quixo-position =
    { $why ->
        [lot] Voor de loting is het bord leeg en is er niets verschoven.
        [moves] Zoveel blokjes kunnen niet in zo weinig zetten gedraaid zijn.
        [past] De eerdere borden leiden niet naar dit bord.
        [line] Het spel was voor deze stelling al afgelopen.
       *[last] De laatste zet leidt niet naar deze stelling.
    }
text-quixo-square = Hier wordt een vakje van a1 t/m { $last } verwacht.
text-quixo-cube =
    { $seats ->
        [4] Een leeg blokje schrijf je “.”, een ander als de plaats waar de stip naar wijst, 0 t/m 3.
       *[other] Een leeg blokje schrijf je “.”, een kruisje “x”, een rondje “o”.
    }

score-quixo-own-line = Een eigen lijn
score-quixo-line-by-other = Een lijn gemaakt door de tegenpartij

option-quixo-board = Bord
option-quixo-board-about = Blokjes op een rij: 5 is het echte spel, 3 en 4 zijn klein.
option-quixo-move-cap = Langste spel
option-quixo-move-cap-about = Na zoveel zetten is het gelijkspel; 0 voor geen limiet.
option-quixo-repetition = Gelijkspel door herhaling
option-quixo-repetition-about = Als een stelling voor de derde keer ontstaat, eindigt het spel in gelijkspel.
option-quixo-move-seconds = Seconden per zet
option-quixo-move-seconds-about = Wie langer denkt verliest; 0 voor geen limiet.
option-quixo-partners-may-consult = Partners mogen overleggen
option-quixo-partners-may-consult-about = Opent een eigen chat voor elk team.

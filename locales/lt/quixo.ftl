told-quixo-starts =
    { $symbol ->
        [cross] { $player } pradeda ir žaidžia kryžiukais.
       *[circle] { $player } pradeda ir žaidžia nuliukais.
    }

told-quixo-push =
    { $ends ->
        [win] { $player } įstumia { $from } ties { $to }, sudaro liniją ir laimi.
        [loss] { $player } įstumia { $from } ties { $to } ir sudaro liniją kitai pusei.
        [draw] { $player } įstumia { $from } ties { $to }: lygiosios.
       *[no] { $player } įstumia { $from } ties { $to }.
    }

told-quixo-push-dot =
    { $ends ->
        [win] { $player } įstumia { $from } ties { $to }, sudaro liniją ir laimi.
        [loss] { $player } įstumia { $from } ties { $to } ir sudaro liniją kitai pusei.
        [draw] { $player } įstumia { $from } ties { $to }: lygiosios.
       *[no] { $dot ->
        [self] { $player } įstumia { $from } ties { $to } ir nukreipia taškelį į save.
       *[partner] { $player } įstumia { $from } ties { $to } ir nukreipia taškelį į partnerį.
    }
    }

told-quixo-pass =
    { $ends ->
        [draw] { $player } negali paimti jokio kubelio ir praleidžia ėjimą: lygiosios.
       *[no] { $player } negali paimti jokio kubelio ir praleidžia ėjimą.
    }

refused-quixo-over = Partija baigta.
refused-quixo-lot-first = Burtai, kas pradeda, dar netraukti.
refused-quixo-lot-drawn = Burtai, kas pradeda, jau ištraukti.
refused-quixo-never-pass = Žaidžiant dviese ėjimo praleisti negalima.
refused-quixo-pass-with-cube = Ėjimą galima praleisti tik tada, kai nėra kubelio, kurį galėtum paimti.
refused-quixo-not-border = { $square } nėra ant krašto.
refused-quixo-other-symbol = { $square } rodo kitos pusės ženklą.
refused-quixo-other-dot = Taškelis ant { $square } rodo į kitą žaidėją: { $player }.
refused-quixo-same-place = Kubelis negali grįžti ten, iš kur paimtas.
refused-quixo-not-an-end = Kubelis iš { $from } negali įeiti ties { $to }: rinkis jo eilės ar stulpelio galą.
refused-quixo-no-dots = Taškeliai skirti tik keturiems žaidėjams.
refused-quixo-dot-at-partner = Taškelis turi rodyti į tave arba į partnerį.
refused-quixo-three = Quixo skirtas dviem žaidėjams arba keturiems komandomis.
refused-quixo-endless = Be ėjimų ribos ir be lygiųjų dėl pasikartojimo partija galėtų niekada nesibaigti.
refused-quixo-position =
    { $why ->
        [lot] Prieš burtus lenta tuščia ir niekas nepajudinta.
        [moves] Tiek kubelių negalėjo būti apversta per tiek mažai ėjimų.
        [past] Ankstesnės lentos neveda prie šios.
        [line] Partija buvo baigta prieš šią poziciją.
       *[last] Paskutinis ėjimas neveda prie šios pozicijos.
    }
text-quixo-square = Čia laukta langelio nuo a1 iki { $last }.
text-quixo-cube =
    { $seats ->
        [4] Kubelis rašomas „.“, jei tuščias, kitaip – vieta, į kurią rodo taškelis, nuo 0 iki 3.
       *[other] Kubelis rašomas „.“, jei tuščias, „x“ – kryžiukas, „o“ – nuliukas.
    }

score-quixo-own-line = Sava linija
score-quixo-line-by-other = Linija, kurią sudarė kita pusė

option-quixo-board = Lenta
option-quixo-board-about = Kubelių eilėje: 5 – tikrasis žaidimas, 3 ir 4 – maži.
option-quixo-move-cap = Ilgiausia partija
option-quixo-move-cap-about = Po tiek ėjimų partija baigiasi lygiosiomis; 0 – be ribos.
option-quixo-repetition = Lygiosios dėl pasikartojimo
option-quixo-repetition-about = Trečią kartą susidariusi pozicija baigia partiją lygiosiomis.
option-quixo-move-seconds = Sekundės kiekvienam ėjimui
option-quixo-move-seconds-about = Kas užtrunka ilgiau, pralaimi; 0 – be ribos.
option-quixo-partners-may-consult = Partneriai gali tartis
option-quixo-partners-may-consult-about = Atveria atskirą pokalbį kiekvienai komandai.

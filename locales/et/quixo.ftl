told-quixo-starts =
    { $symbol ->
        [cross] { $player } alustab ja mängib ristidega.
       *[circle] { $player } alustab ja mängib nullidega.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } lükkab { $from } sisse kohast { $to } ja võidab reaga.
        [loss] { $player } lükkab { $from } sisse kohast { $to } ja moodustab vastase rea.
        [draw] { $player } lükkab { $from } sisse kohast { $to }: viik.
       *[no] { $player } lükkab { $from } sisse kohast { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } lükkab { $from } sisse kohast { $to } ja võidab reaga.
        [loss] { $player } lükkab { $from } sisse kohast { $to } ja moodustab vastase rea.
        [draw] { $player } lükkab { $from } sisse kohast { $to }: viik.
       *[no]
            { $dot ->
                [self] { $player } lükkab { $from } sisse kohast { $to } ja jätab täpi endale.
               *[partner] { $player } lükkab { $from } sisse kohast { $to } ja annab täpi paarilisele.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } ei saa ühtki klotsi võtta ja jätab käigu vahele: viik.
       *[no] { $player } ei saa ühtki klotsi võtta ja jätab käigu vahele.
    }
refused-quixo-over = Mäng on läbi.
refused-quixo-lot-first = Alustajat pole veel loositud.
refused-quixo-lot-drawn = Alustaja on juba loositud.
refused-quixo-never-pass = Kahe mängijaga ei tohi käiku vahele jätta.
refused-quixo-pass-with-cube = Käigu võid vahele jätta ainult siis, kui ühtki klotsi võtta ei saa.
refused-quixo-not-border = { $square } ei ole ääres.
refused-quixo-other-symbol = { $square } näitab vastase sümbolit.
refused-quixo-other-dot = Kohal { $square } näitab täpp teise mängija poole: { $player }.
refused-quixo-same-place = Klotsi ei tohi samasse kohta tagasi panna.
refused-quixo-not-an-end = Klotsi kohast { $from } ei saa sisse lükata kohast { $to }: vali selle rea või veeru ots.
refused-quixo-no-dots = Täpid on ainult neljale mängijale.
refused-quixo-dot-at-partner = Täpp peab näitama sinu või su paarilise poole.
refused-quixo-three = Quixo on kahele mängijale või neljale paaridena.
refused-quixo-endless = Ilma käikude piiri ja kordusviigita ei pruugi mäng kunagi lõppeda.
refused-quixo-position =
    { $why ->
        [lot] Enne loosimist on laud tühi ja midagi pole liigutatud.
        [moves] Nii palju klotse ei saa nii väheste käikudega pööratud olla.
        [past] Varasemad lauad ei vii selleni.
        [line] Mäng oli enne seda seisu läbi.
       *[last] Viimane käik ei vii selle seisuni.
    }
text-quixo-square = Siin oodatakse ruutu a1 kuni { $last }.
text-quixo-cube =
    { $seats ->
        [4] Tühi klots kirjutatakse „.“, muu klots selle koha numbriga, kelle poole täpp näitab, 0 kuni 3.
       *[other] Tühi klots kirjutatakse „.“, rist „x“ ja null „o“.
    }
score-quixo-own-line = Oma rida
score-quixo-line-by-other = Vastase moodustatud rida
option-quixo-board = Laud
option-quixo-board-about = Klotse reas: 5 on päris mäng, 3 ja 4 on väikesed.
option-quixo-move-cap = Pikim mäng
option-quixo-move-cap-about = Pärast nii mitut käiku on mäng viigis; 0 tähendab piiranguta.
option-quixo-repetition = Kordusviik
option-quixo-repetition-about = Kolmandat korda tekkiv seis lõpetab mängu viigiga.
option-quixo-move-seconds = Sekundeid käigule
option-quixo-move-seconds-about = Kes mõtleb kauem, kaotab; 0 tähendab piiranguta.
option-quixo-partners-may-consult = Paarilised tohivad nõu pidada
option-quixo-partners-may-consult-about = Avab kummalegi paarile oma vestluse.

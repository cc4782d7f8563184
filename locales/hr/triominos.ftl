# Triominos

option-triominos-hexagons = Više šesterokuta odjednom
option-triominos-hexagons-about = Koliko bodova donosi pločica koja dovrši više od jednog šesterokuta.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, koliko god ih bilo
option-triominos-hexagons-is-each = 50 za svaki
option-triominos-target = Bodovi za pobjedu
option-triominos-target-about = Meč završava nakon runde u kojoj ih je netko dosegnuo.
option-triominos-rounds = Najviše rundi
option-triominos-rounds-about = Meč završava nakon toliko rundi čak i ako nitko nije dosegnuo bodove.
option-triominos-solo-hand = Pločica u ruci za jednog igrača
option-triominos-solo-hand-about = S 0 se svaka pločica vuče iz zalihe.
option-triominos-solo-draws = Koliko jedan igrač smije vući
option-triominos-solo-draws-about = S manje su rezultati usporedivi; 20 je dobar broj. S 55 nema ograničenja.

refused-triominos-over = Meč je gotov.
refused-triominos-luck-first = Pločica ili dijeljenje još su na putu.
refused-triominos-no-luck = Sada se ništa ne dijeli i ne vuče.
refused-triominos-start = Runda počinje pločicom { $tile } na sredini stola.
refused-triominos-must-lay = Izvučena pločica { $tile } odgovara i sada se mora položiti.
refused-triominos-held-before = Već je vučeno: { $tile } je otprije u ruci i ne može se položiti u ovom potezu.
refused-triominos-pool-empty = Nema se više što vući.
refused-triominos-draws-used = { $count ->
    [0] U ovoj se partiji ne smije vući.
    [one] Izvučena je već { $count } pločica, koliko se smije.
    [few] Izvučene su već { $count } pločice, koliko se smije.
   *[other] Izvučeno je već { $count } pločica, koliko se smije.
}
refused-triominos-must-draw = { $count ->
    [one] Ne možeš reći dalje: za vučenje je ostala još { $count } pločica.
    [few] Ne možeš reći dalje: za vučenje su ostale još { $count } pločice.
   *[other] Ne možeš reći dalje: za vučenje je ostalo još { $count } pločica.
}
refused-triominos-not-in-hand = { $tile } nije u tvojoj ruci.
refused-triominos-covered = Ondje već leži pločica.
refused-triominos-no-side = Uz to mjesto ne leži nijedna pločica.
refused-triominos-corner = Taj kut pokazuje { $shows }, a ne { $not }.
refused-triominos-hand-size = Mjesto { $seat } dobiva pločice: { $count } umjesto { $expected }.
refused-triominos-not-in-pool = { $tile } nije u zalihi.
refused-triominos-tile-twice = { $tile } je navedena dvaput.
refused-triominos-table = { $tile } ondje ne može ležati.
refused-triominos-impossible-position = Ova pozicija ne može nastati ({ $why }).

text-triominos-tile = Nema pločice { $text }: brojevi idu od 0 do 5 i rastu u smjeru kazaljke na satu.
text-triominos-stage = „{ $text }” nije ništa od deal, start, play, draw, over.
text-triominos-too-many = Zadržano je više pločica nego što ih ima.

told-triominos-dealt = Runda { $round } je podijeljena; počinje { $player }.
told-triominos-turned-up = Okrenuta je { $tile }, bodovi: { $points }.
told-triominos-starts = { $player } počinje pločicom { $tile }, bodovi: { $points }.
told-triominos-lays = { $bonus ->
    [bridge] { $player } polaže { $tile } i gradi most, bodovi: { $points }.
    [double] { $player } polaže { $tile } između dviju drugih, bodovi: { $points }.
    [hexagon] { $player } polaže { $tile } i zatvara šesterokut, bodovi: { $points }.
   *[none] { $player } polaže { $tile }, bodovi: { $points }.
}{ $ends ->
    [out] { " " }To je bila zadnja pločica: runda je gotova.
    [blocked] { " " }Nitko više ne može položiti: runda je gotova.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } vuče pločicu.
   *[other] { $player } vuče { $count }. pločicu u ovom potezu.
}
told-triominos-drew = { $missed ->
    [yes] Ne odgovara i potez je gotov.
   *[no] { $player } uzima pločicu.
}{ $ends ->
    [blocked] { " " }Nitko više ne može položiti: runda je gotova.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } uzima { $tile }. Ne odgovara i potez je gotov.
   *[no] { $player } uzima { $tile }.
}{ $ends ->
    [blocked] { " " }Nitko više ne može položiti: runda je gotova.
   *[no] { "" }
}
told-triominos-passes = { $player } kaže dalje, bodovi: { $points }.{ $ends ->
    [blocked] { " " }Nitko više ne može ili ne želi položiti: runda je gotova.
   *[no] { "" }
}

score-triominos-tiles = Položene pločice
score-triominos-starts = Prve pločice
score-triominos-bridges = Mostovi
score-triominos-doubles = Dvostruki spojevi
score-triominos-hexagons = Šesterokuti
score-triominos-draws = Izvučene pločice
score-triominos-misses = Potezi bez polaganja
score-triominos-outs = Ispražnjene ruke
score-triominos-hands = Ostalo u rukama

reason-triominos-start = To je početna pločica.
reason-triominos-last-tile = To ti je zadnja pločica: runda je tvoja.
reason-triominos-points = { $bonus ->
    [bridge] Bodovi s mostom: { $points }.
    [double] Bodovi s dvostrukim spojem: { $points }.
    [hexagon] Bodovi sa šesterokutom: { $points }.
   *[none] Bodovi: { $points }.
}
reason-triominos-allows-bonus = { $count ->
    [one] Ostavlja { $count } mjesto na kojem drugi mogu dobiti dodatne bodove.
    [few] Ostavlja { $count } mjesta na kojima drugi mogu dobiti dodatne bodove.
   *[other] Ostavlja { $count } mjesta na kojima drugi mogu dobiti dodatne bodove.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Oduzima { $count } mjesto za dodatne bodove.
    [few] Oduzima { $count } mjesta za dodatne bodove.
   *[other] Oduzima { $count } mjesta za dodatne bodove.
}
reason-triominos-narrows = { $count ->
    [0] Više ne odgovara nijedna pločica koju bi ostali mogli imati.
    [one] Odgovara još samo { $count } pločica koju bi ostali mogli imati.
    [few] Odgovaraju još samo { $count } pločice koje bi ostali mogli imati.
   *[other] Odgovara još samo { $count } pločica koje bi ostali mogli imati.
}
reason-triominos-goes-on = { $count ->
    [0] Poslije ne odgovara ništa u tvojoj ruci.
    [one] Poslije odgovara { $count } pločica iz tvoje ruke.
    [few] Poslije odgovaraju { $count } pločice iz tvoje ruke.
   *[other] Poslije odgovara { $count } pločica iz tvoje ruke.
}
reason-triominos-draws-to-wait = Tvoje pločice kasnije vrijede više: vučenje stoji manje nego polaganje sada.
reason-triominos-must-draw = Ništa u tvojoj ruci ne odgovara.
reason-triominos-passes-to-wait = Reći dalje stoji manje nego polaganje sada.
reason-triominos-must-pass = Ništa u tvojoj ruci ne odgovara i nema se više što vući.

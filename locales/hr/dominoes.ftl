### Domino Double 9

option-dominoes-starter-draws = Početni igrač vuče drugu pločicu
option-dominoes-starter-draws-about = Tko počne duplom, a nema pločicu koja joj odgovara, vuče dok takva ne dođe. Prema knjižici se tada ništa ne dodaje.
option-dominoes-may-draw-anyway = Vući se smije uvijek
option-dominoes-may-draw-anyway-about = Smije se vući i kad pločica u ruci odgovara. Prema knjižici tko može položiti, mora.
option-dominoes-match = Meč od više rundi
option-dominoes-match-about = Pobjednik svake runde dobiva točkice preostale u tuđim rukama, duple se broje jednom, dok netko ne dosegne cilj.
option-dominoes-target = Cilj
option-dominoes-target-about = Zbroj koji donosi pobjedu u meču.

refused-dominoes-round-over = Runda je gotova.
refused-dominoes-drawing = Upravo se vuče pločica.
refused-dominoes-start = Runda počinje pločicom { $tile }.
refused-dominoes-started = Niz je već započet.
refused-dominoes-not-held = Nemaš pločicu { $tile }.
refused-dominoes-drawn-tile = Izvučena je { $drawn }, koja odgovara: položi je.
refused-dominoes-equal-ends = Oba kraja pokazuju { $right }: { $tile } se može položiti samo na jedan način.
refused-dominoes-other-end = { $tile } odgovara samo na drugom kraju.
refused-dominoes-second = Druga pločica mora odgovarati početnoj dupli; { $tile } ne odgovara.
refused-dominoes-no-match = { $tile } ne odgovara otvorenim krajevima, { $left } i { $right }.
refused-dominoes-stock-empty = Nema se više što vući.
refused-dominoes-must-lay = Imaš pločicu koja odgovara: položi je.
refused-dominoes-must-draw = Na hrpi još ima pločica: vuci prije nego kažeš dalje.
refused-dominoes-no-luck = Sada se ništa ne vuče.
refused-dominoes-not-in-stock = { $tile } nije na hrpi.
refused-dominoes-tile-twice = { $tile } se pojavljuje dvaput.
refused-dominoes-deal = Broj pločica za svakoga: { $count }.
refused-dominoes-hands = Za „{ $field }” treba po jedna ruka za svako mjesto (mjesta: { $seats }).
refused-dominoes-position-field = „{ $field }” nedostaje, navedeno je dvaput, nepoznato je ili se ne može pročitati.
refused-dominoes-position = { $why ->
    [tiles] Neka je pločica na dva mjesta.
    [line] Pločice u nizu ne pristaju jedna uz drugu.
    [hands] Neka ruka ima veličinu koju ne može imati.
    [stage] Ono što slijedi ne slaže se s nizom i rukama.
    [drawn] Izvučene pločice ne slažu se s nizom i rukama.
    [known] Ono što se zna o nekoj ruci nije točno.
    [totals] Nijedan meč nema takve runde i zbrojeve.
    [last] Prethodna runda nije mogla tako završiti.
   *[other] Ova pozicija ne može postojati.
}
text-dominoes-tile = Stupac { $column }: očekuje se pločica kao 9-4.
text-dominoes-which-end = Stupac { $column }: { $tile } odgovara na oba kraja; upiši left ili right.

told-dominoes-deal = Runda { $round }: broj pločica za svakoga je { $count }.
told-dominoes-start = { $player } počinje pločicom { $tile }.
told-dominoes-lay = { $player } polaže { $tile }. Otvoreni krajevi: { $left } i { $right }.
told-dominoes-out = { $player } polaže { $tile } i ostaje bez pločica.
told-dominoes-block = { $player } polaže { $tile } i više nitko ne može položiti.
told-dominoes-draw = { $player } vuče.
told-dominoes-drew = { $player } uzima { $tile }.
told-dominoes-drew-hidden = { $player } uzima pločicu.
told-dominoes-pass = { $player } kaže dalje: nema ni { $left } ni { $right }.

score-dominoes-left = { $tile } ostala u ruci
score-dominoes-double-left = { $tile } ostala u ruci; dupla se broji jednom polovicom
score-dominoes-earlier = { $count ->
    [1] Prva runda
    [one] Prva { $count } runda
    [few] Prve { $count } runde
   *[other] Prvih { $count } rundi
}
score-dominoes-hand = Runda { $round }: ostalo u ruci ({ $player })

reason-dominoes-out = To ti je zadnja pločica: runda je tvoja.
reason-dominoes-starves = { $player } ne može imati odgovarajuću pločicu.
reason-dominoes-lacks = { $player }: broja { $number } nije bilo u ruci, a otad nije ni izvučen.
reason-dominoes-rare = { $count ->
    [0] Izvan tvoje ruke nema više nijedne pločice s brojem { $number }.
    [one] Izvan tvoje ruke ostala je samo { $count } pločica s brojem { $number }.
    [few] Izvan tvoje ruke ostale su samo { $count } pločice s brojem { $number }.
   *[other] Izvan tvoje ruke ostalo je samo { $count } pločica s brojem { $number }.
}
reason-dominoes-keeps = { $count ->
    [one] Zatim odgovara { $count } pločica iz tvoje ruke.
    [few] Zatim odgovaraju { $count } pločice iz tvoje ruke.
   *[other] Zatim odgovara { $count } pločica iz tvoje ruke.
}
reason-dominoes-keeps-none = Zatim ne odgovara nijedna tvoja pločica.
reason-dominoes-double = Duplih se pločica kasnije teško riješiti.
reason-dominoes-draw = Ništa u tvojoj ruci ne odgovara.
reason-dominoes-pass = Ništa ne odgovara i nema se više što vući.

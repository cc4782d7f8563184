### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = Klassiek domino tot dubbel negen, voor twee tot tien spelers.
rules-intro-dominoes = Leg stenen aan de twee uiteinden van één rij. Wie het eerst geen stenen meer heeft, wint.

## play: options

option-dominoes-starter-draws = Wie begint, pakt tot een tweede steen past
option-dominoes-starter-draws-about = Wie met een dubbele steen begint en geen passende steen heeft, pakt tot er een komt. Staat dit uit, dan wordt er niets aangelegd.
option-dominoes-may-draw-anyway = Pakken mag altijd
option-dominoes-may-draw-anyway-about = Je mag pakken, ook als je een passende steen hebt. Staat dit uit, dan moet je aanleggen als het kan.
option-dominoes-drawing = Zonder passende steen
option-dominoes-drawing-about = Of je zonder passende steen moet pakken of mag passen. Past iedereen na elkaar, dan eindigt de ronde.
option-dominoes-drawing-is-must = moet pakken
option-dominoes-drawing-is-may = mag pakken of passen
option-dominoes-double-counts = Een dubbele steen in de hand telt
option-dominoes-double-counts-about = Wat een dubbele steen aan het eind van de ronde in de hand telt.
option-dominoes-double-counts-is-once = één helft
option-dominoes-double-counts-is-as_one_pip = één oog
option-dominoes-double-counts-is-twice = beide helften
option-dominoes-match = Een wedstrijd van meerdere rondes
option-dominoes-match-about = Wie een ronde wint, krijgt de ogen die bij de anderen over zijn, tot iemand het doel haalt.
option-dominoes-target = Doel
option-dominoes-target-about = Het totaal waarmee je de wedstrijd wint.

## play: log

told-dominoes-deal = Ronde { $round }: iedereen pakt { $count } stenen.
told-dominoes-start = { $player } begint met { $tile }.
told-dominoes-lay = { $player } legt { $tile } aan. Open uiteinden: { $left } en { $right }.
told-dominoes-out = { $player } legt { $tile } aan en heeft geen stenen meer.
told-dominoes-block = { $player } legt { $tile } aan, en niemand kan nog aanleggen.
told-dominoes-draw = { $player } pakt uit de pot.
told-dominoes-drew = { $player } pakt { $tile }.
told-dominoes-drew-hidden = { $player } pakt een steen.
told-dominoes-pass = { $ends ->
    [equal] { $player } past: geen { $left }.
   *[two] { $player } past: geen { $left } en geen { $right }.
}

## play: possible moves

may-dominoes-start = Met { $tile } beginnen
may-dominoes-lay = { $tile } aanleggen (open uiteinden: { $left } en { $right })
may-dominoes-out = { $tile } aanleggen (je laatste steen)
may-dominoes-block = { $tile } aanleggen: daarna kan niemand meer aanleggen
may-dominoes-draw = Een steen pakken
may-dominoes-pass = { $ends ->
    [equal] Passen: geen { $left }
   *[two] Passen: geen { $left } en geen { $right }
}

## play: points

score-dominoes-left = { $tile } nog in de hand
score-dominoes-double-left = { $tile } nog in de hand; een dubbele steen telt enkel
score-dominoes-earlier = { $count ->
    [one] De eerste ronde
   *[other] De eerste { $count } rondes
}
score-dominoes-hand = Ronde { $round }: nog in de hand van { $player }

## play: hints

reason-dominoes-out = Dit is je laatste steen: de ronde is voor jou.
reason-dominoes-starves = { $player } kan daar geen passende steen voor hebben.
reason-dominoes-lacks = { $player } had geen { $number } en heeft sindsdien niet gepakt.
reason-dominoes-rare = { $count ->
    [0] Je hebt alle overgebleven stenen met een { $number }.
    [one] Naast de jouwe is er nog maar { $count } steen met een { $number }.
   *[other] Naast de jouwe zijn er nog maar { $count } stenen met een { $number }.
}
reason-dominoes-keeps = { $count ->
    [one] Daarna past één van je stenen.
   *[other] Daarna passen { $count } van je stenen.
}
reason-dominoes-keeps-none = Daarna past geen van je stenen.
reason-dominoes-double = Dubbele stenen raak je later moeilijk kwijt.
reason-dominoes-draw = Geen van je stenen past.
reason-dominoes-pass = Niets past, en er valt niets meer te pakken.

## play: refusals

refused-dominoes-round-over = De ronde is afgelopen.
refused-dominoes-drawing = Er wordt een steen gepakt.
refused-dominoes-start = De ronde begint met { $tile }.
refused-dominoes-started = De rij is al begonnen.
refused-dominoes-not-held = Je hebt { $tile } niet.
refused-dominoes-drawn-tile = Je hebt { $drawn } gepakt en die past: leg hem aan.
refused-dominoes-equal-ends = Beide uiteinden tonen { $right }: { $tile } kan maar op één manier.
refused-dominoes-other-end = { $tile } past alleen aan het andere uiteinde.
refused-dominoes-second = De tweede steen moet bij de eerste dubbele steen passen; { $tile } past niet.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } past niet bij de open uiteinden: op allebei staat { $left }.
   *[two] { $tile } past niet bij de open uiteinden, { $left } en { $right }.
}
refused-dominoes-stock-empty = Er valt niets meer te pakken.
refused-dominoes-must-lay = Je hebt een passende steen: leg hem aan.
refused-dominoes-must-draw = Er liggen nog stenen in de pot: pak er een voordat je past.
refused-dominoes-no-luck = Er valt nu niets te pakken.
refused-dominoes-not-in-stock = { $tile } ligt niet in de pot.
refused-dominoes-tile-twice = { $tile } komt twee keer voor.
refused-dominoes-deal = Iedereen krijgt { $count } stenen.
refused-dominoes-hands = “{ $field }” heeft voor elk van de { $seats } plaatsen een hand nodig.

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] Een steen ligt op twee plaatsen.
    [line] De stenen van de rij passen niet aan elkaar.
    [hands] Een hand heeft een onmogelijk aantal stenen.
    [stage] Wat er nu komt, klopt niet met de rij en de handen.
    [drawn] De gepakte stenen kloppen niet met de rij en de handen.
    [known] Wat over een hand bekend is, klopt niet.
    [totals] Geen wedstrijd heeft deze rondes en totalen.
    [last] De vorige ronde kan zo niet geëindigd zijn.
   *[other] Deze stelling kan niet bestaan.
}
text-dominoes-tile = Kolom { $column }: steen zoals 9-4 verwacht.
text-dominoes-which-end = Kolom { $column }: { $tile } past aan beide uiteinden; schrijf left of right.

## page: the board

stock-count =
    { $count ->
        [one] { $count } steen in de pot
       *[other] { $count } stenen in de pot
    }
help-dominoes = Kies een steen uit je hand (1 t/m 9) en dan een uiteinde van de rij: links of rechts.
dominoes-tile = { $left } en { $right }
dominoes-double = dubbel { $number }
dominoes-line =
    { $count ->
        [one] De rij met { $count } steen: { $tiles }
       *[other] De rij met { $count } stenen: { $tiles }
    }
dominoes-ends = De open uiteinden zijn { $left } links en { $right } rechts.
dominoes-end =
    { $end ->
        [left] Linkeruiteinde: { $number }
        [right] Rechteruiteinde: { $number }
       *[start] De eerste steen komt hier
    }
dominoes-choose-tile = Kies een steen die past.
dominoes-choose-end = Links of rechts?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } past niet: op beide uiteinden staat { $left }.
       *[two] { $tile } past niet bij { $left } en niet bij { $right }.
    }
dominoes-must-start = De ronde begint met { $tile }.
dominoes-must-draw = Niets past: pak een steen.
dominoes-must-pass = Niets past en de pot is leeg: pas.
dominoes-draw = Pakken
dominoes-pass = Passen
dominoes-sort =
    { $order ->
        [pips] Op ogen
        [doubles] Dubbele stenen eerst
        [own] Mijn eigen volgorde
       *[drawn] Zoals gepakt
    }
dominoes-pips-left = Ogen in je hand: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } als eerste steen
       *[end] { $tile } aan de { $number }
    }

## page: the score pad

pad-dominoes-about = Vul na elke ronde in hoeveel ogen iedereen nog in de hand heeft (een dubbele steen telt enkel). Het laagste totaal wint en krijgt de ogen van de anderen.

## page: what you did

own-dominoes-start = Je begint met { $tile }.
own-dominoes-lay = Je legt { $tile } aan. Open uiteinden: { $left } en { $right }.
own-dominoes-out = Je legt { $tile } aan en hebt geen stenen meer.
own-dominoes-block = Je legt { $tile } aan, en niemand kan nog aanleggen.
own-dominoes-draw = Je pakt uit de pot.
own-dominoes-drew = Je pakt { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Je past: geen { $left }.
   *[two] Je past: geen { $left } en geen { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: leg je stenen aan de twee uiteinden van de rij. Wie het eerst geen stenen meer heeft, wint.
lesson-dominoes-start = De hoogste dubbele steen begint. Heb jij die, kies hem dan en speel hem.
lesson-dominoes-lay = Kies een steen met het getal van een open uiteinde. Past hij aan beide, dan kies jij.
lesson-dominoes-draw = Past er niets, dan pak je tot er iets past. Is de pot leeg, dan pas je.
lesson-dominoes-ends = De twee grote cijfers tonen altijd de open uiteinden. Kan niemand meer leggen, dan wint wie de minste ogen in de hand heeft; een dubbele steen telt enkel.
lesson-dominoes-free = Dat is alles. Speel verder, en vraag om een tip wanneer je wilt.

## book: rules

rules-differ-dominoes = De 27 gedrukte teksten van Domino Double 9 zijn het niet over alles eens. Begin: alleen de Kroatische zegt wie begint als niemand een dubbele steen heeft (de steen met de meeste ogen); die volgen we. Leggen: volgens de Finse en de Oekraïense moet een passende steen gelegd worden, volgens de andere mag het, en een optie laat dat toe. Pakken: zonder passende steen moet je pakken; de Spaanse en de Sloveense zeggen dat het mag, en wie begonnen is, moet doorgaan. Dubbele stenen: aan het eind telt een dubbele steen enkel, dus één helft; volgens de Kroatische mag hij als één oog tellen. Einde: geen enkele zegt wie wint bij gelijke totalen; hier wordt de overwinning gedeeld. Met opties kun je ook de andere lezingen van leggen, pakken en dubbele stenen spelen.
rules-d1 = Er zijn 55 stenen, van 0-0 tot en met 9-9. Iedereen pakt er 5; de rest ligt gedekt op tafel en vormt de pot. (Interpretatie: voor twee tot tien spelers.)
rules-d2 = De hoogste dubbele steen begint. (Interpretatie: heeft niemand een dubbele steen, dan begint de steen met de hoogste som; bij gelijke som die met de grotere helft.)
rules-d3 = Wie begint, legt die dubbele steen en meteen een tweede steen die past. (Interpretatie: past er geen, dan wordt er niets aangelegd en niets gepakt; met een optie mag wie begint, toch pakken. Begint het spel met een steen die geen dubbele steen is, dan wordt alleen die gelegd.)
rules-d4 = Daarna gaat het met de klok mee. Heb je een passende steen, dan leg je hem aan een van de twee open uiteinden, één steen per beurt.
rules-d5 = Zonder passende steen pak je tot er een past, en die leg je aan; de andere gepakte stenen houd je. Is de pot leeg en past er niets, dan pas je. (Interpretatie: wie kan leggen, moet dat doen; met een optie mag je toch pakken.)
rules-d6 = De rij heeft altijd precies twee open uiteinden, ook bij de eerste dubbele steen. De rij mag de hoek om, en dubbele stenen mogen dwars liggen: dat verandert alleen het uiterlijk.
rules-d7 = De ronde eindigt als een speler geen stenen meer heeft, of als niemand kan aanleggen en de pot leeg is.
rules-d8 = Wie het eerst geen stenen meer heeft, wint. Anders wint wie de minste ogen in de hand heeft; een dubbele steen telt enkel (6-6 telt 6). Bij gelijke totalen wordt de overwinning gedeeld.
rules-d9 = Tonen beide uiteinden hetzelfde getal, dan is een passende steen één zet, niet twee. Een steen die aan twee verschillende uiteinden past, geeft je de keuze.
rules-d10 = Optie: een wedstrijd van meerdere rondes. Wie een ronde wint, krijgt de ogen die bij de anderen over zijn, en wie het eerst het doel (100) haalt, wint.

## book: captions of the examples

rules-example-dominoes-start = De hoogste dubbele steen begint, en meteen volgt een steen die past.
rules-example-dominoes-ends = Alleen de twee uiteinden zijn open, hier { $left } en { $right }. Dubbele stenen liggen dwars en veranderen niets.
rules-example-dominoes-over = De ronde is afgelopen: wie geen stenen meer heeft, wint. Van de dubbele stenen die over zijn, telt één helft.

## terminal

terminal-letters-dominoes = [6|2] een steen, <6|6> een dubbele steen; de rij gaat op de volgende regel verder.

## command line

score-dominoes-round = In een wedstrijd is de ronde { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard: de ogen die bij de anderen over zijn

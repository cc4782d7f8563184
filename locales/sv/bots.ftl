level-beginner = Nybörjare
level-beginner-about = Ser bara ett drag och missar saker, som nybörjare gör.
level-easy = Lätt
level-easy-about = Ser vad ett drag ger genast, och de tydligaste farorna.
level-medium = Medel
level-medium-about = Tänker på svaret på varje drag.
level-hard = Svår
level-hard-about = Planerar framåt och gör sällan fel.
level-expert = Expert
level-expert-about = Använder allt man vet om spelet och all tid som ges.
level-random = Slump
level-random-about = Spelar vilket tillåtet drag som helst.
level-greedy = Girig
level-greedy-about = Tar det bästa genast och ser aldrig längre.

refused-budget = ”{ $text }” är ingen betänketid. Möjligt: { $possible } (millisekunder, sekunder, ställningar, varv).

reason-quixo-wins = Gör din rad och vinner.
reason-quixo-loses = Gör en rad åt motståndarna.
reason-quixo-draws = Spelet slutar oavgjort.
reason-quixo-lets-win = Motståndarna kan vinna i nästa drag.
reason-quixo-stops = Stoppar en rad som motståndarna kunde ha gjort klar.
reason-quixo-builds = Din fullaste rad har nu { $count } av { $size }.
reason-quixo-breaks = Bryter motståndarnas rad på { $count }.
reason-quixo-new-cube = Tar en ny kub åt din sida.
reason-quixo-own-cube = Flyttar en egen kub och ger inte bort något.

class-forced = Inget val
class-best = Bäst
class-good = Bra
class-inaccuracy = Oprecist
class-mistake = Misstag
class-blunder = Grovt misstag

analysis-seat =
    { $player }: { $accuracy } % träffsäkert, { $best } av { $moves } drag de bästa; { $inaccuracies ->
        [one] { $inaccuracies } oprecist drag
       *[other] { $inaccuracies } oprecisa drag
    }, { $mistakes ->
        [one] { $mistakes } misstag
       *[other] { $mistakes } misstag
    }, { $blunders ->
        [one] { $blunders } grovt misstag
       *[other] { $blunders } grova misstag
    }. Bortgivet: { $lost } % av en vinst; tur: { $luck } %.
analysis-luck-decided = Turen avgjorde: den var värd { $luck } % av en vinst för { $player }.
analysis-play-decided = Spelet avgjorde: de andra gav bort { $percent } % av en vinst, och { $player } tog den.
analysis-even = Nästan inget gavs bort; { $player } vann ett jämnt spel.

turning-move = Drag { $event }: { $player } spelade { $move } och chansen sjönk från { $before } % till { $after } %. { $better } var bättre.
turning-good-luck = Händelse { $event }: tur ({ $luck }) höjde chansen för { $player } från { $before } % till { $after } %.
turning-bad-luck = Händelse { $event }: otur ({ $luck }) sänkte chansen för { $player } från { $before } % till { $after } %.
turning-decided = Från händelse { $event } låg { $player } före till slutet.

analysis-plot-title = Hur spelet gick
analysis-plot-across = Händelse
analysis-plot-up = Vinstchans

refused-analysis-game = Den här inspelningen är av ett annat spel: { $game }.
refused-analysis-eyes = Inspelningen visar bara vad { $eyes } kunde se; en analys behöver hela spelet.
refused-analysis-turn = Det är inte { $player } som är på tur här.
refused-analysis-luck = Det finns inget att lotta här.
refused-analysis-move = ”{ $text }” är inget drag här: { $cause }.
refused-analysis-unit = Den här boten säger inte vilken vinstchans den räknar med; välj en annan.

arena-progress =
    { $done } av { $of } spel · { $score } · { $seconds ->
        [one] { $seconds } sekund kvar
       *[other] { $seconds } sekunder kvar
    }
arena-heading =
    { $game }, { $seats } platser, { $budget } per drag: { $games ->
        [one] { $games } spel
       *[other] { $games } spel
    }, { $deals ->
        [one] { $deals } giv
       *[other] { $deals } givar
    }
arena-row = { $bot }: andel { $share } ± { $sure } %, { $wins } vunna, { $shared } delade, { $losses } förlorade; poäng { $points }, marginal { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms per drag
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } möte
       *[other] { $met } möten
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Sekventiellt test: bättre (LLR { $llr }, gränser { $lower } och { $upper })
        [not_better] Sekventiellt test: inte bättre (LLR { $llr }, gränser { $lower } och { $upper })
       *[open] Sekventiellt test: inte avgjort (LLR { $llr }, gränser { $lower } och { $upper })
    }
arena-plot-title = Styrka och betänketid
arena-plot-across = Betänketid (millisekunder eller ställningar)
arena-plot-up = Elo

refused-arena-bots =
    { $bots ->
        [one] { $bots } bot kan inte fylla { $seats } platser. Möjligt: { $possible }, eller fler än det finns platser.
       *[other] { $bots } botar kan inte fylla { $seats } platser. Möjligt: { $possible }, eller fler än det finns platser.
    }
refused-arena-games = En match behöver minst ett spel.
refused-arena-illegal = { $bot } spelade { $move }, som inte är tillåtet ({ $why }) i { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } är ingen resultatfil.
refused-arena-other-match = { $path } innehåller resultaten från en annan match.
refused-arena-nothing-to-merge = Ange resultatfilerna som ska slås ihop.
refused-shard = ”{ $text }” är ingen del av en match. Möjligt: { $possible }.
refused-sprt = ”{ $text }” är inget sekventiellt test. Möjligt: { $possible }.

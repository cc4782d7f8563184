level-beginner = Beginner
level-beginner-about = Kijkt maar naar één zet en ziet dingen over het hoofd, zoals beginners doen.
level-easy = Makkelijk
level-easy-about = Ziet wat een zet meteen oplevert, en de duidelijkste gevaren.
level-medium = Gemiddeld
level-medium-about = Denkt na over het antwoord op elke zet.
level-hard = Moeilijk
level-hard-about = Plant vooruit en vergist zich zelden.
level-expert = Expert
level-expert-about = Gebruikt alles wat over het spel bekend is en alle tijd die er is.
level-random = Willekeurig
level-random-about = Speelt zomaar een geldige zet.
level-greedy = Gretig
level-greedy-about = Pakt wat nu het beste is en kijkt nooit verder.

refused-budget = “{ $text }” is geen denktijd. Mogelijk: { $possible } (milliseconden, seconden, stellingen, rondes).

reason-quixo-wins = Maakt je lijn af en wint.
reason-quixo-loses = Maakt een lijn voor de tegenpartij.
reason-quixo-draws = Het spel eindigt in gelijkspel.
reason-quixo-lets-win = De tegenpartij kan in de volgende zet winnen.
reason-quixo-stops = Houdt een lijn tegen die de tegenpartij kon afmaken.
reason-quixo-builds = Je volste lijn heeft er nu { $count } van { $size }.
reason-quixo-breaks = Breekt de lijn van { $count } van de tegenpartij.
reason-quixo-new-cube = Pakt een nieuw blokje voor jouw partij.
reason-quixo-own-cube = Verplaatst een eigen blokje en geeft niets weg.

class-forced = Geen keus
class-best = Beste
class-good = Goed
class-inaccuracy = Onnauwkeurig
class-mistake = Fout
class-blunder = Blunder

analysis-seat =
    { $player }: { $accuracy }% nauwkeurig, { $best } van { $moves } zetten de beste; { $inaccuracies ->
        [one] { $inaccuracies } onnauwkeurigheid
       *[other] { $inaccuracies } onnauwkeurigheden
    }, { $mistakes ->
        [one] { $mistakes } fout
       *[other] { $mistakes } fouten
    }, { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }. Weggegeven: { $lost }% van een overwinning; geluk: { $luck }%.
analysis-luck-decided = Het geluk besliste: het was voor { $player } { $luck }% van een overwinning waard.
analysis-play-decided = Het spel besliste: de anderen gaven { $percent }% van een overwinning weg, en { $player } maakte daar gebruik van.
analysis-even = Er werd bijna niets weggegeven; { $player } won een spannend spel.

turning-move = Zet { $event }: { $player } speelde { $move } en de kans daalde van { $before }% naar { $after }%. { $better } was beter.
turning-good-luck = Gebeurtenis { $event }: geluk ({ $luck }) verhoogde de kans van { $player } van { $before }% naar { $after }%.
turning-bad-luck = Gebeurtenis { $event }: pech ({ $luck }) verlaagde de kans van { $player } van { $before }% naar { $after }%.
turning-decided = Vanaf gebeurtenis { $event } stond { $player } blijvend voor.

analysis-plot-title = Hoe het spel verliep
analysis-plot-across = Gebeurtenis
analysis-plot-up = Winstkans

refused-analysis-game = Dit verslag is van een ander spel: { $game }.
refused-analysis-eyes = Dit verslag toont alleen wat { $eyes } kon zien; een analyse heeft het hele spel nodig.
refused-analysis-turn = { $player } is hier niet aan de beurt.
refused-analysis-luck = Er valt hier niets te loten.
refused-analysis-move = “{ $text }” is hier geen zet: { $cause }.
refused-analysis-unit = Deze bot zegt niet welke winstkans er verwacht wordt; kies een andere.

arena-progress =
    { $done } van { $of } spellen · { $score } · { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }
arena-heading =
    { $game }, { $seats } plaatsen, { $budget } per zet: { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }, { $deals ->
        [one] { $deals } verdeling
       *[other] { $deals } verdelingen
    }
arena-row = { $bot }: aandeel { $share } ± { $sure }%, { $wins } gewonnen, { $shared } gedeeld, { $losses } verloren; punten { $points }, verschil { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms per zet
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure }% ({ $met ->
        [one] { $met } ontmoeting
       *[other] { $met } ontmoetingen
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Sequentiële toets: beter (LLR { $llr }, grenzen { $lower } en { $upper })
        [not_better] Sequentiële toets: niet beter (LLR { $llr }, grenzen { $lower } en { $upper })
       *[open] Sequentiële toets: onbeslist (LLR { $llr }, grenzen { $lower } en { $upper })
    }
arena-plot-title = Sterkte en denktijd
arena-plot-across = Denken (milliseconden of stellingen)
arena-plot-up = Elo

refused-arena-bots =
    { $bots ->
        [one] { $bots } bot kan geen { $seats } plaatsen bezetten. Mogelijk: { $possible }, of meer dan er plaatsen zijn.
       *[other] { $bots } bots kunnen geen { $seats } plaatsen bezetten. Mogelijk: { $possible }, of meer dan er plaatsen zijn.
    }
refused-arena-games = Een wedstrijd heeft minstens één spel nodig.
refused-arena-illegal = { $bot } speelde { $move }, en dat mag niet ({ $why }) in { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } is geen bestand met uitslagen.
refused-arena-other-match = { $path } bevat de uitslagen van een andere wedstrijd.
refused-arena-nothing-to-merge = Noem de bestanden met uitslagen die samengevoegd moeten worden.
refused-shard = “{ $text }” is geen deel van een wedstrijd. Mogelijk: { $possible }.
refused-sprt = “{ $text }” is geen sequentiële toets. Mogelijk: { $possible }.

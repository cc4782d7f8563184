level-beginner = Begynder
level-beginner-about = Ser kun ét træk frem og overser ting, som begyndere gør.
level-easy = Let
level-easy-about = Ser, hvad et træk giver med det samme, og de tydeligste farer.
level-medium = Middel
level-medium-about = Tænker over svaret på hvert træk.
level-hard = Svær
level-hard-about = Planlægger forud og fejler sjældent.
level-expert = Ekspert
level-expert-about = Bruger al viden om spillet og al den tid, der er.
level-random = Tilfældig
level-random-about = Spiller et hvilket som helst lovligt træk.
level-greedy = Grådig
level-greedy-about = Tager det, der er bedst lige nu, og ser aldrig længere.
refused-budget = »{ $text }« er ikke en tænketid. Muligt: { $possible } (millisekunder, sekunder, stillinger, gennemløb).
reason-quixo-wins = Fuldender din linje og vinder.
reason-quixo-loses = Laver en linje for den anden side.
reason-quixo-draws = Slutter spillet uafgjort.
reason-quixo-lets-win = Den anden side kan vinde i næste træk.
reason-quixo-stops = Stopper en linje, som den anden side kunne fuldende.
reason-quixo-builds = Din fyldigste linje har nu { $count } af { $size }.
reason-quixo-breaks = Bryder den anden sides linje på { $count }.
reason-quixo-new-cube = Tager en ny terning til din side.
reason-quixo-own-cube = Flytter en af dine egne terninger og giver intet væk.
class-forced = Intet valg
class-best = Bedst
class-good = Godt
class-inaccuracy = Unøjagtighed
class-mistake = Fejl
class-blunder = Bommert
analysis-seat =
    { $player }: { $accuracy } % præcist, { $best } af { $moves } træk var de bedste; { $inaccuracies ->
        [one] { $inaccuracies } unøjagtighed
       *[other] { $inaccuracies } unøjagtigheder
    }, { $mistakes ->
        [one] { $mistakes } fejl
       *[other] { $mistakes } fejl
    }, { $blunders ->
        [one] { $blunders } bommert
       *[other] { $blunders } bommerter
    }. Givet væk: { $lost } % af en sejr; held: { $luck } %.
analysis-luck-decided = Heldet afgjorde det: det var { $luck } % af en sejr værd for { $player }.
analysis-play-decided = Spillet afgjorde det: de andre gav { $percent } % af en sejr væk, og { $player } tog imod.
analysis-even = Næsten intet blev givet væk; { $player } vandt et tæt spil.
turning-move = Træk { $event }: { $player } spillede { $move }, og chancen faldt fra { $before } % til { $after } %. { $better } var bedre.
turning-good-luck = Hændelse { $event }: held ({ $luck }) løftede chancen for { $player } fra { $before } % til { $after } %.
turning-bad-luck = Hændelse { $event }: uheld ({ $luck }) sænkede chancen for { $player } fra { $before } % til { $after } %.
turning-decided = Fra hændelse { $event } var { $player } foran resten af spillet.
analysis-plot-title = Sådan gik spillet
analysis-plot-across = Hændelse
analysis-plot-up = Chance for sejr
refused-analysis-game = Denne optegnelse er af et andet spil: { $game }.
refused-analysis-eyes = Denne optegnelse viser kun, hvad { $eyes } kunne se; en analyse kræver hele spillet.
refused-analysis-turn = Det er ikke { $player }, der er i tur her.
refused-analysis-luck = Her er der intet at trække lod om.
refused-analysis-move = »{ $text }« er ikke et træk her: { $cause }.
refused-analysis-unit = Denne bot siger ikke, hvilken chance for sejr den venter; vælg en anden.
arena-progress =
    { $done } af { $of } spil · { $score } · { $seconds ->
        [one] { $seconds } sekund tilbage
       *[other] { $seconds } sekunder tilbage
    }
arena-heading =
    { $game }, { $seats } pladser, { $budget } pr. træk: { $games ->
        [one] { $games } spil
       *[other] { $games } spil
    }, { $deals ->
        [one] { $deals } uddeling
       *[other] { $deals } uddelinger
    }
arena-row = { $bot }: andel { $share } ± { $sure } %, { $wins } vundet, { $shared } delt, { $losses } tabt; point { $points }, forspring { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms pr. træk
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } møde
       *[other] { $met } møder
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Sekventiel test: bedre (LLR { $llr }, grænser { $lower } og { $upper })
        [not_better] Sekventiel test: ikke bedre (LLR { $llr }, grænser { $lower } og { $upper })
       *[open] Sekventiel test: endnu uafklaret (LLR { $llr }, grænser { $lower } og { $upper })
    }
arena-plot-title = Styrke og tænketid
arena-plot-across = Tænketid (millisekunder eller stillinger)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } bot kan ikke fylde { $seats } pladser. Muligt: { $possible } eller flere, end der er pladser.
       *[other] { $bots } botter kan ikke fylde { $seats } pladser. Muligt: { $possible } eller flere, end der er pladser.
    }
refused-arena-games = En match kræver mindst ét spil.
refused-arena-illegal = { $bot } spillede { $move }, som ikke er lovligt ({ $why }) i { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } er ikke en resultatfil.
refused-arena-other-match = { $path } rummer resultaterne af en anden match.
refused-arena-nothing-to-merge = Nævn de resultatfiler, der skal lægges sammen.
refused-shard = »{ $text }« er ikke en del af en match. Muligt: { $possible }.
refused-sprt = »{ $text }« er ikke en sekventiel test. Muligt: { $possible }.

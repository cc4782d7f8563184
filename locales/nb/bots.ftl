# Bots: levels, reasons of hints, analysis, the arena.

level-beginner = Nybegynner
level-beginner-about = Ser bare ett trekk og overser ting, slik nybegynnere gjør.
level-easy = Lett
level-easy-about = Ser hva et trekk gir med en gang, og de tydeligste farene.
level-medium = Middels
level-medium-about = Tenker på svaret på hvert trekk.
level-hard = Vanskelig
level-hard-about = Planlegger fremover og tar sjelden feil.
level-expert = Ekspert
level-expert-about = Bruker alt som er kjent om spillet, og all tiden som finnes.
level-random = Tilfeldig
level-random-about = Spiller et hvilket som helst lovlig trekk.
level-greedy = Grådig
level-greedy-about = Tar det som er best med en gang, og ser aldri lenger.

refused-budget = «{ $text }» er ikke en tenketid. Mulig: { $possible } (millisekunder, sekunder, stillinger, iterasjoner).

reason-quixo-wins = Lager linjen din og vinner.
reason-quixo-loses = Lager en linje for den andre siden.
reason-quixo-draws = Avslutter spillet uavgjort.
reason-quixo-lets-win = Den andre siden kan vinne i neste trekk.
reason-quixo-stops = Stopper en linje som den andre siden kunne fullføre.
reason-quixo-builds = Den fulleste linjen din har nå { $count } av { $size }.
reason-quixo-breaks = Bryter opp linjen på { $count } hos den andre siden.
reason-quixo-new-cube = Tar en ny kube til din side.
reason-quixo-own-cube = Flytter en av dine egne kuber og gir ikke bort noe.

class-forced = Ikke noe valg
class-best = Best
class-good = Bra
class-inaccuracy = Unøyaktighet
class-mistake = Feil
class-blunder = Bukk

analysis-seat =
    { $player }: { $accuracy } % nøyaktig, { $best } av { $moves } trekk var de beste; { $inaccuracies ->
        [one] { $inaccuracies } unøyaktighet
       *[other] { $inaccuracies } unøyaktigheter
    }, { $mistakes ->
        [one] { $mistakes } feil
       *[other] { $mistakes } feil
    }, { $blunders ->
        [one] { $blunders } bukk
       *[other] { $blunders } bukker
    }. Gitt bort: { $lost } % av en seier; flaks: { $luck } %.
analysis-luck-decided = Flaksen avgjorde: den var verdt { $luck } % av en seier for { $player }.
analysis-play-decided = Spillet avgjorde: de andre ga bort { $percent } % av en seier, og { $player } tok den.
analysis-even = Nesten ingenting ble gitt bort; { $player } vant et jevnt spill.

turning-move = Trekk { $event }: { $player } spilte { $move }, og sjansen falt fra { $before } % til { $after } %. { $better } var bedre.
turning-good-luck = Hendelse { $event }: flaks ({ $luck }) økte sjansen for { $player } fra { $before } % til { $after } %.
turning-bad-luck = Hendelse { $event }: uflaks ({ $luck }) senket sjansen for { $player } fra { $before } % til { $after } %.
turning-decided = Fra hendelse { $event } lå { $player } foran resten av spillet.

analysis-plot-title = Slik gikk spillet
analysis-plot-across = Hendelse
analysis-plot-up = Sjanse for seier

refused-analysis-game = Dette opptaket er av et annet spill: { $game }.
refused-analysis-eyes = Dette opptaket viser bare det { $eyes } kunne se; en analyse trenger hele spillet.
refused-analysis-turn = Det er ikke { $player } som har turen her.
refused-analysis-luck = Her er det ingen trekning å avgjøre.
refused-analysis-move = «{ $text }» er ikke et trekk her: { $cause }.
refused-analysis-unit = Denne boten sier ikke hvilken sjanse for seier den venter; velg en annen.

arena-progress =
    { $done } av { $of } spill · { $score } · { $seconds ->
        [one] { $seconds } sekund igjen
       *[other] { $seconds } sekunder igjen
    }
arena-heading =
    { $game }, { $seats } plasser, { $budget } per trekk: { $games ->
        [one] { $games } spill
       *[other] { $games } spill
    }, { $deals ->
        [one] { $deals } utdeling
       *[other] { $deals } utdelinger
    }
arena-row = { $bot }: andel { $share } ± { $sure } %, { $wins } vunnet, { $shared } delt, { $losses } tapt; poeng { $points }, margin { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms per trekk
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } møte
       *[other] { $met } møter
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Sekvensiell test: bedre (LLR { $llr }, grenser { $lower } og { $upper })
        [not_better] Sekvensiell test: ikke bedre (LLR { $llr }, grenser { $lower } og { $upper })
       *[open] Sekvensiell test: ikke avgjort (LLR { $llr }, grenser { $lower } og { $upper })
    }
arena-plot-title = Styrke og tenketid
arena-plot-across = Tenketid (millisekunder eller stillinger)
arena-plot-up = Elo

refused-arena-bots =
    { $bots ->
        [one] { $bots } bot kan ikke fylle { $seats } plasser. Mulig: { $possible }, eller flere enn det er plasser.
       *[other] { $bots } boter kan ikke fylle { $seats } plasser. Mulig: { $possible }, eller flere enn det er plasser.
    }
refused-arena-games = En kamp trenger minst ett spill.
refused-arena-illegal = { $bot } spilte { $move }, som ikke er lovlig ({ $why }) i { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } er ikke en resultatfil.
refused-arena-other-match = { $path } har resultatene fra en annen kamp.
refused-arena-nothing-to-merge = Oppgi resultatfilene som skal slås sammen.
refused-shard = «{ $text }» er ikke en del av en kamp. Mulig: { $possible }.
refused-sprt = «{ $text }» er ikke en sekvensiell test. Mulig: { $possible }.

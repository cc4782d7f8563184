# Boti

level-beginner = Začátečník
level-beginner-about = Dívá se jen na jeden tah a přehlíží věci jako začátečníci.
level-easy = Lehký
level-easy-about = Vidí, co tah hned přinese, a nejzřejmější hrozby.
level-medium = Střední
level-medium-about = Přemýšlí o odpovědi na každý tah.
level-hard = Těžký
level-hard-about = Plánuje dopředu a málokdy chybuje.
level-expert = Expert
level-expert-about = Využívá vše, co se o hře ví, a všechen čas, který dostane.
level-random = Náhodný
level-random-about = Hraje kterýkoli povolený tah.
level-greedy = Hamižný
level-greedy-about = Bere, co je hned nejlepší, a dál se nedívá.

refused-budget = „{ $text }“ není čas na přemýšlení. Možné: { $possible } (milisekundy, sekundy, postavení, průchody).

reason-quixo-wins = Vytvoří tvou řadu a vyhraje.
reason-quixo-loses = Vytvoří řadu soupeři.
reason-quixo-draws = Ukončí hru remízou.
reason-quixo-lets-win = Soupeř může hned vyhrát.
reason-quixo-stops = Zastaví řadu, kterou by soupeř mohl dokončit.
reason-quixo-builds = Tvá nejplnější řada má teď { $count } z { $size }.
reason-quixo-breaks = Rozbije soupeřovu řadu o délce { $count }.
reason-quixo-new-cube = Získá pro tvou stranu novou kostku.
reason-quixo-own-cube = Posune tvou vlastní kostku a nic nedává.

class-forced = Bez výběru
class-best = Nejlepší
class-good = Dobrý
class-inaccuracy = Nepřesnost
class-mistake = Chyba
class-blunder = Hrubá chyba

analysis-seat =
    { $player }: přesnost { $accuracy } %, nejlepších tahů { $best } z { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } nepřesnost
        [few] { $inaccuracies } nepřesnosti
       *[other] { $inaccuracies } nepřesností
    }, { $mistakes ->
        [one] { $mistakes } chyba
        [few] { $mistakes } chyby
       *[other] { $mistakes } chyb
    }, { $blunders ->
        [one] { $blunders } hrubá chyba
        [few] { $blunders } hrubé chyby
       *[other] { $blunders } hrubých chyb
    }. Ztraceno: { $lost } % výhry; štěstí: { $luck } %.
analysis-luck-decided = Rozhodlo štěstí: mělo cenu { $luck } % výhry pro: { $player }.
analysis-play-decided = Rozhodla hra: ostatní ztratili { $percent } % výhry a využívá to { $player }.
analysis-even = Téměř nic se neztratilo; těsnou hru vyhrává { $player }.

turning-move = Tah { $event }: { $player } hraje { $move } a šance klesá z { $before } % na { $after } %. Lepší bylo { $better }.
turning-good-luck = Událost { $event }: štěstí ({ $luck }) zvedlo šanci, { $player }: z { $before } % na { $after } %.
turning-bad-luck = Událost { $event }: smůla ({ $luck }) snížila šanci, { $player }: z { $before } % na { $after } %.
turning-decided = Od události { $event } natrvalo vede { $player }.

analysis-plot-title = Průběh hry
analysis-plot-across = Událost
analysis-plot-up = Šance na výhru

refused-analysis-game = Tento záznam je z jiné hry: { $game }.
refused-analysis-eyes = Tento záznam ukazuje jen to, co je vidět z místa { $eyes }; rozbor potřebuje celou hru.
refused-analysis-turn = { $player } tu není na tahu.
refused-analysis-luck = Tady se nic nelosuje.
refused-analysis-move = „{ $text }“ tu není tah: { $cause }.
refused-analysis-unit = Tento bot neříká, jakou šanci na výhru čeká; vyber jiného.

arena-progress =
    { $done } z { $of } her · { $score } · { $seconds ->
        [one] zbývá { $seconds } sekunda
        [few] zbývají { $seconds } sekundy
       *[other] zbývá { $seconds } sekund
    }
arena-heading =
    { $game }, míst: { $seats }, { $budget } na tah: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, { $deals ->
        [one] { $deals } rozdání
        [few] { $deals } rozdání
       *[other] { $deals } rozdání
    }
arena-row = { $bot }: podíl { $share } ± { $sure } %, výhry { $wins }, dělené { $shared }, prohry { $losses }; body { $points }, rozdíl { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms na tah
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } setkání
        [few] { $met } setkání
       *[other] { $met } setkání
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Sekvenční test: lepší (LLR { $llr }, meze { $lower } a { $upper })
        [not_better] Sekvenční test: není lepší (LLR { $llr }, meze { $lower } a { $upper })
       *[open] Sekvenční test: nerozhodnuto (LLR { $llr }, meze { $lower } a { $upper })
    }
arena-plot-title = Síla a čas přemýšlení
arena-plot-across = Přemýšlení (milisekundy nebo postavení)
arena-plot-up = Elo

refused-arena-bots =
    { $bots ->
        [one] { $bots } bot nezaplní místa ({ $seats }). Možné: { $possible }, nebo víc, než je míst.
        [few] { $bots } boti nezaplní místa ({ $seats }). Možné: { $possible }, nebo víc, než je míst.
       *[other] { $bots } botů nezaplní místa ({ $seats }). Možné: { $possible }, nebo víc, než je míst.
    }
refused-arena-games = Zápas potřebuje aspoň jednu hru.
refused-arena-illegal = { $bot } hraje { $move }, což není povoleno ({ $why }) v postavení { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } není soubor s výsledky.
refused-arena-other-match = { $path } obsahuje výsledky jiného zápasu.
refused-arena-nothing-to-merge = Uveď soubory s výsledky, které se mají spojit.
refused-shard = „{ $text }“ není část zápasu. Možné: { $possible }.
refused-sprt = „{ $text }“ není sekvenční test. Možné: { $possible }.

# Bots: levels, reasons of hints, analysis, the arena.

level-beginner = Aloittelija
level-beginner-about = Katsoo vain yhtä siirtoa ja unohtaa asioita niin kuin aloittelijat.
level-easy = Helppo
level-easy-about = Näkee, mitä siirto tuo heti, ja selvimmät vaarat.
level-medium = Keskitaso
level-medium-about = Miettii vastausta joka siirtoon.
level-hard = Vaikea
level-hard-about = Suunnittelee eteenpäin ja erehtyy harvoin.
level-expert = Mestari
level-expert-about = Käyttää kaiken, mitä pelistä tiedetään, ja kaiken ajan, jonka saa.
level-random = Satunnainen
level-random-about = Pelaa minkä tahansa sallitun siirron.
level-greedy = Ahne
level-greedy-about = Ottaa sen, mikä on heti parasta, eikä katso pidemmälle.

refused-budget = ”{ $text }” ei ole miettimisaika. Mahdollisia: { $possible } (millisekunteja, sekunteja, asemia, kierroksia).

reason-quixo-wins = Tekee suorasi valmiiksi ja voittaa.
reason-quixo-loses = Tekee suoran toiselle puolelle.
reason-quixo-draws = Päättää pelin tasapeliin.
reason-quixo-lets-win = Toinen puoli voi voittaa seuraavalla siirrolla.
reason-quixo-stops = Estää suoran, jonka toinen puoli saisi valmiiksi.
reason-quixo-builds = Täysimmässä suorassasi on nyt { $count } / { $size }.
reason-quixo-breaks = Rikkoo toisen puolen suoran, jossa oli { $count }.
reason-quixo-new-cube = Ottaa uuden kuution puolellesi.
reason-quixo-own-cube = Siirtää omaa kuutiotasi eikä menetä mitään.

class-forced = Ei valintaa
class-best = Paras
class-good = Hyvä
class-inaccuracy = Epätarkkuus
class-mistake = Virhe
class-blunder = Paha virhe

analysis-seat =
    { $player }: tarkkuus { $accuracy } %, parhaita siirtoja { $best } / { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } epätarkkuus
       *[other] { $inaccuracies } epätarkkuutta
    }, { $mistakes ->
        [one] { $mistakes } virhe
       *[other] { $mistakes } virhettä
    }, { $blunders ->
        [one] { $blunders } paha virhe
       *[other] { $blunders } pahaa virhettä
    }. Hukattu: { $lost } % voitosta; tuuri: { $luck } %.
analysis-luck-decided = Tuuri ratkaisi: pelaajalle { $player } se oli { $luck } % voitosta.
analysis-play-decided = Pelaaminen ratkaisi: muut hukkasivat { $percent } % voitosta, ja { $player } käytti sen hyväkseen.
analysis-even = Juuri mitään ei hukattu; { $player } voitti tasaisen pelin.

turning-move = Siirto { $event }: { $player } pelasi { $move }, ja mahdollisuus laski: { $before } % → { $after } %. Parempi oli { $better }.
turning-good-luck = Tapahtuma { $event }: tuuri ({ $luck }) nosti pelaajan { $player } mahdollisuutta: { $before } % → { $after } %.
turning-bad-luck = Tapahtuma { $event }: tuuri ({ $luck }) laski pelaajan { $player } mahdollisuutta: { $before } % → { $after } %.
turning-decided = Tapahtumasta { $event } alkaen { $player } johti loppuun asti.

analysis-plot-title = Pelin kulku
analysis-plot-across = Tapahtuma
analysis-plot-up = Voittomahdollisuus

refused-analysis-game = Tämä tallenne on toisesta pelistä: { $game }.
refused-analysis-eyes = Tämä tallenne näyttää vain sen, minkä { $eyes } näki; analyysi tarvitsee koko pelin.
refused-analysis-turn = Pelaaja { $player } ei ole tässä vuorossa.
refused-analysis-luck = Tässä ei ole mitään arvottavaa.
refused-analysis-move = ”{ $text }” ei ole tässä siirto: { $cause }.
refused-analysis-unit = Tämä botti ei kerro, millaista voittomahdollisuutta se odottaa; valitse toinen.

arena-progress =
    { $done } / { $of } peliä · { $score } · { $seconds ->
        [one] { $seconds } sekunti jäljellä
       *[other] { $seconds } sekuntia jäljellä
    }
arena-heading =
    { $game }, { $seats } paikkaa, { $budget } siirtoa kohti: { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }, { $deals ->
        [one] { $deals } jako
       *[other] { $deals } jakoa
    }
arena-row = { $bot }: osuus { $share } ± { $sure } %, voitot { $wins }, jaetut { $shared }, tappiot { $losses }; pisteet { $points }, ero { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms siirtoa kohti
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } kohtaaminen
       *[other] { $met } kohtaamista
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Peräkkäistesti: parempi (LLR { $llr }, rajat { $lower } ja { $upper })
        [not_better] Peräkkäistesti: ei parempi (LLR { $llr }, rajat { $lower } ja { $upper })
       *[open] Peräkkäistesti: ratkaisematta (LLR { $llr }, rajat { $lower } ja { $upper })
    }
arena-plot-title = Vahvuus ja miettimisaika
arena-plot-across = Miettiminen (millisekunteja tai asemia)
arena-plot-up = Elo

refused-arena-bots =
    { $bots ->
        [one] { $bots } botti ei riitä, kun paikkoja on { $seats }. Mahdollisia: { $possible } tai enemmän kuin paikkoja.
       *[other] { $bots } bottia ei sovi, kun paikkoja on { $seats }. Mahdollisia: { $possible } tai enemmän kuin paikkoja.
    }
refused-arena-games = Otteluun tarvitaan ainakin yksi peli.
refused-arena-illegal = { $bot } pelasi { $move }, mikä ei ole sallittua ({ $why }) asemassa { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } ei ole tulostiedosto.
refused-arena-other-match = Tiedostossa { $path } on toisen ottelun tulokset.
refused-arena-nothing-to-merge = Nimeä yhdistettävät tulostiedostot.
refused-shard = ”{ $text }” ei ole ottelun osa. Mahdollisia: { $possible }.
refused-sprt = ”{ $text }” ei ole peräkkäistesti. Mahdollisia: { $possible }.

# Bots: levels, reasons of hints, analysis, the arena.

## Levels and reference players

level-beginner = Acemi
level-beginner-about = Yalnızca tek hamleye bakar ve acemiler gibi bazı şeyleri gözden kaçırır.
level-easy = Kolay
level-easy-about = Bir hamlenin hemen ne getireceğini ve en açık tehlikeleri görür.
level-medium = Orta
level-medium-about = Her hamlenin cevabını da düşünür.
level-hard = Zor
level-hard-about = İleriyi planlar ve nadiren hata yapar.
level-expert = Usta
level-expert-about = Oyun hakkında bilinen her şeyi ve verilen sürenin tamamını kullanır.
level-random = Rastgele
level-random-about = Kurallara uyan herhangi bir hamleyi oynar.
level-greedy = Açgözlü
level-greedy-about = O an en iyisi neyse onu alır, ilerisine hiç bakmaz.

refused-budget = “{ $text }” bir düşünme sınırı değil. Olabilecekler: { $possible } (milisaniye, saniye, konum, tur).

## Reasons of a hint: Quixo

reason-quixo-wins = Çizgini tamamlar ve kazandırır.
reason-quixo-loses = Rakibe çizgi yapar.
reason-quixo-draws = Oyunu berabere bitirir.
reason-quixo-lets-win = Rakip sonraki hamlede kazanabilir.
reason-quixo-stops = Rakibin tamamlayabileceği bir çizgiyi engeller.
reason-quixo-builds = En dolu çizginde artık { $count } / { $size } küp var.
reason-quixo-breaks = Rakibin { $count } küplük çizgisini bozar.
reason-quixo-new-cube = Tarafına yeni bir küp kazandırır.
reason-quixo-own-cube = Kendi küplerinden birini oynatır ve rakibe bir şey vermez.

## Analysis

class-forced = Tek hamle
class-best = En iyi
class-good = İyi
class-inaccuracy = Kusur
class-mistake = Hata
class-blunder = Büyük hata

analysis-seat =
    { $player }: isabet %{ $accuracy }, { $moves } hamleden { $best } tanesi en iyisi; { $inaccuracies ->
        [one] { $inaccuracies } kusur
       *[other] { $inaccuracies } kusur
    }, { $mistakes ->
        [one] { $mistakes } hata
       *[other] { $mistakes } hata
    }, { $blunders ->
        [one] { $blunders } büyük hata
       *[other] { $blunders } büyük hata
    }. Elden kaçan: bir galibiyetin %{ $lost } kadarı; şans: %{ $luck }.
analysis-luck-decided = Sonucu şans belirledi: bir galibiyetin %{ $luck } kadarını şans getirdi, kazanan: { $player }.
analysis-play-decided = Sonucu oyun belirledi: diğerleri bir galibiyetin %{ $percent } kadarını elden kaçırdı, { $player } bunu değerlendirdi.
analysis-even = Neredeyse hiçbir şey elden kaçmadı; { $player } başa baş bir oyunu kazandı.

turning-move = Hamle { $event }: { $player } şunu oynadı: { $move }; kazanma şansı %{ $before } iken %{ $after } oldu. Daha iyisi: { $better }.
turning-good-luck = Olay { $event }: şans ({ $luck }) yardım etti, { $player } için kazanma şansı %{ $before } iken %{ $after } oldu.
turning-bad-luck = Olay { $event }: şans ({ $luck }) ters gitti, { $player } için kazanma şansı %{ $before } iken %{ $after } oldu.
turning-decided = { $event } numaralı olaydan sonra { $player } hep öndeydi.

analysis-plot-title = Oyun nasıl gitti
analysis-plot-across = Olay
analysis-plot-up = Kazanma şansı

refused-analysis-game = Bu kayıt başka bir oyuna ait: { $game }.
refused-analysis-eyes = Bu kayıt yalnızca şu gözün gördüğünü gösteriyor: { $eyes }; analiz için oyunun tamamı gerekir.
refused-analysis-turn = Burada sıra { $player } adlı oyuncuda değil.
refused-analysis-luck = Burada şansa kalan bir şey yok.
refused-analysis-move = “{ $text }” burada bir hamle değil: { $cause }.
refused-analysis-unit = Bu bot ne kadar kazanma şansı beklediğini söylemiyor; başka birini seç.

## Arena

arena-progress =
    { $done } / { $of } oyun · { $score } · { $seconds ->
        [one] { $seconds } saniye kaldı
       *[other] { $seconds } saniye kaldı
    }
arena-heading =
    { $game }, { $seats } oyuncu, hamle başına { $budget }: { $games ->
        [one] { $games } oyun
       *[other] { $games } oyun
    }, { $deals ->
        [one] { $deals } dağıtım
       *[other] { $deals } dağıtım
    }
arena-row = { $bot }: pay %{ $share } ± { $sure }, { $wins } galibiyet, { $shared } paylaşılan, { $losses } yenilgi; puan { $points }, fark { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; hamle başına { $millis } ms
arena-pair =
    { $bot } – { $other }: %{ $score } ± { $sure } ({ $met ->
        [one] { $met } karşılaşma
       *[other] { $met } karşılaşma
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Ardışık test: daha iyi (LLR { $llr }, sınırlar { $lower } ve { $upper })
        [not_better] Ardışık test: daha iyi değil (LLR { $llr }, sınırlar { $lower } ve { $upper })
       *[open] Ardışık test: karar yok (LLR { $llr }, sınırlar { $lower } ve { $upper })
    }
arena-plot-title = Güç ve düşünme süresi
arena-plot-across = Düşünme (milisaniye ya da konum)
arena-plot-up = Elo

refused-arena-bots =
    { $bots ->
        [one] { $bots } bot { $seats } yeri dolduramaz. Olabilecekler: { $possible } ya da yer sayısından fazla.
       *[other] { $bots } bot { $seats } yeri dolduramaz. Olabilecekler: { $possible } ya da yer sayısından fazla.
    }
refused-arena-games = Bir maç için en az bir oyun gerekir.
refused-arena-illegal = { $bot } kurallara uymayan bir hamle oynadı: { $move } ({ $why }), konum: { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } bir sonuç dosyası değil.
refused-arena-other-match = { $path } başka bir maçın sonuçlarını içeriyor.
refused-arena-nothing-to-merge = Birleştirilecek sonuç dosyalarını yaz.
refused-shard = “{ $text }” maçın bir parçası değil. Olabilecekler: { $possible }.
refused-sprt = “{ $text }” bir ardışık test değil. Olabilecekler: { $possible }.

### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Iesācējs
level-beginner-about = Skatās tikai uz vienu gājienu un daudz ko nepamana, kā jau iesācēji.
level-easy = Viegls
level-easy-about = Redz, ko gājiens dod uzreiz, un acīmredzamākās briesmas.
level-medium = Vidējs
level-medium-about = Apdomā atbildi uz katru gājienu.
level-hard = Grūts
level-hard-about = Plāno uz priekšu un reti kļūdās.
level-expert = Eksperts
level-expert-about = Izmanto visu, kas par spēli zināms, un visu atvēlēto laiku.
level-random = Nejaušs
level-random-about = Izdara jebkuru atļautu gājienu.
level-greedy = Mantkārīgs
level-greedy-about = Vienmēr izdara gājienu, kas uzreiz dod visvairāk punktu, un tālāk neskatās.

## How good a move was

class-forced = Nav izvēles
class-best = Labākais
class-good = Labs
class-inaccuracy = Neprecizitāte
class-mistake = Kļūda
class-blunder = Rupja kļūda

## Analysis

refused-analysis-game = Šis ir citas spēles pieraksts: { $game }.
refused-analysis-turn = Šeit nav šī spēlētāja gājiens: { $player }.
refused-analysis-luck = Šeit nav ko izlozēt.
refused-analysis-unit = Šis bots nenovērtē savas uzvaras izredzes; izvēlies citu.

### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Začetnik
level-beginner-about = Gleda le eno potezo naprej in marsikaj spregleda, kot vsi začetniki.
level-easy = Lahko
level-easy-about = Vidi, kaj poteza prinese takoj, in najočitnejše nevarnosti.
level-medium = Srednje
level-medium-about = Pri vsaki potezi razmisli o odgovoru nanjo.
level-hard = Težko
level-hard-about = Načrtuje vnaprej in se redko zmoti.
level-expert = Mojster
level-expert-about = Uporabi vse, kar je o igri znano, in ves čas, ki ga dobi.
level-random = Naključno
level-random-about = Igra katero koli dovoljeno potezo.
level-greedy = Požrešno
level-greedy-about = Vedno igra to, kar takoj prinese največ točk, in nikoli ne gleda dlje.

## How good a move was

class-forced = Brez izbire
class-best = Najboljše
class-good = Dobro
class-inaccuracy = Nenatančnost
class-mistake = Napaka
class-blunder = Huda napaka

## Analysis

refused-analysis-game = Ta zapis je iz druge igre: { $game }.
refused-analysis-turn = { $player } tu ni na potezi.
refused-analysis-luck = Tu ni treba ničesar žrebati.
refused-analysis-unit = Ta bot ne ocenjuje svojih možnosti za zmago; izberi drugega.

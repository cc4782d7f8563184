### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Početnik
level-beginner-about = Gleda samo jedan potez unaprijed i, kao svaki početnik, štošta previdi.
level-easy = Lako
level-easy-about = Vidi što potez odmah donosi i najočitije opasnosti.
level-medium = Srednje
level-medium-about = Razmišlja o odgovoru na svaki potez.
level-hard = Teško
level-hard-about = Planira unaprijed i rijetko griješi.
level-expert = Stručnjak
level-expert-about = Koristi sve što se o igri zna i sve vrijeme koje dobije.
level-random = Nasumično
level-random-about = Igra bilo koji dopušteni potez.
level-greedy = Pohlepno
level-greedy-about = Uvijek igra ono što odmah donosi najviše bodova i nikad ne gleda dalje.

## How good a move was

class-forced = Iznuđeno
class-best = Najbolje
class-good = Dobro
class-inaccuracy = Nepreciznost
class-mistake = Pogreška
class-blunder = Gruba pogreška

## Analysis

refused-analysis-game = Ovo je zapis druge igre: { $game }.
refused-analysis-turn = { $player } ovdje nije na potezu.
refused-analysis-luck = Ovdje se ništa ne izvlači.
refused-analysis-unit = Ovaj bot ne procjenjuje svoje izglede za pobjedu; odaberi drugoga.

# Společná slova.
language-name = Čeština
game-kingdomino = Kingdomino
game-triominos = Triominos
game-quixo = Quixo
game-dominoes = Domino Double 9
player-of-seat = Hráč { $number }
refusal-by-rule = { $sentence } (pravidlo { $rule })

refused-over = Hra skončila.
refused-luck-first = Nejdřív je třeba losovat.
refused-no-luck = Teď není co losovat: na tahu je { $player }.
refused-not-your-turn = Na tahu je { $player }.
refused-seats = { $game }: počet hráčů může být { $min } až { $max }, ne { $seats }.
refused-game-unknown = Hra „{ $game }“ neexistuje. K dispozici: { $possible }.
refused-option-unknown = Volba „{ $option }“ neexistuje. K dispozici: { $possible }.
refused-option-value = Volba „{ $option }“ nemůže být „{ $value }“. Možné: { $possible }.
refused-option-seats = Volba „{ $option }“ se nehodí k počtu hráčů { $seats }.
refused-option-form = „{ $text }“ není volba: piš name=value.
refused-option-twice = Volba „{ $option }“ je uvedena dvakrát.

text-expected = Sloupec { $column }: čekalo se „{ $expected }“.
text-number = Sloupec { $column }: čekalo se číslo od { $min } do { $max }.
text-trailing = Sloupec { $column }: „{ $text }“ je navíc.

record-format = První řádek musí být „{ $expected }“.
record-header = „{ $text }“ není řádek hlavičky: piš name: value.
record-header-twice = „{ $name }“ už je na řádku { $earlier }.
record-missing = V hlavičce chybí „{ $name }“.
record-number = „{ $text }“ není číslo, které se sem hodí.
record-per-seat = „{ $name }“ potřebuje číslo pro každé místo (celkem { $seats }).
record-event = „{ $text }“ není událost: piš „* luck“ nebo „seat move“.
record-seat = „{ $text }“ není místo; počet míst je { $seats }, od 0.
record-eyes = Tento záznam je kopie pro oči: { $eyes }; přehrát lze jen celý záznam.
record-rules = Záznam se hrál podle verze pravidel { $rules }; tento program zná verzi { $known }.
record-draw = Záznam říká „{ $recorded }“, ale odkryté tajemství dává „{ $fair }“.
record-no-fairness = Záznam nemá otisk tajemství, jeho losování proto nelze ověřit.
record-no-secret = Tajemství není odkryté, losování proto ještě nelze ověřit.
record-secret = Tajemství nemá 64 šestnáctkových číslic.
record-commitment = Tajemství nepatří k otisku: jeho hash je jiný.
record-unfinished = Záznam má výsledek, ale hra neskončila.
record-result = Výsledek je špatně: místa jsou { $places } a body { $points }.
yes = ano
no = ne

### What every face says.

## Names

language-name = Italiano
player-of-seat = Giocatore { $number }
refusal-by-rule = { $sentence } (regola { $rule })
yes = sì
no = no

## Refusals that belong to no single game

refused-over = La partita è finita.
refused-luck-first = Prima va fatto un sorteggio.
refused-no-luck = Ora non c’è nulla da sorteggiare: è il turno di { $player }.
refused-not-your-turn = È il turno di { $player }.
refused-seats = { $game } è per { $min }–{ $max } giocatori, non per { $seats }.
refused-game-unknown = Non c’è un gioco chiamato «{ $game }». Disponibili: { $possible }.
refused-option-unknown = Non c’è un’opzione chiamata «{ $option }». Disponibili: { $possible }.
refused-option-value = L’opzione «{ $option }» non può essere «{ $value }». Possibili: { $possible }.
refused-option-seats = { $seats ->
    [one] L’opzione «{ $option }» non è disponibile quando si gioca da soli.
   *[other] L’opzione «{ $option }» non è disponibile con { $seats } giocatori.
}
refused-option-form = «{ $text }» non è un’opzione: scrivi name=value.
refused-option-twice = L’opzione «{ $option }» è indicata due volte.

## Text that does not read

text-expected = Colonna { $column }: previsto «{ $expected }».
text-number = Colonna { $column }: previsto un numero da { $min } a { $max }.
text-trailing = Colonna { $column }: «{ $text }» è di troppo.

## The rules to read, whatever the game

rules-title = Regole
rules-section-setup = Preparazione
rules-section-turn = Il tuo turno
rules-section-placing = Piazzamento
rules-section-drawing = Pesca
rules-section-end = Fine della partita
rules-section-scoring = Punteggio
rules-section-bonus = Bonus
rules-section-variants = Varianti
rules-section-teams = In quattro
rules-section-solo = In solitario
rules-ruling-note = Dove le regole stampate tacciono o sono poco chiare decide una precisazione; chi gioca diversamente può scegliere un’opzione.
rules-differ-title = Dove i testi stampati differiscono
rules-example-title = Esempio

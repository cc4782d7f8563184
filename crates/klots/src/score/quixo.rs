//! A board of Quixo: who has a line, and who has won by it.

use super::Scored;
use super::text::{Part, Script, Word};
use crate::codes;
use play::record::RecordError;
use play::{Choices, Notation as _, Offered as _, Phrase, Refusal};
use quixo::{Board, Cube, LARGEST, Quixo, SMALLEST, Square, State, Symbol};

pub fn score(script: &Script<'_>, choices: &Choices) -> Result<Scored, RecordError> {
    let nothing = || {
        let (line, column) = script.parts[0].place;
        RecordError { line, column, cause: Refusal::new(codes::SCORE_NOTHING) }
    };
    let (lasts, boards): (Vec<_>, Vec<_>) = script.parts.iter().partition(|part| part.name == "pushed");
    let board = boards.first().filter(|part| !part.lines.is_empty()).ok_or_else(nothing)?;
    if let Some(second) = boards.get(1).or(lasts.get(1)) {
        let refusal = Refusal::new(codes::SCORE_SAME_NAME).with("name", second.name);
        return Err(RecordError { line: second.place.0, column: second.place.1, cause: refusal });
    }
    let rows = rows(board)?;
    let (square, cubes) = read(board, &rows)?;
    let seats = if is_of_four(&rows) { 4 } else { 2 };
    let size = choices.0.get("board").cloned().unwrap_or_else(|| rows.len().to_string());
    let game =
        Quixo::with(seats, &choices.clone().with("board", &size)).map_err(|cause| board.refuse(cause))?;
    if usize::from(game.size()) != rows.len() {
        let refusal = Refusal::by_rule("Q1", codes::SCORE_BOARD);
        return Err(board.refuse(refusal.with("min", game.size()).with("max", game.size())));
    }
    let pushed = who_pushed(board, lasts.first().copied(), &game, square, cubes)?;
    let (has, mut notes) = full_lines(square, cubes, rows.len());
    let winner = match (has[..].first(), has.len(), pushed) {
        (Some(&only), 1, _) => Some(only),
        (Some(_), _, Some(mover)) => Some(mover.other()),
        (Some(_), _, None) => return Err(board.refuse(Refusal::by_rule("Q6", codes::SCORE_PUSHED))),
        (None, ..) => None,
    };
    notes.push(match winner {
        Some(symbol) => Phrase::new("score-quixo-won").with("symbol", symbol.word()),
        None => Phrase::new("score-quixo-none"),
    });
    Ok(Scored { players: Vec::new(), notes })
}

/// Who pushed last, as the sheet says or as its position tells; both say the same.
fn who_pushed(
    board: &Part<'_>,
    last: Option<&Part<'_>>,
    game: &Quixo,
    square: &'static Square,
    cubes: Board,
) -> Result<Option<Symbol>, RecordError> {
    let told = last.map(read_pushed).transpose()?;
    let Some(state) = read_position(board, game)? else {
        check(board, square, cubes, told)?;
        return Ok(told);
    };
    let played = state.last(square).and_then(|(_, to)| cubes.at(to));
    match last {
        Some(part) if told.is_some() && told != played => Err(part.impossible("Q3")),
        _ => Ok(played),
    }
}

/// Whose lines there are, each symbol once, and what is said of every line.
fn full_lines(square: &'static Square, cubes: Board, size: usize) -> (Vec<Symbol>, Vec<Phrase>) {
    let (mut has, mut notes) = (Vec::new(), Vec::new());
    for symbol in Symbol::BOTH {
        for cells in square.lines().iter().filter(|&&line| cubes.cells(symbol) & line == line) {
            let phrase = Phrase::new("score-quixo-line").with("symbol", symbol.word());
            notes.push(phrase.with("cells", names(*cells, size)));
            has.push(symbol);
        }
    }
    has.dedup();
    (has, notes)
}

/// The rows of the board; in a whole position they are its first word.
fn rows<'t>(part: &Part<'t>) -> Result<Vec<Vec<Word<'t>>>, RecordError> {
    let Some(first) = part.words().next().filter(|word| word.text.contains('/')) else {
        return Ok(part.lines.clone());
    };
    if let Some(stray) = part.lines.get(1).and_then(|line| line.first()) {
        return Err(stray.unreadable("pushed:"));
    }
    let mut column = first.column;
    let row = |text: &'t str| {
        let word = Word { line: first.line, column, text };
        column += text.chars().count() + 1;
        vec![word]
    };
    Ok(first.text.split('/').map(row).collect())
}

/// The whole position, if something stands behind the board; then it is as strict as the rules.
fn read_position(part: &Part<'_>, game: &Quixo) -> Result<Option<State>, RecordError> {
    let words: Vec<_> = part.words().collect();
    let [first, _, ..] = words[..] else { return Ok(None) };
    if !first.text.contains('/') {
        return Ok(None);
    }
    // Every word stays in its column.
    let mut text = String::new();
    for word in &words {
        text += &" ".repeat(word.column - first.column - text.chars().count());
        text += word.text;
    }
    game.parse_position(&text).map(Some).map_err(|cause| first.refuse(cause))
}

/// A board alone is one that some game can come to.
fn check(part: &Part<'_>, square: &Square, board: Board, pushed: Option<Symbol>) -> Result<(), RecordError> {
    let cubes = Symbol::BOTH.map(|symbol| board.cells(symbol).count_ones());
    // Nobody pushes twice in a row, and nobody's last cube is ever taken away.
    if cubes.contains(&0) && cubes.iter().any(|&count| count > 1) {
        return Err(part.impossible("Q7"));
    }
    let leads_here = |mover: Symbol| {
        let ends = square.pushes().iter().filter(move |push| board.at(push.to) == Some(mover));
        ends.flat_map(move |push| {
            let blank = board.pull(push);
            [blank, with(blank, push.from, mover)]
        })
    };
    let movers = Symbol::BOTH.into_iter().filter(|&symbol| pushed.is_none_or(|pushed| pushed == symbol));
    if board.marked() == 0 || movers.flat_map(leads_here).any(|before| !square.any_line(before)) {
        return Ok(());
    }
    Err(part.impossible("Q5"))
}

fn with(board: Board, cell: u8, symbol: Symbol) -> Board {
    let cells = |side: Symbol| board.cells(side) | if side == symbol { 1 << cell } else { 0 };
    Board::new(cells(Symbol::Cross), cells(Symbol::Circle))
}

/// Where four play, cubes are written as the seats that their dots point at.
fn is_of_four(rows: &[Vec<Word<'_>>]) -> bool {
    rows.iter().flatten().any(|word| word.text.contains(|c: char| c.is_ascii_digit()))
}

fn read(part: &Part<'_>, rows: &[Vec<Word<'_>>]) -> Result<(&'static Square, Board), RecordError> {
    let wrong = || Refusal::new(codes::SCORE_BOARD).with("min", SMALLEST).with("max", LARGEST);
    let square = u8::try_from(rows.len()).ok().and_then(Square::of);
    let square = square.ok_or_else(|| part.refuse(wrong()))?;
    let four = is_of_four(rows);
    let (mut crosses, mut circles, mut cell) = (0_u32, 0_u32, 0);
    for row in rows {
        let mut width = 0;
        for word in row {
            for (n, sign) in word.text.chars().enumerate() {
                let sign = if sign == '·' { '.' } else { sign.to_ascii_lowercase() };
                let cube = Cube::read(sign, if four { 4 } else { 2 }).ok_or_else(|| {
                    let place = Word { column: word.column + n, ..*word };
                    let refusal = Refusal::new(codes::SCORE_WORD).with("text", word.text);
                    place.refuse(refusal.with("possible", if four { "0 1 2 3 ." } else { "x o ." }))
                })?;
                match cube.symbol {
                    Some(Symbol::Cross) => crosses |= 1 << cell,
                    Some(Symbol::Circle) => circles |= 1 << cell,
                    None => {}
                }
                cell += 1;
                width += 1;
                if width > rows.len() {
                    return Err(word.refuse(wrong()));
                }
            }
        }
        if width != rows.len() {
            return Err(row.first().map_or_else(|| part.refuse(wrong()), |word| word.refuse(wrong())));
        }
    }
    Ok((square, Board::new(crosses, circles)))
}

fn read_pushed(part: &Part<'_>) -> Result<Symbol, RecordError> {
    let word = part.words().next().filter(|_| part.words().count() == 1);
    match word.map(|word| word.text) {
        Some("x" | "X" | "0" | "2") => Ok(Symbol::Cross),
        Some("o" | "O" | "1" | "3") => Ok(Symbol::Circle),
        _ => {
            let text = word.map_or("", |word| word.text);
            let refusal = Refusal::new(codes::SCORE_WORD).with("text", text).with("possible", "x, o");
            Err(part.refuse(refusal))
        }
    }
}

fn names(cells: u32, size: usize) -> String {
    let name = |cell: usize| format!("{}{}", char::from(b'a' + (cell % size) as u8), cell / size + 1);
    let named: Vec<_> = (0..size * size).filter(|cell| cells >> cell & 1 == 1).map(name).collect();
    named.join(" ")
}

//! A round of Triominos: the tiles as they were laid, the draws, the misses, and the hands at the end.

use super::text::{Part, Script, Word};
use super::{Player, Scored};
use crate::codes;
use play::record::RecordError;
use play::{Choices, Game as _, Offered as _, Phrase, Refusal, ScoreLine, Standing};
use triominos::board::{Board, Cell};
use triominos::score::{DRAW, Form, Hexagons, NO_PLACEMENT, OUT, START};
use triominos::tiles::{Tile, Tiles};
use triominos::{DRAWS, Triominos};

const WORDS: &str = "3-5-5, 3-5-5@2,-1, bridge, double, hexagon, draw, miss, out, hand";

pub fn score(script: &Script<'_>, choices: &Choices) -> Result<Scored, RecordError> {
    let parts = script.by_name()?;
    let seats = u8::try_from(parts.len()).unwrap_or(u8::MAX);
    let game = Triominos::with(seats, choices).map_err(|cause| script.refuse(cause))?;
    let mut round = Round::new(&parts, &game, pool(&game, choices));
    for (seat, turn) in in_order(script, &parts) {
        round.read(seat, &turn)?;
    }
    round.out = round.who_is_out()?;
    round.check()?;
    Ok(round.finish())
}

/// Whose turn, and what was done in it.
type Turn<'t> = (usize, Vec<Word<'t>>);

/// All turns as they were taken, whether people wrote them down one after the other or each player's in a line: round
/// and round from whoever's tile is the first of the text. What is left in the hands comes last.
fn in_order<'t>(script: &Script<'t>, parts: &[Part<'t>]) -> Vec<Turn<'t>> {
    let begins = |part: &&Part<'t>| part.words().any(|word| is_tile(&word));
    let first = script.parts.iter().find(begins).map(|part| part.name);
    let starter = parts.iter().position(|part| Some(part.name) == first).unwrap_or(0);
    let turns: Vec<Vec<Vec<Word<'t>>>> = parts.iter().map(turns).collect();
    let seats = parts.len();
    let clockwise = move || (0..seats).map(move |n| (starter + n) % seats);
    let most = turns.iter().map(Vec::len).max().unwrap_or(0);
    let rounds = (0..most).flat_map(|n| clockwise().map(move |seat| (seat, n)));
    let (hands, played): (Vec<Turn<'t>>, Vec<Turn<'t>>) = rounds
        .filter_map(|(seat, n)| Some((seat, turns[seat].get(n)?.clone())))
        .partition(|(_, words)| words.first().is_some_and(|word| word.text == "hand"));
    played.into_iter().chain(hands).collect()
}

/// What somebody did, turn by turn: draws, then a tile with what it made, or a miss; `hand` begins what is left.
fn turns<'t>(part: &Part<'t>) -> Vec<Vec<Word<'t>>> {
    let mut turns: Vec<Vec<Word<'t>>> = Vec::new();
    let (mut done, mut over) = (true, false);
    for word in part.words() {
        let ends = is_tile(&word) || ["miss", "pass"].contains(&word.text);
        let begins = ends || word.text == "draw";
        if word.text == "hand" || begins && done && !over || turns.is_empty() {
            turns.push(Vec::new());
            done = false;
        }
        over |= word.text == "hand";
        done |= ends;
        if let Some(turn) = turns.last_mut() {
            turn.push(word);
        }
    }
    turns
}

/// Whatever is none of the words is meant as a tile.
fn is_tile(word: &Word<'_>) -> bool {
    const OTHERS: [&str; 13] = [
        "bridge", "double", "hexagon", "hexagons", "draw", "miss", "pass", "out", "hand", "-", "1", "2", "3",
    ];
    !OTHERS.contains(&word.text)
}

/// How many tiles can be drawn in a round (T2, T15).
fn pool(game: &Triominos, choices: &Choices) -> u32 {
    let alone = game.seats() == 1;
    let left = 56 - game.hand_size() * u32::from(game.seats()) - u32::from(alone);
    let most = choices.0.get("solo_draws").and_then(|draws| draws.parse().ok());
    most.filter(|_| alone).map_or(left, |most: u32| most.min(left))
}

/// What came last, so that `bridge`, `2` or a tile of a hand know what they belong to.
#[derive(Clone, Copy, PartialEq)]
enum Last {
    Nothing,
    Tile(Tile),
    Hexagon(Tile),
    Draw,
    Hand,
}

struct Round<'t> {
    names: Vec<&'t str>,
    hand_size: u32,
    /// How many tiles can be drawn in all.
    pool: u32,
    hexagons: Hexagons,
    lines: Vec<Vec<ScoreLine>>,
    hands: Vec<Option<Tiles>>,
    out: Option<usize>,
    seen: Tiles,
    board: Board,
    /// The tiles that fit beside some tile on the table, whichever way it lies.
    fitting: Tiles,
    on_cells: Option<bool>,
    /// The turns of each seat: whether a tile was laid.
    turns: Vec<Vec<bool>>,
    /// Every tile a seat is known to have had.
    tiles: Vec<Tiles>,
    /// Tiles drawn by each seat: in a turn that is not over yet, and in the whole round.
    drawn: Vec<u32>,
    draws: Vec<u32>,
    /// Who laid the last tile.
    last: Option<usize>,
    /// Who laid the first tile, which one, and where it stands.
    first: Option<(usize, Tile, Word<'t>)>,
    /// Where each seat's last word stands that counts for the rules below: the name, a draw, `out` or `hand`.
    at: Vec<Word<'t>>,
    /// Where somebody missed without three draws.
    short: Option<Word<'t>>,
}

impl<'t> Round<'t> {
    fn new(parts: &[Part<'t>], game: &Triominos, pool: u32) -> Round<'t> {
        let seats = parts.len();
        let named = |part: &Part<'t>| Word { line: part.place.0, column: part.place.1, text: part.name };
        Round {
            names: parts.iter().map(|part| part.name).collect(),
            hand_size: game.hand_size() + u32::from(seats == 1),
            pool,
            hexagons: game.hexagons(),
            lines: vec![Vec::new(); seats],
            hands: vec![None; seats],
            out: None,
            seen: Tiles::NONE,
            board: Board::default(),
            fitting: Tiles::ALL,
            on_cells: None,
            turns: vec![Vec::new(); seats],
            tiles: vec![Tiles::NONE; seats],
            drawn: vec![0; seats],
            draws: vec![0; seats],
            last: None,
            first: None,
            at: parts.iter().map(named).collect(),
            short: None,
        }
    }

    fn laid(&self, seat: usize) -> u32 {
        self.turns[seat].iter().filter(|&&laid| laid).count() as u32
    }

    /// The seats in the order of their turns, from whoever laid the first tile.
    fn clockwise(&self) -> impl Iterator<Item = usize> + use<> {
        let (starter, seats) = (self.first.map_or(0, |(seat, ..)| seat), self.names.len());
        (0..seats).map(move |n| (starter + n) % seats)
    }

    /// Tiles of the turn are drawn, three at most (T6), as long as there are any (T7).
    fn draw(&mut self, seat: usize, word: &Word<'t>, count: u32) -> Result<(), RecordError> {
        self.drawn[seat] += count;
        self.draws[seat] += count;
        self.at[seat] = *word;
        match self.drawn[seat] > u32::from(DRAWS) {
            true => Err(word.impossible("T6")),
            false if self.draws.iter().sum::<u32>() > self.pool => Err(word.impossible("T7")),
            false => Ok(()),
        }
    }

    /// What everybody did together can have happened.
    fn check(&self) -> Result<(), RecordError> {
        let seats = 0..self.names.len();
        if let Some(seat) = seats.clone().find(|&seat| self.drawn[seat] > 0) {
            return Err(self.at[seat].impossible("T6"));
        }
        if let Some(word) = self.short.filter(|_| self.draws.iter().sum::<u32>() < self.pool) {
            return Err(word.impossible("T6"));
        }
        if let Some((_, tile, word)) = self.first
            && seats.len() > 1
            // What a seat was dealt starts no round before the tile that did.
            && seats.clone().any(|seat| self.tiles[seat].and(tile.better_starts()).len() > self.draws[seat])
        {
            return Err(word.impossible("T3"));
        }
        if let Some((seat, rule)) = self.miscounted().or_else(|| self.out_of_turn()) {
            let named = Refusal::by_rule(rule, codes::SCORE_IMPOSSIBLE).with("text", self.names[seat]);
            return Err(self.at[seat].refuse(named));
        }
        Ok(())
    }

    /// Turns go clockwise, in the order of the names (T5): from the starter on nobody has had fewer than the next, and
    /// the starter at most one more than the last. Whoever is out has had the last turn.
    fn out_of_turn(&self) -> Option<(usize, &'static str)> {
        let (starter, ..) = self.first?;
        let turns = |seat: usize| self.turns[seat].len();
        let most = turns(starter);
        let round: Vec<usize> = self.clockwise().collect();
        let wrong = |pair: &&[usize]| turns(pair[0]) < turns(pair[1]) || turns(pair[1]) + 1 < most;
        if let Some(pair) = round.windows(2).find(wrong) {
            return Some((pair[1], "T5"));
        }
        let out = self.out?;
        let behind = round.iter().skip_while(|&&seat| seat != out).skip(1);
        let late = behind.copied().find(|&seat| turns(seat) == most);
        late.or_else(|| Some(out).filter(|&out| turns(out) < most)).map(|seat| (seat, "T5"))
    }

    /// The seat whose tiles do not add up, and the rule: it holds more or fewer than were dealt and drawn (T2), or tiles
    /// are left although nobody is out (T9).
    fn miscounted(&self) -> Option<(usize, &'static str)> {
        let taken = |seat: usize| self.hand_size + self.draws[seat];
        let held = |seat: usize| self.hands[seat].map(|hand| hand.len());
        let out = |seat: usize| if self.out == Some(seat) { Some(0) } else { held(seat) };
        let seats = 0..self.names.len();
        if let Some(seat) =
            seats.clone().find(|&seat| out(seat).is_some_and(|held| held + self.laid(seat) != taken(seat)))
        {
            return Some((seat, "T2"));
        }
        let all: Option<u32> = seats.clone().map(held).sum();
        let blocked = self.out.is_none() && all.is_some_and(|all| all > 0) && self.names.len() > 1;
        let none_empty = self.hands.iter().flatten().all(|hand| !hand.is_empty());
        let laid: u32 = seats.clone().map(|seat| self.laid(seat)).sum();
        let left = blocked && none_empty && all.map(|all| all + laid) != Some(56);
        // Whoever tells last what is left could have told of the missing ones.
        let last = seats.max_by_key(|&seat| (self.at[seat].line, self.at[seat].column));
        last.filter(|_| left).map(|seat| (seat, "T9"))
    }

    fn read(&mut self, seat: usize, turn: &[Word<'t>]) -> Result<(), RecordError> {
        let mut last = Last::Nothing;
        for word in turn {
            last = self.take(seat, word, last)?;
        }
        Ok(())
    }

    /// Whether a word can come here at all.
    fn check_order(&self, seat: usize, word: &Word<'_>, last: Last) -> Result<(), RecordError> {
        if self.out == Some(seat) && word.text == "hand" {
            return Err(word.refuse(Refusal::by_rule("T8", codes::SCORE_HAND_OUT)));
        }
        // The round begins with a tile.
        if self.first.is_none() && ["draw", "miss", "pass"].contains(&word.text) {
            return Err(word.impossible("T3"));
        }
        // Behind `out` or `hand` the round is over.
        let over = self.out == Some(seat) || self.hands[seat].is_some() && last != Last::Hand;
        if over || last == Last::Hand && ["draw", "miss", "pass", "out", "hand"].contains(&word.text) {
            return Err(word.impossible("T8"));
        }
        Ok(())
    }

    fn take(&mut self, seat: usize, word: &Word<'t>, last: Last) -> Result<Last, RecordError> {
        self.check_order(seat, word, last)?;
        match (word.text, last) {
            ("draw", _) => {
                self.draw(seat, word, 1)?;
                self.book_draws(seat, 1);
                return Ok(Last::Draw);
            }
            ("miss" | "pass", _) => self.miss(seat, word),
            ("out", _) => self.go_out(seat, word)?,
            ("hand", _) => {
                (self.hands[seat], self.at[seat]) = (Some(Tiles::NONE), *word);
                return Ok(Last::Hand);
            }
            ("-", Last::Hand) if self.hands[seat].is_none_or(Tiles::is_empty) => {}
            ("bridge", Last::Tile(tile)) => self.claim(seat, word, tile, Form::Bridge)?,
            ("double", Last::Tile(tile)) => self.claim(seat, word, tile, Form::Double)?,
            ("hexagon" | "hexagons", Last::Tile(tile)) => {
                self.claim(seat, word, tile, Form::Hexagon(1))?;
                return Ok(Last::Hexagon(tile));
            }
            ("1" | "2" | "3", Last::Draw) => {
                let count: i32 = word.text.parse().unwrap_or(1);
                self.draw(seat, word, count as u32 - 1)?;
                self.lines[seat].pop();
                self.book_draws(seat, count);
            }
            ("1" | "2" | "3", Last::Hexagon(tile)) => {
                self.claim(seat, word, tile, Form::Hexagon(word.text.parse().unwrap_or(1)))?;
            }
            (_, Last::Hand) => {
                self.keep_in_hand(seat, word)?;
                return Ok(Last::Hand);
            }
            _ => return self.lay(seat, word),
        }
        Ok(Last::Nothing)
    }

    fn book_draws(&mut self, seat: usize, count: i32) {
        let what = Phrase::new("score-triominos-drawn").with("count", count);
        self.lines[seat].push(ScoreLine { what, points: DRAW * count });
    }

    /// A turn without a tile; with fewer than three draws it counts only where no more could be drawn.
    fn miss(&mut self, seat: usize, word: &Word<'t>) {
        if self.drawn[seat] < u32::from(DRAWS) {
            self.short.get_or_insert(*word);
        }
        self.drawn[seat] = 0;
        self.turns[seat].push(false);
        self.book(seat, "score-triominos-missed", NO_PLACEMENT);
    }

    /// A tile that was left at the end.
    fn keep_in_hand(&mut self, seat: usize, word: &Word<'_>) -> Result<(), RecordError> {
        let tile = self.tile(word, word.text)?;
        let hand = self.hands[seat].unwrap_or(Tiles::NONE);
        self.hands[seat] = Some(hand.or(tile.alone()));
        self.tiles[seat] = self.tiles[seat].or(tile.alone());
        Ok(())
    }

    fn go_out(&mut self, seat: usize, word: &Word<'t>) -> Result<(), RecordError> {
        if self.last != Some(seat) {
            return Err(word.impossible("T8"));
        }
        if self.out.is_some_and(|other| other != seat) {
            return Err(word.refuse(Refusal::by_rule("T8", codes::SCORE_TWO_OUT)));
        }
        (self.out, self.at[seat]) = (Some(seat), *word);
        Ok(())
    }

    fn tile(&mut self, word: &Word<'_>, text: &str) -> Result<Tile, RecordError> {
        let digit = |corner: &str| corner.parse().ok().filter(|_| corner.len() == 1);
        let corners: Option<Vec<u8>> = text.split('-').map(digit).collect();
        let tile = corners.and_then(|corners| corners.try_into().ok()).and_then(Tile::of);
        let tile = tile.ok_or_else(|| word.unreadable(WORDS))?;
        if self.seen.has(tile) {
            let twice = Refusal::by_rule("T1", triominos::codes::TILE_TWICE);
            return Err(word.refuse(twice.with("tile", tile.to_string())));
        }
        self.seen = self.seen.or(tile.alone());
        Ok(tile)
    }

    fn lay(&mut self, seat: usize, word: &Word<'t>) -> Result<Last, RecordError> {
        let (text, cell) = match word.text.split_once('@') {
            Some((text, cell)) => (text, Some(read_cell(cell).ok_or_else(|| word.unreadable(WORDS))?)),
            None => (word.text, None),
        };
        let tile = self.tile(word, text)?;
        let first = self.on_cells.is_none();
        if *self.on_cells.get_or_insert(cell.is_some()) != cell.is_some() {
            return Err(word.unreadable(if cell.is_some() { "3-5-5" } else { "3-5-5@2,-1" }));
        }
        let form = match cell {
            Some(cell) => self.lay_on_table(word, tile, cell, first)?,
            None => None,
        };
        if !self.fitting.has(tile) {
            return Err(word.impossible("T5"));
        }
        let mut alone = Board::default();
        alone.begin(tile, tile.corners());
        self.fitting = if first { alone.open() } else { self.fitting.or(alone.open()) };
        self.first.get_or_insert((seat, tile, *word));
        self.tiles[seat] = self.tiles[seat].or(tile.alone());
        self.turns[seat].push(true);
        self.drawn[seat] = 0;
        self.last = Some(seat);
        let (code, points) =
            if first { ("score-triominos-first", START) } else { ("score-triominos-laid", 0) };
        let what = Phrase::new(code).with("tile", tile.to_string());
        self.lines[seat].push(ScoreLine { what, points: tile.value() + points });
        if let Some(form) = form {
            self.bonus(seat, tile, form);
        }
        Ok(if cell.is_some() { Last::Nothing } else { Last::Tile(tile) })
    }

    fn lay_on_table(
        &mut self,
        word: &Word<'_>,
        tile: Tile,
        cell: Cell,
        first: bool,
    ) -> Result<Option<Form>, RecordError> {
        let wrong = || {
            let refusal = Refusal::by_rule("T5", triominos::codes::TABLE);
            word.refuse(refusal.with("tile", tile.to_string()))
        };
        if first {
            if cell != Cell::FIRST {
                return Err(wrong());
            }
            self.board.begin(tile, tile.corners());
            return Ok(None);
        }
        let place = self.board.place_at(cell).filter(|place| place.fits().has(tile)).ok_or_else(wrong)?;
        let form = Form::of(self.board.contact(place));
        self.board.lay(tile, cell);
        Ok(form)
    }

    /// Somebody says that the last tile made a form: as many tiles must have lain there before.
    fn claim(&mut self, seat: usize, word: &Word<'t>, tile: Tile, form: Form) -> Result<(), RecordError> {
        let (least, rule) = match form {
            Form::Bridge => (8, "T10"),
            Form::Double => (11, "T11"),
            Form::Hexagon(1) => (5, "T12"),
            Form::Hexagon(2) => (9, "T12"),
            Form::Hexagon(_) => (12, "T12"),
        };
        if (0..self.names.len()).map(|seat| self.laid(seat)).sum::<u32>() <= least {
            return Err(word.impossible(rule));
        }
        self.bonus(seat, tile, form);
        Ok(())
    }

    /// The tile that was booked last made a form.
    fn bonus(&mut self, seat: usize, tile: Tile, form: Form) {
        let count = if let Form::Hexagon(count) = form { count } else { 0 };
        if let Some(line) = self.lines[seat].last_mut() {
            line.what = Phrase::new(format!("score-triominos-{}", form.word()))
                .with("tile", tile.to_string())
                .with("count", count);
            line.points = tile.value() + form.points(self.hexagons);
        }
    }

    fn finish(mut self) -> Scored {
        if let Some(out) = self.out {
            let others: i32 = self.hands.iter().flatten().map(|hand| hand.value()).sum();
            self.book(out, "score-triominos-out", OUT);
            self.book(out, "score-triominos-others", others);
        } else if self.hands.iter().all(Option::is_some) {
            self.pay_the_smallest();
        }
        let sums: Vec<i32> =
            self.lines.iter().map(|lines| lines.iter().map(|line| line.points).sum()).collect();
        let standing = Standing::by_points(sums);
        let names = self.names.iter().map(|name| (*name).to_owned()).collect();
        let players: Vec<Player> = super::ranked(names, self.lines, &standing);
        Scored { players, notes: Vec::new() }
    }

    /// Who laid the last tile: it is said, or everybody else shows a hand.
    fn who_is_out(&self) -> Result<Option<usize>, RecordError> {
        let shown = self.hands.iter().flatten().count();
        if self.out.is_some() || shown == 0 {
            return Ok(self.out);
        }
        let empty: Vec<usize> =
            (0..self.hands.len()).filter(|&seat| self.hands[seat].is_none_or(Tiles::is_empty)).collect();
        match empty[..] {
            [] => Ok(None),
            [one] => Ok(Some(one)),
            [.., last] => Err(self.at[last].refuse(Refusal::by_rule("T8", codes::SCORE_TWO_OUT))),
        }
    }

    fn pay_the_smallest(&mut self) {
        let values: Vec<i32> = self.hands.iter().flatten().map(|hand| hand.value()).collect();
        let (all, smallest) = (values.iter().sum::<i32>(), values.iter().min().copied().unwrap_or_default());
        for seat in (0..values.len()).filter(|&seat| values[seat] == smallest) {
            self.book(seat, "score-triominos-others", all - smallest);
            self.book(seat, "score-triominos-own", -smallest);
        }
    }

    fn book(&mut self, seat: usize, code: &str, points: i32) {
        self.lines[seat].push(ScoreLine { what: Phrase::new(code), points });
    }
}

fn read_cell(text: &str) -> Option<Cell> {
    let (x, y) = text.split_once(',')?;
    let number = |text: &str| {
        let plain = !text.starts_with('+') && text.trim_start_matches('-').len() < 3;
        text.parse().ok().filter(|_| plain)
    };
    Some(Cell::new(number(x)?, number(y)?))
}

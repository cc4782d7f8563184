//! A round of Triominos: the tiles as they were laid, the draws, the misses, and the hands at the end.

use super::text::{Script, Word};
use super::{Player, Scored};
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
    let mut round = Round::new(parts.iter().map(|part| part.name).collect(), &game);
    // In the order of the text, whoever's line it is: the first tile of the round is the first one written.
    for part in &script.parts {
        round.read(part.name, part.words().collect())?;
    }
    if let Some(seat) = (0..parts.len()).find(|&seat| round.drawn[seat] > 0) {
        return Err(parts[seat].impossible("T6"));
    }
    if let Some((seat, rule)) = round.miscounted(&game) {
        return Err(parts[seat].impossible(rule));
    }
    round.finish().map_err(|cause| script.refuse(cause))
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
    hexagons: Hexagons,
    lines: Vec<Vec<ScoreLine>>,
    hands: Vec<Option<Tiles>>,
    out: Option<usize>,
    seen: Tiles,
    board: Board,
    /// The tiles that fit beside some tile on the table, whichever way it lies.
    fitting: Tiles,
    on_cells: Option<bool>,
    /// Tiles laid by each seat, and by all.
    laid: Vec<u32>,
    /// Tiles drawn by each seat: in a turn that is not over yet, and in the whole round.
    drawn: Vec<u32>,
    draws: Vec<u32>,
    /// Who laid the last tile.
    last: Option<usize>,
}

impl<'t> Round<'t> {
    fn new(names: Vec<&'t str>, game: &Triominos) -> Round<'t> {
        let seats = names.len();
        Round {
            names,
            hexagons: game.hexagons(),
            lines: vec![Vec::new(); seats],
            hands: vec![None; seats],
            out: None,
            seen: Tiles::NONE,
            board: Board::default(),
            fitting: Tiles::ALL,
            on_cells: None,
            laid: vec![0; seats],
            drawn: vec![0; seats],
            draws: vec![0; seats],
            last: None,
        }
    }

    /// Tiles of the turn are drawn, three at most (T6).
    fn draw(&mut self, seat: usize, word: &Word<'_>, count: u32) -> Result<(), RecordError> {
        self.drawn[seat] += count;
        self.draws[seat] += count;
        if self.drawn[seat] > u32::from(DRAWS) { Err(word.impossible("T6")) } else { Ok(()) }
    }

    /// Who holds more or fewer tiles than were dealt and drawn (T2), or nobody is out and tiles are left (T9).
    fn miscounted(&self, game: &Triominos) -> Option<(usize, &'static str)> {
        let taken = |seat: usize| game.hand_size() + self.draws[seat] + u32::from(game.seats() == 1);
        let held = |seat: usize| self.hands[seat].map(|hand| hand.len());
        let out = |seat: usize| if self.out == Some(seat) { Some(0) } else { held(seat) };
        let seats = 0..self.names.len();
        if let Some(seat) =
            seats.clone().find(|&seat| out(seat).is_some_and(|held| held + self.laid[seat] != taken(seat)))
        {
            return Some((seat, "T2"));
        }
        let all: Option<u32> = seats.map(held).sum();
        let blocked = self.out.is_none() && all.is_some_and(|all| all > 0) && self.names.len() > 1;
        let none_empty = self.hands.iter().flatten().all(|hand| !hand.is_empty());
        let left = blocked && none_empty && all.map(|all| all + self.laid.iter().sum::<u32>()) != Some(56);
        left.then_some((0, "T9"))
    }

    fn read(&mut self, name: &str, words: Vec<Word<'_>>) -> Result<(), RecordError> {
        let seat = self.names.iter().position(|known| *known == name).unwrap_or(0);
        let mut last = Last::Nothing;
        for word in words {
            last = self.take(seat, &word, last)?;
        }
        Ok(())
    }

    fn take(&mut self, seat: usize, word: &Word<'_>, last: Last) -> Result<Last, RecordError> {
        let book = |points, what| ScoreLine { what, points };
        match (word.text, last) {
            ("draw", _) => {
                self.draw(seat, word, 1)?;
                let what = Phrase::new("score-triominos-drawn").with("count", 1);
                self.lines[seat].push(book(DRAW, what));
                return Ok(Last::Draw);
            }
            ("miss" | "pass", _) => {
                self.drawn[seat] = 0;
                self.lines[seat].push(book(NO_PLACEMENT, Phrase::new("score-triominos-missed")));
            }
            ("out", _) => {
                if self.last != Some(seat) {
                    return Err(word.impossible("T8"));
                }
                if self.out.is_some_and(|other| other != seat) {
                    return Err(word.refuse(Refusal::by_rule("T8", "refused-score-two-out")));
                }
                self.out = Some(seat);
            }
            ("hand", _) => {
                self.hands[seat].get_or_insert(Tiles::NONE);
                return Ok(Last::Hand);
            }
            ("-", Last::Hand) => {}
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
                let what = Phrase::new("score-triominos-drawn").with("count", count);
                self.lines[seat].push(book(DRAW * count, what));
            }
            ("1" | "2" | "3", Last::Hexagon(tile)) => {
                self.claim(seat, word, tile, Form::Hexagon(word.text.parse().unwrap_or(1)))?;
            }
            (_, Last::Hand) => {
                let tile = self.tile(word, word.text)?;
                let hand = self.hands[seat].unwrap_or(Tiles::NONE);
                self.hands[seat] = Some(hand.or(tile.alone()));
                return Ok(Last::Hand);
            }
            _ => return self.lay(seat, word),
        }
        Ok(Last::Nothing)
    }

    fn tile(&mut self, word: &Word<'_>, text: &str) -> Result<Tile, RecordError> {
        let digit = |corner: &str| corner.parse().ok().filter(|_| corner.len() == 1);
        let corners: Option<Vec<u8>> = text.split('-').map(digit).collect();
        let tile = corners.and_then(|corners| corners.try_into().ok()).and_then(Tile::of);
        let tile = tile.ok_or_else(|| word.unreadable(WORDS))?;
        if self.seen.has(tile) {
            let twice = Refusal::by_rule("T1", "refused-triominos-tile-twice");
            return Err(word.refuse(twice.with("tile", tile.to_string())));
        }
        self.seen = self.seen.or(tile.alone());
        Ok(tile)
    }

    fn lay(&mut self, seat: usize, word: &Word<'_>) -> Result<Last, RecordError> {
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
        self.laid[seat] += 1;
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
            let refusal = Refusal::by_rule("T5", "refused-triominos-table");
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
    fn claim(&mut self, seat: usize, word: &Word<'_>, tile: Tile, form: Form) -> Result<(), RecordError> {
        let (least, rule) = match form {
            Form::Bridge => (8, "T10"),
            Form::Double => (11, "T11"),
            Form::Hexagon(1) => (5, "T12"),
            Form::Hexagon(2) => (9, "T12"),
            Form::Hexagon(_) => (12, "T12"),
        };
        if self.laid.iter().sum::<u32>() <= least {
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

    fn finish(mut self) -> Result<Scored, Refusal> {
        if let Some(out) = self.who_is_out()? {
            if self.hands[out].is_some_and(|hand| !hand.is_empty()) {
                return Err(Refusal::by_rule("T8", "refused-score-hand-out"));
            }
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
        Ok(Scored { players, notes: Vec::new() })
    }

    /// Who laid the last tile: it is said, or everybody else shows a hand.
    fn who_is_out(&self) -> Result<Option<usize>, Refusal> {
        let shown = self.hands.iter().flatten().count();
        if self.out.is_some() || shown == 0 {
            return Ok(self.out);
        }
        let empty: Vec<usize> =
            (0..self.hands.len()).filter(|&seat| self.hands[seat].is_none_or(Tiles::is_empty)).collect();
        match empty[..] {
            [] => Ok(None),
            [one] => Ok(Some(one)),
            _ => Err(Refusal::by_rule("T8", "refused-score-two-out")),
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

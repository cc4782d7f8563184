//! A whole position on one line, and which positions can exist.
//!
//! ```text
//! x..../...../...../...../o.... 0 2 a4>a5
//! rows from the top · next seat (? before the lot) · moves made · last push (- for none)
//! and then the boards since a blank cube was last taken, oldest first, the present one left out
//! ```
//!
//! A blank cube is `.`; with two players the symbols are `x` and `o`, with four the seat the dot points at.

use crate::codes;
use crate::rules::NOBODY;
use crate::{Board, Cube, Move, Quixo, State, Symbol};
use play::{Cursor, Game, Refusal, Seat, TextError, as_written};

impl Quixo {
    pub(crate) fn write_position(&self, state: &State) -> String {
        let next = if state.starter == NOBODY { "?".to_owned() } else { self.next(state).to_string() };
        let last = state.last(self.square).map_or("-".to_owned(), |(from, to)| self.push_text(from, to));
        let mut text = format!("{} {next} {} {last}", self.board_text(state.board, state.dots), state.moves);
        for position in state.past.iter().take(state.past.len().saturating_sub(1)) {
            let (board, dots, _) = self.unpack(position);
            text.push(' ');
            text.push_str(&self.board_text(board, dots));
        }
        text
    }
    pub(crate) fn read_position(&self, text: &str) -> Result<State, Refusal> {
        let text = text.trim();
        let state = self.read_told(text)?;
        as_written(text, &self.write_position(&state))?;
        Ok(state)
    }

    fn read_told(&self, text: &str) -> Result<State, Refusal> {
        let mut cursor = Cursor::new(text);
        cursor.skip_spaces();
        let (board, dots) = self.read_board(&mut cursor)?;
        cursor.skip_spaces();
        let next = if cursor.eat("?") { None } else { Some(cursor.number(0, u32::from(self.seats()) - 1)?) };
        cursor.skip_spaces();
        let moves = cursor.number(0, self.cap().unwrap_or(u32::MAX - 1))?;
        cursor.skip_spaces();
        let last = if cursor.eat("-") { None } else { Some(self.read_push(&mut cursor)?) };
        let mut earlier = Vec::new();
        cursor.skip_spaces();
        while !cursor.rest().is_empty() {
            earlier.push(self.read_board(&mut cursor)?);
            cursor.skip_spaces();
        }
        Claimed { board, dots, next: next.map(|seat| Seat(seat as u8)), moves, last, earlier }.check(self)
    }

    pub(crate) fn check(&self, state: &State) -> Result<(), Refusal> {
        let (crosses, circles) = (state.board.cells(Symbol::Cross), state.board.cells(Symbol::Circle));
        let marked = state.board.marked();
        let ensure = |holds: bool, why: &str| if holds { Ok(()) } else { Err(impossible(why)) };
        ensure(crosses & circles == 0 && marked & !self.square.all == 0, "moves")?;
        ensure(state.dots & !marked == 0 && (self.has_dots() || state.dots == 0), "moves")?;
        ensure(marked.count_ones() <= state.moves, "moves")?;
        ensure(state.starter == NOBODY || state.starter < self.seats(), "lot")?;
        if state.starter == NOBODY {
            return ensure(state.moves == 0 && state.past.len() == 0, "lot");
        }
        let noted = self.repetition().then(|| self.position(state));
        ensure(state.past.iter().last() == noted, "past")?;
        let mover = Symbol::of(self.next(state)).other();
        ensure(state.outcome == self.outcome(state, mover, state.repeats()), "line")
    }

    pub(crate) fn board_text(&self, board: Board, dots: u32) -> String {
        let rows = (0..self.size()).map(|y| {
            let cells = (0..self.size()).map(move |x| y * self.size() + x);
            cells.map(|cell| self.cube(board, dots, cell).letter()).collect::<String>()
        });
        rows.collect::<Vec<_>>().join("/")
    }

    fn read_board(&self, cursor: &mut Cursor<'_>) -> Result<(Board, u32), TextError> {
        let mut cubes = Vec::new();
        for y in 0..self.size() {
            if y > 0 {
                cursor.expect("/")?;
            }
            for _ in 0..self.size() {
                let error = cursor.error(codes::TEXT_CUBE).with("seats", self.seats());
                let cube = cursor.take().and_then(|letter| Cube::read(letter, self.seats()));
                cubes.push(cube.ok_or(error)?);
            }
        }
        Ok(self.lay(&cubes))
    }
}

/// A position as somebody wrote it, not yet known to be possible.
struct Claimed {
    board: Board,
    dots: u32,
    next: Option<Seat>,
    moves: u32,
    last: Option<(u8, u8)>,
    earlier: Vec<(Board, u32)>,
}

fn impossible(why: &str) -> Refusal {
    Refusal::new(codes::POSITION).with("why", why)
}

impl Claimed {
    fn check(self, game: &Quixo) -> Result<State, Refusal> {
        let Some(next) = self.next else { return self.check_start(game) };
        self.check_counts(game, next)?;
        let mut state = game.start();
        state.moves = self.moves - self.earlier.len() as u32;
        state.starter = next.0.wrapping_sub(self.moves as u8) & (game.seats() - 1);
        (state.board, state.dots) = self.earlier.first().copied().unwrap_or((self.board, self.dots));
        game.remember(&mut state, true);
        if self.earlier.is_empty() { self.check_alone(game, state) } else { self.check_past(game, state) }
    }

    fn check_start(&self, game: &Quixo) -> Result<State, Refusal> {
        let untouched = self.board == Board::BLANK && self.moves == 0 && self.last.is_none();
        if untouched && self.earlier.is_empty() { Ok(game.start()) } else { Err(impossible("lot")) }
    }

    /// Every cube with a symbol was turned by a move of that side; a side's first move always turns one, and nobody takes
    /// it away.
    fn check_counts(&self, game: &Quixo, next: Seat) -> Result<(), Refusal> {
        let mover = Symbol::of(next).other();
        let made = |symbol| if symbol == mover { self.moves.div_ceil(2) } else { self.moves / 2 };
        let fits = |symbol| {
            let cubes = self.board.cells(symbol).count_ones();
            cubes <= made(symbol) && (cubes > 0 || made(symbol) == 0)
        };
        if !Symbol::BOTH.into_iter().all(fits) {
            return Err(impossible("moves"));
        }
        let marked = self.board.marked().count_ones();
        let without_new_cube = self.moves - marked;
        let past = self.earlier.len() as u32;
        // the lot's own position (no move yet) counts as one that took a blank cube
        if past > without_new_cube || past > 0 && !game.repetition() {
            return Err(impossible("past"));
        }
        Ok(())
    }

    /// Without earlier boards the last move turned a blank cube (if they are told at all),
    /// and the board before it had no line.
    fn check_alone(&self, game: &Quixo, mut state: State) -> Result<State, Refusal> {
        let mover = Symbol::of(game.next(&state)).other();
        if let Some((from, to)) = self.last {
            let number = game.square.number(from, to);
            let number = number.filter(|_| self.moves > 0 && self.board.at(to) == Some(mover));
            let number = number.ok_or_else(|| impossible("last"))?;
            state.last = number.into();
            let push = game.square.push(number);
            if game.repetition() && game.square.any_line(self.board.pull(push)) {
                return Err(impossible("line"));
            }
        } else {
            let passed = game.has_dots() && !game.repetition();
            if self.moves > 0 && !passed || game.square.any_line(self.board) {
                return Err(impossible("last"));
            }
        }
        state.outcome = game.outcome(&state, mover, 1);
        Ok(state)
    }

    /// Every earlier board leads to the next by a move that turns no blank cube, the last one by the last move.
    fn check_past(&self, game: &Quixo, mut state: State) -> Result<State, Refusal> {
        if game.square.any_line(state.board) {
            return Err(impossible("line"));
        }
        for &(board, dots) in &self.earlier[1..] {
            state = follow(game, &state, board, dots, |_| true)?;
        }
        follow(game, &state, self.board, self.dots, |m| m.cells(game.square) == self.last)
    }
}

/// Plays the move that leads to the next board without turning a blank cube.
fn follow(
    game: &Quixo,
    state: &State,
    board: Board,
    dots: u32,
    fits: impl Fn(Move) -> bool,
) -> Result<State, Refusal> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let turns_blank = |m: Move| m.cells(game.square).is_some_and(|(from, _)| state.board.at(from).is_none());
    let after = |m| {
        let mut after = state.clone();
        game.play(&mut after, m);
        after
    };
    let leading = moves.into_iter().filter(|&m| fits(m) && !turns_blank(m)).map(after);
    let mut leading = leading.filter(|after| (after.board, after.dots) == (board, dots));
    leading.next().ok_or_else(|| impossible("past"))
}

//! Whose turn it is, what may be done, and what it does: Q1–Q4 and Q7–Q13.

pub(crate) mod past;

use crate::{Board, Outcome, Quixo, Square, Symbol, View};
use past::Past;
use play::{Dice, Duel, Eyes, Game, Seat, Side, Standing, Symmetric, Turn};

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) board: Board,
    /// Marked cells whose dot points at the second of the partners, seat 2 or 3.
    pub(crate) dots: u32,
    pub(crate) moves: u32,
    /// Who made the first move; [`NOBODY`] before the lot is drawn.
    pub(crate) starter: u8,
    pub(crate) outcome: Option<Outcome>,
    /// The way of the last push, [`NO_WAY`] after a pass.
    pub(crate) last: u16,
    pub(crate) past: Past,
}

pub(crate) const NOBODY: u8 = u8::MAX;

impl State {
    /// What the cubes show, dots aside.
    #[inline]
    pub fn board(&self) -> Board {
        self.board
    }

    /// Moves made so far, passes included.
    #[inline]
    pub fn moves_made(&self) -> u32 {
        self.moves
    }

    /// How the game ended, if it has.
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Where the last cube was taken and where it went in, unless the last move was a pass.
    pub fn last(&self, square: &Square) -> Option<(u8, u8)> {
        cells_of(self.last, square)
    }

    /// How many times the position has come up (counted since a blank cube was last taken);
    /// 0 where nobody counts.
    pub fn repeats(&self) -> usize {
        self.past.times_of_last()
    }
}

/// A push, or a pass.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// The number of the push in [`Square::pushes`]; from [`PAIRS`] on, any other pair of cells, which is not a push.
    pub(crate) way: u16,
    /// The seat at which the dot will point; [`NOBODY`] without dots.
    pub(crate) dot: u8,
}

/// The way of a pass.
pub(crate) const NO_WAY: u16 = u16::MAX;
/// Ways from here on are pairs of cells.
const PAIRS: u16 = 256;

impl Move {
    /// The pass of the four-player game (Q13).
    pub const PASS: Move = Move { way: NO_WAY, dot: NOBODY };

    /// Taking the cube at one cell and pushing it in at another, legal or not.
    pub fn push(square: &Square, from: u8, to: u8, dot: Option<Seat>) -> Move {
        let way = square.number(from, to).map_or(PAIRS + u16::from(from) * 32 + u16::from(to), u16::from);
        Move { way, dot: dot.map_or(NOBODY, |seat| seat.0) }
    }

    /// Whether nothing is pushed.
    #[inline]
    pub fn is_pass(self) -> bool {
        self.way == NO_WAY
    }

    /// Where the cube is taken and where it goes in, unless this is a pass.
    pub fn cells(self, square: &Square) -> Option<(u8, u8)> {
        cells_of(self.way, square)
    }

    /// The seat at which the dot will point.
    pub fn dot(self) -> Option<Seat> {
        (self.dot != NOBODY).then_some(Seat(self.dot))
    }

    /// The number of the push in [`Square::pushes`], unless this is a pass or no push at all.
    #[inline]
    pub fn number(self) -> Option<u8> {
        (self.way < PAIRS).then_some(self.way as u8)
    }
}

fn cells_of(way: u16, square: &Square) -> Option<(u8, u8)> {
    match way {
        NO_WAY => None,
        0..PAIRS => square.pushes().get(usize::from(way)).map(|push| (push.from, push.to)),
        pair => Some((((pair - PAIRS) / 32) as u8, (pair % 32) as u8)),
    }
}

/// The seat that makes the first move (Q1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Starts(pub Seat);

impl Game for Quixo {
    type State = State;
    type Move = Move;
    type Luck = Starts;
    type View = View;

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn start(&self) -> State {
        State {
            board: Board::BLANK,
            dots: 0,
            moves: 0,
            starter: NOBODY,
            outcome: None,
            last: NO_WAY,
            past: Past::new(),
        }
    }

    #[inline(always)]
    fn turn(&self, state: &State) -> Turn {
        if state.outcome.is_some() {
            Turn::Over
        } else if state.starter == NOBODY {
            Turn::Luck
        } else {
            Turn::Of(self.next(state))
        }
    }

    fn moves(&self, state: &State, out: &mut Vec<Move>) {
        out.clear();
        let Turn::Of(seat) = self.turn(state) else { return };
        let closed = self.closed(state, seat);
        for (number, push) in (0..).zip(self.square.pushes()) {
            if closed >> push.from & 1 == 0 {
                let with_dot = |dot| Move { way: number, dot };
                if self.has_dots() {
                    out.extend([with_dot(seat.0), with_dot(seat.0 ^ 2)]);
                } else {
                    out.push(with_dot(NOBODY));
                }
            }
        }
        if out.is_empty() {
            out.push(Move::PASS);
        }
    }

    /// Draws lots among all pushes until one is legal: no list, no bias.
    #[inline(always)]
    fn any_move<D: Dice + ?Sized>(&self, state: &State, _scratch: &mut Vec<Move>, dice: &mut D) -> Move {
        if self.has_dots() {
            return self.any_move_with_dot(state, dice);
        }
        let theirs = state.board.cells(Symbol::of(self.next(state)).other());
        Move { way: self.any_push(!theirs, dice).0.into(), dot: NOBODY }
    }

    #[inline(always)]
    fn play(&self, state: &mut State, m: Move) {
        if self.has_dots() {
            return self.play_with_dot(state, m);
        }
        let symbol = Symbol::of(self.next(state));
        let push = self.square.push(m.way as u8);
        let new_cube = state.board.marked() >> push.from & 1 == 0;
        state.board = state.board.push(push, symbol);
        self.finish_move(state, m, symbol, new_cube);
    }

    #[inline]
    fn draw<D: Dice + ?Sized>(&self, _state: &State, dice: &mut D) -> Starts {
        Starts(Seat(dice.below(self.seats.into()) as u8))
    }

    #[inline]
    fn settle(&self, state: &mut State, luck: Starts) {
        state.starter = luck.0.0;
        self.remember(state, true);
    }

    fn standing(&self, state: &State) -> Standing {
        crate::score::standing(self, state)
    }

    fn forfeit(&self, _state: &State, lost: &[Seat]) -> Standing {
        crate::score::forfeit(self, lost)
    }

    fn view(&self, state: &State, _eyes: Eyes) -> View {
        View::new(self, state)
    }

    fn guess<D: Dice + ?Sized>(&self, view: &View, _dice: &mut D) -> State {
        view.state(self)
    }

    fn longest(&self) -> usize {
        let cells = u32::from(self.size()).pow(2);
        let faces: usize = if self.has_dots() { 5 } else { 3 };
        let twice_each_position = 2 * usize::from(self.seats) * faces.pow(cells) + 1;
        self.cap().map_or(twice_each_position, |cap| cap as usize) + 1
    }
}

impl Quixo {
    /// The seat that moves next, or would if the game were not over. The lot must have been drawn.
    #[inline]
    pub(crate) fn next(&self, state: &State) -> Seat {
        // 2 and 4 seats: the remainder is a mask
        Seat(state.starter.wrapping_add(state.moves as u8) & (self.seats - 1))
    }

    /// The number of a push from an open cell, and bits that have not been used: the two highest.
    #[inline(always)]
    fn any_push<D: Dice + ?Sized>(&self, open: u32, dice: &mut D) -> (u8, u64) {
        let open = open & self.square.all;
        loop {
            let bits = dice.bits();
            if let Some(number) = self.square.drawn(bits, open) {
                return (number, bits);
            }
        }
    }

    #[inline(never)]
    fn any_move_with_dot<D: Dice + ?Sized>(&self, state: &State, dice: &mut D) -> Move {
        let seat = self.next(state);
        let open = !self.closed(state, seat);
        if open & self.square.border == 0 {
            return Move::PASS;
        }
        let (number, bits) = self.any_push(open, dice);
        Move { way: number.into(), dot: seat.0 ^ (bits >> 62) as u8 & 2 }
    }

    #[inline(never)]
    fn play_with_dot(&self, state: &mut State, m: Move) {
        let symbol = Symbol::of(self.next(state));
        let mut new_cube = false;
        if let Some(number) = m.number() {
            let push = self.square.push(number);
            new_cube = state.board.marked() >> push.from & 1 == 0;
            state.board = state.board.push(push, symbol);
            let second = u64::from(m.dot >> 1 & 1);
            state.dots = (push.shove(state.dots.into()) | second << push.to) as u32;
        }
        self.finish_move(state, m, symbol, new_cube);
    }

    /// Counts the move, remembers the position, and ends the game if it is over.
    #[inline(always)]
    fn finish_move(&self, state: &mut State, m: Move, mover: Symbol, new_cube: bool) {
        state.moves += 1;
        state.last = m.way;
        let line = self.square.any_line(state.board);
        let times = self.remember(state, new_cube);
        if line || times >= 3 || state.moves >= self.cap {
            state.outcome = self.outcome(state, mover, times);
        }
    }

    /// Cells from which this seat may not take the cube (Q2, Q11), the inner ones aside.
    #[inline]
    pub fn closed(&self, state: &State, seat: Seat) -> u32 {
        let symbol = Symbol::of(seat);
        let theirs = state.board.cells(symbol.other());
        if !self.has_dots() {
            return theirs;
        }
        let points_elsewhere = if seat.0 < 2 { state.dots } else { !state.dots };
        theirs | state.board.cells(symbol) & points_elsewhere
    }

    /// Whether this seat can do nothing but pass (Q13). With two players it never comes to that (Q7).
    pub(crate) fn must_pass(&self, state: &State, seat: Seat) -> bool {
        !self.closed(state, seat) & self.square.border == 0
    }

    /// Notes the position and says how many times it has come up.
    ///
    /// No position from before a blank cube was taken can come back, so those are forgotten;
    /// without the rule of repetition nothing is noted.
    #[inline(always)]
    pub(crate) fn remember(&self, state: &mut State, new_cube: bool) -> usize {
        if !self.repetition {
            return 1;
        }
        state.past.push(self.position(state), new_cube)
    }

    /// How the game ended with the last move, made by `mover`'s side (Q5, Q6, Q9).
    #[inline(never)]
    pub(crate) fn outcome(&self, state: &State, mover: Symbol, times: usize) -> Option<Outcome> {
        let other = mover.other();
        if self.square.has_line(state.board, other) {
            Some(Outcome::won_by(other))
        } else if self.square.has_line(state.board, mover) {
            Some(Outcome::won_by(mover))
        } else if times >= 3 || state.moves >= self.cap {
            Some(Outcome::Draw)
        } else {
            None
        }
    }
}

impl Duel for Quixo {
    #[inline]
    fn side(&self, state: &State) -> Side {
        match Symbol::of(self.next(state)) {
            Symbol::Cross => Side::First,
            Symbol::Circle => Side::Second,
        }
    }

    #[inline]
    fn winner(&self, state: &State) -> Option<Side> {
        match state.outcome? {
            Outcome::Cross => Some(Side::First),
            Outcome::Circle => Some(Side::Second),
            Outcome::Draw => None,
        }
    }

    /// Cubes, dots and the seat to move; how the position came about is left out.
    #[inline]
    fn key(&self, state: &State) -> u64 {
        let mixed = (self.position(state) ^ 0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (mixed ^ mixed >> 32).wrapping_mul(0x94d0_49bb_1331_11eb)
    }
}

impl Symmetric for Quixo {
    const SYMMETRIES: u8 = 8;

    fn image(&self, state: &State, symmetry: u8) -> State {
        let mut image = State {
            board: state.board.image(self.square, symmetry),
            dots: self.square.image_of_set(state.dots, symmetry),
            last: self.image_move(state, Move { way: state.last, dot: NOBODY }, symmetry).way,
            past: Past::new(),
            ..*state
        };
        for position in state.past.iter() {
            let (board, dots, seat) = self.unpack(position);
            let board = board.image(self.square, symmetry);
            let dots = self.square.image_of_set(dots, symmetry);
            image.past.push(self.pack(board, dots, seat), false);
        }
        image
    }

    fn image_move(&self, _state: &State, m: Move, symmetry: u8) -> Move {
        match m.cells(self.square) {
            None => m,
            Some((from, to)) => {
                let cell = |cell| self.square.image(cell, symmetry);
                Move::push(self.square, cell(from), cell(to), m.dot())
            }
        }
    }
}

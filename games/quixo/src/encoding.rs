//! The game as numbers, for programs that learn (NOTATION.md).
//!
//! A push has its number in [`crate::Square::pushes`]; where four play, twice that number for a dot at oneself and one
//! more for a dot at the partner, and the pass is last.

use crate::rules::NOBODY;
use crate::{Move, Outcome, Quixo, Starts, State, Symbol};
use play::encode::{Encode, Plane, WIDE, Writer, around, relative, spread};
use play::{Game, Seat, Turn};

impl Encode for Quixo {
    fn actions(&self) -> usize {
        let pushes = self.square.pushes().len();
        if self.has_dots() { 2 * pushes + 1 } else { pushes }
    }

    fn number(&self, state: &State, m: Move) -> usize {
        let Some(push) = m.number() else { return self.actions() - 1 };
        let push = usize::from(push);
        match m.dot() {
            None => push,
            Some(dot) => 2 * push + usize::from(dot != self.next(state)),
        }
    }

    #[inline]
    fn numbered(&self, state: &State, number: usize) -> Option<Move> {
        let Turn::Of(seat) = self.turn(state) else { return None };
        let pushes = self.square.pushes();
        if !self.has_dots() {
            let theirs = state.board.cells(Symbol::of(seat).other());
            let push = pushes.get(number)?;
            return (theirs >> push.from & 1 == 0).then_some(Move { way: number as u16, dot: NOBODY });
        }
        let closed = self.closed(state, seat);
        match pushes.get(number / 2) {
            Some(push) => {
                let dot = if number.is_multiple_of(2) { seat.0 } else { seat.0 ^ 2 };
                (closed >> push.from & 1 == 0).then_some(Move { way: (number / 2) as u16, dot })
            }
            None => (number == self.actions() - 1 && self.must_pass(state, seat)).then_some(Move::PASS),
        }
    }

    fn mask(&self, state: &State, out: &mut [u8]) {
        let Turn::Of(seat) = self.turn(state) else { return out.fill(0) };
        let closed = self.closed(state, seat);
        let pushes = self.square.pushes();
        let open = |from: u8| (closed >> from & 1) as u8 ^ 1;
        if !self.has_dots() {
            for (legal, push) in out.iter_mut().zip(pushes) {
                *legal = open(push.from);
            }
            return;
        }
        for (both, push) in out.chunks_exact_mut(2).zip(pushes) {
            both.fill(open(push.from));
        }
        out[2 * pushes.len()] = u8::from(self.must_pass(state, seat));
    }

    fn planes(&self) -> Vec<Plane> {
        let (size, seats) = (usize::from(self.size()), usize::from(self.seats));
        let mut planes = vec![Plane::new("own", &[size, size]), Plane::new("other", &[size, size])];
        if self.has_dots() {
            planes.push(Plane::new("dots", &[seats, size, size]));
        }
        planes.extend([
            Plane::new("taken", &[size, size]),
            Plane::new("pushed", &[size, size]),
            Plane::new("seat", &[seats]),
            Plane::new("turn", &[seats]),
            Plane::new("starter", &[seats]),
            Plane::new("result", &[3]),
            Plane::new("repeats", &[1]),
            Plane::new("moves", &[WIDE]),
        ]);
        planes
    }

    #[inline]
    fn observation(&self) -> usize {
        let (cells, seats) = (usize::from(self.size()).pow(2), usize::from(self.seats));
        let dots = if self.has_dots() { seats * cells } else { 0 };
        4 * cells + dots + 3 * seats + 4 + WIDE
    }

    fn observe(&self, state: &State, seat: Seat, out: &mut [u8]) {
        let (cells, seats) = (usize::from(self.size()).pow(2), usize::from(self.seats));
        let own = Symbol::of(seat);
        let mut writer = Writer::new(out);
        for symbol in [own, own.other()] {
            spread(state.board.cells(symbol).into(), writer.take(cells));
        }
        if self.has_dots() {
            for at in around(seat, self.seats) {
                let dots = if at.0 < 2 { !state.dots } else { state.dots };
                writer.set((state.board.cells(Symbol::of(at)) & dots).into(), cells);
            }
        }
        let last = state.last(self.square);
        writer.one_of(last.map(|(from, _)| from.into()), cells);
        writer.one_of(last.map(|(_, to)| to.into()), cells);
        writer.one_of(Some(seat.index()), seats);
        let turn = match self.turn(state) {
            Turn::Of(acting) => Some(relative(acting, seat, self.seats)),
            Turn::Luck | Turn::Over => None,
        };
        writer.one_of(turn, seats);
        let starter = (state.starter != NOBODY).then(|| relative(Seat(state.starter), seat, self.seats));
        writer.one_of(starter, seats);
        writer.one_of(state.outcome.map(|outcome| result(outcome, own)), 3);
        writer.byte(state.repeats() as u8);
        writer.wide(state.moves as i32);
        writer.finish();
    }

    fn lots(&self) -> usize {
        self.seats.into()
    }

    fn lot(&self, state: &State, drawn: &[u16], out: &mut Vec<(u16, u32)>) {
        out.clear();
        if self.turn(state) == Turn::Luck && drawn.is_empty() {
            out.extend((0..u16::from(self.seats)).map(|seat| (seat, 1)));
        }
    }

    fn settled(&self, _: &State, drawn: &[u16]) -> Option<Starts> {
        drawn.first().map(|&seat| Starts(Seat(seat as u8)))
    }

    fn lots_of(&self, _: &State, luck: Starts) -> Vec<u16> {
        vec![luck.0.0.into()]
    }

    fn most_lots(&self) -> usize {
        1
    }
}

/// Won, lost or drawn.
fn result(outcome: Outcome, own: Symbol) -> usize {
    match outcome.winner() {
        Some(winner) if winner == own => 0,
        Some(_) => 1,
        None => 2,
    }
}

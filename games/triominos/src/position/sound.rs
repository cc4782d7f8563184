//! Which positions can exist: those for which a round is found that leads to them.
//!
//! A position keeps what everybody has seen: who laid what, who kept a drawn tile when. With one way to give the
//! hidden tiles their places ([`guess::history`]) that is a whole round; it is played again by the rules, and must
//! lead to this very position. Of the rounds before only sums are left: they must be sums that rounds can make.

use crate::Triominos;
use crate::board::{Cell, Placed};
use crate::codes;
use crate::guess;
use crate::rules::{Luck, Move, Stage, State};
use crate::score::{self, End, Item, LastRound, MAX_SEATS, Tally};
use crate::tiles::{Tile, Tiles};
use play::{Game, Refusal, Seat, Tell};

/// No round has more events.
const MOST_EVENTS: usize = 1000;

/// Why a position cannot exist, by the word that tells it.
fn impossible(why: &str) -> Refusal {
    Refusal::new(codes::IMPOSSIBLE_POSITION).with("why", why)
}

fn ensure(holds: bool, why: &str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(impossible(why)) }
}

impl Triominos {
    pub(crate) fn check(&self, state: &State) -> Result<(), Refusal> {
        self.check_tiles(state)?;
        ensure(state.turn.0 < self.seats, "turn")?;
        ensure(self.rounds.is_none_or(|rounds| state.round < rounds), "rounds")?;
        ensure(state.laid_by().iter().all(|by| by.seat.0 < self.seats), "table")?;
        let first = state.round == 0 && state.last_round.is_none();
        if first && state.stage == Stage::Deal {
            return ensure(*state == self.start(), "round");
        }
        let earlier = self.earlier(state)?;
        self.check_earlier(state, &earlier)?;
        let again = self.play_again(state, earlier)?;
        ensure(again == *state, "round")
    }

    fn check_tiles(&self, state: &State) -> Result<(), Refusal> {
        let mut seen = state.board.covered();
        for &more in state.hands.iter().chain([&state.pool]) {
            ensure(seen.and(more).is_empty(), "tiles")?;
            seen = seen.or(more);
        }
        ensure(seen == Tiles::ALL, "tiles")?;
        ensure(state.board.covered().len() as usize == state.board.placed().len(), "tiles")?;
        ensure(state.hands[usize::from(self.seats)..].iter().all(|hand| hand.is_empty()), "tiles")
    }

    /// The points of the rounds before: those of the match without those of this round.
    fn earlier(&self, state: &State) -> Result<[Tally; MAX_SEATS], Refusal> {
        let made = self.play_again(state, [Tally::default(); MAX_SEATS])?.tally;
        let mut earlier = state.tally;
        for (seat, tally) in earlier.iter_mut().enumerate() {
            for (points, made) in tally.0.iter_mut().zip(made[seat].0) {
                *points -= made;
            }
            ensure(tally.sum() == state.before[seat], "points")?;
        }
        Ok(earlier)
    }

    fn check_earlier(&self, state: &State, earlier: &[Tally; MAX_SEATS]) -> Result<(), Refusal> {
        let rounds = i32::try_from(state.round).map_err(|_| impossible("rounds"))?;
        let sum = |item| earlier.iter().map(|tally| i64::from(tally.of(item))).sum::<i64>();
        let most = |item, each: i32| sum(item).abs() <= i64::from(each) * i64::from(rounds);
        ensure(sum(Item::Starts) == i64::from(score::START) * i64::from(rounds), "points")?;
        ensure(most(Item::Outs, score::OUT) && most(Item::Tiles, 420) && most(Item::Draws, 275), "points")?;
        for tally in earlier {
            let step = |item, step: i32| tally.of(item) % step == 0 && tally.of(item) / step >= 0;
            let steps = step(Item::Tiles, 1) && step(Item::Starts, 10) && step(Item::Bridges, 40);
            let steps = steps && step(Item::Doubles, 40) && step(Item::Hexagons, 10) && step(Item::Outs, 25);
            ensure(
                steps && step(Item::Draws, score::DRAW) && step(Item::Misses, score::NO_PLACEMENT),
                "points",
            )?;
        }
        let reached = state.before[..usize::from(self.seats)].iter().any(|&total| total >= self.target);
        ensure(rounds == 0 || !reached && !self.alone(), "points")?;
        match state.last_round {
            Some(last) if !matches!(state.stage, Stage::Deal | Stage::Over) => self.check_last(state, &last),
            None => ensure(rounds == 0, "last"),
            Some(_) => Ok(()),
        }
    }

    /// The round before, while this one runs.
    fn check_last(&self, state: &State, last: &LastRound) -> Result<(), Refusal> {
        ensure(state.round > 0, "last")?;
        let seats = usize::from(self.seats);
        let empty: Vec<usize> = (0..seats).filter(|&seat| last.hands[seat].is_empty()).collect();
        let out = match last.end {
            End::Out(seat) => empty == [seat.index()],
            End::Blocked => empty.is_empty(),
        };
        let ending = score::book_end(last.end, &last.hands, &mut [Tally::default(); MAX_SEATS], self.seats);
        ensure(out && ending == last.ending, "last")?;
        for (&before, &points) in state.before[..seats].iter().zip(&last.points) {
            ensure(before - points < self.target && (state.round > 1 || before == points), "last")?;
        }
        Ok(())
    }

    /// Plays the round of a position again, after rounds that brought these points.
    fn play_again(&self, state: &State, earlier: [Tally; MAX_SEATS]) -> Result<State, Refusal> {
        let mut again = State::BEFORE_ALL();
        again.tally = earlier;
        if state.round > 0 {
            again.last_round = state.last_round;
            again.round = state.round - 1;
        }
        let told = guess::history(self, state).ok_or_else(|| impossible("hands"))?;
        Again { game: self, state, told: &told, kept: 0 }.play(again)
    }
}

/// A round that is played again as a position tells it.
struct Again<'a> {
    game: &'a Triominos,
    state: &'a State,
    /// For each seat its dealt tiles, its kept ones, and the one drawn just now.
    told: &'a [Vec<Tile>],
    /// How many of the kept tiles have been drawn.
    kept: usize,
}

impl Again<'_> {
    fn play(mut self, mut again: State) -> Result<State, Refusal> {
        let luck = self.deal()?;
        self.game.settle(&mut again, luck);
        for _ in 0..MOST_EVENTS {
            if self.is_told(&again) {
                return Ok(again);
            }
            match self.game.turn(&again) {
                play::Turn::Over => return Err(impossible("round")),
                play::Turn::Luck => {
                    let tile =
                        self.drawn(&again).filter(|&tile| again.stage == Stage::Draw && again.pool.has(tile));
                    self.game.settle(&mut again, Luck::Drawn(tile.ok_or_else(|| impossible("round"))?));
                }
                play::Turn::Of(seat) => {
                    let next = self.next_move(&again, seat);
                    self.game.explain(&again, next).map_err(|_| impossible("round"))?;
                    self.game.play(&mut again, next);
                }
            }
        }
        Err(impossible("round"))
    }

    fn deal(&self) -> Result<Luck, Refusal> {
        let mut hands = [Tiles::NONE; MAX_SEATS];
        for (hand, told) in hands.iter_mut().zip(self.told) {
            *hand = told.iter().take(self.game.hand_size() as usize).copied().collect();
        }
        if !self.game.alone() {
            return Ok(Luck::Deal(hands));
        }
        let start = self.state.board.placed().first().ok_or_else(|| impossible("table"))?.tile;
        Ok(Luck::Alone { hand: hands[0], start })
    }

    /// Whether all that is told has happened.
    fn is_told(&self, again: &State) -> bool {
        let laid = again.board.placed().len() == self.state.board.placed().len();
        let same = |a: &State, b: &State| {
            (a.stage, a.turn, a.drawn, a.passes, a.draws) == (b.stage, b.turn, b.drawn, b.passes, b.draws)
        };
        // points decide whether the match is over, and they are compared by the caller
        let over = |stage| matches!(stage, Stage::Deal | Stage::Over);
        let ended = over(again.stage) && over(self.state.stage);
        laid && self.kept == self.state.kept().len() && (ended || same(again, self.state))
    }

    fn next_laid(&self, again: &State) -> Option<(Placed, Seat, bool)> {
        let at = again.board.placed().len();
        let placed = self.state.board.placed().get(at)?;
        self.state.laid_by().get(at).map(|by| (*placed, by.seat, by.drawn))
    }

    fn next_move(&self, again: &State, seat: Seat) -> Move {
        let laid = self.next_laid(again).filter(|&(_, by, _)| by == seat);
        let keeps = self.next_kept(again, seat).is_some();
        match laid {
            Some((Placed { tile, cell }, _, drawn)) if !keeps && (!drawn || again.must.is_some()) => {
                Move::Lay { tile, cell: if again.stage == Stage::Start { Cell::FIRST } else { cell } }
            }
            _ if self.game.can_draw(again) => Move::Draw,
            _ => Move::Pass,
        }
    }

    /// The next kept tile, if this seat draws it now.
    fn next_kept(&self, again: &State, seat: Seat) -> Option<Tile> {
        let kept = self.state.kept().get(self.kept)?;
        let now = kept.seat == seat && usize::from(kept.on_table) == again.board.placed().len();
        let before = self.state.kept()[..self.kept].iter().filter(|kept| kept.seat == seat).count();
        let at = self.game.hand_size() as usize + before;
        self.told[seat.index()].get(at).copied().filter(|_| now)
    }

    /// The tile that is drawn next: one that is kept, one that is laid at once, or the one drawn just now.
    fn drawn(&mut self, again: &State) -> Option<Tile> {
        let seat = again.turn;
        if let Some(tile) = self.next_kept(again, seat) {
            self.kept += 1;
            return Some(tile);
        }
        match self.next_laid(again) {
            Some((placed, by, true)) if by == seat => Some(placed.tile),
            Some(_) => None,
            None if seat == self.state.turn => self.told[seat.index()].last().copied(),
            None => None,
        }
    }
}

//! The weaker levels: eyes that overlook, eyes for values only, and a look at the answer.

use super::chances::RoundOut;
use super::evaluation::Careful;
use super::expert::Stock;
use super::reference::{MostPoints, by_points, notices};
use crate::{Mind, Stats, Thought};
use play::dice::Seeded;
use play::{Dice, Game, Seat, Turn};
use search::{Budget, Flat, Limits, Policy, Scratch, Values, Weigh};
use triominos::{Move, Stage, State, Triominos, View};

/// `beginner`: sees a part of what fits; now and then lays the highest of it, else any; draws when nothing meets the eye.
#[derive(Clone, Copy, Debug)]
pub struct Beginner {
    /// How many of a hundred placements are noticed.
    pub notices: u32,
    /// How many of a hundred times it thinks of laying the highest tile it noticed.
    pub prefers: u32,
}

impl Mind<Triominos> for Beginner {
    fn think(&mut self, game: &Triominos, view: &View, _: Seat, _: &Budget, seed: u64) -> Thought<Move> {
        let mut dice = Seeded::new(!seed);
        let high = notices(&mut dice, self.prefers);
        let ranked = by_points(game, view, seed, |points, m| match m {
            Move::Lay { tile, .. } if notices(&mut dice, self.notices) => match high {
                true => tile.value().into(),
                false => f64::from(dice.below(100)),
            },
            Move::Lay { .. } => points - 1000.0,
            Move::Draw | Move::Pass => -1.0,
        });
        Thought::ranked(ranked, Stats::default()).expect("the acting seat has a move")
    }
}

/// `easy`: looks for the highest tile that fits, and overlooks some; bonuses come by accident.
#[derive(Clone, Copy, Debug)]
pub struct Easy {
    /// How many of a hundred placements are noticed.
    pub notices: u32,
}

impl Mind<Triominos> for Easy {
    fn think(&mut self, game: &Triominos, view: &View, _: Seat, _: &Budget, seed: u64) -> Thought<Move> {
        let mut dice = Seeded::new(!seed);
        let ranked = by_points(game, view, seed, |_, m| match m {
            Move::Lay { tile, .. } if notices(&mut dice, self.notices) => tile.value().into(),
            Move::Lay { tile, .. } => f64::from(tile.value()) - 100.0,
            Move::Draw | Move::Pass => -1.0,
        });
        Thought::ranked(ranked, Stats::default()).expect("the acting seat has a move")
    }
}

/// `medium`: points now, less the bonuses that others may earn on what it leaves, and a part of the next own one.
#[derive(Clone, Copy, Debug)]
pub struct Medium;

impl Mind<Triominos> for Medium {
    fn think(&mut self, game: &Triominos, view: &View, seat: Seat, _: &Budget, seed: u64) -> Thought<Move> {
        let state = game.guess(view, &mut Seeded::new(seed));
        let eye = Careful { danger: 0.8, hope: 0.5 };
        let ranked = by_points(game, view, seed, |points, m| match m {
            Move::Lay { .. } if state.stage() == Stage::Play => {
                points + f64::from(eye.leaves(game, &state, seat, m))
            }
            // It draws only when nothing fits.
            _ => points - 1000.0,
        });
        Thought::ranked(ranked, Stats::default()).expect("the acting seat has a move")
    }
}

/// `hard`: tries every move in a few worlds; whoever drew lacked what fits, it thinks, and between two relies on it less than
/// the expert.
/// With two players it weighs the points of a move against the answer; with more it plays the round out, since one turn of
/// everybody tells little there.
#[derive(Clone, Copy, Debug)]
pub struct Hard {
    /// How many worlds.
    pub worlds: u64,
    /// How likely somebody is thought to hold back a tile that fits.
    pub leniency: f64,
}

impl Hard {
    /// With this many players.
    pub fn at(seats: u8) -> Hard {
        match seats {
            ..=2 => Hard { worlds: 24, leniency: 0.15 },
            _ => Hard { worlds: 48, leniency: 0.05 },
        }
    }
}

impl Mind<Triominos> for Hard {
    fn think(&mut self, game: &Triominos, view: &View, _: Seat, budget: &Budget, seed: u64) -> Thought<Move> {
        let start = budget.clock.now();
        let stock = Stock::new(game, view, self.worlds as usize, self.leniency, seed);
        let budget = budget.clone().at_most(Limits::iterations(self.worlds));
        let found = match game.seats() {
            ..=2 => Flat { weigh: Answers, halving: false }.search(game, &stock, &budget, seed),
            _ => Flat { weigh: RoundOut { policy: MostPoints }, halving: false }
                .search(game, &stock, &budget, seed),
        };
        Thought::found(found, &budget, start)
    }
}

/// Plays until everybody else has answered; what that brought, compared with the best of the others.
#[derive(Clone, Copy, Debug)]
struct Answers;

impl Weigh<Triominos> for Answers {
    fn weigh(
        &self,
        game: &Triominos,
        state: &mut State,
        scratch: &mut Scratch<Triominos>,
        dice: &mut Seeded,
    ) -> Values {
        let round = state.last_round().copied();
        let mut turns = 0;
        let mut last = None;
        while state.last_round().copied() == round {
            match game.turn(state) {
                Turn::Over => break,
                Turn::Luck => {
                    let luck = game.draw(state, dice);
                    game.settle(state, luck);
                }
                Turn::Of(seat) => {
                    if last != Some(seat) || game.seats() == 1 {
                        turns += u8::from(state.drawn() == 0);
                        last = Some(seat);
                    }
                    if turns > game.seats() {
                        break;
                    }
                    let m = MostPoints.choose(game, state, scratch, dice);
                    game.play(state, m);
                }
            }
        }
        let standing = game.standing(state);
        (0..standing.points.len())
            .map(|seat| search::logistic(search::lead(&standing, seat) / 100.0))
            .collect()
    }
}

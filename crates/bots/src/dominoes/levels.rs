//! The players of Domino Double 9, from one who keeps what fits to one who plays many worlds out.
//!
//! | level | looks at | believes |
//! |---|---|---|
//! | beginner | its own hand, often one end only | doubles are for later |
//! | easy | its own hand, sometimes one end only | a hand of few numbers, with a match kept, plays itself |
//! | medium | its own hand and what has been laid | rare numbers at the ends starve the others |
//! | hard | all that, and who drew at which number | the neighbour who lacks a number should meet it |
//! | expert | worlds that fit all it knows, played out; exact where nothing is hidden | what wins most of them |

use super::evaluation::{Look, Taste};
use crate::{Expected, Mind, Ranked, Stats, Thought, legal};
use dominoes::{Dominoes, End, Move, View};
use play::dice::Seeded;
use play::{Dice, Seat};
use search::{Budget, chance};

/// Chooses at a glance what suits its taste.
#[derive(Clone, Copy, Debug)]
pub struct ByTaste {
    /// What it likes.
    pub taste: Taste,
    /// How often it sees one end of the line only.
    pub overlooks: f32,
    /// How loosely it picks, in units of its taste.
    pub loose: f32,
}

impl ByTaste {
    /// Follows a taste strictly; equal moves by lot.
    pub const fn strict(taste: Taste) -> ByTaste {
        ByTaste { taste, overlooks: 0.0, loose: 0.0 }
    }

    /// A child's first opponent: has an eye for its own hand, keeps its doubles too long, and often sees one end only.
    pub const BEGINNER: ByTaste = ByTaste {
        taste: Taste { double: Taste::OWN_HAND.double - 0.5, ..Taste::OWN_HAND },
        overlooks: 0.4,
        loose: 0.8,
    };

    /// Cares for its own hand alone, and sometimes overlooks an end.
    pub const EASY: ByTaste = ByTaste { taste: Taste::OWN_HAND, overlooks: 0.15, loose: 0.2 };

    /// Counts what is left of each number, a little loosely; forgets who lacked what.
    pub const MEDIUM: ByTaste =
        ByTaste { taste: Taste { miss: 0.0, ..Taste::SKILLED }, overlooks: 0.0, loose: 0.7 };

    /// Counts what is left and remembers who lacked what.
    pub const HARD: ByTaste = ByTaste { taste: Taste::SKILLED, overlooks: 0.0, loose: 0.0 };

    /// The moves it notices: those at one end only where it overlooks the other.
    fn notices(&self, moves: &[Move], dice: &mut Seeded) -> Vec<Move> {
        if chance(dice, self.overlooks) {
            let seen = if dice.below(2) == 0 { End::Left } else { End::Right };
            let at_end = |m: &&Move| matches!(m, Move::Lay { end, .. } if *end == seen);
            let noticed: Vec<Move> = moves.iter().filter(at_end).copied().collect();
            if !noticed.is_empty() {
                return noticed;
            }
        }
        moves.to_vec()
    }
}

impl Mind<Dominoes> for ByTaste {
    fn think(&mut self, game: &Dominoes, view: &View, _: Seat, _: &Budget, seed: u64) -> Thought<Move> {
        let moves = legal(game, view, seed);
        let look = Look::of(view);
        let mut dice = Seeded::new(seed);
        let mut rank = |m: Move| {
            let lot = (dice.bits() >> 40) as f32 / (1 << 24) as f32;
            let taste = look.as_ref().map_or(0.0, |look| self.taste.of(look, m));
            Ranked::new(m, Expected::Points((taste + lot * self.loose.max(1e-4)).into()), 1)
        };
        let ranked: Vec<_> = moves.iter().map(|&m| rank(m)).collect();
        let noticed = self.notices(&moves, &mut dice);
        let ranked = ranked.into_iter().filter(|r| noticed.contains(&r.mv)).collect();
        Thought::ranked(ranked, Stats { nodes: moves.len() as u64, ..Stats::default() })
            .expect("the seat to move has a move")
    }
}

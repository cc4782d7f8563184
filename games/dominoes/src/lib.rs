//! Domino Double 9: 55 tiles, one line with two open ends, 2 to 10 players.
//!
//! The rules are numbered in this crate's RULES.md (D1–D10). [`Dominoes`] holds the options, [`State`] a position,
//! [`View`] what one pair of eyes sees of it, [`Worlds`] the positions that fit a view.
//! Several rounds of a match live in one state; after each the turn is luck's again.
//!
//! Deliberately absent: a picture of the line (it may run as it likes, D6), opponents, text for people.
//!
//! ```
//! use dominoes::{Dominoes, Move};
//! use play::{Choices, Dice, Game, Notation, Offered, Turn, dice::Seeded};
//!
//! let game = Dominoes::with(2, &Choices::none())?;
//! let mut state = game.start();
//! let deal = game.parse_luck(&state, "deal 5-5,5-3,9-4,8-0,1-0/7-7,7-4,6-2,9-3,2-1")?;
//! game.settle(&mut state, deal);
//! assert_eq!(game.turn(&state), Turn::Of(play::Seat(1))); // 7-7 is the highest double
//!
//! for (seat, text) in [(1, "7-7"), (1, "7-4"), (0, "9-4")] {
//!     assert_eq!(game.turn(&state), Turn::Of(play::Seat(seat)));
//!     let m = game.parse_move(&state, text)?;
//!     game.play(&mut state, m);
//! }
//! assert_eq!(state.line().ends(), (7, 9));
//!
//! let mut dice = Seeded::new(1); // the rest by chance
//! let mut scratch = Vec::new();
//! loop {
//!     match game.turn(&state) {
//!         Turn::Of(_) => {
//!             let m = game.any_move(&state, &mut scratch, &mut dice);
//!             game.play(&mut state, m);
//!         }
//!         Turn::Luck => {
//!             let luck = game.draw(&state, &mut dice);
//!             game.settle(&mut state, luck);
//!         }
//!         Turn::Over => break,
//!     }
//! }
//! assert_eq!(game.standing(&state).winners().count(), 1);
//! # Ok::<(), play::Refusal>(())
//! ```

mod board;
mod guess;
mod known;
mod notation;
mod rules;
mod score;
mod tell;
mod tiles;
mod view;

pub use board::{End, LONGEST, Laid, Line, Placed};
pub use guess::Worlds;
pub use known::Known;
pub use rules::{HAND, Hands, Luck, MOST_ROUNDS, Move, Stage, State};
pub use score::{pips, round_points, winners};
pub use tell::Offer;
pub use tiles::{ALL, DOUBLES, NUMBERS, TILES, Tile, first_to_start, tiles, with_number};
pub use view::{HandPicture, Picture, RoundPicture, Sight, View};

use play::{Choices, Offered, OptionKind, OptionSpec, Refusal};
use std::ops::RangeInclusive;

/// Domino Double 9 with its options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dominoes {
    seats: u8,
    starter_draws: bool,
    may_draw_anyway: bool,
    target: Option<u16>,
}

impl Dominoes {
    /// One round the rulebook's way, for 2 to 10 players; `None` for other numbers.
    pub fn new(seats: u8) -> Option<Dominoes> {
        Dominoes::with(seats, &Choices::none()).ok()
    }

    /// The same game without the match: it ends with the round, the totals stay as they were.
    #[must_use]
    pub fn one_round(&self) -> Dominoes {
        Dominoes { target: None, ..*self }
    }

    /// The total that wins the match, where one is played (D10).
    pub fn target(&self) -> Option<u16> {
        self.target
    }

    /// Whether drawing is allowed while a tile matches (D5).
    pub fn may_draw_anyway(&self) -> bool {
        self.may_draw_anyway
    }

    /// Whether a starter without a match draws (D3).
    pub fn starter_draws(&self) -> bool {
        self.starter_draws
    }
}

const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "starter_draws", kind: OptionKind::Flag, default: "no", rule: "D3", seats: &[] },
    OptionSpec { name: "may_draw_anyway", kind: OptionKind::Flag, default: "no", rule: "D5", seats: &[] },
    OptionSpec { name: "match", kind: OptionKind::Flag, default: "no", rule: "D10", seats: &[] },
    OptionSpec {
        name: "target",
        kind: OptionKind::Number { min: 1, max: 1000 },
        default: "100",
        rule: "D10",
        seats: &[],
    },
];

impl Offered for Dominoes {
    const NAME: &'static str = "dominoes";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=10;

    fn options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn with(seats: u8, choices: &Choices) -> Result<Dominoes, Refusal> {
        Self::check_seats(seats)?;
        choices.check(OPTIONS, seats)?;
        Ok(Dominoes {
            seats,
            starter_draws: choices.flag(OPTIONS, "starter_draws"),
            may_draw_anyway: choices.flag(OPTIONS, "may_draw_anyway"),
            target: choices.flag(OPTIONS, "match").then(|| choices.number(OPTIONS, "target") as u16),
        })
    }

    /// A target without a match has no effect and is left out.
    fn choices(&self) -> Choices {
        let word = |on: bool| if on { "yes" } else { "no" };
        let mut choices = Choices::none()
            .with("starter_draws", word(self.starter_draws))
            .with("may_draw_anyway", word(self.may_draw_anyway))
            .with("match", word(self.target.is_some()));
        if let Some(target) = self.target {
            choices = choices.with("target", target);
        }
        choices.without_defaults(OPTIONS)
    }
}

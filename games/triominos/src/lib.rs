//! Triominos: 56 three-cornered tiles, laid side to side so that numbers meet, for one to six players.
//!
//! The rules are in `RULES.md`, numbered T1 to T15. [`Triominos`] holds the options, [`State`] a position,
//! [`View`] what one pair of eyes sees, [`Worlds`] the positions that fit a view.
//! A match over several rounds is one state: when a round ends, the turn is luck's again.
//!
//! What it deliberately does not know: pictures, sentences, clocks, and where luck comes from.
//!
//! ```
//! use play::dice::Seeded;
//! use play::{Game, Notation, Offered, Choices, Turn};
//! use triominos::Triominos;
//!
//! let game = Triominos::with(2, &Choices::none().with("target", 200))?;
//! let mut dice = Seeded::new(1);
//! let mut state = game.start();
//! let mut moves = Vec::new();
//! loop {
//!     match game.turn(&state) {
//!         Turn::Luck => {
//!             let luck = game.draw(&state, &mut dice);
//!             game.settle(&mut state, luck);
//!         }
//!         Turn::Of(seat) => {
//!             game.moves(&state, &mut moves);
//!             println!("{seat} {}", game.move_text(&state, moves[0]));
//!             game.play(&mut state, moves[0]);
//!         }
//!         Turn::Over => break,
//!     }
//! }
//! assert!(game.standing(&state).points.iter().any(|&points| points >= 200));
//! # Ok::<(), play::Refusal>(())
//! ```

pub mod board;
mod notation;
mod rules;
pub mod score;
mod tell;
pub mod tiles;
mod view;
mod worlds;

pub use rules::{DRAWS, Kept, LaidBy, Luck, Move, Stage, State, Triominos};
pub use tell::Offer;
#[cfg(feature = "ts")]
pub use tell::OfferShape;
pub use view::{Hand, Hands, KeptTile, Laid, RoundEnd, View};
pub use worlds::Worlds;

use play::{Choices, Offered, OptionKind, OptionSpec, Refusal};
use score::Hexagons;
use std::ops::RangeInclusive;

const COMPANY: &[u8] = &[2, 3, 4, 5, 6];

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "hexagons",
        kind: OptionKind::Choice { words: &["scale", "flat", "each"] },
        default: "scale",
        rule: "T12",
        seats: &[],
    },
    OptionSpec {
        name: "target",
        kind: OptionKind::Number { min: 1, max: 9999 },
        default: "400",
        rule: "T13",
        seats: COMPANY,
    },
    OptionSpec {
        name: "rounds",
        kind: OptionKind::Number { min: 1, max: 99 },
        default: "99",
        rule: "T13",
        seats: COMPANY,
    },
    OptionSpec {
        name: "solo_hand",
        kind: OptionKind::Number { min: 0, max: 55 },
        default: "9",
        rule: "T15",
        seats: &[1],
    },
    OptionSpec {
        name: "solo_draws",
        kind: OptionKind::Number { min: 0, max: 55 },
        default: "55",
        rule: "T15",
        seats: &[1],
    },
];

impl Offered for Triominos {
    const NAME: &'static str = "triominos";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 1..=6;

    fn options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn with(seats: u8, choices: &Choices) -> Result<Triominos, Refusal> {
        Self::check_seats(seats)?;
        choices.check(OPTIONS, seats)?;
        let number = |name| choices.number(OPTIONS, name);
        Ok(Triominos {
            seats,
            hexagons: match choices.get(OPTIONS, "hexagons") {
                "flat" => Hexagons::Flat,
                "each" => Hexagons::Each,
                _ => Hexagons::Scale,
            },
            target: number("target") as i32,
            rounds: number("rounds") as u32,
            solo_hand: number("solo_hand") as u8,
            solo_draws: number("solo_draws") as u8,
        })
    }

    fn choices(&self) -> Choices {
        let hexagons = match self.hexagons {
            Hexagons::Scale => "scale",
            Hexagons::Flat => "flat",
            Hexagons::Each => "each",
        };
        Choices::none()
            .with("hexagons", hexagons)
            .with("target", self.target)
            .with("rounds", self.rounds)
            .with("solo_hand", self.solo_hand)
            .with("solo_draws", self.solo_draws)
            .without_defaults(OPTIONS)
    }
}

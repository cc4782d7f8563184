//! The game with its options (T2, T12, T13, T15).

use crate::score::Hexagons;
use play::{Choices, Facts, Offered, OptionKind, OptionSpec, Refusal};

/// The game with its options.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Triominos {
    pub(crate) seats: u8,
    pub(crate) hexagons: Hexagons,
    pub(crate) target: i32,
    /// After this many rounds the match ends in any case, where a table wants that (T13).
    pub(crate) rounds: Option<u32>,
    pub(crate) solo_hand: u8,
    pub(crate) solo_draws: u8,
}

impl Triominos {
    /// How many tiles are dealt to each (T2, T15).
    #[inline]
    pub const fn hand_size(&self) -> u32 {
        match self.seats {
            1 => self.solo_hand as u32,
            2 => 9,
            3 | 4 => 7,
            _ => 6,
        }
    }

    /// The points at which the match ends (T13).
    pub const fn target(&self) -> i32 {
        self.target
    }

    /// How several hexagons are counted (T12).
    pub const fn hexagons(&self) -> Hexagons {
        self.hexagons
    }

    #[inline]
    pub(crate) const fn alone(&self) -> bool {
        self.seats == 1
    }
}

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
        kind: OptionKind::Number { min: 0, max: 999 },
        default: "0",
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
    const FACTS: Facts = Facts {
        name: "triominos",
        rules_version: 1,
        seats: &[1, 2, 3, 4, 5, 6],
        hidden_hands: true,
        draws: false,
    };

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
            rounds: Some(number("rounds") as u32).filter(|&rounds| rounds > 0),
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
            .with("rounds", self.rounds.unwrap_or(0))
            .with("solo_hand", self.solo_hand)
            .with("solo_draws", self.solo_draws)
            .without_defaults(OPTIONS)
    }
}

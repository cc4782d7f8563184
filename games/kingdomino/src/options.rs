//! The game with its options (K3, K5, K18–K21).

use crate::board::Size;
use play::{Choices, Facts, Offered, OptionKind, OptionSpec, Refusal};

/// Kingdomino for two, three or four, with its options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kingdomino {
    pub(crate) seats: u8,
    pub(crate) lines_of_four: bool,
    pub(crate) snake: bool,
    pub(crate) middle_kingdom: Option<MiddleKingdom>,
    pub(crate) harmony: bool,
    pub(crate) mighty_duel: bool,
    pub(crate) dynasty: bool,
}

/// When the castle is the centre of the kingdom (K19).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MiddleKingdom {
    /// The smallest rectangle around everything placed lies evenly about the castle.
    Rule,
    /// Nothing placed is farther away than a full kingdom around the castle reaches.
    Reach,
    /// Even, and as wide and high as a kingdom can be.
    Full,
}

impl Kingdomino {
    /// The rulebook's game.
    ///
    /// # Panics
    /// When `seats` is not 2, 3 or 4; [`Offered::with`] refuses instead.
    pub fn new(seats: u8) -> Kingdomino {
        Kingdomino::with(seats, &Choices::none()).expect("two, three or four seats")
    }

    /// How large a kingdom may become (K14, K21).
    #[inline]
    pub const fn size(&self) -> Size {
        if self.mighty_duel { Size::Seven } else { Size::Five }
    }

    /// Kings of each seat (K2).
    #[inline]
    pub const fn kings_each(&self) -> u8 {
        if self.seats == 2 { 2 } else { 1 }
    }

    /// Kings in play.
    #[inline]
    pub const fn kings(&self) -> u8 {
        self.seats * self.kings_each()
    }

    /// Dominoes in a row (K3, K4).
    #[inline]
    pub const fn row_len(&self) -> u8 {
        if self.lines_of_four { 4 } else { self.kings() }
    }

    /// Rows, and so rounds, of one game (K10).
    #[inline]
    pub const fn rounds(&self) -> u8 {
        if self.seats == 2 && !self.mighty_duel { 6 } else { 12 }
    }

    /// Games of the match (K18).
    #[inline]
    pub const fn games(&self) -> u8 {
        if self.dynasty { 3 } else { 1 }
    }

    /// The reading of Middle Kingdom that is played, if any (K19).
    pub const fn middle_kingdom(&self) -> Option<MiddleKingdom> {
        self.middle_kingdom
    }

    /// Whether Harmony is played (K20).
    pub const fn harmony(&self) -> bool {
        self.harmony
    }

    /// Whether two players choose in the order A, B, B, A (K5).
    pub const fn snake(&self) -> bool {
        self.snake
    }
}

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "three_players",
        kind: OptionKind::Choice { words: &["lines_of_three", "lines_of_four"] },
        default: "lines_of_three",
        rule: "K3",
        seats: &[3],
    },
    OptionSpec {
        name: "first_picks",
        kind: OptionKind::Choice { words: &["lot", "snake"] },
        default: "lot",
        rule: "K5",
        seats: &[2],
    },
    OptionSpec { name: "dynasty", kind: OptionKind::Flag, default: "no", rule: "K18", seats: &[] },
    OptionSpec {
        name: "middle_kingdom",
        kind: OptionKind::Choice { words: &["off", "rule", "reach", "full"] },
        default: "off",
        rule: "K19",
        seats: &[],
    },
    OptionSpec { name: "harmony", kind: OptionKind::Flag, default: "no", rule: "K20", seats: &[] },
    OptionSpec { name: "mighty_duel", kind: OptionKind::Flag, default: "no", rule: "K21", seats: &[2] },
];

impl Offered for Kingdomino {
    const FACTS: Facts =
        Facts { name: "kingdomino", rules_version: 1, seats: &[2, 3, 4], hidden_hands: false, draws: false };

    fn options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn with(seats: u8, choices: &Choices) -> Result<Kingdomino, Refusal> {
        Kingdomino::check_seats(seats)?;
        choices.check(OPTIONS, seats)?;
        Ok(Kingdomino {
            seats,
            lines_of_four: choices.get(OPTIONS, "three_players") == "lines_of_four",
            snake: choices.get(OPTIONS, "first_picks") == "snake",
            middle_kingdom: match choices.get(OPTIONS, "middle_kingdom") {
                "rule" => Some(MiddleKingdom::Rule),
                "reach" => Some(MiddleKingdom::Reach),
                "full" => Some(MiddleKingdom::Full),
                _ => None,
            },
            harmony: choices.flag(OPTIONS, "harmony"),
            mighty_duel: choices.flag(OPTIONS, "mighty_duel"),
            dynasty: choices.flag(OPTIONS, "dynasty"),
        })
    }

    fn choices(&self) -> Choices {
        let flag = |on: bool| if on { "yes" } else { "no" };
        let middle = match self.middle_kingdom {
            None => "off",
            Some(MiddleKingdom::Rule) => "rule",
            Some(MiddleKingdom::Reach) => "reach",
            Some(MiddleKingdom::Full) => "full",
        };
        Choices::none()
            .with("three_players", if self.lines_of_four { "lines_of_four" } else { "lines_of_three" })
            .with("first_picks", if self.snake { "snake" } else { "lot" })
            .with("dynasty", flag(self.dynasty))
            .with("middle_kingdom", middle)
            .with("harmony", flag(self.harmony))
            .with("mighty_duel", flag(self.mighty_duel))
            .without_defaults(OPTIONS)
    }
}

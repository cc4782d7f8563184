//! The game with its options (D3, D5, D8, D10).

use play::{Choices, Facts, Offered, OptionKind, OptionSpec, Refusal};

/// Domino Double 9 with its options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dominoes {
    pub(crate) seats: u8,
    pub(crate) starter_draws: bool,
    pub(crate) may_draw_anyway: bool,
    pub(crate) may_pass: bool,
    pub(crate) doubles: Doubles,
    pub(crate) target: Option<u16>,
}

/// What a double counts in hand (D8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doubles {
    /// One half of it.
    Once,
    /// One pip, whatever it shows.
    AsOnePip,
    /// Both halves.
    Twice,
}

impl Doubles {
    const WORDS: [(Doubles, &str); 3] =
        [(Doubles::Once, "once"), (Doubles::AsOnePip, "as_one_pip"), (Doubles::Twice, "twice")];

    /// Its word among the options.
    pub fn word(self) -> &'static str {
        Self::WORDS[self as usize].1
    }
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

    /// Whether a player without a match may pass instead of drawing (D5).
    pub fn may_pass(&self) -> bool {
        self.may_pass
    }

    /// What a double counts in hand (D8).
    pub fn doubles(&self) -> Doubles {
        self.doubles
    }

    /// Whether a starter without a match draws (D3).
    pub fn starter_draws(&self) -> bool {
        self.starter_draws
    }
}

const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "starter_draws", kind: OptionKind::Flag, default: "no", rule: "D3", seats: &[] },
    OptionSpec { name: "may_draw_anyway", kind: OptionKind::Flag, default: "no", rule: "D5", seats: &[] },
    OptionSpec {
        name: "drawing",
        kind: OptionKind::Choice { words: &["must", "may"] },
        default: "must",
        rule: "D5",
        seats: &[],
    },
    OptionSpec {
        name: "double_counts",
        kind: OptionKind::Choice { words: &["once", "as_one_pip", "twice"] },
        default: "once",
        rule: "D8",
        seats: &[],
    },
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
    const FACTS: Facts = Facts {
        name: "dominoes",
        rules_version: 1,
        seats: &[2, 3, 4, 5, 6, 7, 8, 9, 10],
        hidden_hands: true,
        draws: false,
    };

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
            may_pass: choices.get(OPTIONS, "drawing") == "may",
            doubles: doubles(choices.get(OPTIONS, "double_counts")),
            target: choices.flag(OPTIONS, "match").then(|| choices.number(OPTIONS, "target") as u16),
        })
    }

    /// A target without a match has no effect and is left out.
    fn choices(&self) -> Choices {
        let word = |on: bool| if on { "yes" } else { "no" };
        let mut choices = Choices::none()
            .with("starter_draws", word(self.starter_draws))
            .with("may_draw_anyway", word(self.may_draw_anyway))
            .with("drawing", if self.may_pass { "may" } else { "must" })
            .with("double_counts", self.doubles.word())
            .with("match", word(self.target.is_some()));
        if let Some(target) = self.target {
            choices = choices.with("target", target);
        }
        choices.without_defaults(OPTIONS)
    }
}

fn doubles(word: &str) -> Doubles {
    let named = Doubles::WORDS.iter().find(|(_, name)| *name == word);
    named.map_or(Doubles::Once, |&(doubles, _)| doubles)
}

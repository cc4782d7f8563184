//! The game with its options (Q1, Q8, Q9, Q14).

use crate::Square;
use crate::codes;
use play::{Choices, Facts, Offered, OptionKind, OptionSpec, Refusal, Seat};

/// The game with its options.
#[derive(Clone, Copy, Debug)]
pub struct Quixo {
    pub(crate) square: &'static Square,
    pub(crate) seats: u8,
    pub(crate) cap: u32,
    pub(crate) repetition: bool,
    move_seconds: u16,
    consult: bool,
}

/// No cap on the number of moves.
const NO_CAP: u32 = u32::MAX;

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "board",
        kind: OptionKind::Number { min: crate::SMALLEST as i64, max: crate::LARGEST as i64 },
        default: "5",
        rule: "Q1",
        seats: &[],
    },
    OptionSpec {
        name: "move_cap",
        kind: OptionKind::Number { min: 0, max: 10_000 },
        default: "200",
        rule: "Q9",
        seats: &[],
    },
    OptionSpec { name: "repetition", kind: OptionKind::Flag, default: "yes", rule: "Q9", seats: &[] },
    OptionSpec {
        name: "move_seconds",
        kind: OptionKind::Number { min: 0, max: 3600 },
        default: "0",
        rule: "Q8",
        seats: &[],
    },
    OptionSpec {
        name: "partners_may_consult",
        kind: OptionKind::Flag,
        default: "no",
        rule: "Q14",
        seats: &[4],
    },
];

impl Offered for Quixo {
    const FACTS: Facts =
        Facts { name: "quixo", rules_version: 1, seats: &[2, 4], hidden_hands: false, draws: true };

    fn options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn with(seats: u8, choices: &Choices) -> Result<Quixo, Refusal> {
        if seats == 3 {
            return Err(Refusal::by_rule("Q10", codes::THREE));
        }
        Quixo::check_seats(seats)?;
        choices.check(OPTIONS, seats)?;
        let number = |name| choices.number(OPTIONS, name);
        let cap = number("move_cap") as u32;
        let repetition = choices.flag(OPTIONS, "repetition");
        if cap == 0 && !repetition {
            return Err(Refusal::by_rule("Q9", codes::ENDLESS));
        }
        Ok(Quixo {
            square: Square::of(number("board") as u8).expect("a size within the bounds of the option"),
            seats,
            cap: if cap == 0 { NO_CAP } else { cap },
            repetition,
            move_seconds: number("move_seconds") as u16,
            consult: choices.flag(OPTIONS, "partners_may_consult"),
        })
    }

    fn choices(&self) -> Choices {
        let flag = |on| if on { "yes" } else { "no" };
        Choices::none()
            .with("board", self.size())
            .with("move_cap", self.cap().unwrap_or(0))
            .with("repetition", flag(self.repetition))
            .with("move_seconds", self.move_seconds)
            .with("partners_may_consult", flag(self.consult))
            .without_defaults(OPTIONS)
    }

    /// With four, opposite seats are partners (Q10).
    fn party(&self, seat: Seat) -> u8 {
        seat.0 % 2
    }

    fn team_chat(&self) -> bool {
        self.seats == 4 && self.consult
    }

    /// The limit of Q8.
    fn seconds_per_move(&self) -> Option<u32> {
        (self.move_seconds != 0).then_some(self.move_seconds.into())
    }
}

impl Quixo {
    /// Cells in a row (Q1).
    #[inline]
    pub fn size(&self) -> u8 {
        self.square.size
    }

    /// The shape of the board.
    #[inline]
    pub fn square(&self) -> &'static Square {
        self.square
    }

    /// After how many moves the game is drawn, if it has a cap (Q9).
    pub fn cap(&self) -> Option<u32> {
        (self.cap != NO_CAP).then_some(self.cap)
    }

    /// Whether a position that comes up for the third time ends the game (Q9).
    pub fn repetition(&self) -> bool {
        self.repetition
    }

    /// Whether cubes carry dots (Q11).
    #[inline]
    pub fn has_dots(&self) -> bool {
        self.seats == 4
    }
}

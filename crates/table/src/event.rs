//! What has happened at a table, as it is kept: the log whose fold is the table.
//!
//! A stored event holds everything, the secret of the dice included. It never leaves the server as it is:
//! [`crate::seen`] makes what a pair of eyes may know of it.

use crate::fair::Secret;
pub use play::record::Cause;
use play::record::Seal;
use play::{Choices, Seat, Standing};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// Milliseconds since 1970, as the caller's clock says.
pub type Millis = i64;

/// Somebody: a guest or an account. Knowing it proves nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Person(pub Uuid);

impl Person {
    /// Somebody of whom only the seat is known, in a game that was played elsewhere.
    pub fn elsewhere(seat: Seat) -> Person {
        Person(Uuid::from_u128(u128::from(seat.0) + 1))
    }
}

/// One line of the log: its number, its time, what happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "module/"))]
pub struct Logged {
    /// 1, 2, 3 … without gaps.
    pub number: u64,
    /// When it was decided.
    pub at: Millis,
    /// What happened.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub event: Event,
}

/// Everything that can happen at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// The table was made; always number 1.
    Created(Box<Founding>),
    /// The host changed the setup before the start.
    Configured(Setup),
    /// A person sat down; during the game where nobody or a bot sat.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        person: Person,
        /// Under which name.
        name: String,
    },
    /// A person stood up before the start, or was asked to; the seat is free.
    Left {
        /// Which seat is free now.
        seat: Seat,
    },
    /// A person goes by another name.
    Renamed {
        /// Whose.
        seat: Seat,
        /// The new name.
        name: String,
    },
    /// A person is drawn otherwise.
    Avatar {
        /// Who.
        seat: Seat,
        /// By which drawing.
        avatar: u8,
    },
    /// A bot was given a free seat.
    BotSeated {
        /// Where.
        seat: Seat,
        /// How well it plays.
        level: String,
    },
    /// A person is ready (or not any more), and gives a word for the shuffle.
    Ready {
        /// Who.
        seat: Seat,
        /// Whether ready.
        ready: bool,
        /// The word, where one was given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        word: Option<String>,
    },
    /// The game began; these words and the secret make the dice.
    Started {
        /// A word of every seat, perhaps empty.
        words: Vec<String>,
    },
    /// The host lets late comers sit down where a seat is free or a bot's, or not any more.
    Admits {
        /// Whether they may.
        late: bool,
    },
    /// A seat moved.
    Moved {
        /// Who.
        seat: Seat,
        /// The move in the game's notation.
        text: String,
        /// What the clock charged for it.
        #[serde(default)]
        spent: Millis,
        /// What a slow network was forgiven.
        #[serde(default, skip_serializing_if = "is_zero")]
        forgiven: Millis,
    },
    /// Chance decided, as a reviewer reads it.
    Luck {
        /// The luck in the game's notation.
        text: String,
    },
    /// The game went back to where it stood after event `to`.
    Undone {
        /// Who wanted it.
        seat: Seat,
        /// The number of the last event that still counts.
        to: u64,
    },
    /// A seat made an offer to the others.
    Offered {
        /// Who.
        seat: Seat,
        /// What.
        offer: Proposal,
    },
    /// A seat answered an open offer.
    Answered {
        /// Who.
        seat: Seat,
        /// Which offer.
        offer: Proposal,
        /// Yes or no. One no closes the offer.
        yes: bool,
    },
    /// A seat took its offer back.
    Withdrawn {
        /// Who.
        seat: Seat,
        /// Which offer.
        offer: Proposal,
    },
    /// Everybody agreed to a break.
    Paused {
        /// Time charged so far to the seat whose turn it is.
        spent: Millis,
    },
    /// The break is over.
    Resumed,
    /// The clock stands still although nobody asked for it: the server stops or has been away.
    Frozen {
        /// Time charged so far to the seat whose turn it is.
        spent: Millis,
    },
    /// The clock runs again.
    Thawed,
    /// A seat's time is up.
    Flagged {
        /// Whose.
        seat: Seat,
    },
    /// A seat gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// A person left a running game and may come back.
    Abandoned {
        /// Whose seat.
        seat: Seat,
    },
    /// A bot plays for the person of this seat.
    TookOver {
        /// Which seat.
        seat: Seat,
        /// How well the bot plays.
        level: String,
    },
    /// The person plays again.
    HandedBack {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody said something.
    Chat {
        /// Who.
        from: Speaker,
        /// What.
        line: Line,
        /// Only partners hear it.
        #[serde(default)]
        team: bool,
    },
    /// The game is over.
    Finished {
        /// Why.
        cause: Cause,
        /// Who stands where.
        standing: Standing,
    },
    /// The secret of the dice is shown, so that everybody can check every draw.
    Revealed {
        /// The secret.
        #[serde(with = "hexed")]
        secret: Secret,
        /// What binds everything of the game together; the earliest tables have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seal: Option<Seal>,
    },
    /// The same people go on at another table.
    Rematch {
        /// Its name.
        table: String,
    },
}

impl Event {
    /// The word it is kept under.
    pub fn word(&self) -> String {
        word_of(serde_json::to_value(self).unwrap_or_default()["kind"].take())
    }
}

fn word_of(json: serde_json::Value) -> String {
    json.as_str().unwrap_or_default().to_owned()
}

/// What is fixed when a table is made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Founding {
    /// The table's name in addresses.
    pub table: String,
    /// Who made it.
    pub host: Person,
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// What the host may change until the start.
    pub setup: Setup,
    /// The dice's secret; its commitment is shown from the start.
    #[serde(with = "hexed")]
    pub secret: Secret,
    /// Whoever knows it may sit down at a private table.
    pub invite: String,
    /// Whoever knows it may watch a private table.
    pub watch: String,
    /// The table this one is the rematch of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// The game was begun elsewhere: this many moves, draws and other lines of its record were brought along. No secret
    /// of this table has drawn them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brought: Option<u32>,
}

/// How it is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// How many seats.
    pub seats: u8,
    /// Options that differ from the rulebook's way.
    #[serde(default)]
    pub options: Choices,
    /// Who finds it.
    #[serde(default)]
    pub visibility: Visibility,
    /// The clock.
    #[serde(default)]
    pub clock: ClockRule,
    /// Whether ratings change: no bots, no undo, no hints.
    #[serde(default)]
    pub rated: bool,
    /// One person may take several seats: everybody plays on one device.
    #[serde(default)]
    pub one_device: bool,
    /// Whether people may write to each other; presets are always there.
    #[serde(default = "yes")]
    pub chat: bool,
    /// Onlookers see everything this many moves later, until the end.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub delay: u8,
    /// Onlookers see everything this many seconds later, until the end.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub delay_seconds: u16,
    /// Whoever comes late may take a free seat or a bot's; never where ratings change.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub late: bool,
}

impl Setup {
    /// Onlookers are never further behind than this, in moves.
    pub const LONGEST_DELAY: u8 = 40;
    /// Onlookers are never further behind than this, in seconds.
    pub const LONGEST_DELAY_SECONDS: u16 = 900;

    /// Whether onlookers see the table later than those who play.
    pub fn is_delayed(&self) -> bool {
        self.delay > 0 || self.delay_seconds > 0
    }
}

fn yes() -> bool {
    true
}

fn is_zero<N: Default + PartialEq>(number: &N) -> bool {
    *number == N::default()
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Listed in the lobby; anybody may sit down or watch.
    Open,
    /// Only for those who have its link.
    #[default]
    Private,
}

/// How time is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockRule {
    /// Nobody looks at the time.
    None {},
    /// This many seconds for each turn (a tournament's rule).
    Move {
        /// 5 to 3600.
        seconds: u32,
    },
    /// This many seconds for the whole game, and some more after each turn.
    Game {
        /// 30 to 14400.
        seconds: u32,
        /// 0 to 300.
        increment: u32,
    },
    /// This many days for each turn.
    Days {
        /// 1 to 14.
        days: u32,
    },
}

impl Default for ClockRule {
    fn default() -> ClockRule {
        ClockRule::None {}
    }
}

/// What seats offer each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Proposal {
    /// Take back one's own last move and everything after it.
    Undo,
    /// End the game as a draw.
    Draw,
    /// Stop the clock for a while.
    Pause,
    /// Once more, at a new table.
    Rematch,
}

impl Proposal {
    /// Every kind of offer.
    pub const ALL: [Proposal; 4] = [Proposal::Undo, Proposal::Draw, Proposal::Pause, Proposal::Rematch];

    /// The word for it in codes.
    pub fn word(self) -> String {
        word_of(serde_json::to_value(self).unwrap_or_default())
    }
}

/// Who says something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Speaker {
    /// Somebody at the table.
    Seat(Seat),
    /// Somebody who watches, by name.
    Onlooker(String),
}

/// What is said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// Own words.
    Text(String),
    /// One of [`PRESETS`]; faces say it in the reader's language.
    Preset(String),
}

/// What can be said without writing; the message of each is `chat-<preset>`.
pub const PRESETS: &[&str] =
    &["hello", "good-luck", "well-played", "thanks", "oops", "thinking", "back-soon", "good-game"];

mod hexed {
    use crate::fair::Secret;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(secret: &Secret, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&secret.reveal())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Secret, D::Error> {
        let text = String::deserialize(from)?;
        Secret::from_hex(&text).ok_or_else(|| D::Error::custom("64 hexadecimal digits"))
    }
}

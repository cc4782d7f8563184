//! What one pair of eyes may know: of an event, and of the table as it stands.
//!
//! Built up from what may be seen, never stripped down. An event that these eyes may not see
//! keeps its number and becomes [`Happening::Hidden`].

use crate::event::{Cause, ClockRule, Line, Millis, Proposal, Speaker, Visibility};
use crate::json::Json;
use play::{Choices, Phrase, ScoreLine, Seat, Standing};
use serde::Serialize;

/// An event as these eyes see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seen {
    /// Its number at this table.
    pub number: u64,
    /// When, by the server's clock (milliseconds since 1970).
    pub at: Millis,
    /// What happened.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub what: Happening,
    /// Its line in the log of the table, where it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub tell: Option<Phrase>,
}

/// What happened, as these eyes see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Happening {
    /// The table was made.
    Created {},
    /// The host changed the setup.
    Configured {},
    /// A person sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Name.
        name: String,
    },
    /// The seat is free again.
    Left {
        /// Which.
        seat: Seat,
    },
    /// Another name.
    Renamed {
        /// Whose.
        seat: Seat,
        /// Name.
        name: String,
    },
    /// Another drawing.
    Avatar {
        /// Whose.
        seat: Seat,
        /// Its number.
        avatar: u8,
    },
    /// A bot sits here.
    BotSeated {
        /// Where.
        seat: Seat,
        /// How well it plays.
        level: String,
    },
    /// The host lets late comers sit down, or not any more.
    Admits {
        /// Whether they may.
        late: bool,
    },
    /// Ready, or not any more.
    Ready {
        /// Who.
        seat: Seat,
        /// Whether.
        ready: bool,
    },
    /// The game began.
    Started {
        /// The words for the shuffle, one of every seat.
        words: Vec<String>,
    },
    /// A move.
    Moved {
        /// Who.
        seat: Seat,
        /// In the game's notation.
        text: String,
    },
    /// Luck; what these eyes may not see is `?`.
    Luck {
        /// In the game's notation.
        text: String,
    },
    /// Back to where it stood after event `to`.
    Undone {
        /// Who wanted it.
        seat: Seat,
        /// The last event that still counts.
        to: u64,
    },
    /// An offer was made.
    Offered {
        /// By whom.
        seat: Seat,
        /// What.
        offer: Proposal,
    },
    /// An offer was answered.
    Answered {
        /// By whom.
        seat: Seat,
        /// Which.
        offer: Proposal,
        /// Yes or no.
        yes: bool,
    },
    /// An offer was taken back.
    Withdrawn {
        /// By whom.
        seat: Seat,
        /// Which.
        offer: Proposal,
    },
    /// A break.
    Paused {},
    /// The break is over.
    Resumed {},
    /// The clock stands still: the server stops or has been away.
    Frozen {},
    /// The clock runs again.
    Thawed {},
    /// Time is up.
    Flagged {
        /// Whose.
        seat: Seat,
    },
    /// Gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// Went, and may come back.
    Abandoned {
        /// Who.
        seat: Seat,
    },
    /// A bot plays for the person of this seat.
    TookOver {
        /// Which.
        seat: Seat,
        /// How well it plays.
        level: String,
    },
    /// The person plays again.
    HandedBack {
        /// Which.
        seat: Seat,
    },
    /// Somebody said something.
    Chat {
        /// Who.
        from: Speaker,
        /// What.
        line: Line,
        /// Only to partners.
        team: bool,
    },
    /// The game is over.
    Finished {
        /// Why.
        cause: Cause,
        /// Who stands where.
        standing: Standing,
    },
    /// The dice's secret, to check every draw.
    Revealed {
        /// 64 hexadecimal digits.
        secret: String,
        /// What binds everything of the game together: SHA-256, 64 hexadecimal digits. Old tables have none.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        seal: Option<String>,
    },
    /// The same people go on there.
    Rematch {
        /// The table.
        table: String,
    },
    /// Something that these eyes may not see.
    Hidden {},
}

/// What does not change once the game has started.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct About {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many seats.
    pub seats: u8,
    /// Options that differ from the rulebook's way.
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, String>))]
    pub options: Choices,
    /// Who finds it.
    pub visibility: Visibility,
    /// The clock.
    pub clock: ClockRule,
    /// Whether ratings change.
    pub rated: bool,
    /// Everybody plays on one device.
    pub one_device: bool,
    /// Whether people may write to each other.
    pub chat: bool,
    /// Whether partners have a chat of their own.
    pub team_chat: bool,
    /// Onlookers see everything this many moves later, until the end; absent where they see it at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub delay: Option<u8>,
    /// The same in seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub delay_seconds: Option<u16>,
    /// SHA-256 of the secret that the dice are made of.
    pub commitment: String,
    /// The table this one is the rematch of.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub after: Option<String>,
    /// The game was begun elsewhere and this many lines of its record were brought along: nothing proves their draws.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub brought: Option<u32>,
    /// Who has it may sit down: only for those who sit here already.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub invite: Option<String>,
    /// Who has it may watch: only for those who sit here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub watch: Option<String>,
}

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People are sitting down.
    Gathering,
    /// The game runs.
    Playing,
    /// Everybody agreed to a break.
    Paused,
    /// The game is over.
    Finished,
}

/// A chair and who is on it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Chair"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = Chair))]
pub struct SeenChair {
    /// Its number.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// Who sits here.
    pub who: Sitter,
    /// The person's name; empty for bots and free seats.
    pub name: String,
    /// The drawing that the person has chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub avatar: Option<u8>,
    /// The level of the bot that plays here now, also when it plays for a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<String>,
    /// Whether it is yours.
    pub you: bool,
    /// Whether this person is the host: who made the table, or whoever became host when they left.
    pub host: bool,
    /// Ready to start.
    pub ready: bool,
    /// Has given up or run out of time.
    pub out: bool,
    /// Partners have the same number.
    pub party: u8,
}

/// What sits on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody.
    Free,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// The clocks as facts; the face counts on by itself and decides nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Clocks {
    /// Milliseconds left per seat, at the moment `since` (or now if none runs).
    pub left: Vec<Millis>,
    /// Whose clock runs.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub running: Option<Seat>,
    /// Since when, by the server's clock.
    pub since: Option<Millis>,
    /// It stands still because the server was away; it runs again when the player is back.
    pub frozen: bool,
}

/// An offer that waits for answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenOffer {
    /// What.
    pub offer: Proposal,
    /// By whom.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub by: Seat,
    /// Who still has to answer.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub waiting: Vec<Seat>,
}

/// How it ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ending {
    /// Why.
    pub cause: Cause,
    /// Who stands where.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub standing: Standing,
    /// Each seat's points, line by line.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<Object>>))]
    pub reckoning: Vec<Vec<ScoreLine>>,
    /// The dice's secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub secret: Option<String>,
    /// What binds everything of the game together: the seal of its record (docs/fairness.md).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seal: Option<String>,
    /// Where the rematch is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rematch: Option<String>,
}

/// The table as it stands after event `number`, as these eyes see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Picture {
    /// The last event in it.
    pub number: u64,
    /// Where the table is in its life.
    pub stage: Stage,
    /// The seats.
    pub chairs: Vec<SeenChair>,
    /// Through whose eyes: the number of a seat, `onlooker`, or `reviewer` after the end.
    pub eyes: String,
    /// Whose turn it is.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub turn: Option<Seat>,
    /// The round of a match, from 0.
    pub round: u32,
    /// The game's view; its shape is the game's `View`.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub view: Json,
    /// Your legal moves when it is your turn; their shape is the game's `Offer`.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub moves: Json,
    /// Points and places as they are now.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub standing: Standing,
    /// The clocks, where there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clocks: Option<Clocks>,
    /// Offers that wait for answers.
    pub offers: Vec<OpenOffer>,
    /// What you may offer now.
    pub may_offer: Vec<Proposal>,
    /// Whether the host lets late comers sit down.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub late: bool,
    /// The seats of a running game that you may take, free ones and those of bots.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Seat>>", optional))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub may_sit: Vec<Seat>,
    /// Whether an undo would happen at once, without asking.
    pub free_undo: bool,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ending: Option<Ending>,
}

//! Bodies about tables: lists of them, what is asked of one, what happened there.

use play::Choices;
use serde::{Deserialize, Serialize};
use table::command::Command;
use table::event::{ClockRule, Line, Proposal, Visibility};
use table::seen::{Seen, Stage};

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableLine {
    /// Its name in addresses.
    pub table: String,
    /// The game.
    pub game: String,
    /// Where it is in its life.
    pub stage: Stage,
    /// How many seats.
    pub seats: u8,
    /// How many of them are free.
    pub free: u8,
    /// Who sits there; bots as `bot:<level>`.
    pub names: Vec<String>,
    /// Options that differ from the rulebook's way.
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, String>))]
    pub options: Choices,
    /// The clock.
    pub clock: ClockRule,
    /// Who finds it.
    pub visibility: Visibility,
    /// Whether ratings change.
    pub rated: bool,
    /// Whether it is your turn there.
    pub your_turn: bool,
    /// When something last happened.
    pub changed: i64,
}

/// One page of a list.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Page<T> {
    /// The lines.
    pub items: Vec<T>,
    /// Give this as `after` for the next page; absent on the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub next: Option<String>,
}

/// A command over HTTP; the same as `act` over the socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// 32 hexadecimal digits; the same id again gets the same answer.
    pub id: String,
    /// The last event you had seen.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub based_on: Option<u64>,
    /// What.
    pub action: Command,
}

/// It is done and on disk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Done {
    /// The number of the first event it made; the last number where it changed nothing.
    pub number: u64,
}

/// Play a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MoveBody {
    /// 32 hexadecimal digits; the same id again gets the same answer.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub id: Option<String>,
    /// The last event you had seen.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub based_on: Option<u64>,
    /// The move in the game's notation.
    pub text: String,
}

/// Sit down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SitBody {
    /// Where; the first free seat if not said.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<u8>,
    /// Under this name.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// The invitation of a private table.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub key: Option<String>,
    /// Ready at once, with this word for the shuffle.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub word: Option<String>,
}

/// Give a seat to a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BotBody {
    /// Where; the first free seat if not said.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<u8>,
    /// How well it plays.
    pub level: String,
}

/// Start.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct StartBody {
    /// Your word for the shuffle.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub word: Option<String>,
}

/// Make, answer or take back an offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OfferBody {
    /// Which.
    pub offer: Proposal,
    /// What to do with it.
    pub step: OfferStep,
}

/// What to do with an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OfferStep {
    /// Make it.
    Make,
    /// Say yes.
    Accept,
    /// Say no.
    Decline,
    /// Take it back.
    Withdraw,
}

/// Say something at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChatBody {
    /// What.
    pub line: Line,
    /// Only to partners.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub team: bool,
}

/// The events of a table, as you may see them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Events {
    /// In order.
    pub events: Vec<Seen>,
    /// The last number of the table.
    pub last: u64,
}

/// One step of a game, to look at again.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayStep {
    /// The event that led here; absent for the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub event: Option<Seen>,
    /// The game's view after it.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: table::Json,
    /// Points and places after it.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub standing: play::Standing,
}

/// A whole game step by step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplaySteps {
    /// The game's name.
    pub game: String,
    /// The start, then every move and luck that still counts.
    pub steps: Vec<ReplayStep>,
}

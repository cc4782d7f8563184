//! Bodies under `/api/v1`.

use play::{Choices, Facts, OptionSpec, Refusal, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::command::Command;
use table::event::{ClockRule, Line, Proposal, Setup, Visibility};
use table::seen::{Seen, Stage};

use crate::outbound::NackCode;

/// Every refusal over HTTP.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
    /// Which kind.
    pub code: NackCode,
    /// Why: a message id with arguments, and the number of the rule where one was broken.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub why: Refusal,
    /// The last number of the table it was about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub number: Option<u64>,
}

/// Who you are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// Your public id.
    pub id: String,
    /// Your name.
    pub name: String,
    /// The name you sign in with, if you have an account.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub account: Option<String>,
    /// When this session ends unless it is used (milliseconds since 1970).
    pub expires: i64,
}

/// Become a guest, or change the own name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NameBody {
    /// The name.
    pub name: String,
}

/// Sign up (keeping the guest's tables) or sign in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name to sign in with: 3 to 24 of a–z, 0–9, `-`, `_`.
    pub account: String,
    /// 8 to 200 characters.
    pub password: String,
}

impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("account", &self.account).finish_non_exhaustive()
    }
}

/// A new password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PasswordBody {
    /// The password until now.
    pub old: String,
    /// The password from now on.
    pub new: String,
    /// Tokens for programs stay valid. Other sessions and recovery links end in any case.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub keep_tokens: bool,
}

impl std::fmt::Debug for PasswordBody {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PasswordBody(…)")
    }
}

/// A code that was given once: of a recovery link, or of an API token.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CodeBody {
    /// The code.
    pub code: String,
}

impl std::fmt::Debug for CodeBody {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("CodeBody(…)")
    }
}

/// A recovery link: open it on another device and you are you there too. Works once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Recovery {
    /// The code for `POST /api/v1/recovery`.
    pub code: String,
    /// The address with the code behind `#`, so that no server log holds it.
    pub link: String,
    /// Until when it works.
    pub expires: i64,
}

/// What a browser needs to be called while the page is closed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PushKey {
    /// The public key of this server (P-256, base64url), or null if it calls nobody.
    pub key: Option<String>,
}

/// Where a browser may be called.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PushBody {
    /// The address its push service gave it.
    pub endpoint: String,
}

/// A place where you are signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SessionLine {
    /// Names it when you end it; is no credential.
    pub id: String,
    /// Since when.
    pub created: i64,
    /// Last used.
    pub used: i64,
    /// Which browser or program it was.
    pub agent: String,
    /// `session` or `token`.
    pub kind: String,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// Ask for a token for a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TokenBody {
    /// What it is for.
    pub label: String,
    /// What it may be used for.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<TokenScope>"))]
    pub scope: TokenScope,
}

/// What a token may be used for. None may make tokens or recovery links.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TokenScope {
    /// Everything at tables.
    #[default]
    Play,
    /// Looking only.
    Read,
}

/// A token for a program: sent as `Authorization: Bearer …`. Shown once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Token {
    /// Names it in the list of sessions.
    pub id: String,
    /// The token.
    pub token: String,
}

/// A game as it is offered.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameLine {
    /// Its name.
    pub name: String,
    /// The version of its rules.
    pub rules: u32,
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// The numbers of seats it can be played with, smallest first.
    pub seats: Vec<u8>,
    /// Somebody holds what others may not see.
    pub hidden_hands: bool,
    /// The rules know a draw, so that people can agree on one.
    pub draws: bool,
    /// Its options.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub options: Vec<OptionSpec>,
    /// The levels of its bots, weakest first; the message of each is `level-<name>`.
    pub levels: Vec<String>,
}

impl GameLine {
    /// A game that tells this about itself, with these options and levels.
    pub fn of(facts: &Facts, options: &[OptionSpec], levels: &[&str]) -> GameLine {
        GameLine {
            name: facts.name.to_owned(),
            rules: facts.rules_version,
            min_seats: facts.min_seats(),
            max_seats: facts.max_seats(),
            seats: facts.seats.to_vec(),
            hidden_hands: facts.hidden_hands,
            draws: facts.draws,
            options: options.to_vec(),
            levels: levels.iter().map(|&level| level.to_owned()).collect(),
        }
    }
}

/// Who should sit where when a table is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "who", rename_all = "snake_case", deny_unknown_fields)]
pub enum ChairWish {
    /// Whoever comes.
    Open {},
    /// You.
    Me {
        /// Under this name (with one device several people sit at one session).
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        name: Option<String>,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: String,
    },
}

/// Make a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's name.
    pub game: String,
    /// Options that differ from the rulebook's way.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, String>))]
    #[cfg_attr(feature = "ts", ts(as = "Option<Choices>", optional))]
    pub options: Choices,
    /// One wish per seat.
    pub chairs: Vec<ChairWish>,
    /// Who finds it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Visibility>", optional))]
    pub visibility: Visibility,
    /// The clock.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<ClockRule>", optional))]
    pub clock: ClockRule,
    /// Whether ratings change.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub rated: bool,
    /// Several people at one device: you may have several seats.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub one_device: bool,
    /// Whether people may write to each other (default yes).
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub chat: Option<bool>,
    /// Onlookers see everything this many moves later, at most 40; at once if not said.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub delay: Option<u8>,
    /// The same in seconds, at most 900.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub delay_seconds: Option<u16>,
    /// Whoever comes late may take a free seat or a bot's; never where ratings change.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub late: Option<bool>,
    /// Your word for the shuffle. With it you are ready, and a full table starts at once.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub word: Option<String>,
}

impl NewTable {
    /// How it is to be played.
    pub fn setup(&self) -> Setup {
        Setup {
            seats: u8::try_from(self.chairs.len()).unwrap_or(u8::MAX),
            options: self.options.clone(),
            visibility: self.visibility,
            clock: self.clock,
            rated: self.rated,
            one_device: self.one_device,
            chat: self.chat.unwrap_or(true),
            delay: self.delay.unwrap_or(0),
            delay_seconds: self.delay_seconds.unwrap_or(0),
            late: self.late.unwrap_or(false),
        }
    }

    /// What whoever makes the table asks for, so that everybody who is wished for sits down.
    pub fn seatings(&self) -> impl Iterator<Item = Command> + '_ {
        let wishes = (0u8..).map(Seat).zip(&self.chairs);
        wishes.filter_map(|(seat, wish)| match wish {
            ChairWish::Open {} => None,
            ChairWish::Me { name } => {
                let (name, word) = (name.clone(), self.word.clone());
                Some(Command::Sit { seat: Some(seat), name, key: None, word })
            }
            ChairWish::Bot { level } => Some(Command::SeatBot { seat: Some(seat), level: level.clone() }),
        })
    }

    /// Whether these people and bots can sit together: refused before anything is made.
    pub fn check_chairs(&self, bots: &[&str]) -> Result<(), Refusal> {
        let own = self.chairs.iter().filter(|wish| matches!(wish, ChairWish::Me { .. })).count();
        if own > 1 && !self.one_device {
            return Err(Refusal::new(table::codes::SEATED));
        }
        for wish in &self.chairs {
            match wish {
                ChairWish::Bot { level } if !bots.contains(&level.as_str()) => {
                    let refusal = Refusal::new(play::codes::BOT).with("bot", level.as_str());
                    return Err(refusal.with("possible", bots.join(", ")));
                }
                ChairWish::Me { name: Some(name) } => drop(table::clean::name(name)?),
                _ => {}
            }
        }
        Ok(())
    }
}

/// Bring along a game that was begun elsewhere: in a page without a server, in a terminal, at another server. Every move
/// is held against the rules. It is private and never rated; what chance decided so far is proved by nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BroughtGame {
    /// The whole record of the game (docs/notation.md), whether it is over or not.
    pub record: String,
    /// One wish per seat. Open seats and those of bots may be taken by whoever gets the link.
    pub chairs: Vec<ChairWish>,
}

impl BroughtGame {
    /// The table at which a game of this kind goes on.
    pub fn table(&self, game: &str, options: &Choices) -> NewTable {
        let own = self.chairs.iter().filter(|wish| matches!(wish, ChairWish::Me { .. })).count();
        NewTable {
            game: game.to_owned(),
            options: options.clone(),
            chairs: self.chairs.clone(),
            visibility: Visibility::Private,
            clock: ClockRule::default(),
            rated: false,
            one_device: own > 1,
            chat: None,
            delay: None,
            delay_seconds: None,
            late: Some(true),
            word: None,
        }
    }
}

/// Find somebody to play with now: joins an open table of this kind that waits, or makes one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct QuickMatch {
    /// The game's name.
    pub game: String,
    /// How many seats; 2 if not said.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seats: Option<u8>,
    /// Whether ratings change.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub rated: bool,
    /// Your word for the shuffle.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub word: Option<String>,
}

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
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, String>))]
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

/// A table was made or found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Made {
    /// Its name in addresses.
    pub table: String,
    /// Its address for friends; of a private table with the invitation behind `#`.
    pub link: String,
    /// Its address for onlookers.
    pub watch: String,
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

/// A good move and why.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The table's number it is for.
    pub number: u64,
    /// The moves, best first.
    pub moves: Vec<Advice>,
}

/// One move with what a bot thinks of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advice {
    /// The move in the game's notation.
    pub text: String,
    /// What the mover may expect after it: 0 loses, 1 wins.
    pub value: f64,
    /// Why.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub why: Vec<play::Phrase>,
}

/// What a bot thinks of every decision of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Analysis {
    /// The game's name.
    pub game: String,
    /// One entry per move that counted.
    pub moves: Vec<Judged>,
    /// What everybody could expect, all hands open, from the start to the end: what an event changed is the difference to
    /// the entry before it.
    pub course: Vec<Moment>,
    /// Every stroke of luck.
    pub luck: Vec<Stroke>,
    /// Each seat's sums.
    pub seats: Vec<SeatSum>,
}

/// What everybody could expect at some moment of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moment {
    /// The event after which it was so; 0 for the start.
    pub number: u64,
    /// Each seat's share of the victory; they add up to 1.
    pub shares: Vec<f64>,
    /// The standard error of the least sure of them, as far as it comes from sampling.
    pub error: f64,
    /// Whether they are proven.
    pub exact: bool,
}

/// A stroke of luck.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stroke {
    /// The first event of it.
    pub number: u64,
    /// To whom it meant most.
    pub seat: u8,
    /// What it changed for each seat.
    pub change: Vec<f64>,
}

/// What became of one seat's chance: `start + luck + play` is `end`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatSum {
    /// What it could expect at the start.
    pub start: f64,
    /// What it could expect at the end, or got.
    pub end: f64,
    /// What luck changed.
    pub luck: f64,
    /// What the moves of all seats changed.
    pub play: f64,
    /// Which part of the chances it had its own moves gave away, 0 to 1.
    pub given_away: f64,
}

/// One move looked at again.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Judged {
    /// The event.
    pub number: u64,
    /// Who moved.
    pub seat: u8,
    /// What was played.
    pub text: String,
    /// What the mover could expect with the best move: 0 loses, 1 wins.
    pub best: f64,
    /// What the mover could expect with the move played.
    pub played: f64,
    /// The best move.
    pub better: String,
    /// The standard error of what was given away (`best` less `played`), as far as it comes from sampling.
    pub error: f64,
    /// How good the move was: `best`, `good`, `inaccuracy`, `mistake` or `blunder`.
    pub class: String,
    /// Whether both chances are proven.
    pub exact: bool,
    /// What it changed for each seat, all hands open.
    pub change: Vec<f64>,
}

/// A rating in one game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingLine {
    /// The game.
    pub game: String,
    /// The account's name.
    pub account: String,
    /// Glicko-2 rating.
    pub rating: f64,
    /// How unsure it is.
    pub deviation: f64,
    /// How many rated games.
    pub games: u32,
    /// The place on the leaderboard, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub place: Option<u32>,
}

/// What a person has played.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Profile {
    /// Who.
    pub me: Me,
    /// Ratings per game.
    pub ratings: Vec<RatingLine>,
    /// Finished games per game: played, won.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, Vec<u32>>))]
    pub played: BTreeMap<String, (u32, u32)>,
}

/// Where others in the network of this server find it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Addresses {
    /// Origins, each with its scheme and port; none where it listens to its own machine only, and none for callers
    /// from elsewhere.
    pub addresses: Vec<String>,
}

/// Whether the server is well.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Health {
    /// `ok` or `unavailable`.
    pub status: String,
    /// The server's build.
    pub build: String,
    /// Minor versions of the socket protocol it speaks.
    pub versions: Vec<u32>,
}

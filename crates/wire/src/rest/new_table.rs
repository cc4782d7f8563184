//! Bodies about tables that do not exist yet: what can be played, and how a table is made, found or brought along.

use play::{Choices, Facts, OptionSpec, Refusal, Seat};
use serde::{Deserialize, Serialize};
use table::command::Command;
use table::event::{ClockRule, Setup, Visibility};

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
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, String>))]
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

//! What can be asked of a table.

use crate::event::{ClockRule, Line, Person, Proposal, Visibility};
use play::{Choices, Seat};
use serde::{Deserialize, Serialize};

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A person, under this name.
    Person(Person, String),
    /// The bot that plays this seat.
    Bot(Seat),
}

/// What a person or a bot asks of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Sit down. Without a seat: the first free one. During the game where the host lets late comers in: on a free seat
    /// or a bot's, see `may_sit`.
    Sit {
        /// Where.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
        seat: Option<Seat>,
        /// Under another name than the usual one.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        name: Option<String>,
        /// The invitation of a private table.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        key: Option<String>,
        /// Ready at once, with this word for the shuffle.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        word: Option<String>,
    },
    /// Before the start: stand up. During the game: go; a bot plays on until you return. A rated game is given up.
    Leave {},
    /// Play again what a bot has been playing for you.
    Return {},
    /// Go by another name.
    Rename {
        /// The name.
        name: String,
    },
    /// Be drawn otherwise.
    Avatar {
        /// One of the drawings of the faces; what a face does not know, it draws as it likes.
        avatar: u8,
    },
    /// The host gives a free seat to a bot.
    SeatBot {
        /// Where; the first free seat if not said.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
        seat: Option<Seat>,
        /// How well it plays.
        level: String,
    },
    /// The host frees a seat before the start.
    Free {
        /// Which.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// The host changes the setup before the start. What is not named stays.
    Configure {
        /// How many seats.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        seats: Option<u8>,
        /// All options that differ from the rulebook's way.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<std::collections::BTreeMap<String, String>>))]
        options: Option<Choices>,
        /// Who finds it.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        visibility: Option<Visibility>,
        /// The clock.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        clock: Option<ClockRule>,
        /// Onlookers see everything this many moves later.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        delay: Option<u8>,
        /// Onlookers see everything this many seconds later.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        delay_seconds: Option<u16>,
    },
    /// The host lets late comers take free seats and those of bots, or not any more. Not in rated games.
    Admit {
        /// Whether they may.
        late: bool,
    },
    /// Ready to start, or not any more. When every seat is taken and everybody is ready, the game starts.
    Ready {
        /// Whether ready.
        ready: bool,
        /// A word for the shuffle.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        word: Option<String>,
    },
    /// Ready, and it must start now: refused where a seat is free or somebody is not ready.
    Start {
        /// A word for the shuffle.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        word: Option<String>,
    },
    /// Play a move of the game.
    Move {
        /// In the game's notation: the `text` of one of the legal moves.
        text: String,
        /// How long the player thought, as their device measured it, in milliseconds: a hint against slow networks.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        think_ms: Option<u32>,
    },
    /// Offer something to the others. Where nobody needs to be asked, it happens at once.
    Offer {
        /// What.
        offer: Proposal,
    },
    /// Answer an open offer.
    Answer {
        /// Which.
        offer: Proposal,
        /// Yes or no.
        yes: bool,
    },
    /// Take back an offer of your own.
    Withdraw {
        /// Which.
        offer: Proposal,
    },
    /// End a break.
    Resume {},
    /// Give up.
    Resign {},
    /// Let a bot play for somebody who has gone.
    TakeOver {
        /// Whose seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// Say something.
    Say {
        /// What.
        line: Line,
        /// Only to partners.
        #[serde(default)]
        team: bool,
    },
}

/// What the house does at a table by itself, asked by nobody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HouseCommand {
    /// Look at the clock: flags whoever has run out of time.
    Tick,
    /// Stop the clock because the server stops, has been away since the last event, or could not keep moves for a while.
    Freeze {
        /// Whether the time since the clock was started counts: not when the server comes back. What was lost meanwhile the
        /// caller has taken off the time it names.
        charge: bool,
    },
    /// Let the clock run again.
    Thaw,
    /// Say where the rematch is.
    Link {
        /// The new table.
        table: String,
    },
    /// End a game that nobody plays any more.
    Close,
}

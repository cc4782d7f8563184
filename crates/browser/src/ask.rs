//! What the page asks of its module, and what it is answered.

use play::Seat;
use search::Limits;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::command::Command;
use table::event::{Logged, Millis, Person};
use wire::FromClient;
use wire::rest::NewTable;

/// One question. Tables are asked for by name, thinking by a log.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "module/"))]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Every game, as `GET /games` lists them.
    Games {},
    /// Make a table and seat whoever is wished for. Answers [`Heard`]; it is kept like any other change.
    Make {
        /// How it is to be.
        new: NewTable,
        /// Its name.
        table: String,
        /// Who makes it.
        me: Me,
        /// What time it is.
        now: Millis,
        /// 64 random bytes in hexadecimal digits.
        random: String,
    },
    /// Make the table where the people of a finished one go on. Answers [`Heard`] about the new table.
    Again {
        /// The finished one.
        table: String,
        /// What time it is.
        now: Millis,
        /// 64 random bytes in hexadecimal digits.
        random: String,
        /// Everybody's word for the shuffle.
        word: String,
    },
    /// Put a kept table on the desk.
    Open {
        /// Its log.
        log: Vec<Logged>,
        /// What was asked for under which id.
        marks: Vec<Mark>,
        /// Who looks at it.
        me: Me,
    },
    /// Hold a log that came from elsewhere against the rules, without putting it on the desk. Answers its line.
    Check {
        /// The log.
        log: Vec<Logged>,
        /// What was asked for under which id.
        marks: Vec<Mark>,
        /// Who looks at it.
        me: Me,
    },
    /// Take a table from the desk.
    Close {
        /// Which.
        table: String,
    },
    /// A frame as a socket would bring it. Answers [`Heard`].
    Hear {
        /// At which table.
        table: String,
        /// The frame.
        frame: FromClient,
        /// What time it is.
        now: Millis,
    },
    /// What a bot has found. Answers [`Heard`].
    Play {
        /// Where.
        table: String,
        /// Which bot.
        seat: Seat,
        /// Its move.
        text: String,
        /// What time it is.
        now: Millis,
    },
    /// What nobody asks for. Answers [`Heard`].
    Chore {
        /// Where.
        table: String,
        /// What.
        chore: Unasked,
        /// What time it is.
        now: Millis,
    },
    /// The events are kept: apply and show them. Answers [`Heard`].
    Kept {
        /// Where.
        table: String,
        /// What time it is.
        now: Millis,
    },
    /// The events could not be kept: they have not happened. Answers [`Heard`].
    Lost {
        /// Where.
        table: String,
        /// The code of the reason.
        why: String,
    },
    /// What the table waits for. Answers [`Upcoming`].
    Next {
        /// Which.
        table: String,
    },
    /// The table in a list.
    Line {
        /// Which.
        table: String,
    },
    /// The table as it stands.
    Snapshot {
        /// Which.
        table: String,
        /// What time it is.
        now: Millis,
    },
    /// The game step by step.
    Replay {
        /// Which.
        table: String,
    },
    /// The record of the game.
    Record {
        /// Which.
        table: String,
    },
    /// The whole record of the game, also while it runs: for handing it to a server.
    Whole {
        /// Which.
        table: String,
    },
    /// Make a table of a record, held against the rules. Answers [`Heard`]; it is kept like any other change.
    Bring {
        /// The record.
        record: String,
        /// The seats of whoever brings it.
        mine: Vec<Seat>,
        /// The name of the table here.
        table: String,
        /// Who brings it.
        me: Me,
        /// What time it is.
        now: Millis,
        /// 64 random bytes in hexadecimal digits.
        random: String,
    },
    /// A record as text, held against the rules, step by step.
    Read {
        /// The record.
        text: String,
    },
    /// Let a bot think.
    Think {
        /// The log of the table.
        log: Vec<Logged>,
        /// Which bot.
        seat: Seat,
        /// How well it plays.
        level: String,
        /// How long.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        limits: Limits,
        /// Decides what is left to chance.
        seed: u64,
    },
    /// The best moves for whoever's turn it is, with reasons.
    Hint {
        /// The log of the table.
        log: Vec<Logged>,
        /// How long.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        limits: Limits,
        /// Decides what is left to chance.
        seed: u64,
    },
    /// What a bot thinks of every decision of a finished game.
    Analyse {
        /// The log of the table.
        log: Vec<Logged>,
        /// How long for each move; the usual limits if not said.
        #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
        limits: Option<Limits>,
        /// Decides what is left to chance; the usual seed if not said.
        #[cfg_attr(feature = "ts", ts(optional))]
        seed: Option<u64>,
    },
}

/// Who sits at this device.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "module/"))]
#[serde(deny_unknown_fields)]
pub struct Me {
    /// An id that nobody else has.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub person: Person,
    /// The usual name.
    pub name: String,
}

/// What is done at a table though nobody asked for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "module/"))]
#[serde(rename_all = "snake_case")]
pub enum Unasked {
    /// Look at the clock.
    Tick,
    /// Stop the clock, with the time until now.
    Leave,
    /// Stop the clock where it stood: nobody was here since.
    Return,
    /// Let the clock run again.
    Thaw,
    /// Say where the rematch is.
    Link,
}

/// What somebody asked for under an id of their own: the same id again gets the same answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "module/"))]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// 32 hexadecimal digits.
    pub id: String,
    /// What was asked for.
    pub command: Command,
    /// The number of the first event it made.
    pub first: u64,
}

/// What a question that may change a table leads to.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "module/"))]
pub struct Heard {
    /// For the page, in this order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<wire::FromServer<'static>>"))]
    pub frames: Vec<Box<RawValue>>,
    /// To be written down before anything is shown; `kept` or `lost` follows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Logged>>", optional))]
    pub keep: Vec<Logged>,
    /// To be written down with them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mark: Option<Mark>,
    /// Something had to happen first: after it is kept, ask again.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub again: bool,
}

/// What a table waits for.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "module/"))]
pub struct Upcoming {
    /// The last number.
    pub number: u64,
    /// A bot must move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub think: Option<Thinking>,
    /// Somebody's time is up then.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub due: Option<Millis>,
    /// Everybody wants to play again: a table of this name is to be made.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rematch: Option<String>,
    /// The clock stands still because nobody was here.
    pub frozen: bool,
    /// A clock runs.
    pub running: bool,
}

/// A bot that must move.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "module/"))]
pub struct Thinking {
    /// Where it sits.
    pub seat: Seat,
    /// How well it plays.
    pub level: String,
    /// How long it may think.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub limits: Limits,
    /// How long its answer takes at least, in milliseconds.
    pub answers_after: u64,
}

//! A game at a table of a server, seen from this terminal.
//!
//! The line itself (sockets, sessions, reconnecting) is the caller's: it hands in [`News`] and takes [`Wish`]es.
//! What is shown comes from the server's picture of the table; no rules live here either.

pub mod plain;
pub mod screen;

use crate::shown::{Shown, level};
use crate::talk::{self, ReadableMove};
use play::{Eyes, Phrase, Refusal, ScoreLine, Seat, Standing, Turn};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::mpsc::Receiver;
use words::Words;

/// What the line says.
#[derive(Debug)]
pub enum News {
    /// The table as it stands: the body of a `snapshot`, an `event` or a `batch`.
    Table(Box<Value>),
    /// The server does not do what was asked.
    Refused(Refusal),
    /// The best moves with their reasons.
    Hints(Vec<(String, Vec<Phrase>)>),
    /// The server stops and should be back in this many seconds.
    Restart(u32),
    /// The connection is lost and tried again.
    Lost,
    /// It is there again.
    Back,
    /// It is over for good.
    End(Refusal),
}

/// What is asked of the server.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish {
    /// A command of the protocol (`{"do": …}`).
    Act(Value),
    /// The best moves for the user's seat.
    Hint,
}

/// The two ends of the line that a face holds.
pub struct LiveLine {
    /// What is heard.
    pub news: Receiver<News>,
    /// How something is asked.
    pub ask: Box<dyn Fn(Wish)>,
    /// Whether the user sits down, or only watches.
    pub sits: bool,
    /// Which server, as people write it.
    pub server: String,
    /// The command that brings the user back to this table.
    pub again: Box<dyn Fn(&str) -> String>,
}

impl LiveLine {
    fn act(&self, command: Value) {
        (self.ask)(Wish::Act(command));
    }

    fn offer(&self, offer: &str) {
        self.act(json!({ "do": "offer", "offer": offer }));
    }
}

/// The table as it is known here.
pub struct LiveTable {
    /// Its name at the server; another one when a rematch begins.
    pub id: String,
    about: Value,
    now: Value,
    names: Vec<String>,
    log: Vec<Told>,
    /// Whether the line holds.
    pub connected: bool,
}

/// A line of the log, said when it is shown.
enum Told {
    Phrase(Phrase),
    Chat { name: String, line: Value, team: bool },
}

impl LiveTable {
    /// Nothing is known yet.
    pub fn new() -> LiveTable {
        LiveTable {
            id: String::new(),
            about: Value::Null,
            now: Value::Null,
            names: Vec::new(),
            log: Vec::new(),
            connected: true,
        }
    }

    /// Whether the table has been seen at all.
    pub fn known(&self) -> bool {
        !self.now.is_null()
    }

    /// Takes in a `snapshot`, an `event` or a `batch`.
    pub fn hear(&mut self, body: &Value, words: &Words) {
        if body["about"].is_object() {
            self.id = body["table"].as_str().unwrap_or_default().to_owned();
            self.about = body["about"].clone();
            self.log.clear();
        }
        self.now = body["now"].clone();
        self.names = names_of(self.chairs(), words);
        let single = [body["event"].clone()];
        let lists = [body["recent"].as_array(), body["events"].as_array()];
        let many = lists.into_iter().flatten().flatten();
        for seen in many.chain(single.iter().filter(|seen| seen.is_object())) {
            if let Some(told) = self.told(seen) {
                self.log.push(told);
            }
        }
    }

    fn told(&self, seen: &Value) -> Option<Told> {
        let what = &seen["what"];
        if what["kind"] == "chat" {
            let seat = what["from"]["seat"].as_u64().and_then(|seat| usize::try_from(seat).ok());
            let seated = seat.and_then(|seat| self.names.get(seat)).cloned();
            let name = seated.or_else(|| what["from"]["onlooker"].as_str().map(str::to_owned));
            let team = what["team"] == true;
            return Some(Told::Chat { name: name.unwrap_or_default(), line: what["line"].clone(), team });
        }
        Phrase::deserialize(&seen["tell"]).ok().map(Told::Phrase)
    }

    fn say(&self, told: &Told, words: &Words) -> String {
        match told {
            Told::Phrase(phrase) if self.is_still_here(phrase, words) => {
                let named = Phrase { code: "told-table-bot-named".into(), ..phrase.clone() };
                words.say_with_names(&named, &self.names)
            }
            Told::Phrase(phrase) => words.say_with_names(phrase, &self.names),
            Told::Chat { name, line, team } => {
                let text = match (&line["preset"], &line["text"]) {
                    (Value::String(preset), _) => words.word(&format!("chat-{preset}")),
                    (_, Value::String(text)) => text.clone(),
                    _ => String::new(),
                };
                let code = if *team { "live-said-team" } else { "live-said" };
                words.say(&Phrase::new(code).with("name", name.as_str()).with("text", text))
            }
        }
    }

    /// Whether a bot that joined, as this phrase tells, still sits there and has a name: else that of another would be told.
    fn is_still_here(&self, phrase: &Phrase, words: &Words) -> bool {
        let (Some(play::Value::Number(seat)), Some(play::Value::Text(level))) =
            (phrase.args.get("seat"), phrase.args.get("level"))
        else {
            return false;
        };
        let chair = usize::try_from(*seat).ok().and_then(|seat| self.chairs().get(seat));
        let sits = chair.is_some_and(|chair| chair["who"] == "bot" && chair["level"] == level.as_str());
        phrase.code == "told-table-bot" && sits && words.knows(&format!("bot-{level}-1"))
    }

    /// How many lines the log has.
    pub fn lines(&self) -> usize {
        self.log.len()
    }

    /// The chairs as the server shows them.
    pub fn chairs(&self) -> &[Value] {
        self.now["chairs"].as_array().map_or(&[], Vec::as_slice)
    }

    /// The user's seat, if there is one.
    pub fn own(&self) -> Option<Seat> {
        let own = self.chairs().iter().find(|chair| chair["you"] == true)?;
        own["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok()).map(Seat)
    }

    /// Where the table is in its life: `gathering`, `playing`, `paused`, `finished`.
    pub fn stage(&self) -> &str {
        self.now["stage"].as_str().unwrap_or_default()
    }

    /// Whether somebody waits for an answer of ours, and who asks.
    pub fn asked(&self) -> Option<(Seat, String)> {
        let own = self.own()?;
        let offers = self.now["offers"].as_array()?;
        let open = offers.iter().find(|offer| {
            offer["waiting"].as_array().is_some_and(|seats| seats.iter().any(|seat| *seat == json!(own.0)))
        })?;
        let by = u8::try_from(open["by"].as_u64()?).ok()?;
        Some((Seat(by), open["offer"].as_str()?.to_owned()))
    }

    /// What must be asked of the server so that this person plays: to be ready, or to play again oneself.
    pub fn owed(&self, word: &str) -> Option<Value> {
        let own = self.chairs().iter().find(|chair| chair["you"] == true)?;
        match self.stage() {
            "gathering" if own["ready"] == false => {
                Some(json!({ "do": "ready", "ready": true, "word": word }))
            }
            "playing" if own["who"] == "person" && own["level"].is_string() => {
                Some(json!({ "do": "return" }))
            }
            _ => None,
        }
    }

    /// What a break, or its end, is asked for with.
    pub fn pause(&self) -> Value {
        match self.stage() {
            "paused" => json!({ "do": "resume" }),
            _ => json!({ "do": "offer", "offer": "pause" }),
        }
    }

    /// The ranking, when the game is over.
    pub fn places(&self, words: &Words) -> Option<Vec<String>> {
        let standing = Standing::deserialize(&self.now["ending"]["standing"]).ok()?;
        Some(talk::places(&standing, &self.names, words))
    }

    /// The ranking with its sums, when the game is over.
    pub fn ending(&self, words: &Words) -> Option<Vec<String>> {
        let ending = &self.now["ending"];
        let standing = Standing::deserialize(&ending["standing"]).ok()?;
        let reckoned = Vec::<Vec<ScoreLine>>::deserialize(&ending["reckoning"]).unwrap_or_default();
        Some(talk::ranking(&standing, reckoned, &self.names, words))
    }

    /// What is the matter where nobody can move: free seats, a break, somebody else's turn.
    pub fn matter(&self, words: &Words) -> Option<String> {
        if !self.connected {
            return Some(words.word("live-lost"));
        }
        if let Some((seat, _)) = self.asked() {
            return Some(words.say_with_names(&Phrase::new("live-asked").with("seat", seat), &self.names));
        }
        match self.stage() {
            "gathering" => {
                let free = self.chairs().iter().filter(|chair| chair["who"] == "free").count();
                Some(match free {
                    0 => words.word("live-waiting-ready"),
                    _ => words.say(&Phrase::new("live-waiting").with("count", free)),
                })
            }
            "paused" => Some(words.word("live-paused")),
            _ => match self.turn() {
                Turn::Of(seat) if Some(seat) != self.own() => {
                    let phrase = Phrase::new("terminal-turn-of").with("seat", seat);
                    Some(words.say_with_names(&phrase, &self.names))
                }
                _ => None,
            },
        }
    }
}

impl Default for LiveTable {
    fn default() -> LiveTable {
        LiveTable::new()
    }
}

/// A name for every seat, as the page has it: the person's, or the bot's as the n-th of its level; never one twice.
fn names_of(chairs: &[Value], words: &Words) -> Vec<String> {
    let names: Vec<String> = (0..chairs.len()).map(|at| name_of(chairs, at, words)).collect();
    let once = |name: &String| names.iter().filter(|other| *other == name).count() < 2;
    let different = |(at, name): (usize, &String)| {
        if name.is_empty() || once(name) { name.clone() } else { format!("{name} {}", at + 1) }
    };
    names.iter().enumerate().map(different).collect()
}

fn name_of(chairs: &[Value], at: usize, words: &Words) -> String {
    let chair = &chairs[at];
    let name = chair["name"].as_str().unwrap_or_default();
    let Some(level) = chair["level"].as_str().filter(|_| name.is_empty()) else { return name.to_owned() };
    let sibling = |other: &&Value| other["who"] == "bot" && other["level"] == level;
    let older = chairs[..at].iter().filter(sibling).count();
    bot_name(level, older, words)
}

/// How many names each level has (`bot-hard-1` and so on).
const SIBLINGS: usize = 9;

fn bot_name(level: &str, n: usize, words: &Words) -> String {
    let named = Phrase::new(format!("bot-{level}-{}", n % SIBLINGS + 1));
    let name = words.say_or(&named, &words.say(&Phrase::new("bot-name").with("level", level)));
    if n < SIBLINGS { name } else { format!("{name} {}", n / SIBLINGS + 1) }
}

impl Shown for LiveTable {
    fn game(&self) -> &str {
        self.about["game"].as_str().unwrap_or_default()
    }
    fn seats(&self) -> u8 {
        u8::try_from(self.names.len()).unwrap_or_default()
    }
    fn names(&self) -> &[String] {
        &self.names
    }

    fn level(&self, seat: Seat, words: &Words) -> Option<String> {
        let chair = self.chairs().get(seat.index())?;
        chair["level"].as_str().filter(|_| chair["who"] == "bot").map(|name| level(name, words))
    }

    fn turn(&self) -> Turn {
        let turn = self.now["turn"].as_u64().and_then(|seat| u8::try_from(seat).ok());
        match turn {
            _ if self.stage() == "finished" => Turn::Over,
            Some(seat) => Turn::Of(Seat(seat)),
            None => Turn::Luck,
        }
    }

    fn eyes(&self) -> Eyes {
        self.own().map_or(Eyes::Onlooker, Eyes::Seat)
    }
    fn view(&self) -> Value {
        self.now["view"].clone()
    }

    fn points(&self) -> Vec<i32> {
        let points = self.now["standing"]["points"].as_array();
        let number = |value: &Value| value.as_i64().and_then(|n| i32::try_from(n).ok()).unwrap_or_default();
        points.map_or(Vec::new(), |points| points.iter().map(number).collect())
    }

    fn moves(&self, words: &Words) -> Vec<ReadableMove> {
        let moves = self.now["moves"].as_array().map_or(&[][..], Vec::as_slice);
        let (Some(_), "playing") = (self.own(), self.stage()) else { return Vec::new() };
        moves.iter().filter_map(|offer| talk::readable(offer.clone(), &self.names, words)).collect()
    }

    fn log(&self, words: &Words, most: usize) -> Vec<String> {
        let skipped = self.log.len().saturating_sub(most);
        self.log.iter().skip(skipped).map(|told| self.say(told, words)).collect()
    }

    fn waiting(&self, words: &Words) -> Option<String> {
        self.matter(words)
    }
}

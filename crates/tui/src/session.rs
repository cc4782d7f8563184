//! A game on this machine: who plays, what has happened, what may be taken back.

use crate::codes;
use catalogue::Catalogue;
use play::record::{Cause, Event, EventKind, Fairness, Record, RecordError};
use play::{Choices, Code, Eyes, Phrase, Refusal, Seat, Turn};
use search::{Budget, Limits, Stop};
use table::Position;
use table::fair::{Key, Secret};
use table::replay::Replay;

/// The header line of a save that says who plays: `person`, or the name of a bot.
const PLAYERS: &str = "players";

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this terminal.
    Person,
    /// A bot of this name.
    Bot(String),
}

impl Player {
    fn word(&self) -> &str {
        match self {
            Player::Person => "person",
            Player::Bot(name) => name,
        }
    }

    fn of(word: &str) -> Player {
        if word == "person" { Player::Person } else { Player::Bot(word.to_owned()) }
    }
}

/// What is chosen before a game begins.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The game's name.
    pub game: String,
    /// Its options.
    pub choices: Choices,
    /// Who sits where; their number is the number of seats.
    pub players: Vec<Player>,
    /// What they are called.
    pub names: Vec<String>,
}

/// A running game.
pub struct Session {
    catalogue: Catalogue,
    position: Box<dyn Position>,
    players: Vec<Player>,
    record: Record,
    key: Key,
    secret: Secret,
    draws: u64,
    told: Vec<Told>,
}

/// One line of the log, as each pair of eyes reads it: the seats in order, then the onlooker.
struct Told(Vec<Phrase>);

impl Session {
    /// A new game; `secret` is what its draws come from.
    pub fn new(catalogue: &Catalogue, new_game: &NewGame, secret: Secret) -> Result<Session, Refusal> {
        let seats = u8::try_from(new_game.players.len()).unwrap_or(u8::MAX);
        let position = catalogue.open(&new_game.game, seats, &new_game.choices)?;
        if position.seconds_per_move().is_some() {
            return Err(Refusal::new(codes::NO_CLOCK));
        }
        for bot in new_game.players.iter().filter(|player| **player != Player::Person) {
            check_bot(catalogue, position.game(), bot)?;
        }
        let words = vec![String::new(); usize::from(seats)];
        let fairness = Fairness { commitment: secret.commitment(), words: words.clone(), secret: None };
        let mut record = Record {
            game: position.game().to_owned(),
            seats,
            options: position.choices(),
            rules: position.facts().rules_version,
            names: new_game.names.clone(),
            fairness: Some(fairness),
            ..Record::default()
        };
        let players = new_game.players.iter().map(Player::word).collect::<Vec<_>>().join(" ");
        record.tags.insert(PLAYERS.to_owned(), players);
        let key = secret.key(&words);
        let mut session = Session {
            catalogue: catalogue.clone(),
            position,
            players: new_game.players.clone(),
            record,
            key,
            secret,
            draws: 0,
            told: Vec::new(),
        };
        session.settle_luck()?;
        Ok(session)
    }

    /// Takes up a game that was saved.
    pub fn resume(catalogue: &Catalogue, mut record: Record) -> Result<Session, RecordError> {
        let bad = |code: Code| RecordError { line: 1, column: 1, cause: Refusal::new(code) };
        let fairness = record.fairness.clone().ok_or_else(|| bad(table::codes::RECORD_NO_FAIRNESS))?;
        let secret = fairness
            .secret
            .as_deref()
            .and_then(Secret::from_hex)
            .ok_or_else(|| bad(table::codes::RECORD_NO_SECRET))?;
        let players: Vec<Player> = record
            .tags
            .get(PLAYERS)
            .map(|line| line.split_whitespace().map(Player::of).collect())
            .unwrap_or_default();
        let mut replay = Replay::new(catalogue, &record)?.verify()?;
        let wrong = |cause| record.wrong_header(PLAYERS, cause);
        if players.len() != usize::from(record.seats) {
            return Err(wrong(Refusal::new(codes::SAVE_PLAYERS)));
        }
        for bot in players.iter().filter(|player| **player != Player::Person) {
            let check = check_bot(catalogue, &record.game, bot);
            check.map_err(wrong)?;
        }
        let mut told = Vec::new();
        let mut draws = 0;
        for event in &record.events {
            told.push(tell(replay.position(), &event.what));
            draws += u64::from(matches!(event.what, EventKind::Luck(_)));
            replay.step()?;
        }
        let position = replay.position().copy();
        let key = secret.key(&fairness.words);
        (record.ending, record.result) = (None, None);
        let catalogue = catalogue.clone();
        Ok(Session { catalogue, position, players, record, key, secret, draws, told })
    }

    /// The position.
    pub fn position(&self) -> &dyn Position {
        self.position.as_ref()
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// What was chosen before the game began: the same again.
    pub fn new_game(&self) -> NewGame {
        NewGame {
            game: self.record.game.clone(),
            choices: self.record.options.clone(),
            players: self.players.clone(),
            names: self.record.names.clone(),
        }
    }

    /// What the seats are called.
    pub fn names(&self) -> &[String] {
        &self.record.names
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Turn {
        self.position.turn()
    }

    /// The person who is to decide, if it is one.
    pub fn person_to_move(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Of(seat) if self.players[seat.index()] == Player::Person => Some(seat),
            _ => None,
        }
    }

    /// The bot that is to move, if it is one.
    pub fn bot_to_move(&self) -> Option<(Seat, &str)> {
        match self.turn() {
            Turn::Of(seat) => match &self.players[seat.index()] {
                Player::Bot(name) => Some((seat, name)),
                Player::Person => None,
            },
            Turn::Luck | Turn::Over => None,
        }
    }

    /// Whose eyes the terminal lends: the only person's; else of the one to move; without persons an onlooker's.
    pub fn eyes(&self) -> Eyes {
        let mut persons =
            Seat::all(self.position.seats()).filter(|seat| self.players[seat.index()] == Player::Person);
        match (persons.next(), persons.next()) {
            (None, _) => Eyes::Onlooker,
            (Some(only), None) => Eyes::Seat(only),
            (Some(first), Some(_)) => Eyes::Seat(self.person_to_move().unwrap_or(first)),
        }
    }

    /// Whether hands are hidden from one another at this table, so that a curtain falls between persons.
    pub fn needs_curtain(&self) -> bool {
        let persons = self.players.iter().filter(|player| **player == Player::Person).count();
        persons > 1 && self.position.facts().hidden_hands
    }

    /// The log as these eyes read it, oldest first.
    pub fn log(&self, eyes: Eyes) -> impl DoubleEndedIterator<Item = &Phrase> {
        let column = match eyes {
            Eyes::Seat(seat) => seat.index(),
            Eyes::Onlooker | Eyes::Reviewer => usize::from(self.position.seats()),
        };
        self.told.iter().map(move |told| &told.0[column])
    }

    /// Plays a move for the seat whose turn it is, then settles what chance decides. Nothing changes on refusal.
    pub fn play(&mut self, text: &str) -> Result<(), Refusal> {
        let turn = self.turn();
        let before = self.position.copy();
        let text = self.position.try_play(text)?;
        if let Turn::Of(seat) = turn {
            let what = EventKind::Move(seat, text);
            self.told.push(tell(before.as_ref(), &what));
            self.record.events.push(Event::new(what));
        }
        self.settle_luck()
    }

    /// Takes back the last decision of a person, and what bots did since. Never across luck: what was drawn is known.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        let refused = || Refusal::new(codes::UNDO);
        let last = self.record.events.iter().rposition(|event| match &event.what {
            EventKind::Move(seat, _) => self.players[seat.index()] == Player::Person,
            EventKind::Luck(_) => true,
            EventKind::Beside(_) => false,
        });
        let at = last.ok_or_else(refused)?;
        if matches!(self.record.events[at].what, EventKind::Luck(_)) {
            return Err(refused());
        }
        let mut earlier = self.record.clone();
        earlier.events.truncate(at);
        let mut replay = Replay::new(&self.catalogue, &earlier).map_err(|error| error.cause)?;
        while replay.step().map_err(|error| error.cause)?.is_some() {}
        self.position = replay.position().copy();
        self.record = earlier;
        self.told.truncate(at);
        Ok(())
    }

    /// A bot's thought, to be run wherever the caller likes: it owns what it needs.
    pub fn thinking(&self, stop: &Stop) -> Option<impl FnOnce() -> Result<String, Refusal> + Send + use<>> {
        let (seat, bot) = self.bot_to_move()?;
        let (bot, position) = (bot.to_owned(), self.position.copy());
        let seed = self.record.events.len() as u64;
        let budget = Budget::new(pace(&bot)).stopped_by(stop);
        let thinker = self.catalogue.thinker(position.as_ref());
        Some(move || thinker?.think(position.as_ref(), &bot, seat, &budget, seed).map(|thought| thought.best))
    }

    /// The best moves for the person to move, with reasons.
    pub fn hints(&self) -> Result<Vec<(String, Vec<Phrase>)>, Refusal> {
        let seat = self.person_to_move().ok_or_else(|| Refusal::new(codes::NO_HINT))?;
        let (position, budget) = (self.position(), Budget::millis(500));
        let seed = self.record.events.len() as u64;
        let hints = self.catalogue.thinker(position)?.hint(position, seat, &budget, seed)?;
        Ok(hints.into_iter().map(|hint| (hint.text, hint.reasons)).collect())
    }

    /// The record, secret included: what is saved, and what is shown after the end.
    pub fn record(&self) -> Record {
        let mut record = self.record.clone();
        if let Some(fairness) = &mut record.fairness {
            fairness.secret = Some(self.secret.reveal());
        }
        if self.turn() == Turn::Over {
            record = record.ended(Cause::Played, &self.position.standing());
        }
        record
    }

    fn settle_luck(&mut self) -> Result<(), Refusal> {
        while self.turn() == Turn::Luck {
            let what = EventKind::Luck(self.position.draw(&mut self.key.dice(self.draws))?);
            self.told.push(tell(self.position.as_ref(), &what));
            if let EventKind::Luck(text) = &what {
                self.position.try_settle(text)?;
            }
            self.draws += 1;
            self.record.events.push(Event::new(what));
        }
        Ok(())
    }
}

/// How long a person waits for a bot.
fn pace(bot: &str) -> Limits {
    match bot {
        "expert" => Limits::millis(1000),
        "hard" => Limits::millis(400),
        _ => Limits::millis(150),
    }
}

fn check_bot(catalogue: &Catalogue, game: &str, player: &Player) -> Result<(), Refusal> {
    catalogue.find(game)?.check_bot(player.word())
}

fn tell(before: &dyn Position, what: &EventKind) -> Told {
    let eyes = Eyes::all(before.seats());
    let line = |eyes| table::replay::tell(before, what, eyes);
    Told(eyes.map(|eyes| line(eyes).unwrap_or_else(|refusal| refusal.what)).collect())
}

//! What both faces need of a game, whether it runs here or on a server.

use crate::session::{Player, Session};
use crate::talk::{self, ReadableMove};
use play::{Eyes, Phrase, Seat, Turn};
use serde_json::Value;
use words::Words;

/// A game that is looked at.
pub trait Shown {
    /// Its name.
    fn game(&self) -> &str;
    /// How many play.
    fn seats(&self) -> u8;
    /// What they are called.
    fn names(&self) -> &[String];
    /// How strong the bot on a seat is, if one sits there.
    fn level(&self, _seat: Seat, _words: &Words) -> Option<String> {
        None
    }
    /// Whose turn it is.
    fn turn(&self) -> Turn;
    /// Through whose eyes.
    fn eyes(&self) -> Eyes;
    /// What these eyes see.
    fn view(&self) -> Value;
    /// Everybody's points.
    fn points(&self) -> Vec<i32>;
    /// The moves of whoever sits here and is to decide; none for anybody else.
    fn moves(&self, words: &Words) -> Vec<ReadableMove>;
    /// The log as sentences, oldest first; at most this many of the newest.
    fn log(&self, words: &Words, most: usize) -> Vec<String>;
    /// What everybody waits for, if not for the person at this terminal.
    fn waiting(&self, words: &Words) -> Option<String>;
}

/// The level of a bot, or its name where it is none of the levels.
pub fn level(name: &str, words: &Words) -> String {
    let id = format!("level-{name}");
    if words.knows(&id) { words.word(&id) } else { name.to_owned() }
}

/// The seat these eyes belong to; the first one for onlookers.
pub fn own_seat(shown: &dyn Shown) -> Seat {
    match shown.eyes() {
        Eyes::Seat(seat) => seat,
        Eyes::Onlooker | Eyes::Reviewer => Seat(0),
    }
}

impl Shown for Session {
    fn game(&self) -> &str {
        self.position().game()
    }
    fn seats(&self) -> u8 {
        self.position().seats()
    }
    fn names(&self) -> &[String] {
        Session::names(self)
    }

    fn level(&self, seat: Seat, words: &Words) -> Option<String> {
        match self.players().get(seat.index())? {
            Player::Bot(name) => Some(level(name, words)),
            Player::Person => None,
        }
    }

    fn turn(&self) -> Turn {
        Session::turn(self)
    }
    fn eyes(&self) -> Eyes {
        Session::eyes(self)
    }
    fn view(&self) -> Value {
        self.position().view(Session::eyes(self)).value()
    }
    fn points(&self) -> Vec<i32> {
        self.position().standing().points.to_vec()
    }

    fn moves(&self, words: &Words) -> Vec<ReadableMove> {
        match self.person_to_move() {
            Some(_) => talk::moves(self, words),
            None => Vec::new(),
        }
    }

    fn log(&self, words: &Words, most: usize) -> Vec<String> {
        let newest = Session::log(self, Session::eyes(self)).rev().take(most);
        let mut lines: Vec<_> =
            newest.map(|phrase| words.say_with_names(phrase, Session::names(self))).collect();
        lines.reverse();
        lines
    }

    fn waiting(&self, words: &Words) -> Option<String> {
        let (seat, _) = self.bot_to_move()?;
        let phrase = Phrase::new("terminal-thinking").with("seat", seat);
        Some(words.say_with_names(&phrase, Session::names(self)))
    }
}

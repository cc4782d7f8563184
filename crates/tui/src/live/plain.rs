//! A table of a server in plain lines: what is typed early waits for its turn, so that pipes can play.

use super::{LiveLine, LiveTable, News, Wish};
use crate::boards;
use crate::shown::{Shown as _, own_seat};
use crate::talk::{self, ReadableMove};
use play::{Phrase, Refusal};
use serde_json::json;
use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;
use table::event::PRESETS;
use words::Words;

/// How long to wait for news before looking at what was typed.
const BEAT: Duration = Duration::from_millis(20);

/// How the user's part ended.
pub enum Parting {
    /// The game is over, or the user has left.
    Home,
    /// The line ended for good.
    Cut(Refusal),
}

/// Plays at the table until it is over, the user leaves, or the line ends for good.
pub fn run(
    line: &LiveLine,
    word: &str,
    words: &Words,
    input: impl BufRead + Send + 'static,
    output: &mut dyn Write,
) -> io::Result<Parting> {
    let (send, typed) = channel();
    // It ends with the input or with the program.
    std::thread::spawn(move || {
        let lines = input.split(b'\n').map_while(Result::ok);
        for typed in lines {
            if send.send(String::from_utf8_lossy(&typed).into_owned()).is_err() {
                return;
            }
        }
    });
    let table = LiveTable::new();
    let mut talk = Talk {
        line,
        word,
        words,
        output,
        table,
        read: 0,
        greeted: false,
        matter: None,
        shown: false,
        waits: false,
        over: false,
        moves: Vec::new(),
    };
    talk.run(&typed)
}

struct Talk<'a> {
    line: &'a LiveLine,
    word: &'a str,
    words: &'a Words,
    output: &'a mut dyn Write,
    table: LiveTable,
    /// Lines of the log that were said.
    read: usize,
    /// Whether it was said who sits here.
    greeted: bool,
    /// What everybody waits for, as it was said last.
    matter: Option<String>,
    /// Whether the moves of this turn were shown.
    shown: bool,
    /// Whether a move was sent and nothing has been heard of it.
    waits: bool,
    /// Whether the game is over, and somebody who sat here may want another one.
    over: bool,
    moves: Vec<ReadableMove>,
}

/// What became of a typed line.
enum Obeyed {
    /// It is dealt with.
    Done,
    /// It is a move, and it is not our turn yet.
    Early,
    /// The user leaves.
    Leave,
}

impl Talk<'_> {
    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")?;
        self.output.flush()
    }

    fn run(&mut self, typed: &Receiver<String>) -> io::Result<Parting> {
        let mut early = VecDeque::new();
        let mut more = true;
        loop {
            match self.line.news.recv_timeout(BEAT) {
                Ok(news) => {
                    if let Some(parting) = self.hear(news)? {
                        return Ok(parting);
                    }
                    continue;
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(Parting::Home),
            }
            while more {
                match typed.try_recv() {
                    Ok(line) => early.push_back(line),
                    Err(std::sync::mpsc::TryRecvError::Empty) => break,
                    Err(std::sync::mpsc::TryRecvError::Disconnected) => more = false,
                }
            }
            // Before the table is known there is nothing to play at and nothing to leave.
            while let Some(text) = early.front().filter(|_| self.table.known()) {
                match self.obey(&text.clone())? {
                    Obeyed::Done => drop(early.pop_front()),
                    Obeyed::Early => break,
                    Obeyed::Leave => return self.leave(),
                }
            }
            let mine = !self.moves.is_empty() && !self.waits;
            match !more && early.is_empty() {
                true if self.over => return Ok(Parting::Home),
                true if mine => return self.leave(),
                _ => {}
            }
        }
    }

    fn leave(&mut self) -> io::Result<Parting> {
        let left = Phrase::new("live-left").with("command", (self.line.again)(&self.table.id));
        self.say(&self.words.say(&left))?;
        Ok(Parting::Home)
    }

    fn hear(&mut self, news: News) -> io::Result<Option<Parting>> {
        match news {
            News::Table(body) => return self.look(&body),
            News::Refused(refusal) => {
                self.waits = false;
                self.refuse(&refusal)?;
            }
            News::Hints(hints) => {
                let lines = talk::hints(hints, self.table.names(), self.words);
                lines.iter().try_for_each(|line| self.say(&format!("  {line}")))?;
            }
            News::Restart(seconds) => {
                let phrase = Phrase::new("live-restart").with("seconds", seconds);
                self.say(&self.words.say(&phrase))?;
            }
            News::Lost => {
                self.table.connected = false;
                self.say(&self.words.word("live-lost"))?;
            }
            News::Back => {
                self.table.connected = true;
                self.say(&self.words.word("live-back"))?;
            }
            News::End(refusal) => return Ok(Some(Parting::Cut(refusal))),
        }
        Ok(None)
    }

    fn refuse(&mut self, refusal: &Refusal) -> io::Result<()> {
        let what = self.words.say_with_names(&refusal.what, self.table.names());
        let rule = refusal.rule.as_deref().map(|rule| format!(" ({rule})")).unwrap_or_default();
        self.say(&format!("{what}{rule}"))
    }

    /// Takes the table in, says what has happened, and asks for a move where it is our turn.
    fn look(&mut self, body: &serde_json::Value) -> io::Result<Option<Parting>> {
        let first = !self.table.known();
        let before = (self.table.stage().to_owned(), self.table.turn());
        self.table.hear(body, self.words);
        if body["about"].is_object() {
            self.read = if first { 0 } else { self.table.lines() };
        }
        self.introduce(first)?;
        self.tell_log()?;
        if let Some(wish) = self.table.owed(self.word) {
            self.line.act(wish);
        }
        if let Some(lines) = self.table.ending(self.words).filter(|_| !self.over) {
            lines.iter().try_for_each(|line| self.say(line))?;
            if self.table.own().is_none() {
                return Ok(Some(Parting::Home));
            }
            self.say(&self.words.word("live-again-word"))?;
        }
        self.over = self.table.stage() == "finished";
        if before != (self.table.stage().to_owned(), self.table.turn()) || self.waits {
            self.shown = false;
            self.waits = false;
        }
        self.ask_for_a_move()?;
        Ok(None)
    }

    /// Says where we are when the table is seen for the first time, and who we are as soon as that is known.
    fn introduce(&mut self, first: bool) -> io::Result<()> {
        if first {
            let game = self.words.game(self.table.game());
            let table =
                Phrase::new("live-table").with("game", game).with("server", self.line.server.as_str());
            self.say(&self.words.say(&table))?;
        }
        if !self.greeted && !self.sitting_down() {
            self.greeted = true;
            self.greet()?;
        }
        Ok(())
    }

    /// Says the lines of the log that have not been said yet.
    fn tell_log(&mut self) -> io::Result<()> {
        let log = self.table.log(self.words, self.table.lines().saturating_sub(self.read));
        self.read = self.table.lines();
        log.iter().try_for_each(|line| self.say(line))
    }

    /// Shows the moves once where it is our turn; otherwise says, once, what the table waits for.
    fn ask_for_a_move(&mut self) -> io::Result<()> {
        self.moves = self.table.moves(self.words);
        let matter = self.table.matter(self.words).filter(|_| self.moves.is_empty() && self.greeted);
        if let Some(text) = matter.clone().filter(|_| matter != self.matter) {
            self.say(&text)?;
        }
        self.matter = matter;
        if !self.moves.is_empty() && !self.shown {
            self.show()?;
        }
        self.shown = true;
        Ok(())
    }

    /// Whether the seat is still on its way: until then nothing else is asked for.
    fn sitting_down(&self) -> bool {
        self.line.sits && self.table.own().is_none() && self.table.stage() != "finished"
    }

    fn greet(&mut self) -> io::Result<()> {
        let seat = match self.table.own() {
            Some(seat) => {
                let name = self.table.names().get(seat.index()).cloned().unwrap_or_default();
                self.words.say(&Phrase::new("live-seated").with("number", seat.0 + 1).with("name", name))
            }
            None => self.words.word("live-watching"),
        };
        self.say(&seat)
    }

    fn show(&mut self) -> io::Result<()> {
        let view = self.table.view();
        for line in talk::players(&self.table, &view, self.words, usize::MAX) {
            self.say(&line)?;
        }
        let board = boards::draw(self.table.game(), &view, own_seat(&self.table).index(), self.words).text();
        self.say(board.trim_end())?;
        for line in talk::hands(&self.table, &view, self.words) {
            self.say(&line)?;
        }
        for n in 0..self.moves.len() {
            self.say(&format!("{:>3}  {}", n + 1, self.moves[n].line()))?;
        }
        if self.moves.is_empty() {
            return match self.table.matter(self.words) {
                Some(matter) => self.say(&matter),
                None => Ok(()),
            };
        }
        self.say(&self.words.say(&Phrase::new("terminal-your-move").with("count", self.moves.len())))
    }

    fn obey(&mut self, typed: &str) -> io::Result<Obeyed> {
        let typed = typed.trim();
        let line = self.line;
        if self.sitting_down() && !matches!(typed, "quit" | "q") {
            return Ok(Obeyed::Early);
        }
        match typed {
            "" => {}
            "quit" | "q" => return Ok(Obeyed::Leave),
            "?" | "help" => {
                self.say(&self.words.word("terminal-plain-help-live"))?;
                self.say(&talk::signs(self.table.game(), self.words))?;
            }
            "log" | "l" => {
                for line in self.table.log(self.words, usize::MAX) {
                    self.say(&line)?;
                }
            }
            "board" | "b" => self.show()?,
            "presets" => {
                for (n, preset) in PRESETS.iter().enumerate() {
                    self.say(&format!("{:>3}  {}", n + 1, self.words.word(&format!("chat-{preset}"))))?;
                }
            }
            "hint" | "h" => (line.ask)(Wish::Hint),
            "undo" | "u" => line.offer("undo"),
            "draw" => line.offer("draw"),
            "pause" => line.act(self.table.pause()),
            "again" | "a" => line.offer("rematch"),
            "resign" => line.act(json!({ "do": "resign" })),
            "yes" | "y" | "no" | "n" => match self.table.asked() {
                Some((_, offer)) => {
                    line.act(json!({ "do": "answer", "offer": offer, "yes": typed.starts_with('y') }));
                }
                None => self.refuse(&Refusal::new(table::codes::NO_OFFER))?,
            },
            other => match other.strip_prefix("say ") {
                Some(text) => line.act(json!({ "do": "say", "line": said(text.trim()) })),
                // Moves that were typed ahead and are not needed any more.
                None if self.over => {}
                None => return self.play(other),
            },
        }
        Ok(Obeyed::Done)
    }

    fn play(&mut self, typed: &str) -> io::Result<Obeyed> {
        if self.waits || self.moves.is_empty() || !self.table.connected {
            return Ok(Obeyed::Early);
        }
        let text = match typed.parse::<usize>() {
            Ok(n) if (1..=self.moves.len()).contains(&n) => self.moves[n - 1].text.clone(),
            Ok(_) => {
                let phrase = Phrase::new("terminal-choose").with("count", self.moves.len());
                self.say(&self.words.say(&phrase))?;
                return Ok(Obeyed::Done);
            }
            Err(_) => typed.to_owned(),
        };
        self.waits = true;
        self.line.act(json!({ "do": "move", "text": text }));
        Ok(Obeyed::Done)
    }
}

/// `3` is a ready-made sentence, everything else own words.
pub(super) fn said(text: &str) -> serde_json::Value {
    let preset = text.parse::<usize>().ok().and_then(|n| PRESETS.get(n.checked_sub(1)?));
    match preset {
        Some(preset) => json!({ "preset": preset }),
        None => json!({ "text": text }),
    }
}

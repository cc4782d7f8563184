//! Plain lines: for screen readers, for slow terminals, for pipes. Moves are numbered; a word asks for more.

use crate::boards;
use crate::save::Saves;
use crate::session::{NewGame, Player, Session};
use crate::talk::{self, ReadableMove};
use crate::{Options, PlayError, begin, open};
use play::{Choices, Eyes, Phrase, Refusal, Seat, Turn};
use search::Stop;
use std::io::{BufRead, Write};
use std::path::Path;
use words::Words;

/// Plays over these lines until the game is over, the input ends, or the user says `quit`.
pub fn run(options: &Options, input: &mut dyn BufRead, output: &mut dyn Write) -> Result<(), PlayError> {
    let mut talk = Talk { words: &options.words, input, output };
    let opened = match open(options)? {
        Some(opened) => Some(opened),
        None => talk.ask_for_game(options)?,
    };
    let Some((mut session, path)) = opened else { return Ok(()) };
    talk.game(&mut session, &options.saves, &path)
}

struct Talk<'a> {
    words: &'a Words,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
}

/// What a person decided.
enum Decision {
    Play(String),
    Undo,
    Leave,
}

impl Talk<'_> {
    fn say(&mut self, text: &str) -> Result<(), PlayError> {
        writeln!(self.output, "{text}")?;
        Ok(self.output.flush()?)
    }

    fn refuse(&mut self, refusal: &Refusal, names: &[String]) -> Result<(), PlayError> {
        let what = self.words.say_with_names(&refusal.what, names);
        let rule = refusal.rule.as_deref().map(|rule| format!(" ({rule})")).unwrap_or_default();
        self.say(&format!("{what}{rule}"))
    }

    /// The next line without its ending; nothing when the input is over.
    fn hear(&mut self) -> Result<Option<String>, PlayError> {
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line).map_err(PlayError::Input)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim().to_owned()))
    }

    /// Numbered answers to a question; nothing when the input is over.
    fn ask(&mut self, question: &str, answers: &[String]) -> Result<Option<usize>, PlayError> {
        loop {
            self.say(question)?;
            for (n, answer) in answers.iter().enumerate() {
                self.say(&format!("{:>3}  {answer}", n + 1))?;
            }
            let Some(line) = self.hear()? else { return Ok(None) };
            match line.parse::<usize>() {
                Ok(n) if (1..=answers.len()).contains(&n) => return Ok(Some(n - 1)),
                _ => {
                    self.say(&self.words.say(&Phrase::new("terminal-choose").with("count", answers.len())))?
                }
            }
        }
    }

    fn ask_for_game(
        &mut self,
        options: &Options,
    ) -> Result<Option<(Session, std::path::PathBuf)>, PlayError> {
        let saved = options.saves.list();
        let games = options.catalogue.all();
        let mut answers: Vec<String> = games.iter().map(|game| self.words.game(game.name)).collect();
        for path in &saved {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            answers.push(self.words.say(&Phrase::new("terminal-go-on").with("name", name)));
        }
        let Some(choice) = self.ask(&self.words.word("terminal-which-game"), &answers)? else {
            return Ok(None);
        };
        if choice >= games.len() {
            let path = &saved[choice - games.len()];
            return Ok(Some((options.saves.read(&options.catalogue, path)?, path.clone())));
        }
        let game = &games[choice];
        let seats = game.facts.seats;
        let counts: Vec<String> = seats.iter().map(ToString::to_string).collect();
        let Some(count) = self.ask(&self.words.word("terminal-how-many"), &counts)? else { return Ok(None) };
        let levels = ["beginner", "easy", "medium", "hard", "expert"];
        let names: Vec<String> =
            levels.iter().map(|level| self.words.word(&format!("level-{level}"))).collect();
        let Some(level) = self.ask(&self.words.word("terminal-which-level"), &names)? else {
            return Ok(None);
        };
        let new_game = against_bots(game.name, seats[count], 1, levels[level], self.words);
        Ok(Some(begin(&new_game, options)?))
    }

    fn game(&mut self, session: &mut Session, saves: &Saves, path: &Path) -> Result<(), PlayError> {
        let mut read = 0;
        while session.turn() != Turn::Over {
            read = self.tell_news(session, read)?;
            if let Some(think) = session.thinking(&Stop::new()) {
                session.play(&think()?)?;
                saves.write(path, session)?;
                continue;
            }
            match self.decide(session)? {
                Decision::Leave => {
                    saves.write(path, session)?;
                    let name = path.display().to_string();
                    return self.say(&self.words.say(&Phrase::new("terminal-saved").with("file", name)));
                }
                Decision::Undo => match session.undo() {
                    Ok(()) => read = read.min(session.log(session.eyes()).count()),
                    Err(refusal) => self.refuse(&refusal, session.names())?,
                },
                Decision::Play(text) => match session.play(&text) {
                    Ok(()) => saves.write(path, session)?,
                    Err(refusal) => self.refuse(&refusal, session.names())?,
                },
            }
        }
        self.tell_news(session, read)?;
        let kept = saves.finish(path, session)?;
        for line in talk::ending(session, self.words) {
            self.say(&line)?;
        }
        let kept = Phrase::new("terminal-kept").with("file", kept.display().to_string());
        self.say(&self.words.say(&kept))
    }

    /// Says what has happened since.
    fn tell_news(&mut self, session: &Session, read: usize) -> Result<usize, PlayError> {
        let lines: Vec<String> = session
            .log(session.eyes())
            .skip(read)
            .map(|phrase| self.words.say_with_names(phrase, session.names()))
            .collect();
        for line in &lines {
            self.say(line)?;
        }
        Ok(read + lines.len())
    }

    fn decide(&mut self, session: &Session) -> Result<Decision, PlayError> {
        let moves = talk::moves(session, self.words);
        self.curtain(session)?;
        self.show(session, &moves)?;
        loop {
            let Some(line) = self.hear()? else { return Ok(Decision::Leave) };
            match line.as_str() {
                "" => {}
                "quit" | "q" => return Ok(Decision::Leave),
                "undo" | "u" => return Ok(Decision::Undo),
                "hint" | "h" => self.hint(session)?,
                "log" | "l" => drop(self.tell_news(session, 0)?),
                "board" | "b" => self.show(session, &moves)?,
                "?" | "help" => {
                    self.say(&self.words.word("terminal-plain-help"))?;
                    self.say(&talk::signs(session.position().game(), self.words))?;
                }
                other => match other.parse::<usize>() {
                    Ok(n) if (1..=moves.len()).contains(&n) => {
                        return Ok(Decision::Play(moves[n - 1].text.clone()));
                    }
                    Ok(_) => {
                        self.say(&self.words.say(&Phrase::new("terminal-choose").with("count", moves.len())))?
                    }
                    Err(_) => return Ok(Decision::Play(other.to_owned())),
                },
            }
        }
    }

    /// Between two persons with hidden hands nobody may read on before the other has the device.
    fn curtain(&mut self, session: &Session) -> Result<(), PlayError> {
        let Some(seat) = session.person_to_move().filter(|_| session.needs_curtain()) else { return Ok(()) };
        let phrase = Phrase::new("terminal-curtain").with("seat", seat);
        let sentence = self.words.say_with_names(&phrase, session.names());
        self.say(&format!("{}{sentence}", "\n".repeat(40)))?;
        self.hear().map(drop)
    }

    fn show(&mut self, session: &Session, moves: &[ReadableMove]) -> Result<(), PlayError> {
        let eyes = session.eyes();
        let own = match eyes {
            Eyes::Seat(seat) => seat,
            Eyes::Onlooker | Eyes::Reviewer => Seat(0),
        };
        let view = session.position().view(eyes).value();
        for line in talk::players(session, &view, self.words, usize::MAX) {
            self.say(&line)?;
        }
        self.say(boards::draw(session.position().game(), &view, own.index(), self.words).text().trim_end())?;
        for line in talk::hands(session, &view, self.words) {
            self.say(&line)?;
        }
        for (n, one) in moves.iter().enumerate() {
            self.say(&format!("{:>3}  {}", n + 1, one.line()))?;
        }
        self.say(&self.words.say(&Phrase::new("terminal-your-move").with("count", moves.len())))
    }

    fn hint(&mut self, session: &Session) -> Result<(), PlayError> {
        match session.hints() {
            Ok(hints) => {
                let mut lines = talk::hints(hints, session.names(), self.words).into_iter();
                lines.try_for_each(|line| self.say(&format!("  {line}")))
            }
            Err(refusal) => self.refuse(&refusal, session.names()),
        }
    }
}

/// What bots are called, from the second seat on: names that are names in every language.
const BOTS: [&str; 9] = ["Ada", "Otto", "Mila", "Hugo", "Nora", "Emil", "Ida", "Leo", "Vera"];

/// People on the first seats and bots of one level on the others.
pub fn against_bots(game: &str, seats: u8, people: u8, level: &str, words: &Words) -> NewGame {
    let person = |seat: u8| words.say(&Phrase::new("player-of-seat").with("number", seat + 1));
    let bot = |seat: u8| BOTS[usize::from(seat.wrapping_sub(people)) % BOTS.len()].to_owned();
    let seated = |seat| if seat < people { Player::Person } else { Player::Bot(level.to_owned()) };
    NewGame {
        game: game.to_owned(),
        choices: Choices::none(),
        players: (0..seats).map(seated).collect(),
        names: (0..seats).map(|seat| if seat < people { person(seat) } else { bot(seat) }).collect(),
    }
}

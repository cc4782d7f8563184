//! The bots of a game by name.

use crate::speed::{Course, Tree};
use crate::train::Lesson;
use crate::worth::Worth;
use crate::{ByMind, Judge, Mind};
use play::{FullGame, Game, Phrase, Refusal, Seat};
use search::{Budget, Limits, Stop};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The five levels every game has, weakest first. They differ in how they think.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// A child's first opponent: overlooks things as beginners do, never plays an absurd move.
    Beginner,
    /// Sees what a move brings at once.
    Easy,
    /// Thinks about the answer too.
    Medium,
    /// Plans ahead.
    Hard,
    /// Everything we know.
    Expert,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 5] = [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// Its name; the text is `level-<name>` and `level-<name>-about`.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// How long a person is made to wait for a move, unless somebody asks for something else.
    pub const fn pace(self) -> Limits {
        match self {
            Level::Beginner | Level::Easy => Limits::millis(50),
            Level::Medium => Limits::millis(150),
            Level::Hard => Limits::millis(400),
            Level::Expert => Limits::millis(1000),
        }
    }

    /// The same for a bot of any name.
    pub fn pace_of(name: &str) -> Limits {
        Level::ALL.into_iter().find(|level| level.name() == name).map_or(Limits::millis(50), Level::pace)
    }
}

/// How much later than the time it may think a bot answers: what thinking takes longer than allowed stays hidden.
const MARGIN: Duration = Duration::from_millis(150);

/// How long a bot takes at least. Where hands are hidden it depends on nothing that a player may not know: a bot that
/// has no choice, or finds its move early, answers no sooner than one that thinks to the end. Without a pace at all
/// (in tests) there is none of that either.
pub fn answers_after(least: Duration, limits: &Limits, hidden_hands: bool) -> Duration {
    match limits.time {
        Some(time) if hidden_hands && !least.is_zero() => least.max(time + MARGIN),
        _ => least,
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

type Make<G> = Box<dyn Fn(&G) -> Box<dyn Mind<G>> + Send + Sync>;

/// One bot of a game.
pub struct Bot<G: Game> {
    /// Its name: a level, or the name of a reference player.
    pub name: &'static str,
    make: Make<G>,
}

impl<G: Game> Bot<G> {
    /// Wakes a fresh mind for this game.
    pub fn wake(&self, game: &G) -> Box<dyn Mind<G>> {
        (self.make)(game)
    }

    /// The level of this name, if it is one.
    pub fn level(&self) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == self.name)
    }
}

/// The bots of one game.
pub struct Bots<G: Game> {
    list: Vec<Bot<G>>,
}

impl<G: Game> Bots<G> {
    /// With `random` alone.
    pub fn new() -> Bots<G> {
        Bots { list: Vec::new() }.with("random", |_| Box::new(crate::Random))
    }

    /// The same bots with a reference player more (or instead of the one with that name).
    #[must_use]
    pub fn with(
        mut self,
        name: &'static str,
        make: impl Fn(&G) -> Box<dyn Mind<G>> + Send + Sync + 'static,
    ) -> Bots<G> {
        self.list.retain(|bot| bot.name != name);
        self.list.push(Bot { name, make: Box::new(make) });
        self
    }

    /// The same bots with a level more.
    #[must_use]
    pub fn with_level(
        self,
        level: Level,
        make: impl Fn(&G) -> Box<dyn Mind<G>> + Send + Sync + 'static,
    ) -> Bots<G> {
        self.with(level.name(), make)
    }

    /// All names, in the order they were put in.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.list.iter().map(|bot| bot.name)
    }

    /// The levels there are, weakest first.
    pub fn levels(&self) -> impl Iterator<Item = Level> + '_ {
        Level::ALL.into_iter().filter(|level| self.names().any(|name| name == level.name()))
    }

    /// The bot of this name, or a refusal that names what is possible.
    pub fn get(&self, name: &str) -> Result<&Bot<G>, Refusal> {
        self.list.iter().find(|bot| bot.name == name).ok_or_else(|| {
            Refusal::new(play::codes::BOT)
                .with("bot", name)
                .with("possible", self.names().collect::<Vec<_>>().join(", "))
        })
    }

    /// Wakes a mind by name.
    pub fn wake(&self, game: &G, name: &str) -> Result<Box<dyn Mind<G>>, Refusal> {
        self.get(name).map(|bot| bot.wake(game))
    }
}

impl<G: Game> Default for Bots<G> {
    fn default() -> Self {
        Bots::new()
    }
}

/// A game that has bots: those of the product in this crate, one folder per game; a test may bring its own.
pub trait BotGame: FullGame {
    /// Who gives hints, and finds the best moves of games that are looked at afterwards.
    const ADVISER: &'static str = "expert";

    /// How long each move of a finished game is looked at. No clock: the same on every machine.
    const CARE: Limits = Limits::nodes(1000);

    /// What its players have learnt, if anything; `klots train` learns it again.
    const LESSONS: &'static [Lesson] = &[];

    /// How its speed is measured; without any, in random games of the rulebook's way.
    const COURSES: &'static [Course] = &[];

    /// Trees of moves whose leaves are counted too.
    const TREES: &'static [Tree] = &[];

    /// Its bots: `random`, `greedy`, the reference players, then the five levels.
    fn bots() -> Bots<Self>;

    /// Who says what everybody may expect of a position: the adviser, unless the game has somebody who knows better.
    fn judge(&self) -> Box<dyn Judge<Self>> {
        let adviser = Self::bots().wake(self, Self::ADVISER).expect("the adviser is one of the bots");
        Box::new(ByMind::new(adviser))
    }

    /// Why `seat` would like this move (points now, bonuses, what it leaves), from what the seat can see:
    /// at most a handful of codes `reason-<game>-…`, the most telling first.
    fn reasons(&self, _view: &Self::View, _seat: Seat, _m: Self::Move) -> Vec<Phrase> {
        Vec::new()
    }

    /// What a position is worth to the side to move, where the game has been solved that far. Finding out may take
    /// seconds the first time; a stop ends that, with nothing found.
    fn worth(&self, _state: &Self::State, _stop: &Stop) -> Option<Worth> {
        None
    }
}

/// A bot and how long it may think: `expert`, `expert@100ms`, `random@1n`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Contender {
    /// Its name among the bots of the game.
    pub name: String,
    /// Its own limits, where they differ from everybody's.
    pub limits: Option<Limits>,
}

impl Contender {
    /// The budget of this contender when everybody else has `usual`.
    pub fn limits_or(&self, usual: Limits) -> Limits {
        self.limits.unwrap_or(usual)
    }

    /// Wakes its mind, with a budget of its own or of these `usual` limits.
    pub fn wake<G: BotGame>(&self, game: &G, usual: Limits) -> Result<(Box<dyn Mind<G>>, Budget), Refusal> {
        Ok((G::bots().wake(game, &self.name)?, Budget::new(self.limits_or(usual))))
    }
}

impl FromStr for Contender {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Contender, Refusal> {
        match text.split_once('@') {
            None => Ok(Contender { name: text.to_owned(), limits: None }),
            Some((name, limits)) => Ok(Contender { name: name.to_owned(), limits: Some(limits.parse()?) }),
        }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limits {
            None => f.write_str(&self.name),
            Some(limits) => write!(f, "{}@{limits}", self.name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_whose_hand_is_hidden_takes_as_long_without_a_choice_as_with_one() {
        let least = Duration::from_millis(500);
        for level in Level::ALL {
            let limits = level.pace();
            let takes = answers_after(least, &limits, true);
            assert!(limits.time.is_none_or(|time| takes > time), "{}: thinking is over before", level.name());
            assert!(takes >= least);
            let open = answers_after(least, &limits, false);
            assert_eq!(open, least, "what everybody sees may be answered at once");
        }
    }
}

//! Any game behind one trait: the bridge from [`play::Whole`] games and their bots to server, terminal and Python.
//!
//! Everything goes by text and JSON here. Search never comes this way: it knows its game's types.

use crate::json::Json;
use bots::analysis::{self, Analysis};
use bots::{Hint, Played, Thought};
use play::dice::Seeded;
use play::record::{Record, RecordError};
use play::{Choices, Dice, Eyes, Phrase, Refusal, ScoreLine, Seat, Standing, Turn};
use search::Budget;
use serde_json::Value;

/// A game with its options and one position of it, whatever game it is.
pub trait Position: Send + Sync {
    /// The game's short name.
    fn game(&self) -> &'static str;
    /// The version of its rules.
    fn rules_version(&self) -> u32;
    /// How many sit at the table.
    fn seats(&self) -> u8;
    /// The options that differ from the rulebook's way.
    fn choices(&self) -> Choices;

    /// Whose turn it is.
    fn turn(&self) -> Turn;
    /// The round of a match, from 0.
    fn round(&self) -> u32;
    /// The legal moves as text.
    fn moves(&self) -> Vec<String>;
    /// The legal moves with where they go and what they bring, as JSON; each has its `text`.
    fn offers(&self) -> Vec<Value>;
    /// The same as text, for whoever only passes it on.
    fn offers_json(&self) -> Json;

    /// Why a move cannot be played here: text that does not read, or the first rule it breaks.
    fn explain(&self, text: &str) -> Result<(), Refusal>;
    /// Plays a move; on refusal nothing has changed. Returns its canonical text.
    fn play(&mut self, text: &str) -> Result<String, Refusal>;
    /// What these eyes read in the log about a legal move, before it is played.
    fn tell_move(&self, text: &str, eyes: Eyes) -> Result<Phrase, Refusal>;

    /// Lets the dice decide what is open, without settling it: the text a reviewer sees.
    fn draw(&self, dice: &mut dyn Dice) -> Result<String, Refusal>;
    /// Settles luck; on refusal nothing has changed.
    fn settle(&mut self, text: &str) -> Result<(), Refusal>;
    /// Luck as these eyes see it, before it is settled: its text and its line in the log.
    fn tell_luck(&self, text: &str, eyes: Eyes) -> Result<(String, Phrase), Refusal>;

    /// What these eyes see.
    fn view(&self, eyes: Eyes) -> Value;
    /// The same as text, for whoever only passes it on.
    fn view_json(&self, eyes: Eyes) -> Json;
    /// Points and places.
    fn standing(&self) -> Standing;
    /// The sum of a seat's points, line by line.
    fn reckon(&self, seat: Seat, eyes: Eyes) -> Vec<ScoreLine>;

    /// The whole position as text. Only for those who may see everything.
    fn text(&self) -> String;
    /// Takes a position from text; on refusal nothing has changed.
    fn set_text(&mut self, text: &str) -> Result<(), Refusal>;
    /// Goes back to the start.
    fn restart(&mut self);
    /// The bots that play this game, by name.
    fn bots(&self) -> Vec<&'static str>;
    /// Lets a bot think for `seat`, from what that seat sees. Refused when it is not that seat's turn.
    fn think(&self, bot: &str, seat: Seat, budget: &Budget, seed: u64) -> Result<Thought<String>, Refusal>;
    /// The best moves for `seat` with reasons, from what that seat sees.
    fn hint(&self, seat: Seat, budget: &Budget, seed: u64) -> Result<Vec<Hint>, Refusal>;

    /// What every move and every draw of a record was worth, as a bot sees it from what its player could know.
    /// `watch` is told how many events are done, and of how many.
    fn analyse(
        &self,
        record: &Record,
        options: &analysis::Options,
        watch: &mut dyn FnMut(usize, usize),
    ) -> Result<Analysis, RecordError>;

    /// How many lines of `depth` moves there are; the end of a game and luck end a line early.
    fn perft(&self, depth: u32) -> u64;
    /// A copy.
    fn copy(&self) -> Box<dyn Position>;
}

/// The one implementation of [`Position`].
#[derive(Clone)]
pub struct Playing<G: Played> {
    game: G,
    state: G::State,
}

impl<G: Played> Playing<G> {
    /// The game at its start.
    pub fn new(game: G) -> Playing<G> {
        let state = game.start();
        Playing { game, state }
    }

    fn legal(&self, text: &str) -> Result<G::Move, Refusal> {
        self.check_turn()?;
        let m = self.game.parse_move(&self.state, text)?;
        self.game.explain(&self.state, m)?;
        Ok(m)
    }

    fn check_turn(&self) -> Result<(), Refusal> {
        match self.game.turn(&self.state) {
            Turn::Of(_) => Ok(()),
            Turn::Luck => Err(Refusal::new("refused-luck-first")),
            Turn::Over => Err(Refusal::new("refused-over")),
        }
    }

    fn check_luck(&self) -> Result<(), Refusal> {
        match self.game.turn(&self.state) {
            Turn::Luck => Ok(()),
            Turn::Of(seat) => Err(Refusal::new("refused-no-luck").with("seat", seat)),
            Turn::Over => Err(Refusal::new("refused-over")),
        }
    }

    fn luck(&self, text: &str) -> Result<G::Luck, Refusal> {
        self.check_luck()?;
        self.game.parse_luck(&self.state, text)
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        match self.game.turn(&self.state) {
            Turn::Of(acting) if acting == seat => Ok(()),
            Turn::Of(acting) => Err(Refusal::new("refused-not-your-turn").with("seat", acting)),
            Turn::Luck | Turn::Over => self.check_turn(),
        }
    }

    fn legal_moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.moves(&self.state, &mut moves);
        moves
    }
}

impl<G: Played> Position for Playing<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }
    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }
    fn seats(&self) -> u8 {
        self.game.seats()
    }
    fn choices(&self) -> Choices {
        self.game.choices()
    }
    fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }
    fn round(&self) -> u32 {
        self.game.round(&self.state)
    }

    fn moves(&self) -> Vec<String> {
        self.legal_moves().into_iter().map(|m| self.game.move_text(&self.state, m)).collect()
    }

    fn offers(&self) -> Vec<Value> {
        self.legal_moves().into_iter().map(|m| json(&self.game.offer(&self.state, m))).collect()
    }

    fn offers_json(&self) -> Json {
        let offers = self.legal_moves().into_iter().map(|m| self.game.offer(&self.state, m));
        Json::of(&offers.collect::<Vec<_>>())
    }

    fn explain(&self, text: &str) -> Result<(), Refusal> {
        self.legal(text).map(drop)
    }

    fn play(&mut self, text: &str) -> Result<String, Refusal> {
        let m = self.legal(text)?;
        let canonical = self.game.move_text(&self.state, m);
        self.game.play(&mut self.state, m);
        Ok(canonical)
    }

    fn tell_move(&self, text: &str, eyes: Eyes) -> Result<Phrase, Refusal> {
        Ok(self.game.tell_move(&self.state, self.legal(text)?, eyes))
    }

    fn draw(&self, dice: &mut dyn Dice) -> Result<String, Refusal> {
        self.check_luck()?;
        let luck = self.game.draw(&self.state, dice);
        Ok(self.game.luck_text(&self.state, luck, Eyes::Reviewer))
    }

    fn settle(&mut self, text: &str) -> Result<(), Refusal> {
        let luck = self.luck(text)?;
        self.game.settle(&mut self.state, luck);
        Ok(())
    }

    fn tell_luck(&self, text: &str, eyes: Eyes) -> Result<(String, Phrase), Refusal> {
        let luck = self.luck(text)?;
        let seen = self.game.luck_text(&self.state, luck, eyes);
        Ok((seen, self.game.tell_luck(&self.state, luck, eyes)))
    }

    fn view(&self, eyes: Eyes) -> Value {
        json(&self.game.view(&self.state, eyes))
    }
    fn view_json(&self, eyes: Eyes) -> Json {
        Json::of(&self.game.view(&self.state, eyes))
    }
    fn standing(&self) -> Standing {
        self.game.standing(&self.state)
    }
    fn reckon(&self, seat: Seat, eyes: Eyes) -> Vec<ScoreLine> {
        self.game.reckon(&self.state, seat, eyes)
    }
    fn text(&self) -> String {
        self.game.position_text(&self.state)
    }

    fn set_text(&mut self, text: &str) -> Result<(), Refusal> {
        self.state = self.game.parse_position(text)?;
        Ok(())
    }

    fn restart(&mut self) {
        self.state = self.game.start();
    }

    fn bots(&self) -> Vec<&'static str> {
        G::bots().names().collect()
    }

    fn think(&self, bot: &str, seat: Seat, budget: &Budget, seed: u64) -> Result<Thought<String>, Refusal> {
        self.check_seat(seat)?;
        let mut mind = G::bots().wake(&self.game, bot)?;
        let view = self.game.view(&self.state, Eyes::Seat(seat));
        let thought = mind.think(&self.game, &view, seat, budget, seed);
        let line = line_texts(&self.game, &view, &thought.line, seed);
        let text = |m| self.game.move_text(&self.state, m);
        Ok(Thought { line, ..thought.map(text) })
    }

    fn hint(&self, seat: Seat, budget: &Budget, seed: u64) -> Result<Vec<Hint>, Refusal> {
        self.check_seat(seat)?;
        let view = self.game.view(&self.state, Eyes::Seat(seat));
        Ok(bots::hint(&self.game, &view, seat, budget, seed))
    }

    fn analyse(
        &self,
        record: &Record,
        options: &analysis::Options,
        watch: &mut dyn FnMut(usize, usize),
    ) -> Result<Analysis, RecordError> {
        analysis::analyse(&self.game, record, options, watch)
    }

    fn perft(&self, depth: u32) -> u64 {
        let mut scratch = vec![Vec::new(); depth as usize];
        perft(&self.game, &self.state, &mut scratch)
    }

    fn copy(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }
}

/// The expected course of the game as text, as far as it can be followed in one world that fits the view.
fn line_texts<G: Played>(game: &G, view: &G::View, line: &[G::Move], seed: u64) -> Vec<String> {
    let mut world = game.guess(view, &mut Seeded::new(seed));
    let mut texts = Vec::new();
    for &m in line {
        if !matches!(game.turn(&world), Turn::Of(_)) || game.explain(&world, m).is_err() {
            break;
        }
        texts.push(game.move_text(&world, m));
        game.play(&mut world, m);
    }
    texts
}

fn perft<G: Played>(game: &G, state: &G::State, scratch: &mut [Vec<G::Move>]) -> u64 {
    let Some((moves, deeper)) = scratch.split_first_mut() else { return 1 };
    game.moves(state, moves);
    if moves.is_empty() || deeper.is_empty() {
        return (moves.len() as u64).max(u64::from(moves.is_empty()));
    }
    let after = |&m: &G::Move| {
        let mut next = state.clone();
        game.play(&mut next, m);
        perft(game, &next, deeper)
    };
    moves.iter().map(after).sum()
}

fn json<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("views and offers have string keys and finite numbers")
}

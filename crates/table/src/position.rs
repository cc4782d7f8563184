//! What can be played, whatever game it is: the bridge from [`play::FullGame`] games to server, terminal and Python.
//!
//! Everything goes by text and JSON here. Search never comes this way: it knows its game's types, and finds them
//! behind a [`Position`] through [`Position::as_any`].

use crate::codes;
use crate::json::Json;
use play::record::EventKind;
use play::{Choices, Dice, Eyes, Facts, FullGame, Phrase, Refusal, ScoreLine, Seat, Standing, Turn};
use serde::{Serialize, Serializer};
use std::any::Any;
use std::sync::Arc;

/// Who hands games in, by their names. A table knows no list of games and no bot: it asks.
pub trait Games: Send + Sync {
    /// The start of a game with these seats and options, or why they do not fit.
    fn open(&self, game: &str, seats: u8, choices: &Choices) -> Result<Box<dyn Position>, Refusal>;

    /// Who can sit down where no person does, by name.
    fn bots(&self, game: &str) -> Result<Arc<[&'static str]>, Refusal>;
}

/// A game with its options and one position of it.
pub trait Position: Send + Sync {
    /// What is known about the game before anything is chosen.
    fn facts(&self) -> &'static Facts;
    /// The game's short name.
    fn game(&self) -> &'static str {
        self.facts().name
    }
    /// How many sit at the table.
    fn seats(&self) -> u8;
    /// The options that differ from the rulebook's way.
    fn choices(&self) -> Choices;
    /// The party a seat belongs to: partners share it.
    fn party(&self, seat: Seat) -> u8;
    /// Whether partners may talk where the others do not hear it.
    fn team_chat(&self) -> bool;
    /// The limit for each move that the options name; the table's clock is set to it.
    fn seconds_per_move(&self) -> Option<u32>;

    /// Whose turn it is.
    fn turn(&self) -> Turn;
    /// The round of a match, from 0.
    fn round(&self) -> u32;
    /// The legal moves as text.
    fn moves(&self) -> Vec<String>;
    /// The legal moves with where they go and what they bring, a list. Each has its `text`, and its `tell`: what its
    /// seat will read in the log about it.
    fn offers(&self) -> Json;

    /// Plays a move if it is legal; on refusal nothing has changed. Returns its canonical text.
    ///
    /// [`play::Game::play`] is the unchecked one: it takes a typed move and trusts its caller.
    fn try_play(&mut self, text: &str) -> Result<String, Refusal>;
    /// What these eyes read in the log about a legal move, before it is played.
    fn tell_move(&self, text: &str, eyes: Eyes) -> Result<Phrase, Refusal>;
    /// Why a move cannot be played here: text that does not read, or the first rule it breaks.
    fn explain(&self, text: &str) -> Result<(), Refusal>;

    /// Lets the dice decide what is open, without settling it: the text a reviewer sees.
    fn draw(&self, dice: &mut dyn Dice) -> Result<String, Refusal>;
    /// Settles luck if it is possible here; on refusal nothing has changed. Returns its canonical text: one draw is
    /// always written the same way. [`play::Game::settle`] is the unchecked one.
    fn try_settle(&mut self, text: &str) -> Result<String, Refusal>;
    /// Luck as these eyes see it, before it is settled: its text and its line in the log.
    fn tell_luck(&self, text: &str, eyes: Eyes) -> Result<(String, Phrase), Refusal>;

    /// Lets an event of a record happen again. What happened beside the board changes no position.
    fn follow(&mut self, event: &EventKind) -> Result<(), Refusal> {
        match event {
            EventKind::Move(_, text) => self.try_play(text).map(drop),
            EventKind::Luck(text) => self.try_settle(text).map(drop),
            EventKind::Beside(_) => Ok(()),
        }
    }

    /// What these eyes see.
    fn view(&self, eyes: Eyes) -> Json;
    /// Points and places.
    fn standing(&self) -> Standing;
    /// Points and places when the game ends because these seats have given up or run out of time.
    fn forfeit(&self, lost: &[Seat]) -> Standing;
    /// The sum of a seat's points, line by line.
    fn reckon(&self, seat: Seat, eyes: Eyes) -> Vec<ScoreLine>;

    /// The whole position as text. Only for those who may see everything.
    fn text(&self) -> String;
    /// Takes a position from text; on refusal nothing has changed.
    fn set_text(&mut self, text: &str) -> Result<(), Refusal>;
    /// Goes back to the start.
    fn restart(&mut self);
    /// A copy.
    fn copy(&self) -> Box<dyn Position>;
    /// The start of the same game with other seats and options, or why they do not fit.
    fn reopen(&self, seats: u8, choices: &Choices) -> Result<Box<dyn Position>, Refusal>;
    /// A [`PositionOf`] its game, for those who know games by their types.
    fn as_any(&self) -> &dyn Any;
}

/// The start of game `G` with these seats and options, or why they do not fit.
pub fn open<G: FullGame>(seats: u8, choices: &Choices) -> Result<Box<dyn Position>, Refusal> {
    Ok(Box::new(PositionOf::new(G::with(seats, choices)?)))
}

/// A move as the faces get it: what the game offers, and how it is told.
#[derive(Serialize)]
struct ToldOffer<O> {
    #[serde(flatten)]
    offer: O,
    tell: Phrase,
}

/// The legal moves of a seat. Each is written as soon as it is told: dozens of them at once are a thousand small pieces of
/// memory.
struct Offers<'a, G: FullGame> {
    position: &'a PositionOf<G>,
    seat: Seat,
}

impl<G: FullGame> Serialize for Offers<'_, G> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let PositionOf { game, state } = self.position;
        to.collect_seq(self.position.legal_moves().into_iter().map(|m| ToldOffer {
            offer: game.offer(state, m),
            tell: game.tell_move(state, m, Eyes::Seat(self.seat)),
        }))
    }
}

/// The one implementation of [`Position`].
#[derive(Clone)]
pub struct PositionOf<G: FullGame> {
    game: G,
    state: G::State,
}

impl<G: FullGame> PositionOf<G> {
    /// The game at its start.
    pub fn new(game: G) -> PositionOf<G> {
        let state = game.start();
        PositionOf { game, state }
    }

    /// What a position of this game is behind the trait. Another catalogue may have another game of the same name.
    pub fn behind(position: &dyn Position) -> Result<&PositionOf<G>, Refusal> {
        position.as_any().downcast_ref().ok_or_else(|| {
            Refusal::new(play::codes::GAME_UNKNOWN).with("game", position.game()).with("possible", G::NAME)
        })
    }

    /// The game with its options.
    pub fn rules(&self) -> &G {
        &self.game
    }

    /// The position. It knows everything: a bot is shown a view of it.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The same game in another position.
    #[must_use]
    pub fn at(&self, state: G::State) -> PositionOf<G> {
        PositionOf { game: self.game.clone(), state }
    }

    /// Whether `seat` is to move, and if not, why.
    pub fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        match self.game.turn(&self.state) {
            Turn::Of(acting) if acting == seat => Ok(()),
            Turn::Of(acting) => Err(Refusal::new(play::codes::NOT_YOUR_TURN).with("seat", acting)),
            Turn::Luck | Turn::Over => self.check_turn(),
        }
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
            Turn::Luck => Err(Refusal::new(play::codes::LUCK_FIRST)),
            Turn::Over => Err(Refusal::new(play::codes::OVER)),
        }
    }

    fn check_luck(&self) -> Result<(), Refusal> {
        match self.game.turn(&self.state) {
            Turn::Luck => Ok(()),
            Turn::Of(seat) => Err(Refusal::new(codes::NO_LUCK).with("seat", seat)),
            Turn::Over => Err(Refusal::new(play::codes::OVER)),
        }
    }

    fn luck(&self, text: &str) -> Result<G::Luck, Refusal> {
        self.check_luck()?;
        self.game.parse_luck(&self.state, text)
    }

    fn legal_moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.moves(&self.state, &mut moves);
        moves
    }
}

impl<G: FullGame> Position for PositionOf<G> {
    fn facts(&self) -> &'static Facts {
        &G::FACTS
    }
    fn seats(&self) -> u8 {
        self.game.seats()
    }
    fn choices(&self) -> Choices {
        self.game.choices()
    }
    fn party(&self, seat: Seat) -> u8 {
        self.game.party(seat)
    }
    fn team_chat(&self) -> bool {
        self.game.team_chat()
    }
    fn seconds_per_move(&self) -> Option<u32> {
        self.game.seconds_per_move()
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

    fn offers(&self) -> Json {
        match self.game.turn(&self.state) {
            Turn::Of(seat) => Json::of(&Offers { position: self, seat }),
            Turn::Luck | Turn::Over => Json::none(),
        }
    }

    fn explain(&self, text: &str) -> Result<(), Refusal> {
        self.legal(text).map(drop)
    }

    fn try_play(&mut self, text: &str) -> Result<String, Refusal> {
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

    fn try_settle(&mut self, text: &str) -> Result<String, Refusal> {
        let luck = self.luck(text)?;
        let canonical = self.game.luck_text(&self.state, luck, Eyes::Reviewer);
        self.game.settle(&mut self.state, luck);
        Ok(canonical)
    }

    fn tell_luck(&self, text: &str, eyes: Eyes) -> Result<(String, Phrase), Refusal> {
        let luck = self.luck(text)?;
        let seen = self.game.luck_text(&self.state, luck, eyes);
        Ok((seen, self.game.tell_luck(&self.state, luck, eyes)))
    }

    fn view(&self, eyes: Eyes) -> Json {
        Json::of(&self.game.view(&self.state, eyes))
    }
    fn standing(&self) -> Standing {
        self.game.standing(&self.state)
    }
    fn forfeit(&self, lost: &[Seat]) -> Standing {
        self.game.forfeit(&self.state, lost)
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

    fn copy(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn reopen(&self, seats: u8, choices: &Choices) -> Result<Box<dyn Position>, Refusal> {
        open::<G>(seats, choices)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

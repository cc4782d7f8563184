//! The central trait and its small companions.

use crate::codes;
use crate::{Choices, Dice, Eyes, OptionSpec, Phrase, Refusal, ScoreLine, Seat, Standing, TextError, Turn};
use serde::Serialize;
use std::fmt::Debug;
use std::hash::Hash;

/// A game with its options. The position lives outside, in [`Game::State`].
///
/// A match of several rounds (three games, or as many as it takes to 400 points) is one `State`:
/// when a round ends the turn is luck's again, and only the end of the match is [`Turn::Over`].
pub trait Game: Clone + Send + Sync + Debug + 'static {
    /// A whole position, hidden hands included. Never serialised.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// What a seat decides; 8 bytes or less.
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// What chance decides.
    type Luck: Copy + Eq + Debug + Send + Sync;
    /// What one pair of eyes sees: built up from what may be seen, never stripped down.
    type View: Clone + Eq + Debug + Send + Sync + Serialize;

    /// How many sit at the table.
    fn seats(&self) -> u8;

    /// The position before anything has happened.
    fn start(&self) -> Self::State;

    /// Whose turn it is.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Fills `out` (emptied first) with every legal move of the acting seat, without duplicates,
    /// always in the same order. Empty when no seat is to act.
    fn moves(&self, state: &Self::State, out: &mut Vec<Self::Move>);

    /// Plays a move that is known to be legal. What happens otherwise is not defined, but never unsound.
    fn play(&self, state: &mut Self::State, m: Self::Move);

    /// Chooses what chance decides, when the turn is [`Turn::Luck`].
    fn draw<D: Dice + ?Sized>(&self, state: &Self::State, dice: &mut D) -> Self::Luck;

    /// Applies what chance has decided and is known to be possible.
    fn settle(&self, state: &mut Self::State, luck: Self::Luck);

    /// Points and places as they are now; final when the turn is [`Turn::Over`].
    fn standing(&self, state: &Self::State) -> Standing;

    /// Points and places when the game ends because these seats have given up or run out of time:
    /// whole parties, never all of them. Where the rules do not say otherwise they are behind the others.
    fn forfeit(&self, state: &Self::State, lost: &[Seat]) -> Standing {
        self.standing(state).with_behind(lost)
    }

    /// What these eyes see.
    fn view(&self, state: &Self::State, eyes: Eyes) -> Self::View;

    /// One world that fits what is seen: `view(guess(v), eyes of v) == v`.
    fn guess<D: Dice + ?Sized>(&self, view: &Self::View, dice: &mut D) -> Self::State;

    /// One of [`Game::moves`], every one equally likely. A game may do it without making the list.
    #[inline]
    fn any_move<D: Dice + ?Sized>(
        &self,
        state: &Self::State,
        scratch: &mut Vec<Self::Move>,
        dice: &mut D,
    ) -> Self::Move {
        self.moves(state, scratch);
        scratch[dice.below(scratch.len() as u32) as usize]
    }

    /// The number of the round of a match, from 0.
    fn round(&self, _state: &Self::State) -> u32 {
        0
    }

    /// Moves and luck events that no game of these options exceeds (a bound for the law that every game ends).
    fn longest(&self) -> usize;
}

/// What is known about a game before anything is chosen. Whoever must treat games differently asks here, never for
/// a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Short lower-case name, used in records, addresses and message ids.
    pub name: &'static str,
    /// Counts up when a change of the rules could change an old game.
    pub rules_version: u32,
    /// The numbers of seats it can be played with, smallest first; at least one.
    pub seats: &'static [u8],
    /// Somebody holds what others may not see: on one screen a curtain falls between two people.
    pub hidden_hands: bool,
    /// The rules know a draw, so that people can agree on one.
    pub draws: bool,
}

impl Facts {
    /// Fewest seats.
    pub const fn min_seats(&self) -> u8 {
        self.seats[0]
    }

    /// Most seats.
    pub const fn max_seats(&self) -> u8 {
        self.seats[self.seats.len() - 1]
    }
}

/// How a game is offered: its facts, its options, who plays together.
pub trait Offered: Game {
    /// What is known about it before anything is chosen.
    const FACTS: Facts;
    /// Its name, for short.
    const NAME: &'static str = Self::FACTS.name;

    /// Every option, the rulebook's way as the default.
    fn options() -> &'static [OptionSpec];

    /// The game with these choices, or why they do not fit.
    fn with(seats: u8, choices: &Choices) -> Result<Self, Refusal>;

    /// The choices that differ from the rulebook's way.
    fn choices(&self) -> Choices;

    /// The limit for each move that the options name. Rules read no clock: the table's clock is set to it.
    fn seconds_per_move(&self) -> Option<u32> {
        None
    }

    /// Checks the number of seats; every implementation of [`Offered::with`] calls it first.
    fn check_seats(seats: u8) -> Result<(), Refusal> {
        if Self::FACTS.seats.contains(&seats) {
            return Ok(());
        }
        Err(Refusal::new(codes::SEATS)
            .with("game", Self::NAME)
            .with("seats", seats)
            .with("min", Self::FACTS.min_seats())
            .with("max", Self::FACTS.max_seats()))
    }

    /// The party a seat belongs to: partners share it, and win and lose together. Usually everybody is alone.
    fn party(&self, seat: Seat) -> u8 {
        seat.0
    }

    /// Whether partners may talk where the others do not hear it.
    fn team_chat(&self) -> bool {
        false
    }
}

/// Moves, luck and positions as short, human text (docs/notation.md).
pub trait Notation: Game {
    /// A move as text.
    fn move_text(&self, state: &Self::State, m: Self::Move) -> String;

    /// Reads what [`Notation::move_text`] writes. Whether the move is legal is another question: [`Tell::explain`].
    fn parse_move(&self, state: &Self::State, text: &str) -> Result<Self::Move, TextError>;

    /// What chance decided, as these eyes see it; what they may not see is written `?`.
    fn luck_text(&self, state: &Self::State, luck: Self::Luck, eyes: Eyes) -> String;

    /// Reads what [`Notation::luck_text`] writes for a reviewer, and checks that it is possible here
    /// (no tile twice, the right number of them).
    fn parse_luck(&self, state: &Self::State, text: &str) -> Result<Self::Luck, Refusal>;

    /// A whole position on one line.
    fn position_text(&self, state: &Self::State) -> String;

    /// Reads what [`Notation::position_text`] writes; refuses positions that cannot exist.
    fn parse_position(&self, text: &str) -> Result<Self::State, Refusal>;
}

/// Everything a face wants to know about moves and points, as codes with arguments.
pub trait Tell: Game {
    /// A legal move as the faces get it: where it goes and what it would bring.
    type Offer: Clone + Debug + Serialize + Send + Sync;

    /// Why a move is not legal: the first rule it breaks. `Ok` exactly when the move is in [`Game::moves`].
    fn explain(&self, state: &Self::State, m: Self::Move) -> Result<(), Refusal>;

    /// A legal move with its preview.
    fn offer(&self, state: &Self::State, m: Self::Move) -> Self::Offer;

    /// What these eyes read in the log about a move that is about to be played in `state`.
    fn tell_move(&self, state: &Self::State, m: Self::Move, eyes: Eyes) -> Phrase;

    /// What these eyes read in the log about luck that is about to be settled in `state`.
    fn tell_luck(&self, state: &Self::State, luck: Self::Luck, eyes: Eyes) -> Phrase;

    /// The sum of a seat's points line by line; the lines add up to [`Standing::points`].
    /// Tells nothing that these eyes may not know.
    fn reckon(&self, state: &Self::State, seat: Seat, eyes: Eyes) -> Vec<ScoreLine>;

    /// Whether a position can exist: every tile is somewhere exactly once and no count contradicts another.
    fn sound(&self, state: &Self::State) -> Result<(), Refusal>;
}

/// All that the faces need of a game. Every game that has the four parts is one: there is nothing to implement.
pub trait FullGame: Game + Offered + Notation + Tell {}
impl<G: Game + Offered + Notation + Tell> FullGame for G {}

/// One of the two parties of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The party of seat 0.
    First,
    /// The party of seat 1.
    Second,
}

/// Two sides, everything open, no luck once the first move has been made.
pub trait Duel: Game {
    /// The side whose turn it is.
    fn side(&self, state: &Self::State) -> Side;

    /// The side that has won, when the game is over and not drawn.
    fn winner(&self, state: &Self::State) -> Option<Side>;

    /// A key for tables of positions; equal positions have equal keys.
    fn key(&self, state: &Self::State) -> u64;
}

/// A game whose board looks the same from several directions.
pub trait Symmetric: Game {
    /// How many symmetries there are, the identity (number 0) included.
    const SYMMETRIES: u8;

    /// The image of a position.
    fn image(&self, state: &Self::State, symmetry: u8) -> Self::State;

    /// The image of a move; it is played in the image of the position.
    fn image_move(&self, state: &Self::State, m: Self::Move, symmetry: u8) -> Self::Move;
}

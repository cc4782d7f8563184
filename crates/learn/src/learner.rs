//! Positions of one game as numbers, behind one trait.

use crate::{Batch, BatchOf, Reward};
use play::encode::Plane;
use play::{Choices, Encode, Eyes, FullGame, Refusal, Seat};
use std::marker::PhantomData;
use table::{Position, PositionOf};

/// How large the numbers of a game with its options are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Action numbers.
    pub actions: usize,
    /// The parts of an observation.
    pub planes: Vec<Plane>,
    /// Bytes of an observation.
    pub observation: usize,
    /// Bytes of a position in memory.
    pub state: usize,
    /// Different lots of chance; 0 where luck cannot be drawn lot by lot.
    pub lots: usize,
    /// The most lots of one luck.
    pub most_lots: usize,
    /// Moves and luck events that no game exceeds; none where there is no bound.
    pub longest: Option<usize>,
    /// The most moves and lots that a seat can see in a game; none where there is no bound.
    pub seen: Option<usize>,
}

/// Positions of one game as numbers. The positions come as any; they must be of that game.
pub trait Learner: Send + Sync {
    /// How large the numbers are.
    fn shape(&self, position: &dyn Position) -> Result<Shape, Refusal>;
    /// The numbers of the legal moves.
    fn legal(&self, position: &dyn Position) -> Result<Vec<u32>, Refusal>;
    /// 1 for each number that is legal.
    fn mask(&self, position: &dyn Position) -> Result<Vec<u8>, Refusal>;
    /// The number of a move, or why it is not legal.
    fn number(&self, position: &dyn Position, text: &str) -> Result<usize, Refusal>;
    /// The text of the legal move with this number, if there is one.
    fn text(&self, position: &dyn Position, number: usize) -> Result<Option<String>, Refusal>;
    /// What a seat sees, as bytes.
    fn observe(&self, position: &dyn Position, seat: Seat) -> Result<Vec<u8>, Refusal>;
    /// The lots that can be drawn after these ones, each with its weight.
    fn lots(&self, position: &dyn Position, drawn: &[u16]) -> Result<Vec<(u16, u32)>, Refusal>;
    /// What these lots decide, as text, once they are complete.
    fn settled(&self, position: &dyn Position, drawn: &[u16]) -> Result<Option<String>, Refusal>;
    /// The lots of what chance decides here, with whether a seat sees them.
    fn lots_of(&self, position: &dyn Position, luck: &str, seat: Seat) -> Result<Vec<(u16, bool)>, Refusal>;
    /// The luck that is open with these lots drawn, as a seat sees it: hidden lots are missing.
    fn seen_lots(
        &self,
        position: &dyn Position,
        drawn: &[u16],
        seat: Seat,
    ) -> Result<Vec<Option<u16>>, Refusal>;
    /// A world that fits what a seat sees.
    fn resample(&self, position: &dyn Position, seat: Seat, seed: u64) -> Result<Box<dyn Position>, Refusal>;
    /// Many games at once, on this many threads.
    fn batch(
        &self,
        seats: u8,
        choices: &Choices,
        games: usize,
        seed: u64,
        reward: Reward,
        threads: usize,
    ) -> Result<Box<dyn Batch>, Refusal>;
}

/// The numbers of `G`.
pub fn of<G: FullGame + Encode>() -> &'static dyn Learner {
    &LearnerOf::<G>(PhantomData)
}

struct LearnerOf<G>(PhantomData<G>);

impl<G: FullGame + Encode> Learner for LearnerOf<G> {
    fn shape(&self, position: &dyn Position) -> Result<Shape, Refusal> {
        let game = PositionOf::<G>::behind(position)?.rules();
        let longest = Some(game.longest()).filter(|&longest| longest < usize::MAX);
        Ok(Shape {
            actions: game.actions(),
            planes: game.planes(),
            observation: game.observation(),
            state: size_of::<G::State>(),
            lots: game.lots(),
            most_lots: game.most_lots(),
            longest,
            seen: longest.map(|longest| longest + game.deals() * game.most_lots()),
        })
    }

    fn legal(&self, position: &dyn Position) -> Result<Vec<u32>, Refusal> {
        let position = PositionOf::<G>::behind(position)?;
        let mut legal = Vec::new();
        position.rules().legal(position.state(), &mut legal);
        Ok(legal)
    }

    fn mask(&self, position: &dyn Position) -> Result<Vec<u8>, Refusal> {
        let position = PositionOf::<G>::behind(position)?;
        let mut mask = vec![0; position.rules().actions()];
        position.rules().mask(position.state(), &mut mask);
        Ok(mask)
    }

    fn number(&self, position: &dyn Position, text: &str) -> Result<usize, Refusal> {
        let position = PositionOf::<G>::behind(position)?;
        let (game, state) = (position.rules(), position.state());
        position.explain(text)?;
        Ok(game.number(state, game.parse_move(state, text)?))
    }

    fn text(&self, position: &dyn Position, number: usize) -> Result<Option<String>, Refusal> {
        let position = PositionOf::<G>::behind(position)?;
        let (game, state) = (position.rules(), position.state());
        Ok(game.numbered(state, number).map(|m| game.move_text(state, m)))
    }

    fn observe(&self, position: &dyn Position, seat: Seat) -> Result<Vec<u8>, Refusal> {
        let position = PositionOf::<G>::behind(position)?;
        let mut bytes = vec![0; position.rules().observation()];
        position.rules().observe(position.state(), seat, &mut bytes);
        Ok(bytes)
    }

    fn lots(&self, position: &dyn Position, drawn: &[u16]) -> Result<Vec<(u16, u32)>, Refusal> {
        let position = PositionOf::<G>::behind(position)?;
        let mut open = Vec::new();
        position.rules().lot(position.state(), drawn, &mut open);
        Ok(open)
    }

    fn settled(&self, position: &dyn Position, drawn: &[u16]) -> Result<Option<String>, Refusal> {
        let position = PositionOf::<G>::behind(position)?;
        let (game, state) = (position.rules(), position.state());
        Ok(game.settled(state, drawn).map(|luck| game.luck_text(state, luck, Eyes::Reviewer)))
    }

    fn lots_of(&self, position: &dyn Position, luck: &str, seat: Seat) -> Result<Vec<(u16, bool)>, Refusal> {
        let position = PositionOf::<G>::behind(position)?;
        let (game, state) = (position.rules(), position.state());
        let lots = game.lots_of(state, game.parse_luck(state, luck)?);
        let seen = |(n, lot)| (lot, game.sees_lot(state, n, seat));
        Ok(lots.into_iter().enumerate().map(seen).collect())
    }

    fn seen_lots(
        &self,
        position: &dyn Position,
        drawn: &[u16],
        seat: Seat,
    ) -> Result<Vec<Option<u16>>, Refusal> {
        let position = PositionOf::<G>::behind(position)?;
        let seen = |(n, &lot)| position.rules().sees_lot(position.state(), n, seat).then_some(lot);
        Ok(drawn.iter().enumerate().map(seen).collect())
    }

    fn resample(&self, position: &dyn Position, seat: Seat, seed: u64) -> Result<Box<dyn Position>, Refusal> {
        let position = PositionOf::<G>::behind(position)?;
        let world = position.rules().resample(position.state(), seat, seed);
        Ok(Box::new(position.at(world)))
    }

    fn batch(
        &self,
        seats: u8,
        choices: &Choices,
        games: usize,
        seed: u64,
        reward: Reward,
        threads: usize,
    ) -> Result<Box<dyn Batch>, Refusal> {
        let batch = BatchOf::new(G::with(seats, choices)?, games, seed, reward);
        Ok(Box::new(batch.on_threads(threads)))
    }
}

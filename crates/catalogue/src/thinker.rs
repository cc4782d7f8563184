//! What can think: bots, hints, analysis and matches of one game, behind one trait.

use bots::analysis::{self, Analysis};
#[cfg(not(target_family = "wasm"))]
use bots::arena::{Ledger, Plan, Progress, Report};
#[cfg(not(target_family = "wasm"))]
use bots::speed::Speed;
#[cfg(not(target_family = "wasm"))]
use bots::train::Lesson;
#[cfg(not(target_family = "wasm"))]
use bots::worth::Worth;
use bots::{BotGame, Hint, Thought};
#[cfg(not(target_family = "wasm"))]
use play::Choices;
use play::dice::Seeded;
use play::record::{Record, RecordError};
use play::{Eyes, Refusal, Seat, Turn};
use search::{Budget, Stop};
use std::marker::PhantomData;
use table::{Position, PositionOf};

/// Is told how many events are done, and of how many.
pub type Listener<'a> = &'a mut dyn FnMut(usize, usize);

/// What can think about the positions of one game. The positions come as any; they must be of that game.
pub trait Thinker: Send + Sync {
    /// Lets a bot think for `seat`, from what that seat sees. Refused when it is not that seat's turn.
    fn think(
        &self,
        position: &dyn Position,
        bot: &str,
        seat: Seat,
        budget: &Budget,
        seed: u64,
    ) -> Result<Thought<String>, Refusal>;

    /// The best moves for `seat` with reasons, from what that seat sees.
    fn hint(
        &self,
        position: &dyn Position,
        seat: Seat,
        budget: &Budget,
        seed: u64,
    ) -> Result<Vec<Hint>, Refusal>;

    /// What every move and every draw of a record was worth, as a bot sees it from what its player could know.
    fn analyse(
        &self,
        record: &Record,
        options: &analysis::Options,
        watch: Listener<'_>,
    ) -> Result<Analysis, RecordError>;

    /// What its players have learnt, to be learnt again. Nobody learns in a page.
    #[cfg(not(target_family = "wasm"))]
    fn lessons(&self) -> &'static [Lesson];

    /// How fast the game is, each of its courses measured for this many seconds; see [`bots::speed::measure`].
    #[cfg(not(target_family = "wasm"))]
    fn speed(&self, seconds: f64) -> Result<Speed, Refusal>;

    /// How many lines of `depth` moves there are; the end of a game and luck end a line early, and a stop all of them.
    fn perft(&self, position: &dyn Position, depth: u32, stop: &Stop) -> Result<u64, Refusal>;

    /// What a position is worth to the side to move; nothing where it is not one of a solved game, or a stop came first.
    /// A page has no room for what was solved.
    #[cfg(not(target_family = "wasm"))]
    fn worth(&self, position: &dyn Position, stop: &Stop) -> Result<Option<Worth>, Refusal>;

    /// Plays a match between bots with these seats and options; see [`bots::arena::run`]. It needs threads.
    #[cfg(not(target_family = "wasm"))]
    fn arena(
        &self,
        seats: u8,
        choices: &Choices,
        plan: &Plan,
        ledger: Option<&mut Ledger>,
        watch: &mut dyn FnMut(&Progress),
    ) -> Result<Report, Refusal>;
}

/// What can think about `G`.
pub(crate) fn of<G: BotGame>() -> &'static dyn Thinker {
    &ThinkerOf::<G>(PhantomData)
}

struct ThinkerOf<G>(PhantomData<G>);

impl<G: BotGame> Thinker for ThinkerOf<G> {
    fn think(
        &self,
        position: &dyn Position,
        bot: &str,
        seat: Seat,
        budget: &Budget,
        seed: u64,
    ) -> Result<Thought<String>, Refusal> {
        let position = PositionOf::<G>::behind(position)?;
        position.check_seat(seat)?;
        let (game, state) = (position.rules(), position.state());
        let mut mind = G::bots().wake(game, bot)?;
        let view = game.view(state, Eyes::Seat(seat));
        let thought = mind.think(game, &view, seat, budget, seed);
        let line = line_texts(game, &view, &thought.line, seed);
        Ok(Thought { line, ..thought.map(|m| game.move_text(state, m)) })
    }

    fn hint(
        &self,
        position: &dyn Position,
        seat: Seat,
        budget: &Budget,
        seed: u64,
    ) -> Result<Vec<Hint>, Refusal> {
        let position = PositionOf::<G>::behind(position)?;
        position.check_seat(seat)?;
        let view = position.rules().view(position.state(), Eyes::Seat(seat));
        Ok(bots::hint(position.rules(), &view, seat, budget, seed))
    }

    fn analyse(
        &self,
        record: &Record,
        options: &analysis::Options,
        watch: Listener<'_>,
    ) -> Result<Analysis, RecordError> {
        let head = |cause| RecordError { line: 1, column: 1, cause };
        let game = G::with(record.seats, &record.options).map_err(head)?;
        analysis::analyse(&game, record, options, watch)
    }

    #[cfg(not(target_family = "wasm"))]
    fn lessons(&self) -> &'static [Lesson] {
        G::LESSONS
    }

    #[cfg(not(target_family = "wasm"))]
    fn speed(&self, seconds: f64) -> Result<Speed, Refusal> {
        bots::speed::measure::<G>(seconds)
    }

    fn perft(&self, position: &dyn Position, depth: u32, stop: &Stop) -> Result<u64, Refusal> {
        let position = PositionOf::<G>::behind(position)?;
        let mut scratch = vec![Vec::new(); depth as usize];
        Ok(perft(position.rules(), position.state(), &mut scratch, stop))
    }

    #[cfg(not(target_family = "wasm"))]
    fn worth(&self, position: &dyn Position, stop: &Stop) -> Result<Option<Worth>, Refusal> {
        let position = PositionOf::<G>::behind(position)?;
        Ok(position.rules().worth(position.state(), stop))
    }

    #[cfg(not(target_family = "wasm"))]
    fn arena(
        &self,
        seats: u8,
        choices: &Choices,
        plan: &Plan,
        ledger: Option<&mut Ledger>,
        watch: &mut dyn FnMut(&Progress),
    ) -> Result<Report, Refusal> {
        bots::arena::run(&G::with(seats, choices)?, plan, ledger, watch)
    }
}

/// The expected course of the game as text, as far as it can be followed in one world that fits the view.
fn line_texts<G: BotGame>(game: &G, view: &G::View, line: &[G::Move], seed: u64) -> Vec<String> {
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

fn perft<G: BotGame>(game: &G, state: &G::State, scratch: &mut [Vec<G::Move>], stop: &Stop) -> u64 {
    let Some((moves, deeper)) = scratch.split_first_mut() else { return 1 };
    if stop.is_set() {
        return 0;
    }
    game.moves(state, moves);
    if moves.is_empty() || deeper.is_empty() {
        return (moves.len() as u64).max(u64::from(moves.is_empty()));
    }
    let after = |&m: &G::Move| {
        let mut next = state.clone();
        game.play(&mut next, m);
        perft(game, &next, deeper, stop)
    };
    moves.iter().map(after).sum()
}

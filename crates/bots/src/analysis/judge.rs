//! The judgement of one event: what everybody could expect before it and, for a move, what it gave away.

use super::notes::{Class, MoveNote};
use crate::codes;
use crate::{BotGame, Chances, Mind, Thought};
use play::{Eyes, Refusal, Seat};
use search::{Budget, part_seed};

/// A position of the game, and what came next there.
pub(super) struct Task<G: BotGame> {
    /// Number of the event, from 0; of the end, how many there are.
    pub at: usize,
    pub state: G::State,
    pub what: Event<G::Move>,
}

pub(super) enum Event<M> {
    /// A decision.
    Move(Seat, M),
    /// The only move there was, as text.
    Forced(Seat, String),
    /// Luck that fell at once.
    Luck(String),
    /// Nothing any more.
    End,
}

/// What the judge says of one event.
pub(super) struct Judgement {
    /// What everybody could expect before the event; `None` where it is what they could expect after it, since nobody had a
    /// choice.
    pub chances: Option<Chances>,
    /// A decision, without what it changed.
    pub note: Option<MoveNote>,
}

/// Trials go on until it is clear which class a move is of, but at most this many times.
const ROUNDS: u64 = 8;
/// It is clear once the loss is this many standard errors away from the next class.
const CLEAR: f64 = 2.0;

/// Who judges.
pub(super) struct Judge<'a, G: BotGame> {
    pub game: &'a G,
    /// Who finds the best move.
    pub mind: Box<dyn Mind<G>>,
    /// Who says what everybody may expect.
    pub judge: Box<dyn crate::Judge<G>>,
    pub budget: Budget,
}

impl<G: BotGame> Judge<'_, G> {
    pub fn judge(&mut self, task: &Task<G>, seed: u64) -> Result<Judgement, Refusal> {
        let unit = || Refusal::new(codes::ANALYSIS_UNIT);
        match &task.what {
            Event::Forced(..) => Ok(Judgement { chances: None, note: None }),
            Event::Luck(_) | Event::End => {
                let chances = self.judge.position(self.game, &task.state, &self.budget, seed);
                Ok(Judgement { chances: Some(chances.ok_or_else(unit)?), note: None })
            }
            Event::Move(seat, m) => self.decision(task, *seat, *m, seed).ok_or_else(unit),
        }
    }

    /// The best move and the one that was made, from what the seat could see, looked at alike.
    fn decision(&mut self, task: &Task<G>, seat: Seat, m: G::Move, seed: u64) -> Option<Judgement> {
        let view = self.game.view(&task.state, Eyes::Seat(seat));
        let thought = self.mind.think(self.game, &view, seat, &self.budget, part_seed(seed, 0));
        let (best, made) = self.alike(&view, seat, thought.best, m, seed)?;
        // Where trials say that the move is better than the one that was thought best, it is the best.
        let before = best.of(seat).max(made.of(seat));
        let loss = before - made.of(seat);
        let class = Class::of(self.partners(seat) * (loss - made.gap).max(0.0), m == thought.best);
        let better = class != Class::Best;
        let note = MoveNote {
            event: task.at,
            seat,
            text: self.game.move_text(&task.state, m),
            before,
            after: made.of(seat),
            loss,
            error: if m == thought.best { 0.0 } else { made.gap },
            class,
            better: better.then(|| self.game.move_text(&task.state, thought.best)),
            reasons: self.reasons(&thought, &view, seat),
            line: line_text(self.game, &task.state, &thought.line),
            exact: best.exact && made.exact,
            depth: thought.stats.depth,
            nodes: thought.stats.nodes,
            change: Vec::new(),
        };
        // Where everybody sees everything the player could expect what everybody could.
        let open = if best.of(seat) >= made.of(seat) { best } else { made };
        let chances = match G::FACTS.hidden_hands {
            true => self.judge.position(self.game, &task.state, &self.budget, part_seed(seed, 1))?,
            false => open,
        };
        Some(Judgement { chances: Some(chances), note: Some(note) })
    }

    /// Both moves in the same trials, more of them where it is hard to tell how much was lost.
    fn alike(
        &mut self,
        view: &G::View,
        seat: Seat,
        best: G::Move,
        made: G::Move,
        seed: u64,
    ) -> Option<(Chances, Chances)> {
        let both = [best, made];
        let moves = if best == made { &both[..1] } else { &both[..] };
        let mut known: Option<Vec<Chances>> = None;
        for round in 0..ROUNDS {
            let seed = part_seed(seed, 2 + round);
            let more = self.judge.moves(self.game, view, seat, moves, &self.budget, seed)?;
            match &mut known {
                None => known = Some(more),
                Some(known) => known.iter_mut().zip(&more).for_each(|(known, more)| known.join(more)),
            }
            let known = known.as_ref()?;
            let (first, last) = (known.first()?, known.last()?);
            let lost = first.of(seat) - last.of(seat);
            let partners = self.partners(seat);
            if last.gap == 0.0
                || Class::is_clear(partners * (lost - last.gap), partners * CLEAR * last.gap)
                || self.budget.stop.is_set()
            {
                break;
            }
        }
        let known = known?;
        Some((known.first()?.clone(), known.last()?.clone()))
    }

    /// How many share a victory with this seat, itself included: a class is about the chance of all of them, of which each has
    /// one part.
    fn partners(&self, seat: Seat) -> f64 {
        let party = self.game.party(seat);
        Seat::all(self.game.seats()).filter(|&other| self.game.party(other) == party).count() as f64
    }

    fn reasons(&self, thought: &Thought<G::Move>, view: &G::View, seat: Seat) -> Vec<play::Phrase> {
        match thought.ranked.first() {
            Some(best) if !best.reasons.is_empty() => best.reasons.clone(),
            _ => self.game.reasons(view, seat, thought.best),
        }
    }
}

fn line_text<G: BotGame>(game: &G, state: &G::State, line: &[G::Move]) -> Vec<String> {
    let mut state = state.clone();
    let mut texts = Vec::new();
    for &m in line {
        if !matches!(game.turn(&state), play::Turn::Of(_)) || game.explain(&state, m).is_err() {
            break;
        }
        texts.push(game.move_text(&state, m));
        game.play(&mut state, m);
    }
    texts
}

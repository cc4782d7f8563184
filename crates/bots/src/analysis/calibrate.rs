//! Whether a percentage means what it says: experts play games, the judge says what everybody may expect, and what
//! happened is held against it.

use crate::codes;
use crate::svg::escape;
use crate::{BotGame, Contender, Mind};
use play::dice::Seeded;
use play::walk::whole_game;
use play::{Dice as _, Eyes, Refusal, Seat};
use search::{Budget, Clock, Limits, part_seed};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;

/// What to measure.
#[derive(Clone, Debug)]
pub struct Calibration {
    /// Who plays, and how long.
    pub player: Contender,
    /// How many games.
    pub games: u64,
    /// How many positions of each game are judged, spread evenly over its thirds.
    pub positions: usize,
    /// How long the judge looks.
    pub limits: Limits,
    /// Decides everything.
    pub seed: u64,
}

/// A position as it was judged, and what became of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct JudgedPosition {
    /// The third of the game that it is of, from 0.
    pub phase: usize,
    /// Each seat's chance, all hands open.
    pub open: Vec<f64>,
    /// What the seat to move could expect from what it saw.
    pub seen: f64,
    /// Which seat that is.
    pub seat: usize,
    /// What each seat got.
    pub got: Vec<f64>,
}

/// How well chances and results agree.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Agreement {
    /// Chances held against results.
    pub chances: usize,
    /// Expected calibration error: how far the chances of a tenth are from what came of them, on average.
    pub error: f64,
    /// Mean square of the difference.
    pub brier: f64,
    /// The same for somebody who always says that all seats are alike.
    pub constant: f64,
    /// For each tenth of the scale: how many, their mean chance, and what came of them.
    pub tenths: Vec<(usize, f64, f64)>,
}

/// Plays and judges. `watch` is told how many games are over.
///
/// # Errors
/// When there is no such player, or the judge does not tell chances.
pub fn hold<G: BotGame>(
    game: &G,
    plan: &Calibration,
    mut watch: impl FnMut(u64),
) -> Result<Vec<JudgedPosition>, Refusal> {
    let mut held = Vec::new();
    for number in 0..plan.games {
        held.extend(one_game(game, plan, part_seed(plan.seed, number))?);
        watch(number + 1);
    }
    Ok(held)
}

/// Experts play a game; then some of its decisions are judged.
fn one_game<G: BotGame>(game: &G, plan: &Calibration, seed: u64) -> Result<Vec<JudgedPosition>, Refusal> {
    let (mut mind, budget) = plan.player.wake(game, plan.limits)?;
    let mut dice = Seeded::new(seed);
    let (decisions, got) = play(game, mind.as_mut(), &budget.on(Clock::Thread), &mut dice, seed);
    let mut judge = game.judge();
    let budget = Budget::new(plan.limits).on(Clock::Thread).with_memory(32 << 20);
    let unit = || Refusal::new(codes::ANALYSIS_UNIT);
    let mut held = Vec::new();
    for number in 0..plan.positions.min(decisions.len()) {
        // One of each stretch of the game, so that its thirds have the same.
        let stretch =
            decisions.len() * number / plan.positions..decisions.len() * (number + 1) / plan.positions;
        if stretch.is_empty() {
            continue;
        }
        let at = stretch.start + dice.below(stretch.len() as u32) as usize;
        let (seat, state) = &decisions[at];
        let seed = part_seed(!seed, at as u64);
        let open = judge.position(game, state, &budget, seed).ok_or_else(unit)?;
        let view = game.view(state, Eyes::Seat(*seat));
        let thought = mind.think(game, &view, *seat, &budget, seed);
        let seen = judge.moves(game, &view, *seat, &[thought.best], &budget, seed).ok_or_else(unit)?;
        held.push(JudgedPosition {
            phase: 3 * at / decisions.len(),
            open: open.shares,
            seen: seen[0].of(*seat),
            seat: seat.index(),
            got: got.clone(),
        });
    }
    Ok(held)
}

/// Plays a whole game: where somebody had a choice, and what each seat got.
fn play<G: BotGame>(
    game: &G,
    mind: &mut dyn Mind<G>,
    budget: &Budget,
    dice: &mut Seeded,
    seed: u64,
) -> (Vec<(Seat, G::State)>, Vec<f64>) {
    let mut decisions = Vec::new();
    let (mut moves, mut at) = (Vec::new(), 0);
    let end = whole_game(game, dice, |state, seat, _| {
        game.moves(state, &mut moves);
        if moves.len() > 1 {
            decisions.push((seat, state.clone()));
        }
        at += 1;
        let view = game.view(state, Eyes::Seat(seat));
        mind.think(game, &view, seat, budget, part_seed(seed, at)).best
    });
    (decisions, game.standing(&end).shares().to_vec())
}

impl Agreement {
    /// Of the course of the game: everybody's chance, all hands open.
    pub fn open<'a>(held: impl IntoIterator<Item = &'a JudgedPosition>) -> Agreement {
        let each = |one: &'a JudgedPosition| {
            one.open.iter().zip(&one.got).map(|(&said, &got)| (said, got, one.got.len()))
        };
        Agreement::of(held.into_iter().flat_map(each))
    }

    /// Of the judgements of moves: what the seat to move could expect from what it saw.
    pub fn seen<'a>(held: impl IntoIterator<Item = &'a JudgedPosition>) -> Agreement {
        Agreement::of(held.into_iter().map(|one| (one.seen, one.got[one.seat], one.got.len())))
    }

    /// Chances, results and how many seats there were.
    fn of(pairs: impl Iterator<Item = (f64, f64, usize)>) -> Agreement {
        let mut sums = [(0usize, 0.0, 0.0); 10];
        let (mut all, mut brier, mut constant) = (0usize, 0.0, 0.0);
        for (said, got, seats) in pairs {
            all += 1;
            brier += (said - got).powi(2);
            constant += (1.0 / seats as f64 - got).powi(2);
            let tenth = &mut sums[((said * 10.0) as usize).min(9)];
            *tenth = (tenth.0 + 1, tenth.1 + said, tenth.2 + got);
        }
        let count = all.max(1) as f64;
        let tenths = sums.map(|(n, said, got)| (n, said / n.max(1) as f64, got / n.max(1) as f64));
        let off = |&(n, said, got): &(usize, f64, f64)| n as f64 / count * (said - got).abs();
        Agreement {
            chances: all,
            error: tenths.iter().map(off).sum(),
            brier: brier / count,
            constant: constant / count,
            tenths: tenths.to_vec(),
        }
    }
}

const SIDE: f64 = 200.0;
const GAP: f64 = 64.0;

/// Chances across, what came of them up: a panel for each title. On the diagonal a percentage means what it says; the more
/// chances a dot stands for, the larger it is.
pub fn plot(panels: &[(String, Agreement)]) -> String {
    let columns = panels.len().clamp(1, 4);
    let rows = panels.len().div_ceil(columns);
    let (width, height) = (GAP + columns as f64 * (SIDE + GAP), GAP + rows as f64 * (SIDE + GAP));
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         font-family=\"system-ui, sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n"
    );
    for (n, (title, agreement)) in panels.iter().enumerate() {
        let (left, top) =
            (GAP + (n % columns) as f64 * (SIDE + GAP), GAP / 2.0 + (n / columns) as f64 * (SIDE + GAP));
        panel(&mut out, title, agreement, left, top);
    }
    out.push_str("</svg>\n");
    out
}

fn panel(out: &mut String, title: &str, agreement: &Agreement, left: f64, top: f64) {
    let bottom = top + SIDE;
    let _ = writeln!(
        out,
        "<text x=\"{left}\" y=\"{}\" font-weight=\"600\" fill=\"#222\">{}</text>\
         <path d=\"M{left} {top}V{bottom}H{}\" fill=\"none\" stroke=\"#888\"/>\
         <path d=\"M{left} {bottom}L{} {top}\" stroke=\"#bbb\" stroke-dasharray=\"4 4\"/>\
         <text x=\"{left}\" y=\"{}\" fill=\"#444\">{:.1} % off, {} chances</text>",
        top - 8.0,
        escape(title),
        left + SIDE,
        left + SIDE,
        bottom + 32.0,
        100.0 * agreement.error,
        agreement.chances
    );
    for percent in [0.0, 50.0, 100.0] {
        let at = percent / 100.0 * SIDE;
        let _ = writeln!(
            out,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" fill=\"#444\">{percent}</text>\
             <text x=\"{}\" y=\"{}\" text-anchor=\"end\" fill=\"#444\">{percent}</text>",
            left + at,
            bottom + 15.0,
            left - 5.0,
            bottom - at + 4.0
        );
    }
    for &(count, said, got) in agreement.tenths.iter().filter(|(count, ..)| *count > 0) {
        // Twice the standard error of a share of this many.
        let sure = 2.0 * (got * (1.0 - got) / count as f64).sqrt();
        let (x, y) = (left + said * SIDE, |share: f64| bottom - share.clamp(0.0, 1.0) * SIDE);
        let size = 2.0 + 14.0 * (count as f64 / agreement.chances as f64).sqrt();
        let _ = writeln!(
            out,
            "<path d=\"M{x:.1} {:.1}V{:.1}\" stroke=\"#0b6fa4\"/>\
             <circle cx=\"{x:.1}\" cy=\"{:.1}\" r=\"{size:.1}\" fill=\"#0b6fa4\" fill-opacity=\".6\"/>",
            y(got - sure),
            y(got + sure),
            y(got)
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(said: f64, got: f64) -> JudgedPosition {
        JudgedPosition {
            phase: 0,
            open: vec![said, 1.0 - said],
            seen: said,
            seat: 0,
            got: vec![got, 1.0 - got],
        }
    }

    #[test]
    fn who_says_three_quarters_and_wins_three_of_four_is_not_off() {
        let four: Vec<JudgedPosition> = [1.0, 1.0, 1.0, 0.0].map(|got| held(0.75, got)).to_vec();
        let agreement = Agreement::open(&four);
        assert!(agreement.error < 1e-12 && agreement.chances == 8, "{agreement:?}");
        assert!((agreement.brier - 0.1875).abs() < 1e-12 && (agreement.constant - 0.25).abs() < 1e-12);
    }

    #[test]
    fn who_is_certain_and_wrong_every_second_time_is_off_by_a_half() {
        let two: Vec<JudgedPosition> = [1.0, 0.0].map(|got| held(0.999, got)).to_vec();
        assert!((Agreement::seen(&two).error - 0.499).abs() < 1e-9);
        let drawn = plot(&[("A & B".into(), Agreement::open(&two))]);
        assert!(drawn.contains("A &amp; B") && !drawn.contains("NaN"));
    }
}

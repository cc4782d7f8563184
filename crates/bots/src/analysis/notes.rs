//! What an analysis says, and how it is summed up.

use super::{percent, phrase};
use crate::Chances;
use play::record::Record;
use play::{Phrase, Seat, Standing};
use search::Limits;
use serde::Serialize;

/// A change of less than this share of the victory is not a turning point.
const TURN: f64 = 0.1;
/// At most this many turning points are told.
const TURNS: usize = 6;

/// The analysis of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// The game's name.
    pub game: String,
    /// How many sit at the table.
    pub seats: u8,
    /// Who judged.
    pub bot: String,
    /// How long it thought about each move.
    pub limits: Limits,
    /// Every move.
    pub moves: Vec<MoveNote>,
    /// Every stroke of luck.
    pub draws: Vec<DrawNote>,
    /// Each seat's sums.
    pub by_seat: Vec<SeatNote>,
    /// What each seat could expect before each event, all hands open, and at the end; each entry adds up to 1.
    /// What a move or a stroke of luck changed is the difference between the entry at it and the next one.
    pub curve: Vec<Point>,
    /// Where the game turned, in the order of the game, as codes with arguments.
    pub turning: Vec<Phrase>,
    /// The game in a few lines.
    pub summary: Vec<Phrase>,
}

/// What each seat could expect before an event, all hands open.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Point {
    /// Number of the event, from 0; of the end, how many there are.
    pub event: usize,
    /// Share of the victory per seat.
    pub shares: Vec<f64>,
    /// The standard error of the least sure share, as far as it comes from sampling.
    pub error: f64,
    /// Whether the shares are proven.
    pub exact: bool,
}

/// A move and its judgement, from what the seat that moved could see. All values but [`MoveNote::change`] are shares of
/// the victory of that seat, 0 to 1.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MoveNote {
    /// Number of the event, from 0.
    pub event: usize,
    /// Who moved.
    pub seat: Seat,
    /// The move.
    pub text: String,
    /// What could be expected with the best move.
    pub before: f64,
    /// What could be expected with the move that was made.
    pub after: f64,
    /// What was given away: the difference, both moves looked at alike.
    pub loss: f64,
    /// The standard error of the loss, as far as it comes from sampling.
    pub error: f64,
    /// How good it was.
    pub class: Class,
    /// The better move, if there was one.
    pub better: Option<String>,
    /// Why the best move is good, in codes.
    pub reasons: Vec<Phrase>,
    /// The expected course with the best move.
    pub line: Vec<String>,
    /// Whether the judgement is proven.
    pub exact: bool,
    /// How far was looked ahead.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// What it changed for each seat, all hands open; adds up to 0.
    pub change: Vec<f64>,
}

/// How good a move was, by the chance of victory it gave away; the words are codes `class-<word>`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// There was no choice.
    Forced,
    /// The judge's own choice, or as good: gave away less than 1 % of the victory.
    Best,
    /// Gave away less than 3 %.
    Good,
    /// Gave away 3 % of the victory or more.
    Inaccuracy,
    /// Gave away 8 % or more.
    Mistake,
    /// Gave away 20 % or more.
    Blunder,
}

impl Class {
    /// From which loss on a move is good, an inaccuracy, a mistake, a blunder.
    pub const STEPS: [f64; 4] = [0.01, 0.03, 0.08, 0.2];

    /// The class of a move that surely gave away this much; `best` if it was the judge's own choice.
    pub fn of(loss: f64, best: bool) -> Class {
        let [good, inaccuracy, mistake, blunder] = Class::STEPS;
        match loss {
            loss if best || loss < good => Class::Best,
            loss if loss < inaccuracy => Class::Good,
            loss if loss < mistake => Class::Inaccuracy,
            loss if loss < blunder => Class::Mistake,
            _ => Class::Blunder,
        }
    }

    /// Its word, as in messages `class-<word>`.
    pub const fn word(self) -> &'static str {
        match self {
            Class::Forced => "forced",
            Class::Best => "best",
            Class::Good => "good",
            Class::Inaccuracy => "inaccuracy",
            Class::Mistake => "mistake",
            Class::Blunder => "blunder",
        }
    }

    /// Whether no class begins within `margin` of this loss.
    pub(super) fn is_clear(loss: f64, margin: f64) -> bool {
        Class::STEPS.iter().all(|step| (loss - step).abs() > margin)
    }
}

/// A stroke of luck, for the seat to which it meant most.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DrawNote {
    /// Number of the first event of it, from 0.
    pub event: usize,
    /// To whom it meant most.
    pub seat: Seat,
    /// What came.
    pub text: String,
    /// What that seat could expect after it.
    pub value: f64,
    /// What it could expect before.
    pub expected: f64,
    /// The difference: above 0 it was lucky.
    pub luck: f64,
    /// What it changed for each seat; adds up to 0.
    pub change: Vec<f64>,
}

/// One seat's sums.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct SeatNote {
    /// Moves that had a choice.
    pub moves: u32,
    /// How many of them were the bot's own choice.
    pub best: u32,
    /// Inaccuracies, mistakes and blunders.
    pub errors: [u32; 3],
    /// Which part of the chances it had its own moves gave away, 0 to 1: each error keeps `after / before` of them, and
    /// what is kept is multiplied. Half a won game given away twice leaves a quarter: three quarters are given away.
    pub given_away: f64,
    /// What it could expect at the start.
    pub start: f64,
    /// What it could expect at the end: the share of the victory it got.
    pub end: f64,
    /// What luck changed of that, added up: above 0 the seat was lucky.
    pub luck: f64,
    /// What the moves of all seats changed of that, added up. `start + luck + play` is `end`.
    pub play: f64,
    /// 100 for a game without a loss; what an average move kept, on a scale that falls quickly.
    pub accuracy: f64,
}

impl Point {
    pub(super) fn of(event: usize, chances: Chances) -> Point {
        Point { event, shares: chances.shares, error: chances.error, exact: chances.exact }
    }
}

impl MoveNote {
    /// A move without a choice, with the chances that it could not change.
    pub(super) fn forced(event: usize, seat: Seat, text: &str, at: &Point, change: Vec<f64>) -> MoveNote {
        let share = at.shares[seat.index()];
        MoveNote {
            event,
            seat,
            text: text.to_owned(),
            before: share,
            after: share,
            loss: 0.0,
            error: 0.0,
            class: Class::Forced,
            better: None,
            reasons: Vec::new(),
            line: vec![text.to_owned()],
            exact: at.exact,
            depth: 0,
            nodes: 0,
            change,
        }
    }
}

impl DrawNote {
    /// Luck between two points of the course.
    pub(super) fn of(event: usize, text: &str, points: &[Point], change: Vec<f64>) -> DrawNote {
        let most =
            (0..change.len()).max_by(|&a, &b| change[a].abs().total_cmp(&change[b].abs())).unwrap_or(0);
        let [expected, value] = [&points[0], &points[1]].map(|point| point.shares[most]);
        let seat = Seat(most as u8);
        DrawNote { event, seat, text: text.to_owned(), value, expected, luck: value - expected, change }
    }
}

impl Analysis {
    pub(super) fn new(
        record: &Record,
        bot: &str,
        limits: Limits,
        curve: Vec<Point>,
        moves: Vec<MoveNote>,
        draws: Vec<DrawNote>,
    ) -> Analysis {
        let by_seat: Vec<SeatNote> =
            Seat::all(record.seats).map(|seat| SeatNote::of(seat, &curve, &moves, &draws)).collect();
        Analysis {
            game: record.game.clone(),
            seats: record.seats,
            bot: bot.to_owned(),
            limits,
            moves,
            draws,
            by_seat,
            curve,
            turning: Vec::new(),
            summary: Vec::new(),
        }
    }

    /// Tells where the game turned and how it ended.
    pub(super) fn sum_up(&mut self, standing: Option<&Standing>) {
        self.turning = turning(&self.moves, &self.draws, &self.curve, standing);
        self.summary = summary(&self.by_seat, standing);
    }

    /// As JSON, pretty.
    pub fn json(&self) -> String {
        serde_json::to_string_pretty(self).expect("an analysis is plain data")
    }
}

impl SeatNote {
    fn of(seat: Seat, curve: &[Point], moves: &[MoveNote], draws: &[DrawNote]) -> SeatNote {
        let mut note = SeatNote::default();
        let (mut kept, mut lost) = (1.0, 0.0);
        for m in moves.iter().filter(|m| m.seat == seat && m.class != Class::Forced) {
            note.moves += 1;
            lost += m.loss;
            if m.class > Class::Best && m.before > 0.0 {
                kept *= m.after / m.before;
            }
            match m.class {
                Class::Best => note.best += 1,
                Class::Inaccuracy => note.errors[0] += 1,
                Class::Mistake => note.errors[1] += 1,
                Class::Blunder => note.errors[2] += 1,
                Class::Forced | Class::Good => {}
            }
        }
        note.given_away = 1.0 - kept;
        let at = |point: Option<&Point>| point.map_or(0.0, |point| point.shares[seat.index()]);
        (note.start, note.end) = (at(curve.first()), at(curve.last()));
        note.luck = draws.iter().map(|draw| draw.change[seat.index()]).sum();
        note.play = moves.iter().map(|m| m.change[seat.index()]).sum();
        let mean = if note.moves == 0 { 0.0 } else { lost / f64::from(note.moves) };
        note.accuracy = 100.0 * (-12.0 * mean).exp();
        note
    }
}

/// The greatest changes in the order of the game, and from when on the winner was ahead for good.
fn turning(
    moves: &[MoveNote],
    draws: &[DrawNote],
    curve: &[Point],
    standing: Option<&Standing>,
) -> Vec<Phrase> {
    let mut found: Vec<(f64, usize, Phrase)> = Vec::new();
    for m in moves.iter().filter(|m| m.loss >= TURN) {
        let told = phrase("turning-move", m.event, m.seat, m.loss)
            .with("move", m.text.as_str())
            .with("better", m.better.clone().unwrap_or_default())
            .with("before", percent(m.before))
            .with("after", percent(m.after));
        found.push((m.loss, m.event, told));
    }
    for draw in draws.iter().filter(|draw| draw.luck.abs() >= TURN) {
        let code = if draw.luck > 0.0 { "turning-good-luck" } else { "turning-bad-luck" };
        let told = phrase(code, draw.event, draw.seat, draw.luck)
            .with("luck", draw.text.as_str())
            .with("before", percent(draw.expected))
            .with("after", percent(draw.value));
        found.push((draw.luck.abs(), draw.event, told));
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.truncate(TURNS);
    found.extend(decided(curve, standing));
    found.sort_by_key(|&(_, event, _)| event);
    found.into_iter().map(|(_, _, told)| told).collect()
}

/// From which event on the only winner never again had less than the others.
fn decided(curve: &[Point], standing: Option<&Standing>) -> Option<(f64, usize, Phrase)> {
    let mut winners = standing?.winners();
    let (winner, None) = (winners.next()?, winners.next()) else { return None };
    let ahead = |point: &Point| {
        let own = point.shares[winner.index()];
        point.shares.iter().enumerate().all(|(seat, &share)| seat == winner.index() || share < own)
    };
    let behind = curve.iter().rposition(|point| !ahead(point))?;
    let since = curve.get(behind + 1)?;
    Some((1.0, since.event, phrase("turning-decided", since.event, winner, since.shares[winner.index()])))
}

/// A line per seat, and what decided: play or luck.
fn summary(by_seat: &[SeatNote], standing: Option<&Standing>) -> Vec<Phrase> {
    let mut lines: Vec<Phrase> = (0u8..)
        .zip(by_seat)
        .map(|(seat, note)| {
            Phrase::new("analysis-seat")
                .with("seat", Seat(seat))
                .with("accuracy", note.accuracy.round() as i64)
                .with("moves", note.moves)
                .with("best", note.best)
                .with("inaccuracies", note.errors[0])
                .with("mistakes", note.errors[1])
                .with("blunders", note.errors[2])
                .with("lost", percent(note.given_away))
                .with("luck", percent(note.luck))
        })
        .collect();
    let winner = standing.and_then(|standing| standing.winners().next());
    if let Some(winner) = winner
        && let Some(note) = by_seat.get(winner.index())
    {
        let others = by_seat.iter().enumerate().filter(|&(seat, _)| seat != winner.index());
        let given = 1.0 - others.map(|(_, note)| 1.0 - note.given_away).product::<f64>();
        let code = match () {
            () if note.luck > given => "analysis-luck-decided",
            () if given > 0.05 => "analysis-play-decided",
            () => "analysis-even",
        };
        lines.push(
            Phrase::new(code)
                .with("seat", winner)
                .with("luck", percent(note.luck))
                .with("percent", percent(given)),
        );
    }
    lines
}

//! What an analysis says, and how it is summed up.

use super::{percent, phrase};
use play::record::Record;
use play::{Phrase, Seat, Standing};
use search::Limits;
use serde::Serialize;

/// A change of less than this share of the victory is no turning point.
const TURN: f64 = 0.1;
/// At most so many turning points are told.
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
    /// Every stroke of luck that could be compared.
    pub draws: Vec<DrawNote>,
    /// Each seat's sums.
    pub by_seat: Vec<SeatNote>,
    /// What each seat could expect, event by event; each entry adds up to 1.
    pub curve: Vec<Point>,
    /// Where the game turned, in the order of the game, as codes with arguments.
    pub turning: Vec<Phrase>,
    /// The game in a few lines.
    pub summary: Vec<Phrase>,
}

/// What each seat could expect before an event.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Point {
    /// Number of the event, from 0.
    pub event: usize,
    /// Share of the victory per seat.
    pub shares: Vec<f64>,
}

/// A move and its judgement. All values are shares of the victory, 0 to 1, of the seat that moved.
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
    /// What was given away.
    pub loss: f64,
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
}

/// How good a move was, by the chance of victory it gave away; the words are codes `class-<word>`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// There was no choice.
    Forced,
    /// The judge's own choice, or as good: gave away less than half a percent.
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
    /// The class of a move that gave away so much.
    pub fn of(loss: f64, best: bool, only: bool) -> Class {
        match loss {
            _ if only => Class::Forced,
            loss if best || loss < 0.005 => Class::Best,
            loss if loss < 0.03 => Class::Good,
            loss if loss < 0.08 => Class::Inaccuracy,
            loss if loss < 0.2 => Class::Mistake,
            _ => Class::Blunder,
        }
    }
}

/// A stroke of luck, as the seat that acted next saw it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DrawNote {
    /// Number of the first event of it, from 0.
    pub event: usize,
    /// Who acted next.
    pub seat: Seat,
    /// What came.
    pub text: String,
    /// What that seat could expect after it.
    pub value: f64,
    /// What it could have expected on average.
    pub expected: f64,
    /// The difference: above 0 it was lucky.
    pub luck: f64,
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
    /// Luck, added up: above 0 the seat was lucky.
    pub luck: f64,
    /// 100 for a game without a loss; what an average move kept, on a scale that falls quickly.
    pub accuracy: f64,
}

/// What each seat could expect as the game went on.
pub(super) struct Curve {
    seats: usize,
    points: Vec<Point>,
}

impl Curve {
    pub fn new(seats: u8) -> Curve {
        Curve { seats: seats.into(), points: Vec::new() }
    }

    /// One seat's expectation is new; the others share the rest as they did before.
    pub fn set(&mut self, event: usize, seat: Seat, share: f64) {
        let even = vec![1.0 / self.seats as f64; self.seats];
        let mut shares = self.points.last().map_or(even, |point| point.shares.clone());
        let rest: f64 = shares.iter().enumerate().filter(|&(s, _)| s != seat.index()).map(|(_, v)| v).sum();
        for (other, value) in shares.iter_mut().enumerate() {
            *value = match other == seat.index() {
                true => share,
                false if rest > 1e-9 => *value * (1.0 - share) / rest,
                false => (1.0 - share) / (self.seats as f64 - 1.0),
            };
        }
        self.points.push(Point { event, shares });
    }

    pub fn end(&mut self, event: usize, standing: &Standing) {
        self.points.push(Point { event, shares: standing.shares().to_vec() });
    }
}

impl Analysis {
    pub(super) fn new(
        record: &Record,
        bot: &str,
        limits: Limits,
        curve: Curve,
        moves: Vec<MoveNote>,
        draws: Vec<DrawNote>,
        standing: Option<&Standing>,
    ) -> Analysis {
        let by_seat: Vec<SeatNote> =
            Seat::all(record.seats).map(|seat| SeatNote::of(seat, record.seats, &moves, &draws)).collect();
        let turning = turning(&moves, &draws, &curve, standing);
        let summary = summary(&by_seat, standing);
        Analysis {
            game: record.game.clone(),
            seats: record.seats,
            bot: bot.to_owned(),
            limits,
            moves,
            draws,
            by_seat,
            curve: curve.points,
            turning,
            summary,
        }
    }

    /// As JSON, pretty.
    pub fn json(&self) -> String {
        serde_json::to_string_pretty(self).expect("an analysis is plain data")
    }
}

impl SeatNote {
    fn of(seat: Seat, seats: u8, moves: &[MoveNote], draws: &[DrawNote]) -> SeatNote {
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
        // One seat's luck is the bad luck of the others, in equal parts.
        let others = f64::from(seats.max(2)) - 1.0;
        note.luck =
            draws.iter().map(|draw| if draw.seat == seat { draw.luck } else { -draw.luck / others }).sum();
        let mean = if note.moves == 0 { 0.0 } else { lost / f64::from(note.moves) };
        note.accuracy = 100.0 * (-12.0 * mean).exp();
        note
    }
}

/// The greatest changes in the order of the game, and from when on the winner was ahead for good.
fn turning(
    moves: &[MoveNote],
    draws: &[DrawNote],
    curve: &Curve,
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
fn decided(curve: &Curve, standing: Option<&Standing>) -> Option<(f64, usize, Phrase)> {
    let mut winners = standing?.winners();
    let (winner, None) = (winners.next()?, winners.next()) else { return None };
    let ahead = |point: &Point| {
        let own = point.shares[winner.index()];
        point.shares.iter().enumerate().all(|(seat, &share)| seat == winner.index() || share < own)
    };
    let behind = curve.points.iter().rposition(|point| !ahead(point))?;
    let since = curve.points.get(behind + 1)?;
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

//! The course of a game as an SVG picture: what each seat could expect, with the errors and strokes of luck marked.

use super::notes::{Analysis, Class};
use crate::svg::{Sheet, escape};
use std::fmt::Write as _;

/// The words on the picture, in the reader's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CurveWords {
    /// Above it.
    pub title: String,
    /// Under the horizontal axis.
    pub across: String,
    /// Beside the vertical axis.
    pub up: String,
    /// The players, seat by seat.
    pub players: Vec<String>,
}

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 400.0;
const LEFT: f64 = 60.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 64.0;
const BOTTOM: f64 = 50.0;
const SHEET: Sheet =
    Sheet { width: WIDTH, height: HEIGHT, left: LEFT, right: RIGHT, top: TOP, bottom: BOTTOM };
const COLOURS: [&str; 10] = [
    "#0b6fa4", "#c4451c", "#2f7d32", "#7b3fa0", "#8a6d00", "#444444", "#00695c", "#ad1457", "#5d4037",
    "#283593",
];

/// Draws it.
pub fn plot(analysis: &Analysis, words: &CurveWords) -> String {
    let last = analysis.curve.last().map_or(1, |point| point.event).max(1) as f64;
    let x = |event: usize| LEFT + event as f64 / last * (WIDTH - LEFT - RIGHT);
    let mut out = String::new();
    head(&mut out, words);
    curves(&mut out, analysis, words, x);
    mistakes(&mut out, analysis, x);
    strokes_of_luck(&mut out, analysis, x);
    out.push_str("</svg>\n");
    out
}

/// How high a chance lies.
fn y(share: f64) -> f64 {
    HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)
}

/// One line for each seat, with its name above the field.
fn curves(out: &mut String, analysis: &Analysis, words: &CurveWords, x: impl Fn(usize) -> f64) {
    for seat in 0..usize::from(analysis.seats) {
        let colour = COLOURS[seat % COLOURS.len()];
        let points = analysis.curve.iter().map(|p| format!("{:.1},{:.1}", x(p.event), y(p.shares[seat])));
        let _ = writeln!(
            out,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-linejoin=\"round\"/>",
            points.collect::<Vec<_>>().join(" ")
        );
        let name = words.players.get(seat).map_or("", String::as_str);
        let _ = writeln!(
            out,
            "<path d=\"M{0} 48h18\" stroke=\"{colour}\" stroke-width=\"3\"/><text x=\"{1}\" y=\"52\" fill=\"#222\">{2}</text>",
            LEFT + 150.0 * seat as f64 % (WIDTH - LEFT - RIGHT),
            LEFT + 150.0 * seat as f64 % (WIDTH - LEFT - RIGHT) + 24.0,
            escape(name)
        );
    }
}

/// A ring around every move that gave much away.
fn mistakes(out: &mut String, analysis: &Analysis, x: impl Fn(usize) -> f64) {
    for m in analysis.moves.iter().filter(|m| m.class >= Class::Mistake) {
        let colour = COLOURS[m.seat.index() % COLOURS.len()];
        let _ = writeln!(
            out,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"5\" fill=\"#ffffff\" stroke=\"{colour}\" stroke-width=\"2\">\
             <title>{} {} −{:.0} %</title></circle>",
            x(m.event),
            y(m.after),
            m.event + 1,
            escape(&m.text),
            100.0 * m.loss
        );
    }
}

/// A diamond where luck changed much.
fn strokes_of_luck(out: &mut String, analysis: &Analysis, x: impl Fn(usize) -> f64) {
    for draw in analysis.draws.iter().filter(|draw| draw.luck.abs() >= 0.1) {
        let colour = COLOURS[draw.seat.index() % COLOURS.len()];
        let (cx, cy) = (x(draw.event), y(draw.value));
        let _ = writeln!(
            out,
            "<path d=\"M{cx:.1} {:.1}l5 5l-5 5l-5 -5z\" fill=\"{colour}\"><title>{} {} {:+.0} %</title></path>",
            cy - 5.0,
            draw.event + 1,
            escape(&draw.text),
            100.0 * draw.luck
        );
    }
}

fn head(out: &mut String, words: &CurveWords) {
    SHEET.begin(out, &words.title, 26.0);
    for percent in [0, 25, 50, 75, 100] {
        let at = y(f64::from(percent) / 100.0);
        let _ = writeln!(
            out,
            "<path d=\"M{LEFT} {at:.1}H{}\" stroke=\"#dddddd\"/>\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#444\">{percent} %</text>",
            WIDTH - RIGHT,
            LEFT - 8.0,
            at + 4.0
        );
    }
    SHEET.name_axes(out, (&words.across, 12.0), (&words.up, 14.0));
}

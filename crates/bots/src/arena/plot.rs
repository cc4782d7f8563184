//! Strength against thinking time, as an SVG picture written by hand.

use super::{Report, ScoreRow};
use crate::Contender;
use crate::svg::{Sheet, escape};
use search::Limits;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The words on the picture, in the reader's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlotWords {
    /// Above it.
    pub title: String,
    /// Under the horizontal axis.
    pub across: String,
    /// Beside the vertical axis.
    pub up: String,
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 440.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = 30.0;
const TOP: f64 = 50.0;
const BOTTOM: f64 = 60.0;
const SHEET: Sheet =
    Sheet { width: WIDTH, height: HEIGHT, left: LEFT, right: RIGHT, top: TOP, bottom: BOTTOM };
const COLOURS: [&str; 6] = ["#0b6fa4", "#c4451c", "#2f7d32", "#7b3fa0", "#8a6d00", "#444444"];

/// One curve per bot: its rating at each of the limits it played with, with 95 % bars.
/// Time, nodes and iterations go on one logarithmic axis by their numbers; mix them only if you know why.
pub fn plot(reports: &[Report], words: &PlotWords) -> String {
    let mut curves: BTreeMap<String, Vec<(f64, ScoreRow)>> = BTreeMap::new();
    for (report, row) in reports.iter().flat_map(|report| report.rows.iter().map(move |row| (report, row))) {
        let Ok(contender) = row.bot.parse::<Contender>() else { continue };
        let x = effort(contender.limits_or(report.header.limits));
        curves.entry(contender.name).or_default().push((x, row.clone()));
    }
    curves.values_mut().for_each(|curve| curve.sort_by(|a, b| a.0.total_cmp(&b.0)));
    let frame = Frame::around(curves.values().flatten());
    let mut out = String::new();
    SHEET.begin(&mut out, &words.title, 28.0);
    frame.axes(&mut out, words);
    for (number, (name, curve)) in curves.iter().enumerate() {
        frame.curve(&mut out, number, name, curve);
    }
    out.push_str("</svg>\n");
    out
}

/// What goes on the horizontal axis: milliseconds, or the plain number of nodes or iterations.
fn effort(limits: Limits) -> f64 {
    match limits {
        Limits { time: Some(time), .. } => time.as_secs_f64() * 1000.0,
        Limits { nodes: Some(n), .. } | Limits { iterations: Some(n), .. } => n as f64,
        _ => 1.0,
    }
}

struct Frame {
    x: (f64, f64),
    y: (f64, f64),
}

impl Frame {
    fn around<'a>(points: impl Iterator<Item = &'a (f64, ScoreRow)>) -> Frame {
        let (mut x, mut y) = ((f64::MAX, f64::MIN), (f64::MAX, f64::MIN));
        for (effort, row) in points {
            let across = effort.max(1e-3).log10();
            x = (x.0.min(across), x.1.max(across));
            for end in [row.elo, row.elo_low, row.elo_high].into_iter().filter(|end| end.is_finite()) {
                y = (y.0.min(end), y.1.max(end));
            }
        }
        if x.0 > x.1 {
            return Frame { x: (0.0, 1.0), y: (0.0, 1.0) };
        }
        let room = (0.08 * (y.1 - y.0)).max(10.0);
        Frame { x: (x.0 - 0.1, x.1 + 0.1), y: (y.0 - room, y.1 + room) }
    }

    fn across(&self, effort: f64) -> f64 {
        let part = (effort.max(1e-3).log10() - self.x.0) / (self.x.1 - self.x.0);
        LEFT + part * (WIDTH - LEFT - RIGHT)
    }

    fn up(&self, elo: f64) -> f64 {
        let part = (elo.clamp(self.y.0, self.y.1) - self.y.0) / (self.y.1 - self.y.0);
        HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM)
    }

    fn axes(&self, out: &mut String, words: &PlotWords) {
        let (bottom, right) = (HEIGHT - BOTTOM, WIDTH - RIGHT);
        let step = round_step(self.y.1 - self.y.0);
        let mut at = (self.y.0 / step).ceil() * step;
        while at <= self.y.1 {
            let y = self.up(at);
            let _ = writeln!(
                out,
                "<path d=\"M{LEFT} {y:.1}H{right}\" stroke=\"#dddddd\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#444\">{at:.0}</text>",
                LEFT - 8.0,
                y + 4.0
            );
            at += step;
        }
        for power in self.x.0.floor() as i32..=self.x.1.ceil() as i32 {
            for part in [1.0, 2.0, 5.0] {
                let effort = part * 10f64.powi(power);
                if !(self.x.0..=self.x.1).contains(&effort.log10()) {
                    continue;
                }
                let x = self.across(effort);
                let _ = writeln!(
                    out,
                    "<path d=\"M{x:.1} {bottom}v5\" stroke=\"#444444\"/>\
                     <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#444\">{effort}</text>",
                    bottom + 20.0
                );
            }
        }
        let _ =
            writeln!(out, "<path d=\"M{LEFT} {TOP}V{bottom}H{right}\" fill=\"none\" stroke=\"#444444\"/>");
        SHEET.name_axes(out, (&words.across, 16.0), (&words.up, 18.0));
    }

    fn curve(&self, out: &mut String, number: usize, name: &str, curve: &[(f64, ScoreRow)]) {
        let colour = COLOURS[number % COLOURS.len()];
        let line: Vec<String> =
            curve.iter().map(|(x, row)| format!("{:.1},{:.1}", self.across(*x), self.up(row.elo))).collect();
        let _ = writeln!(
            out,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
            line.join(" ")
        );
        for (effort, row) in curve {
            let (x, y) = (self.across(*effort), self.up(row.elo));
            let _ = writeln!(
                out,
                "<path d=\"M{x:.1} {:.1}V{:.1}\" stroke=\"{colour}\"/><circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" \
                 fill=\"{colour}\"><title>{} {:+.0}</title></circle>",
                self.up(row.elo_low),
                self.up(row.elo_high),
                escape(&row.bot),
                row.elo
            );
        }
        let (x, y) = (WIDTH - RIGHT - 150.0, TOP + 8.0 + 18.0 * number as f64);
        let _ = writeln!(
            out,
            "<path d=\"M{x} {y}h18\" stroke=\"{colour}\" stroke-width=\"3\"/>\
             <text x=\"{}\" y=\"{}\" fill=\"#222\">{}</text>",
            x + 24.0,
            y + 4.0,
            escape(name)
        );
    }
}

/// A step that gives about six lines: 1, 2 or 5 times a power of ten.
fn round_step(range: f64) -> f64 {
    let rough = (range / 6.0).max(1e-6);
    let power = 10f64.powf(rough.log10().floor());
    let part = [1.0, 2.0, 5.0, 10.0].into_iter().find(|part| part * power >= rough).unwrap_or(10.0);
    part * power
}

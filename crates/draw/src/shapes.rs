//! A small pen: shapes of an SVG document, collected as text.

use crate::letters;
use serde_json::Value;
use std::fmt::Write as _;

/// Ink of pips, numbers and outlines.
pub const INK: &str = "#2b2118";
/// The table below everything.
pub const TABLE: &str = "#f3ead8";
/// The face of a tile.
pub const IVORY: &str = "#fffaf0";

/// A document that grows.
pub struct Pen {
    body: String,
    /// Symbols that are used, each once.
    symbols: Vec<(String, String)>,
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Pen {
    /// An empty sheet.
    pub fn new() -> Pen {
        let (most, least) = (f64::INFINITY, f64::NEG_INFINITY);
        Pen { body: String::new(), symbols: Vec::new(), left: most, top: most, right: least, bottom: least }
    }

    /// The sheet must show this rectangle.
    pub fn cover(&mut self, x: f64, y: f64, width: f64, height: f64) {
        self.left = self.left.min(x);
        self.top = self.top.min(y);
        self.right = self.right.max(x + width);
        self.bottom = self.bottom.max(y + height);
    }

    /// A rectangle with round corners.
    pub fn tile(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), round: f64, fill: &str) {
        self.cover(x, y, width, height);
        let _ = write!(
            self.body,
            r#"<rect x="{x:.2}" y="{y:.2}" width="{width:.2}" height="{height:.2}" rx="{round:.2}" fill="{fill}" stroke="{INK}" stroke-width="0.03"/>"#
        );
    }

    /// A filled circle.
    pub fn dot(&mut self, (x, y): (f64, f64), radius: f64, fill: &str) {
        let _ = write!(self.body, r#"<circle cx="{x:.3}" cy="{y:.3}" r="{radius:.3}" fill="{fill}"/>"#);
    }

    /// A path of SVG commands.
    pub fn path(&mut self, commands: &str, fill: &str, stroke: &str, width: f64) {
        let _ = write!(
            self.body,
            r#"<path d="{commands}" fill="{fill}" stroke="{stroke}" stroke-width="{width:.3}" stroke-linejoin="round" stroke-linecap="round"/>"#
        );
    }

    /// A polygon.
    pub fn polygon(&mut self, points: &[(f64, f64)], fill: &str) {
        let mut path = String::new();
        for (n, (x, y)) in points.iter().enumerate() {
            let _ = write!(path, "{}{x:.3} {y:.3}", if n == 0 { "M" } else { "L" });
            self.cover(*x, *y, 0.0, 0.0);
        }
        path.push('Z');
        self.path(&path, fill, INK, 0.03);
    }

    /// A drawing made elsewhere for a box of `unit`, in a square of this size.
    pub fn drawing(&mut self, (x, y): (f64, f64), size: f64, unit: f64, drawing: &str) {
        self.cover(x, y, size, size);
        let scale = size / unit;
        let _ = write!(
            self.body,
            r#"<g transform="translate({x:.3} {y:.3}) scale({scale:.5})">{}</g>"#,
            drawing.trim()
        );
    }

    /// A symbol of this name, which is written once however often it is used.
    pub fn symbol(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), name: &str, drawing: &str) {
        if !self.symbols.iter().any(|(known, _)| known == name) {
            self.symbols.push((name.to_owned(), drawing.to_owned()));
        }
        self.cover(x, y, width, height);
        let _ = write!(
            self.body,
            r##"<use href="#{name}" x="{x:.3}" y="{y:.3}" width="{width:.3}" height="{height:.3}"/>"##
        );
    }

    /// A short text, centred; its capitals are seven tenths of `size` high.
    pub fn text(&mut self, (x, y): (f64, f64), size: f64, fill: &str, text: &str) {
        let height = size * 0.7;
        let corner = (x - letters::width(text, height) / 2.0, y - height / 2.0);
        self.cover(corner.0, corner.1, letters::width(text, height), height);
        self.path(&letters::path(text, corner, height), "none", fill, height * letters::PEN / 10.0);
    }

    /// A line of text that starts here.
    pub fn line(&mut self, (x, y): (f64, f64), size: f64, fill: &str, text: &str) {
        let height = size * 0.7;
        let corner = (x, y - height / 2.0);
        self.cover(corner.0, corner.1, letters::width(text, height), height);
        self.path(&letters::path(text, corner, height), "none", fill, height * letters::THIN / 10.0);
    }

    /// The document, with a margin around what was drawn.
    pub fn finish(self) -> String {
        let (left, top) = if self.left.is_finite() { (self.left, self.top) } else { (0.0, 0.0) };
        let (right, bottom) = if self.right.is_finite() { (self.right, self.bottom) } else { (1.0, 1.0) };
        let (x, y, width, height) = (left - 0.4, top - 0.4, right - left + 0.8, bottom - top + 0.8);
        format!(
            concat!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{:.2} {:.2} {:.2} {:.2}" width="{:.0}" height="{:.0}">"#,
                r#"<rect x="{:.2}" y="{:.2}" width="{:.2}" height="{:.2}" fill="{}"/>{}{}</svg>"#
            ),
            x,
            y,
            width,
            height,
            width * 48.0,
            height * 48.0,
            x,
            y,
            width,
            height,
            TABLE,
            self.symbols.iter().map(|(_, drawing)| drawing.as_str()).collect::<String>(),
            self.body
        )
    }
}

/// The list behind a name of a JSON object; empty where there is none.
pub fn list<'v>(value: &'v Value, name: &str) -> &'v [Value] {
    value[name].as_array().map_or(&[], Vec::as_slice)
}

/// The number behind a name; 0 where there is none.
pub fn number(value: &Value, name: &str) -> f64 {
    value[name].as_f64().unwrap_or(0.0)
}

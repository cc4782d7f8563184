//! A game without a drawing of its own: its view as lines of text.

use crate::shapes::{INK, Pen};
use serde_json::Value;

pub fn draw(view: &Value) -> String {
    let mut pen = Pen::new();
    for (n, line) in lines(view).iter().enumerate() {
        pen.line((0.0, n as f64 * 0.6), 0.4, INK, line);
    }
    pen.finish()
}

/// JSON as people may read it: a name and a value on each line, without quotes and brackets.
fn lines(view: &Value) -> Vec<String> {
    let text = format!("{view:#}");
    let bare = text
        .lines()
        .map(|line| line.replace('"', "").trim_end_matches([',', '{', '[']).trim_end().to_owned());
    bare.filter(|line| !line.trim_matches([' ', '}', ']']).is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_reads_line_by_line() {
        let view = serde_json::json!({ "rows": ["x.o", "..."], "turn": 1, "line": [] });
        assert_eq!(lines(&view), ["  line: []", "  rows:", "    x.o", "    ...", "  turn: 1"]);
        let other = serde_json::json!({ "rows": ["x.o", "..x"], "turn": 1, "line": [] });
        assert_ne!(draw(&view), draw(&other));
    }
}

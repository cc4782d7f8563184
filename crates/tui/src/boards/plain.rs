//! A game without a board of its own: its view as lines of text. The moves stand in the list beside it.

use super::Canvas;
use ratatui::style::Style;
use serde_json::Value;

pub fn draw(view: &Value) -> Canvas {
    let mut canvas = Canvas::default();
    for (row, line) in (0..).zip(lines(view)) {
        canvas.write((0, row), &line, Style::new());
    }
    canvas
}

/// A name and its value on each line; what lies deeper stands further to the right.
fn lines(view: &Value) -> Vec<String> {
    let inner = |name: &str, value: &Value| match value {
        Value::Object(_) | Value::Array(_) if !is_short(value) => {
            let below = lines(value).into_iter().map(|line| format!("  {line}"));
            std::iter::once(format!("{name}:")).chain(below).collect()
        }
        short => vec![format!("{name}: {}", plain(short))],
    };
    match view {
        Value::Object(members) => members.iter().flat_map(|(name, value)| inner(name, value)).collect(),
        Value::Array(members) => members
            .iter()
            .flat_map(|value| if is_short(value) { vec![plain(value)] } else { lines(value) })
            .collect(),
        bare => vec![plain(bare)],
    }
}

/// Whether a value fits on the line of its name: a bare one, or a list of bare numbers.
fn is_short(value: &Value) -> bool {
    match value {
        Value::Object(members) => members.is_empty(),
        Value::Array(members) => members.iter().all(|value| value.is_number() || value.is_null()),
        _ => true,
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => "–".to_owned(),
        Value::Array(members) if members.is_empty() => "–".to_owned(),
        Value::Array(members) => members.iter().map(plain).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_reads_line_by_line() {
        let view = serde_json::json!({ "rows": ["x.o", "..."], "turn": 1, "line": [], "left": [1, 2] });
        let drawn = draw(&view).text();
        assert_eq!(drawn, "left: 1 2\nline: –\nrows:\n  x.o\n  ...\nturn: 1\n");
    }
}

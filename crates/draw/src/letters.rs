//! Letters as our own outlines: a picture looks the same on every machine and needs no fonts.
//!
//! Each letter is drawn with one pen in a box six wide and ten high, its baseline at ten; small letters may hang
//! below it. All letters are equally wide, so that text in columns stays in columns.

use std::fmt::Write as _;

/// From one letter to the next, in tenths of the size.
const ADVANCE: f64 = 8.0;
/// The box of a letter, in tenths of the size.
const BOX: f64 = 6.0;
/// The width of the pen that writes numbers on tiles, in tenths of the size.
pub const PEN: f64 = 1.5;
/// The width of the pen that writes lines of text.
pub const THIN: f64 = 1.0;

/// How wide a text is, when its letters are `size` high.
pub fn width(text: &str, size: f64) -> f64 {
    let letters = text.chars().count() as f64;
    (letters * ADVANCE - (ADVANCE - BOX)).max(0.0) * size / 10.0
}

/// The path of a text as SVG commands; its top left corner lies at `(left, top)`, its capitals are `size` high.
pub fn path(text: &str, (left, top): (f64, f64), size: f64) -> String {
    let unit = size / 10.0;
    let mut commands = String::new();
    for (n, letter) in text.chars().enumerate() {
        let x = left + n as f64 * ADVANCE * unit;
        for token in tokens(strokes(letter)) {
            match token {
                Token::Command(command) => commands.push(command),
                Token::Point(px, py) => {
                    let _ = write!(commands, "{:.3} {:.3} ", x + px * unit, top + py * unit);
                }
            }
        }
    }
    commands
}

enum Token {
    Command(char),
    Point(f64, f64),
}

/// Commands and points of a letter; every number belongs to a pair.
fn tokens(strokes: &str) -> impl Iterator<Item = Token> + '_ {
    strokes.split_inclusive(' ').flat_map(|word| {
        let word = word.trim_end();
        let (command, rest) = match word.chars().next() {
            Some(c) if c.is_ascii_alphabetic() => (Some(c), &word[1..]),
            _ => (None, word),
        };
        let point = rest.split_once(',').map(|(x, y)| Token::Point(coordinate(x), coordinate(y)));
        command.map(Token::Command).into_iter().chain(point)
    })
}

fn coordinate(text: &str) -> f64 {
    text.parse().expect("a letter's points are written as numbers")
}

/// A letter's strokes: absolute commands, points as `x,y`. What we have no letter for is an empty box.
fn strokes(letter: char) -> &'static str {
    match letter {
        '0' => "M3,0 Q6,0 6,5 Q6,10 3,10 Q0,10 0,5 Q0,0 3,0 Z",
        '1' => "M.9,2.2 L3.4,0 L3.4,10 M1,10 L5.8,10",
        '2' => "M.3,2.6 Q.6,0 3.1,0 Q5.8,0 5.8,2.7 Q5.8,4.4 4,6.2 L.2,10 L6,10",
        '3' => {
            "M.5,1.3 Q1.3,0 3,0 Q5.5,0 5.5,2.4 Q5.5,4.7 2.6,4.7 Q5.9,4.7 5.9,7.3 Q5.9,10 3,10 Q1,10 .2,8.5"
        }
        '4' => "M4.5,10 L4.5,0 L0,7 L6,7",
        '5' => "M5.4,0 L1.1,0 L.7,4.6 Q1.6,3.9 3,3.9 Q6,3.9 6,6.9 Q6,10 2.9,10 Q1,10 .2,8.6",
        '6' => "M4.9,.2 Q0,1.6 0,6.8 Q0,10 3,10 Q6,10 6,6.9 Q6,4 3.1,4 Q.6,4 .1,6.5",
        '7' => "M0,0 L6,0 L2.2,10",
        '8' => {
            "M3,4.6 Q.5,4.6 .5,2.3 Q.5,0 3,0 Q5.5,0 5.5,2.3 Q5.5,4.6 3,4.6 Q0,4.6 0,7.3 Q0,10 3,10 Q6,10 6,7.3 Q6,4.6 3,4.6 Z"
        }
        '9' => "M1.1,9.8 Q6,8.4 6,3.2 Q6,0 3,0 Q0,0 0,3.1 Q0,6 2.9,6 Q5.4,6 5.9,3.5",
        'A' => "M0,10 L3,0 L6,10 M1.1,6.6 L4.9,6.6",
        'B' => "M0,0 L0,10 L3.2,10 Q6,10 6,7.3 Q6,4.7 3.2,4.7 L0,4.7 M3,4.7 Q5.5,4.7 5.5,2.3 Q5.5,0 3,0 L0,0",
        'C' => "M6,1.6 Q5,0 3.2,0 Q0,0 0,5 Q0,10 3.2,10 Q5,10 6,8.4",
        'D' => "M0,0 L0,10 L2.4,10 Q6,10 6,5 Q6,0 2.4,0 Z",
        'E' => "M6,0 L0,0 L0,10 L6,10 M0,4.8 L4.8,4.8",
        'F' => "M6,0 L0,0 L0,10 M0,4.8 L4.8,4.8",
        'G' => "M5.8,1.6 Q4.8,0 3.2,0 Q0,0 0,5 Q0,10 3.2,10 Q5.2,10 6,8.6 L6,5.4 L3.4,5.4",
        'H' => "M0,0 L0,10 M6,0 L6,10 M0,4.8 L6,4.8",
        'I' => "M1,0 L5,0 M3,0 L3,10 M1,10 L5,10",
        'J' => "M5,0 L5,7 Q5,10 2.6,10 Q.8,10 .2,8.4",
        'K' => "M0,0 L0,10 M6,0 L0,6 M2.2,3.9 L6,10",
        'L' => "M0,0 L0,10 L6,10",
        'M' => "M0,10 L0,0 L3,5.4 L6,0 L6,10",
        'N' => "M0,10 L0,0 L6,10 L6,0",
        'O' => "M3,0 Q6,0 6,5 Q6,10 3,10 Q0,10 0,5 Q0,0 3,0 Z",
        'P' => "M0,10 L0,0 L3.2,0 Q6,0 6,2.8 Q6,5.6 3.2,5.6 L0,5.6",
        'Q' => "M3,0 Q6,0 6,5 Q6,10 3,10 Q0,10 0,5 Q0,0 3,0 Z M3.6,7.4 L6.2,10.6",
        'R' => "M0,10 L0,0 L3.2,0 Q6,0 6,2.7 Q6,5.4 3.2,5.4 L0,5.4 M3.2,5.4 L6,10",
        'S' => "M5.6,1.5 Q4.8,0 3,0 Q.4,0 .4,2.4 Q.4,4.3 3,4.9 Q5.9,5.6 5.9,7.6 Q5.9,10 3,10 Q1,10 .2,8.4",
        'T' => "M0,0 L6,0 M3,0 L3,10",
        'U' => "M0,0 L0,6.8 Q0,10 3,10 Q6,10 6,6.8 L6,0",
        'V' => "M0,0 L3,10 L6,0",
        'W' => "M0,0 L1.4,10 L3,3.6 L4.6,10 L6,0",
        'X' => "M0,0 L6,10 M6,0 L0,10",
        'Y' => "M0,0 L3,5 L6,0 M3,5 L3,10",
        'Z' => "M0,0 L6,0 L0,10 L6,10",
        'a' => {
            "M.8,3.8 Q1.6,3 3,3 Q5.4,3 5.4,5.4 L5.4,10 M5.4,6 Q.3,5.8 .3,8.1 Q.3,10 2.3,10 Q4.6,10 5.4,8.2"
        }
        'b' => "M.5,0 L.5,10 M.5,5.4 Q1.2,3 3.2,3 Q5.8,3 5.8,6.5 Q5.8,10 3.2,10 Q1.2,10 .5,7.6",
        'c' => "M5.5,4.1 Q4.8,3 3.3,3 Q.4,3 .4,6.5 Q.4,10 3.3,10 Q4.8,10 5.5,8.9",
        'd' => "M5.5,0 L5.5,10 M5.5,5.4 Q4.8,3 2.8,3 Q.2,3 .2,6.5 Q.2,10 2.8,10 Q4.8,10 5.5,7.6",
        'e' => "M.5,6.4 L5.6,6.4 Q5.6,3 3.1,3 Q.4,3 .4,6.5 Q.4,10 3.3,10 Q4.8,10 5.5,9",
        'f' => "M5.4,.3 Q2.4,-.6 2.4,2.4 L2.4,10 M.5,3.4 L5,3.4",
        'g' => {
            "M5.5,3 L5.5,10 Q5.5,13 2.8,13 Q1.2,13 .6,12.2 M5.5,5.4 Q4.8,3 2.8,3 Q.2,3 .2,6.5 Q.2,10 2.8,10 Q4.8,10 5.5,7.6"
        }
        'h' => "M.5,0 L.5,10 M.5,5.6 Q1.2,3 3.3,3 Q5.5,3 5.5,5.6 L5.5,10",
        'i' => "M1.2,3.2 L3.2,3.2 L3.2,10 M1,10 L5.4,10 M3.1,.2 L3.1,.4",
        'j' => "M1.6,3.2 L4,3.2 L4,10.6 Q4,13 1.8,13 L1,12.8 M4,.2 L4,.4",
        'k' => "M.6,0 L.6,10 M5.4,3 L.6,7.2 M2.6,5.6 L5.6,10",
        'l' => "M1.2,.1 L3.2,.1 L3.2,10 M1,10 L5.4,10",
        'm' => "M0,10 L0,3 M0,5 Q.4,3 1.6,3 Q3,3 3,5 L3,10 M3,5 Q3.4,3 4.6,3 Q6,3 6,5 L6,10",
        'n' => "M.5,10 L.5,3 M.5,5.6 Q1.2,3 3.3,3 Q5.5,3 5.5,5.6 L5.5,10",
        'o' => "M3,3 Q5.8,3 5.8,6.5 Q5.8,10 3,10 Q.2,10 .2,6.5 Q.2,3 3,3 Z",
        'p' => "M.5,3 L.5,13 M.5,5.4 Q1.2,3 3.2,3 Q5.8,3 5.8,6.5 Q5.8,10 3.2,10 Q1.2,10 .5,7.6",
        'q' => "M5.5,3 L5.5,13 M5.5,5.4 Q4.8,3 2.8,3 Q.2,3 .2,6.5 Q.2,10 2.8,10 Q4.8,10 5.5,7.6",
        'r' => "M1,10 L1,3 M1,5.8 Q1.8,3 4,3 Q5,3 5.6,3.6",
        's' => "M5.2,4 Q4.6,3 3,3 Q.7,3 .7,4.7 Q.7,6 3,6.4 Q5.6,6.8 5.6,8.2 Q5.6,10 3,10 Q1.1,10 .4,8.9",
        't' => "M2.4,.6 L2.4,7.8 Q2.4,10 4.2,10 L5.4,9.8 M.5,3.2 L5.2,3.2",
        'u' => "M.5,3 L.5,7.4 Q.5,10 2.7,10 Q4.8,10 5.5,7.4 M5.5,3 L5.5,10",
        'v' => "M.3,3 L3,10 L5.7,3",
        'w' => "M0,3 L1.4,10 L3,4.8 L4.6,10 L6,3",
        'x' => "M.5,3 L5.5,10 M5.5,3 L.5,10",
        'y' => "M.4,3 L3.1,9.8 M5.7,3 L2.6,11.2 Q1.9,13 .6,13",
        'z' => "M.5,3 L5.5,3 L.5,10 L5.5,10",
        ' ' => "",
        '.' => "M3,9.7 L3,9.9",
        ',' => "M3.2,9.6 L2.4,11.8",
        ':' => "M3,4 L3,4.2 M3,9.4 L3,9.6",
        ';' => "M3,4 L3,4.2 M3.2,9.4 L2.4,11.6",
        '!' => "M3,0 L3,6.6 M3,9.7 L3,9.9",
        '?' => "M.6,1.8 Q1.2,0 3.1,0 Q5.5,0 5.5,2.4 Q5.5,4 3,5.4 L3,6.8 M3,9.7 L3,9.9",
        '-' => "M1,5.6 L5,5.6",
        '+' => "M.6,5.4 L5.4,5.4 M3,3 L3,7.8",
        '=' => "M.8,4.2 L5.2,4.2 M.8,7 L5.2,7",
        '/' => "M5.4,-.4 L.6,10.6",
        '\\' => "M.6,-.4 L5.4,10.6",
        '|' => "M3,-.6 L3,11.6",
        '_' => "M0,11 L6,11",
        '(' => "M4.2,-.6 Q1.8,2 1.8,5 Q1.8,8.4 4.2,11",
        ')' => "M1.8,-.6 Q4.2,2 4.2,5 Q4.2,8.4 1.8,11",
        '[' => "M4.4,-.6 L2,-.6 L2,11 L4.4,11",
        ']' => "M1.6,-.6 L4,-.6 L4,11 L1.6,11",
        '{' => "M4.6,-.6 Q3,-.6 3,1 L3,3.6 Q3,5.2 1.4,5.2 Q3,5.2 3,6.8 L3,9.4 Q3,11 4.6,11",
        '}' => "M1.4,-.6 Q3,-.6 3,1 L3,3.6 Q3,5.2 4.6,5.2 Q3,5.2 3,6.8 L3,9.4 Q3,11 1.4,11",
        '<' => "M5.2,2.4 L1,5.6 L5.2,8.8",
        '>' => "M.8,2.4 L5,5.6 L.8,8.8",
        '"' => "M1.8,0 L1.8,2.4 M4.2,0 L4.2,2.4",
        '\'' => "M3,0 L3,2.4",
        '`' => "M2,0 L3.6,2",
        '^' => "M1,3 L3,0 L5,3",
        '~' => "M.6,6.2 Q1.6,4.4 3,5.6 Q4.4,6.8 5.4,5",
        '*' => "M3,1 L3,5.8 M1,2.2 L5,4.6 M5,2.2 L1,4.6",
        '#' => "M2,1 L1.2,9 M4.8,1 L4,9 M.4,3.6 L5.8,3.6 M.2,6.6 L5.6,6.6",
        '@' => {
            "M4.4,7 Q2,7.6 2,5.4 Q2,3.2 4.4,3.4 L4.4,6.6 Q6,6.8 6,4.4 Q6,0 3,0 Q0,0 0,5 Q0,10 3.4,10 L5.4,9.6"
        }
        '%' => {
            "M5.6,0 L.4,10 M1.4,.4 Q2.8,.4 2.8,2 Q2.8,3.6 1.4,3.6 Q0,3.6 0,2 Q0,.4 1.4,.4 Z M4.6,6.4 Q6,6.4 6,8 Q6,9.6 4.6,9.6 Q3.2,9.6 3.2,8 Q3.2,6.4 4.6,6.4 Z"
        }
        '&' => {
            "M6,10 L1.4,3.6 Q.2,0 2.8,0 Q5,0 4.6,2.4 Q4.2,4 1.8,5.2 Q0,6.2 0,7.8 Q0,10 2.4,10 Q5.2,10 5.8,6"
        }
        '$' => {
            "M5.6,2.5 Q4.8,1 3,1 Q.4,1 .4,3 Q.4,4.6 3,5 Q5.9,5.5 5.9,7.2 Q5.9,9 3,9 Q1,9 .2,7.6 M3,-.4 L3,10.6"
        }
        _ => "M.4,0 L5.6,0 L5.6,10 L.4,10 Z",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_printable_letter_has_strokes_of_its_own() {
        let missing = strokes('\u{fffd}');
        for letter in ('!'..='~').filter(|&letter| letter != 'O') {
            assert_ne!(strokes(letter), missing, "{letter}");
            let twins = ('!'..='~').filter(|&other| other != 'O' && strokes(other) == strokes(letter));
            assert_eq!(twins.count(), 1, "{letter}");
        }
    }

    #[test]
    fn letters_stay_in_their_columns() {
        for letter in ' '..='~' {
            for token in tokens(strokes(letter)) {
                if let Token::Point(x, y) = token {
                    assert!((0.0..=6.2).contains(&x) && (-0.6..=13.0).contains(&y), "{letter}: {x},{y}");
                }
            }
        }
        assert!((width("48", 1.0) - 1.4).abs() < 1e-9);
    }
}

//! Text that people type: what may go to other people's screens.

use crate::codes;
use play::{Code, Refusal};

/// Longest name, in characters.
pub const MAX_NAME: usize = 24;
/// Longest line of chat, in characters.
pub const MAX_LINE: usize = 280;
/// Longest word for the shuffle, in characters.
pub const MAX_WORD: usize = 64;

/// A name: 1 to 24 characters, no control or direction characters, no runs of spaces; and nobody is called what
/// bots are called.
pub fn name(text: &str) -> Result<String, Refusal> {
    let name = bounded(text, MAX_NAME, codes::NAME)?;
    let bot = name.split_once(':').is_some_and(|(before, _)| before.trim().eq_ignore_ascii_case("bot"));
    if bot { Err(Refusal::new(codes::NAME).with("max", MAX_NAME)) } else { Ok(name) }
}

/// A line of chat: 1 to 280 characters.
pub fn line(text: &str) -> Result<String, Refusal> {
    bounded(text, MAX_LINE, codes::CHAT_TEXT)
}

/// A word for the shuffle: at most 64 characters, perhaps none.
pub fn word(text: &str) -> Result<String, Refusal> {
    let clean = tidy(text);
    if clean.chars().count() > MAX_WORD {
        return Err(Refusal::new(codes::WORD).with("max", MAX_WORD));
    }
    Ok(clean)
}

fn bounded(text: &str, max: usize, code: Code) -> Result<String, Refusal> {
    let clean = tidy(text);
    if clean.chars().all(is_blank) || clean.chars().count() > max {
        return Err(Refusal::new(code).with("max", max));
    }
    Ok(clean)
}

/// Invisible and direction-changing characters are dropped, spaces are single.
/// Joiners stay: Persian and many pictograms are written with them.
fn tidy(text: &str) -> String {
    let visible: String =
        text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|&c| !hidden(c)).collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What shows nothing by itself: joiners, marks that change what stands before them, and blank letters.
fn is_blank(c: char) -> bool {
    matches!(c,
        ' ' | '\u{34f}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200c}' | '\u{200d}' | '\u{2800}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{1d173}'..='\u{1d17a}')
}

fn hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn direction_and_control_characters_never_reach_other_screens() {
        assert_eq!(name("  Ann\u{202e} \u{0} Bo\t").unwrap(), "Ann Bo");
        assert_eq!(name("\u{200b}").unwrap_err().code(), "refused-name");
        assert_eq!(name("\u{200d}").unwrap_err().code(), "refused-name");
        for blank in ["\u{2800}", "\u{34f}\u{fe0f}", "\u{17b4}", "\u{180f}", "\u{1d173}", "bot:expert"] {
            assert_eq!(name(blank).unwrap_err().code(), "refused-name", "{blank:?}");
        }
        assert_eq!(name("Bottom: a weaver").unwrap(), "Bottom: a weaver");
        assert_eq!(line(&"x".repeat(281)).unwrap_err().code(), "refused-chat-text");
        assert_eq!(word("").unwrap(), "");
    }
}

//! `klots engine`: the engine protocol on standard input and output.

use super::{Engine, Goes};
use crate::{Speaker, out};
use std::io::{BufRead, Read as _};
use std::sync::mpsc;
use words::Words;

/// What is longer is cut off: no line of the protocol is that long.
const LONGEST_LINE: u64 = 1 << 20;

/// Talks until `quit`, the end of input, or until nobody reads the answers any more.
pub fn run(speaker: &Speaker) -> anyhow::Result<()> {
    let (answer, answers) = mpsc::channel::<String>();
    let writer = std::thread::spawn(move || {
        answers.into_iter().for_each(out::line);
    });
    let talked = talk(speaker, answer);
    // The writer does nothing that could panic.
    let _ = writer.join();
    talked
}

fn talk(speaker: &Speaker, answer: mpsc::Sender<String>) -> anyhow::Result<()> {
    let words = Words::of(speaker.words.asked());
    let mut engine = Engine::new(speaker.catalogue.clone(), words, answer);
    let mut input = std::io::stdin().lock();
    while let Some(line) = read_line(&mut input).map_err(|error| speaker.unreadable("-".as_ref(), &error))? {
        if engine.hear(&line) == Goes::Home || out::is_broken() {
            break;
        }
    }
    engine.rest();
    Ok(())
}

/// The next line without its end; nothing at the end of input.
fn read_line(input: &mut impl BufRead) -> std::io::Result<Option<String>> {
    let mut line = Vec::new();
    if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() as u64 == LONGEST_LINE && !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&line).trim_end_matches(['\r', '\n']).to_owned()))
}

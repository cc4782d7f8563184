//! `klots engine`: the engine protocol on standard input and output.

use crate::Speaker;
use crate::engine::{Engine, Goes};
use std::io::{BufRead, Write};
use std::sync::mpsc;

/// Lines longer than this are refused unread: no message of the protocol is that long.
const LONGEST_LINE: usize = 1 << 20;

/// Talks until `quit` or the end of input.
pub fn run(speaker: Speaker) -> anyhow::Result<()> {
    let (out, answers) = mpsc::channel::<String>();
    let writer = std::thread::spawn(move || {
        let mut stdout = std::io::stdout().lock();
        for answer in answers {
            if writeln!(stdout, "{answer}").and_then(|()| stdout.flush()).is_err() {
                return; // nobody reads any more
            }
        }
    });
    talk(speaker, out)?;
    // Only a broken pipe ends the writer early, and then there is nobody to tell.
    let _ = writer.join();
    Ok(())
}

fn talk(speaker: Speaker, out: mpsc::Sender<String>) -> anyhow::Result<()> {
    let mut engine = Engine::new(speaker.catalogue, speaker.words, out);
    let mut input = std::io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        line.truncate(LONGEST_LINE);
        let text = String::from_utf8_lossy(&line);
        if engine.hear(text.trim_end_matches(['\r', '\n'])) == Goes::Home {
            break;
        }
    }
    engine.rest();
    Ok(())
}

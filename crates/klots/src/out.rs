//! Standard output and standard error: the only place of the program that writes to them.
//!
//! A reader may go away and a disk may be full. What cannot be written is remembered, nothing is written after it,
//! and the program says so once, at its end, by [`failure`]: nobody has to carry the error through every line.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::sync::{Mutex, PoisonError};

/// The output of somebody who writes to it directly has failed.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct OutputFailed(pub io::Error);

static FAILED: Mutex<Option<io::Error>> = Mutex::new(None);

/// Writes a line to standard output.
pub fn line(line: impl Display) {
    put(|out| writeln!(out, "{line}"));
}

/// Writes a text to standard output as it is.
pub fn text(text: impl Display) {
    put(|out| write!(out, "{text}"));
}

/// Tells a problem on standard error. If even that cannot be written there is nobody to tell.
pub fn complain(problem: impl Display) {
    let _ = writeln!(io::stderr(), "{problem}");
}

/// Whether something could not be written, so that going on is of no use.
pub fn is_broken() -> bool {
    FAILED.lock().unwrap_or_else(PoisonError::into_inner).is_some()
}

/// What kept the output from being written, if anything did.
pub fn failure() -> Option<io::Error> {
    put(|out| out.flush());
    FAILED.lock().unwrap_or_else(PoisonError::into_inner).take()
}

fn put(write: impl FnOnce(&mut io::StdoutLock<'_>) -> io::Result<()>) {
    let mut failed = FAILED.lock().unwrap_or_else(PoisonError::into_inner);
    if failed.is_none() {
        *failed = write(&mut io::stdout().lock()).err();
    }
}

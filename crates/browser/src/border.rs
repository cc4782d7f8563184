//! The border to the page: where bytes are put, the question, where the answer lies. Plain numbers and two imports, so
//! nothing has to be generated for it (docs/decisions/012-bytes-at-the-border.md).
//!
//! The page writes into memory that [`room`] names and reads what [`answer`] names. On this side that is a list of
//! bytes like any other; no pointer is ever followed.

use crate::House;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

#[expect(unsafe_code, reason = "a declaration: the page has this function, and calling it is safe")]
#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Milliseconds since some fixed moment.
    safe fn now() -> f64;
    /// How far an analysis is.
    safe fn judged(done: usize, of: usize);
}

static QUESTION: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static HOUSE: Mutex<Option<House>> = Mutex::new(None);

fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}

fn clock() -> Duration {
    Duration::from_secs_f64((now() / 1000.0).max(0.0))
}

/// Makes room for a question of this many bytes; where it begins.
#[expect(unsafe_code, reason = "the page calls it by this name; a name alone breaks no memory")]
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> usize {
    let mut question = lock(&QUESTION);
    question.clear();
    question.resize(bytes, 0);
    question.as_ptr() as usize
}

/// Answers the question; how many bytes the answer has.
#[expect(unsafe_code, reason = "the page calls it by this name; a name alone breaks no memory")]
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    search::hand_in_clock(clock);
    let question = std::mem::take(&mut *lock(&QUESTION));
    let answer = lock(&HOUSE)
        .get_or_insert_with(|| House::standard().watched_by(|done, of| judged(done, of)))
        .answer(&question);
    let mut kept = lock(&ANSWER);
    *kept = answer;
    kept.len()
}

/// Where the answer begins.
#[expect(unsafe_code, reason = "the page calls it by this name; a name alone breaks no memory")]
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> usize {
    lock(&ANSWER).as_ptr() as usize
}

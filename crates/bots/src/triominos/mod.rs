//! The bots of Triominos.

use crate::{Bots, Played};
use triominos::Triominos;

impl Played for Triominos {
    fn bots() -> Bots<Triominos> {
        Bots::new()
    }
}

//! The bots of Quixo.

use crate::{Bots, Played};
use quixo::Quixo;

impl Played for Quixo {
    fn bots() -> Bots<Quixo> {
        Bots::new()
    }
}

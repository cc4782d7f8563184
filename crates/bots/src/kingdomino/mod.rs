//! The bots of Kingdomino.

use crate::{Bots, Played};
use kingdomino::Kingdomino;

impl Played for Kingdomino {
    fn bots() -> Bots<Kingdomino> {
        Bots::new()
    }
}

//! The bots of Domino Double 9.

use crate::{Bots, Played};
use dominoes::Dominoes;

impl Played for Dominoes {
    fn bots() -> Bots<Dominoes> {
        Bots::new()
    }
}

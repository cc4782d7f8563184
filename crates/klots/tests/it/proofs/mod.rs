//! Proofs with the real program: nothing acknowledged is ever lost, doubled or shown differently.
//!
//! The part with several nodes needs PostgreSQL's programs (`scripts/pg` installs them where it can).
//! `KLOTS_KILLS` sets how often a server is killed, `KLOTS_SIEGE` how many seconds a siege lasts, `KLOTS_SEED` which run
//! is repeated.

mod attackers;
mod crowd;
mod full_house;
mod gauges;
mod kills;
mod ledger;
mod nodes;
mod parties;
mod postgres;
mod siege;
mod tab;
mod trouble;
mod wall;

/// The program that is proved: the one of this build, or the one that `KLOTS_PROGRAM` names.
pub fn program() -> String {
    std::env::var("KLOTS_PROGRAM").unwrap_or_else(|_| env!("CARGO_BIN_EXE_klots").to_owned())
}

/// Randomness that can be repeated: the seed is printed when a proof fails.
pub struct Dice(u64);

impl Dice {
    /// From `KLOTS_SEED`, else from the clock.
    pub fn of_the_day() -> Dice {
        let clock =
            std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_nanos() as u64;
        let seed = std::env::var("KLOTS_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(clock | 1);
        println!("KLOTS_SEED={seed}");
        Dice(seed)
    }

    /// Another one that goes its own way.
    pub fn split(&mut self) -> Dice {
        Dice(self.roll() | 1)
    }

    /// 64 bits.
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        (self.roll() % end.max(1) as u64) as usize
    }

    /// True once in `times`.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}

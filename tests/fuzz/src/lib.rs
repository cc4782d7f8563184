//! Everything that reads text, with one law each: what may never happen, whatever is read.
//!
//! A [`Target`] is a law and the texts to begin with. A fuzzer (`scripts/fuzz`) changes those texts where the change
//! reaches new lines of ours; the tests of this room hold the laws for the texts themselves, on any compiler.
//!
//! ```
//! let target = fuzz::target("options").expect("one of the targets");
//! for seed in (target.seeds)() {
//!     assert!((target.law)(&seed), "what a game writes is accepted");
//! }
//! assert!(!(target.law)(b"nonsense"), "and this is refused, without a panic");
//! ```

mod engine;
mod frames;
mod luck;
mod moves;
mod options;
mod positions;
mod records;
mod seeds;
mod sheets;
mod under_way;

pub use seeds::write as write_seeds;

/// Something that reads.
pub struct Target {
    /// What it is called on the command line.
    pub name: &'static str,
    /// Panics where the law is broken; else says whether the input was accepted.
    pub law: fn(&[u8]) -> bool,
    /// Inputs that are accepted.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

/// Everything that reads.
pub const TARGETS: &[Target] = &[
    Target { name: "engine", law: engine::law, seeds: engine::seeds },
    Target { name: "frames", law: frames::law, seeds: frames::seeds },
    Target { name: "luck", law: luck::law, seeds: luck::seeds },
    Target { name: "moves", law: moves::law, seeds: moves::seeds },
    Target { name: "options", law: options::law, seeds: options::seeds },
    Target { name: "positions", law: positions::law, seeds: positions::seeds },
    Target { name: "records", law: records::law, seeds: records::seeds },
    Target { name: "sheets", law: sheets::law, seeds: sheets::seeds },
];

/// The target of this name.
pub fn target(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_accepts_its_seeds_and_refuses_nonsense() {
        for target in TARGETS {
            let seeds = (target.seeds)();
            assert!(!seeds.is_empty(), "{} has nothing to begin with", target.name);
            for seed in seeds {
                assert!((target.law)(&seed), "{}: {}", target.name, String::from_utf8_lossy(&seed));
            }
            assert!(!(target.law)(b"\x01\x02\x03\x04\x05 no such text"), "{}", target.name);
        }
    }

    #[test]
    fn seeds_with_a_byte_missing_obey_the_law() {
        for target in TARGETS {
            for seed in (target.seeds)().into_iter().step_by(5) {
                for at in (0..seed.len()).step_by(7) {
                    let mut cut = seed.clone();
                    cut.remove(at);
                    (target.law)(&cut);
                }
            }
        }
    }
}

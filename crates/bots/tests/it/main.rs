//! The players of the games, and what is made of their games: the arena, analyses, the solver.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

#[cfg(feature = "quixo")]
mod analysis;
#[cfg(feature = "quixo")]
mod arena;
#[cfg(feature = "dominoes")]
mod dominoes;
#[cfg(feature = "kingdomino")]
mod kingdomino;
#[cfg(feature = "quixo")]
mod quixo;
#[cfg(feature = "quixo")]
mod quixo_killed;
#[cfg(all(feature = "quixo", feature = "kingdomino", feature = "triominos", feature = "dominoes"))]
mod sums;
#[cfg(feature = "triominos")]
mod triominos;

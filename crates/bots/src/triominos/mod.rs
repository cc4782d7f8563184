//! The bots of Triominos.

//! Kingdomino from outside: its rules one by one, the laws, counts, printed games, and what is read or refused.

mod common;
mod laws;
mod perft;
mod replays;
mod rules;
mod texts;

//! What is held to be true of every text in every language.

mod common;
mod languages;
mod moves;
mod rendered;
mod typography;

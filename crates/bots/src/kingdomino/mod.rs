//! The bots of Kingdomino.

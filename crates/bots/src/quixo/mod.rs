//! The bots of Quixo.

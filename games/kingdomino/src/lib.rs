//! kingdomino

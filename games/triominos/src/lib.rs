//! triominos

//! The table as a machine: commands in, events out, folded and seen.

mod clocks;
mod leaks;
mod offers;
mod setting;
mod stories;

//! The whole program with one game more, for the browser's tests of a game without a board of its own:
//! `cargo run -p klots --example with_noughts -- serve`.

use catalogue::Catalogue;
use std::process::ExitCode;

fn main() -> ExitCode {
    klots::cli::main(Catalogue::standard().with::<noughts::Noughts>(), std::env::args_os().collect())
}

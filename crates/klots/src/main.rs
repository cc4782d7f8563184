//! `klots`: the home of four tile games.

use std::process::ExitCode;

fn main() -> ExitCode {
    klots::cli::main(std::env::args_os().collect())
}

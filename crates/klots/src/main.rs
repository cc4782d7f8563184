//! `klots`: the home of four tile games.

use std::process::ExitCode;

fn main() -> ExitCode {
    klots::cli::main(catalogue::Catalogue::standard(), std::env::args_os().collect())
}

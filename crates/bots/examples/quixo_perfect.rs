//! The expert without tables against one who plays by them: `quixo_perfect FOLDER BUDGET GAMES [CAP]`.
//!
//! Openings are random pushes after which the game is still drawn; each is played from both sides, until a line, the third
//! repetition or `CAP` pushes. Whoever plays by the tables in `FOLDER` never gives anything away and looks, among the pushes that
//! keep the draw, for those that ask most. Prints every game that is not drawn, and how many were won, drawn and lost by the
//! expert. `SEED` takes other openings; run it with `KLOTS_TABLES` naming an empty folder.

use bots::quixo::solver::{Solution, Value};
use bots::quixo::{SearchMind, Tables};
use bots::{BotGame as _, Mind};
use play::dice::Seeded;
use play::{Choices, Dice as _, Duel as _, Eyes, Game as _, Offered as _, Seat, Side, Turn};
use quixo::{Quixo, Starts, State, Symbol};
use search::{Budget, Clock, Limits};
use std::error::Error;
use std::path::Path;
use std::sync::Arc;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [folder, limits, games, ..] = &words[..] else {
        return Err("a folder, a budget and a number of games".into());
    };
    let cap = words.get(3).map_or("200", String::as_str);
    let (limits, games): (Limits, u64) = (limits.parse()?, games.parse()?);
    let seed = std::env::var("SEED").map_or(Ok(1), |n| n.parse::<u64>())?;
    let game = Quixo::with(2, &Choices::parse(&format!("move_cap={cap}"))?)?;
    let solution = Solution::open(5, Path::new(folder)).ok_or("no tables")?;
    let tables = Arc::new(Tables::open(5, Path::new(folder)).ok_or("no tables")?);
    let mut results = [0; 3];
    for n in 0..games {
        let mut players: [Box<dyn Mind<Quixo>>; 2] =
            [Quixo::bots().wake(&game, "expert")?, Box::new(SearchMind::expert().believing(tables.clone()))];
        let side = if n % 2 == 0 { Side::First } else { Side::Second };
        let mut state = opening(&game, &solution, (seed << 32) | (n / 2));
        while let Turn::Of(seat) = game.turn(&state) {
            let own = game.side(&state) == side;
            let limits = if own { limits } else { Limits::nodes(20_000) };
            let view = game.view(&state, Eyes::Seat(seat));
            let budget = Budget::new(limits).on(Clock::Thread);
            let m = players[usize::from(!own)].think(&game, &view, seat, &budget, n).best;
            game.play(&mut state, m);
        }
        let result = game.winner(&state).map_or(1, |winner| if winner == side { 0 } else { 2 });
        results[result] += 1;
        if result != 1 {
            println!("game {n}: {} after {} pushes", ["won", "", "lost"][result], state.moves_made());
        }
    }
    println!("won {}, drawn {}, lost {}", results[0], results[1], results[2]);
    Ok(())
}

/// One to nine random pushes that leave a draw.
fn opening(game: &Quixo, solution: &Solution, seed: u64) -> State {
    let mut dice = Seeded::new(seed);
    loop {
        let mut state = game.start();
        game.settle(&mut state, Starts(Seat(0)));
        let mut moves = Vec::new();
        for _ in 0..1 + dice.below(9) {
            if let Turn::Of(_) = game.turn(&state) {
                let m = game.any_move(&state, &mut moves, &mut dice);
                game.play(&mut state, m);
            }
        }
        let mover = if game.side(&state) == Side::First { Symbol::Cross } else { Symbol::Circle };
        let drawn = solution.value(state.board(), mover).is_some_and(|worth| worth.value == Value::Draw);
        if drawn && state.outcome().is_none() {
            return state;
        }
    }
}

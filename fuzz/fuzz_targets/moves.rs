//! Any list of indexes as a game of any kind, with every law checked at every step.
#![no_main]

use catalogue::Catalogue;
use libfuzzer_sys::fuzz_target;
use play::Choices;
use play::dice::Seeded;

fuzz_target!(|input: (u8, u8, u64, Vec<u16>)| {
    let (game, seats, seed, picks) = input;
    let catalogue = Catalogue::standard();
    let entry = &catalogue.all()[usize::from(game) % catalogue.all().len()];
    let seats = entry.facts.seats[usize::from(seats) % entry.facts.seats.len()];
    let Ok(mut position) = catalogue.open(entry.name, seats, &Choices::none()) else { return };
    let mut dice = Seeded::new(seed);
    for pick in picks {
        match position.turn() {
            play::Turn::Over => break,
            play::Turn::Luck => {
                let text = position.draw(&mut dice).expect("luck is to be settled");
                position.settle(&text).expect("what is drawn is possible");
            }
            play::Turn::Of(_) => {
                let moves = position.moves();
                let text = &moves[usize::from(pick) % moves.len()];
                position.play(text).expect("a listed move is legal");
            }
        }
    }
});

//! Any text as a move, as luck and as a position of each game: a position that is read is written and read again.
#![no_main]

use catalogue::Catalogue;
use libfuzzer_sys::fuzz_target;
use play::Choices;

fuzz_target!(|input: (u8, u8, &str)| {
    let (game, seats, text) = input;
    let catalogue = Catalogue::standard();
    let entry = &catalogue.all()[usize::from(game) % catalogue.all().len()];
    let seats = entry.facts.seats[usize::from(seats) % entry.facts.seats.len()];
    let Ok(mut position) = catalogue.open(entry.name, seats, &Choices::none()) else { return };
    let _ = position.explain(text);
    let _ = position.settle(text);
    let _ = position.explain(text);
    position.restart();
    if position.set_text(text).is_ok() {
        let written = position.text();
        position.set_text(&written).expect("what we write we read");
        assert_eq!(position.text(), written);
        let _ = (position.moves(), position.view(play::Eyes::Onlooker), position.standing());
    }
});

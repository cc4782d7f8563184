//! The law of positions: what is accepted is written as it was read, and so are those that follow from it.

use crate::under_way;
use play::dice::Seeded;

/// How many events are followed: a whole match would take a second.
const FOLLOWED: usize = 6;

pub fn law(input: &[u8]) -> bool {
    let Some((mut position, text)) = under_way::read(input) else { return false };
    let before = position.text();
    if position.set_text(text).is_err() {
        assert_eq!(position.text(), before, "a refused position changes nothing");
        return false;
    }
    assert_eq!(position.text(), text);
    let mut dice = Seeded::new(1);
    let mut reader = position.copy();
    for _ in 0..FOLLOWED {
        if under_way::step(position.as_mut(), &mut dice).is_none() {
            break;
        }
        let next = position.text();
        reader.set_text(&next).unwrap_or_else(|refusal| panic!("{refusal}: {next} follows from {text}"));
        assert_eq!(reader.text(), next, "follows from {text}");
    }
    true
}

pub fn seeds() -> Vec<Vec<u8>> {
    under_way::seeds(|position| vec![position.text()])
}

//! The law of luck: what is accepted means the same as what the game writes of it (tiles may be named in any order), and the
//! game goes on from it.

use crate::under_way;
use play::dice::Seeded;
use play::{Eyes, Turn};

pub fn law(input: &[u8]) -> bool {
    let Some((mut position, text)) = under_way::read(input) else { return false };
    let before = position.text();
    let told = position.tell_luck(text, Eyes::Reviewer);
    if let Err(refusal) = position.try_settle(text) {
        assert_eq!(told.err(), Some(refusal), "telling and settling agree on {text:?} in {before}");
        assert_eq!(position.text(), before, "refused luck changes nothing");
        return false;
    }
    let (written, _) = told.expect("what can be settled can be told");
    let after = position.text();
    position.set_text(&before).expect("it was there");
    position.try_settle(&written).unwrap_or_else(|refusal| panic!("{refusal}: {written} in {before}"));
    assert_eq!(position.text(), after, "{text:?} is not {written:?} in {before}");
    position.set_text(&after).unwrap_or_else(|refusal| panic!("{refusal}: {after} after {text:?}"));
    true
}

pub fn seeds() -> Vec<Vec<u8>> {
    under_way::seeds(|position| match position.turn() {
        Turn::Luck => position.draw(&mut Seeded::new(3)).into_iter().collect(),
        Turn::Of(_) | Turn::Over => Vec::new(),
    })
}

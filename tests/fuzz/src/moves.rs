//! The law of moves: a text is accepted exactly if it means one of the legal moves.

use crate::under_way;

pub fn law(input: &[u8]) -> bool {
    let Some((mut position, text)) = under_way::read(input) else { return false };
    let (legal, before) = (position.moves(), position.text());
    let verdict = position.explain(text);
    let played = position.try_play(text);
    assert_eq!(verdict.is_ok(), played.is_ok(), "explain and play agree on {text:?} in {before}");
    match played {
        Ok(written) => assert!(legal.contains(&written), "{text:?} was played as {written:?} in {before}"),
        Err(_) => {
            assert_eq!(position.text(), before, "a refused move changes nothing");
            assert!(!legal.iter().any(|known| known == text), "{text:?} is listed but refused in {before}");
        }
    }
    verdict.is_ok()
}

pub fn seeds() -> Vec<Vec<u8>> {
    under_way::seeds(|position| position.moves().into_iter().step_by(9).take(3).collect())
}

//! Why a move is good, in codes.

use super::evaluation::Look;
use dominoes::{Move, View, with_number};
use play::Phrase;

/// A number that no more tiles than this show counts as rare.
const RARE: u32 = 3;

/// What speaks for the move, from what its player can see; the most telling first.
pub fn reasons(view: &View, m: Move) -> Vec<Phrase> {
    let Some(look) = Look::of(view) else { return Vec::new() };
    let Move::Lay { tile, end } = m else {
        let code = if m == Move::Draw { "reason-dominoes-draw" } else { "reason-dominoes-pass" };
        return vec![Phrase::new(code)];
    };
    let (hand, ends) = look.after(tile, end);
    if hand == 0 {
        return vec![Phrase::new("reason-dominoes-out")];
    }
    let mut reasons = Vec::new();
    let next = view.acting.next(view.seats);
    if look.answers(ends) == 0 {
        reasons.push(Phrase::new("reason-dominoes-starves").with("seat", next));
    }
    let bounds = look.next.bounds();
    let mut numbers = vec![ends.0, ends.1];
    numbers.dedup();
    for &number in &numbers {
        let lacked = bounds[usize::from(number)] == 0 && !reasons.iter().any(starves);
        if lacked {
            reasons.push(Phrase::new("reason-dominoes-lacks").with("seat", next).with("number", number));
        }
        let left = (look.unseen & with_number(number)).count_ones();
        if left <= RARE {
            reasons.push(Phrase::new("reason-dominoes-rare").with("number", number).with("count", left));
        }
    }
    let kept = (hand & (with_number(ends.0) | with_number(ends.1))).count_ones();
    let code = if kept == 0 { "reason-dominoes-keeps-none" } else { "reason-dominoes-keeps" };
    reasons.push(Phrase::new(code).with("count", kept));
    if tile.is_double() {
        reasons.push(Phrase::new("reason-dominoes-double"));
    }
    reasons
}

fn starves(reason: &Phrase) -> bool {
    reason.code == "reason-dominoes-starves"
}

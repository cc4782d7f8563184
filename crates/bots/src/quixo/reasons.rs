//! Why a push is good or bad, in codes.

use super::expert::symbol;
use super::levels::can_win;
use play::dice::Seeded;
use play::{Duel, Game, Phrase, Seat};
use quixo::{Move, Outcome, Quixo, State, View};

/// The most telling reasons first.
pub(super) fn reasons(game: &Quixo, view: &View, _seat: Seat, m: Move) -> Vec<Phrase> {
    let before = game.guess(view, &mut Seeded::new(0));
    let side = game.side(&before);
    let mut after = before.clone();
    game.play(&mut after, m);
    match after.outcome() {
        Some(Outcome::Draw) => return vec![Phrase::new("reason-quixo-draws")],
        Some(_) if game.winner(&after) == Some(side) => return vec![Phrase::new("reason-quixo-wins")],
        Some(_) => return vec![Phrase::new("reason-quixo-loses")],
        None => {}
    }
    let mut reasons = Vec::new();
    let lets_win = can_win(game, &after);
    if lets_win {
        reasons.push(Phrase::new("reason-quixo-lets-win"));
    } else if others_can_win(game, &before) {
        reasons.push(Phrase::new("reason-quixo-stops"));
    }
    let own = symbol(game, &before);
    let longest = |state: &State, symbol| {
        let cells = state.board().cells(symbol);
        game.square().lines().iter().map(|line| (cells & line).count_ones()).max().unwrap_or(0)
    };
    let (mine, was) = (longest(&after, own), longest(&before, own));
    if mine > was {
        reasons.push(Phrase::new("reason-quixo-builds").with("count", mine).with("size", game.size()));
    }
    let (theirs, had) = (longest(&after, own.other()), longest(&before, own.other()));
    if theirs < had {
        reasons.push(Phrase::new("reason-quixo-breaks").with("count", had).with("size", game.size()));
    }
    if let Some((from, _)) = m.cells(game.square()) {
        if before.board().at(from).is_none() {
            reasons.push(Phrase::new("reason-quixo-new-cube"));
        } else {
            reasons.push(Phrase::new("reason-quixo-own-cube"));
        }
    }
    reasons
}

/// Whether the other side would win if the mover did nothing: it can win after some push that changes little.
/// Nothing may be passed in Quixo, so the question is asked of the board as the others see it.
fn others_can_win(game: &Quixo, before: &State) -> bool {
    let own = symbol(game, before);
    let bits = before.board().bits();
    let seen_by_them = if own == quixo::Symbol::Cross { bits.rotate_left(32) } else { bits };
    game.square().pushes().iter().any(|push| super::engine::wins(game.square(), seen_by_them, push))
}

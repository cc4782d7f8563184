//! Why a push is good or bad, in codes.

use super::engine::wins;
use super::expert::symbol;
use super::levels::can_win;
use play::dice::Seeded;
use play::{Duel, Game, Phrase, Seat, Turn};
use quixo::{Move, Outcome, Push, Quixo, State, Symbol, View};

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
    } else if let Turn::Of(next) = game.turn(&after)
        && could_win(game, &before, next)
    {
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

/// Whether this seat of the other side would win if the mover did nothing. Nothing may be passed in Quixo, so the question
/// is asked of the board as they see it.
fn could_win(game: &Quixo, before: &State, next: Seat) -> bool {
    let own = symbol(game, before);
    let bits = before.board().bits();
    let seen_by_them = if own == Symbol::Cross { bits.rotate_left(32) } else { bits };
    let closed = game.closed(before, next);
    let open = |push: &&Push| closed >> push.from & 1 == 0;
    game.square().pushes().iter().filter(open).any(|push| wins(game.square(), seen_by_them, push))
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::{Choices, Eyes, Notation, Offered};

    /// Circles fill the top row but for its end, and only the cube at the bottom right would complete it.
    const NEARLY: &str = "33330/....0/....0/....0/....";

    /// The reasons of a push at the bottom, when the cube at the bottom right points at this seat.
    fn codes(dot: char) -> Vec<String> {
        let game = Quixo::with(4, &Choices::none()).unwrap();
        let cells =
            || "abcde".chars().flat_map(|column| ('1'..='5').map(move |row| format!("{column}{row}")));
        let pushes = cells().flat_map(|from| cells().map(move |to| format!("{from}>{to}")));
        let state =
            pushes.filter_map(|last| game.parse_position(&format!("{NEARLY}{dot} 0 12 {last}")).ok()).next();
        let state = state.expect("some last push fits");
        let Turn::Of(seat) = game.turn(&state) else { panic!("nobody is to move") };
        let m = game.parse_move(&state, "c5>a5@0").unwrap();
        let reasons = reasons(&game, &game.view(&state, Eyes::Seat(seat)), seat, m);
        reasons.into_iter().map(|reason| reason.code.to_string()).collect()
    }

    #[test]
    fn a_win_that_a_dot_forbids_need_not_be_stopped() {
        // With the dot at seat 1 the push leaves the win to it; with the dot at its partner there is nothing to stop.
        assert!(codes('1').contains(&"reason-quixo-lets-win".to_owned()), "{:?}", codes('1'));
        let partner = codes('3');
        assert!(
            !partner.iter().any(|code| code.ends_with("lets-win") || code.ends_with("stops")),
            "{partner:?}"
        );
    }
}

//! Who stands where when it is over, for whatever reason.

use crate::position::Position;
use play::record::Cause;
use play::{Eyes, Phrase, ScoreLine, Seat, Standing};
use std::cmp::Ordering;

/// The final standing of a game that ended for this reason, with these seats out.
///
/// Points are those of the board; who gave up or ran out of time is behind everybody who did not.
/// Where that ends the game, the rules say what it is worth to the others ([`play::Game::forfeit`]).
pub fn final_standing(position: &dyn Position, cause: Cause, out: &[Seat]) -> Standing {
    match cause {
        Cause::Played | Cause::Abandoned => position.standing().with_behind(out),
        Cause::Flagged | Cause::Resigned => position.forfeit(&lost(position, out)),
        Cause::Agreed => Standing::ranked(position.standing().points, |_, _| Ordering::Equal),
    }
}

/// Everybody whose party has lost because one of it is out.
pub fn lost(position: &dyn Position, out: &[Seat]) -> Vec<Seat> {
    let lost = |seat: &Seat| out.iter().any(|&other| position.party(other) == position.party(*seat));
    Seat::all(position.seats()).filter(lost).collect()
}

/// A seat's points line by line. What no rule of the board gives was won because others gave up or ran out of time.
pub fn reckoning(position: &dyn Position, standing: &Standing, seat: Seat) -> Vec<ScoreLine> {
    let mut lines = position.reckon(seat, Eyes::Reviewer);
    let sum: i32 = lines.iter().map(|line| line.points).sum();
    let points = standing.points.get(seat.index()).copied().unwrap_or(sum);
    if points != sum {
        lines.push(ScoreLine { what: Phrase::new("score-forfeit"), points: points - sum });
    }
    lines
}

//! Exact endings: in the last row of a match nothing is drawn and nothing chosen any more. Everybody builds alone then, and
//! what is best for one's own kingdom is best against all others.

use kingdomino::score::tie_break;
use kingdomino::{FOUR, Kingdom, Kingdomino, Move, Spot, Stage, State, Tile};
use play::{Game as _, Seat, Standing, Turn};
use search::{Candidate, Found};

/// The moves of the acting seat with the share of the victory that each leads to, best first: more points come before
/// fewer where the share is the same. `None` as long as anything is open but where the last dominoes lie.
pub fn solve(game: &Kingdomino, state: &State, seat: Seat, only: Option<&[Move]>) -> Option<Found<Move>> {
    if !is_last_row(game, state) {
        return None;
    }
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    if let Some(only) = only {
        moves.retain(|m| only.contains(m));
    }
    let mut nodes = 0;
    let mut plans: Vec<Plan> = Seat::all(game.seats()).map(|_| Plan::default()).collect();
    for other in Seat::all(game.seats()).filter(|&other| other != seat) {
        plans[other.index()] = Plan::best(game, state, other, &mut nodes);
    }
    let mut ranked = Vec::new();
    for m in moves {
        let mut after = *state;
        game.play(&mut after, m);
        plans[seat.index()] = Plan::best(game, &after, seat, &mut nodes);
        let end = play_out(game, after, &plans)?;
        let choice = Candidate { m, value: end.shares()[seat.index()], visits: 1 };
        ranked.push((end.points[seat.index()], choice));
    }
    ranked.sort_by(|(a, one), (b, other)| other.value.total_cmp(&one.value).then(b.cmp(a)));
    let ranked: Vec<_> = ranked.into_iter().map(|(_, choice)| choice).collect();
    let depth = state.now().iter().count() as u32 - u32::from(state.acted());
    Some(Found { line: vec![ranked.first()?.m], ranked, nodes, iterations: 1, depth, exact: true })
}

/// How the match ends when everybody makes the most of the last dominoes. `None` as long as anything else is open.
pub fn outcome(game: &Kingdomino, state: &State) -> Option<Standing> {
    if !is_last_row(game, state) {
        return None;
    }
    let mut nodes = 0;
    let plans: Vec<Plan> =
        Seat::all(game.seats()).map(|seat| Plan::best(game, state, seat, &mut nodes)).collect();
    play_out(game, *state, &plans)
}

/// Whether dominoes are placed, and none is to be chosen or laid out any more in this game.
fn is_last_row(game: &Kingdomino, state: &State) -> bool {
    state.stage() == Stage::Place && state.rows() == game.rounds() && state.next().is_empty()
}

/// Where the dominoes that a seat still has to place go; `None` for those that fit nowhere.
#[derive(Default)]
struct Plan(Vec<(Tile, Option<Spot>)>);

impl Plan {
    /// The one that makes most of the kingdom.
    fn best(game: &Kingdomino, state: &State, seat: Seat, nodes: &mut u64) -> Plan {
        let kingdom = *state.kingdom(seat);
        let own = |&(tile, king): &(Tile, Option<Seat>)| king == Some(seat) && !kingdom.tiles().has(tile);
        let tiles: Vec<Tile> = state.now().iter().filter(own).map(|(tile, _)| tile).collect();
        let mut plan = Vec::new();
        finish(game, kingdom, &tiles, &mut plan, nodes);
        Plan(plan)
    }

    fn of(&self, tile: Tile) -> Option<Spot> {
        self.0.iter().find(|(planned, _)| *planned == tile).and_then(|(_, spot)| *spot)
    }
}

/// What a kingdom is worth, ties included (K17).
pub(super) type Worth = (u32, (u32, u32));

/// The most that can be made of a kingdom with these dominoes, in this order; `plan` is where they go.
fn finish(
    game: &Kingdomino,
    kingdom: Kingdom,
    tiles: &[Tile],
    plan: &mut Vec<(Tile, Option<Spot>)>,
    nodes: &mut u64,
) -> Worth {
    *nodes += 1;
    let Some((&tile, later)) = tiles.split_first() else {
        plan.clear();
        return (game.points(&kingdom), tie_break(&kingdom));
    };
    let mut best: Option<Worth> = None;
    let mut rest = Vec::new();
    for spot in kingdom.spots(tile, game.size()) {
        let worth = finish(game, kingdom.with(tile, spot), later, &mut rest, nodes);
        if best.is_none_or(|best| worth > best) {
            best = Some(worth);
            plan.clone_from(&rest);
            plan.push((tile, Some(spot)));
        }
    }
    best.unwrap_or_else(|| {
        // It fits nowhere: it is discarded (K15).
        let worth = finish(game, kingdom.without(tile), later, plan, nodes);
        plan.push((tile, None));
        worth
    })
}

/// Places what is left as planned. `None` if the match goes on with another game.
fn play_out(game: &Kingdomino, mut state: State, plans: &[Plan]) -> Option<Standing> {
    for _ in 0..=FOUR {
        match (game.turn(&state), state.acting()) {
            (Turn::Over, _) => return Some(game.standing(&state)),
            (Turn::Of(seat), Some((_, Some(tile)))) => {
                let spot = plans[seat.index()].of(tile);
                game.play(&mut state, spot.map_or(Move::Discard(tile), |spot| Move::Place(tile, spot)));
            }
            _ => return None,
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::dice::Seeded;
    use play::walk::wander;
    use play::{Choices, Offered as _};

    /// What the acting seat gets of the victory when everybody takes what is best for them, by trying everything.
    fn plainly(game: &Kingdomino, state: &State) -> Standing {
        let Some((seat, _)) = state.acting() else { return game.standing(state) };
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let after = |&m: &Move| {
            let mut after = *state;
            game.play(&mut after, m);
            plainly(game, &after)
        };
        let all = moves.iter().map(after);
        let key = |end: &Standing| (end.shares()[seat.index()], f64::from(end.points[seat.index()]));
        all.max_by(|a, b| key(a).partial_cmp(&key(b)).expect("no share is NaN")).expect("somebody acts")
    }

    #[test]
    fn the_last_dominoes_are_worth_what_trying_everything_finds() {
        let mut seen = 0;
        for (seats, options) in [(2, "harmony=yes middle_kingdom=rule"), (3, ""), (4, "")] {
            let game = Kingdomino::with(seats, &Choices::parse(options).expect("options")).expect("they fit");
            let mut dice = Seeded::new(7);
            for _ in 0..12 {
                let state = wander(&game, &mut dice, |state| {
                    let to_place = |state: &State| state.now().iter().count() - usize::from(state.acted());
                    is_last_row(&game, state) && to_place(state) <= 2
                });
                let Turn::Of(seat) = game.turn(&state) else { continue };
                let found = solve(&game, &state, seat, None).expect("nothing is open");
                let best = plainly(&game, &state);
                assert_eq!(found.ranked[0].value, best.shares()[seat.index()]);
                seen += 1;
            }
        }
        assert!(seen > 20, "{seen}");
    }

    #[test]
    fn before_the_last_row_and_before_the_last_game_of_a_dynasty_something_is_open() {
        let dynasty = Kingdomino::with(2, &Choices::none().with("dynasty", "yes")).expect("options that fit");
        let last_row = |state: &State| is_last_row(&dynasty, state);
        let mut dice = Seeded::new(3);
        let first = wander(&dynasty, &mut dice, last_row);
        let (seat, _) = first.acting().expect("somebody places");
        assert!(solve(&dynasty, &first, seat, None).is_none(), "two games follow");
        let third = wander(&dynasty, &mut dice, |state| dynasty.round(state) == 2 && last_row(state));
        let (seat, _) = third.acting().expect("somebody places");
        assert!(solve(&dynasty, &third, seat, None).is_some());
        let earlier = wander(&dynasty, &mut dice, |state| state.stage() == Stage::Place);
        let (seat, _) = earlier.acting().expect("somebody places");
        assert!(solve(&dynasty, &earlier, seat, None).is_none(), "rows follow");
    }
}

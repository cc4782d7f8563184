//! The last choices: when the last row lies there, no luck is left, and what a kingdom comes to depends only on the
//! dominoes its owner gets. So every order of choosing is looked at, and everybody makes the most of what they get.

use kingdomino::score::tie_break;
use kingdomino::{FOUR, Kingdom, Kingdomino, Move, Stage, State, Tile};
use play::{Game as _, Seat};
use search::{Candidate, Found};

use super::ending::Worth;

/// More placements are not looked at. Between experts a few thousand are the most that came up; kingdoms that are far from full
/// have more.
const MOST: u64 = 50_000;

/// Places of the last row, one bit each.
type Places = u8;

/// A kingdom with the dominoes that its owner has still to place before those of the last row.
#[derive(Clone)]
struct Realm {
    kingdom: Kingdom,
    in_hand: Vec<Tile>,
    /// What it comes to with these dominoes of the last row, as far as it was asked.
    worth: [Option<Worth>; 1 << FOUR],
}

/// The last row while it is chosen from.
struct LastRow<'a> {
    game: &'a Kingdomino,
    tiles: Vec<Tile>,
    realms: Vec<Realm>,
    /// Who still chooses, in this order.
    choosers: Vec<Seat>,
    nodes: u64,
}

/// The moves of the acting seat, best first, when everybody chooses from the last row for the victory first, for the
/// lead second. `None` where that is not what is left to do, or too much of it.
pub(super) fn solve(
    game: &Kingdomino,
    state: &State,
    seat: Seat,
    only: Option<&[Move]>,
) -> Option<Found<Move>> {
    let is_last = state.rows() == game.rounds() && !state.next().is_empty() && !state.now().is_empty();
    if !is_last || game.games() > 1 || !matches!(state.stage(), Stage::Place | Stage::Pick) {
        return None;
    }
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    if let Some(only) = only {
        moves.retain(|m| only.contains(m));
    }
    let mut row = LastRow::of(game, state);
    let mut ranked = Vec::new();
    for m in moves {
        let taken = taken_after(state, seat, m);
        let first = match m {
            Move::Pick(_) => 1,
            Move::Place(..) | Move::Discard(_) => {
                let mut after = *state;
                game.play(&mut after, m);
                row.realms[seat.index()] = Realm::of(&after, seat);
                0
            }
        };
        let end = row.settle(taken, first)?;
        let (share, lead) = wish(&end, seat);
        ranked.push((lead, Candidate { m, value: share, visits: 1 }));
    }
    ranked.sort_by(|(a, one), (b, other)| other.value.total_cmp(&one.value).then(b.cmp(a)));
    let ranked: Vec<_> = ranked.into_iter().map(|(_, choice)| choice).collect();
    let depth = row.choosers.len() as u32;
    Some(Found {
        line: vec![ranked.first()?.m],
        ranked,
        nodes: row.nodes,
        iterations: 1,
        depth,
        exact: false,
    })
}

/// The places of the last row that each seat has, when this move was made.
fn taken_after(state: &State, seat: Seat, m: Move) -> [Places; FOUR] {
    let mut taken = [0; FOUR];
    for (n, (tile, king)) in state.next().iter().enumerate() {
        let king = if m == Move::Pick(tile) { Some(seat) } else { king };
        if let Some(king) = king {
            taken[king.index()] |= 1 << n;
        }
    }
    taken
}

/// A seat's share of the victory, and its lead over the best other.
fn wish(end: &[Worth], seat: Seat) -> (f64, i64) {
    let own = end[seat.index()];
    let others = (0..end.len()).filter(|&n| n != seat.index()).map(|n| end[n]);
    let best = others.max().unwrap_or_default();
    let share = match own >= best {
        true => 1.0 / end.iter().filter(|&&worth| worth == own).count() as f64,
        false => 0.0,
    };
    (share, i64::from(own.0) - i64::from(best.0))
}

impl LastRow<'_> {
    fn of<'a>(game: &'a Kingdomino, state: &State) -> LastRow<'a> {
        LastRow {
            game,
            tiles: state.next().iter().map(|(tile, _)| tile).collect(),
            realms: Seat::all(game.seats()).map(|seat| Realm::of(state, seat)).collect(),
            choosers: state.now().iter().skip(state.acted().into()).filter_map(|(_, king)| king).collect(),
            nodes: 0,
        }
    }

    /// What everybody ends with when the choosers from this one on take what is best for them.
    fn settle(&mut self, taken: [Places; FOUR], chooser: usize) -> Option<Vec<Worth>> {
        let Some(&seat) = self.choosers.get(chooser) else {
            return Seat::all(self.game.seats()).map(|seat| self.worth(seat, taken[seat.index()])).collect();
        };
        let gone = taken.iter().fold(0, |all, places| all | places);
        let mut best: Option<Vec<Worth>> = None;
        for n in (0..self.tiles.len()).filter(|n| gone >> n & 1 == 0) {
            let mut taken = taken;
            taken[seat.index()] |= 1 << n;
            let end = self.settle(taken, chooser + 1)?;
            if best.as_ref().is_none_or(|best| wish(&end, seat) > wish(best, seat)) {
                best = Some(end);
            }
        }
        best
    }

    fn worth(&mut self, seat: Seat, places: Places) -> Option<Worth> {
        let realm = &mut self.realms[seat.index()];
        if realm.worth[usize::from(places)].is_none() {
            let chosen = (0..self.tiles.len()).filter(|n| places >> n & 1 != 0).map(|n| self.tiles[n]);
            let tiles: Vec<Tile> = realm.in_hand.iter().copied().chain(chosen).collect();
            let worth = most(self.game, &realm.kingdom, &tiles, &mut self.nodes)?;
            realm.worth[usize::from(places)] = Some(worth);
        }
        realm.worth[usize::from(places)]
    }
}

impl Realm {
    fn of(state: &State, seat: Seat) -> Realm {
        let kingdom = *state.kingdom(seat);
        let own = |&(tile, king): &(Tile, Option<Seat>)| king == Some(seat) && !kingdom.tiles().has(tile);
        let in_hand = state.now().iter().filter(own).map(|(tile, _)| tile).collect();
        Realm { kingdom, in_hand, worth: [None; 1 << FOUR] }
    }
}

/// The most that can be made of a kingdom with these dominoes, in this order. `None` if there are too many ways.
fn most(game: &Kingdomino, kingdom: &Kingdom, tiles: &[Tile], nodes: &mut u64) -> Option<Worth> {
    *nodes += 1;
    if *nodes > MOST {
        return None;
    }
    let Some((&tile, later)) = tiles.split_first() else {
        return Some((game.points(kingdom), tie_break(kingdom)));
    };
    let mut best = None;
    for spot in kingdom.spots(tile, game.size()) {
        best = best.max(Some(most(game, &kingdom.with(tile, spot), later, nodes)?));
    }
    // What fits nowhere is discarded (K15).
    best.map_or_else(|| most(game, &kingdom.without(tile), later, nodes), Some)
}

#[cfg(test)]
mod tests {
    use super::super::ending;
    use super::*;
    use play::dice::Seeded;
    use play::walk::wander;
    use play::{Choices, Offered as _, Standing};

    fn game(seats: u8, options: &str) -> Kingdomino {
        Kingdomino::with(seats, &Choices::parse(options).expect("options")).expect("they fit")
    }

    fn choosers(state: &State) -> usize {
        state.now().iter().count() - usize::from(state.acted())
    }

    fn is_last_choice(game: &Kingdomino, state: &State) -> bool {
        state.stage() == Stage::Pick && state.rows() == game.rounds() && choosers(state) == 2
    }

    /// What a seat wants of an end, first things first.
    fn key(end: &Standing, seat: Seat) -> (f64, i32) {
        (end.shares()[seat.index()], end.points[seat.index()])
    }

    /// The end when the acting seat tries every move, until all is chosen: then everybody makes the most of it.
    fn plainly(game: &Kingdomino, state: &State) -> Standing {
        if let Some(end) = ending::outcome(game, state) {
            return end;
        }
        let (seat, _) = state.acting().expect("somebody chooses");
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let ends = moves.into_iter().map(|m| {
            let mut after = *state;
            game.play(&mut after, m);
            plainly(game, &after)
        });
        ends.reduce(|best, next| if key(&next, seat) > key(&best, seat) { next } else { best })
            .expect("a move")
    }

    #[test]
    fn the_last_choice_but_one_is_worth_what_trying_everything_finds() {
        let mut seen = 0;
        for (seats, options) in [(2, "harmony=yes middle_kingdom=rule"), (3, ""), (4, "")] {
            let game = game(seats, options);
            let mut dice = Seeded::new(11);
            for _ in 0..12 {
                let state = wander(&game, &mut dice, |state| is_last_choice(&game, state));
                let Some((seat, _)) = state.acting() else { continue };
                let found = solve(&game, &state, seat, None).expect("nothing is open");
                assert_eq!(found.ranked[0].value, plainly(&game, &state).shares()[seat.index()]);
                seen += 1;
            }
        }
        assert!(seen > 20, "{seen}");
    }

    #[test]
    fn before_the_last_row_luck_is_left() {
        let game = game(2, "");
        let state = wander(&game, &mut Seeded::new(3), |state| state.stage() == Stage::Place);
        let (seat, _) = state.acting().expect("somebody places");
        assert!(solve(&game, &state, seat, None).is_none());
    }
}

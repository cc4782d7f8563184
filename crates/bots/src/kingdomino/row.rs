//! A row played by who looks at it as a whole: a domino is placed with regard to the one that is chosen next, and what is
//! left for those who choose later counts.

use super::evaluation::Outlook;
use super::planner::{PLANNED, Planner, Plans};
use super::survey::Survey;
use arrayvec::ArrayVec;
use kingdomino::{FOUR, Kingdom, Kingdomino, Move, Spot, Stage, State, Tile};
use play::{Game as _, Seat, Turn};

/// How much of what those who choose later get counts against a choice, with three or four players; between two it is the
/// planner's denial.
const GRUDGE: f32 = 0.3;

/// How much of what a second king of one's own gets counts for a choice: it is looked at as if the first had taken nothing.
const SECOND: f32 = 0.5;

/// What every domino of the next row would be worth in a kingdom, and where it would go.
#[derive(Clone, Debug)]
struct Wants {
    kingdom: Kingdom,
    worth: [f32; FOUR],
    spots: [ArrayVec<Spot, PLANNED>; FOUR],
}

/// The dominoes of the next row that are free, by their places.
type Free = [Option<Tile>; FOUR];

/// A row that is being played.
struct Table<'a> {
    planner: Planner<'a>,
    game: &'a Kingdomino,
    outlook: Outlook,
    grudge: f32,
    /// What each seat wants, as far as it was looked at and its kingdom is still to be the same.
    wants: [Option<Wants>; FOUR],
}

/// Plays on until luck decides or the game is over; how many moves it took.
pub(super) fn play_row(planner: Planner<'_>, game: &Kingdomino, state: &mut State, plans: &mut Plans) -> u64 {
    let mut table = Table::of(planner, game, state);
    let mut moves = 0;
    while let Turn::Of(seat) = game.turn(state) {
        // In the first row nobody has a kingdom yet, in the last nothing is chosen.
        let m = match state.next().is_empty() || state.now().is_empty() {
            true => planner.best(game, state, plans),
            false => table.best(state, seat, plans),
        };
        game.play(state, m);
        moves += 1;
    }
    moves
}

impl<'a> Table<'a> {
    fn of(planner: Planner<'a>, game: &'a Kingdomino, state: &State) -> Table<'a> {
        let outlook = Outlook::of(state.unseen().or(state.next().free()));
        let grudge = if game.seats() == 2 { planner.denial } else { GRUDGE };
        Table { planner, game, outlook, grudge, wants: [const { None }; FOUR] }
    }

    fn best(&mut self, state: &State, seat: Seat, plans: &mut Plans) -> Move {
        let free = free(state);
        let left = self.left(state, seat, &free, plans);
        if let (Stage::Place, Some((_, Some(tile)))) = (state.stage(), state.acting()) {
            return self.place(state, seat, tile, &free, &left, plans);
        }
        self.look(state, seat, &free, plans);
        let own = self.wants[seat.index()].take().expect("it was looked at");
        let (_, n) = best_choice(&own, &free, &left);
        let tile = free[n].expect("a domino is free when a king is to choose");
        plans.keep_all(tile, &own.kingdom, &own.spots[n]);
        Move::Pick(tile)
    }

    /// The place, among the best few, from which the choice that follows leads to most.
    fn place(
        &mut self,
        state: &State,
        seat: Seat,
        tile: Tile,
        free: &Free,
        left: &[f32; FOUR],
        plans: &mut Plans,
    ) -> Move {
        let kingdom = *state.kingdom(seat);
        let waits = |&(_, (other, king)): &(usize, (Tile, Option<Seat>))| {
            king == Some(seat) && other != tile && !kingdom.tiles().has(other)
        };
        let waiting = state.now().iter().enumerate().find(waits);
        let spots = plans.find_all(tile, &kingdom).unwrap_or_else(|| {
            let survey = Survey::of(self.planner.promise, self.game, &kingdom, &self.outlook);
            self.planner.best_few(&survey, tile, usize::from(state.acted())).1
        });
        let mut best: Option<(f32, Spot, Wants)> = None;
        for spot in spots {
            let mut after = kingdom.with(tile, spot);
            if let Some((order, (other, _))) = waiting {
                let (_, there) = self.planner.best_spot(self.game, &after, other, order, &self.outlook);
                after = there.map_or(after.without(other), |there| after.with(other, there));
            }
            let known = self.wants[seat.index()].take_if(|known| known.kingdom == after);
            let wants = known.unwrap_or_else(|| self.wants(after, free));
            let (value, _) = best_choice(&wants, free, left);
            if best.as_ref().is_none_or(|(most, ..)| value > *most) {
                best = Some((value, spot, wants));
            }
        }
        let Some((_, spot, wants)) = best else { return Move::Discard(tile) };
        self.wants[seat.index()] = Some(wants);
        Move::Place(tile, spot)
    }

    /// For every domino that may be chosen, how what those who choose later then take counts: they take what is worth most
    /// to them.
    fn left(&mut self, state: &State, seat: Seat, free: &Free, plans: &Plans) -> [f32; FOUR] {
        let later = state.now().iter().skip(usize::from(state.acted()) + 1).filter_map(|(_, king)| king);
        let later: ArrayVec<Seat, FOUR> = later.collect();
        for &king in &later {
            self.look(state, king, free, plans);
        }
        let mut left = [0.0; FOUR];
        for n in (0..FOUR).filter(|&n| free[n].is_some()) {
            let mut free = *free;
            free[n] = None;
            for &king in &later {
                let wants = self.wants[king.index()].as_ref().expect("it was looked at");
                let (worth, taken) = best_choice(wants, &free, &[0.0; FOUR]);
                if free[taken].take().is_some() {
                    left[n] += worth * if king == seat { SECOND } else { -self.grudge };
                }
            }
        }
        left
    }

    /// Makes sure that it is known what a seat wants.
    fn look(&mut self, state: &State, seat: Seat, free: &Free, plans: &Plans) {
        if self.wants[seat.index()].is_none() {
            let kingdom = self.planner.settled(self.game, state, seat, &self.outlook, plans);
            self.wants[seat.index()] = Some(self.wants(kingdom, free));
        }
    }

    fn wants(&self, kingdom: Kingdom, free: &Free) -> Wants {
        let survey = Survey::of(self.planner.promise, self.game, &kingdom, &self.outlook);
        let mut worth = [0.0; FOUR];
        let mut spots = [const { ArrayVec::new_const() }; FOUR];
        for (n, tile) in free.iter().enumerate() {
            if let Some(tile) = *tile {
                (worth[n], spots[n]) = self.planner.best_few(&survey, tile, n);
            }
        }
        Wants { kingdom, worth, spots }
    }
}

fn free(state: &State) -> Free {
    let mut free = [None; FOUR];
    for (place, (tile, king)) in free.iter_mut().zip(state.next().iter()) {
        *place = king.is_none().then_some(tile);
    }
    free
}

/// The place in the row of the free domino that is worth most, and what it is worth.
fn best_choice(wants: &Wants, free: &Free, left: &[f32; FOUR]) -> (f32, usize) {
    let mut best = (f32::NEG_INFINITY, 0);
    for n in (0..FOUR).filter(|&n| free[n].is_some()) {
        let value = wants.worth[n] + left[n];
        if value > best.0 {
            best = (value, n);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::super::planner::mindful;
    use super::*;
    use play::dice::Seeded;
    use play::walk::whole_game;
    use play::{Choices, Offered as _, Tell as _};

    /// The share of the victories of one who looks at rows as a whole, among planners; every move is checked.
    fn share_among_planners(game: &Kingdomino, games: u64) -> f64 {
        let planner = Planner::learnt(game.size());
        let mut share = 0.0;
        for n in 0..games {
            let own = Seat((n % u64::from(game.seats())) as u8);
            let mut plans = Plans::default();
            let by_rows = Planner { promise: mindful(game.size()), ..planner };
            let choose = |state: &State, seat: Seat, _: &mut Seeded| {
                let mut table = Table::of(by_rows, game, state);
                let m = match seat != own || state.next().is_empty() || state.now().is_empty() {
                    true => planner.best(game, state, &mut plans),
                    false => table.best(state, seat, &mut plans),
                };
                assert_eq!(game.explain(state, m), Ok(()));
                m
            };
            let state = whole_game(game, &mut Seeded::new(n / u64::from(game.seats())), choose);
            share += game.standing(&state).shares()[own.index()];
        }
        share / games as f64
    }

    #[test]
    fn who_looks_at_rows_as_a_whole_wins_more_than_planners() {
        let games = [(2, ""), (3, ""), (3, "three_players=lines_of_four"), (4, "harmony=yes")];
        for (seats, options) in games {
            let game = Kingdomino::with(seats, &Choices::parse(options).expect("options")).expect("they fit");
            let share = share_among_planners(&game, 240);
            let fair = 1.0 / f64::from(seats);
            assert!(share > fair, "{share} of the victories with {seats} players {options}");
        }
    }
}

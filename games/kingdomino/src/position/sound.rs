//! Which positions can exist: what a play-through guarantees, short of the play-through itself.

use super::twice;
use crate::board::{Kingdom, Spot, Square};
use crate::codes;
use crate::options::Kingdomino;
use crate::rules::{FOUR, Row, Stage, State};
use crate::score::{HARMONY, MIDDLE_KINGDOM};
use crate::tiles::{Tile, Tiles};
use play::{Game as _, Refusal, Seat};

impl Kingdomino {
    /// Whether a position can exist; all that a play-through guarantees, short of the play-through itself.
    pub(crate) fn check(&self, state: &State) -> Result<(), Refusal> {
        self.check_dominoes(state)?;
        self.check_stage(state)?;
        self.check_kings(state)?;
        self.check_counts(state)?;
        self.check_kingdoms(state)?;
        self.check_past(state)
    }

    /// No domino is in two places.
    fn check_dominoes(&self, state: &State) -> Result<(), Refusal> {
        let waiting = state.now.iter().enumerate().filter(|&(n, _)| !state.is_done(n));
        let waiting: Tiles = waiting.map(|(_, (tile, _))| tile).collect();
        let kingdoms = self.kingdoms(state).iter().map(Kingdom::tiles);
        let mut seen = Tiles::NONE;
        for place in kingdoms.chain([waiting, state.next.tiles(), state.unseen]) {
            if let Some(tile) = seen.and(place).next() {
                return Err(twice(tile));
            }
            seen = seen.or(place);
        }
        let sorted = |row: &Row| row.iter().map(|(tile, _)| tile).is_sorted_by(|a, b| a < b);
        if !sorted(&state.now) || !sorted(&state.next) {
            return Err(Refusal::by_rule("K4", codes::POSITION_ORDER));
        }
        Ok(())
    }

    /// The stage fits the rows on the table.
    fn check_stage(&self, state: &State) -> Result<(), Refusal> {
        let (now, next) = (!state.now.is_empty(), !state.next.is_empty());
        let lot = !now && state.now.kings[0].is_some();
        let all_laid = state.rows == self.rounds();
        let fits = match state.stage {
            Stage::Kings if state.rows == 0 => state.games == 0 && !now && !lot && !next,
            Stage::Kings => all_laid && state.games + 1 < self.games() && !now && !lot && !next,
            Stage::Row => state.acted == 0 && !next && !all_laid && (now != lot) && lot == (state.rows == 0),
            Stage::Place => now && if next { state.rows >= 2 } else { all_laid },
            Stage::Pick => next && (now || lot) && lot == (state.rows == 1),
            Stage::Over => all_laid && state.games + 1 == self.games() && !now && !lot && !next,
        };
        if fits && state.acted <= self.kings() && state.games < self.games() {
            return Ok(());
        }
        Err(Refusal::new(codes::POSITION_STAGE))
    }

    /// Every seat has its kings, and they stand where they can stand.
    fn check_kings(&self, state: &State) -> Result<(), Refusal> {
        let refusal = |seat| Refusal::by_rule("K2", codes::POSITION_KINGS).with("seat", seat);
        let count = |kings: &[Option<Seat>], seat| kings.iter().filter(|&&king| king == Some(seat)).count();
        if let Some(seat) = strangers(self, state) {
            return Err(refusal(seat));
        }
        let acted = usize::from(state.acted);
        for seat in Seat::all(self.seats) {
            let kings = count(&state.now.kings, seat);
            let set = !state.now.is_empty() || state.now.kings[0].is_some();
            let moved = count(&state.now.kings[..acted.min(FOUR)], seat);
            let chosen = count(&state.next.kings, seat);
            if (set && kings != usize::from(self.kings_each())) || (!state.next.is_empty() && chosen != moved)
            {
                return Err(refusal(seat));
            }
        }
        Ok(())
    }

    /// Rows have their length, and every seat has as many dominoes as its kings have brought home.
    fn check_counts(&self, state: &State) -> Result<(), Refusal> {
        let wrong = || Refusal::by_rule("K4", codes::POSITION_COUNT);
        let (now, next) = (state.now.iter().count(), state.next.iter().count());
        if (now != 0 && now != usize::from(self.kings()))
            || (next != 0 && next != usize::from(self.row_len()))
        {
            return Err(wrong());
        }
        let rounds_done = state.rows - u8::from(next != 0).min(state.rows);
        let rounds_done = rounds_done - u8::from(now != 0).min(rounds_done);
        for seat in Seat::all(self.seats) {
            let home =
                state.now.iter().enumerate().filter(|&(n, (_, king))| state.is_done(n) && king == Some(seat));
            let expected = usize::from(rounds_done * self.kings_each()) + home.count();
            if state.kingdom(seat).tiles().len() as usize != expected {
                return Err(wrong().with("seat", seat));
            }
        }
        let laid = u32::from(state.rows * self.row_len());
        if state.unseen.len() != Tiles::ALL.len() - laid { Err(wrong()) } else { Ok(()) }
    }

    /// Each kingdom is what its dominoes make, and can be built by the rules.
    fn check_kingdoms(&self, state: &State) -> Result<(), Refusal> {
        for (seat, kingdom) in Seat::all(self.seats).zip(self.kingdoms(state)) {
            if state.layout.build(kingdom.tiles(), self.size()) != Ok(*kingdom) {
                return Err(Refusal::by_rule("K12", codes::POSITION_KINGDOM).with("seat", seat));
            }
            self.check_discards(seat, kingdom, |tile| state.spot(seat, tile).is_some())?;
        }
        Ok(())
    }

    /// The finished games of a Dynasty are finished games.
    fn check_past(&self, state: &State) -> Result<(), Refusal> {
        let Some(last) = state.past[..usize::from(state.games)].last() else { return Ok(()) };
        let wrong = || Refusal::by_rule("K18", codes::POSITION_PAST);
        for past in &state.past[..usize::from(state.games)] {
            let (points, places) = (&past.points[..self.seats.into()], &past.places[..self.seats.into()]);
            let possible = points.iter().all(|&points| i32::from(points) <= self.most_points());
            if !possible || !is_ranking(points, places) {
                return Err(wrong());
            }
        }
        let mut seen = Tiles::NONE;
        let mut kingdoms = Vec::new();
        for &tiles in state.before.tiles.iter().take(self.seats.into()) {
            let dominoes = u32::from(self.rounds() * self.kings_each());
            if tiles.len() != dominoes || !seen.and(tiles).is_empty() {
                return Err(wrong());
            }
            seen = seen.or(tiles);
            kingdoms.push(state.before.layout.build(tiles, self.size()).map_err(|_| wrong())?);
        }
        for (seat, kingdom) in Seat::all(self.seats).zip(&kingdoms) {
            let layout = &state.before.layout;
            let lies =
                |tile: Tile| Spot::unpack(layout.0[tile.index()], kingdom.across(), kingdom.down()).is_some();
            self.check_discards(seat, kingdom, lies)?;
        }
        let standing = self.rank(&kingdoms);
        let seats = usize::from(self.seats);
        let points = last.points[..seats].iter().map(|&points| i32::from(points));
        if points.eq(standing.points) && last.places[..seats] == standing.places[..] {
            Ok(())
        } else {
            Err(wrong())
        }
    }

    /// A domino is discarded only when it fits nowhere (K15). Free squares only become fewer: one that still fits
    /// beside the castle has always fitted there. (Beside its own terrain it may fit by now although it once did not.)
    fn check_discards(
        &self,
        seat: Seat,
        kingdom: &Kingdom,
        lies: impl Fn(Tile) -> bool,
    ) -> Result<(), Refusal> {
        let beside = |square: Square| square.x.abs() + square.y.abs() == 1;
        for tile in kingdom.tiles().filter(|&tile| !lies(tile)) {
            let spots = kingdom.spots(tile, self.size());
            let ways = spots.filter(|spot| beside(spot.at) || beside(spot.other())).count();
            if ways > 0 {
                let refusal = Refusal::by_rule("K15", codes::FITS);
                return Err(refusal.with("tile", tile.number()).with("count", ways).with("seat", seat));
            }
        }
        Ok(())
    }

    /// No kingdom brings more: six mines with all their ten crowns, and no other terrain has more than six crowns.
    fn most_points(&self) -> i32 {
        let others = self.size().squares() as i32 - 1 - 6;
        60 + 6 * others + (MIDDLE_KINGDOM + HARMONY) as i32
    }
}

/// Whether places go by points: more points are a better place, and a place counts those before it.
fn is_ranking(points: &[i16], places: &[u8]) -> bool {
    let seats = points.iter().zip(places);
    seats.clone().all(|(&mine, &place)| {
        let better = places.iter().filter(|&&other| other < place).count();
        let fair = seats.clone().all(|(&theirs, &other)| theirs <= mine || other < place);
        usize::from(place) == better + 1 && fair
    })
}

/// A king of a seat that is not at the table.
fn strangers(game: &Kingdomino, state: &State) -> Option<Seat> {
    let kings = state.now.kings.iter().chain(&state.next.kings).flatten();
    kings.copied().find(|king| king.0 >= game.seats())
}

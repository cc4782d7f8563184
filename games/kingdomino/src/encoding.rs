//! The game as numbers, for programs that learn (NOTATION.md).
//!
//! A domino's left half goes on one of the squares around the castle (9 × 9 of them, 13 × 13 in the Mighty Duel,
//! row by row, the castle in the middle) and points in one of four directions: `4 · square + direction`.
//! Then come discarding, and the places of the next row from the top.

use crate::board::{Direction, Kingdom, Spot, Square};
use crate::options::Kingdomino;
use crate::rules::{FOUR, Luck, Move, Row, Stage, State};
use crate::tiles::{Half, TILES, Tile, Tiles};
use play::Seat;
use play::encode::{Encode, Plane, WIDE, Writer, around, relative};

const DOMINOES: usize = TILES as usize;
const TERRAINS: usize = 6;
/// What is told of a domino: its number, and of each half the terrain and the crowns.
const FACE: usize = 1 + 2 * (TERRAINS + 1);
const STAGES: usize = 4;

impl Encode for Kingdomino {
    fn actions(&self) -> usize {
        self.discard() + 1 + usize::from(self.row_len())
    }

    fn number(&self, state: &State, m: Move) -> usize {
        match m {
            Move::Place(_, spot) => self.spot_number(spot),
            Move::Discard(_) => self.discard(),
            Move::Pick(tile) => {
                let place = state.next.tiles.iter().position(|&there| there == Some(tile));
                self.discard() + 1 + place.unwrap_or(0)
            }
        }
    }

    #[inline]
    fn numbered(&self, state: &State, number: usize) -> Option<Move> {
        let discard = self.discard();
        match (state.stage, state.acting()) {
            (Stage::Place, Some((seat, Some(tile)))) if number <= discard => {
                let kingdom = state.kingdom(seat);
                if number == discard {
                    return kingdom.spots(tile, self.size()).is_empty().then_some(Move::Discard(tile));
                }
                let spot = self.spot(number);
                kingdom.check(tile, spot, self.size()).ok().map(|()| Move::Place(tile, spot))
            }
            (Stage::Pick, _) => {
                let place = number.checked_sub(discard + 1).filter(|&place| place < FOUR)?;
                state.next.tiles[place].filter(|_| state.next.kings[place].is_none()).map(Move::Pick)
            }
            _ => None,
        }
    }

    fn legal(&self, state: &State, out: &mut Vec<u32>) {
        out.clear();
        match (state.stage, state.acting()) {
            (Stage::Place, Some((seat, Some(tile)))) => {
                let spots = state.kingdom(seat).spots(tile, self.size());
                out.extend(spots.map(|spot| self.spot_number(spot) as u32));
                if out.is_empty() {
                    out.push(self.discard() as u32);
                }
            }
            (Stage::Pick, _) => {
                let first = self.discard() + 1;
                let free =
                    (0..FOUR).filter(|&n| state.next.tiles[n].is_some() && state.next.kings[n].is_none());
                out.extend(free.map(|n| (first + n) as u32));
            }
            _ => {}
        }
    }

    fn mask(&self, state: &State, out: &mut [u8]) {
        out.fill(0);
        let discard = self.discard();
        match (state.stage, state.acting()) {
            (Stage::Place, Some((seat, Some(tile)))) => {
                let spots = state.kingdom(seat).spots(tile, self.size());
                out[discard] = u8::from(spots.is_empty());
                for spot in spots {
                    out[self.spot_number(spot)] = 1;
                }
            }
            (Stage::Pick, _) => {
                let row = state.next.tiles.iter().zip(&state.next.kings);
                for (legal, (tile, king)) in out[discard + 1..].iter_mut().zip(row) {
                    *legal = u8::from(tile.is_some() && king.is_none());
                }
            }
            _ => {}
        }
    }

    fn planes(&self) -> Vec<Plane> {
        let (seats, side) = (usize::from(self.seats), self.grid());
        let (row, kings) = (usize::from(self.row_len()), usize::from(self.kings()));
        let mut planes = vec![
            Plane::new("land", &[seats, TERRAINS, side, side]),
            Plane::new("crowns", &[seats, side, side]),
            Plane::new("dominoes", &[seats, side, side]),
            Plane::new("discarded", &[seats, DOMINOES]),
            Plane::new("unseen", &[DOMINOES]),
            Plane::new("gone", &[DOMINOES]),
            Plane::new("rows", &[2, row, FACE + seats + 1]),
            Plane::new("domino", &[FACE]),
            Plane::new("lot", &[kings, seats]),
            Plane::new("acted", &[kings]),
            Plane::new("stage", &[STAGES]),
            Plane::new("turn", &[seats]),
            Plane::new("seat", &[seats]),
            Plane::new("laid_out", &[1]),
        ];
        if self.dynasty {
            planes.extend([
                Plane::new("game", &[1]),
                Plane::new("past", &[2, seats, WIDE + 1]),
                Plane::new("last_land", &[seats, TERRAINS, side, side]),
                Plane::new("last_crowns", &[seats, side, side]),
                Plane::new("last_dominoes", &[seats, side, side]),
                Plane::new("last_discarded", &[seats, DOMINOES]),
            ]);
        }
        planes
    }

    #[inline]
    fn observation(&self) -> usize {
        let (seats, squares) = (usize::from(self.seats), self.grid().pow(2));
        let (row, kings) = (usize::from(self.row_len()), usize::from(self.kings()));
        let kingdoms = seats * ((TERRAINS + 2) * squares + DOMINOES);
        let rows = 2 * row * (FACE + seats + 1);
        let one = kingdoms + 2 * DOMINOES + rows + FACE + kings * (seats + 1) + STAGES + 2 * seats + 1;
        if self.dynasty { one + 1 + 2 * seats * (WIDE + 1) + kingdoms } else { one }
    }

    fn observe(&self, state: &State, seat: Seat, out: &mut [u8]) {
        let seats = usize::from(self.seats);
        let mut writer = Writer::new(out);
        self.observe_kingdoms(&mut writer, seat, |at| {
            let kingdom = state.kingdom(at);
            (kingdom.tiles(), move |tile| state.spot(at, tile))
        });
        writer.set(if state.rows < self.rounds() { state.unseen.0 } else { 0 }, DOMINOES);
        writer.set(if self.lines_of_four { state.gone().0 } else { 0 }, DOMINOES);
        self.observe_row(&mut writer, &state.now, seat, |n| state.is_done(n));
        self.observe_row(&mut writer, &state.next, seat, |_| false);
        write_face(writer.zeros(FACE), state.acting().and_then(|(_, tile)| tile));
        for king in state.now.kings.iter().take(self.kings().into()) {
            let king = king.filter(|_| state.now.is_empty());
            writer.one_of(king.map(|king| relative(king, seat, self.seats)), seats);
        }
        writer.one_of(Some(state.acted.into()), self.kings().into());
        let stage = match state.stage {
            Stage::Kings | Stage::Row => 0,
            Stage::Pick => 1,
            Stage::Place => 2,
            Stage::Over => 3,
        };
        writer.one_of(Some(stage), STAGES);
        writer.one_of(state.acting().map(|(acting, _)| relative(acting, seat, self.seats)), seats);
        writer.one_of(Some(seat.index()), seats);
        writer.byte(state.rows);
        if self.dynasty {
            self.observe_past(&mut writer, state, seat);
        }
        writer.finish();
    }

    fn lots(&self) -> usize {
        DOMINOES
    }

    fn lot(&self, state: &State, drawn: &[u16], out: &mut Vec<(u16, u32)>) {
        out.clear();
        match state.stage {
            Stage::Kings if self.snake && drawn.is_empty() => out.extend([(0, 1), (1, 1)]),
            Stage::Kings if !self.snake && drawn.len() < usize::from(self.kings()) => {
                out.extend(Seat::all(self.seats).filter_map(|seat| {
                    let lot = u16::from(seat.0);
                    let gone = drawn.iter().filter(|&&there| there == lot).count() as u32;
                    let left = u32::from(self.kings_each()) - gone;
                    (left > 0).then_some((lot, left))
                }));
            }
            Stage::Row if drawn.len() < usize::from(self.row_len()) => {
                let left = state.unseen.without(tiles_of(drawn));
                out.extend(left.map(|tile| (tile.index() as u16, 1)));
            }
            _ => {}
        }
    }

    fn settled(&self, state: &State, drawn: &[u16]) -> Option<Luck> {
        let king = |&lot: &u16| Some(Seat(lot as u8));
        match state.stage {
            Stage::Kings if self.snake => {
                let first = *drawn.first()?;
                Some(Luck::Kings([first, 1 - first, 1 - first, first].map(|lot| king(&lot))))
            }
            Stage::Kings if drawn.len() == usize::from(self.kings()) => {
                let mut kings = [None; FOUR];
                for (place, lot) in kings.iter_mut().zip(drawn) {
                    *place = king(lot);
                }
                Some(Luck::Kings(kings))
            }
            Stage::Row if drawn.len() == usize::from(self.row_len()) => Some(Luck::Row(tiles_of(drawn))),
            _ => None,
        }
    }

    fn lots_of(&self, _: &State, luck: Luck) -> Vec<u16> {
        match luck {
            Luck::Kings(kings) => {
                let all = kings.iter().flatten().map(|seat| u16::from(seat.0));
                all.take(if self.snake { 1 } else { FOUR }).collect()
            }
            Luck::Row(tiles) => tiles.map(|tile| tile.index() as u16).collect(),
        }
    }

    fn most_lots(&self) -> usize {
        FOUR
    }

    fn deals(&self) -> usize {
        usize::from(self.games()) * (1 + usize::from(self.rounds()))
    }
}

impl Kingdomino {
    /// Squares on a side of the grid around the castle.
    #[inline]
    fn grid(&self) -> usize {
        2 * usize::from(self.size().side()) - 1
    }

    /// The number of the move that gives a domino up.
    #[inline]
    fn discard(&self) -> usize {
        4 * self.grid().pow(2)
    }

    /// The place of a square in the grid, row by row.
    #[inline]
    fn square(&self, at: Square) -> usize {
        let middle = self.size().side() as i8 - 1;
        (at.y + middle) as usize * self.grid() + (at.x + middle) as usize
    }

    #[inline]
    fn spot_number(&self, spot: Spot) -> usize {
        4 * self.square(spot.at) + spot.to as usize
    }

    #[inline]
    fn spot(&self, number: usize) -> Spot {
        let (square, middle) = (number / 4, self.size().side() as i8 - 1);
        let at =
            Square { x: (square % self.grid()) as i8 - middle, y: (square / self.grid()) as i8 - middle };
        Spot { at, to: Direction::ALL[number % 4] }
    }

    /// The kingdoms around the table: the dominoes of each, and where they lie.
    #[inline]
    fn observe_kingdoms<F: Fn(Tile) -> Option<Spot>>(
        &self,
        writer: &mut Writer<'_>,
        seat: Seat,
        kingdom: impl Fn(Seat) -> (Tiles, F),
    ) {
        let (seats, squares) = (usize::from(self.seats), self.grid().pow(2));
        let land = writer.zeros(seats * TERRAINS * squares);
        let crowns = writer.zeros(seats * squares);
        let dominoes = writer.zeros(seats * squares);
        let discarded = writer.zeros(seats * DOMINOES);
        for (n, at) in around(seat, self.seats).enumerate() {
            let (tiles, spot) = kingdom(at);
            for tile in tiles {
                let Some(spot) = spot(tile) else {
                    discarded[n * DOMINOES + tile.index()] = 1;
                    continue;
                };
                for (at, half) in [(spot.at, tile.left()), (spot.other(), tile.right())] {
                    let square = self.square(at);
                    land[(n * TERRAINS + half.terrain as usize) * squares + square] = 1;
                    crowns[n * squares + square] = half.crowns;
                    dominoes[n * squares + square] = tile.number();
                }
            }
        }
    }

    #[inline]
    fn observe_row(&self, writer: &mut Writer<'_>, row: &Row, seat: Seat, done: impl Fn(usize) -> bool) {
        let seats = usize::from(self.seats);
        for n in 0..usize::from(self.row_len()) {
            let out = writer.zeros(FACE + seats + 1);
            let Some(tile) = row.tiles[n] else { continue };
            write_face(out, Some(tile));
            if let Some(king) = row.kings[n] {
                out[FACE + relative(king, seat, self.seats)] = 1;
            }
            out[FACE + seats] = u8::from(done(n));
        }
    }

    fn observe_past(&self, writer: &mut Writer<'_>, state: &State, seat: Seat) {
        writer.byte(state.games);
        for past in &state.past {
            for at in around(seat, self.seats) {
                writer.wide(past.points[at.index()].into());
                writer.byte(past.places[at.index()]);
            }
        }
        self.observe_kingdoms(writer, seat, |at| {
            let before = &state.before;
            let tiles = before.tiles[at.index()];
            let kingdom = before.layout.build(tiles, self.size()).unwrap_or(Kingdom::BARE);
            let (across, down) = (kingdom.across(), kingdom.down());
            (tiles, move |tile: Tile| Spot::unpack(before.layout.0[tile.index()], across, down))
        });
    }
}

/// A domino: its number, then each half.
#[inline]
fn write_face(out: &mut [u8], tile: Option<Tile>) {
    let Some(tile) = tile else { return };
    out[0] = tile.number();
    for (n, Half { terrain, crowns }) in [tile.left(), tile.right()].into_iter().enumerate() {
        let at = 1 + n * (TERRAINS + 1);
        out[at + terrain as usize] = 1;
        out[at + TERRAINS] = crowns;
    }
}

fn tiles_of(lots: &[u16]) -> Tiles {
    lots.iter().fold(Tiles::NONE, |set, &lot| set.or(Tiles(1 << lot)))
}

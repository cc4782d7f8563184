//! The game as numbers, for programs that learn (NOTATION.md).
//!
//! A place shares a side with the table, so two of its corners are known, and the sum of a tile's corners modulo 6 tells
//! which of the tiles that fit is meant: laying is `6 · cell + sum mod 6`. Then come drawing and passing.
//!
//! Cells are numbered like the points of the board: 32 rows of 32 points, the first tile's top at row 16, column 16; the
//! cell that points up from a point is twice its number, the one that points down to the right of it one more. Where the
//! table grows over an edge it comes in again at the other; it is never so large that two places meet.

use crate::Triominos;
use crate::board::Cell;
use crate::rules::{Luck, Move, Stage, State};
use crate::score::{End, Item, MAX_SEATS};
use crate::tiles::{COUNT, Tile, Tiles};
use crate::view::round_is_over;
use play::Seat;
use play::encode::{Encode, Plane, WIDE, Writer, around, relative, spread};

const ROW: usize = 32;
const POINTS: usize = ROW * ROW;
/// Where the first tile's top is.
const MIDDLE: usize = 16 * ROW + 16;
const SUMS: usize = 6;
const DRAW: usize = 2 * POINTS * SUMS;
const PASS: usize = DRAW + 1;
const STAGES: usize = 5;
/// The table has held 0 to 56 tiles.
const TIMES: usize = COUNT + 1;

impl Encode for Triominos {
    const SPARSE: bool = true;

    fn actions(&self) -> usize {
        PASS + 1
    }

    #[inline]
    fn number(&self, _: &State, m: Move) -> usize {
        match m {
            Move::Lay { tile, cell } => lay_number(tile, cell),
            Move::Draw => DRAW,
            Move::Pass => PASS,
        }
    }

    fn numbered(&self, state: &State, number: usize) -> Option<Move> {
        match state.stage {
            Stage::Start => self.start_move(state).filter(|&m| self.number(state, m) == number),
            Stage::Play if number >= DRAW => {
                self.other_move(state).filter(|&m| self.number(state, m) == number)
            }
            Stage::Play => {
                let places = state.board.places();
                let place = places.iter().find(|place| cell_number(place.cell) == number / SUMS)?;
                let mut fitting = place.fits().and(state.playable()).iter();
                let tile = fitting.find(|tile| tile.value() as usize % SUMS == number % SUMS)?;
                Some(Move::Lay { tile, cell: place.cell })
            }
            Stage::Deal | Stage::Draw | Stage::Over => None,
        }
    }

    fn legal(&self, state: &State, out: &mut Vec<u32>) {
        out.clear();
        match state.stage {
            Stage::Start => out.extend(self.start_move(state).map(|m| self.number(state, m) as u32)),
            Stage::Play => {
                let playable = state.playable();
                if !playable.and(state.board.open()).is_empty() {
                    for place in state.board.places() {
                        let fitting = place.fits().and(playable);
                        out.extend(fitting.iter().map(|tile| lay_number(tile, place.cell) as u32));
                    }
                }
                out.extend(self.other_move(state).map(|m| self.number(state, m) as u32));
            }
            Stage::Deal | Stage::Draw | Stage::Over => {}
        }
    }

    fn planes(&self) -> Vec<Plane> {
        let seats = usize::from(self.seats);
        vec![
            Plane::new("corners", &[ROW, ROW]),
            Plane::new("up", &[ROW, ROW]),
            Plane::new("down", &[ROW, ROW]),
            Plane::new("laid_by", &[COUNT]),
            Plane::new("laid_drawn", &[COUNT]),
            Plane::new("hands", &[seats, COUNT]),
            Plane::new("counts", &[seats]),
            Plane::new("must", &[COUNT]),
            Plane::new("stage", &[STAGES]),
            Plane::new("turn", &[seats]),
            Plane::new("seat", &[seats]),
            Plane::new("pool", &[1]),
            Plane::new("drawn", &[1]),
            Plane::new("draws", &[1]),
            Plane::new("passes", &[1]),
            Plane::new("kept", &[seats, TIMES]),
            Plane::new("declined", &[seats, TIMES]),
            Plane::new("tally", &[seats, Item::COUNT, WIDE]),
            Plane::new("totals", &[seats, WIDE]),
            Plane::new("round", &[WIDE]),
            Plane::new("last_end", &[1 + seats]),
            Plane::new("last_hands", &[seats, COUNT]),
            Plane::new("last_ending", &[seats, WIDE]),
            Plane::new("last_points", &[seats, WIDE]),
        ]
    }

    #[inline]
    fn observation(&self) -> usize {
        let each = 2 * COUNT + 4 + 2 * TIMES + WIDE * (Item::COUNT + 3);
        3 * POINTS + 3 * COUNT + STAGES + 5 + WIDE + usize::from(self.seats) * each
    }

    fn observe(&self, state: &State, seat: Seat, out: &mut [u8]) {
        self.observe_again(state, seat, out, &mut 0);
    }

    /// The board is four fifths of an observation, the same for every seat, and grows by one tile at a time.
    fn observe_again(&self, state: &State, seat: Seat, out: &mut [u8], mark: &mut u64) {
        let seats = usize::from(self.seats);
        let mut writer = Writer::new(out);
        observe_board(state, &mut writer, mark);
        let (laid_by, laid_drawn) = (writer.zeros(COUNT), writer.zeros(COUNT));
        for (n, by) in state.laid_by().iter().enumerate() {
            laid_by[n] = relative(by.seat, seat, self.seats) as u8 + 1;
            laid_drawn[n] = by.drawn.into();
        }
        let open = round_is_over(state);
        for at in around(seat, self.seats) {
            writer.set(if open || at == seat { state.hand(at).0 } else { 0 }, COUNT);
        }
        for at in around(seat, self.seats) {
            writer.byte(state.hand(at).len() as u8);
        }
        writer.one_of(state.must.filter(|_| open || state.turn == seat).map(Tile::index), COUNT);
        writer.one_of(Some(state.stage as usize), STAGES);
        writer.one_of((!open).then(|| relative(state.turn, seat, self.seats)), seats);
        writer.one_of(Some(seat.index()), seats);
        writer.bytes(&[state.pool.len() as u8, state.drawn, state.draws, state.passes]);
        let kept = writer.zeros(seats * TIMES);
        for one in state.kept() {
            kept[relative(one.seat, seat, self.seats) * TIMES + usize::from(one.on_table)] += 1;
        }
        let declined = writer.take(seats * TIMES);
        for (n, at) in around(seat, self.seats).enumerate() {
            spread(state.declined[at.index()], &mut declined[n * TIMES..][..TIMES]);
        }
        self.observe_points(state, seat, &mut writer);
        writer.finish();
    }

    fn lots(&self) -> usize {
        COUNT
    }

    fn lot(&self, state: &State, drawn: &[u16], out: &mut Vec<(u16, u32)>) {
        out.clear();
        let left = match state.stage {
            Stage::Deal if drawn.len() < self.most_lots() => Tiles::ALL.without(tiles_of(drawn)),
            Stage::Draw if drawn.is_empty() => state.pool,
            _ => Tiles::NONE,
        };
        out.extend(left.iter().map(|tile| (tile.index() as u16, 1)));
    }

    fn settled(&self, state: &State, drawn: &[u16]) -> Option<Luck> {
        match state.stage {
            Stage::Draw => drawn.first().and_then(|&lot| Tile::nth(lot as u8)).map(Luck::Drawn),
            Stage::Deal if drawn.len() == self.most_lots() && self.alone() => {
                let start = Tile::nth(*drawn.first()? as u8)?;
                Some(Luck::Alone { hand: tiles_of(&drawn[1..]), start })
            }
            Stage::Deal if drawn.len() == self.most_lots() => {
                let mut hands = [Tiles::NONE; MAX_SEATS];
                for (hand, lots) in hands.iter_mut().zip(drawn.chunks(self.hand_size() as usize)) {
                    *hand = tiles_of(lots);
                }
                Some(Luck::Deal(hands))
            }
            _ => None,
        }
    }

    fn lots_of(&self, _: &State, luck: Luck) -> Vec<u16> {
        let lot = |tile: Tile| tile.index() as u16;
        match luck {
            Luck::Drawn(tile) => vec![lot(tile)],
            Luck::Alone { hand, start } => [start].into_iter().chain(hand.iter()).map(lot).collect(),
            Luck::Deal(hands) => {
                let hands = hands[..usize::from(self.seats)].iter();
                hands.flat_map(|hand| hand.iter().map(lot).collect::<Vec<_>>()).collect()
            }
        }
    }

    fn sees_lot(&self, state: &State, n: usize, seat: Seat) -> bool {
        match state.stage {
            Stage::Deal if self.alone() => true,
            Stage::Deal => n / self.hand_size() as usize == seat.index(),
            _ => state.turn == seat,
        }
    }

    fn most_lots(&self) -> usize {
        self.hand_size() as usize * usize::from(self.seats) + usize::from(self.alone())
    }

    fn deals(&self) -> usize {
        if self.alone() { 1 } else { self.rounds.unwrap_or(0) as usize }
    }
}

impl Triominos {
    fn observe_points(&self, state: &State, seat: Seat, writer: &mut Writer<'_>) {
        for at in around(seat, self.seats) {
            for points in state.tally[at.index()].0 {
                writer.wide(points);
            }
        }
        for at in around(seat, self.seats) {
            writer.wide(state.before[at.index()]);
        }
        writer.wide(state.round as i32);
        let seats = usize::from(self.seats);
        let Some(last) = &state.last_round else {
            writer.zeros(1 + seats + seats * (COUNT + 2 * WIDE));
            return;
        };
        let end = match last.end {
            End::Blocked => 0,
            End::Out(out) => 1 + relative(out, seat, self.seats),
        };
        writer.one_of(Some(end), 1 + seats);
        for at in around(seat, self.seats) {
            writer.set(last.hands[at.index()].0, COUNT);
        }
        for points in [&last.ending, &last.points] {
            for at in around(seat, self.seats) {
                writer.wide(points[at.index()]);
            }
        }
    }
}

/// The numbers at the points, and in which order the cells were covered. What lies there already is left as it is: `mark` is
/// the number of the round from 1, and in its lowest byte how many tiles are written.
fn observe_board(state: &State, writer: &mut Writer<'_>, mark: &mut u64) {
    let (corners, up, down) = (writer.take(POINTS), writer.take(POINTS), writer.take(POINTS));
    let placed = state.board.placed();
    let round = (u64::from(state.round) + 1) << 8;
    let mut written = (*mark & 0xff) as usize;
    if *mark & !0xff != round || written > placed.len() {
        written = 0;
        corners.fill(0);
        up.fill(0);
        down.fill(0);
    }
    for (order, placed) in (1..).zip(placed).skip(written) {
        state.board.write_corners(*placed, MIDDLE, corners);
        let plane = if placed.cell.up() { &mut *up } else { &mut *down };
        plane[point(placed.cell)] = order;
    }
    *mark = round | placed.len() as u64;
}

#[inline]
fn point(cell: Cell) -> usize {
    (cell.anchor() + MIDDLE) % POINTS
}

#[inline]
fn cell_number(cell: Cell) -> usize {
    2 * point(cell) + usize::from(!cell.up())
}

#[inline]
fn lay_number(tile: Tile, cell: Cell) -> usize {
    SUMS * cell_number(cell) + tile.value() as usize % SUMS
}

fn tiles_of(lots: &[u16]) -> Tiles {
    lots.iter().filter_map(|&lot| Tile::nth(lot as u8)).collect()
}

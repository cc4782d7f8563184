//! The game as numbers, for programs that learn (NOTATION.md).
//!
//! Tile `t` laid at the left end is `2t`, at the right end or as the first `2t + 1`; then come drawing and passing.

use crate::Dominoes;
use crate::board::End;
use crate::rules::{HAND, Hands, Luck, MOST_ROUNDS, Move, Stage, State};
use crate::tiles::{ALL, NUMBERS, TILES, Tile, tiles};
use play::encode::{Encode, Plane, WIDE, Writer, around, relative};
use play::{MAX_SEATS, Seat};

const DRAW: usize = 2 * TILES;
const PASS: usize = DRAW + 1;
const STAGES: usize = 6;
/// Bounds known of a hand: one for each number, and one for the tiles that would have started first.
const BOUNDS: usize = NUMBERS + 1;

impl Encode for Dominoes {
    fn actions(&self) -> usize {
        PASS + 1
    }

    #[inline]
    fn number(&self, _: &State, m: Move) -> usize {
        match m {
            Move::Lay { tile, end } => 2 * tile.index() + usize::from(end != End::Left),
            Move::Draw => DRAW,
            Move::Pass => PASS,
        }
    }

    #[inline]
    fn numbered(&self, state: &State, number: usize) -> Option<Move> {
        let m = match number {
            DRAW => Move::Draw,
            PASS => Move::Pass,
            0..DRAW => {
                let end = match (number % 2, state.stage) {
                    (0, _) => End::Left,
                    (_, Stage::Start) => End::Start,
                    _ => End::Right,
                };
                Move::Lay { tile: Tile::from_index((number / 2) as u8), end }
            }
            _ => return None,
        };
        self.legal(state).has(m).then_some(m)
    }

    fn legal(&self, state: &State, out: &mut Vec<u32>) {
        out.clear();
        let legal = Dominoes::legal(self, state);
        out.extend(tiles(legal.left).map(|tile| 2 * tile.index() as u32));
        out.extend(tiles(legal.right | legal.start).map(|tile| 2 * tile.index() as u32 + 1));
        out.extend(legal.draw.then_some(DRAW as u32));
        out.extend(legal.pass.then_some(PASS as u32));
    }

    fn mask(&self, state: &State, out: &mut [u8]) {
        let legal = Dominoes::legal(self, state);
        out.fill(0);
        for tile in tiles(legal.left) {
            out[2 * tile.index()] = 1;
        }
        for tile in tiles(legal.right | legal.start) {
            out[2 * tile.index() + 1] = 1;
        }
        out[DRAW] = legal.draw.into();
        out[PASS] = legal.pass.into();
    }

    fn planes(&self) -> Vec<Plane> {
        let seats = usize::from(self.seats);
        let mut planes = vec![
            Plane::new("hands", &[seats, TILES]),
            Plane::new("counts", &[seats]),
            Plane::new("at_most", &[seats, BOUNDS]),
            Plane::new("line", &[TILES]),
            Plane::new("order", &[TILES]),
            Plane::new("left", &[TILES]),
            Plane::new("laid_by", &[TILES]),
            Plane::new("ends", &[2, NUMBERS]),
            Plane::new("must", &[TILES]),
            Plane::new("stage", &[STAGES]),
            Plane::new("acting", &[seats]),
            Plane::new("seat", &[seats]),
            Plane::new("stock", &[1]),
            Plane::new("drawn", &[1]),
            Plane::new("passes", &[1]),
        ];
        if self.target.is_some() {
            planes.extend([
                Plane::new("round", &[1]),
                Plane::new("totals", &[seats, WIDE]),
                Plane::new("last_hands", &[seats, TILES]),
            ]);
        }
        planes
    }

    #[inline]
    fn observation(&self) -> usize {
        let seats = usize::from(self.seats);
        let one = seats * (TILES + 1 + BOUNDS + 2) + 5 * TILES + 2 * NUMBERS + STAGES + 3;
        if self.target.is_some() { one + 1 + seats * (WIDE + TILES) } else { one }
    }

    fn observe(&self, state: &State, seat: Seat, out: &mut [u8]) {
        let seats = usize::from(self.seats);
        let open = !state.running();
        let mut writer = Writer::new(out);
        for at in around(seat, self.seats) {
            writer.set(if open || at == seat { state.hand(at) } else { 0 }, TILES);
        }
        for at in around(seat, self.seats) {
            writer.byte(state.hand(at).count_ones() as u8);
        }
        for at in around(seat, self.seats) {
            writer.bytes(state.known(at).bounds());
        }
        self.observe_line(state, seat, &mut writer);
        let must = state.must.filter(|_| open || seat == state.seat);
        writer.one_of(must.map(Tile::index), TILES);
        writer.one_of(Some(state.stage as usize), STAGES);
        writer.one_of((!open).then(|| relative(state.seat, seat, self.seats)), seats);
        writer.one_of(Some(seat.index()), seats);
        writer.bytes(&[state.stock.count() as u8, state.drawn, state.passes]);
        if self.target.is_some() {
            writer.byte(state.round);
            for at in around(seat, self.seats) {
                writer.wide(state.totals[at.index()].into());
            }
            for at in around(seat, self.seats) {
                writer.set(state.last[at.index()], TILES);
            }
        }
        writer.finish();
    }

    fn lots(&self) -> usize {
        TILES
    }

    fn lot(&self, state: &State, drawn: &[u16], out: &mut Vec<(u16, u32)>) {
        out.clear();
        let left = match state.stage {
            Stage::Deal if drawn.len() < self.dealt() => ALL & !set_of(drawn),
            Stage::Draw if drawn.is_empty() => state.stock(),
            _ => 0,
        };
        out.extend(tiles(left).map(|tile| (tile.index() as u16, 1)));
    }

    fn settled(&self, state: &State, drawn: &[u16]) -> Option<Luck> {
        match state.stage {
            Stage::Draw => drawn.first().map(|&lot| Luck::Tile(Tile::from_index(lot as u8))),
            Stage::Deal if drawn.len() == self.dealt() => {
                let mut hands: Hands = [0; MAX_SEATS];
                for (hand, lots) in hands.iter_mut().zip(drawn.chunks(HAND as usize)) {
                    *hand = set_of(lots);
                }
                Some(Luck::Deal(hands))
            }
            _ => None,
        }
    }

    fn lots_of(&self, _: &State, luck: Luck) -> Vec<u16> {
        let lot = |tile: Tile| tile.index() as u16;
        match luck {
            Luck::Tile(tile) => vec![lot(tile)],
            Luck::Deal(hands) => {
                hands[..usize::from(self.seats)].iter().flat_map(|&hand| tiles(hand).map(lot)).collect()
            }
        }
    }

    fn sees_lot(&self, state: &State, n: usize, seat: Seat) -> bool {
        match state.stage {
            Stage::Deal => n / HAND as usize == seat.index(),
            _ => state.seat == seat,
        }
    }

    fn most_lots(&self) -> usize {
        self.dealt()
    }

    fn deals(&self) -> usize {
        if self.target.is_some() { MOST_ROUNDS as usize } else { 1 }
    }
}

impl Dominoes {
    /// How many tiles are dealt in all.
    fn dealt(&self) -> usize {
        HAND as usize * usize::from(self.seats)
    }

    fn observe_line(&self, state: &State, seat: Seat, writer: &mut Writer<'_>) {
        let line = &state.line;
        writer.set(line.tiles(), TILES);
        let (order, left, laid_by) = (writer.zeros(TILES), writer.zeros(TILES), writer.zeros(TILES));
        for (n, laid) in (1..).zip(line.laid()) {
            let at = laid.tile().index();
            order[at] = n;
            left[at] = u8::from(laid.end() == End::Left);
            laid_by[at] = relative(laid.seat(), seat, self.seats) as u8 + 1;
        }
        let (left, right) = line.ends();
        for end in [left, right] {
            writer.one_of((!line.is_empty()).then_some(end.into()), NUMBERS);
        }
    }
}

fn set_of(lots: &[u16]) -> u64 {
    lots.iter().fold(0, |set, &lot| set | 1 << lot)
}

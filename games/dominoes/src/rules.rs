//! Whose turn it is, what is legal, playing, luck.

use crate::Dominoes;
use crate::board::{End, Line};
use crate::guess::Worlds;
use crate::score;
use crate::tiles::{ALL, Tile, first_to_start, tiles, with_number};
use crate::view::View;
use crate::view::known::Known;
use play::dice::Counted;
use play::{Dice, Eyes, Game, MAX_SEATS, Seat, Standing, Turn};
use serde::Serialize;

/// How many tiles everybody takes (D1).
pub const HAND: u32 = 5;
/// A match that nobody has won by then ends (D10).
pub const MOST_ROUNDS: u32 = 200;

/// One set of tiles for every seat; seats that nobody sits on have the empty set.
pub type Hands = [u64; MAX_SEATS];

/// Where in a round the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DominoesStage"))]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// The hands are to be dealt; after the first round the last one is still on the table.
    Deal,
    /// The starter lays the tile that starts (D2).
    Start,
    /// The starter adds a second tile (D3).
    Second,
    /// A seat lays a tile, draws or passes (D4, D5).
    Turn,
    /// Tiles come from the stock until one fits (D5).
    Draw,
    /// The last round has ended.
    Over,
}

/// A whole position, hidden hands included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) hands: Hands,
    pub(crate) stock: Counted,
    pub(crate) line: Line,
    pub(crate) stage: Stage,
    /// Whose turn it is, also while luck brings the tiles that seat draws.
    pub(crate) seat: Seat,
    /// How many tiles were drawn in this turn.
    pub(crate) drawn: u8,
    /// How many have passed one after the other, where they need not draw (D5); 0 where they must.
    pub(crate) passes: u8,
    /// The drawn tile that must be laid.
    pub(crate) must: Option<Tile>,
    pub(crate) round: u8,
    /// About the tiles that were in hand before this turn's drawing.
    pub(crate) known: [Known; MAX_SEATS],
    pub(crate) totals: [u16; MAX_SEATS],
    /// The hands in which the round before this one ended.
    pub(crate) last: Hands,
}

impl State {
    /// The tiles a seat holds.
    pub fn hand(&self, seat: Seat) -> u64 {
        self.hands[seat.index()]
    }

    /// The tiles that were not dealt and not drawn yet.
    pub fn stock(&self) -> u64 {
        self.stock.set()
    }

    /// The tiles on the table.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// Where in the round the game stands.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whose turn it is, also while luck brings the tiles that seat draws.
    pub fn acting(&self) -> Seat {
        self.seat
    }

    /// How many tiles were drawn in this turn.
    pub fn drawn(&self) -> u8 {
        self.drawn
    }

    /// The drawn tile that must be laid.
    pub fn must(&self) -> Option<Tile> {
        self.must
    }

    /// What everybody knows about a hand, but for the tiles drawn in this turn.
    pub fn known(&self, seat: Seat) -> &Known {
        &self.known[seat.index()]
    }

    /// The totals of the finished rounds of a match.
    pub fn totals(&self) -> &[u16; MAX_SEATS] {
        &self.totals
    }

    /// Whether tiles are dealt and the round has not ended.
    pub fn running(&self) -> bool {
        !matches!(self.stage, Stage::Deal | Stage::Over)
    }

    /// The stock is empty and no hand holds a tile that fits (D7).
    pub(crate) fn blocked(&self) -> bool {
        self.stock.set() == 0 && self.line.fitting() & !self.line.tiles() == 0
    }

    /// The tiles that would have started before the one that did.
    #[inline]
    pub(crate) fn starters(&self) -> u64 {
        self.line.first().map_or(0, Tile::before)
    }
}

/// What a seat decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Lay a tile.
    Lay {
        /// Which.
        tile: Tile,
        /// Where.
        end: End,
    },
    /// Draw until a tile fits or the stock is empty.
    Draw,
    /// Leave the turn to the next seat.
    Pass,
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// Everybody's first tiles.
    Deal(Hands),
    /// One tile from the stock.
    Tile(Tile),
}

/// All legal moves as sets.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Legal {
    pub start: u64,
    pub left: u64,
    pub right: u64,
    pub draw: bool,
    pub pass: bool,
}

impl Legal {
    #[inline]
    fn lays(&self) -> u64 {
        self.start | self.left | self.right
    }

    /// One of the moves, at least one of which lays a tile. Without branches on what chance decides.
    #[inline]
    fn any<D: Dice + ?Sized>(&self, dice: &mut D) -> Move {
        let right = self.right | self.start;
        let lefts = self.left.count_ones();
        let lays = lefts + right.count_ones();
        let n = dice.below(lays + u32::from(self.draw) + u32::from(self.pass));
        if n >= lays {
            return if self.draw { Move::Draw } else { Move::Pass };
        }
        // all ones for the left end, the sign of a difference: a comparison would become a jump that nobody foresees
        let at_left = (i64::from(n) - i64::from(lefts)) >> 63;
        let set = self.left & at_left as u64 | right & !at_left as u64;
        let place = nth_of_few(set, n - (lefts & !at_left as u32));
        let other = if self.start == 0 { End::Right } else { End::Start };
        let end = [other, End::Left][(at_left & 1) as usize];
        Move::Lay { tile: Tile::from_index(place as u8), end }
    }

    fn list(&self, out: &mut Vec<Move>) {
        for (set, end) in [(self.left, End::Left), (self.right, End::Right), (self.start, End::Start)] {
            out.extend(tiles(set).map(|tile| Move::Lay { tile, end }));
        }
        out.extend(self.draw.then_some(Move::Draw));
        out.extend(self.pass.then_some(Move::Pass));
    }

    pub fn has(&self, m: Move) -> bool {
        match m {
            Move::Lay { tile, end: End::Start } => self.start & tile.bit() != 0,
            Move::Lay { tile, end: End::Left } => self.left & tile.bit() != 0,
            Move::Lay { tile, end: End::Right } => self.right & tile.bit() != 0,
            Move::Draw => self.draw,
            Move::Pass => self.pass,
        }
    }
}

impl Dominoes {
    #[inline]
    pub(crate) fn legal(&self, s: &State) -> Legal {
        match s.stage {
            Stage::Turn => self.legal_turn(s),
            Stage::Second => self.legal_second(s),
            Stage::Start => {
                Legal { start: first_to_start(s.hands[s.seat.index()]).bit(), ..Legal::default() }
            }
            Stage::Deal | Stage::Draw | Stage::Over => Legal::default(),
        }
    }

    #[inline]
    fn legal_turn(&self, s: &State) -> Legal {
        let mut legal = lays(s);
        let fits = legal.lays() != 0;
        let stock = s.stock() != 0;
        legal.draw = stock && s.must.is_none() && (!fits || self.may_draw_anyway);
        legal.pass = !fits && (!stock || self.may_pass && s.drawn == 0);
        legal
    }

    fn legal_second(&self, s: &State) -> Legal {
        let mut legal = lays(s);
        legal.draw = legal.lays() == 0;
        legal
    }

    #[inline(always)]
    fn lay(&self, s: &mut State, tile: Tile, end: End) {
        let seat = s.seat;
        let ends = s.line.ends();
        let starters = s.starters();
        s.hands[seat.index()] &= !tile.bit();
        s.line.lay(tile, end, seat);
        if end == End::Start {
            return self.after_the_start(s, tile);
        }
        self.learn_from_laying(s, tile, ends, starters);
        s.passes = 0;
        self.end_turn(s);
    }

    /// D3: the starter adds a second tile to a double, at once.
    fn after_the_start(&self, s: &mut State, tile: Tile) {
        let starter = s.seat.index();
        s.known[..usize::from(self.seats)].fill(Known::no_starter(HAND as u8));
        s.known[starter] = Known::no_starter(HAND as u8 - 1);
        if !tile.is_double() {
            return self.end_turn(s);
        }
        if s.hands[starter] & with_number(tile.high()) != 0 || self.starter_draws {
            s.stage = Stage::Second;
        } else {
            s.known[starter].lack(s.line.ends());
            self.end_turn(s);
        }
    }

    /// Keeps to what everybody can see: not whether the tile was drawn just now or held before,
    /// where that cannot be told.
    #[inline(always)]
    fn learn_from_laying(&self, s: &mut State, tile: Tile, ends: (u8, u8), starters: u64) {
        let known = &mut s.known[s.seat.index()];
        if s.drawn == 0 {
            known.lay(tile, starters);
        } else if !self.may_draw_anyway {
            known.take(s.drawn - 1);
            known.lack(ends);
        } else if s.stock.set() != 0 {
            known.take(s.drawn - 1);
        } else {
            known.take(s.drawn);
            known.lay(tile, starters);
        }
    }

    fn pass(&self, s: &mut State) {
        let ends = s.line.ends();
        let known = &mut s.known[s.seat.index()];
        known.take(s.drawn);
        known.lack(ends);
        if self.may_pass {
            s.passes += 1;
            if s.passes == self.seats {
                return self.end_round(s);
            }
        }
        self.end_turn(s);
    }

    #[inline(always)]
    fn end_turn(&self, s: &mut State) {
        let out = s.hands[s.seat.index()] == 0;
        s.must = None;
        s.drawn = 0;
        if out || s.blocked() {
            return self.end_round(s);
        }
        s.seat = s.seat.next(self.seats);
        s.stage = Stage::Turn;
    }

    /// D7, D8, D10.
    fn end_round(&self, s: &mut State) {
        s.must = None;
        s.drawn = 0;
        s.passes = 0;
        s.seat = Seat(0);
        s.stage = Stage::Over;
        s.known = [Known::default(); MAX_SEATS];
        s.last = [0; MAX_SEATS];
        let Some(target) = self.target else { return };
        let points = self.doubles.round_points(&s.hands, self.seats);
        for (total, points) in s.totals.iter_mut().zip(points) {
            *total += points;
        }
        let reached = s.totals.iter().any(|&total| total >= target);
        if !reached && u32::from(s.round) + 1 < MOST_ROUNDS {
            s.stage = Stage::Deal;
        }
    }

    fn begin_drawing(&self, s: &mut State) {
        if !self.may_draw_anyway {
            s.known[s.seat.index()].lack(s.line.ends());
        }
        s.passes = 0;
        s.stage = Stage::Draw;
    }

    fn deal(&self, s: &mut State, hands: Hands) {
        if !s.line.is_empty() {
            s.last = s.hands;
            s.round += 1;
        }
        let dealt = hands.iter().fold(0, |all, hand| all | hand);
        s.hands = hands;
        s.stock = Counted::new(ALL & !dealt);
        s.line = Line::EMPTY;
        s.known = [Known::default(); MAX_SEATS];
        s.known[..usize::from(self.seats)].fill(Known::nothing(HAND as u8));
        let start = first_to_start(dealt).bit();
        s.seat = Seat(hands.iter().position(|hand| hand & start != 0).unwrap_or(0) as u8);
        s.stage = Stage::Start;
    }

    #[inline]
    fn take(&self, s: &mut State, tile: Tile) {
        s.stock = s.stock.without(tile.index() as u32);
        s.hands[s.seat.index()] |= tile.bit();
        s.drawn += 1;
        if s.line.fitting() & tile.bit() != 0 {
            s.must = Some(tile);
            s.stage = Stage::Turn;
        } else if s.blocked() {
            self.end_round(s);
        } else if s.stock() == 0 {
            s.stage = Stage::Turn;
        }
    }
}

/// The place of the `n`-th set bit, where there are seldom more than four of them.
#[inline]
fn nth_of_few(mut set: u64, mut n: u32) -> u32 {
    if n > 3 {
        return Counted::new(set).place(n);
    }
    for _ in 0..3 {
        let more = u64::from(n != 0).wrapping_neg();
        set &= set.wrapping_sub(1) | !more;
        n = n.saturating_sub(1);
    }
    set.trailing_zeros()
}

/// The tiles that the acting seat may lay at the open ends (D4, D9).
#[inline]
fn lays(s: &State) -> Legal {
    let hand = s.must.map_or(s.hands[s.seat.index()], Tile::bit);
    let (left, right) = s.line.ends();
    let at_left = if left == right { 0 } else { hand & with_number(left) };
    Legal { left: at_left, right: hand & with_number(right), ..Legal::default() }
}

impl Game for Dominoes {
    type State = State;
    type Move = Move;
    type Luck = Luck;
    type View = View;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        State {
            hands: [0; MAX_SEATS],
            stock: Counted::new(ALL),
            line: Line::EMPTY,
            stage: Stage::Deal,
            seat: Seat(0),
            drawn: 0,
            passes: 0,
            must: None,
            round: 0,
            known: [Known::default(); MAX_SEATS],
            totals: [0; MAX_SEATS],
            last: [0; MAX_SEATS],
        }
    }

    #[inline(always)]
    fn turn(&self, s: &State) -> Turn {
        match s.stage {
            Stage::Start | Stage::Second | Stage::Turn => Turn::Of(s.seat),
            Stage::Deal | Stage::Draw => Turn::Luck,
            Stage::Over => Turn::Over,
        }
    }

    fn moves(&self, s: &State, out: &mut Vec<Move>) {
        out.clear();
        self.legal(s).list(out);
    }

    #[inline(always)]
    fn any_move<D: Dice + ?Sized>(&self, s: &State, _scratch: &mut Vec<Move>, dice: &mut D) -> Move {
        let legal = self.legal(s);
        if legal.lays() == 0 {
            let draws = legal.draw && (!legal.pass || dice.below(2) == 0);
            return if draws { Move::Draw } else { Move::Pass };
        }
        legal.any(dice)
    }

    #[inline(always)]
    fn play(&self, s: &mut State, m: Move) {
        match m {
            Move::Lay { tile, end } => self.lay(s, tile, end),
            Move::Draw => self.begin_drawing(s),
            Move::Pass => self.pass(s),
        }
    }

    /// The hands are dealt seat by seat, each `HAND` tiles one by one; a drawn tile is one of the stock.
    #[inline]
    fn draw<D: Dice + ?Sized>(&self, s: &State, dice: &mut D) -> Luck {
        if s.stage == Stage::Draw {
            return Luck::Tile(Tile::from_index(s.stock.place(dice.below(s.stock.count())) as u8));
        }
        let mut left = ALL;
        let mut hands = [0; MAX_SEATS];
        for hand in &mut hands[..usize::from(self.seats)] {
            *hand = dice.some_of(left, HAND);
            left &= !*hand;
        }
        Luck::Deal(hands)
    }

    #[inline]
    fn settle(&self, s: &mut State, luck: Luck) {
        match luck {
            Luck::Deal(hands) => self.deal(s, hands),
            Luck::Tile(tile) => self.take(s, tile),
        }
    }

    fn standing(&self, s: &State) -> Standing {
        score::standing(self, s)
    }

    fn view(&self, s: &State, eyes: Eyes) -> View {
        View::new(self, s, eyes)
    }

    fn guess<D: Dice + ?Sized>(&self, view: &View, dice: &mut D) -> State {
        Worlds::new(self, view).any(dice)
    }

    fn round(&self, s: &State) -> u32 {
        s.round.into()
    }

    /// A round has at most one deal, 51 lays, 45 drawn tiles and as many draws, and between those that are not
    /// passes there are fewer passes than seats.
    fn longest(&self) -> usize {
        let round = 1 + 51 + 45 + 45 + (52 + 45) * usize::from(self.seats);
        if self.target.is_some() { round * MOST_ROUNDS as usize } else { round }
    }
}

//! Whose turn it is, what may be done, and what follows from it.

use crate::Triominos;
use crate::board::{Board, Cell, Place};
use crate::score::{self, End, Form, Item, LastRound, MAX_SEATS, Tally};
use crate::tiles::{self, Tile, Tiles};
use crate::view::View;
use play::{Dice, Eyes, Game, Seat, Standing, Turn};

/// At most this many tiles are drawn in a turn (T6).
pub const DRAWS: u8 = 3;

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Stage {
    /// A round is dealt.
    #[default]
    Deal,
    /// The starter lays the start tile (T3).
    Start,
    /// A seat lays, draws or passes.
    Play,
    /// A tile is drawn.
    Draw,
    /// The match is over.
    Over,
}

/// A whole position, hidden hands included.
///
/// Besides what lies where it keeps what everybody has seen: which tiles came straight from the pool,
/// when somebody drew a tile that did not fit, and when somebody did not lay from the hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) hands: [Tiles; MAX_SEATS],
    pub(crate) pool: Tiles,
    /// Bit `n`: the seat did not lay from the hand when `n` tiles lay on the table.
    pub(crate) declined: [u64; MAX_SEATS],
    pub(crate) tally: [Tally; MAX_SEATS],
    pub(crate) before: [i32; MAX_SEATS],
    pub(crate) last_round: Option<LastRound>,
    /// Who laid each tile of the board.
    pub(crate) laid_by: [LaidBy; tiles::COUNT],
    /// Drawn tiles that did not fit, in order.
    pub(crate) kept: [Kept; tiles::COUNT],
    pub(crate) kept_len: u8,
    pub(crate) stage: Stage,
    pub(crate) turn: Seat,
    /// Tiles drawn in this turn.
    pub(crate) drawn: u8,
    /// The drawn tile that must be laid now.
    pub(crate) must: Option<Tile>,
    /// Passes in a row.
    pub(crate) passes: u8,
    /// Tiles drawn in this round.
    pub(crate) draws: u8,
    pub(crate) round: u32,
}

/// Who laid a tile, and where it came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct LaidBy {
    /// Who.
    pub seat: Seat,
    /// Whether it came straight from the pool, not from the hand.
    pub drawn: bool,
}

/// A drawn tile that did not fit and stayed in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Kept {
    /// Who drew it.
    pub seat: Seat,
    /// How many tiles lay on the table.
    pub on_table: u8,
}

/// What a seat decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Move {
    /// Lay a tile; the numbers around the cell say how it is turned.
    Lay {
        /// Which.
        tile: Tile,
        /// Where.
        cell: Cell,
    },
    /// Draw one tile (T6).
    Draw,
    /// Do nothing, the pool being empty (T7).
    Pass,
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// The hands of a round.
    Deal([Tiles; MAX_SEATS]),
    /// The hand of a game alone and the tile that is turned up (T15).
    Alone {
        /// The hand.
        hand: Tiles,
        /// The start tile.
        start: Tile,
    },
    /// The tile drawn from the pool.
    Drawn(Tile),
}

impl State {
    pub(crate) const BEFORE_ALL: fn() -> State = || State {
        board: Board::default(),
        hands: [Tiles::NONE; MAX_SEATS],
        pool: Tiles::ALL,
        declined: [0; MAX_SEATS],
        tally: [Tally::default(); MAX_SEATS],
        before: [0; MAX_SEATS],
        last_round: None,
        laid_by: [LaidBy::default(); tiles::COUNT],
        kept: [Kept::default(); tiles::COUNT],
        kept_len: 0,
        stage: Stage::Deal,
        turn: Seat(0),
        drawn: 0,
        must: None,
        passes: 0,
        draws: 0,
        round: 0,
    };

    /// What happens next.
    #[inline]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The tiles on the table and the open places.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// A seat's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Tiles {
        self.hands[seat.index()]
    }

    /// The tiles that are still to be drawn.
    #[inline]
    pub fn pool(&self) -> Tiles {
        self.pool
    }

    /// The drawn tile that must be laid now.
    #[inline]
    pub fn must(&self) -> Option<Tile> {
        self.must
    }

    /// How the last round ended, if one has.
    #[inline]
    pub fn last_round(&self) -> Option<&LastRound> {
        self.last_round.as_ref()
    }

    /// Tiles drawn in this turn.
    #[inline]
    pub fn drawn(&self) -> u8 {
        self.drawn
    }

    /// The totals at the start of this round.
    #[inline]
    pub fn before(&self) -> &[i32; MAX_SEATS] {
        &self.before
    }

    #[inline]
    pub(crate) fn kept(&self) -> &[Kept] {
        &self.kept[..usize::from(self.kept_len)]
    }

    #[inline]
    pub(crate) fn laid_by(&self) -> &[LaidBy] {
        &self.laid_by[..self.board.placed().len()]
    }

    /// The tiles the acting seat may lay from: the drawn one, or the hand, or none after a useless draw (T6).
    #[inline]
    pub fn playable(&self) -> Tiles {
        match self.must {
            Some(tile) => tile.alone(),
            None if self.drawn > 0 => Tiles::NONE,
            None => self.hands[self.turn.index()],
        }
    }

    #[inline]
    fn keep(&mut self) {
        self.kept[usize::from(self.kept_len)] =
            Kept { seat: self.turn, on_table: self.board.placed().len() as u8 };
        self.kept_len += 1;
    }
}

impl Triominos {
    /// Whether a tile may be drawn: there is one, and alone the limit is not reached (T7, T15).
    #[inline]
    pub fn can_draw(&self, state: &State) -> bool {
        !state.pool.is_empty() && (!self.alone() || state.draws < self.solo_draws)
    }

    /// How many tiles may still be drawn in this turn (T6), the limit of a solo game included (T15).
    pub fn may_draw(&self, state: &State) -> u8 {
        let solo = if self.alone() { self.solo_draws.saturating_sub(state.draws) } else { u8::MAX };
        DRAWS.saturating_sub(state.drawn).min(state.pool.len() as u8).min(solo)
    }

    /// The points that laying at a place brings, without those of the end of a round.
    #[inline]
    pub fn worth(&self, state: &State, tile: Tile, place: Place) -> (i32, Option<Form>) {
        let form = Form::of(state.board.contact(place));
        (tile.value() + form.map_or(0, |form| form.points(self.hexagons)), form)
    }

    /// The start tile in the hands and who holds it (T3).
    pub(crate) fn starter(&self, hands: &[Tiles; MAX_SEATS]) -> Option<(Seat, Tile)> {
        let held = hands.iter().fold(Tiles::NONE, |held, &hand| held.or(hand));
        let tile = held.best_start()?;
        let seat = Seat::all(self.seats).find(|seat| hands[seat.index()].has(tile))?;
        Some((seat, tile))
    }

    /// What to do besides laying: drawing, passing, or nothing when a drawn tile must be laid.
    #[inline]
    pub fn other_move(&self, state: &State) -> Option<Move> {
        match state.must {
            Some(_) => None,
            None if self.can_draw(state) => Some(Move::Draw),
            None => Some(Move::Pass),
        }
    }

    pub(crate) fn start_move(&self, state: &State) -> Option<Move> {
        let tile = state.hands[state.turn.index()].best_start()?;
        Some(Move::Lay { tile, cell: Cell::FIRST })
    }

    fn lay_first(&self, state: &mut State, tile: Tile) {
        state.board.begin(tile, tile.corners());
        state.laid_by[0] = LaidBy { seat: state.turn, drawn: self.alone() };
        let tally = &mut state.tally[state.turn.index()];
        tally.add(Item::Tiles, tile.value());
        tally.add(Item::Starts, score::START);
        state.stage = Stage::Play;
    }

    #[inline]
    fn lay(&self, state: &mut State, tile: Tile, cell: Cell) {
        let seat = state.turn;
        state.hands[seat.index()] = state.hands[seat.index()].without(tile.alone());
        if state.stage == Stage::Start {
            self.lay_first(state, tile);
        } else {
            let order = state.board.placed().len();
            let Some(contact) = state.board.lay(tile, cell) else { return };
            state.tally[seat.index()].add_placement(tile.value(), Form::of(contact), self.hexagons);
            state.laid_by[order] = LaidBy { seat, drawn: state.must.is_some() };
        }
        state.passes = 0;
        if state.hands[seat.index()].is_empty() && !self.goes_on_with_an_empty_hand(state) {
            self.end_round(state, End::Out(seat));
        } else {
            self.next_turn(state);
        }
    }

    /// Alone without a dealt hand, an empty hand is no end while tiles may be drawn (T15).
    fn goes_on_with_an_empty_hand(&self, state: &State) -> bool {
        self.alone() && self.solo_hand == 0 && self.can_draw(state)
    }

    /// The turn is over without a placement (T6, T7).
    fn miss(&self, state: &mut State) {
        state.tally[state.turn.index()].add(Item::Misses, score::NO_PLACEMENT);
        if state.passes == self.seats {
            self.end_round(state, End::Blocked);
        } else {
            self.next_turn(state);
        }
    }

    #[inline]
    fn next_turn(&self, state: &mut State) {
        state.turn = state.turn.next(self.seats);
        state.drawn = 0;
        state.must = None;
        state.stage = Stage::Play;
        if !self.can_draw(state) && self.nobody_can_lay(state) {
            self.end_round(state, End::Blocked);
        }
    }

    #[inline]
    fn nobody_can_lay(&self, state: &State) -> bool {
        state.hands.iter().all(|hand| hand.and(state.board.open()).is_empty())
    }

    fn end_round(&self, state: &mut State, end: End) {
        let ending = score::book_end(end, &state.hands, &mut state.tally, self.seats);
        let mut points = [0; MAX_SEATS];
        for (seat, points) in points.iter_mut().enumerate() {
            *points = state.tally[seat].sum() - state.before[seat];
        }
        state.last_round = Some(LastRound { end, hands: state.hands, ending, points });
        state.drawn = 0;
        state.must = None;
        state.turn = Seat(0);
        state.stage = if self.match_is_over(state) { Stage::Over } else { Stage::Deal };
    }

    /// Whether the round that has just ended was the last (T13, T15).
    pub(crate) fn match_is_over(&self, state: &State) -> bool {
        let reached = |seat| self.total(state, seat) >= self.target;
        let last = self.rounds.is_some_and(|rounds| state.round + 1 >= rounds);
        self.alone() || last || Seat::all(self.seats).any(reached)
    }

    /// Clears the table for a round with these hands.
    fn deal(&self, state: &mut State, hands: [Tiles; MAX_SEATS]) {
        let mut fresh = State::BEFORE_ALL();
        fresh.tally = state.tally;
        fresh.before = state.tally.map(|tally| tally.sum());
        fresh.round = state.round + u32::from(state.last_round.is_some());
        fresh.last_round = state.last_round;
        fresh.pool = hands.iter().fold(Tiles::ALL, |pool, &hand| pool.without(hand));
        fresh.hands = hands;
        *state = fresh;
    }

    fn take_drawn(&self, state: &mut State, tile: Tile) {
        let seat = state.turn.index();
        state.pool = state.pool.without(tile.alone());
        state.hands[seat] = state.hands[seat].or(tile.alone());
        state.drawn += 1;
        state.draws += 1;
        state.stage = Stage::Play;
        if state.board.open().has(tile) {
            state.must = Some(tile);
        } else if state.drawn == DRAWS || !self.can_draw(state) {
            state.keep();
            self.miss(state);
        }
    }

    fn draw_hands<D: Dice + ?Sized>(&self, dice: &mut D) -> Luck {
        let mut left = Tiles::ALL.0;
        let mut take = |count| {
            let taken = dice.some_of(left, count);
            left ^= taken;
            Tiles(taken)
        };
        if self.alone() {
            let start = take(1).first().expect("the set is not empty");
            return Luck::Alone { hand: take(self.hand_size()), start };
        }
        let mut hands = [Tiles::NONE; MAX_SEATS];
        for hand in &mut hands[..usize::from(self.seats)] {
            *hand = take(self.hand_size());
        }
        Luck::Deal(hands)
    }
}

impl Game for Triominos {
    type State = State;
    type Move = Move;
    type Luck = Luck;
    type View = View;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        State::BEFORE_ALL()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.stage {
            Stage::Start | Stage::Play => Turn::Of(state.turn),
            Stage::Deal | Stage::Draw => Turn::Luck,
            Stage::Over => Turn::Over,
        }
    }

    fn moves(&self, state: &State, out: &mut Vec<Move>) {
        out.clear();
        match state.stage {
            Stage::Start => out.extend(self.start_move(state)),
            Stage::Play => {
                let playable = state.playable();
                if !playable.and(state.board.open()).is_empty() {
                    for place in state.board.places() {
                        for tile in place.fits().and(playable).iter() {
                            out.push(Move::Lay { tile, cell: place.cell });
                        }
                    }
                }
                out.extend(self.other_move(state));
            }
            Stage::Deal | Stage::Draw | Stage::Over => {}
        }
    }

    #[inline]
    fn play(&self, state: &mut State, m: Move) {
        match m {
            Move::Lay { tile, cell } => self.lay(state, tile, cell),
            Move::Draw => {
                if state.drawn == 0 {
                    state.declined[state.turn.index()] |= 1 << state.board.placed().len();
                } else {
                    state.keep();
                }
                state.tally[state.turn.index()].add(Item::Draws, score::DRAW);
                state.stage = Stage::Draw;
            }
            Move::Pass => {
                state.declined[state.turn.index()] |= 1 << state.board.placed().len();
                state.passes += 1;
                self.miss(state);
            }
        }
    }

    #[inline]
    fn draw<D: Dice + ?Sized>(&self, state: &State, dice: &mut D) -> Luck {
        if state.stage == Stage::Draw {
            let tile = Tiles(dice.one_of(state.pool.0)).first();
            return Luck::Drawn(tile.expect("one draws only from a pool that holds a tile"));
        }
        self.draw_hands(dice)
    }

    #[inline]
    fn settle(&self, state: &mut State, luck: Luck) {
        match luck {
            Luck::Drawn(tile) => self.take_drawn(state, tile),
            Luck::Deal(hands) => {
                self.deal(state, hands);
                state.turn = self.starter(&state.hands).map_or(Seat(0), |(seat, _)| seat);
                state.stage = Stage::Start;
            }
            Luck::Alone { hand, start } => {
                let mut hands = [Tiles::NONE; MAX_SEATS];
                hands[0] = hand;
                self.deal(state, hands);
                state.pool = state.pool.without(start.alone());
                self.lay_first(state, start);
                self.next_turn(state);
            }
        }
    }

    fn standing(&self, state: &State) -> Standing {
        self.ranking(state)
    }

    fn view(&self, state: &State, eyes: Eyes) -> View {
        View::of(self, state, eyes)
    }

    fn guess<D: Dice + ?Sized>(&self, view: &View, dice: &mut D) -> State {
        crate::guess::Worlds::new(self, view).sample(dice)
    }

    fn round(&self, state: &State) -> u32 {
        state.round
    }

    /// A round has one deal, at most 56 placements and 55 draws of two events each,
    /// and fewer passes between two placements than there are seats. Without a last round (T13) there is no bound:
    /// players who only ever draw lose points for ever, and nothing in the rulebook stops them.
    fn longest(&self) -> usize {
        let rounds = if self.alone() { Some(1) } else { self.rounds };
        let Some(rounds) = rounds else { return usize::MAX };
        rounds as usize * (1 + tiles::COUNT + 2 * tiles::COUNT + usize::from(self.seats) * (tiles::COUNT + 1))
    }
}

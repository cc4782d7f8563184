//! From what is seen back to whole positions: worlds that fit a view.
//!
//! Everybody sees more than counts. Nobody was dealt a tile that would have started before the start tile (T3);
//! a drawn tile that was kept did not fit anywhere at that moment (T6). So every tile a player has received
//! face down has a *slot* with the set of tiles it can be, and a world fills all slots and the pool.
//! Tiles laid from the hand fill slots too: nobody knows which, so that is part of the guess.

use crate::Triominos;
use crate::board::{Board, Cell};
use crate::rules::{DRAWS, Kept, LaidBy, Stage, State};
use crate::score::{End, LastRound, MAX_SEATS};
use crate::tiles::{self, Tile, Tiles};
use crate::view::{Hands, RoundEnd, View};
use play::{Dice, Seat};

/// All worlds that fit one view, to be sampled again and again.
///
/// Every world that agrees with what has been seen is equally likely, because every deal and every draw was.
/// [`Worlds::believing`] leans towards worlds in which players lay when they can.
#[derive(Clone, Debug)]
pub struct Worlds {
    base: State,
    /// Tiles whose whereabouts these eyes do not know.
    unknown: Tiles,
    slots: Vec<Slot>,
    /// The slot of the tile that was drawn last, while it is not known whether it fits.
    pending: Option<usize>,
    pool: Vec<Tile>,
    start: Option<Start>,
    /// Of 2³² tries, how many accept a world with one more omission.
    leniency: u64,
    /// Nothing may be drawn and the round still runs: somebody can lay (T9).
    somebody_can_lay: bool,
    mixed: bool,
}

/// A tile that a seat has received face down, whether it is still in the hand or laid since.
#[derive(Clone, Copy, Debug)]
struct Slot {
    seat: Seat,
    /// What it can be.
    allows: Tiles,
    /// What it hardly is: its owner would have laid it.
    avoids: Tiles,
    tile: Option<Tile>,
}

/// Before the start tile is laid everybody knows who holds it, but not which one it is.
#[derive(Clone, Debug)]
struct Start {
    seat: Seat,
    /// Each tile that can be it, with its share of all deals.
    candidates: Vec<(Tile, f64)>,
    counts: [u32; MAX_SEATS],
}

impl Worlds {
    /// The worlds that fit a view of this game.
    pub fn new(game: &Triominos, view: &View) -> Worlds {
        let base = public_part(game, view);
        let mut worlds = Worlds {
            base,
            unknown: Tiles::NONE,
            slots: Vec::new(),
            pending: None,
            pool: Vec::new(),
            start: None,
            leniency: 1 << 32,
            somebody_can_lay: false,
            mixed: false,
        };
        if let Hands::Hidden { counts, own } = &view.hands {
            let seen =
                worlds.base.hands.iter().fold(worlds.base.board.covered(), |seen, &hand| seen.or(hand));
            worlds.unknown = Tiles::ALL.without(seen);
            if worlds.base.stage == Stage::Start {
                worlds.start = Some(Start::new(&worlds, counts, *own));
            } else {
                worlds.make_slots(game, *own, view.pool > 0);
            }
        }
        worlds
    }

    /// Leans towards worlds in which players lay when they can: every tile that its owner held and did not lay,
    /// though it fitted, makes a world this many times as likely (1 for no inference, 0.05 for a strong one).
    #[must_use]
    pub fn believing(mut self, leniency: f64) -> Worlds {
        self.leniency = (leniency.clamp(0.0, 1.0) * (1u64 << 32) as f64) as u64;
        self.mixed = false;
        self
    }

    /// One world.
    pub fn sample<D: Dice + ?Sized>(&mut self, dice: &mut D) -> State {
        let mut world = self.base;
        if let Some(start) = &self.start {
            start.deal(self.unknown, &mut world, dice);
            return world;
        }
        self.mix(dice);
        for slot in &self.slots {
            let Some(tile) = slot.tile.filter(|&tile| self.unknown.has(tile)) else { continue };
            let hand = &mut world.hands[slot.seat.index()];
            *hand = hand.or(tile.alone());
            world.pool = world.pool.without(tile.alone());
        }
        if let Some(pending) = self.pending {
            world.must = self.slots[pending].tile.filter(|&tile| world.board.open().has(tile));
        }
        world
    }

    fn make_slots(&mut self, game: &Triominos, own: Option<(Seat, Tiles)>, more: bool) {
        let turn_begins = self.base.stage == Stage::Play && self.base.drawn == 0;
        self.somebody_can_lay = game.alone() && turn_begins && !(more && game.can_draw(&self.base));
        let opens = opens(&self.base.board);
        for seat in Seat::all(game.seats).filter(|&seat| own.is_none_or(|(own, _)| own != seat)) {
            let (slots, pending) = slots(game, &self.base, seat, &opens, more);
            self.pending = self.pending.or(pending.map(|at| at + self.slots.len()));
            let laid = laid_from_hand(&self.base, seat);
            self.slots.extend(
                slots.into_iter().map(|slot| Slot { allows: slot.allows.and(self.unknown.or(laid)), ..slot }),
            );
        }
    }

    /// Fills all slots at random, or takes some steps away from the last world.
    fn mix<D: Dice + ?Sized>(&mut self, dice: &mut D) {
        let mut steps = 3 * self.slots.len();
        if !self.mixed {
            self.fill(dice);
            steps = 12 * self.slots.len();
            self.mixed = true;
        }
        for _ in 0..steps {
            self.step(dice);
        }
    }

    fn fill<D: Dice + ?Sized>(&mut self, dice: &mut D) {
        let mut order: Vec<Tile> = Tile::all().collect();
        play::dice::shuffle(&mut order, dice);
        match_up(&mut self.slots, self.unknown, &order);
        if self.somebody_can_lay {
            self.let_somebody_lay(&order);
        }
        let used: Tiles = self.slots.iter().filter_map(|slot| slot.tile).collect();
        self.pool = self.unknown.without(used).iter().collect();
        // Only a view that no game leads to leaves a slot empty; any tile will do.
        for slot in self.slots.iter_mut().filter(|slot| slot.tile.is_none()) {
            slot.tile = self.pool.pop();
        }
    }

    /// Pins a slot to a tile that fits, if none would. Matters only to those who watch somebody play alone with
    /// a limit to drawing; in company an empty pool leaves no doubt about who holds what together.
    fn let_somebody_lay(&mut self, order: &[Tile]) {
        let open = self.base.board.open().and(self.unknown);
        let laid = |slots: &[Slot]| {
            slots.iter().filter_map(|slot| slot.tile).filter(|&tile| !self.unknown.has(tile)).count()
        };
        let all_laid = laid(&self.slots);
        for at in 0..self.slots.len() {
            let mut pinned = self.slots.clone();
            pinned[at].allows = pinned[at].allows.and(open);
            match_up(&mut pinned, self.unknown, order);
            // A tile that was laid came from a slot too: pinned to another tile, this one may have been its only one.
            if pinned.iter().all(|slot| slot.tile.is_some()) && laid(&pinned) == all_laid {
                self.slots = pinned;
                return;
            }
        }
    }

    /// Exchanges the tiles of two slots, or of a slot and the pool, where both may be what they become
    /// (Metropolis: the steps are symmetric, so all worlds become equally likely, but for the omissions).
    #[inline]
    fn step<D: Dice + ?Sized>(&mut self, dice: &mut D) {
        let count = self.slots.len();
        let one = dice.below(count as u32) as usize;
        let other = dice.below((count + self.pool.len()) as u32) as usize;
        let Some(mine) = self.slots[one].tile else { return };
        let a = self.slots[one];
        if other >= count {
            let theirs = self.pool[other - count];
            let movable = a.allows.has(theirs) && self.unknown.has(mine);
            if movable && self.accepts(a.omits(mine), a.omits(theirs), dice) {
                self.slots[one].tile = Some(theirs);
                self.pool[other - count] = mine;
            }
            return;
        }
        let b = self.slots[other];
        let Some(theirs) = b.tile else { return };
        if a.allows.has(theirs) && b.allows.has(mine) {
            let before = a.omits(mine) + b.omits(theirs);
            let after = a.omits(theirs) + b.omits(mine);
            if self.accepts(before, after, dice) {
                self.slots[one].tile = Some(theirs);
                self.slots[other].tile = Some(mine);
            }
        }
    }

    #[inline]
    fn accepts<D: Dice + ?Sized>(&self, before: u8, after: u8, dice: &mut D) -> bool {
        (before..after).all(|_| dice.bits() >> 32 < self.leniency)
    }
}

impl Slot {
    #[inline]
    fn omits(&self, tile: Tile) -> u8 {
        u8::from(self.avoids.has(tile))
    }
}

impl Start {
    fn new(worlds: &Worlds, counts: &[u8], own: Option<(Seat, Tiles)>) -> Start {
        let seat = worlds.base.turn;
        let mut hidden = [0; MAX_SEATS];
        for (hidden, &count) in hidden.iter_mut().zip(counts) {
            *hidden = u32::from(count);
        }
        let held = own.map_or(Tiles::NONE, |(_, hand)| hand);
        if let Some((own, _)) = own {
            hidden[own.index()] = 0;
        }
        let candidates = match own {
            Some((own, hand)) if own == seat => {
                hand.best_start().map(|tile| (tile, 1.0)).into_iter().collect()
            }
            _ => Start::candidates(worlds.unknown, held, hidden.iter().sum()),
        };
        Start { seat, candidates, counts: hidden }
    }

    /// A tile starts if everything better is in the pool.
    fn candidates(unknown: Tiles, held: Tiles, hidden: u32) -> Vec<(Tile, f64)> {
        let possible = unknown.iter().filter(|tile| held.and(tile.better_starts()).is_empty());
        possible
            .map(|tile| {
                let others = f64::from(unknown.len() - 1);
                let better = f64::from(unknown.and(tile.better_starts()).len());
                let share = |n: u32| {
                    let gone = f64::from(n - 1);
                    (others - better - gone).max(0.0) / (others - gone)
                };
                (tile, (1..hidden).map(share).product())
            })
            .filter(|&(_, share)| share > 0.0)
            .collect()
    }

    fn deal<D: Dice + ?Sized>(&self, unknown: Tiles, world: &mut State, dice: &mut D) {
        let Some(tile) = self.choose(dice) else { return };
        let mut left = unknown.without(tile.better_starts()).without(tile.alone());
        let mut counts = self.counts;
        if unknown.has(tile) {
            world.hands[self.seat.index()] = tile.alone();
            world.pool = world.pool.without(tile.alone());
            counts[self.seat.index()] = counts[self.seat.index()].saturating_sub(1);
        }
        for (hand, count) in world.hands.iter_mut().zip(counts) {
            let taken = Tiles(dice.some_of(left.0, count));
            left = left.without(taken);
            *hand = hand.or(taken);
            world.pool = world.pool.without(taken);
        }
    }

    fn choose<D: Dice + ?Sized>(&self, dice: &mut D) -> Option<Tile> {
        let all: f64 = self.candidates.iter().map(|(_, share)| share).sum();
        let mut left = all * (dice.bits() >> 11) as f64 / (1u64 << 53) as f64;
        let hit = self.candidates.iter().find(|(_, share)| {
            left -= share;
            left < 0.0
        });
        hit.or(self.candidates.last()).map(|&(tile, _)| tile)
    }
}

/// For each seat the tiles it was dealt, then those it drew and kept, in order, and last the one drawn just now:
/// one way in which hands and table can have come about as everybody saw it, if there is any.
pub(crate) fn history(game: &Triominos, state: &State) -> Option<Vec<Vec<Tile>>> {
    let opens = opens(&state.board);
    Seat::all(game.seats)
        .map(|seat| {
            let (mut slots, pending) = slots(game, state, seat, &opens, !state.pool.is_empty());
            let received = state.hands[seat.index()].or(laid_from_hand(state, seat));
            if let Some(pending) = pending {
                let unfit = slots[pending].allows.without(state.board.open());
                slots[pending].allows = state.must.map_or(unfit, Tile::alone);
            }
            for slot in &mut slots {
                slot.allows = slot.allows.and(received);
            }
            let order: Vec<Tile> = received.iter().collect();
            match_up(&mut slots, Tiles::NONE, &order);
            let tiles: Option<Vec<Tile>> = slots.iter().map(|slot| slot.tile).collect();
            tiles.filter(|tiles| tiles.len() == order.len())
        })
        .collect()
}

/// The tiles that fitted somewhere when 0, 1, 2 … tiles lay on the table.
fn opens(board: &Board) -> Vec<Tiles> {
    let mut replay = Board::default();
    let mut opens = vec![Tiles::NONE];
    for &placed in board.placed() {
        if replay.placed().is_empty() {
            replay.begin(placed.tile, board.corners(placed));
        } else {
            replay.lay(placed.tile, placed.cell);
        }
        opens.push(replay.open());
    }
    opens
}

fn laid_from_hand(state: &State, seat: Seat) -> Tiles {
    let by_hand = state.board.placed().iter().zip(state.laid_by());
    by_hand.filter(|(_, by)| by.seat == seat && !by.drawn).map(|(placed, _)| placed.tile).collect()
}

/// Everything that a seat has received face down, and which of it was drawn last and not shown yet.
/// Whether the pool holds `more` is said apart: a position under construction does not know it.
fn slots(
    game: &Triominos,
    state: &State,
    seat: Seat,
    opens: &[Tiles],
    more: bool,
) -> (Vec<Slot>, Option<usize>) {
    let on_table = state.board.placed().len();
    let dealt = match state.board.placed().first() {
        Some(first) if !game.alone() => Tiles::ALL.without(first.tile.better_starts()),
        _ => Tiles::ALL,
    };
    let mut slots = Vec::new();
    let new = |allows, since| slot(state, seat, opens, allows, since);
    slots.extend((0..game.hand_size()).map(|_| new(dealt, 0)));
    for kept in state.kept().iter().filter(|kept| kept.seat == seat) {
        let since = usize::from(kept.on_table).min(on_table);
        slots.push(new(Tiles::ALL.without(opens[since]), since));
    }
    let mut pending = None;
    if state.stage == Stage::Play && state.turn == seat && state.drawn > 0 {
        let must_fit = state.drawn == DRAWS || !more || !game.can_draw(state);
        let allows = if must_fit { state.board.open() } else { Tiles::ALL };
        pending = Some(slots.len());
        slots.push(Slot { avoids: Tiles::NONE, ..new(allows, on_table) });
    }
    (slots, pending)
}

fn slot(state: &State, seat: Seat, opens: &[Tiles], mut allows: Tiles, since: usize) -> Slot {
    let declined = |until: usize| {
        let times = (since..=until).filter(|&n| state.declined[seat.index()] >> n & 1 != 0);
        times.fold(Tiles::NONE, |avoids, n| avoids.or(opens[n]))
    };
    let mut avoids = declined(opens.len() - 1).without(state.board.covered());
    let by_hand = state.board.placed().iter().zip(state.laid_by()).enumerate();
    for (order, (placed, _)) in by_hand.filter(|(_, (_, by))| by.seat == seat && !by.drawn) {
        if order < since {
            allows = allows.without(placed.tile.alone());
        }
        avoids = avoids.or(declined(order).and(placed.tile.alone()));
    }
    Slot { seat, allows, avoids, tile: None }
}

/// Puts a tile into every slot: first those of `order` that must have one (all but `free`), then the rest.
/// Augmenting paths: a tile that has a slot never loses it, so both are met whenever that is possible.
fn match_up(slots: &mut [Slot], free: Tiles, order: &[Tile]) {
    let mut owner = [None; tiles::COUNT];
    for slot in slots.iter_mut() {
        slot.tile = None;
    }
    for &tile in order.iter().filter(|&&tile| !free.has(tile)) {
        let mut tried = vec![false; slots.len()];
        place_tile(slots, &mut owner, tile, &mut tried);
    }
    for at in 0..slots.len() {
        if slots[at].tile.is_none() {
            let mut tried = Tiles::NONE;
            fill_slot(slots, &mut owner, at, order, &mut tried);
        }
    }
}

fn place_tile(
    slots: &mut [Slot],
    owner: &mut [Option<usize>; tiles::COUNT],
    tile: Tile,
    tried: &mut [bool],
) -> bool {
    for at in 0..slots.len() {
        if tried[at] || !slots[at].allows.has(tile) {
            continue;
        }
        tried[at] = true;
        if slots[at].tile.is_none_or(|other| place_tile(slots, owner, other, tried)) {
            slots[at].tile = Some(tile);
            owner[tile.index()] = Some(at);
            return true;
        }
    }
    false
}

fn fill_slot(
    slots: &mut [Slot],
    owner: &mut [Option<usize>; tiles::COUNT],
    at: usize,
    order: &[Tile],
    tried: &mut Tiles,
) -> bool {
    for &tile in order {
        if tried.has(tile) || !slots[at].allows.has(tile) {
            continue;
        }
        *tried = tried.or(tile.alone());
        if owner[tile.index()].is_none_or(|other| fill_slot(slots, owner, other, order, tried)) {
            slots[at].tile = Some(tile);
            owner[tile.index()] = Some(at);
            return true;
        }
    }
    false
}

/// The position with everything these eyes see; what they do not see is still in the pool.
fn public_part(game: &Triominos, view: &View) -> State {
    let mut state = State::BEFORE_ALL();
    for (laid, by) in view.table.iter().zip(&mut state.laid_by) {
        if state.board.placed().is_empty() {
            state.board.begin(laid.tile, laid.corners);
        } else {
            state.board.lay(laid.tile, Cell::new(laid.x, laid.y));
        }
        *by = LaidBy { seat: laid.seat, drawn: laid.drawn };
    }
    for (&kept, slot) in view.kept.iter().zip(&mut state.kept) {
        *slot = Kept { seat: kept.seat, on_table: kept.on_table };
        state.kept_len += 1;
    }
    match &view.hands {
        Hands::Open(hands) => copy(hands, &mut state.hands),
        Hands::Hidden { own, .. } => {
            if let Some((seat, hand)) = *own {
                state.hands[seat.index()] = hand;
            }
        }
    }
    let seen = state.hands.iter().fold(state.board.covered(), |seen, &hand| seen.or(hand));
    state.pool = Tiles::ALL.without(seen);
    copy(&view.tally, &mut state.tally);
    copy(&view.totals, &mut state.before);
    for (times, declined) in view.declined.iter().zip(&mut state.declined) {
        *declined = times.iter().fold(0, |set, &n| set | 1u64 << (n & 63));
    }
    state.last_round = view.last_round.as_ref().map(last_round);
    state.stage = view.stage;
    state.turn = view.turn.unwrap_or_default();
    state.drawn = view.drawn;
    state.draws = view.draws;
    state.passes = view.passes;
    state.must = view.must;
    state.round = view.round;
    debug_assert_eq!(view.seats(), game.seats, "the view is of this game");
    state
}

fn last_round(end: &RoundEnd) -> LastRound {
    let mut last = LastRound {
        end: end.seat.map_or(End::Blocked, End::Out),
        hands: [Tiles::NONE; MAX_SEATS],
        ending: [0; MAX_SEATS],
        points: [0; MAX_SEATS],
    };
    for (hand, tiles) in last.hands.iter_mut().zip(&end.hands) {
        *hand = tiles.iter().copied().collect();
    }
    copy(&end.ending, &mut last.ending);
    copy(&end.points, &mut last.points);
    last
}

fn copy<T: Copy>(from: &[T], to: &mut [T]) {
    for (from, to) in from.iter().zip(to) {
        *to = *from;
    }
}

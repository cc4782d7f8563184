//! From a view back to worlds that fit it.
//!
//! With one hidden hand every hand that agrees with what is known is equally likely. With several the hands are
//! chosen one after the other, each fairly from what is left, which is close to that and always possible.

use crate::Dominoes;
use crate::rules::{HAND, Stage, State};
use crate::tiles::{NUMBERS, TILES, Tile, first_to_start, tiles};
use crate::view::known::Known;
use crate::view::{Sight, View};
use arrayvec::ArrayVec;
use play::dice::{Counted, shuffle};
use play::{Dice, MAX_SEATS, Seat};

/// How many times hands are drawn freely before tiles are matched to places one by one.
const TRIES: u32 = 24;

/// All worlds that fit a view.
#[derive(Clone, Debug)]
pub struct Worlds {
    /// The world without the hidden hands.
    seen: State,
    /// The tiles that are hidden.
    pool: u64,
    fitting: u64,
    hidden: ArrayVec<Hidden, MAX_SEATS>,
    /// The choice of the first hidden hand, where it does not depend on other choices.
    first: Option<Choice>,
    only_drawn_fit: bool,
}

/// A hand that these eyes do not see.
#[derive(Clone, Copy, Debug)]
struct Hidden {
    seat: Seat,
    /// About the whole hand, but for the tile that must be laid.
    known: Known,
    need: Need,
}

/// What else is certain about a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Need {
    Nothing,
    /// One tile more, drawn just now, fits.
    Must,
    /// At least one tile fits.
    Fitting,
}

impl Worlds {
    /// Prepares the choice of worlds; a world is quick to make then.
    pub fn new(game: &Dominoes, view: &View) -> Worlds {
        let mut seen = State {
            hands: [0; MAX_SEATS],
            stock: Counted::new(0),
            line: view.line,
            stage: view.stage,
            seat: view.acting,
            drawn: view.drawn,
            passes: view.passes,
            must: view.must(),
            round: view.round as u8,
            known: view.known,
            totals: view.totals,
            last: view.last_round.filter(|_| view.in_play()).map_or([0; MAX_SEATS], |(_, hands)| hands),
        };
        let own = match view.sight {
            Sight::Nothing => None,
            Sight::Own { seat, hand, .. } => {
                seen.hands[seat.index()] = hand;
                Some(seat)
            }
            Sight::All { hands, .. } => {
                seen.hands = hands;
                None
            }
        };
        let all_seen = matches!(view.sight, Sight::All { .. });
        let mut hidden: ArrayVec<_, MAX_SEATS> = Seat::all(game.seats)
            .filter(|&seat| !all_seen && Some(seat) != own)
            .map(|seat| Hidden::new(game, view, seat))
            .collect();
        hidden.sort_by_key(|hand: &Hidden| hand.need == Need::Nothing);
        let pool = view.unseen();
        let first = hidden
            .first()
            .filter(|hand| hidden.len() == 1 && hand.need == Need::Nothing && view.stage != Stage::Start)
            .map(|hand| Choice::new(&hand.known, pool, view.starters()));
        let only_drawn_fit = !game.may_draw_anyway;
        Worlds { seen, pool, fitting: view.line.fitting(), hidden, first, only_drawn_fit }
    }

    /// One of the worlds.
    pub fn any<D: Dice + ?Sized>(&self, dice: &mut D) -> State {
        if self.seen.stage == Stage::Start && !self.hidden.is_empty() {
            return self.deal_around_the_starter(dice);
        }
        for _ in 0..TRIES {
            if let Some(world) = self.choose_freely(dice) {
                return world;
            }
        }
        self.match_one_by_one(dice)
    }

    /// Hand after hand from what is left; `None` where that leaves too little for the last ones.
    fn choose_freely<D: Dice + ?Sized>(&self, dice: &mut D) -> Option<State> {
        let mut world = self.seen;
        let mut pool = self.pool;
        let starters = self.seen.starters();
        for hand in &self.hidden {
            let mut chosen = 0;
            if hand.need == Need::Must {
                if pool & self.fitting == 0 {
                    return None;
                }
                chosen = dice.one_of(pool & self.fitting);
                world.must = Some(Tile::lowest(chosen));
            }
            chosen |= match &self.first {
                Some(choice) => choice.any(dice)?,
                None => Choice::new(&hand.known, pool & !chosen, starters).any(dice)?,
            };
            if hand.need == Need::Fitting && chosen & self.fitting == 0 {
                return None;
            }
            world.hands[hand.seat.index()] = chosen;
            pool &= !chosen;
        }
        Some(self.complete(world, pool))
    }

    /// The rest is the stock. Where the stock ran dry nobody else can tell whether the last tile fits.
    fn complete(&self, mut world: State, pool: u64) -> State {
        world.stock = Counted::new(pool);
        let acting = world.seat;
        let doubtful = world.stage == Stage::Turn && world.drawn > 0 && world.must.is_none();
        if doubtful && self.only_drawn_fit && self.hidden.iter().any(|hand| hand.seat == acting) {
            world.must = tiles(world.hand(acting) & self.fitting).next();
        }
        world
    }

    /// Before the first tile lies: everybody knows who starts (D2), so nobody else has a tile that would.
    fn deal_around_the_starter<D: Dice + ?Sized>(&self, dice: &mut D) -> State {
        let starter = self.seen.seat;
        let own = self.seen.hands.iter().fold(0, |all, hand| all | hand);
        let hidden = HAND * self.hidden.len() as u32;
        let mut world = self.seen;
        let mut taken = 0;
        let start = if self.seen.hand(starter) != 0 {
            first_to_start(own)
        } else {
            let worlds = |tile: Tile| {
                let rest = self.pool & !tile.before() & !tile.bit();
                if own & tile.before() != 0 { 0.0 } else { binomial(rest.count_ones(), hidden - 1) }
            };
            let candidates: ArrayVec<(Tile, f64), TILES> =
                tiles(self.pool).map(|tile| (tile, worlds(tile))).collect();
            let start = candidates[weighted(candidates.iter().map(|c| c.1), dice)].0;
            world.hands[starter.index()] = start.bit();
            taken = start.bit();
            start
        };
        for hand in &self.hidden {
            let held = &mut world.hands[hand.seat.index()];
            let missing = HAND - held.count_ones();
            let more = dice.some_of(self.pool & !start.before() & !taken, missing);
            *held |= more;
            taken |= more;
        }
        self.complete(world, self.pool & !taken)
    }

    /// Tiles are matched to places in the hands. It always succeeds, for the true world is one way to do it.
    fn match_one_by_one<D: Dice + ?Sized>(&self, dice: &mut D) -> State {
        let mut order: ArrayVec<Tile, TILES> = tiles(self.pool).collect();
        shuffle(&mut order, dice);
        let places: Vec<Place> = self.hidden.iter().flat_map(|hand| self.places(hand)).collect();
        let mut holder = [None; TILES];
        for place in 0..places.len() {
            find_tile(place, &places, &order, &mut holder, &mut [false; TILES]);
        }
        let mut world = self.seen;
        let mut pool = self.pool;
        for (index, place) in holder.iter().enumerate() {
            let Some(place) = place.map(|place: usize| &places[place]) else { continue };
            let tile = Tile::from_index(index as u8);
            world.hands[place.seat.index()] |= tile.bit();
            pool &= !tile.bit();
            if place.must {
                world.must = Some(tile);
            }
        }
        self.complete(world, pool)
    }

    /// The places of a hand. A tile of level `n` may take the first `n` places only:
    /// that is what the bounds of [`Known`] say.
    fn places(&self, hand: &Hidden) -> Vec<Place> {
        let starters = self.seen.starters();
        let accepts = |place: u8| {
            tiles(self.pool)
                .filter(|&tile| hand.known.level(tile, starters) >= place)
                .fold(0, |set, tile| set | tile.bit())
        };
        let mut places: Vec<Place> = (1..=hand.known.size())
            .map(|place| Place { seat: hand.seat, accepts: accepts(place), must: false })
            .collect();
        match hand.need {
            Need::Nothing => {}
            Need::Must => {
                places.insert(0, Place { seat: hand.seat, accepts: self.pool & self.fitting, must: true })
            }
            Need::Fitting => places[0].accepts &= self.fitting,
        }
        places
    }
}

impl Hidden {
    fn new(game: &Dominoes, view: &View, seat: Seat) -> Hidden {
        let mut hand = Hidden { seat, known: view.known[seat.index()], need: Need::Nothing };
        if seat != view.acting {
            return hand;
        }
        let must = view.stage == Stage::Turn && view.drawn > 0 && view.stock > 0;
        if must {
            hand.need = Need::Must;
        } else if view.stage == Stage::Second && !game.starter_draws {
            hand.need = Need::Fitting;
        }
        if view.drawn > 0 {
            hand.known.take(view.drawn - u8::from(must));
            hand.known = with_drawn(hand.known, game, view, must);
        }
        hand
    }
}

/// What the tiles of this turn add to what is known: they did not fit, but perhaps for the last.
fn with_drawn(mut known: Known, game: &Dominoes, view: &View, must: bool) -> Known {
    let ends = view.line.ends();
    if !game.may_draw_anyway {
        if view.stage == Stage::Draw || must { known.lack(ends) } else { known.lack_but_one(ends) }
    }
    known
}

/// What a whole hand must agree with, the tiles of this turn included.
pub(crate) fn known_with_drawn(game: &Dominoes, s: &State, seat: Seat) -> Known {
    let mut known = s.known[seat.index()];
    if seat == s.seat && s.drawn > 0 {
        known.take(s.drawn);
        if !game.may_draw_anyway {
            if s.stage == Stage::Draw {
                known.lack(s.line.ends());
            } else {
                known.lack_but_one(s.line.ends());
            }
        }
    }
    known
}

/// The fair choice of one hand: how many of its tiles have which level, counted over all hands.
#[derive(Clone, Debug)]
struct Choice {
    classes: ArrayVec<(u8, u64), { NUMBERS + 2 }>,
    /// `ways[i][k]`: in how many ways the first `i` classes give `k` tiles within the bounds.
    ways: Vec<[f64; TILES + 1]>,
    size: u8,
}

impl Choice {
    fn new(known: &Known, pool: u64, starters: u64) -> Choice {
        let size = known.size();
        let classes: ArrayVec<_, { NUMBERS + 2 }> = known.levels(pool, starters).collect();
        let mut ways = Vec::new();
        if classes.len() > 1 || classes.iter().any(|&(level, _)| level < size) {
            let mut row = [0.0; TILES + 1];
            row[0] = 1.0;
            ways.push(row);
            for &(level, class) in &classes {
                row = next_row(&row, level, class.count_ones());
                ways.push(row);
            }
        }
        Choice { classes, ways, size }
    }

    /// A hand, or `None` where there is none.
    fn any<D: Dice + ?Sized>(&self, dice: &mut D) -> Option<u64> {
        if self.ways.is_empty() {
            let pool = self.classes.first().map_or(0, |class| class.1);
            return (pool.count_ones() >= self.size.into()).then(|| dice.some_of(pool, self.size.into()));
        }
        let mut left = usize::from(self.size);
        if self.ways[self.classes.len()][left] == 0.0 {
            return None;
        }
        let mut hand = 0;
        for (row, &(_, class)) in self.ways.iter().zip(&self.classes).rev() {
            let weights =
                (0..=left).map(|count| row[left - count] * binomial(class.count_ones(), count as u32));
            let count = weighted(weights, dice);
            hand |= dice.some_of(class, count as u32);
            left -= count;
        }
        Some(hand)
    }
}

fn next_row(row: &[f64; TILES + 1], level: u8, class: u32) -> [f64; TILES + 1] {
    let mut next = [0.0; TILES + 1];
    for (sum, ways) in next.iter_mut().enumerate().take(usize::from(level) + 1) {
        *ways = (0..=sum).map(|count| row[sum - count] * binomial(class, count as u32)).sum();
    }
    next
}

/// An index, each as likely as its weight says; at least one weight must not be 0.
fn weighted<D: Dice + ?Sized>(weights: impl Iterator<Item = f64> + Clone, dice: &mut D) -> usize {
    let sum: f64 = weights.clone().sum();
    let mut at = (dice.bits() >> 11) as f64 / (1u64 << 53) as f64 * sum;
    let mut chosen = 0;
    for (index, weight) in weights.enumerate().filter(|&(_, weight)| weight > 0.0) {
        chosen = index;
        at -= weight;
        if at < 0.0 {
            break;
        }
    }
    chosen
}

/// In how many ways `k` things are chosen from `n`.
fn binomial(n: u32, k: u32) -> f64 {
    if k > n { 0.0 } else { BINOMIALS[n as usize][k as usize] }
}

static BINOMIALS: [[f64; TILES + 1]; TILES + 1] = {
    let mut table = [[0.0; TILES + 1]; TILES + 1];
    let mut n = 0;
    while n <= TILES {
        table[n][0] = 1.0;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// A place in a hidden hand, and the tiles that can be there.
struct Place {
    seat: Seat,
    accepts: u64,
    must: bool,
}

/// Kuhn's matching: takes a free tile for `place`, or one whose holder finds another.
fn find_tile(
    place: usize,
    places: &[Place],
    order: &[Tile],
    holder: &mut [Option<usize>; TILES],
    tried: &mut [bool; TILES],
) -> bool {
    for tile in order.iter().filter(|tile| places[place].accepts & tile.bit() != 0) {
        if std::mem::replace(&mut tried[tile.index()], true) {
            continue;
        }
        let free = match holder[tile.index()] {
            None => true,
            Some(other) => find_tile(other, places, order, holder, tried),
        };
        if free {
            holder[tile.index()] = Some(place);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::dice::Seeded;

    #[test]
    fn one_hidden_hand_is_chosen_fairly_among_all_that_agree() {
        let pool = tiles(crate::tiles::ALL).take(8).fold(0, |set, tile| set | tile.bit());
        let mut known = Known::nothing(2);
        known.lack((0, 3));
        known.take(1);
        let choice = Choice::new(&known, pool, 0);
        let mut dice = Seeded::new(1);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..40_000 {
            *seen.entry(choice.any(&mut dice).unwrap()).or_insert(0u32) += 1;
        }
        let agreeing: Vec<u64> =
            (0..256).filter(|set: &u64| set.count_ones() == 3 && known.allows(*set, 0)).collect();
        assert_eq!(seen.len(), agreeing.len());
        let expected = 40_000.0 / agreeing.len() as f64;
        for hand in agreeing {
            let share = f64::from(seen[&hand]) / expected;
            assert!((0.9..1.1).contains(&share), "{hand:b} comes {share} times as often as it should");
        }
    }
}

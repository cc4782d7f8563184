//! What makes a move look good at a glance, and players that follow it.

use dominoes::{ALL, Dominoes, End, Known, Move, State, Tile, View, with_number};
use play::dice::Seeded;
use play::{Dice, Game};
use search::{Policy, Scratch};

/// What the acting seat sees of the table when it chooses a tile.
///
/// Made from a view, or in a played-out world from that seat's part of it: nothing else goes in.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The hand of the acting seat.
    pub hand: u64,
    /// The tiles that are neither in one's own hand nor in the line.
    pub unseen: u64,
    /// The numbers at the open ends.
    pub ends: (u8, u8),
    /// What everybody knows about the hand of the seat that is next.
    pub next: Known,
    /// How many tiles that seat holds.
    pub next_count: u8,
    /// Whether nothing is left to draw.
    pub dry: bool,
}

impl Look {
    /// What a player sees; `None` for other eyes.
    pub fn of(view: &View) -> Option<Look> {
        let (seat, hand) = view.own()?;
        let next = seat.next(view.seats);
        Some(Look {
            hand,
            unseen: view.unseen(),
            ends: view.line.ends(),
            next: view.known[next.index()],
            next_count: view.counts[next.index()],
            dry: view.stock == 0,
        })
    }

    /// What the acting seat of this world sees.
    #[inline]
    fn in_world(state: &State, seats: u8) -> Look {
        let seat = state.acting();
        let next = seat.next(seats);
        let hand = state.hand(seat);
        Look {
            hand,
            unseen: ALL & !state.line().tiles() & !hand,
            ends: state.line().ends(),
            next: *state.known(next),
            next_count: state.hand(next).count_ones() as u8,
            dry: state.stock() == 0,
        }
    }

    /// The hand and the ends after laying a tile.
    #[inline]
    pub fn after(&self, tile: Tile, end: End) -> (u64, (u8, u8)) {
        let (left, right) = self.ends;
        let ends = match end {
            End::Start => (tile.high(), tile.low()),
            End::Left => (tile.other(left), right),
            End::Right => (left, tile.other(right)),
        };
        (self.hand & !tile.bit(), ends)
    }

    /// The unseen tiles with which the next seat could answer, by what is known about it.
    #[inline]
    pub fn answers(&self, ends: (u8, u8)) -> u64 {
        let bounds = self.next.bounds();
        let with = |end: u8| if bounds[usize::from(end)] == 0 { 0 } else { with_number(end) };
        (with(ends.0) | with(ends.1)) & self.unseen
    }
}

/// How many things a taste weighs.
pub const WEIGHTS: usize = 9;

/// Two learnt tastes, one behind the other: of its own hand alone, and of everything.
static LEARNT: &[u8; 8 * WEIGHTS] = include_bytes!("tastes.bin");

/// How much each thing counts in favour of a move.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Taste {
    /// Each tile kept that matches the ends then.
    pub kept: f32,
    /// That one is kept at all.
    pub any_kept: f32,
    /// Each pip of the tile laid.
    pub pips: f32,
    /// The tile is a double.
    pub double: f32,
    /// Each number that the tiles kept show.
    pub variety: f32,
    /// Each unseen tile that matches the ends then.
    pub unseen: f32,
    /// The chance that the next seat has none that does.
    pub miss: f32,
    /// The same once more, when nothing is left to draw.
    pub dry_miss: f32,
    /// Both ends show the same number.
    pub equal: f32,
}

impl Taste {
    /// Everything looks alike.
    pub const NONE: Taste = Taste {
        kept: 0.0,
        any_kept: 0.0,
        pips: 0.0,
        double: 0.0,
        variety: 0.0,
        unseen: 0.0,
        miss: 0.0,
        dry_miss: 0.0,
        equal: 0.0,
    };

    /// The heaviest tile goes first.
    pub const HEAVY: Taste = Taste { pips: 1.0, ..Taste::NONE };

    /// The reference player of the literature: as many matches as possible stay in hand.
    pub const KEEP: Taste = Taste { kept: 1.0, ..Taste::NONE };

    /// The best found that looks at its own hand alone; learnt like [`Taste::SKILLED`].
    pub const OWN_HAND: Taste = Taste::learnt(0);

    /// Learnt by two-player rounds, from [`Taste::KEEP`] on, always against the best so far:
    /// rare numbers at the ends, and a next seat that probably cannot answer.
    pub const SKILLED: Taste = Taste::learnt(1);

    /// One of the tastes that `klots train dominoes` wrote.
    const fn learnt(number: usize) -> Taste {
        let mut weights = [0.0; WEIGHTS];
        let mut n = 0;
        while n < WEIGHTS {
            let at = 4 * (number * WEIGHTS + n);
            weights[n] = f32::from_le_bytes([LEARNT[at], LEARNT[at + 1], LEARNT[at + 2], LEARNT[at + 3]]);
            n += 1;
        }
        Taste::from_weights(weights)
    }

    /// The weights as bytes, little-endian.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.weights().into_iter().flat_map(f32::to_le_bytes).collect()
    }

    /// The weights in the order of the fields.
    pub const fn weights(&self) -> [f32; WEIGHTS] {
        let Taste { kept, any_kept, pips, double, variety, unseen, miss, dry_miss, equal } = *self;
        [kept, any_kept, pips, double, variety, unseen, miss, dry_miss, equal]
    }

    /// A taste with these weights, in the order of the fields.
    pub const fn from_weights(weights: [f32; WEIGHTS]) -> Taste {
        let [kept, any_kept, pips, double, variety, unseen, miss, dry_miss, equal] = weights;
        Taste { kept, any_kept, pips, double, variety, unseen, miss, dry_miss, equal }
    }

    /// How good a move looks; drawing and passing look like nothing.
    #[inline]
    pub fn of(&self, look: &Look, m: Move) -> f32 {
        let Move::Lay { tile, end } = m else { return 0.0 };
        let (hand, ends) = look.after(tile, end);
        let fitting = with_number(ends.0) | with_number(ends.1);
        let kept = (hand & fitting).count_ones();
        let mut taste = self.kept * kept as f32 + self.pips * tile.pips() as f32;
        taste += if kept > 0 { self.any_kept } else { 0.0 };
        taste += if tile.is_double() { self.double } else { 0.0 };
        taste += if ends.0 == ends.1 { self.equal } else { 0.0 };
        if self.variety != 0.0 {
            taste += self.variety * variety(hand) as f32;
        }
        if self.unseen != 0.0 || self.miss != 0.0 {
            taste += self.unseen * (look.unseen & fitting).count_ones() as f32;
            let miss = self.miss + if look.dry { self.dry_miss } else { 0.0 };
            taste += miss * miss_chance(look, ends);
        }
        taste
    }
}

/// How many different numbers a hand shows.
#[inline]
pub fn variety(hand: u64) -> u32 {
    (0..10).map(|number| u32::from(hand & with_number(number) != 0)).sum()
}

/// The chance that the next seat cannot answer, if its hand is any of the unseen tiles.
#[inline]
pub fn miss_chance(look: &Look, ends: (u8, u8)) -> f32 {
    let unseen = look.unseen.count_ones() as usize;
    let fitting = look.answers(ends).count_ones() as usize;
    let count = usize::from(look.next_count);
    if fitting < FITTING && count < COUNT { MISS[unseen][count][fitting] } else { 0.0 }
}

const FITTING: usize = 20;
const COUNT: usize = 16;

/// `MISS[unseen][count][fitting]`: the chance that none of `count` tiles, taken from `unseen`, is among `fitting`.
static MISS: [[[f32; FITTING]; COUNT]; 56] = {
    let mut table = [[[1.0; FITTING]; COUNT]; 56];
    let mut unseen = 0;
    while unseen < 56 {
        let mut count = 1;
        while count < COUNT {
            let mut fitting = 0;
            while fitting < FITTING {
                let left = unseen as f32 - (count - 1) as f32;
                let free = left - fitting as f32;
                let this = if fitting == 0 || left <= 0.0 {
                    1.0
                } else if free <= 0.0 {
                    0.0
                } else {
                    free / left
                };
                table[unseen][count][fitting] = table[unseen][count - 1][fitting] * this;
                fitting += 1;
            }
            count += 1;
        }
        unseen += 1;
    }
    table
};

impl Policy<Dominoes> for Taste {
    fn choose(
        &self,
        game: &Dominoes,
        state: &State,
        scratch: &mut Scratch<Dominoes>,
        dice: &mut Seeded,
    ) -> Move {
        game.moves(state, &mut scratch.moves);
        if let [only] = scratch.moves[..] {
            return only;
        }
        let look = Look::in_world(state, game.seats());
        let mut best = (f32::NEG_INFINITY, scratch.moves[0]);
        let mut equals = 1;
        for &m in &scratch.moves {
            let taste = self.of(&look, m);
            if taste > best.0 {
                best = (taste, m);
                equals = 1;
            } else if taste == best.0 {
                equals += 1;
                if dice.below(equals) == 0 {
                    best.1 = m;
                }
            }
        }
        best.1
    }
}

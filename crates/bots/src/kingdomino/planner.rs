//! A quick player with foresight: it places and chooses what promises most.

use super::promise::{Outlook, Promise, Prospect};
use kingdomino::{Kingdom, Kingdomino, Move, Size, Spot, Stage, State, Tile};
use play::Seat;
use play::dice::Seeded;
use search::{Policy, Scratch};
use std::sync::OnceLock;

/// The tables learnt for this size of kingdom.
pub fn learnt(size: Size) -> &'static Promise {
    static FIVE: OnceLock<Promise> = OnceLock::new();
    static SEVEN: OnceLock<Promise> = OnceLock::new();
    let (cell, bytes): (_, &[u8]) = match size {
        Size::Five => (&FIVE, include_bytes!("promise-5.bin")),
        Size::Seven => (&SEVEN, include_bytes!("promise-7.bin")),
    };
    cell.get_or_init(|| Promise::from_bytes(size, bytes).expect("the tables were written for this program"))
}

/// Follows a [`Promise`], one step at a time.
#[derive(Clone, Copy, Debug)]
pub struct Planner<'a> {
    /// What kingdoms promise.
    pub promise: &'a Promise,
}

impl Planner<'_> {
    /// The best placement of a domino in a kingdom, and what the kingdom then promises;
    /// without a place, what it promises when the domino is discarded.
    #[inline]
    pub fn best_spot(
        &self,
        game: &Kingdomino,
        kingdom: &Kingdom,
        tile: Tile,
        order: usize,
        outlook: &Outlook,
    ) -> (f32, Option<Spot>) {
        let mut best = (f32::NEG_INFINITY, None);
        for spot in kingdom.spots(tile, game.size()) {
            let after = kingdom.with(tile, spot);
            let value = self.promise.value(game, Prospect { kingdom: &after, order, outlook });
            if value > best.0 {
                best = (value, Some(spot));
            }
        }
        if best.1.is_none() {
            let after = kingdom.without(tile);
            best.0 = self.promise.value(game, Prospect { kingdom: &after, order, outlook });
        }
        best
    }

    /// A seat's kingdom when the dominoes its kings stand on are placed, each as it promises most.
    #[inline]
    pub fn settled(&self, game: &Kingdomino, state: &State, seat: Seat, outlook: &Outlook) -> Kingdom {
        let mut kingdom = *state.kingdom(seat);
        let rows = state.now().iter().enumerate().chain(state.next().iter().enumerate());
        for (order, (tile, king)) in rows {
            if king == Some(seat) && !kingdom.tiles().has(tile) {
                let (_, spot) = self.best_spot(game, &kingdom, tile, order, outlook);
                kingdom = spot.map_or(kingdom.without(tile), |spot| kingdom.with(tile, spot));
            }
        }
        kingdom
    }

    /// The best move of the acting seat, and what its kingdom then promises.
    #[inline]
    pub fn best(&self, game: &Kingdomino, state: &State) -> (f32, Move) {
        let (seat, own) = state.acting().expect("a policy is asked when a seat is to act");
        let kingdom = state.kingdom(seat);
        let free = state.next().free();
        let outlook = Outlook::of(state.unseen().or(free));
        if let (Stage::Place, Some(tile)) = (state.stage(), own) {
            let (value, spot) = self.best_spot(game, kingdom, tile, state.acted().into(), &outlook);
            return (value, spot.map_or(Move::Discard(tile), |spot| Move::Place(tile, spot)));
        }
        let kingdom = &self.settled(game, state, seat, &outlook);
        let mut best: Option<(f32, Move)> = None;
        for (n, (tile, king)) in state.next().iter().enumerate() {
            if king.is_none() {
                let (value, _) = self.best_spot(game, kingdom, tile, n, &outlook);
                if best.is_none_or(|(most, _)| value > most) {
                    best = Some((value, Move::Pick(tile)));
                }
            }
        }
        best.expect("a domino is free when a king is to choose")
    }
}

impl Policy<Kingdomino> for Planner<'_> {
    fn choose(&self, game: &Kingdomino, state: &State, _: &mut Scratch<Kingdomino>, _: &mut Seeded) -> Move {
        self.best(game, state).1
    }
}

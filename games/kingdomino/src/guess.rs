//! From a view back to the one position that fits it: nobody holds what is hidden.

use crate::board::{Direction, Kingdom, Spot, Square};
use crate::options::Kingdomino;
use crate::rules::{FOUR, Layout, Stage, State, build};
use crate::tiles::{Tile, Tiles};
use crate::view::{Field, Realm, View, ViewStage};
use play::Game as _;

impl Kingdomino {
    /// The position that a view shows.
    pub(crate) fn imagine(&self, view: &View) -> State {
        let mut state = self.start();
        state.rows = view.round + u8::from(!view.next.is_empty());
        state.games = view.game - 1;
        for (king, &seat) in state.now.kings.iter_mut().zip(&view.lot) {
            *king = Some(seat);
        }
        for (n, domino) in view.current.iter().take(FOUR).enumerate() {
            (state.now.tiles[n], state.now.kings[n]) = (Tile::new(domino.tile), domino.king);
        }
        for (n, domino) in view.next.iter().take(FOUR).enumerate() {
            (state.next.tiles[n], state.next.kings[n]) = (Tile::new(domino.tile), domino.king);
        }
        let kings = state.now.kings.iter().flatten().count();
        state.acted = (kings - view.order.len().min(kings)) as u8;
        state.stage = match view.stage {
            ViewStage::Luck if kings == 0 => Stage::Kings,
            ViewStage::Luck => Stage::Row,
            ViewStage::Pick => Stage::Pick,
            ViewStage::Place => Stage::Place,
            ViewStage::Over => Stage::Over,
        };
        for (kingdom, realm) in state.kingdoms.iter_mut().zip(&view.kingdoms) {
            *kingdom = self.rebuild(realm, &mut state.layout);
        }
        let taken = state.kingdoms.iter().fold(Tiles::NONE, |set, kingdom| set.or(kingdom.tiles));
        let seen = taken.or(state.now.tiles()).or(state.next.tiles());
        state.unseen = Tiles::ALL.without(seen).without(set(&view.gone));
        self.recall(view, &mut state);
        state
    }

    fn rebuild(&self, realm: &Realm, layout: &mut Layout) -> Kingdom {
        let spots = realm_spots(realm);
        let tiles: Tiles = spots.iter().map(|&(tile, _)| tile).collect();
        let spot = |tile| spots.iter().find(|&&(there, _)| there == tile).map(|&(_, spot)| spot);
        let mut kingdom = build(tiles, spot, self.size()).unwrap_or(Kingdom::BARE);
        kingdom.tiles = tiles.or(set(&realm.discarded));
        for (tile, spot) in spots {
            layout.0[tile.index()] = spot.pack();
        }
        kingdom
    }

    /// The finished games of a Dynasty.
    fn recall(&self, view: &View, state: &mut State) {
        for (past, game) in state.past.iter_mut().zip(&view.past) {
            for (seat, (&points, &place)) in game.points.iter().zip(&game.places).take(FOUR).enumerate() {
                (past.points[seat], past.places[seat]) = (points as i16, place);
            }
        }
        let Some(last) = &view.last_game else { return };
        for (tiles, realm) in state.before.tiles.iter_mut().zip(&last.kingdoms) {
            *tiles = self.rebuild(realm, &mut state.before.layout).tiles;
        }
    }
}

fn set(numbers: &[u8]) -> Tiles {
    numbers.iter().filter_map(|&number| Tile::new(number)).collect()
}

/// Where the dominoes of a kingdom lie: its squares come in pairs, left half first.
fn realm_spots(realm: &Realm) -> Vec<(Tile, Spot)> {
    let halves: Vec<_> = realm.squares.iter().filter(|field| field.tile.is_some()).collect();
    let spot = |pair: &[&Field]| {
        let [left, right] = pair else { return None };
        let at = Square { x: left.x, y: left.y };
        let other = Square { x: right.x, y: right.y };
        let to = Direction::ALL.into_iter().find(|&to| at.next(to) == other)?;
        Some((Tile::new(left.tile?)?, Spot { at, to }))
    };
    halves.chunks(2).filter_map(spot).collect()
}

//! A quick player with foresight: it places and chooses what promises most.

use super::evaluation::{Outlook, Promise};
use super::survey::Survey;
use arrayvec::ArrayVec;
use kingdomino::{FOUR, Kingdom, Kingdomino, Move, Size, Spot, Stage, State, Tile};
use play::dice::Seeded;
use play::{Game as _, Seat};
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

/// What losing the middle costs in the Mighty Duel beyond what was learnt. Those who taught the tables lost it often, so that to
/// have it was worth less to them than to who keeps it.
const MIDDLE: f32 = 5.0;

/// The learnt tables, for a player that knows what every place in the order of choosing is worth, and keeps the castle in the
/// middle of a large kingdom. In the Mighty Duel the places that never came up seem three points too bad, not ten too good; to
/// fill them in was not seen to win anything there (bench/results).
pub(super) fn mindful(size: Size) -> &'static Promise {
    static FIVE: OnceLock<Promise> = OnceLock::new();
    static SEVEN: OnceLock<Promise> = OnceLock::new();
    match size {
        Size::Five => FIVE.get_or_init(|| learnt(size).clone().knowing_every_order()),
        Size::Seven => SEVEN.get_or_init(|| learnt(size).clone().minding_the_middle(MIDDLE)),
    }
}

/// How much denial pays between two players.
pub const DENIAL: f32 = 0.6;

/// How many places are compared when another domino is to be placed too.
const PLACES: usize = 3;

/// Follows a `Promise`, one step at a time.
#[derive(Clone, Copy, Debug)]
pub struct Planner<'a> {
    /// What kingdoms promise.
    pub promise: &'a Promise,
    /// How much, between two players, what the other one could make of a domino counts when choosing.
    pub denial: f32,
}

/// How many places a plan has at most.
pub(super) const PLANNED: usize = 3;

/// Where chosen dominoes will lie: found out when they were chosen, good as long as the kingdom stays the same.
#[derive(Clone, Debug, Default)]
pub struct Plans([Option<(Tile, Kingdom, ArrayVec<Spot, PLANNED>)>; 8]);

/// A domino that may be chosen, what choosing it is worth, and where it would go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub(super) tile: Tile,
    value: f32,
    pub(super) spot: Option<Spot>,
}

impl Plans {
    #[inline]
    fn find(&self, tile: Tile, kingdom: &Kingdom) -> Option<Option<Spot>> {
        let (planned, there, spots) = self.0[tile.index() & 7].as_ref()?;
        (*planned == tile && there == kingdom).then_some(spots.first().copied())
    }

    /// The places that were planned, the best first.
    #[inline]
    pub(super) fn find_all(&self, tile: Tile, kingdom: &Kingdom) -> Option<ArrayVec<Spot, PLANNED>> {
        let (planned, there, spots) = self.0[tile.index() & 7].as_ref()?;
        // A single one was planned without a look at others.
        (*planned == tile && there == kingdom && spots.len() > 1).then_some(spots.clone())
    }

    /// Plans several places, the best first.
    #[inline]
    pub(super) fn keep_all(&mut self, tile: Tile, kingdom: &Kingdom, spots: &ArrayVec<Spot, PLANNED>) {
        self.0[tile.index() & 7] = Some((tile, *kingdom, spots.clone()));
    }

    #[inline]
    pub(super) fn keep(&mut self, tile: Tile, kingdom: &Kingdom, spot: Option<Spot>) {
        self.0[tile.index() & 7] = Some((tile, *kingdom, spot.into_iter().collect()));
    }
}

impl Planner<'static> {
    /// With everything that was learnt.
    pub fn learnt(size: Size) -> Planner<'static> {
        Planner { promise: learnt(size), denial: DENIAL }
    }
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
        self.best_of(&Survey::of(self.promise, game, kingdom, outlook), tile, order)
    }

    #[inline]
    fn best_of(&self, survey: &Survey<'_>, tile: Tile, order: usize) -> (f32, Option<Spot>) {
        let mut best = (f32::NEG_INFINITY, None);
        for spot in survey.kingdom().spots(tile, survey.game().size()) {
            let value = survey.value(tile, spot, order);
            if value > best.0 {
                best = (value, Some(spot));
            }
        }
        if best.1.is_none() {
            best.0 = survey.value_without(tile, order);
        }
        best
    }

    /// The best places of a domino, and what the kingdom promises with the first of them; without a place, what it
    /// promises when the domino is discarded.
    #[inline]
    pub(super) fn best_few(
        &self,
        survey: &Survey<'_>,
        tile: Tile,
        order: usize,
    ) -> (f32, ArrayVec<Spot, PLANNED>) {
        let mut best = [(f32::NEG_INFINITY, None); PLANNED];
        for spot in survey.kingdom().spots(tile, survey.game().size()) {
            let value = survey.value(tile, spot, order);
            if value <= best[PLANNED - 1].0 {
                continue;
            }
            let mut n = PLANNED - 1;
            while n > 0 && value > best[n - 1].0 {
                best[n] = best[n - 1];
                n -= 1;
            }
            best[n] = (value, Some(spot));
        }
        let spots: ArrayVec<Spot, PLANNED> = best.iter().filter_map(|(_, spot)| *spot).collect();
        let value = if spots.is_empty() { survey.value_without(tile, order) } else { best[0].0 };
        (value, spots)
    }

    /// A seat's kingdom when the dominoes its kings stand on are placed: as planned, else as it promises most.
    #[inline]
    pub fn settled(
        &self,
        game: &Kingdomino,
        state: &State,
        seat: Seat,
        outlook: &Outlook,
        plans: &Plans,
    ) -> Kingdom {
        let mut kingdom = *state.kingdom(seat);
        let rows = state.now().iter().enumerate().chain(state.next().iter().enumerate());
        for (order, (tile, king)) in rows {
            if king == Some(seat) && !kingdom.tiles().has(tile) {
                let planned = plans.find(tile, &kingdom);
                let spot = planned.unwrap_or_else(|| self.best_spot(game, &kingdom, tile, order, outlook).1);
                kingdom = spot.map_or(kingdom.without(tile), |spot| kingdom.with(tile, spot));
            }
        }
        kingdom
    }

    /// The best place of the domino at hand; when another king of the same seat waits on its domino, with regard to
    /// that one's place.
    fn best_place(
        &self,
        game: &Kingdomino,
        state: &State,
        seat: Seat,
        tile: Tile,
        outlook: &Outlook,
    ) -> Option<Spot> {
        let (kingdom, order) = (state.kingdom(seat), usize::from(state.acted()));
        let waiting = |(other, king)| king == Some(seat) && other != tile && !kingdom.tiles().has(other);
        let Some((n, (other, _))) = state.now().iter().enumerate().find(|&(_, place)| waiting(place)) else {
            return self.best_spot(game, kingdom, tile, order, outlook).1;
        };
        let survey = Survey::of(self.promise, game, kingdom, outlook);
        let spots = kingdom.spots(tile, game.size());
        let mut places: ArrayVec<(f32, Spot), 192> =
            spots.map(|spot| (survey.value(tile, spot, order), spot)).collect();
        places.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
        places.truncate(PLACES);
        let with_other = |spot| self.best_spot(game, &kingdom.with(tile, spot), other, n, outlook).0;
        let judged = places.into_iter().map(|(_, spot)| (with_other(spot), spot));
        judged.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, spot)| spot)
    }

    /// The kingdom of the only opponent, settled, if that seat is still to choose from this row.
    fn rival(
        &self,
        game: &Kingdomino,
        state: &State,
        seat: Seat,
        outlook: &Outlook,
        plans: &Plans,
    ) -> Option<Kingdom> {
        if game.seats() != 2 || self.denial == 0.0 {
            return None;
        }
        let mut to_come =
            state.now().iter().skip(usize::from(state.acted()) + 1).filter_map(|(_, king)| king);
        let other = to_come.find(|&king| king != seat)?;
        Some(self.settled(game, state, other, outlook, plans))
    }

    /// The best move of the acting seat.
    #[inline]
    pub fn best(&self, game: &Kingdomino, state: &State, plans: &mut Plans) -> Move {
        let (seat, own) = state.acting().expect("a policy is asked when a seat is to act");
        let kingdom = state.kingdom(seat);
        let free = state.next().free();
        if let (Stage::Place, Some(tile)) = (state.stage(), own) {
            let spot = plans.find(tile, kingdom).unwrap_or_else(|| {
                let outlook = Outlook::of(state.unseen().or(free));
                self.best_place(game, state, seat, tile, &outlook)
            });
            return spot.map_or(Move::Discard(tile), |spot| Move::Place(tile, spot));
        }
        let mut choice = free;
        if let (Some(only), None) = (choice.next(), choice.next()) {
            return Move::Pick(only);
        }
        let (kingdom, choices) = self.choices(game, state, seat, plans);
        let best =
            choices.iter().copied().reduce(|best, next| if next.value > best.value { next } else { best });
        let best = best.expect("a domino is free when a king is to choose");
        plans.keep(best.tile, &kingdom, best.spot);
        Move::Pick(best.tile)
    }

    /// What a seat may choose, with what each domino is worth to it; and its kingdom, in which they would go there.
    pub(super) fn choices(
        &self,
        game: &Kingdomino,
        state: &State,
        seat: Seat,
        plans: &Plans,
    ) -> (Kingdom, ArrayVec<Choice, FOUR>) {
        let outlook = Outlook::of(state.unseen().or(state.next().free()));
        let kingdom = self.settled(game, state, seat, &outlook, plans);
        let survey = Survey::of(self.promise, game, &kingdom, &outlook);
        let other = self.rival(game, state, seat, &outlook, plans);
        let other = other.as_ref().map(|kingdom| Survey::of(self.promise, game, kingdom, &outlook));
        let mut choices = ArrayVec::new();
        for (n, (tile, king)) in state.next().iter().enumerate() {
            if king.is_none() {
                let (mut value, spot) = self.best_of(&survey, tile, n);
                if let Some(other) = &other {
                    value += self.denial * self.best_of(other, tile, n).0;
                }
                choices.push(Choice { tile, value, spot });
            }
        }
        (kingdom, choices)
    }
}

impl Policy<Kingdomino> for Planner<'_> {
    fn choose(&self, game: &Kingdomino, state: &State, _: &mut Scratch<Kingdomino>, _: &mut Seeded) -> Move {
        self.best(game, state, &mut Plans::default())
    }
}

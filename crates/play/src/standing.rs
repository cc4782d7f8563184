//! Who stands where: points per seat and places, shared where the rules share them.

use crate::Seat;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// Points and places of all seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// Points of each seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<i32>"))]
    pub points: ArrayVec<i32, { crate::MAX_SEATS }>,
    /// Place of each seat: 1 is first; seats that share a place have the same number, the next one is skipped.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub places: ArrayVec<u8, { crate::MAX_SEATS }>,
}

impl Standing {
    /// Ranks seats by their points alone, most first.
    pub fn by_points(points: impl IntoIterator<Item = i32>) -> Standing {
        let points: ArrayVec<i32, { crate::MAX_SEATS }> = points.into_iter().collect();
        Standing::ranked(points.clone(), |a, b| points[b.index()].cmp(&points[a.index()]))
    }

    /// Ranks seats by `order`, in which the better seat is `Less`.
    pub fn ranked(points: impl IntoIterator<Item = i32>, order: impl Fn(Seat, Seat) -> Ordering) -> Standing {
        let points: ArrayVec<i32, { crate::MAX_SEATS }> = points.into_iter().collect();
        let seats = points.len() as u8;
        let better = |seat| Seat::all(seats).filter(|&other| order(other, seat).is_lt()).count() as u8;
        let places = Seat::all(seats).map(|seat| better(seat) + 1).collect();
        Standing { points, places }
    }

    /// The same points, with these seats behind all others.
    #[must_use]
    pub fn with_behind(self, behind: &[Seat]) -> Standing {
        let Standing { points, places } = self;
        let rank = |seat: Seat| (behind.contains(&seat), places[seat.index()]);
        Standing::ranked(points, |a, b| rank(a).cmp(&rank(b)))
    }

    /// The seats in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        (0u8..).zip(&self.places).filter(|&(_, &place)| place == 1).map(|(seat, _)| Seat(seat))
    }

    /// What the result is worth to each seat: 1 for a victory, shared among those who share it, 0 for the rest.
    pub fn shares(&self) -> ArrayVec<f64, { crate::MAX_SEATS }> {
        let first = self.winners().count().max(1) as f64;
        self.places.iter().map(|&place| if place == 1 { 1.0 / first } else { 0.0 }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_points_share_a_place_and_the_next_is_skipped() {
        let standing = Standing::by_points([10, 30, 10, 5]);
        assert_eq!(standing.places.as_slice(), [2, 1, 2, 4]);
        assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat(1)]);
    }

    #[test]
    fn who_gave_up_is_behind_everybody_who_did_not() {
        let standing = Standing::by_points([10, 30, 20]).with_behind(&[Seat(1)]);
        assert_eq!(
            (standing.places.as_slice(), standing.points.as_slice()),
            (&[2, 3, 1][..], &[10, 30, 20][..])
        );
    }

    #[test]
    fn a_shared_victory_is_worth_a_share() {
        assert_eq!(Standing::by_points([7, 7, 1]).shares().as_slice(), [0.5, 0.5, 0.0]);
    }
}

//! Whether a map of squares can be laid with the dominoes that there are (K3, K12, K13).

use kingdomino::{Half, Square, Terrain, Tiles};
use std::collections::{BTreeMap, BTreeSet};

/// This many steps have been enough for every kingdom so far; one that needs more is taken for possible.
const STEPS: u32 = 200_000;

/// A square as row and column, so that squares sort row by row.
type At = (i8, i8);

/// Whether these squares around a castle at 0,0 are dominoes of the set, each of which fitted when it was laid.
pub fn can_be_laid(squares: impl IntoIterator<Item = (Square, Half)>) -> bool {
    let squares: BTreeMap<At, Half> =
        squares.into_iter().map(|(square, half)| ((square.y, square.x), half)).collect();
    let mut kinds: Vec<(Half, Half, u32)> = Vec::new();
    for tile in Tiles::ALL {
        let (left, right) = (tile.left(), tile.right());
        match kinds.iter_mut().find(|kind| same(kind, left, right)) {
            Some((.., count)) => *count += 1,
            None => kinds.push((left, right, 1)),
        }
    }
    let open = squares.keys().copied().collect();
    Search { squares, open, kinds, laid: Vec::new(), steps: 0 }.goes()
}

fn same(kind: &(Half, Half, u32), one: Half, other: Half) -> bool {
    (kind.0, kind.1) == (one, other) || (kind.0, kind.1) == (other, one)
}

struct Search {
    squares: BTreeMap<At, Half>,
    /// Squares that no domino covers yet.
    open: BTreeSet<At>,
    /// Dominoes that look alike, and how many are left.
    kinds: Vec<(Half, Half, u32)>,
    laid: Vec<[At; 2]>,
    steps: u32,
}

impl Search {
    /// The first open square is one half of a domino; the other lies to the right of it or below.
    fn goes(&mut self) -> bool {
        self.steps += 1;
        if self.steps > STEPS {
            return true;
        }
        let Some(&(y, x)) = self.open.first() else { return self.hangs_together() };
        for other in [(y, x + 1), (y + 1, x)] {
            if !self.open.contains(&other) {
                continue;
            }
            let halves = (self.squares[&(y, x)], self.squares[&other]);
            let left = |kind: &(Half, Half, u32)| kind.2 > 0 && same(kind, halves.0, halves.1);
            let Some(kind) = self.kinds.iter().position(left) else { continue };
            self.kinds[kind].2 -= 1;
            self.open.retain(|&place| place != (y, x) && place != other);
            self.laid.push([(y, x), other]);
            if self.goes() {
                return true;
            }
            self.laid.pop();
            self.open.extend([(y, x), other]);
            self.kinds[kind].2 += 1;
        }
        false
    }

    /// Whether there is an order in which each domino fits beside what lies. One that fits now still fits later, so
    /// any order that gets stuck proves that there is none.
    fn hangs_together(&self) -> bool {
        let mut lying: BTreeMap<At, Terrain> = BTreeMap::from([((0, 0), Terrain::Castle)]);
        let mut left = self.laid.clone();
        loop {
            let fits = |place: At| {
                let own = self.squares[&place].terrain;
                let near = |(y, x): At| [(y, x + 1), (y, x - 1), (y + 1, x), (y - 1, x)];
                near(place)
                    .iter()
                    .filter_map(|near| lying.get(near))
                    .any(|&t| t == Terrain::Castle || t == own)
            };
            let Some(at) = left.iter().position(|domino| domino.iter().any(|&place| fits(place))) else {
                return left.is_empty();
            };
            for place in left.swap_remove(at) {
                lying.insert(place, self.squares[&place].terrain);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kingdomino::{Kingdomino, Size};
    use play::dice::Seeded;
    use play::walk::wander;
    use play::{Choices, Game as _, Offered as _, Seat};

    /// Every kingdom that was really built can be laid again from its map.
    #[test]
    fn what_was_built_can_be_laid() {
        for options in ["", "mighty_duel=yes"] {
            let game = Kingdomino::with(2, &Choices::parse(options).expect("options")).expect("they fit");
            let reach = if game.size() == Size::Five { 4 } else { 6 };
            let mut dice = Seeded::new(2);
            for _ in 0..30 {
                let end = wander(&game, &mut dice, |_| false);
                for seat in Seat::all(game.seats()) {
                    let kingdom = end.kingdom(seat);
                    let all = (-reach..=reach).flat_map(|y| (-reach..=reach).map(move |x| Square { x, y }));
                    let map = all.filter_map(|square| Some((square, kingdom.on(square)?)));
                    assert!(can_be_laid(map.filter(|(_, half)| half.terrain != Terrain::Castle)));
                }
            }
        }
    }
}

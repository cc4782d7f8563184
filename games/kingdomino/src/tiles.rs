//! The 48 dominoes: what is printed on them, and sets of them with one bit per domino.

use std::fmt;
use std::num::NonZeroU8;

/// How many dominoes there are.
pub const TILES: u8 = 48;

/// What is on a square: one of six terrains, or the castle, which is on no domino.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "KingdominoTerrain"))]
#[serde(rename_all = "lowercase")]
pub enum Terrain {
    /// Wheat fields.
    Wheat,
    /// Forests.
    Forest,
    /// Lakes.
    Water,
    /// Grassland.
    Grass,
    /// Swamps.
    Swamp,
    /// Mines.
    Mine,
    /// The castle: a neighbour to every terrain, a property of none (K13, K16).
    Castle,
}

impl Terrain {
    /// The six terrains of the dominoes.
    pub const ALL: [Terrain; 6] =
        [Terrain::Wheat, Terrain::Forest, Terrain::Water, Terrain::Grass, Terrain::Swamp, Terrain::Mine];

    /// Its word in views and messages.
    pub const fn word(self) -> &'static str {
        match self {
            Terrain::Wheat => "wheat",
            Terrain::Forest => "forest",
            Terrain::Water => "water",
            Terrain::Grass => "grass",
            Terrain::Swamp => "swamp",
            Terrain::Mine => "mine",
            Terrain::Castle => "castle",
        }
    }
}

/// One half of a domino.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "KingdominoHalf"))]
pub struct Half {
    /// What grows on it.
    pub terrain: Terrain,
    /// How many crowns it shows, 0–3.
    pub crowns: u8,
}

/// A domino, by its number 1–48.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(NonZeroU8);

impl Tile {
    /// The domino with this number, if there is one.
    pub const fn new(number: u8) -> Option<Tile> {
        if number > TILES {
            return None;
        }
        match NonZeroU8::new(number) {
            Some(number) => Some(Tile(number)),
            None => None,
        }
    }

    /// The number on its back.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// Its place in lists of all dominoes, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The left half as printed.
    #[inline]
    pub const fn left(self) -> Half {
        FACES[self.index()][0]
    }

    /// The right half as printed.
    #[inline]
    pub const fn right(self) -> Half {
        FACES[self.index()][1]
    }

    /// Whether both halves are alike, so that turning it about changes nothing.
    #[inline]
    pub const fn is_double(self) -> bool {
        self.number() <= 12
    }

    /// Crowns on both halves.
    #[inline]
    pub const fn crowns(self) -> u8 {
        self.left().crowns + self.right().crowns
    }

    /// All dominoes, from number 1.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> {
        (1..=TILES).filter_map(Tile::new)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of dominoes: bit `n − 1` stands for number `n`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tiles(pub u64);

impl Tiles {
    /// No domino.
    pub const NONE: Tiles = Tiles(0);
    /// All 48.
    pub const ALL: Tiles = Tiles((1 << TILES) - 1);

    /// The set of one domino.
    #[inline]
    pub const fn of(tile: Tile) -> Tiles {
        Tiles(1 << tile.index())
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this one is among them.
    #[inline]
    pub const fn has(self, tile: Tile) -> bool {
        self.0 >> tile.index() & 1 != 0
    }

    /// Adds one.
    #[inline]
    pub const fn add(&mut self, tile: Tile) {
        self.0 |= Tiles::of(tile).0;
    }

    /// Those in both sets.
    #[inline]
    pub const fn and(self, other: Tiles) -> Tiles {
        Tiles(self.0 & other.0)
    }

    /// Those in either set.
    #[inline]
    pub const fn or(self, other: Tiles) -> Tiles {
        Tiles(self.0 | other.0)
    }

    /// Those of this set that are not in the other.
    #[inline]
    pub const fn without(self, other: Tiles) -> Tiles {
        Tiles(self.0 & !other.0)
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        tiles.into_iter().fold(Tiles::NONE, |set, tile| set.or(Tiles::of(tile)))
    }
}

impl Iterator for Tiles {
    type Item = Tile;

    /// Takes the lowest number out of the set.
    #[inline]
    fn next(&mut self) -> Option<Tile> {
        let lowest = Tile::new(self.0.trailing_zeros() as u8 + 1)?;
        self.0 &= self.0 - 1;
        Some(lowest)
    }
}

const fn half(terrain: Terrain, crowns: u8) -> Half {
    Half { terrain, crowns }
}

/// Left and right half of each domino, by number.
const FACES: [[Half; 2]; TILES as usize] = {
    use Terrain::{Forest, Grass, Mine, Swamp, Water, Wheat};
    [
        [half(Wheat, 0), half(Wheat, 0)],
        [half(Wheat, 0), half(Wheat, 0)],
        [half(Forest, 0), half(Forest, 0)],
        [half(Forest, 0), half(Forest, 0)],
        [half(Forest, 0), half(Forest, 0)],
        [half(Forest, 0), half(Forest, 0)],
        [half(Water, 0), half(Water, 0)],
        [half(Water, 0), half(Water, 0)],
        [half(Water, 0), half(Water, 0)],
        [half(Grass, 0), half(Grass, 0)],
        [half(Grass, 0), half(Grass, 0)],
        [half(Swamp, 0), half(Swamp, 0)],
        [half(Wheat, 0), half(Forest, 0)],
        [half(Wheat, 0), half(Water, 0)],
        [half(Wheat, 0), half(Grass, 0)],
        [half(Wheat, 0), half(Swamp, 0)],
        [half(Forest, 0), half(Water, 0)],
        [half(Forest, 0), half(Grass, 0)],
        [half(Wheat, 1), half(Forest, 0)],
        [half(Wheat, 1), half(Water, 0)],
        [half(Wheat, 1), half(Grass, 0)],
        [half(Wheat, 1), half(Swamp, 0)],
        [half(Wheat, 1), half(Mine, 0)],
        [half(Forest, 1), half(Wheat, 0)],
        [half(Forest, 1), half(Wheat, 0)],
        [half(Forest, 1), half(Wheat, 0)],
        [half(Forest, 1), half(Wheat, 0)],
        [half(Forest, 1), half(Water, 0)],
        [half(Forest, 1), half(Grass, 0)],
        [half(Water, 1), half(Wheat, 0)],
        [half(Water, 1), half(Wheat, 0)],
        [half(Water, 1), half(Forest, 0)],
        [half(Water, 1), half(Forest, 0)],
        [half(Water, 1), half(Forest, 0)],
        [half(Water, 1), half(Forest, 0)],
        [half(Wheat, 0), half(Grass, 1)],
        [half(Water, 0), half(Grass, 1)],
        [half(Wheat, 0), half(Swamp, 1)],
        [half(Grass, 0), half(Swamp, 1)],
        [half(Mine, 1), half(Wheat, 0)],
        [half(Wheat, 0), half(Grass, 2)],
        [half(Water, 0), half(Grass, 2)],
        [half(Wheat, 0), half(Swamp, 2)],
        [half(Grass, 0), half(Swamp, 2)],
        [half(Mine, 2), half(Wheat, 0)],
        [half(Swamp, 0), half(Mine, 2)],
        [half(Swamp, 0), half(Mine, 2)],
        [half(Wheat, 0), half(Mine, 3)],
    ]
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_twelve_have_equal_halves() {
        for tile in Tile::all() {
            assert_eq!(tile.is_double(), tile.left() == tile.right(), "tile {tile}");
        }
    }

    #[test]
    fn a_set_gives_its_dominoes_in_rising_order() {
        let set: Tiles = [41, 3, 17].into_iter().filter_map(Tile::new).collect();
        assert_eq!(set.map(Tile::number).collect::<Vec<_>>(), [3, 17, 41]);
        assert_eq!(Tiles::ALL.count(), 48);
        assert_eq!((Tile::new(0), Tile::new(49)), (None, None));
    }
}

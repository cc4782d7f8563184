//! A table of positions of bounded size: two places per key, one for the deepest, one for the latest.

/// What a kept value says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// This is the value.
    Exact,
    /// The value is this or more.
    AtLeast,
    /// The value is this or less.
    AtMost,
}

impl Bound {
    /// Whether a value with this bound answers what a search of this window asks. A bound is an answer only on its side of
    /// the window: there it makes the same promise as the search would.
    #[inline]
    pub fn answers(self, value: i32, (alpha, beta): (i32, i32)) -> bool {
        match self {
            Bound::Exact => true,
            Bound::AtLeast => value >= beta,
            Bound::AtMost => value <= alpha,
        }
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub struct Remembered<M> {
    /// The best move found, or the one that refuted.
    pub m: Option<M>,
    /// Its value for the side to move.
    pub value: i32,
    /// How deep it was searched.
    pub depth: u32,
    /// What the value says.
    pub bound: Bound,
    /// Whether a judgement, not only results, went into the value.
    pub cut: bool,
}

#[derive(Clone, Copy, Debug)]
struct Slot<M> {
    key: u64,
    m: Option<M>,
    value: i32,
    depth: u8,
    age: u8,
    bound: Bound,
    cut: bool,
}

/// The table. Memory is taken once; old entries make room.
#[derive(Clone, Debug)]
pub struct Transpositions<M> {
    slots: Vec<Option<Slot<M>>>,
    age: u8,
}

impl<M: Copy> Transpositions<M> {
    /// A table within this many bytes, and not larger than this many positions need.
    pub fn new(bytes: usize, positions: usize) -> Transpositions<M> {
        Transpositions { slots: vec![None; Self::size(bytes, positions)], age: 0 }
    }

    fn size(bytes: usize, positions: usize) -> usize {
        let fit = (bytes / size_of::<Option<Slot<M>>>()).max(2);
        let wanted = positions.saturating_mul(2).max(1024);
        let most = fit.min(wanted);
        // The largest power of two that fits.
        1 << (usize::BITS - 1 - most.leading_zeros())
    }

    /// Grows or shrinks to what a budget allows; forgets everything if the size changes.
    pub fn fit(&mut self, bytes: usize, positions: usize) {
        let size = Self::size(bytes, positions);
        if size > self.slots.len() || size_of_val(&self.slots[..]) > bytes {
            *self = Transpositions { slots: vec![None; size], age: self.age };
        }
    }

    /// Entries of earlier searches may be replaced from now on.
    pub fn new_search(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    fn pair(&self, key: u64) -> usize {
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20) as usize & (self.slots.len() - 1) & !1
    }

    /// What is known of the position with this key.
    #[inline]
    pub fn get(&self, key: u64) -> Option<Remembered<M>> {
        let at = self.pair(key);
        self.slots[at..at + 2].iter().flatten().find(|slot| slot.key == key).map(|slot| Remembered {
            m: slot.m,
            value: slot.value,
            depth: slot.depth.into(),
            bound: slot.bound,
            cut: slot.cut,
        })
    }

    /// Keeps what was found: `value` as [`to_table`](crate::alpha_beta::to_table) makes it, `depth` in plies (more than 255 count as
    /// 255). Of what was kept in the same place, the deepest of this search stays.
    pub fn put(&mut self, key: u64, m: Option<M>, value: i32, depth: u32, bound: Bound, cut: bool) {
        let depth = u8::try_from(depth).unwrap_or(u8::MAX);
        let (at, age) = (self.pair(key), self.age);
        let slot = Slot { key, m, value, depth, age, bound, cut };
        let [deep, late] = &mut self.slots[at..at + 2] else { unreachable!("a pair has two slots") };
        let deeper = match deep {
            None => true,
            Some(old) => old.key == key || old.age != age || old.depth <= depth,
        };
        if !deeper {
            *late = Some(slot);
            return;
        }
        if let Some(old) = *deep
            && old.key != key
        {
            *late = Some(old);
        } else if late.as_ref().is_some_and(|old| old.key == key) {
            *late = None;
        }
        *deep = Some(slot);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_never_takes_more_bytes_than_it_may_and_shrinks_when_it_must() {
        let bytes = |table: &Transpositions<u32>| size_of_val(&table.slots[..]);
        for most in [200, 5_000, 1 << 20, 3 << 20] {
            let mut table = Transpositions::<u32>::new(most, usize::MAX);
            assert!(bytes(&table) <= most && 2 * bytes(&table) > most / 2, "{} of {most}", bytes(&table));
            for key in 0..10_000 {
                table.put(key, Some(1), 5, 3, Bound::Exact, false);
            }
            assert!(bytes(&table) <= most);
            table.fit(most / 2, usize::MAX);
            assert!(bytes(&table) <= most / 2);
        }
        assert!(bytes(&Transpositions::new(64 << 20, 1000)) < 1 << 20, "few positions need little");
    }
}

//! Full boards once lines and winning pushes are known. Few of them are still open, and all their pushes are quiet:
//! the pushes from open boards to open boards are listed once, and decisions go back along them.

use super::class_pair::{ClassPair, Pass};
use super::numbers::Mover;
use super::quiet::Effort;
use super::two_bits::Status;

/// A full board with one side to move: its block, twice, and one more for the other side.
type Node = u32;

fn node(block: u32, mover: Mover) -> Node {
    2 * block + mover as u32
}

/// What is found out about an open board by looking at its pushes.
enum Finding {
    /// It is decided: there is no need to look at it again.
    Decided(Node),
    /// A push leads from the first to the second, which was open.
    Push(Node, Node),
}

/// The pushes between open boards, by where they lead.
struct Pushes {
    /// From where, and the next push to the same board.
    list: Vec<(Node, u32)>,
    /// The first push to every board.
    first: Vec<u32>,
    /// How many pushes of every board do not lose yet.
    left: Vec<u8>,
}

/// Pushes of the largest board.
const PUSHES: usize = 44;
/// No push.
const NONE: u32 = u32::MAX;

impl Pushes {
    fn new(nodes: usize) -> Pushes {
        Pushes { list: Vec::new(), first: vec![NONE; nodes], left: vec![0; nodes] }
    }

    fn add(&mut self, from: Node, to: Node) {
        let at = self.list.len() as u32;
        self.list.push((from, std::mem::replace(&mut self.first[to as usize], at)));
        self.left[from as usize] += 1;
    }
}

impl ClassPair<'_> {
    /// Decides all full boards that can be decided.
    pub(super) fn settle_full(&self, mut tell: impl FnMut(Effort, u64)) -> Effort {
        let mut pushes = Pushes::new(2 * self.numbers.blocks.sets.len());
        let mut decided = Vec::new();
        let mut open = 0;
        for mover in Mover::BOTH {
            let (pass, found) = self.for_blocks(|_, block, found| self.look_at_full(block, mover, found));
            open += pass.seen - pass.decided;
            for finding in found {
                match finding {
                    Finding::Decided(node) => decided.push(node),
                    Finding::Push(from, to) => pushes.add(from, to),
                }
            }
        }
        tell(Effort { sweeps: 1, rounds: 0 }, open);
        while let Some(node) = decided.pop() {
            self.push_full_back(node, &mut pushes, &mut decided);
        }
        let effort = Effort { sweeps: 1, rounds: 1 };
        tell(effort, 0);
        effort
    }

    /// Decides a board by its pushes, or lists those that lead to open boards.
    fn look_at_full(&self, block: u64, mover: Mover, found: &mut Vec<Finding>) -> Pass {
        if self.table(mover).get(block) != Status::Open {
            return Pass::default();
        }
        let from = node(block as u32, mover);
        let before = found.len();
        let mut known = Status::Lost;
        let mut blocks = [0; PUSHES];
        let count = self.full_pushes(self.numbers.blocks.sets[block as usize], mover, &mut blocks);
        for &to in &blocks[..count] {
            match self.table(mover.next()).get(to.into()) {
                Status::Lost => {
                    known = Status::Won;
                    break;
                }
                Status::Won => {}
                Status::Open | Status::NotLost => {
                    known = Status::Open;
                    found.push(Finding::Push(from, node(to, mover.next())));
                }
            }
        }
        if known != Status::Open {
            found.truncate(before);
            found.push(Finding::Decided(from));
            self.table(mover).set(block, known);
        }
        Pass { seen: 1, decided: u64::from(known != Status::Open), cost: 0 }
    }

    /// The blocks that pushes of an open full board lead to, if nobody has a line there. Says how many.
    ///
    /// All are found before any is looked at: the processor waits for many places of a large table at once.
    fn full_pushes(&self, pivot: u32, mover: Mover, blocks: &mut [u32; PUSHES]) -> usize {
        let shape = &self.numbers.geometry.shape;
        let mut count = 0;
        for shift in &shape.shifts {
            if (shift.from & pivot != 0) != (mover == Mover::Pivot) {
                continue;
            }
            let shoved = shift.shove(pivot);
            let after = if mover == Mover::Pivot { shoved | shift.to } else { shoved };
            // no push wins here: a line that comes is the other side's, or comes with one
            if !shape.either_has_line(after, shape.all & !after) {
                blocks[count] = self.numbers.blocks.find(after).0;
                count += 1;
            }
        }
        count
    }

    /// Tells the boards from where a decided one can be reached.
    fn push_full_back(&self, node: Node, pushes: &mut Pushes, decided: &mut Vec<Node>) {
        let mover = Mover::BOTH[node as usize % 2];
        let lost = self.table(mover).get(u64::from(node / 2)) == Status::Lost;
        let earlier = self.table(mover.next());
        let mut at = pushes.first[node as usize];
        while at != NONE {
            let (from, next) = pushes.list[at as usize];
            at = next;
            let left = &mut pushes.left[from as usize];
            *left -= 1;
            if (lost || *left == 0) && earlier.get(u64::from(from / 2)) == Status::Open {
                earlier.set(u64::from(from / 2), if lost { Status::Won } else { Status::Lost });
                decided.push(from);
            }
        }
    }
}

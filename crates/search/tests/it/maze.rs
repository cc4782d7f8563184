//! A random game: rooms with doors to later rooms; in each a seat or luck chooses the door, the last ones pay.

use arrayvec::ArrayVec;
use play::dice::Seeded;
use play::{Dice, Duel, Eyes, Game, Seat, Side, Standing, Turn};
use search::{Evaluation, Payoff, Values};

#[derive(Clone, Debug)]
pub struct Maze {
    pub seats: u8,
    pub rooms: Vec<Room>,
}

#[derive(Clone, Debug)]
pub struct Room {
    pub turn: Turn,
    pub doors: Vec<u16>,
    pub points: ArrayVec<i32, { play::MAX_SEATS }>,
}

impl Maze {
    /// A maze of this many rooms; of the inner ones about `luck` in ten belong to luck.
    pub fn random(seats: u8, rooms: u16, luck: u32, seed: u64) -> Maze {
        let mut dice = Seeded::new(seed);
        let rooms = (0..rooms).map(|n| Maze::room(seats, n, rooms, luck, &mut dice)).collect();
        Maze { seats, rooms }
    }

    fn room(seats: u8, n: u16, rooms: u16, luck: u32, dice: &mut Seeded) -> Room {
        // Two seats often draw; among more, equal choices would make the value depend on the order of moves.
        let most = if seats > 2 { 1000 } else { 5 };
        let points = (0..seats).map(|_| dice.below(most) as i32).collect();
        let over = Room { turn: Turn::Over, doors: Vec::new(), points };
        if n + 5 > rooms || n > 5 && dice.below(8) == 0 {
            return over;
        }
        let count = 2 + dice.below(3) as u16;
        let reach = (rooms - 1 - n).min(12);
        let mut doors: Vec<u16> = (0..count).map(|_| n + 1 + dice.below(reach.into()) as u16).collect();
        doors.sort_unstable();
        doors.dedup();
        let turn = match n > 0 && dice.below(10) < luck {
            true => Turn::Luck,
            false => Turn::Of(Seat(dice.below(seats.into()) as u8)),
        };
        Room { turn, doors, ..over }
    }

    fn at(&self, room: u16) -> &Room {
        &self.rooms[usize::from(room)]
    }

    /// What a room is worth to each seat, by plain recursion.
    pub fn plain(&self, room: u16, payoff: Payoff) -> Vec<f64> {
        let here = self.at(room);
        let follow = |&door: &u16| self.plain(door, payoff);
        match here.turn {
            Turn::Over => {
                payoff.of(&Standing::by_points(here.points.clone())).iter().map(|&v| v.into()).collect()
            }
            Turn::Luck => {
                let all: Vec<_> = here.doors.iter().map(follow).collect();
                let mean = |seat: usize| all.iter().map(|v| v[seat]).sum::<f64>() / all.len() as f64;
                (0..usize::from(self.seats)).map(mean).collect()
            }
            Turn::Of(seat) => here
                .doors
                .iter()
                .map(follow)
                .reduce(|best, other| if other[seat.index()] > best[seat.index()] { other } else { best })
                .unwrap(),
        }
    }

    /// The value of a duel for the side to move by plain negamax, `plies` deep; won games as in `alpha_beta`.
    pub fn negamax(&self, room: u16, plies: u32, ply: i32) -> i32 {
        let side = self.side(&room);
        let value = |&door: &u16| match self.at(door).turn {
            Turn::Over => match self.winner(&door) {
                None => 0,
                Some(winner) if winner == side => search::alpha_beta::WON - ply - 1,
                Some(_) => ply + 1 - search::alpha_beta::WON,
            },
            _ if plies == 1 && self.side(&door) == side => Hash.lead(self, &door),
            _ if plies == 1 => -Hash.lead(self, &door),
            _ if self.side(&door) == side => self.negamax(door, plies - 1, ply + 1),
            _ => -self.negamax(door, plies - 1, ply + 1),
        };
        self.at(room).doors.iter().map(value).max().unwrap()
    }
}

/// A judge that means nothing.
#[derive(Clone, Copy)]
pub struct Hash;

impl Evaluation<Maze> for Hash {
    fn lead(&self, _: &Maze, room: &u16) -> i32 {
        i32::from(room.wrapping_mul(40503) >> 6) - 512
    }
}

/// Judges by the exact value.
pub struct Oracle(pub Payoff);

impl search::Weigh<Maze> for Oracle {
    fn weigh(&self, maze: &Maze, room: &mut u16, _: &mut search::Scratch<Maze>, _: &mut Seeded) -> Values {
        maze.plain(*room, self.0).into_iter().map(|v| v as f32).collect()
    }
}

impl Game for Maze {
    type State = u16;
    type Move = u16;
    type Luck = u16;
    type View = u16;

    fn seats(&self) -> u8 {
        self.seats
    }
    fn start(&self) -> u16 {
        0
    }
    fn turn(&self, room: &u16) -> Turn {
        self.at(*room).turn
    }
    fn moves(&self, room: &u16, out: &mut Vec<u16>) {
        out.clear();
        if let Turn::Of(_) = self.at(*room).turn {
            out.extend(&self.at(*room).doors);
        }
    }
    fn play(&self, room: &mut u16, door: u16) {
        *room = door;
    }
    fn draw<D: Dice + ?Sized>(&self, room: &u16, dice: &mut D) -> u16 {
        let doors = &self.at(*room).doors;
        doors[dice.below(doors.len() as u32) as usize]
    }
    fn settle(&self, room: &mut u16, door: u16) {
        *room = door;
    }
    fn standing(&self, room: &u16) -> Standing {
        Standing::by_points(self.at(*room).points.clone())
    }
    fn view(&self, room: &u16, _: Eyes) -> u16 {
        *room
    }
    fn guess<D: Dice + ?Sized>(&self, view: &u16, _: &mut D) -> u16 {
        *view
    }
    fn longest(&self) -> usize {
        self.rooms.len()
    }
}

impl Duel for Maze {
    fn side(&self, room: &u16) -> Side {
        match self.at(*room).turn {
            Turn::Of(Seat(1)) => Side::Second,
            _ => Side::First,
        }
    }
    fn winner(&self, room: &u16) -> Option<Side> {
        let points = &self.at(*room).points;
        match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        }
    }
    fn key(&self, room: &u16) -> u64 {
        u64::from(*room) + 1
    }
}

//! What the end of a game is worth to each seat.

use play::{MAX_SEATS, Seat, Standing};

/// How an end is counted. Partners get the same, and what the seats get adds up to nothing; whoever plays alone gets the
/// points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reward {
    /// 1 for a victory, while all the others together get −1; a shared victory is shared.
    #[default]
    Victory,
    /// From 1 for the first place down to −1 for the last, in equal steps; equal places share theirs.
    Place,
    /// The seat's points less the mean of the others'.
    Points,
}

impl Reward {
    /// Every way with its name.
    pub const ALL: [(Reward, &'static str); 3] =
        [(Reward::Victory, "victory"), (Reward::Place, "place"), (Reward::Points, "points")];

    /// The way of this name.
    pub fn named(name: &str) -> Option<Reward> {
        Reward::ALL.iter().find(|(_, word)| *word == name).map(|&(reward, _)| reward)
    }

    /// What a standing is worth to each seat.
    pub fn of(self, standing: &Standing, party: impl Fn(Seat) -> u8) -> [f64; MAX_SEATS] {
        let seats = standing.points.len();
        let mut parties = [Party::default(); MAX_SEATS];
        for (seat, share) in standing.shares().into_iter().enumerate() {
            let one = &mut parties[usize::from(party(Seat(seat as u8)))];
            one.members += 1.0;
            one.share += share;
            one.points += f64::from(standing.points[seat]);
            one.place = standing.places[seat];
        }
        let count = parties.iter().filter(|one| one.members > 0.0).count() as f64;
        let mut worths = [0.0; MAX_SEATS];
        for (seat, worth) in worths.iter_mut().enumerate().take(seats) {
            let own = parties[usize::from(party(Seat(seat as u8)))];
            let others = parties.iter().filter(|one| one.members > 0.0);
            *worth = match self {
                _ if count < 2.0 => own.points,
                Reward::Victory => (count * own.share - 1.0) / (count - 1.0),
                Reward::Place => {
                    let better = others.clone().filter(|one| one.place < own.place).count() as f64;
                    let equal = others.filter(|one| one.place == own.place).count() as f64 - 1.0;
                    1.0 - 2.0 * (better + equal / 2.0) / (count - 1.0)
                }
                Reward::Points => {
                    let all: f64 = others.map(Party::mean).sum();
                    own.mean() - (all - own.mean()) / (count - 1.0)
                }
            };
        }
        worths
    }
}

#[derive(Clone, Copy, Default)]
struct Party {
    members: f64,
    share: f64,
    points: f64,
    place: u8,
}

impl Party {
    fn mean(&self) -> f64 {
        self.points / self.members
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(reward: Reward, points: &[i32], parties: u8) -> Vec<f64> {
        let standing = Standing::by_points(points.iter().copied());
        reward.of(&standing, |seat| seat.0 % parties)[..points.len()].to_vec()
    }

    #[test]
    fn two_win_and_lose_one() {
        assert_eq!(worth(Reward::Victory, &[1, 0], 2), [1.0, -1.0]);
        assert_eq!(worth(Reward::Victory, &[0, 0], 2), [0.0, 0.0]);
        assert_eq!(worth(Reward::Place, &[3, 7], 2), [-1.0, 1.0]);
        assert_eq!(worth(Reward::Points, &[30, 50], 2), [-20.0, 20.0]);
    }

    #[test]
    fn partners_share_a_victory_and_the_others_lose_as_much() {
        assert_eq!(worth(Reward::Victory, &[1, 0, 1, 0], 2), [1.0, -1.0, 1.0, -1.0]);
        assert_eq!(worth(Reward::Place, &[1, 0, 1, 0], 2), [1.0, -1.0, 1.0, -1.0]);
        assert_eq!(worth(Reward::Victory, &[0, 0, 0, 0], 2), [0.0; 4]);
    }

    #[test]
    fn whoever_plays_alone_gets_the_points() {
        for (reward, _) in Reward::ALL {
            assert_eq!(worth(reward, &[-35], 1), [-35.0]);
        }
    }

    #[test]
    fn everything_adds_up_to_nothing() {
        for (reward, name) in Reward::ALL {
            for points in [&[5, 5, 1][..], &[9, 4, 4, 4], &[1, 2, 3, 4, 5, 6, 7, 8, 9, 9]] {
                let sum: f64 = worth(reward, points, 10).iter().sum();
                assert!(sum.abs() < 1e-9, "{name} of {points:?} is {sum}");
            }
        }
        assert_eq!(worth(Reward::Place, &[5, 5, 1], 10), [0.5, 0.5, -1.0]);
    }
}

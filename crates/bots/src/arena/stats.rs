//! How sure a result is: intervals, ratings, and a test that ends a match when it is sure enough.

use crate::codes;
use play::Dice as _;
use play::Refusal;
use play::dice::Seeded;
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// Half the width of a 95 % interval in standard errors.
pub(super) const SURE: f64 = 1.96;

/// Running mean and variance (Welford).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mean {
    pub count: u64,
    pub mean: f64,
    squares: f64,
}

impl Mean {
    pub fn add(&mut self, x: f64) {
        self.count += 1;
        let off = x - self.mean;
        self.mean += off / self.count as f64;
        self.squares += off * (x - self.mean);
    }

    pub fn variance(&self) -> f64 {
        if self.count < 2 { 0.0 } else { self.squares / (self.count - 1) as f64 }
    }

    /// Half the width of the 95 % interval of the mean.
    pub fn margin(&self) -> f64 {
        if self.count < 2 { f64::INFINITY } else { SURE * (self.variance() / self.count as f64).sqrt() }
    }
}

/// The rating difference at which a player scores `score`.
pub(super) fn elo(score: f64) -> f64 {
    let score = score.clamp(1e-6, 1.0 - 1e-6);
    400.0 * (score / (1.0 - score)).log10()
}

/// The score expected of a player who is this much better.
pub(super) fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Scores of every pair: `won[a][b]` of `met[a][b]` meetings.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Pairs {
    pub won: Vec<Vec<f64>>,
    pub met: Vec<Vec<f64>>,
}

impl Pairs {
    pub fn new(players: usize) -> Pairs {
        Pairs { won: vec![vec![0.0; players]; players], met: vec![vec![0.0; players]; players] }
    }

    pub fn add(&mut self, other: &Pairs) {
        let rows = |sum: &mut Vec<Vec<f64>>, more: &Vec<Vec<f64>>| {
            sum.iter_mut().flatten().zip(more.iter().flatten()).for_each(|(sum, more)| *sum += more);
        };
        rows(&mut self.won, &other.won);
        rows(&mut self.met, &other.met);
    }

    /// Ratings that explain the scores best (Bradley–Terry), their mean 0.
    ///
    /// A drawn meeting is added to each pair that met, so that a clean sweep has a finite rating.
    pub fn ratings(&self) -> Vec<f64> {
        let n = self.won.len();
        let mut strength = vec![1.0f64; n];
        let met = |a: usize, b: usize| self.met[a][b] + f64::from(self.met[a][b] > 0.0);
        let won: Vec<f64> = (0..n)
            .map(|a| (0..n).map(|b| self.won[a][b] + 0.5 * f64::from(self.met[a][b] > 0.0)).sum())
            .collect();
        for _ in 0..2000 {
            let old = strength.clone();
            for a in 0..n {
                let sum: f64 =
                    (0..n).filter(|&b| b != a).map(|b| met(a, b) / (strength[a] + strength[b])).sum();
                if sum > 0.0 {
                    strength[a] = won[a] / sum;
                }
            }
            let scale = (strength.iter().map(|s| s.ln()).sum::<f64>() / n as f64).exp();
            strength.iter_mut().for_each(|s| *s /= scale);
            if strength.iter().zip(&old).all(|(new, old)| (new / old - 1.0).abs() < 1e-9) {
                break;
            }
        }
        strength.iter().map(|s| 400.0 * s.log10()).collect()
    }
}

/// Ratings with 95 % intervals, by drawing whole deals again (bootstrap; the same every time).
pub(super) fn rate(deals: &[Pairs], players: usize) -> Vec<(f64, f64, f64)> {
    let sum = |chosen: &mut dyn Iterator<Item = &Pairs>| {
        let mut all = Pairs::new(players);
        chosen.for_each(|deal| all.add(deal));
        all.ratings()
    };
    let best = sum(&mut deals.iter());
    if deals.len() < 2 {
        return best.into_iter().map(|elo| (elo, f64::NEG_INFINITY, f64::INFINITY)).collect();
    }
    let mut dice = Seeded::new(95);
    let again: Vec<Vec<f64>> = (0..200)
        .map(|_| sum(&mut (0..deals.len()).map(|_| &deals[dice.below(deals.len() as u32) as usize])))
        .collect();
    let interval = |player: usize| {
        let mut all: Vec<f64> = again.iter().map(|ratings| ratings[player]).collect();
        all.sort_by(f64::total_cmp);
        (best[player], all[all.len() / 40], all[all.len() - 1 - all.len() / 40])
    };
    (0..players).map(interval).collect()
}

/// A sequential test between two hypotheses about the first contender's rating over the second's.
/// Written `0:10` or `0:10:0.05` (Elo, Elo, chance of error).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sprt {
    /// What is given up if it is not better than this.
    pub elo0: f64,
    /// What is accepted if it is at least this much better.
    pub elo1: f64,
    /// How often either answer may be wrong.
    pub error: f64,
}

impl FromStr for Sprt {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Sprt, Refusal> {
        let refusal = || Refusal::new(codes::SPRT).with("text", text).with("possible", "0:10, 0:10:0.05");
        let numbers: Vec<f64> =
            text.split(':').map(str::parse).collect::<Result<_, _>>().map_err(|_| refusal())?;
        match numbers[..] {
            [elo0, elo1] if elo0 < elo1 => Ok(Sprt { elo0, elo1, error: 0.05 }),
            [elo0, elo1, error] if elo0 < elo1 && error > 0.0 && error < 0.5 => {
                Ok(Sprt { elo0, elo1, error })
            }
            _ => Err(refusal()),
        }
    }
}

/// How a sequential test stands.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SprtState {
    /// Logarithm of the likelihood ratio.
    pub llr: f64,
    /// Below this the first hypothesis is taken.
    pub lower: f64,
    /// Above this the second.
    pub upper: f64,
    /// What is decided.
    pub decision: Conclusion,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Conclusion {
    /// Nothing yet.
    Open,
    /// Not better than the first bound.
    NotBetter,
    /// At least as good as the second bound.
    Better,
}

impl Sprt {
    /// The test over the mean scores of whole deals (their luck cancels, and draws are accounted for).
    pub(super) fn state(&self, scores: &Mean) -> SprtState {
        let upper = ((1.0 - self.error) / self.error).ln();
        let (s0, s1) = (expected(self.elo0), expected(self.elo1));
        // With few deals, or all alike, the variance is not known well; do not believe in less than this.
        let variance = scores.variance().max(0.01);
        let llr = scores.count as f64 * (s1 - s0) * (2.0 * scores.mean - s0 - s1) / (2.0 * variance);
        let decision = match () {
            () if scores.count < 10 => Conclusion::Open,
            () if llr >= upper => Conclusion::Better,
            () if llr <= -upper => Conclusion::NotBetter,
            () => Conclusion::Open,
        };
        SprtState { llr, lower: -upper, upper, decision }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_have_intervals() {
        let mut mean = Mean::default();
        [1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0].iter().for_each(|&x| mean.add(x));
        assert!((mean.mean - 0.625).abs() < 1e-12);
        assert!((mean.variance() - 0.267_857_142).abs() < 1e-6);
        assert!((mean.margin() - 1.96 * (0.267_857_142f64 / 8.0).sqrt()).abs() < 1e-6);
    }

    #[test]
    fn ratings_of_two_players_follow_their_score() {
        let mut pairs = Pairs::new(2);
        (pairs.won[0][1], pairs.won[1][0]) = (7500.0, 2500.0);
        (pairs.met[0][1], pairs.met[1][0]) = (10_000.0, 10_000.0);
        let ratings = pairs.ratings();
        assert!((ratings[0] - ratings[1] - elo(0.75)).abs() < 0.2);
        assert!((elo(0.75) - 190.85).abs() < 0.01 && (expected(190.85) - 0.75).abs() < 1e-4);
    }

    #[test]
    fn a_clean_sweep_has_a_finite_rating() {
        let mut pairs = Pairs::new(2);
        pairs.won[0][1] = 10.0;
        (pairs.met[0][1], pairs.met[1][0]) = (10.0, 10.0);
        assert!(pairs.ratings().iter().all(|r| r.is_finite() && r.abs() < 1000.0));
    }

    #[test]
    fn a_sequential_test_is_rarely_wrong_and_ends_early() {
        let test = Sprt { elo0: 0.0, elo1: 50.0, error: 0.05 };
        let mut dice = Seeded::new(4);
        let mut run = |chance: f64| {
            let mut mean = Mean::default();
            for deals in 1..20_000 {
                let game = |dice: &mut Seeded| {
                    f64::from(f64::from(dice.below(1 << 20)) < chance * f64::from(1 << 20))
                };
                mean.add((game(&mut dice) + game(&mut dice)) / 2.0);
                match test.state(&mean).decision {
                    Conclusion::Open => {}
                    decision => return (decision, deals),
                }
            }
            (Conclusion::Open, 20_000)
        };
        let worse = (0..200).filter(|_| run(0.5).0 == Conclusion::Better).count();
        let better = (0..200).filter(|_| run(expected(50.0)).0 == Conclusion::Better).count();
        assert!(worse <= 20 && better >= 180, "{worse} {better}");
        assert!(run(0.9).1 < 40);
    }

    #[test]
    fn tests_are_read_from_text() {
        assert_eq!("0:10".parse::<Sprt>().unwrap(), Sprt { elo0: 0.0, elo1: 10.0, error: 0.05 });
        assert_eq!("-5:5:0.01".parse::<Sprt>().unwrap().error, 0.01);
        for bad in ["", "5", "10:0", "0:10:2", "a:b"] {
            assert_eq!(bad.parse::<Sprt>().unwrap_err().code(), "refused-sprt");
        }
    }
}

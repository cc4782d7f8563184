//! The figures of a match.

use super::stats::{Conclusion, Mean, Pairs, Sprt, SprtState, elo, rate};
use super::{Header, PlayedGame, SideResult};
use play::Phrase;
use serde::Serialize;
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// A mean with half the width of its 95 % interval.
///
/// Games of one deal belong together, so the interval is that of the means of deals.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half the width of the 95 % interval.
    pub margin: f64,
}

/// The result of a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// What was played.
    #[serde(rename = "match")]
    pub header: Header,
    /// Games that count.
    pub games: u64,
    /// Deals that count.
    pub deals: u64,
    /// Contenders, best rating first.
    pub rows: Vec<ScoreRow>,
    /// The cross table: contender against contender, in the order of `rows`.
    pub cross: Vec<Vec<Option<Versus>>>,
    /// Share of the victory by seat, whoever sat there.
    pub by_seat: Vec<f64>,
    /// The sequential test, if there was one.
    pub sprt: Option<SprtState>,
}

/// One contender's figures.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ScoreRow {
    /// Name, with limits of its own where it has them.
    pub bot: String,
    /// Games it took part in.
    pub games: u64,
    /// Games it won alone (with several seats: that one of its seats won alone, or only its seats shared).
    pub wins: u64,
    /// Games in which it shared the first place.
    pub shared: u64,
    /// Games it did not win.
    pub losses: u64,
    /// Its share of the victories, all its seats together.
    pub share: Estimate,
    /// Score against the others, one by one, by places: 1 before, ½ level, 0 behind.
    pub score: Estimate,
    /// Points of a seat.
    pub points: Estimate,
    /// Points ahead of the best other seat.
    pub margin: Estimate,
    /// Rating; the mean of all contenders is 0.
    pub elo: f64,
    /// Lower end of the rating's 95 % interval.
    pub elo_low: f64,
    /// Upper end of it.
    pub elo_high: f64,
    /// Milliseconds of thinking per move.
    pub millis: f64,
    /// Positions looked at per move.
    pub nodes: f64,
}

/// One contender against another.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Versus {
    /// Score by places, 0 to 1.
    pub score: f64,
    /// Half the width of its 95 % interval.
    pub margin: f64,
    /// Meetings.
    pub met: u64,
    /// Difference of rating at this score.
    pub elo: f64,
}

/// What one deal gave to one contender, added up over its rotations.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    games: u32,
    seats: u32,
    share: f64,
    points: f64,
    margin: f64,
}

#[derive(Clone, Debug)]
struct Deal {
    games: u64,
    sums: Vec<Sum>,
    pairs: Pairs,
}

impl Deal {
    /// Adds how one seat of a game did, for itself and against every seat of another contender; `of` is the contender of
    /// each entry.
    fn add_seat(&mut self, seat: usize, sides: &[SideResult], of: &[usize]) {
        let side = &sides[seat];
        let who = of[side.bot];
        let others = sides.iter().enumerate().filter(|&(other, _)| other != seat).map(|(_, other)| other);
        let best = others.clone().map(|other| other.points).max().unwrap_or(0);
        let sum = &mut self.sums[who];
        sum.seats += 1;
        sum.share += side.share;
        sum.points += f64::from(side.points);
        sum.margin += f64::from(side.points - best);
        for other in others.filter(|other| of[other.bot] != who) {
            let rival = of[other.bot];
            self.pairs.met[who][rival] += 1.0;
            self.pairs.won[who][rival] += match side.place.cmp(&other.place) {
                Ordering::Less => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 0.0,
            };
        }
    }
}

/// Adds up games as they come in.
pub(super) struct Tally {
    labels: Vec<String>,
    /// Contender of each entry: equal names are one contender.
    of: Vec<usize>,
    rotations: u64,
    deals: BTreeMap<u64, Deal>,
    counts: Vec<[u64; 3]>,
    cost: Vec<(f64, u64, u64)>,
    by_seat: Vec<Mean>,
    games: u64,
    /// Scores of the first contender against the second, deal by deal in order; how far that has come.
    duel: Mean,
    tested: usize,
    bots: Vec<String>,
    all: BTreeMap<u64, PlayedGame>,
}

impl Tally {
    pub fn new(bots: &[String], games: &BTreeMap<u64, PlayedGame>, rotations: u64) -> Tally {
        let mut labels: Vec<String> = Vec::new();
        let mut of = Vec::new();
        for bot in bots {
            let at = labels.iter().position(|label| label == bot).unwrap_or_else(|| {
                labels.push(bot.clone());
                labels.len() - 1
            });
            of.push(at);
        }
        let n = labels.len();
        let mut tally = Tally {
            labels,
            of,
            rotations,
            deals: BTreeMap::new(),
            counts: vec![[0; 3]; n],
            cost: vec![(0.0, 0, 0); n],
            by_seat: Vec::new(),
            games: 0,
            duel: Mean::default(),
            tested: 0,
            bots: bots.to_vec(),
            all: BTreeMap::new(),
        };
        games.values().for_each(|game| tally.add(game.clone()));
        tally
    }

    pub fn games(&self) -> u64 {
        self.games
    }

    pub fn add(&mut self, game: PlayedGame) {
        self.games += 1;
        let n = self.labels.len();
        let sides = &game.seats;
        self.by_seat.resize(sides.len(), Mean::default());
        let fresh = || Deal { games: 0, sums: vec![Sum::default(); n], pairs: Pairs::new(n) };
        let deal = self.deals.entry(game.deal).or_insert_with(fresh);
        deal.games += 1;
        for (seat, side) in sides.iter().enumerate() {
            deal.add_seat(seat, sides, &self.of);
            self.by_seat[seat].add(side.share);
            let cost = &mut self.cost[self.of[side.bot]];
            *cost = (cost.0 + side.millis, cost.1 + side.nodes, cost.2 + u64::from(side.moves));
        }
        for who in 0..n {
            let mine = || sides.iter().filter(|side| self.of[side.bot] == who);
            if mine().next().is_none() {
                continue;
            }
            deal.sums[who].games += 1;
            let share: f64 = mine().map(|side| side.share).sum();
            let kind = if share > 1.0 - 1e-9 {
                0
            } else if share > 1e-9 {
                1
            } else {
                2
            };
            self.counts[who][kind] += 1;
        }
        self.all.insert(game.number, game);
    }

    /// The sequential test over these deals in their order, as far as they are complete without a gap.
    /// Once it is decided it stays so, whatever was finished meanwhile: threads do not matter.
    pub fn sprt(&mut self, sprt: Sprt, deals: &[u64]) -> SprtState {
        let mut state = sprt.state(&self.duel);
        while state.decision == Conclusion::Open
            && let Some(number) = deals.get(self.tested)
            && let Some(deal) = self.deals.get(number)
            && deal.games == self.rotations
        {
            if self.labels.len() > 1 && deal.pairs.met[0][1] > 0.0 {
                self.duel.add(deal.pairs.won[0][1] / deal.pairs.met[0][1]);
            }
            self.tested += 1;
            state = sprt.state(&self.duel);
        }
        state
    }

    fn estimate(&self, figure: impl Fn(&Deal) -> Option<f64>) -> Estimate {
        let mut mean = Mean::default();
        self.deals.values().filter_map(figure).for_each(|x| mean.add(x));
        Estimate { mean: mean.mean, margin: mean.margin() }
    }

    pub fn score(&self) -> Vec<(String, Estimate)> {
        self.labels.iter().enumerate().map(|(who, label)| (label.clone(), self.share(who))).collect()
    }

    fn share(&self, who: usize) -> Estimate {
        self.per(who, |sum| sum.share / f64::from(sum.games))
    }

    fn per(&self, who: usize, figure: impl Fn(&Sum) -> f64) -> Estimate {
        self.estimate(|deal| (deal.sums[who].games > 0).then(|| figure(&deal.sums[who])))
    }

    fn row(&self, who: usize, (elo, elo_low, elo_high): (f64, f64, f64)) -> ScoreRow {
        let [wins, shared, losses] = self.counts[who];
        let (millis, nodes, moves) = self.cost[who];
        let each = |all: f64| if moves == 0 { 0.0 } else { all / moves as f64 };
        let score = self.estimate(|deal| {
            let met: f64 = deal.pairs.met[who].iter().sum();
            (met > 0.0).then(|| deal.pairs.won[who].iter().sum::<f64>() / met)
        });
        ScoreRow {
            bot: self.labels[who].clone(),
            games: wins + shared + losses,
            wins,
            shared,
            losses,
            share: self.share(who),
            score,
            points: self.per(who, |sum| sum.points / f64::from(sum.seats)),
            margin: self.per(who, |sum| sum.margin / f64::from(sum.seats)),
            elo,
            elo_low,
            elo_high,
            millis: each(millis),
            nodes: each(nodes as f64),
        }
    }

    fn cell(&self, a: usize, b: usize) -> Option<Versus> {
        let met: f64 = self.deals.values().map(|deal| deal.pairs.met[a][b]).sum();
        if met == 0.0 {
            return None;
        }
        let score = self.estimate(|deal| {
            (deal.pairs.met[a][b] > 0.0).then(|| deal.pairs.won[a][b] / deal.pairs.met[a][b])
        });
        Some(Versus { score: score.mean, margin: score.margin, met: met as u64, elo: elo(score.mean) })
    }

    /// Adds everything up once more in the order of the games, so that not even the last digit depends on threads.
    /// What was played after a sequential test was decided does not count.
    pub fn report(mut self, header: &Header, sprt: Option<Sprt>, deals: &[u64]) -> Report {
        let sprt = sprt.map(|sprt| self.sprt(sprt, deals));
        if sprt.is_some_and(|state| state.decision != Conclusion::Open) {
            let last = deals[..self.tested].last().copied().unwrap_or(0);
            self.all.retain(|_, game| game.deal <= last);
        }
        Report { sprt, ..Tally::new(&self.bots, &self.all, self.rotations).figures(header) }
    }

    fn figures(&self, header: &Header) -> Report {
        let pairs: Vec<Pairs> = self.deals.values().map(|deal| deal.pairs.clone()).collect();
        let ratings = rate(&pairs, self.labels.len());
        let mut order: Vec<usize> = (0..self.labels.len()).collect();
        order.sort_by(|&a, &b| ratings[b].0.total_cmp(&ratings[a].0));
        let rows = order.iter().map(|&who| self.row(who, ratings[who])).collect();
        let cross = order.iter().map(|&a| order.iter().map(|&b| self.cell(a, b)).collect()).collect();
        Report {
            header: header.clone(),
            games: self.games,
            deals: self.deals.len() as u64,
            rows,
            cross,
            by_seat: self.by_seat.iter().map(|mean| mean.mean).collect(),
            sprt: None,
        }
    }
}

impl Report {
    /// The row of a contender.
    pub fn row(&self, bot: &str) -> Option<&ScoreRow> {
        self.rows.iter().find(|row| row.bot == bot)
    }

    /// As JSON, pretty.
    pub fn json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a report is plain data")
    }

    /// As a table for spreadsheets, one line per contender.
    pub fn csv(&self) -> String {
        let mut out = String::from(
            "bot,games,wins,shared,losses,share,share_95,score,score_95,points,points_95,margin,margin_95,elo,elo_low,elo_high,ms_per_move,nodes_per_move\n",
        );
        for row in &self.rows {
            let _ = writeln!(
                out,
                "{},{},{},{},{},{:.5},{:.5},{:.5},{:.5},{:.3},{:.3},{:.3},{:.3},{:.1},{:.1},{:.1},{:.3},{:.0}",
                row.bot,
                row.games,
                row.wins,
                row.shared,
                row.losses,
                row.share.mean,
                row.share.margin,
                row.score.mean,
                row.score.margin,
                row.points.mean,
                row.points.margin,
                row.margin.mean,
                row.margin.margin,
                row.elo,
                row.elo_low,
                row.elo_high,
                row.millis,
                row.nodes,
            );
        }
        out
    }

    /// Line by line as codes with arguments: the heading, the contenders, the cross table, the sequential test.
    pub fn phrases(&self) -> Vec<Phrase> {
        let mut lines = vec![
            Phrase::new("arena-heading")
                .with("game", self.header.game.as_str())
                .with("seats", self.header.seats)
                .with("games", self.games as i64)
                .with("deals", self.deals as i64)
                .with("budget", self.header.limits.to_string()),
        ];
        lines.extend(self.rows.iter().map(ScoreRow::phrase));
        for (a, row) in self.rows.iter().enumerate() {
            for (b, cell) in self.cross[a].iter().enumerate().filter(|&(b, _)| b > a) {
                lines.extend(cell.map(|cell| cell.phrase(&row.bot, &self.rows[b].bot)));
            }
        }
        lines.extend(self.sprt.map(|state| {
            let decision = serde_json::to_value(state.decision).expect("a decision is a word");
            Phrase::new("arena-sprt")
                .with("llr", format!("{:.2}", state.llr))
                .with("lower", format!("{:.2}", state.lower))
                .with("upper", format!("{:.2}", state.upper))
                .with("decision", decision.as_str().unwrap_or_default())
        }));
        lines
    }
}

impl ScoreRow {
    fn phrase(&self) -> Phrase {
        let percent = |x: f64| format!("{:.1}", 100.0 * x);
        Phrase::new("arena-row")
            .with("bot", self.bot.as_str())
            .with("games", self.games as i64)
            .with("wins", self.wins as i64)
            .with("shared", self.shared as i64)
            .with("losses", self.losses as i64)
            .with("share", percent(self.share.mean))
            .with("sure", percent(self.share.margin))
            .with("points", format!("{:.2}", self.points.mean))
            .with("margin", format!("{:+.2}", self.margin.mean))
            .with("marginsure", format!("{:.2}", self.margin.margin))
            .with("elo", format!("{:+.0}", self.elo))
            .with("low", format!("{:+.0}", self.elo_low))
            .with("high", format!("{:+.0}", self.elo_high))
            .with("millis", format!("{:.1}", self.millis))
    }
}

impl Versus {
    fn phrase(&self, one: &str, other: &str) -> Phrase {
        Phrase::new("arena-pair")
            .with("bot", one)
            .with("other", other)
            .with("score", format!("{:.1}", 100.0 * self.score))
            .with("sure", format!("{:.1}", 100.0 * self.margin))
            .with("met", self.met as i64)
            .with("elo", format!("{:+.0}", self.elo))
    }
}

//! Counting all continuations: against a plain model of the rules, and against the numbers kept in data/perft.txt.
//!
//! Counts sequences of exactly 1, 2, 3 … events, moves and drawn tiles alike; every tile of the stock
//! can be drawn.

use dominoes::{Dominoes, Luck, Stage, State, tiles};
use play::{Choices, Game, Notation, Offered, Turn, dice::Seeded};

fn perft(game: &Dominoes, state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let follow = |change: &dyn Fn(&mut State)| {
        let mut next = *state;
        change(&mut next);
        perft(game, &next, depth - 1)
    };
    match game.turn(state) {
        Turn::Over => 0,
        Turn::Luck if state.stage() == Stage::Deal => 0,
        Turn::Luck => tiles(state.stock()).map(|t| follow(&|s| game.settle(s, Luck::Tile(t)))).sum(),
        Turn::Of(_) => {
            let mut moves = Vec::new();
            game.moves(state, &mut moves);
            moves.iter().map(|&m| follow(&|s| game.play(s, m))).sum()
        }
    }
}

/// `seats | options | position | counts for 1, 2, 3 … events`, with the counts of today.
fn count_again(line: &str) -> String {
    let [seats, options, position, counts] = line.split(" | ").collect::<Vec<_>>()[..] else {
        panic!("four columns: {line}")
    };
    let options = Choices::parse(options.trim_matches('-')).unwrap();
    let game = Dominoes::with(seats.parse().unwrap(), &options).unwrap();
    let state = game.parse_position(position).unwrap();
    let depths = counts.split(' ').count() as u32;
    let counts: Vec<_> = (1..=depths).map(|depth| perft(&game, &state, depth).to_string()).collect();
    format!("{seats} | {} | {position} | {}", line.split(" | ").nth(1).unwrap(), counts.join(" "))
}

#[test]
fn the_counts_are_those_of_the_kept_file() {
    let kept = include_str!("../data/perft.txt");
    let lines = kept.lines().filter(|line| !line.starts_with('#'));
    for line in lines {
        assert_eq!(count_again(line), line);
    }
}

#[test]
fn a_plain_model_of_the_rules_counts_the_same() {
    for seed in 0..60 {
        let seats = 2 + (seed % 9) as u8;
        let (starter_draws, anyway) = (seed % 2 == 1, seed % 3 == 1);
        let word = |on| if on { "yes" } else { "no" };
        let options =
            Choices::none().with("starter_draws", word(starter_draws)).with("may_draw_anyway", word(anyway));
        let game = Dominoes::with(seats, &options).unwrap();
        let mut state = game.start();
        let deal = game.draw(&state, &mut Seeded::new(seed));
        game.settle(&mut state, deal);
        let hand = |seat| tiles(state.hand(play::Seat(seat))).map(|t| (t.high(), t.low())).collect();
        let plain = Plain {
            starter_draws,
            anyway,
            hands: (0..seats).map(hand).collect(),
            stock: tiles(state.stock()).map(|t| (t.high(), t.low())).collect(),
            ends: None,
            seat: state.acting().index(),
            phase: Phase::Start,
        };
        for depth in [1, 2, 3, if seats < 7 { 4 } else { 7 }] {
            let same = perft(&game, &state, depth);
            assert_eq!(same, plain.perft(depth), "{depth} events from {}", game.position_text(&state));
        }
    }
}

type Pair = (u8, u8);

#[derive(Clone, PartialEq)]
enum Phase {
    Start,
    Second,
    Turn,
    Drawing,
    MustLay(Pair),
    Over,
}

/// The rules once more, with lists and without haste.
#[derive(Clone)]
struct Plain {
    starter_draws: bool,
    anyway: bool,
    hands: Vec<Vec<Pair>>,
    stock: Vec<Pair>,
    ends: Option<(u8, u8)>,
    seat: usize,
    phase: Phase,
}

impl Plain {
    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.continuations().iter().map(|next| next.perft(depth - 1)).sum()
    }

    fn continuations(&self) -> Vec<Plain> {
        let hand = &self.hands[self.seat];
        match &self.phase {
            Phase::Over => Vec::new(),
            Phase::Start => {
                let best = hand.iter().max_by_key(|(h, l)| (h == l, h + l, *h)).unwrap();
                let mut next = self.clone();
                next.hands[self.seat].retain(|tile| tile != best);
                next.ends = Some((best.0, best.1));
                let double = best.0 == best.1;
                if double && (next.starter_draws || next.fitting(self.seat) > 0) {
                    next.phase = Phase::Second;
                    return vec![next];
                }
                vec![next.next_seat()]
            }
            Phase::Drawing => self
                .stock
                .iter()
                .map(|&tile| {
                    let mut next = self.clone();
                    next.stock.retain(|&other| other != tile);
                    next.hands[self.seat].push(tile);
                    if next.fits(tile) {
                        next.phase = Phase::MustLay(tile);
                    } else if next.stock.is_empty() {
                        next.phase = if next.stuck() { Phase::Over } else { Phase::Turn };
                    }
                    next
                })
                .collect(),
            Phase::MustLay(tile) => self.lay(*tile),
            Phase::Second | Phase::Turn => {
                let mut all: Vec<Plain> = hand.iter().flat_map(|&tile| self.lay(tile)).collect();
                let mut next = self.clone();
                next.phase = Phase::Drawing;
                let may_draw = all.is_empty() || self.anyway && self.phase == Phase::Turn;
                if may_draw && !self.stock.is_empty() {
                    all.push(next);
                } else if all.is_empty() {
                    all.push(self.clone().next_seat());
                }
                all
            }
        }
    }

    fn fits(&self, tile: Pair) -> bool {
        let (left, right) = self.ends.unwrap();
        [tile.0, tile.1].iter().any(|n| *n == left || *n == right)
    }

    fn fitting(&self, seat: usize) -> usize {
        self.hands[seat].iter().filter(|&&tile| self.fits(tile)).count()
    }

    fn stuck(&self) -> bool {
        self.stock.is_empty() && (0..self.hands.len()).all(|seat| self.fitting(seat) == 0)
    }

    /// One continuation for every end where the tile fits, equal ends counted once.
    fn lay(&self, tile: Pair) -> Vec<Plain> {
        let (left, right) = self.ends.unwrap();
        let other = |n| if tile.0 == n { tile.1 } else { tile.0 };
        let mut ends = Vec::new();
        if tile.0 == left || tile.1 == left {
            ends.push((other(left), right));
        }
        if left != right && (tile.0 == right || tile.1 == right) {
            ends.push((left, other(right)));
        }
        let lay = |ends| {
            let mut next = self.clone();
            next.hands[self.seat].retain(|&held| held != tile);
            next.ends = Some(ends);
            next.next_seat()
        };
        ends.into_iter().map(lay).collect()
    }

    fn next_seat(mut self) -> Plain {
        let over = self.hands[self.seat].is_empty() || self.stuck();
        self.seat = (self.seat + 1) % self.hands.len();
        self.phase = if over { Phase::Over } else { Phase::Turn };
        self
    }
}

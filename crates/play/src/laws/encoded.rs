//! What holds for a game as numbers: [`crate::Encode`].

use crate::dice::Seeded;
use crate::{Dice, Encode, Eyes, FullGame, Seat, Turn};
use std::collections::HashMap;

/// How many positions around one position are compared with each other.
const NEARBY: usize = 200;

/// Plays one random game and checks every law of numbers at every step.
///
/// - A move has one number, below [`Encode::actions`], and is the one that the number reads as.
/// - The mask and the list say the same, and no other number reads as a move.
/// - Worlds that look the same to a seat are the same bytes: nothing hidden is in them.
/// - What chance decides is drawn lot by lot, and every lot counts.
///
/// # Panics
/// When a law is broken, with the position in text.
pub fn encoded<G: FullGame + Encode>(game: &G, seed: u64) {
    let mut dice = Seeded::new(seed);
    let mut state = game.start();
    let sum: usize = game.planes().iter().map(|plane| plane.size()).sum();
    assert_eq!(sum, game.observation(), "the planes make up the observation");
    loop {
        check_observations(game, &state, &mut dice);
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Luck => {
                let luck = draw_by_lots(game, &state, &mut dice);
                game.settle(&mut state, luck);
            }
            Turn::Of(_) => {
                check_numbers(game, &state, &mut dice);
                let chosen = game.any_move(&state, &mut Vec::new(), &mut dice);
                game.play(&mut state, chosen);
            }
        }
    }
}

/// Positions near one another, in which a seat's bytes are the same, look the same to it (`seen` writes its view down)
/// and allow it the same moves. Starts from a position some way into a random game.
///
/// # Panics
/// When two positions that a seat must tell apart have the same bytes.
pub fn told_apart<G: FullGame + Encode>(game: &G, seed: u64, seen: impl Fn(&G::View) -> String) {
    let mut dice = Seeded::new(seed);
    let mut left = dice.below(60);
    let begin = crate::walk::wander(game, &mut dice, |_| {
        left = left.saturating_sub(1);
        left == 0
    });
    let mut known: HashMap<Vec<u8>, (String, Vec<u32>, G::State)> = HashMap::new();
    let mut open = vec![begin];
    let mut looked_at = 0;
    while let Some(state) = open.pop() {
        looked_at += 1;
        for seat in Seat::all(game.seats()) {
            let mut legal = Vec::new();
            if game.turn(&state) == Turn::Of(seat) {
                game.legal(&state, &mut legal);
                legal.sort_unstable();
            }
            let view = seen(&game.view(&state, Eyes::Seat(seat)));
            let bytes = observation(game, &state, seat);
            let before = known.entry(bytes).or_insert_with(|| (view.clone(), legal.clone(), state.clone()));
            let places = || (game.position_text(&before.2), game.position_text(&state));
            assert_eq!(before.0, view, "seat {seat} sees the same bytes in both: {:?}", places());
            assert_eq!(
                before.1,
                legal,
                "seat {seat} may do other things with the same bytes: {:?}",
                places()
            );
        }
        if looked_at < NEARBY {
            spread_out(game, &state, &mut dice, &mut open);
        }
    }
}

/// A few of the positions that can come next, the deepest last.
fn spread_out<G: FullGame + Encode>(game: &G, state: &G::State, dice: &mut Seeded, open: &mut Vec<G::State>) {
    for _ in 0..2 {
        let mut next = state.clone();
        match game.turn(state) {
            Turn::Over => return,
            Turn::Luck => {
                let luck = game.draw(state, dice);
                game.settle(&mut next, luck);
            }
            Turn::Of(_) => {
                let m = game.any_move(state, &mut Vec::new(), dice);
                game.play(&mut next, m);
            }
        }
        let at = dice.below(open.len() as u32 + 1) as usize;
        open.insert(at, next);
    }
}

fn observation<G: Encode>(game: &G, state: &G::State, seat: Seat) -> Vec<u8> {
    let mut bytes = vec![0xee; game.observation()];
    game.observe(state, seat, &mut bytes);
    bytes
}

fn check_observations<G: FullGame + Encode>(game: &G, state: &G::State, dice: &mut Seeded) {
    for seat in Seat::all(game.seats()) {
        let bytes = observation(game, state, seat);
        let world = game.resample(state, seat, dice.bits());
        let here = game.position_text(state);
        let there = game.position_text(&world);
        assert!(bytes == observation(game, &world, seat), "seat {seat} tells {here} from {there}");
    }
}

fn check_numbers<G: FullGame + Encode>(game: &G, state: &G::State, dice: &mut Seeded) {
    let here = || game.position_text(state);
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    let mut mask = vec![0xee; game.actions()];
    game.mask(state, &mut mask);
    let numbers: Vec<u32> = moves.iter().map(|&m| game.number(state, m) as u32).collect();
    assert_eq!(sorted(&numbers), sorted(&legal), "the list has every number once: {}", here());
    for (&m, &number) in moves.iter().zip(&numbers) {
        assert_eq!(game.numbered(state, number as usize), Some(m), "number {number} in {}", here());
    }
    for (number, &flag) in mask.iter().enumerate() {
        let expected = legal.contains(&(number as u32));
        assert_eq!(flag, u8::from(expected), "the mask at {number} in {}", here());
    }
    for number in [game.actions(), usize::MAX, dice.below(game.actions() as u32) as usize] {
        let expected = legal.contains(&(number as u32)) && number < game.actions();
        assert_eq!(game.numbered(state, number).is_some(), expected, "number {number} in {}", here());
    }
    let distinct: std::collections::HashSet<_> = legal.iter().collect();
    assert_eq!(distinct.len(), legal.len(), "no number twice: {}", here());
}

fn sorted(numbers: &[u32]) -> Vec<u32> {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    sorted
}

fn draw_by_lots<G: FullGame + Encode>(game: &G, state: &G::State, dice: &mut Seeded) -> G::Luck {
    let (mut drawn, mut open) = (Vec::new(), Vec::new());
    loop {
        game.lot(state, &drawn, &mut open);
        let settled = game.settled(state, &drawn);
        assert_eq!(settled.is_none(), !open.is_empty(), "lots are open until luck is settled");
        if let Some(luck) = settled {
            assert!(drawn.len() <= game.most_lots());
            check_lots(game, state, luck);
            return luck;
        }
        let all: u32 = open.iter().map(|&(_, weight)| weight).sum();
        let mut at = dice.below(all);
        let chosen = open.iter().find(|&&(_, weight)| {
            let hit = at < weight;
            at = at.saturating_sub(weight);
            hit
        });
        let lot = chosen.expect("a lot below the sum of the weights").0;
        assert!(usize::from(lot) < game.lots(), "lot {lot} is one of {}", game.lots());
        drawn.push(lot);
    }
}

fn check_lots<G: FullGame + Encode>(game: &G, state: &G::State, luck: G::Luck) {
    let text = game.luck_text(state, luck, Eyes::Reviewer);
    assert_eq!(game.parse_luck(state, &text), Ok(luck), "lots make a possible luck: {text}");
    let lots = game.lots_of(state, luck);
    assert_eq!(game.settled(state, &lots), Some(luck), "the lots of {text} make it again");
}

//! The laws every game obeys, at every seat count and with every option.
//!
//! [`obey`] plays one game whose moves are picked by a list of indexes (so that a failing list shrinks)
//! and checks every law at every step. A game's `tests/it/laws.rs` calls it from proptest.

mod encoded;

pub use encoded::{encoded, told_apart};

use crate::dice::Seeded;
use crate::walk::{play_on, wander};
use crate::{Dice, Eyes, FullGame, Game, Seat, Standing, Symmetric, Turn};
use std::collections::HashSet;

/// One thing that happened: the log of which a state is the fold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameEvent<M, L> {
    /// A seat moved.
    Move(M),
    /// Chance was settled.
    Luck(L),
}

/// The log of a game.
pub type Log<G> = Vec<GameEvent<<G as Game>::Move, <G as Game>::Luck>>;

/// Replays a log from the start.
pub fn fold<G: Game>(game: &G, log: &[GameEvent<G::Move, G::Luck>]) -> G::State {
    let mut state = game.start();
    for &event in log {
        match event {
            GameEvent::Move(m) => game.play(&mut state, m),
            GameEvent::Luck(luck) => game.settle(&mut state, luck),
        }
    }
    state
}

/// Plays one game to its end with every law checked at every step, and returns its log.
///
/// The `n`-th decision takes move `choices[n] % moves`; when the list is used up the dice of `seed` choose.
///
/// # Panics
/// When a law is broken, with the position in text.
pub fn obey<G: FullGame>(game: &G, choices: &[u16], seed: u64) -> Log<G> {
    let mut walk = Walk::new(game, seed);
    let mut choices = choices.iter();
    while walk.step(|moves, dice| match choices.next() {
        Some(&n) => usize::from(n) % moves,
        None => dice.below(moves as u32) as usize,
    }) {}
    walk.log
}

struct Walk<'g, G: FullGame> {
    game: &'g G,
    state: G::State,
    log: Log<G>,
    dice: Seeded,
    earlier: Vec<G::Move>,
}

impl<'g, G: FullGame> Walk<'g, G> {
    fn new(game: &'g G, seed: u64) -> Self {
        assert!(size_of::<G::Move>() <= 8, "a move has 8 bytes or less");
        let state = game.start();
        Walk { game, state, log: Vec::new(), dice: Seeded::new(seed), earlier: Vec::new() }
    }

    /// One event further; false at the end.
    fn step(&mut self, choose: impl FnOnce(usize, &mut Seeded) -> usize) -> bool {
        self.check_state();
        match self.game.turn(&self.state) {
            Turn::Over => {
                self.check_end();
                return false;
            }
            Turn::Luck => self.settle_luck(),
            Turn::Of(seat) => self.make_move(seat, choose),
        }
        let bound = self.game.longest();
        assert!(self.log.len() <= bound, "the game goes on after {bound} events: {}", self.here());
        true
    }

    fn here(&self) -> String {
        self.game.position_text(&self.state)
    }

    fn check_state(&mut self) {
        if let Err(why) = self.game.sound(&self.state) {
            panic!("not sound: {why}: {}", self.here());
        }
        self.check_position_text();
        for eyes in Eyes::all(self.game.seats()) {
            self.check_view(eyes);
        }
        check_standing(&self.game.standing(&self.state));
        for seat in Seat::all(self.game.seats()) {
            self.check_reckoning(seat);
        }
    }

    fn check_position_text(&self) {
        let text = self.here();
        assert!(!text.contains('\n'), "a position is one line: {text:?}");
        let read = self.game.parse_position(&text);
        let read = read.unwrap_or_else(|refusal| panic!("cannot read back {text:?}: {refusal}"));
        assert_eq!(read, self.state, "position text round-trips: {text}");
    }

    fn check_view(&mut self, eyes: Eyes) {
        let view = self.game.view(&self.state, eyes);
        let world = self.game.guess(&view, &mut self.dice);
        assert_eq!(
            self.game.view(&world, eyes),
            view,
            "view(guess(view)) == view for {eyes}: {}",
            self.here()
        );
        assert_eq!(
            self.game.turn(&world),
            self.game.turn(&self.state),
            "a guess keeps the turn: {}",
            self.here()
        );
        if let Err(why) = self.game.sound(&world) {
            panic!("a guess for {eyes} is not sound: {why}: {}", self.here());
        }
    }

    fn check_reckoning(&self, seat: Seat) {
        let standing = self.game.standing(&self.state);
        let lines = self.game.reckon(&self.state, seat, Eyes::Reviewer);
        let sum: i32 = lines.iter().map(|line| line.points).sum();
        assert_eq!(sum, standing.points[seat.index()], "the lines add up for seat {seat}: {}", self.here());
    }

    fn settle_luck(&mut self) {
        let luck = self.game.draw(&self.state, &mut self.dice);
        let text = self.game.luck_text(&self.state, luck, Eyes::Reviewer);
        let read = self.game.parse_luck(&self.state, &text);
        let read = read.unwrap_or_else(|refusal| panic!("cannot read back luck {text:?}: {refusal}"));
        assert_eq!(read, luck, "luck text round-trips: {text}");
        let mut none = Vec::new();
        self.game.moves(&self.state, &mut none);
        assert!(none.is_empty(), "nobody moves while luck is to be settled: {}", self.here());
        self.log.push(GameEvent::Luck(luck));
        self.game.settle(&mut self.state, luck);
    }

    fn make_move(&mut self, seat: Seat, choose: impl FnOnce(usize, &mut Seeded) -> usize) {
        assert!(seat.0 < self.game.seats(), "seat {seat} exists");
        let mut moves = Vec::new();
        self.game.moves(&self.state, &mut moves);
        assert!(!moves.is_empty(), "the acting seat has a move: {}", self.here());
        let distinct: HashSet<_> = moves.iter().copied().collect();
        assert_eq!(distinct.len(), moves.len(), "no move twice: {}", self.here());
        self.check_move_texts(&moves);
        self.check_legality(&distinct);
        let mut scratch = Vec::new();
        let any = self.game.any_move(&self.state, &mut scratch, &mut self.dice);
        assert!(distinct.contains(&any), "any_move is one of moves: {any:?} in {}", self.here());

        let chosen = moves[choose(moves.len(), &mut self.dice)];
        self.earlier.extend(moves.iter().step_by(7));
        self.earlier.truncate(200);
        self.log.push(GameEvent::Move(chosen));
        self.game.play(&mut self.state, chosen);
    }

    fn check_move_texts(&self, moves: &[G::Move]) {
        let mut texts = HashSet::new();
        for &m in moves {
            let text = self.game.move_text(&self.state, m);
            let read = self.game.parse_move(&self.state, &text);
            let read = read.unwrap_or_else(|error| panic!("cannot read back move {text:?}: {error}"));
            assert_eq!(read, m, "move text round-trips: {text} in {}", self.here());
            assert!(texts.insert(text.clone()), "two moves read {text}: {}", self.here());
        }
    }

    fn check_legality(&self, legal: &HashSet<G::Move>) {
        for &m in legal.iter().chain(&self.earlier) {
            let verdict = self.game.explain(&self.state, m);
            assert_eq!(
                verdict.is_ok(),
                legal.contains(&m),
                "explain agrees with moves on {m:?}: {verdict:?} in {}",
                self.here()
            );
        }
    }

    fn check_end(&self) {
        let mut none = Vec::new();
        self.game.moves(&self.state, &mut none);
        assert!(none.is_empty(), "nobody moves after the end: {}", self.here());
        assert_eq!(fold(self.game, &self.log), self.state, "the state is the fold of the log");
    }
}

fn check_standing(standing: &Standing) {
    assert_eq!(standing.points.len(), standing.places.len());
    assert!(standing.winners().count() > 0, "somebody is first: {standing:?}");
    for (&place, &points) in standing.places.iter().zip(&standing.points) {
        let better = standing.places.iter().filter(|&&other| other < place).count();
        assert_eq!(usize::from(place), better + 1, "a place counts those before it: {standing:?}");
        for (&other, &theirs) in standing.places.iter().zip(&standing.points) {
            assert!(theirs <= points || other <= place, "more points are never a worse place: {standing:?}");
        }
    }
}

/// `any_move` is uniform over `moves`: chi-square over `draws` draws in one position.
///
/// # Panics
/// When the difference has a chance of less than one in ten thousand.
pub fn any_move_is_uniform<G: Game>(game: &G, state: &G::State, draws: u32, seed: u64) {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let mut dice = Seeded::new(seed);
    let mut scratch = Vec::new();
    let mut seen = vec![0u32; moves.len()];
    for _ in 0..draws {
        let any = game.any_move(state, &mut scratch, &mut dice);
        let at = moves.iter().position(|&m| m == any).expect("any_move is one of moves");
        seen[at] += 1;
    }
    let expected = f64::from(draws) / moves.len() as f64;
    let chi: f64 = seen.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
    let freedom = (moves.len() - 1) as f64;
    let bound = freedom + 3.8 * (2.0 * freedom).sqrt() + 12.0; // beyond p = 0.0001 for every count of moves here
    assert!(chi <= bound, "chi-square {chi:.1} over {freedom} degrees of freedom: {seen:?}");
}

/// The image of a position after a move is the position after the image of the move, for every symmetry and move.
///
/// # Panics
/// When a symmetry does not commute with playing.
pub fn images_commute<G: Symmetric>(game: &G, state: &G::State) {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    for symmetry in 0..G::SYMMETRIES {
        let image = game.image(state, symmetry);
        let mut legal_there = Vec::new();
        game.moves(&image, &mut legal_there);
        for &m in &moves {
            let there = game.image_move(state, m, symmetry);
            assert!(legal_there.contains(&there), "symmetry {symmetry} keeps {m:?} legal");
            let (mut played_here, mut played_there) = (state.clone(), image.clone());
            game.play(&mut played_here, m);
            game.play(&mut played_there, there);
            assert_eq!(
                game.image(&played_here, symmetry),
                played_there,
                "symmetry {symmetry} commutes with {m:?}"
            );
        }
    }
}

/// A text with up to three small changes, as slips of the pen make them: signs that are wrong, missing, doubled or in
/// another order, numbers one off, words and lists out of order.
pub fn damaged(text: &str, dice: &mut Seeded) -> String {
    let mut text = text.to_owned();
    for _ in 0..=dice.below(3) {
        text = slip(&text, dice);
    }
    text
}

/// Signs that stand in one notation or another.
const SIGNS: [char; 24] = [
    '0', '1', '2', '5', '9', '-', '+', ',', '/', '|', ';', ':', '=', '!', '?', '.', '@', '>', '<', '*', ' ',
    'x', 'o', 'é',
];

fn slip(text: &str, dice: &mut Seeded) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    if signs.is_empty() {
        return " ".to_owned();
    }
    let any = |dice: &mut Seeded, count: usize| dice.below(count as u32) as usize;
    let at = any(dice, signs.len());
    let sign = if dice.below(2) == 0 { signs[any(dice, signs.len())] } else { SIGNS[any(dice, SIGNS.len())] };
    match dice.below(8) {
        0 => signs[at] = sign,
        1 => drop(signs.remove(at)),
        2 => signs.insert(at, sign),
        3 => signs.swap(at, (at + 1) % text.chars().count()),
        4 | 5 => {
            let digits: Vec<usize> = (0..signs.len()).filter(|&n| signs[n].is_ascii_digit()).collect();
            if !digits.is_empty() {
                let at = digits[any(dice, digits.len())];
                let digit = signs[at].to_digit(10).unwrap_or_default();
                let other = if dice.below(2) == 0 { digit + 1 } else { digit + 9 } % 10;
                signs[at] = char::from_digit(other, 10).unwrap_or('0');
            }
        }
        _ => {
            let part = [' ', ',', '/', ';', '|'][any(dice, 5)];
            let mut parts: Vec<String> = text.split(part).map(str::to_owned).collect();
            let (one, other) = (any(dice, parts.len()), any(dice, parts.len()));
            match dice.below(3) {
                0 => parts.swap(one, other),
                1 => parts.insert(other, parts[one].clone()),
                _ => drop(parts.remove(one)),
            }
            return parts.join(&part.to_string());
        }
    }
    signs.into_iter().collect()
}

/// Texts of a position `steps` events into a game, damaged: what is accepted is written as it was read, is sound, and can
/// be played on from; what is read of luck and moves is the same after writing and reading.
///
/// # Panics
/// When it is not.
pub fn damaged_texts_are_refused_or_exact<G: FullGame>(game: &G, seed: u64, steps: usize) {
    let mut dice = Seeded::new(seed);
    let mut left = steps;
    let state = wander(game, &mut dice, |_| {
        left = left.saturating_sub(1);
        left == 0
    });
    damaged_positions(game, &state, &mut dice);
    match game.turn(&state) {
        Turn::Over => {}
        Turn::Luck => damaged_luck(game, &state, &mut dice),
        Turn::Of(_) => damaged_moves(game, &state, &mut dice),
    }
}

/// How many damaged copies of a text are tried.
const COPIES: usize = 24;

fn damaged_positions<G: FullGame>(game: &G, state: &G::State, dice: &mut Seeded) {
    let good = game.position_text(state);
    for _ in 0..COPIES {
        let text = damaged(&good, dice);
        let Ok(read) = game.parse_position(&text) else { continue };
        // Spaces around a text are nobody's.
        assert_eq!(game.position_text(&read), text.trim(), "a position is written as it was read");
        assert_eq!(game.sound(&read), Ok(()), "{text}");
        let mut more = 12;
        let anything = |state: &G::State, _, dice: &mut Seeded| game.any_move(state, &mut Vec::new(), dice);
        let on = play_on(game, read, dice, anything, |_| {
            more -= 1;
            more == 0
        });
        assert_eq!(game.sound(&on), Ok(()), "12 events after {text}: {}", game.position_text(&on));
    }
}

fn damaged_luck<G: FullGame>(game: &G, state: &G::State, dice: &mut Seeded) {
    let good = game.luck_text(state, game.draw(state, dice), Eyes::Reviewer);
    for _ in 0..COPIES {
        let text = damaged(&good, dice);
        let Ok(luck) = game.parse_luck(state, &text) else { continue };
        let written = game.luck_text(state, luck, Eyes::Reviewer);
        assert_eq!(game.parse_luck(state, &written), Ok(luck), "{text} is written {written}");
    }
}

fn damaged_moves<G: FullGame>(game: &G, state: &G::State, dice: &mut Seeded) {
    let good = game.move_text(state, game.any_move(state, &mut Vec::new(), dice));
    for _ in 0..COPIES {
        let text = damaged(&good, dice);
        let read = game.parse_move(state, &text).ok().filter(|&m| game.explain(state, m).is_ok());
        let Some(m) = read else { continue };
        let written = game.move_text(state, m);
        assert_eq!(game.parse_move(state, &written), Ok(m), "{text} is written {written}");
    }
}

/// Games differing only in what `eyes` may not know look the same to them: texts of luck and log lines included.
///
/// Takes two logs of equal shape and compares everything these eyes receive, event by event.
///
/// # Panics
/// When anything differs.
pub fn look_the_same<G: FullGame>(game: &G, one: &Log<G>, other: &Log<G>, eyes: Eyes) {
    assert_eq!(one.len(), other.len(), "the two logs have different lengths");
    let (mut a, mut b) = (game.start(), game.start());
    for (&x, &y) in one.iter().zip(other) {
        assert_eq!(seen(game, &mut a, x, eyes), seen(game, &mut b, y, eyes), "{eyes} sees a difference");
    }
}

fn seen<G: FullGame>(
    game: &G,
    state: &mut G::State,
    event: GameEvent<G::Move, G::Luck>,
    eyes: Eyes,
) -> (String, crate::Phrase, G::View) {
    let (text, phrase) = match event {
        GameEvent::Move(m) => (game.move_text(state, m), game.tell_move(state, m, eyes)),
        GameEvent::Luck(luck) => (game.luck_text(state, luck, eyes), game.tell_luck(state, luck, eyes)),
    };
    match event {
        GameEvent::Move(m) => game.play(state, m),
        GameEvent::Luck(luck) => game.settle(state, luck),
    }
    (text, phrase, game.view(state, eyes))
}

//! Many games at once are the same games one by one.

use learn::{Batch, BatchOf, BatchOutput, Misstep, Reward};
use play::dice::Seeded;
use play::{Choices, Dice, Encode, Offered, Seat, Turn};

const GAMES: usize = 37;

struct Buffers {
    observations: Vec<u8>,
    masks: Vec<u8>,
    rewards: Vec<f32>,
    dones: Vec<u8>,
    seats: Vec<u8>,
    finals: Vec<u8>,
}

impl Buffers {
    fn of<G: Encode>(game: &G) -> Buffers {
        Buffers {
            observations: vec![0xee; GAMES * game.observation()],
            masks: vec![0xee; GAMES * game.actions()],
            rewards: vec![9.0; GAMES * usize::from(game.seats())],
            dones: vec![9; GAMES],
            seats: vec![9; GAMES],
            finals: vec![0xee; GAMES * usize::from(game.seats()) * game.observation()],
        }
    }

    fn out(&mut self) -> BatchOutput<'_> {
        BatchOutput {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
            seats: &mut self.seats,
            finals: &mut self.finals,
        }
    }

    fn legal(&self, n: usize) -> Vec<i64> {
        let actions = self.masks.len() / GAMES;
        (0..actions).filter(|a| self.masks[n * actions + a] == 1).map(|a| a as i64).collect()
    }
}

/// Plays with one thread and with three, from masks alone, and one game beside them step by step.
fn plays_as_one_by_one<G: Encode + Offered>(seats: u8, options: &str, steps: usize) {
    let game = G::with(seats, &Choices::parse(options).expect("options")).expect("it fits");
    let mut one = BatchOf::new(game.clone(), GAMES, 7, Reward::Place);
    let mut three = BatchOf::new(game.clone(), GAMES, 7, Reward::Place).on_threads(3);
    let (mut a, mut b) = (Buffers::of(&game), Buffers::of(&game));
    one.reset(5, a.out()).expect("it fits");
    three.reset(5, b.out()).expect("it fits");
    let mut dice = Seeded::new(3);
    let mut ended = 0;
    for _ in 0..steps {
        assert_eq!((&a.observations, &a.masks, &a.seats), (&b.observations, &b.masks, &b.seats));
        let choose = |n| {
            let legal = a.legal(n);
            legal[dice.below(legal.len() as u32) as usize]
        };
        let actions: Vec<i64> = (0..GAMES).map(choose).collect();
        one.step(&actions, a.out()).expect("it fits");
        three.step(&actions, b.out()).expect("it fits");
        assert_eq!((&a.rewards, &a.dones, &a.finals), (&b.rewards, &b.dones, &b.finals));
        for n in 0..GAMES {
            let row = &a.rewards[n * usize::from(seats)..][..usize::from(seats)];
            assert!(a.dones[n] == 1 || row.iter().all(|&reward| reward == 0.0));
            if seats > 1 {
                assert!(row.iter().sum::<f32>().abs() < 1e-4);
            }
            ended += usize::from(a.dones[n]);
        }
    }
    assert!(ended > 0, "some games end");
}

#[test]
fn every_game_plays_in_a_batch_as_it_does_alone() {
    plays_as_one_by_one::<quixo::Quixo>(2, "", 120);
    plays_as_one_by_one::<quixo::Quixo>(4, "board=4", 120);
    plays_as_one_by_one::<dominoes::Dominoes>(2, "", 60);
    plays_as_one_by_one::<dominoes::Dominoes>(5, "match=yes target=30", 150);
    plays_as_one_by_one::<kingdomino::Kingdomino>(2, "", 80);
    plays_as_one_by_one::<kingdomino::Kingdomino>(4, "dynasty=yes", 400);
    plays_as_one_by_one::<triominos::Triominos>(1, "", 250);
    plays_as_one_by_one::<triominos::Triominos>(3, "rounds=1", 400);
}

/// Plays one game in a batch, and the same beside it, looked at afresh after every step, a new game after it included.
fn shows_what_one_game_shows<G: Encode + Offered>(seats: u8, options: &str) {
    let game = G::with(seats, &Choices::parse(options).unwrap()).unwrap();
    let mut batch = BatchOf::new(game.clone(), 1, 0, Reward::Victory);
    let mut beside = game.start_with(9);
    let (mut seat, mut dones) = ([0], [0]);
    let mut observation = vec![0; game.observation()];
    let mut masks = vec![0; game.actions()];
    let mut expected = vec![0; game.observation()];
    let mut action = -1;
    for step in 0..600 {
        let out = BatchOutput {
            observations: &mut observation,
            masks: &mut masks,
            seats: &mut seat,
            dones: &mut dones,
            ..BatchOutput::default()
        };
        match step {
            0 => batch.reset(9, out).unwrap(),
            _ => batch.step(&[action], out).unwrap(),
        }
        assert_eq!(Turn::Of(Seat(seat[0])), play::Game::turn(&game, &beside.0));
        game.observe(&beside.0, Seat(seat[0]), &mut expected);
        assert!(observation == expected, "{} differs at step {step}", G::NAME);
        let number = masks.iter().rposition(|&flag| flag == 1).unwrap();
        action = number as i64;
        let m = game.numbered(&beside.0, number).unwrap();
        play::Game::play(&game, &mut beside.0, m);
        game.go_on(&mut beside);
        if play::Game::turn(&game, &beside.0) == Turn::Over {
            beside.0 = game.start();
            game.go_on(&mut beside);
        }
    }
}

#[test]
fn a_batch_shows_what_one_game_shows() {
    shows_what_one_game_shows::<dominoes::Dominoes>(3, "");
    shows_what_one_game_shows::<quixo::Quixo>(2, "board=3");
    shows_what_one_game_shows::<kingdomino::Kingdomino>(2, "");
    shows_what_one_game_shows::<triominos::Triominos>(2, "");
    shows_what_one_game_shows::<triominos::Triominos>(1, "");
}

/// One game with the dice of a batch's first.
trait Beside: play::Game {
    fn start_with(&self, seed: u64) -> (Self::State, Seeded) {
        let mut beside = (self.start(), Seeded::new(seed));
        self.go_on(&mut beside);
        beside
    }

    fn go_on(&self, (state, dice): &mut (Self::State, Seeded)) {
        while self.turn(state) == Turn::Luck {
            let luck = self.draw(state, dice);
            self.settle(state, luck);
        }
    }
}
impl<G: play::Game> Beside for G {}

#[test]
fn an_illegal_action_changes_nothing_and_a_negative_one_waits() {
    let game = quixo::Quixo::with(2, &Choices::none()).unwrap();
    let mut batch = BatchOf::new(game, GAMES, 1, Reward::Victory);
    let mut buffers = Buffers::of(&game);
    batch.reset(1, buffers.out()).unwrap();
    let before = buffers.observations.clone();
    let mut actions = vec![0; GAMES];
    actions[20] = 44;
    let refused = batch.step(&actions, buffers.out());
    assert_eq!(refused, Err(Misstep::Illegal { game: 20, action: 44 }));
    assert_eq!(batch.step(&[0], buffers.out()), Err(Misstep::Count { games: GAMES }));
    let short = BatchOutput { seats: &mut [0], ..BatchOutput::default() };
    assert_eq!(batch.step(&vec![0; GAMES], short), Err(Misstep::Buffer { name: "seats", expected: GAMES }));
    batch.step(&vec![-1; GAMES], buffers.out()).unwrap();
    assert_eq!(buffers.observations, before);
    actions = vec![-1; GAMES];
    actions[3] = 0;
    batch.step(&actions, buffers.out()).unwrap();
    let size = game.observation();
    for n in 0..GAMES {
        let same = buffers.observations[n * size..][..size] == before[n * size..][..size];
        assert_eq!(same, n != 3);
    }
}

#[test]
fn actions_chosen_by_chance_are_legal() {
    let game = triominos::Triominos::with(2, &Choices::none()).unwrap();
    let mut batch = BatchOf::new(game.clone(), GAMES, 1, Reward::Points);
    let mut buffers = Buffers::of(&game);
    let mut actions = vec![0; GAMES];
    batch.reset(1, buffers.out()).unwrap();
    for _ in 0..200 {
        batch.sample(&mut actions).unwrap();
        batch.step(&actions, buffers.out()).unwrap();
    }
}

#[test]
fn a_game_in_which_nobody_decides_is_known() {
    let game = triominos::Triominos::with(1, &Choices::parse("solo_hand=0 solo_draws=0").unwrap()).unwrap();
    assert!(!BatchOf::new(game, 2, 1, Reward::Points).is_playable());
    let game = triominos::Triominos::with(1, &Choices::none()).unwrap();
    assert!(BatchOf::new(game, 2, 1, Reward::Points).is_playable());
}

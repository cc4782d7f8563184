//! How often the expert gives away what a 5×5 board is worth: `quixo_errors FOLDER BUDGET BOARDS [FEWEST [MOST]]`.
//!
//! For every number of turned cubes from `FEWEST` to `MOST` it takes `BOARDS` boards from games of `medium` with stray
//! pushes in which something can be lost: no push wins at once, and some push is worth less than the best. What the
//! expert's push is worth is looked up in the tables that `klots solve quixo --size 5` has made in `FOLDER`; the expert
//! itself knows them only if `KLOTS_TABLES` names the folder too. `SEED` in the environment takes other games.

use bots::BotGame as _;
use bots::quixo::solver::{Solution, Value};
use play::dice::Seeded;
use play::{Choices, Dice as _, Duel as _, Eyes, Game as _, Offered as _, Seat, Side, Turn};
use quixo::{Move, Quixo, Starts, State, Symbol};
use search::{Budget, Clock, Limits};
use std::error::Error;
use std::path::Path;

/// How many of a hundred pushes are random.
const STRAYS: u32 = 20;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize, usual: u32| words.get(n).map_or(Ok(usual), |word| word.parse());
    let limits: Limits = words.get(1).ok_or("a folder, a budget and a number of boards")?.parse()?;
    let (boards, fewest, most) = (number(2, 20)? as usize, number(3, 0)?, number(4, 24)?);
    let seed = std::env::var("SEED").map_or(Ok(1), |n| n.parse())?;
    let solution = Solution::open(5, Path::new(&words[0])).ok_or("no tables")?;
    let game = Quixo::with(2, &Choices::none())?;
    let judge = Judge { game: &game, solution: &solution };
    println!("cubes, boards, errors, draws lost, wins lost");
    let mut all = [0; 3];
    for cubes in (fewest..=most).rev() {
        let mut here = [0; 3];
        for state in judge.positions(cubes, boards, seed) {
            let value = judge.value(&state).ok_or("a board that is not solved")?;
            let after = judge
                .after(&state, judge.think("expert", &state, limits))
                .ok_or("a board that is not solved")?;
            here[0] += 1;
            here[1] += usize::from(after < value && value == 0);
            here[2] += usize::from(after < value && value == 1);
        }
        println!("{cubes}, {}, {}, {}, {}", here[0], here[1] + here[2], here[1], here[2]);
        all.iter_mut().zip(here).for_each(|(all, here)| *all += here);
    }
    println!("all, {}, {}, {}, {}", all[0], all[1] + all[2], all[1], all[2]);
    Ok(())
}

struct Judge<'a> {
    game: &'a Quixo,
    solution: &'a Solution,
}

impl Judge<'_> {
    /// What a position is worth to the side to move: 1, 0 or −1.
    fn value(&self, state: &State) -> Option<i8> {
        let mover = if self.game.side(state) == Side::First { Symbol::Cross } else { Symbol::Circle };
        let worth = self.solution.value(state.board(), mover)?;
        Some(match worth.value {
            Value::Win => 1,
            Value::Draw => 0,
            Value::Loss => -1,
        })
    }

    /// What a push is worth to who makes it.
    fn after(&self, state: &State, m: Move) -> Option<i8> {
        let mut after = state.clone();
        self.game.play(&mut after, m);
        match self.game.winner(&after) {
            Some(side) => Some(if side == self.game.side(state) { 1 } else { -1 }),
            // Drawn by repetition or not, the board is what counts here.
            None => self.value(&after).map(|value| -value),
        }
    }

    fn think(&self, level: &str, state: &State, limits: Limits) -> Move {
        let Turn::Of(seat) = self.game.turn(state) else { unreachable!("the game is not over") };
        let view = self.game.view(state, Eyes::Seat(seat));
        let mut bot = Quixo::bots().wake(self.game, level).expect("a level");
        bot.think(self.game, &view, seat, &Budget::new(limits).on(Clock::Thread), 1).best
    }

    /// Positions with this many turned cubes in which something can be lost, one of a game.
    fn positions(&self, cubes: u32, boards: usize, seed: u64) -> Vec<State> {
        let games = (0..).filter_map(|n| {
            self.play_to(cubes, &mut Seeded::new((seed << 32) | (u64::from(cubes) << 24) | n))
        });
        games.filter(|state| self.at_stake(state)).take(boards).collect()
    }

    /// A game played on until this many cubes are turned, and some pushes more.
    fn play_to(&self, cubes: u32, dice: &mut Seeded) -> Option<State> {
        let mut state = self.game.start();
        self.game.settle(&mut state, Starts(Seat(0)));
        let more = dice.below(4);
        let (mut moves, mut reached) = (Vec::new(), 0);
        while let Turn::Of(_) = self.game.turn(&state) {
            let turned = state.board().bits().count_ones();
            reached += u32::from(turned == cubes);
            if turned > cubes {
                return None;
            }
            if turned == cubes && (reached > more || cubes < 5) {
                return Some(state);
            }
            let m = if dice.below(100) < STRAYS {
                self.game.any_move(&state, &mut moves, dice)
            } else {
                self.think("medium", &state, Limits::nodes(5_000))
            };
            self.game.play(&mut state, m);
        }
        None
    }

    fn at_stake(&self, state: &State) -> bool {
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        let wins_at_once = moves.iter().any(|&m| {
            let mut after = state.clone();
            self.game.play(&mut after, m);
            self.game.winner(&after) == Some(self.game.side(state))
        });
        let value = self.value(state);
        !wins_at_once && value >= Some(0) && moves.iter().any(|&m| self.after(state, m) < value)
    }
}

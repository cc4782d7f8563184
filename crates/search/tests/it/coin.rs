//! A hidden coin: whoever pretends to see it gambles, whoever knows what they will not know plays safe.

use play::{Dice, Eyes, Game, Seat, Standing, Turn};
use search::{AnyMove, Budget, FromView, Mcts, Payoff, Rollout};
use serde::Serialize;

/// Seat 0 either plays safe and wins with 7 in 10, or calls the hidden coin and wins if right.
#[derive(Clone, Debug)]
struct Coin;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
enum Stage {
    Toss,
    Decide,
    Safe,
    Call,
    Over(bool),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Position {
    heads: bool,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Say {
    Safe,
    Gamble,
    Heads,
    Tails,
}

impl Game for Coin {
    type State = Position;
    type Move = Say;
    type Luck = u8;
    type View = Stage;

    fn seats(&self) -> u8 {
        2
    }
    fn start(&self) -> Position {
        Position { heads: false, stage: Stage::Toss }
    }
    fn turn(&self, p: &Position) -> Turn {
        match p.stage {
            Stage::Toss | Stage::Safe => Turn::Luck,
            Stage::Decide | Stage::Call => Turn::Of(Seat(0)),
            Stage::Over(_) => Turn::Over,
        }
    }
    fn moves(&self, p: &Position, out: &mut Vec<Say>) {
        out.clear();
        match p.stage {
            Stage::Decide => out.extend([Say::Safe, Say::Gamble]),
            Stage::Call => out.extend([Say::Heads, Say::Tails]),
            _ => {}
        }
    }
    fn play(&self, p: &mut Position, say: Say) {
        p.stage = match say {
            Say::Safe => Stage::Safe,
            Say::Gamble => Stage::Call,
            Say::Heads => Stage::Over(p.heads),
            Say::Tails => Stage::Over(!p.heads),
        }
    }
    fn draw<D: Dice + ?Sized>(&self, _: &Position, dice: &mut D) -> u8 {
        dice.below(10) as u8
    }
    fn settle(&self, p: &mut Position, luck: u8) {
        *p = match p.stage {
            Stage::Toss => Position { heads: luck < 5, stage: Stage::Decide },
            _ => Position { stage: Stage::Over(luck < 7), ..*p },
        }
    }
    fn standing(&self, p: &Position) -> Standing {
        Standing::by_points(if p.stage == Stage::Over(true) { [1, 0] } else { [0, 1] })
    }
    fn view(&self, p: &Position, _: Eyes) -> Stage {
        p.stage
    }
    fn guess<D: Dice + ?Sized>(&self, view: &Stage, dice: &mut D) -> Position {
        Position { heads: dice.below(2) == 0, stage: *view }
    }
    fn longest(&self) -> usize {
        5
    }
}

#[test]
fn an_information_set_tree_does_not_count_on_what_it_will_not_know() {
    let view = Stage::Decide;
    let worlds = FromView { game: &Coin, view: &view };
    let mcts = Mcts::new(Rollout::new(AnyMove, Payoff::Share));
    let found = mcts.search(&Coin, &worlds, &Budget::iterations(5000), 1);
    assert_eq!(found.best(), Say::Safe);
    assert!((found.value() - 0.7).abs() < 0.05, "{found:?}");
    let gamble = found.ranked[1];
    assert!((gamble.value - 0.5).abs() < 0.08, "{found:?}");
}

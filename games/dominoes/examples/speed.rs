//! How fast the rules are: uniformly random games on one thread, per second of processor time.
//!
//! `cargo run --release -p dominoes --example speed [SEATS [GAMES]]`

use dominoes::{Dominoes, State};
use play::{Game, Turn, dice::Seeded};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|word| word.parse::<u32>().expect("a number"));
    let seats = arguments.next().unwrap_or(2) as u8;
    let games = arguments.next().unwrap_or(1_000_000);
    let game = Dominoes::new(seats).expect("2 to 10 seats");
    let mut dice = Seeded::new(1);
    let mut scratch = Vec::new();
    let mut total = Total::default();
    let began = processor_seconds();
    for _ in 0..games {
        total.play_one(&game, &mut scratch, &mut dice);
    }
    let seconds = processor_seconds() - began;
    if let Some((_, expected)) = EXPECTED.iter().find(|(key, _)| *key == (seats, games)) {
        assert_eq!(total, *expected, "the games are not what they were");
    }
    println!("{total:?}");
    println!(
        "{seats} seats: {:.0} games/s, {:.0} moves/s, {:.0} events/s per processor-second; a state is {} bytes",
        f64::from(games) / seconds,
        total.moves as f64 / seconds,
        (total.moves + total.luck) as f64 / seconds,
        size_of::<State>(),
    );
}

/// What the games of one run add up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Total {
    moves: u64,
    luck: u64,
    tiles_laid: u64,
    out: u64,
}

const EXPECTED: &[((u8, u32), Total)] = &[
    ((2, 1_000_000), Total { moves: 37_069_799, luck: 25_903_526, tiles_laid: 28_226_145, out: 671_220 }),
    ((4, 1_000_000), Total { moves: 38_026_223, luck: 22_699_511, tiles_laid: 29_052_033, out: 821_141 }),
];

impl Total {
    fn play_one(&mut self, game: &Dominoes, scratch: &mut Vec<dominoes::Move>, dice: &mut Seeded) {
        let mut state = game.start();
        loop {
            match game.turn(&state) {
                Turn::Of(_) => {
                    let m = game.any_move(&state, scratch, dice);
                    game.play(&mut state, m);
                    self.moves += 1;
                }
                Turn::Luck => {
                    let luck = game.draw(&state, dice);
                    game.settle(&mut state, luck);
                    self.luck += 1;
                }
                Turn::Over => break,
            }
        }
        self.tiles_laid += state.line().len() as u64;
        self.out += u64::from(play::Seat::all(game.seats()).any(|seat| state.hand(seat) == 0));
    }
}

/// Processor time of this thread; wall time where the system does not tell.
fn processor_seconds() -> f64 {
    let spent = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = spent.and_then(|text| text.split_whitespace().next()?.parse::<u64>().ok());
    nanos.map_or_else(
        || std::time::SystemTime::UNIX_EPOCH.elapsed().map_or(0.0, |time| time.as_secs_f64()),
        |nanos| nanos as f64 / 1e9,
    )
}

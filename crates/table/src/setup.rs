//! Whether a table can be set up like this, and what follows from it.

use crate::codes;
use crate::event::{ClockRule, Setup};
use crate::position::{Games, Position};
use play::Refusal;

/// Checks a setup, and lets the clock be the one that the game's own rules ask for.
pub fn check_setup(games: &dyn Games, game: &str, setup: Setup) -> Result<Setup, Refusal> {
    let position = games.open(game, setup.seats, &setup.options)?;
    settled(position.as_ref(), setup)
}

/// The same where the game is at hand. A limit for each move that its options name is the table's clock;
/// another clock beside it would be two rules for one thing.
pub(crate) fn settled(position: &dyn Position, mut setup: Setup) -> Result<Setup, Refusal> {
    if let Some(seconds) = position.seconds_per_move() {
        let asked = ClockRule::Move { seconds };
        if ![ClockRule::default(), asked].contains(&setup.clock) {
            return Err(Refusal::new(codes::CLOCK_TWICE).with("seconds", seconds));
        }
        setup.clock = asked;
    }
    setup.clock.check()?;
    setup.late &= !setup.rated;
    if setup.rated && setup.one_device {
        return Err(Refusal::new(codes::RATED_DEVICE));
    }
    if setup.delay > Setup::LONGEST_DELAY {
        return Err(Refusal::new(codes::DELAY).with("max", Setup::LONGEST_DELAY));
    }
    if setup.delay_seconds > Setup::LONGEST_DELAY_SECONDS {
        return Err(Refusal::new(codes::DELAY_SECONDS).with("max", u32::from(Setup::LONGEST_DELAY_SECONDS)));
    }
    Ok(setup)
}

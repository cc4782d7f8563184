//! The clocks of a table: facts that the log adds up to. Nothing here looks at the time.

use crate::codes;
use crate::event::{ClockRule, Millis};
use play::{Refusal, Seat};

/// A slow network is forgiven out of a purse: what it holds at the start, what every move adds, and how much fits.
const PURSE: Millis = 300;
const PURSE_GAIN: Millis = 100;
const PURSE_MOST: Millis = 1000;
const SECOND: Millis = 1000;
const DAY: Millis = 86_400 * SECOND;

/// Time per seat, and whose runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    rule: ClockRule,
    /// What is left of the whole game, per seat ([`ClockRule::Game`] only).
    left: Vec<Millis>,
    /// How much of a slow network may still be forgiven, per seat.
    purse: Vec<Millis>,
    /// What this turn has cost before the clock last stood still.
    turn: Millis,
    running: Option<(Seat, Millis)>,
}

impl ClockRule {
    /// Whether these numbers make a clock.
    pub fn check(&self) -> Result<(), Refusal> {
        let fits = match *self {
            ClockRule::None {} => true,
            ClockRule::Move { seconds } => (5..=3600).contains(&seconds),
            ClockRule::Game { seconds, increment } => (30..=14_400).contains(&seconds) && increment <= 300,
            ClockRule::Days { days } => (1..=14).contains(&days),
        };
        if fits { Ok(()) } else { Err(Refusal::new(codes::CLOCK)) }
    }

    /// Whether there is a clock that people watch while they sit at the table.
    pub fn is_live(&self) -> bool {
        matches!(self, ClockRule::Move { .. } | ClockRule::Game { .. })
    }
}

impl Clock {
    /// Full clocks.
    pub fn new(rule: ClockRule, seats: u8) -> Clock {
        let left = match rule {
            ClockRule::Game { seconds, .. } => vec![Millis::from(seconds) * SECOND; seats.into()],
            _ => Vec::new(),
        };
        Clock { rule, left, purse: vec![PURSE; seats.into()], turn: 0, running: None }
    }

    /// Whether there is a clock at all.
    pub fn is_none(&self) -> bool {
        self.rule == ClockRule::None {}
    }

    /// Whose clock runs, and since when.
    pub fn running(&self) -> Option<(Seat, Millis)> {
        self.running
    }

    /// What is left for a seat at the moment the running clock was started (or now, if none runs).
    pub fn left(&self, seat: Seat, acting: Option<Seat>) -> Millis {
        let whole = match self.rule {
            ClockRule::None {} => return Millis::MAX,
            ClockRule::Move { seconds } => Millis::from(seconds) * SECOND,
            ClockRule::Game { .. } => self.left.get(seat.index()).copied().unwrap_or(0),
            ClockRule::Days { days } => Millis::from(days) * DAY,
        };
        if acting == Some(seat) { whole - self.turn } else { whole }
    }

    /// What a seat has used since its clock was started.
    pub fn spent(&self, now: Millis) -> Millis {
        self.running.map_or(0, |(_, since)| (now - since).max(0))
    }

    /// How much of that is the network's, if the player claims to have thought for `think`; at most what the purse holds.
    pub fn forgiven(&self, now: Millis, think: Option<Millis>) -> Millis {
        let (Some((seat, _)), Some(think)) = (self.running, think) else { return 0 };
        let purse = self.purse.get(seat.index()).copied().unwrap_or(0);
        (self.spent(now) - think).clamp(0, purse)
    }

    /// A move was made, and this much of its time was forgiven.
    pub fn forgive(&mut self, seat: Seat, forgiven: Millis) {
        if let Some(purse) = self.purse.get_mut(seat.index()) {
            *purse = (*purse - forgiven + PURSE_GAIN).clamp(0, PURSE_MOST);
        }
    }

    /// The moment at which the running clock has nothing left.
    pub fn due(&self) -> Option<Millis> {
        let (seat, since) = self.running?;
        if self.is_none() {
            return None;
        }
        Some(since.saturating_add(self.left(seat, Some(seat))))
    }

    /// Starts the clock of a seat, or none.
    pub fn run(&mut self, seat: Option<Seat>, at: Millis) {
        self.running = seat.map(|seat| (seat, at));
    }

    /// Stands still; the turn so far is charged.
    pub fn stop(&mut self, spent: Millis) {
        self.turn += spent;
        self.running = None;
    }

    /// A turn costs more, but is not over.
    pub fn charge(&mut self, spent: Millis) {
        self.turn += spent;
    }

    /// A turn is over: what it cost is taken, the increment is given.
    pub fn close(&mut self, seat: Seat) {
        if let (ClockRule::Game { increment, .. }, Some(left)) = (self.rule, self.left.get_mut(seat.index()))
        {
            *left += Millis::from(increment) * SECOND - self.turn;
        }
        self.turn = 0;
    }

    /// A turn starts over without having cost anything (after an undo).
    pub fn forget_turn(&mut self) {
        self.turn = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);

    #[test]
    fn a_clock_per_game_runs_down_and_gets_its_increment() {
        let mut clock = Clock::new(ClockRule::Game { seconds: 60, increment: 2 }, 2);
        clock.run(Some(A), 1_000);
        assert_eq!(clock.due(), Some(61_000));
        let spent = clock.spent(11_000);
        clock.charge(spent);
        clock.close(A);
        assert_eq!(clock.left(A, None), 52_000);
    }

    #[test]
    fn a_clock_per_move_starts_full_every_turn_and_keeps_what_a_break_has_cost() {
        let mut clock = Clock::new(ClockRule::Move { seconds: 30 }, 2);
        clock.run(Some(A), 0);
        clock.stop(clock.spent(10_000));
        assert_eq!((clock.due(), clock.left(A, Some(A))), (None, 20_000));
        clock.run(Some(A), 99_000);
        assert_eq!(clock.due(), Some(119_000));
        clock.close(A);
        assert_eq!(clock.left(A, Some(A)), 30_000);
    }

    #[test]
    fn a_slow_network_is_forgiven_as_far_as_the_purse_goes() {
        let mut clock = Clock::new(ClockRule::Move { seconds: 30 }, 2);
        clock.run(Some(A), 0);
        assert_eq!(clock.forgiven(1_000, Some(900)), 100);
        assert_eq!(clock.forgiven(5_000, Some(0)), 300, "no more than the purse holds");
        assert_eq!(clock.forgiven(1_000, Some(9_999)), 0, "thinking longer than the clock ran is no debt");
        assert_eq!(clock.forgiven(1_000, None), 0);
        clock.forgive(A, 300);
        assert_eq!(clock.forgiven(5_000, Some(0)), 100, "who claims it every time gets what every move adds");
        for _ in 0..50 {
            clock.forgive(A, 0);
        }
        assert_eq!(clock.forgiven(5_000, Some(0)), 1_000, "who rarely needs it has saved some");
        clock.run(Some(Seat(1)), 0);
        assert_eq!(clock.forgiven(5_000, Some(0)), 300, "everybody has an own purse");
    }
}

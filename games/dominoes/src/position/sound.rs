//! Which positions can exist: what a play-through guarantees, short of the play-through itself.

use crate::Dominoes;
use crate::board::{End, Line};
use crate::codes;
use crate::guess::known_with_drawn;
use crate::rules::{HAND, Hands, MOST_ROUNDS, Stage, State};
use crate::score;
use crate::tiles::{ALL, first_to_start};
use crate::view::known::Known;
use play::{MAX_SEATS, Refusal, Seat};

/// Why a position cannot exist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    /// A tile is missing or in two places.
    Tiles,
    /// The line does not match, or is not laid as D9 says.
    Line,
    /// A hand has a size that it cannot have.
    Hands,
    /// The stage does not agree with the rest.
    Stage,
    /// The drawn tiles do not agree with the rest.
    Drawn,
    /// What is known about a hand is not so.
    Known,
    /// Totals or rounds that no match has.
    Totals,
    /// The round before cannot have ended like that.
    Last,
    /// The tiles cannot have been laid by these seats one after the other.
    Turns,
}

impl Flaw {
    /// The word that tells it.
    fn word(self) -> &'static str {
        match self {
            Flaw::Tiles => "tiles",
            Flaw::Line => "line",
            Flaw::Hands => "hands",
            Flaw::Stage => "stage",
            Flaw::Drawn => "drawn",
            Flaw::Known => "known",
            Flaw::Totals => "totals",
            Flaw::Last => "last",
            Flaw::Turns => "turns",
        }
    }

    pub(crate) fn refuse(self) -> Refusal {
        Refusal::new(codes::POSITION).with("why", self.word())
    }
}

fn ensure(holds: bool, flaw: Flaw) -> Result<(), Flaw> {
    if holds { Ok(()) } else { Err(flaw) }
}

impl Dominoes {
    pub(crate) fn check(&self, s: &State) -> Result<(), Flaw> {
        self.check_tiles(s)?;
        check_line(&s.line, self.seats)?;
        self.check_totals(s)?;
        match s.stage {
            Stage::Deal | Stage::Over => self.check_rest(s),
            Stage::Start => self.check_start(s),
            Stage::Second | Stage::Turn | Stage::Draw => self.check_running(s),
        }
    }

    fn check_tiles(&self, s: &State) -> Result<(), Flaw> {
        let mut all = s.stock();
        for set in s.hands.iter().copied().chain([s.line.tiles()]) {
            ensure(all & set == 0, Flaw::Tiles)?;
            all |= set;
        }
        ensure(all == ALL, Flaw::Tiles)?;
        ensure(s.hands[usize::from(self.seats)..].iter().all(|&hand| hand == 0), Flaw::Hands)?;
        ensure(s.seat.0 < self.seats, Flaw::Stage)
    }

    fn check_totals(&self, s: &State) -> Result<(), Flaw> {
        let reached = self.target.is_some_and(|target| s.totals.iter().any(|&total| total >= target));
        let last_round = self.target.is_none() || reached || u32::from(s.round) + 1 >= MOST_ROUNDS;
        let counted = score::last_round(s).map_or(u32::from(s.round), |(round, _)| round + 1);
        ensure(self.target.is_some() || s.round == 0 && s.totals == [0; MAX_SEATS], Flaw::Totals)?;
        ensure(u32::from(s.round) < MOST_ROUNDS, Flaw::Totals)?;
        ensure(counted > 0 || s.totals == [0; MAX_SEATS], Flaw::Totals)?;
        ensure(s.totals[usize::from(self.seats)..].iter().all(|&total| total == 0), Flaw::Totals)?;
        ensure((s.stage == Stage::Over) <= last_round && !(reached && s.stage != Stage::Over), Flaw::Totals)?;
        let (Some(target), Some((_, hands))) = (self.target, score::last_round(s)) else { return Ok(()) };
        let points = self.doubles.round_points(&hands, self.seats);
        for (&total, points) in s.totals.iter().zip(points) {
            let before = total.checked_sub(points).ok_or(Flaw::Totals)?;
            ensure(before < target && (counted > 1 || before == 0), Flaw::Totals)?;
        }
        Ok(())
    }

    /// Before the first deal, or after a round.
    fn check_rest(&self, s: &State) -> Result<(), Flaw> {
        let quiet = s.drawn == 0
            && s.passes == 0
            && s.must.is_none()
            && s.seat == Seat(0)
            && s.last == [0; MAX_SEATS];
        ensure(quiet && s.known == [Known::default(); MAX_SEATS], Flaw::Stage)?;
        if s.line.is_empty() {
            return ensure(s.stage == Stage::Deal && s.round == 0 && s.stock() == ALL, Flaw::Stage);
        }
        self.check_counts(s)?;
        let last_round = self.target.is_none() || u32::from(s.round) + 1 == MOST_ROUNDS;
        ensure(s.stage == Stage::Over || !last_round, Flaw::Stage)?;
        let fits = s.hands.iter().any(|hand| hand & s.line.fitting() != 0);
        let all_passed =
            self.may_pass && !fits && s.hands[..usize::from(self.seats)].iter().all(|&hand| hand != 0);
        ensure(self.ended(&s.hands) || s.blocked() || all_passed, Flaw::Stage)?;
        let out = Seat::all(self.seats).find(|&seat| s.hand(seat) == 0);
        let last = s.line.laid().last().map(|laid| laid.seat());
        ensure(out.is_none() || out == last, Flaw::Turns)?;
        self.check_turns(s)
    }

    /// Exactly one hand is empty.
    fn ended(&self, hands: &Hands) -> bool {
        hands[..usize::from(self.seats)].iter().filter(|&&hand| hand == 0).count() == 1
    }

    fn check_start(&self, s: &State) -> Result<(), Flaw> {
        ensure(s.line.is_empty() && s.drawn == 0 && s.passes == 0 && s.must.is_none(), Flaw::Stage)?;
        self.check_counts(s)?;
        self.check_last(s)?;
        let dealt = s.hands.iter().fold(0, |all, hand| all | hand);
        ensure(dealt.count_ones() == HAND * u32::from(self.seats), Flaw::Hands)?;
        ensure(s.hand(s.seat) & first_to_start(dealt).bit() != 0, Flaw::Stage)?;
        let mut known = [Known::default(); MAX_SEATS];
        known[..usize::from(self.seats)].fill(Known::nothing(HAND as u8));
        ensure(s.known == known, Flaw::Known)
    }

    fn check_running(&self, s: &State) -> Result<(), Flaw> {
        ensure(!s.line.is_empty() && !s.blocked(), Flaw::Stage)?;
        ensure(s.hands[..usize::from(self.seats)].iter().all(|&hand| hand != 0), Flaw::Stage)?;
        self.check_counts(s)?;
        self.check_last(s)?;
        self.check_drawn(s)?;
        if s.stage == Stage::Second {
            let first = s.line.laid().first();
            let double = first.is_some_and(|laid| laid.tile().is_double() && laid.seat() == s.seat);
            let fits = s.hand(s.seat) & s.line.fitting() != 0;
            ensure(double && s.line.len() == 1 && (fits || self.starter_draws), Flaw::Stage)?;
        }
        for seat in Seat::all(MAX_SEATS as u8) {
            let known = known_with_drawn(self, s, seat);
            ensure(known.allows(s.hand(seat), s.starters()), Flaw::Known)?;
        }
        self.check_turns(s)
    }

    fn check_drawn(&self, s: &State) -> Result<(), Flaw> {
        let hand = s.hand(s.seat);
        ensure(u32::from(s.drawn) <= hand.count_ones(), Flaw::Drawn)?;
        ensure(s.stage != Stage::Draw || s.stock() != 0 && s.must.is_none(), Flaw::Drawn)?;
        self.check_need_to_draw(s)?;
        match s.must {
            Some(must) => {
                let here = s.stage == Stage::Turn && s.drawn > 0;
                ensure(here && hand & s.line.fitting() & must.bit() != 0, Flaw::Drawn)
            }
            None if s.stage == Stage::Turn && s.drawn > 0 => {
                let doubtful = hand & s.line.fitting() == 0 || self.may_draw_anyway;
                ensure(s.stock() == 0 && doubtful, Flaw::Drawn)
            }
            None => ensure(s.stage != Stage::Second || s.drawn == 0, Flaw::Drawn),
        }
    }

    /// D5: whoever draws had no tile that fits, and everybody knows it; whoever goes on has drawn none either.
    fn check_need_to_draw(&self, s: &State) -> Result<(), Flaw> {
        let drawing = s.stage == Stage::Draw || s.drawn > 0;
        if self.may_draw_anyway || !drawing {
            return Ok(());
        }
        let (left, right) = s.line.ends();
        let bounds = s.known(s.seat).bounds();
        ensure(bounds[usize::from(left)] == 0 && bounds[usize::from(right)] == 0, Flaw::Known)?;
        ensure(s.stage != Stage::Draw || s.hand(s.seat) & s.line.fitting() == 0, Flaw::Drawn)
    }

    /// Whoever has laid tiles began with five like everybody else.
    fn check_counts(&self, s: &State) -> Result<(), Flaw> {
        let mut taken = s.hands.map(u64::count_ones);
        for laid in s.line.laid() {
            taken[laid.seat().index()] += 1;
        }
        ensure(taken[..usize::from(self.seats)].iter().all(|&count| count >= HAND), Flaw::Hands)
    }

    fn check_last(&self, s: &State) -> Result<(), Flaw> {
        if s.round == 0 {
            return ensure(s.last == [0; MAX_SEATS], Flaw::Last);
        }
        let mut all = 0;
        for hand in s.last {
            ensure(all & hand == 0 && hand & !ALL == 0, Flaw::Last)?;
            all |= hand;
        }
        // a blocked line leaves four tiles at least, and a hand that is empty ends the round for all
        let empty = s.last[..usize::from(self.seats)].iter().filter(|&&hand| hand == 0).count();
        ensure(empty <= 1 && s.last[usize::from(self.seats)..].iter().all(|&hand| hand == 0), Flaw::Last)
    }
}

impl Dominoes {
    /// Turns go clockwise; a seat is passed over only when it passed; nobody draws but in a turn;
    /// and of a seat that has never drawn everything that is known follows from the line.
    ///
    /// A second tile by the starter was added at once (D3), or laid after everybody else had passed.
    fn check_turns(&self, s: &State) -> Result<(), Flaw> {
        let read = |at_once| self.check_walk(s, &Turns::walk(self, s, at_once));
        read(true).or_else(|flaw| if self.may_pass { read(false) } else { Err(flaw) })
    }

    fn check_walk(&self, s: &State, turns: &Turns) -> Result<(), Flaw> {
        ensure(!turns.passed || self.may_pass || s.stock() == 0, Flaw::Turns)?;
        let counted = self.may_pass && s.drawn == 0 && s.stage == Stage::Turn;
        let passes = match s.stock() {
            _ if !counted => s.passes == 0,
            // Whoever drew the last tile and passed restarted the count; a starter may have, for the second tile (D3).
            0 => s.passes <= turns.waiting + u8::from(self.starter_draws && s.line.len() == 1),
            _ => s.passes == turns.waiting,
        };
        ensure(passes, Flaw::Turns)?;
        for seat in Seat::all(self.seats) {
            let drawn_now = if s.running() && seat == s.seat { u32::from(s.drawn) } else { 0 };
            let laid = s.line.laid().iter().filter(|laid| laid.seat() == seat).count() as u32;
            let drawn = (s.hand(seat).count_ones() + laid).saturating_sub(HAND + drawn_now);
            ensure(drawn == 0 || turns.had[seat.index()], Flaw::Drawn)?;
            let certain = drawn == 0 && s.running();
            ensure(!certain || s.known[seat.index()] == turns.known[seat.index()], Flaw::Known)?;
        }
        Ok(())
    }
}

/// The turns of a round as its line tells them.
struct Turns {
    /// Whether a seat has had a turn in which it could draw.
    had: [bool; MAX_SEATS],
    /// Whether any seat passed.
    passed: bool,
    /// How many have passed since the last tile was laid.
    waiting: u8,
    /// What everybody knows about each hand, if its owner never drew.
    known: [Known; MAX_SEATS],
    line: Line,
    next: Seat,
}

impl Turns {
    fn walk(game: &Dominoes, s: &State, at_once: bool) -> Turns {
        let mut turns = Turns {
            had: [false; MAX_SEATS],
            passed: false,
            waiting: 0,
            known: [Known::default(); MAX_SEATS],
            line: Line::EMPTY,
            next: s.seat,
        };
        let Some((first, rest)) = s.line.laid().split_first() else { return turns };
        let starter = first.seat();
        turns.known[..usize::from(game.seats)].fill(Known::no_starter(HAND as u8));
        turns.known[starter.index()] = Known::no_starter(HAND as u8 - 1);
        turns.line.lay(first.tile(), first.end(), starter);
        turns.next = starter;
        let added = at_once && rest.first().is_some_and(|laid| laid.seat() == starter);
        let adding = at_once && rest.is_empty() && s.running() && s.seat == starter;
        let second = added || adding;
        if !first.tile().is_double() || !second {
            turns.had[starter.index()] = game.starter_draws;
            if first.tile().is_double() {
                turns.known[starter.index()].lack(turns.line.ends());
            }
            turns.next = starter.next(game.seats);
        }
        for (n, laid) in rest.iter().enumerate() {
            turns.pass_until(game, laid.seat());
            turns.had[laid.seat().index()] |= n > 0 || !added || game.starter_draws;
            turns.known[laid.seat().index()].lay(laid.tile(), s.starters());
            turns.line.lay(laid.tile(), laid.end(), laid.seat());
            turns.next = laid.seat().next(game.seats);
            turns.waiting = 0;
        }
        if s.running() {
            turns.pass_until(game, s.seat);
            let drawing = s.stage == Stage::Draw || s.drawn > 0;
            if drawing && !game.may_draw_anyway {
                turns.known[s.seat.index()].lack(turns.line.ends());
            }
        }
        turns
    }

    fn pass_until(&mut self, game: &Dominoes, seat: Seat) {
        while self.next != seat {
            self.passed = true;
            self.waiting += 1;
            self.had[self.next.index()] = true;
            self.known[self.next.index()].lack(self.line.ends());
            self.next = self.next.next(game.seats);
        }
    }
}

/// Lays the line again, tile by tile.
fn check_line(line: &Line, seats: u8) -> Result<(), Flaw> {
    let mut again = Line::EMPTY;
    for laid in line.laid() {
        let (left, right) = again.ends();
        let new = again.tiles() & laid.tile().bit() == 0 && laid.seat().0 < seats;
        let equal = !again.is_empty() && left == right && laid.end() == End::Left;
        ensure(new && !equal && again.fits(laid.tile(), laid.end()), Flaw::Line)?;
        again.lay(laid.tile(), laid.end(), laid.seat());
    }
    ensure(again == *line, Flaw::Line)
}

//! One game of a match.

use super::{Pairing, Plan, budget, file_refusal};
use crate::Mind;
use crate::codes;
use play::dice::Seeded;
use play::record::{Cause, Event, EventKind, Record};
use play::{Eyes, Refusal, Seat, Standing, Turn};
use search::{Clock, part_seed};
use serde::{Deserialize, Serialize};
use std::io::{self, ErrorKind};
use std::path::Path;
use std::time::Duration;

/// The result of one game: a line of a ledger.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayedGame {
    /// Number of the game in the match.
    pub number: u64,
    /// Number of the deal; games of the same deal met the same luck.
    pub deal: u64,
    /// In how many rotations each deal is played.
    pub rotations: u64,
    /// Moves made.
    pub moves: u32,
    /// One entry per seat.
    pub seats: Vec<SideResult>,
}

/// How one seat did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SideResult {
    /// The contender, as an index into the header's list.
    pub bot: usize,
    /// Points at the end.
    pub points: i32,
    /// Place at the end, 1 for the first.
    pub place: u8,
    /// Share of the victory.
    pub share: f64,
    /// Moves it made.
    pub moves: u32,
    /// Time it thought, in milliseconds of its thread.
    pub millis: f64,
    /// Positions it looked at.
    pub nodes: u64,
}

struct Player<G: play::Game> {
    bot: usize,
    mind: Box<dyn Mind<G>>,
    budget: search::Budget,
    moves: u32,
    time: Duration,
    nodes: u64,
}

/// Plays one game to its end.
pub(super) fn play<G: crate::BotGame>(
    game: &G,
    plan: &Plan,
    pairing: &Pairing,
    luck: u64,
) -> Result<PlayedGame, Refusal> {
    let mut players = wake(game, plan, pairing)?;
    let luck_seed = part_seed(plan.seed, luck);
    let mind_seed = part_seed(!plan.seed, pairing.number);
    let mut table = Table { game, state: game.start(), events: Vec::new(), keep: plan.records.is_some() };
    let (mut moves, mut lucks) = (0, 0);
    loop {
        match game.turn(&table.state) {
            Turn::Over => break,
            Turn::Luck => {
                // Each event has dice of its own, so that luck is the same however the game went before.
                table.luck(&mut Seeded::new(part_seed(luck_seed, lucks)));
                lucks += 1;
            }
            Turn::Of(seat) => {
                let m = players[seat.index()].choose(game, &table.state, seat, part_seed(mind_seed, moves));
                table.play(seat, m).map_err(|refusal| {
                    let bot = plan.bots[players[seat.index()].bot].to_string();
                    refusal.with("bot", bot)
                })?;
                moves += 1;
            }
        }
    }
    let standing = game.standing(&table.state);
    if let Some(folder) = &plan.records {
        let names = players.iter().map(|player| plan.bots[player.bot].to_string()).collect();
        let path = folder.join(format!("{}-{:06}.klots", G::NAME, pairing.number));
        let record = table.record(names, &standing, plan.seed);
        keep(&path, &record).map_err(|error| file_refusal(&path, &error))?;
    }
    Ok(result(pairing, &players, &standing, moves as u32))
}

/// Whoever sits at each seat, ready to think.
fn wake<G: crate::BotGame>(game: &G, plan: &Plan, pairing: &Pairing) -> Result<Vec<Player<G>>, Refusal> {
    let bots = G::bots();
    let wake = |&bot: &usize| {
        let contender = &plan.bots[bot];
        let mind = bots.wake(game, &contender.name)?;
        let mut budget = budget(plan, contender);
        budget.stop = plan.stop.clone();
        Ok(Player { bot, mind, budget, moves: 0, time: Duration::ZERO, nodes: 0 })
    };
    pairing.seats.iter().map(wake).collect()
}

/// Writes a record. A game that is played again, since a run was killed, replaces its own; nobody else's is touched.
fn keep(path: &Path, record: &Record) -> io::Result<()> {
    if path.exists() {
        let known = std::fs::read_to_string(path)?.parse::<Record>();
        let match_of = |record: &Record| (record.game.clone(), record.names.clone(), record.tags.clone());
        if !known.is_ok_and(|known| match_of(&known) == match_of(record)) {
            return Err(ErrorKind::AlreadyExists.into());
        }
    }
    std::fs::write(path, record.to_string())
}

impl<G: play::Game> Player<G> {
    fn choose(&mut self, game: &G, state: &G::State, seat: Seat, seed: u64) -> G::Move {
        let view = game.view(state, Eyes::Seat(seat));
        let start = Clock::Thread.now();
        let thought = self.mind.think(game, &view, seat, &self.budget, seed);
        self.time += Clock::Thread.now().saturating_sub(start);
        self.moves += 1;
        self.nodes += thought.stats.nodes;
        thought.best
    }
}

struct Table<'g, G: play::Game> {
    game: &'g G,
    state: G::State,
    events: Vec<Event>,
    keep: bool,
}

impl<G: crate::BotGame> Table<'_, G> {
    fn luck(&mut self, dice: &mut Seeded) {
        let luck = self.game.draw(&self.state, dice);
        if self.keep {
            let text = self.game.luck_text(&self.state, luck, Eyes::Reviewer);
            self.events.push(Event::new(EventKind::Luck(text)));
        }
        self.game.settle(&mut self.state, luck);
    }

    fn play(&mut self, seat: Seat, m: G::Move) -> Result<(), Refusal> {
        self.game.explain(&self.state, m).map_err(|_| {
            Refusal::new(codes::ARENA_ILLEGAL)
                .with("move", self.game.move_text(&self.state, m))
                .with("position", self.game.position_text(&self.state))
        })?;
        if self.keep {
            let text = self.game.move_text(&self.state, m);
            self.events.push(Event::new(EventKind::Move(seat, text)));
        }
        self.game.play(&mut self.state, m);
        Ok(())
    }

    fn record(self, names: Vec<String>, standing: &Standing, seed: u64) -> Record {
        Record {
            game: G::NAME.to_owned(),
            seats: self.game.seats(),
            options: self.game.choices(),
            rules: G::FACTS.rules_version,
            names,
            tags: [("seed".to_owned(), seed.to_string())].into(),
            events: self.events,
            ..Record::default()
        }
        .ended(Cause::Played, standing)
    }
}

fn result<G: play::Game>(
    pairing: &Pairing,
    players: &[Player<G>],
    standing: &Standing,
    moves: u32,
) -> PlayedGame {
    let shares = standing.shares();
    let side = |(seat, player): (usize, &Player<G>)| SideResult {
        bot: player.bot,
        points: standing.points[seat],
        place: standing.places[seat],
        share: shares[seat],
        moves: player.moves,
        millis: player.time.as_secs_f64() * 1000.0,
        nodes: player.nodes,
    };
    PlayedGame {
        number: pairing.number,
        deal: pairing.deal,
        rotations: pairing.rotations,
        moves,
        seats: players.iter().enumerate().map(side).collect(),
    }
}

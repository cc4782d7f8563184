//! From the table to a pair of eyes. The only way out.

use crate::chairs::Who;
use crate::event::{Event, Logged, Proposal, Speaker};
use crate::json::Json;
use crate::result::reckoning;
use crate::seen::{About, Clocks, Ending, Happening, OpenOffer, Picture, Seen, SeenChair, Sitter, Stage};
use crate::table::{BadLog, OpenProposal, Table};
use crate::viewer::Viewer;
use play::{Eyes, Phrase, Refusal, Seat, Standing, Turn};

impl Table {
    /// What does not change once the game has started. Keys are only for those who sit here.
    pub fn about(&self, viewer: Viewer) -> About {
        let keys = viewer.is_seated();
        About {
            game: self.founding.game.clone(),
            rules: self.founding.rules,
            seats: self.setup.seats,
            options: self.setup.options.clone(),
            visibility: self.setup.visibility,
            clock: self.setup.clock,
            rated: self.setup.rated,
            one_device: self.setup.one_device,
            chat: self.setup.chat,
            team_chat: self.position.team_chat(),
            delay: Some(self.setup.delay).filter(|&moves| moves > 0),
            delay_seconds: Some(self.setup.delay_seconds).filter(|&seconds| seconds > 0),
            commitment: self.founding.secret.commitment(),
            after: self.founding.after.clone(),
            brought: self.founding.brought,
            invite: keys.then(|| self.founding.invite.clone()),
            watch: keys.then(|| self.founding.watch.clone()),
        }
    }

    /// The table as it stands, as `viewer` sees it.
    pub fn picture(&self, viewer: Viewer) -> Picture {
        let eyes = self.eyes(viewer);
        Picture {
            number: self.number(),
            stage: self.stage,
            chairs: Seat::all(self.setup.seats).map(|seat| self.seen_chair(seat, viewer)).collect(),
            eyes: eyes_word(viewer, eyes),
            turn: self.acting(),
            round: self.position.round(),
            view: self.position.view(eyes),
            moves: if self.may_move(viewer) { self.position.offers() } else { Json::none() },
            standing: self
                .ending
                .as_ref()
                .map_or_else(|| self.position.standing(), |(_, standing)| standing.clone()),
            clocks: self.clocks(),
            offers: self.open_offers(),
            may_offer: self.may_offer(viewer),
            late: self.setup.late,
            may_sit: self.may_sit(viewer),
            free_undo: self.undo_to(viewer).is_some() && self.to_ask(viewer, Proposal::Undo).is_empty(),
            ending: self.seen_ending(),
        }
    }

    /// Whether `viewer` must move now.
    pub fn may_move(&self, viewer: Viewer) -> bool {
        let acts = |seat: Seat| viewer.has(seat) && self.chairs[seat.index()].plays();
        self.stage == Stage::Playing && self.acting().is_some_and(acts)
    }

    fn seen_chair(&self, seat: Seat, viewer: Viewer) -> SeenChair {
        let chair = &self.chairs[seat.index()];
        let (who, name) = match &chair.who {
            Who::Free => (Sitter::Free, String::new()),
            Who::Person(_, name) => (Sitter::Person, name.clone()),
            Who::Bot(_) => (Sitter::Bot, String::new()),
        };
        SeenChair {
            seat,
            who,
            name,
            avatar: chair.avatar,
            level: chair.bot().map(str::to_owned),
            you: viewer.has(seat),
            host: chair.person() == Some(self.host),
            ready: chair.ready,
            out: chair.out,
            party: self.party(seat),
        }
    }

    fn clocks(&self) -> Option<Clocks> {
        if self.clock.is_none() {
            return None;
        }
        let running = self.clock.running();
        // The turn that ran out was never charged: a clock for each turn would be full again.
        let ran_out = |seat| self.stage == Stage::Finished && self.flagged == Some(seat);
        let left = |seat| if ran_out(seat) { 0 } else { self.clock.left(seat, self.acting()) };
        Some(Clocks {
            left: Seat::all(self.setup.seats).map(left).collect(),
            running: running.map(|(seat, _)| seat),
            since: running.map(|(_, since)| since),
            frozen: self.frozen,
        })
    }

    fn open_offers(&self) -> Vec<OpenOffer> {
        let open = |(&offer, asked): (&Proposal, &OpenProposal)| OpenOffer {
            offer,
            by: asked.by,
            waiting: self.waiting(offer),
        };
        self.offers.iter().map(open).collect()
    }

    fn seen_ending(&self) -> Option<Ending> {
        let (cause, standing) = self.ending.as_ref()?;
        let reckon = |seat| reckoning(self.position.as_ref(), standing, seat);
        Some(Ending {
            cause: *cause,
            standing: standing.clone(),
            reckoning: Seat::all(self.setup.seats).map(reckon).collect(),
            secret: self.revealed.then(|| self.founding.secret.reveal()),
            seal: self.seal.as_ref().map(|seal| seal.hash.clone()),
            rematch: self.rematch.clone(),
        })
    }

    /// Adds one event, and tells it as each of `viewers` may see it.
    pub fn apply_telling(&mut self, logged: Logged, viewers: &[Viewer]) -> Result<Vec<Seen>, BadLog> {
        let number = logged.number;
        let seen: Result<Vec<Seen>, Refusal> =
            viewers.iter().map(|&viewer| self.tell(&logged, viewer, self.eyes(viewer))).collect();
        let seen = seen.map_err(|cause| BadLog { number, cause })?;
        self.apply(logged)?;
        Ok(seen)
    }

    /// The events after number `after`, as `viewer` may see them now: after the end, everything.
    pub fn seen(&self, viewer: Viewer, after: u64) -> Result<Vec<Seen>, BadLog> {
        let mut log = self.log().iter();
        let Some(first) = log.next() else { return Ok(Vec::new()) };
        let mut past = self.past()?;
        let finished = self.stage == Stage::Finished;
        let mut seen = Vec::new();
        if after == 0 {
            seen.push(
                past.tell(first, viewer, past.eyes(viewer)).map_err(|cause| BadLog { number: 1, cause })?,
            );
        }
        for logged in log {
            if logged.number > after {
                let eyes = if finished { Eyes::Reviewer } else { past.eyes(viewer) };
                let told = past.tell(logged, viewer, eyes);
                seen.push(told.map_err(|cause| BadLog { number: logged.number, cause })?);
            }
            past.apply(logged.clone())?;
        }
        Ok(seen)
    }

    /// Every position that still counts, as `viewer` may see it now, with the event that led there.
    pub fn replay(&self, viewer: Viewer) -> Result<Vec<(Option<Seen>, Json, Standing)>, BadLog> {
        let told = self.seen(viewer, 0)?;
        let mut position = self.position.copy();
        position.restart();
        let finished = self.stage == Stage::Finished;
        let eyes = |turn: Turn| match (finished, viewer.only(), turn) {
            (true, ..) => Eyes::Reviewer,
            (_, Some(seat), _) => Eyes::Seat(seat),
            (_, None, Turn::Of(seat)) if viewer.has(seat) => Eyes::Seat(seat),
            _ => Eyes::Onlooker,
        };
        let mut frames = vec![(None, position.view(eyes(position.turn())), position.standing())];
        for step in &self.steps {
            position.follow(&step.what).map_err(|cause| BadLog { number: step.number, cause })?;
            let event = told.iter().find(|seen| seen.number == step.number).cloned();
            frames.push((event, position.view(eyes(position.turn())), position.standing()));
        }
        if let (Some((_, standing)), Some(last)) = (&self.ending, frames.last_mut()) {
            last.2.clone_from(standing);
        }
        Ok(frames)
    }

    /// An event as these eyes see it, before it is applied.
    fn tell(&self, logged: &Logged, viewer: Viewer, eyes: Eyes) -> Result<Seen, Refusal> {
        let (what, tell) = match &logged.event {
            Event::Moved { seat, text, .. } => {
                let tell = self.position.tell_move(text, eyes)?;
                (Happening::Moved { seat: *seat, text: text.clone() }, Some(tell))
            }
            Event::Luck { text } => {
                let (text, tell) = self.position.tell_luck(text, eyes)?;
                (Happening::Luck { text }, Some(tell))
            }
            Event::Chat { from, line, team } if self.hears(from, *team, viewer) => {
                (Happening::Chat { from: from.clone(), line: line.clone(), team: *team }, None)
            }
            Event::Chat { .. } => (Happening::Hidden {}, None),
            // The secret has not drawn what was brought along, so nobody is told to check it.
            other @ Event::Revealed { .. } if self.founding.brought.is_some() => (plain(other).0, None),
            other => plain(other),
        };
        Ok(Seen { number: logged.number, at: logged.at, what, tell })
    }

    fn hears(&self, from: &Speaker, team: bool, viewer: Viewer) -> bool {
        match from {
            Speaker::Seat(speaker) if team => {
                let partner = |seat: Seat| viewer.has(seat) && self.party(seat) == self.party(*speaker);
                Seat::all(self.setup.seats).any(partner)
            }
            _ => !team,
        }
    }
}

/// The word for whose eyes they are.
fn eyes_word(viewer: Viewer, eyes: Eyes) -> String {
    match (viewer, eyes) {
        (Viewer::Operator, Eyes::Onlooker) => "operator".to_owned(),
        _ => eyes.to_string(),
    }
}

/// Events in which nothing is hidden from anybody.
fn plain(event: &Event) -> (Happening, Option<Phrase>) {
    let told = |code: &str| Phrase::new(format!("told-table-{code}"));
    match event.clone() {
        Event::Created(_) => (Happening::Created {}, None),
        Event::Configured(_) => (Happening::Configured {}, Some(told("configured"))),
        Event::Sat { seat, name, .. } => {
            let tell = told("sat").with("seat", seat).with("name", name.as_str());
            (Happening::Sat { seat, name }, Some(tell))
        }
        Event::Left { seat } => (Happening::Left { seat }, Some(told("left").with("seat", seat))),
        Event::Renamed { seat, name } => {
            let tell = told("renamed").with("seat", seat).with("name", name.as_str());
            (Happening::Renamed { seat, name }, Some(tell))
        }
        Event::Avatar { seat, avatar } => (Happening::Avatar { seat, avatar }, None),
        Event::BotSeated { seat, level } => {
            let tell = told("bot").with("seat", seat).with("level", level.as_str());
            (Happening::BotSeated { seat, level }, Some(tell))
        }
        Event::Admits { late } => (Happening::Admits { late }, None),
        Event::Ready { seat, ready, .. } => (Happening::Ready { seat, ready }, None),
        Event::Started { words } => (Happening::Started { words }, Some(told("started"))),
        Event::Undone { seat, to } => {
            (Happening::Undone { seat, to }, Some(told("undone").with("seat", seat)))
        }
        Event::Offered { seat, offer } => {
            let tell = told("offered").with("seat", seat).with("offer", offer.word());
            (Happening::Offered { seat, offer }, Some(tell))
        }
        Event::Answered { seat, offer, yes } => {
            let tell = told(if yes { "accepted" } else { "declined" });
            (
                Happening::Answered { seat, offer, yes },
                Some(tell.with("seat", seat).with("offer", offer.word())),
            )
        }
        Event::Withdrawn { seat, offer } => {
            let tell = told("withdrawn").with("seat", seat).with("offer", offer.word());
            (Happening::Withdrawn { seat, offer }, Some(tell))
        }
        Event::Paused { .. } => (Happening::Paused {}, Some(told("paused"))),
        Event::Resumed => (Happening::Resumed {}, Some(told("resumed"))),
        Event::Frozen { .. } => (Happening::Frozen {}, Some(told("frozen"))),
        Event::Thawed => (Happening::Thawed {}, Some(told("thawed"))),
        Event::Flagged { seat } => (Happening::Flagged { seat }, Some(told("flagged").with("seat", seat))),
        Event::Resigned { seat } => (Happening::Resigned { seat }, Some(told("resigned").with("seat", seat))),
        Event::Abandoned { seat } => {
            (Happening::Abandoned { seat }, Some(told("abandoned").with("seat", seat)))
        }
        Event::TookOver { seat, level } => {
            let tell = told("took-over").with("seat", seat).with("level", level.as_str());
            (Happening::TookOver { seat, level }, Some(tell))
        }
        Event::HandedBack { seat } => {
            (Happening::HandedBack { seat }, Some(told("handed-back").with("seat", seat)))
        }
        Event::Finished { cause, standing } => {
            (Happening::Finished { cause, standing }, Some(told("finished").with("cause", cause.word())))
        }
        Event::Revealed { secret, seal } => {
            let seal = seal.map(|seal| seal.hash);
            (Happening::Revealed { secret: secret.reveal(), seal }, Some(told("revealed")))
        }
        Event::Rematch { table } => (Happening::Rematch { table }, Some(told("rematch"))),
        Event::Moved { .. } | Event::Luck { .. } | Event::Chat { .. } => (Happening::Hidden {}, None),
    }
}

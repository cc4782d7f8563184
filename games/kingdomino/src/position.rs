//! A whole position on one line.
//!
//! ```text
//! stage pick; rows 2; now 3=0! 17=1 22=1 41=0; next 5 8 9 30; k0 3@0,-1>e; k1
//! ```
//!
//! Sections are parted by `;`. `now` is the row being placed (`!` behind a domino that has left it),
//! `next` the row being chosen from; `=` names the king's seat. Each kingdom lists its dominoes, `x5` a discarded
//! one. Lines of four have `gone`; a Dynasty's finished games follow as `past1`, `past2` (points/place of each
//! seat), the kingdoms of the last of them as `b0`, `b1` …

mod sound;

use crate::board::{Kingdom, Misfit, Spot};
use crate::codes;
use crate::notation::placement;
use crate::options::Kingdomino;
use crate::rules::{FOUR, Layout, Row, Stage, State, build};
use crate::tiles::{TILES, Tile, Tiles};
use play::{Code, Cursor, Game as _, Refusal, Seat, as_written};
use std::collections::BTreeMap;
use std::fmt::Write as _;

const STAGES: [(Stage, &str); 5] = [
    (Stage::Kings, "kings"),
    (Stage::Row, "row"),
    (Stage::Place, "place"),
    (Stage::Pick, "pick"),
    (Stage::Over, "over"),
];

impl Kingdomino {
    pub(crate) fn write_position(&self, state: &State) -> String {
        let stage = STAGES.iter().find(|(stage, _)| *stage == state.stage).map_or("", |(_, word)| word);
        let mut text = format!("stage {stage}; rows {}; now", state.rows);
        for (n, (tile, king)) in state.now.tiles.iter().zip(state.now.kings).enumerate() {
            let Some(king) = king else { continue };
            match tile {
                Some(tile) => write_word(&mut text, format_args!("{tile}={king}")),
                None => write_word(&mut text, format_args!("-={king}")),
            }
            if state.is_done(n) && !(tile.is_none() && n == usize::from(state.acted)) {
                text.push('!');
            }
        }
        text.push_str("; next");
        for (tile, king) in state.next.iter() {
            match king {
                Some(king) => write_word(&mut text, format_args!("{tile}={king}")),
                None => write_word(&mut text, tile),
            }
        }
        for seat in Seat::all(self.seats) {
            let _ = write!(text, "; k{seat}");
            write_tiles(&mut text, state.kingdom(seat).tiles(), |tile| state.spot(seat, tile));
        }
        if self.lines_of_four {
            text.push_str("; gone");
            state.gone().for_each(|tile| write_word(&mut text, tile));
        }
        self.write_past(state, &mut text);
        text
    }

    fn write_past(&self, state: &State, text: &mut String) {
        let seats = usize::from(self.seats);
        for (n, past) in state.past.iter().take(state.games.into()).enumerate() {
            let _ = write!(text, "; past{}", n + 1);
            for (points, place) in past.points.iter().zip(past.places).take(seats) {
                write_word(text, format_args!("{points}/{place}"));
            }
        }
        if state.games == 0 {
            return;
        }
        for (seat, &tiles) in state.before.tiles.iter().take(seats).enumerate() {
            let _ = write!(text, "; b{seat}");
            let kingdom = state.before.layout.build(tiles, self.size()).unwrap_or(Kingdom::BARE);
            let (across, down) = (kingdom.across(), kingdom.down());
            write_tiles(text, tiles, |tile| Spot::unpack(state.before.layout.0[tile.index()], across, down));
        }
    }

    pub(crate) fn read_position(&self, text: &str) -> Result<State, Refusal> {
        let text = text.trim();
        let state = self.read_sections(text)?;
        as_written(text, &self.write_position(&state))?;
        Ok(state)
    }

    fn read_sections(&self, text: &str) -> Result<State, Refusal> {
        let mut sections = Sections::split(text)?;
        let mut state = self.start();
        let stage = sections.take("stage")?;
        let known = STAGES.iter().find(|(_, word)| *word == stage);
        state.stage = known.map(|(stage, _)| *stage).ok_or_else(|| unreadable(stage))?;
        state.rows = number(sections.take("rows")?, self.rounds().into())? as u8;
        let now = sections.take("now")?;
        state.now = row(now)?;
        state.acted = acted(now, &state);
        state.next = row(sections.take("next")?)?;
        for seat in Seat::all(self.seats) {
            let dominoes = sections.take(&format!("k{seat}"))?;
            state.kingdoms[seat.index()] = self.read_kingdom(seat, dominoes, &mut state.layout)?;
        }
        let gone = if self.lines_of_four { tiles(sections.take("gone")?)? } else { Tiles::NONE };
        let seen = self.kingdoms(&state).iter().fold(gone, |set, kingdom| set.or(kingdom.tiles));
        state.unseen = Tiles::ALL.without(seen).without(state.now.tiles()).without(state.next.tiles());
        self.read_past(&mut sections, &mut state)?;
        sections.finish()?;
        self.check(&state)?;
        if self.lines_of_four && state.gone() != gone {
            return Err(Refusal::by_rule("K3", codes::POSITION_COUNT));
        }
        Ok(state)
    }

    fn read_past(&self, sections: &mut Sections<'_>, state: &mut State) -> Result<(), Refusal> {
        for n in 0..usize::from(self.games() - 1) {
            let Some(results) = sections.optional(&format!("past{}", n + 1)) else { break };
            let mut words = results.split_whitespace();
            for seat in 0..usize::from(self.seats) {
                let word = words.next().unwrap_or("");
                let (points, place) = word.split_once('/').ok_or_else(|| unreadable(word))?;
                state.past[n].points[seat] = number(points, 999)? as i16;
                state.past[n].places[seat] = number(place, self.seats.into())? as u8;
            }
            words.next().map_or(Ok(()), |word| Err(unreadable(word)))?;
            state.games += 1;
        }
        if state.games == 0 {
            return Ok(());
        }
        for seat in Seat::all(self.seats) {
            let dominoes = sections.take(&format!("b{seat}"))?;
            let kingdom = self.read_kingdom(seat, dominoes, &mut state.before.layout)?;
            state.before.tiles[seat.index()] = kingdom.tiles;
        }
        Ok(())
    }

    fn read_kingdom(&self, seat: Seat, text: &str, layout: &mut Layout) -> Result<Kingdom, Refusal> {
        let mut placed = Vec::new();
        let mut all = Tiles::NONE;
        for word in text.split_whitespace() {
            let tile = match word.strip_prefix('x') {
                Some(discarded) => tile(discarded)?,
                None => {
                    let mut cursor = Cursor::new(word);
                    let (tile, spot) = placement(&mut cursor).map_err(|_| unreadable(word))?;
                    cursor.finish().map_err(|_| unreadable(word))?;
                    placed.push((tile, spot));
                    tile
                }
            };
            if all.has(tile) {
                return Err(twice(tile));
            }
            all.add(tile);
        }
        let spot = |tile| placed.iter().find(|&&(there, _)| there == tile).map(|&(_, spot)| spot);
        let kingdom = build(all, spot, self.size()).map_err(|(tile, misfit)| {
            misfit_rule(misfit, codes::POSITION_KINGDOM).with("seat", seat).with("tile", tile.number())
        })?;
        for (tile, spot) in placed {
            layout.0[tile.index()] = spot.pack();
        }
        Ok(kingdom)
    }
}

/// The refusal for a domino that does not fit, by the rule it breaks.
pub(crate) fn misfit_rule(misfit: Misfit, code: Code) -> Refusal {
    let rule = match misfit {
        Misfit::Backwards | Misfit::Covered(_) => "K12",
        Misfit::Outside { .. } => "K14",
        Misfit::Unmatched => "K13",
    };
    Refusal::by_rule(rule, code)
}

struct Sections<'a>(BTreeMap<&'a str, &'a str>);

impl<'a> Sections<'a> {
    fn split(text: &'a str) -> Result<Sections<'a>, Refusal> {
        let mut sections = BTreeMap::new();
        for section in text.split(';').map(str::trim) {
            let (name, rest) = section.split_once(' ').unwrap_or((section, ""));
            if name.is_empty() || sections.insert(name, rest.trim()).is_some() {
                return Err(unreadable(section));
            }
        }
        Ok(Sections(sections))
    }

    fn optional(&mut self, name: &str) -> Option<&'a str> {
        self.0.remove(name)
    }

    fn take(&mut self, name: &str) -> Result<&'a str, Refusal> {
        let missing = || Refusal::new(codes::POSITION_MISSING).with("section", name);
        self.optional(name).ok_or_else(missing)
    }

    fn finish(self) -> Result<(), Refusal> {
        self.0.keys().next().map_or(Ok(()), |name| Err(unreadable(name)))
    }
}

fn write_word(text: &mut String, word: impl std::fmt::Display) {
    let _ = write!(text, " {word}");
}

fn write_tiles(text: &mut String, tiles: Tiles, spot: impl Fn(Tile) -> Option<Spot>) {
    for tile in tiles {
        match spot(tile) {
            Some(spot) => write_word(text, format_args!("{tile}@{spot}")),
            None => write_word(text, format_args!("x{tile}")),
        }
    }
}

fn unreadable(text: &str) -> Refusal {
    Refusal::new(codes::POSITION_WORD).with("text", text)
}

fn twice(tile: Tile) -> Refusal {
    Refusal::by_rule("K3", codes::POSITION_TWICE).with("tile", tile.number())
}

fn number(text: &str, max: u32) -> Result<u32, Refusal> {
    let mut cursor = Cursor::new(text);
    let number = cursor.number(0, max).map_err(|_| unreadable(text))?;
    cursor.finish().map_err(|_| unreadable(text))?;
    Ok(number)
}

fn tile(text: &str) -> Result<Tile, Refusal> {
    number(text, TILES.into()).ok().and_then(|n| Tile::new(n as u8)).ok_or_else(|| unreadable(text))
}

fn tiles(text: &str) -> Result<Tiles, Refusal> {
    text.split_whitespace().map(tile).collect()
}

/// Reads `3=0! 17=1` or `-=0 -=1` or `5 8=0`.
fn row(text: &str) -> Result<Row, Refusal> {
    let mut row = Row::default();
    for (n, word) in text.split_whitespace().enumerate() {
        let (domino, king) = match word.trim_end_matches('!').split_once('=') {
            Some((domino, king)) => (domino, Some(Seat(number(king, FOUR as u32 - 1)? as u8))),
            None => (word, None),
        };
        if n >= FOUR {
            return Err(unreadable(word));
        }
        row.kings[n] = king;
        row.tiles[n] = if domino == "-" { None } else { Some(tile(domino)?) };
    }
    let tiles = row.tiles.iter().flatten().count();
    if tiles != 0 && row.tiles.iter().take(tiles).any(Option::is_none) {
        return Err(unreadable(text));
    }
    Ok(row)
}

/// Kings that have had their turn: a king that still has to choose is not among them.
fn acted(now: &str, state: &State) -> u8 {
    let done = now.split_whitespace().take_while(|word| word.ends_with('!')).count() as u8;
    let choosing = state.stage == Stage::Pick && !state.now.is_empty();
    done - u8::from(choosing).min(done)
}

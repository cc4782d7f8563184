//! The end of a round of dominoes: what everybody still holds.

use super::text::{Part, Script};
use super::{Scored, ranked};
use dominoes::{Dominoes, Tile};
use play::record::RecordError;
use play::{Choices, Game as _, MAX_SEATS, Offered as _, Phrase, Refusal};

pub fn score(script: &Script<'_>, choices: &Choices) -> Result<Scored, RecordError> {
    let parts = script.by_name()?;
    let seats = u8::try_from(parts.len()).unwrap_or(u8::MAX);
    let game = Dominoes::with(seats, choices).map_err(|cause| script.refuse(cause))?;
    let mut hands = [0_u64; MAX_SEATS];
    let mut seen = 0;
    for (hand, part) in hands.iter_mut().zip(&parts) {
        *hand = read_hand(part, &mut seen)?;
    }
    let held = &hands[..parts.len()];
    // the first empty hand ends the round (D7)
    if let Some(second) = (0..parts.len()).filter(|&seat| held[seat] == 0).nth(1) {
        return Err(parts[second].impossible("D7"));
    }
    let doubles = game.doubles();
    let names = parts.iter().map(|part| part.name.to_owned()).collect();
    let lines = held.iter().map(|&hand| doubles.reckon_hand(hand)).collect();
    let mut players = ranked(names, lines, &doubles.rank_round(held));
    let gained = doubles.round_points(&hands, game.seats());
    for seat in doubles.winners(&hands, game.seats()) {
        let note = Phrase::new("score-dominoes-round").with("points", u32::from(gained[seat.index()]));
        players[seat.index()].notes.push(note);
    }
    Ok(Scored { players, notes: Vec::new() })
}

/// Tiles, or `-` alone for none.
fn read_hand(part: &Part<'_>, seen: &mut u64) -> Result<u64, RecordError> {
    let mut hand = 0;
    let count = part.words().count();
    if count == 0 {
        return Err(
            part.refuse(Refusal::new("refused-score-word").with("text", "").with("possible", "9-4, -"))
        );
    }
    for word in part.words() {
        if word.text == "-" && count == 1 {
            return Ok(0);
        }
        let tile: Tile = word.text.parse().map_err(|error| word.misread(error))?;
        if *seen & tile.bit() != 0 {
            let twice = Refusal::by_rule("D1", "refused-dominoes-tile-twice");
            return Err(word.refuse(twice.with("tile", tile.to_string())));
        }
        *seen |= tile.bit();
        hand |= tile.bit();
    }
    Ok(hand)
}

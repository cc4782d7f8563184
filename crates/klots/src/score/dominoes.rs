//! The end of a round of dominoes: what everybody still holds.

use super::text::{Part, Script};
use super::{Scored, ranked};
use crate::codes;
use dominoes::{Dominoes, Tile, with_number};
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
    // with everybody holding tiles nobody can lay one, and the stock is empty (D7)
    let must_draw = choices.0.get("drawing").is_none_or(|drawing| drawing == "must");
    if must_draw && !held.contains(&0) && !is_blocked(seen) {
        return Err(parts[parts.len() - 1].impossible("D7"));
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

/// Whether all tiles but these can lie in one line at whose ends none of these fits.
///
/// Every number stands on nine tiles that are not doubles. Inside a line a number meets itself, two and two; so of all
/// numbers but those of the two ends an odd number of such tiles is left over, of the ends none. Such a line always
/// exists, since either end has met every other number.
fn is_blocked(left: u64) -> bool {
    let double = |number: u8| Tile::new(number, number).map_or(0, Tile::bit);
    let singles = |number: u8| (left & with_number(number) & !double(number)).count_ones();
    let ends: Vec<u8> = (0..=9).filter(|&number| singles(number).is_multiple_of(2)).collect();
    ends.len() == 2 && ends.iter().all(|&end| left & with_number(end) == 0)
}

/// Tiles, or `-` alone for none.
fn read_hand(part: &Part<'_>, seen: &mut u64) -> Result<u64, RecordError> {
    let mut hand = 0;
    let count = part.words().count();
    if count == 0 {
        return Err(part.refuse(Refusal::new(codes::SCORE_WORD).with("text", "").with("possible", "9-4, -")));
    }
    for word in part.words() {
        if word.text == "-" && count == 1 {
            return Ok(0);
        }
        let tile: Tile = word.text.parse().map_err(|error| word.misread(error))?;
        if *seen & tile.bit() != 0 {
            let twice = Refusal::by_rule("D1", dominoes::codes::TILE_TWICE);
            return Err(word.refuse(twice.with("tile", tile.to_string())));
        }
        *seen |= tile.bit();
        hand |= tile.bit();
    }
    Ok(hand)
}

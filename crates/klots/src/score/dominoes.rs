//! The end of a round of dominoes: what everybody still holds.

use super::text::Script;
use super::{Scored, ranked};
use dominoes::{Dominoes, Tile, pips, round_points, tiles, winners};
use play::record::RecordError;
use play::{Choices, MAX_SEATS, Offered as _, Phrase, Refusal, ScoreLine, Standing};

pub fn score(script: &Script<'_>, choices: &Choices) -> Result<Scored, RecordError> {
    let parts = script.by_name()?;
    let seats = u8::try_from(parts.len()).unwrap_or(u8::MAX);
    Dominoes::with(seats, choices).map_err(|cause| RecordError { line: 1, column: 1, cause })?;
    let mut hands = [0_u64; MAX_SEATS];
    let mut seen = 0;
    for (hand, part) in hands.iter_mut().zip(&parts) {
        for word in part.words().filter(|word| word.text != "-") {
            let tile: Tile = word.text.parse().map_err(|error| word.misread(error))?;
            if seen & tile.bit() != 0 {
                let twice = Refusal::by_rule("D1", "refused-dominoes-tile-twice");
                return Err(word.refuse(twice.with("tile", tile.to_string())));
            }
            seen |= tile.bit();
            *hand |= tile.bit();
        }
    }
    let held = &hands[..parts.len()];
    let rank = |hand: u64| (hand != 0, pips(hand));
    let points = held.iter().map(|&hand| -(pips(hand) as i32));
    let standing = Standing::ranked(points, |a, b| rank(held[a.index()]).cmp(&rank(held[b.index()])));
    let names = parts.iter().map(|part| part.name.to_owned()).collect();
    let lines = held.iter().map(|&hand| tiles(hand).map(line).collect()).collect();
    let mut players = ranked(names, lines, &standing);
    let gained = round_points(&hands, seats);
    for seat in winners(&hands, seats) {
        let note = Phrase::new("score-dominoes-round").with("points", u32::from(gained[seat.index()]));
        players[seat.index()].notes.push(note);
    }
    Ok(Scored { players, notes: Vec::new() })
}

fn line(tile: Tile) -> ScoreLine {
    let code = if tile.is_double() { "score-dominoes-double-left" } else { "score-dominoes-left" };
    ScoreLine { what: Phrase::new(code).with("tile", tile.to_string()), points: -(tile.pips() as i32) }
}

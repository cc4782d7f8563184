//! Kingdoms: a map of squares, or the dominoes in the order in which they were laid.

mod tiling;

use super::text::{Part, Script, Word};
use super::{Scored, ranked};
use crate::codes;
use kingdomino::board::{Misfit, joined};
use kingdomino::score::{HARMONY, MIDDLE_KINGDOM, properties, tie_break};
use kingdomino::{FOUR, Half, Kingdom, Kingdomino, Move, Square, Terrain, Tile, Tiles};
use play::record::RecordError;
use play::{Choices, Game as _, Notation as _, Offered as _, Phrase, Refusal, ScoreLine};

/// What may stand in a map.
const SIGNS: &str = "W F ~ G S M, C, .";

pub fn score(script: &Script<'_>, choices: &Choices) -> Result<Scored, RecordError> {
    let count = script.parts.len();
    let seats = u8::try_from(count).unwrap_or(u8::MAX).max(2);
    let game = Kingdomino::with(seats, choices).map_err(|cause| script.refuse(cause))?;
    let mut laid = Vec::new();
    let mut halves = Halves::of_the_set();
    let mut kingdoms = Vec::new();
    for (n, part) in script.parts.iter().enumerate() {
        if script.parts[..n].iter().any(|other| other.name == part.name) {
            let refusal = Refusal::new(codes::SCORE_SAME_NAME).with("name", part.name);
            return Err(RecordError { line: part.place.0, column: part.place.1, cause: refusal });
        }
        kingdoms.push(read(part, &game, &mut laid, &mut halves)?);
    }
    debug_assert!(kingdoms.len() <= FOUR, "no more than four sit down");
    let standing = game.rank(&kingdoms);
    let names = script.parts.iter().map(|part| part.name.to_owned()).collect();
    let lines = kingdoms.iter().map(|kingdom| reckon(&game, kingdom)).collect();
    let mut players = ranked(names, lines, &standing);
    for seat in 0..players.len() {
        if players.iter().filter(|player| player.points == players[seat].points).count() > 1 {
            let (squares, crowns) = tie_break(&kingdoms[seat]);
            let tie = Phrase::new("score-kingdomino-tie").with("squares", squares).with("crowns", crowns);
            players[seat].notes.push(tie);
        }
    }
    Ok(Scored { players, notes: Vec::new() })
}

/// The properties, the most valuable first, then the bonuses.
fn reckon(game: &Kingdomino, kingdom: &Kingdom) -> Vec<ScoreLine> {
    let mut all: Vec<_> = properties(kingdom).collect();
    all.sort_by_key(|property| std::cmp::Reverse(property.points()));
    let mut lines: Vec<ScoreLine> = all
        .iter()
        .map(|property| ScoreLine {
            what: Phrase::new("score-kingdomino-property")
                .with("terrain", property.terrain.word())
                .with("squares", property.squares)
                .with("crowns", property.crowns),
            points: property.points() as i32,
        })
        .collect();
    let bonus = |code: &str, points: u32| ScoreLine { what: Phrase::new(code), points: points as i32 };
    if game.middle_points(kingdom) > 0 {
        lines.push(bonus("score-kingdomino-middle", MIDDLE_KINGDOM));
    }
    if game.harmony_points(kingdom) > 0 {
        lines.push(bonus("score-kingdomino-harmony", HARMONY));
    }
    lines
}

fn read(
    part: &Part<'_>,
    game: &Kingdomino,
    laid: &mut Vec<Tile>,
    halves: &mut Halves,
) -> Result<Kingdom, RecordError> {
    let is_domino = |word: &Word<'_>| word.text.contains('@') || word.text.starts_with('x');
    let dominoes = part.words().filter(is_domino).count();
    if dominoes == 0 {
        return read_map(part, game, halves);
    }
    if let Some(stranger) = part.words().find(|word| !is_domino(word)) {
        return Err(stranger.refuse(Refusal::new(codes::SCORE_MIXED)));
    }
    let mut kingdom = Kingdom::BARE;
    for (n, word) in part.words().enumerate() {
        if n == usize::from(game.rounds() * game.kings_each()) {
            return Err(word.refuse(Refusal::by_rule("K10", kingdomino::codes::POSITION_COUNT)));
        }
        kingdom = lay(kingdom, &word, game, laid)?;
    }
    Ok(kingdom)
}

fn lay(
    kingdom: Kingdom,
    word: &Word<'_>,
    game: &Kingdomino,
    laid: &mut Vec<Tile>,
) -> Result<Kingdom, RecordError> {
    let (tile, spot) = match word.text.strip_prefix('x') {
        Some(number) => {
            let plain = !number.starts_with(['+', '0']);
            let tile = number.parse().ok().filter(|_| plain).and_then(Tile::new);
            (tile.ok_or_else(|| word.unreadable("x1 … x48"))?, None)
        }
        None => match game.parse_move(&game.start(), word.text).map_err(|error| word.misread(error))? {
            Move::Place(tile, spot) => (tile, Some(spot)),
            Move::Discard(_) | Move::Pick(_) => return Err(word.unreadable("48@1,0>e, x48")),
        },
    };
    if laid.contains(&tile) {
        let twice = Refusal::by_rule("K3", kingdomino::codes::POSITION_TWICE);
        return Err(word.refuse(twice.with("tile", tile.number())));
    }
    laid.push(tile);
    let Some(spot) = spot else {
        let ways = kingdom.spots(tile, game.size()).len();
        if ways > 0 {
            let fits = Refusal::by_rule("K15", kingdomino::codes::FITS);
            return Err(word.refuse(fits.with("tile", tile.number()).with("count", ways)));
        }
        return Ok(kingdom.without(tile));
    };
    kingdom.check(tile, spot, game.size()).map_err(|misfit| word.refuse(refusal(misfit, tile, game)))?;
    Ok(kingdom.with(tile, spot))
}

fn refusal(misfit: Misfit, tile: Tile, game: &Kingdomino) -> Refusal {
    match misfit {
        Misfit::Backwards => {
            Refusal::by_rule("K12", kingdomino::codes::BACKWARDS).with("tile", tile.number())
        }
        Misfit::Covered(_) => Refusal::by_rule("K12", kingdomino::codes::COVERED),
        Misfit::Outside { across, down } => outside(across.into(), down.into(), game),
        Misfit::Unmatched => Refusal::by_rule("K13", kingdomino::codes::UNMATCHED)
            .with("left", tile.left().terrain.word())
            .with("right", tile.right().terrain.word()),
    }
}

fn outside(across: usize, down: usize, game: &Kingdomino) -> Refusal {
    Refusal::by_rule("K14", kingdomino::codes::OUTSIDE)
        .with("across", across)
        .with("down", down)
        .with("size", game.size().side())
}

/// The halves that the dominoes have, as long as no map has used them.
struct Halves(Vec<Half>);

impl Halves {
    fn of_the_set() -> Halves {
        Halves(Tiles::ALL.flat_map(|tile| [tile.left(), tile.right()]).collect())
    }

    fn take(&mut self, half: Half) -> bool {
        let found = self.0.iter().position(|&left| left == half);
        found.map(|at| self.0.swap_remove(at)).is_some()
    }
}

fn read_map(part: &Part<'_>, game: &Kingdomino, halves: &mut Halves) -> Result<Kingdom, RecordError> {
    let mut squares = Vec::new();
    for (y, line) in part.lines.iter().enumerate() {
        for (x, word) in line.iter().enumerate() {
            if let Some(half) = read_square(word)? {
                if half.terrain != Terrain::Castle && !halves.take(half) {
                    return Err(word.impossible("K3"));
                }
                squares.push((x, y, half));
            }
        }
    }
    let mut castles = squares.iter().filter(|(_, _, half)| half.terrain == Terrain::Castle);
    let (Some(&(x0, y0, _)), None) = (castles.next(), castles.next()) else {
        return Err(part.refuse(Refusal::new(codes::SCORE_CASTLE)));
    };
    let span = |pick: fn(&(usize, usize, Half)) -> usize| {
        let (low, high) = squares.iter().map(pick).fold((usize::MAX, 0), |(a, b), n| (a.min(n), b.max(n)));
        high - low + 1
    };
    let (across, down) = (span(|square| square.0), span(|square| square.1));
    if across.max(down) > usize::from(game.size().side()) {
        return Err(part.refuse(outside(across, down, game)));
    }
    let land = squares.into_iter().filter(|(_, _, half)| half.terrain != Terrain::Castle);
    // Nothing is farther from the castle than the kingdom is wide.
    let from = |n: usize, castle: usize| (n as i64 - castle as i64) as i8;
    let land: Vec<_> = land.map(|(x, y, half)| (Square { x: from(x, x0), y: from(y, y0) }, half)).collect();
    let mut kingdom = Kingdom::BARE;
    land.iter().for_each(|&(square, half)| kingdom.cover(square, half));
    check_map(part, &kingdom)?;
    if !tiling::can_be_laid(land) {
        return Err(part.impossible("K12"));
    }
    Ok(kingdom)
}

/// Dominoes cover two squares each, and all of them hang together with the castle.
fn check_map(part: &Part<'_>, kingdom: &Kingdom) -> Result<(), RecordError> {
    let covered = kingdom.covered();
    if covered.count_ones().is_multiple_of(2) {
        return Err(part.impossible("K12"));
    }
    if joined(1, covered) != covered {
        return Err(part.impossible("K13"));
    }
    Ok(())
}

/// `F2`: a letter and how many crowns; nothing for an empty square.
fn read_square(word: &Word<'_>) -> Result<Option<Half>, RecordError> {
    let mut letters = word.text.chars();
    let terrain = match letters.next().map(|letter| letter.to_ascii_uppercase()) {
        Some('.' | '·') => None,
        Some('W') => Some(Terrain::Wheat),
        Some('F') => Some(Terrain::Forest),
        Some('~') => Some(Terrain::Water),
        Some('G') => Some(Terrain::Grass),
        Some('S') => Some(Terrain::Swamp),
        Some('M') => Some(Terrain::Mine),
        Some('C' | '♜') => Some(Terrain::Castle),
        _ => return Err(word.unreadable(SIGNS)),
    };
    let crowns = match letters.as_str() {
        "" | "0" => 0,
        "1" | "2" | "3" if terrain.is_some_and(|terrain| terrain != Terrain::Castle) => {
            letters.as_str().parse().unwrap_or(0)
        }
        _ => return Err(word.unreadable(SIGNS)),
    };
    Ok(terrain.map(|terrain| Half { terrain, crowns }))
}

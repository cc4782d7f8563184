//! Kingdoms drawn as text, and games played from text.
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::allow_attributes,
    reason = "each test file uses its own part"
)]

use kingdomino::{Kingdom, Kingdomino, Move, Size, Square, State, Terrain};
use play::{Choices, Game, Notation, Offered, Refusal, Seat, Tell, Turn};

pub fn game(seats: u8, options: &str) -> Kingdomino {
    Kingdomino::with(seats, &Choices::parse(options).unwrap()).unwrap()
}

/// A table that is told what happens, line by line, as in a record.
pub struct Table {
    pub game: Kingdomino,
    pub state: State,
}

impl Table {
    pub fn new(seats: u8, options: &str) -> Table {
        let game = game(seats, options);
        Table { state: game.start(), game }
    }

    /// Plays `* luck` and `seat move` lines; everything must be legal.
    pub fn play(&mut self, lines: &str) -> &mut Table {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (who, text) = line.split_once(' ').unwrap();
            if who == "*" {
                let luck =
                    self.game.parse_luck(&self.state, text).unwrap_or_else(|why| panic!("{line}: {why}"));
                self.game.settle(&mut self.state, luck);
                continue;
            }
            assert_eq!(self.game.turn(&self.state), Turn::Of(Seat(who.parse().unwrap())), "{line}");
            let m = self.game.parse_move(&self.state, text).unwrap();
            self.game.explain(&self.state, m).unwrap_or_else(|why| panic!("{line}: {why}"));
            self.game.play(&mut self.state, m);
        }
        self
    }

    /// The refusal of a move that must not be legal; it agrees with the list of legal moves.
    pub fn refused(&self, text: &str) -> Refusal {
        let m = self.game.parse_move(&self.state, text).unwrap();
        assert!(!self.moves().contains(&m), "{text} is in the list of moves");
        self.game.explain(&self.state, m).unwrap_err()
    }

    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.moves(&self.state, &mut moves);
        moves
    }

    pub fn texts(&self) -> Vec<String> {
        self.moves().iter().map(Move::to_string).collect()
    }

    /// Plays the first legal move until `stop` says so.
    pub fn play_until(&mut self, stop: impl Fn(&Table) -> bool) -> &mut Table {
        let mut dice = play::dice::Seeded::new(3);
        while !stop(self) {
            match self.game.turn(&self.state) {
                Turn::Luck => {
                    let luck = self.game.draw(&self.state, &mut dice);
                    self.game.settle(&mut self.state, luck);
                }
                Turn::Of(_) => {
                    let first = self.moves()[0];
                    self.game.play(&mut self.state, first);
                }
                Turn::Over => panic!("over before it stopped"),
            }
        }
        self
    }
}

/// A kingdom of these placements, each checked against K12–K14.
pub fn kingdom(size: Size, placements: &str) -> Kingdom {
    let game = Kingdomino::new(2);
    let mut kingdom = Kingdom::BARE;
    for text in placements.split_whitespace() {
        let Move::Place(tile, spot) = game.parse_move(&game.start(), text).unwrap() else { panic!("{text}") };
        kingdom.check(tile, spot, size).unwrap_or_else(|misfit| panic!("{text}: {misfit:?}"));
        kingdom.lay(tile, spot);
    }
    kingdom
}

/// Draws a kingdom: the terrain's letter (water is `a`, mines are `m`) and its crowns, `#` for the castle.
pub fn drawn(kingdom: &Kingdom) -> String {
    let (across, down) = (kingdom.across(), kingdom.down());
    let mut rows = Vec::new();
    for y in -(down.before as i8)..=down.after as i8 {
        let square = |x: i8| match kingdom.on(Square { x, y }) {
            None => "..".to_owned(),
            Some(half) if half.terrain == Terrain::Castle => "##".to_owned(),
            Some(half) => format!("{}{}", letter(half.terrain), half.crowns),
        };
        rows.push((-(across.before as i8)..=across.after as i8).map(square).collect::<Vec<_>>().join(" "));
    }
    rows.join("\n")
}

fn letter(terrain: Terrain) -> char {
    match terrain {
        Terrain::Wheat => 'w',
        Terrain::Forest => 'f',
        Terrain::Water => 'a',
        Terrain::Grass => 'g',
        Terrain::Swamp => 's',
        Terrain::Mine => 'm',
        Terrain::Castle => '#',
    }
}

/// Compares a kingdom with a drawing, whatever its indentation.
#[track_caller]
pub fn assert_drawn(kingdom: &Kingdom, drawing: &str) {
    let lines: Vec<_> = drawing.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert_eq!(drawn(kingdom), lines.join("\n"));
}

//! A table for tests: events by text, as in a record.

use dominoes::{Dominoes, State};
use play::{Choices, Eyes, Game, Notation, Offered, Refusal, Seat, Tell, Turn};

pub struct Table {
    pub game: Dominoes,
    pub state: State,
}

impl Table {
    /// A table before the first deal, with options as `name=value`.
    pub fn new(seats: u8, options: &str) -> Table {
        let game = Dominoes::with(seats, &Choices::parse(options).unwrap()).unwrap();
        Table { game, state: game.start() }
    }

    /// A table with these hands, `a-b,c-d/…`.
    pub fn dealt(options: &str, hands: &str) -> Table {
        let mut table = Table::new(hands.split('/').count() as u8, options);
        table.luck(&format!("deal {hands}")).unwrap();
        table
    }

    pub fn at(seats: u8, options: &str, position: &str) -> Table {
        let mut table = Table::new(seats, options);
        let position = tidy(position);
        table.state = table.game.parse_position(&position).unwrap_or_else(|why| panic!("{why}: {position}"));
        table
    }

    pub fn luck(&mut self, text: &str) -> Result<(), Refusal> {
        assert_eq!(self.game.turn(&self.state), Turn::Luck, "luck is to be settled");
        let luck = self.game.parse_luck(&self.state, text)?;
        self.game.settle(&mut self.state, luck);
        Ok(())
    }

    pub fn draws(&mut self, tiles: &[&str]) {
        for tile in tiles {
            self.luck(tile).unwrap();
        }
    }

    /// Whether the acting seat may do this, and if so does it.
    pub fn try_play(&mut self, text: &str) -> Result<(), Refusal> {
        let m = self.game.parse_move(&self.state, text)?;
        self.game.explain(&self.state, m)?;
        self.game.play(&mut self.state, m);
        Ok(())
    }

    /// Plays `seat text`, with the right seat to act.
    pub fn play(&mut self, moves: &[(u8, &str)]) {
        for &(seat, text) in moves {
            assert_eq!(self.turn(), Turn::Of(Seat(seat)), "before {text}");
            self.try_play(text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        }
    }

    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// The legal moves as text.
    pub fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.moves(&self.state, &mut moves);
        moves.iter().map(|&m| self.game.move_text(&self.state, m)).collect()
    }

    /// Why the acting seat may not do this: code and rule.
    pub fn refused(&mut self, text: &str) -> String {
        let refusal = self.try_play(text).expect_err("it is not legal");
        format!("{} {}", refusal.code(), refusal.rule.as_deref().unwrap_or_default())
    }

    pub fn points(&self) -> Vec<i32> {
        self.game.standing(&self.state).points.to_vec()
    }

    pub fn places(&self) -> Vec<u8> {
        self.game.standing(&self.state).places.to_vec()
    }

    pub fn picture(&self, eyes: Eyes) -> serde_json::Value {
        serde_json::to_value(self.game.view(&self.state, eyes)).unwrap()
    }
}

/// People write tiles as they lie and hands as they hold them; a position has them in one order.
pub fn tidy(position: &str) -> String {
    let tile = |text: &str| text.parse::<dominoes::Tile>().unwrap();
    let hand = |text: &str| {
        let mut tiles: Vec<_> = text.split(',').filter(|text| *text != "-").map(tile).collect();
        tiles.sort_unstable();
        let texts: Vec<_> = tiles.iter().map(ToString::to_string).collect();
        if texts.is_empty() { "-".to_owned() } else { texts.join(",") }
    };
    let laid = |text: &str| {
        let at = text.rfind([':', '<', '>']).map_or(0, |at| at + 1);
        format!("{}{}", &text[..at], tile(&text[at..]))
    };
    let field = |word: &str| match word.split_once('=') {
        Some((name @ ("hands" | "last"), hands)) => {
            format!("{name}={}", hands.split('/').map(hand).collect::<Vec<_>>().join("/"))
        }
        Some(("line", line)) => format!("line={}", line.split(',').map(laid).collect::<Vec<_>>().join(",")),
        _ => word.to_owned(),
    };
    position.split_whitespace().map(field).collect::<Vec<_>>().join(" ")
}

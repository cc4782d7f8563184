//! The commands of the engine protocol, read strictly.

use crate::codes;
use play::{Choices, Cursor, Eyes, Refusal};

/// The deepest perft that is worth a wait.
const DEEPEST_PERFT: u32 = 12;

/// One line that was understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    Hello,
    Options(String),
    Game { name: String, seats: u8, choices: Choices },
    Start,
    Position(String),
    Record,
    Seed(u64),
    Turn,
    Moves,
    Offers,
    Play(String),
    Luck(String),
    Draw,
    View(Eyes),
    Standing,
    Explain(String),
    Text,
    Events,
    Save,
    Undo,
    Perft(u32),
    Bots,
    Think(Choices),
    Stop,
    Quit,
}

/// The words a line may begin with.
const KNOWN: &[&str] = &[
    "hello", "options", "game", "start", "position", "record", "seed", "turn", "moves", "offers", "play",
    "luck", "draw", "view", "standing", "explain", "text", "events", "save", "undo", "perft", "bots",
    "think", "stop", "quit",
];

/// Reads a line.
pub fn read(line: &str) -> Result<Command, Refusal> {
    let mut cursor = Cursor::new(line);
    let word = cursor.word().to_owned();
    let rest = cursor.rest().trim();
    let needs = |what: &str| Refusal::new(codes::NEEDS).with("command", word.as_str()).with("what", what);
    let text = |what: &str| if rest.is_empty() { Err(needs(what)) } else { Ok(rest.to_owned()) };
    let alone = |command| {
        let extra = || Refusal::new(codes::TOO_MUCH).with("command", word.as_str()).with("text", rest);
        if rest.is_empty() { Ok(command) } else { Err(extra()) }
    };
    match word.as_str() {
        "hello" => alone(Command::Hello),
        "options" => Ok(Command::Options(text("GAME")?)),
        "game" => game(&text("NAME seats N [option=value …]")?),
        "start" => alone(Command::Start),
        "position" => Ok(Command::Position(text("POSITION")?)),
        "record" => alone(Command::Record),
        "seed" => rest.parse().map(Command::Seed).map_err(|_| needs("0 … 18446744073709551615")),
        "turn" => alone(Command::Turn),
        "moves" => alone(Command::Moves),
        "offers" => alone(Command::Offers),
        "play" => Ok(Command::Play(text("MOVE")?)),
        "luck" => Ok(Command::Luck(text("LUCK")?)),
        "draw" => alone(Command::Draw),
        "view" => rest.parse().map(Command::View).map_err(|()| needs("SEAT | onlooker | reviewer")),
        "standing" => alone(Command::Standing),
        "explain" => Ok(Command::Explain(text("MOVE")?)),
        "text" => alone(Command::Text),
        "events" => alone(Command::Events),
        "save" => alone(Command::Save),
        "undo" => alone(Command::Undo),
        "perft" => match rest.parse() {
            Ok(depth) if depth <= DEEPEST_PERFT => Ok(Command::Perft(depth)),
            _ => Err(needs("0 … 12")),
        },
        "bots" => alone(Command::Bots),
        "think" => Choices::parse(rest).map(Command::Think),
        "stop" => alone(Command::Stop),
        "quit" => alone(Command::Quit),
        _ => {
            Err(Refusal::new(codes::UNKNOWN).with("command", word.as_str()).with("possible", KNOWN.join(" ")))
        }
    }
}

fn game(rest: &str) -> Result<Command, Refusal> {
    let form =
        || Refusal::new(codes::NEEDS).with("command", "game").with("what", "NAME seats N [option=value …]");
    let mut cursor = Cursor::new(rest);
    let name = cursor.word().to_owned();
    if cursor.word() != "seats" {
        return Err(form());
    }
    let seats = cursor.word().parse().map_err(|_| form())?;
    let choices = Choices::parse(cursor.rest())?;
    Ok(Command::Game { name, seats, choices })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_set_with_seats_and_options() {
        let choices = Choices::none().with("harmony", "yes");
        let expected = Command::Game { name: "noughts".into(), seats: 4, choices };
        assert_eq!(read("game noughts seats 4 harmony=yes"), Ok(expected));
        assert_eq!(read("  view   onlooker "), Ok(Command::View(Eyes::Onlooker)));
    }

    #[test]
    fn what_is_not_understood_is_refused_with_what_was_expected() {
        for (line, code) in [
            ("jump", "engine-unknown"),
            ("game noughts", "engine-needs"),
            ("game noughts seats many", "engine-needs"),
            ("play", "engine-needs"),
            ("perft 99", "engine-needs"),
            ("perft -1", "engine-needs"),
            ("turn please", "engine-too-much"),
            ("view everything", "engine-needs"),
            ("seed x", "engine-needs"),
            ("think bot", "refused-option-form"),
        ] {
            assert_eq!(read(line).unwrap_err().code(), code, "{line}");
        }
    }

    #[test]
    fn every_known_word_is_read() {
        for word in KNOWN {
            assert_ne!(
                read(word).map_err(|refusal| refusal.code().to_owned()),
                Err("engine-unknown".to_owned()),
                "{word}"
            );
        }
    }
}

//! A table of a server on the screen and in plain lines, with the server played by the test.

use crossterm::event::KeyCode;
use play::{Choices, Eyes, Phrase, Refusal, Seat, Turn};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::mpsc::channel;
use table::Position;
use tui::Options;
use tui::live::screen::LiveScreen;
use tui::live::{LiveLine, News, Wish};
use tui::save::Saves;
use words::Words;

fn options(language: &str) -> Options {
    Options {
        catalogue: catalogue::Catalogue::standard(),
        words: Words::of(language),
        saves: Saves::new(std::env::temp_dir()),
        plain: false,
        colour: true,
        new_game: None,
        resume: None,
    }
}

/// A position in which seat 0 is to move.
fn started(game: &str) -> Box<dyn Position> {
    let mut position = catalogue::Catalogue::standard().open(game, 2, &Choices::none()).unwrap();
    let mut dice = play::dice::Seeded::new(4);
    loop {
        match position.turn() {
            Turn::Of(Seat(0)) => return position,
            Turn::Of(_) => drop(position.try_play(&position.moves()[0].clone()).unwrap()),
            Turn::Luck => drop(position.try_settle(&position.draw(&mut dice).unwrap()).unwrap()),
            Turn::Over => panic!("{game} is over"),
        }
    }
}

fn snapshot(position: &dyn Position, stage: &str) -> Value {
    let chair = |seat: u8, name: &str| json!({ "seat": seat, "who": "person", "name": name, "you": seat == 0, "ready": true });
    json!({
        "about": { "game": position.game() },
        "now": {
            "number": 9,
            "stage": stage,
            "chairs": [chair(0, "Brrt"), chair(1, "Grrt")],
            "eyes": "0",
            "turn": 0,
            "view": position.view(Eyes::Seat(Seat(0))),
            "moves": position.offers(),
            "standing": position.standing(),
            "offers": [],
        },
        "recent": [
            { "what": { "kind": "chat", "from": { "seat": 1 }, "line": { "preset": "hello" }, "team": false } },
        ],
    })
}

struct Desk {
    screen: LiveScreen,
    line: LiveLine,
    asked: Rc<RefCell<Vec<Wish>>>,
    options: Options,
}

impl Desk {
    fn new(language: &str) -> Desk {
        let asked = Rc::new(RefCell::new(Vec::new()));
        let heard = Rc::clone(&asked);
        let line = LiveLine {
            news: channel().1,
            ask: Box::new(move |wish| heard.borrow_mut().push(wish)),
            sits: true,
            server: "http://brrt".to_owned(),
            again: Box::new(|table| format!("klots join {table}")),
        };
        Desk { screen: LiveScreen::new("w"), line, asked, options: options(language) }
    }

    fn hears(&mut self, news: News) {
        assert!(self.screen.hear(news, &self.line, &self.options).is_none());
    }

    fn presses(&mut self, key: KeyCode) -> bool {
        self.screen.press(key, &self.line, &self.options)
    }

    fn picture(&mut self) -> String {
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal.draw(|frame| self.screen.draw(frame, &self.options)).unwrap();
        terminal.backend().to_string()
    }
}

/// Told by its name while it sits there; nobody is taken for a bot that sat there before.
#[test]
fn a_bot_that_joined_is_told_by_its_name_and_level() {
    let mut table = snapshot(started("quixo").as_ref(), "playing");
    let joined = json!({ "code": "told-table-bot", "args": { "seat": 1, "level": "beginner" } });
    table["recent"] =
        json!([{ "what": { "kind": "bot_seated", "seat": 1, "level": "beginner" }, "tell": joined }]);
    let log = |table: &Value, language: &str| {
        let mut desk = Desk::new(language);
        desk.hears(News::Table(Box::new(table.clone())));
        desk.presses(KeyCode::Char('l'));
        desk.picture()
    };
    assert!(log(&table, "en").contains("A bot joined (Beginner)."), "Grrt sits there now");
    table["now"]["chairs"][1] =
        json!({ "seat": 1, "who": "bot", "level": "beginner", "name": "", "ready": true });
    assert!(log(&table, "en").contains("Pip joined (Beginner)."));
    assert!(log(&table, "et").contains("Pip liitus (Algaja)."));
}

#[test]
fn a_move_is_chosen_and_asked_for() {
    for game in ["kingdomino", "triominos", "quixo", "dominoes"] {
        let position = started(game);
        let mut desk = Desk::new("en");
        desk.hears(News::Table(Box::new(snapshot(position.as_ref(), "playing"))));
        let screen = desk.picture();
        for part in ["Brrt", "Grrt", "Grrt: Hello!", &format!("Moves {}", position.moves().len())] {
            assert!(screen.contains(part), "{game}: {part}\n{screen}");
        }
        assert!(!screen.contains("[told-"), "{game}: every move has its sentence\n{screen}");
        desk.presses(KeyCode::Enter);
        let first = position.moves()[0].clone();
        assert_eq!(*desk.asked.borrow(), [Wish::Act(json!({ "do": "move", "text": first }))], "{game}");
    }
}

#[test]
fn presets_and_own_words_are_said() {
    let mut desk = Desk::new("en");
    desk.hears(News::Table(Box::new(snapshot(started("quixo").as_ref(), "playing"))));
    desk.presses(KeyCode::Char('c'));
    assert!(desk.picture().contains("Good luck!"), "the ready-made sentences are shown");
    for key in [KeyCode::Char('2'), KeyCode::Enter, KeyCode::Char('c'), KeyCode::Char('h'), KeyCode::Enter] {
        assert!(desk.presses(key));
    }
    let said = |line: Value| Wish::Act(json!({ "do": "say", "line": line }));
    assert_eq!(*desk.asked.borrow(), [said(json!({ "preset": "good-luck" })), said(json!({ "text": "h" }))]);
    assert!(!desk.presses(KeyCode::Char('q')), "q leaves");
}

#[test]
fn a_lost_line_a_refusal_and_a_restart_are_told() {
    let mut desk = Desk::new("en");
    desk.hears(News::Table(Box::new(snapshot(started("quixo").as_ref(), "playing"))));
    desk.hears(News::Refused(Refusal::new("refused-stale")));
    assert!(desk.picture().contains("Something has happened in the meantime"));
    desk.hears(News::Restart(5));
    assert!(desk.picture().contains("back in 5 seconds"));
    desk.hears(News::Table(Box::new(snapshot(started("quixo").as_ref(), "playing"))));
    desk.hears(News::Lost);
    assert!(desk.picture().contains("Connection lost"));
    desk.hears(News::Back);
    assert!(!desk.picture().contains("Connection lost"));
}

#[test]
fn bots_of_the_server_have_names_and_are_not_called_by_their_level() {
    let mut desk = Desk::new("et");
    let mut body = snapshot(started("quixo").as_ref(), "playing");
    body["now"]["chairs"][1] = json!({ "seat": 1, "who": "bot", "name": "", "level": "easy", "ready": true });
    desk.hears(News::Table(Box::new(body)));
    let (name, level) = (Words::of("et").word("bot-easy-1"), Words::of("et").word("level-easy"));
    let drawn = desk.picture();
    assert!(drawn.contains(&format!("{name} ({level})")), "its level stands beside its name: {drawn}");
    assert!(drawn.contains(&format!("{name}: ")) && !drawn.contains(&format!("{level}: ")), "{drawn}");
}

#[test]
fn whoever_is_not_ready_or_replaced_says_so_to_the_server() {
    let position = started("quixo");
    let mut desk = Desk::new("en");
    let mut body = snapshot(position.as_ref(), "gathering");
    body["now"]["chairs"][0]["ready"] = false.into();
    desk.hears(News::Table(Box::new(body)));
    assert_eq!(desk.asked.borrow()[0], Wish::Act(json!({ "do": "ready", "ready": true, "word": "w" })));
    let mut body = snapshot(position.as_ref(), "playing");
    body["now"]["chairs"][0]["level"] = "easy".into();
    desk.hears(News::Table(Box::new(body)));
    assert_eq!(desk.asked.borrow()[1], Wish::Act(json!({ "do": "return" })));
}

#[test]
fn whoever_gives_up_is_asked_whether_it_is_meant() {
    let mut desk = Desk::new("en");
    desk.hears(News::Table(Box::new(snapshot(started("quixo").as_ref(), "playing"))));
    desk.presses(KeyCode::Char('g'));
    assert!(desk.picture().contains("really want to resign"));
    desk.presses(KeyCode::Char('n'));
    assert!(!desk.picture().contains("really want to resign"));
    assert!(desk.asked.borrow().is_empty());
    desk.presses(KeyCode::Char('g'));
    desk.presses(KeyCode::Char('y'));
    assert_eq!(*desk.asked.borrow(), [Wish::Act(json!({ "do": "resign" }))]);
}

#[test]
fn hints_are_asked_for_and_shown() {
    let mut desk = Desk::new("en");
    desk.hears(News::Table(Box::new(snapshot(started("quixo").as_ref(), "playing"))));
    desk.presses(KeyCode::Char('h'));
    assert_eq!(*desk.asked.borrow(), [Wish::Hint]);
    desk.hears(News::Hints(vec![("a1>a5".to_owned(), vec![Phrase::new("live-back")])]));
    assert!(desk.picture().contains("a1>a5          Connected again."));
}

#[test]
fn after_the_game_another_one_is_asked_for_and_begins_with_a_clear_board() {
    let position = started("quixo");
    let mut desk = Desk::new("en");
    let mut body = snapshot(position.as_ref(), "finished");
    body["table"] = "first".into();
    body["now"]["ending"] = json!({ "standing": position.standing(), "reckoning": [[], []] });
    desk.hears(News::Table(Box::new(body.clone())));
    assert!(desk.picture().contains("for a rematch"));
    // The whole table once more, and a refusal of a key that came too late.
    desk.hears(News::Table(Box::new(body)));
    assert!(desk.picture().contains("for a rematch"));
    desk.hears(News::Refused(Refusal::new("refused-stale")));
    let screen = desk.picture();
    assert!(screen.contains("for a rematch"), "{screen}");
    desk.presses(KeyCode::Char('a'));
    assert_eq!(*desk.asked.borrow(), [Wish::Act(json!({ "do": "offer", "offer": "rematch" }))]);
    let mut body = snapshot(position.as_ref(), "playing");
    body["table"] = "second".into();
    desk.hears(News::Table(Box::new(body)));
    let screen = desk.picture();
    assert!(!screen.contains("The game is over") && screen.contains("Moves 42"), "{screen}");
    assert!(desk.presses(KeyCode::Char('a')), "a does nothing during a game");
    assert_eq!(desk.asked.borrow().len(), 1);
}

#[test]
fn no_text_of_its_own_is_on_the_screen() {
    let mut desk = Desk::new(words::PSEUDO);
    desk.hears(News::Table(Box::new(snapshot(started("quixo").as_ref(), "playing"))));
    for key in ['x', 'c'] {
        desk.presses(KeyCode::Char(key));
        let screen = desk.picture();
        let plain =
            |word: &&str| word.len() > 2 && word.is_ascii() && word.contains(['a', 'e', 'i', 'o', 'u']);
        let english: Vec<_> = screen.split(|c: char| !c.is_alphabetic()).filter(plain).collect();
        assert!(english.is_empty(), "{english:?}\n{screen}");
    }
}

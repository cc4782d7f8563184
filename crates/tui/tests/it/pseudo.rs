//! Every screen in the made-up language: what is not stretched does not come from the language files.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use play::Choices;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use table::fair::Secret;
use tui::Options;
use tui::save::Saves;
use tui::screen::{self, Screen};
use tui::session::{NewGame, Player, Session};
use words::Words;

/// Moves and luck (also where a window cuts them) are the same in every language (docs/notation.md), and so are names of files.
const NOTATION: [&str; 10] =
    ["pick", "discard", "draw", "pass", "left", "right", "kingdomino", "triominos", "quixo", "dominoes"];

/// Words of plain letters: the made-up language has no plain vowel.
fn english(screen: &str) -> Vec<String> {
    let words = screen.split(|c: char| !c.is_alphabetic());
    let plain = |word: &&str| {
        word.len() > 2
            && word.chars().all(|c| c.is_ascii_alphabetic())
            && word.contains(['a', 'e', 'i', 'o', 'u'])
            && !NOTATION.iter().any(|known| known.starts_with(word))
    };
    words.filter(plain).map(str::to_owned).collect()
}

fn check(what: &str, drawn: &str) {
    assert_eq!(english(drawn), Vec::<String>::new(), "{what} is not from the language files:\n{drawn}");
}

fn new_game(game: &str, seats: usize, persons: usize) -> NewGame {
    let player = |seat| if seat < persons { Player::Person } else { Player::Bot("random".to_owned()) };
    NewGame {
        game: game.to_owned(),
        choices: Choices::none(),
        players: (0..seats).map(player).collect(),
        names: (0..seats).map(|seat| format!("Brrt{seat}")).collect(),
    }
}

fn options(folder: &std::path::Path) -> Options {
    Options {
        catalogue: catalogue::Catalogue::standard(),
        words: Words::of(words::PSEUDO),
        saves: Saves::new(folder.to_owned()),
        plain: false,
        colour: false,
        new_game: None,
        resume: None,
    }
}

fn picture(screen: &mut Screen, options: &Options) -> String {
    let mut terminal = Terminal::new(TestBackend::new(140, 50)).unwrap();
    terminal.draw(|frame| screen::draw(frame, screen, options)).unwrap();
    terminal.backend().to_string()
}

fn press(screen: &mut Screen, options: &Options, key: KeyCode) {
    screen::hear(Event::Key(KeyEvent::new(key, KeyModifiers::NONE)), screen, options).unwrap();
}

const GAMES: [(&str, usize); 4] = [("kingdomino", 3), ("triominos", 2), ("quixo", 4), ("dominoes", 2)];

#[test]
fn the_menu_has_no_text_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let options = options(folder.path());
    let mut screen = screen::first(&options).unwrap();
    for game in catalogue::Catalogue::standard().all() {
        for _ in 0..game.options.len() + 5 {
            check(game.name, &picture(&mut screen, &options));
            press(&mut screen, &options, KeyCode::Down);
        }
        press(&mut screen, &options, KeyCode::Right);
    }
}

#[test]
fn games_help_hints_log_and_curtain_have_no_text_of_their_own() {
    for (game, seats) in GAMES {
        let folder = tempfile::tempdir().unwrap();
        let mut options = options(folder.path());
        let mut session =
            Session::new(&catalogue::Catalogue::standard(), &new_game(game, seats, 2), Secret::new([3; 32]))
                .unwrap();
        while let Some(think) = session.thinking(&search::Stop::new()) {
            session.play(&think().unwrap()).unwrap();
        }
        let path = options.saves.fresh(game).unwrap();
        options.saves.write(&path, &session).unwrap();
        options.resume = Some(path);
        let mut screen = screen::first(&options).unwrap();
        check(game, &picture(&mut screen, &options));
        press(&mut screen, &options, KeyCode::Enter);
        for key in ['?', 'h', 'l', 'o', 'u', '/'] {
            press(&mut screen, &options, KeyCode::Char(key));
            check(&format!("{game} {key}"), &picture(&mut screen, &options));
            press(&mut screen, &options, KeyCode::Esc);
        }
    }
}

#[test]
fn the_end_of_a_game_in_plain_lines_has_no_text_of_its_own() {
    for (game, seats) in [("kingdomino", 2), ("quixo", 2), ("dominoes", 2)] {
        let folder = tempfile::tempdir().unwrap();
        let mut options = options(folder.path());
        options.new_game = Some(new_game(game, seats, 1));
        let mut output = Vec::new();
        let typed = format!("?\nhint\nlog\n99\nzzz\n{}", "1\n".repeat(400));
        tui::plain::run(&options, &mut typed.as_bytes(), &mut output).unwrap();
        check(game, &String::from_utf8(output).unwrap());
    }
}

#[test]
fn a_record_on_the_screen_has_no_text_of_its_own() {
    for (game, seats) in GAMES {
        let mut session =
            Session::new(&catalogue::Catalogue::standard(), &new_game(game, seats, 0), Secret::new([5; 32]))
                .unwrap();
        for _ in 0..12 {
            let Some(think) = session.thinking(&search::Stop::new()) else { break };
            session.play(&think().unwrap()).unwrap();
        }
        let mut screen =
            tui::replay::ReplayScreen::new(&catalogue::Catalogue::standard(), &session.record()).unwrap();
        screen.press(KeyCode::End);
        let mut terminal = Terminal::new(TestBackend::new(140, 40)).unwrap();
        terminal.draw(|frame| screen.draw(frame, &Words::of(words::PSEUDO), false)).unwrap();
        check(game, &terminal.backend().to_string());
    }
}

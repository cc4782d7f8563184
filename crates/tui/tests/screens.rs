//! Screens as they are drawn, games as they are played, saves as they are kept.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use play::Choices;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use table::fair::Secret;
use tui::Options;
use tui::save::{SaveError, Saves};
use tui::screen::{self, Screen};
use tui::session::{Player, Session, Setup};
use words::Words;

fn setup(game: &str, seats: usize) -> Setup {
    let player = |seat| if seat == 0 { Player::Person } else { Player::Bot("random".to_owned()) };
    Setup {
        game: game.to_owned(),
        choices: Choices::none(),
        players: (0..seats).map(player).collect(),
        names: (0..seats).map(|seat| format!("Player {}", seat + 1)).collect(),
    }
}

fn options(folder: &std::path::Path) -> Options {
    Options {
        catalogue: catalogue::Catalogue::standard(),
        words: Words::of("en"),
        saves: Saves::new(folder.to_owned()),
        plain: false,
        colour: true,
        setup: None,
        resume: None,
    }
}

fn session(game: &str, seats: usize) -> Session {
    Session::new(&catalogue::Catalogue::standard(), &setup(game, seats), Secret::new([7; 32])).unwrap()
}

fn let_bots_play(session: &mut Session) {
    while let Some(think) = session.thinking(&search::Stop::new()) {
        session.play(&think().unwrap()).unwrap();
    }
}

fn picture(screen: &mut Screen, options: &Options, size: (u16, u16)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
    terminal.draw(|frame| screen::draw(frame, screen, options)).unwrap();
    terminal.backend().to_string()
}

fn press(screen: &mut Screen, options: &Options, key: KeyCode) -> bool {
    screen::hear(Event::Key(KeyEvent::new(key, KeyModifiers::NONE)), screen, options).unwrap()
}

/// Plays the first move of every list until the game is over.
fn play_out(session: &mut Session) {
    let mut moves = 0;
    while session.turn() != play::Turn::Over {
        let_bots_play(session);
        if session.person_to_move().is_some() {
            let first = session.position().moves()[0].clone();
            session.play(&first).unwrap();
        }
        moves += 1;
        assert!(moves < 20_000, "the game ends");
    }
}

#[test]
fn the_menu_shows_every_option_of_every_game() {
    let folder = tempfile::tempdir().unwrap();
    let options = options(folder.path());
    let mut screen = screen::first(&options).unwrap();
    for game in catalogue::Catalogue::standard().all() {
        let drawn = picture(&mut screen, &options, (80, 24));
        for option in game.options {
            let id = format!("option-{}-{}", game.name, option.name.replace('_', "-"));
            assert!(drawn.contains(&options.words.word(&id)), "{id} is on the menu:\n{drawn}");
        }
        assert!(press(&mut screen, &options, KeyCode::Right));
    }
}

#[test]
fn every_game_fits_the_smallest_screen_and_plays_by_keys() {
    for (game, seats) in [("kingdomino", 4), ("triominos", 3), ("quixo", 2), ("dominoes", 4)] {
        let folder = tempfile::tempdir().unwrap();
        let mut options = options(folder.path());
        let mut at_the_person = session(game, seats);
        let_bots_play(&mut at_the_person);
        let path = options.saves.fresh(game);
        options.saves.write(&path, &at_the_person).unwrap();
        options.resume = Some(path);
        let mut screen = screen::first(&options).unwrap();
        let before = picture(&mut screen, &options, (80, 24));
        insta::assert_snapshot!(format!("{game}"), before);
        press(&mut screen, &options, KeyCode::Down);
        press(&mut screen, &options, KeyCode::Enter);
        assert_ne!(picture(&mut screen, &options, (80, 24)), before, "{game}: Enter plays");
        assert!(
            !press(&mut screen, &options, KeyCode::Char('?'))
                || picture(&mut screen, &options, (80, 24)).contains("Enter")
        );
    }
}

#[test]
fn every_sign_can_be_read_on_a_light_and_on_a_dark_terminal() {
    use ratatui::style::Color;
    for (game, seats) in [("kingdomino", 4), ("triominos", 3), ("quixo", 2), ("dominoes", 4)] {
        let folder = tempfile::tempdir().unwrap();
        let mut options = options(folder.path());
        let mut session = session(game, seats);
        for _ in 0..6 {
            let_bots_play(&mut session);
            let first = session.position().moves()[0].clone();
            session.play(&first).unwrap();
        }
        let path = options.saves.fresh(game);
        options.saves.write(&path, &session).unwrap();
        options.resume = Some(path);
        let mut screen = screen::first(&options).unwrap();
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal.draw(|frame| screen::draw(frame, &mut screen, &options)).unwrap();
        let faint = [Color::White, Color::Gray, Color::Black, Color::DarkGray, Color::LightYellow];
        for cell in terminal.backend().buffer().content() {
            let lost = cell.bg == Color::Reset && faint.contains(&cell.fg);
            assert!(!lost, "{game}: “{}” is {:?} on the terminal's own colour", cell.symbol(), cell.fg);
        }
    }
}

#[test]
fn a_terminal_that_is_too_small_says_what_it_needs() {
    let folder = tempfile::tempdir().unwrap();
    let options = options(folder.path());
    let mut screen = screen::first(&options).unwrap();
    assert!(picture(&mut screen, &options, (70, 10)).contains("80"));
}

#[test]
fn a_game_can_be_saved_after_every_move_and_goes_on_where_it_was() {
    for (game, seats) in [("kingdomino", 2), ("triominos", 2), ("quixo", 4), ("dominoes", 3)] {
        let folder = tempfile::tempdir().unwrap();
        let saves = Saves::new(folder.path().to_owned());
        let mut session = session(game, seats);
        let path = saves.fresh(game);
        for _ in 0..6 {
            let_bots_play(&mut session);
            let Some(first) = session.position().moves().first().cloned() else { break };
            session.play(&first).unwrap();
            saves.write(&path, &session).unwrap();
            let again = saves.read(&catalogue::Catalogue::standard(), &path).unwrap();
            assert_eq!(again.position().text(), session.position().text(), "{game}");
            assert_eq!(again.players(), session.players());
        }
        play_out(&mut session);
        let record = session.record();
        let replayed = table::replay::Replay::new(&catalogue::Catalogue::standard(), &record)
            .unwrap()
            .verify()
            .unwrap()
            .finish()
            .unwrap();
        assert_eq!(
            replayed.text(),
            session.position().text(),
            "{game}: the record is whole and its draws are fair"
        );
    }
}

#[test]
fn a_damaged_save_is_put_aside_and_reported() {
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::new(folder.path().to_owned());
    let path = saves.fresh("quixo");
    saves.write(&path, &session("quixo", 2)).unwrap();
    let text = std::fs::read_to_string(&path).unwrap().replace("starts", "begins");
    std::fs::write(&path, &text).unwrap();
    let Err(SaveError::Damaged { aside, error }) = saves.read(&catalogue::Catalogue::standard(), &path)
    else {
        panic!("a damaged save was read")
    };
    assert!(error.line > 1);
    assert_eq!(std::fs::read_to_string(aside).unwrap(), text, "nothing of it is lost");
    assert!(saves.list().is_empty());
}

#[test]
fn undo_goes_back_to_the_persons_last_decision_but_never_across_luck() {
    let mut quixo = session("quixo", 2);
    let_bots_play(&mut quixo);
    let before = quixo.position().text();
    let first = quixo.position().moves()[0].clone();
    quixo.play(&first).unwrap();
    let_bots_play(&mut quixo);
    quixo.undo().unwrap();
    assert_eq!(quixo.position().text(), before);

    let mut dominoes = session("dominoes", 2);
    assert_eq!(dominoes.undo().unwrap_err().code(), "refused-undo", "the deal cannot be taken back");
}

#[test]
fn plain_lines_play_a_whole_game_from_a_pipe() {
    for (game, seats) in [("kingdomino", 2), ("quixo", 2), ("dominoes", 2)] {
        let folder = tempfile::tempdir().unwrap();
        let mut options = options(folder.path());
        options.setup = Some(setup(game, seats));
        let mut output = Vec::new();
        tui::plain::run(&options, &mut "1\n".repeat(400).as_bytes(), &mut output).unwrap();
        let text = String::from_utf8(output).unwrap();
        assert!(text.contains("The game is over."), "{game}:\n{text}");
        assert!(!text.contains("[told-"), "{game}: every message has its words");
    }
}

//! Screens as they are drawn, games as they are played, saves as they are kept.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use play::Choices;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use table::fair::Secret;
use tui::Options;
use tui::save::{SaveError, Saves};
use tui::screen::{self, Screen};
use tui::session::{NewGame, Player, Session};
use words::Words;

fn new_game(game: &str, seats: usize) -> NewGame {
    let player = |seat| if seat == 0 { Player::Person } else { Player::Bot("random".to_owned()) };
    NewGame {
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
        new_game: None,
        resume: None,
    }
}

fn session(game: &str, seats: usize) -> Session {
    Session::new(&catalogue::Catalogue::standard(), &new_game(game, seats), Secret::new([7; 32])).unwrap()
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
        for option in
            game.options.iter().filter(|option| option.seats.is_empty() || option.seats.contains(&2))
        {
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
        let path = options.saves.fresh(game).unwrap();
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
        let path = options.saves.fresh(game).unwrap();
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
        let path = saves.fresh(game).unwrap();
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
    let path = saves.fresh("quixo").unwrap();
    saves.write(&path, &session("quixo", 2)).unwrap();
    let text = std::fs::read_to_string(&path).unwrap().replace("starts", "begins");
    std::fs::write(&path, &text).unwrap();
    let Err(SaveError::Damaged { aside, cause }) = saves.read(&catalogue::Catalogue::standard(), &path)
    else {
        panic!("a damaged save was read")
    };
    assert!(!cause.code().is_empty());
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
        options.new_game = Some(new_game(game, seats));
        let mut output = Vec::new();
        tui::plain::run(&options, &mut "1\n".repeat(400).as_bytes(), &mut output).unwrap();
        let text = String::from_utf8(output).unwrap();
        assert!(text.contains("The game is over."), "{game}:\n{text}");
        assert!(!text.contains("[told-"), "{game}: every message has its words");
    }
}

/// A screen with this game, at a person's turn.
fn playing(session: &Session, options: &mut Options) -> Screen {
    let path = options.saves.fresh(session.position().game()).unwrap();
    options.saves.write(&path, session).unwrap();
    options.resume = Some(path);
    screen::first(options).unwrap()
}

fn click(screen: &mut Screen, options: &Options, (column, row): (u16, u16)) {
    let kind = crossterm::event::MouseEventKind::Down(crossterm::event::MouseButton::Left);
    let mouse = crossterm::event::MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
    screen::hear(Event::Mouse(mouse), screen, options).unwrap();
}

/// The move that is chosen: the line of the list that is shown in reverse.
fn chosen(screen: &mut Screen, options: &Options) -> String {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| screen::draw(frame, screen, options)).unwrap();
    let buffer = terminal.backend().buffer();
    let reversed = |x: u16, y: u16| buffer[(x, y)].modifier.contains(ratatui::style::Modifier::REVERSED);
    let row = (12..24).find(|&y| (2..10).all(|x| reversed(x, y)));
    let letters = row.map(|y| (1..13).map(|x| buffer[(x, y)].symbol()).collect::<String>());
    letters.unwrap_or_default().trim().to_owned()
}

#[test]
fn the_first_click_never_plays_and_a_click_on_a_cube_takes_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut options = options(folder.path());
    let mut session = session("quixo", 2);
    let_bots_play(&mut session);
    let logged = session.log(session.eyes()).count();
    let mut screen = playing(&session, &mut options);
    let cube = |column: u16, row: u16| (5 + 4 * column, 2 + 2 * row);
    let count = |screen: &Screen, options: &Options| match screen {
        Screen::Game(_) => {
            let saved = options.saves.read(&options.catalogue, options.resume.as_ref().unwrap()).unwrap();
            saved.log(saved.eyes()).count()
        }
        _ => 0,
    };
    chosen(&mut screen, &options);
    click(&mut screen, &options, cube(4, 0));
    assert_eq!(count(&screen, &options), logged, "the first click has played");
    let first = chosen(&mut screen, &options);
    assert!(first.starts_with("e1>"), "{first}");
    click(&mut screen, &options, cube(4, 0));
    let other = chosen(&mut screen, &options);
    assert!(other.starts_with("e1>") && other != first, "the same cube, taken another way: {other}");
    assert_eq!(count(&screen, &options), logged, "clicks on the cube itself never play");
    let (column, row) = (other.as_bytes()[3] - b'a', other.as_bytes()[4] - b'1');
    click(&mut screen, &options, cube(column.into(), row.into()));
    assert_eq!(count(&screen, &options), logged + 1, "a click on where it goes plays");
}

#[test]
fn two_games_that_begin_in_one_instant_have_two_saves() {
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::new(folder.path().to_owned());
    assert_ne!(saves.fresh("quixo").unwrap(), saves.fresh("quixo").unwrap());
    assert!(saves.list().is_empty(), "a name alone is no game");
}

#[test]
fn only_saves_of_the_own_folder_are_put_aside() {
    let (own, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let saves = Saves::new(own.path().to_owned());
    let catalogue = catalogue::Catalogue::standard();
    for bytes in [&b"a letter"[..], b"\xff\xfe"] {
        let foreign = elsewhere.path().join("letter.klots");
        std::fs::write(&foreign, bytes).unwrap();
        assert!(matches!(saves.read(&catalogue, &foreign), Err(SaveError::Foreign { .. })));
        assert_eq!(std::fs::read(&foreign).unwrap(), bytes, "it was left as it is");
        let path = saves.fresh("quixo").unwrap();
        std::fs::write(&path, bytes).unwrap();
        let Err(SaveError::Damaged { aside, .. }) = saves.read(&catalogue, &path) else {
            panic!("it was read")
        };
        assert_eq!(std::fs::read(aside).unwrap(), bytes);
    }
    let aside = std::fs::read_dir(own.path()).unwrap().count();
    assert_eq!(aside, 2, "the second one did not overwrite the first");
}

#[test]
fn a_line_that_is_no_text_does_not_end_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut options = options(folder.path());
    options.new_game = Some(new_game("quixo", 2));
    let mut typed = b"\xff\xfe\n".to_vec();
    typed.extend("1\n".repeat(400).bytes());
    let mut output = Vec::new();
    tui::plain::run(&options, &mut typed.as_slice(), &mut output).unwrap();
    assert!(String::from_utf8(output).unwrap().contains("The game is over."));
}

#[test]
fn a_game_that_is_over_stays_on_the_screen_and_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut options = options(folder.path());
    let mut screen = playing(&session("quixo", 2), &mut options);
    for _ in 0..2000 {
        let Screen::Game(game) = &mut screen else { panic!("the game was left") };
        game.let_bots_play(&options).unwrap();
        let drawn = picture(&mut screen, &options, (120, 40));
        if drawn.contains("The game is over.") {
            break;
        }
        if drawn.contains("is thinking") {
            std::thread::sleep(std::time::Duration::from_millis(5));
        } else {
            press(&mut screen, &options, KeyCode::Enter);
        }
    }
    let drawn = picture(&mut screen, &options, (120, 40));
    assert!(drawn.contains("The game is over.") && drawn.contains("p result"), "{drawn}");
    assert!(!drawn.contains("Enter play"), "{drawn}");
    let kept = options.saves.finished().join("quixo-1.klots");
    let record: play::record::Record = std::fs::read_to_string(kept).unwrap().parse().unwrap();
    assert!(record.result.is_some() && options.saves.list().is_empty());
    press(&mut screen, &options, KeyCode::Char('v'));
    assert!(picture(&mut screen, &options, (120, 40)).contains("Event 0 of"));
    press(&mut screen, &options, KeyCode::Char('q'));
    press(&mut screen, &options, KeyCode::Char('n'));
    assert!(picture(&mut screen, &options, (120, 40)).contains("Moves"));
}

#[test]
fn boards_use_the_window_they_have() {
    for (game, seats) in [("kingdomino", 4), ("triominos", 2), ("quixo", 2), ("dominoes", 2)] {
        let mut session = session(game, seats);
        for _ in 0..5 {
            let_bots_play(&mut session);
            let first = session.position().moves()[0].clone();
            session.play(&first).unwrap();
        }
        let view = session.position().view(play::Eyes::Onlooker).value();
        let size = |room| {
            let form = tui::boards::BoardForm::fitting(game, &view, (0, tui::boards::LATIN), room);
            let (board, side) = tui::boards::parts(game, &view, form);
            (board.size().0 * board.size().1, side.size().0, form)
        };
        let (small, _, _) = size((48, 4));
        let (large, beside, form) = size((160, 48));
        assert!(large > small, "{game} does not grow: {small} and {large}");
        assert!(form.others && (game != "kingdomino" || beside > 14), "the others' kingdoms stand beside");
    }
}

#[test]
fn the_tile_of_a_move_is_shown_where_it_would_lie() {
    for (game, sign) in [("kingdomino", None), ("triominos", Some('?')), ("quixo", None), ("dominoes", None)]
    {
        let mut session = session(game, 2);
        let offer = loop {
            let_bots_play(&mut session);
            let offers = session.position().offers().list();
            let shown = |offer: &&serde_json::Value| {
                offer["a"].is_object()
                    || offer["x"].is_number()
                    || offer["to"].is_object()
                    || offer["end"].is_string()
            };
            let laid = offers.iter().find(shown);
            match laid {
                Some(offer) => break offer.clone(),
                None => session.play(&session.position().moves()[0].clone()).unwrap(),
            }
        };
        let view = session.position().view(session.eyes()).value();
        let form = tui::boards::BoardForm::small(0, tui::boards::LATIN);
        let (mut board, _) = tui::boards::parts(game, &view, form);
        let before = board.text();
        tui::boards::preview(game, &mut board, &view, &offer, form);
        assert_ne!(board.text(), before, "{game}");
        assert!(sign.is_none_or(|sign| board.text().contains(sign)), "{}", board.text());
    }
}

/// What a game's board looks like in characters with a move shown on it, and without.
fn with_preview(game: &str, position: &str, text: &str) -> (String, String) {
    let choices = Choices::parse(if game == "quixo" { "board=3" } else { "" }).unwrap();
    let mut board = catalogue::Catalogue::standard().open(game, 2, &choices).unwrap();
    board.set_text(position).unwrap();
    let (view, form) =
        (board.view(play::Eyes::Reviewer).value(), tui::boards::BoardForm::small(0, tui::boards::LATIN));
    let (mut canvas, _) = tui::boards::parts(game, &view, form);
    let before = canvas.text();
    let offers = board.offers().list();
    let offer = offers.iter().find(|offer| offer["text"] == text).unwrap();
    tui::boards::preview(game, &mut canvas, &view, offer, form);
    (before, canvas.text())
}

#[test]
fn a_push_is_shown_with_the_row_that_it_moves() {
    let (before, after) = with_preview("quixo", "..x/.../..o 0 2 c1>c3", "a1>c1");
    let row = |text: &str| text.lines().nth(1).unwrap().split_whitespace().collect::<String>();
    assert_eq!((row(&before).as_str(), row(&after).as_str()), ("1··X", "1·XX"));
}

#[test]
fn a_domino_is_shown_at_its_end_the_right_way_round() {
    let position =
        "round=0 stage=turn seat=1 line=0:7-7,0:>7-4 hands=2-0,4-1,9-0/3-1,5-1,7-2,8-4,9-5 known=*:0/*:0";
    for (text, line) in [("8-4", "<7|7>[7|4][4|8]"), ("7-2", "[2|7]<7|7>[7|4]")] {
        let (before, after) = with_preview("dominoes", position, text);
        assert!(before.starts_with("<7|7>[7|4]\n") && after.starts_with(&format!("{line}\n")), "{after}");
    }
}

#[test]
fn the_menu_offers_only_what_fits_the_seats() {
    let folder = tempfile::tempdir().unwrap();
    let options = options(folder.path());
    let mut screen = screen::first(&options).unwrap();
    for game in options.catalogue.all() {
        let drawn = picture(&mut screen, &options, (80, 24));
        for option in
            game.options.iter().filter(|option| !option.seats.is_empty() && !option.seats.contains(&2))
        {
            let id = format!("option-{}-{}", game.name, option.name.replace('_', "-"));
            assert!(!drawn.contains(&options.words.word(&id)), "{id} is on the menu for two:\n{drawn}");
        }
        assert!(press(&mut screen, &options, KeyCode::Right));
    }
}

/// The board of a game that was given up knows nothing of it: the screen shows what the table showed.
#[test]
fn a_record_that_was_given_up_is_shown_as_over_and_with_its_result() {
    let record = "klots record 1\ngame: quixo\nseats: 2\nseat 0: Ann\nseat 1: Bo\nending: resigned\nresult: 1 2\n\
        points: 1 0\n\n* starts 0\n0 a1>e1\n! resigned 1\n";
    let (catalogue, words) = (catalogue::Catalogue::standard(), Words::of("en"));
    let mut screen = tui::replay::ReplayScreen::new(&catalogue, &record.parse().unwrap()).unwrap();
    let mut draw = |key| {
        screen.press(key);
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal.draw(|frame| screen.draw(frame, &words, false)).unwrap();
        terminal.backend().to_string()
    };
    let end = draw(KeyCode::End);
    for text in ["a player resigned", "Ann: place 1, 1 point", "Bo: place 2, 0 points"] {
        assert!(end.contains(text), "“{text}” is not in\n{end}");
    }
    let before = draw(KeyCode::Left);
    assert!(!before.contains("place 1") && before.contains("> Bo"), "{before}");
    let wrong = record.replace("points: 1 0", "points: 3 0");
    assert!(tui::replay::ReplayScreen::new(&catalogue, &wrong.parse().unwrap()).is_err());
}

/// Six different letters of one column each, and a legend that explains just these.
#[test]
fn the_letters_of_a_map_are_those_of_the_language_and_its_legend() {
    for code in words::languages() {
        let words = Words::of(code);
        let letters = tui::boards::letters(&words);
        let different: std::collections::BTreeSet<char> = letters.into_iter().collect();
        assert_eq!(different.len(), letters.len(), "{code}: {letters:?}");
        let legend = tui::talk::signs("kingdomino", &words);
        for letter in letters {
            assert!(legend.contains(&format!("{letter} ")), "{code}: no {letter} in “{legend}”");
            assert_eq!(ratatui::text::Span::raw(letter.to_string()).width(), 1, "{code}: {letter}");
        }
    }
    // A map of letters that run from right to left would be turned around by the terminal.
    assert_eq!(tui::boards::letters(&Words::of("ar")), tui::boards::LATIN);
    // In Estonian M is a forest (mets), on the page and here.
    assert_eq!(tui::boards::letters(&Words::of("et")), ['V', 'M', 'J', 'R', 'S', 'K']);
}

//! The full screen: menu, game and help, driven by keys and the mouse.

pub(crate) mod game;
pub(crate) mod pane;

use crate::menu::{Chosen, Menu};
use crate::replay::ReplayScreen;
use crate::save::SaveError;
use crate::terminal::{Ends, TakenTerminal};
use crate::{Options, PlayError, begin, open};
use crossterm::event::{
    self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use crossterm::terminal;
use game::{GameScreen, Next};
use play::Phrase;
use ratatui::Frame;
use std::io;
use std::path::Path;
use std::time::Duration;
use words::Words;

/// The smallest terminal everything fits into.
pub const SMALLEST: (u16, u16) = (80, 24);

/// How long to wait for a key while a bot may be thinking.
const BEAT: Duration = Duration::from_millis(50);

/// What is on the screen.
pub enum Screen {
    /// Choosing.
    Menu(Menu),
    /// Playing.
    Game(Box<GameScreen>),
    /// Looking through a game that is over.
    Replay(Box<ReplayScreen>, Box<GameScreen>),
}

/// Takes the terminal over, plays, and gives it back, also after an error.
pub fn run(options: &Options) -> Result<(), PlayError> {
    let (columns, rows) = terminal::size()?;
    if columns < SMALLEST.0 || rows < SMALLEST.1 {
        return Err(PlayError::TooSmall { columns, rows });
    }
    let mut screen = first(options)?;
    let mut terminal = TakenTerminal::take()?;
    let played = turn_pages(&mut terminal, &mut screen, options);
    drop(terminal);
    match played? {
        Some(ends) => Ok(ends.end()?),
        None => Ok(()),
    }
}

/// The first page.
pub fn first(options: &Options) -> Result<Screen, PlayError> {
    Ok(match open(options)? {
        Some((session, path)) => Screen::Game(Box::new(GameScreen::new(session, path))),
        None => Screen::Menu(Menu::new(options)),
    })
}

/// Until the user leaves, or a signal ends it; the game is saved either way.
fn turn_pages(
    terminal: &mut TakenTerminal,
    screen: &mut Screen,
    options: &Options,
) -> Result<Option<Ends>, PlayError> {
    loop {
        terminal.draw(|frame| draw(frame, screen, options))?;
        if let Some(ends) = terminal.heed()? {
            return Ok(Some(ends));
        }
        if let Screen::Game(game) = screen {
            game.let_bots_play(options)?;
        }
        if !event::poll(BEAT)? {
            continue;
        }
        let event = event::read()?;
        if !terminal.slept_by(&event)? && !hear(event, screen, options)? {
            return Ok(None);
        }
    }
}

/// Draws the page, or says that the window is too small for it.
pub fn draw(frame: &mut Frame<'_>, screen: &mut Screen, options: &Options) {
    if too_small(frame, options) {
        return;
    }
    match screen {
        Screen::Menu(menu) => menu.draw(frame, &options.words),
        Screen::Game(game) => game.draw(frame, options),
        Screen::Replay(replay, _) => replay.draw(frame, &options.words, options.colour),
    }
}

/// Whether the window is too small; then it says what it needs.
pub(crate) fn too_small(frame: &mut Frame<'_>, options: &Options) -> bool {
    let (columns, rows) = (frame.area().width, frame.area().height);
    if columns >= SMALLEST.0 && rows >= SMALLEST.1 {
        return false;
    }
    let small =
        Phrase::new("terminal-too-small").with("columns", u32::from(columns)).with("rows", u32::from(rows));
    let text = ratatui::widgets::Paragraph::new(options.words.say(&small));
    frame.render_widget(text.wrap(ratatui::widgets::Wrap { trim: true }), frame.area());
    true
}

/// Answers a key or a click; false when the user leaves.
pub fn hear(event: Event, screen: &mut Screen, options: &Options) -> Result<bool, PlayError> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => press(key, screen, options),
        Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
            if let Screen::Game(game) = screen {
                game.click(mouse.column, mouse.row, options)?;
            }
            Ok(true)
        }
        _ => Ok(true),
    }
}

fn press(key: KeyEvent, screen: &mut Screen, options: &Options) -> Result<bool, PlayError> {
    if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
        return Ok(false);
    }
    match screen {
        Screen::Menu(menu) => {
            match key.code {
                KeyCode::Up => menu.walk(-1),
                KeyCode::Down | KeyCode::Tab => menu.walk(1),
                KeyCode::Left => menu.change(-1),
                KeyCode::Right | KeyCode::Char(' ') => menu.change(1),
                KeyCode::Enter => enter(screen, options),
                KeyCode::Char('q') | KeyCode::Esc => return Ok(false),
                _ => {}
            }
            Ok(true)
        }
        Screen::Game(game) => {
            let next = game.press(key.code, options)?;
            go(next, screen, options)?;
            Ok(true)
        }
        Screen::Replay(replay, _) => {
            if !replay.press(key.code) {
                let replayed = std::mem::replace(screen, Screen::Menu(Menu::new(options)));
                if let Screen::Replay(_, game) = replayed {
                    *screen = Screen::Game(game);
                }
            }
            Ok(true)
        }
    }
}

fn go(next: Next, screen: &mut Screen, options: &Options) -> Result<(), PlayError> {
    match next {
        Next::Stay => {}
        Next::Menu => *screen = Screen::Menu(Menu::new(options)),
        Next::Again(new_game) => {
            let (session, path) = begin(&new_game, options)?;
            *screen = Screen::Game(Box::new(GameScreen::new(session, path)));
        }
        Next::Replay(record) => {
            let replay = ReplayScreen::new(&options.catalogue, &record).map_err(|error| error.cause)?;
            let game = std::mem::replace(screen, Screen::Menu(Menu::new(options)));
            if let Screen::Game(game) = game {
                *screen = Screen::Replay(Box::new(replay), game);
            }
        }
    }
    Ok(())
}

/// Begins what the menu has chosen; what does not fit is said there.
fn enter(screen: &mut Screen, options: &Options) {
    let Screen::Menu(menu) = screen else { return };
    let opened = match menu.enter(&options.words) {
        Chosen::Begin(new_game) => begin(&new_game, options),
        Chosen::Resume(path) => resume(&path, options),
    };
    match opened {
        Ok((session, path)) => *screen = Screen::Game(Box::new(GameScreen::new(session, path))),
        Err(error) => {
            let said = explain(&error, options);
            *menu = Menu::new(options);
            menu.problem = Some(said);
        }
    }
}

fn resume(
    path: &Path,
    options: &Options,
) -> Result<(crate::session::Session, std::path::PathBuf), PlayError> {
    Ok((options.saves.read(&options.catalogue, path)?, path.to_owned()))
}

/// An error in the user's language.
pub fn explain(error: &PlayError, options: &Options) -> String {
    match error {
        PlayError::Refused(refusal) => options.words.refusal(refusal),
        PlayError::Save(error) => explain_save(error, &options.words),
        PlayError::Input(error) => {
            options.words.say(&Phrase::new("refused-input").with("kind", format!("{:?}", error.kind())))
        }
        PlayError::TooSmall { columns, rows } => {
            let small = Phrase::new("terminal-too-small");
            options.words.say(&small.with("columns", u32::from(*columns)).with("rows", u32::from(*rows)))
        }
        PlayError::Terminal(error) => options.words.cause(error),
        PlayError::Luck(_) => options.words.cause(&io::ErrorKind::Other.into()),
    }
}

fn explain_save(error: &SaveError, words: &Words) -> String {
    let of = |code: &str, path: &Path| Phrase::new(code).with("file", path.display().to_string());
    let kind = |source: &io::Error| format!("{:?}", source.kind());
    match error {
        SaveError::Damaged { aside, cause } => {
            words.say(&of("save-damaged", aside).with("cause", words.refusal(cause)))
        }
        SaveError::Foreign { path, cause } => {
            words.say(&of("save-foreign", path).with("cause", words.refusal(cause)))
        }
        SaveError::Read { path, source } if source.kind() == io::ErrorKind::NotFound => {
            words.say(&of("refused-file-missing", path))
        }
        SaveError::Read { path, source } => {
            words.say(&of("refused-file-unreadable", path).with("kind", kind(source)))
        }
        SaveError::Write { path, source } => {
            words.say(&of("refused-file-unwritable", path).with("kind", kind(source)))
        }
    }
}

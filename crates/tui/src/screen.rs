//! The full screen: menu, game and help, driven by keys and the mouse.

pub(crate) mod game;
pub(crate) mod pane;

use crate::menu::{Chosen, Menu};
use crate::{Options, PlayError, begin, open};
use crossterm::event::{
    self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use crossterm::{execute, terminal};
use game::{GameScreen, Next};
use play::Phrase;
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::{Frame, Terminal};
use std::io::{self, Stdout, stdout};
use std::path::Path;
use std::time::Duration;

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
}

/// Takes the terminal over, plays, and gives it back, also after an error.
pub fn run(options: &Options) -> Result<(), PlayError> {
    let (columns, rows) = terminal::size()?;
    if columns < SMALLEST.0 || rows < SMALLEST.1 {
        return Err(PlayError::TooSmall { columns, rows });
    }
    let mut screen = first(options)?;
    let mut terminal = take_over()?;
    let played = turn_pages(&mut terminal, &mut screen, options);
    give_back()?;
    played
}

/// The whole terminal for us: raw keys, a screen of its own, the mouse.
pub(crate) fn take_over() -> io::Result<Terminal<CrosstermBackend<Stdout>>> {
    terminal::enable_raw_mode()?;
    execute!(stdout(), terminal::EnterAlternateScreen, event::EnableMouseCapture)?;
    Terminal::new(CrosstermBackend::new(stdout()))
}

/// The terminal as it was.
pub(crate) fn give_back() -> io::Result<()> {
    execute!(stdout(), event::DisableMouseCapture, terminal::LeaveAlternateScreen)?;
    terminal::disable_raw_mode()
}

/// The first page.
pub fn first(options: &Options) -> Result<Screen, PlayError> {
    Ok(match open(options)? {
        Some((session, path)) => Screen::Game(Box::new(GameScreen::new(session, path))),
        None => Screen::Menu(Menu::new(options)),
    })
}

fn turn_pages<B: Backend<Error = io::Error>>(
    terminal: &mut Terminal<B>,
    screen: &mut Screen,
    options: &Options,
) -> Result<(), PlayError> {
    loop {
        terminal.draw(|frame| draw(frame, screen, options))?;
        if let Screen::Game(game) = screen {
            game.let_bots_play(options)?;
        }
        if !event::poll(BEAT)? {
            continue;
        }
        if !hear(event::read()?, screen, options)? {
            return Ok(());
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
        Screen::Game(game) => match game.press(key.code, options)? {
            Next::Stay => Ok(true),
            Next::Menu => {
                *screen = Screen::Menu(Menu::new(options));
                Ok(true)
            }
        },
    }
}

/// Begins what the menu has chosen; what does not fit is said there.
fn enter(screen: &mut Screen, options: &Options) {
    let Screen::Menu(menu) = screen else { return };
    let opened = match menu.enter(&options.words) {
        Chosen::Begin(setup) => begin(&setup, options),
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
        PlayError::Save(crate::save::SaveError::Damaged { aside, error }) => {
            let cause = options.words.refusal(&error.cause);
            let file = aside.display().to_string();
            options.words.say(&Phrase::new("save-damaged").with("file", file).with("cause", cause))
        }
        PlayError::Save(crate::save::SaveError::Io { path, source }) => {
            let missing = source.kind() == io::ErrorKind::NotFound;
            let code = if missing { "refused-file-missing" } else { "refused-file-unwritable" };
            options.words.say(&Phrase::new(code).with("file", path.display().to_string()))
        }
        PlayError::TooSmall { columns, rows } => {
            let small = Phrase::new("terminal-too-small");
            options.words.say(&small.with("columns", u32::from(*columns)).with("rows", u32::from(*rows)))
        }
        other => other.to_string(),
    }
}

//! The terminal as a place that is taken over and given back, whatever ends the game: the user, an error, a panic,
//! or a signal.

use crossterm::event::{Event, KeyCode, KeyModifiers};
use crossterm::{event, execute, terminal};
use ratatui::backend::CrosstermBackend;
use ratatui::{Frame, Terminal};
use std::io::{self, Stdout, stdout};
use std::sync::Once;

/// Every signal that ends a program by default, except those that cannot be caught and those that tell of a fault of its own.
#[cfg(unix)]
const ENDING: [i32; 11] = {
    use signal_hook::consts::{
        SIGALRM, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU, SIGXFSZ,
    };
    [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ]
};

/// How long the game has to hear of a signal.
#[cfg(unix)]
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(2);

/// The whole terminal: raw keys, a screen of its own, the mouse. It is given back when this is dropped.
pub(crate) struct TakenTerminal {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    #[cfg(unix)]
    signals: signal_hook::iterator::Signals,
}

/// A signal that ends the program, once the terminal is given back.
pub(crate) struct Ends(#[cfg(unix)] i32);

impl TakenTerminal {
    /// Takes the terminal over.
    pub fn take() -> io::Result<TakenTerminal> {
        static HOOKED: Once = Once::new();
        HOOKED.call_once(|| {
            let before = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                // What cannot be given back cannot be helped here.
                let _ = leave();
                before(panic);
            }));
        });
        #[cfg(unix)]
        let signals = {
            use signal_hook::consts::{SIGCONT, SIGTSTP};
            signal_hook::iterator::Signals::new(ENDING.into_iter().chain([SIGTSTP, SIGCONT]))?
        };
        #[cfg(unix)]
        end_late()?;
        enter()?;
        Ok(TakenTerminal {
            terminal: Terminal::new(CrosstermBackend::new(stdout()))?,
            #[cfg(unix)]
            signals,
        })
    }

    /// Draws a frame.
    pub fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        self.terminal.draw(draw).map(drop)
    }

    /// Answers the signals that have come: sleeps and wakes, or says which one ends the program.
    #[cfg(unix)]
    pub fn heed(&mut self) -> io::Result<Option<Ends>> {
        use signal_hook::consts::{SIGCONT, SIGTSTP};
        let come: Vec<i32> = self.signals.pending().collect();
        for signal in come {
            match signal {
                SIGTSTP => self.sleep()?,
                SIGCONT => self.wake()?,
                other => return Ok(Some(Ends(other))),
            }
        }
        Ok(None)
    }

    /// Elsewhere the system ends the program by itself.
    #[cfg(not(unix))]
    pub fn heed(&mut self) -> io::Result<Option<Ends>> {
        Ok(None)
    }

    /// Whether a key puts the program to sleep, as Ctrl-Z does in a shell; then it slept and is awake again.
    pub fn slept_by(&mut self, event: &Event) -> io::Result<bool> {
        let Event::Key(key) = event else { return Ok(false) };
        let asleep = key.code == KeyCode::Char('z') && key.modifiers.contains(KeyModifiers::CONTROL);
        if asleep && cfg!(unix) {
            self.sleep()?;
        }
        Ok(asleep)
    }

    #[cfg(unix)]
    fn sleep(&mut self) -> io::Result<()> {
        leave()?;
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        self.wake()
    }

    #[cfg(not(unix))]
    fn sleep(&mut self) -> io::Result<()> {
        self.wake()
    }

    fn wake(&mut self) -> io::Result<()> {
        enter()?;
        self.terminal.clear()
    }
}

/// Ends the program some time after a signal, should the game not have heard of it by then: where the terminal is
/// gone for good, waiting for a key never comes back. Every move is saved when it is made, so nothing is lost.
#[cfg(unix)]
fn end_late() -> io::Result<()> {
    static WATCHED: Once = Once::new();
    let mut signals = signal_hook::iterator::Signals::new(ENDING)?;
    WATCHED.call_once(|| {
        std::thread::spawn(move || {
            for signal in signals.forever() {
                std::thread::sleep(PATIENCE);
                // Whoever has taken the terminal away does not need it back.
                let _ = leave();
                let _ = signal_hook::low_level::emulate_default_handler(signal);
            }
        });
    });
    Ok(())
}

impl Drop for TakenTerminal {
    fn drop(&mut self) {
        // Whoever has taken the terminal away does not need it back.
        let _ = leave();
    }
}

impl Ends {
    /// Ends the program as the signal would have.
    pub fn end(self) -> io::Result<()> {
        #[cfg(unix)]
        signal_hook::low_level::emulate_default_handler(self.0)?;
        Ok(())
    }
}

fn enter() -> io::Result<()> {
    terminal::enable_raw_mode()?;
    execute!(stdout(), terminal::EnterAlternateScreen, event::EnableMouseCapture)
}

fn leave() -> io::Result<()> {
    let screen = execute!(
        stdout(),
        event::DisableMouseCapture,
        terminal::LeaveAlternateScreen,
        crossterm::cursor::Show
    );
    terminal::disable_raw_mode()?;
    screen
}

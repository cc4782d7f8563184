//! The clock on the wall as one process sees it: it can be set, and nothing else on the machine notices.

use load::http;
use load::process::Start;
use std::fs::File;
use std::os::unix::fs::FileExt as _;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, SystemTime};

/// The wall of one process.
pub struct Wall {
    file: File,
    base: String,
}

impl Wall {
    /// Lets a server that is started from now on look at a wall of its own; nothing where no compiler makes what is put
    /// before it.
    pub fn before(start: &mut Start) -> Option<Wall> {
        let name = start.data.with_extension("wall");
        let library = start.data.with_extension("so");
        std::fs::create_dir_all(start.data.parent()?).unwrap();
        if !is_made(&library) {
            println!("the clock on the wall cannot be set here");
            return None;
        }
        std::fs::write(&name, 0_i64.to_ne_bytes()).unwrap();
        let text = |path: &Path| path.to_str().unwrap().to_owned();
        start.environment.push(("KLOTS_WALL".to_owned(), text(&name)));
        start.environment.push(("LD_PRELOAD".to_owned(), text(&library)));
        let file = File::options().write(true).open(&name).unwrap();
        Some(Wall { file, base: start.base() })
    }

    /// Sets it this many seconds ahead of the true time, or back.
    pub fn set(&self, seconds: i64) {
        self.file.write_all_at(&seconds.to_ne_bytes(), 0).unwrap();
    }

    /// Sets it, and waits until the server reads it so. A server that runs dates its answers by it when it is set ahead,
    /// not when it is set back.
    pub async fn set_and_see(&self, seconds: i64) {
        self.set(seconds);
        for _ in 0..300 {
            if self.is_read_as(seconds).await {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("the server never looks at the wall");
    }

    /// Whether the server's answers are dated by it, to ten minutes.
    async fn is_read_as(&self, seconds: i64) -> bool {
        let Ok(answer) = http::get(format!("{}/api/v1/games", self.base)).await else { return false };
        let Some(date) = answer.headers().get("date").and_then(|date| date.to_str().ok()) else {
            return false;
        };
        let true_time = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_secs() as i64;
        let off = (seconds_of_day(date) - true_time - seconds).rem_euclid(DAY);
        off.min(DAY - off) < 600
    }
}

const DAY: i64 = 86_400;

/// The time of day in a date as HTTP writes it: `Tue, 17 Nov 2026 08:07:30 GMT`.
fn seconds_of_day(date: &str) -> i64 {
    let time = date.split(' ').nth(4).unwrap_or_default();
    time.split(':').map(|part| part.parse::<i64>().unwrap()).fold(0, |sum, part| 60 * sum + part)
}

/// Makes what is put before a program.
fn is_made(library: &Path) -> bool {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/proofs/wall.c");
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-O1", "-o"]).arg(library).arg(source);
    cfg!(target_os = "linux") && compiler.status().is_ok_and(|status| status.success())
}

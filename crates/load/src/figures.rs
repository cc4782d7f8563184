//! Figures: delays, and what a process takes from the machine.

use serde::Serialize;
use std::time::Duration;

/// Delays in steps of a twentieth of a millisecond, without keeping each of them.
#[derive(Clone, Debug)]
pub struct Delays {
    steps: Vec<u32>,
    count: u64,
    longest: Duration,
}

/// Delays up to this many steps are told apart.
const STEPS: usize = 100_000;
const STEP_MICROS: u128 = 50;

impl Default for Delays {
    fn default() -> Self {
        Delays { steps: vec![0; STEPS], count: 0, longest: Duration::ZERO }
    }
}

impl Delays {
    /// Notes one delay.
    pub fn note(&mut self, delay: Duration) {
        let step = usize::try_from(delay.as_micros() / STEP_MICROS).unwrap_or(STEPS).min(STEPS - 1);
        self.steps[step] += 1;
        self.count += 1;
        self.longest = self.longest.max(delay);
    }

    /// How many were noted.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The delay that this part (0 … 1) of all did not exceed, in milliseconds.
    pub fn at(&self, part: f64) -> f64 {
        let wanted = (self.count as f64 * part).ceil() as u64;
        let mut seen = 0;
        for (step, count) in self.steps.iter().enumerate() {
            seen += u64::from(*count);
            if seen >= wanted && seen > 0 {
                return (step + 1) as f64 * STEP_MICROS as f64 / 1000.0;
            }
        }
        0.0
    }

    /// The usual figures.
    pub fn summary(&self) -> Summary {
        Summary {
            count: self.count,
            p50_ms: self.at(0.5),
            p90_ms: self.at(0.9),
            p99_ms: self.at(0.99),
            max_ms: self.longest.as_secs_f64() * 1000.0,
        }
    }
}

/// Delays in five figures.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Summary {
    /// How many.
    pub count: u64,
    /// Half were quicker.
    pub p50_ms: f64,
    /// Nine of ten were quicker.
    pub p90_ms: f64,
    /// All but one in a hundred were quicker.
    pub p99_ms: f64,
    /// The slowest.
    pub max_ms: f64,
}

/// What a process has taken so far.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Usage {
    /// Memory in use, in KiB.
    pub resident_kib: u64,
    /// Processor time, in seconds.
    pub cpu_s: f64,
    /// Open descriptors.
    pub descriptors: u64,
}

/// Asks the system about a process; nothing where the system does not tell.
pub fn usage(pid: u32) -> Usage {
    let read = |name: &str| std::fs::read_to_string(format!("/proc/{pid}/{name}")).unwrap_or_default();
    let status = read("status");
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let resident_kib = resident.and_then(|rest| rest.split_whitespace().next()?.parse().ok()).unwrap_or(0);
    // After the name in parentheses: state is the first field, user and system time are the 12th and 13th.
    let stat = read("stat");
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |at: usize| fields.get(at).and_then(|text| text.parse::<u64>().ok()).unwrap_or(0);
    let descriptors = std::fs::read_dir(format!("/proc/{pid}/fd")).map_or(0, |list| list.count() as u64);
    Usage { resident_kib, cpu_s: (ticks(11) + ticks(12)) as f64 / 100.0, descriptors }
}

/// What a machine is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Machine {
    /// How many threads it runs at once.
    pub cores: usize,
    /// The name of its processor.
    pub model: String,
    /// All its memory, with the unit.
    pub memory: String,
}

impl std::fmt::Display for Machine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} cores of {}, {}", self.cores, self.model, self.memory)
    }
}

/// The machine this runs on.
pub fn machine() -> Machine {
    let read = |path: &str| std::fs::read_to_string(path).unwrap_or_default();
    let after_colon = |text: &str, key: &str| {
        let line = text.lines().find(|line| line.starts_with(key)).unwrap_or_default().to_owned();
        line.split_once(':').map_or(String::new(), |(_, value)| value.trim().to_owned())
    };
    Machine {
        cores: std::thread::available_parallelism().map_or(0, usize::from),
        model: after_colon(&read("/proc/cpuinfo"), "model name"),
        memory: after_colon(&read("/proc/meminfo"), "MemTotal"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_delays_are_found() {
        let mut delays = Delays::default();
        for ms in 1..=100 {
            delays.note(Duration::from_millis(ms));
        }
        assert!((delays.at(0.5) - 50.0).abs() < 0.1);
        assert!((delays.at(0.99) - 99.0).abs() < 0.1);
        assert_eq!(delays.count(), 100);
        assert_eq!(Delays::default().at(0.99), 0.0);
    }
}

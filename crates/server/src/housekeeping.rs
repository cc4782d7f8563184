//! What the server does on its own, now and then.

use crate::app::App;
use crate::fault::Fault;
use std::time::Duration;
use store::{PageMark, Phase, TableFilter};
use table::event::{ClockRule, Setup};

const TIDY: Duration = Duration::from_secs(60);
/// How often clocks of tables that nobody looks at are read.
const CLOCKS: u32 = 5;
/// How often old tables are deleted.
const SWEEP: u32 = 360;
const PAGE: u32 = 200;
const DAY_MS: i64 = 86_400_000;

/// Runs until the server stops.
pub async fn run(app: App) {
    for round in 0u32.. {
        if round.is_multiple_of(CLOCKS)
            && let Err(fault) = wake_clocks(&app).await
        {
            tracing::warn!(code = fault.why.code(), "clocks could not be read");
        }
        if round.is_multiple_of(SWEEP)
            && let Err(fault) = sweep(&app).await
        {
            tracing::warn!(code = fault.why.code(), "old tables could not be deleted");
        }
        app.buckets.tidy();
        app.sockets.tidy();
        tokio::select! {
            () = tokio::time::sleep(TIDY) => {}
            () = app.stop.cancelled() => return,
        }
    }
}

/// Loads tables whose clock may have run out while nobody was looking; their owners do the rest.
async fn wake_clocks(app: &App) -> Result<(), Fault> {
    let filter = TableFilter { phase: Some(Phase::Playing), ..TableFilter::default() };
    let mut after: Option<PageMark> = None;
    loop {
        let lines = app.store.tables(&filter, after.as_ref(), PAGE).await?;
        for line in &lines {
            let setup: Option<Setup> = serde_json::from_str(&line.header.options).ok();
            let clock = setup.map_or_else(ClockRule::default, |setup| setup.clock);
            let since = app.now() - line.touched_ms;
            let overdue = match clock {
                ClockRule::None {} => false,
                ClockRule::Move { seconds } | ClockRule::Game { seconds, .. } => {
                    since > i64::from(seconds) * 1000
                }
                ClockRule::Days { days } => since > i64::from(days) * DAY_MS,
            };
            if overdue && let Err(fault) = app.look(&line.header.id, |_| ()).await {
                tracing::warn!(table = %line.header.id, code = fault.why.code(), "a table cannot be loaded");
            }
        }
        match lines.last() {
            Some(last) if lines.len() == PAGE as usize => after = Some(last.mark()),
            _ => return Ok(()),
        }
    }
}

async fn sweep(app: &App) -> Result<(), Fault> {
    let now = app.now();
    let before = now - i64::from(app.config.keep_guests_days) * DAY_MS;
    let swept = app.store.sweep(before, before, now).await?;
    tracing::info!(tables = swept.tables, guests = swept.guests, expired = swept.expired, "swept");
    Ok(())
}

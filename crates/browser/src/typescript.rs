//! The TypeScript twins of what the page asks of its module and is answered.

use crate::ask::{Ask, Heard, Upcoming};
use crate::look::Read;
use crate::think::BotMove;
use std::path::Path;
use ts_rs::{Config, ExportError, TS};

/// Writes every type into the folder `module` of `dir`, where the messages of the wire are.
pub fn export(dir: &Path) -> Result<(), ExportError> {
    let config = Config::new().with_large_int("number").with_out_dir(dir);
    Ask::export_all(&config)?;
    Heard::export_all(&config)?;
    Upcoming::export_all(&config)?;
    Read::export_all(&config)?;
    BotMove::export_all(&config)
}

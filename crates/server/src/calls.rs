//! Somebody is wanted at a table and is connected to another node: that node is asked to tell them.

use crate::app::App;
use store::{Call, PersonId, TableId};
use tokio::sync::broadcast::error::RecvError;
use wire::outbound::Notice;

const MATCHED: &str = "matched";
/// Followed by the name of the game.
const TURN: &str = "turn-";

impl App {
    /// Lets the other nodes tell somebody, if there are any.
    pub fn call_elsewhere(&self, person: PersonId, table: &TableId, notice: &Notice) {
        let what = match notice {
            Notice::Matched { .. } => MATCHED.to_owned(),
            Notice::YourTurn { game, .. } => format!("{TURN}{game}"),
            Notice::Restart { .. } | Notice::Frozen {} | Notice::Thawed {} => return,
        };
        self.store.bus().call(Call { person, table: table.clone(), what });
    }

    /// Tells somebody what another node asks to. Where the table is in use here, its own room has done so.
    fn heard(&self, call: &Call) {
        if self.hub.has(&call.table) {
            return;
        }
        let table = call.table.to_string();
        let notice = match call.what.strip_prefix(TURN) {
            Some(game) => Notice::YourTurn { table, game: game.to_owned() },
            None if call.what == MATCHED => Notice::Matched { table },
            None => return,
        };
        self.sockets.tell(call.person, &notice);
    }
}

/// Listens to the other nodes until the server stops.
pub async fn run(app: App) {
    let mut calls = app.store.bus().calls();
    loop {
        tokio::select! {
            call = calls.recv() => match call {
                Ok(call) => app.heard(&call),
                Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return,
            },
            () = app.stop.cancelled() => return,
        }
    }
}

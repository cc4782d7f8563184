//! What somebody asks for at a table, over the socket or over HTTP: checked, counted, and left in the table's inbox.

use crate::app::App;
use crate::codes;
use crate::fault::Fault;
use crate::hub::Ask;
use crate::identity::Caller;
use play::Refusal;
use store::{MoveId, MoveKey, TableId};
use table::command::{Actor, Command};
use wire::outbound::NackCode;

/// What somebody asks for, as it came in.
pub struct Request {
    /// At which table.
    pub table: String,
    /// The face's id of it.
    pub id: String,
    /// The last event the face had seen.
    pub based_on: Option<u64>,
    /// What.
    pub command: Command,
}

impl App {
    /// Does what somebody asks for; the number of the first event, when it is on disk.
    pub async fn perform(&self, caller: &Caller, request: Request) -> Result<u64, Fault> {
        let arrived = self.now();
        let who = caller.player()?;
        let table: TableId = request.table.parse().map_err(|_| Fault::not_found())?;
        let key = MoveKey::new(
            move_id(&request.id)?,
            serde_json::to_vec(&(who.person, &request.command)).map_err(|error| Fault::inner(&error))?,
        );
        self.buckets.act(caller.ip, who.person)?;
        let place = self.open_acts.begin((who.person, table.clone()), self.config.limits.open_acts)?;
        let unrated = match (who.by_token, &who.login) {
            (true, _) => Some(table::codes::RATED_BOT),
            (false, None) => Some(wire::codes::RATED_GUEST),
            (false, Some(_)) => None,
        };
        let actor = Actor::Person(who.at_table(), who.name.clone());
        let command = request.command;
        let (key, based_on, from) = (Some(key), request.based_on, Some(caller.ip));
        let ask = Ask { actor, command, key, based_on, unrated, arrived, from };
        self.act_within(&table, ask, Some(place)).await
    }
}

/// 32 hexadecimal digits.
fn move_id(text: &str) -> Result<MoveId, Fault> {
    let bad = || Fault::new(NackCode::Malformed, Refusal::new(codes::MOVE_ID));
    Some(text).filter(|text| text.len() == 32).and_then(|text| text.parse().ok()).ok_or_else(bad)
}

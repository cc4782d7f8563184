//! What a person may ask for: everything about them, and nothing about them any more. And what goes by itself.

use crate::db::{Tx, number};
use crate::log::KeptEvent;
use crate::{Millis, PersonId, Store, StoreError, TableId, Watch};
use serde_json::{Value, json};
use std::collections::HashSet;

/// How much a sweep has cleared away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Swept {
    /// Tables at which only guests (or nobody any more) sat.
    pub tables: u64,
    /// Guests without a table who were not seen for long.
    pub guests: u64,
    /// Sessions and recovery links past their time.
    pub expired: u64,
}

/// How many tables one sweep deletes in one transaction.
const SWEEP: i64 = 200;

impl Store {
    /// Everything that is kept about a person, as JSON; `None` if nobody has this id.
    ///
    /// Hashes of tokens and of the password are left out: they are secrets, and others may come to read the file.
    pub async fn export_person(&self, id: PersonId) -> Result<Option<Value>, StoreError> {
        let Some(person) = self.person(id).await? else { return Ok(None) };
        Ok(Some(json!({
            "person": {
                "id": person.id, "kind": person.kind, "name": person.name, "login": person.login,
                "created_ms": person.created_ms, "seen_ms": person.seen_ms,
            },
            "sessions": list(self.sessions(id, Millis::MIN).await?, |session| json!({
                "id": session.id, "device": session.device, "created_ms": session.created_ms,
                "seen_ms": session.seen_ms, "expires_ms": session.expires_ms,
            })),
            "api_tokens": list(self.api_tokens(id).await?, |token| json!({
                "id": token.id, "label": token.label, "created_ms": token.created_ms, "used_ms": token.used_ms,
            })),
            "pushes": list(self.pushes(id).await?, |(session, endpoint)| json!({
                "session": session, "endpoint": endpoint,
            })),
            "ratings": list(self.ratings(id).await?, |rating| json!({
                "game": rating.game, "rating": rating.rating, "deviation": rating.deviation,
                "volatility": rating.volatility, "games": rating.games, "wins": rating.wins,
                "draws": rating.draws, "losses": rating.losses, "updated_ms": rating.updated_ms,
            })),
            "recovery_links": list(self.recovery_times(id).await?, |(created_ms, expires_ms)| json!({
                "created_ms": created_ms, "expires_ms": expires_ms,
            })),
            "rating_changes": list(self.rating_changes(id).await?, |(table, game, before, after, at_ms)| json!({
                "table": table, "game": game, "before": before, "after": after, "at_ms": at_ms,
            })),
            "events": list(self.events_naming(id).await?, |(table, number, at_ms, body)| json!({
                "table": table, "number": number, "at_ms": at_ms, "event": parsed(&body),
            })),
            "tables": self.tables_of(id).await?,
        })))
    }

    /// The tables a person ever sat at or is named in, as that person may read about them.
    async fn tables_of(&self, id: PersonId) -> Result<Vec<Value>, StoreError> {
        let mut tables = Vec::new();
        for table in self.attended(id).await? {
            if let Some(line) = self.table_line(&table).await? {
                tables.push(table_value(&line, id));
            }
        }
        Ok(tables)
    }

    /// When recovery links of a person were made, and until when they work.
    async fn recovery_times(&self, person: PersonId) -> Result<Vec<(Millis, Millis)>, StoreError> {
        Ok(read!(
            &self.db,
            fetch_all,
            (Millis, Millis),
            "SELECT created_ms, expires_ms FROM recovery_links WHERE person = $1 ORDER BY created_ms",
            person
        )?)
    }

    /// The table, the game, the rating before and after it, and when, of every rated game of a person.
    async fn rating_changes(
        &self,
        person: PersonId,
    ) -> Result<Vec<(TableId, String, f64, f64, Millis)>, StoreError> {
        Ok(read!(
            &self.db,
            fetch_all,
            (TableId, String, f64, f64, Millis),
            "SELECT table_id, game, before, after, at_ms FROM rating_changes WHERE person = $1 ORDER BY at_ms",
            person
        )?)
    }

    /// What a person wrote. How a table was made is not told: it holds the secret of its shuffle.
    async fn events_naming(
        &self,
        person: PersonId,
    ) -> Result<Vec<(TableId, i64, Millis, String)>, StoreError> {
        Ok(read!(
            &self.db,
            fetch_all,
            (TableId, i64, Millis, String),
            "SELECT e.table_id, e.number, e.at_ms, e.body FROM named n JOIN events e \
             ON e.table_id = n.table_id AND e.number = n.number \
             WHERE n.person = $1 AND n.number > 1 ORDER BY e.at_ms, e.table_id, e.number",
            person
        )?)
    }

    /// The tables a person ever sat at or is named in.
    pub async fn attended(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT table_id FROM attendance WHERE person = $1 ORDER BY table_id";
        let rows = read!(&self.db, fetch_all, (TableId,), sql, person)?;
        Ok(rows.into_iter().map(|(table,)| table).collect())
    }

    /// Deletes a person with sessions, tokens, links and ratings. Games stay, with the name removed.
    ///
    /// `redact` gets every event of every table the person attended, with whether it names the person without
    /// giving them a seat, and gives a new body where the old one tells something about the person (a name, a line
    /// of chat). Numbers, kinds and times never change, and
    /// the fold of the log must be the same game as before.
    pub async fn delete_person(
        &self,
        id: PersonId,
        mut redact: impl FnMut(&TableId, &KeptEvent, bool) -> Option<String>,
    ) -> Result<bool, StoreError> {
        for table in self.attended(id).await? {
            let sql = "SELECT number FROM named WHERE person = $1 AND table_id = $2";
            let named = read!(&self.db, fetch_all, (i64,), sql, id, &table)?;
            let named: HashSet<u64> = named.into_iter().map(|(kept,)| number(kept)).collect();
            self.redact_table(&table, &named, &mut redact).await?;
        }
        let attended = self.attended(id).await?;
        let mut tx = self.db.begin().await?;
        let changed = "UPDATE tables SET revision = revision + 1 \
                       WHERE id IN (SELECT table_id FROM attendance WHERE person = $1)";
        tx_write!(&mut tx, changed, id)?;
        tx_write!(&mut tx, "UPDATE seats SET person = NULL, name = NULL WHERE person = $1", id)?;
        let gone = tx_write!(&mut tx, "DELETE FROM people WHERE id = $1", id)? == 1;
        tx.commit().await?;
        for table in &attended {
            self.bus.heard(table, 0, self.revision(table).await?);
        }
        self.bus.publish_lobby();
        Ok(gone)
    }

    /// Watches a table: how its log grows, and whether what stands in it is changed because somebody was deleted, on
    /// whatever node. Read its log after this call and nothing is missed.
    pub async fn watch(&self, table: &TableId) -> Result<Watch, StoreError> {
        Ok(self.bus.watch_since(table, self.revision(table).await?))
    }

    async fn revision(&self, table: &TableId) -> Result<u64, StoreError> {
        let sql = "SELECT revision FROM tables WHERE id = $1";
        let row = read!(&self.db, fetch_optional, (i64,), sql, table)?;
        Ok(row.map_or(0, |(revision,)| number(revision)))
    }

    async fn redact_table(
        &self,
        table: &TableId,
        named: &HashSet<u64>,
        redact: &mut impl FnMut(&TableId, &KeptEvent, bool) -> Option<String>,
    ) -> Result<(), StoreError> {
        let mut after = 0;
        loop {
            let events = self.events(table, after, 500).await?;
            let Some(last) = events.last() else { return Ok(()) };
            after = last.number;
            let mut tx: Option<Tx> = None;
            for event in &events {
                let Some(body) = redact(table, event, named.contains(&event.number)) else { continue };
                let tx = match &mut tx {
                    Some(tx) => tx,
                    none => none.insert(self.db.begin().await?),
                };
                tx_write!(
                    tx,
                    "UPDATE events SET body = $3 WHERE table_id = $1 AND number = $2",
                    table,
                    crate::db::kept(event.number)?,
                    body.as_str()
                )?;
            }
            if let Some(tx) = tx {
                tx.commit().await?;
            }
        }
    }

    /// Clears away what has had its time: tables without an account whose last event is older than
    /// `tables_before`, guests without a table not seen since `guests_before`, sessions and links that expired.
    pub async fn sweep(
        &self,
        tables_before: Millis,
        guests_before: Millis,
        now: Millis,
    ) -> Result<Swept, StoreError> {
        let mut swept = Swept::default();
        loop {
            let gone = write_rows!(
                &self.db,
                "DELETE FROM tables WHERE id IN (SELECT t.id FROM tables t WHERE t.created_ms < $1 \
                 AND NOT EXISTS (SELECT 1 FROM seats s JOIN people p ON p.id = s.person \
                    WHERE s.table_id = t.id AND p.kind = 'account') \
                 AND COALESCE((SELECT e.at_ms FROM events e WHERE e.table_id = t.id \
                    ORDER BY e.number DESC LIMIT 1), t.created_ms) < $1 LIMIT $2)",
                tables_before,
                SWEEP
            )?;
            swept.tables += gone;
            if gone == 0 {
                break;
            }
        }
        swept.guests = write_rows!(
            &self.db,
            "DELETE FROM people WHERE kind = 'guest' AND seen_ms < $1 \
             AND NOT EXISTS (SELECT 1 FROM attendance a WHERE a.person = people.id)",
            guests_before
        )?;
        swept.expired += write_rows!(&self.db, "DELETE FROM sessions WHERE expires_ms <= $1", now)?;
        swept.expired += write_rows!(&self.db, "DELETE FROM recovery_links WHERE expires_ms <= $1", now)?;
        if swept.tables > 0 {
            self.bus.publish_lobby();
        }
        Ok(swept)
    }
}

fn list<T>(rows: Vec<T>, value: impl FnMut(T) -> Value) -> Vec<Value> {
    rows.into_iter().map(value).collect()
}

/// A table in a person's export: the game and that person's seats, not the others' names.
fn table_value(line: &crate::ListedTable, own: PersonId) -> Value {
    let header = &line.header;
    let seats = line.seats.iter().filter(|seat| seat.person == Some(own)).map(
        |seat| json!({ "seat": seat.seat, "name": seat.name, "place": seat.place, "points": seat.points }),
    );
    json!({
        "id": header.id, "game": header.game, "options": parsed(&header.options), "phase": header.phase,
        "created_ms": header.created_ms, "started_ms": header.started_ms, "finished_ms": header.finished_ms,
        "result": header.result.as_deref().map(parsed), "seats": seats.collect::<Vec<_>>(),
    })
}

/// JSON text as JSON; any other text stays text.
fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::from(text))
}

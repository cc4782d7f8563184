//! The nodes that share a database: each says now and then that it is there, sees who has fallen silent, and what time
//! it is for all of them.

use crate::db::Db;
use crate::{Millis, Store, StoreError};
use uuid::Uuid;

/// A node that was not heard of for this long is forgotten.
const FORGOTTEN_MS: Millis = 3_600_000;

/// What a node hears that has said that it is there.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RollCall {
    /// What time it is by the database's clock, where there may be several nodes.
    pub now: Option<Millis>,
    /// The other nodes, and how long ago each last said that it is there.
    pub others: Vec<(Uuid, Millis)>,
}

impl Store {
    /// Says that this node is there, on disk; what time it is, and for each other one, how long ago it last said so.
    /// Times are measured by the database's clock alone. A data folder belongs to one node: nothing is written there.
    pub async fn beat(&self, node: Uuid) -> Result<RollCall, StoreError> {
        let Db::Postgres(pool) = &self.db else { return Ok(RollCall::default()) };
        sqlx::query(
            "INSERT INTO nodes (id, seen_ms) VALUES ($1, (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint) \
             ON CONFLICT (id) DO UPDATE SET seen_ms = EXCLUDED.seen_ms",
        )
        .bind(node)
        .execute(pool)
        .await?;
        let others: Vec<(Uuid, Millis)> = sqlx::query_as(
            "SELECT id, (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint - seen_ms FROM nodes WHERE id <> $1",
        )
        .bind(node)
        .fetch_all(pool)
        .await?;
        if others.iter().any(|(_, silent)| *silent > FORGOTTEN_MS) {
            let old = "DELETE FROM nodes WHERE seen_ms < (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint - $1";
            sqlx::query(old).bind(FORGOTTEN_MS).execute(pool).await?;
        }
        Ok(RollCall { now: self.clock().await?, others })
    }

    /// What time it is by the database's clock, which all nodes share; nothing where there is one node.
    pub async fn clock(&self) -> Result<Option<Millis>, StoreError> {
        let Db::Postgres(pool) = &self.db else { return Ok(None) };
        let now = sqlx::query_as("SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint");
        let (now,): (Millis,) = now.fetch_one(pool).await?;
        Ok(Some(now))
    }

    /// The time of the newest event in the logs of running games.
    pub async fn newest(&self) -> Result<Option<Millis>, StoreError> {
        const NEWEST: &str = "SELECT MAX((SELECT e.at_ms FROM events e WHERE e.table_id = t.id \
             ORDER BY e.number DESC LIMIT 1)) FROM tables t WHERE t.phase = 'playing'";
        let (newest,): (Option<Millis>,) = match &self.db {
            Db::Sqlite { read, .. } => sqlx::query_as(NEWEST).fetch_one(read).await?,
            Db::Postgres(pool) => sqlx::query_as(NEWEST).fetch_one(pool).await?,
        };
        Ok(newest)
    }

    /// This node stops: nobody waits for it.
    pub async fn leave(&self, node: Uuid) -> Result<(), StoreError> {
        if let Db::Postgres(pool) = &self.db {
            sqlx::query("DELETE FROM nodes WHERE id = $1").bind(node).execute(pool).await?;
        }
        Ok(())
    }
}

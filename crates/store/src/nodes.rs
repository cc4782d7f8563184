//! The nodes that share a database: each says now and then that it is there, and sees who has fallen silent.

use crate::db::Db;
use crate::{Millis, Store, StoreError};
use uuid::Uuid;

/// A node that was not heard of for this long is forgotten.
const FORGOTTEN_MS: Millis = 3_600_000;

impl Store {
    /// Says that this node is there, on disk; for each other one, how long ago it last said so. Times are measured by
    /// the database's clock alone. A data folder belongs to one node: nothing is written there.
    pub async fn beat(&self, node: Uuid) -> Result<Vec<(Uuid, Millis)>, StoreError> {
        let Db::Postgres(pool) = &self.db else { return Ok(Vec::new()) };
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
        Ok(others)
    }

    /// This node stops: nobody waits for it.
    pub async fn leave(&self, node: Uuid) -> Result<(), StoreError> {
        if let Db::Postgres(pool) = &self.db {
            sqlx::query("DELETE FROM nodes WHERE id = $1").bind(node).execute(pool).await?;
        }
        Ok(())
    }
}

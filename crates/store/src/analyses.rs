//! What was found out about finished games, kept so that it is not thought out twice. A cache: losing it loses nothing.

use crate::{Store, StoreError, TableId};

impl Store {
    /// The analysis of a table by this maker, as it was kept.
    pub async fn analysis(&self, table: &TableId, maker: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT body FROM analyses WHERE table_id = $1 AND maker = $2";
        let row = read!(&self.db, fetch_optional, (String,), sql, table, maker)?;
        Ok(row.map(|(body,)| body))
    }

    /// Keeps an analysis in the place of an older one.
    pub async fn keep_analysis(&self, table: &TableId, maker: &str, body: &str) -> Result<(), StoreError> {
        write_rows!(
            &self.db,
            "INSERT INTO analyses (table_id, maker, body) VALUES ($1, $2, $3) \
             ON CONFLICT (table_id) DO UPDATE SET maker = EXCLUDED.maker, body = EXCLUDED.body",
            table,
            maker,
            body
        )?;
        Ok(())
    }
}

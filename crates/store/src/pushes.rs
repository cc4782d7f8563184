//! Where the browsers of a person may be called while their page is closed.

use crate::{GrantId, PersonId, Store, StoreError};

impl Store {
    /// Notes where the browser of a session may be called; `false` if there is no such session (any more).
    pub async fn set_push(
        &self,
        person: PersonId,
        session: GrantId,
        endpoint: &str,
    ) -> Result<bool, StoreError> {
        let sql = "INSERT INTO pushes (session, person, endpoint) \
                   SELECT id, person, $3 FROM sessions WHERE id = $1 AND person = $2 \
                   ON CONFLICT (session) DO UPDATE SET endpoint = excluded.endpoint";
        Ok(write_rows!(&self.db, sql, session, person, endpoint)? == 1)
    }

    /// The browser of a session is not to be called any more.
    pub async fn drop_push(&self, session: GrantId) -> Result<(), StoreError> {
        write_rows!(&self.db, "DELETE FROM pushes WHERE session = $1", session)?;
        Ok(())
    }

    /// Where a person may be called.
    pub async fn pushes(&self, person: PersonId) -> Result<Vec<(GrantId, String)>, StoreError> {
        let sql = "SELECT session, endpoint FROM pushes WHERE person = $1 ORDER BY session";
        Ok(read!(&self.db, fetch_all, (GrantId, String), sql, person)?)
    }
}

//! Guests and accounts, their sessions, tokens and recovery links.
//!
//! Tokens are kept as hashes: whoever reads the database cannot sign in with what is found there.

use crate::db::Db;
use crate::ids::{PersonKind, Scope};
use crate::{GrantId, Millis, PersonId, Store, StoreError, TokenHash};
use std::fmt;
use uuid::Uuid;

row! {
    /// Somebody who plays.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct Person {
        /// The id.
        pub id: PersonId,
        /// Guest or account.
        pub kind: PersonKind,
        /// The name shown to others.
        pub name: String,
        /// The login of an account, as the caller normalised it.
        pub login: Option<String>,
        /// Since when.
        pub created_ms: Millis,
        /// Last seen.
        pub seen_ms: Millis,
    }
}

/// The Argon2id hash of a password, as text. Never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(pub String);

impl fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordHash(…)")
    }
}

row! {
    /// A device that is signed in.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct Session {
        /// Its public name, for listing and revoking.
        pub id: GrantId,
        /// Whose.
        pub person: PersonId,
        /// What the device calls itself.
        pub device: String,
        /// Since when.
        pub created_ms: Millis,
        /// Last seen.
        pub seen_ms: Millis,
        /// Until when.
        pub expires_ms: Millis,
    }
}

row! {
    /// A token by which a program of its owner plays.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct ApiToken {
        /// Its public name, for listing and revoking.
        pub id: GrantId,
        /// Whose.
        pub person: PersonId,
        /// What the owner calls it.
        pub label: String,
        /// What it may be used for.
        pub scope: Scope,
        /// Since when.
        pub created_ms: Millis,
        /// Last used.
        pub used_ms: Option<Millis>,
    }
}

impl Store {
    /// Makes a guest.
    pub async fn create_guest(&self, name: &str, now: Millis) -> Result<Person, StoreError> {
        let person = Person {
            id: PersonId::new(),
            kind: PersonKind::Guest,
            name: name.to_owned(),
            login: None,
            created_ms: now,
            seen_ms: now,
        };
        write_rows!(
            &self.db,
            "INSERT INTO people (id, kind, name, created_ms, seen_ms) VALUES ($1, $2, $3, $4, $5)",
            person.id,
            person.kind,
            &person.name,
            now,
            now
        )?;
        Ok(person)
    }

    /// Turns a guest into an account: id, seats and history stay. [`StoreError::LoginTaken`] if somebody has
    /// the login; `false` if there is no such guest (any more).
    pub async fn create_account(
        &self,
        guest: PersonId,
        login: &str,
        password: &PasswordHash,
    ) -> Result<bool, StoreError> {
        let changed = write_rows!(
            &self.db,
            "UPDATE people SET kind = 'account', login = $2, password = $3 WHERE id = $1 AND kind = 'guest'",
            guest,
            login,
            &password.0
        );
        match changed {
            Ok(rows) => Ok(rows == 1),
            Err(sqlx::Error::Database(cause)) if cause.is_unique_violation() => Err(StoreError::LoginTaken),
            Err(other) => Err(other.into()),
        }
    }

    /// Somebody by id.
    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        Ok(read!(
            &self.db,
            fetch_optional,
            Person,
            "SELECT id, kind, name, login, created_ms, seen_ms FROM people WHERE id = $1",
            id
        )?)
    }

    /// The account with this login and the hash its password must fit.
    pub async fn account(&self, login: &str) -> Result<Option<(PersonId, PasswordHash)>, StoreError> {
        let row = read!(
            &self.db,
            fetch_optional,
            (PersonId, String),
            "SELECT id, password FROM people WHERE login = $1 AND password IS NOT NULL",
            login
        )?;
        Ok(row.map(|(id, hash)| (id, PasswordHash(hash))))
    }

    /// A new password; `false` if there is no such account. Revoking the other sessions is the caller's decision.
    pub async fn set_password(&self, id: PersonId, password: &PasswordHash) -> Result<bool, StoreError> {
        let sql = "UPDATE people SET password = $2 WHERE id = $1 AND kind = 'account'";
        Ok(write_rows!(&self.db, sql, id, &password.0)? == 1)
    }

    /// A new name; `false` if there is no such person. Seats already taken keep the name they were taken with.
    pub async fn rename(&self, id: PersonId, name: &str) -> Result<bool, StoreError> {
        Ok(write_rows!(&self.db, "UPDATE people SET name = $2 WHERE id = $1", id, name)? == 1)
    }

    /// Signs a device in. The caller made the token and tells only its hash.
    pub async fn create_session(
        &self,
        person: PersonId,
        token: TokenHash,
        device: &str,
        now: Millis,
        expires_ms: Millis,
    ) -> Result<Session, StoreError> {
        let id = GrantId(Uuid::new_v4());
        let session =
            Session { id, person, device: device.to_owned(), created_ms: now, seen_ms: now, expires_ms };
        write_rows!(
            &self.db,
            "INSERT INTO sessions (token, id, person, device, created_ms, seen_ms, expires_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
            token,
            id,
            person,
            device,
            now,
            now,
            expires_ms
        )?;
        Ok(session)
    }

    /// The session of a token, unless it has expired. Cheap: nothing is written.
    pub async fn session(&self, token: TokenHash, now: Millis) -> Result<Option<Session>, StoreError> {
        Ok(read!(
            &self.db,
            fetch_optional,
            Session,
            "SELECT id, person, device, created_ms, seen_ms, expires_ms FROM sessions \
             WHERE token = $1 AND expires_ms > $2",
            token,
            now
        )?)
    }

    /// Notes that a session and its person were seen. Call it now and then, not on every request.
    pub async fn touch_session(
        &self,
        session: &Session,
        now: Millis,
        expires_ms: Millis,
    ) -> Result<(), StoreError> {
        let mut tx = self.db.begin().await?;
        tx_write!(
            &mut tx,
            "UPDATE sessions SET seen_ms = $2, expires_ms = $3 WHERE id = $1",
            session.id,
            now,
            expires_ms
        )?;
        tx_write!(&mut tx, "UPDATE people SET seen_ms = $2 WHERE id = $1", session.person, now)?;
        Ok(tx.commit().await?)
    }

    /// Where somebody is signed in, latest first.
    pub async fn sessions(&self, person: PersonId, now: Millis) -> Result<Vec<Session>, StoreError> {
        Ok(read!(
            &self.db,
            fetch_all,
            Session,
            "SELECT id, person, device, created_ms, seen_ms, expires_ms FROM sessions \
             WHERE person = $1 AND expires_ms > $2 ORDER BY seen_ms DESC, id",
            person,
            now
        )?)
    }

    /// Signs one of the person's devices out; `false` if it was not signed in.
    pub async fn revoke_session(&self, person: PersonId, session: GrantId) -> Result<bool, StoreError> {
        let sql = "DELETE FROM sessions WHERE person = $1 AND id = $2";
        Ok(write_rows!(&self.db, sql, person, session)? == 1)
    }

    /// Signs all of the person's devices out, except perhaps the one that asks; how many there were.
    pub async fn revoke_sessions(
        &self,
        person: PersonId,
        except: Option<GrantId>,
    ) -> Result<u64, StoreError> {
        let except = except.unwrap_or(GrantId(Uuid::nil()));
        let sql = "DELETE FROM sessions WHERE person = $1 AND id <> $2";
        Ok(write_rows!(&self.db, sql, person, except)?)
    }

    /// Which of these sessions and tokens are still valid.
    pub async fn living_grants(&self, grants: &[GrantId], now: Millis) -> Result<Vec<GrantId>, StoreError> {
        let rows: Vec<(GrantId,)> = match &self.db {
            Db::Sqlite { read, .. } => {
                let list: Vec<String> =
                    grants.iter().map(|grant| format!("\"{}\"", grant.0.simple())).collect();
                sqlx::query_as(
                    "SELECT s.id FROM json_each($1) AS j JOIN sessions s ON s.id = unhex(j.value) \
                     WHERE s.expires_ms > $2 UNION ALL \
                     SELECT t.id FROM json_each($1) AS j JOIN api_tokens t ON t.id = unhex(j.value)",
                )
                .bind(format!("[{}]", list.join(",")))
                .bind(now)
                .fetch_all(read)
                .await?
            }
            Db::Postgres(pool) => {
                sqlx::query_as(
                    "SELECT id FROM sessions WHERE id = ANY($1) AND expires_ms > $2 UNION ALL \
                     SELECT id FROM api_tokens WHERE id = ANY($1)",
                )
                .bind(grants.iter().map(|grant| grant.0).collect::<Vec<_>>())
                .bind(now)
                .fetch_all(pool)
                .await?
            }
        };
        Ok(rows.into_iter().map(|(grant,)| grant).collect())
    }

    /// Makes a token for a program of its owner.
    pub async fn create_api_token(
        &self,
        person: PersonId,
        token: TokenHash,
        label: &str,
        scope: Scope,
        now: Millis,
    ) -> Result<ApiToken, StoreError> {
        let id = GrantId(Uuid::new_v4());
        write_rows!(
            &self.db,
            "INSERT INTO api_tokens (token, id, person, label, scope, created_ms) VALUES ($1, $2, $3, $4, $5, $6)",
            token,
            id,
            person,
            label,
            scope,
            now
        )?;
        Ok(ApiToken { id, person, label: label.to_owned(), scope, created_ms: now, used_ms: None })
    }

    /// The token with this hash.
    pub async fn api_token(&self, token: TokenHash) -> Result<Option<ApiToken>, StoreError> {
        Ok(read!(
            &self.db,
            fetch_optional,
            ApiToken,
            "SELECT id, person, label, scope, created_ms, used_ms FROM api_tokens WHERE token = $1",
            token
        )?)
    }

    /// Notes that a token was used. Call it now and then, not on every request.
    pub async fn touch_api_token(&self, token: GrantId, now: Millis) -> Result<(), StoreError> {
        write_rows!(&self.db, "UPDATE api_tokens SET used_ms = $2 WHERE id = $1", token, now)?;
        Ok(())
    }

    /// The person's tokens, newest first.
    pub async fn api_tokens(&self, person: PersonId) -> Result<Vec<ApiToken>, StoreError> {
        Ok(read!(
            &self.db,
            fetch_all,
            ApiToken,
            "SELECT id, person, label, scope, created_ms, used_ms FROM api_tokens WHERE person = $1 \
             ORDER BY created_ms DESC, id",
            person
        )?)
    }

    /// Takes a token back; `false` if the person has no such token.
    pub async fn revoke_api_token(&self, person: PersonId, token: GrantId) -> Result<bool, StoreError> {
        let sql = "DELETE FROM api_tokens WHERE person = $1 AND id = $2";
        Ok(write_rows!(&self.db, sql, person, token)? == 1)
    }

    /// Takes all of the person's tokens back; how many there were.
    pub async fn revoke_api_tokens(&self, person: PersonId) -> Result<u64, StoreError> {
        Ok(write_rows!(&self.db, "DELETE FROM api_tokens WHERE person = $1", person)?)
    }

    /// Makes a link by which the person comes back on another device.
    pub async fn create_recovery(
        &self,
        person: PersonId,
        token: TokenHash,
        now: Millis,
        expires_ms: Millis,
    ) -> Result<(), StoreError> {
        write_rows!(
            &self.db,
            "INSERT INTO recovery_links (token, person, created_ms, expires_ms) VALUES ($1, $2, $3, $4)",
            token,
            person,
            now,
            expires_ms
        )?;
        Ok(())
    }

    /// Uses a recovery link up and says whose it was. It works once, on whichever node is asked first.
    pub async fn use_recovery(&self, token: TokenHash, now: Millis) -> Result<Option<PersonId>, StoreError> {
        let row = write_reading!(
            &self.db,
            fetch_optional,
            (PersonId, Millis),
            "DELETE FROM recovery_links WHERE token = $1 RETURNING person, expires_ms",
            token
        )?;
        Ok(row.filter(|(_, expires_ms)| *expires_ms > now).map(|(person, _)| person))
    }

    /// Whose recovery link this is, without using it up.
    pub async fn recovery(&self, token: TokenHash, now: Millis) -> Result<Option<PersonId>, StoreError> {
        let row = read!(
            &self.db,
            fetch_optional,
            (PersonId,),
            "SELECT person FROM recovery_links WHERE token = $1 AND expires_ms > $2",
            token,
            now
        )?;
        Ok(row.map(|(person,)| person))
    }

    /// Takes all recovery links of a person back.
    pub async fn revoke_recoveries(&self, person: PersonId) -> Result<u64, StoreError> {
        Ok(write_rows!(&self.db, "DELETE FROM recovery_links WHERE person = $1", person)?)
    }
}

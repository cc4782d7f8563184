//! Ids as types, and the words kept in text columns.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use uuid::Uuid;

/// Milliseconds since 1970. The store reads no clock for the caller: the caller says what time it is.
pub type Millis = i64;

/// The public name of a table: 1–64 letters, digits, `-` and `_`.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId(Arc<str>);

impl TableId {
    /// A new random id of 14 letters and digits (70 bits): short enough for a link, too long to guess.
    pub fn random() -> TableId {
        const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
        // Bytes 6 and 8 of a version 4 UUID carry fixed bits; the other fourteen are random.
        let bytes = Uuid::new_v4().into_bytes();
        let random = bytes.iter().enumerate().filter(|(at, _)| *at != 6 && *at != 8);
        let text: String = random.map(|(_, byte)| LETTERS[usize::from(byte % 32)] as char).collect();
        TableId(text.into())
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for TableId {
    type Err = BadTableId;
    fn from_str(text: &str) -> Result<Self, BadTableId> {
        let fits = (1..=64).contains(&text.len())
            && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
        if fits { Ok(TableId(text.into())) } else { Err(BadTableId) }
    }
}

/// The text is not the id of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the id of a table")]
pub struct BadTableId;

impl TryFrom<String> for TableId {
    type Error = BadTableId;
    fn try_from(text: String) -> Result<Self, BadTableId> {
        text.parse()
    }
}
impl From<TableId> for String {
    fn from(id: TableId) -> String {
        id.0.as_ref().to_owned()
    }
}
impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A type that lives in one column of another type.
macro_rules! column {
    ($name:ident as $inner:ty, $read:expr, $write:expr) => {
        impl<DB: sqlx::Database> sqlx::Type<DB> for $name
        where
            $inner: sqlx::Type<DB>,
        {
            fn type_info() -> DB::TypeInfo {
                <$inner as sqlx::Type<DB>>::type_info()
            }
            fn compatible(info: &DB::TypeInfo) -> bool {
                <$inner as sqlx::Type<DB>>::compatible(info)
            }
        }
        impl<'r, DB: sqlx::Database> sqlx::Decode<'r, DB> for $name
        where
            $inner: sqlx::Decode<'r, DB>,
        {
            fn decode(value: DB::ValueRef<'r>) -> Result<Self, sqlx::error::BoxDynError> {
                let read: fn($inner) -> Result<$name, sqlx::error::BoxDynError> = $read;
                read(<$inner as sqlx::Decode<'r, DB>>::decode(value)?)
            }
        }
        impl<'q, DB: sqlx::Database> sqlx::Encode<'q, DB> for $name
        where
            $inner: sqlx::Encode<'q, DB>,
        {
            fn encode_by_ref(
                &self,
                out: &mut DB::ArgumentBuffer,
            ) -> Result<sqlx::encode::IsNull, sqlx::error::BoxDynError> {
                let write: fn(&$name) -> $inner = $write;
                <$inner as sqlx::Encode<'q, DB>>::encode(write(self), out)
            }
        }
    };
}

pub(crate) use column;

column!(TableId as String, |text| Ok(text.parse()?), |id| id.as_str().to_owned());

macro_rules! uuid_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub Uuid);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
        impl FromStr for $name {
            type Err = uuid::Error;
            fn from_str(text: &str) -> Result<Self, uuid::Error> {
                text.parse().map($name)
            }
        }
        column!($name as Uuid, |id| Ok($name(id)), |id| id.0);
    };
}

uuid_id!(
    /// A guest or an account.
    PersonId
);
uuid_id!(
    /// The public name of a session or of an API token: good for listing and revoking, no credential.
    GrantId
);
uuid_id!(
    /// The id a client gives its move, so that sending it twice plays it once.
    MoveId
);

impl PersonId {
    /// A new id; later ones sort after earlier ones.
    pub fn new() -> PersonId {
        PersonId(Uuid::now_v7())
    }
}
impl Default for PersonId {
    fn default() -> Self {
        PersonId::new()
    }
}
impl MoveId {
    /// A new random id.
    pub fn random() -> MoveId {
        MoveId(Uuid::new_v4())
    }
}

/// A move id together with a digest of what was asked for: enough to tell a repeated send from a reused id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveKey {
    /// The client's id.
    pub id: MoveId,
    /// The first half of the SHA-256 of the request.
    pub digest: [u8; 16],
}

impl MoveKey {
    /// The key of a request with this id and this body (any bytes that are the same for the same request).
    pub fn new(id: MoveId, body: impl AsRef<[u8]>) -> MoveKey {
        let full: [u8; 32] = Sha256::digest(body.as_ref()).into();
        let mut digest = [0; 16];
        digest.copy_from_slice(&full[..16]);
        MoveKey { id, digest }
    }
}

/// The SHA-256 of a secret token. The token itself is never kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl TokenHash {
    /// The hash of a token as it came from a cookie, a header or a link.
    pub fn of(token: impl AsRef<[u8]>) -> TokenHash {
        TokenHash(Sha256::digest(token.as_ref()).into())
    }
}
impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}
column!(TokenHash as Vec<u8>, |bytes| Ok(TokenHash(bytes.as_slice().try_into()?)), |hash| hash.0.to_vec());

/// An enum kept as a word in a text column.
macro_rules! word {
    ($(#[$doc:meta])* pub enum $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$vdoc])* $variant),* }

        impl $name {
            /// The word that is kept.
            pub fn as_str(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }
        }
        impl FromStr for $name {
            type Err = $crate::ids::UnknownWord;
            fn from_str(word: &str) -> Result<Self, $crate::ids::UnknownWord> {
                match word { $($word => Ok($name::$variant),)* _ => Err($crate::ids::UnknownWord) }
            }
        }
        column!($name as String, |word| Ok(word.parse()?), |own| own.as_str().to_owned());
    };
}

/// A text column holds a word this version does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown word in the database")]
pub struct UnknownWord;

word! {
    /// How far a table has come.
    pub enum Phase {
        /// Seats are free or the start is awaited.
        Waiting = "waiting",
        /// The game runs.
        Playing = "playing",
        /// The game has ended: by its rules, by the clock, or because somebody gave up or all agreed to a draw.
        Finished = "finished",
        /// The table was closed before the game had ended.
        Abandoned = "abandoned",
    }
}

word! {
    /// Who holds a seat.
    pub enum Sitter {
        /// Nobody yet.
        Empty = "empty",
        /// A guest or an account (or somebody whose data were deleted).
        Person = "person",
        /// A bot of this server.
        Bot = "bot",
    }
}

word! {
    /// What a token for programs may be used for. Neither may make further tokens or links.
    pub enum Scope {
        /// Everything somebody does at tables.
        Play = "play",
        /// Looking only.
        Read = "read",
    }
}

word! {
    /// What kind of person.
    pub enum PersonKind {
        /// A name and a session, nothing else.
        Guest = "guest",
        /// Somebody with a login and a password.
        Account = "account",
    }
}

//! Bodies about people: who somebody is, how they sign in, what they have played.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Who you are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// Your public id.
    pub id: String,
    /// Your name.
    pub name: String,
    /// The name you sign in with, if you have an account.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub account: Option<String>,
    /// When this session ends unless it is used (milliseconds since 1970).
    pub expires: i64,
}

/// Become a guest, or change your name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NameBody {
    /// The name.
    pub name: String,
}

/// Sign up (keeping the guest's tables) or sign in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name to sign in with: 3 to 24 of a–z, 0–9, `-`, `_`.
    pub account: String,
    /// 8 to 200 characters.
    pub password: String,
}

impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("account", &self.account).finish_non_exhaustive()
    }
}

/// A new password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PasswordBody {
    /// The password until now.
    pub old: String,
    /// The password from now on.
    pub new: String,
    /// Tokens for programs stay valid. Other sessions and recovery links end in any case.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub keep_tokens: bool,
}

impl std::fmt::Debug for PasswordBody {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PasswordBody(…)")
    }
}

/// The code of a recovery link.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CodeBody {
    /// The code.
    pub code: String,
}

impl std::fmt::Debug for CodeBody {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("CodeBody(…)")
    }
}

/// A recovery link: open it on another device and you are you there too. Works once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Recovery {
    /// The code for `POST /api/v1/recovery`.
    pub code: String,
    /// The address with the code behind `#`, so that no server log holds it.
    pub link: String,
    /// Until when it works.
    pub expires: i64,
}

/// What a browser needs to be called while the page is closed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PushKey {
    /// The public key of this server (P-256, base64url), or null if it calls nobody.
    pub key: Option<String>,
}

/// Where a browser may be called.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PushBody {
    /// The address its push service gave it.
    pub endpoint: String,
}

/// A place where you are signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SessionLine {
    /// Names it when you end it; it is not a credential.
    pub id: String,
    /// Since when.
    pub created: i64,
    /// Last used.
    pub used: i64,
    /// Which browser or program it was.
    pub agent: String,
    /// `session` or `token`.
    pub kind: String,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// Ask for a token for a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TokenBody {
    /// What it is for.
    pub label: String,
    /// What it may be used for.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<TokenScope>"))]
    pub scope: TokenScope,
}

/// What a token may be used for. None may make tokens or recovery links.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TokenScope {
    /// Everything at tables.
    #[default]
    Play,
    /// Looking only.
    Read,
}

/// A token for a program: sent as `Authorization: Bearer …`. Shown once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Token {
    /// Names it in the list of sessions.
    pub id: String,
    /// The token.
    pub token: String,
}

/// A rating in one game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingLine {
    /// The game.
    pub game: String,
    /// The name that others see.
    pub account: String,
    /// Glicko-2 rating.
    pub rating: f64,
    /// How unsure it is.
    pub deviation: f64,
    /// How many rated games.
    pub games: u32,
    /// The place on the leaderboard, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub place: Option<u32>,
}

/// What a person has played.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Profile {
    /// Who.
    pub me: Me,
    /// Ratings per game.
    pub ratings: Vec<RatingLine>,
    /// Finished games per game: played, won.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, Vec<u32>>))]
    pub played: BTreeMap<String, (u32, u32)>,
}

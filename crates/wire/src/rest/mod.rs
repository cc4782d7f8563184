//! Bodies under `/api/v1`, by what they are about; here what is about the server itself.

mod new_table;
mod people;
mod tables;
mod thoughts;

pub use new_table::{BroughtGame, ChairWish, GameLine, Made, NewTable, QuickMatch};
pub use people::{
    CodeBody, Credentials, Me, NameBody, PasswordBody, Profile, PushBody, PushKey, RatingLine, Recovery,
    SessionLine, Token, TokenBody, TokenScope,
};
pub use tables::{
    Act, BotBody, ChatBody, Done, Events, MoveBody, OfferBody, OfferStep, Page, ReplayStep, ReplaySteps,
    SitBody, StartBody, TableLine,
};
pub use thoughts::{Advice, Analysis, AnalysisProgress, Hint, Judged, Moment, SeatSum, Stroke};

use crate::outbound::NackCode;
use play::Refusal;
use serde::Serialize;

/// Every refusal over HTTP.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
    /// Which kind.
    pub code: NackCode,
    /// Why: a message id with arguments, and the number of the rule where one was broken.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub why: Refusal,
    /// The last number of the table it was about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub number: Option<u64>,
}

/// Where others in the network of this server find it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Addresses {
    /// Origins, each with its scheme and port; none where it listens to its own machine only, and none for callers
    /// from elsewhere.
    pub addresses: Vec<String>,
}

/// Whether the server is well.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Health {
    /// `ok` or `unavailable`.
    pub status: String,
    /// The server's build.
    pub build: String,
    /// Minor versions of the socket protocol it speaks.
    pub versions: Vec<u32>,
}

//! Why something was not done, on its way to a face: a kind, a phrase, and a fitting status.

use crate::codes;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use play::{Code, Refusal};
use store::StoreError;
use wire::outbound::NackCode;
use wire::rest::Problem;

/// Why something was not done. Never holds what somebody may not know.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// Which kind.
    pub code: NackCode,
    /// Why.
    pub why: Refusal,
    /// The last number of the table.
    pub number: Option<u64>,
    /// Where the kind alone does not say it.
    pub status: Option<StatusCode>,
}

impl Fault {
    /// A fault of a kind.
    pub fn new(code: NackCode, why: Refusal) -> Fault {
        Fault { code, why, number: None, status: None }
    }

    /// Nobody is signed in.
    pub fn nobody() -> Fault {
        let fault = Fault::new(NackCode::Forbidden, Refusal::new(codes::NOBODY));
        Fault { status: Some(StatusCode::UNAUTHORIZED), ..fault }
    }

    /// There is no such thing.
    pub fn not_found() -> Fault {
        Fault::new(NackCode::NotFound, Refusal::new(wire::codes::NOT_FOUND))
    }

    /// Not yours to do.
    pub fn forbidden(code: Code) -> Fault {
        Fault::new(NackCode::Forbidden, Refusal::new(code))
    }

    /// Too much at once.
    pub fn rate() -> Fault {
        Fault::new(NackCode::Rate, Refusal::new(wire::codes::RATE))
    }

    /// A request that did not arrive in time.
    pub fn late() -> Fault {
        Fault { status: Some(StatusCode::REQUEST_TIMEOUT), ..Fault::unread() }
    }

    /// A request of which nothing could be read.
    pub fn unread() -> Fault {
        let nowhere = Refusal::new(wire::codes::MALFORMED).with("line", 0).with("column", 0);
        Fault::new(NackCode::Malformed, nowhere)
    }

    /// The server stops, or the table goes: ask again.
    pub fn stopped() -> Fault {
        Fault::new(NackCode::Unavailable, Refusal::new(wire::codes::UNAVAILABLE))
    }

    /// Something this server did not expect. The cause goes to the log, not to the face.
    pub fn inner(cause: &dyn std::fmt::Display) -> Fault {
        tracing::error!(%cause, "unexpected");
        let fault = Fault::new(NackCode::Unavailable, Refusal::new(wire::codes::UNAVAILABLE));
        Fault { status: Some(StatusCode::INTERNAL_SERVER_ERROR), ..fault }
    }

    /// The same, about a table with this last number.
    #[must_use]
    pub fn at(mut self, number: u64) -> Fault {
        self.number = Some(number);
        self
    }

    fn status(&self) -> StatusCode {
        self.status.unwrap_or(match self.code {
            NackCode::Malformed => StatusCode::BAD_REQUEST,
            NackCode::Stale | NackCode::Illegal | NackCode::NotYourTurn | NackCode::IdReused => {
                StatusCode::CONFLICT
            }
            NackCode::Rate => StatusCode::TOO_MANY_REQUESTS,
            NackCode::TableClosed => StatusCode::GONE,
            NackCode::Forbidden => StatusCode::FORBIDDEN,
            NackCode::NotFound => StatusCode::NOT_FOUND,
            NackCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        })
    }
}

/// A refusal of the table: its code says of which kind it is.
impl From<Refusal> for Fault {
    fn from(why: Refusal) -> Fault {
        Fault::new(NackCode::of(&why), why)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        if error.passes() || error == StoreError::Closed {
            tracing::warn!(%error, "the store refuses");
            return Fault::new(NackCode::Unavailable, Refusal::new(error.code()));
        }
        Fault::inner(&error)
    }
}

impl From<table::BadLog> for Fault {
    fn from(error: table::BadLog) -> Fault {
        Fault::inner(&format_args!("event {} of a log does not fit: {}", error.number, error.cause.code()))
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let status = self.status();
        let body = Problem { code: self.code, why: self.why, number: self.number };
        let mut response = (status, Json(body)).into_response();
        if status == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert("retry-after", axum::http::HeaderValue::from_static("10"));
        }
        response
    }
}

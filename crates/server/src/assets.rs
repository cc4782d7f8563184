//! The page and its files. Whoever starts the server hands them in; this room knows only how they are served.

use crate::app::App;
use crate::fault::Fault;
use crate::preview;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::sync::Arc;

/// One file of the page.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its content, as it is.
    pub bytes: Cow<'static, [u8]>,
    /// The same compressed by gzip.
    pub gzip: Option<Cow<'static, [u8]>>,
    /// The same compressed by brotli.
    pub brotli: Option<Cow<'static, [u8]>>,
    /// Its media type.
    pub mime: String,
    /// SHA-256 of the content.
    pub hash: [u8; 32],
    /// Whether its name carries a hash, so that it may be kept for ever.
    pub forever: bool,
}

/// Where the files of the page come from.
pub trait Assets: Send + Sync + 'static {
    /// The file at this path (`index.html`, `assets/…`).
    fn get(&self, path: &str) -> Option<Asset>;
}

impl<F: Fn(&str) -> Option<Asset> + Send + Sync + 'static> Assets for F {
    fn get(&self, path: &str) -> Option<Asset> {
        self(path)
    }
}

/// No page: only the API answers.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoAssets;

impl Assets for NoAssets {
    fn get(&self, _: &str) -> Option<Asset> {
        None
    }
}

/// A file, or the page itself for every address that people use.
pub async fn serve(State((app, assets)): State<(App, Arc<dyn Assets>)>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    if let Some(asset) = assets.get(path) {
        return answer(asset, request.headers());
    }
    let last = path.rsplit('/').next().unwrap_or_default();
    let file = path.starts_with("assets/")
        || path.starts_with("api")
        || path.starts_with("ws")
        || path.starts_with("operator")
        || last.contains('.');
    match assets.get("index.html") {
        Some(page) if !file => {
            let shown = preview::page(&app, path, &page.bytes).await;
            answer(shown.map_or(page, told), request.headers())
        }
        _ => Fault::not_found().into_response(),
    }
}

/// The page of one address: not the same as all others, so it is neither kept nor compressed beforehand.
fn told(bytes: Vec<u8>) -> Asset {
    let hash = Sha256::digest(&bytes).into();
    Asset {
        bytes: bytes.into(),
        gzip: None,
        brotli: None,
        mime: "text/html".to_owned(),
        hash,
        forever: false,
    }
}

fn answer(asset: Asset, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex::encode(&asset.hash[..16]));
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|value| value.as_bytes() == tag.as_bytes());
    let accepts = |coding: &str| {
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        accepted.is_some_and(|list| list.split(',').any(|item| item.trim().split(';').next() == Some(coding)))
    };
    let (coding, bytes) = match (asset.brotli, asset.gzip) {
        (Some(brotli), _) if accepts("br") => (Some("br"), brotli),
        (_, Some(gzip)) if accepts("gzip") => (Some("gzip"), gzip),
        _ => (None, asset.bytes),
    };
    let mut response = match known {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => Body::from(bytes::Bytes::from(bytes.into_owned())).into_response(),
    };
    let text =
        asset.mime.starts_with("text/") || asset.mime.ends_with("javascript") || asset.mime.ends_with("json");
    let mime = if text { format!("{}; charset=utf-8", asset.mime) } else { asset.mime };
    let kept = if asset.forever { "public, max-age=31536000, immutable" } else { "no-cache" };
    let set = response.headers_mut();
    let mut put = |name: header::HeaderName, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            set.insert(name, value);
        }
    };
    put(header::CONTENT_TYPE, &mime);
    put(header::CACHE_CONTROL, kept);
    put(header::ETAG, &tag);
    put(header::VARY, "accept-encoding");
    if let (Some(coding), false) = (coding, known) {
        put(header::CONTENT_ENCODING, coding);
    }
    response
}

//! The browser face, ready to be served: every file of the built page, compressed where that pays.
//!
//! This crate only carries bytes. It knows no HTTP: the `klots` binary hands [`get`] to the server.
//! Deliberately absent: routing. A path that names no file is the server's decision
//! (the page for addresses of people, 404 below `/assets/`, `/api/` and `/ws`).
//!
//! ```
//! let page = web_ui::get("index.html").expect("there is always a page");
//! assert_eq!(page.mime, "text/html");
//! ```

use rust_embed::RustEmbed;
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/dist"]
struct Dist;

/// One file of the page.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its content, as it is.
    pub bytes: Cow<'static, [u8]>,
    /// The same content compressed by gzip, where that made it smaller.
    pub gzip: Option<Cow<'static, [u8]>>,
    /// The same content compressed by brotli, where that made it smaller.
    pub brotli: Option<Cow<'static, [u8]>>,
    /// Its media type, without a character set (all text is UTF-8).
    pub mime: String,
    /// SHA-256 of `bytes`, for an entity tag.
    pub hash: [u8; 32],
    /// Whether its name carries a hash, so that it may be cached for ever.
    pub forever: bool,
}

/// The file with this path (`index.html`, `assets/…`), if there is one.
pub fn get(path: &str) -> Option<Asset> {
    if path.ends_with(".gz") || path.ends_with(".br") {
        return None;
    }
    let file = Dist::get(path)?;
    Some(Asset {
        gzip: Dist::get(&format!("{path}.gz")).map(|f| f.data),
        brotli: Dist::get(&format!("{path}.br")).map(|f| f.data),
        mime: mime(path, file.metadata.mimetype()),
        hash: file.metadata.sha256_hash(),
        forever: path.starts_with("assets/"),
        bytes: file.data,
    })
}

/// The paths of all files.
pub fn paths() -> impl Iterator<Item = Cow<'static, str>> {
    Dist::iter().filter(|path| !path.ends_with(".gz") && !path.ends_with(".br"))
}

fn mime(path: &str, guess: &str) -> String {
    match path.rsplit('.').next() {
        Some("ftl") => "text/plain".to_owned(),
        Some("webmanifest") => "application/manifest+json".to_owned(),
        _ => guess.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_always_a_page_and_it_loads_nothing_from_elsewhere() {
        let page = get("index.html").unwrap();
        let text = String::from_utf8(page.bytes.into_owned()).unwrap();
        assert!(text.contains("<title>"));
        assert!(!text.contains("http://") && !text.contains("https://"));
        assert!(!text.contains("<style") && !text.contains(" style="), "the policy forbids inline styles");
    }

    #[test]
    fn compressed_twins_are_not_files_of_their_own() {
        assert!(paths().all(|path| get(&path).is_some()));
        assert!(get("index.html.gz").is_none());
    }
}

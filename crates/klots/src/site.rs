//! `klots site`: the page as a folder of files for any host. It is its own table there; nobody answers behind it.

use crate::codes;
use crate::{Speaker, out};
use anyhow::bail;
use clap::Args;
use play::{Phrase, Refusal};
use std::borrow::Cow;
use std::fs;
use std::path::PathBuf;

/// Where to, and how the host calls the folder.
#[derive(Args, Debug)]
pub struct SiteArgs {
    folder: PathBuf,
    #[arg(long, value_name = "FOLDER")]
    base_path: Option<String>,
}

/// Writes the page.
pub fn run(args: &SiteArgs, speaker: &Speaker) -> anyhow::Result<()> {
    if !web_ui::paths().any(|path| path.ends_with(".wasm")) {
        bail!(speaker.refuse(&Refusal::new(codes::SITE_MODULE)));
    }
    let base = base(args.base_path.as_deref());
    if args.folder.as_os_str().is_empty() {
        bail!(speaker.unwritable(&args.folder, &std::io::ErrorKind::NotFound.into()));
    }
    if occupied(&args.folder) {
        bail!(speaker.unwritable(&args.folder, &std::io::ErrorKind::AlreadyExists.into()));
    }
    for path in web_ui::paths() {
        let Some(asset) = web_ui::get(&path) else { continue };
        let bytes = match path.as_ref() {
            "index.html" => Cow::Owned(page(&String::from_utf8_lossy(&asset.bytes), &base).into_bytes()),
            _ => asset.bytes,
        };
        let file = args.folder.join(path.as_ref());
        let written =
            fs::create_dir_all(file.parent().unwrap_or(&args.folder)).and_then(|()| fs::write(&file, bytes));
        written.map_err(|error| speaker.unwritable(&file, &error))?;
    }
    let folder = args.folder.display().to_string();
    out::line(speaker.say(&Phrase::new("cli-site-written").with("folder", folder)));
    Ok(())
}

/// Something of somebody else lies there; a page of ours may be replaced.
fn occupied(folder: &std::path::Path) -> bool {
    let has_something = fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some());
    has_something && !fs::read_to_string(folder.join("index.html")).is_ok_and(|page| page.contains(MARK))
}

/// How the page knows that there is no server behind it.
const MARK: &str = r#"<meta name="klots-site" content="static" />"#;

/// The folder as the host calls it, with a slash at its end; `./` where the host may call it as it likes.
fn base(asked: Option<&str>) -> String {
    match asked.map(|path| path.trim_matches('/')) {
        None => "./".to_owned(),
        Some("") => "/".to_owned(),
        Some(path) => format!("/{path}/"),
    }
}

/// The page with its addresses below `base`.
fn page(html: &str, base: &str) -> String {
    let html =
        html.replace("href=\"/", &format!("href=\"{base}")).replace("src=\"/", &format!("src=\"{base}"));
    html.replacen("<head>", &format!("<head>\n    {MARK}"), 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_the_page_lie_below_the_folder() {
        assert_eq!([base(None), base(Some("/")), base(Some("games/klots"))], ["./", "/", "/games/klots/"]);
        let html = r#"<head><link href="/icon.svg"><script src="/assets/a.js"></script></head>"#;
        let written = page(html, "/x/");
        assert!(written.contains(r#"href="/x/icon.svg""#) && written.contains(r#"src="/x/assets/a.js""#));
        assert!(written.contains(MARK));
    }
}

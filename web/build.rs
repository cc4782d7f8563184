//! Builds the page with npm into `OUT_DIR/dist`, or puts a placeholder there when npm is missing.
//!
//! `WEB_UI_DIST=dir` takes a page that was built elsewhere, `WEB_UI_SKIP=1` only the placeholder,
//! `WEB_UI_REQUIRED=1` makes a missing page an error (releases), `NPM` names another npm.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, io};

const INPUTS: &[&str] = &[
    "src",
    "public",
    "index.html",
    "placeholder.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "vite",
    "svelte.config.js",
    "tsconfig.json",
    "build.rs",
    "../locales",
];

fn main() {
    for input in INPUTS {
        println!("cargo::rerun-if-changed={input}");
    }
    for name in ["WEB_UI_DIST", "WEB_UI_SKIP", "WEB_UI_REQUIRED", "NPM"] {
        println!("cargo::rerun-if-env-changed={name}");
    }
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let dist = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("dist");
    let _ = fs::remove_dir_all(&dist);
    if let Err(why) = page(&here, &dist) {
        assert!(
            env::var_os("WEB_UI_REQUIRED").is_none(),
            "the web page is required but was not built: {why}"
        );
        println!("cargo::warning=The web page was not built: {why}.");
        println!(
            "cargo::warning=The server runs with its API and a placeholder page. Install Node 20 or newer with npm and build again."
        );
        // A file that never exists: the next build tries again, whatever made this one fail.
        println!("cargo::rerun-if-changed=.no-such-file");
        placeholder(&here, &dist).expect("OUT_DIR can be written");
    }
}

fn page(here: &Path, dist: &Path) -> Result<(), String> {
    if let Some(built) = env::var_os("WEB_UI_DIST") {
        return copy(Path::new(&built), dist).map_err(|e| format!("WEB_UI_DIST could not be copied: {e}"));
    }
    if env::var_os("WEB_UI_SKIP").is_some() {
        return Err("WEB_UI_SKIP is set".to_owned());
    }
    let npm = env::var("NPM").unwrap_or_else(|_| if cfg!(windows) { "npm.cmd" } else { "npm" }.to_owned());
    run(Command::new(&npm).arg("--version"), here).map_err(|_| format!("{npm} was not found"))?;
    let lock = File::create(here.join(".npm-lock")).map_err(|e| format!("no lock file: {e}"))?;
    lock.lock().map_err(|e| format!("the lock file could not be locked: {e}"))?;
    install(&npm, here)?;
    run(Command::new(&npm).args(["run", "--silent", "build"]).env("WEB_OUT_DIR", dist), here)
}

/// `npm ci`, unless the modules on disk belong to this very lock file.
fn install(npm: &str, here: &Path) -> Result<(), String> {
    let wanted = fs::read(here.join("package-lock.json")).map_err(|e| format!("package-lock.json: {e}"))?;
    let copy = here.join("node_modules/.lock-copy");
    if fs::read(&copy).is_ok_and(|had| had == wanted) {
        return Ok(());
    }
    run(Command::new(npm).args(["ci", "--no-audit", "--no-fund"]), here)?;
    fs::write(&copy, wanted).map_err(|e| format!("node_modules: {e}"))
}

fn run(command: &mut Command, here: &Path) -> Result<(), String> {
    let done = command.current_dir(here).output().map_err(|e| format!("{command:?}: {e}"))?;
    if done.status.success() {
        return Ok(());
    }
    let said = [done.stdout, done.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    let lines: Vec<&str> = said.lines().collect();
    let said = lines[lines.len().saturating_sub(12)..].join(" | ");
    Err(format!("{} failed: {said}", command.get_program().to_string_lossy()))
}

fn placeholder(here: &Path, dist: &Path) -> io::Result<()> {
    fs::create_dir_all(dist)?;
    fs::copy(here.join("placeholder.html"), dist.join("index.html")).map(drop)
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let goal = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &goal)?;
        } else {
            fs::copy(entry.path(), goal)?;
        }
    }
    Ok(())
}

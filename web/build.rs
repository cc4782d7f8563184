//! Builds the page with npm into `OUT_DIR/dist`, or puts a placeholder there when npm is missing.
//!
//! `WEB_UI_DIST=dir` takes a page that was built elsewhere, `WEB_UI_SKIP=1` only the placeholder,
//! `WEB_UI_REQUIRED=1` makes a missing page an error (releases), `NPM` names another npm.
//!
//! A release gets the page's own table too (crates/browser for wasm32-unknown-unknown), where it can be compiled:
//! `WEB_MODULE=1` wants it in any build, `WEB_MODULE=0` in none, `WEB_MODULE=file` takes one that was built elsewhere.

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
    for name in ["WEB_UI_DIST", "WEB_UI_SKIP", "WEB_UI_REQUIRED", "NPM", "WEB_MODULE", "KLOTS_RUSTC_WEB"] {
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
        try_again();
        placeholder(&here, &dist).expect("OUT_DIR can be written");
    }
}

/// A file that never exists: the next build tries again, whatever made this one fail.
fn try_again() {
    println!("cargo::rerun-if-changed=.no-such-file");
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
    let mut build = Command::new(&npm);
    build.args(["run", "--silent", "build"]).env("WEB_OUT_DIR", dist).env_remove("WEB_MODULE_FILE");
    match module(here) {
        Ok(Some(file)) => drop(build.env("WEB_MODULE_FILE", file)),
        Ok(None) => {}
        Err(why) => {
            println!("cargo::warning=The page plays only at this server, not on its own: {why}.");
            try_again();
        }
    }
    run(&mut build, here)
}

const TARGET: &str = "wasm32-unknown-unknown";

/// The page's own table, compiled; nothing where none is wanted.
fn module(here: &Path) -> Result<Option<PathBuf>, String> {
    let wish = env::var("WEB_MODULE").unwrap_or_default();
    match wish.as_str() {
        "0" => return Ok(None),
        "" if env::var("PROFILE").is_ok_and(|profile| profile != "release") => return Ok(None),
        "" | "1" => {}
        file => return Ok(Some(PathBuf::from(file))),
    }
    for room in ["browser", "bots", "catalogue", "play", "search", "table", "wire"] {
        println!("cargo::rerun-if-changed=../crates/{room}/src");
    }
    println!("cargo::rerun-if-changed=../games");
    println!("cargo::rerun-if-changed=../Cargo.lock");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo set no OUT_DIR")?);
    let target = out.ancestors().nth(4).ok_or("no target folder")?.join("module");
    let mut cargo = compiler()?;
    cargo.args(["build", "--quiet", "--locked", "--package", "browser", "--profile", "browser"]);
    cargo.args(["--target", TARGET]).arg("--target-dir").arg(&target);
    // What the build around this one was told is not meant for this one.
    for name in [
        "CARGO_ENCODED_RUSTFLAGS",
        "RUSTFLAGS",
        "RUSTC_WRAPPER",
        "RUSTC_WORKSPACE_WRAPPER",
        "CARGO_BUILD_TARGET",
    ] {
        cargo.env_remove(name);
    }
    run(&mut cargo, here)?;
    Ok(Some(target.join(TARGET).join("browser/browser.wasm")))
}

/// A cargo that can compile for the browser: the usual one where rustup has installed the target, else with the
/// compiler that `scripts/setup` has unpacked, which builds its standard library from source.
fn compiler() -> Result<Command, String> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = Command::new(&rustc).args(["--print", "sysroot"]).output().map_err(|e| e.to_string())?;
    let sysroot = PathBuf::from(String::from_utf8_lossy(&asked.stdout).trim());
    let libraries = sysroot.join("lib/rustlib");
    if libraries.join(TARGET).join("lib").is_dir() {
        return Ok(cargo);
    }
    let web = unpacked().filter(|folder| folder.join("usr/bin/rustc").is_file());
    let web = web.ok_or_else(|| format!("the target {TARGET} is not installed (scripts/setup does it)"))?;
    let host = env::var("HOST").unwrap_or_default();
    let mut path = vec![libraries.join(host).join("bin")];
    path.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    let path = env::join_paths(path).map_err(|e| e.to_string())?;
    cargo.arg("-Zbuild-std=std,panic_abort").env("RUSTC_BOOTSTRAP", "1").env("PATH", path);
    cargo
        .env("RUSTC", web.join("usr/bin/rustc"))
        .env("LD_LIBRARY_PATH", web.join("usr/lib/x86_64-linux-gnu"));
    Ok(cargo)
}

/// Where `scripts/setup` unpacks the compiler for the browser.
fn unpacked() -> Option<PathBuf> {
    let named = env::var_os("KLOTS_RUSTC_WEB").map(PathBuf::from);
    let cache = env::var_os("XDG_CACHE_HOME").map(PathBuf::from);
    let cache = cache.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cache")));
    named.or_else(|| Some(cache?.join("klots/rustc-web")))
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

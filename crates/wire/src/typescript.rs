//! The TypeScript twins of everything that is said, and of the games' views and offers.

use crate::{FromClient, FromServer, rest};
use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs, io};
use ts_rs::{Config, ExportError, TS};

/// Writes every type into `dir`; a game's own types start with its name.
pub fn export(dir: &Path) -> Result<(), ExportError> {
    let config = Config::new().with_large_int("number").with_out_dir(dir);
    FromClient::export_all(&config)?;
    FromServer::<'static>::export_all(&config)?;
    bodies(&config)?;
    games(&config)
}

fn bodies(config: &Config) -> Result<(), ExportError> {
    rest::Problem::export_all(config)?;
    rest::NameBody::export_all(config)?;
    rest::Credentials::export_all(config)?;
    rest::PasswordBody::export_all(config)?;
    rest::CodeBody::export_all(config)?;
    rest::Recovery::export_all(config)?;
    rest::SessionLine::export_all(config)?;
    rest::PushKey::export_all(config)?;
    rest::PushBody::export_all(config)?;
    rest::TokenBody::export_all(config)?;
    rest::Token::export_all(config)?;
    rest::GameLine::export_all(config)?;
    rest::NewTable::export_all(config)?;
    rest::QuickMatch::export_all(config)?;
    rest::BroughtGame::export_all(config)?;
    rest::Addresses::export_all(config)?;
    rest::Page::<ts_rs::Dummy>::export_all(config)?;
    rest::Act::export_all(config)?;
    rest::Done::export_all(config)?;
    rest::Made::export_all(config)?;
    rest::MoveBody::export_all(config)?;
    rest::SitBody::export_all(config)?;
    rest::BotBody::export_all(config)?;
    rest::StartBody::export_all(config)?;
    rest::OfferBody::export_all(config)?;
    rest::ChatBody::export_all(config)?;
    rest::Events::export_all(config)?;
    rest::ReplaySteps::export_all(config)?;
    rest::Hint::export_all(config)?;
    rest::Analysis::export_all(config)?;
    rest::AnalysisProgress::export_all(config)?;
    rest::RatingLine::export_all(config)?;
    rest::Profile::export_all(config)?;
    rest::Health::export_all(config)
}

fn games(config: &Config) -> Result<(), ExportError> {
    kingdomino::View::export_all(config)?;
    kingdomino::Offer::export_all(config)?;
    triominos::View::export_all(config)?;
    triominos::OfferShape::export_all(config)?;
    quixo::View::export_all(config)?;
    quixo::Offer::export_all(config)?;
    dominoes::ViewShape::export_all(config)?;
    dominoes::Offer::export_all(config)?;
    fs::write(config.out_dir().join("Games.ts"), by_name(config))?;
    Ok(())
}

/// The views and offers by the name of their game.
fn by_name(config: &Config) -> String {
    let games = [
        ("kingdomino", kingdomino::View::name(config), kingdomino::Offer::name(config)),
        ("triominos", triominos::View::name(config), triominos::OfferShape::name(config)),
        ("quixo", quixo::View::name(config), quixo::Offer::name(config)),
        ("dominoes", dominoes::ViewShape::name(config), dominoes::Offer::name(config)),
    ];
    let mut text = "// Generated from the list of games in crates/wire. Do not edit.\n".to_owned();
    for (_, view, offer) in &games {
        text += &format!(
            "import type {{ {view} }} from \"./{view}\";\nimport type {{ {offer} }} from \"./{offer}\";\n"
        );
    }
    text += "import type { Phrase } from \"./Phrase\";\n";
    text += "\n/** What every offered move has besides: what its seat will read about it. */\n";
    text += "export type Told = { tell: Phrase };\n";
    for (what, pick) in [("Views", 0), ("Offers", 1)] {
        text += &format!("\n/** By the name of the game. */\nexport type {what} = {{\n");
        for (name, view, offer) in &games {
            let told = format!("{offer} & Told");
            text += &format!("  {name}: {};\n", if pick == 0 { view } else { &told });
        }
        text += "};\n";
    }
    text
}

/// The files of the folder `committed` that are not those of `fresh`, other folders in them aside. With
/// `KLOTS_WRITE_TYPES` they are rewritten first.
pub fn stale(committed: &Path, fresh: &Path) -> io::Result<Vec<String>> {
    let is = files(fresh)?;
    if env::var_os("KLOTS_WRITE_TYPES").is_some() {
        fs::create_dir_all(committed)?;
        for name in files(committed)?.keys() {
            fs::remove_file(committed.join(name))?;
        }
        for (name, text) in &is {
            fs::write(committed.join(name), text)?;
        }
    }
    let was = files(committed)?;
    let names = was.keys().chain(is.keys().filter(|name| !was.contains_key(*name)));
    Ok(names.filter(|&name| was.get(name) != is.get(name)).cloned().collect())
}

fn files(folder: &Path) -> io::Result<BTreeMap<String, String>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            found.insert(entry.file_name().to_string_lossy().into_owned(), fs::read_to_string(entry.path())?);
        }
    }
    Ok(found)
}

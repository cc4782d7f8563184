//! The TypeScript twins of everything that is said, and of the games' views and offers.

use crate::{FromClient, FromServer, rest};
use std::path::Path;
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
    dominoes::Picture::export_all(config)?;
    dominoes::Offer::export_all(config)?;
    std::fs::write(config.out_dir().join("Games.ts"), by_name(config))?;
    Ok(())
}

/// The views and offers by the name of their game.
fn by_name(config: &Config) -> String {
    let games = [
        ("kingdomino", kingdomino::View::name(config), kingdomino::Offer::name(config)),
        ("triominos", triominos::View::name(config), triominos::OfferShape::name(config)),
        ("quixo", quixo::View::name(config), quixo::Offer::name(config)),
        ("dominoes", dominoes::Picture::name(config), dominoes::Offer::name(config)),
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

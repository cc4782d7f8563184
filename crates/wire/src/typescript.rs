//! The TypeScript twins of everything that is said, and of the games' views and offers.

use crate::{FromClient, FromServer, rest};
use std::path::Path;
use ts_rs::{Config, ExportError, TS};

/// Writes every type into `dir`; a game's own types go into a folder with its name.
pub fn export(dir: &Path) -> Result<(), ExportError> {
    let config = Config::new().with_large_int("number").with_out_dir(dir);
    FromClient::export_all(&config)?;
    FromServer::<'static>::export_all(&config)?;
    bodies(&config)?;
    games(dir)
}

fn bodies(config: &Config) -> Result<(), ExportError> {
    rest::Problem::export_all(config)?;
    rest::NameBody::export_all(config)?;
    rest::Credentials::export_all(config)?;
    rest::PasswordBody::export_all(config)?;
    rest::CodeBody::export_all(config)?;
    rest::Recovery::export_all(config)?;
    rest::SessionLine::export_all(config)?;
    rest::TokenBody::export_all(config)?;
    rest::Token::export_all(config)?;
    rest::GameLine::export_all(config)?;
    rest::NewTable::export_all(config)?;
    rest::QuickMatch::export_all(config)?;
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

fn games(_dir: &Path) -> Result<(), ExportError> {
    Ok(())
}

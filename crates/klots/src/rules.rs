//! `klots rules GAME`: the rules to read, in the user's language.

use crate::codes;
use crate::{Speaker, mark, out};
use catalogue::Catalogue;
use clap::Args;
use play::{Choices, Eyes, Refusal, Seat, Turn};
use serde_json::{Map, Value, json};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use table::Position;
use words::rulebook::{Example, message_of, rulebook};

/// Widest line of running text.
const WIDTH: usize = 78;
/// The first line of every example that is written: by it we know our own files, and replace them.
const FIRST_LINE: &str = "{\"by\":\"Klots\",\n";

/// Which rules.
#[derive(Args, Debug)]
pub struct RulesArgs {
    game: Option<String>,
    rule: Option<String>,
    #[arg(long, value_name = "FOLDER")]
    pictures: Option<PathBuf>,
}

/// Prints the rules of a game, one rule of it, or the list of games.
pub fn run(args: &RulesArgs, speaker: &Speaker) -> anyhow::Result<()> {
    if let Some(folder) = &args.pictures {
        return draw_all(folder, speaker);
    }
    let Some(game) = &args.game else {
        for game in speaker.catalogue.all() {
            out::line(format_args!(
                "{:<12}{}",
                game.name,
                speaker.words.word(&format!("rules-intro-{}", game.name))
            ));
        }
        return Ok(());
    };
    let game = speaker.catalogue.find(game).map_err(|refusal| speaker.refuse(&refusal))?.name;
    match &args.rule {
        Some(rule) => out::text(one(game, rule, speaker)?),
        None => out::text(whole(game, speaker)),
    }
    Ok(())
}

fn one(game: &str, rule: &str, speaker: &Speaker) -> anyhow::Result<String> {
    let known: Vec<_> = rulebook(game).iter().flat_map(|section| &section.rules).collect();
    match known.iter().find(|known| known.eq_ignore_ascii_case(rule)) {
        Some(rule) => Ok(paragraph(rule, &speaker.words.word(&message_of(rule)))),
        None => {
            let all = known.iter().map(|rule| rule.as_str()).collect::<Vec<_>>().join(", ");
            let refusal = play::Refusal::new(codes::RULE_UNKNOWN).with("rule", rule).with("possible", all);
            Err(speaker.refuse(&refusal))
        }
    }
}

fn whole(game: &str, speaker: &Speaker) -> String {
    let words = &speaker.words;
    let mut text = heading(&words.game(game), '=');
    text += &wrap(&words.word(&format!("rules-intro-{game}")), 0);
    for section in rulebook(game) {
        let title = words.word(&format!("rules-section-{}", section.section));
        let _ = write!(text, "\n{}", heading(&title, '-'));
        for rule in &section.rules {
            text += &paragraph(rule, &words.word(&message_of(rule)));
        }
        for example in &section.examples {
            text += &told(game, example, speaker);
        }
    }
    let differ = format!("rules-differ-{game}");
    if words.knows(&differ) {
        let _ = write!(text, "\n{}", heading(&words.word("rules-differ-title"), '-'));
        text += &wrap(&words.word(&differ), 0);
    }
    let letters = format!("terminal-letters-{game}");
    if words.knows(&letters) {
        let _ = write!(text, "\n{}", wrap(&words.word(&letters), 0));
    }
    let _ = write!(text, "\n{}", wrap(&words.word("rules-ruling-note"), 0));
    text
}

/// A heading is underlined, not written in capitals: how to do that right differs by language.
fn heading(title: &str, line: char) -> String {
    format!("{title}\n{}\n\n", line.to_string().repeat(title.chars().count()))
}

/// An example as characters, with its caption.
fn told(game: &str, example: &Example, speaker: &Speaker) -> String {
    let Ok(view) = view_of(&speaker.catalogue, game, example) else { return String::new() };
    let board = tui::boards::draw(game, &view, 0, &speaker.words).text();
    let title = speaker.words.word("rules-example-title");
    let caption = wrap(&format!("{title}: {}", speaker.say(&example.phrase())), 5);
    let board: String = board.lines().map(|line| format!("       {line}\n")).collect();
    format!("\n{caption}\n{board}\n")
}

/// What an example shows; refused where its position cannot be.
pub fn view_of(catalogue: &Catalogue, game: &str, example: &Example) -> Result<Value, Refusal> {
    Ok(example.cut(position_of(catalogue, game, example)?.view(Eyes::Reviewer).value()))
}

fn position_of(catalogue: &Catalogue, game: &str, example: &Example) -> Result<Box<dyn Position>, Refusal> {
    let choices = Choices::parse(&example.options)?;
    let mut position = catalogue.open(game, example.seats, &choices)?;
    position.set_text(&example.position)?;
    Ok(position)
}

/// Every example of every game as a picture, and as what a board needs to try it on: the names of the files, and what is
/// in them.
pub fn pictures(catalogue: &Catalogue) -> anyhow::Result<Vec<(String, String)>> {
    let mut all = Vec::new();
    for game in catalogue.all() {
        let examples = rulebook(game.name).iter().flat_map(|section| &section.examples);
        for (n, example) in examples.enumerate() {
            let name = format!("{}-{}", game.name, n + 1);
            let view = view_of(catalogue, game.name, example)?;
            all.push((format!("{name}.svg"), draw::svg(game.name, &view) + mark::IN_SVG));
            let trial = trial(catalogue, game.name, example)?.to_string();
            all.push((format!("{name}.json"), trial.replacen('{', FIRST_LINE, 1) + "\n"));
        }
    }
    Ok(all)
}

/// An example as a board shows it: what the mover sees, what may be played, and what each move leads to.
fn trial(catalogue: &Catalogue, game: &str, example: &Example) -> Result<Value, Refusal> {
    let position = position_of(catalogue, game, example)?;
    let seat = match position.turn() {
        Turn::Of(seat) => seat,
        Turn::Luck | Turn::Over => Seat(0),
    };
    let mut after = Map::new();
    for text in position.moves() {
        let mut next = position.copy();
        next.try_play(&text)?;
        after.insert(text, next.view(Eyes::Seat(seat)).value());
    }
    let (view, moves) = (position.view(Eyes::Seat(seat)).value(), position.offers().value());
    Ok(json!({ "seat": seat, "seats": example.seats, "view": view, "moves": moves, "after": after }))
}

fn draw_all(folder: &Path, speaker: &Speaker) -> anyhow::Result<()> {
    // Where the folder cannot be made, the first picture cannot be written, and says so.
    let _ = std::fs::create_dir_all(folder);
    pictures(&speaker.catalogue)?
        .into_iter()
        .try_for_each(|(name, svg)| speaker.write(&folder.join(name), svg))
}

fn paragraph(rule: &str, text: &str) -> String {
    let body = wrap(text, 5);
    format!("{rule:<5}{}", body.trim_start())
}

/// Running text in lines, each indented.
fn wrap(text: &str, indent: usize) -> String {
    words::wrap(text, WIDTH - indent).iter().map(|line| format!("{:indent$}{line}\n", "")).collect()
}

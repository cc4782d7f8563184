//! `klots rules GAME`: the rules to read, in the user's language.

use crate::Speaker;
use clap::Args;
use std::fmt::Write as _;
use words::rulebook::{message_of, rulebook};

/// Widest line of running text.
const WIDTH: usize = 78;

/// Which rules.
#[derive(Args, Debug)]
pub struct RulesArgs {
    game: Option<String>,
    rule: Option<String>,
}

/// Prints the rules of a game, one rule of it, or the list of games.
pub fn run(args: &RulesArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let Some(game) = &args.game else {
        for game in table::games::all() {
            println!("{:<12}{}", game.name, speaker.words.word(&format!("rules-intro-{}", game.name)));
        }
        return Ok(());
    };
    let game = table::games::find(game).map_err(|refusal| speaker.refuse(&refusal))?.name;
    match &args.rule {
        Some(rule) => print!("{}", one(game, rule, speaker)?),
        None => print!("{}", whole(game, speaker)),
    }
    Ok(())
}

fn one(game: &str, rule: &str, speaker: &Speaker) -> anyhow::Result<String> {
    let known: Vec<_> = rulebook(game).iter().flat_map(|section| &section.rules).collect();
    match known.iter().find(|known| known.eq_ignore_ascii_case(rule)) {
        Some(rule) => Ok(paragraph(rule, &speaker.words.word(&message_of(rule)))),
        None => {
            let all = known.iter().map(|rule| rule.as_str()).collect::<Vec<_>>().join(", ");
            let refusal = play::Refusal::new("refused-rule-unknown").with("rule", rule).with("possible", all);
            Err(speaker.refuse(&refusal))
        }
    }
}

fn whole(game: &str, speaker: &Speaker) -> String {
    let words = &speaker.words;
    let mut text = format!("{}\n\n", words.word(&format!("game-{game}")).to_uppercase());
    text += &wrap(&words.word(&format!("rules-intro-{game}")), 0);
    for section in rulebook(game) {
        let _ = write!(
            text,
            "\n{}\n\n",
            words.word(&format!("rules-section-{}", section.section)).to_uppercase()
        );
        for rule in &section.rules {
            text += &paragraph(rule, &words.word(&message_of(rule)));
        }
    }
    let differ = format!("rules-differ-{game}");
    if words.knows(&differ) {
        let _ = write!(text, "\n{}\n\n", words.word("rules-differ-title").to_uppercase());
        text += &wrap(&words.word(&differ), 0);
    }
    let _ = write!(text, "\n{}", wrap(&words.word("rules-ruling-note"), 0));
    text
}

fn paragraph(rule: &str, text: &str) -> String {
    let body = wrap(text, 5);
    format!("{rule:<5}{}", body.trim_start())
}

/// Running text in lines, each indented.
fn wrap(text: &str, indent: usize) -> String {
    words::wrap(text, WIDTH - indent).iter().map(|line| format!("{:indent$}{line}\n", "")).collect()
}

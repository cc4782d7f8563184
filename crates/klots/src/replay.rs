//! `klots replay FILE`: a game step by step, every move and the result checked.

use crate::{Speaker, out};
use catalogue::Catalogue;
use clap::Args;
use play::record::{Record, What};
use play::{Eyes, Phrase, Seat, Turn};
use serde_json::{Value, json};
use std::path::PathBuf;
use table::Position;
use table::replay::{Replay, copy_for};

/// What to show of a record.
#[derive(Args, Debug)]
pub struct ReplayArgs {
    file: PathBuf,
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    #[arg(long)]
    verify: bool,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    positions: bool,
    #[arg(long, value_name = "EYES")]
    eyes: Option<String>,
}

/// One event that was replayed.
struct Step {
    number: usize,
    what: What,
    told: Phrase,
    position: String,
}

/// Reads, checks and prints.
pub fn run(args: &ReplayArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let file = args.file.display().to_string();
    let text = speaker.read(&args.file)?;
    let refuse = |error| speaker.refuse_record(&file, &error);
    let record: Record = text.parse().map_err(refuse)?;
    if let Some(eyes) = &args.eyes {
        let eyes = read_eyes(eyes, &record, speaker)?;
        out::text(copy_for(&speaker.catalogue, &record, eyes).map_err(refuse)?);
        return Ok(());
    }
    let (steps, end) = walk(&speaker.catalogue, &record, args).map_err(refuse)?;
    if args.json {
        out::line(as_json(&record, &steps, end.as_ref(), args.verify));
    } else {
        print_text(&record, &steps, end.as_ref(), args, speaker);
    }
    Ok(())
}

fn read_eyes(text: &str, record: &Record, speaker: &Speaker) -> anyhow::Result<Eyes> {
    let known = text.parse().ok().filter(|eyes| match eyes {
        Eyes::Seat(seat) => seat.0 < record.seats,
        Eyes::Onlooker | Eyes::Reviewer => true,
    });
    let refusal = || play::Refusal::new("record-seat").with("text", text).with("seats", record.seats);
    known.ok_or_else(|| speaker.refuse(&refusal()))
}

fn walk(
    catalogue: &Catalogue,
    record: &Record,
    args: &ReplayArgs,
) -> Result<(Vec<Step>, Box<dyn Position>), play::record::RecordError> {
    let mut replay = Replay::new(catalogue, record)?;
    if args.verify {
        replay = replay.verify()?;
    }
    let most = args.to.unwrap_or(usize::MAX);
    let mut steps = Vec::new();
    for event in record.events.iter().take(most) {
        let before = replay.position().copy();
        replay.step()?;
        let told = match &event.what {
            What::Move(_, text) => before.tell_move(text, Eyes::Reviewer),
            What::Luck(text) => before.tell_luck(text, Eyes::Reviewer).map(|(_, told)| told),
        };
        let told = told.unwrap_or_else(|refusal| refusal.what);
        let position = replay.position().text();
        steps.push(Step { number: steps.len() + 1, what: event.what.clone(), told, position });
    }
    let end = replay.position().copy();
    if args.to.is_none() {
        replay.finish()?;
    }
    Ok((steps, end))
}

fn as_json(record: &Record, steps: &[Step], end: &dyn Position, verified: bool) -> Value {
    let step = |step: &Step| {
        let (seat, text) = match &step.what {
            What::Move(seat, text) => (Some(seat.0), text),
            What::Luck(text) => (None, text),
        };
        json!({ "number": step.number, "seat": seat, "text": text, "told": step.told, "position": step.position })
    };
    json!({
        "game": record.game,
        "seats": record.seats,
        "options": record.options,
        "names": record.names,
        "events": steps.iter().map(step).collect::<Vec<_>>(),
        "position": end.text(),
        "over": end.turn() == Turn::Over,
        "standing": end.standing(),
        "verified": verified,
    })
}

fn print_text(record: &Record, steps: &[Step], end: &dyn Position, args: &ReplayArgs, speaker: &Speaker) {
    let words = &speaker.words;
    out::line(words.game(&record.game));
    for step in steps {
        let told = words.say_with_names(&step.told, &record.names);
        out::line(format_args!("{:>4}. {told}  [{}]", step.number, step.what));
        if args.positions {
            out::line(format_args!("      {}", step.position));
        }
    }
    if !args.positions {
        out::line(end.text());
    }
    print_standing(record, end, speaker);
    let close = |code: &str| out::line(speaker.say(&Phrase::new(code).with("count", steps.len())));
    close("replay-checked");
    if args.verify {
        close("replay-verified");
    }
}

fn print_standing(record: &Record, end: &dyn Position, speaker: &Speaker) {
    let standing = end.standing();
    for seat in Seat::all(end.seats()) {
        let (place, points) = (standing.places[seat.index()], standing.points[seat.index()]);
        let line = Phrase::new("replay-place").with("seat", seat).with("place", place).with("points", points);
        out::line(speaker.words.say_with_names(&line, &record.names));
        for part in end.reckon(seat, Eyes::Reviewer) {
            out::line(format_args!(
                "  {:>5}  {}",
                part.points,
                speaker.words.say_with_names(&part.what, &record.names)
            ));
        }
    }
}

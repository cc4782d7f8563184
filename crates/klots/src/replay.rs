//! `klots replay FILE`: a game step by step, every move, the ending and the result checked.

use crate::codes;
use crate::speak::SpokenError;
use crate::{Speaker, out};
use catalogue::Catalogue;
use clap::Args;
use play::record::{Beside, EventKind, Record, RecordError};
use play::{Eyes, Phrase, Refusal, Seat, Standing, Turn};
use serde_json::{Value, json};
use std::path::PathBuf;
use table::Position;
use table::replay::{Replay, Verified, copy_for, tell};
use table::seal::Sealed;

/// What to show of a record.
#[derive(Args, Debug)]
pub struct ReplayArgs {
    file: PathBuf,
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    #[arg(long)]
    verify: bool,
    #[arg(long, value_name = "HEX", requires = "verify")]
    seal: Option<String>,
    #[arg(long, value_name = "HEX", requires = "verify")]
    commitment: Option<String>,
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
    what: EventKind,
    told: Phrase,
    position: String,
}

/// A record that was replayed, as far as it was asked for.
struct Shown {
    steps: Vec<Step>,
    end: Box<dyn Position>,
    standing: Option<Standing>,
    verified: Option<Verified>,
}

/// Reads, checks and prints.
pub fn run(args: &ReplayArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let file = args.file.display().to_string();
    let text = speaker.read(&args.file)?;
    let refuse = |error| speaker.refuse_record(&file, &error);
    let record: Record = text.parse().map_err(refuse)?;
    check_to(args.to, &record, speaker)?;
    let verified = if args.verify { Some(verify(&record, args, speaker).map_err(refuse)?) } else { None };
    show(&record, &file, args, verified, speaker)?;
    match verified {
        // What binds nothing but the draws together has not verified the record.
        Some(Verified { seal: Sealed::Not, .. }) => {
            Err(SpokenError(speaker.words.word("replay-not-sealed")).into())
        }
        _ => Ok(()),
    }
}

fn show(
    record: &Record,
    file: &str,
    args: &ReplayArgs,
    verified: Option<Verified>,
    speaker: &Speaker,
) -> anyhow::Result<()> {
    let refuse = |error| speaker.refuse_record(file, &error);
    if let Some(eyes) = &args.eyes {
        let eyes = read_eyes(eyes, record.seats, speaker)?;
        let copy = copy_for(&speaker.catalogue, record, eyes).map_err(refuse)?;
        if args.json {
            out::line(copy_json(&copy));
        } else {
            out::text(copy);
        }
        return Ok(());
    }
    let shown = walk(&speaker.catalogue, record, args, verified).map_err(refuse)?;
    if args.json {
        out::line(as_json(record, &shown));
    } else {
        print_text(record, &shown, args, speaker);
    }
    Ok(())
}

/// Whether a record has as many events as are to be shown.
pub fn check_to(to: Option<usize>, record: &Record, speaker: &Speaker) -> anyhow::Result<()> {
    let count = record.events.len();
    let Some(to) = to.filter(|to| *to > count) else { return Ok(()) };
    let refusal = Refusal::new(codes::VALUE_POSSIBLE).with("argument", "--to");
    Err(speaker.refuse(&refusal.with("value", to.to_string()).with("possible", format!("0–{count}"))))
}

/// Whose eyes these are, if a table of this many seats has them.
pub fn read_eyes(text: &str, seats: u8, speaker: &Speaker) -> anyhow::Result<Eyes> {
    let known = text.parse().ok().filter(|eyes| match eyes {
        Eyes::Seat(seat) => seat.0 < seats,
        Eyes::Onlooker | Eyes::Reviewer => true,
    });
    let refusal = || Refusal::new(play::codes::RECORD_SEAT).with("text", text).with("seats", seats);
    known.ok_or_else(|| speaker.refuse(&refusal()))
}

/// The whole record, whatever part of it is shown.
fn verify(record: &Record, args: &ReplayArgs, speaker: &Speaker) -> Result<Verified, RecordError> {
    let verified = Replay::new(&speaker.catalogue, record)?.verify()?.prove()?;
    let commitment = record.fairness.as_ref().map(|fairness| &fairness.commitment);
    let seal = record.seal.as_ref().map(|seal| &seal.hash);
    for (name, shown, own) in [("commitment", &args.commitment, commitment), ("seal", &args.seal, seal)] {
        if shown.as_ref().is_some_and(|shown| Some(&shown.to_lowercase()) != own) {
            return Err(record.wrong_header(name, Refusal::new(codes::RECORD_OTHER).with("name", name)));
        }
    }
    Ok(verified)
}

fn walk(
    catalogue: &Catalogue,
    record: &Record,
    args: &ReplayArgs,
    verified: Option<Verified>,
) -> Result<Shown, RecordError> {
    Replay::new(catalogue, record)?.finish()?;
    let mut replay = Replay::new(catalogue, record)?;
    let mut steps = Vec::new();
    for event in record.events.iter().take(args.to.unwrap_or(usize::MAX)) {
        let told = tell(replay.position(), &event.what, Eyes::Reviewer);
        let told = told.unwrap_or_else(|refusal| refusal.what);
        replay.step()?;
        let position = replay.position().text();
        steps.push(Step { number: steps.len() + 1, what: event.what.clone(), told, position });
    }
    Ok(Shown { steps, end: replay.position().copy(), standing: replay.standing(), verified })
}

fn seat_and_text(what: &EventKind) -> (Option<u8>, String) {
    match what {
        EventKind::Move(seat, text) => (Some(seat.0), text.clone()),
        EventKind::Luck(text) => (None, text.clone()),
        EventKind::Beside(beside) => {
            let seat = match beside {
                Beside::Resigned(seat)
                | Beside::Flagged(seat)
                | Beside::Bot(seat, _)
                | Beside::Back(seat) => Some(seat.0),
                Beside::Agreed | Beside::Closed => None,
            };
            (seat, what.to_string())
        }
    }
}

fn as_json(record: &Record, shown: &Shown) -> Value {
    let step = |step: &Step| {
        let (seat, text) = seat_and_text(&step.what);
        json!({ "number": step.number, "seat": seat, "text": text, "told": step.told, "position": step.position })
    };
    let complete = shown.steps.len() == record.events.len();
    json!({
        "game": record.game,
        "seats": record.seats,
        "options": record.options,
        "names": record.names,
        "events": shown.steps.iter().map(step).collect::<Vec<_>>(),
        "position": shown.end.text(),
        "over": complete && (shown.end.turn() == Turn::Over || record.ending.is_some()),
        "ending": record.ending.filter(|_| complete),
        "standing": shown.standing,
        "verified": shown.verified.is_some(),
        "draws": shown.verified.map(|verified| verified.draws),
        "sealed": shown.verified.map(|verified| match verified.seal {
            Sealed::Whole => "whole",
            Sealed::ButNames => "but_names",
            Sealed::Not => "not",
        }),
    })
}

fn copy_json(copy: &Record) -> Value {
    let event = |(n, event): (usize, &play::record::Event)| {
        let (seat, text) = seat_and_text(&event.what);
        json!({ "number": n + 1, "seat": seat, "text": text })
    };
    json!({
        "game": copy.game,
        "seats": copy.seats,
        "options": copy.options,
        "names": copy.names,
        "eyes": copy.eyes,
        "events": copy.events.iter().enumerate().map(event).collect::<Vec<_>>(),
        "ending": copy.ending,
    })
}

fn print_text(record: &Record, shown: &Shown, args: &ReplayArgs, speaker: &Speaker) {
    let words = &speaker.words;
    out::line(words.game(&record.game));
    for step in &shown.steps {
        let told = words.say_with_names(&step.told, &record.names);
        out::line(format_args!("{:>4}. {told}  [{}]", step.number, step.what));
        if args.positions {
            out::line(format_args!("      {}", step.position));
        }
    }
    if !args.positions {
        out::line(shown.end.text());
    }
    if let Some(cause) = record.ending.filter(|_| shown.steps.len() == record.events.len()) {
        let ended = Phrase::new("told-table-finished").with("cause", cause.word());
        out::line(words.say(&ended));
    }
    match &shown.standing {
        Some(standing) => print_standing(record, shown.end.as_ref(), standing, speaker),
        None => out::line(words.word("replay-no-result")),
    }
    out::line(words.say(&Phrase::new("replay-checked").with("count", record.events.len())));
    if let Some(verified) = shown.verified {
        print_proof(record, verified, args, speaker);
    }
}

fn print_standing(record: &Record, end: &dyn Position, standing: &Standing, speaker: &Speaker) {
    for seat in Seat::all(end.seats()) {
        let (place, points) = (standing.places[seat.index()], standing.points[seat.index()]);
        let line = Phrase::new("replay-place").with("seat", seat).with("place", place).with("points", points);
        out::line(speaker.words.say_with_names(&line, &record.names));
        for part in table::result::reckoning(end, standing, seat) {
            let what = speaker.words.say_with_names(&part.what, &record.names);
            out::line(format_args!("  {:>5}  {what}", part.points));
        }
    }
}

/// What was verified, what was not, and what is left to compare.
fn print_proof(record: &Record, verified: Verified, args: &ReplayArgs, speaker: &Speaker) {
    let words = &speaker.words;
    out::line(words.word("replay-verified"));
    match verified.seal {
        Sealed::Whole => out::line(words.word("replay-sealed")),
        Sealed::ButNames => out::line(words.word("replay-sealed-but-names")),
        // This is the command's failure, and said as one.
        Sealed::Not => {}
    }
    let commitment = record.fairness.as_ref().map(|fairness| &fairness.commitment);
    let seal = record.seal.as_ref().map(|seal| &seal.hash);
    for (name, given, own) in [("commitment", &args.commitment, commitment), ("seal", &args.seal, seal)] {
        if let (None, Some(own)) = (given, own) {
            let compare = Phrase::new("replay-compare").with("name", name).with("hash", own.as_str());
            out::line(words.say(&compare));
        }
    }
}

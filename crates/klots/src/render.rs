//! `klots render`: a position, or a moment of a record, as a picture.

use crate::Speaker;
use crate::codes;
use crate::replay::{check_to, read_eyes};
use anyhow::bail;
use clap::Args;
use play::record::{Record, RecordError};
use play::{Choices, Refusal};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use table::Position;
use table::replay::Replay;

/// What to draw, and where to.
#[derive(Args, Debug)]
pub struct RenderArgs {
    #[arg(required_unless_present = "position", conflicts_with = "position")]
    record: Option<PathBuf>,
    #[arg(long, value_name = "N", conflicts_with = "position")]
    to: Option<usize>,
    #[arg(long, requires = "game")]
    position: Option<String>,
    #[arg(long, requires = "position")]
    game: Option<String>,
    #[arg(long, requires = "position")]
    seats: Option<u8>,
    #[arg(long, requires = "position")]
    options: Option<String>,
    #[arg(long, default_value = "reviewer", value_name = "EYES")]
    eyes: String,
    #[arg(long, default_value_t = 1200, value_name = "PIXELS")]
    width: u32,
    #[arg(short, long)]
    output: PathBuf,
}

/// Narrower shows nothing, wider fills the memory.
const WIDTHS: RangeInclusive<u32> = 16..=8192;

/// Draws.
pub fn run(args: &RenderArgs, speaker: &Speaker) -> anyhow::Result<()> {
    if !WIDTHS.contains(&args.width) {
        let refusal = Refusal::new(codes::PICTURE_WIDTH);
        bail!(speaker.refuse(&refusal.with("min", *WIDTHS.start()).with("max", *WIDTHS.end())));
    }
    let position = position(args, speaker)?;
    let eyes = read_eyes(&args.eyes, position.seats(), speaker)?;
    let svg = draw::svg(position.game(), &position.view(eyes).value());
    let bytes = match args.output.extension().and_then(|extension| extension.to_str()) {
        Some("svg") => svg.into_bytes(),
        Some("png") => draw::png(&svg, args.width)?,
        _ => bail!(speaker.refuse(&Refusal::new(codes::PICTURE_FORMAT))),
    };
    speaker.write(&args.output, bytes)
}

fn position(args: &RenderArgs, speaker: &Speaker) -> anyhow::Result<Box<dyn Position>> {
    let refuse = |refusal: Refusal| speaker.refuse(&refusal);
    if let (Some(text), Some(game)) = (&args.position, &args.game) {
        let choices = Choices::parse(args.options.as_deref().unwrap_or_default()).map_err(refuse)?;
        let mut position = speaker.catalogue.open(game, args.seats.unwrap_or(2), &choices).map_err(refuse)?;
        position.set_text(text).map_err(refuse)?;
        return Ok(position);
    }
    let path = args.record.as_ref().expect("clap asks for a record where there is no position");
    of_record(path, args.to, speaker)
}

/// A moment of a record that is right as a whole.
fn of_record(path: &Path, to: Option<usize>, speaker: &Speaker) -> anyhow::Result<Box<dyn Position>> {
    let file = path.display().to_string();
    let refuse = |error: RecordError| speaker.refuse_record(&file, &error);
    let record: Record = speaker.read(path)?.parse().map_err(refuse)?;
    let end = Replay::new(&speaker.catalogue, &record).and_then(Replay::finish).map_err(refuse)?;
    check_to(to, &record, speaker)?;
    let Some(to) = to else { return Ok(end) };
    let mut replay = Replay::new(&speaker.catalogue, &record).map_err(refuse)?;
    for _ in 0..to {
        replay.step().map_err(refuse)?;
    }
    Ok(replay.position().copy())
}

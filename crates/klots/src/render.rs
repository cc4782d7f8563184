//! `klots render`: a position, or a moment of a record, as a picture.

use crate::Speaker;
use anyhow::bail;
use clap::Args;
use play::record::Record;
use play::{Choices, Eyes};
use std::path::PathBuf;
use table::Position;
use table::replay::Replay;

/// What to draw, and where to.
#[derive(Args, Debug)]
pub struct RenderArgs {
    #[arg(required_unless_present = "position")]
    record: Option<PathBuf>,
    #[arg(long, value_name = "N", conflicts_with = "position")]
    to: Option<usize>,
    #[arg(long, requires = "game")]
    position: Option<String>,
    #[arg(long)]
    game: Option<String>,
    #[arg(long, default_value_t = 2)]
    seats: u8,
    #[arg(long, default_value = "")]
    options: String,
    #[arg(long, default_value = "reviewer", value_name = "EYES")]
    eyes: String,
    #[arg(long, default_value_t = 1200, value_name = "PIXELS")]
    width: u32,
    #[arg(short, long)]
    output: PathBuf,
}

/// Draws.
pub fn run(args: &RenderArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let position = position(args, speaker)?;
    let refusal =
        || play::Refusal::new("record-seat").with("text", args.eyes.as_str()).with("seats", position.seats());
    let eyes: Eyes = args.eyes.parse().map_err(|()| speaker.refuse(&refusal()))?;
    let svg = draw::svg(position.game(), &position.view(eyes).value());
    let bytes = match args.output.extension().and_then(|extension| extension.to_str()) {
        Some("svg") => svg.into_bytes(),
        Some("png") => draw::png(&svg, args.width)?,
        _ => bail!(speaker.refuse(&play::Refusal::new("refused-picture-format"))),
    };
    speaker.write(&args.output, bytes)
}

fn position(args: &RenderArgs, speaker: &Speaker) -> anyhow::Result<Box<dyn Position>> {
    let refuse = |refusal: play::Refusal| speaker.refuse(&refusal);
    if let (Some(text), Some(game)) = (&args.position, &args.game) {
        let choices = Choices::parse(&args.options).map_err(refuse)?;
        let mut position = speaker.catalogue.open(game, args.seats, &choices).map_err(refuse)?;
        position.set_text(text).map_err(refuse)?;
        return Ok(position);
    }
    let path = args.record.as_ref().expect("clap asks for a record where there is no position");
    let file = path.display().to_string();
    let text = speaker.read(path)?;
    let record: Record = text.parse().map_err(|error| speaker.refuse_record(&file, &error))?;
    let mut replay =
        Replay::new(&speaker.catalogue, &record).map_err(|error| speaker.refuse_record(&file, &error))?;
    for _ in 0..args.to.unwrap_or(usize::MAX) {
        if replay.step().map_err(|error| speaker.refuse_record(&file, &error))?.is_none() {
            break;
        }
    }
    Ok(replay.position().copy())
}

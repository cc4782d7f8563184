//! Positions as pictures, drawn from what a pair of eyes sees.
//!
//! [`svg`] takes a view as JSON (what `table::Position::view` gives) and draws it; [`png`] makes pixels of it.
//! All shapes are our own, letters too: a picture is the same on every machine, and its tiles, kings, cubes and seats are those
//! of the page, drawn from the page's own files. No rules live here: what is not in the view
//! cannot be drawn.
//!
//! ```
//! // A game without a drawing of its own is shown as text.
//! let view = serde_json::json!({ "rows": ["x..", ".o.", "..x"] });
//! let picture = draw::svg("noughts", &view);
//! assert!(picture.starts_with("<svg"));
//! let pixels = draw::png(&picture, 200)?;
//! assert!(pixels.starts_with(b"\x89PNG"));
//! # Ok::<(), draw::DrawError>(())
//! ```

mod art;
mod dominoes;
mod kingdomino;
mod letters;
mod plain;
mod quixo;
mod shapes;
mod triominos;

use resvg::{tiny_skia, usvg};
use serde_json::Value;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum DrawError {
    /// The picture could not be turned into pixels.
    #[error("not drawable: {0}")]
    Pixels(String),
}

/// A view as an SVG document. A game without a drawing of its own is shown as text, never as another game.
pub fn svg(game: &str, view: &Value) -> String {
    match game {
        "kingdomino" => kingdomino::draw(view),
        "triominos" => triominos::draw(view),
        "quixo" => quixo::draw(view),
        "dominoes" => dominoes::draw(view),
        _ => plain::draw(view),
    }
}

/// An SVG document as a PNG, `width` pixels wide (held within 1 to 8192), as high as the picture asks for, at most 8192.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, DrawError> {
    paint(svg, width)?.encode_png().map_err(|error| DrawError::Pixels(error.to_string()))
}

/// An SVG document in pixels: width, height, and red, green and blue of each, row by row, on white; sizes as for [`png`].
pub fn pixels(svg: &str, width: u32) -> Result<(u32, u32, Vec<u8>), DrawError> {
    let painted = paint(svg, width)?;
    let on_white = |pixel: &tiny_skia::PremultipliedColorU8| {
        let behind = 255 - pixel.alpha();
        [pixel.red() + behind, pixel.green() + behind, pixel.blue() + behind]
    };
    let bytes = painted.pixels().iter().flat_map(on_white).collect();
    Ok((painted.width(), painted.height(), bytes))
}

fn paint(svg: &str, width: u32) -> Result<tiny_skia::Pixmap, DrawError> {
    let failed = |why: &dyn std::fmt::Display| DrawError::Pixels(why.to_string());
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).map_err(|error| failed(&error))?;
    let scale = width.clamp(1, 8192) as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil().clamp(1.0, 8192.0) as u32;
    let mut pixels =
        tiny_skia::Pixmap::new(width.clamp(1, 8192), height).ok_or_else(|| failed(&"no room"))?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    Ok(pixels)
}

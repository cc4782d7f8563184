//! Tastes that were learnt by playing; made by `cargo run --release -p bots --example dominoes_train`.

use super::taste::{Taste, WEIGHTS};

/// The best found that looks at the own hand alone.
pub(super) const OWN_HAND: Taste = Taste::from_weights(OWN);

/// The best found.
pub(super) const SKILLED: Taste = Taste::from_weights(ALL);

const OWN: [f32; WEIGHTS] = [0.172, 0.72, 0.006, 0.241, -0.264, 0.0, 0.0, 0.0, 1.128];
const ALL: [f32; WEIGHTS] = [0.095, 0.0, 0.008, 0.0, 0.025, -0.183, 2.346, 0.0, 0.76];

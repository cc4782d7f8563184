//! What people say.

use super::{Decider, Decision};
use crate::clean;
use crate::codes;
use crate::event::{Event, Line, PRESETS, Person, Speaker};
use play::Refusal;

impl Decider<'_> {
    pub(super) fn say(&self, person: Person, name: &str, line: &Line, team: bool) -> Decision {
        let table = self.table;
        let viewer = table.viewer(person);
        let line = match line {
            Line::Preset(preset) if PRESETS.contains(&preset.as_str()) => line.clone(),
            Line::Preset(preset) => {
                return Err(Refusal::new(codes::PRESET).with("preset", preset.as_str()));
            }
            Line::Text(_) if !table.setup.chat && !team => return Err(Refusal::new(codes::CHAT_OFF)),
            Line::Text(text) => Line::Text(clean::line(text)?),
        };
        if team && (!viewer.is_seated() || !table.position.team_chat()) {
            return Err(Refusal::new(codes::TEAM_CHAT));
        }
        let from = match viewer.is_seated() {
            true => Speaker::Seat(self.speaker(viewer)),
            false => Speaker::Onlooker(clean::name(name)?),
        };
        Ok(vec![Event::Chat { from, line, team }])
    }
}

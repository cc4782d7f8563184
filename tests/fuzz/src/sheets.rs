//! The law of score sheets: a player's lines add up to the points, more points are never a worse place, and a refusal
//! names a place of the text.

use crate::under_way::catalogue;
use klots::score::{Scored, score};
use play::Choices;

pub fn law(input: &[u8]) -> bool {
    let Some((game, text)) = std::str::from_utf8(input).ok().and_then(|text| text.split_once('\n')) else {
        return false;
    };
    let (game, options) = game.split_once(' ').unwrap_or((game, ""));
    let Ok(choices) = Choices::parse(options) else { return false };
    if catalogue().find(game).is_err() {
        return false;
    }
    match score(game, text, &choices) {
        Ok(scored) => adds_up(&scored),
        Err(error) => {
            let line = text.lines().nth(error.line.wrapping_sub(1)).unwrap_or_default();
            let lines = text.lines().count().max(1);
            assert!((1..=lines).contains(&error.line), "no such line in {text:?}: {error}");
            assert!((1..=line.chars().count() + 1).contains(&error.column), "not in {line:?}: {error}");
            return false;
        }
    }
    true
}

fn adds_up(scored: &Scored) {
    for player in &scored.players {
        let sum: i32 = player.lines.iter().map(|line| line.points).sum();
        assert_eq!(sum, player.points, "{}", player.name);
        for other in scored.players.iter().filter(|other| other.points > player.points) {
            assert!(other.place <= player.place, "{} and {}", other.name, player.name);
        }
    }
}

pub fn seeds() -> Vec<Vec<u8>> {
    let round = "Ann: 5-5-5 1-5-5 1-1-2 3-5-5 2-3-5 2-2-5 hexagon 0-1-2 4-5-5 2-2-4 out\n\
        Bo: draw 3 miss 1-1-5 1-2-4 1-2-5 2-4-4 0-2-2 0-4-4 3-4-5 hand 0-0-4 0-1-4 0-2-4 0-3-5 4-4-4";
    let texts = [
        "kingdomino\nW  F1 .  .  .\nW  F1 C  ~  ~ # a lake\nW1 F  .  .  .\nW  F  .  .  .".to_owned(),
        "kingdomino harmony=yes middle_kingdom=rule\nAnn: 1@1,0>e 19@1,1>s\nBo: 2@1,0>e".to_owned(),
        format!("triominos\n{round}"),
        "triominos\nA: 3-4-5@0,0\nB: 3-3-5@-1,0\nA: 1-3-3@-1,-1\nB: 3-3-4@1,0\nA: 1-2-3@0,-1\nB: 2-3-3@1,-1"
            .to_owned(),
        "quixo\nx . o\n. x .\no . x".to_owned(),
        "quixo board=3\nxxx\n...\nooo\npushed: x".to_owned(),
        "dominoes\nAnn: -\nBo: 6-6 3-2\nCy: 9-0".to_owned(),
        "dominoes double_counts=twice\nAnn: 6-6\nBo: -".to_owned(),
    ];
    texts.map(String::into_bytes).to_vec()
}

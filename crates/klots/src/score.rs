//! `klots score GAME [FILE]`: a kingdom, a round or a board as people write it down, and what it is worth.

mod dominoes;
mod kingdomino;
mod quixo;
mod text;
mod triominos;

use crate::{Speaker, out};
use clap::Args;
use play::record::RecordError;
use play::{Choices, Phrase, Refusal, ScoreLine, Standing};
use serde_json::{Value, json};
use std::path::PathBuf;

/// What to score.
#[derive(Args, Debug)]
pub struct ScoreArgs {
    game: String,
    file: Option<PathBuf>,
    #[arg(long, default_value = "")]
    options: String,
    #[arg(long)]
    json: bool,
}

/// Who stands where, and why.
pub struct Scored {
    /// The players in the order of the text; empty names where none were written.
    pub players: Vec<Player>,
    /// What is said about the whole.
    pub notes: Vec<Phrase>,
}

/// One player's part.
pub struct Player {
    /// As it was written.
    pub name: String,
    /// 1 for the winner; 0 where there is nothing to rank.
    pub place: u8,
    /// The sum of the lines.
    pub points: i32,
    /// What the points are for.
    pub lines: Vec<ScoreLine>,
    /// What else is to say.
    pub notes: Vec<Phrase>,
}

/// Reads, reckons and prints.
pub fn run(args: &ScoreArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let refuse = |refusal: play::Refusal| speaker.refuse(&refusal);
    let game = speaker.catalogue.find(&args.game).map_err(refuse)?.name;
    let choices = Choices::parse(&args.options).map_err(refuse)?;
    let file = args.file.clone().unwrap_or_else(|| PathBuf::from("-"));
    let (name, text) = (file.display().to_string(), speaker.read(&file)?);
    let scored = score(game, &text, &choices).map_err(|error| {
        // An option stands on the command line, not in the file.
        let option = error.cause.code().starts_with("refused-option");
        if option { speaker.refuse(&error.cause) } else { speaker.refuse_record(&name, &error) }
    })?;
    if args.json {
        out::line(as_json(game, &scored, speaker));
    } else {
        out::text(as_text(&scored, speaker));
    }
    Ok(())
}

type Score = fn(&text::Script, &Choices) -> Result<Scored, RecordError>;

/// The games whose tables can be scored from a text.
const SCORES: &[(&str, Score)] = &[
    ("kingdomino", kingdomino::score),
    ("triominos", triominos::score),
    ("quixo", quixo::score),
    ("dominoes", dominoes::score),
];

/// Scores what a text says, by the rules of a game.
pub fn score(game: &str, text: &str, choices: &Choices) -> Result<Scored, RecordError> {
    let script = text::Script::read(text)?;
    let Some((_, score)) = SCORES.iter().find(|(name, _)| *name == game) else {
        let known = SCORES.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
        let cause = Refusal::new(play::codes::GAME_UNKNOWN).with("game", game).with("possible", known);
        return Err(RecordError { line: 1, column: 1, cause });
    };
    score(&script, choices)
}

/// Players with their lines, ranked.
fn ranked(names: Vec<String>, lines: Vec<Vec<ScoreLine>>, standing: &Standing) -> Vec<Player> {
    let parts = names.into_iter().zip(lines).zip(standing.points.iter().zip(&standing.places));
    let player =
        |((name, lines), (&points, &place))| Player { name, place, points, lines, notes: Vec::new() };
    parts.map(player).collect()
}

fn names(scored: &Scored) -> Vec<String> {
    scored.players.iter().map(|player| player.name.clone()).collect()
}

fn as_text(scored: &Scored, speaker: &Speaker) -> String {
    let names = names(scored);
    let say = |phrase: &Phrase| speaker.words.say_with_names(phrase, &names);
    let mut text = String::new();
    for (seat, player) in scored.players.iter().enumerate() {
        let head = Phrase::new("replay-place").with("seat", seat).with("place", player.place);
        text += &format!("{}\n", say(&head.with("points", player.points)));
        for line in &player.lines {
            text += &format!("  {:>5}  {}\n", line.points, say(&line.what));
        }
        for note in &player.notes {
            text += &format!("         {}\n", say(note));
        }
    }
    for note in &scored.notes {
        text += &format!("{}\n", say(note));
    }
    text
}

fn as_json(game: &str, scored: &Scored, speaker: &Speaker) -> Value {
    let names = names(scored);
    let said = |phrase: &Phrase| json!({ "code": phrase.code, "args": phrase.args, "text": speaker.words.say_with_names(phrase, &names) });
    let line = |line: &ScoreLine| {
        let mut value = said(&line.what);
        value["points"] = line.points.into();
        value
    };
    let player = |player: &Player| {
        json!({
            "name": player.name,
            "place": player.place,
            "points": player.points,
            "lines": player.lines.iter().map(line).collect::<Vec<_>>(),
            "notes": player.notes.iter().map(said).collect::<Vec<_>>(),
        })
    };
    json!({
        "game": game,
        "players": scored.players.iter().map(player).collect::<Vec<_>>(),
        "notes": scored.notes.iter().map(said).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(game: &str, text: &str, options: &str) -> Vec<i32> {
        let scored = score(game, text, &Choices::parse(options).unwrap());
        scored.unwrap_or_else(|error| panic!("{error}")).players.iter().map(|player| player.points).collect()
    }

    fn places(game: &str, text: &str) -> Vec<u8> {
        score(game, text, &Choices::none()).unwrap().players.iter().map(|player| player.place).collect()
    }

    fn mistake(game: &str, text: &str) -> (usize, usize, String) {
        let error = score(game, text, &Choices::none()).err().expect("this is a mistake");
        (error.line, error.column, error.cause.code().to_owned())
    }

    const MAP: &str = "
        # wheat 4 × 1, forest 4 × 2, a lake without a crown
        W  F1 .  .  .
        W  F1 C  ~  ~
        W1 F  .  .  .
        W  F  .  .  .
    ";

    #[test]
    fn a_kingdom_drawn_as_a_map_is_reckoned_property_by_property() {
        let scored = score("kingdomino", MAP, &Choices::none()).unwrap();
        assert_eq!(scored.players[0].points, 4 + 8);
        let lines: Vec<_> = scored.players[0].lines.iter().map(|line| line.points).collect();
        assert_eq!(lines, [8, 4, 0], "the largest first, the lake too");
    }

    #[test]
    fn a_kingdom_may_be_told_by_its_dominoes() {
        // 1 is wheat and wheat; 19 wheat with a crown and forest.
        assert_eq!(points("kingdomino", "Ann: 1@1,0>e 19@1,1>s\nBo: 2@1,0>e", ""), [3, 0]);
    }

    #[test]
    fn variants_of_kingdomino_count_where_they_are_chosen() {
        let full = "G G G1 G S2\nS2 M1 ~ G2 ~\nW W C F ~\nS W G F F\nF1 G G F ~1";
        assert_eq!(points("kingdomino", full, ""), [22]);
        assert_eq!(points("kingdomino", full, "harmony=yes middle_kingdom=rule"), [22 + 5 + 10]);
    }

    #[test]
    fn equal_kingdoms_are_parted_by_the_largest_property() {
        let text = "Ann:\nC W1 F\nBo:\nC W1 ~\nF F .\nF F .";
        assert_eq!(places("kingdomino", text), [2, 1]);
    }

    /// A whole round, where every tile lay; as people write it down it stands in games/triominos/NOTATION.md.
    const ROUND: &str = "Ann: 5-5-5@0,0 1-5-5@-1,0 1-1-2@-3,0 3-5-5@1,0 2-3-5@1,-1 2-2-5@0,-1 0-1-2@1,-2 4-5-5@0,1 2-2-4@-5,-1 out
        Bo: draw 3 miss 1-1-5@-2,0 1-2-4@-3,-1 1-2-5@-1,-1 2-4-4@-4,-1 0-2-2@0,-2 0-4-4@-4,-2 3-4-5@2,0 hand 0-0-4 0-1-4 0-2-4 0-3-5 4-4-4";

    /// The example of a game's page.
    fn of_the_page(page: &str) -> &str {
        let behind = page.split("## A score written by hand").nth(1).unwrap();
        behind.split("```").nth(1).unwrap()
    }

    #[test]
    fn a_round_of_triominos_is_reckoned_tile_by_tile() {
        let round = of_the_page(include_str!("../../../games/triominos/NOTATION.md"));
        let left = 4 + 5 + 6 + 8 + 12;
        let ann = 25 + 11 + 4 + 13 + 10 + (9 + 50) + 3 + 14 + 8 + 25 + left;
        assert_eq!(points("triominos", round, ""), [ann, -25 + 7 + 7 + 8 + 10 + 4 + 8 + 12]);
        let bare = |word: &str| word.split('@').next().unwrap_or_default().to_owned();
        let words = |text: &str| -> Vec<String> {
            text.split_whitespace().map(bare).filter(|word| word != "hexagon").collect()
        };
        assert_eq!(words(round), words(ROUND), "the page tells of this round");
    }

    #[test]
    fn a_round_is_read_player_by_player_and_turn_by_turn_alike() {
        let page = of_the_page(include_str!("../../../games/triominos/NOTATION.md"));
        let told = points("triominos", page, "");
        assert_eq!(points("triominos", ROUND, ""), told, "the cells find the hexagon and check every tile");
        let [ann, bo] = ["Ann: ", "Bo: "].map(|name| ROUND.split(name).nth(1).unwrap());
        let (of_ann, of_bo) = (ann.split_whitespace().take(9), bo.split_whitespace().skip(3).take(7));
        let of_bo = ["draw 3 miss"].into_iter().chain(of_bo);
        let turns: Vec<String> =
            of_ann.clone().zip(of_bo).map(|(ann, bo)| format!("Ann: {ann}\nBo: {bo}\n")).collect();
        let (last, hand) = (of_ann.last().unwrap(), bo.split("hand").nth(1).unwrap());
        let text = format!("{}Ann: {last} out\nBo: hand{hand}", turns.concat());
        assert_eq!(points("triominos", &text, ""), told);
    }

    #[test]
    fn what_cannot_have_happened_in_a_round_of_triominos_is_refused_by_its_rule() {
        let rule = |text: &str| {
            let error = score("triominos", text, &Choices::none()).err().expect(text);
            (error.cause.code().to_owned(), error.cause.rule.unwrap_or_default())
        };
        let impossible = |rule: &str| ("refused-score-impossible".to_owned(), rule.to_owned());
        assert_eq!(rule("A: 5-5-5 bridge\nB: 4-5-5"), impossible("T10"), "the first tile makes no form");
        assert_eq!(rule("A: draw 3 miss 5-5-5\nB: draw 3 miss"), impossible("T3"), "a tile comes first");
        assert_eq!(
            rule("A: 5-5-5 4-5-5 bridge\nB: 3-5-5"),
            impossible("T10"),
            "a bridge needs eight tiles before it"
        );
        assert_eq!(rule("A: 5-5-5 4-5-5 hexagon\nB: 3-5-5"), impossible("T12"));
        assert_eq!(rule("A: 5-5-5\nB: draw draw draw draw"), impossible("T6"));
        assert_eq!(rule("A: 5-5-5\nB: draw 3 draw 3"), impossible("T6"), "the turn ends with a miss");
        assert_eq!(rule("A: 5-5-5\nB: draw 3"), impossible("T6"), "without a tile it is a miss");
        assert_eq!(rule("A: 5-5-5\nB: out"), impossible("T8"), "no tile was laid");
        assert_eq!(rule("A: 5-5-5 0-0-1\nB: 4-5-5"), impossible("T5"), "no side of it fits");
        assert_eq!(rule("A: 5-5-5 4-5-5 out\nB: 3-5-5"), impossible("T2"), "everybody is dealt nine");
        let silent = "A: 5-5-5\nB: hand 0-0-0 0-0-1 0-0-2 0-0-3 0-0-4 0-0-5 0-1-1 0-1-2 0-1-3";
        assert_eq!(rule(silent), impossible("T2"), "eight tiles of the first hand are untold");
        assert_eq!(rule("A: 5-5-5\nB: miss"), impossible("T6"), "there is enough to draw");
        assert_eq!(rule("A: 5-5-5\nB: draw 2 miss"), impossible("T6"));
        assert_eq!(rule("A: 5-5-5 4-5-5 3-5-5\nB: 2-5-5"), impossible("T5"), "two turns more than the next");
        assert_eq!(rule("A: 5-5-5\nB: 4-5-5\nC: 3-5-5\nB: 2-5-5"), impossible("T5"), "nobody is left out");
        assert_eq!(rule("A: 4-4-5\nB: 4-4-4"), impossible("T3"), "the triple would have started");
        assert_eq!(rule("A: 5-5-5 hand 0-0-0 draw\nB: 4-5-5"), impossible("T8"), "the round is over");
        assert_eq!(rule("A: +4-5-5\nB: 3-5-5").0, "refused-score-word");
        assert_eq!(rule("A: 05-5-5\nB: 3-5-5").0, "refused-score-word");
    }

    #[test]
    fn tiles_with_cells_find_their_bonuses_by_themselves() {
        // The sixth tile closes a hexagon: 8 + 50.
        let ring = "A: 3-4-5@0,0\nB: 3-3-5@-1,0\nA: 1-3-3@-1,-1\nB: 3-3-4@1,0\nA: 1-2-3@0,-1\nB: 2-3-3@1,-1";
        assert_eq!(points("triominos", ring, ""), [12 + 10 + 7 + 6, 11 + 10 + 8 + 50]);
        let (line, column, code) = mistake("triominos", "A: 3-3-3@0,0 0-0-0@1,0");
        assert_eq!((line, column, code.as_str()), (1, 14, "refused-triominos-table"));
    }

    #[test]
    fn a_blocked_round_shows_all_tiles_and_pays_the_smallest_hand() {
        let few = score("triominos", "Ann: hand 1-1-1\nBo: hand 0-5-5", &Choices::none()).err().unwrap();
        assert_eq!(few.cause.rule.as_deref(), Some("T2"), "nine were dealt to each");
    }

    #[test]
    fn hands_left_at_dominoes_count_a_double_once() {
        let text = "Ann: -\nBo: 6-6 3-2\nCy: 9-0";
        assert_eq!(points("dominoes", text, ""), [0, -11, -9]);
        assert_eq!(places("dominoes", text), [1, 3, 2]);
    }

    #[test]
    fn hands_that_no_round_of_dominoes_leaves_are_refused() {
        assert_eq!(mistake("dominoes", "Ann: -\nBo: -"), (2, 5, "refused-score-impossible".to_owned()));
        assert_eq!(mistake("dominoes", "Ann: - 3-2\nBo: 1-1"), (1, 6, "text-dominoes-tile".to_owned()));
        assert_eq!(mistake("dominoes", "Ann:\nBo: 1-1"), (1, 1, "refused-score-word".to_owned()));
        assert_eq!(points("dominoes", "Ann: 6-6\nBo: -", "double_counts=as_one_pip"), [-1, 0]);
        assert_eq!(points("dominoes", "Ann: 6-6\nBo: -", "double_counts=twice"), [-12, 0]);
    }

    #[test]
    fn a_round_of_dominoes_in_which_everybody_holds_tiles_was_blocked() {
        assert_eq!(points("dominoes", "Ann: 3-2 5-4\nBo: 7-6 9-8 9-9", ""), [-14, -39]);
        let why = mistake("dominoes", "Ann: 6-6\nBo: 9-0");
        assert_eq!(why, (2, 5, "refused-score-impossible".to_owned()), "the other 53 make no line");
        assert_eq!(
            mistake("dominoes", "Ann: 3-2 5-4\nBo: 7-6 9-8 0-0").2,
            "refused-score-impossible",
            "0-0 fits"
        );
        assert_eq!(points("dominoes", "Ann: 6-6\nBo: 9-0", "drawing=may"), [-6, -9], "all may have passed");
    }

    #[test]
    fn kingdoms_that_nobody_can_build_are_refused_by_their_rule() {
        let rule = |text: &str| {
            let error = score("kingdomino", text, &Choices::none()).err().expect(text);
            (error.cause.code().to_owned(), error.cause.rule.unwrap_or_default())
        };
        let impossible = |rule: &str| ("refused-score-impossible".to_owned(), rule.to_owned());
        assert_eq!(rule("A: x48"), ("refused-kingdomino-fits".to_owned(), "K15".to_owned()));
        let wide = format!("C{} W1 W", " .".repeat(255));
        assert_eq!(rule(&wide).1, "K14", "no column is another one 256 further");
        let error = score("kingdomino", &wide, &Choices::none()).err().expect("far too wide");
        assert_eq!(error.cause.what.args["across"], play::Value::from(258_u32));
        assert_eq!(rule(&format!("C{}\nW1\nW", "\n.".repeat(255))).1, "K14");
        assert_eq!(rule("W3 C\nW W"), impossible("K3"), "no wheat has three crowns");
        assert_eq!(rule("C M3 M3 . ."), impossible("K3"), "one mine has three crowns");
        assert_eq!(rule("C . W1 W"), impossible("K13"), "not joined to the castle");
        assert_eq!(rule("C W W W ."), impossible("K12"), "a domino covers two squares");
        assert_eq!(rule("C W1 W"), impossible("K12"), "no domino has wheat with a crown and wheat");
        assert_eq!(rule("W W\nW W\nW W\nC ."), impossible("K12"), "there are two dominoes of wheat alone");
        assert_eq!(rule("C W W ~ ~"), impossible("K12"), "the lake has nothing to lie beside");
    }

    #[test]
    fn options_and_a_last_push_that_do_not_fit_a_board_are_refused() {
        let choices = Choices::none().with("foo", 3);
        let error = score("quixo", "x . o\n. x .\no . x", &choices).err().unwrap();
        assert_eq!(error.cause.code(), "refused-option-unknown");
        let twice = "xxx\n...\nooo\npushed: x\npushed: o";
        assert_eq!(mistake("quixo", twice), (5, 1, "refused-score-same-name".to_owned()));
        assert_eq!(mistake("quixo", "\npushed: x"), (2, 1, "refused-score-nothing".to_owned()));
        let five = Choices::none().with("board", 5);
        let error = score("quixo", "x . o\n. x .\no . x", &five).err().unwrap();
        assert_eq!(error.cause.code(), "refused-score-board");
    }

    #[test]
    fn boards_that_no_game_comes_to_are_refused_by_their_rule() {
        let rule = |text: &str| {
            let error = score("quixo", text, &Choices::none()).err().expect(text);
            (error.line, error.cause.rule.unwrap_or_default())
        };
        assert_eq!(rule("xxx/.../..."), (1, "Q7".to_owned()), "circle has moved in between");
        assert_eq!(rule("...\n.x.\n..."), (1, "Q5".to_owned()), "nobody pushes a cube into the middle");
        assert_eq!(rule("xxx\nooo\nxxx\npushed: o"), (1, "Q5".to_owned()), "there was a line before");
        assert_eq!(rule("xx./.../..o 0 3 c3>c1\npushed: x").1, "", "no such push leads here");
        assert_eq!(mistake("quixo", "x.o/.../... 0 2 b1>c1\nzz").0, 2, "nothing follows a position");
        assert_eq!(
            mistake("quixo", "x.o/.../... 0 99 zz>zz nonsense"),
            (1, 18, "text-quixo-square".to_owned())
        );
        let position = "..x/.../..o 0 2 c1>c3";
        assert!(score("quixo", position, &Choices::none()).is_ok());
        assert_eq!(rule(&format!("{position}\npushed: x")), (2, "Q3".to_owned()), "circle has pushed");
    }

    #[test]
    fn a_line_on_the_board_is_found_and_named() {
        let scored = score("quixo", "x . o\n. x .\no . x", &Choices::none()).unwrap();
        assert_eq!(scored.notes[0].code, "score-quixo-line");
        assert_eq!(scored.notes[0].args["cells"], play::Value::from("a1 b2 c3"));
        assert_eq!(scored.notes[1].args["symbol"], play::Value::from("cross"));
    }

    #[test]
    fn whoever_makes_the_line_of_the_other_side_loses() {
        let both = "xxx\n...\nooo";
        assert_eq!(mistake("quixo", both).2, "refused-score-pushed");
        for (pushed, winner) in [("x", "circle"), ("o", "cross")] {
            let scored = score("quixo", &format!("{both}\npushed: {pushed}"), &Choices::none()).unwrap();
            let last = scored.notes.last().unwrap();
            assert_eq!(last.args["symbol"], play::Value::from(winner));
        }
    }

    #[test]
    fn mistakes_name_their_line_and_column() {
        let found = |game, text| mistake(game, text);
        assert_eq!(found("kingdomino", "W W\nW Q C"), (2, 3, "refused-score-word".to_owned()));
        assert_eq!(found("kingdomino", "W W\nW W"), (1, 1, "refused-score-castle".to_owned()));
        assert_eq!(found("kingdomino", "Ann: 1@3,0>e"), (1, 6, "refused-kingdomino-unmatched".to_owned()));
        assert_eq!(found("kingdomino", "C W W W W W W"), (1, 1, "refused-kingdomino-outside".to_owned()));
        assert_eq!(found("triominos", "5-5-5"), (1, 1, "refused-score-nobody".to_owned()));
        assert_eq!(
            found("triominos", "Ann: 5-5-5 5-5-5"),
            (1, 12, "refused-triominos-tile-twice".to_owned())
        );
        assert_eq!(found("dominoes", "Ann: 1-1\nBo: 1-1"), (2, 5, "refused-dominoes-tile-twice".to_owned()));
        assert_eq!(found("dominoes", "Ann: 1-x\nBo: 1-1"), (1, 6, "text-dominoes-tile".to_owned()));
        assert_eq!(found("quixo", "x.o\n..\n..."), (2, 1, "refused-score-board".to_owned()));
        assert_eq!(found("quixo", ""), (1, 1, "refused-score-nothing".to_owned()));
    }

    /// The same text as the program would write it: names, words, one space between them.
    fn written(script: &text::Script<'_>) -> String {
        let mut out = String::new();
        for part in &script.parts {
            if !part.name.is_empty() {
                out += &format!("{}:\n", part.name);
            }
            for line in &part.lines {
                let words: Vec<&str> = line.iter().map(|word| word.text).collect();
                out += &format!("{}\n", words.join(" "));
            }
        }
        out
    }

    /// Everything that is told about a text.
    fn told(scored: &Scored) -> Vec<(String, u8, i32, String)> {
        let lines = |player: &Player| format!("{:?} {:?}", player.lines, player.notes);
        let told = |player: &Player| (player.name.clone(), player.place, player.points, lines(player));
        scored.players.iter().map(told).collect()
    }

    #[test]
    fn damaged_sheets_are_refused_or_scored_alike_after_writing_and_reading() {
        let named = format!("Ann:{MAP}Bo: 1@1,0>e 19@1,1>s 2@-1,0>w");
        let ring = "A: 3-4-5@0,0\nB: 3-3-5@-1,0\nA: 1-3-3@-1,-1\nB: 3-3-4@1,0\nA: 1-2-3@0,-1\nB: 2-3-3@1,-1\nA: draw 3 miss";
        let sheets = [
            ("kingdomino", MAP),
            ("kingdomino", &named),
            ("kingdomino", "Ann: 1@1,0>e 19@1,1>s\nBo: 2@1,0>e"),
            ("triominos", of_the_page(include_str!("../../../games/triominos/NOTATION.md"))),
            ("triominos", ring),
            ("dominoes", "Ann: -\nBo: 6-6 3-2\nCy: 9-0"),
            ("quixo", "xxx\n...\nooo\npushed: x"),
            ("quixo", "x..../...../...../...../o.... 0 2 a4>a5"),
        ];
        let mut accepted = 0;
        for (n, (game, sheet)) in sheets.into_iter().enumerate() {
            let mut dice = play::dice::Seeded::new(n as u64);
            for _ in 0..1500 {
                let text = play::laws::damaged(sheet, &mut dice);
                let Ok(scored) = score(game, &text, &Choices::none()) else { continue };
                accepted += 1;
                let again = written(&text::Script::read(&text).expect("it was scored"));
                let rescored = score(game, &again, &Choices::none());
                let rescored = rescored.unwrap_or_else(|error| panic!("{error}\n{text}\n{again}"));
                assert_eq!(told(&scored), told(&rescored), "{text}");
                for player in &scored.players {
                    let sum: i32 = player.lines.iter().map(|line| line.points).sum();
                    assert_eq!(sum, player.points, "{text}");
                    let better = |other: &&Player| other.points > player.points && other.place > player.place;
                    assert_eq!(scored.players.iter().filter(better).count(), 0, "{text}");
                }
            }
        }
        assert!(accepted > 1000, "{accepted}");
    }
}

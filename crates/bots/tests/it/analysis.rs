//! Analysis and hints, with Quixo.

use bots::analysis::{Analysis, Class, CurveWords, Options, analyse, plot};
use bots::{Expected, hint};
use play::record::Record;
use play::{Choices, Eyes, Game, Notation, Offered, Seat};
use quixo::Quixo;
use search::{Budget, Limits};

fn game() -> Quixo {
    Quixo::with(2, &Choices::none()).unwrap()
}

/// Cross builds the left column while circle pushes cubes about; circle overlooks the fifth cube.
fn record() -> Record {
    let header = "klots record 1\ngame: quixo\nseats: 2\nrules: 1\n\n";
    let game = game();
    let mut state = game.start();
    let luck = quixo::Starts(Seat(0));
    let mut text = format!("{header}* {}\n", game.luck_text(&state, luck, Eyes::Reviewer));
    game.settle(&mut state, luck);
    let square = game.square();
    let cell = |x: u8, y: u8| y * 5 + x;
    let pushes = [
        (cell(4, 0), cell(0, 0)),
        (cell(4, 4), cell(4, 0)),
        (cell(4, 1), cell(0, 1)),
        (cell(4, 4), cell(4, 0)),
        (cell(4, 2), cell(0, 2)),
        (cell(4, 4), cell(4, 0)),
        (cell(4, 3), cell(0, 3)),
        (cell(1, 0), cell(1, 4)),
        (cell(1, 4), cell(0, 4)),
    ];
    for (from, to) in pushes {
        let m = quixo::Move::push(square, from, to, None);
        if game.turn(&state) == play::Turn::Over || play::Tell::explain(&game, &state, m).is_err() {
            break;
        }
        let play::Turn::Of(seat) = game.turn(&state) else { break };
        text += &format!("{seat} {}\n", game.move_text(&state, m));
        game.play(&mut state, m);
    }
    text.parse().unwrap()
}

fn options() -> Options {
    Options { limits: Some(Limits::nodes(20_000)), ..Options::default() }
}

fn analysed(record: &Record) -> Analysis {
    analyse(&game(), record, &options(), |_, _| {}).unwrap()
}

/// Four players push what comes first; whoever is to move seldom does what is best.
fn record_of_four(game: &Quixo) -> Record {
    let mut state = game.start();
    let luck = quixo::Starts(Seat(0));
    let header = "klots record 1\ngame: quixo\nseats: 4\nrules: 1\n\n";
    let mut text = format!("{header}* {}\n", game.luck_text(&state, luck, Eyes::Reviewer));
    game.settle(&mut state, luck);
    let mut moves = Vec::new();
    for n in 0..16 {
        let play::Turn::Of(seat) = game.turn(&state) else { break };
        game.moves(&state, &mut moves);
        let m = moves[7 * n % moves.len()];
        text += &format!("{seat} {}\n", game.move_text(&state, m));
        game.play(&mut state, m);
    }
    text.parse().unwrap()
}

#[test]
fn a_class_is_about_the_chance_of_both_partners() {
    let four = Quixo::with(4, &Choices::none()).unwrap();
    let analysis = analyse(&four, &record_of_four(&four), &options(), |_, _| {}).unwrap();
    let worse: Vec<_> = analysis.moves.iter().filter(|m| m.better.is_some()).collect();
    assert!(!worse.is_empty(), "somebody gave something away");
    for m in worse {
        assert_eq!(m.class, Class::of(2.0 * (m.loss - m.error).max(0.0), false), "{m:?}");
    }
}

#[test]
fn every_move_has_a_value_before_and_after_and_a_better_move_where_there_is_one() {
    let record = record();
    let moves = record.events.len() - 1;
    assert!(moves >= 7, "the record is long enough: {moves}");
    let analysis = analysed(&record);
    assert_eq!(analysis.moves.len(), moves);
    for m in &analysis.moves {
        assert!((0.0..=1.0).contains(&m.before) && (0.0..=1.0).contains(&m.after));
        assert!((m.before - m.after - m.loss).abs() < 1e-12 && m.loss >= 0.0);
        assert_eq!(m.better.is_none(), matches!(m.class, Class::Best | Class::Forced), "{m:?}");
        assert!(
            m.better.is_none() || m.loss >= Class::STEPS[0],
            "nothing is better where nothing was lost: {m:?}"
        );
        assert!(!m.line.is_empty());
    }
    for point in &analysis.curve {
        assert!((point.shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    }
    assert_eq!(analysis.by_seat.len(), 2);
    assert!(analysis.by_seat.iter().all(|seat| (0.0..=1.0).contains(&seat.given_away)));
    assert!(analysis.by_seat[1].given_away > 0.5, "who overlooks a fifth cube gives the game away");
    let json: serde_json::Value = serde_json::from_str(&analysis.json()).unwrap();
    assert_eq!(json["moves"].as_array().unwrap().len(), moves);
}

#[test]
fn the_same_seed_and_nodes_give_the_same_analysis_on_any_number_of_threads() {
    let record = record();
    let one = Options { threads: 1, ..options() };
    let three = Options { threads: 3, ..options() };
    let [one, three] = [one, three].map(|options| analyse(&game(), &record, &options, |_, _| {}).unwrap());
    assert_eq!(one, three);
}

#[test]
fn a_record_of_another_game_or_with_an_illegal_move_is_refused_with_its_line() {
    let mut other = record();
    other.game = "chess".into();
    let error = analyse(&game(), &other, &options(), |_, _| {}).unwrap_err();
    assert_eq!(error.cause.code(), "refused-analysis-game");
    let mut partial = record();
    partial.eyes = Some("0".into());
    let error = analyse(&game(), &partial, &options(), |_, _| {}).unwrap_err();
    assert_eq!(error.cause.code(), "record-eyes");
    let text = record().to_string();
    let illegal = text.lines().map(|line| if line.starts_with("1 ") { "1 c3>c1" } else { line });
    let illegal: Record = illegal.collect::<Vec<_>>().join("\n").parse().unwrap();
    let error = analyse(&game(), &illegal, &options(), |_, _| {}).unwrap_err();
    assert!(error.line > 5, "{error}");
}

#[test]
fn an_unknown_bot_is_refused_and_a_stopped_analysis_returns_what_it_has() {
    let unknown = Options { bot: Some("nobody".parse().unwrap()), ..options() };
    let error = analyse(&game(), &record(), &unknown, |_, _| {}).unwrap_err();
    assert_eq!(error.cause.code(), "refused-bot");
    let stopped = options();
    stopped.stop.stop();
    assert!(analyse(&game(), &record(), &stopped, |_, _| {}).unwrap().moves.is_empty());
}

#[test]
fn the_course_of_the_game_can_be_drawn() {
    let words = CurveWords {
        title: "T".into(),
        across: "moves".into(),
        up: "chance".into(),
        players: vec!["Ann".into(), "Bo & Co".into()],
    };
    let svg = plot(&analysed(&record()), &words);
    assert_eq!(svg.matches("<polyline").count(), 2);
    assert!(svg.contains("Bo &amp; Co") && !svg.contains("NaN"));
}

#[test]
fn a_hint_has_three_moves_with_reasons_and_the_winning_one_first() {
    let game = game();
    let mut state = game.start();
    for event in &record().events {
        match &event.what {
            play::record::EventKind::Luck(text) => {
                let luck = game.parse_luck(&state, text).unwrap();
                game.settle(&mut state, luck);
            }
            play::record::EventKind::Move(_, text) => {
                let m = game.parse_move(&state, text).unwrap();
                let mut after = state.clone();
                game.play(&mut after, m);
                if game.turn(&after) == play::Turn::Over {
                    break;
                }
                state = after;
            }
            play::record::EventKind::Beside(_) => {}
        }
    }
    let play::Turn::Of(seat) = game.turn(&state) else { unreachable!() };
    let view = game.view(&state, Eyes::Seat(seat));
    let hints = hint(&game, &view, seat, &Budget::nodes(5_000), 1);
    assert_eq!(hints.len(), 3);
    assert!(hints.iter().all(|hint| !hint.reasons.is_empty() && !hint.text.is_empty()));
    let Expected::Share(best) = hints[0].value else { unreachable!() };
    assert!(best > 0.5, "{hints:?}");
}

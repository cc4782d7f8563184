//! The arena, with the quickest of games: Quixo on 3×3.

use bots::arena::{Conclusion, Ledger, Plan, PlotWords, Report, Shard, merge, plot, report, run};
use play::record::Record;
use play::{Choices, Offered};
use quixo::Quixo;
use search::Limits;
use std::collections::BTreeMap;
use std::path::Path;

fn small(seats: u8) -> Quixo {
    Quixo::with(seats, &Choices::none().with("board", 3)).unwrap()
}

fn plan(bots: &str, games: u64) -> Plan {
    let bots = bots.split(',').map(|bot| bot.parse().unwrap()).collect();
    Plan { threads: 2, ..Plan::new(bots, games, Limits::nodes(200)) }
}

/// A report without what depends on the clock.
fn timeless(mut report: Report) -> Report {
    report.rows.iter_mut().for_each(|row| row.millis = 0.0);
    report.header.shard = Shard::WHOLE;
    report
}

#[test]
fn every_deal_is_played_from_every_seat_with_the_same_luck() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("results");
    let mut ledger = Ledger::open(&path).unwrap();
    let plan = Plan { records: Some(folder.path().join("games")), ..plan("greedy,random", 20) };
    run(&small(2), &plan, Some(&mut ledger), |_| {}).unwrap();
    let mut deals: BTreeMap<u64, Vec<Vec<usize>>> = BTreeMap::new();
    for game in ledger.games().values() {
        deals.entry(game.deal).or_default().push(game.seats.iter().map(|side| side.bot).collect());
    }
    assert_eq!(deals.len(), 10);
    assert!(deals.values().all(|seats| *seats == [vec![0, 1], vec![1, 0]]));
    for deal in 0..10 {
        let lot = |number: u64| {
            let file = folder.path().join(format!("games/quixo-{number:06}.klots"));
            let record: Record = std::fs::read_to_string(file).unwrap().parse().unwrap();
            assert!(record.result.is_some() && record.names.len() == 2);
            record.events[0].what.clone()
        };
        assert_eq!(lot(2 * deal), lot(2 * deal + 1), "the lot falls alike in both games of a deal");
    }
}

#[test]
fn a_match_in_nodes_is_the_same_on_any_number_of_threads() {
    let one = run(&small(2), &Plan { threads: 1, ..plan("hard,medium,beginner", 30) }, None, |_| {}).unwrap();
    let four =
        run(&small(2), &Plan { threads: 4, ..plan("hard,medium,beginner", 30) }, None, |_| {}).unwrap();
    assert_eq!(timeless(one), timeless(four));
}

#[test]
fn a_match_that_was_interrupted_is_resumed_where_it_stood() {
    // Many, so that some are left when the word to stop is heard.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("results");
    let whole = run(&small(2), &plan("easy,random", 120), None, |_| {}).unwrap();

    let first = plan("easy,random", 120);
    let mut ledger = Ledger::open(&path).unwrap();
    let part = run(&small(2), &first, Some(&mut ledger), |progress| {
        if progress.done >= 7 {
            first.stop.stop();
        }
    });
    let done = part.unwrap().games;
    assert!((7..120).contains(&done));
    drop(ledger);
    // Killed in the middle of a line.
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, &text[..text.len() - 9]).unwrap();

    let mut ledger = Ledger::open(&path).unwrap();
    let mut played = 0;
    let again = run(&small(2), &plan("easy,random", 120), Some(&mut ledger), |_| played += 1).unwrap();
    assert_eq!(played, 120 - done + 1);
    assert_eq!(timeless(again), timeless(whole.clone()));
    assert_eq!(timeless(report(&Ledger::read(&path).unwrap())), timeless(whole));
}

#[test]
fn a_results_file_of_another_match_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("results");
    let mut ledger = Ledger::open(&path).unwrap();
    run(&small(2), &plan("easy,random", 2), Some(&mut ledger), |_| {}).unwrap();
    let other = Plan { seed: 9, ..plan("easy,random", 2) };
    let refusal = run(&small(2), &other, Some(&mut ledger), |_| {}).unwrap_err();
    assert_eq!(refusal.code(), "refused-arena-other-match");
    std::fs::write(&path, "no results\n").unwrap();
    assert_eq!(Ledger::open(&path).unwrap_err().code(), "refused-arena-not-results");
    assert_eq!(Ledger::read(Path::new("no/such/file")).unwrap_err().code(), "refused-arena-file");
}

#[test]
fn shards_put_together_are_the_whole_match() {
    let folder = tempfile::tempdir().unwrap();
    let whole = run(&small(2), &plan("easy,beginner,random", 30), None, |_| {}).unwrap();
    let paths: Vec<_> = (1..=3)
        .map(|number| {
            let path = folder.path().join(format!("shard{number}"));
            let shard = format!("{number}/3").parse().unwrap();
            let plan = Plan { shard, ..plan("easy,beginner,random", 30) };
            run(&small(2), &plan, Some(&mut Ledger::open(&path).unwrap()), |_| {}).unwrap();
            path
        })
        .collect();
    let merged = merge(&paths).unwrap();
    assert_eq!(timeless(report(&merged)), timeless(whole));
    let path = folder.path().join("merged");
    merged.save(&path).unwrap();
    assert_eq!(Ledger::read(&path).unwrap().games(), merged.games());
    for bad in ["0/3", "4/3", "x", "1/0", "1"] {
        assert_eq!(bad.parse::<Shard>().unwrap_err().code(), "refused-shard", "{bad}");
    }
}

#[test]
fn what_does_not_fit_is_refused_with_what_is_possible() {
    let refusal = |plan: &Plan, seats| run(&small(seats), plan, None, |_| {}).unwrap_err();
    let unknown = refusal(&plan("exprt,random", 2), 2);
    assert_eq!(unknown.code(), "refused-bot");
    assert!(unknown.to_string().contains("beginner, easy, medium, hard, expert"), "{unknown}");
    let seats = refusal(&plan("easy,medium,random", 2), 4);
    assert_eq!(seats.to_string(), "refused-arena-bots bots=3 possible=1, 2, 4 seats=4");
    assert_eq!(refusal(&plan("easy,random", 0), 2).code(), "refused-arena-games");
    assert_eq!("easy@5x".parse::<bots::Contender>().unwrap_err().code(), "refused-budget");
}

#[test]
fn two_bots_at_four_seats_sit_as_partners() {
    let report = run(&small(4), &plan("easy,random", 20), None, |_| {}).unwrap();
    let easy = report.row("easy").unwrap();
    assert!(easy.share.mean > 0.7, "{easy:?}");
    assert_eq!((easy.games, report.deals), (20, 10));
}

#[test]
fn a_sequential_test_ends_a_clear_match_early() {
    let plan = Plan { sprt: Some("0:100".parse().unwrap()), ..plan("greedy,random", 4000) };
    let report = run(&small(2), &plan, None, |_| {}).unwrap();
    assert!(report.games < 400, "{}", report.games);
    assert_eq!(report.sprt.unwrap().decision, Conclusion::Better);
}

#[test]
fn a_sequential_test_decides_alike_on_any_number_of_threads_and_after_a_stop() {
    let plan = |threads| Plan { threads, sprt: Some("0:100".parse().unwrap()), ..plan("medium,easy", 2000) };
    let one = timeless(run(&small(2), &plan(1), None, |_| {}).unwrap());
    assert_ne!(one.sprt.unwrap().decision, Conclusion::Open);
    assert!(one.games < 2000);
    assert_eq!(timeless(run(&small(2), &plan(4), None, |_| {}).unwrap()), one);

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("results");
    let first = plan(3);
    run(&small(2), &first, Some(&mut Ledger::open(&path).unwrap()), |progress| {
        if progress.done >= 9 {
            first.stop.stop();
        }
    })
    .unwrap();
    let again = run(&small(2), &plan(3), Some(&mut Ledger::open(&path).unwrap()), |_| {}).unwrap();
    assert_eq!(timeless(again), one);
}

#[test]
fn figures_agree_with_each_other() {
    let report = run(&small(2), &plan("hard,beginner,random", 120), None, |_| {}).unwrap();
    assert_eq!(report.games, 120);
    for (a, row) in report.rows.iter().enumerate() {
        assert_eq!(row.games, row.wins + row.shared + row.losses);
        assert_eq!(row.games, 80);
        assert!(row.elo_low <= row.elo && row.elo <= row.elo_high);
        for b in (0..3).filter(|&b| b != a) {
            let (one, other) = (report.cross[a][b].unwrap(), report.cross[b][a].unwrap());
            assert!((one.score + other.score - 1.0).abs() < 1e-9 && one.met == 40);
        }
    }
    assert!(report.rows.windows(2).all(|two| two[0].elo >= two[1].elo));
    assert!((report.by_seat.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    let csv = report.csv();
    assert_eq!(csv.lines().count(), 4);
    let columns = |line: &str| line.split(',').count();
    assert!(csv.lines().all(|line| columns(line) == columns(csv.lines().next().unwrap())));
    let json: serde_json::Value = serde_json::from_str(&report.json()).unwrap();
    assert_eq!(json["match"]["game"], "quixo");
    assert_eq!(report.phrases().len(), 1 + 3 + 3);
}

#[test]
fn a_plot_has_a_curve_for_each_bot_and_a_point_for_each_budget() {
    let bots = "hard@20n,hard@200n,hard@2000n,easy@20n,easy@200n,easy@2000n";
    let report = run(&small(2), &plan(bots, 30), None, |_| {}).unwrap();
    let words = PlotWords { title: "a < b".into(), across: "nodes".into(), up: "Elo".into() };
    let svg = plot(&[report], &words);
    assert_eq!(svg.matches("<polyline").count(), 2);
    assert_eq!(svg.matches("<circle").count(), 6);
    assert!(svg.contains("a &lt; b") && svg.trim_end().ends_with("</svg>") && !svg.contains("NaN"));
}

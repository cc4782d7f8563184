//! The fifth game: a small one that is not part of the product, entered through the catalogue and played through
//! everything. It has no board, no drawing and no sentence of its own, and nothing treats it as another game.

use bots::arena::Plan;
use catalogue::Catalogue;
use klots::engine::{Engine, Goes};
use load::client::{Guest, Socket, move_id};
use load::http::Client;
use noughts::Noughts;
use play::record::Record;
use play::{Choices, Eyes, Seat, Turn, laws};
use search::Limits;
use serde_json::{Value, json};
use server::{Config, Hooks, NoAssets};
use std::sync::mpsc::channel;
use table::replay::Replay;
use tui::Options;
use tui::save::Saves;
use words::Words;

fn games() -> Catalogue {
    Catalogue::standard().with::<Noughts>()
}

#[test]
fn it_obeys_the_laws() {
    for seed in 0..200 {
        laws::obey(&Noughts, &[], seed);
    }
}

#[test]
fn the_engine_plays_it_saves_it_and_reads_it_again() {
    let (out, answers) = channel();
    let mut engine = Engine::new(games(), Words::of("en"), out);
    let mut ask = |line: &str| -> Vec<String> {
        assert_eq!(engine.hear(line), Goes::On);
        let mut lines: Vec<String> = Vec::new();
        while lines.last().is_none_or(|last| last != "ok" && !last.starts_with("error ")) {
            lines.extend(answers.recv().unwrap().lines().map(str::to_owned));
        }
        lines
    };
    assert!(ask("hello").contains(&"game noughts seats 2-2 rules 1".to_owned()));
    ask("game noughts seats 2");
    ask("luck 0");
    assert_eq!(ask("moves").len(), 9 + 1);
    assert_eq!(ask("perft 2"), ["perft 72", "ok"]);
    for text in ["a1", "b1", "a2", "b2"] {
        assert_eq!(ask(&format!("play {text}")), ["ok"]);
    }
    assert!(ask("play b2")[0].contains("refused-noughts-taken"));
    let thought = ask("think bot=greedy budget=1n");
    assert!(thought.contains(&"best a3".to_owned()), "greedy takes the line: {thought:?}");
    ask("play a3");
    assert_eq!(ask("turn"), ["turn over", "ok"]);
    let saved: Vec<String> =
        ask("save").iter().filter_map(|line| line.strip_prefix("record ")).map(str::to_owned).collect();
    assert_eq!(ask("undo"), ["ok"]);
    assert_eq!(ask("turn"), ["turn seat 0", "ok"]);

    let record: Record = (saved.join("\n") + "\n").parse().unwrap();
    let end = Replay::new(&games(), &record).unwrap().finish().unwrap();
    assert_eq!(end.text(), "xo./xo./x.. 1");
    assert_eq!(end.standing().winners().collect::<Vec<_>>(), [Seat(0)]);
}

#[test]
fn greedy_beats_random_in_the_arena() {
    let bots = ["greedy", "random"].map(|bot| bot.parse().unwrap()).to_vec();
    let plan = Plan { threads: 1, ..Plan::new(bots, 200, Limits::nodes(1)) };
    let catalogue = games();
    let thinker = catalogue.find("noughts").unwrap().thinker();
    let report = thinker.arena(2, &Choices::none(), &plan, None, &mut |_| {}).unwrap();
    assert_eq!(report.games, 200);
    assert_eq!(report.rows[0].bot.to_string(), "greedy", "{}", report.json());
}

#[test]
fn the_terminal_plays_it_in_plain_lines_without_a_board_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let catalogue = games();
    let mut new_game = tui::plain::against_bots("noughts", 2, 1, "greedy", &Words::of("en"));
    new_game.choices = Choices::none();
    let options = Options {
        catalogue,
        words: Words::of("en"),
        saves: Saves::new(folder.path().to_owned()),
        plain: true,
        colour: false,
        new_game: Some(new_game),
        resume: None,
    };
    let mut output = Vec::new();
    // The first move of the list, again and again, is a whole game.
    tui::plain::run(&options, &mut "1\n".repeat(9).as_bytes(), &mut output).unwrap();
    let said = String::from_utf8(output).unwrap();
    assert!(said.contains("rows:"), "the view as text:\n{said}");
    assert!(said.contains("a1"), "the moves by their text:\n{said}");
    assert!(said.contains(&Words::of("en").word("terminal-over")), "played to the end:\n{said}");
}

#[test]
fn it_is_drawn_as_text_and_scored_as_nothing_else() {
    let position = games().open("noughts", 2, &Choices::none()).unwrap();
    let drawn = draw::svg("noughts", &position.view(Eyes::Onlooker).value());
    let lines = ["next: null", "rows:", "...", "...", "..."].len();
    assert_eq!(drawn.matches("<path").count(), lines, "a line of letters for each of the view:\n{drawn}");
    assert!(!draw::png(&drawn, 200).unwrap().is_empty());
    let refused = klots::score::score("noughts", "Ann: 1-1", &Choices::none()).err().unwrap();
    assert_eq!(refused.cause.code(), "refused-game-unknown");
}

/// Hears until a message of this kind comes that is as wished.
async fn hear(line: &mut Socket, mut wished: impl FnMut(&Value) -> bool) -> Value {
    loop {
        let message = line.next().await.unwrap().expect("the socket goes on");
        if wished(&message) {
            return message;
        }
    }
}

async fn does(guest: &Guest, table: &str, action: Value) -> Value {
    guest.act(table, &move_id(), &action).await.unwrap().good().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_plays_it_over_rest_and_socket_with_a_clock_and_an_undo() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        data: folder.path().to_owned(),
        bot_pace_ms: 0,
        ..Config::default()
    };
    let hooks = Hooks { catalogue: games(), ..Hooks::default() };
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let until = async move { drop(stopped.await) };
    let running = server::run_with(config, NoAssets, hooks, until).await.unwrap();
    let http = Client::new();
    let [ann, bo] = ["Ann", "Bo"].map(|name| Guest::new(&http, &running.url, name));
    let (ann, bo) = (ann.await.unwrap(), bo.await.unwrap());

    let line = ann.get("/games/noughts").await.unwrap().good().unwrap();
    assert_eq!((&line["seats"], &line["draws"]), (&json!([2]), &json!(true)));
    let wish = json!({
        "game": "noughts",
        "chairs": [{ "who": "me" }, { "who": "open" }],
        "clock": { "kind": "move", "seconds": 600 },
        "visibility": "open",
        "word": "a",
    });
    let table = ann.make_table(&wish).await.unwrap();
    does(&bo, &table, json!({ "do": "sit", "word": "b" })).await;

    // Over the socket: whoever is to move takes the first offer.
    let mut lines = [ann.connect().await.unwrap(), bo.connect().await.unwrap()];
    for line in &mut lines {
        line.subscribe(&table, None).await.unwrap();
    }
    let [first, second] = &mut lines;
    let snapshots = [
        hear(first, |message| message["type"] == "snapshot").await,
        hear(second, |message| message["type"] == "snapshot").await,
    ];
    let now = &snapshots[0]["now"];
    assert_eq!(now["stage"], "playing");
    assert_eq!(now["clocks"]["left"], json!([600_000, 600_000]));
    let turn = now["turn"].as_u64().unwrap() as usize;
    let offer = &snapshots[turn]["now"]["moves"][4];
    assert_eq!((&offer["text"], &offer["tell"]["code"]), (&json!("b2"), &json!("told-noughts-marks")));
    let line = if turn == 0 { first } else { second };
    line.act(&table, &move_id(), &json!({ "do": "move", "text": "b2" })).await.unwrap();
    let seen = hear(line, |message| {
        message["now"]["view"]["rows"][1] == json!(if turn == 0 { ".x." } else { ".o." })
    })
    .await;
    assert_eq!(seen["now"]["turn"], json!(1 - turn));

    // Over REST: the move is taken back, and the other one agrees.
    let (mover, other) = if turn == 0 { (&ann, &bo) } else { (&bo, &ann) };
    does(mover, &table, json!({ "do": "offer", "offer": "undo" })).await;
    does(other, &table, json!({ "do": "answer", "offer": "undo", "yes": true })).await;
    let back = mover.get(&format!("/tables/{table}")).await.unwrap().good().unwrap();
    assert_eq!(back["now"]["view"]["rows"], json!(["...", "...", "..."]));
    assert_eq!(back["now"]["moves"].as_array().unwrap().len(), 9);
    let hint = mover.get(&format!("/tables/{table}/hint")).await.unwrap().good().unwrap();
    assert_eq!(hint["moves"][0]["text"], "b2", "greedy likes the middle");

    let people = [&ann, &bo];
    let mut mover = turn;
    for text in ["a1", "b1", "a2", "b2", "a3"] {
        does(people[mover], &table, json!({ "do": "move", "text": text })).await;
        mover = 1 - mover;
    }
    let end = ann.get(&format!("/tables/{table}")).await.unwrap().good().unwrap();
    assert_eq!(end["now"]["stage"], "finished");
    assert_eq!(end["now"]["ending"]["standing"]["points"][turn], 1);
    // `greedy` tells points, not chances: an analysis by it is refused, and says why.
    let analysis = ann.get(&format!("/tables/{table}/analysis")).await.unwrap();
    assert_eq!((analysis.status, &analysis.body["why"]["code"]), (409, &json!("refused-analysis-unit")));
    let replay = ann.get(&format!("/tables/{table}/replay")).await.unwrap().good().unwrap();
    let steps = replay["steps"].as_array().unwrap();
    assert!(steps.len() > 5 && steps[0]["event"].is_null(), "the start, the lot and five moves: {replay}");
    assert_eq!(steps[steps.len() - 1]["standing"], end["now"]["ending"]["standing"]);

    // A bot sits down against a person, and the record of the first game proves its lot.
    let wish = json!({ "game": "noughts", "chairs": [{ "who": "me" }, { "who": "bot", "level": "greedy" }], "word": "" });
    ann.make_table(&wish).await.unwrap();
    let record = http.get(format!("{}/api/v1/tables/{table}/record", running.url)).send().await.unwrap();
    let record: Record = record.text().await.unwrap().parse().unwrap();
    let end = Replay::new(&games(), &record).unwrap().verify().unwrap().finish().unwrap();
    assert_eq!(end.turn(), Turn::Over);

    drop(lines);
    stop.send(()).unwrap();
    running.stopped().await;
}

//! What faces of every version that is still spoken say is understood by this one. A line is never changed or taken
//! away within a major version; a new minor version gets a file of its own.

use wire::FromClient;

const VERSIONS: &[(&str, &str)] = &[("1.1", include_str!("../golden/1.1.jsonl"))];

#[test]
fn messages_of_every_version_are_understood() {
    for (version, lines) in VERSIONS {
        for line in lines.lines() {
            let message = wire::read(line).unwrap_or_else(|why| panic!("{version}: {line}: {}", why.code()));
            let again = serde_json::to_string(&message).unwrap();
            assert_eq!(wire::read(&again), Ok(message), "{version}: {line} does not come back from {again}");
        }
    }
}

#[test]
fn every_kind_of_message_has_a_line() {
    let kind = |message: &FromClient| match message {
        FromClient::Hello { .. } => 0,
        FromClient::Subscribe { .. } => 1,
        FromClient::Unsubscribe { .. } => 2,
        FromClient::Act { .. } => 3,
        FromClient::Lobby { .. } => 4,
        FromClient::Ping { .. } => 5,
        FromClient::Pong { .. } => 6,
    };
    let (_, newest) = VERSIONS[VERSIONS.len() - 1];
    let mut kinds: Vec<i32> = newest.lines().map(|line| kind(&wire::read(line).unwrap())).collect();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds, [0, 1, 2, 3, 4, 5, 6]);
}

#[test]
fn unknown_fields_are_refused() {
    for line in [
        r#"{"type":"hello","versions":[1],"more":1}"#,
        r#"{"type":"act","table":"t","id":"i","action":{"do":"leave","more":1}}"#,
        r#"{"type":"nothing"}"#,
    ] {
        assert_eq!(wire::read(line).unwrap_err().code(), "refused-malformed", "{line}");
    }
}

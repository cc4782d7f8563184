//! What a player may do and what a player did: two messages for every kind of move, in every language.

use crate::common::read;
use crate::rendered::{gather, phrases};
use play::Phrase;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use words::{SOURCE, Words, languages};

/// The source of what each game tells, by the name of its folder.
fn telling() -> BTreeMap<String, String> {
    let games = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let folders = std::fs::read_dir(games).expect("the games").map(|entry| entry.expect("a game").path());
    folders
        .map(|folder| {
            let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(folder.join("src/tell.rs")).expect("what it tells"))
        })
        .collect()
}

/// The ids of messages of the log that stand in a text between quotes.
fn told_in(source: &str) -> BTreeSet<String> {
    source.split('"').filter(|text| text.starts_with("told-")).map(str::to_owned).collect()
}

/// The body of a method: all up to the first line that closes it.
fn method<'a>(source: &'a str, name: &str) -> &'a str {
    let begin = source.find(&format!("    fn {name}(")).unwrap_or_else(|| panic!("there is no {name}"));
    let rest = &source[begin..];
    &rest[..rest.find("\n    }\n").expect("an end of the method")]
}

#[test]
fn every_move_that_is_told_can_be_offered_and_luck_cannot() {
    let messages = read(SOURCE);
    let games = telling();
    assert!(games.len() >= 4);
    for (game, source) in games {
        let luck = told_in(method(&source, "tell_luck"));
        let moves: BTreeSet<_> = told_in(&source).difference(&luck).cloned().collect();
        assert!(!moves.is_empty() && !luck.is_empty(), "{game}");
        for id in &moves {
            let (told, may) = (&messages[id], messages.get(&id.replacen("told-", "may-", 1)));
            let may = may.unwrap_or_else(|| panic!("{id} has no twin that offers the move"));
            let unknown: Vec<_> = may.variables.difference(&told.variables).collect();
            assert!(unknown.is_empty(), "what offers {id} wants {unknown:?}, which nobody tells");
            assert!(!may.variables.contains("player"), "what offers {id} speaks of somebody");
        }
        let offered = messages.keys().filter(|id| id.starts_with(&format!("may-{game}-")));
        for id in offered {
            assert!(moves.contains(&id.replacen("may-", "told-", 1)), "no move is told as {id}");
        }
    }
}

#[test]
fn no_language_offers_a_move_in_the_words_of_the_log() {
    let mut said_in_all = 0;
    for code in languages() {
        let words = Words::of(code);
        let all = read(code);
        for id in all.keys().filter(|id| id.starts_with("told-") && !id.starts_with("told-table-")) {
            if !words.knows(&Phrase::new(id.as_str()).possible().code) {
                continue;
            }
            let mut variables = BTreeMap::new();
            gather(id, &all, &mut variables);
            for phrase in phrases(id, &variables) {
                let (did, may) = (words.say(&phrase), words.say(&phrase.possible()));
                said_in_all += 1;
                assert_ne!(did, may, "{code}: {id}");
                assert!(!may.ends_with(['.', '!', '?']), "{code}: an entry of a list is no sentence: {may}");
                assert!(may.chars().next().is_some_and(|c| !c.is_lowercase()), "{code}: {may}");
            }
        }
    }
    assert!(said_in_all > 1000, "{said_in_all}");
}

/// What a player did is told to that player as “you”: the same arguments, and nobody's name.
#[test]
fn every_move_is_told_to_whoever_made_it_in_every_language() {
    let moves: BTreeSet<_> = telling()
        .values()
        .flat_map(|source| {
            told_in(source).difference(&told_in(method(source, "tell_luck"))).cloned().collect::<Vec<_>>()
        })
        .collect();
    let own = |id: &str| id.replacen("told-", "own-", 1);
    let mut said_in_all = 0;
    for code in languages() {
        let words = Words::of(code);
        let all = read(code);
        for id in &moves {
            let twin = all.get(&own(id)).unwrap_or_else(|| panic!("{code}: {id} has no twin for its player"));
            let unknown: Vec<_> = twin.variables.difference(&all[id].variables).collect();
            assert!(unknown.is_empty(), "{code}: {} wants {unknown:?}, which nobody tells", own(id));
        }
        for id in all.keys().filter(|id| id.starts_with("own-")) {
            let told = id.replacen("own-", "told-", 1);
            assert!(all.contains_key(&told), "{code}: nothing is told as {told}");
            let mut variables = BTreeMap::new();
            gather(&told, &all, &mut variables);
            for phrase in phrases(&told, &variables).into_iter().map(|phrase| phrase.with("seat", 0)) {
                let names = ["Zyxwq".to_owned()];
                let mine = Phrase { code: id.as_str().into(), args: phrase.args.clone() };
                let (theirs, mine) =
                    (words.say_with_names(&phrase, &names), words.say_with_names(&mine, &names));
                said_in_all += 1;
                assert!(!mine.contains(&names[0]), "{code}: {mine}");
                // Where no name is said both are told alike.
                assert_eq!(theirs.contains(&names[0]), theirs != mine, "{code}: {theirs} / {mine}");
            }
        }
    }
    assert!(said_in_all > 1000, "{said_in_all}");
}

/// Turkish has one word for what is done and another for what was done; neither does for the other.
#[test]
fn turkish_orders_in_a_list_and_looks_back_in_the_log() {
    let turkish = Words::of("tr");
    let told =
        Phrase::new("told-quixo-push").with("seat", 0).with("from", "a1").with("to", "e1").with("ends", "no");
    let names = ["Ayşe".to_owned()];
    assert_eq!(turkish.say_with_names(&told, &names), "Ayşe, a1 küpünü e1 karesinden itti.");
    assert_eq!(turkish.say_with_names(&told.possible(), &names), "a1 küpünü e1 karesinden it");
}

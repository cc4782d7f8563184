//! What a link shows before it is opened: public things of open tables, nothing of private ones.

use crate::house::{Guest, House};
use serde_json::json;

async fn page(who: &Guest, path: &str) -> String {
    let url = who.base.replace("/api/v1", path);
    let answer = who.http.get(url).send().await.unwrap();
    assert_eq!(answer.status(), 200);
    answer.text().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_an_open_table_names_its_game_and_its_picture() {
    let house = House::with_page().await;
    let ann = house.guest("Ann").await;
    let chairs = json!([{"who": "me"}, {"who": "open"}]);
    let open = ann.table(json!({"game": "quixo", "chairs": chairs, "visibility": "open"})).await;
    let private = ann.table(json!({"game": "quixo", "chairs": chairs})).await;
    for path in [format!("/t/{open}"), format!("/t/{open}/replay")] {
        let page = page(&house.stranger(), &path).await;
        assert!(page.contains("<meta property=\"og:title\" content=\"Quixo · Klots\" />"), "{page}");
        let picture = format!("content=\"{}/api/v1/tables/{open}/picture\"", house.url);
        assert!(page.contains(&picture), "{page}");
        assert!(page.contains("</head><body>"), "{page}");
    }
    let plain = page(&house.stranger(), "/").await;
    for path in [format!("/t/{private}"), "/t/nothing".to_owned(), "/t".to_owned(), "/lobby".to_owned()] {
        assert_eq!(page(&ann, &path).await, plain, "{path}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_is_the_same_for_everybody_and_only_of_open_tables() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let chairs = json!([{"who": "me"}, {"who": "bot", "level": "random"}]);
    let new = |visibility: &str| json!({"game": "dominoes", "chairs": chairs, "visibility": visibility, "word": "w"});
    let (open, private) = (ann.table(new("open")).await, ann.table(new("private")).await);
    let picture = async |who: &Guest, table: &str| {
        let answer = who.request("GET", &format!("/tables/{table}/picture")).send().await.unwrap();
        (answer.status().as_u16(), answer.bytes().await.unwrap())
    };
    // The bot may move between two pictures: the numbers before and after say whether it has.
    let number = async || ann.get(&format!("/tables/{open}")).await.1["now"]["number"].clone();
    loop {
        let before = number().await;
        let (own, other) = (picture(&ann, &open).await, picture(&house.stranger(), &open).await);
        if before == number().await {
            assert_eq!(own, other);
            assert_eq!((own.0, &own.1[..4]), (200, b"\x89PNG".as_slice()));
            break;
        }
    }
    assert_eq!(picture(&ann, &private).await.0, 403);
    assert_eq!(picture(&ann, "nothing").await.0, 404);
    house.close().await;
}

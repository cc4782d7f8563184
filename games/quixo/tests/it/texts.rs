//! What is read and what is refused: moves, luck, positions, options.

use play::{Choices, Game, Notation, Offered};
use quixo::Quixo;

#[test]
fn impossible_positions_are_refused() {
    let two = Quixo::with(2, &Choices::none()).unwrap();
    let refused = |text: &str| two.parse_position(text).unwrap_err().to_string();
    let why = |why: &str| format!("refused-quixo-position why={why}");
    assert_eq!(refused("x..../...../...../...../..... ? 0 -"), why("lot"));
    assert_eq!(refused("x..../...../...../...../..... 0 0 -"), why("moves"));
    assert_eq!(refused("xx.../...../...../...../..... 1 2 c1>a1"), why("moves"), "both by one side");
    assert_eq!(refused("...../...../...../...../..... 1 1 a1>e1"), why("moves"), "a move marks a cube");
    assert_eq!(refused("xxx../...../...../...../..... 1 5 d1>a1"), why("moves"), "circle has moved twice");
    assert_eq!(refused("x..../...../...../...../..... 1 1 a1>e1"), why("last"), "a1 went elsewhere");
    assert_eq!(refused("x..../...../...../...../..... 1 1 -"), why("last"), "nobody passes");
    assert_eq!(refused("xxxxx/oooo./...../...../....x 1 11 b5>e5"), why("line"), "a line was there before");
    assert_eq!(refused("xx.../...../...../...../...oo 0 6 b1>a1 ...../...../...../...../....."), why("past"));
    assert_eq!(refused("....x/...../...../...../..... 1 201 a1>e1").split(' ').next(), Some("text-number"));
    assert_eq!(refused("....x/...../...../..... 1 1 a1>e1").split(' ').next(), Some("text-expected"));
    assert_eq!(refused("....1/...../...../...../..... 1 1 a1>e1"), "text-quixo-cube column=5 seats=2");
    assert_eq!(refused("....x/...../...../...../..... 1 1 a1>f1"), "text-quixo-square column=38 last=e5");
    assert_eq!(refused("....x/...../...../...../..... 2 1 a1>e1").split(' ').next(), Some("text-number"));
}

#[test]
fn wrong_texts_are_refused_with_their_column() {
    let two = Quixo::with(2, &Choices::none()).unwrap();
    let four = Quixo::with(4, &Choices::none()).unwrap();
    let error = |game: &Quixo, text: &str| game.parse_move(&game.start(), text).unwrap_err().to_string();
    assert_eq!(error(&two, ""), "column 1: text-quixo-square last=e5");
    assert_eq!(error(&two, "a1"), "column 3: text-expected expected=>");
    assert_eq!(error(&two, "a1>e9"), "column 4: text-quixo-square last=e5");
    assert_eq!(error(&two, "a1>e1@0"), "column 6: text-trailing text=@0");
    assert_eq!(error(&four, "a1>e1"), "column 6: text-expected expected=@");
    assert_eq!(error(&four, "a1>e1@4").split(' ').take(3).last(), Some("text-number"));
    let luck = |text: &str| two.parse_luck(&two.start(), text).unwrap_err().code().to_owned();
    assert_eq!(luck("starts 2"), "text-number");
    assert_eq!(luck("begins 0"), "text-expected");
    assert_eq!(luck("starts 0 0"), "text-trailing");
}

#[test]
fn options_that_do_not_fit_are_refused() {
    let refused =
        |seats, text: &str| Quixo::with(seats, &Choices::parse(text).unwrap()).unwrap_err().code().to_owned();
    assert_eq!(refused(1, ""), "refused-seats");
    assert_eq!(refused(5, ""), "refused-seats");
    assert_eq!(refused(2, "board=6"), "refused-option-value");
    assert_eq!(refused(2, "board=x"), "refused-option-value");
    assert_eq!(refused(2, "move_cap=-1"), "refused-option-value");
    assert_eq!(refused(2, "repetition=maybe"), "refused-option-value");
    assert_eq!(refused(2, "colour=red"), "refused-option-unknown");
    let chosen = Choices::parse("board=4 move_cap=0").unwrap();
    assert_eq!(Quixo::with(2, &chosen).unwrap().choices(), chosen);
}

#[test]
fn the_position_of_the_docs_is_one_that_can_be_read() {
    let docs = include_str!("../../NOTATION.md");
    let row = docs.lines().find(|line| line.starts_with("| a position |")).unwrap();
    let text = row.split('`').nth(1).unwrap();
    let game = Quixo::with(2, &Choices::none()).unwrap();
    let state = game.parse_position(text).unwrap_or_else(|refusal| panic!("{refusal}: {text}"));
    assert_eq!(game.position_text(&state), text);
}

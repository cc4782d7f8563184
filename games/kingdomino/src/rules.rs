//! Whose turn it is, what may be done, and what it changes (K1–K15, K18, K21).

use crate::board::{Kingdom, Misfit, Size, Span, Spot};
use crate::options::Kingdomino;
use crate::tiles::{TILES, Tile, Tiles};
use crate::view::View;
use play::{Dice, Eyes, Game, Seat, Standing, Turn};

/// The most seats, and the most dominoes in a row.
pub const FOUR: usize = 4;

/// A whole position. The order of the dominoes still to come is nowhere: it is drawn when it is needed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) kingdoms: [Kingdom; FOUR],
    pub(crate) layout: Layout,
    /// Dominoes that nobody has seen in this game.
    pub(crate) unseen: Tiles,
    /// The row whose dominoes are being placed; kings without dominoes during the first choice.
    pub(crate) now: Row,
    /// The row that is being chosen from.
    pub(crate) next: Row,
    pub(crate) stage: Stage,
    /// How many kings of `now` have had their turn.
    pub(crate) acted: u8,
    /// Rows laid out so far.
    pub(crate) rows: u8,
    /// Games of the match that are finished and put away.
    pub(crate) games: u8,
    /// Their results.
    pub(crate) past: [Past; 2],
    /// How the last of them looked at its end.
    pub(crate) before: Before,
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// The kings are drawn from the hand (K5).
    Kings,
    /// A row is laid out (K6).
    Row,
    /// A king places or discards its domino (K8, step 1).
    Place,
    /// A king chooses a domino (K8, step 2).
    Pick,
    /// The match is over.
    Over,
}

/// Where every domino of a game lies, in whichever kingdom: [`Spot::pack`], 0 for a discarded one or none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Layout(pub(crate) [u8; TILES as usize]);

/// The result of one finished game of a Dynasty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Past {
    pub(crate) points: [i16; FOUR],
    pub(crate) places: [u8; FOUR],
}

/// The kingdoms of a finished game, packed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Before {
    pub(crate) tiles: [Tiles; FOUR],
    pub(crate) layout: Layout,
}

impl Layout {
    const EMPTY: Layout = Layout([0; TILES as usize]);

    /// Builds the kingdom of these dominoes again; answers with a domino that does not fit if there is one.
    pub(crate) fn build(&self, tiles: Tiles, size: Size) -> Result<Kingdom, (Tile, Misfit)> {
        let (across, down) = self.spans(tiles);
        build(tiles, |tile| Spot::unpack(self.0[tile.index()], across, down), size)
    }

    /// How far these dominoes reach. What is placed hangs together, so its columns and rows have no gaps.
    fn spans(&self, tiles: Tiles) -> (Span, Span) {
        let (mut columns, mut rows) = (1u8, 1u8);
        for packed in tiles.map(|tile| self.0[tile.index()]) {
            for square in Spot::unpack_squares(packed) {
                columns |= 1 << (square & 7);
                rows |= 1 << (square >> 3);
            }
        }
        (Span::of_columns(columns), Span::of_columns(rows))
    }
}

/// Lays these dominoes in an order in which each fits; those without a spot are discarded.
///
/// A domino that fits now still fits when others lie, as long as all of them together keep the rules:
/// so any order that gets stuck proves that there is none.
pub(crate) fn build(
    tiles: Tiles,
    spots: impl Fn(Tile) -> Option<Spot>,
    size: Size,
) -> Result<Kingdom, (Tile, Misfit)> {
    let mut kingdom = Kingdom::BARE;
    kingdom.tiles = tiles;
    let mut left: Vec<(Tile, Spot)> = tiles.filter_map(|tile| Some((tile, spots(tile)?))).collect();
    while !left.is_empty() {
        let misfit = |&(tile, spot): &(Tile, Spot)| kingdom.check(tile, spot, size).err();
        let Some(n) = left.iter().position(|one| misfit(one).is_none()) else {
            return Err((left[0].0, misfit(&left[0]).unwrap_or(Misfit::Unmatched)));
        };
        let (tile, spot) = left.remove(n);
        kingdom.lay(tile, spot);
    }
    Ok(kingdom)
}

/// A row of dominoes with the kings on them, lowest number first (K4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Row {
    pub(crate) tiles: [Option<Tile>; FOUR],
    pub(crate) kings: [Option<Seat>; FOUR],
}

impl Row {
    /// These dominoes without kings.
    #[inline]
    fn of(tiles: Tiles) -> Row {
        let mut row = Row::default();
        for (place, tile) in row.tiles.iter_mut().zip(tiles) {
            *place = Some(tile);
        }
        row
    }

    /// Whether no domino lies here.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.tiles[0].is_none()
    }

    /// The dominoes with their kings, from the top.
    pub fn iter(&self) -> impl Iterator<Item = (Tile, Option<Seat>)> + '_ {
        self.tiles.iter().zip(self.kings).filter_map(|(tile, king)| tile.map(|tile| (tile, king)))
    }

    /// The dominoes.
    #[inline]
    pub fn tiles(&self) -> Tiles {
        self.tiles.iter().flatten().copied().collect()
    }

    /// The dominoes without a king.
    #[inline]
    pub fn free(&self) -> Tiles {
        self.iter().filter(|(_, king)| king.is_none()).map(|(tile, _)| tile).collect()
    }

    /// Puts a king on a domino. The lower ones lie before it, and counting them needs no jump, where chance decides.
    #[inline]
    fn claim(&mut self, tile: Tile, seat: Seat) {
        let lower = self.tiles.iter().filter(|there| there.is_some_and(|there| there < tile)).count();
        if let Some(king) = self.kings.get_mut(lower) {
            *king = Some(seat);
        }
    }

    /// Without the domino nobody wanted (K3, lines of four).
    #[inline]
    fn claimed(self) -> Row {
        let mut row = Row::default();
        let taken = self.tiles.into_iter().zip(self.kings).filter(|(_, king)| king.is_some());
        for (n, (tile, king)) in taken.enumerate() {
            (row.tiles[n], row.kings[n]) = (tile, king);
        }
        row
    }
}

/// What a seat decides. A turn is one `Place` or `Discard` and then one `Pick` (K8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Puts a domino into the seat's own kingdom.
    Place(Tile, Spot),
    /// Gives up a domino that fits nowhere (K15).
    Discard(Tile),
    /// Puts a king on a domino of the next row.
    Pick(Tile),
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// The order in which the kings come out of the hand (K5).
    Kings([Option<Seat>; FOUR]),
    /// The dominoes of a row (K6).
    Row(Tiles),
}

impl State {
    /// What happens next.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The seat whose king acts next, and its domino (none during the first choice).
    #[inline]
    pub fn acting(&self) -> Option<(Seat, Option<Tile>)> {
        let n = usize::from(self.acted);
        match self.stage {
            Stage::Place | Stage::Pick => self.now.kings[n].map(|seat| (seat, self.now.tiles[n])),
            _ => None,
        }
    }

    /// The row whose dominoes are being placed.
    pub const fn now(&self) -> &Row {
        &self.now
    }

    /// The row that is being chosen from.
    pub const fn next(&self) -> &Row {
        &self.next
    }

    /// How many kings of the row have had their turn.
    pub const fn acted(&self) -> u8 {
        self.acted
    }

    /// Rows laid out so far.
    pub const fn rows(&self) -> u8 {
        self.rows
    }

    /// Dominoes that nobody has seen in this game.
    pub const fn unseen(&self) -> Tiles {
        self.unseen
    }

    /// A seat's kingdom.
    #[inline]
    pub const fn kingdom(&self, seat: Seat) -> &Kingdom {
        &self.kingdoms[seat.index()]
    }

    pub(crate) fn past_points(&self, seat: Seat) -> i32 {
        self.past.iter().map(|past| i32::from(past.points[seat.index()])).sum()
    }

    pub(crate) fn spot(&self, seat: Seat, tile: Tile) -> Option<Spot> {
        let kingdom = self.kingdom(seat);
        Spot::unpack(self.layout.0[tile.index()], kingdom.across(), kingdom.down())
    }
}

impl Kingdomino {
    /// The kingdoms of the seats in play.
    #[inline]
    pub fn kingdoms<'s>(&self, state: &'s State) -> &'s [Kingdom] {
        &state.kingdoms[..usize::from(self.seats)]
    }

    /// The next king's turn; when all have had theirs, the next row's, or the end.
    #[inline]
    fn advance(&self, state: &mut State) {
        state.acted += 1;
        if state.acted < self.kings() {
            state.stage = if state.now.is_empty() { Stage::Pick } else { Stage::Place };
            return;
        }
        state.acted = 0;
        state.now = if self.lines_of_four { state.next.claimed() } else { state.next };
        state.next = Row::default();
        state.stage = if state.now.is_empty() {
            if state.games + 1 < self.games() { Stage::Kings } else { Stage::Over }
        } else if state.rows < self.rounds() {
            Stage::Row
        } else {
            Stage::Place
        };
    }

    /// Puts a finished game of a Dynasty away and clears the table (K18).
    fn put_away(&self, state: &mut State) {
        let standing = self.rank(self.kingdoms(state));
        let past = &mut state.past[usize::from(state.games)];
        for seat in 0..usize::from(self.seats) {
            past.points[seat] = standing.points[seat] as i16;
            past.places[seat] = standing.places[seat];
        }
        let before = Before { tiles: state.kingdoms.map(|kingdom| kingdom.tiles), layout: state.layout };
        *state = State { games: state.games + 1, past: state.past, before, ..self.start() };
    }

    /// The kings of all seats, seat by seat.
    pub(crate) fn all_kings(&self) -> [Option<Seat>; FOUR] {
        std::array::from_fn(|n| {
            let n = n as u8;
            (n < self.kings()).then_some(Seat(n / self.kings_each()))
        })
    }

    fn draw_kings<D: Dice + ?Sized>(&self, dice: &mut D) -> [Option<Seat>; FOUR] {
        let mut kings = self.all_kings();
        if self.snake {
            let first = dice.below(2) as u8;
            return [first, 1 - first, 1 - first, first].map(|seat| Some(Seat(seat)));
        }
        play::dice::shuffle(&mut kings[..usize::from(self.kings())], dice);
        kings
    }
}

impl Game for Kingdomino {
    type State = State;
    type Move = Move;
    type Luck = Luck;
    type View = View;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        State {
            kingdoms: [Kingdom::BARE; FOUR],
            layout: Layout::EMPTY,
            unseen: Tiles::ALL,
            now: Row::default(),
            next: Row::default(),
            stage: Stage::Kings,
            acted: 0,
            rows: 0,
            games: 0,
            past: [Past::default(); 2],
            before: Before { tiles: [Tiles::NONE; FOUR], layout: Layout::EMPTY },
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.stage {
            Stage::Kings | Stage::Row => Turn::Luck,
            Stage::Over => Turn::Over,
            Stage::Place | Stage::Pick => {
                let king = state.now.kings[usize::from(state.acted)];
                king.map_or(Turn::Over, Turn::Of)
            }
        }
    }

    fn moves(&self, state: &State, out: &mut Vec<Move>) {
        out.clear();
        match (state.stage, state.acting()) {
            (Stage::Place, Some((seat, Some(tile)))) => {
                let spots = state.kingdom(seat).spots(tile, self.size());
                out.extend(spots.map(|spot| Move::Place(tile, spot)));
                if out.is_empty() {
                    out.push(Move::Discard(tile));
                }
            }
            (Stage::Pick, _) => out.extend(state.next.free().map(Move::Pick)),
            _ => {}
        }
    }

    #[inline]
    fn any_move<D: Dice + ?Sized>(&self, state: &State, _: &mut Vec<Move>, dice: &mut D) -> Move {
        match (state.stage, state.acting()) {
            (Stage::Place, Some((seat, Some(tile)))) => {
                let spots = state.kingdom(seat).spots(tile, self.size());
                let spot = spots.any_spot(|spots| dice.below(spots));
                spot.map_or(Move::Discard(tile), |spot| Move::Place(tile, spot))
            }
            _ => {
                let one = Tiles(dice.one_of(state.next.free().0));
                Move::Pick(one.into_iter().next().expect("somebody is to choose from a row"))
            }
        }
    }

    #[inline]
    fn play(&self, state: &mut State, m: Move) {
        let Some((seat, _)) = state.acting() else { return };
        match m {
            Move::Place(tile, spot) => {
                state.kingdoms[seat.index()].lay(tile, spot);
                state.layout.0[tile.index()] = spot.pack();
            }
            Move::Discard(tile) => state.kingdoms[seat.index()].tiles.add(tile),
            Move::Pick(tile) => {
                state.next.claim(tile, seat);
                return self.advance(state);
            }
        }
        if state.next.is_empty() {
            self.advance(state);
        } else {
            state.stage = Stage::Pick;
        }
    }

    #[inline]
    fn draw<D: Dice + ?Sized>(&self, state: &State, dice: &mut D) -> Luck {
        if state.stage == Stage::Kings {
            Luck::Kings(self.draw_kings(dice))
        } else {
            Luck::Row(Tiles(dice.some_of(state.unseen.0, self.row_len().into())))
        }
    }

    #[inline]
    fn settle(&self, state: &mut State, luck: Luck) {
        match luck {
            Luck::Kings(kings) => {
                if state.rows > 0 {
                    self.put_away(state);
                }
                state.now.kings = kings;
                state.stage = Stage::Row;
            }
            Luck::Row(tiles) => {
                state.next = Row::of(tiles);
                state.unseen = state.unseen.without(tiles);
                state.rows += 1;
                state.stage = if state.now.is_empty() { Stage::Pick } else { Stage::Place };
            }
        }
    }

    fn standing(&self, state: &State) -> Standing {
        self.stand(state)
    }

    fn view(&self, state: &State, _: Eyes) -> View {
        self.look(state)
    }

    fn guess<D: Dice + ?Sized>(&self, view: &View, _: &mut D) -> State {
        self.imagine(view)
    }

    fn round(&self, state: &State) -> u32 {
        state.games.into()
    }

    fn longest(&self) -> usize {
        // Kings, rows, and two steps of every king in every round.
        let one = 1 + usize::from(self.rounds()) * (1 + 2 * usize::from(self.kings()));
        one * usize::from(self.games())
    }
}

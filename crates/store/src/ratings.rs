//! Ratings per game, the leaderboard, and what somebody has played. The arithmetic is the caller's.

use crate::db::Tx;
use crate::{Millis, PersonId, Store, StoreError, TableId};

row! {
    /// How strong somebody is at a game (Glicko-2 as plain numbers), and the record behind it.
    #[derive(Clone, PartialEq, Debug)]
    pub struct Rating {
        /// Whose.
        pub person: PersonId,
        /// At which game.
        pub game: String,
        /// The rating.
        pub rating: f64,
        /// How sure it is.
        pub deviation: f64,
        /// How steady.
        pub volatility: f64,
        /// Rated games so far; also tells an old value from a new one.
        pub games: i64,
        /// Won.
        pub wins: i64,
        /// Drawn or shared.
        pub draws: i64,
        /// Lost.
        pub losses: i64,
        /// When it last changed.
        pub updated_ms: Millis,
    }
}

row! {
    /// One line of a leaderboard.
    #[derive(Clone, PartialEq, Debug)]
    pub struct Leader {
        /// Who.
        pub person: PersonId,
        /// Under which name.
        pub name: String,
        /// The rating.
        pub rating: f64,
        /// How sure it is.
        pub deviation: f64,
        /// Rated games.
        pub games: i64,
        /// Won.
        pub wins: i64,
        /// Drawn or shared.
        pub draws: i64,
        /// Lost.
        pub losses: i64,
    }
}

row! {
    /// What somebody has finished of one game, rated or not.
    #[derive(Clone, PartialEq, Debug)]
    pub struct FinishedGames {
        /// The game.
        pub game: String,
        /// Games finished.
        pub finished: i64,
        /// Games with the first place, shared or not.
        pub firsts: i64,
        /// Most points at the end.
        pub best: Option<i64>,
        /// Points on average.
        pub average: Option<f64>,
        /// When the last one ended.
        pub last_ms: Option<Millis>,
    }
}

/// What became of a result that was to be rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rated {
    /// The ratings stand.
    Done,
    /// This table was rated before, perhaps by another node. Nothing changed.
    Already,
    /// Somebody's rating has changed since it was read: read again, reckon again.
    Stale,
}

impl Store {
    /// Somebody's rating at a game.
    pub async fn rating(&self, person: PersonId, game: &str) -> Result<Option<Rating>, StoreError> {
        Ok(read!(
            &self.db,
            fetch_optional,
            Rating,
            "SELECT person, game, rating, deviation, volatility, games, wins, draws, losses, updated_ms \
             FROM ratings WHERE person = $1 AND game = $2",
            person,
            game
        )?)
    }

    /// All ratings of a person.
    pub async fn ratings(&self, person: PersonId) -> Result<Vec<Rating>, StoreError> {
        Ok(read!(
            &self.db,
            fetch_all,
            Rating,
            "SELECT person, game, rating, deviation, volatility, games, wins, draws, losses, updated_ms \
             FROM ratings WHERE person = $1 ORDER BY game",
            person
        )?)
    }

    /// Puts the result of a table into the ratings, once however many nodes try.
    ///
    /// Each pair is the rating as it was read (`None`: no rating yet, `start` counts) and as it shall be.
    pub async fn rate(
        &self,
        table: &TableId,
        changes: &[(Option<Rating>, Rating)],
        start: f64,
        now: Millis,
    ) -> Result<Rated, StoreError> {
        let mut tx = self.db.begin().await?;
        let sql = "UPDATE tables SET rated_ms = $2 WHERE id = $1 AND rated_ms IS NULL";
        if tx_write!(&mut tx, sql, table, now)? == 0 {
            return Ok(Rated::Already);
        }
        for (before, after) in changes {
            if !replace(&mut tx, before.as_ref(), after).await? {
                return Ok(Rated::Stale);
            }
            tx_write!(
                &mut tx,
                "INSERT INTO rating_changes (table_id, person, game, before, after, at_ms) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
                table,
                after.person,
                &after.game,
                before.as_ref().map_or(start, |before| before.rating),
                after.rating,
                now
            )?;
        }
        tx.commit().await?;
        Ok(Rated::Done)
    }

    /// The strongest at a game: accounts only, with at least `games` rated games and a deviation of `unsure` at most.
    pub async fn leaderboard(
        &self,
        game: &str,
        games: u32,
        unsure: f64,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<Leader>, StoreError> {
        Ok(read!(
            &self.db,
            fetch_all,
            Leader,
            "SELECT r.person, p.name, r.rating, r.deviation, r.games, r.wins, r.draws, r.losses \
             FROM ratings r JOIN people p ON p.id = r.person \
             WHERE r.game = $1 AND p.kind = 'account' AND r.games >= $2 AND r.deviation <= $3 \
             ORDER BY r.rating DESC, r.person LIMIT $4 OFFSET $5",
            game,
            i64::from(games),
            unsure,
            i64::from(limit),
            i64::from(skip)
        )?)
    }

    /// What somebody has finished, game by game.
    pub async fn finished_games(&self, person: PersonId) -> Result<Vec<FinishedGames>, StoreError> {
        Ok(read!(
            &self.db,
            fetch_all,
            FinishedGames,
            "SELECT t.game, COUNT(*) AS finished, \
             COALESCE(SUM(CASE WHEN s.place = 1 THEN 1 ELSE 0 END), 0) AS firsts, MAX(s.points) AS best, \
             CAST(AVG(s.points) AS DOUBLE PRECISION) AS average, MAX(t.finished_ms) AS last_ms \
             FROM seats s JOIN tables t ON t.id = s.table_id \
             WHERE s.person = $1 AND t.phase = 'finished' GROUP BY t.game ORDER BY t.game",
            person
        )?)
    }
}

/// Puts a rating in the place of the one that was read; `false` if another one stands there by now.
async fn replace(tx: &mut Tx, before: Option<&Rating>, after: &Rating) -> Result<bool, StoreError> {
    let replaced = tx_write!(
        tx,
        "INSERT INTO ratings (person, game, rating, deviation, volatility, games, wins, draws, losses, \
         updated_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) \
         ON CONFLICT (person, game) DO UPDATE SET rating = excluded.rating, \
         deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games, \
         wins = excluded.wins, draws = excluded.draws, losses = excluded.losses, \
         updated_ms = excluded.updated_ms WHERE ratings.games = $11",
        after.person,
        &after.game,
        after.rating,
        after.deviation,
        after.volatility,
        after.games,
        after.wins,
        after.draws,
        after.losses,
        after.updated_ms,
        before.map_or(-1, |before| before.games)
    )?;
    Ok(replaced == 1)
}

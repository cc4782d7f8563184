//! Ratings: Glicko-2 per game, one update per rated table, however many nodes see it end.

use crate::app::App;
use crate::fault::Fault;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use store::{PersonId, Rated, Rating, TableId};
use table::Table;

const TRIES: usize = 5;

/// How a rated table ended.
#[derive(Clone, Debug)]
pub struct Outcome {
    table: Option<TableId>,
    game: String,
    /// Who took which place.
    places: Vec<(PersonId, u8)>,
}

impl Outcome {
    /// The result of a finished table.
    pub fn of(table: &Table) -> Outcome {
        let places = table.ending().map(|(_, standing)| standing.places.clone()).unwrap_or_default();
        let people = table.chairs().iter().zip(places);
        Outcome {
            table: table.name().parse().ok(),
            game: table.founding().game.clone(),
            places: people.filter_map(|(chair, place)| Some((PersonId(chair.person()?.0), place))).collect(),
        }
    }
}

/// Puts a result into the ratings; does nothing if that was done before.
pub async fn rate(app: App, result: Outcome) {
    for _ in 0..TRIES {
        match once(&app, &result).await {
            Ok(true) => return,
            Ok(false) => {}
            Err(fault) => {
                tracing::warn!(code = fault.why.code(), "a result could not be rated");
                tokio::time::sleep(std::time::Duration::from_secs(1)).await;
            }
        }
    }
}

async fn once(app: &App, result: &Outcome) -> Result<bool, Fault> {
    let Some(table) = &result.table else { return Ok(true) };
    if result.places.len() < 2 {
        return Ok(true);
    }
    let mut before = Vec::new();
    for (person, _) in &result.places {
        before.push(app.store.rating(*person, &result.game).await?);
    }
    let now = app.now();
    let after = reckon(result, &before, now);
    let changes: Vec<_> = before.into_iter().zip(after).collect();
    Ok(!matches!(app.store.rate(table, &changes, Glicko2Rating::new().rating, now).await?, Rated::Stale))
}

/// The new ratings: every pair of seats is a game of its own within one period.
fn reckon(result: &Outcome, before: &[Option<Rating>], now: i64) -> Vec<Rating> {
    let old: Vec<Glicko2Rating> = before.iter().map(strength).collect();
    let config = Glicko2Config::new();
    let places = &result.places;
    let new = |me: usize| {
        let outcome = |other: usize| match places[me].1.cmp(&places[other].1) {
            std::cmp::Ordering::Less => Outcomes::WIN,
            std::cmp::Ordering::Equal => Outcomes::DRAW,
            std::cmp::Ordering::Greater => Outcomes::LOSS,
        };
        let games: Vec<(Glicko2Rating, Outcomes)> = (0..places.len())
            .filter(|&other| other != me)
            .map(|other| (old[other], outcome(other)))
            .collect();
        let rating = glicko2_rating_period(&old[me], &games, &config);
        let last = before[me].as_ref();
        let first = places[me].1 == 1;
        let shared = places.iter().filter(|(_, place)| *place == places[me].1).count() > 1;
        Rating {
            person: places[me].0,
            game: result.game.clone(),
            rating: rating.rating,
            deviation: rating.deviation,
            volatility: rating.volatility,
            games: last.map_or(0, |r| r.games) + 1,
            wins: last.map_or(0, |r| r.wins) + i64::from(first && !shared),
            draws: last.map_or(0, |r| r.draws) + i64::from(first && shared),
            losses: last.map_or(0, |r| r.losses) + i64::from(!first),
            updated_ms: now,
        }
    };
    (0..places.len()).map(new).collect()
}

fn strength(rating: &Option<Rating>) -> Glicko2Rating {
    rating.as_ref().map_or_else(Glicko2Rating::new, |rating| Glicko2Rating {
        rating: rating.rating,
        deviation: rating.deviation,
        volatility: rating.volatility,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_gains_and_who_loses_loses() {
        let people = [PersonId::new(), PersonId::new(), PersonId::new()];
        let places = people.into_iter().zip([1, 2, 2]).collect();
        let result = Outcome { table: None, game: "any".into(), places };
        let after = reckon(&result, &[None, None, None], 0);
        assert!(after[0].rating > 1500.0 && after[1].rating < 1500.0);
        assert!((after[1].rating - after[2].rating).abs() < 1e-9);
        assert_eq!((after[0].wins, after[1].losses, after[1].draws), (1, 1, 0));
    }
}

//! Making tables: by hand, as a rematch, for a quick match, of a game that was begun elsewhere.

use crate::app::App;
use crate::fault::Fault;
use crate::hub::Ask;
use crate::identity::Whoami;
use crate::pools::For;
use play::record::{Record, RecordError};
use play::{Refusal, Seat};
use sha2::{Digest, Sha256};
use store::{Phase, TableFilter, TableId};
use table::command::{Actor, Command};
use table::event::{Founding, Person, Setup, Visibility};
use table::fair::Secret;
use table::{Table, Who};
use wire::rest::{BroughtGame, ChairWish, Made, NewTable, QuickMatch};

/// How many waiting tables a quick match looks at.
const CANDIDATES: u32 = 20;

/// Makes a table and seats whoever is wished for.
pub async fn make(app: &App, who: &Whoami, new: &NewTable) -> Result<Made, Fault> {
    let setup = table::check_setup(app.catalogue(), &new.game, new.setup())?;
    check(app, who, &new.game, &setup, new)?;
    let founding = founding(app, (app.hooks.table_id)(), who.at_table(), &new.game, setup)?;
    let made = made(app, &founding);
    let id = app.found(founding, false).await?;
    for command in new.seatings() {
        does(app, &id, who, command).await?;
    }
    Ok(made)
}

fn check(app: &App, who: &Whoami, game: &str, setup: &Setup, new: &NewTable) -> Result<(), Fault> {
    if setup.rated && who.login.is_none() {
        return Err(Refusal::new(wire::codes::RATED_GUEST).into());
    }
    let bots = new.chairs.iter().any(|wish| matches!(wish, ChairWish::Bot { .. }));
    if setup.rated && (bots || who.by_token) {
        return Err(Refusal::new(table::codes::RATED_BOT).into());
    }
    Ok(new.check_chairs(&app.catalogue().find(game)?.bots)?)
}

async fn does(app: &App, id: &TableId, who: &Whoami, command: Command) -> Result<u64, Fault> {
    let actor = Actor::Person(who.at_table(), who.name.clone());
    app.act(id, Ask::new(actor, command, app.now())).await
}

fn founding(app: &App, id: TableId, host: Person, game: &str, setup: Setup) -> Result<Founding, Fault> {
    Ok(Founding {
        table: id.to_string(),
        host,
        game: game.to_owned(),
        rules: app.catalogue().find(game)?.facts.rules_version,
        setup,
        secret: Secret::new((app.hooks.random)()),
        invite: app.token()[..32].to_owned(),
        watch: app.token()[..32].to_owned(),
        after: None,
        brought: None,
    })
}

fn made(app: &App, founding: &Founding) -> Made {
    let base = format!("{}/t/{}", app.origin, founding.table);
    let (link, watch) = match founding.setup.visibility {
        Visibility::Open => (base.clone(), base),
        Visibility::Private => (format!("{base}#{}", founding.invite), format!("{base}#{}", founding.watch)),
    };
    Made { table: founding.table.clone(), link, watch }
}

/// Makes a table of a game that was begun elsewhere, as far as the rules bear it out.
pub async fn bring(app: &App, who: &Whoami, game: BroughtGame, whom: For) -> Result<Made, Fault> {
    let catalogue = app.catalogue().clone();
    let croupier = app.hooks.croupier.clone();
    let record: Record = game.record.parse().map_err(unreadable)?;
    let new = game.table(&record.game, &record.options);
    new.check_chairs(&catalogue.find(&record.game)?.bots)?;
    if game.chairs.len() != usize::from(record.seats) {
        let chairs = Refusal::new(wire::codes::MALFORMED).with("line", 0).with("column", 0);
        return Err(chairs.with("field", "chairs").into());
    }
    let chairs = chairs(who, &game.chairs)?;
    let founding = founding(app, (app.hooks.table_id)(), who.at_table(), &record.game, new.setup())?;
    let made = made(app, &founding);
    let now = app.now();
    let folded = app
        .pools
        .exports
        .run(whom, move |_| Table::bring(&catalogue, founding, &record, &chairs, now, croupier.as_ref()));
    app.keep_brought(&folded.await?.map_err(unreadable)?).await?;
    Ok(made)
}

/// Where a record is wrong, and why.
fn unreadable(error: RecordError) -> Fault {
    let what = error.cause.what.clone().with("line", error.line).with("column", error.column);
    error.cause.saying(what).into()
}

fn chairs(who: &Whoami, wishes: &[ChairWish]) -> Result<Vec<Who>, Refusal> {
    let seated = |wish: &ChairWish| {
        Ok(match wish {
            ChairWish::Open {} => Who::Free,
            ChairWish::Bot { level } => Who::Bot(level.clone()),
            ChairWish::Me { name } => {
                let name = table::clean::name(name.as_ref().unwrap_or(&who.name))?;
                Who::Person(who.at_table(), name)
            }
        })
    };
    wishes.iter().map(seated).collect()
}

/// Sits down at a table that waits for somebody, or makes one that does.
pub async fn quick(app: &App, who: &Whoami, wish: &QuickMatch) -> Result<Made, Fault> {
    let seats = wish.seats.unwrap_or(2);
    let new = NewTable {
        game: wish.game.clone(),
        options: play::Choices::none(),
        chairs: vec![ChairWish::Open {}; seats.into()],
        visibility: Visibility::Open,
        clock: table::event::ClockRule::Move { seconds: 60 },
        rated: wish.rated,
        one_device: false,
        chat: None,
        delay: None,
        delay_seconds: None,
        late: None,
        word: None,
    };
    // Checked before any table is looked at: whoever may not make a rated table may not sit down at one that waits either.
    let setup = table::check_setup(app.catalogue(), &new.game, new.setup())?;
    check(app, who, &new.game, &setup, &new)?;
    let word = Some(wish.word.clone().unwrap_or_default());
    let filter = TableFilter {
        game: Some(wish.game.clone()),
        phase: Some(Phase::Waiting),
        is_open: Some(true),
        person: None,
        free_seat: Some(true),
    };
    for line in app.store.tables(&filter, None, CANDIDATES).await?.into_iter().rev() {
        let fits =
            line.header.rated == wish.rated && line.header.quick && line.seats.len() == usize::from(seats);
        let sit = Command::Sit { seat: None, name: None, key: None, word: word.clone() };
        if fits && does(app, &line.header.id, who, sit).await.is_ok() {
            let link = format!("{}/t/{}", app.origin, line.header.id);
            return Ok(Made { table: line.header.id.to_string(), watch: link.clone(), link });
        }
    }
    let founding = founding(app, (app.hooks.table_id)(), who.at_table(), &new.game, setup)?;
    let made = made(app, &founding);
    let id = app.found(founding, true).await?;
    does(app, &id, who, Command::Sit { seat: None, name: None, key: None, word }).await?;
    Ok(made)
}

/// What is known of a table whose people want to go on.
pub struct Again {
    table: String,
    host: Person,
    game: String,
    setup: Setup,
    invite: String,
    watch: String,
    chairs: Vec<Who>,
}

impl Again {
    /// Of a finished table.
    pub fn of(table: &Table) -> Again {
        Again {
            table: table.founding().table.clone(),
            host: table.host(),
            game: table.founding().game.clone(),
            setup: table.setup().clone(),
            invite: table.founding().invite.clone(),
            watch: table.founding().watch.clone(),
            chairs: table.chairs().iter().map(|chair| chair.who.clone()).collect(),
        }
    }
}

/// Makes the table of a rematch: the same people and bots, a new secret. Its keys are the old ones, so that whoever
/// watched comes along. Making it twice makes it once.
pub async fn rematch(app: &App, old: Again) -> Result<TableId, Fault> {
    let digest = Sha256::digest(format!("rematch of {}", old.table));
    let id: TableId = hex::encode(&digest[..8]).parse().map_err(|_| Fault::not_found())?;
    let mut founding = founding(app, id.clone(), old.host, &old.game, old.setup)?;
    founding.after = Some(old.table);
    (founding.invite, founding.watch) = (old.invite, old.watch);
    app.found(founding, false).await?;
    for (seat, who) in (0u8..).map(Seat).zip(old.chairs) {
        let (free, key) = app
            .look(&id, move |live| {
                let table = &live.table;
                let free = table.chairs().get(seat.index()).is_some_and(table::Chair::is_free);
                (free, table.founding().invite.clone())
            })
            .await?;
        let (actor, command) = match who {
            _ if !free => continue,
            Who::Free => continue,
            Who::Person(person, name) => {
                let sit = Command::Sit { seat: Some(seat), name: None, key: Some(key), word: None };
                (Actor::Person(person, name), sit)
            }
            Who::Bot(level) => {
                let host = Actor::Person(old.host, String::new());
                (host, Command::SeatBot { seat: Some(seat), level })
            }
        };
        app.act(&id, Ask::new(actor, command, app.now())).await?;
    }
    Ok(id)
}

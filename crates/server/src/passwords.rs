//! Passwords: Argon2id with 19 MiB and two passes, never more at once than there are cores.
//!
//! The threads that hash are always the same, and each works in the same memory again and again: that much of it, freed and
//! allocated for every password, would not find its way back to the system.

use crate::app::App;
use crate::codes;
use crate::fault::Fault;
use crate::pools::give_way;
use argon2::password_hash::phc::{self, Output, ParamsString, Salt};
use argon2::{ARGON2ID_IDENT, Algorithm, Argon2, Block, Params, Version};
use play::Refusal;
use std::cell::RefCell;
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use store::PasswordHash;
use tokio::sync::oneshot;

type Work = Box<dyn FnOnce() + Send>;

/// Passwords that may wait for a thread; at two passes each this is some ten seconds of waiting.
const WAITING: usize = 256;

/// The threads that hash. They end when this is gone.
pub struct Hashers(mpsc::SyncSender<Work>);

impl Hashers {
    /// At most this many hash at the same time.
    pub fn new(threads: usize) -> std::io::Result<Hashers> {
        let (give, take) = mpsc::sync_channel::<Work>(WAITING);
        let take = Arc::new(Mutex::new(take));
        for _ in 0..threads {
            let take = take.clone();
            let next = move || take.lock().unwrap_or_else(PoisonError::into_inner).recv();
            let hash = move || {
                give_way();
                std::iter::from_fn(|| next().ok()).for_each(|work| work());
            };
            std::thread::Builder::new().name("passwords".to_owned()).spawn(hash)?;
        }
        Ok(Hashers(give))
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
        let (tell, told) = oneshot::channel();
        let unless_given_up = move || {
            if !tell.is_closed() {
                // Whoever asked may have gone while it was hashed.
                let _ = tell.send(work());
            }
        };
        self.0.try_send(Box::new(unless_given_up)).map_err(|full| match full {
            mpsc::TrySendError::Full(_) => Fault::rate(),
            mpsc::TrySendError::Disconnected(_) => Fault::stopped(),
        })?;
        told.await.map_err(|error| Fault::inner(&error))
    }
}

fn argon() -> Argon2<'static> {
    let params = Params::new(19 * 1024, 2, 1, None).expect("the numbers of the documentation");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

thread_local! {
    static MEMORY: RefCell<Vec<Block>> = const { RefCell::new(Vec::new()) };
}

/// What this password makes of this salt. Every hash that was ever kept was made with the same numbers.
fn digest(password: &str, salt: &Salt) -> Result<Output, String> {
    let argon = argon();
    let mut out = [0; Params::DEFAULT_OUTPUT_LEN];
    let hashed = MEMORY.with_borrow_mut(|memory| {
        memory.resize(argon.params().block_count(), Block::new());
        argon.hash_password_into_with_memory(password.as_bytes(), salt, &mut out, memory.as_mut_slice())
    });
    hashed.map_err(|error| error.to_string())?;
    Output::new(&out).map_err(|error| error.to_string())
}

fn written(password: &str) -> Result<String, String> {
    let salt = Salt::generate();
    let hash = phc::PasswordHash {
        algorithm: ARGON2ID_IDENT,
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(argon().params()).map_err(|error| error.to_string())?,
        hash: Some(digest(password, &salt)?),
        salt: Some(salt),
    };
    Ok(hash.to_string())
}

fn is_behind(password: &str, hash: &str) -> bool {
    let Ok(phc::PasswordHash { salt: Some(salt), hash: Some(kept), .. }) = phc::PasswordHash::new(hash)
    else {
        return false;
    };
    digest(password, &salt).is_ok_and(|made| made == kept)
}

/// Whether a password can be one.
pub fn check(password: &str) -> Result<(), Fault> {
    if (8..=200).contains(&password.chars().count()) {
        return Ok(());
    }
    Err(Refusal::new(codes::PASSWORD_LENGTH).with("min", 8).with("max", 200).into())
}

/// The hash of a password.
pub async fn hash(app: &App, password: String) -> Result<PasswordHash, Fault> {
    let text = app.hashers.run(move || written(&password)).await?.map_err(|error| Fault::inner(&error))?;
    Ok(PasswordHash(text))
}

/// Whether a password is the one behind this hash.
pub async fn fits(app: &App, password: String, hash: PasswordHash) -> Result<bool, Fault> {
    app.hashers.run(move || is_behind(&password, &hash.0)).await
}

/// A hash that no password fits: signing in to an account that is not there takes as long as any other.
pub fn nobody() -> PasswordHash {
    let salt = "AAAAAAAAAAAAAAAAAAAAAA";
    let hash = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    PasswordHash(format!("$argon2id$v=19$m=19456,t=2,p=1${salt}${hash}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;
    use std::sync::atomic::{AtomicBool, Ordering};

    #[test]
    fn a_hash_is_what_any_other_program_would_make_of_the_password() {
        use argon2::password_hash::PasswordVerifier as _;
        let kept = written("correct horse").unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert!(argon().verify_password(b"correct horse", kept.as_str()).is_ok());
        assert!(is_behind("correct horse", &kept) && !is_behind("wrong horse", &kept));
        assert!(!is_behind("correct horse", &nobody().0) && !is_behind("correct horse", "no hash"));
    }

    #[tokio::test]
    async fn hashes_are_made_on_the_same_threads_and_not_for_those_who_gave_up() {
        let hashers = Hashers::new(2).unwrap();
        let mut threads = std::collections::HashSet::new();
        for _ in 0..20 {
            threads.insert(hashers.run(|| std::thread::current().id()).await.unwrap_or_else(|_| panic!()));
        }
        assert!(threads.len() <= 2);
        let one = Hashers::new(1).unwrap();
        let (hold, held) = mpsc::sync_channel::<()>(0);
        let mut busy = Box::pin(one.run(move || held.recv()));
        assert!(busy.as_mut().now_or_never().is_none());
        let made = Arc::new(AtomicBool::new(false));
        let never = made.clone();
        let given_up = one.run(move || never.store(true, Ordering::Relaxed));
        assert!(given_up.now_or_never().is_none());
        drop(hold);
        assert!(one.run(|| ()).await.is_ok());
        assert!(!made.load(Ordering::Relaxed));
    }
}

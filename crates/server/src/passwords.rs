//! Passwords: Argon2id with 19 MiB and two passes, never more at once than there are cores.

use crate::app::App;
use crate::fault::Fault;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc};
use argon2::{Algorithm, Argon2, Params, Version};
use play::Refusal;
use store::PasswordHash;

fn argon() -> Argon2<'static> {
    let params = Params::new(19 * 1024, 2, 1, None).expect("the numbers of the documentation");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

/// Whether a password can be one.
pub fn check(password: &str) -> Result<(), Fault> {
    if (8..=200).contains(&password.chars().count()) {
        return Ok(());
    }
    Err(Refusal::new("refused-password-length").with("min", 8).with("max", 200).into())
}

/// The hash of a password.
pub async fn hash(app: &App, password: String) -> Result<PasswordHash, Fault> {
    let hashed =
        blocking(app, move || argon().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
    let text = hashed.await?.map_err(|error| Fault::inner(&error))?;
    Ok(PasswordHash(text))
}

/// Whether a password is the one behind this hash.
pub async fn fits(app: &App, password: String, hash: PasswordHash) -> Result<bool, Fault> {
    blocking(app, move || {
        let parsed = phc::PasswordHash::new(&hash.0);
        parsed.is_ok_and(|hash| argon().verify_password(password.as_bytes(), &hash).is_ok())
    })
    .await
}

/// A hash that no password fits: signing in to an account that is not there takes as long as any other.
pub fn nobody() -> PasswordHash {
    let salt = "AAAAAAAAAAAAAAAAAAAAAA";
    let hash = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    PasswordHash(format!("$argon2id$v=19$m=19456,t=2,p=1${salt}${hash}"))
}

async fn blocking<T: Send + 'static>(
    app: &App,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Fault> {
    let _place = app.hashing.acquire().await.map_err(|error| Fault::inner(&error))?;
    tokio::task::spawn_blocking(work).await.map_err(|error| Fault::inner(&error))
}

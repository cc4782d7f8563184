//! Calls browsers whose page is closed: “your turn”, without a word of text (web push, RFC 8030).
//!
//! A call is empty: what it is about, the page's worker asks of its own server, so that nothing can leak on the way.
//! It is signed with the key of this server (VAPID, RFC 8292) and goes only to push services that are listed:
//! otherwise anybody could let the server call any address.

use crate::app::App;
use crate::codes;
use crate::config::PushConfig;
use crate::dial::{Dial, NoWire, Stream};
use axum::body::Body;
use axum::http::{HeaderValue, Request, StatusCode, Uri, header};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hyper_util::rt::TokioIo;
use moka::sync::Cache;
use play::Refusal;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use std::net::IpAddr;
use std::time::Duration;
use store::{GrantId, PersonId};

/// Nobody is called more often than this.
const PAUSE: Duration = Duration::from_secs(60);
/// A push service that does not answer by then is given up.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a push service keeps a call for a browser that is switched off.
const KEPT_SECONDS: u32 = 24 * 3600;
/// How long a signature is valid; a day is the most.
const SIGNED_SECONDS: i64 = 12 * 3600;
/// No address of a push service is longer.
const LONGEST: usize = 1024;

/// Why browsers cannot be called with these settings.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadPush {
    /// The key is not what `klots push-key` prints.
    #[error("push.key is not a key that “klots push-key” has printed")]
    Key,
    /// Push services want to know whom they can write to.
    #[error("push.contact must be an address such as mailto:you@example.org or https://example.org")]
    Contact,
}

/// A new secret key, as text for the settings.
pub fn new_key() -> String {
    let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())
        .expect("the system has random bytes");
    BASE64.encode(key)
}

/// Calls browsers.
pub struct Push {
    key: EcdsaKeyPair,
    public_key: String,
    contact: String,
    hosts: Vec<String>,
    dial: Dial,
    called: Cache<PersonId, ()>,
}

/// Why a call did not arrive.
#[derive(Debug, thiserror::Error)]
enum Lost {
    #[error(transparent)]
    Address(#[from] axum::http::Error),
    #[error(transparent)]
    Network(#[from] NoWire),
    #[error(transparent)]
    Http(#[from] hyper::Error),
    #[error("the push service answered {0}")]
    Refused(StatusCode),
    #[error("the push service did not answer")]
    Silent,
    /// The browser has withdrawn its permission.
    #[error("the browser does not want to be called any more")]
    Gone,
}

impl Push {
    /// Whoever calls with these settings; nobody without a key.
    pub fn new(config: &PushConfig) -> Result<Option<Push>, BadPush> {
        if config.key.is_empty() {
            return Ok(None);
        }
        if !["mailto:", "https://"].iter().any(|start| config.contact.starts_with(start)) {
            return Err(BadPush::Contact);
        }
        let key = BASE64.decode(config.key.trim()).map_err(|_| BadPush::Key)?;
        let random = SystemRandom::new();
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &key, &random)
            .map_err(|_| BadPush::Key)?;
        Ok(Some(Push {
            public_key: BASE64.encode(key.public_key()),
            key,
            contact: config.contact.clone(),
            hosts: config.hosts.clone(),
            dial: Dial::trusting(Vec::new()),
            called: Cache::builder().max_capacity(100_000).time_to_live(PAUSE).build(),
        }))
    }

    /// The public key, which browsers hand to their push service.
    pub fn public_key(&self) -> &str {
        &self.public_key
    }

    /// Whether this address may be called.
    pub fn check(&self, endpoint: &str) -> Result<Uri, Refusal> {
        let refused = || Refusal::new(codes::PUSH_ADDRESS);
        let uri: Uri = endpoint.parse().map_err(|_| refused())?;
        let host = uri.host().ok_or_else(refused)?;
        let listed = self.hosts.iter().any(|listed| match listed.strip_prefix('*') {
            Some(end) => host.ends_with(end),
            None => host == listed,
        });
        let own = uri.authority().is_some_and(|authority| authority.as_str().contains('@'));
        let secret = uri.scheme_str() == Some("https") || is_loopback(host);
        if listed && secret && !own && endpoint.len() <= LONGEST { Ok(uri) } else { Err(refused()) }
    }

    /// The signed word that tells a push service who calls.
    fn word(&self, audience: &str, now_ms: i64) -> String {
        let part = |value: serde_json::Value| BASE64.encode(value.to_string());
        let head = part(serde_json::json!({ "typ": "JWT", "alg": "ES256" }));
        let expires = now_ms / 1000 + SIGNED_SECONDS;
        let claims = part(serde_json::json!({ "aud": audience, "exp": expires, "sub": self.contact }));
        let signed = format!("{head}.{claims}");
        let signature = self.key.sign(&SystemRandom::new(), signed.as_bytes());
        let signature = signature.expect("the system has random bytes");
        format!("vapid t={signed}.{}, k={}", BASE64.encode(signature), self.public_key)
    }

    async fn post(&self, uri: Uri, now_ms: i64) -> Result<(), Lost> {
        let scheme = uri.scheme_str().unwrap_or("https");
        let authority = uri.authority().map_or("", |authority| authority.as_str());
        let word = self.word(&format!("{scheme}://{authority}"), now_ms);
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        let request = Request::post(path)
            .header(header::HOST, authority)
            .header(header::AUTHORIZATION, word)
            .header(header::CONTENT_LENGTH, HeaderValue::from_static("0"))
            .header("ttl", KEPT_SECONDS)
            .header("urgency", "normal")
            .header("topic", "turn")
            .body(Body::empty())?;
        let wire = self.connect(&uri).await?;
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(wire)).await?;
        let connection = tokio::spawn(connection);
        let answer = sender.send_request(request).await;
        connection.abort();
        match answer?.status() {
            status if status.is_success() => Ok(()),
            StatusCode::NOT_FOUND | StatusCode::GONE => Err(Lost::Gone),
            status => Err(Lost::Refused(status)),
        }
    }

    async fn connect(&self, uri: &Uri) -> Result<Stream, Lost> {
        let host = uri.host().unwrap_or_default();
        let secure = uri.scheme_str() == Some("https");
        let port = uri.port_u16().unwrap_or(if secure { 443 } else { 80 });
        Ok(self.dial.open(host, port, secure).await?)
    }
}

/// Only a machine calling itself may do so unencrypted.
fn is_loopback(host: &str) -> bool {
    host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

impl App {
    /// Calls the browsers of somebody who is not connected, now and then.
    pub fn call(&self, person: PersonId) {
        let Some(push) = &self.push else { return };
        if self.sockets.knows(person) || push.called.contains_key(&person) {
            return;
        }
        push.called.insert(person, ());
        let app = self.clone();
        self.tasks.spawn(async move {
            tokio::select! {
                () = app.stop.cancelled() => {}
                () = app.call_everywhere(person) => {}
            }
        });
    }

    async fn call_everywhere(&self, person: PersonId) {
        match self.store.pushes(person).await {
            Ok(pushes) => {
                for (session, endpoint) in pushes {
                    self.call_one(session, &endpoint).await;
                }
            }
            Err(error) => tracing::warn!(%error, "nobody could be called"),
        }
    }

    async fn call_one(&self, session: GrantId, endpoint: &str) {
        let Some(push) = &self.push else { return };
        // The list of push services may have become shorter since.
        let Ok(uri) = push.check(endpoint) else { return };
        let posted = tokio::time::timeout(PATIENCE, push.post(uri, self.now())).await;
        metrics::counter!("klots_pushes_total").increment(1);
        match posted.unwrap_or(Err(Lost::Silent)) {
            Ok(()) => {}
            Err(Lost::Gone) => {
                if let Err(error) = self.store.drop_push(session).await {
                    tracing::warn!(%error, "an address that is gone stays");
                }
            }
            Err(error) => tracing::warn!(%error, "a call was lost"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    fn push() -> Push {
        let contact = "mailto:host@example.org".to_owned();
        let config = PushConfig { key: new_key(), contact, ..PushConfig::default() };
        Push::new(&config).unwrap().unwrap()
    }

    #[test]
    fn only_listed_services_are_called_and_only_in_secret() {
        let push = push();
        for good in ["https://fcm.googleapis.com/fcm/send/x", "https://eu.push.services.mozilla.com/a?b=c"] {
            assert!(push.check(good).is_ok(), "{good}");
        }
        let long = format!("https://fcm.googleapis.com/{}", "x".repeat(LONGEST));
        let bad =
            ["", "x", "/x", "http://fcm.googleapis.com/x", "https://fcm.googleapis.com.evil.org/x", &long];
        for bad in bad.into_iter().chain([
            "https://127.0.0.1/x",
            "http://127.0.0.1/x",
            "https://evilpush.apple.com.x/",
            "https://me@fcm.googleapis.com/x",
        ]) {
            assert_eq!(push.check(bad).unwrap_err().code(), "refused-push-address", "{bad}");
        }
    }

    #[test]
    fn the_word_is_signed_with_the_key_that_browsers_were_given() {
        let push = push();
        let word = push.word("https://fcm.googleapis.com", 1_700_000_000_000);
        let (token, key) = word.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, push.public_key());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, BASE64.decode(key).unwrap());
        key.verify(signed.as_bytes(), &BASE64.decode(signature).unwrap()).unwrap();
        let claims = BASE64.decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://fcm.googleapis.com");
        assert_eq!(claims["exp"], 1_700_000_000 + SIGNED_SECONDS);
    }

    #[test]
    fn bad_settings_are_named() {
        let config = |key: &str, contact: &str| PushConfig {
            key: key.to_owned(),
            contact: contact.to_owned(),
            ..PushConfig::default()
        };
        assert!(Push::new(&config("", "")).unwrap().is_none());
        assert_eq!(Push::new(&config(&new_key(), "")).err(), Some(BadPush::Contact));
        assert_eq!(Push::new(&config("abc", "mailto:a@example.org")).err(), Some(BadPush::Key));
    }
}

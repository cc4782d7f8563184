//! The store cannot keep moves for a while: everybody is told, and told again when it can.

use crate::app::App;
use crate::fault::Fault;
use crate::link::Utf8Bytes;
use crate::outbox::Frame;
use crate::rooms::text_of;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::StoreError;
use wire::FromServer;
use wire::outbound::Notice;

/// How long after a failure the store is tried again, at first and at most.
const FIRST_TRY: Duration = Duration::from_millis(500);
const LAST_TRY: Duration = Duration::from_secs(5);

/// Whether moves can be kept at the moment.
#[derive(Default)]
pub struct Trouble {
    frozen: AtomicBool,
    begun: tokio::sync::Notify,
}

impl Trouble {
    /// Whether moves cannot be kept at the moment.
    pub fn is_frozen(&self) -> bool {
        self.frozen.load(Ordering::Relaxed)
    }
}

impl App {
    /// The answer of the store to an append. A full disk or a lost database freezes every table here.
    pub fn kept<T>(&self, answer: Result<T, StoreError>) -> Result<T, Fault> {
        answer.map_err(|error| {
            if matches!(error, StoreError::Full(_) | StoreError::Lost(_)) {
                self.freeze();
            }
            error.into()
        })
    }

    fn freeze(&self) {
        if !self.trouble.frozen.swap(true, Ordering::Relaxed) {
            tracing::warn!("moves cannot be kept");
            self.tell_everybody(&Notice::Frozen {});
            self.trouble.begun.notify_one();
        }
    }

    /// Tells everybody who is connected to this node.
    pub fn tell_everybody(&self, notice: &Notice) {
        let text = notice_text(notice);
        for outbox in self.sockets.everybody() {
            outbox.push(Frame::plain(text.clone()));
        }
    }
}

/// A notice as a frame.
pub fn notice_text(notice: &Notice) -> Utf8Bytes {
    text_of(&FromServer::Notice { notice: notice.clone() })
}

/// After a failure tries until the store can write again, and says so; until the server stops.
pub async fn run(app: App) {
    loop {
        tokio::select! {
            () = app.trouble.begun.notified() => {}
            () = app.stop.cancelled() => return,
        }
        let mut pause = FIRST_TRY;
        loop {
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = app.stop.cancelled() => return,
            }
            if app.store.try_writing().await.is_ok() {
                break;
            }
            pause = (pause * 2).min(LAST_TRY);
        }
        app.trouble.frozen.store(false, Ordering::Relaxed);
        tracing::info!("moves can be kept again");
        app.tell_everybody(&Notice::Thawed {});
    }
}

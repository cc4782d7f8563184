//! The private port: figures for Prometheus, and what operators ask for.

use crate::api;
use crate::app::App;
use axum::Router;
use axum::routing::get;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use std::time::Duration;
use tokio::net::TcpListener;

/// Old figures are put away this often.
const UPKEEP: Duration = Duration::from_secs(10);

static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();

/// The recorder of this process; there is one, however many servers it runs.
fn handle() -> &'static PrometheusHandle {
    HANDLE.get_or_init(|| {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("figures are recorded elsewhere");
        }
        handle
    })
}

/// Answers at this listener until the server stops.
pub fn listen(app: &App, listener: TcpListener) {
    let handle = handle();
    let figures = Router::new().route("/metrics", get(move || async move { handle.render() }));
    let router = figures.merge(api::operator::router(app));
    let node = app.clone();
    app.tasks.spawn(async move { crate::listen::serve(&node, listener, router).await });
    let stop = app.stop.clone();
    app.tasks.spawn(async move {
        while stop.run_until_cancelled(tokio::time::sleep(UPKEEP)).await.is_some() {
            handle.run_upkeep();
        }
    });
}

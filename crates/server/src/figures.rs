//! Figures for Prometheus, on a listener of their own.

use axum::Router;
use axum::routing::get;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::net::SocketAddr;
use std::sync::OnceLock;
use std::time::Duration;
use tokio::net::TcpListener;

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

/// Answers `/metrics` at this listener for as long as the process runs.
pub fn listen(listener: TcpListener) -> SocketAddr {
    let handle = handle();
    let addr = listener.local_addr().unwrap_or_else(|_| SocketAddr::from(([127, 0, 0, 1], 0)));
    let router = Router::new().route("/metrics", get(move || async move { handle.render() }));
    tokio::spawn(async move {
        let serving = axum::serve(listener, router);
        if let Err(error) = serving.await {
            tracing::error!(%error, "figures cannot be had any more");
        }
    });
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(Duration::from_secs(10)).await;
            handle.run_upkeep();
        }
    });
    addr
}

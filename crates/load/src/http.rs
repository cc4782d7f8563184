//! Requests in plain HTTP to this machine: as little of a client as the swarm and the tests need.

use crate::Trouble;
use anyhow::Context as _;
use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::header::{CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use hyper::{Method, StatusCode};
use hyper_util::client::legacy;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::net::IpAddr;
use std::time::Duration;
use tokio::net::{TcpSocket, TcpStream};

/// How long the head of an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Connections that are kept and used again.
#[derive(Clone, Debug)]
pub struct Client {
    connections: legacy::Client<HttpConnector, Full<Bytes>>,
    from: Option<IpAddr>,
}

impl Default for Client {
    fn default() -> Client {
        Client::new()
    }
}

impl Client {
    /// No connection yet.
    pub fn new() -> Client {
        Client { connections: legacy::Client::builder(TokioExecutor::new()).build_http(), from: None }
    }

    /// Comes from this address of the machine: a server that counts by address sees a stranger.
    pub fn coming_from(address: IpAddr) -> Client {
        let mut connector = HttpConnector::new();
        connector.set_local_address(Some(address));
        let connections = legacy::Client::builder(TokioExecutor::new()).build(connector);
        Client { connections, from: Some(address) }
    }

    /// A bare connection, for what is not a request.
    pub async fn connect(&self, address: &str) -> anyhow::Result<TcpStream> {
        let Some(from) = self.from else { return Ok(TcpStream::connect(address).await?) };
        let socket = TcpSocket::new_v4()?;
        socket.bind((from, 0).into())?;
        Ok(socket.connect(address.parse()?).await?)
    }

    /// A request to be sent.
    pub fn request(&self, method: Method, url: impl Into<String>) -> Request {
        let (client, url) = (self.clone(), url.into());
        Request { client, method, url, headers: HeaderMap::new(), body: Bytes::new(), flaw: None }
    }

    /// Asks for something.
    pub fn get(&self, url: impl Into<String>) -> Request {
        self.request(Method::GET, url)
    }

    /// Changes something.
    pub fn patch(&self, url: impl Into<String>) -> Request {
        self.request(Method::PATCH, url)
    }

    /// Removes something.
    pub fn delete(&self, url: impl Into<String>) -> Request {
        self.request(Method::DELETE, url)
    }

    /// Sends something.
    pub fn post(&self, url: impl Into<String>) -> Request {
        self.request(Method::POST, url)
    }
}

/// Asks once, without a client that is kept.
pub async fn get(url: impl Into<String>) -> anyhow::Result<Answer> {
    Client::new().get(url).send().await
}

/// A request that grows until it is sent.
#[derive(Debug)]
#[must_use = "a request is nothing until it is sent"]
pub struct Request {
    client: Client,
    method: Method,
    url: String,
    headers: HeaderMap,
    body: Bytes,
    flaw: Option<anyhow::Error>,
}

impl Request {
    /// With this header too.
    pub fn header<N, V>(mut self, name: N, value: V) -> Request
    where
        N: TryInto<HeaderName, Error: Into<anyhow::Error>>,
        V: TryInto<HeaderValue, Error: Into<anyhow::Error>>,
    {
        match (name.try_into(), value.try_into()) {
            (Ok(name), Ok(value)) => drop(self.headers.append(name, value)),
            (Err(bad), _) => self.flaw = Some(bad.into()),
            (_, Err(bad)) => self.flaw = Some(bad.into()),
        }
        self
    }

    /// With this body.
    pub fn body(mut self, body: impl Into<Bytes>) -> Request {
        self.body = body.into();
        self
    }

    /// With this value as its body, in JSON.
    pub fn json<T: Serialize + ?Sized>(mut self, value: &T) -> Request {
        match serde_json::to_vec(value) {
            Ok(text) => self.body = text.into(),
            Err(bad) => self.flaw = Some(bad.into()),
        }
        self.header(CONTENT_TYPE, HeaderValue::from_static("application/json"))
    }

    /// Sends it and waits for the head of the answer.
    pub async fn send(self) -> anyhow::Result<Answer> {
        if let Some(flaw) = self.flaw {
            return Err(flaw.context("a header or body that cannot be sent"));
        }
        let mut request = hyper::Request::new(Full::new(self.body));
        *request.method_mut() = self.method;
        *request.uri_mut() = self.url.parse().with_context(|| format!("not an address: {}", self.url))?;
        *request.headers_mut() = self.headers;
        let answer = tokio::time::timeout(PATIENCE, self.client.connections.request(request)).await;
        Ok(Answer(answer.map_err(|_| Trouble::Silent)??))
    }
}

/// An answer whose body is still on its way.
#[derive(Debug)]
pub struct Answer(hyper::Response<Incoming>);

impl Answer {
    /// The status.
    pub fn status(&self) -> StatusCode {
        self.0.status()
    }

    /// The headers.
    pub fn headers(&self) -> &HeaderMap {
        self.0.headers()
    }

    /// The whole body.
    pub async fn bytes(self) -> anyhow::Result<Bytes> {
        Ok(self.0.into_body().collect().await?.to_bytes())
    }

    /// The whole body as text.
    pub async fn text(self) -> anyhow::Result<String> {
        Ok(String::from_utf8_lossy(&self.bytes().await?).into_owned())
    }

    /// The whole body, read as JSON.
    pub async fn json<T: DeserializeOwned>(self) -> anyhow::Result<T> {
        Ok(serde_json::from_slice(&self.bytes().await?)?)
    }

    /// The next piece of the body; `None` at its end.
    pub async fn chunk(&mut self) -> anyhow::Result<Option<Bytes>> {
        while let Some(frame) = self.0.body_mut().frame().await {
            if let Ok(data) = frame?.into_data() {
                return Ok(Some(data));
            }
        }
        Ok(None)
    }
}

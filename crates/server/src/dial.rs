//! A wire to somebody else's server, encrypted where that is wanted: for calls to push services, and for `klots join`.

use std::io;
use std::sync::Arc;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

/// A wire, encrypted or not.
pub trait Wire: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Wire for T {}

/// Any wire.
pub type Stream = Box<dyn Wire>;

/// Why there is no wire.
#[derive(Debug, thiserror::Error)]
pub enum NoWire {
    /// Nobody answers.
    #[error(transparent)]
    Silent(io::Error),
    /// Whoever answers cannot prove that they are the one who was dialled.
    #[error(transparent)]
    Stranger(io::Error),
}

/// Opens wires.
pub struct Dial(TlsConnector);

impl Dial {
    /// Trusts what every browser trusts, and these certificates (those that can be read).
    pub fn trusting(own: Vec<CertificateDer<'static>>) -> Dial {
        let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        roots.add_parsable_certificates(own);
        let provider = Arc::new(crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("the provider knows the usual protocols")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Dial(TlsConnector::from(Arc::new(config)))
    }

    /// Opens a wire.
    pub async fn open(&self, host: &str, port: u16, secure: bool) -> Result<Stream, NoWire> {
        let stream = TcpStream::connect((host, port)).await.map_err(NoWire::Silent)?;
        // Slower without it, not wrong.
        let _ = stream.set_nodelay(true);
        if !secure {
            return Ok(Box::new(stream));
        }
        let name =
            ServerName::try_from(host.to_owned()).map_err(|bad| NoWire::Stranger(io::Error::other(bad)))?;
        Ok(Box::new(self.0.connect(name, stream).await.map_err(NoWire::Stranger)?))
    }
}

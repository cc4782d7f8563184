//! Under which addresses this machine is reached in its network, for whoever opened the page by `localhost`.

use crate::app::App;
use crate::identity::Caller;
use axum::Json;
use axum::extract::State;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use wire::rest::Addresses;

/// Places in other networks. The system is asked which way leads there; nothing is ever sent.
const FAR: [&str; 6] =
    ["192.0.2.1:9", "192.168.0.1:9", "192.168.1.1:9", "10.0.0.1:9", "172.16.0.1:9", "[2001:db8::1]:9"];

/// Addresses of this server that work in its network. Only told to pages on the same machine: nobody else needs them.
#[utoipa::path(get, path = "/addresses", tag = "server", responses((status = 200, body = Addresses)))]
pub async fn addresses(State(app): State<App>, caller: Caller) -> Json<Addresses> {
    let addresses = match (caller.ip.to_canonical().is_loopback(), app.config.public_url.is_empty()) {
        (false, _) => Vec::new(),
        (true, false) => vec![app.origin.clone()],
        (true, true) => in_network(app.bound).iter().map(|address| format!("http://{address}")).collect(),
    };
    Json(Addresses { addresses })
}

/// Where others in the network find what listens at `bound`.
fn in_network(bound: SocketAddr) -> Vec<SocketAddr> {
    if !bound.ip().is_unspecified() {
        return Some(bound).filter(|bound| !bound.ip().is_loopback()).into_iter().collect();
    }
    let ways = FAR.iter().filter_map(|far| far.parse().ok());
    let mut own: Vec<IpAddr> = Vec::new();
    for ip in ways.filter(|far: &SocketAddr| far.is_ipv4() || bound.is_ipv6()).filter_map(own_address) {
        if !own.contains(&ip) {
            own.push(ip);
        }
    }
    own.into_iter().map(|ip| SocketAddr::new(ip, bound.port())).collect()
}

/// The address that this machine would have on the way to another.
fn own_address(far: SocketAddr) -> Option<IpAddr> {
    let any = if far.is_ipv4() { "0.0.0.0:0" } else { "[::]:0" };
    let socket = UdpSocket::bind(any).ok()?;
    socket.connect(far).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_listens_only_here_is_reached_from_nowhere_else() {
        assert_eq!(in_network("127.0.0.1:7377".parse().unwrap()), []);
        assert_eq!(in_network("[::1]:7377".parse().unwrap()), []);
        let one = "192.0.2.5:7377".parse().unwrap();
        assert_eq!(in_network(one), [one]);
    }

    #[test]
    fn what_listens_everywhere_is_reached_by_numbers_of_this_machine() {
        for everywhere in ["0.0.0.0:7377", "[::]:7377"] {
            let everywhere: SocketAddr = everywhere.parse().unwrap();
            for address in in_network(everywhere) {
                assert_eq!(address.port(), 7377);
                assert!(!address.ip().is_loopback() && !address.ip().is_unspecified(), "{address}");
                assert!(address.is_ipv4() || everywhere.is_ipv6(), "{address} is not listened at");
                // it is this machine's own
                assert!(UdpSocket::bind(SocketAddr::new(address.ip(), 0)).is_ok(), "{address}");
            }
        }
    }
}

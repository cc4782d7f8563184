//! The link of an invitation, as the page gives it: `https://klots.example.org/t/K7Q2MX#9f3a…`.

use crate::codes;
use play::Refusal;
use std::str::FromStr;

/// What a link looks like.
const EXAMPLE: &str = "https://klots.example.org/t/K7Q2MX";

/// A link taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Whether the server speaks TLS.
    pub secure: bool,
    /// The host, without the brackets of an IPv6 address.
    pub host: String,
    /// The port.
    pub port: u16,
    /// The host as it stands in the link, with the port if one was written.
    authority: String,
    /// The table.
    pub table: String,
    /// The key of a private table.
    pub key: Option<String>,
}

impl Link {
    /// The origin: what the server calls itself.
    pub fn server(&self) -> String {
        format!("{}://{}", if self.secure { "https" } else { "http" }, self.authority)
    }

    /// The link to another table of the same server; the key opens this one only.
    pub fn to(&self, table: &str) -> String {
        let key = self.key.as_ref().filter(|_| table == self.table);
        let key = key.map(|key| format!("#{key}")).unwrap_or_default();
        format!("{}/t/{table}{key}", self.server())
    }

    /// The host as a request names it.
    pub fn authority(&self) -> &str {
        &self.authority
    }
}

impl FromStr for Link {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Link, Refusal> {
        read(text.trim())
            .ok_or_else(|| Refusal::new(codes::LIVE_LINK).with("link", text).with("example", EXAMPLE))
    }
}

fn read(text: &str) -> Option<Link> {
    let (scheme, rest) = text.split_once("://")?;
    let secure = match scheme {
        "https" => true,
        "http" => false,
        _ => return None,
    };
    let (rest, key) = rest.split_once('#').map_or((rest, None), |(rest, key)| (rest, Some(key)));
    let (authority, path) = rest.split_once('/')?;
    let table = path.split('?').next()?.strip_prefix("t/")?.trim_end_matches('/');
    let sound = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    if !sound(table) || !key.is_none_or(sound) || authority.contains(['@', ' ', '\r', '\n']) {
        return None;
    }
    let usual = if secure { 443 } else { 80 };
    let (host, port) = match authority.rsplit_once(':') {
        Some((host, port)) if !port.ends_with(']') => (host, port.parse().ok()?),
        _ => (authority, usual),
    };
    let host = host.trim_start_matches('[').trim_end_matches(']');
    (!host.is_empty()).then(|| Link {
        secure,
        host: host.to_owned(),
        port,
        authority: authority.to_owned(),
        table: table.to_owned(),
        key: key.map(str::to_owned),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read_as_the_page_gives_it() {
        let link: Link = "https://klots.example.org/t/K7Q2MX#9f3a".parse().unwrap();
        assert_eq!((link.host.as_str(), link.port, link.secure), ("klots.example.org", 443, true));
        assert_eq!((link.table.as_str(), link.key.as_deref()), ("K7Q2MX", Some("9f3a")));
        let link: Link = "http://[::1]:7878/t/abc".parse().unwrap();
        assert_eq!((link.host.as_str(), link.port), ("::1", 7878));
        assert_eq!(link.server(), "http://[::1]:7878");
    }

    #[test]
    fn what_is_no_link_is_refused() {
        for text in ["", "K7Q2MX", "ftp://a/t/b", "https://a.org/", "https://a.org/t/", "http://a/t/b c"] {
            assert_eq!(text.parse::<Link>().unwrap_err().code(), "refused-live-link", "{text}");
        }
    }
}

//! Who the user is at which server: one cookie each, kept in a file only its owner reads.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;

/// The file of sessions.
pub struct Sessions {
    file: PathBuf,
}

impl Sessions {
    /// The sessions of this file; it is made when the first one is kept.
    pub fn new(file: PathBuf) -> Sessions {
        Sessions { file }
    }

    fn all(&self) -> BTreeMap<String, String> {
        // A file that does not read is one without sessions: everybody can become a guest again.
        let text = fs::read_to_string(&self.file).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// The cookie for a server.
    pub fn of(&self, server: &str) -> Option<String> {
        self.all().remove(server).filter(|cookie| !cookie.is_empty())
    }

    /// Keeps the cookie for a server.
    pub fn keep(&self, server: &str, cookie: &str) -> io::Result<()> {
        let mut all = self.all();
        all.insert(server.to_owned(), cookie.to_owned());
        if let Some(folder) = self.file.parent() {
            fs::create_dir_all(folder)?;
        }
        let part = self.file.with_extension("part");
        let mut options = fs::File::options();
        options.create(true).write(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&part)?.write_all(serde_json::to_string_pretty(&all)?.as_bytes())?;
        fs::rename(&part, &self.file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_is_found_again_and_nobody_else_reads_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("deep/sessions.json");
        let sessions = Sessions::new(file.clone());
        assert_eq!(sessions.of("http://a"), None);
        sessions.keep("http://a", "klots=1").unwrap();
        sessions.keep("http://b", "klots=2").unwrap();
        assert_eq!(Sessions::new(file.clone()).of("http://a").as_deref(), Some("klots=1"));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600);
        }
    }
}

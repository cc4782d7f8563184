//! Who the user is at which server: one cookie each, kept in a file only its owner reads.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, ErrorKind, Write as _};
use std::path::PathBuf;

/// The file of sessions.
pub struct Sessions {
    file: PathBuf,
}

impl Sessions {
    /// The sessions of this file; it is made when the first one is kept. A file that holds something else is refused.
    pub fn open(file: PathBuf) -> io::Result<Sessions> {
        let sessions = Sessions { file };
        sessions.all()?;
        Ok(sessions)
    }

    fn all(&self) -> io::Result<BTreeMap<String, String>> {
        let text = match fs::read_to_string(&self.file) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            read => read?,
        };
        if text.is_empty() {
            return Ok(BTreeMap::new());
        }
        // Whatever this file is, it is not a list of sessions, and somebody may want to keep it.
        serde_json::from_str(&text).map_err(|_| ErrorKind::AlreadyExists.into())
    }

    /// The cookie for a server.
    pub fn of(&self, server: &str) -> Option<String> {
        self.all().ok()?.remove(server).filter(|cookie| !cookie.is_empty())
    }

    /// Keeps the cookie for a server: in a neighbour of the file first, which then takes its place.
    pub fn keep(&self, server: &str, cookie: &str) -> io::Result<()> {
        let mut all = self.all()?;
        all.insert(server.to_owned(), cookie.to_owned());
        if let Some(folder) = self.file.parent() {
            fs::create_dir_all(folder)?;
        }
        let name = self.file.file_name().unwrap_or_default().to_string_lossy();
        let part = self.file.with_file_name(format!(".{name}.{}", std::process::id()));
        let mut options = fs::File::options();
        options.create_new(true).write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut made = options.open(&part)?;
        let written = made.write_all(serde_json::to_string_pretty(&all)?.as_bytes());
        written.and_then(|()| fs::rename(&part, &self.file)).inspect_err(|_| {
            // What could not be written to the end is of no use to anybody.
            let _ = fs::remove_file(&part);
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_is_found_again_and_nobody_else_reads_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("deep/sessions.json");
        let sessions = Sessions::open(file.clone()).unwrap();
        assert_eq!(sessions.of("http://a"), None);
        sessions.keep("http://a", "klots=1").unwrap();
        sessions.keep("http://b", "klots=2").unwrap();
        assert_eq!(Sessions::open(file.clone()).unwrap().of("http://a").as_deref(), Some("klots=1"));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600);
        }
    }

    #[test]
    fn a_file_that_holds_something_else_is_left_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let (letter, part) = (folder.path().join("letter.txt"), folder.path().join("letter.part"));
        fs::write(&part, "a part of it").unwrap();
        let sessions = Sessions::open(letter.clone()).unwrap();
        fs::write(&letter, "Dear Ann,").unwrap();
        assert_eq!(sessions.keep("http://a", "klots=1").unwrap_err().kind(), ErrorKind::AlreadyExists);
        assert_eq!(Sessions::open(letter.clone()).err().unwrap().kind(), ErrorKind::AlreadyExists);
        assert_eq!(fs::read_to_string(&letter).unwrap(), "Dear Ann,");
        fs::remove_file(&letter).unwrap();
        sessions.keep("http://a", "klots=1").unwrap();
        assert_eq!(fs::read_to_string(&part).unwrap(), "a part of it");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "nothing else is left behind");
    }
}

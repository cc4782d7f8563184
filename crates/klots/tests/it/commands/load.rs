//! `klots load`: a server is measured, and what cannot be is told.

use super::{check, folder, klots, words};
use std::process::Stdio;

#[test]
fn a_server_is_measured() {
    let folder = folder();
    let call =
        words("load", &["--sockets", "2", "--tables", "1", "--seconds", "1", "--every", "0.2", "--json"]);
    let output = klots(folder.path(), &call, Stdio::piped());
    check(&call, &output);
    let figures: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&figures["report"]["sockets"], &figures["report"]["errors"]), (&2.into(), &0.into()));
}

/// What keeps a swarm from being let loose is said in the user's language, like everything else.
#[test]
fn what_cannot_be_measured_is_told_in_our_words() {
    let folder = folder();
    let stranger = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", stranger.local_addr().unwrap());
    std::thread::spawn(move || {
        while let Ok((mut socket, _)) = stranger.accept() {
            // Whoever asks too much of this one is not answered at all.
            let _ = std::io::Read::read(&mut socket, &mut [0; 1024]);
            let _ = std::io::Write::write_all(&mut socket, b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi");
        }
    });
    let of = |url| vec!["--url", url, "--sockets", "1", "--tables", "1", "--seconds", "1"];
    for (call, cause) in [
        (of("http://example.org:80"), "Only a server on this machine can be measured"),
        (of("nonsense"), "Only a server on this machine can be measured"),
        (of("http://127.0.0.1:9"), "Nothing answers at http://127.0.0.1:9."),
        (of(&address), "is not a Klots server"),
        (
            vec!["--url", "http://127.0.0.1:9", "--sockets", "25000", "--tables", "10000"],
            "“25000” is not valid for --sockets. Possible: 1–20000.",
        ),
        (vec!["--seconds", "1801"], "“1801” is not valid for --seconds"),
        (vec!["--game", "chess", "--tables", "1", "--sockets", "1"], "There is no game called “chess”."),
        (vec!["--database-url", "nonsense"], "The server did not start."),
    ] {
        let call = words("load", &call);
        let output = klots(folder.path(), &call, Stdio::piped());
        check(&call, &output);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains(cause), "{call:?}: {errors}");
        assert_ne!(output.status.code(), Some(0), "{call:?}");
    }
}

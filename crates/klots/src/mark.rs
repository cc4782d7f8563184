//! How the program recognises a file that it has made itself, and may therefore replace: pictures carry a mark that no
//! viewer shows, a table of figures has a first line of its own.

/// Behind a picture in SVG.
pub const IN_SVG: &str = "<!-- Klots -->\n";
/// A chunk of a PNG: its length, `tEXt`, what it says, its checksum.
const IN_PNG: &[u8] = b"\x00\x00\x00\x0etEXtSoftware\x00Klots7U+\x08";
/// How long the last chunk of every PNG, `IEND`, is.
const END_OF_PNG: usize = 12;

/// The same file, with our mark if it is a picture.
pub fn marked(mut bytes: Vec<u8>) -> Vec<u8> {
    if is_png(&bytes) {
        let end = bytes.len().saturating_sub(END_OF_PNG);
        bytes.splice(end..end, IN_PNG.iter().copied());
    } else if bytes.starts_with(b"<svg") && !bytes.ends_with(IN_SVG.as_bytes()) {
        bytes.extend(IN_SVG.as_bytes());
    }
    bytes
}

/// Whether what is in the way of a marked file was made by us: nothing, or the same kind of thing.
pub fn is_ours(known: &[u8], marked: &[u8]) -> bool {
    let first_line = |bytes: &[u8]| bytes.split(|byte| *byte == b'\n').next().map(<[u8]>::to_vec);
    if known.is_empty() {
        return true;
    }
    if is_png(marked) {
        let body = &known[..known.len().saturating_sub(END_OF_PNG)];
        return is_png(known) && body.ends_with(IN_PNG);
    }
    match marked.ends_with(IN_SVG.as_bytes()) {
        true => known.ends_with(IN_SVG.as_bytes()),
        false => first_line(known) == first_line(marked),
    }
}

fn is_png(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x89PNG\r\n\x1a\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SVG: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>"#;

    #[test]
    fn our_pictures_are_known_again_and_nobody_elses() {
        let png = draw::png(SVG, 16).expect("a picture");
        for picture in [SVG.as_bytes().to_vec(), png] {
            let ours = marked(picture.clone());
            assert!(is_ours(&ours, &ours) && is_ours(b"", &ours));
            assert!(!is_ours(&picture, &ours), "the same picture of another program");
            assert!(!is_ours(b"Dear Ann,", &ours));
        }
    }

    /// A viewer that counts checksums still shows it.
    #[test]
    fn a_marked_picture_is_a_whole_one() {
        let png = marked(draw::png(SVG, 16).expect("a picture"));
        let mut rest = &png[8..];
        let mut names = Vec::new();
        while let Some((length, behind)) = rest.split_first_chunk::<4>() {
            let (named, behind) = behind.split_at(u32::from_be_bytes(*length) as usize + 4);
            let (sum, behind) = behind.split_first_chunk::<4>().expect("a checksum");
            assert_eq!(u32::from_be_bytes(*sum), checksum(named), "{:?}", &named[..4]);
            names.push(&named[..4]);
            rest = behind;
        }
        assert!(names.contains(&&b"tEXt"[..]) && names.last() == Some(&&b"IEND"[..]));
    }

    fn checksum(bytes: &[u8]) -> u32 {
        let shift = |sum: u32, _| if sum & 1 == 1 { (sum >> 1) ^ 0xEDB8_8320 } else { sum >> 1 };
        !bytes.iter().fold(!0, |sum, &byte| (0..8).fold(sum ^ u32::from(byte), shift))
    }

    #[test]
    fn a_table_is_known_by_its_first_line() {
        assert!(is_ours(b"bot,games\nnew,2\n", b"bot,games\nold,1\n"));
        assert!(!is_ours(b"bot,wins\nnew,2\n", b"bot,games\nold,1\n"));
    }
}

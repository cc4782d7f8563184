//! The fair shuffle: dice that nobody at the table can load, and that everybody can check.
//!
//! Before the first tile the table shows the SHA-256 of a 32-byte secret; every seat then adds a word.
//! The dice are ChaCha20 keyed by a hash of both. Draw number `n` of a table uses stream `n` of that key,
//! so a draw depends on nothing but the key and its number, on whatever node it is made.
//! When the secret is revealed, [`crate::replay`] recomputes every draw.
//!
//! It proves that the secret was fixed before the words were known and that no draw was changed afterwards.
//! It does not prove that the host kept the secret from a friend.

use play::Dice;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};
use std::fmt;

const KEY_LABEL: &[u8] = b"klots dice 1\0";

/// 32 bytes that the table keeps to itself until the end.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Secret {
    /// A secret from bytes that the caller drew.
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Secret> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Secret(bytes))
    }

    /// The secret as 64 hexadecimal digits: for the log, and for everybody after the end.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// What is shown before the first tile: SHA-256 of the secret.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// The key of the dice, once every seat has given its word.
    pub fn key(&self, words: &[String]) -> Key {
        let mut hash = Sha256::new();
        hash.update(KEY_LABEL);
        hash.update(self.0);
        for word in words {
            hash.update((word.len() as u32).to_be_bytes());
            hash.update(word);
        }
        Key(hash.finalize().into())
    }
}

/// Opens every draw of one table.
#[derive(Clone, PartialEq, Eq)]
pub struct Key([u8; 32]);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

impl Key {
    /// The dice for draw number `n`, counting from 0.
    pub fn dice(&self, n: u64) -> FairDice {
        let mut stream = ChaCha20Rng::from_seed(self.0);
        stream.set_stream(n);
        FairDice(stream)
    }
}

/// Dice for one draw.
pub struct FairDice(ChaCha20Rng);

impl Dice for FairDice {
    fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(|&w| w.to_owned()).collect()
    }

    #[test]
    fn the_commitment_is_the_hash_of_the_secret() {
        let secret = Secret::new([0; 32]);
        assert_eq!(secret.commitment(), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
        assert_eq!(Secret::from_hex(&secret.reveal()), Some(secret));
        assert_eq!(Secret::from_hex("00"), None);
    }

    #[test]
    fn every_word_and_every_draw_changes_the_dice() {
        let secret = Secret::new([7; 32]);
        let first = |w: &[&str], n| secret.key(&words(w)).dice(n).bits();
        let reference = first(&["sun", "moon"], 0);
        assert_eq!(first(&["sun", "moon"], 0), reference);
        assert_ne!(first(&["sun", "moon"], 1), reference);
        assert_ne!(first(&["sunm", "oon"], 0), reference, "where one word ends matters");
    }

    #[test]
    fn the_stream_is_pinned_so_that_old_games_stay_verifiable() {
        let mut dice = Secret::new([1; 32]).key(&words(&["a", "b"])).dice(3);
        let numbers: Vec<u32> = (0..8).map(|_| dice.below(100)).collect();
        assert_eq!(numbers, PINNED);
    }

    const PINNED: [u32; 8] = [1, 40, 1, 28, 60, 77, 13, 52];

    #[test]
    fn nothing_secret_is_printed_by_debug() {
        let secret = Secret::new([0xab; 32]);
        assert!(!format!("{secret:?} {:?}", secret.key(&[])).contains("ab"));
    }
}

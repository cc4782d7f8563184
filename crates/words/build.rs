//! A file that is added to `locales/` must reach the binary.

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
}

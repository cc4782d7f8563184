//! libFuzzer on one of the targets: `KLOTS_FUZZ=moves KLOTS_FUZZ_SEEDS=FOLDER fuzz [OPTIONS OF LIBFUZZER] FOLDER/moves`.
#![no_main]

use fuzz::Target;
use libfuzzer_sys::fuzz_target;
use std::env;
use std::path::Path;
use std::sync::OnceLock;

fn target() -> &'static Target {
    static TARGET: OnceLock<&Target> = OnceLock::new();
    TARGET.get_or_init(|| {
        let name = env::var("KLOTS_FUZZ").unwrap_or_default();
        fuzz::target(&name).unwrap_or_else(|| panic!("KLOTS_FUZZ={name:?} is no target"))
    })
}

fuzz_target!(
    init: {
        if let Some(folder) = env::var_os("KLOTS_FUZZ_SEEDS") {
            fuzz::write_seeds(target(), Path::new(&folder)).expect("the folder of the seeds can be written");
        }
    },
    |input: &[u8]| {
        (target().law)(input);
    }
);

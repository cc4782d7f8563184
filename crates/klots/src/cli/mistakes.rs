//! What is wrong with a command line, in the user's language.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use play::Phrase;
use words::Words;

/// Whether clap answers with a text that was asked for, not with a mistake.
pub fn was_asked_for(error: &clap::Error) -> bool {
    !error.use_stderr()
}

/// A mistake as sentences: what is wrong, what may have been meant, where to look. `asked` is the command that was
/// called, for mistakes that do not know it.
pub fn explain(error: &clap::Error, asked: Option<&str>, words: &Words) -> String {
    let mut sentences = vec![words.say(&cause(error))];
    let suggested = [
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedArg,
        ContextKind::SuggestedValue,
        ContextKind::SuggestedCommand,
    ];
    if let Some(text) = suggested.into_iter().find_map(|kind| nearest(error, kind)) {
        sentences.push(words.say(&Phrase::new("cli-error-suggestion").with("text", text)));
    }
    let usage = text(error, ContextKind::Usage).unwrap_or_default();
    let names = usage.split_whitespace().skip_while(|word| *word != "klots");
    let command = names.take_while(|word| word.chars().all(|c| c.is_ascii_lowercase()));
    let mut command = command.collect::<Vec<_>>().join(" ");
    if command.is_empty() {
        command = ["klots"].into_iter().chain(asked).collect::<Vec<_>>().join(" ");
    }
    let help = Phrase::new("cli-error-help").with("command", format!("{command} --help"));
    sentences.push(words.say(&help));
    sentences.join("\n")
}

fn cause(error: &clap::Error) -> Phrase {
    let get = |kind| text(error, kind).unwrap_or_default();
    let argument = || get(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::UnknownArgument => Phrase::new("cli-error-argument").with("text", argument()),
        ErrorKind::InvalidSubcommand => {
            Phrase::new("cli-error-command").with("text", get(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Phrase::new("cli-error-command-missing")
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let (value, possible) = (get(ContextKind::InvalidValue), get(ContextKind::ValidValue));
            let code = match (value.is_empty(), possible.is_empty()) {
                (true, _) => "cli-error-value-missing",
                (_, true) => "cli-error-value",
                _ => "cli-error-value-possible",
            };
            let phrase = Phrase::new(code).with("argument", argument());
            phrase.with("value", value).with("possible", possible)
        }
        ErrorKind::NoEquals | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            Phrase::new("cli-error-value-missing").with("argument", argument())
        }
        ErrorKind::TooManyValues => Phrase::new("cli-error-value-extra")
            .with("argument", argument())
            .with("value", get(ContextKind::InvalidValue)),
        ErrorKind::ArgumentConflict => {
            let other = get(ContextKind::PriorArg);
            if other.is_empty() || other == argument() {
                return Phrase::new("cli-error-twice").with("argument", argument());
            }
            Phrase::new("cli-error-conflict").with("argument", argument()).with("other", other)
        }
        ErrorKind::MissingRequiredArgument => Phrase::new("cli-error-missing").with("arguments", argument()),
        ErrorKind::InvalidUtf8 => Phrase::new("cli-error-encoding"),
        _ => Phrase::new("cli-error-other"),
    }
}

/// Of several suggestions the nearest, which clap puts last.
fn nearest(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::Strings(texts) => texts.last().cloned(),
        _ => text(error, kind),
    }
}

fn text(error: &clap::Error, kind: ContextKind) -> Option<String> {
    let said = match error.get(kind)? {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(texts) => texts.join(", "),
        ContextValue::StyledStr(text) => text.to_string(),
        ContextValue::StyledStrs(texts) => {
            texts.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    };
    Some(said).filter(|said| !said.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    fn said(language: &str, line: &str) -> String {
        let words = Words::of(language);
        let command = super::super::localise(super::super::Cli::command(), &words, &[]);
        let asked = line.split(' ').nth(1).filter(|name| command.find_subcommand(name).is_some());
        let error = command.clone().try_get_matches_from(line.split(' ')).expect_err(line);
        explain(&error, asked, &words)
    }

    #[test]
    fn every_mistake_says_what_is_wrong_and_where_to_look() {
        for (line, words) in [
            ("klots plya", &["There is no command “plya”.", "Did you mean “play”?", "klots --help"][..]),
            ("klots play --levle easy", &["There is no argument “--levle”", "--level", "klots play --help"]),
            ("klots play --seats many", &["“many” is not valid for --seats <N>.", "klots play --help"]),
            ("klots bench --seconds nan", &["“nan” is not valid for --seconds", "klots bench --help"]),
            ("klots play --seats", &["--seats <N> needs a value."]),
            ("klots replay", &["Missing: <FILE>"]),
            ("klots completions klingon", &["Possible: bash, "]),
            ("klots play noughts --resume x", &["cannot be used with"]),
            ("klots play --plain --plain", &["can be given only once"]),
        ] {
            let said = said("en", line);
            for word in words {
                assert!(said.contains(word), "{line}: “{word}” is not in\n{said}");
            }
        }
    }

    #[test]
    fn no_english_of_clap_reaches_the_user() {
        for line in ["klots plya", "klots play --seats many", "klots replay", "klots completions klingon"] {
            let said = said(words::PSEUDO, line);
            assert!(!said.contains("error:") && !said.contains("For more information"), "{said}");
            assert!(said.lines().all(|line| line.starts_with('⟦') && line.ends_with('⟧')), "{said}");
        }
    }
}

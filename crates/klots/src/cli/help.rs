//! Help texts in the user's language: clap's own words included.

use catalogue::Catalogue;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command};
use play::Phrase;
use words::Words;

/// Puts the texts of the language files into a command: `cli-about`, `cli-replay-about`, `cli-replay-to` …
///
/// Everything that clap would say in English by itself (headings, usage, defaults, possible values) is switched off
/// and said from the language files instead.
pub fn localise(command: Command, words: &Words, games: &[&str]) -> Command {
    localise_at(command, words, games, ("cli", "klots"))
}

fn localise_at(command: Command, words: &Words, games: &[&str], (prefix, path): (&str, &str)) -> Command {
    let root = prefix == "cli";
    let mut command = command
        .about(words.word(&format!("{prefix}-about")))
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .subcommand_help_heading(words.word("cli-heading-commands"))
        .subcommand_value_name(words.word("cli-word-command"))
        .arg(Arg::new("help").short('h').long("help").action(ArgAction::Help));
    if root {
        command = command.arg(Arg::new("version").short('V').long("version").action(ArgAction::Version));
    }
    let ids: Vec<_> = command.get_arguments().map(|arg| arg.get_id().to_string()).collect();
    for (n, id) in ids.into_iter().enumerate() {
        command = command.mut_arg(&id, |arg| speak(arg, words, prefix, &id).display_order(n));
    }
    let children: Vec<_> = command.get_subcommands().map(|child| child.get_name().to_owned()).collect();
    for name in children {
        let (prefix, path) = (format!("{prefix}-{name}"), format!("{path} {name}"));
        command = command.mut_subcommand(name, |child| localise_at(child, words, games, (&prefix, &path)));
    }
    let usage = usage(&command, words, path);
    let command = command.override_usage(usage).after_help(after(words, games, prefix, root));
    command.help_template(format!(
        "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
        words.word("cli-usage")
    ))
}

/// An argument with its heading, its text, and what clap knows about its value.
fn speak(arg: Arg, words: &Words, prefix: &str, id: &str) -> Arg {
    let own = matches!(id, "help" | "version");
    let message = if own { format!("cli-{id}") } else { format!("{prefix}-{}", id.replace('_', "-")) };
    let heading = if arg.is_positional() { "cli-heading-arguments" } else { "cli-heading-options" };
    let mut help = words.word(&message);
    let notes = notes(&arg, words);
    if !notes.is_empty() {
        help = format!("{help} ({})", notes.join("; "));
    }
    let arg = match value_word(&arg) {
        Some(kind) => arg.value_name(words.word(&format!("cli-value-{kind}"))),
        None => arg,
    };
    let arg = arg.help(help).help_heading(words.word(heading));
    if !takes_value(&arg) {
        return arg;
    }
    arg.hide_default_value(true).hide_possible_values(true).hide_env(true)
}

fn notes(arg: &Arg, words: &Words) -> Vec<String> {
    let mut notes = Vec::new();
    let say =
        |code: &str, name: &str, value: String| words.say(&Phrase::new(code).with(name, value.as_str()));
    let possible: Vec<_> =
        arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    if takes_value(arg) && !possible.is_empty() {
        notes.push(say("cli-note-possible", "values", possible.join(", ")));
    }
    let defaults: Vec<_> =
        arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    if takes_value(arg) && !defaults.concat().is_empty() {
        notes.push(say("cli-note-default", "value", defaults.join(", ")));
    }
    if let Some(name) = arg.get_env() {
        notes.push(say("cli-note-variable", "name", name.to_string_lossy().into_owned()));
    }
    notes
}

fn takes_value(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::Set | ArgAction::Append)
}

/// Which word stands for the value of an argument; none where the sign is the same in every language.
fn value_word(arg: &Arg) -> Option<&'static str> {
    if !takes_value(arg) {
        return None;
    }
    let shown = arg.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
    let shown = shown.unwrap_or_else(|| arg.get_id().as_str().to_uppercase());
    Some(match shown.as_str() {
        "ADDRESS:PORT" => "address",
        "BOTS" => "bots",
        "BOT" | "NAME" | "COMMAND" => "name",
        "CODE" => "code",
        "EYES" => "eyes",
        "FILE" | "LEDGER" | "RECORD" | "OUTPUT" => "file",
        "FOLDER" => "folder",
        "GAME" => "game",
        "LEVEL" => "level",
        "LINK" => "link",
        "OPTIONS" => "options",
        "PIXELS" => "pixels",
        "POSITION" => "position",
        "RULE" => "rule",
        "S" => "seconds",
        "SHELL" => "shell",
        "BUDGET" => "time",
        "N" | "SEATS" | "SEAT" | "PEOPLE" | "GAMES" | "SEED" | "THREADS" | "SIZE" | "SAMPLES" | "DEPTH" => {
            "number"
        }
        _ => return None,
    })
}

fn usage(command: &Command, words: &Words, path: &str) -> String {
    let written = command.clone().bin_name(path).render_usage().to_string();
    let bare = written.split_once(path).map_or(written.as_str(), |(_, behind)| behind);
    format!("{path}{}", bare.replace("[OPTIONS]", &format!("[{}]", words.word("cli-word-options"))))
}

/// Examples, and for the whole program the exit codes.
fn after(words: &Words, games: &[&str], prefix: &str, root: bool) -> String {
    let mut parts = Vec::new();
    let examples = examples(prefix, games);
    if !examples.is_empty() {
        let lines = examples.iter().map(|line| format!("\n  {line}")).collect::<String>();
        parts.push(format!("{}:{lines}", words.word("cli-heading-examples")));
    }
    if root {
        let lines = exit_codes(words).map(|(code, text)| format!("\n  {code}  {text}")).join("");
        parts.push(format!("{}:{lines}", words.word("cli-heading-exit")));
    }
    parts.join("\n\n")
}

/// What the program ends with.
pub fn exit_codes(words: &Words) -> [(u8, String); 3] {
    [(0, "cli-exit-done"), (1, "cli-exit-failed"), (2, "cli-exit-usage")].map(|(n, id)| (n, words.word(id)))
}

/// Commands as they are typed: the same in every language, with games of the catalogue for `FIRST` and `LAST`, and one that
/// can be solved for `SOLVABLE`.
fn examples(prefix: &str, games: &[&str]) -> Vec<String> {
    let first = games.first().copied().unwrap_or("GAME");
    let last = games.last().copied().unwrap_or("GAME");
    let solvable = crate::solve::solvable();
    let fill =
        |line: &&str| line.replace("FIRST", first).replace("LAST", last).replace("SOLVABLE", &solvable);
    typed(prefix).iter().map(fill).collect()
}

fn typed(prefix: &str) -> &'static [&'static str] {
    match prefix {
        "cli" => &["klots", "klots play FIRST", "klots rules LAST --lang et"],
        "cli-serve" => &[
            "klots serve --listen 0.0.0.0:7377 --public-url https://klots.example.org",
            "klots serve --print-config > klots.toml",
        ],
        "cli-play" => &[
            "klots play",
            "klots play LAST --seats 4 --level hard",
            "klots play FIRST --seats 3 --people 2",
            "klots play --watch game.klots",
            "yes 1 | klots play FIRST --plain",
        ],
        "cli-join" => &[
            "klots join https://klots.example.org/t/K7Q2MX",
            "klots join https://klots.example.org/t/K7Q2MX#9f3a --name Ann --plain",
        ],
        "cli-engine" => &["printf 'game LAST seats 2\\nseed 7\\ndraw\\nmoves\\n' | klots engine"],
        "cli-replay" => {
            &["klots replay game.klots --verify", "klots replay game.klots --json | jq .standing"]
        }
        "cli-rules" => &["klots rules", "klots rules FIRST", "klots rules LAST --lang de"],
        "cli-render" => {
            &["klots render game.klots -o end.svg", "klots render game.klots --to 12 -o middle.png"]
        }
        "cli-score" => &["klots score FIRST kingdom.txt", "klots score LAST round.txt --json"],
        "cli-arena" => &["klots arena --game FIRST --bots hard,easy --games 200"],
        "cli-analyse" => &["klots analyse game.klots", "klots analyse game.klots --plot who-led.svg"],
        "cli-solve" => &["klots solve SOLVABLE --size 4"],
        "cli-train" => &["klots train LAST --out learnt"],
        "cli-bench" => &["klots bench", "klots bench LAST --seconds 10 --json"],
        "cli-load" => &["klots load --sockets 1000 --tables 250 --seconds 60"],
        "cli-site" => &["klots site public", "klots site public --base-path /games/"],
        "cli-backup" => &["klots backup klots-backup.db"],
        "cli-restore" => &["klots restore klots-backup.db --data new-folder"],
        "cli-export" => &["klots export klots.jsonl"],
        "cli-import" => &["klots import klots.jsonl --database-url postgres://localhost/klots"],
        "cli-push-key" => &["klots push-key >> klots.toml"],
        "cli-completions" => &["klots completions bash > /etc/bash_completion.d/klots"],
        "cli-man" => &["klots man > klots.1", "klots man play | man -l -"],
        _ => &[],
    }
}

/// The words that a shell offers for a game and for a bot.
pub fn offer_names(command: Command, catalogue: &Catalogue) -> Command {
    let games: Vec<&'static str> = catalogue.all().iter().map(|game| game.name).collect();
    let mut bots: Vec<&'static str> = Vec::new();
    for bot in catalogue.all().iter().flat_map(|game| game.bots.iter()) {
        if !bots.contains(bot) {
            bots.push(bot);
        }
    }
    let children: Vec<String> = command.get_subcommands().map(|child| child.get_name().to_owned()).collect();
    children.into_iter().fold(command, |command, child| {
        command.mut_subcommand(child, |child| {
            child.mut_args(|arg| match arg.get_id().as_str() {
                "game" => arg.value_parser(PossibleValuesParser::new(games.clone())),
                "level" | "bot" | "bots" => arg.value_parser(PossibleValuesParser::new(bots.clone())),
                _ => arg,
            })
        })
    })
}

/// The manual page of the program or of one command, its headings in the user's language.
pub fn manual(command: Command, words: &Words, games: &[&str]) -> std::io::Result<String> {
    let heading = |id: &str| words.word(id);
    let has_commands = command.has_subcommands();
    let man = clap_mangen::Man::new(command);
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    let examples = examples(&prefix_of(man_name(&page)), games);
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    man.render_options_section(&mut page)?;
    if has_commands {
        man.render_subcommands_section(&mut page)?;
    }
    let mut text = String::from_utf8_lossy(&page).into_owned();
    for (theirs, own) in [
        ("NAME", heading("cli-man-name")),
        ("SYNOPSIS", heading("cli-man-synopsis")),
        ("DESCRIPTION", heading("cli-man-description")),
        (&words.word("cli-heading-commands"), heading("cli-heading-commands")),
    ] {
        text = text.replace(&format!(".SH {theirs}\n"), &format!(".SH {own}\n"));
    }
    let mut section = |title: String, lines: Vec<String>| {
        text += &format!(".SH {title}\n.nf\n{}\n.fi\n", lines.join("\n"));
    };
    if !examples.is_empty() {
        section(
            heading("cli-heading-examples"),
            examples.iter().map(|line| line.replace('\\', "\\\\")).collect(),
        );
    }
    section(heading("cli-heading-exit"), exit_codes(words).map(|(n, said)| format!("{n}  {said}")).into());
    Ok(text)
}

fn man_name(page: &[u8]) -> String {
    let text = String::from_utf8_lossy(page);
    let title = text.lines().find_map(|line| line.strip_prefix(".TH ")).unwrap_or_default();
    title.split_whitespace().next().unwrap_or_default().to_owned()
}

fn prefix_of(name: String) -> String {
    name.replacen("klots", "cli", 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    fn every(command: &Command, path: &mut Vec<String>, found: &mut Vec<(String, String)>) {
        let help = command.clone().render_long_help().to_string();
        found.push((path.join(" "), help));
        for child in command.get_subcommands() {
            path.push(child.get_name().to_owned());
            every(child, path, found);
            path.pop();
        }
    }

    fn helps(language: &str) -> Vec<(String, String)> {
        let mut found = Vec::new();
        let command = localise(super::super::Cli::command(), &Words::of(language), &["one", "two"]);
        every(&command, &mut vec!["klots".to_owned()], &mut found);
        found
    }

    #[test]
    fn nothing_that_clap_says_by_itself_is_left() {
        for (name, help) in helps(words::PSEUDO) {
            for english in [
                "Usage:",
                "Options:",
                "Commands:",
                "Arguments:",
                "Print help",
                "[default:",
                "[env:",
                "[possible values:",
                "[OPTIONS]",
                "[COMMAND]",
            ] {
                assert!(!help.contains(english), "{name}: {english}\n{help}");
            }
        }
    }

    /// The whole program and every command, each as a page of the manual in the made-up language.
    fn pages() -> Vec<String> {
        let words = Words::of(words::PSEUDO);
        let command = localise(super::super::Cli::command(), &words, &["one", "two"]);
        let commands = command.get_subcommands().cloned().chain([command.clone()]);
        commands.map(|command| manual(command, &words, &["one"]).unwrap()).collect()
    }

    #[test]
    fn the_manual_has_no_heading_of_its_own() {
        for page in pages() {
            let english = |line: &&str| line.starts_with(".SH ") && !line.contains('⟦');
            assert_eq!(page.lines().find(english), None, "{page}");
        }
    }

    /// Under its headings, too, only commands, flags and signs are not from the language files.
    #[test]
    fn the_manual_has_no_sentence_of_its_own() {
        let examples = format!(".SH {}\n", Words::of(words::PSEUDO).word("cli-heading-examples"));
        for page in pages() {
            let mut parts = page.split(&examples);
            let before = parts.next().unwrap_or_default();
            let behind = parts.next().and_then(|rest| rest.split_once(".fi\n")).map_or("", |(_, rest)| rest);
            // The title and the mark of fonts are for the program that sets the page.
            let set = |line: &&str| {
                !line.starts_with(".TH") && !line.starts_with(".ie") && !line.starts_with(".el")
            };
            let text: Vec<&str> = before.lines().chain(behind.lines()).filter(set).collect();
            let bare =
                outside(&text.join("\n")).replace("\\fB", " ").replace("\\fI", " ").replace("\\fR", " ");
            let english = |word: &&str| {
                let letters = word.trim_matches(|c: char| !c.is_alphanumeric());
                let flag = word.trim_start_matches(['[', '<', '\\']).starts_with(['-', '.']);
                !flag && letters.len() > 2 && letters.chars().all(|c| c.is_ascii_lowercase())
            };
            let names = super::super::Cli::command();
            let is_name = |word: &str| {
                let letters = word.trim_matches(|c: char| !c.is_alphanumeric());
                letters == "klots" || names.find_subcommand(letters).is_some()
            };
            let found: Vec<&str> = bare
                .split(|c: char| c.is_whitespace() || c == '|')
                .filter(english)
                .filter(|word| !is_name(word) && !word.contains('('))
                .collect();
            assert_eq!(found, Vec::<&str>::new(), "{page}");
        }
    }

    #[test]
    fn help_comes_before_or_after_the_command() {
        let asked = |words: &[&str]| super::super::help_in_front(words.iter().map(Into::into).collect());
        assert_eq!(asked(&["klots", "help", "play"]), ["klots", "play", "--help"]);
        assert_eq!(asked(&["klots", "help"]), ["klots", "--help"]);
        assert_eq!(asked(&["klots", "play", "help"]), ["klots", "play", "help"]);
    }

    /// What stands outside the brackets of the made-up language: commands, flags, signs, examples.
    #[test]
    fn only_names_and_signs_are_not_from_the_language_files() {
        const SIGNS: [&str; 9] = ["URL", "HEX", "ELO0", "ELO1", "I", "N", "h", "V", "klots"];
        let command = super::super::Cli::command();
        let names: Vec<_> = command.get_subcommands().map(|child| child.get_name().to_owned()).collect();
        for (name, help) in helps(words::PSEUDO) {
            // Examples are commands from end to end.
            let examples = Words::of(words::PSEUDO).word("cli-heading-examples");
            let text = help.split(&examples).next().unwrap_or_default();
            for word in outside(text).split_whitespace().filter(|word| !word.starts_with("--")) {
                let letters = word.trim_matches(|c: char| !c.is_alphanumeric());
                let parts = letters.split(|c: char| !c.is_alphanumeric());
                let known = |part: &str| {
                    part.chars().all(|c| c.is_ascii_digit())
                        || SIGNS.contains(&part)
                        || names.iter().any(|name| name == part)
                };
                let flag = word.trim_start_matches(['[', '<']).starts_with('-');
                let named = names.iter().any(|name| name == letters);
                assert!(flag || named || parts.into_iter().all(known), "{name}: “{word}” in\n{help}");
            }
        }
    }

    fn outside(text: &str) -> String {
        let mut depth = 0_u32;
        let mut kept = String::new();
        for c in text.chars() {
            match c {
                '⟦' => depth += 1,
                '⟧' => depth = depth.saturating_sub(1),
                c if depth == 0 => kept.push(c),
                _ => {}
            }
        }
        kept
    }

    #[test]
    fn every_command_has_examples_that_name_it() {
        for (name, _) in helps("en").iter().skip(1) {
            let own = examples(&name.replace("klots", "cli").replace(' ', "-"), &["one"]);
            assert!(own.iter().any(|line| line.contains(name.as_str())), "{name} has no example of itself");
        }
    }

    #[test]
    fn the_example_of_the_engine_prints_moves() {
        let games: Vec<&str> = Catalogue::standard().all().iter().map(|game| game.name).collect();
        let line = examples("cli-engine", &games).concat();
        let commands = line.split('\'').nth(1).unwrap_or_default();
        let (out, answers) = std::sync::mpsc::channel();
        let mut engine = crate::engine::Engine::new(Catalogue::standard(), Words::of("en"), out);
        for command in commands.split("\\n") {
            assert_eq!(engine.hear(command), crate::engine::Goes::On);
        }
        assert!(answers.try_iter().any(|answer| answer.starts_with("move ")), "{line}");
    }

    #[test]
    fn a_shell_offers_games_and_levels() {
        let catalogue = Catalogue::standard();
        let mut command = offer_names(super::super::Cli::command(), &catalogue);
        let mut script = Vec::new();
        clap_complete::generate(clap_complete::Shell::Bash, &mut command, "klots", &mut script);
        let script = String::from_utf8(script).unwrap();
        for game in catalogue.all() {
            assert!(script.contains(game.name), "{}", game.name);
        }
        assert!(script.contains("beginner") && script.contains("expert"));
    }

    #[test]
    fn a_missing_text_would_show_its_id() {
        for (name, help) in helps("en") {
            assert!(!help.contains("[cli-"), "{name} lacks a text:\n{help}");
        }
    }
}

//! What the tests know of a message: its text, its variables, what is chosen by them.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource, VariantKey,
};
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};
use words::{SOURCE, languages, sources};

/// What the tests want to know of a message.
#[derive(Default, Debug)]
pub struct Known {
    pub text: String,
    pub variables: BTreeSet<String>,
    /// For each variable that something is chosen by: the keys there are.
    pub choices: BTreeMap<String, BTreeSet<String>>,
    /// Other messages it is made of.
    pub parts: BTreeSet<String>,
    /// For each variable that is counted: the categories there are.
    pub plurals: Vec<BTreeSet<String>>,
    /// Variables with a word right behind them, and the word.
    pub before_words: BTreeSet<(String, String)>,
}

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

pub fn read(language: &str) -> BTreeMap<String, Known> {
    let mut all = BTreeMap::new();
    for (file, source) in sources(language) {
        let resource =
            parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{language}/{file}: {errors:?}"));
        for (id, known) in messages(&resource) {
            assert!(all.insert(id.clone(), known).is_none(), "{language}/{file}: {id} stands there twice");
        }
    }
    all
}

fn messages(resource: &Resource<&str>) -> Vec<(String, Known)> {
    let message = |entry: &Entry<&str>| match entry {
        Entry::Message(Message { id, value: Some(value), .. }) => {
            let mut known = Known::default();
            look_at(value, &mut known);
            Some((id.name.to_owned(), known))
        }
        Entry::Junk { content } => panic!("does not parse: {content}"),
        _ => None,
    };
    resource.body.iter().filter_map(message).collect()
}

fn look_at(pattern: &Pattern<&str>, known: &mut Known) {
    for pair in pattern.elements.windows(2) {
        if let [
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            },
            PatternElement::TextElement { value },
        ] = pair
            && let Some(text) = value.strip_prefix([' ', '\u{a0}'])
            && text.starts_with(char::is_alphabetic)
        {
            let word = text.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
            known.before_words.insert((id.name.to_owned(), word.to_owned()));
        }
    }
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => known.text.push_str(value),
            PatternElement::Placeable { expression } => look_into(expression, known),
        }
    }
}

fn look_into(expression: &Expression<&str>, known: &mut Known) {
    match expression {
        Expression::Inline(inline) => name(inline, known),
        Expression::Select { selector, variants } => {
            name(selector, known);
            let keys: BTreeSet<String> = variants
                .iter()
                .map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                })
                .collect();
            if let InlineExpression::VariableReference { id } = selector {
                known.choices.entry(id.name.to_owned()).or_default().extend(keys.iter().cloned());
            }
            if keys.iter().any(|key| key == "one") && keys.iter().all(|key| is_count(key)) {
                known.plurals.push(keys);
            }
            variants.iter().for_each(|variant| look_at(&variant.value, known));
        }
    }
}

pub fn is_count(key: &str) -> bool {
    CATEGORIES.contains(&key) || key.parse::<i64>().is_ok()
}

fn name(inline: &InlineExpression<&str>, known: &mut Known) {
    match inline {
        InlineExpression::VariableReference { id } => drop(known.variables.insert(id.name.to_owned())),
        InlineExpression::MessageReference { id, .. } => drop(known.parts.insert(id.name.to_owned())),
        InlineExpression::Placeable { expression } => look_into(expression, known),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| name(argument, known));
        }
        _ => {}
    }
}

pub fn others() -> impl Iterator<Item = &'static String> {
    languages().iter().filter(|code| code.as_str() != SOURCE)
}

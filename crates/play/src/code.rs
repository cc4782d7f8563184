//! Why something may be refused, declared once: each room lists its codes in its `codes.rs`.

use crate::Value;

/// A reason to refuse: the id of its message, its kind, and what the message is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Code {
    /// The id of a message in `locales/<lang>/*.ftl`.
    pub id: &'static str,
    /// What whoever asked can do about it.
    pub kind: Kind,
    /// The arguments that a refusal may bring, by name.
    pub args: &'static [(&'static str, Arg)],
}

/// The kinds of refusals: programs tell them apart, whatever the reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Kind {
    /// It cannot be done, or not now.
    #[default]
    Illegal,
    /// Another seat decides.
    NotYourTurn,
    /// The game is over.
    Over,
    /// Others may do it.
    Forbidden,
    /// It cannot be read.
    Malformed,
    /// Something has happened in between.
    Stale,
}

/// What an argument is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A count, or a number on a tile.
    Number,
    /// A seat, counted from 0; such an argument is called `seat`, and sentences may name the player.
    Seat,
    /// A tile, a name, a text that somebody wrote.
    Text,
    /// A word of the vocabulary, which messages choose by (`wheat`).
    Word,
}

impl Code {
    /// A code of the usual kind.
    pub const fn new(id: &'static str, args: &'static [(&'static str, Arg)]) -> Code {
        Code { id, kind: Kind::Illegal, args }
    }

    /// The same code, of another kind.
    #[must_use]
    pub const fn of(self, kind: Kind) -> Code {
        Code { kind, ..self }
    }

    /// Whether a refusal with this code may bring this argument. Every refusal may say in which `column` of a text it was
    /// found.
    pub fn takes(&self, name: &str, value: &Value) -> bool {
        if name == "column" {
            return matches!(value, Value::Number(_));
        }
        let declared = self.args.iter().find(|(known, _)| *known == name);
        declared.is_some_and(|(_, arg)| match value {
            Value::Number(_) => matches!(arg, Arg::Number | Arg::Seat),
            Value::Text(_) => matches!(arg, Arg::Text | Arg::Word),
        })
    }
}

/// Declares the codes of a room, one to a line: `NAME = "id" (argument: Arg, …) is Kind;`, and `ALL` of them.
///
/// ```
/// mod codes {
///     play::codes! {
///         TAKEN = "refused-taken" (seat: Seat, tile: Text) is Forbidden;
///         TOO_LATE = "refused-too-late";
///     }
/// }
/// let refusal = play::Refusal::by_rule("X7", codes::TAKEN).with("seat", 1).with("tile", "5-3");
/// assert_eq!(refusal.to_string(), "refused-taken seat=1 tile=5-3 (X7)");
/// assert_eq!(refusal.kind(), play::Kind::Forbidden);
/// assert_eq!(codes::ALL, [codes::TAKEN, codes::TOO_LATE]);
/// ```
#[macro_export]
macro_rules! codes {
    ($($name:ident = $id:literal $(($($arg:ident: $type:ident),+))? $(is $kind:ident)?;)*) => {
        $(
            #[doc = concat!("The message `", $id, "`.")]
            pub const $name: $crate::Code =
                $crate::Code::new($id, &[$($((stringify!($arg), $crate::Arg::$type)),+)?])
                    $(.of($crate::Kind::$kind))?;
        )*
        /// All codes of this room.
        pub const ALL: &[$crate::Code] = &[$($name),*];
    };
}

/// What a refusal can be made of: a declared code.
pub trait Coded {
    /// The id of its message.
    fn id(&self) -> &str;

    /// How it was declared.
    fn declared(&self) -> Option<Code> {
        None
    }
}

impl Coded for Code {
    fn id(&self) -> &str {
        self.id
    }

    fn declared(&self) -> Option<Code> {
        Some(*self)
    }
}

/// A code that another program has sent, and one in a test.
impl Coded for &str {
    fn id(&self) -> &str {
        self
    }
}

impl Coded for &String {
    fn id(&self) -> &str {
        self
    }
}

/// How the code of a refusal was declared. It is not sent, and plays no part in whether two refusals are equal.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Declared(Option<Code>);

impl Declared {
    pub fn of(code: &impl Coded) -> Declared {
        Declared(code.declared())
    }

    pub fn kind(self) -> Kind {
        self.0.map(|code| code.kind).unwrap_or_default()
    }

    /// An argument that was not declared is a mistake of the program; tests find it.
    pub fn check(self, name: &str, value: &Value) {
        if let Some(code) = self.0 {
            debug_assert!(code.takes(name, value), "{} is not told {name}={value}", code.id);
        }
    }
}

impl PartialEq for Declared {
    fn eq(&self, _: &Declared) -> bool {
        true
    }
}

impl Eq for Declared {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Refusal;

    const TAKEN: Code =
        Code::new("refused-taken", &[("seat", Arg::Seat), ("tile", Arg::Text)]).of(Kind::Forbidden);

    #[test]
    fn a_refusal_has_the_kind_of_its_code_and_loses_it_on_the_wire_but_stays_equal() {
        let refusal = Refusal::new(TAKEN).with("seat", 1).with("tile", "5-3");
        assert_eq!((refusal.code(), refusal.kind()), ("refused-taken", Kind::Forbidden));
        let text = r#"{"code":"refused-taken","args":{"seat":1,"tile":"5-3"}}"#;
        let read: Refusal = serde_json::from_str(text).unwrap();
        assert_eq!(read, refusal);
        assert_eq!(serde_json::to_string(&refusal).unwrap(), text);
        assert_eq!(read.kind(), Kind::Illegal);
    }

    #[test]
    fn an_argument_has_the_declared_type_or_is_refused() {
        assert!(TAKEN.takes("seat", &1.into()) && TAKEN.takes("tile", &"5-3".into()));
        assert!(!TAKEN.takes("seat", &"one".into()) && !TAKEN.takes("tile", &5.into()));
        assert!(!TAKEN.takes("place", &1.into()) && TAKEN.takes("column", &1.into()));
    }
}

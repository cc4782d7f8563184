//! dominoes

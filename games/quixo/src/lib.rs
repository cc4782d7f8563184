//! quixo

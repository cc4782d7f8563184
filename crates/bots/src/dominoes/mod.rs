//! The bots of Domino Double 9.

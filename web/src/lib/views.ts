/** What the boards draw: the games' views and offers (CONTRACT of the wire; generated twins are in ./wire). */
import type { Step } from './trail';
import type { Phrase } from './words.svelte';
import type { Point } from './layout/snake';

export type GameName = 'kingdomino' | 'triominos' | 'quixo' | 'dominoes';
export const GAMES: readonly GameName[] = ['kingdomino', 'triominos', 'quixo', 'dominoes'];

/** What every board is given, and the one thing it answers: a move as text. */
export interface BoardProps<V, O> {
  view: V;
  /** The legal moves; empty when it is not this seat's turn. */
  offers: O[];
  /** Through whose eyes; null for onlookers. */
  seat: number | null;
  names: string[];
  /** A move is on its way. */
  busy?: boolean;
  /** Warnings and marks that a rated game does without. */
  casual?: boolean;
  /** A move that a hint or a lesson points at. */
  hint?: string | null;
  /** Moves to think about while somebody else is to move; null where nothing may be planned. */
  plans?: O[] | null;
  /** What was played since the own last move. */
  steps?: Step[];
  /** The table, for what is remembered as long as it lasts. */
  table?: string;
  play: (text: string) => void;
  /** Something was tried that cannot be. */
  refuse?: (why: Phrase & { rule?: string }) => void;
}

export interface KingdomSquare {
  x: number;
  y: number;
  terrain: string;
  crowns: number;
  tile: number | null;
}

export interface Kingdom {
  squares: KingdomSquare[];
  discarded: number[];
  points: number;
}

export interface KingdominoView {
  size: number;
  game: number;
  games: number;
  totals: number[];
  round: number;
  rounds: number;
  stage: 'luck' | 'pick' | 'place' | 'over';
  turn: number | null;
  current: { tile: number; king: number | null; done: boolean }[];
  next: { tile: number; king: number | null }[];
  order: number[];
  kingdoms: Kingdom[];
  stack: number;
  unseen: number[];
}

export interface KingdominoOffer {
  text: string;
  kind: 'place' | 'discard' | 'pick';
  tile: number;
  a?: Point;
  b?: Point;
  gain?: number;
  why?: (Phrase & { points: number })[];
}

export interface QuixoView {
  size: number;
  cells: { symbol: 'cross' | 'circle' | null; dot: number | null }[];
  starter: number | null;
  turn: number | null;
  moves: number;
  cap: number | null;
  repeats: number;
  winner: 'cross' | 'circle' | 'draw' | null;
  line: number[];
  last: { from: number; to: number } | null;
}

export interface QuixoOffer {
  text: string;
  kind: 'push' | 'pass';
  from?: Point;
  to?: Point;
  dot?: number;
  wins: boolean;
  loses: boolean;
}

export interface Hand {
  count: number;
  tiles: string[] | null;
}

export interface LaidTriangle {
  tile: string;
  x: number;
  y: number;
  up: boolean;
  corners: number[];
  seat: number;
  order: number;
}

export interface TriominosView {
  round: number;
  target: number | null;
  totals: number[];
  scores: number[];
  /** Each seat's points by what they were for. */
  tally?: number[][];
  hands: Hand[];
  pool: number;
  drawn: number;
  must: string | null;
  table: LaidTriangle[];
  stage: string;
  turn: number | null;
  last_round: unknown;
}

export interface TriominosOffer {
  text: string;
  kind: 'lay' | 'draw' | 'pass';
  tile?: string;
  x?: number;
  y?: number;
  up?: boolean;
  corners?: number[];
  /** What it brings; unknown for a move of the record. */
  points?: number;
  bonus?: 'bridge' | 'double' | 'hexagon' | null;
  hexagons?: number;
}

export interface LaidBone {
  left: number;
  right: number;
  seat: number;
}

export interface DominoesView {
  round: number;
  target: number | null;
  totals: number[];
  hands: Hand[];
  stock: number;
  line: LaidBone[];
  first: number;
  ends: [number, number] | null;
  stage: string;
  turn: number | null;
  must: string | null;
  last: number | null;
  last_round: unknown;
}

export interface DominoesOffer {
  text: string;
  kind: 'lay' | 'draw' | 'pass';
  tile?: string;
  end?: 'left' | 'right' | 'start';
  /** The open ends after it. */
  ends?: [number, number];
}

/** What a game brings to the page, and what every board is given. Nothing here knows a game by name. */
import type { Component } from 'svelte';
import type { Deals } from './fair';
import type { Step } from './trail';
import type { Phrase } from './words.svelte';
import type { Offers, Told } from './wire/Games';
import type { ScoreLine } from './wire/ScoreLine';

/** A move as every list of moves knows it: what is sent back, and how the server says it. */
export type AnyMove = Pick<Offers[keyof Offers], 'text'> & Partial<Told>;

/** What every board is given, and the one thing it answers: a move as text. */
export interface BoardProps<V, M> {
  view: V;
  /** The legal moves; empty when it is not this seat's turn. */
  offers: M[];
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
  plans?: M[] | null;
  /** What was played since one's own last move. */
  steps?: Step[];
  /** The table, for what is remembered as long as it lasts. */
  table?: string;
  /** A picture of how it lay: nothing will be added, and all of the room is the pieces'. */
  still?: boolean;
  play: (text: string) => void;
  /** Something was tried that cannot be. */
  refuse?: (why: Phrase & { rule?: string }) => void;
}

/** A game's board with everything the pages ask about it. What is optional has a plain answer without it. */
export interface BoardKit {
  Board: Component<BoardProps<unknown, AnyMove>>;
  /** A move as a sentence. */
  sayOffer: (offer: AnyMove, view: unknown, names: string[]) => string;
  /** The whole table as sentences. */
  describe: (view: unknown, names: string[]) => string[];
  /** Loads what reads a move of the record back, in the position in which it was made. */
  reader?: () => Promise<{ read: (text: string, view: unknown) => AnyMove | null }>;
  /** Loads what may be thought about off turn. */
  planner?: () => Promise<{ plan: (view: unknown, seat: number) => AnyMove[] }>;
  /** “Why these points?” while the game runs; null where there is no sum to look at. */
  explain?: (view: unknown, seat: number) => ScoreLine[] | null;
  /** Whether points mean something before the end. Without it they do. */
  scored?: (view: unknown) => boolean;
  /** What stands for a seat instead of points, where a game has none. */
  Sign?: Component<{ seat: number }>;
  /** A tile of a hand, drawn. */
  HandTile?: Component<{ tile: string }>;
  /** What a move was beside its points: a bridge, a line; nothing for a plain one. */
  moment?: (seen: Happened<unknown>) => string;
  /** A picture of what the points are for, counted line by line after the end. */
  Tally?: Component<{ view: unknown; seat: number; lines: ScoreLine[]; at: number }>;
  /** Nothing is shuffled: the page does not ask whether the shuffle was fair. The record tells who checks it anyway. */
  unshuffled?: boolean;
  /** Whether a line of the log says no more than the move before it: that somebody draws, and that they have drawn. */
  echoes?: (tell: Phrase) => boolean;
  /** How moves since one's own last one make turns, and what leaves nothing to be marked. */
  traces?: Traces;
}

/** A move that has just been made, with the table before and after it. */
export interface Happened<V> {
  seat: number;
  tell: Phrase | null;
  before: V;
  after: V;
}

/** What a trail of moves must know of a game's notation. */
export interface Traces {
  /** Luck after which nothing of what was played before lies on the table. */
  fresh?: RegExp;
  /** Moves that leave nothing on the table. */
  traceless?: RegExp;
  /** Moves that end a turn even if the same player goes on. */
  ends?: RegExp;
}

/** A step of a guided first game: waits for “next”, or for something to happen at the table. */
export interface LessonStep {
  /** The message is `lesson-<game>-<id>`. */
  id: string;
  until?: (scene: Scene<never>) => boolean;
  /** Whether what it speaks of is possible now; without it, always. */
  when?: (scene: Scene<never>) => boolean;
  /** The step whose words fit while it is not. */
  instead?: string;
  /** What it is about, by its name on the page: the first of these that is there. */
  at?: string[];
}

export interface Scene<V> {
  view: V;
  myTurn: boolean;
  seat: number | null;
  offers: AnyMove[];
}

/** How a game is entered in the list: small, because the first page loads it; everything else comes when it is asked for. */
export interface Entry {
  picture?: string;
  kit: () => Promise<unknown>;
  pad?: () => Promise<{ default: Component }>;
  lesson?: () => Promise<{ lesson: LessonStep[] }>;
  /** Options that mean something only while a flag is chosen: each with the flag. */
  needs?: Record<string, string>;
  /** Options that say what the choice of a clock says too. */
  clocked?: string[];
  /** Its shuffle recomputed; without it nothing is said about the shuffle of a record. */
  fair?: () => Promise<{ deals: Deals }>;
}

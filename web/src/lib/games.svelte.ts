/** The games as the server offers them: seats, options, levels of the computer. */
import { api } from './api';
import { device } from './drawer';
import { playsHere } from './local/here';
import { isStatic } from './site';
import type { GameLine } from './wire/GameLine';
import type { OptionSpec } from './wire/OptionSpec';

let lines = $state.raw<GameLine[] | null>(null);
let asking: Promise<GameLine[]> | null = null;

export function knowGames(): Promise<GameLine[]> {
  asking ??= ask().then(
    (known) => (lines = known),
    (error: unknown) => {
      asking = null;
      throw error;
    },
  );
  return asking;
}

export function gameLine(name: string): GameLine | undefined {
  return lines?.find((line) => line.name === name);
}

/** Who plays here needs no server to know what there is to play. */
async function ask(): Promise<GameLine[]> {
  return playsHere() ? (await import('./local/line')).local.games() : api.games();
}

let served: Promise<GameLine[]> | null = null;

/** What the server plays, if there is one and it answers: it may know more than the page. */
export function servedGames(): Promise<GameLine[]> {
  if (isStatic) return Promise.resolve([]);
  served ??= playsHere() ? api.games().catch(() => []) : knowGames();
  return served;
}

/** A game of this name, here or at the server. */
export async function findGame(name: string): Promise<GameLine | undefined> {
  const named = (line: GameLine) => line.name === name;
  const own = (await knowGames()).find(named);
  if (own) return own;
  const other = (await servedGames()).find(named);
  if (other) lines = [...(lines ?? []).filter((line) => !named(line)), other];
  return other;
}

const KEY = 'klots-level';

/** The level chosen last for this game; a gentle one the first time. */
export function usualLevel(line: GameLine): string {
  const kept = device.get(`${KEY}-${line.name}`);
  if (kept && line.levels.includes(kept)) return kept;
  return line.levels[Math.min(1, line.levels.length - 1)] ?? '';
}

export function rememberLevel(game: string, level: string): void {
  device.put(`${KEY}-${game}`, level);
}

/** Whether an option exists with so many players. */
export const optionFits = (spec: OptionSpec, seats: number): boolean =>
  spec.seats.length === 0 || spec.seats.includes(seats);

/** What was chosen, without what does not exist with so many players. */
export function fittingChoices(
  line: GameLine | null | undefined,
  seats: number,
  choices: Record<string, string>,
): Record<string, string> {
  const fitting = new Set(line?.options.filter((spec) => optionFits(spec, seats)).map(({ name }) => name));
  return Object.fromEntries(Object.entries(choices).filter(([name]) => fitting.has(name)));
}

/** The games as the server offers them: seats, options, levels of the computer. */
import { api } from './api';
import type { GameLine } from './wire/GameLine';

let lines = $state.raw<GameLine[] | null>(null);
let asking: Promise<GameLine[]> | null = null;

export function knowGames(): Promise<GameLine[]> {
  asking ??= api.games().then(
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

const KEY = 'klots-level';

/** The level chosen last for this game; a gentle one the first time. */
export function usualLevel(line: GameLine): string {
  const kept = localStorage.getItem(`${KEY}-${line.name}`);
  if (kept && line.levels.includes(kept)) return kept;
  return line.levels[Math.min(1, line.levels.length - 1)] ?? '';
}

export function rememberLevel(game: string, level: string): void {
  localStorage.setItem(`${KEY}-${game}`, level);
}

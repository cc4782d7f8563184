/** The games as the server offers them: seats, options, levels of the computer. */
import { api } from './api';
import { device } from './drawer';
import { playsHere } from './local/here';
import { isStatic } from './site';
import type { ClockRule } from './wire/ClockRule';
import type { GameLine } from './wire/GameLine';
import type { OptionSpec } from './wire/OptionSpec';
import { t } from './words.svelte';

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

/** A clock in words. */
export function sayClock(rule: ClockRule): string {
  if (rule.kind === 'move') return t('clock-move', { seconds: rule.seconds });
  if (rule.kind === 'game')
    return t('clock-game', { minutes: Math.round(rule.seconds / 60), increment: rule.increment });
  if (rule.kind === 'days') return t('clock-days', { days: rule.days });
  return t('clock-none');
}

/** The message of an option. */
export const optionId = (game: string, spec: OptionSpec): string => `option-${game}-${spec.name.replaceAll('_', '-')}`;

/** What was chosen otherwise than in the rulebook, each in words. */
export function otherwise(line: GameLine, seats: number, choices: Record<string, string>): string[] {
  const chosen = fittingChoices(line, seats, choices);
  const differing = line.options.filter(({ name, default: usual }) => (chosen[name] ?? usual) !== usual);
  return differing.map((spec) => {
    const [id, value] = [optionId(line.name, spec), chosen[spec.name]!];
    if (spec.kind === 'flag') return `${t(id)}: ${t(value === 'yes' ? 'answer-yes' : 'answer-no')}`;
    return `${t(id)}: ${spec.kind === 'choice' ? t(`${id}-is-${value}`) : value}`;
  });
}

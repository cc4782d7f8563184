/** The server's REST interface, as far as the pages use it. */
import { isLocal } from './local/here';
import type { Act } from './wire/Act';
import type { Addresses } from './wire/Addresses';
import type { Analysis } from './wire/Analysis';
import type { AnalysisProgress } from './wire/AnalysisProgress';
import type { BroughtGame } from './wire/BroughtGame';
import type { Done } from './wire/Done';
import type { GameLine } from './wire/GameLine';
import type { Hint } from './wire/Hint';
import type { Made } from './wire/Made';
import type { Me } from './wire/Me';
import type { NewTable } from './wire/NewTable';
import type { Page } from './wire/Page';
import type { Problem } from './wire/Problem';
import type { Profile } from './wire/Profile';
import type { PushKey } from './wire/PushKey';
import type { QuickMatch } from './wire/QuickMatch';
import type { RatingLine } from './wire/RatingLine';
import type { Recovery } from './wire/Recovery';
import type { Refusal } from './wire/Refusal';
import type { ReplaySteps } from './wire/ReplaySteps';
import type { SessionLine } from './wire/SessionLine';
import type { Snapshot } from './wire/Snapshot';
import type { TableLine } from './wire/TableLine';
import type { Token } from './wire/Token';

const BASE = '/api/v1';

/** The server said no, or could not be reached. */
export class Refused extends Error {
  constructor(
    readonly why: Refusal,
    readonly code: string,
    readonly status: number,
  ) {
    super(why.code);
  }
}

/** Why something failed: what was said, or that there was no answer at all. */
export const reasonOf = (error: unknown): Refusal =>
  error instanceof Refused ? error.why : { code: 'problem-server' };

async function ask(
  method: string,
  path: string,
  body?: unknown,
  key?: string | null,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (key) headers['klots-key'] = key;
  let answer: Response;
  try {
    answer = await fetch(BASE + path, {
      method,
      headers,
      credentials: 'same-origin',
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused({ code: 'problem-no-server' }, 'unavailable', 0);
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  const why = problem?.why ?? { code: answer.status === 404 ? 'problem-not-found' : 'problem-server' };
  throw new Refused(why, problem?.code ?? 'unavailable', answer.status);
}

async function json<T>(
  method: string,
  path: string,
  body?: unknown,
  key?: string | null,
  signal?: AbortSignal,
): Promise<T> {
  return (await (await ask(method, path, body, key, signal)).json()) as T;
}

const q = encodeURIComponent;

/** The tables of this device, asked without a server. */
const here = async () => (await import('./local/line')).local;

/** How an analysis is waited for: told how far it is, and given up when nobody wants it any more. */
export interface Waits {
  watch: (progress: AnalysisProgress) => void;
  signal: AbortSignal;
}

/** So often the server is asked how far an analysis is. */
const LOOK_AGAIN = 700;

async function analysisThere(table: string, key: string | null | undefined, waits: Waits): Promise<Analysis> {
  const path = `/tables/${q(table)}/analysis`;
  const look = () => json<AnalysisProgress>('GET', `${path}/progress`, undefined, key, waits.signal);
  // What is wrong is told by the answer that is waited for.
  const timer = setInterval(() => void look().then(waits.watch, () => undefined), LOOK_AGAIN);
  try {
    return await json<Analysis>('GET', path, undefined, key, waits.signal);
  } finally {
    clearInterval(timer);
  }
}

async function analysisHere(table: string, waits: Waits): Promise<Analysis> {
  const local = await here();
  waits.signal.addEventListener('abort', () => local.rest(), { once: true });
  return local.analysis(table, (done, of) => waits.watch({ done, of }));
}

export const api = {
  games: () => json<GameLine[]>('GET', '/games'),
  addresses: () => json<Addresses>('GET', '/addresses'),
  me: () => json<Me>('GET', '/me'),
  becomeGuest: (name: string) => json<Me>('POST', '/guests', { name }),
  rename: (name: string) => json<Me>('PATCH', '/me', { name }),
  forgetMe: () => ask('DELETE', '/me'),
  profile: () => json<Profile>('GET', '/me/profile'),
  myTables: (stage?: string) => json<Page<TableLine>>('GET', '/me/tables' + (stage ? `?stage=${stage}` : '')),
  recovery: () => json<Recovery>('POST', '/me/recovery'),
  recover: (code: string) => json<Me>('POST', '/recovery', { code }),
  sessions: () => json<SessionLine[]>('GET', '/me/sessions'),
  endSession: (id: string) => ask('DELETE', `/me/sessions/${q(id)}`),
  pushKey: () => json<PushKey>('GET', '/push'),
  letCall: (endpoint: string) => ask('PUT', '/me/push', { endpoint }),
  dontCall: () => ask('DELETE', '/me/push'),
  token: (label: string) => json<Token>('POST', '/me/tokens', { label }),
  password: (old: string, fresh: string) => ask('POST', '/me/password', { old, new: fresh }),
  signUp: (account: string, password: string) => json<Me>('POST', '/accounts', { account, password }),
  signIn: (account: string, password: string) => json<Me>('POST', '/sessions', { account, password }),
  signOut: () => ask('DELETE', '/sessions'),
  tables: (stage: string) => json<Page<TableLine>>('GET', `/tables?stage=${stage}`),
  make: (table: NewTable) => json<Made>('POST', '/tables', table),
  bring: (game: BroughtGame) => json<Made>('POST', '/tables/import', game),
  match: (wish: QuickMatch) => json<Made>('POST', '/match', wish),
  table: async (table: string, key?: string | null) =>
    isLocal(table) ? (await here()).snapshot(table) : json<Snapshot>('GET', `/tables/${q(table)}`, undefined, key),
  act: (table: string, act: Act) => json<Done>('POST', `/tables/${q(table)}/act`, act),
  replay: async (table: string, eyes?: string, key?: string | null) =>
    isLocal(table)
      ? (await here()).replay(table)
      : json<ReplaySteps>('GET', `/tables/${q(table)}/replay` + (eyes ? `?eyes=${q(eyes)}` : ''), undefined, key),
  hint: async (table: string) =>
    isLocal(table) ? (await here()).hint(table) : json<Hint>('GET', `/tables/${q(table)}/hint`),
  analysis: (table: string, key: string | null | undefined, waits: Waits) =>
    isLocal(table) ? analysisHere(table, waits) : analysisThere(table, key, waits),
  leaderboard: (game: string) => json<Page<RatingLine>>('GET', `/leaderboard/${q(game)}`),
  record: async (table: string, key?: string | null) =>
    isLocal(table)
      ? (await here()).record(table)
      : (await ask('GET', `/tables/${q(table)}/record`, undefined, key)).text(),
  exportAddress: BASE + '/me/export',
};

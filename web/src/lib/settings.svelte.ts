/** What a person has set on this device. Works without an account. */
export interface Settings {
  theme: 'auto' | 'light' | 'dark' | 'contrast';
  confirm: 'always' | 'touch' | 'never';
  language: string;
  letters: boolean;
  sounds: boolean;
  notices: boolean;
  /** Whether this browser may be called while the page is closed. */
  push: boolean;
  motion: 'auto' | 'full' | 'none';
  previews: boolean;
  playable: boolean;
  /** Whether a move may be planned while others think. */
  ahead: boolean;
  /** How a hand is sorted where a game lets one choose. */
  order: 'drawn' | 'pips' | 'doubles';
  name: string;
  /** Which drawing stands for this person; chosen by the name where empty. */
  avatar: string;
  /** How long a move of somebody else is looked at before the next one is shown. */
  pace: 'slow' | 'normal' | 'fast' | 'none';
  /** Whether games against the computer and on one device are played in the page itself, where it can do that. */
  here: boolean;
}

const KEY = 'klots-settings';

const DEFAULTS: Settings = {
  theme: 'auto',
  confirm: 'touch',
  language: '',
  letters: false,
  sounds: false,
  notices: false,
  push: false,
  motion: 'auto',
  previews: true,
  playable: true,
  ahead: false,
  order: 'drawn',
  name: '',
  avatar: '',
  pace: 'normal',
  here: true,
};

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...DEFAULTS, ...(kept as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(read());

/** What the browser must be asked about first is not taken from another one. */
const ASKED: (keyof Settings)[] = ['notices', 'push'];

/** Settings of another device: what has been chosen here stays as it is. */
export function takeSettings(others: object): void {
  const usual: Record<string, unknown> = { ...DEFAULTS };
  const own = settings as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(others)) {
    if (ASKED.includes(name as keyof Settings) || typeof value !== typeof usual[name]) continue;
    if (own[name] === usual[name]) own[name] = value;
  }
}

/** Keeps the settings and lets the page look like them. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset['theme'] = settings.theme;
  root.dataset['motion'] = settings.motion;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse: the settings then last as long as the page.
  }
}

/** Whether things may move on the screen. */
export function moving(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const PACES = { slow: 1600, normal: 800, fast: 350, none: 0 };

/** The least time between two moves on the board, in milliseconds: none where nothing moves or nobody looks. */
export function pace(): number {
  return moving() && document.visibilityState === 'visible' ? PACES[settings.pace] : 0;
}

/** Whether a move made this way wants a second tap. */
export function confirming(pointer: string): boolean {
  return settings.confirm === 'always' || (settings.confirm === 'touch' && pointer === 'touch');
}

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
}

const KEY = 'klots-settings';

const DEFAULTS: Settings = {
  theme: 'auto',
  confirm: 'touch',
  language: '',
  letters: false,
  sounds: true,
  notices: false,
  push: false,
  motion: 'auto',
  previews: true,
  playable: true,
  ahead: false,
  order: 'drawn',
  name: '',
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

/** Whether a move made this way wants a second tap. */
export function confirming(pointer: string): boolean {
  return settings.confirm === 'always' || (settings.confirm === 'touch' && pointer === 'touch');
}

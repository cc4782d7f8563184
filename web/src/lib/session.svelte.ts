/** Who sits at this browser. Everybody is at least a guest as soon as it matters. */
import { api, Refused } from './api';
import { settings } from './settings.svelte';
import type { Me } from './wire/Me';
import { plain, t } from './words.svelte';

/** Set once this browser has been somebody: before that there is nothing to ask the server. */
const SOMEBODY = 'klots-somebody';

let me = $state.raw<Me | null>(null);
let asking: Promise<Me | null> | null = null;

export function whoAmI(): Me | null {
  return me;
}

export function becomes(fresh: Me | null): void {
  me = fresh;
  asking = null;
  try {
    if (fresh) localStorage.setItem(SOMEBODY, 'yes');
    else localStorage.removeItem(SOMEBODY);
  } catch {
    // The server still knows the cookie: whoever starts a game is found again.
  }
}

/** Asks the server once, and only in a browser that has been somebody: a first visit asks nothing. */
export function knowMe(): Promise<Me | null> {
  asking ??= wasSomebody() ? askServer() : Promise.resolve(null);
  return asking;
}

function wasSomebody(): boolean {
  try {
    return localStorage.getItem(SOMEBODY) !== null;
  } catch {
    return false;
  }
}

async function askServer(): Promise<Me | null> {
  try {
    return (me = await api.me());
  } catch (error) {
    if (error instanceof Refused && error.status === 401) becomes(null);
    asking = null;
    return null;
  }
}

/** Makes sure there is somebody: a guest with the name from the settings. */
export async function beSomebody(): Promise<Me> {
  const known = me ?? (await knowMe());
  if (known) return known;
  const fresh = await api.becomeGuest(settings.name || plain(t('guest-name')));
  becomes(fresh);
  return fresh;
}

/** 128 random bits as the wire wants them. */
export function moveId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** A word for the shuffle that nobody can guess. */
export function randomWord(): string {
  return hex(crypto.getRandomValues(new Uint8Array(6)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

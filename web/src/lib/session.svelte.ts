/** Who sits at this browser. Everybody is at least a guest as soon as it matters. */
import { api, Refused } from './api';
import { settings } from './settings.svelte';
import type { Me } from './wire/Me';
import { plain, t } from './words.svelte';

let me = $state.raw<Me | null>(null);
let asking: Promise<Me | null> | null = null;

export function whoAmI(): Me | null {
  return me;
}

export function becomes(fresh: Me | null): void {
  me = fresh;
  asking = null;
}

/** Asks the server once. */
export function knowMe(): Promise<Me | null> {
  asking ??= api.me().then(
    (known) => (me = known),
    (error: unknown) => {
      if (!(error instanceof Refused) || error.status !== 401) asking = null;
      return null;
    },
  );
  return asking;
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

import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { Steady } from '../src/lib/steady.svelte';

it('what is false stays so while a choice lies over the board', () => {
  let wanted = $state(false);
  let steady: Steady<boolean> | undefined;
  const end = $effect.root(() => {
    steady = new Steady(
      () => wanted,
      () => 'the same table',
      () => true,
    );
  });
  flushSync();
  wanted = true;
  flushSync();
  expect(steady?.now).toBe(false);
  end();
});

it('a tap stops what glides where it is, and the rest of the way is gone later', () => {
  vi.useFakeTimers();
  let wanted = $state(0);
  let steady: Steady<number> | undefined;
  const end = $effect.root(() => {
    steady = new Steady(
      () => wanted,
      () => 'the same table',
      () => false,
    );
  });
  flushSync();
  wanted = 100;
  flushSync();
  vi.advanceTimersByTime(160);
  const half = steady?.now ?? 0;
  expect(half).toBeGreaterThan(0);
  expect(half).toBeLessThan(100);

  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(400);
  expect(steady?.now).toBe(half);
  expect(steady?.settling).toBe(true);

  vi.advanceTimersByTime(1000);
  expect(steady?.now).toBe(100);
  expect(steady?.settling).toBe(false);
  end();
  vi.useRealTimers();
});

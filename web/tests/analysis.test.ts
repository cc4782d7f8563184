/** The analysis names moves in sentences: what was played as the log says it, what was better as the list of moves says it. */
import { render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read } from '../src/boards/quixo/notation';
import { sayOffer } from '../src/boards/quixo/say';
import Graph from '../src/parts/Graph.svelte';
import { plain, speakText } from '../src/lib/words.svelte';
import { byGame, SCENES } from './scenes';

const LOCALES = join(import.meta.dirname, '../../locales/en');
const FILES = ['common', 'web', 'kingdomino', 'quixo'];
speakText('en', FILES.map((name) => readFileSync(join(LOCALES, `${name}.ftl`), 'utf8')).join('\n'));

interface Game {
  read: (text: string, view: never) => object | null;
  plan: (view: never, seat: number) => { text: string }[];
  sayOffer: (offer: never, view: never, names: string[]) => string;
}
const NOTATIONS = byGame(import.meta.glob<Pick<Game, 'read'>>('../src/boards/*/notation.ts', { eager: true }));
const PLANS = byGame(import.meta.glob<Pick<Game, 'plan'>>('../src/boards/*/plan.ts', { eager: true }));
const SAYINGS = byGame(import.meta.glob<Pick<Game, 'sayOffer'>>('../src/boards/*/say.ts', { eager: true }));

describe('a move of the record', () => {
  it.each(SCENES)('is read back as it was offered: $game, $name', (scene) => {
    const { game, seat } = scene;
    const [view, moves] = [scene.view as never, scene.offers as { text: string; kind: string }[]];
    const { read, plan, sayOffer } = { ...NOTATIONS[game]!, ...PLANS[game]!, ...SAYINGS[game]! };
    const planned = plan(view, seat);
    for (const { text, kind } of moves) {
      const offer = read(text, view);
      expect(offer).toMatchObject({ text, kind });
      const twin = planned.find((one) => one.text === text);
      const { points: _, ...known } = { points: 0, ...twin };
      if (twin) expect(known).toMatchObject(offer!);
      expect(plain(sayOffer(offer as never, view, ['Ann', 'Bo', 'Cy', 'Di']))).not.toContain(text.split('@')[0] + '@');
    }
    expect(read('nonsense', view)).toBeNull();
  });
});

describe('the moves that cost most', () => {
  it('are told in the words of the log, without notation', () => {
    const told = { code: 'told-quixo-push', args: { seat: 0, symbol: 'cross', from: 'a1', to: 'a5', ends: 'no' } };
    const { container } = render(Graph, {
      analysis: {
        number: 2,
        moves: [{ number: 2, seat: 0, text: 'a1>a5', best: 0.7, played: 0.4, better: 'b1>b5' }],
      } as never,
      steps: [
        { view: { size: 5 }, standing: { points: [], places: [] } },
        {
          event: { number: 2, at: 0, what: { kind: 'moved', seat: 0, text: 'a1>a5' }, tell: told },
          view: { size: 5 },
          standing: { points: [], places: [] },
        },
      ],
      names: ['Ann', 'Bo'],
      at: 0,
      sayMove: (text: string, step: number) =>
        step === 1 ? sayOffer(read(text)!, { size: 5 } as never, ['Ann', 'Bo']) : text,
      to: () => undefined,
    });
    const said = plain(container.querySelector('ol button')!.textContent).replace(/\s+/g, ' ').trim();
    expect(said).toBe('Ann pushes a1 in at a5. Better (+30%): Cube b1, pushed in from below');
  });
});

describe('what luck did', () => {
  const judged = (number: number, seat: number, best: number, played: number) => ({
    number,
    seat,
    text: 'x',
    best,
    played,
    better: 'x',
  });
  const step = (number: number, what: object) => ({
    event: { number, at: 0, what },
    view: {},
    standing: { points: [], places: [] },
  });
  const shown = (names: string[], moves: object[], steps: object[]) => {
    const { container } = render(Graph, {
      analysis: { moves } as never,
      steps: steps as never,
      names,
      at: 0,
      sayMove: (text: string) => text,
      to: () => undefined,
    });
    return [...container.querySelectorAll('ul li')].map((line) => plain(line.textContent).trim());
  };

  it('counts only what came by chance; between two players one’s gain is the other’s loss', () => {
    const steps = [
      step(1, { kind: 'moved', seat: 0, text: 'x' }),
      step(2, { kind: 'moved', seat: 1, text: 'x' }),
      step(3, { kind: 'luck', text: 'row' }),
      step(4, { kind: 'moved', seat: 0, text: 'x' }),
    ];
    const moves = [judged(1, 0, 0.9, 0.1), judged(2, 1, 0.6, 0.6), judged(4, 0, 0.5, 0.5)];
    expect(shown(['Ann', 'Bo'], moves, steps)).toEqual(['Ann: +10%', 'Bo: −10%']);
  });

  it('among three, only one’s own draws', () => {
    const steps = [
      step(1, { kind: 'moved', seat: 2, text: 'draw' }),
      step(2, { kind: 'luck', text: 'tile 1-2-3' }),
      step(3, { kind: 'moved', seat: 2, text: 'x' }),
      step(4, { kind: 'luck', text: 'deal' }),
      step(5, { kind: 'moved', seat: 0, text: 'x' }),
    ];
    const moves = [judged(1, 2, 0.2, 0.2), judged(3, 2, 0.5, 0.5), judged(5, 0, 0.9, 0.9)];
    expect(shown(['Ann', 'Bo', 'Cy'], moves, steps)).toEqual(['Cy: +30%']);
    expect(shown(['Ann', 'Bo', 'Cy'], [], [])).toEqual([]);
  });
});

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
const FILES = ['bots', 'common', 'web', 'kingdomino', 'quixo'];
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
        game: 'quixo',
        moves: [
          {
            number: 2,
            seat: 0,
            text: 'a1>a5',
            best: 0.7,
            played: 0.4,
            better: 'b1>b5',
            error: 0.02,
            class: 'blunder',
            exact: false,
            change: [-0.3, 0.3],
          },
        ],
        course: [],
        luck: [],
        seats: [],
      },
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
    const said = plain(container.querySelector('ol button .told')!.textContent).replace(/\s+/g, ' ').trim();
    expect(said).toBe('Ann pushes a1 in at a5. Better (+30±4%): Cube b1, pushed in from below');
    expect(container.querySelector('ol button .class')!.textContent).toBe('Blunder');
  });
});

describe('the course of a game', () => {
  const step = (number: number) => ({
    event: { number, at: 0, what: { kind: 'luck', text: 'x' } },
    view: {},
    standing: { points: [], places: [] },
  });
  const moment = (number: number, shares: number[], error = 0) => ({ number, shares, error, exact: false });
  const graph = (
    course: object[],
    seats: object[] = [],
    luck: object[] = [{ number: 1, seat: 0, change: [] }],
    to: (index: number) => void = () => undefined,
  ) =>
    render(Graph, {
      analysis: { game: 'x', moves: [], course, luck, seats } as never,
      steps: [{ view: {}, standing: { points: [], places: [] } }, step(1), step(2)] as never,
      names: ['Ann', 'Bo'],
      at: 0,
      sayMove: (text: string) => text,
      to,
    }).container;

  it('is drawn as it was sent', () => {
    const container = graph([moment(0, [0.5, 0.5]), moment(1, [0.75, 0.25]), moment(2, [1, 0])]);
    const curves = [...container.querySelectorAll('.course .curve')].map((curve) => curve.getAttribute('d'));
    expect(curves).toEqual(['M0.0 110.0L320.0 55.0L640.0 0.0', 'M0.0 110.0L320.0 165.0L640.0 220.0']);
    expect(container.querySelector('.band')).toBeNull();
  });

  it('leads to the moment that is tapped', () => {
    const gone: number[] = [];
    const drawn = graph([moment(0, [0.5, 0.5]), moment(2, [1, 0])], [], [], (index) => gone.push(index));
    const course = drawn.querySelector('.course')!;
    course.getBoundingClientRect = () => ({ left: 100, width: 648 }) as DOMRect;
    for (const clientX of [90, 104, 430, 744, 900]) course.dispatchEvent(new MouseEvent('click', { clientX }));
    expect(gone).toEqual([0, 0, 1, 2, 2]);
  });

  it('has a band of two standard errors where it was sampled', () => {
    const container = graph([moment(0, [0.5, 0.5], 0.1), moment(2, [1, 0])]);
    const band = container.querySelector('.band')!.getAttribute('d');
    expect(band).toBe('M0.0 66.0L640.0 0.0L640.0 0.0L0.0 154.0Z');
  });

  it('tells luck and moves in whole percents that add up', () => {
    const seats = [
      { start: 0.333, end: 1, luck: 0.336, play: 0.331, given_away: 0 },
      { start: 0.667, end: 0, luck: -0.336, play: -0.331, given_away: 0 },
    ];
    const lines = [...graph([], seats).querySelectorAll('ul li')].map((line) => plain(line.textContent).trim());
    expect(lines).toEqual([
      'Ann: chance of winning 33% at the start, 100% at the end. Luck added 34%. The moves added 33%.',
      'Bo: chance of winning 67% at the start, 0% at the end. Bad luck took away 34%. The moves took away 33%.',
    ]);
    expect(graph([], seats, []).querySelector('ul')).toBeNull();
  });
});

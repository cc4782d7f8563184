/** The analysis names moves in sentences: what was played as the log says it, what was better as the list of moves says it. */
import { render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read as readDominoes } from '../src/boards/dominoes/notation';
import { plan as planDominoes } from '../src/boards/dominoes/plan';
import * as dominoes from '../src/boards/dominoes/say';
import { read as readKingdomino } from '../src/boards/kingdomino/notation';
import { plan as planKingdomino } from '../src/boards/kingdomino/plan';
import * as kingdomino from '../src/boards/kingdomino/say';
import { read as readQuixo } from '../src/boards/quixo/notation';
import { plan as planQuixo } from '../src/boards/quixo/plan';
import * as quixo from '../src/boards/quixo/say';
import { read as readTriominos } from '../src/boards/triominos/notation';
import { plan as planTriominos } from '../src/boards/triominos/plan';
import * as triominos from '../src/boards/triominos/say';
import Graph from '../src/parts/Graph.svelte';
import { plain, speakText } from '../src/lib/words.svelte';

const LOCALES = join(import.meta.dirname, '../../locales/en');
const FILES = ['common', 'web', 'kingdomino', 'quixo'];
speakText('en', FILES.map((name) => readFileSync(join(LOCALES, `${name}.ftl`), 'utf8')).join('\n'));

interface Game {
  read: (text: string, view: never) => object | null;
  plan: (view: never, seat: number) => { text: string }[];
  sayOffer: (offer: never, view: never, names: string[]) => string;
}
const GAMES: Record<string, Game> = {
  kingdomino: { read: readKingdomino, plan: planKingdomino, sayOffer: kingdomino.sayOffer },
  quixo: { read: readQuixo, plan: planQuixo, sayOffer: quixo.sayOffer },
  triominos: { read: readTriominos, plan: planTriominos, sayOffer: triominos.sayOffer },
  dominoes: { read: readDominoes, plan: planDominoes, sayOffer: dominoes.sayOffer },
};
const positions = JSON.parse(readFileSync(join(import.meta.dirname, 'positions.json'), 'utf8')) as {
  game: string;
  seat: number;
  view: never;
  moves: { text: string; kind: string }[];
}[];

describe('a move of the record', () => {
  it.each(positions)('is read back as it was offered: $game', ({ game, seat, view, moves }) => {
    const { read, plan, sayOffer } = GAMES[game]!;
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
  it('are told in the words of the log, with the notation only beside them', () => {
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
        step === 1 ? quixo.sayOffer(readQuixo(text)!, { size: 5 } as never, ['Ann', 'Bo']) : text,
      to: () => undefined,
    });
    const said = plain(container.querySelector('ol button')!.textContent).replace(/\s+/g, ' ').trim();
    expect(said).toBe('Ann pushes a1 in at a5. Better by 30 %: Cube b1, pushed in from below a1>a5 → b1>b5');
  });
});

import { render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import * as kingdomino from '../src/boards/kingdomino';
import * as quixo from '../src/boards/quixo';
import type { BoardKit } from '../src/lib/board';
import After from '../src/pages/table/After.svelte';
import { speakText } from '../src/lib/words.svelte';
import { SCENES } from './scenes';

const text = (name: string) => readFileSync(join(import.meta.dirname, `../../locales/en/${name}.ftl`), 'utf8');
const TIE = { code: 'score-kingdomino-tie', args: { squares: 7, crowns: 5 }, points: 0 };
const forest = (points: number) => ({
  code: 'score-kingdomino-property',
  args: { terrain: 'forest', squares: points, crowns: 1 },
  points,
});

/** The end of a game, seat 0 being ours. */
function shown(
  game: 'kingdomino' | 'quixo',
  points: number[],
  places: number[],
  reckoning: object[][],
  { cause = 'played', log = [] as object[], one_device = false } = {},
) {
  const { view } = SCENES.find((one) => one.game === game && one.seats === 2)!;
  const names = ['Ann', 'Bo', 'Cleo', 'Dan', 'Eve'].slice(0, points.length);
  const chairs = names.map((name, seat) => ({ seat, party: seat, who: 'person', name, you: seat === 0 }));
  const ending = { cause, standing: { points, places }, reckoning };
  const room = {
    table: 'x',
    key: null,
    names,
    log,
    about: { game, one_device },
    now: { view, ending, chairs, offers: [], may_offer: ['rematch'] },
  };
  const kit = (game === 'quixo' ? quixo : kingdomino) as unknown as BoardKit;
  const playing = { room, kit, rounds: { ended: [] }, seat: 0 };
  return render(After, { playing: playing as never }).container;
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  speakText('en', ['common', 'table', 'web', 'kingdomino', 'quixo'].map(text).join('\n'));
});

describe('the result', () => {
  it('says what decided between equal points', () => {
    const container = shown(
      'kingdomino',
      [9, 9],
      [1, 2],
      [
        [forest(9), TIE],
        [forest(9), TIE],
      ],
    );
    expect(container.querySelector('[data-headline]')!.textContent).toBe('You win!');
    expect(container.querySelector('[data-because]')!.textContent).toMatch(/^Tied on points: the largest property/);
    expect(container.querySelector('[data-sum="0"]')!.textContent).toContain('Tied on points');
  });

  it('says nothing of the kind where points decided, or nothing did', () => {
    const won = shown('kingdomino', [9, 4], [1, 2], [[forest(9)], [forest(4)]]);
    expect(won.querySelector('[data-because]')).toBeNull();
    const shared = shown(
      'kingdomino',
      [9, 9],
      [1, 1],
      [
        [forest(9), TIE],
        [forest(9), TIE],
      ],
    );
    expect(shared.querySelector('[data-because]')).toBeNull();
    expect(shared.querySelector('[data-sum="0"]')!.textContent).toContain('Tied on points');
  });

  it('says “you” to the one who resigned or ran out of time, and the name to everybody else', () => {
    const by = (cause: string, seat: number, one_device = false) =>
      shown('quixo', [0, 0], [2, 1], [[], []], { cause, log: [{ number: 1, what: { kind: cause, seat } }], one_device })
        .textContent;
    expect(by('resigned', 0)).toContain('You resigned.');
    expect(by('flagged', 0)).toContain('You ran out of time.');
    expect(by('resigned', 1)).toMatch(/Bo.? resigned\./);
    expect(by('resigned', 0, true)).toMatch(/Ann.? resigned\./);
  });

  it('begins with what has just happened: the own kingdom counted, or the table as it lay', () => {
    const first = (container: HTMLElement, name: string) => {
      const [picture, ranking] = [name, '.ranking'].map((one) => container.querySelector(one)!);
      return picture!.compareDocumentPosition(ranking!) & Node.DOCUMENT_POSITION_FOLLOWING;
    };
    const lost = shown('kingdomino', [4, 9], [2, 1], [[forest(4)], [forest(9)]]);
    expect(first(lost, '[data-sum="0"] [data-tally]')).toBeTruthy();
    expect(lost.querySelectorAll('[data-sum="0"]').length).toBe(1);
    expect(lost.querySelector('[data-laid-table]')).toBeNull();
    expect(first(shown('quixo', [1, 0], [1, 2], [[], []]), '[data-laid-table]')).toBeTruthy();
  });

  it('shows the faces of those who won, with branches, and of nobody else', () => {
    const faces = (container: HTMLElement) => container.querySelectorAll('.laurel [data-face]').length;
    expect(faces(shown('quixo', [1, 0], [1, 2], [[], []]))).toBe(1);
    expect(faces(shown('quixo', [1, 1], [1, 1], [[], []]))).toBe(2);
  });

  it('shows whoever came far behind before the ranking', () => {
    const places = [5, 1, 2, 3, 4];
    const many = shown('quixo', [0, 0, 0, 0, 0], places, [[], [], [], [], []]);
    expect(many.querySelector('[data-far]')!.textContent).toMatch(/5\..*Ann/);
    expect(shown('quixo', [0, 1], [2, 1], [[], []]).querySelector('[data-far]')).toBeNull();
  });
});

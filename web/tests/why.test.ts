import { describe, expect, it } from 'vitest';
import type { Square } from '../src/boards/kingdomino/move';
import { whyNot } from '../src/boards/kingdomino/why';
import { cellsOf } from '../src/boards/quixo/cells';
import { whyNot as whyNoCube } from '../src/boards/quixo/why';
import { accent } from '../src/lib/pseudo';
import { say, speakText } from '../src/lib/words.svelte';
import { scene } from './scenes';

const halves = [{ terrain: 'wheat' }, { terrain: 'forest' }];
const square = (x: number, y: number): Square => ({ x, y, terrain: 'water', crowns: 0, tile: 1 });
const castle: Square = { ...square(0, 0), terrain: 'castle', tile: null };

describe('why a domino does not lie where it was tapped', () => {
  it('names the rule that no turning could mend', () => {
    const row = [castle, square(1, 0), square(2, 0), square(3, 0), square(4, 0)];
    expect(whyNot({ x: 0, y: 0 }, halves, row, 5)).toMatchObject({ code: 'refused-kingdomino-covered', rule: 'K12' });
    expect(whyNot({ x: 5, y: 0 }, halves, row, 5)).toMatchObject({
      code: 'refused-kingdomino-outside',
      args: { across: 6, size: 5 },
      rule: 'K14',
    });
    expect(whyNot({ x: 4, y: 1 }, halves, row, 5)).toEqual({
      code: 'refused-kingdomino-unmatched',
      args: { left: 'wheat', right: 'forest' },
      rule: 'K13',
    });
  });

  it('knows a hole that is too small', () => {
    const around = [square(1, 0), square(-1, 0), square(0, 1), square(0, -1)];
    expect(whyNot({ x: 0, y: 0 }, halves, around, 5)).toEqual({ code: 'kingdomino-not-here', rule: 'K12' });
  });
});

describe('why a cube stays where it is', () => {
  const { view } = scene('quixo', 'push-with-dots');
  const cells = cellsOf(view);
  const why = (i: number, symbol: 'cross' | 'circle') =>
    whyNoCube({ ...cells[i]!, symbol, dot: 3 }, view.size, 'cross');

  it('lies inside, shows the other symbol, or has its dot towards somebody else', () => {
    expect(why(view.size + 1, 'cross')).toEqual({
      code: 'refused-quixo-not-border',
      args: { square: 'b2' },
      rule: 'Q2',
    });
    expect(why(0, 'circle')).toMatchObject({ code: 'refused-quixo-other-symbol', args: { square: 'a1' }, rule: 'Q2' });
    expect(why(view.size - 1, 'cross')).toMatchObject({
      code: 'refused-quixo-other-dot',
      args: { seat: 3 },
      rule: 'Q11',
    });
  });
});

describe('words', () => {
  it('accent every letter in the made-up language and leave figures alone', () => {
    const said = accent('Draw (−5), 12 left');
    expect(said).not.toMatch(/[A-Za-z]/);
    expect(said).toMatch(/−5.*12/);
  });

  it('say how well a computer plays in the language of the page', () => {
    speakText('xx', 'told = ({ $level })\nlevel-easy = leicht');
    expect(say({ code: 'told', args: { level: 'easy' } })).toContain('leicht');
  });
});

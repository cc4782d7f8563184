import { describe, expect, it } from 'vitest';
import { Dice, keyOf, parse, verify } from '../src/lib/fair';
/** Written by crates/table/tests/it/proofs.rs: records that the server's own code has made. */
import records from './records.json';

describe('the fair dice', () => {
  it('give the numbers that the server pins for the same secret, words and draw', async () => {
    const key = await keyOf(new Uint8Array(32).fill(1), ['a', 'b']);
    const dice = new Dice(key, 3);
    expect(Array.from({ length: 8 }, () => dice.below(100))).toEqual([1, 40, 1, 28, 60, 77, 13, 52]);
  });

  it('go on after the first block', async () => {
    const dice = new Dice(await keyOf(new Uint8Array(32), []), 0);
    const numbers = Array.from({ length: 400 }, () => dice.below(6));
    expect(new Set(numbers).size).toBe(6);
  });
});

describe.each(records)('a record of $name', ({ record, renamed, commitment, seal }) => {
  const shown = { commitment, seal };

  it('is right draw by draw, and sealed', async () => {
    const verdict = (await verify(record, shown))!;
    expect(verdict.commitment).toBe(true);
    expect(verdict.draws.length).toBeGreaterThan(0);
    for (const draw of verdict.draws) expect(draw.fair).toBe(draw.recorded);
    expect(verdict.seal).toBe('whole');
  });

  it('is found out when anything of it was changed', async () => {
    const changed = async (from: RegExp, to: string) => {
      expect(record).toMatch(from);
      return (await verify(record.replace(from, to), shown))!.seal;
    };
    expect(await changed(/^seat 0: .*$/m, 'seat 0: Mallory')).toBe('wrong');
    expect(await changed(/^rules: .*$/m, 'rules: 9')).toBe('wrong');
    expect(await changed(/^points: .*$/m, 'points: 99 99 99')).toBe('wrong');
    expect(await changed(/^ending: .*$/m, 'ending: agreed')).toBe('wrong');
    expect(await changed(/^0 .*\n/m, '')).toBe('wrong');
    expect(await changed(/^seal: .*\n/m, '')).toBe('wrong');
    expect((await verify(record.replace(/^seal: .*\n/m, '')))!.seal).toBe('none');
    expect((await verify(record.replace(/^(commitment: .).*$/m, '$1')))!.commitment).toBe(false);
  });

  it('is found out when a tile was dealt otherwise', async () => {
    const other = record.replace(/^\* (.*)$/m, (_, luck: string) => `* ${luck.split('').reverse().join('')}`);
    const first = (await verify(other))!.draws[0]!;
    expect(first.fair).not.toBe(first.recorded);
  });

  it('is not checked where its luck was set up, or hidden, or of an unknown game', async () => {
    const with_ = (line: string) => record.replace(/^rules: .*$/m, `$&\n${line}`);
    expect(await verify(with_('position: x'))).toBeNull();
    expect(await verify(with_('eyes: 0'))).toBeNull();
    expect(await verify(with_('secret: 00'))).toBeNull();
    expect(await verify(record.replace(/^secret: .*\n/m, ''))).toBeNull();
    expect(await verify(record.replace(/^game: .*$/m, 'game: chess'))).toBeNull();
  });

  it('may have another name since, and says so', async () => {
    expect((await verify(renamed, shown))!.seal).toBe('names');
    expect((await verify(renamed.replace(/^sealed names: .*\n/m, ''), shown))!.seal).toBe('wrong');
  });
});

it('says nothing about nonsense', () => {
  expect(parse('nonsense')).toBeNull();
});

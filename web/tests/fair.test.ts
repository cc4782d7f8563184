import { describe, expect, it } from 'vitest';
import { Dice, keyOf, read, verify } from '../src/lib/fair';

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

describe('verifying a record', () => {
  const record = (starts: number) => `klots record 1
game: quixo
seats: 2
word 0: a
word 1: b
commitment: 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925
secret: ${'00'.repeat(32)}

* starts ${starts}
0 a1>e1 # the first push
`;

  it('finds the commitment and every draw', async () => {
    const right = (await verify(record(0)))!.draws[0]!.fair === 'starts 0' ? 0 : 1;
    const verdict = await verify(record(right));
    expect(verdict!.commitment).toBe(true);
    expect(verdict!.draws).toEqual([{ recorded: `starts ${right}`, fair: `starts ${right}` }]);
    const wrong = await verify(record(1 - right));
    expect(wrong!.draws[0]!.fair).not.toBe(wrong!.draws[0]!.recorded);
  });

  it('says nothing without a secret', async () => {
    expect(await verify(record(0).replace(/secret.*\n/, ''))).toBeNull();
    expect(read('nonsense')).toBeNull();
  });
});

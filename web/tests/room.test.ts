import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../src/lib/api';
import { Room } from '../src/lib/room.svelte';
import { waitBefore, type Line, type Listener } from '../src/lib/socket.svelte';
import type { FromClient } from '../src/lib/wire/FromClient';
import type { FromServer } from '../src/lib/wire/FromServer';
import type { Picture } from '../src/lib/wire/Picture';
import type { Seen } from '../src/lib/wire/Seen';

/** A line that remembers what was sent and lets the test speak for the server. */
class Wire {
  sent: FromClient[] = [];
  listener: Listener | null = null;
  listen = (_: string, listener: Listener) => {
    this.listener = listener;
    listener.opened();
    return () => undefined;
  };
  send = (frame: FromClient) => this.sent.push(frame) > 0;
  acts = () => this.sent.filter((frame) => frame.type === 'act');
}

const picture = (number: number): Picture => ({
  number,
  stage: 'playing',
  chairs: [],
  eyes: '0',
  turn: 0,
  round: 0,
  view: {},
  moves: [],
  standing: { points: [], places: [] },
  offers: [],
  may_offer: [],
  free_undo: false,
});
const seen = (number: number): Seen => ({ number, at: 0, what: { kind: 'moved', seat: 0, text: `m${number}` } });
const snapshot = (number: number) =>
  ({
    type: 'snapshot',
    table: 't',
    epoch: 1,
    time: 0,
    about: {} as never,
    now: picture(number),
    recent: [],
    presence: [],
    watching: 0,
  }) as FromServer;

describe('a room', () => {
  let wire: Wire;
  let room: Room;
  beforeEach(() => {
    vi.useFakeTimers();
    wire = new Wire();
    room = new Room('t', 'secret-key', wire as unknown as Line);
    room.enter();
    room.hear(snapshot(5));
  });

  it('asks for the whole table when it is to be played in another way', () => {
    const asked = wire.sent.length;
    room.hear({ type: 'event', table: 't', event: seen(6), now: picture(6) } as never);
    expect(wire.sent.length).toBe(asked);
    room.hear({
      type: 'event',
      table: 't',
      event: { number: 7, at: 0, what: { kind: 'configured' } },
      now: picture(7),
    } as never);
    expect(wire.sent.at(-1)).toEqual({ type: 'subscribe', table: 't', key: 'secret-key' });
  });

  it('asks for the table with its key and takes the snapshot', () => {
    expect(wire.sent[0]).toEqual({ type: 'subscribe', table: 't', key: 'secret-key' });
    expect(room.now?.number).toBe(5);
    expect(wire.listener?.resume()).toEqual({ table: 't', epoch: 1, number: 5, key: 'secret-key' });
  });

  it('applies the next event once, and forgets repeated ones', () => {
    room.hear({ type: 'event', table: 't', event: seen(6), now: picture(6) });
    room.hear({ type: 'event', table: 't', event: seen(6), now: picture(6) });
    room.hear({ type: 'batch', table: 't', events: [seen(5), seen(6), seen(7)], now: picture(7) });
    expect(room.now?.number).toBe(7);
    expect(room.log.map((event) => event.number)).toEqual([6, 7]);
  });

  it('keeps what is ahead, and asks for a gap after 300 ms', () => {
    room.hear({ type: 'event', table: 't', event: seen(8), now: picture(8) });
    expect(room.now?.number).toBe(5);
    vi.advanceTimersByTime(299);
    expect(wire.sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(wire.sent.at(-1)).toMatchObject({ type: 'subscribe', from: { epoch: 1, number: 5 } });
    room.hear({ type: 'batch', table: 't', events: [seen(6), seen(7)], now: picture(7) });
    expect(room.now?.number).toBe(8);
    expect(room.log.map((event) => event.number)).toEqual([6, 7, 8]);
  });

  it('asks nothing when the missing event arrives in time', () => {
    room.hear({ type: 'event', table: 't', event: seen(7), now: picture(7) });
    room.hear({ type: 'event', table: 't', event: seen(6), now: picture(6) });
    vi.advanceTimersByTime(1000);
    expect(room.now?.number).toBe(7);
    expect(wire.sent).toHaveLength(1);
  });

  it('sends an act again with the same id after a reconnect, and settles once', async () => {
    const done = room.act({ do: 'move', text: 'a1>e1' });
    wire.listener?.opened();
    const [first, second] = wire.acts();
    expect(second).toEqual(first);
    expect(first).toMatchObject({ based_on: 5, action: { do: 'move', text: 'a1>e1' } });
    expect(room.open).toBe(1);
    room.hear({ type: 'ack', table: 't', id: first!.type === 'act' ? first!.id : '', number: 6 });
    await expect(done).resolves.toBe(6);
    expect(room.open).toBe(0);
    wire.listener?.opened();
    expect(wire.acts()).toHaveLength(2);
  });

  it('hands a refusal with its rule to whoever asked', async () => {
    const done = room.act({ do: 'move', text: 'zz' });
    const act = wire.acts()[0]!;
    room.hear({
      type: 'nack',
      table: 't',
      id: act.type === 'act' ? act.id : '',
      code: 'illegal',
      why: { code: 'refused-x', rule: 'Q2' },
      number: 5,
    });
    await expect(done).rejects.toSatisfy((error) => error instanceof Refused && error.why.rule === 'Q2');
  });

  it('shows moves of others one after the other at its pace, and all at once when somebody is in a hurry', () => {
    const numbers: number[] = [];
    room.pace = () => 800;
    room.onevents = (events) => numbers.push(...events.map((event) => event.number));
    for (const number of [6, 7, 8])
      room.hear({ type: 'event', table: 't', event: seen(number), now: picture(number) } as FromServer);
    expect(numbers).toEqual([6]);
    expect(room.now?.number).toBe(6);
    vi.advanceTimersByTime(800);
    expect(numbers).toEqual([6, 7]);
    room.hurry();
    expect(numbers).toEqual([6, 7, 8]);
    vi.advanceTimersByTime(5000);
    expect(numbers).toEqual([6, 7, 8]);
  });

  it('hurries before it acts, and never asks again for what waits to be shown', () => {
    room.pace = () => 800;
    for (const number of [6, 7])
      room.hear({ type: 'event', table: 't', event: seen(number), now: picture(number) } as FromServer);
    expect(wire.listener?.resume()).toMatchObject({ number: 7 });
    void room.act({ do: 'resign' });
    expect(room.now?.number).toBe(7);
    expect(wire.acts().at(-1)).toMatchObject({ based_on: 7 });
  });
});

describe('coming back', () => {
  it('tries at once, then waits longer and longer, up to ten seconds, anywhere between', () => {
    expect(waitBefore(0)).toBe(0);
    expect(waitBefore(1, () => 1)).toBe(500);
    expect(waitBefore(3, () => 1)).toBe(2000);
    expect(waitBefore(30, () => 1)).toBe(10_000);
    expect(waitBefore(30, () => 0)).toBe(0);
  });
});

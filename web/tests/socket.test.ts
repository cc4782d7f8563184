import { afterEach, expect, test, vi } from 'vitest';
import { Line } from '../src/lib/socket.svelte';

/** A socket that opens when it is told to. */
class Slow {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly made: Slow[] = [];
  readyState = Slow.CONNECTING;
  closed = false;
  sent: string[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = () => {};

  constructor() {
    Slow.made.push(this);
  }
  open() {
    this.readyState = Slow.OPEN;
    this.onopen();
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
    this.readyState = 3;
    this.onclose();
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  Slow.made.length = 0;
});

test('a line that nobody wants any more while it opens is closed when it is open, and says nothing', () => {
  vi.stubGlobal('WebSocket', Slow);
  const line = new Line();
  const leave = line.watch(() => {});
  leave();
  const [socket] = Slow.made;
  expect(socket!.closed).toBe(false);
  socket!.open();
  expect(socket!.closed).toBe(true);
  expect(socket!.sent).toEqual([]);
  expect(line.state).toBe('closed');
});

test('whoever comes while it opens takes the line that is being opened', () => {
  vi.stubGlobal('WebSocket', Slow);
  const line = new Line();
  line.watch(() => {})();
  const leave = line.watch(() => {});
  expect(Slow.made).toHaveLength(1);
  Slow.made[0]!.open();
  expect(Slow.made[0]!.sent[0]).toContain('hello');
  leave();
  expect(Slow.made[0]!.closed).toBe(true);
});

test('a line that began as somebody else starts anew when it is open', () => {
  vi.stubGlobal('WebSocket', Slow);
  vi.useFakeTimers();
  const line = new Line();
  line.watch(() => {});
  line.reconnect();
  const [first] = Slow.made;
  expect(first!.closed).toBe(false);
  first!.open();
  expect(first!.closed).toBe(true);
  expect(first!.sent).toEqual([]);
  vi.runOnlyPendingTimers();
  Slow.made[1]!.open();
  expect(Slow.made[1]!.sent[0]).toContain('hello');
  vi.useRealTimers();
});

/** A table in play as one person has it before them: what they may do, what is asked, what is open over the board. */
import { tick, untrack } from 'svelte';
import { loadBoard } from '../boards';
import { Refused, api, reasonOf } from './api';
import type { AnyMove, BoardKit } from './board';
import { Curtain } from './curtain.svelte';
import { handsOf } from './hands';
import { tableAt } from './local/here';
import { LookBack } from './lookback.svelte';
import { Moments } from './moments.svelte';
import { lastNews } from './news';
import { notify, title } from './notice';
import { partyOf } from './parties';
import { Planning } from './planning.svelte';
import { keepKey, type Room } from './room.svelte';
import { Rounds } from './rounds.svelte';
import { asked, go } from './router.svelte';
import { moving, pace, settings } from './settings.svelte';
import { beKnown } from './sit';
import { sound } from './sound';
import { trail } from './trail';
import type { Advice } from './wire/Advice';
import type { Command } from './wire/Command';
import type { Proposal } from './wire/Proposal';
import type { Refusal } from './wire/Refusal';
import type { Seen } from './wire/Seen';
import { gameName, t } from './words.svelte';

export type Open = 'moves' | 'help' | 'menu' | 'after' | 'panel' | 'hint' | 'since' | 'share' | 'table' | 'sit';

/** How long the end is looked at on the board before the result is opened. */
const LAST_LOOK = 1400;
/** Why an offer is refused that somebody else has made already. */
const OPEN = 'refused-offer-open';
/** How long a refusal stays to be read. */
const READ = 9000;

export class Playing {
  readonly room: Room;
  kit = $state.raw<BoardKit | null>(null);
  dialog = $state<Open | null>(null);
  why = $state.raw<Refusal | null>(null);
  /** Said politely, and said at once. */
  told = $state('');
  alarm = $state('');
  hints = $state.raw<Advice[]>([]);
  hint = $state<string | null>(null);
  asking = $state(false);
  /** Only the board. */
  zen = $state(false);
  /** This person has just won. */
  triumph = $state(false);
  /** Lines of chat seen so far. */
  read = $state(0);

  readonly now = $derived.by(() => this.room.now!);
  readonly about = $derived.by(() => this.room.about!);
  readonly names = $derived.by(() => this.room.names);
  readonly owned = $derived(this.now.chairs.filter((chair) => chair.you).map((chair) => chair.seat));
  readonly hidden = $derived(handsOf(this.now.view) !== null);
  readonly finished = $derived(this.now.stage === 'finished');
  readonly eyes = $derived(/^\d+$/.test(this.now.eyes) ? Number(this.now.eyes) : null);
  readonly myTurn = $derived(
    this.now.turn !== null && this.owned.includes(this.now.turn) && this.now.stage === 'playing',
  );
  readonly #shared = $derived(this.about.one_device && this.hidden && this.owned.length > 1 && !this.finished);
  readonly curtain = new Curtain(() => ({ shared: this.#shared, mover: this.myTurn ? this.now.turn : null }));
  /** Through whose eyes the board is drawn. */
  readonly seat = $derived.by(() => {
    if (this.finished) return this.owned[0] ?? null;
    if (this.#shared) return this.curtain.revealed === this.eyes ? this.curtain.revealed : null;
    return this.eyes;
  });
  readonly offers = $derived(this.myTurn && !this.curtain.closed ? (this.now.moves as AnyMove[]) : []);
  readonly busy = $derived.by(() => this.room.open > 0);

  /** There is somebody to talk to: computers do not answer. */
  readonly talking = $derived.by(
    () =>
      (this.owned.length > 0 || this.about.chat) &&
      (this.room.watching > 0 || this.now.chairs.some((chair) => chair.who === 'person' && !chair.you)),
  );
  readonly #chat = $derived.by(() => this.room.log.filter(({ what }) => what.kind === 'chat').length);
  /** Lines of chat that nobody has looked at here. */
  readonly unread = $derived(Math.max(0, this.#chat - this.read));

  /** What each round brought, as far as this page has seen it. */
  readonly rounds = new Rounds();
  readonly lookBack = new LookBack();
  readonly moments = new Moments();
  readonly #ahead = new Planning();
  #turnSince = performance.now();
  #wasMine = false;
  #lastLook: ReturnType<typeof setTimeout> | undefined;

  readonly incoming = $derived(
    this.now.offers.filter((open) => open.waiting.some((waiting) => this.owned.includes(waiting))),
  );
  readonly outgoing = $derived(this.now.offers.filter((open) => this.owned.includes(open.by)));
  /** A computer plays in this person's place. */
  readonly replaced = $derived(
    this.now.chairs.find((chair) => chair.you && chair.who === 'person' && chair.level) !== undefined,
  );
  /** What has happened since one's own last move. */
  readonly since = $derived.by(() => {
    const last = this.room.log.findLastIndex(({ what }) => what.kind === 'moved' && this.owned.includes(what.seat));
    return this.room.log.slice(last + 1).filter((seen) => seen.tell);
  });
  /** How the table looked since then, to be shown again at one's own pace. */
  readonly missed = $derived.by(() => {
    const own = this.room.past.findLastIndex(({ mover }) => mover !== null && this.owned.includes(mover));
    return this.room.past.slice(Math.max(own, 0));
  });
  /** What may be planned off turn: by one person at one device, and in rated games only where nothing is hidden. */
  readonly #planning = $derived(
    settings.ahead &&
      this.owned.length === 1 &&
      this.seat !== null &&
      !this.finished &&
      !this.replaced &&
      !(this.about.rated && this.hidden),
  );
  /** After a move was taken back nothing that was planned before it stays armed. */
  readonly #undone = $derived.by(
    () => this.room.log.findLast(({ what }) => what.kind === 'moved' || what.kind === 'undone')?.what.kind === 'undone',
  );
  readonly plans = $derived(
    this.#ahead.moves(
      this.#planning && !this.#undone,
      !this.myTurn && !this.lookBack.on && this.now.stage === 'playing',
      this.now.view,
      this.seat,
    ),
  );
  readonly steps = $derived.by(() =>
    this.lookBack.on ? [] : trail(this.room.log, this.seat, this.about.seats, this.kit?.traces),
  );
  /** What happened last, for screens without room for the log. */
  readonly news = $derived.by(() => {
    const last = lastNews(this.room.log, this.kit);
    return last ? this.room.tell(last) : '';
  });
  readonly turnLine = $derived.by(() => {
    if (this.finished) return t('turn-over');
    if (this.now.stage === 'paused') return t('turn-paused');
    if (this.now.turn === null) return '';
    return this.myTurn && !this.about.one_device
      ? t('turn-yours')
      : t('turn-of', { player: this.names[this.now.turn] ?? '' });
  });

  constructor(room: Room) {
    this.room = room;
    this.read = this.#chat;
  }

  /** Called while the component is made: everything that goes on by itself. Answers how it ends. */
  begin(): () => void {
    void loadBoard(this.about.game).then((loaded) => (this.kit = loaded));
    if (this.finished) this.dialog = 'after';
    else if (asked('share') !== null) this.dialog = 'share';
    this.room.onevents = (events) => this.#hear(events);
    // A clock that runs leaves no time to watch.
    this.room.pace = () => (this.about.clock.kind === 'none' || this.about.clock.kind === 'days' ? pace() : 0);
    return () => clearTimeout(this.#lastLook);
  }

  /** The effects of a table, for the component that shows it. */
  watch(): void {
    $effect(() => this.curtain.follow());
    $effect(() => this.rounds.see(this.now.view, this.finished, this.room.table));
    $effect(() => this.lookBack.go());
    $effect(() => this.#ahead.load(this.#planning, this.kit));
    $effect(() => this.#callToTurn());
    /** What was asked for by one player is not shown to the next. */
    $effect(() => {
      if (!this.curtain.closed) return;
      this.hints = [];
      this.hint = null;
      this.why = null;
      untrack(() => (this.dialog === 'hint' || this.dialog === 'moves') && (this.dialog = null));
    });
    $effect(() => {
      if (!this.why) return;
      const timer = setTimeout(() => (this.why = null), READ);
      return () => clearTimeout(timer);
    });
  }

  /** New events: said aloud, heard, seen happening, and the hint forgotten. */
  #hear(events: Seen[]) {
    this.lookBack.stop();
    this.hint = null;
    this.hints = [];
    const lines = events.filter((seen) => seen.tell && !this.#mine(seen)).map((seen) => this.room.tell(seen));
    if (lines.length) this.told = lines.join(' ');
    if (events.some(({ what }) => what.kind === 'moved' && !this.owned.includes(what.seat))) sound('moved');
    this.moments.hear(events, this.now);
    void tick().then(() => this.moments.see(this.kit));
    const again = events.find(({ what }) => what.kind === 'rematch');
    if (again?.what.kind === 'rematch') this.#follow(again.what.table);
    if (events.some(({ what }) => what.kind === 'finished')) this.#end();
  }

  /** Who plays again goes on at once, without another tap; who watches comes along. */
  #follow(table: string) {
    keepKey(table, this.room.key);
    go(tableAt(table) + (this.owned.length ? '?again=1' : ''));
  }

  #end() {
    sound('end');
    const places = this.now.ending?.standing.places ?? [];
    const rivals = places.some((place) => place > 1);
    this.triumph = rivals && !this.about.one_device && this.owned.some((seat) => places[seat] === 1);
    this.#lastLook = setTimeout(() => (this.dialog = 'after'), moving() ? LAST_LOOK : 0);
  }

  /** Whoever does something has seen enough. */
  hurry(): void {
    this.room.hurry();
    this.moments.clear();
  }

  #mine(seen: Seen): boolean {
    return 'seat' in seen.what && typeof seen.what.seat === 'number' && this.owned.includes(seen.what.seat);
  }

  #callToTurn() {
    const game = gameName(this.about.game);
    const state = this.finished ? t('title-over') : this.myTurn ? '● ' + t('title-your-turn') : game;
    title(`${state} – Klots`);
    if (this.myTurn && !this.#wasMine) {
      this.#turnSince = performance.now();
      untrack(() => {
        sound('turn');
        void notify(t('notice-your-turn', { game }), this.room.table).catch(() => undefined);
      });
    }
    this.#wasMine = this.myTurn;
  }

  async act(action: Command): Promise<void> {
    this.why = null;
    try {
      await this.room.act(action);
    } catch (error) {
      if (error instanceof Refused) this.why = error.why;
    }
  }

  /** Takes a seat of the running game. */
  async sit(seat: number, name: string): Promise<void> {
    this.dialog = null;
    this.why = null;
    if (name) settings.name = name;
    try {
      await beKnown();
      const key = this.room.key ? { key: this.room.key } : {};
      await this.room.act({ do: 'sit', seat, ...(name ? { name } : {}), ...key });
    } catch (error) {
      this.why = reasonOf(error);
    }
  }

  play(text: string): void {
    const thought = Math.min(Math.round(performance.now() - this.#turnSince), 4_000_000_000);
    void this.act({ do: 'move', text, think_ms: thought });
  }

  propose(offer: Proposal): void {
    void this.act({ do: 'offer', offer }).then(() => {
      // Two have asked each other for the same in the same moment: they agree. Who takes back is another matter.
      if (this.why?.code === OPEN && offer !== 'undo') void this.act({ do: 'answer', offer, yes: true });
    });
  }

  async askHint(): Promise<void> {
    if (!this.offers.length || this.asking) return;
    this.asking = true;
    this.why = null;
    try {
      const answer = await api.hint(this.room.table);
      if ((answer.number !== this.now.number && !answer.moves.length) || this.curtain.closed) return;
      const parties = this.now.chairs.map(({ party }) => party);
      const size = partyOf(parties, this.now.turn ?? 0);
      this.hints = answer.moves.slice(0, 3).map((move) => ({ ...move, value: move.value * size }));
      this.hint = this.hints[0]?.text ?? null;
      this.dialog = 'hint';
    } catch (error) {
      if (error instanceof Refused) this.why = error.why;
    } finally {
      this.asking = false;
    }
  }

  showAgain(): void {
    this.dialog = null;
    this.lookBack.begin(this.missed.map(({ view }) => view));
  }

  sayMove(text: string): string {
    const offer = (this.now.moves as AnyMove[]).find((one) => one.text === text);
    return offer && this.kit ? this.kit.sayOffer(offer, this.now.view, this.names) : text;
  }

  /** The whole table as sentences: to be read by whom they are shown, and aloud by what reads to others. */
  sentences(): string[] {
    return this.kit ? [this.turnLine, ...this.kit.describe(this.now.view, this.names)] : [];
  }

  readTable(): void {
    if (this.kit) this.told = this.sentences().join('. ');
  }

  leave(): void {
    if (!this.finished && this.owned.length) void this.act({ do: 'leave' });
    go('/');
  }

  /** The keys that work wherever the focus is. Says whether it was one. */
  key(name: string): boolean {
    const actions: Record<string, () => void> = {
      l: () => this.offers.length && (this.dialog = 'moves'),
      u: () => this.now.may_offer.includes('undo') && this.propose('undo'),
      h: () => void this.askHint(),
      z: () => (this.zen = !this.zen),
      t: () => this.readTable(),
      '?': () => (this.dialog = 'help'),
    };
    actions[name]?.();
    return name in actions;
  }
}

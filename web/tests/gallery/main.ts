/** The boards with made-up positions, to look at them without a server: `vite` and then /tests/gallery/?game=quixo. */
import { mount } from 'svelte';
import '../../src/app.css';
import { loadBoard } from '../../src/boards';
import { applySettings, settings } from '../../src/lib/settings.svelte';
import { speak } from '../../src/lib/words.svelte';
import Frame from './Frame.svelte';
import { FIXTURES } from './fixtures';

const query = new URLSearchParams(location.search);
settings.theme = (query.get('theme') ?? 'light') as typeof settings.theme;
settings.letters = query.has('letters');
applySettings();
await speak('en');
const game = query.get('game') ?? 'quixo';
const { Board } = await loadBoard(game);
const fixture = FIXTURES[game]!;
mount(Frame, { target: document.getElementById('app')!, props: { Board, fixture } });

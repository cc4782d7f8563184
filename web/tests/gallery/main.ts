/**
 * Every part of the page in every state, and the boards in every position of the tests, to look at them without a server:
 * `vite` and then /tests/gallery/, or /tests/gallery/?game=quixo&scene=push for one board.
 */
import { mount } from 'svelte';
import '../../src/app.css';
import { loadBoard } from '../../src/boards';
import { applySettings, settings } from '../../src/lib/settings.svelte';
import { speak } from '../../src/lib/words.svelte';
import { SCENES } from '../scenes';
import Frame from './Frame.svelte';
import Parts from './Parts.svelte';

const query = new URLSearchParams(location.search);
settings.theme = (query.get('theme') ?? 'light') as typeof settings.theme;
settings.letters = query.has('letters');
applySettings();
await speak(query.get('lang') ?? 'en');
const target = document.getElementById('app')!;
const game = query.get('game');
const scene = SCENES.find((one) => one.game === game && (query.get('scene') ?? one.name) === one.name) ?? SCENES[0]!;
if (game) {
  const { Board } = await loadBoard(query.has('generic') ? '' : scene.game);
  mount(Frame, { target, props: { Board, scene, width: query.get('width') ?? '' } });
} else mount(Parts, { target });

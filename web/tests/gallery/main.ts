/** The boards in every position of the tests, to look at them without a server: `vite` and then /tests/gallery/?game=quixo&scene=push. */
import { mount } from 'svelte';
import '../../src/app.css';
import { loadBoard } from '../../src/boards';
import { applySettings, settings } from '../../src/lib/settings.svelte';
import { speak } from '../../src/lib/words.svelte';
import { SCENES } from '../scenes';
import Frame from './Frame.svelte';

const query = new URLSearchParams(location.search);
settings.theme = (query.get('theme') ?? 'light') as typeof settings.theme;
settings.letters = query.has('letters');
applySettings();
await speak(query.get('lang') ?? 'en');
const game = query.get('game') ?? SCENES[0]!.game;
const scene = SCENES.find((one) => one.game === game && (query.get('scene') ?? one.name) === one.name) ?? SCENES[0]!;
const { Board } = await loadBoard(query.has('generic') ? '' : scene.game);
mount(Frame, { target: document.getElementById('app')!, props: { Board, scene, width: query.get('width') ?? '' } });

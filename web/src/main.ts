import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { followLinks } from './lib/router.svelte';
import { applySettings, settings } from './lib/settings.svelte';
import { nearest, speak } from './lib/words.svelte';

applySettings();
followLinks();

// The first paint waits for its language: a page that changes its words while it is read is worse than a blank moment.
await speak(nearest(settings.language ? [settings.language] : navigator.languages)).catch(() => undefined);
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { comeBack, followLosses } from './lib/comeback';
import { keepInstallOffer } from './lib/install.svelte';
import { followLaunches } from './lib/launch.svelte';
import { renewCall } from './lib/push';
import { fileAt, isStatic } from './lib/site';
import { followUpdates, keepModule } from './lib/update.svelte';
import { followLinks } from './lib/router.svelte';
import { applySettings, settings } from './lib/settings.svelte';
import { nearest, PSEUDO, speak } from './lib/words.svelte';

applySettings();
followLosses();
followLinks();
keepInstallOffer();
followLaunches();

// The first paint waits for its language: a page that changes its words while it is read is worse than a blank moment.
const asked = settings.language ? [settings.language] : navigator.languages;
await speak(asked[0] === PSEUDO ? PSEUDO : nearest(asked)).catch(() => void comeBack());
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register(fileAt('sw.js')).then(
    (registration) => {
      followUpdates(registration);
      keepModule();
      return isStatic ? undefined : renewCall();
    },
    () => undefined,
  );
}

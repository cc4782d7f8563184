/** The browser's offer to install the page, kept until somebody wants it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

export const install = $state<{ offer: InstallOffer | null }>({ offer: null });

export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    install.offer = event as InstallOffer;
  });
  addEventListener('appinstalled', () => (install.offer = null));
}

/** Under which address other devices find this page. */
import { api } from './api';

/** Nobody else can open a page of this address. */
const onlyHere = () => /^(localhost$|127\.|\[::1\]|0\.0\.0\.0)/.test(location.hostname);

/** The server's addresses in its network; null until it was asked, and where the page's own address does. */
export class Reach {
  network = $state.raw<string[] | null>(null);
  chosen = $state(0);
  readonly origin = $derived(this.network?.[this.chosen] ?? location.origin);

  async look(): Promise<void> {
    if (!onlyHere()) return;
    this.network = await api.addresses().then(
      ({ addresses }) => addresses,
      () => [],
    );
  }
}

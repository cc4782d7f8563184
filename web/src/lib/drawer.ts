/** Short texts that a browser keeps for the page. Where it forbids that, they last as long as the page. */
export class Drawer {
  readonly #area: () => Storage;
  readonly #meanwhile = new Map<string, string>();

  /** Asked for each time: a browser that forbids it throws as soon as it is named. */
  constructor(area: () => Storage) {
    this.#area = area;
  }

  get(name: string): string | null {
    return this.#meanwhile.get(name) ?? this.#try((area) => area.getItem(name)) ?? null;
  }

  put(name: string, text: string): void {
    this.#meanwhile.delete(name);
    const kept = this.#try((area) => {
      area.setItem(name, text);
      return true;
    });
    if (!kept) this.#meanwhile.set(name, text);
  }

  names(): string[] {
    return this.#try((area) => Object.keys(area)) ?? [];
  }

  #try<T>(what: (area: Storage) => T): T | undefined {
    try {
      return what(this.#area());
    } catch {
      return undefined;
    }
  }
}

/** Kept on this device. */
export const device = new Drawer(() => localStorage);

/** Kept as long as this tab lives. */
export const tab = new Drawer(() => sessionStorage);

/** A value that outlives the page, on this device only. */
export function kept<T extends object>(key: string, fresh: () => T): { value: T; reset: () => void } {
  const name = `klots-${key}`;
  let value = $state<T>(read(name) ?? fresh());
  $effect(() => {
    const text = JSON.stringify(value);
    try {
      localStorage.setItem(name, text);
    } catch {
      // It then lasts as long as the page.
    }
  });
  return {
    get value() {
      return value;
    },
    set value(next: T) {
      value = next;
    },
    reset() {
      value = fresh();
    },
  };
}

function read<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

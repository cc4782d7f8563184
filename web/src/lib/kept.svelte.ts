/** A value that outlives the page, on this device only. */
export function kept<T extends object>(key: string, fresh: () => T): { value: T; reset: () => void } {
  const name = `klots-${key}`;
  let value = $state<T>(read(name, fresh()) ?? fresh());
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

/** What lies there, if it is of the kind that is meant: somebody may have put it there by hand, or from a file. */
function read<T extends object>(name: string, like: T): T | null {
  try {
    const found = JSON.parse(localStorage.getItem(name) ?? 'null') as T | null;
    return found && alike(found, like) ? found : null;
  } catch {
    return null;
  }
}

function alike<T extends object>(found: T, like: T): boolean {
  const kind = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
  return Object.entries(like).every(([key, value]) => kind((found as Record<string, unknown>)[key]) === kind(value));
}

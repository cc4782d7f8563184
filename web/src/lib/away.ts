/** Tables that somebody does not want to see in the list of own games any more, on this device. The games stay as they are. */
const NAME = 'klots-put-away';
const KEPT = 200;

export function putAway(): string[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export function putTableAway(table: string): void {
  try {
    localStorage.setItem(NAME, JSON.stringify([table, ...putAway()].slice(0, KEPT)));
  } catch {
    // It is then back with the next visit.
  }
}

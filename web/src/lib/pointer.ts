/** By what a click was made. Not every browser says so with the click itself. */
let last = 'mouse';

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', (event: PointerEvent) => (last = event.pointerType || 'mouse'), {
    capture: true,
    passive: true,
  });
}

export function pointerOf(event: MouseEvent): string {
  const told = (event as MouseEvent & { pointerType?: string }).pointerType;
  if (told) return told;
  return event.detail === 0 ? 'keyboard' : last;
}

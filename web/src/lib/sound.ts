/** Small sounds made on the spot: no files, no requests. Each has a visible twin on the page. */
import { settings } from './settings.svelte';

type Sound = 'turn' | 'moved' | 'time' | 'moment' | 'end';

const NOTES: Record<Sound, [hertz: number, at: number, long: number][]> = {
  turn: [
    [660, 0, 0.12],
    [880, 0.13, 0.18],
  ],
  moved: [[330, 0, 0.07]],
  time: [
    [520, 0, 0.09],
    [520, 0.16, 0.09],
  ],
  moment: [
    [784, 0, 0.1],
    [988, 0.09, 0.1],
    [1175, 0.18, 0.22],
  ],
  end: [
    [523, 0, 0.16],
    [659, 0.16, 0.16],
    [784, 0.32, 0.3],
  ],
};

let context: AudioContext | null = null;

export function sound(which: Sound): void {
  // Browsers allow sound only after the page has been touched.
  if (!settings.sounds || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.01;
  for (const [hertz, at, long] of NOTES[which]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.12, start + at);
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + long);
    tone.connect(volume).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + long);
  }
}

/** The module of this worker: it decides at every table here, and what thinks is made of the same. */
import type { Ask } from '../wire/module/Ask';
import { Module } from './module';
import { Thinker } from './thinker';

let compiled: WebAssembly.Module;
let module: Module;

export async function wake(address: string): Promise<void> {
  compiled = await Module.compile(address);
  await wakeAnew();
}

/** One that has stumbled is put away with everything in it. */
export async function wakeAnew(): Promise<void> {
  module = await Module.wake(compiled);
}

export const ask = <T>(question: Ask): T => module.ask<T>(question);
export const newThinker = (): Thinker => new Thinker(compiled);

export const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
export const seed = () => crypto.getRandomValues(new Uint32Array(1))[0]!;

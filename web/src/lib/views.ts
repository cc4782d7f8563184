/** Views as the page reads them without knowing which game they are of. */
import type { Views } from './wire/Games';

type View = Views[keyof Views];
type Fields<V> = V extends unknown ? keyof V : never;
type Field<V, Name extends PropertyKey> = V extends Record<Name, infer Value> ? Value : never;

/** Every field that some game shows, as the games that have it declare it; in any one view it may be missing. */
export type AnyView = { [Name in Fields<View>]?: Field<View, Name> };

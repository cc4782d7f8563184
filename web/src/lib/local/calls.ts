/** What the page and the worker of its tables say to each other. */
import type { FromClient } from '../wire/FromClient';
import type { FromServer } from '../wire/FromServer';
import type { Me } from '../wire/module/Me';
import type { NewTable } from '../wire/NewTable';
import type { BoxedTable } from './box';

/** From the page. `n` is answered. */
export type Call = { n: number } & (
  | { do: 'wake'; address: string; pace: number | null }
  | { do: 'games' }
  | { do: 'make'; new: NewTable; me: Me }
  | { do: 'hear'; table: string; frame: FromClient }
  | { do: 'bring'; table: string; record: string; mine: number[]; me: Me }
  | { do: 'snapshot' | 'replay' | 'record' | 'whole' | 'hint' | 'analysis'; table: string }
  | { do: 'read'; text: string }
  | { do: 'take'; table: BoxedTable }
  | { do: 'rest' }
);

/** To the page: an answer, how far it is, or news of a table. */
export type Word =
  | { n: number; ok: unknown }
  | { n: number; refused: unknown }
  | { n: number; done: number; of: number }
  | { table: string; frame: FromServer };

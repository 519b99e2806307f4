import { FeedError } from '../feed-error.ts';
import { type Mapping, rulesOf } from '../mapping/mapping.ts';
import type { Row } from '../reading/row.ts';
import { feedRows } from './feed-rows.server.ts';

/** What the feed itself calls a row's vehicle; null when it does not say. */
export function stocknumOf(row: Row, mapping: Mapping): string | null {
  const column = Object.entries(mapping.columns).find(([, rule]) =>
    rulesOf(rule).some(({ field }) => field === 'stocknum'),
  );
  const value = column ? row.values[column[0]] : null;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() || null : null;
}

/** Every stock number that a feed names, whether or not its row can be taken; of a file that is not right, those up to there. */
export async function stockNumbers(mapping: Mapping, file: string): Promise<Set<string>> {
  const numbers = new Set<string>();
  try {
    for await (const row of feedRows({ mapping, file, mayBeCut: true }, {})) {
      const number = stocknumOf(row, mapping);
      if (number !== null) numbers.add(number);
    }
  } catch (error) {
    // A broken file is not reported here: the import says what is wrong with it.
    if (!(error instanceof FeedError)) throw error;
  }
  return numbers;
}

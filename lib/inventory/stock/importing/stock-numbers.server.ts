import { FeedError } from '../feed-error.ts';
import { type Mapping, rulesOf } from '../mapping/mapping.ts';
import { stockNumbering } from '../mapping/stock-number.ts';
import type { Row } from '../reading/row.ts';
import { feedRows } from './feed-rows.server.ts';

export function stocknumOf(row: Row, mapping: Mapping): string | null {
  const column = Object.entries(mapping.columns).find(([, rule]) =>
    rulesOf(rule).some(({ field }) => field === 'stocknum'),
  );
  const value = column ? row.values[column[0]] : null;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() || null : null;
}

/** Returns every stock number in a feed, even of invalid rows; up to the error if the file is broken. */
export async function stockNumbers(mapping: Mapping, file: string): Promise<Set<string>> {
  const numbers = new Set<string>();
  const made = stockNumbering(mapping);
  try {
    for await (const row of feedRows({ mapping, file, mayBeCut: true }, {})) {
      const number = made ? (made(row)?.number ?? null) : stocknumOf(row, mapping);
      if (number !== null) numbers.add(number);
    }
  } catch (error) {
    // The import itself reports what is wrong with a broken file.
    if (!(error instanceof FeedError)) throw error;
  }
  return numbers;
}

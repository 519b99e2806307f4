import { columnContext } from '../mapping/column-context.ts';
import { EMPTY_MARKERS } from '../mapping/empty-markers.ts';
import { FIELD_READERS, type Field } from '../mapping/fields.ts';
import type { Reading } from '../mapping/readers.ts';
import type { Row } from '../reading/row.ts';
import type { IGNORED, OddValue } from './sample.ts';

const ODD_SHOWN = 5;
const VALUE_LENGTH = 80;

/** Returns in how many rows a column has a value, and which of its values the field corrects or refuses. */
export function columnFacts(
  rows: readonly Row[],
  name: string,
  field: Field | typeof IGNORED,
): { filled: number; odd: OddValue[] } {
  const odd = new Map<string, string>();
  let filled = 0;
  const { numbers, withUnit } = columnContext(name, field === 'ignore' ? [] : [field], rows);
  for (const row of rows) {
    const { values } = row;
    const raw = typeof values[name] === 'string' ? values[name].trim() : values[name];
    if (isEmpty(raw)) continue;
    filled += 1;
    if (field === 'ignore' || odd.size >= ODD_SHOWN) continue;
    const reading: Reading = FIELD_READERS[field](withUnit(raw, row), { privateHosts: [], numbers });
    const result = 'problem' in reading ? reading.problem : (reading.mended ?? reading.leftOut?.[0]?.kind);
    if (result) odd.set(textOf(raw).slice(0, VALUE_LENGTH), result);
  }
  return { filled, odd: [...odd].map(([value, result]) => ({ value, result })) };
}

const isEmpty = (raw: unknown): boolean =>
  raw === null ||
  raw === undefined ||
  raw === '' ||
  (typeof raw === 'string' && EMPTY_MARKERS.includes(raw.toLowerCase()));

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

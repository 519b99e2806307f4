import { z } from 'zod';
import type { AdvertRow } from '../receiver.ts';

type Nested = { [key: string]: Nested | string } | (Nested | string)[];

/**
 * Returns a row of Meta's file format as an item of the Catalog Batch API: a column such as `image[0].url` or
 * `mileage.value` is a path into nested fields
 * (https://developers.facebook.com/documentation/ads-commerce/marketing-api/auto-ads/reference).
 */
export function metaItemOf(row: AdvertRow, id: string): Record<string, Nested | string> {
  const item: Record<string, Nested | string> = { id };
  for (const [column, value] of Object.entries(row)) {
    if (column === 'vehicle_id' || column === 'id') continue;
    for (const [index, text] of [value].flat().entries()) {
      const path = typeof value === 'string' ? pathOf(column) : [...pathOf(column), index];
      if (column === 'address' && text !== '') item.address = objectOf(text);
      // A list is replaced as a whole; elsewhere an empty text removes what Meta had.
      else if (text !== '' || path.length === 1) setAt(item, path, text);
    }
  }
  return item;
}

/** Returns an address, which files have as JSON. */
const objectOf = (text: string): Nested => z.record(z.string(), z.string()).parse(JSON.parse(text));

const pathOf = (column: string): (string | number)[] =>
  column.split(/[.[\]]+/).flatMap((part) => (part === '' ? [] : [/^\d+$/.test(part) ? Number(part) : part]));

function setAt(target: Nested, path: readonly (string | number)[], value: string): void {
  const [key, next] = path;
  if (key === undefined) return;
  const fields = target as Record<string | number, Nested | string>;
  if (next === undefined) {
    fields[key] = value;
    return;
  }
  const existing = fields[key];
  const inner: Nested = typeof existing === 'object' ? existing : typeof next === 'number' ? [] : {};
  fields[key] = inner;
  setAt(inner, path.slice(1), value);
}

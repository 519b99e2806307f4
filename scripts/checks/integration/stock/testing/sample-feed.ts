import { parseMapping } from '@forecourt/lib/inventory/stock/mapping/load.server';
import { defineMapping } from '@forecourt/lib/inventory/stock/mapping/mapping';

export const SAMPLE_DEALERSHIP = { id: 'sample-dealer', slug: 'sample-dealer', name: 'Sample Dealer' };
export const SAMPLE_CODE = 'ALB';
export const SAMPLE_PLACE = {
  id: 'albion',
  slug: 'albion',
  name: 'Albion',
  city: 'Albion',
  state: 'QLD',
  lat: -27.43,
  lng: 153.04,
} as const;
export const SAMPLE_COLUMNS = {
  'Stock No': 'stocknum',
  Type: 'car_type',
  Year: 'year',
  Make: 'make',
  Model: 'model',
  Badge: 'badge',
  Price: 'price',
  Odometer: 'km',
  Body: 'simple_body',
  Colour: 'colour',
  Yard: 'location',
  Comments: 'dealercomments',
  Seats: 'seats',
} as const;

/** A small feed for tests, with one column of each kind. */
export const sampleMapping = (changes: Partial<Parameters<typeof defineMapping>[0]> = {}) =>
  parseMapping(
    defineMapping({
      feed: 'sample',
      dealership: SAMPLE_DEALERSHIP,
      locations: { [SAMPLE_CODE]: SAMPLE_PLACE },
      unknown: ['-'],
      defaults: { status: 'in_stock' },
      columns: { ...SAMPLE_COLUMNS, Status: { field: 'status', optional: true } },
      ...changes,
    }),
    'sample',
  );

export type SampleRow = Partial<Record<keyof typeof SAMPLE_ROW | 'Status', string>>;
const SAMPLE_ROW = {
  'Stock No': 'A1',
  Type: 'Used',
  Year: '2021',
  Make: 'Toyota',
  Model: 'HiLux',
  Badge: 'SR5',
  Price: '54990',
  Odometer: '45200',
  Body: 'Ute',
  Colour: 'Glacier White',
  Yard: SAMPLE_CODE,
  Comments: 'One owner, full books.',
  Seats: '5',
};

/** Returns rows A1, A2, ... with the given differences. */
export const sampleRows = (
  count: number,
  difference: (index: number) => SampleRow = () => ({}),
): SampleRow[] =>
  Array.from({ length: count }, (_, index) => ({
    ...SAMPLE_ROW,
    'Stock No': `A${index + 1}`,
    ...difference(index),
  }));

/** Formats rows as CSV; every row must have the first one's columns. */
export function csvOf(rows: readonly SampleRow[], columns = Object.keys(rows[0] ?? SAMPLE_ROW)): string {
  const quote = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  const lines = [columns, ...rows.map((row) => columns.map((name) => row[name as keyof SampleRow] ?? ''))];
  return lines.map((cells) => `${cells.map(quote).join(',')}\n`).join('');
}

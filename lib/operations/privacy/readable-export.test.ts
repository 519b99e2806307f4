import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PersonExport } from './export.server.ts';
import { readableExport, readableName } from './readable-export.ts';

const readable = (data: object) => readableExport(data as unknown as PersonExport);

test.each([
  ['savedCars', 'Saved cars'],
  ['last_name', 'Last name'],
  ['created_at', 'Created at'],
  ['email', 'Email'],
  ['Vehicle Make', 'Vehicle Make'],
  ['$4,000', '$4,000'],
])('%s is shown as %s', (name, words) => expect(readableName(name)).toBe(words));

test('renames the fields of an export and keeps their values', () => {
  expect(
    readable({ savedSearches: [{ site_slug: 'harbour', keys: ['make'], payload: { user_agent: 'x_y' } }] }),
  ).toEqual({
    'Saved searches': [{ 'Site slug': 'harbour', Keys: ['make'], Payload: { 'User agent': 'x_y' } }],
  });
});

test('loses no value for any field names', () => {
  const name = fc.oneof(
    fc.constantFrom('user_agent', 'userAgent', 'User agent', 'a', 'A', '__proto__'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.dictionary(name, fc.integer()), (row) => {
      const read = readable({ rows: [row] }) as { Rows: Record<string, number>[] };
      expect(Object.values(read.Rows[0] ?? {}).toSorted()).toEqual(Object.values(row).toSorted());
    }),
  );
});

import { expect, test } from 'vitest';
import { dealershipId, dealershipProblems, type KnownDealerships } from './existing.server.ts';

const dealership = (id: string, name: string, slug: string) =>
  [id, { id, name, slug, leadEmails: null }] as const;
const KNOWN: KnownDealerships = new Map([
  dealership('value-cars', 'Value Cars', 'value-cars'),
  // An id that the studio generated.
  dealership('f3b0c442-98fc-4c14-9afb-f4c8996fb924', 'Bayside Autos', 'bayside-autos'),
  dealership('north', 'Twin Motors', 'twin-north'),
  dealership('south', 'Twin Motors', 'twin-south'),
]);

test.each([
  ['value-cars', 'value-cars'],
  ['bayside autos ', 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'],
  ['bayside-autos', 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'],
  ['twin-south', 'south'],
  // Ambiguous, so unresolved.
  ['Twin Motors', 'Twin Motors'],
  ['nobody', 'nobody'],
])('resolves %j to the dealership %j', (written, id) => {
  expect(dealershipId(written, KNOWN)).toBe(id);
  expect(dealershipProblems([written], KNOWN)).toHaveLength(KNOWN.has(id) ? 0 : 1);
});

test('suggests the closest dealership for a mistyped name', () => {
  expect(dealershipProblems(['value-car'], KNOWN)[0]?.nearest).toContain('value-cars');
  expect(dealershipProblems(['Bayside Auto'], KNOWN)[0]?.nearest).toEqual(['Bayside Autos']);
});

import { expect, test } from 'vitest';
import { combineColumns } from './combined-columns.ts';

const combined = (fields: Record<string, unknown>) => {
  const flat = new Map(Object.entries(fields));
  const notes: string[] = [];
  combineColumns(flat, { mended: (kind) => notes.push(kind) });
  return { fields: Object.fromEntries(flat), notes };
};

test('a column of kilometres precedes one of miles', () => {
  expect(combined({ km: 5, miles: 10 }).fields).toEqual({ km: 5 });
  expect(combined({ miles: 10 }).fields).toEqual({ km: 10 });
});

test.each([
  ['12 High Street, Kew VIC 3101', 'Kew', 'VIC'],
  ['Unit 3, 12 High St, St Kilda East, VIC, 3183', 'St Kilda East', 'VIC'],
  ['12 High Street, Kew, Victoria, Australia', 'Kew', 'VIC'],
  ['Albion QLD', 'Albion', 'QLD'],
])('the address %s has a suburb and a state', (address, city, state) => {
  expect(combined({ address }).fields).toEqual({ city, state });
});

test('an address without a suburb is left out, with a note', () => {
  expect(combined({ address: '12 High Street' })).toEqual({
    fields: {},
    notes: ['address without a suburb and a state, left out'],
  });
});

test('columns of suburb and state precede an address', () => {
  expect(combined({ address: '12 High Street, Kew VIC', city: 'Hawthorn' }).fields).toEqual({
    city: 'Hawthorn',
    state: 'VIC',
  });
});

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
  ["{addr1: '1 High Street', city: 'Kew', region: 'Victoria', postal_code: '3101'}", 'Kew', 'VIC'],
  ['{"addr1": "1 High Street", "region": "NSW", "city": "Brighton-Le-Sands"}', 'Brighton-Le-Sands', 'NSW'],
  ["{city: 'O'Connor', region: 'Western Australia', country: 'AU'}", "O'Connor", 'WA'],
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

test.each([
  [{ is_new: false, is_used: true }, 'used'],
  [{ is_new: true, is_used: false }, 'new'],
  [{ is_new: false, is_used: false, is_demo: true }, 'demo'],
  [{ car_type: 'used', is_new: true }, 'used'],
  [{ is_new: true, is_used: true }, undefined],
  [{ is_new: false, is_used: false }, undefined],
])('columns with yes or no, %j, give the condition %s', (flags, carType) => {
  expect(combined(flags).fields).toEqual(carType ? { car_type: carType } : {});
});

test('a vehicle that is not new is used, with a note', () => {
  expect(combined({ is_new: false })).toEqual({
    fields: { car_type: 'used' },
    notes: ['vehicle that is not new'],
  });
});

test('a column of four-wheel drive fills the drive if no column names it', () => {
  expect(combined({ four_wheel_drive: true }).fields).toEqual({ drive: '4WD' });
  expect(combined({ four_wheel_drive: false }).fields).toEqual({});
  expect(combined({ four_wheel_drive: true, drive: 'AWD' }).fields).toEqual({ drive: 'AWD' });
});

test('a vehicle marked as sold is sold', () => {
  expect(combined({ is_sold: true, status: 'in_stock' }).fields).toEqual({ status: 'sold' });
  expect(combined({ is_sold: false, status: 'in_stock' }).fields).toEqual({ status: 'in_stock' });
});

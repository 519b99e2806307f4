import { expect, test } from 'vitest';
import { columnContext } from './column-context.ts';
import type { Field } from './fields.ts';

const withUnit = (name: string, field: Field, raw: unknown, others: Record<string, unknown> = {}) => {
  const row = { line: 2, values: { [name]: raw, ...others } };
  return columnContext(name, [field], [row]).withUnit(raw, row);
};

test.each<[string, Field, unknown, unknown]>([
  ['Miles', 'km', '28,000', '28,000 miles'],
  ['odometer_mi', 'km', 28_000, '28000 miles'],
  ["Kms ('000)", 'km', '45', '45 k'],
  ['Engine CC', 'engine_size_litres', '1998', '1998 cc'],
  ['engineCc', 'engine_size', '1998', '1998 cc'],
  ['GVM (t)', 'variant.grossvehiclemass', '3.05', '3.05 tonnes'],
  ['Length (m)', 'variant.vehiclelength', '5,33', '5,33 m'],
  ['Body length ft', 'specifications.body_length', '21', '21 ft'],
  ["Price ('000)", 'price', '$45', '$45 k'],
  ['Miles', 'km', '45,062 km', '45,062 km'],
  ['Miles', 'km', 'unknown', 'unknown'],
  ['Kms', 'km', '45,062', '45,062'],
  ['Comments (m)', 'dealercomments', '5', '5'],
])('a number in the column %s of %s, %j, is read as %j', (name, field, raw, expected) =>
  expect(withUnit(name, field, raw)).toBe(expected),
);

test.each<[Record<string, unknown>, unknown]>([
  [{ 'Price@currency': 'AUD' }, '25990 AUD'],
  [{ 'Price Currency': 'NZD' }, '25990 NZD'],
  [{ 'Price@currency': '' }, '25990'],
  [{}, '25990'],
])('takes the currency of a price from %j', (others, expected) =>
  expect(withUnit('Price', 'price', '25990', others)).toBe(expected),
);

test('takes the unit of a nested value from its neighbour', () => {
  const row = { line: 1, values: { 'mileage.value': 28_000, mileage: { value: 28_000, unit: 'MI' } } };
  expect(columnContext('mileage.value', ['km'], [row]).withUnit(28_000, row)).toBe('28000 MI');
});

import { expect, test } from 'vitest';
import { rowReader } from './apply.ts';
import { type MappingInput, mappingSchema } from './mapping.ts';
import { stockNumbering } from './stock-number.ts';
import { stockNumberText } from './stock-number-source.ts';

const COLUMNS = {
  Make: 'make',
  Model: 'model',
  Year: 'year',
  Colour: 'colour',
  Condition: 'car_type',
  Price: 'price',
  Kms: 'km',
} as const;
const CAR = {
  Make: 'Kia',
  Model: 'Rio',
  Year: '2019',
  Colour: 'Red',
  Condition: 'Used',
  Price: '9990',
  Kms: '80000',
};
const VIN = 'JTNK4RBE6N0006000';

const mappingOf = (columns: MappingInput['columns']) =>
  mappingSchema.parse({
    feed: 'sample',
    dealership: { id: 'sample', slug: 'sample', name: 'Sample' },
    defaults: { status: 'in_stock' },
    columns,
  });
const numbersOf = (columns: MappingInput['columns'], rows: readonly Record<string, string>[]) => {
  const number = stockNumbering(mappingOf(columns));
  return rows.map((values, index) => number?.({ line: index + 2, values }) ?? null);
};

test('a file with a column of stock numbers needs no others', () => {
  expect(stockNumbering(mappingOf({ ...COLUMNS, Nr: 'stocknum' }))).toBeNull();
});

test('a vehicle without a stock number is identified by its VIN', () => {
  const [spaced, broken] = numbersOf({ ...COLUMNS, VIN: 'vin' }, [
    { ...CAR, VIN: ` ${VIN.toLowerCase()} ` },
    { ...CAR, VIN: 'unknown' },
  ]);
  expect(spaced).toEqual({ number: VIN, source: 'vin' });
  expect(broken).toMatchObject({ source: 'fields' });
});

test('a number made of fields stays the same when price and kilometres change', () => {
  const one = numbersOf(COLUMNS, [CAR]);
  expect(numbersOf(COLUMNS, [{ ...CAR, Price: '8990', Kms: '81000', Make: ' KIA ' }])).toEqual(one);
  expect(numbersOf(COLUMNS, [{ ...CAR, Colour: 'Blue' }])).not.toEqual(one);
});

test('two vehicles with the same fields have two numbers', () => {
  const [first, second] = numbersOf(COLUMNS, [CAR, CAR]);
  expect(second?.number).toBe(`${first?.number}-2`);
});

test('a row without any of these fields has no number', () => {
  expect(numbersOf(COLUMNS, [{ Price: '9990', Make: '-' }])).toEqual([null]);
});

test('the vehicle has the number, and its source is reported', () => {
  const sources: string[] = [];
  const applied = rowReader(mappingOf({ ...COLUMNS, VIN: 'vin' }))(
    { line: 2, values: { ...CAR, VIN } },
    { mended: () => {}, numbered: (source) => sources.push(source) },
  );
  expect(applied).toMatchObject({ vehicle: { stocknum: VIN, id: `sample-${VIN.toLowerCase()}` } });
  expect(sources).toEqual(['vin']);
});

test('the report says how the vehicles are identified', () => {
  expect(stockNumberText({})).toBeNull();
  expect(stockNumberText({ vin: 1_200, fields: 1 })).toBe(
    'the file has no stock numbers: identified 1,200 vehicles by VIN and 1 vehicle by a number made of registration, make, model, year and colour',
  );
});

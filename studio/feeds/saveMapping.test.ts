import { expect, test } from 'vitest';
import { mappingFields } from './saveMapping.ts';

const SAMPLE = { format: 'csv', separator: 'tab', encoding: 'utf-16le', records: null } as const;

test('typed values stay with their column while it maps to the same field', () => {
  const words = [{ word: 'Pre-loved', meaning: 'used' }];
  const before = {
    file: { records: null, mayEndOpen: true },
    columns: [
      { column: 'Type', field: 'car_type', words },
      { column: 'Body', field: 'simple_body', words },
    ],
  };
  const choice = {
    sample: SAMPLE,
    columns: { Type: 'car_type', Body: 'ignore', Photo1: 'images' },
    values: { status: 'in_stock' },
  } as const;
  expect(mappingFields(choice, before)).toEqual({
    file: { records: null, mayEndOpen: true, format: 'csv', separator: 'tab', encoding: 'utf-16le' },
    columns: [
      { _type: 'feedColumn', _key: 'column-0', column: 'Type', field: 'car_type', isOptional: false, words },
      { _type: 'feedColumn', _key: 'column-1', column: 'Body', field: 'ignore', isOptional: false },
      { _type: 'feedColumn', _key: 'column-2', column: 'Photo1', field: 'images', isOptional: true },
    ],
    values: [{ _type: 'feedValue', _key: 'value-0', field: 'status', value: 'in_stock' }],
  });
});

test('an XML mapping stores the path of its vehicles but no encoding', () => {
  const choice = {
    sample: { format: 'xml', separator: null, encoding: null, records: '$.stock.vehicle' },
    columns: { 'price.egc': 'price', 'photos.photo': 'images' },
    values: {},
  } as const;
  const before = { file: { format: 'csv', separator: 'comma', encoding: 'utf-8' } };
  expect(mappingFields(choice, before)).toEqual({
    file: { format: 'xml', separator: 'comma', records: '$.stock.vehicle' },
    columns: [
      { _type: 'feedColumn', _key: 'column-0', column: 'price.egc', field: 'price', isOptional: false },
      { _type: 'feedColumn', _key: 'column-1', column: 'photos.photo', field: 'images', isOptional: true },
    ],
    values: [],
  });
});

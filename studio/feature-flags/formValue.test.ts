import { settingDefinitions } from '@forecourt/lib/sites/settings';
import { expect, test } from 'vitest';
import { choicesOf, fieldShape, storable } from './formValue.ts';

test.each(Object.keys(settingDefinitions))('%s has a supported input', (name) => {
  const kinds: string[] = [];
  const walk = (shape: ReturnType<typeof fieldShape>) => {
    kinds.push(shape.type);
    for (const part of [...(shape.fields ?? []), ...(shape.of ?? [])]) walk(part);
  };
  const shape = fieldShape(name);
  walk(shape);
  expect(shape.name).toBe(name);
  expect(kinds.filter((kind) => !['string', 'text', 'number', 'object', 'array'].includes(kind))).toEqual([]);
});

test('options have labels', () => {
  expect(choicesOf(fieldShape('resultsLayout'))).toEqual([
    { title: 'Grid', value: 'grid' },
    { title: 'Carousel', value: 'carousel' },
  ]);
  expect(choicesOf(fieldShape('loanTermMax'))?.map(({ value }) => value)).toEqual([7, 5]);
  expect(choicesOf(fieldShape('offersPath'))).toBeUndefined();
});

test('empty entries are not stored, and an empty value is the default', () => {
  expect(storable('  ')).toBeNull();
  expect(storable({ _type: 'object', new: '', used: undefined })).toBeNull();
  expect(storable([])).toEqual([]);
  expect(storable(['a', ' ', ''])).toEqual(['a']);
  expect(storable([{ _key: 'x', name: ' Fee ', amount: 0 }, { name: '' }])).toEqual([
    { _key: 'x', name: 'Fee', amount: 0 },
  ]);
  expect(storable([{ name: 'Fee' }])).toEqual([{ _key: expect.stringMatching(/^[\w-]{12}$/), name: 'Fee' }]);
});

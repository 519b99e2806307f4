import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { expect, test } from 'vitest';
import { modelGroups } from './model-groups.ts';

const models = [
  { name: 'CX-5', make: 'Mazda', manufacturer_body: ['SUV'] },
  { name: 'Ranger', make: 'Ford', manufacturer_body: ['Ute', 'Cab Chassis'] },
  { name: 'CX-60', make: 'Mazda', manufacturer_body: ['SUV'] },
  { name: 'Concept', make: '', manufacturer_body: [] },
];
const names = (by: string) =>
  modelGroups(models, by, 'More', translatorOf('en', 'stock')).map(({ title, models: own }) => [
    title,
    own.map(({ name }) => name),
  ]);

test('groups the models of a menu by brand or by body (NAV-11)', () => {
  expect(names('brand')).toEqual([
    ['Mazda', ['CX-5', 'CX-60']],
    ['Ford', ['Ranger']],
    ['More', ['Concept']],
  ]);
  expect(names('body')).toEqual([
    ['SUV', ['CX-5', 'CX-60']],
    ['Ute', ['Ranger']],
    ['More', ['Concept']],
  ]);
});

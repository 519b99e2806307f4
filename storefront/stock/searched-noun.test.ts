import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { expect, test } from 'vitest';
import { resolveLanding } from './landing.ts';
import { countedNoun, searchedHeading, searchedNoun } from './searched-noun.ts';
import type { SearchState } from './state.ts';

const t = translatorOf('en', 'stock');

const bodies = (...values: string[]): Pick<SearchState, 'lists'> => ({
  lists: values.length ? { simple_body: values } : {},
});
const CATALOGUE = {
  noun: 'car',
  allNoun: 'vehicle',
  makes: [{ name: 'Kia', models: [] }],
  dealerships: [{ slug: 'best-cars', name: 'Best Cars' }],
  locations: [],
} as const;

test('a search of one kind of vehicle uses its noun, a mixed one says vehicles (OPEN-040)', () => {
  expect(searchedNoun('car', bodies('motorcycle'))).toBe('motorcycle');
  expect(searchedNoun('car', bodies('lightTruck'))).toBe('truck');
  expect(searchedNoun('vehicle', bodies('caravan', 'popTop'))).toBe('caravan');
  expect(searchedNoun('car', bodies('suv'))).toBe('car');
  expect(searchedNoun('car', bodies('motorcycle', 'suv'))).toBe('vehicle');
  expect(searchedNoun('car', bodies())).toBe('car');
  expect(searchedNoun('truck', bodies('motorcycle'))).toBe('truck');
});

test('the heading uses the noun and keeps names of makes and dealers', () => {
  const heading = (path: string, ...values: string[]) => {
    const landing = resolveLanding(path ? [path] : [], CATALOGUE);
    return (
      landing &&
      searchedHeading({ ...landing, searchedNoun: searchedNoun(landing.noun, bodies(...values)) }, t)
    );
  };
  expect(heading('')).toBe('Cars for sale');
  expect(heading('', 'motorcycle')).toBe('Motorcycles for sale');
  expect(heading('used-cars', 'lightTruck')).toBe('Used trucks');
  expect(heading('used-cars', 'suv')).toBe('Used cars');
  expect(heading('best-cars', 'motorcycle')).toBe('Stock at Best Cars');
  expect(heading('kia', 'motorcycle')).toBe('Kia');
});

test('motorcycles and trucks are not counted as cars', () => {
  expect(countedNoun('car', { suv: 30, ute: 2 })).toBe('car');
  expect(countedNoun('car', { suv: 30, motorcycle: 2 })).toBe('vehicle');
  expect(countedNoun('car', { suv: 0, motorcycle: 2 })).toBe('motorcycle');
  expect(countedNoun('car', { lightTruck: 4 })).toBe('truck');
  expect(countedNoun('car', undefined)).toBe('car');
  expect(countedNoun('caravan', { suv: 1, popTop: 2 })).toBe('caravan');
});

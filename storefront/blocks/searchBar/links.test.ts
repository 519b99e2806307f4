import { expect, test } from 'vitest';
import { makeLinks } from './links.ts';

const makes = ['Toyota', 'Mazda', 'Land Rover', 'BMW'].map((name) => ({ name }));

test('links to the makes with the most stock, up to the limit of the site', () => {
  expect(makeLinks(makes, 3)).toEqual([
    { label: 'Toyota', href: '/search/toyota' },
    { label: 'Mazda', href: '/search/mazda' },
    { label: 'Land Rover', href: '/search/land-rover' },
  ]);
});

test('lists few makes A to Z, and none for a single make', () => {
  expect(makeLinks(makes, 7).map(({ label }) => label)).toEqual(['BMW', 'Land Rover', 'Mazda', 'Toyota']);
  expect(makeLinks(makes.slice(0, 1), 7)).toEqual([]);
});

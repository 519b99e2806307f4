import { expect, test } from 'vitest';
import { makeLinks } from './links.ts';

const makes = ['Toyota', 'Mazda', 'Land Rover', 'BMW'].map((name) => ({ name }));

test('the makes with the most stock, as many as the site says, lead to their stock', () => {
  expect(makeLinks(makes, 3)).toEqual([
    { label: 'Toyota', href: '/search/toyota' },
    { label: 'Mazda', href: '/search/mazda' },
    { label: 'Land Rover', href: '/search/land-rover' },
  ]);
});

test('all of them A to Z when there are no more, none when there is one', () => {
  expect(makeLinks(makes, 7).map(({ label }) => label)).toEqual(['BMW', 'Land Rover', 'Mazda', 'Toyota']);
  expect(makeLinks(makes.slice(0, 1), 7)).toEqual([]);
});

import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

test('a title keeps the site’s name where both find room, and ends at a word where it does not itself (OPEN-125)', () => {
  expect(pageTitle('Special offers', 'Harbour Motor Group')).toBe('Special offers');
  expect(pageTitle('Charging at home: what the electrician will ask you', 'Harbour Motor Group')).toEqual({
    absolute: 'Charging at home: what the electrician will ask you',
  });
  const { absolute } = pageTitle('word '.repeat(30), 'Harbour') as { absolute: string };
  expect(absolute.length).toBeLessThanOrEqual(65);
  expect(absolute).toMatch(/word…$/);
});

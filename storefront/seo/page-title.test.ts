import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

test('includes the site’s name only if it fits (OPEN-125)', () => {
  expect(pageTitle('Special offers', 'Harbour Motor Group')).toBe('Special offers');
  expect(pageTitle('Charging at home: what the electrician will ask you', 'Harbour Motor Group')).toEqual({
    absolute: 'Charging at home: what the electrician will ask you',
  });
});

test('cuts a long title at the end of a word (OPEN-125)', () => {
  const { absolute } = pageTitle('word '.repeat(30), 'Harbour') as { absolute: string };
  expect(absolute.length).toBeLessThanOrEqual(65);
  expect(absolute).toMatch(/word…$/);
});

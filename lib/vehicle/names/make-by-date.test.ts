import { expect, test } from 'vitest';
import { makeByDate } from './make-by-date.ts';

test.each([
  ['Great Wall', 'V240', 2012, 'Great Wall'],
  ['GWM', 'Steed', 2018, 'Great Wall'],
  ['Great Wall', 'Ute Cannon', 2021, 'GWM'],
  ['Great Wall', 'Cannon-L', null, 'GWM'],
  ['Great Wall', 'Haval Jolion', 2023, 'GWM'],
  ['Great Wall', 'Unknown', 2024, 'GWM'],
  ['GWM', 'Unknown', 2015, 'Great Wall'],
  ['GWM', 'Unknown', null, 'GWM'],
  ['Haval', 'Jolion', 2023, 'Haval'],
])('a %s %s of %s is a %s', (make, model, year, expected) =>
  expect(makeByDate(make, model, year)).toBe(expected),
);

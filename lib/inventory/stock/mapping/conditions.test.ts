import { expect, test } from 'vitest';
import { condition } from './conditions.ts';

test.each([
  ['new', ['New', 'N', 'NEW VEHICLE', 'New Car', 'Brand New', 'Run-out', 'new in stock']],
  ['demo', ['Demo', 'D', 'Ex-demo', 'Ex Demo', 'Demonstrator', 'DEMO VEHICLE', 'Used Demo']],
  [
    'used',
    [
      'Used',
      'U',
      'Used Car',
      'USED',
      'Pre-owned',
      'Preowned',
      'Pre Loved',
      'CPO',
      'Certified',
      'Certified Pre-Owned',
      'Second hand',
      'Near New',
      'as new',
      'Ex-fleet',
    ],
  ],
])('is %s for the words of feeds', (expected, words) =>
  expect(words.map((word) => condition(word))).toEqual(
    words.map(() => expect.objectContaining({ value: expected })),
  ),
);

test('marks a certified vehicle', () => {
  expect(['CPO', 'Certified', 'Certified Pre-Owned'].map((word) => condition(word))).toEqual(
    Array.from({ length: 3 }, () => ({ value: 'used', also: { certified: true } })),
  );
});

test('reports a run-out vehicle', () =>
  expect(condition('Run-out')).toEqual({ value: 'new', mended: 'run-out vehicle taken as new' }));

test.each(['EXCELLENT', 'Good', 'VERY_GOOD', 'Fair condition'])('rejects the quality %s', (word) =>
  expect(condition(word)).toEqual({ problem: 'describes the quality, not new, demo or used' }),
);

test.each(['New/Used', 'New or used', 'not new', 'Car', '', '1', 'renewed', 'unused'])(
  'does not know %j',
  (word) => expect(condition(word)).toEqual({ problem: 'is none of new, demo and used' }),
);

test('reads the condition of schema.org', () => {
  expect(condition('https://schema.org/UsedCondition')).toEqual({ value: 'used' });
});

import { GUARDS } from '@forecourt/lib/inventory/stock/importing/guards';
import type { RunCounts } from '@forecourt/lib/inventory/stock/runs/runs';
import { expect, test } from 'vitest';
import {
  correctionText,
  countText,
  elapsedText,
  fieldText,
  GUARD_ADVICE,
  resultText,
  rowsText,
  stateText,
  unavailablePhotosText,
  undoText,
} from './texts.ts';

const COUNTS: RunCounts = {
  read: 1_204,
  taken: 1_200,
  mended: 9,
  held: 3,
  repeated: 0,
  rejected: 1,
  added: 0,
  changed: 12,
  unchanged: 1_188,
  retired: 2,
};

test('describes only what a run did to the stock and the rows', () => {
  expect(resultText({ outcome: 'imported', counts: COUNTS })).toBe('12 changed, 2 retired, 1,188 unchanged');
  expect(resultText({ outcome: 'refused', counts: COUNTS })).toBe('Nothing was changed');
  const none = { ...COUNTS, changed: 0, retired: 0, unchanged: 0 };
  expect(resultText({ outcome: 'unchanged', counts: none })).toBe('No vehicles');
  expect(rowsText(COUNTS)).toBe('1,204 rows: 1,200 accepted, 3 held, 1 rejected');
  expect(rowsText({ ...COUNTS, read: 1, taken: 1, held: 0, repeated: 1, rejected: 0 })).toBe(
    '1 row: 1 accepted, 1 listed twice',
  );
});

test('says since when a feed is late and what to do', () => {
  const feed = { feed: 'albion', vehicles: 3, lastRun: null, takenAt: '2026-03-05T00:00:00Z' };
  const when = (moment: string) => moment.slice(0, 10);
  expect(stateText({ ...feed, state: 'late' }, when)).toBe(
    'No file for more than a day. Ask whoever sends it. The stock is from 2026-03-05.',
  );
  expect(stateText({ ...feed, state: 'refused', takenAt: null }, when)).not.toContain('stock');
  expect(stateText({ ...feed, state: 'fresh' }, when)).not.toContain('2026');
});

test('describes what undoing a run does to the vehicles', () => {
  expect(undoText({ ...COUNTS, added: 1 })).toBe(
    '14 vehicles will be restored. 1 new vehicle will be hidden.',
  );
  expect(undoText({ ...COUNTS, changed: 1, retired: 0 })).toBe('1 vehicle will be restored.');
});

test('formats times, counts and names', () => {
  expect([elapsedText(400), elapsedText(6_500), elapsedText(125_000), elapsedText(-3)]).toEqual([
    '0.4 s',
    '6.5 s',
    '2 min 5 s',
    '0.0 s',
  ]);
  expect([countText(1, 'vehicle'), countText(1_204, 'vehicle')]).toEqual(['1 vehicle', '1,204 vehicles']);
  expect(['price_type', 'car_type', 'km', 'variant.cylinders', 'variant.ancaprating'].map(fieldText)).toEqual(
    ['price type', 'new, demo or used', 'kilometres', 'cylinders', 'ANCAP stars'],
  );
  expect(
    ['km that is not a number, left out', 'simple_body by title or model', 'spelling of a make'].map(
      correctionText,
    ),
  ).toEqual(['kilometres that is not a number, left out', 'body by title or model', 'spelling of a make']);
  for (const guard of GUARDS) expect(GUARD_ADVICE[guard]).toMatch(/\.$/);
});

test('counts the photos that cannot be shown', () => {
  expect(unavailablePhotosText({ checked: 1_204, unavailable: 3 })).toBe('3 of 1,204 photos cannot be shown');
  expect(unavailablePhotosText({ checked: 1, unavailable: 1 })).toBe('1 of 1 photo cannot be shown');
});

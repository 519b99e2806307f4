import { expect, test } from 'vitest';
import { hasComeBack, visitsWith } from './visits.ts';

test('counts days, so that reloading a page is no second visit', () => {
  const first = visitsWith(null, '2026-03-05');
  expect(hasComeBack(first)).toBe(false);
  expect(hasComeBack(visitsWith(first, '2026-03-05'))).toBe(false);
  expect(hasComeBack(visitsWith(first, '2026-03-06'))).toBe(true);
});

test('keeps two days at most, and ignores anything else that is stored', () => {
  expect(visitsWith('2026-03-01 2026-03-02', '2026-03-03')).toBe('2026-03-02 2026-03-03');
  expect(visitsWith('not a day {}', '2026-03-03')).toBe('2026-03-03');
});

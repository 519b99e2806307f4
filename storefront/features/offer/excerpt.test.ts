import { describe, expect, test } from 'vitest';
import { runsAt, shortDescription, shortDisclaimer } from './running.ts';

const now = new Date('2026-11-21T00:00:00Z');

describe('offers', () => {
  test.each([
    [null, null, true],
    ['2026-11-21T00:00:00Z', null, true],
    ['2026-11-21T00:00:01Z', null, false],
    [null, '2026-11-21T00:00:00Z', false],
    [null, '2026-11-21T00:00:01Z', true],
  ])('from %s to %s runs: %s', (startsAt, endsAt, runs) => {
    expect(runsAt({ startsAt, endsAt }, now)).toBe(runs);
  });

  test('OFFER-15 a description longer than 200 characters is cut at 160', () => {
    const { text, cut } = shortDescription('a'.repeat(201));
    expect(cut).toBe(true);
    expect(text).toBe(`${'a'.repeat(160)}…`);
  });

  test('OFFER-16 a description of 200 characters is shown whole', () => {
    expect(shortDescription('a'.repeat(200))).toEqual({ text: 'a'.repeat(200), cut: false });
  });

  test('OFFER-17 a disclaimer is cut at 200', () => {
    expect(shortDisclaimer('a'.repeat(201)).text).toBe(`${'a'.repeat(200)}…`);
    expect(shortDisclaimer('a'.repeat(200)).cut).toBe(false);
  });
});

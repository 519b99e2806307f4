import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextChange, type Span, showsAt } from './dated.ts';

const now = new Date('2026-11-21T00:00:00Z');

test.each([
  [null, null, true],
  ['2026-11-21T00:00:00Z', null, true],
  ['2026-11-21T00:00:01Z', null, false],
  [null, '2026-11-21T00:00:00Z', false],
  [null, '2026-11-21T00:00:01Z', true],
  ['some day', null, false],
])('content from %s to %s shows: %s (SEARCH-06 SEARCH-07)', (start, end, shows) => {
  expect(showsAt({ start, end }, now)).toBe(shows);
});

describe('nextChange', () => {
  const moment = fc.option(
    fc.integer({ min: 0, max: 50 }).map((second) => new Date(second * 1000).toISOString()),
    { nil: null },
  );
  const spans = fc.array(fc.record({ start: moment, end: moment }), { maxLength: 8 });
  const showing = (all: Span[], at: number) => all.map((span) => showsAt(span, new Date(at)));

  test('is the first time at which content appears or disappears', () => {
    fc.assert(
      fc.property(
        spans,
        fc.nat(50_000),
        fc.double({ min: 0, max: 0.999_999, noNaN: true }),
        (all, at, share) => {
          const next = nextChange(all, new Date(at)) ?? at + 100_000;
          expect(next).toBeGreaterThan(at);
          expect(showing(all, Math.floor(at + (next - at) * share))).toEqual(showing(all, at));
        },
      ),
    );
  });

  test('is a start, an end or null', () => {
    expect(nextChange([{ start: 'some day', end: null }], now)).toBeNull();
    expect(nextChange([{ start: '2026-11-20T00:00:00Z', end: '2026-12-01T00:00:00Z' }], now)).toBe(
      Date.parse('2026-12-01T00:00:00Z'),
    );
    expect(nextChange([{ start: '2026-11-30T00:00:00Z', end: '2026-12-01T00:00:00Z' }], now)).toBe(
      Date.parse('2026-11-30T00:00:00Z'),
    );
  });
});

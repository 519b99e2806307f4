import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GUARDS, parseAccepted } from './guards.ts';
import type { PlaceCounts } from './location-counts.ts';
import { checkEmpty, checkShares, commandText, findingText } from './share-guards.ts';

const NONE = new Set<never>();
const place = (counts: Partial<PlaceCounts>): PlaceCounts => ({
  dealershipId: 'd',
  locationId: 'l',
  before: 0,
  taken: 0,
  held: 0,
  rejected: 0,
  duplicates: 0,
  retired: 0,
  ...counts,
});

const anyPlace = fc
  .tuple(fc.nat(500), fc.nat(500), fc.nat(100), fc.nat(500), fc.nat(500))
  .map(([before, taken, held, rejected, part]) =>
    place({
      before,
      taken,
      held,
      rejected,
      retired: Math.min(before, part),
      duplicates: Math.min(taken, part),
    }),
  );

describe('judgement of a location', () => {
  test('lets a small dealer sell its last three vehicles', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), (before) => {
        expect(checkShares([place({ before, retired: before })], [], NONE)).toEqual([]);
      }),
    );
  });

  test('never accepts losing more than half, for any history', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 1_000 }),
        fc.array(anyPlace, { maxLength: 10 }),
        (before, past) => {
          const retired = Math.floor(before / 2) + 1;
          const findings = checkShares(
            [place({ before, retired })],
            past.map((places) => ({ places: [places], accepted: [] })),
            NONE,
          );
          expect(findings).toMatchObject([
            { guard: 'retiring', count: retired, of: before, accepted: false },
          ]);
        },
      ),
    );
  });

  test('keeps a finding when more is wrong, until it is accepted', () => {
    fc.assert(
      fc.property(anyPlace, (counts) => {
        const findings = checkShares([counts], [], NONE);
        expect(checkShares([counts], [], new Set(GUARDS))).toEqual(
          findings.map((finding) => ({ ...finding, accepted: true })),
        );
        if (findings.some(({ guard }) => guard === 'retiring') && counts.retired < counts.before)
          expect(checkShares([{ ...counts, retired: counts.retired + 1 }], [], NONE)).toContainEqual(
            expect.objectContaining({ guard: 'retiring' }),
          );
      }),
    );
  });

  test('ignores the history of other locations', () => {
    const past = [{ places: [place({ locationId: 'other', before: 100, retired: 50 })], accepted: [] }];
    expect(checkShares([place({ before: 100, retired: 30 })], past, NONE)).toHaveLength(1);
    const own = [{ places: [place({ before: 100, retired: 15 })], accepted: [] }];
    expect(checkShares([place({ before: 100, retired: 30 })], own, NONE)).toEqual([]);
  });

  test('judges many small locations together as one large dealership', () => {
    const places = Array.from({ length: 10 }, (_, index) =>
      place({ locationId: `l${index}`, before: 3, retired: 3 }),
    );
    expect(checkShares(places, [], NONE)).toMatchObject([{ locationId: null, count: 30, of: 30, limit: 6 }]);
  });
});

test('an empty feed of a few vehicles is a sale, of more vehicles a mistake', () => {
  expect(checkEmpty(0, 3, NONE)).toEqual([]);
  expect(checkEmpty(1, 90, NONE)).toEqual([]);
  expect(checkEmpty(0, 90, NONE)).toMatchObject([{ guard: 'empty', count: 90 }]);
});

test('a finding describes itself and how to accept it', () => {
  const [finding] = checkShares([place({ before: 100, retired: 45 })], [], NONE);
  const names = new Map([
    ['d', 'Dealer'],
    ['l', 'Yard'],
  ]);
  expect(finding && findingText(finding, names)).toBe(
    'Dealer, Yard: 45 of 100 vehicles are no longer listed; up to 20 would be usual.',
  );
  expect(finding && commandText(finding)).toBe('If this is intended, use --accept retiring.');
});

test('--accept takes comma-separated names', () => {
  expect(parseAccepted('retiring, price-moved')).toEqual({ guards: ['retiring', 'price-moved'] });
});

test('--accept reports an unknown name', () => {
  expect(parseAccepted('retiring,all')).toEqual({ unknown: 'all' });
  expect(parseAccepted('toString')).toEqual({ unknown: 'toString' });
});

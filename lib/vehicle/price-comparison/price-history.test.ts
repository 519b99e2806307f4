import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawHistory, type PriceChange, priceHistory } from './price-history.ts';

const timeZone = 'Australia/Brisbane';
const now = new Date('2026-11-20T00:00:00Z');
const at = (day: string, price: number): PriceChange => ({ at: new Date(`${day}T02:00:00Z`), price });
const historyOf = (changes: readonly PriceChange[], price: number | null = changes.at(-1)?.price ?? null) =>
  priceHistory(changes, { price, timeZone, now });

describe('the prices a vehicle has had', () => {
  test('names the amount and day of a fall', () => {
    const history = historyOf([at('2026-09-01', 36_490), at('2026-11-03', 34_990)]);
    expect(history).toMatchObject({
      latest: 'Reduced by $1,500 on 3 Nov 2026.',
      listed: 'Listed on 1 Sep 2026 at $36,490.',
    });
    expect(history?.steps.map(({ difference }) => difference)).toEqual([null, -1_500]);
  });

  test('names the amount and day of a rise', () =>
    expect(
      historyOf([at('2026-09-01', 36_490), at('2026-10-01', 35_490), at('2026-11-03', 35_990)]),
    ).toMatchObject({
      latest: 'Raised by $500 on 3 Nov 2026.',
      listed: 'Listed on 1 Sep 2026 at $36,490, $500 more than today.',
    }));

  test('names a fall only from a price that was offered for the required days', () => {
    const of = (leastDays: number, ...changes: PriceChange[]) =>
      priceHistory(changes, { price: changes.at(-1)?.price ?? null, timeZone, now, leastDays });
    const [first, last] = [at('2026-10-06', 36_490), at('2026-11-03', 34_990)];
    expect(of(28, first, last)?.latest).toBe('Reduced by $1,500 on 3 Nov 2026.');
    expect(of(29, first, last)).toMatchObject({ latest: null, listed: 'Listed on 6 Oct 2026 at $36,490.' });
    const short = at('2026-10-30', 35_000);
    expect(of(28, at('2026-10-06', 36_490), short, last)).toMatchObject({
      latest: null,
      listed: 'Listed on 6 Oct 2026 at $36,490.',
    });
    expect(of(24, at('2026-10-06', 36_490), short, last)?.listed).toContain('$1,500 more than today');
    expect(of(365, at('2026-11-01', 34_000), last)?.latest).toBe('Raised by $990 on 3 Nov 2026.');
  });

  test('says when the price is back at the first one', () =>
    expect(
      historyOf([at('2026-09-01', 30_000), at('2026-10-01', 29_000), at('2026-11-03', 30_000)])?.listed,
    ).toBe('Listed on 1 Sep 2026 at $30,000, the same as today.'));

  test('dates a single price once it is a week old', () => {
    expect(historyOf([at('2026-09-12', 36_490)])).toMatchObject({
      latest: null,
      listed: 'Listed on 12 Sep 2026 at $36,490, unchanged since.',
    });
    expect(historyOf([at('2026-11-15', 36_490)])).toBeNull();
  });

  test('uses the last price of a day in the time zone of the dealer', () => {
    // 14:30 UTC is after midnight in Brisbane.
    const late = { at: new Date('2026-11-03T14:30:00Z'), price: 33_000 };
    expect(historyOf([at('2026-09-01', 36_490), at('2026-11-03', 39_000), late])?.latest).toBe(
      'Reduced by $6,000 on 4 Nov 2026.',
    );
    const mistake = { at: new Date('2026-11-03T03:00:00Z'), price: 36_490 };
    expect(historyOf([at('2026-09-01', 36_490), at('2026-11-03', 3_649), mistake])).toMatchObject({
      latest: null,
    });
  });

  test('leaves out a history that does not end in the current price', () => {
    expect(historyOf([at('2026-09-01', 36_490)], 30_000)).toBeNull();
    expect(historyOf([at('2026-09-01', 36_490)], null)).toBeNull();
    expect(historyOf([], 30_000)).toBeNull();
  });

  test('has steps that add up to the current price', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 290 }), fc.integer({ min: 1_000, max: 99_000 })), {
          minLength: 1,
          maxLength: 40,
        }),
        (raw) => {
          const changes = raw
            .toSorted(([one], [two]) => one - two)
            .map(([day, price]) => ({ at: new Date(now.getTime() - (301 - day) * 86_400_000), price }));
          const steps = historyOf(changes)?.steps ?? [];
          const sum = steps
            .slice(1)
            .reduce((total, { difference }) => total + (difference ?? 0), steps[0]?.price ?? 0);
          expect(sum).toBe(changes.at(-1)?.price);
          expect(steps.slice(1).every(({ difference }) => difference !== 0)).toBe(true);
        },
      ),
    ));
});

describe('the line', () => {
  test('is drawn in steps to scale', () => {
    const steps = historyOf([at('2026-11-10', 40_000), at('2026-11-15', 20_000)])?.steps ?? [];
    const box = { now, width: 100, height: 50 };
    expect(drawHistory(steps, box)).toEqual({
      height: 50,
      path: 'M0 0H50V50H100',
      points: [
        { x: 0, y: 0 },
        { x: 50, y: 50 },
      ],
    });
    const small = historyOf([at('2026-11-10', 40_000), at('2026-11-15', 39_400)])?.steps ?? [];
    const [one, two] = drawHistory(small, box).points;
    expect((two?.y ?? 0) - (one?.y ?? 0)).toBe(5);
    expect(drawHistory(small, box).height).toBe(5);
  });
});

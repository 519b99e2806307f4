import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DealLine, dealLoan, dealTotals, inOrder, LINE_KINDS, sumOf, toCents } from './ledger.ts';

const cents = fc.integer({ min: 0, max: 50_000_000 });
const line = fc
  .record({
    kind: fc.constantFrom(...LINE_KINDS),
    key: fc.string({ minLength: 1, maxLength: 8 }),
    amount: cents,
  })
  .map(
    ({ kind, key, amount }): DealLine => ({
      kind,
      key,
      label: key,
      cents: kind === 'discount' || kind === 'tradeIn' ? 0 - amount : amount,
      note: '',
    }),
  );
const lines = fc.uniqueArray(line, { selector: ({ kind, key }) => `${kind} ${key}`, maxLength: 12 });
const financing = fc.option(fc.record({ cashCents: fc.integer({ min: -1000, max: 60_000_000 }) }));

const TERMS = {
  rate: 9,
  comparisonRate: 9.5,
  years: 5,
  cost: { fee: 0, rounding: 'nearest' },
  least: 5000,
  most: 100_000,
} as const;

describe('the sums of a deal', () => {
  test('add up: deposit, cash and loan pay the total, and what is left over goes to the shopper', () => {
    fc.assert(
      fc.property(lines, cents, financing, (chosen, deposit, how) => {
        const totals = dealTotals(chosen, deposit, how);
        expect(totals.total).toBe(sumOf(chosen));
        expect(totals.deposit + totals.cash + totals.financed - totals.toShopper).toBe(totals.total);
        expect(totals.cash + totals.financed).toBe(totals.balance);
      }),
    );
  });

  test('are whole cents, and only the total can be negative', () => {
    fc.assert(
      fc.property(lines, cents, financing, (chosen, deposit, how) => {
        const { total, ...parts } = dealTotals(chosen, deposit, how);
        expect([total, ...Object.values(parts)].every(Number.isSafeInteger)).toBe(true);
        expect(Object.values(parts).every((part) => part >= 0)).toBe(true);
        expect(parts.toShopper > 0).toBe(total < 0);
      }),
    );
  });

  test('do not depend on the order in which lines were chosen', () => {
    const shuffled = lines.chain((chosen) =>
      fc.shuffledSubarray(chosen, { minLength: chosen.length }).map((other) => [chosen, other] as const),
    );
    fc.assert(
      fc.property(shuffled, cents, financing, ([chosen, other], deposit, how) => {
        expect(dealTotals(other, deposit, how)).toEqual(dealTotals(chosen, deposit, how));
        expect(inOrder(other)).toEqual(inOrder(chosen));
      }),
    );
  });

  test('name money that the shopper gets', () => {
    const price = { cents: 20_000_00 };
    const tradeIn = { cents: -25_000_00 };
    expect(dealTotals([price, tradeIn], 200_00, null)).toEqual({
      total: -5_000_00,
      deposit: 0,
      balance: 0,
      cash: 0,
      financed: 0,
      toShopper: 5_000_00,
    });
  });

  test('never take a deposit above the total', () => {
    expect(dealTotals([{ cents: 100_00 }], 200_00, null)).toMatchObject({ deposit: 100_00, balance: 0 });
  });
});

test.each([
  [34_990, 3_499_000],
  [99.5, 9_950],
  [0.005, 1],
  [1.005, 100], // 1.005 is 1.00499… in floating point
])('%d dollars are %d cents', (dollars, expected) => {
  expect(toCents(dollars)).toBe(expected);
});

describe('the weekly repayment', () => {
  test('is the annuity of the financed part', () => {
    // 30,000 at 9% over 260 weeks: 30000 * r / (1 - (1 + r)^-260) with r = 0.09 / 52.
    expect(dealLoan({ financed: 30_000_00 }, TERMS)).toEqual({
      weekly: 143,
      rate: 9,
      comparisonRate: 9.5,
      years: 5,
    });
  });

  test.each([0, 4_999_99, 100_001_00])(
    'is not shown for %d cents, which the lender does not lend',
    (financed) => {
      expect(dealLoan({ financed }, TERMS)).toBeNull();
    },
  );

  describe('with a pre-approval', () => {
    const own = {
      approval: {
        lender: 'YouX',
        amount: 30_000,
        rate: 7,
        comparisonRate: 7.6,
        years: 4,
        fee: 495,
        expiresAt: '2026-07-01T00:00:00.000Z',
      },
      by: { lender: 'YouX', label: 'Pre-approved until 1 Jul 2026', licence: '' },
    };

    test('that covers the amount uses its rates, fee and term, and names it', () => {
      // 30,495 at 7% over 208 weeks: 30495 * r / (1 - (1 + r)^-208) with r = 0.07 / 52.
      expect(dealLoan({ financed: 30_000_00 }, TERMS, own)).toEqual({
        weekly: 168,
        rate: 7,
        comparisonRate: 7.6,
        years: 4,
        approved: own.by,
      });
      expect(dealLoan({ financed: 30_000_00 }, { ...TERMS, most: 20_000 }, own)?.approved).toEqual(own.by);
    });

    test('of less than the amount is the estimate, even for one cent', () => {
      expect(dealLoan({ financed: 30_000_01 }, TERMS, own)).toEqual(dealLoan({ financed: 30_000_01 }, TERMS));
    });
  });

  test('never falls when more is financed', () => {
    const amount = fc.integer({ min: 10_000_00, max: 100_000_00 });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const weekly = (financed: number) => dealLoan({ financed }, TERMS)?.weekly ?? 0;
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(weekly(more)).toBeGreaterThanOrEqual(weekly(less));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSettings } from '../../sites/settings.ts';
import { NO_PAYMENT, type PreApproval } from '../../vehicle/finance/payment-choice.ts';
import { shopperEstimate } from '../../vehicle/finance/shopper-estimate.ts';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import type { FilteredRecord } from './matches.ts';
import {
  coveredPrice,
  groupOf,
  isOrderedByPrice,
  lenderTerms,
  type OwnTerms,
  pricesOf,
  weeklyAt,
  weeklyFilter,
  withOwnBand,
} from './own-terms.ts';
import { WEEKLY_BANDS } from './price-bands.ts';
import { toStockRecord } from './to-record.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const { settings } = parseSettings({ timeZone: 'Australia/Brisbane' });
const lender = (changes: object = {}) => ({
  financeProvider: 'Bay Finance',
  paymentWeek: 160,
  interestRate: 8.49,
  comparisonRate: 9.29,
  establishmentFees: 650,
  balloon: null as number | null,
  ...changes,
});
const vehicleOf = (price: number, lenders: object[]) =>
  sampleVehicle({ price, offer_price: null, status: 'in_stock', finance_lenders: lenders as never });
const termsOf = (price: number, lenders: object[]): string => {
  const terms = lenderTerms(vehicleOf(price, lenders).finance_lenders, price);
  if (terms === null) throw new Error('No terms');
  return terms;
};

const choices = fc.record({
  deposit: fc.integer({ min: 0, max: 60_000 }),
  years: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
});
const rates = fc.integer({ min: 1, max: 250 }).map((tenths) => tenths / 10);
const prices = fc.integer({ min: 600, max: 250_000 });
/** Final payments that are whole tenths of a per cent, which the index keeps. */
const shares = fc.option(fc.integer({ min: 0, max: 500 }).map((thousandths) => thousandths / 1_000));

describe('the weekly figure of a group of lender terms', () => {
  test('is the one of the vehicle’s card', () => {
    fc.assert(
      fc.property(choices, rates, prices, shares, (choice, rate, price, share) => {
        const lenders = [lender({ interestRate: rate, balloon: share === null ? null : share * price })];
        const card = shopperEstimate(vehicleOf(price, lenders), settings, { ...NO_PAYMENT, choice }, NOW);
        expect(weeklyAt(termsOf(price, lenders), price, { settings, choice, approval: null }, NOW)).toBe(
          card?.weekly ?? null,
        );
      }),
    );
  });

  test('never falls as the price rises', () => {
    fc.assert(
      fc.property(
        choices,
        rates,
        shares,
        prices,
        fc.integer({ min: 1, max: 20_000 }),
        (choice, rate, share, price, more) => {
          const terms = termsOf(10_000, [
            lender({ interestRate: rate, balloon: share === null ? null : share * 10_000 }),
          ]);
          const figure = (dollars: number) =>
            Number(weeklyAt(terms, dollars, { settings, choice, approval: null }, NOW) ?? 0);
          expect(figure(price + more)).toBeGreaterThanOrEqual(figure(price));
        },
      ),
    );
  });

  test('lies in a band exactly if the price lies in the prices of the band', () => {
    fc.assert(
      fc.property(
        choices,
        rates,
        shares,
        prices,
        fc.constantFrom(...WEEKLY_BANDS),
        (choice, rate, share, price, band) => {
          const terms = termsOf(10_000, [
            lender({ interestRate: rate, balloon: share === null ? null : share * 10_000 }),
          ]);
          const figure = weeklyAt(terms, price, { settings, choice, approval: null }, NOW);
          const spans = pricesOf(terms, band, { settings, choice, approval: null }, NOW);
          const isInBand =
            typeof figure === 'number' && figure >= band.min && (band.max === null || figure < band.max);
          expect(spans.some(([from, to]) => price >= from && price <= to)).toBe(isInBand);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('replaces the payment that the lender states, whose rate is known', () => {
    const terms = termsOf(40_000, [lender({ paymentWeek: 60 })]);
    const figure = weeklyAt(
      terms,
      40_000,
      { settings, choice: { deposit: 0, years: 5 }, approval: null },
      NOW,
    );
    expect(figure).toBeGreaterThan(150);
  });

  test('is the payment that the lender states, if no rate is known', () => {
    const unknown = parseSettings({
      timeZone: 'Australia/Brisbane',
      financeProviders: [],
      listedFees: [],
    }).settings;
    const own = {
      settings: { ...unknown, establishmentFee: 'lender' as const },
      choice: { deposit: 0, years: 5 },
      approval: null,
    };
    const terms = termsOf(40_000, [lender({ interestRate: null, establishmentFees: null })]);
    expect(weeklyAt(terms, 40_000, own, NOW)).toBe('stated');
    const filter = weeklyFilter(['$150 to $200 a week'], { ...own, terms: [terms] }, NOW);
    expect(filter).toBe(
      `visible_until = 9999999999 AND lender_group = ${groupOf(terms)} AND (lender_group != ${groupOf(terms)} OR weekly_price:150 TO 199.99)`,
    );
  });
});

const APPROVAL: PreApproval = {
  lender: 'YouX',
  amount: 30_000,
  rate: 6.9,
  comparisonRate: 7.5,
  years: 5,
  fee: 495,
  expiresAt: '2026-07-01T00:00:00.000Z',
};
const approvals = fc
  .record({
    amount: fc.integer({ min: 100_000, max: 9_000_000 }).map((cents) => cents / 100),
    rate: rates,
    years: fc.integer({ min: 1, max: 7 }),
    fee: fc.integer({ min: 0, max: 1_000 }),
  })
  .map((own): PreApproval => ({ ...APPROVAL, ...own }));
const maybeChoices = fc.option(choices);
const centPrices = fc.integer({ min: 60_000, max: 12_000_000 }).map((cents) => cents / 100);

describe('the weekly figure with a pre-approval', () => {
  test('is the one of the vehicle’s card, or the lender’s payment where the card shows that', () => {
    fc.assert(
      fc.property(maybeChoices, approvals, rates, centPrices, (choice, approval, rate, price) => {
        const lenders = [lender({ interestRate: rate })];
        const card = shopperEstimate(vehicleOf(price, lenders), settings, { choice, approval }, NOW);
        const expected = card?.basis === 'lender' ? 'stated' : (card?.weekly ?? null);
        expect(weeklyAt(termsOf(price, lenders), price, { settings, choice, approval }, NOW)).toBe(expected);
      }),
    );
  });

  test('is approved exactly up to the covered price', () => {
    fc.assert(
      fc.property(maybeChoices, approvals, fc.integer({ min: -2, max: 2 }), (choice, approval, cents) => {
        const covered = coveredPrice({ choice, approval }, NOW) ?? 0;
        const price = Math.round(covered * 100 + cents) / 100;
        const card = shopperEstimate(vehicleOf(price, [lender()]), settings, { choice, approval }, NOW);
        expect(card?.basis === 'approved').toBe(price <= covered);
      }),
    );
  });

  test('lies in a band exactly if the price lies in the prices of the band', () => {
    fc.assert(
      fc.property(
        choices,
        approvals,
        rates,
        shares,
        centPrices,
        fc.constantFrom(...WEEKLY_BANDS),
        (choice, approval, rate, share, price, band) => {
          const terms = termsOf(10_000, [
            lender({ interestRate: rate, balloon: share === null ? null : share * 10_000 }),
          ]);
          const own = { settings, choice, approval };
          const figure = weeklyAt(terms, price, own, NOW);
          const isInBand =
            typeof figure === 'number' && figure >= band.min && (band.max === null || figure < band.max);
          const spans = pricesOf(terms, band, own, NOW);
          expect(spans.some(([from, to]) => price >= from && price <= to)).toBe(isInBand);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('has two ranges of prices where it starts lower above the pre-approval', () => {
    const terms = termsOf(40_000, [lender({ interestRate: 8, balloon: 16_000 })]);
    const band = WEEKLY_BANDS.find(({ label }) => label === '$125 to $150 a week');
    if (!band) throw new Error('No band');
    const own = { settings, choice: { deposit: 0, years: 5 }, approval: { ...APPROVAL, rate: 12 } };
    const spans = pricesOf(terms, band, own, NOW);
    expect(spans).toHaveLength(2);
    expect(spans[0]?.[1]).toBeLessThanOrEqual(30_000);
    expect(spans[1]?.[0]).toBeGreaterThan(30_000);
  });

  test('does not use one that has expired', () => {
    const choice = { deposit: 0, years: 5 };
    const expired = { ...APPROVAL, expiresAt: NOW.toISOString() };
    const terms = termsOf(40_000, [lender()]);
    expect(coveredPrice({ choice, approval: expired }, NOW)).toBeNull();
    for (const labels of [null, ['$125 to $150 a week']])
      expect(weeklyFilter(labels, { settings, choice, approval: expired, terms: [terms] }, NOW)).toBe(
        weeklyFilter(labels, { settings, choice, approval: null, terms: [terms] }, NOW),
      );
  });

  test('leaves the payment of the lender above it, without a deposit and term', () => {
    const terms = termsOf(40_000, [lender()]);
    const filter = weeklyFilter(
      ['$125 to $150 a week'],
      { settings, choice: null, approval: APPROVAL, terms: [terms] },
      NOW,
    );
    const group = groupOf(terms);
    expect(filter).toMatch(
      new RegExp(
        `lender_group = ${group} AND \\(lender_group != ${group} OR sort_price:[\\d.]+ TO 30000 OR weekly_price:125 TO 149.99\\)` +
          ` AND \\(lender_group != ${group} OR sort_price:[\\d.]+ TO 30000 OR sort_price > 30000\\)$`,
      ),
    );
  });
});

describe('a record with the shopper’s own weekly figure', () => {
  const recordOf = (price: number, changes = {}) => ({
    ...toStockRecord(vehicleOf(price, [lender()])),
    ...changes,
  });
  const bandIn = (record: object, payment: Partial<OwnTerms>) =>
    withOwnBand(record as FilteredRecord, { settings, choice: null, approval: null, ...payment }, NOW)[
      'weekly_price_range'
    ];

  test('is in the band of its card', () => {
    fc.assert(
      fc.property(choices, fc.option(approvals), centPrices, (choice, approval, price) => {
        const card = shopperEstimate(vehicleOf(price, [lender()]), settings, { choice, approval }, NOW);
        const weekly = card?.weekly ?? null;
        const band = WEEKLY_BANDS.find(
          ({ min, max }) => weekly !== null && weekly >= min && (max === null || weekly < max),
        );
        expect(bandIn(recordOf(price), { choice, approval })).toBe(band?.label ?? null);
      }),
    );
  });

  test('keeps the lender’s payment without a deposit and term, and above a pre-approval', () => {
    expect(bandIn(recordOf(40_000), {})).toBe('$150 to $200 a week');
    expect(bandIn(recordOf(40_000), { approval: APPROVAL })).toBe('$150 to $200 a week');
    expect(bandIn(recordOf(30_000), { approval: APPROVAL })).toBe('$125 to $150 a week');
    const expired = { ...APPROVAL, expiresAt: NOW.toISOString() };
    expect(bandIn(recordOf(30_000), { approval: expired })).toBe('$150 to $200 a week');
  });

  test('is in no band where no card shows a figure', () => {
    const choice = { deposit: 0, years: 5 };
    expect(bandIn(recordOf(40_000, { visible_until: 1 }), { choice })).toBeNull();
  });
});

describe('the filter by the shopper’s own weekly figures', () => {
  const own = (...terms: string[]): OwnTerms => ({
    settings,
    choice: { deposit: 2_000, years: 5 },
    approval: null,
    terms,
  });

  test('has a range of prices for each group', () => {
    const cheap = termsOf(40_000, [lender({ interestRate: 5 })]);
    const dear = termsOf(40_000, [lender({ interestRate: 15 })]);
    const filter = weeklyFilter(['$100 to $125 a week', '$200 to $300 a week'], own(cheap, dear), NOW);
    const parts = filter.split(' AND ');
    expect(parts).toHaveLength(4);
    expect(parts[1]).toBe(`(lender_group = ${groupOf(cheap)} OR lender_group = ${groupOf(dear)})`);
    expect(parts[2]?.match(/sort_price:/g)).toHaveLength(2);
  });

  test('matches nothing on a site without lenders', () => {
    expect(weeklyFilter(null, own(), NOW)).toBe('lender_group = 0');
  });
});

describe('the order by the shopper’s own weekly figures', () => {
  const isByPrice = (...lenders: object[]) => isByPriceWith(null, ...lenders);
  const isByPriceWith = (approval: PreApproval | null, ...lenders: object[]) =>
    isOrderedByPrice(
      {
        settings,
        choice: { deposit: 2_000, years: 5 },
        approval,
        terms: lenders.map((each) => termsOf(40_000, [lender(each)])),
      },
      NOW,
    );

  test('is that of prices if every lender charges the same', () => {
    expect(isByPrice({})).toBe(true);
    expect(isByPrice({}, { comparisonRate: 9.99 })).toBe(true);
  });

  test('is that of prices for what a pre-approval covers, until it expires', () => {
    expect(isByPriceWith(APPROVAL, {}, { interestRate: 12 })).toBe(true);
    expect(isByPriceWith({ ...APPROVAL, expiresAt: NOW.toISOString() }, {}, { interestRate: 12 })).toBe(
      false,
    );
  });

  test('is not that of prices if rates or final payments differ', () => {
    expect(isByPrice({}, { interestRate: 12 })).toBe(false);
    expect(isByPrice({}, { balloon: 4_000 })).toBe(false);
  });
});

describe('the lender terms in the index', () => {
  test('are equal for vehicles of different prices with the same lender', () => {
    const one = termsOf(40_000, [lender({ balloon: 12_000 })]);
    expect(termsOf(31_990, [lender({ balloon: 9_597, paymentWeek: 130 })])).toBe(one);
    expect(termsOf(40_000, [lender({ balloon: 8_000 })])).not.toBe(one);
  });

  test('are in the record with their number, and missing without a lender or a price', () => {
    const record = toStockRecord(vehicleOf(40_000, [lender()]));
    expect(record?.lender_group).toBe(groupOf(record?.lender_terms ?? ''));
    expect(toStockRecord(vehicleOf(40_000, []))).not.toHaveProperty('lender_terms');
    expect(lenderTerms(vehicleOf(40_000, [lender()]).finance_lenders, null)).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSettings } from '../../sites/settings.ts';
import { NO_PAYMENT } from '../../vehicle/finance/payment-choice.ts';
import { shopperEstimate } from '../../vehicle/finance/shopper-estimate.ts';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import {
  groupOf,
  isOrderedByPrice,
  lenderTerms,
  type OwnTerms,
  pricesOf,
  weeklyAt,
  weeklyFilter,
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
        expect(weeklyAt(termsOf(price, lenders), price, { settings, choice }, NOW)).toBe(
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
            Number(weeklyAt(terms, dollars, { settings, choice }, NOW) ?? 0);
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
          const figure = weeklyAt(terms, price, { settings, choice }, NOW);
          const span = pricesOf(terms, band, { settings, choice }, NOW);
          const isInBand =
            typeof figure === 'number' && figure >= band.min && (band.max === null || figure < band.max);
          expect(span !== null && price >= span[0] && price <= span[1]).toBe(isInBand);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('replaces the payment that the lender states, whose rate is known', () => {
    const terms = termsOf(40_000, [lender({ paymentWeek: 60 })]);
    const figure = weeklyAt(terms, 40_000, { settings, choice: { deposit: 0, years: 5 } }, NOW);
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
    };
    const terms = termsOf(40_000, [lender({ interestRate: null, establishmentFees: null })]);
    expect(weeklyAt(terms, 40_000, own, NOW)).toBe('stated');
    const filter = weeklyFilter(['$150 to $200 a week'], { ...own, terms: [terms] }, NOW);
    expect(filter).toBe(
      `visible_until = 9999999999 AND lender_group = ${groupOf(terms)} AND (lender_group != ${groupOf(terms)} OR weekly_price:150 TO 199.99)`,
    );
  });
});

describe('the filter by the shopper’s own weekly figures', () => {
  const own = (...terms: string[]): OwnTerms => ({ settings, choice: { deposit: 2_000, years: 5 }, terms });

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
  const isByPrice = (...lenders: object[]) =>
    isOrderedByPrice(
      {
        settings,
        choice: { deposit: 2_000, years: 5 },
        terms: lenders.map((each) => termsOf(40_000, [lender(each)])),
      },
      NOW,
    );

  test('is that of prices if every lender charges the same', () => {
    expect(isByPrice({})).toBe(true);
    expect(isByPrice({}, { comparisonRate: 9.99 })).toBe(true);
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

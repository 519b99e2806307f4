import { hashOf } from '../../platform/text/hash.ts';
import { anyOf } from '../../platform/text/search-filter.ts';
import { oldestYear } from '../../vehicle/finance/eligibility.ts';
import { type FinanceLender, positive } from '../../vehicle/finance/lender.ts';
import { sharedLoanLimits } from '../../vehicle/finance/limits.ts';
import type { PaymentChoice } from '../../vehicle/finance/payment-choice.ts';
import { shopperEstimate } from '../../vehicle/finance/shopper-estimate.ts';
import { eligibilityRule, type FinanceSettings } from '../../vehicle/finance/terms.ts';
import { VISIBLE_FOREVER } from '../../vehicle/visibility.ts';
import { type Band, WEEKLY_BANDS } from './price-bands.ts';

/**
 * The weekly figure for a shopper's own deposit and term depends on the price and on what the vehicle's lenders charge.
 * Vehicles with the same **lender terms** form a group, in which the figure rises with the price. So a range of weekly
 * figures is a range of prices per group, and search needs no figure per shopper.
 */

/** Most groups of a site; with more, its filter and order by week stay those of the lenders' payments. */
export const MOST_GROUPS = 8;

/** Beyond the price of any vehicle, in dollars. */
const MOST_DOLLARS = 10_000_000;
const MOST_LENDERS = 4;
/** The final payment as a share of the price, to a tenth of a per cent: feeds round it to dollars. */
const SHARES = 1_000;

/** A lender in the index: name, rate, comparison rate, final payment as a share, fee, whether it states a payment. */
type Terms = [string, number | null, number | null, number | null, number | null, boolean];

/**
 * Returns the terms of a vehicle's lenders as the value of the facet `lender_terms`.
 * @param price the selling price in dollars
 * @returns null without a price or a lender with figures
 */
export function lenderTerms(lenders: readonly FinanceLender[], price: number | null): string | null {
  if (price === null) return null;
  const usable = lenders.filter((lender) => positive(lender.paymentWeek) ?? positive(lender.interestRate));
  // The lowest payment first, which decides between lenders unless one is the site's own.
  const week = ({ paymentWeek }: FinanceLender) => positive(paymentWeek) ?? Number.MAX_VALUE;
  const terms = usable
    .toSorted((one, other) => week(one) - week(other))
    .slice(0, MOST_LENDERS)
    .map(
      (lender): Terms => [
        lender.financeProvider.trim(),
        positive(lender.interestRate),
        positive(lender.comparisonRate),
        shareOf(lender.balloon, price),
        lender.establishmentFees,
        positive(lender.paymentWeek) !== null,
      ],
    );
  return terms.length > 0 ? JSON.stringify(terms) : null;
}

const shareOf = (part: number | null, price: number): number | null =>
  part !== null && part >= 0 && part < price ? Math.round((part / price) * SHARES) / SHARES : null;

/** Returns the number of a group in filters, which cannot mix text and numbers; from 1 to 2³¹. */
export const groupOf = (terms: string): number => (hashOf(terms) >>> 1) + 1;

const termsOf = (text: string): Terms[] => {
  try {
    const terms: unknown = JSON.parse(text);
    return Array.isArray(terms) && terms.every(Array.isArray) ? (terms as Terms[]) : [];
  } catch {
    return [];
  }
};

/** Settings of a site and choice of a shopper, on which weekly figures depend. */
export interface OwnTerms {
  settings: FinanceSettings;
  choice: PaymentChoice;
  /** Values of the facet `lender_terms` in the site's stock. */
  terms: readonly string[];
}

/**
 * Returns the weekly figure of a vehicle of a group, which is the one of its card.
 * @param price in dollars
 * @returns null if none is shown; `stated` if no rate is known, so that the lender's own payment holds
 */
export function weeklyAt(
  terms: string,
  price: number,
  { settings, choice }: Pick<OwnTerms, 'settings' | 'choice'>,
  now: Date,
): number | 'stated' | null {
  const finance_lenders = termsOf(terms).map(
    ([financeProvider, interestRate, comparisonRate, share, establishmentFees, isStated], place) =>
      ({
        financeProvider,
        interestRate,
        comparisonRate,
        establishmentFees,
        balloon: share === null ? null : share * price,
        // Any amount, in the order of the real ones.
        paymentWeek: isStated ? 1_000 + place : null,
        paymentMonth: null,
        totalPayable: null,
        deposit: null,
        termMonths: null,
        termWeeks: null,
        termYears: null,
        disclaimer: '',
      }) satisfies FinanceLender,
  );
  const vehicle = {
    status: 'in_stock' as const,
    price,
    offer_price: null,
    year: now.getFullYear(),
    finance_lenders,
  };
  const estimate = shopperEstimate(vehicle, settings, { choice, approval: null }, now);
  return estimate && (estimate.basis === 'lender' ? 'stated' : estimate.weekly);
}

/**
 * Returns the lowest price in dollars whose weekly figure is at least an amount; `MOST_DOLLARS` without one.
 * The figure never falls as the price rises, so it is found by bisection, to the cent.
 */
function priceFor(
  terms: string,
  weekly: number,
  own: Pick<OwnTerms, 'settings' | 'choice'>,
  now: Date,
): number {
  const reaches = (cents: number) => {
    const figure = weeklyAt(terms, cents / 100, own, now);
    return typeof figure === 'number' && figure >= weekly;
  };
  const known = knownPrices.get(own) ?? new Map<string, number>();
  knownPrices.set(own, known);
  const key = `${weekly} ${terms}`;
  const earlier = known.get(key);
  if (earlier !== undefined) return earlier;
  let [below, reached] = [0, MOST_DOLLARS * 100];
  while (reached - below > 1) {
    const middle = Math.floor((below + reached) / 2);
    if (reaches(middle)) reached = middle;
    else below = middle;
  }
  known.set(key, reached / 100);
  return reached / 100;
}

/** Found prices of each site's and shopper's terms: the bands of a page share their ends. */
const knownPrices = new WeakMap<object, Map<string, number>>();

/** A range of prices in dollars, both ends included. */
type PriceSpan = readonly [from: number, to: number];

/** Returns the prices at which the weekly figure of a group lies in a band, from `min` to below `max` dollars. */
export function pricesOf(
  terms: string,
  { min, max }: Pick<Band, 'min' | 'max'>,
  own: Pick<OwnTerms, 'settings' | 'choice'>,
  now: Date,
): PriceSpan | null {
  const from = priceFor(terms, min, own, now);
  const to = max === null ? MOST_DOLLARS : (Math.round(priceFor(terms, max, own, now) * 100) - 1) / 100;
  return from <= to && from < MOST_DOLLARS ? [from, to] : null;
}

const isStated = (terms: string, own: OwnTerms, now: Date): boolean =>
  weeklyAt(terms, Math.max(30_000, leastPrice(own) ?? 0), own, now) === 'stated';

/** Prices in dollars at which the figures of groups are compared. */
const COMPARED = [12_000, 30_000, 90_000];

/**
 * Returns whether the order by price is the order by the shopper's weekly figures: all groups have the same figure at
 * the same price, such as those of one lender whose comparison rates differ.
 */
export function isOrderedByPrice(own: OwnTerms, now: Date): boolean {
  const figures = own.terms.map((terms) => COMPARED.map((price) => weeklyAt(terms, price, own, now)));
  const shown = figures.filter((each) => each.some((figure) => figure !== null));
  return new Set(shown.map((each) => each.join())).size <= 1 && !shown.flat().includes('stated');
}

/** Price in dollars below which no vehicle of the site has a figure; null without a limit. */
const leastPrice = ({ settings }: Pick<OwnTerms, 'settings'>): number | null =>
  sharedLoanLimits(settings)?.min ?? null;

/** Returns filters of what a figure depends on besides lender and price: the vehicle is in stock, and new enough. */
function hasFigure({ settings }: Pick<OwnTerms, 'settings'>, now: Date): string[] {
  const year = oldestYear(eligibilityRule(settings), now.getFullYear());
  return [`visible_until = ${VISIBLE_FOREVER}`, ...(year === null ? [] : [`year >= ${year}`])];
}

/**
 * Returns the filter of the vehicles whose weekly figure, for the shopper's deposit and term, lies in one of the bands.
 * A vehicle whose rate is not known has its lender's own payment.
 * @param labels of `WEEKLY_BANDS`; null for any figure
 */
export function weeklyFilter(labels: readonly string[] | null, own: OwnTerms, now: Date): string {
  const bands = labels
    ? WEEKLY_BANDS.filter(({ label }) => labels.includes(label))
    : [{ label: '', min: 0, max: null }];
  const groups = own.terms.slice(0, MOST_GROUPS);
  if (bands.length === 0 || groups.length === 0) return 'lender_group = 0';
  const least = leastPrice(own);
  return [
    ...hasFigure(own, now),
    anyOf(groups.map((terms) => `lender_group = ${groupOf(terms)}`)),
    ...groups.flatMap((terms) => {
      const others = `lender_group != ${groupOf(terms)}`;
      const stated = isStated(terms, own, now);
      const spans = stated
        ? bands.map(({ min, max }) => `weekly_price:${min} TO ${max === null ? MOST_DOLLARS : max - 0.01}`)
        : bands.flatMap((band) => {
            const span = pricesOf(terms, band, own, now);
            return span ? [`sort_price:${span[0]} TO ${span[1]}`] : [];
          });
      return [
        anyOf([others, ...spans]),
        ...(stated && least !== null ? [anyOf([others, `sort_price >= ${least}`])] : []),
      ];
    }),
  ].join(' AND ');
}

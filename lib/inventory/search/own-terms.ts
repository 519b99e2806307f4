import { hashOf } from '../../platform/text/hash.ts';
import { anyOf } from '../../platform/text/search-filter.ts';
import { oldestYear } from '../../vehicle/finance/eligibility.ts';
import { type FinanceLender, positive } from '../../vehicle/finance/lender.ts';
import { sharedLoanLimits } from '../../vehicle/finance/limits.ts';
import { isCurrent, type PreApproval, type ShopperPayment } from '../../vehicle/finance/payment-choice.ts';
import { shopperEstimate } from '../../vehicle/finance/shopper-estimate.ts';
import { eligibilityRule, type FinanceSettings } from '../../vehicle/finance/terms.ts';
import { VISIBLE_FOREVER } from '../../vehicle/visibility.ts';
import type { FilteredRecord } from './matches.ts';
import { type Band, bandOf, WEEKLY_BANDS } from './price-bands.ts';

/**
 * The weekly figure for a shopper's own deposit, term and pre-approval depends on the price and on what the vehicle's
 * lenders charge. Vehicles with the same **lender terms** form a group, in which the figure rises with the price. So a
 * range of weekly figures is a range of prices per group, and search needs no figure per shopper.
 *
 * A pre-approval covers prices up to its amount and the deposit together, at the same figure in every group. Above it the
 * figures are those without it and may start lower, so a range of figures can be two ranges of prices.
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

/** Settings of a site and how a shopper would pay, on which weekly figures depend. */
export interface OwnTerms extends ShopperPayment {
  settings: FinanceSettings;
  /** Values of the facet `lender_terms` in the site's stock. */
  terms: readonly string[];
}

/** A site's settings and how a shopper would pay, without lender terms. */
type Payment = Omit<OwnTerms, 'terms'>;

/**
 * Returns the weekly figure of a vehicle of a group, which is the one of its card.
 * @param price in dollars
 * @returns null if none is shown; `stated` if the lender's own payment holds, because no rate is known, or the shopper
 *   chose no deposit and term and has no pre-approval that covers the price
 */
export function weeklyAt(
  terms: string,
  price: number,
  { settings, choice, approval }: Payment,
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
  const estimate = shopperEstimate(vehicle, settings, { choice, approval }, now);
  return estimate && (estimate.basis === 'lender' ? 'stated' : estimate.weekly);
}

/** A range of prices in dollars, both ends included. */
type PriceSpan = readonly [from: number, to: number];

const ALL_PRICES: PriceSpan = [0, MOST_DOLLARS];

/** Returns the pre-approval unless it has expired. */
const currentApproval = ({ approval }: Pick<Payment, 'approval'>, now: Date): PreApproval | null =>
  approval && isCurrent(approval, now) ? approval : null;

/** Returns the highest price in dollars that a current pre-approval and the deposit cover; null without one. */
export function coveredPrice(payment: Pick<Payment, 'approval' | 'choice'>, now: Date): number | null {
  const approval = currentApproval(payment, now);
  if (!approval) return null;
  const cents = Math.floor(Math.round(approval.amount * 1_000) / 10) + (payment.choice?.deposit ?? 0) * 100;
  return Math.min(cents, MOST_DOLLARS * 100) / 100;
}

const beyond = (price: number): number => (Math.round(price * 100) + 1) / 100;

/** Returns the ranges of prices within which the figure never falls as the price rises. */
function risingSpans(payment: Payment, now: Date): PriceSpan[] {
  const covered = coveredPrice(payment, now);
  if (covered === null) return [ALL_PRICES];
  return covered < MOST_DOLLARS
    ? [
        [0, covered],
        [beyond(covered), MOST_DOLLARS],
      ]
    : [ALL_PRICES];
}

/**
 * Returns the lowest price of a range whose weekly figure is at least an amount; a cent above the range if there is none.
 * The figure never falls within the range, so it is found by bisection, to the cent.
 */
function priceFor(terms: string, weekly: number, [from, to]: PriceSpan, payment: Payment, now: Date): number {
  const reaches = (cents: number) => {
    const figure = weeklyAt(terms, cents / 100, payment, now);
    return typeof figure === 'number' && figure >= weekly;
  };
  const known = knownPrices.get(payment) ?? new Map<string, number>();
  knownPrices.set(payment, known);
  const key = `${from} ${to} ${weekly} ${terms}`;
  const earlier = known.get(key);
  if (earlier !== undefined) return earlier;
  // `below` does not reach the amount, `reached` does or is above the range.
  let [below, reached] = [Math.round(from * 100) - 1, Math.round(to * 100) + 1];
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

/** Returns the prices at which the weekly figure of a group lies in a band, from `min` to below `max` dollars. */
export function pricesOf(
  terms: string,
  band: Pick<Band, 'min' | 'max'>,
  payment: Payment,
  now: Date,
): PriceSpan[] {
  return risingSpans(payment, now).flatMap((span) => pricesWithin(terms, band, span, payment, now));
}

function pricesWithin(
  terms: string,
  { min, max }: Pick<Band, 'min' | 'max'>,
  span: PriceSpan,
  payment: Payment,
  now: Date,
): PriceSpan[] {
  const from = priceFor(terms, min, span, payment, now);
  const to = max === null ? span[1] : (Math.round(priceFor(terms, max, span, payment, now) * 100) - 1) / 100;
  return from <= to && from <= span[1] ? [[from, to]] : [];
}

/** Returns whether the lender's own payment holds where no pre-approval covers the price. */
const isStated = (terms: string, own: OwnTerms, now: Date): boolean =>
  weeklyAt(terms, Math.max(30_000, leastPrice(own) ?? 0), { ...own, approval: null }, now) === 'stated';

/** Prices in dollars at which the figures of groups are compared. */
const COMPARED = [12_000, 30_000, 90_000];

/**
 * Returns whether the order by price serves as the order by the shopper's weekly figures. It does if all groups have the
 * same figure at the same price, such as those of one lender whose comparison rates differ. With a current pre-approval
 * it always does: the vehicles that it covers come first, by their figures, and the others follow by price.
 */
export function isOrderedByPrice(own: OwnTerms, now: Date): boolean {
  if (currentApproval(own, now)) return true;
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
 * Returns the filter of the vehicles whose weekly figure, for the shopper's deposit, term and pre-approval, lies in one
 * of the bands. A vehicle whose rate is not known has its lender's own payment, as has one that no pre-approval covers
 * if the shopper chose no deposit and term.
 * @param labels of `WEEKLY_BANDS`; null for any figure
 */
export function weeklyFilter(labels: readonly string[] | null, own: OwnTerms, now: Date): string {
  const bands = labels
    ? WEEKLY_BANDS.filter(({ label }) => labels.includes(label))
    : [{ label: '', min: 0, max: null }];
  const groups = own.terms.slice(0, MOST_GROUPS);
  if (bands.length === 0 || groups.length === 0) return 'lender_group = 0';
  return [
    ...hasFigure(own, now),
    anyOf(groups.map((terms) => `lender_group = ${groupOf(terms)}`)),
    ...groups.flatMap((terms) => {
      const others = `lender_group != ${groupOf(terms)}`;
      return groupFilters(terms, bands, own, now).map((parts) => anyOf([others, ...parts]));
    }),
  ].join(' AND ');
}

const spanFilters = (spans: readonly PriceSpan[]): string[] =>
  spans.map(([from, to]) => `sort_price:${from} TO ${to}`);

/** Returns the conditions of the vehicles of a group, each as alternatives. */
function groupFilters(
  terms: string,
  bands: readonly Pick<Band, 'min' | 'max'>[],
  own: OwnTerms,
  now: Date,
): string[][] {
  if (!isStated(terms, own, now))
    return [spanFilters(bands.flatMap((band) => pricesOf(terms, band, own, now)))];
  const covered = coveredPrice(own, now);
  const least = leastPrice(own);
  const approved =
    covered === null
      ? []
      : spanFilters(bands.flatMap((band) => pricesWithin(terms, band, [0, covered], own, now)));
  const stated = bands.map(
    ({ min, max }) => `weekly_price:${min} TO ${max === null ? MOST_DOLLARS : max - 0.01}`,
  );
  return [
    [...approved, ...stated],
    // Vehicles that the pre-approval covers have its figure instead of the lender's.
    ...(covered === null ? [] : [[...approved, `sort_price > ${covered}`]]),
    ...(least === null ? [] : [[`sort_price >= ${least}`]]),
  ];
}

/**
 * Returns a record with the band of the shopper's own weekly figure in place of that of the lender's payment, for saved
 * searches. The same record where the lender's payment holds.
 */
export function withOwnBand(record: FilteredRecord, payment: Payment, now: Date): FilteredRecord {
  const { lender_terms: terms, sort_price: price, year, visible_until: until } = record;
  if (typeof terms !== 'string' || typeof price !== 'number') return record;
  const oldest = oldestYear(eligibilityRule(payment.settings), now.getFullYear());
  const isShown =
    until === VISIBLE_FOREVER && (oldest === null || (typeof year === 'number' && year >= oldest));
  const figure = isShown ? weeklyAt(terms, price, payment, now) : null;
  return figure === 'stated' ? record : { ...record, weekly_price_range: bandOf(WEEKLY_BANDS, figure) };
}

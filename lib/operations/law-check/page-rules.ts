import { dayIn } from '../../platform/text/format.ts';
import type { StateCode } from '../../sites/state-codes.ts';
import { mentionsRate, repaymentIn } from '../../vehicle/finance/credit-cost.ts';
import { type DealerLicence, lawDetails } from '../../vehicle/law/advertising-details.ts';
import { sellingPrice } from '../../vehicle/price.ts';
import { priceStatement } from '../../vehicle/price-statement.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import type { CheckId } from '../site-report/checks.ts';
import { dollarsIn, pageTexts, struckAmounts } from './page-text.ts';

/** Checks of rendered pages. */
export const PAGE_CHECKS = [
  'lawRates',
  'lawRepayments',
  'lawPriceBasis',
  'lawLicence',
  'lawRegistration',
  'lawWasPrices',
] as const satisfies readonly CheckId[];
export type PageCheck = (typeof PAGE_CHECKS)[number];

export interface PageProblem {
  check: PageCheck;
  /** What the page shows, or lacks. */
  detail: string;
}

/** A vehicle whose own page is checked, with what the page must agree with. */
export interface PageVehicle {
  vehicle: Vehicle;
  state: StateCode | null;
  licence: DealerLicence;
}

export interface PageRules {
  now: Date;
  timeZone: string;
  confirmedIds: ReadonlySet<string>;
  /** Weekly prices of subscriptions, which are no repayments of a loan. */
  subscriptionPrices: ReadonlySet<number>;
}

/** Days for which a 'was' price must have been asked, by the ACCC's guidance on two-price advertising. */
export const WAS_PRICE_DAYS = 28;

const COMPARISON_RATE = /comparison rate/i;
const COMPARISON_WARNING = /warning[:\s].{0,40}comparison rate/i;
/** How many texts before and after a rate may hold its comparison rate: further away is not next to it. */
const NEARBY = 3;
const BASIS = /drive[ -]?away|excl\w*\.? gov|plus on[ -]road|\bex\.? gst|\bdap\b|\begc\b/i;
const MOST_DETAIL = 90;

/**
 * Returns what a rendered page breaks, each problem once.
 * @param about the vehicle whose page it is; null for other pages
 */
export function pageProblems(html: string, about: PageVehicle | null, rules: PageRules): PageProblem[] {
  const texts = pageTexts(html);
  const problems = [
    ...creditProblems(texts, rules),
    ...(about ? [...vehicleProblems(texts, about, rules), ...wasProblems(html, about)] : []),
  ];
  return [...new Map(problems.map((problem) => [`${problem.check}\n${problem.detail}`, problem])).values()];
}

/** Rates and repayments without a comparison rate next to them, or without the warning on the page. */
function creditProblems(texts: readonly string[], { subscriptionPrices }: PageRules): PageProblem[] {
  const hasWarning = texts.some((text) => COMPARISON_WARNING.test(text));
  return texts.flatMap((text, index): PageProblem[] => {
    const check = mentionsRate(text)
      ? 'lawRates'
      : isRepayment(text, subscriptionPrices)
        ? 'lawRepayments'
        : null;
    if (!check) return [];
    const nearby = texts.slice(Math.max(0, index - NEARBY), index + NEARBY + 1);
    if (!nearby.some((each) => COMPARISON_RATE.test(each))) return [{ check, detail: shortened(text) }];
    return hasWarning ? [] : [{ check, detail: `${shortened(text)} (no warning on the page)` }];
  });
}

function isRepayment(text: string, subscriptionPrices: ReadonlySet<number>): boolean {
  const repayment = repaymentIn(text);
  return repayment !== null && !dollarsIn(repayment).every((amount) => subscriptionPrices.has(amount));
}

/** A price without its basis, and details that the state requires and the page lacks. */
function vehicleProblems(
  texts: readonly string[],
  { vehicle, state, licence }: PageVehicle,
  { now, timeZone, confirmedIds }: PageRules,
): PageProblem[] {
  const page = texts.join('\n');
  const hasPrice = sellingPrice(vehicle) !== null && !subscribed(vehicle, page);
  const basis = priceStatement(vehicle, { noPriceText: '', formerPriceDays: null, subscription: null }).price
    ?.basisText;
  const day = dayIn(now, timeZone);
  const details = state && day ? lawDetails(vehicle, { state, licence, day, confirmedIds }) : [];
  return [
    ...(hasPrice && vehicle.car_type === 'used' && !BASIS.test(page) && !(basis && page.includes(basis))
      ? [{ check: 'lawPriceBasis' as const, detail: 'The page shows a price without its basis' }]
      : []),
    ...details.flatMap(({ detail, label, value }): PageProblem[] => {
      if (value !== null && page.includes(value)) return [];
      const check = detail === 'registration' || detail === 'stockNumber' ? 'lawRegistration' : 'lawLicence';
      return [{ check, detail: value === null ? `${label}: not known` : `${label}: not on the page` }];
    }),
  ];
}

const subscribed = ({ subscription_price }: Vehicle, page: string): boolean =>
  subscription_price !== null && /\/week\b/.test(page);

/** A struck-through price of this vehicle that was not asked for long enough. */
function wasProblems(html: string, { vehicle }: PageVehicle): PageProblem[] {
  const was = vehicle.before_price;
  if (was === null || !struckAmounts(html).includes(Math.round(was))) return [];
  const days = vehicle.before_price_days ?? 0;
  if (days >= WAS_PRICE_DAYS) return [];
  const asked = days === 0 ? 'never asked as far as we know' : `asked for ${days} of ${WAS_PRICE_DAYS} days`;
  return [{ check: 'lawWasPrices', detail: `Was $${Math.round(was).toLocaleString('en-AU')}: ${asked}` }];
}

const shortened = (text: string): string =>
  text.length > MOST_DETAIL ? `${text.slice(0, MOST_DETAIL - 1).trimEnd()}…` : text;

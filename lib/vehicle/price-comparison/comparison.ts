import type { Gauge } from './gauge.ts';
import { ascending, medianSlope, quantile, withoutOutliers } from './statistics.ts';

/**
 * Rates a price against similar vehicles of the dealer's own stock, current and past.
 * 1. Similar vehicles have the same make, model and condition, at most two years' difference and similar
 * kilometres    (`kilometreBand`). They are narrowed to the same badge and series, or the same badge, if
 * `ENOUGH` remain.
 * 2. Every price is adjusted to this vehicle's year and kilometres. Prices fall by a percentage per year and
 * per    kilometre, so the log price is fitted: first the median slope by year, then by kilometres on the
 * residuals.    Slopes are clamped to `YEARLY` and `PER_10000_KM`; without differences in the data, the usual
 * slope applies.
 * 3. The market range covers the middle 80 percent of the prices without outliers, at least 3 percent to each
 * side.
 * 4. Fill is the position of the price in the range: 0 at the expensive end, 0.5 at the median, 1 at the
 * cheap end or    below. So a price above the median is never a great deal.    Confidence is n / (n + 4) for
 * n vehicles, reduced for a wide range to 0 at 40 percent to each side.
 */
export interface Compared {
  year: number;
  km: number | null;
  price: number;
  badge: string | null;
  series: string | null;
  body?: string | null;
  drive?: string | null;
  /** True if it is for sale now. */
  forSale: boolean;
}

/** The vehicle to rate. */
export type Subject = Omit<Compared, 'forSale'>;

/** Maximum difference in years. */
export const YEARS_APART = 2;
/** Minimum number of similar vehicles. */
export const MIN_SIMILAR = 5;
/** Minimum number of vehicles to narrow the comparison by badge or series. */
const ENOUGH = 8;

const YEARLY = { usual: 0.1, least: 0, most: 0.25 };
const PER_10000_KM = { usual: 0.012, least: 0, most: 0.06 };
const TEN_THOUSAND = 10_000;
/** Minimum difference in kilometres for estimating depreciation. */
const LEAST_KM_STEP = 5_000;
const LEAST_REACH = Math.log(1.25);
const LEAST_HALF_WIDTH = 0.03;
const NO_CONFIDENCE_SPREAD = 0.4;
const ROUNDED_TO = 100;

export interface Comparison {
  kind: 'compared';
  gauge: Omit<Gauge, 'description'>;
  /** Median price, adjusted to this vehicle's year and kilometres. */
  middle: number;
  /** The compared vehicles, and their common badge and series. */
  among: Compared[];
  common: { badge: string | null; series: string | null };
}

/** Returns the kilometres of similar vehicles; null if they don't matter or are unknown. */
export const kilometreBand = (km: number | null): { min: number; max: number } | null => {
  if (km === null || km < 0) return null;
  const reach = Math.max(20_000, km / 2);
  return { min: Math.max(0, km - reach), max: km + reach };
};

/**
 * Rates a price by other vehicles of its model and condition; `too_few` with their number.
 * @param options.isStrict compares only vehicles of the same badge, body and drive, where an unknown one equals only
 * another unknown one
 */
export function compare(
  subject: Subject,
  others: readonly Compared[],
  { isStrict = false }: { isStrict?: boolean } = {},
): Comparison | { kind: 'too_few'; count: number } {
  const { among, common } = similarTo(
    subject,
    isStrict ? others.filter(isSameKind(subject)) : others,
    isStrict,
  );
  if (among.length < MIN_SIMILAR) return { kind: 'too_few', count: among.length };
  const logs = withoutOutliers(movedLogs(subject, among), LEAST_REACH);
  if (logs.length < MIN_SIMILAR) return { kind: 'too_few', count: logs.length };
  const { min, middle, max } = marketRange(logs);
  const spread = (max - min) / (max + min);
  const listing_price = Math.round(subject.price);
  const market_range_min = Math.floor(min / ROUNDED_TO) * ROUNDED_TO;
  const market_range_max = Math.ceil(max / ROUNDED_TO) * ROUNDED_TO;
  return {
    kind: 'compared',
    gauge: {
      fill: fillOf(listing_price, { min: market_range_min, middle, max: market_range_max }),
      listing_price,
      market_range_min,
      market_range_max,
      confidence: confidenceOf(logs.length, spread),
    },
    middle: Math.round(middle / ROUNDED_TO) * ROUNDED_TO,
    among,
    common,
  };
}

/** Returns the market range of log prices, in dollars. */
function marketRange(logs: readonly number[]): { min: number; middle: number; max: number } {
  const sortedLogs = ascending(logs);
  const middle = Math.exp(quantile(sortedLogs, 0.5));
  return {
    min: Math.min(Math.exp(quantile(sortedLogs, 0.1)), middle * (1 - LEAST_HALF_WIDTH)),
    middle,
    max: Math.max(Math.exp(quantile(sortedLogs, 0.9)), middle * (1 + LEAST_HALF_WIDTH)),
  };
}

/**
 * Returns a price's position in a range: 0 at or above its expensive end, 0.5 in the middle, 1 at or below
 * its cheap end.
 */
export function fillOf(
  price: number,
  { min, middle, max }: Record<'min' | 'middle' | 'max', number>,
): number {
  if (price >= middle) return Math.max(0, (max - price) / (max - middle) / 2);
  return Math.min(1, 0.5 + (middle - price) / (middle - min) / 2);
}

/** Returns the confidence of a comparison, by number of vehicles and spread of prices. */
export const confidenceOf = (count: number, spread: number): number =>
  (count / (count + 4)) * Math.max(0, 1 - spread / NO_CONFIDENCE_SPREAD);

/** Returns the log prices, adjusted to the subject's year and kilometres. */
function movedLogs(subject: Subject, among: readonly Compared[]): number[] {
  const logs = among.map(({ price }) => Math.log(price));
  const perYear = within(
    medianSlope(
      among.map(({ year }, index) => ({ x: year, y: logs[index] as number })),
      1,
    ),
    YEARLY,
  );
  const atYear = logs.map((log, index) => log + perYear * (subject.year - (among[index] as Compared).year));
  if (subject.km === null) return atYear;
  const { km } = subject;
  const distancePoints = among.flatMap((other, index) =>
    other.km === null ? [] : [{ x: other.km / TEN_THOUSAND, y: -(atYear[index] as number) }],
  );
  const perDistance = within(medianSlope(distancePoints, LEAST_KM_STEP / TEN_THOUSAND), PER_10000_KM);
  return atYear.map((log, index) => {
    const other = among[index] as Compared;
    return other.km === null ? log : log - (perDistance * (km - other.km)) / TEN_THOUSAND;
  });
}

function within(slope: number | null, { usual, least, most }: typeof YEARLY): number {
  return slope === null ? usual : Math.max(least, Math.min(most, slope));
}

/** Returns the narrowest group with enough vehicles, else all of the model. */
function similarTo(
  subject: Subject,
  others: readonly Compared[],
  isSameBadge: boolean,
): { among: Compared[]; common: Comparison['common'] } {
  const band = kilometreBand(subject.km);
  const near = others.filter(
    ({ year, km, price }) =>
      price > 0 &&
      Math.abs(year - subject.year) <= YEARS_APART &&
      (band === null || km === null || (km >= band.min && km <= band.max)),
  );
  const badge = subject.badge?.trim() || null;
  const series = subject.series?.trim() || null;
  const sameBadge = badge ? near.filter((other) => sameWords(other.badge, badge)) : [];
  const sameSeries = series ? sameBadge.filter((other) => sameWords(other.series, series)) : [];
  if (sameSeries.length >= ENOUGH) return { among: sameSeries, common: { badge, series } };
  if (isSameBadge) return { among: near, common: { badge, series: null } };
  if (sameBadge.length >= ENOUGH) return { among: sameBadge, common: { badge, series: null } };
  return { among: near, common: { badge: null, series: null } };
}

/** Returns a test for vehicles of the same badge, body and drive. */
const isSameKind = (subject: Subject) => (other: Compared) =>
  ([subject.badge, subject.body, subject.drive] as const).every(
    (value, at) => normal(value) === normal([other.badge, other.body, other.drive][at]),
  );

const normal = (value: string | null | undefined): string => value?.trim().toLowerCase() ?? '';

const sameWords = (one: string | null, other: string): boolean =>
  one?.trim().toLowerCase() === other.toLowerCase();

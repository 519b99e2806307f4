import type { Gauge } from './gauge.ts';
import { ascending, medianSlope, quantile, withoutOutliers } from './statistics.ts';

/**
 * How a price stands among similar vehicles of the dealer's own, present and past.
 *
 * 1. Similar: same make, model and condition, at most two years apart and within a band of kilometres (`kilometreBand`);
 *    of these only the same badge and series, else the same badge, where that leaves `ENOUGH` of them.
 * 2. Every price is moved to this vehicle's year and kilometres. Prices fall by a share per year and per kilometre, so
 *    the logarithm of a price is fitted: first the median slope by year, then by kilometres in what is left. A slope
 *    beyond belief is held to `YEARLY` and `PER_10000_KM`; where the vehicles do not differ, the usual one counts.
 * 3. The market range is that of the prices in the middle 80 percent, without outliers, at least 3 percent to each side.
 * 4. Fill is the place of the price in the range: 0 at its dear end, a half at the middle price, 1 at its cheap end and
 *    below. So nothing dearer than the middle is ever a great deal.
 *    Confidence is n / (n + 4) for n vehicles, less the wider the range: none at 40 percent to each side.
 */
export interface Compared {
  year: number;
  km: number | null;
  price: number;
  badge: string | null;
  series: string | null;
  /** Whether it can be bought now. */
  forSale: boolean;
}

/** The vehicle whose price is judged. */
export type Subject = Omit<Compared, 'forSale'>;

/** Years a similar vehicle may be older or newer. */
export const YEARS_APART = 2;
/** With fewer similar vehicles nothing is said about a price. */
export const FEWEST = 5;
/** With this many similar vehicles a narrower comparison is worth making. */
const ENOUGH = 8;

const YEARLY = { usual: 0.1, least: 0, most: 0.25 };
const PER_10000_KM = { usual: 0.012, least: 0, most: 0.06 };
const TEN_THOUSAND = 10_000;
/** Vehicles closer in kilometres than this say nothing about what kilometres cost. */
const LEAST_KM_STEP = 5_000;
const LEAST_REACH = Math.log(1.25);
const LEAST_HALF_WIDTH = 0.03;
const NO_CONFIDENCE_SPREAD = 0.4;
const ROUNDED_TO = 100;

export interface Comparison {
  kind: 'compared';
  gauge: Omit<Gauge, 'description'>;
  /** What most similar vehicles cost with this one's year and kilometres. */
  middle: number;
  /** The vehicles it was compared with, and what they have in common beside make and model. */
  among: Compared[];
  common: { badge: string | null; series: string | null };
}

/** Kilometres a similar vehicle may have; null where kilometres do not matter or are not known. */
export const kilometreBand = (km: number | null): { min: number; max: number } | null => {
  if (km === null || km < 0) return null;
  const reach = Math.max(20_000, km / 2);
  return { min: Math.max(0, km - reach), max: km + reach };
};

/**
 * Judges a price by similar vehicles.
 * @param others vehicles of the same make, model and condition, this one not among them
 * @returns `too_few` with how many there are
 */
export function compare(
  subject: Subject,
  others: readonly Compared[],
): Comparison | { kind: 'too_few'; count: number } {
  const { among, common } = similarTo(subject, others);
  if (among.length < FEWEST) return { kind: 'too_few', count: among.length };
  const logs = withoutOutliers(movedLogs(subject, among), LEAST_REACH);
  if (logs.length < FEWEST) return { kind: 'too_few', count: logs.length };
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

/** The market range of logarithms of prices, in dollars. */
function marketRange(logs: readonly number[]): { min: number; middle: number; max: number } {
  const sortedLogs = ascending(logs);
  const middle = Math.exp(quantile(sortedLogs, 0.5));
  return {
    min: Math.min(Math.exp(quantile(sortedLogs, 0.1)), middle * (1 - LEAST_HALF_WIDTH)),
    middle,
    max: Math.max(Math.exp(quantile(sortedLogs, 0.9)), middle * (1 + LEAST_HALF_WIDTH)),
  };
}

/** Where a price stands in a range: 0 at its dear end and above, a half in the middle, 1 at its cheap end and below. */
export function fillOf(
  price: number,
  { min, middle, max }: Record<'min' | 'middle' | 'max', number>,
): number {
  if (price >= middle) return Math.max(0, (max - price) / (max - middle) / 2);
  return Math.min(1, 0.5 + (middle - price) / (middle - min) / 2);
}

/** How far a comparison can be believed, by the number of its vehicles and how far apart their prices are. */
export const confidenceOf = (count: number, spread: number): number =>
  (count / (count + 4)) * Math.max(0, 1 - spread / NO_CONFIDENCE_SPREAD);

/** The logarithms of prices, moved to the year and kilometres of the subject. */
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

/** The narrowest choice that still has enough vehicles; else all of the model. */
function similarTo(
  subject: Subject,
  others: readonly Compared[],
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
  if (sameBadge.length >= ENOUGH) return { among: sameBadge, common: { badge, series: null } };
  return { among: near, common: { badge: null, series: null } };
}

const sameWords = (one: string | null, other: string): boolean =>
  one?.trim().toLowerCase() === other.toLowerCase();

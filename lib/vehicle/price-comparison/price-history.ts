import { ENGLISH } from '../../platform/language/languages.ts';
import { dayIn, formatDate, formatMoney } from '../../platform/text/format.ts';
import type { VehicleTexts } from '../vehicle-texts.ts';

export interface PriceChange {
  at: Date;
  price: number;
}

export interface PriceStep extends PriceChange {
  /** Change in dollars; null for the first price. */
  difference: number | null;
}

export interface PriceHistory {
  /** Oldest first, never empty. */
  steps: readonly PriceStep[];
  /** `Reduced by $1,500 on 3 Nov 2026.` Null for a price that never changed. */
  latest: string | null;
  /** First listing, and its price compared with today's. */
  listed: string;
}

const DAY_MS = 86_400_000;
/** Days after which an unchanged price is worth mentioning. */
const DAYS_WORTH_TELLING = 7;

/**
 * Returns a vehicle's price history for display.
 * @param changes oldest first
 * @param price current price; a history that ends in another price is wrong and ignored
 * @param timeZone the dealer's; only the last change of a day counts
 * @param leastDays days for which a price must have been offered before a lower one is compared with it (ACCC,
 * two-price comparisons); null compares all
 * @param texts the texts of vehicles and the language of the page; English without them
 * @returns null if there is nothing to show
 */
export function priceHistory(
  changes: readonly PriceChange[],
  {
    price,
    timeZone,
    now,
    leastDays = null,
  }: { price: number | null; timeZone: string; now: Date; leastDays?: number | null },
  { t, language = ENGLISH }: VehicleTexts = {},
): PriceHistory | null {
  const steps = priceSteps(changes, timeZone);
  const first = steps[0];
  const last = steps.at(-1);
  if (!first || !last || price === null || last.price !== Math.round(price)) return null;
  const listing = {
    date: String(formatDate(first.at, timeZone, language)),
    price: formatMoney(first.price),
  };
  const listedOn = `Listed on ${listing.date} at ${listing.price}`;
  if (last.difference === null) {
    if (now.getTime() - first.at.getTime() < DAYS_WORTH_TELLING * DAY_MS) return null;
    return {
      steps,
      latest: null,
      listed: t ? t('history.unchanged', listing) : `${listedOn}, unchanged since.`,
    };
  }
  const wasOffered = (step: PriceStep | undefined): boolean => {
    const next = step && steps[steps.indexOf(step) + 1];
    return leastDays === null || (!!next && next.at.getTime() - step.at.getTime() >= leastDays * DAY_MS);
  };
  const verb = last.difference < 0 ? 'Reduced' : 'Raised';
  const change = last.price - first.price;
  const comparison =
    steps.length === 2 || (change < 0 && !wasOffered(first))
      ? 'none'
      : change === 0
        ? 'same'
        : change < 0
          ? 'more'
          : 'less';
  const sum = {
    none: '',
    same: ', the same as today',
    more: `, ${formatMoney(Math.abs(change))} more than today`,
    less: `, ${formatMoney(Math.abs(change))} less than today`,
  }[comparison];
  const latest = {
    amount: formatMoney(Math.abs(last.difference)),
    date: String(formatDate(last.at, timeZone, language)),
  };
  return {
    steps,
    latest:
      last.difference < 0 && !wasOffered(steps.at(-2))
        ? null
        : t
          ? t('history.latest', { ...latest, verb: last.difference < 0 ? 'reduced' : 'raised' })
          : `${verb} by ${latest.amount} on ${latest.date}.`,
    listed: t
      ? t('history.listed', { ...listing, comparison, difference: formatMoney(Math.abs(change)) })
      : `${listedOn}${sum}.`,
  };
}

/** Returns the last price of each day, without days that changed nothing. */
export function priceSteps(changes: readonly PriceChange[], timeZone: string): PriceStep[] {
  const byDay = new Map<string, PriceChange>();
  for (const change of changes) {
    const day = dayIn(change.at, timeZone);
    if (day !== null) byDay.set(day, change);
  }
  const steps: PriceStep[] = [];
  for (const { at, price } of byDay.values()) {
    const before = steps.at(-1);
    if (!before) steps.push({ at, price, difference: null });
    else if (price !== before.price) steps.push({ at, price, difference: price - before.price });
  }
  return steps;
}

/** A step chart within the requested width and maximum height. */
interface PriceDrawing {
  path: string;
  points: { x: number; y: number }[];
  height: number;
}

/** Prices fill the height only if they differ by this share: small changes look small. */
const WHOLE_HEIGHT = 0.15;

/** Draws a history from its first day until now, with higher prices at the top. */
export function drawHistory(
  steps: readonly PriceStep[],
  { now, width, height }: { now: Date; width: number; height: number },
): PriceDrawing {
  const start = steps[0]?.at.getTime() ?? 0;
  const end = Math.max(now.getTime(), start + DAY_MS, steps.at(-1)?.at.getTime() ?? 0);
  const prices = steps.map(({ price }) => price);
  const dearest = Math.max(...prices);
  const range = dearest - Math.min(...prices);
  const scale = height / Math.max(range, dearest * WHOLE_HEIGHT, 1);
  const points = steps.map(({ at, price }) => ({
    x: Math.round(((at.getTime() - start) / (end - start)) * width),
    y: Math.round((dearest - price) * scale),
  }));
  const path = points.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`));
  return { path: `${path.join('')}H${width}`, points, height: Math.round(range * scale) };
}

import type { Translator } from '../../platform/language/translator.ts';
import { formatMoney } from '../../platform/text/format.ts';

/** A job as it is booked: what the shopper was told. */
export interface BookedJob {
  id: string;
  name: string;
  minutes: number;
  price: number | null;
  isFrom: boolean;
  needsBay: boolean;
}

export interface Work {
  minutes: number;
  bayMinutes: number;
}

/** Returns the total duration of jobs, one after another. */
export const workOf = (jobs: readonly BookedJob[]): Work => ({
  minutes: sum(jobs.map(({ minutes }) => minutes)),
  bayMinutes: sum(jobs.flatMap(({ minutes, needsBay }) => (needsBay ? [minutes] : []))),
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export interface TotalPrice {
  /** Sum of the known prices; null if none is known. */
  price: number | null;
  /** True if the final price may be higher. */
  isFrom: boolean;
  /** True if some of the work is quoted later. */
  hasQuote: boolean;
}

export function totalPrice(jobs: readonly BookedJob[]): TotalPrice {
  const known = jobs.flatMap(({ price }) => (price === null ? [] : [price]));
  const hasQuote = known.length < jobs.length;
  return {
    price: known.length > 0 ? sum(known) : null,
    isFrom: hasQuote || jobs.some(({ isFrom }) => isFrom),
    hasQuote,
  };
}

/** Returns which words a price has, and its amount: `$289`; empty for `free` and `quote`. */
export function priceKind({ price, isFrom }: Pick<TotalPrice, 'price' | 'isFrom'>): {
  kind: 'exact' | 'free' | 'from' | 'quote';
  amount: string;
} {
  if (!price) return { kind: price === 0 && !isFrom ? 'free' : 'quote', amount: '' };
  return { kind: isFrom ? 'from' : 'exact', amount: formatMoney(price) };
}

/** Formats a price with its words: `From $289`, `$289`, `Free`, `Price on quote`. */
export function priceText(total: Pick<TotalPrice, 'price' | 'isFrom'>, t: Translator<'service'>): string {
  const { kind, amount } = priceKind(total);
  if (kind === 'exact') return amount;
  return kind === 'from'
    ? t('price.from', { price: amount })
    : t(kind === 'free' ? 'price.free' : 'price.quoted');
}

/** Hours of a working day, in which longer work is stated. */
const DAY_HOURS = 8;

/** Formats a duration: `45 min`, `1 h 30 min`, `2 h`, and `about 3 working days` above ten hours. */
export function durationText(total: number, t: Translator<'service'>): string {
  if (total > 600) return t('duration.aboutDays', { days: Math.max(2, Math.round(total / 60 / DAY_HOURS)) });
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return t('duration.minutes', { minutes });
  return minutes === 0 ? t('duration.hours', { hours }) : t('duration.hoursMinutes', { hours, minutes });
}

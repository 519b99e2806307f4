import { WEEKLY_BANDS } from '../price-bands.ts';
import type { Ends, Reading } from './meaning.ts';
import { listMeaning } from './meaning.ts';
import type { Word } from './tokens.ts';

export type Unit = 'price' | 'km' | 'year' | 'week';

export interface Amount {
  value: number;
  unit: Unit | null;
  /** True if given in thousands: a number without a unit next to it is then in thousands too. */
  thousands: boolean;
  open: boolean;
  length: number;
}

export type Comparison = 'max' | 'min' | 'after' | 'before' | 'around';

// Longest first, because one may be the start of another.
const COMPARISONS: readonly (readonly [RegExp, Comparison])[] = [
  [
    /^(no more than|not more than|not over|less than|lower than|cheaper than|under|below|up to|upto|max(?:imum)?(?: of)?|at most|within|budget(?: of)?|sub|<=?)$/,
    'max',
  ],
  [
    /^(no less than|more than|at least|min(?:imum)?(?: of)?|over|above|from|starting (?:at|from)|since|not (?:under|below|less than)|>=?)$/,
    'min',
  ],
  [/^(newer than|later than|after|younger than)$/, 'after'],
  [/^(older than|earlier than|before|prior to)$/, 'before'],
  [/^(around|about|roughly|approx(?:imately)?|circa|~)$/, 'around'],
];
const COMPARISON_WORDS = 3;

const NUMBER =
  /^(\$|aud\$?)?(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,2})?(k|grand)?(kms?|klms?|ks|k's|k’s)?(pw|p\/w|\/week|\/wk)?(\+)?$/;
export const PAIR = /^(\$?[\d,.]+k?)[-–—](\$?[\d,.]+(?:k|kms?|km|\+)?)$/;
const KM = /^(kms?|kilometres?|kilometers?|klms?|ks|k's|k’s)$/;
const WEEK = /^(pw|p\/w|weekly|\/week|\/wk)$/;
const YEARS = { min: 1950, max: 2049 };
/** Below this, a number without a unit may be a model name rather than a price. */
const LEAST_PRICE = 1_000;
/** `around $25,000` means plus or minus a tenth, rounded to this step. */
const AROUND_STEP = 500;

/** The meaning is null if the site does not show such amounts, so that no part is read as something else. */
export type AmountMeaning = Reading | { length: number; meaning: null; isWhole: true };

/**
 * Reads an amount and the words around it: `under 40k`, `$20k-$30k`, `between 20 and 30k`, `2018 to 2020`,
 * `newer than 2019`, `less than 80k kms`, `max 300 a week`.
 *
 * @param weekly the site's weekly bands; empty if weekly amounts are not supported
 * @param ranges which of `price`, `km` and `year` the site shows
 */
export function readAmount(
  words: readonly Word[],
  from: number,
  { weekly, ranges }: { weekly: readonly string[]; ranges: ReadonlySet<string> },
): AmountMeaning | null {
  const reading = readPair(words, from) ?? readSingle(words, from);
  if (!reading) return null;
  return amountMeaning(reading, { weekly, ranges });
}

/** Returns the meaning of an amount on this site. */
export function amountMeaning(
  { unit, ends, length }: AmountReading,
  { weekly, ranges }: { weekly: readonly string[]; ranges: ReadonlySet<string> },
): AmountMeaning | null {
  // A single word may still be a name.
  const unknown = length > 1 ? ({ length, meaning: null, isWhole: true } as const) : null;
  if (unit === 'week') {
    const values = bandsWithin(weekly, ends);
    return values.length > 0 ? { length, meaning: listMeaning('weekly_price_range', values) } : unknown;
  }
  if (!ranges.has(unit)) return unknown;
  return { length, meaning: { kind: 'range', key: unit, ends } };
}

export interface AmountReading {
  unit: Unit;
  ends: Ends;
  length: number;
}

/** Reads `between A and B`, `from A to B`, `A - B`, `A-B`. */
function readPair(words: readonly Word[], from: number): AmountReading | null {
  const opening = ['between', 'from'].includes(words[from]?.plain ?? '') ? 1 : 0;
  const whole = PAIR.exec(words[from + opening]?.plain ?? '');
  if (whole) {
    const first = amountOf(whole[1] ?? '', []);
    const second = amountOf(whole[2] ?? '', words.slice(from + opening + 1));
    return paired(first, second, opening + (second?.length ?? 0));
  }
  const first = amountAt(words, from + opening);
  if (!first || first.open || words[from + opening + first.length - 1]?.stop) return null;
  const at = from + opening + first.length;
  const joint = words[at]?.plain ?? '';
  if (!(joint === 'to' || /^[-–—]$/.test(joint) || (opening && joint === 'and'))) return null;
  const second = amountAt(words, at + 1);
  return paired(first, second, opening + first.length + 1 + (second?.length ?? 0));
}

export function paired(first: Amount | null, second: Amount | null, length: number): AmountReading | null {
  if (!first || !second) return null;
  // In `$20-30k` both amounts are in thousands.
  const short = second.thousands && !first.thousands && first.value < 1_000;
  const low = short ? first.value * 1_000 : first.value;
  const [min, max] = [low, second.value];
  const unit = second.unit ?? first.unit ?? unitOfBare(max);
  if (unit === null || min > max) return null;
  if (unit === 'year' && !(isYear(min) && isYear(max))) return null;
  return { unit, ends: { min, max }, length };
}

function readSingle(words: readonly Word[], from: number): AmountReading | null {
  const comparison = comparisonAt(words, from);
  const amount = amountAt(words, from + (comparison?.length ?? 0));
  if (!amount) return null;
  const { value } = amount;
  let length = amount.length + (comparison?.length ?? 0);
  const unit = amount.unit ?? (comparison ? unitOfBare(value) : isYear(value) ? 'year' : null);
  if (unit === null) return null;
  let kind = comparison?.kind ?? null;
  if (!kind && amount.open) kind = 'min';
  if (!kind) {
    const after = words.slice(from + length, from + length + 3).map(({ plain }) => plain);
    const tail = tailOf(after);
    if (tail && !words[from + length - 1]?.stop) {
      kind = tail.kind;
      length += tail.length;
    }
  }
  return { unit, ends: endsOf(unit, value, kind), length };
}

/** Reads `or newer`, `onwards`, `or less`. */
export function tailOf([first, second]: readonly string[]): { kind: Comparison; length: number } | null {
  if (['onwards', 'onward', 'plus', 'upwards'].includes(first ?? '')) return { kind: 'min', length: 1 };
  if (['max', 'maximum', 'tops'].includes(first ?? '')) return { kind: 'max', length: 1 };
  if (['or', 'and'].includes(first ?? '')) {
    if (['newer', 'later', 'more', 'above', 'over', 'up'].includes(second ?? ''))
      return { kind: 'min', length: 2 };
    if (['older', 'earlier', 'less', 'under', 'below', 'cheaper'].includes(second ?? ''))
      return { kind: 'max', length: 2 };
  }
  return null;
}

export function endsOf(unit: Unit, value: number, kind: Comparison | null): Ends {
  switch (kind) {
    case 'max':
      return { min: null, max: value };
    case 'min':
      return { min: value, max: null };
    case 'after':
      return { min: unit === 'year' ? value + 1 : value, max: null };
    case 'before':
      return { min: null, max: unit === 'year' ? value - 1 : value };
    case 'around': {
      if (unit === 'year') return { min: value - 1, max: value + 1 };
      const step = (amount: number) => Math.round(amount / AROUND_STEP) * AROUND_STEP;
      return { min: step(value * 0.9), max: step(value * 1.1) };
    }
    default:
      // A year without a comparison is exact; a price or a distance is a maximum.
      return unit === 'year' ? { min: value, max: value } : { min: null, max: value };
  }
}

/** Returns the comparison that starts at a word, such as `no more than`. */
export function comparisonAt(
  words: readonly Word[],
  from: number,
): { kind: Comparison; length: number } | null {
  for (let length = COMPARISON_WORDS; length > 0; length--) {
    const phrase = words.slice(from, from + length);
    if (phrase.length < length || phrase.some(({ stop }) => stop)) continue;
    const text = phrase.map(({ plain }) => plain).join(' ');
    const kind = COMPARISONS.find(([wording]) => wording.test(text))?.[1];
    if (kind) return { kind, length };
  }
  return null;
}

const amountAt = (words: readonly Word[], at: number): Amount | null => {
  const word = words[at];
  return word ? amountOf(word.plain, word.stop ? [] : words.slice(at + 1)) : null;
};

export function amountOf(text: string, after: readonly Word[]): Amount | null {
  const match = NUMBER.exec(text);
  if (!match) return null;
  const [, dollars, digits = '', decimals = '', thousand, km, week, plus] = match;
  const amount = Number(digits.replaceAll(',', '') + decimals);
  const [next, second] = after;
  let [thousands, unit, length] = [Boolean(thousand), null as Unit | null, 1];
  if (dollars || thousand) unit = 'price';
  if (km) {
    unit = 'km';
    // `80ks` is 80,000 km.
    thousands ||= amount < 1_000 && /^k.?s$/.test(km) && !/^kms?$/.test(km);
  }
  if (week) unit = 'week';
  let rest = after;
  if (!km && !week && !thousand && ['k', 'grand', 'thousand'].includes(next?.plain ?? '')) {
    thousands = true;
    unit ??= 'price';
    length += 1;
    rest = after.slice(1);
  }
  const [beside, then] = length > 1 ? rest : [next, second];
  if (unit !== 'km' && !dollars && KM.test(beside?.plain ?? '')) {
    thousands ||= amount < 1_000 && /^k.?s$/.test(beside?.plain ?? '') && beside?.plain !== 'kms';
    unit = 'km';
    length += 1;
  } else if (unit !== 'km') {
    if (WEEK.test(beside?.plain ?? '')) {
      unit = 'week';
      length += 1;
    } else if (['a', 'per', 'each'].includes(beside?.plain ?? '') && then?.plain === 'week') {
      unit = 'week';
      length += 2;
    }
  }
  if (unit === null && digits.includes(',')) unit = 'price';
  return {
    value: thousands ? Math.round(amount * 1_000) : amount,
    unit,
    thousands,
    open: Boolean(plus),
    length,
  };
}

export const isYear = (value: number): boolean =>
  Number.isInteger(value) && value >= YEARS.min && value <= YEARS.max;
export const unitOfBare = (value: number): Unit | null =>
  isYear(value) ? 'year' : value >= LEAST_PRICE ? 'price' : null;

export function bandsWithin(weekly: readonly string[], { min, max }: Ends): string[] {
  return WEEKLY_BANDS.filter(
    (band) =>
      weekly.includes(band.label) &&
      (max === null || (band.max !== null && band.max <= max)) &&
      (min === null || band.min >= min),
  ).map(({ label }) => label);
}

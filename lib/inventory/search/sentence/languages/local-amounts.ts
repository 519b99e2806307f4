import {
  type AmountMeaning,
  type AmountReading,
  amountMeaning,
  amountOf,
  type Comparison,
  comparisonAt,
  endsOf,
  isYear,
  PAIR,
  tailOf,
  type Unit,
  unitOfBare,
} from '../amounts.ts';
import type { Word } from '../tokens.ts';
import type { LocalEntry, LocalLexicon, Role } from './local-lexicon.ts';
import { readNumber, withoutGrouping } from './local-numbers.ts';

/** Words before and after the number of an amount. */
const MOST_BEFORE = 5;
const MOST_AFTER = 4;
const DASH = /^[-–—~]$/;

interface Opening {
  at: number;
  unit: Unit | null;
  comparison: Comparison | null;
  isBetween: boolean;
  isLocal: boolean;
}

/** One number of an amount, or two with a dash between: `3万`, `20-30 nghìn`. */
interface Quantity {
  values: readonly number[];
  unit: Unit | null;
  isScaled: boolean;
  /** One number before its factor. */
  unscaled?: number;
  length: number;
  isLocal: boolean;
}

/**
 * Reads an amount in another language, or one of its words with an English amount: `3万以下`,
 * `từ 20 đến 30 nghìn`, `أقل من 30 ألف`, `dưới 30k`, `每周不超过150`.
 * @returns null without such an amount, or if all of its words are English
 */
export function readLocalAmount(
  words: readonly Word[],
  from: number,
  local: LocalLexicon,
  site: { weekly: readonly string[]; ranges: ReadonlySet<string> },
): AmountMeaning | null {
  const opening = readOpening(words, from, local);
  if (opening.at > from && words[opening.at - 1]?.stop) return null;
  const first = quantityAt(words, opening.at, local);
  if (!first) return null;
  const end = opening.at + first.length;
  const between = readClosing(words, end, local);
  const second = secondQuantity(words, between.at, opening, local);
  const pair = second && pairReading({ from, first, second, between, opening }, words, local);
  const reading = pair ?? singleReading({ from, first, closing: between, opening });
  const meaning = reading && amountMeaning(reading, site);
  // A sign such as `~` would be lost from the text that stays.
  return meaning?.meaning === null && words[from]?.key === '' ? null : meaning;
}

interface Parts {
  from: number;
  first: Quantity;
  opening: Opening;
}

function pairReading(
  { from, first, second, between, opening }: Parts & { second: SecondQuantity; between: Closing },
  words: readonly Word[],
  local: LocalLexicon,
): AmountReading | null {
  const closing = readClosing(words, second.at, local);
  const isLocal = [opening, first, between, second, closing].some((part) => part.isLocal);
  const [low = 0] = first.values;
  const [high = 0] = second.values;
  // In `20 đến 30 nghìn` both numbers are in thousands.
  const isShort = second.isScaled && !first.isScaled && low < 1_000;
  return isLocal
    ? amountReading({
        values: [isShort ? low * second.factor : low, high],
        isScaled: first.isScaled || second.isScaled,
        stated: [closing.unit, second.unit, between.unit, first.unit, opening.unit],
        comparison: null,
        length: closing.at - from,
      })
    : null;
}

const singleReading = ({
  from,
  first,
  closing,
  opening,
}: Parts & { closing: Closing }): AmountReading | null =>
  opening.isLocal || first.isLocal || closing.isLocal
    ? amountReading({
        values: closing.isMore ? upToNextStep(first) : first.values,
        isScaled: first.isScaled,
        stated: [closing.unit, first.unit, opening.unit],
        comparison: closing.comparison ?? opening.comparison,
        length: closing.at - from,
      })
    : null;

const upToNextStep = ({ values, isScaled, unscaled }: Quantity): readonly number[] => {
  const [value = 0] = values;
  return isScaled && unscaled && values.length === 1 ? [value, value + value / unscaled] : values;
};

interface AmountFacts {
  values: readonly number[];
  isScaled: boolean;
  /** Units of the words after the numbers, of the numbers, and last of the words before them. */
  stated: readonly (Unit | null)[];
  comparison: Comparison | null;
  length: number;
}

function amountReading({ values, isScaled, stated, comparison, length }: AmountFacts): AmountReading | null {
  const units = stated.filter((unit) => unit !== null);
  const years = yearsOf(values, comparison);
  const possible = units.filter((unit) => unit !== 'year' || years !== null);
  const last = values.at(-1) ?? 0;
  const unit =
    possible.find((each) => each === 'week' || each === 'km') ??
    possible[0] ??
    (isScaled ? 'price' : comparison || values.length > 1 ? unitOfBare(last) : isYear(last) ? 'year' : null);
  if (!unit) return null;
  // A currency states the amount itself.
  const isShort = unit === 'price' && !isScaled && !stated.slice(0, -1).includes('price');
  const amounts = isShort ? values.map(inThousands) : values;
  const [min = 0, max = min] = unit === 'year' ? (years ?? []) : amounts;
  if (min > max) return null;
  const ends = values.length > 1 ? { min, max } : endsOf(unit, max, comparison);
  return ends.max === 0 ? null : { unit, ends, length };
}

/** The least and most thousands of a price without its factor: `giá tầm 30`. */
const SHORT_PRICES = { min: 5, max: 300 };
const inThousands = (value: number): number =>
  value >= SHORT_PRICES.min && value <= SHORT_PRICES.max ? value * 1_000 : value;

/** Returns years, also of two digits as in `18年`; `10年以内` is an age. */
function yearsOf(values: readonly number[], comparison: Comparison | null): number[] | null {
  const isShort = comparison !== 'max' && comparison !== 'around';
  const years = values.map((value) =>
    isShort && Number.isInteger(value) && value >= 10 && value < 50 ? value + 2_000 : value,
  );
  return years.every(isYear) ? years : null;
}

function readOpening(words: readonly Word[], from: number, local: LocalLexicon): Opening {
  const opening: Opening = { at: from, unit: null, comparison: null, isBetween: false, isLocal: false };
  for (let count = 0; count < MOST_BEFORE; count += 1) {
    if (opening.at > from && words[opening.at - 1]?.stop) break;
    // `năm mươi` is fifty, but `năm 2019` the year.
    const number = quantityAt(words, opening.at, local);
    const match = local.find(words, opening.at, isOpening);
    const english = match ? null : comparisonAt(words, opening.at);
    if (number && (!match || number.length > match.length)) break;
    if (match) {
      const { role } = match.entry;
      if (role?.is === 'glue' && opening.at === from) break;
      if (role?.is === 'unitBefore') opening.unit = role.unit;
      if (role?.is === 'between') opening.isBetween = true;
      if (role?.is === 'compareBefore') {
        opening.comparison = role.comparison;
        opening.unit = role.unit ?? opening.unit;
        // `من 20 إلى 30`: from and to.
        opening.isBetween ||= role.comparison === 'min';
      }
      opening.isLocal ||= role?.is !== 'glue';
      opening.at += match.length;
    } else if (english) {
      opening.comparison = english.kind;
      opening.at += english.length;
    } else break;
  }
  return opening;
}

const OPENING: ReadonlySet<Role['is']> = new Set(['unitBefore', 'compareBefore', 'between', 'glue']);
const isOpening = ({ role }: LocalEntry): boolean => role !== null && OPENING.has(role.is);

const CLOSING: ReadonlySet<Role['is']> = new Set(['unitAfter', 'compareAfter', 'glue', 'more']);
const isClosing = ({ role }: LocalEntry): boolean => role !== null && CLOSING.has(role.is);

interface Closing {
  at: number;
  unit: Unit | null;
  comparison: Comparison | null;
  /** True if the amount goes up to the next step. */
  isMore: boolean;
  isLocal: boolean;
}

/** Reads units and comparisons after a number; a word that says nothing counts only before another. */
function readClosing(words: readonly Word[], from: number, local: LocalLexicon): Closing {
  const closing: Closing = { at: from, unit: null, comparison: null, isMore: false, isLocal: false };
  let at = from;
  for (let count = 0; count < MOST_AFTER; count += 1) {
    if (words[at - 1]?.stop) break;
    const match = local.find(words, at, isClosing);
    if (!match) break;
    const { role } = match.entry;
    at += match.length;
    if (role?.is === 'glue') continue;
    if (role?.is === 'unitAfter') {
      if (closing.unit && closing.unit !== role.unit && role.unit !== 'week') break;
      closing.unit = role.unit;
    }
    closing.isMore ||= role?.is === 'more';
    if (role?.is === 'compareAfter') closing.comparison = role.comparison;
    closing.isLocal = true;
    closing.at = at;
  }
  if (closing.comparison === null && !words[closing.at - 1]?.stop) {
    const tail = tailOf(words.slice(closing.at, closing.at + 2).map(({ plain }) => plain));
    if (tail) {
      closing.comparison = tail.kind;
      closing.at += tail.length;
    }
  }
  return closing;
}

interface SecondQuantity extends Quantity {
  at: number;
  /** The factor of its first number, such as 10,000 for `万`. */
  factor: number;
}

/** Reads the second number of a pair and the word before it: `đến 30 nghìn`. */
function secondQuantity(
  words: readonly Word[],
  at: number,
  { isBetween }: Opening,
  local: LocalLexicon,
): SecondQuantity | null {
  if (words[at - 1]?.stop) return null;
  const joint = jointLength(words, at, isBetween, local);
  if (joint === 0) return null;
  const quantity = quantityAt(words, at + joint, local);
  if (!quantity || quantity.values.length > 1) return null;
  return {
    ...quantity,
    at: at + joint + quantity.length,
    isLocal: quantity.isLocal || local.lengthOf(words, at, 'to') > 0 || local.lengthOf(words, at, 'and') > 0,
    factor: (quantity.values[0] ?? 0) / (quantity.unscaled || 1),
  };
}

function jointLength(words: readonly Word[], at: number, isBetween: boolean, local: LocalLexicon): number {
  const plain = words[at]?.plain ?? '';
  if (plain === 'to' || DASH.test(plain) || (isBetween && plain === 'and')) return 1;
  return local.lengthOf(words, at, 'to') || (isBetween ? local.lengthOf(words, at, 'and') : 0);
}

/** Reads a number of any language, with its factor and an English unit: `30k`, `3万`, `2018-2020`. */
function quantityAt(words: readonly Word[], at: number, local: LocalLexicon): Quantity | null {
  const word = words[at];
  if (!word) return null;
  const approximate = approximateAt(words, at, local);
  if (approximate) return approximate;
  const pair = PAIR.exec(withoutGrouping(word.plain).replace('~', '-'));
  if (pair) {
    const after = word.stop ? [] : words.slice(at + 1);
    const [low, high] = [amountOf(pair[1] ?? '', []), amountOf(pair[2] ?? '', after)];
    if (!low || !high) return null;
    const factor = local.find(words, at + 1, ({ role }) => role?.is === 'factor');
    const times = factor?.entry.role?.is === 'factor' && !word.stop ? factor.entry.role.value : 1;
    const isShort = high.thousands && !low.thousands && low.value < 1_000;
    return {
      values: [low.value * times * (isShort ? 1_000 : 1), high.value * times],
      unit: high.unit ?? low.unit,
      isScaled: times > 1 || high.thousands,
      length: times > 1 ? 1 + (factor?.length ?? 0) : high.length,
      isLocal: times > 1,
    };
  }
  return readNumber(words, at, local);
}

/** Reads `两三万`: two to three times 10,000. */
function approximateAt(words: readonly Word[], at: number, local: LocalLexicon): Quantity | null {
  const digit = (index: number) => {
    const role = local.find(words, index, isDigit)?.entry.role;
    return role?.is === 'number' ? role.value : null;
  };
  const [low, high] = [digit(at), digit(at + 1)];
  if (low === null || high === null || high !== low + 1) return null;
  const factor = local.find(words, at + 2, ({ role }) => role?.is === 'factor');
  if (factor?.entry.role?.is !== 'factor') return null;
  const { value } = factor.entry.role;
  return {
    values: [low * value, high * value],
    unit: null,
    isScaled: value >= 1_000,
    length: 2 + factor.length,
    isLocal: true,
  };
}

const isDigit = ({ role, exact }: LocalEntry): boolean =>
  role?.is === 'number' && role.value > 0 && role.value < 10 && exact.length === 1;

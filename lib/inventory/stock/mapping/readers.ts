import { cleanLine, cleanText } from '../../../platform/text/clean.ts';
import type { PriceWords } from '../../../vehicle/price-words.ts';
import { slugify } from '../../../vehicle/title.ts';
import { readVin } from '../../../vehicle/vin.ts';
import type { NumberStyle } from './numerals.ts';

/** A rejected value in a column with several values: the reason and the value. */
export interface LeftOut {
  kind: string;
  from: string;
}
/** What the words next to an amount say about it. */
export interface WordsBeside {
  words: PriceWords | null;
  /** True if it is the lowest price of several. */
  isFrom: boolean;
}

/**
 * The result of reading a column's value. `mended` names a correction, `leftOut` lists rejected parts, and
 * `problem` says why the whole value is invalid.
 */
export type Reading =
  | {
      value: unknown;
      mended?: string;
      leftOut?: readonly LeftOut[];
      /** Values of other fields in the same text, used if no column fills them. */
      also?: Readonly<Record<string, unknown>>;
      /** What the words next to a price say. */
      beside?: WordsBeside;
    }
  | { problem: string };
export interface ReaderContext {
  privateHosts: readonly string[];
  /** How the column writes numbers; unknown by default. */
  numbers?: NumberStyle;
}
/** Reads a non-empty value: trimmed text from a CSV, any JSON value from a JSON feed. */
export type Reader = (raw: unknown, context?: ReaderContext) => Reading;

/** Days since 1899 by which spreadsheets store dates: from 1990 to 2040. */
const SPREADSHEET_DAYS = { first: 32_874, last: 51_501 };

const DATE_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads single-line text; line breaks and runs of spaces become one space. */
export const text =
  (max: number): Reader =>
  (raw) => {
    if (typeof raw !== 'string' && typeof raw !== 'number') return { problem: 'is not text' };
    const line = String(raw);
    const value = cleanLine(line);
    if (value.length > max) return { problem: `is longer than ${max} characters` };
    return /[\r\n]/.test(line) ? { value, mended: 'line break in a one-line field' } : { value };
  };

/** Reads text of several paragraphs; markup is removed. */
export const longText: Reader = (raw) => {
  if (typeof raw !== 'string') return { problem: 'is not text' };
  const clean = cleanText(raw);
  const plain = (/[<&]/.test(clean) ? withoutMarkup(clean) : clean)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return /<[a-z/!][^>]*>/i.test(raw)
    ? { value: plain || null, mended: 'markup in text' }
    : { value: plain || null };
};
const withoutMarkup = (text: string): string =>
  text
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, ' ')
    .replaceAll(/<br\s*\/?>|<\/(p|li|div)>/gi, '\n')
    .replaceAll(/<[a-z/!][^>]*>/gi, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ');
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** Reads a count within bounds; thousands separators and following words are allowed: `5 seats`. */
export const number =
  ({ min, max, whole = false }: { min: number; max: number; whole?: boolean }): Reader =>
  (raw) => {
    const value = typeof raw === 'number' ? raw : parseNumber(raw);
    if (value === null || !Number.isFinite(value)) return { problem: 'is not a number' };
    if (value < min || value > max) return { problem: `is not between ${min} and ${max}` };
    if (!whole || Number.isInteger(value)) return { value };
    return { value: Math.round(value), mended: 'fraction of a whole number' };
  };

function parseNumber(raw: unknown): number | null {
  if (typeof raw !== 'string') return null;
  const match = /^\$?\s*(-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?|-?\.\d+)\s*[^\d.,]*$/.exec(
    raw.trim(),
  );
  return match ? Number((match[1] as string).replaceAll(',', '')) : null;
}

export const boolean: Reader = (raw) => {
  if (typeof raw === 'boolean') return { value: raw };
  const word = String(raw).trim().toLowerCase();
  if (['true', 'yes', 'y', '1', 't'].includes(word)) return { value: true };
  if (['false', 'no', 'n', '0', 'f'].includes(word)) return { value: false };
  return { problem: 'is not yes or no' };
};

/**
 * Reads a date as YYYY-MM-DD or a month as YYYY-MM. Numeric dates are in Australian order, but digits alone
 * are YYYYMMDD, YYYYMM or MMYYYY.
 */
export const date: Reader = (raw) => {
  const words = String(raw).trim();
  const compact = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(\d{2})?$/.exec(words);
  if (compact) return day(Number(compact[1]), Number(compact[2]), compact[3] ? Number(compact[3]) : null);
  const [, before, after] = /^(0[1-9]|1[0-2])((?:19|20)\d{2})$/.exec(words) ?? [];
  if (before && after) return day(Number(after), Number(before), null);
  const iso = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:T.*)?$/.exec(words);
  if (iso) return day(Number(iso[1]), Number(iso[2]), iso[3] ? Number(iso[3]) : null);
  const local = /^(\d{1,2})[/.-](\d{1,2}|[a-z]{3,9})[/.-](\d{2}|\d{4})(?:\s.*)?$/i.exec(words);
  if (local) return day(fullYear(local[3] as string), month(local[2] as string), Number(local[1]));
  const short = /^(\d{1,2}|[a-z]{3,9})[/ .-](\d{4}|\d{2})$/i.exec(words);
  if (short) return day(fullYear(short[2] as string), month(short[1] as string), null);
  const days = /^\d{5}$/.test(words) ? Number(words) : 0;
  if (days >= SPREADSHEET_DAYS.first && days <= SPREADSHEET_DAYS.last) {
    const value = new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10);
    return { value, mended: 'number of a spreadsheet’s date' };
  }
  return { problem: 'is not a date' };
};

const fullYear = (digits: string): number => (digits.length === 4 ? Number(digits) : 2000 + Number(digits));
const month = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : DATE_MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;

function day(year: number, monthNumber: number, dayNumber: number | null): Reading {
  const instant = new Date(Date.UTC(year, monthNumber - 1, dayNumber ?? 1));
  const real =
    year >= 1900 &&
    year < 2200 &&
    instant.getUTCMonth() === monthNumber - 1 &&
    (dayNumber === null || instant.getUTCDate() === dayNumber);
  if (!real) return { problem: 'is not a calendar date' };
  return { value: instant.toISOString().slice(0, dayNumber === null ? 7 : 10) };
}

/** Reads a date, a month (also MMYY) or only a year (YYYY), as plates of the build and the compliance have them. */
export const plateDate: Reader = (raw) =>
  /^(?:19|20)\d{2}$/.test(String(raw).trim())
    ? { value: String(raw).trim() }
    : date(String(raw).replace(/^\s*(0[1-9]|1[0-2])(\d{2})\s*$/, '$1/$2'));

/** Reads a timestamp (ISO 8601 with a zone, or seconds since the epoch) as ISO in UTC. */
export const instant: Reader = (raw) => {
  const seconds = typeof raw === 'number' || /^\d{9,10}$/.test(String(raw)) ? Number(raw) : null;
  const hasZone = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2}))?$/.test(String(raw));
  const moment = seconds === null ? new Date(hasZone ? String(raw) : Number.NaN) : new Date(seconds * 1000);
  return Number.isNaN(moment.getTime())
    ? { problem: 'is not a date and time with a time zone' }
    : { value: moment.toISOString() };
};

export const epochSeconds: Reader = (raw) => {
  const reading = instant(raw);
  return 'problem' in reading ? reading : { value: Date.parse(String(reading.value)) / 1000 };
};

/** Reads a vehicle identification number. Letters that no VIN has are read as the digits they look like. */
export const vin: Reader = (raw) => {
  const reading = readVin(String(raw));
  if (!reading) return { problem: 'is not a VIN' };
  return reading.isCorrected
    ? { value: reading.vin, mended: 'letter I, O or Q in a VIN, read as a digit' }
    : { value: reading.vin };
};

/** Reads several values in one field, separated by the first of | ; line break, comma that occurs in it. */
export const list: Reader = (raw) => ({ value: [...new Set(parts(raw))] });

export const json: Reader = (raw) => {
  if (typeof raw !== 'string') return { value: raw };
  try {
    return { value: JSON.parse(raw) };
  } catch {
    return { problem: 'is not JSON' };
  }
};

/** Reads a word from a table, ignoring case and punctuation. */
export const oneOf = (table: Readonly<Record<string, unknown>>): Reader => {
  // Reversed, because a Map keeps the last duplicate and the first should win.
  const meanings = new Map(
    Object.entries(table)
      .toReversed()
      .map(([key, meaning]) => [slugify(key), meaning]),
  );
  const problem = `is none of ${Object.keys(table).join(', ')}`;
  return (raw) => {
    const word = slugify(String(raw));
    return meanings.has(word) ? { value: meanings.get(word) } : { problem };
  };
};

function parts(raw: unknown): string[] {
  const values = Array.isArray(raw) ? raw.map(String) : split(String(raw));
  return values.map((value) => value.trim()).filter(Boolean);
}

function split(value: string): string[] {
  const separator = ['|', ';', '\n', ','].find((mark) => value.includes(mark));
  return separator ? value.split(separator) : [value];
}

import { cleanLine } from '../../../platform/text/clean.ts';
import type { LeftOut, Reader, Reading } from './readers.ts';

const LAST = 9_999;
/** Two digits below this are of this century. */
const PIVOT = 50;

const MODEL_YEAR =
  /\bm\.?y\.?\s?['’]?(\d{4}|\d{2})(?:\.\d{1,2})?(?!\d)|(?<!\d)['’]?(\d{4}|\d{2})(?:\.\d{1,2})?\s?m\.?y\b\.?/i;
const DATE = String.raw`((?:\d{1,2}\s+)?[a-z]{3,9}[\s.\/-]*['’]?(?:\d{4}|\d{2})|\d{1,4}(?:[\/.-]\d{1,4}){0,2})`;
const labelled = (words: string) => ({
  before: new RegExp(String.raw`\b(?:${words})\.?(?:\s(?:date|year|plate))?[\s:.-]*${DATE}(?!\d)`, 'i'),
  after: new RegExp(String.raw`(?<!\d)${DATE}\s(?:${words})\b\.?`, 'i'),
});
/** Tested in this order, because state laws ask for the year of the build. */
const BUILT = labelled('built|build|blt|by|mfg|manufactured?');
const COMPLIED = labelled('compliance|complied|comp|compl|cpl');
const NEEDLESS = /\b(?:year|model|approx|circa|c|plate|late|early|mid)\b\.?|[()~,;]/gi;

const MONTHS = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/**
 * Reads the year that a vehicle is advertised with: `2022`, `22`, `MY22`, `22MY`, `2022/23`, `03/2019`,
 * `Jan-22`, `Built 11/2021 MY22`. Of several years the one of the build precedes, then the one without a
 * label, the one of compliance, and the model year. Months and the other years are left out and reported.
 * Unlikely years are held for review (`importing/holds.ts`).
 */
export const year: Reader = (raw) => {
  if (typeof raw === 'number') return checked(raw);
  if (typeof raw !== 'string') return { problem: 'is not a number' };
  const text = cleanLine(raw);
  if (/^\d{1,4}$|^\d,\d{3}$/.test(text)) return plainYear(text.replace(',', ''));
  const [, ofMonth] = /^((?:19|20)\d{2})(?:0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (ofMonth) return { value: Number(ofMonth), leftOut: [{ kind: MONTH, from: text }] };
  if (!/\d/.test(text)) return { problem: 'is not a number' };
  if (/^\d+(?:\.\d+)?$/.test(text) && !/^\d{1,2}\.\d{2,4}$/.test(text)) return checked(Number(text));
  return ofParts(text.replace(/^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}.*$/, '$1'));
};

function plainYear(digits: string): Reading {
  if (digits.length !== 2 || digits === '00') return checked(Number(digits));
  return { value: fullYear(digits), mended: 'year of two digits' };
}

function checked(value: number): Reading {
  if (!Number.isFinite(value) || value < 0 || value > LAST)
    return { problem: `is not between 0 and ${LAST}` };
  return Number.isInteger(value)
    ? { value }
    : { value: Math.floor(value), mended: 'fraction of a whole number' };
}

const fullYear = (digits: string): number => {
  if (digits.length > 2) return Number(digits);
  return Number(digits) + (Number(digits) < PIVOT ? 2_000 : 1_900);
};

function ofParts(text: string): Reading {
  const model = MODEL_YEAR.exec(text);
  const withoutModel = cut(text, model);
  const built = labelledDate(BUILT, withoutModel);
  const withoutBuilt = cut(withoutModel, built);
  const complied = labelledDate(COMPLIED, withoutBuilt);
  const plain = cut(withoutBuilt, complied)
    .replaceAll(NEEDLESS, ' ')
    .replaceAll(/^[\s/|-]+|[\s/|-]+$/g, '');
  const parts = [
    { what: 'build year', text: built?.[1] ?? '' },
    { what: 'year', text: plain },
    { what: 'compliance year', text: complied?.[1] ?? '' },
    { what: 'model year', text: model ? (model[1] ?? model[2] ?? '') : '' },
  ].filter((part) => part.text !== '');
  const [first, ...others] = parts;
  if (!first) return { problem: 'is not a year' };
  const reading = first.what === 'model year' ? { value: fullYear(first.text) } : ofDate(first.text);
  if (typeof reading === 'string') return { problem: reading };
  const leftOut: LeftOut[] = others.map((other) => ({
    kind: `${other.what} beside another year, left out`,
    from: text,
  }));
  if (reading.leftOut) leftOut.push({ kind: reading.leftOut, from: text });
  const mended = first.what === 'model year' ? { mended: 'model year taken as the year' } : {};
  return { ...checked(reading.value), ...mended, ...(leftOut.length > 0 ? { leftOut } : {}) };
}

/** Finds a date with its label. In a text that starts with a date, the labels follow their dates. */
function labelledDate({ before, after }: ReturnType<typeof labelled>, text: string): RegExpExecArray | null {
  const [first, second] = /^\W*\d/.test(text) ? [after, before] : [before, after];
  return first.exec(text) ?? second.exec(text);
}

const cut = (text: string, match: RegExpExecArray | null): string =>
  match ? `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` : text;

const MONTH = 'month beside a year, left out';

/** Returns the year of a date, a month or a pair of years; a problem as text. */
function ofDate(text: string): { value: number; leftOut?: string } | string {
  const single = /^['’]?(\d{4}|\d{2})$/.exec(text);
  if (single?.[1]) return { value: fullYear(single[1]) };
  const [, name = '', afterName = ''] =
    /^(?:\d{1,2}\s+)?([a-z]{3,9})[\s./-]*['’]?(\d{4}|\d{2})$/i.exec(text) ?? [];
  if (afterName !== '')
    return MONTHS.test(name) ? { value: fullYear(afterName), leftOut: MONTH } : 'is not a year';
  const numbers = text.split(/\s?[/.-]\s?/);
  if (!numbers.every((number) => /^\d{1,4}$/.test(number))) return 'is not a year';
  return numbers.length === 2 ? ofPair(numbers[0] ?? '', numbers[1] ?? '') : ofDay(numbers);
}

/** `2022/23`, `22/23`, `03/2019`, `2019-03`, `03/19`. */
function ofPair(first: string, second: string): { value: number; leftOut?: string } | string {
  const isYear = (number: string) => number.length === 4 || number.length === 2;
  const isMonth = (number: string) => Number(number) >= 1 && Number(number) <= 12 && number.length <= 2;
  const isNext = isYear(first) && isYear(second) && isNextYear(fullYear(first), second);
  const years = new Set<number>();
  if (isNext) years.add(fullYear(first));
  if (isMonth(first) && isYear(second)) years.add(fullYear(second));
  if (first.length === 4 && isMonth(second)) years.add(Number(first));
  const [value] = years;
  if (value === undefined) return 'is not a year';
  if (years.size > 1) return 'may be a month or two years';
  return { value, leftOut: isNext ? 'second year, left out' : MONTH };
}

function isNextYear(first: number, second: string): boolean {
  const difference =
    second.length === 4 ? Number(second) - first : (Number(second) - (first % 100) + 100) % 100;
  return difference === 0 || difference === 1;
}

function ofDay(numbers: readonly string[]): { value: number; leftOut?: string } | string {
  const [first = '', middle = '', last = ''] = numbers;
  const isDay = numbers.length === 3 && Number(middle) >= 1 && Number(middle) <= 31;
  if (!isDay) return 'is not a year';
  if (first.length === 4) return { value: Number(first), leftOut: MONTH };
  return last.length === 4 || last.length === 2 ? { value: fullYear(last), leftOut: MONTH } : 'is not a year';
}

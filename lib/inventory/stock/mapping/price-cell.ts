import { cleanLine } from '../../../platform/text/clean.ts';
import { memoised } from '../../../platform/text/memoised.ts';
import { type PriceWords, readPriceWords } from '../../../vehicle/price-words.ts';
import { isForeignNumeral, type NumberStyle, PLAIN_DIGITS, readNumeral, UNKNOWN_STYLE } from './numerals.ts';
import type { LeftOut, Reader, Reading, WordsBeside } from './readers.ts';

const MOST = 10_000_000;
/** A price with three digits after a point is in thousands, unless both readings may be a price. */
const LEAST_OF_TWO = 500;

const NO_PRICE =
  /^\$?\s*(?:p\.?\s?o\.?\s?[ar]\b|t\.?b\.?[acd]\b|call\b|contact\b|enquire\b|ask\b|(?:price )?(?:up)?on (?:application|request)|to be (?:advised|announced|confirmed))/i;
const OUR_CURRENCY = /\b(?:AUD|AU\$|A\$)|(?<![A-Z])A\$|AUD\b/gi;
const OTHER_CURRENCY = /\b(?:USD|NZD|EUR|GBP|CAD|SGD|HKD|JPY|CNY)\b|\b(?:US|NZ|C|S|HK)\$|[€£¥]/i;
const NEGATIVE = /^\$?\s*[-–−]\s*\$?\s*\d|^\(\s*\$?\s*[\d.,]+\s*\)$/;
/** The letter O as a digit, `2599O`. */
const LETTER_AS_DIGIT = /\d[\d,.]*o+(?=[\d,.\s]|$)/i;
const OTHER_UNIT = /^\s*(?:kms?|kilomet|miles?|cc|kw|kg|months?|years?|%)/i;

const AMOUNT =
  /(?<![\w.,])(?:\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,2})?|\d(?:[\d.,]*\d)?)(?:\s?(k)\b)?(?![\d%]|e\d)/gi;

/** Words directly before an amount. */
const WAS =
  /(?:^|[^a-z])(?:was|were|rrp|m?srp|before|prev(?:ious(?:ly)?)?|old|orig(?:inal(?:ly)?)?|instead of|down from|reduced from|dropped from|list(?:ed)?(?: at)?|normally|usually)(?: price)?[\s:$.-]*$/i;
const SAVED = /(?:^|[^a-z])(?:save|saving|savings of)[\s:$.-]*$/i;
const FROM = /(?:^|[^a-z])(?:from|start(?:s|ing) (?:at|from))[\s:$.-]*$/i;
const NOW =
  /(?:^|[^a-z])(?:now(?: only)?|today|only|sale|special|clearance|offer|(?:reduced |down )?to|our|asking|internet)(?: price)?[\s:$.-]*$/i;
/** Words directly after an amount. */
const WEEKLY =
  /^\s*(?:(?:\/|per |p\.?\s?\/?\s?|a |each )?\s*(?:w(?:ee)?k(?:ly)?|pw|fortnight|month|mth|pm)|p\s?\/\s?[wm])\b\.?/i;

/** Words that say nothing about a price. Prices include GST unless a label excludes it. */
const NEUTRAL =
  /\b(?:price|now|only|sale|today|special|our|advertised|asking|internet|dollars?|inc(?:l\w*)?\.?(?: of)? g\.?s\.?t(?:\s*(?:&|and|\+|,)\s*l\.?c\.?t)?)\b\.?/gi;
const ANY_BASIS = /\b(?:d\/?ap?|drive|ride|e\.?g\.?c|gov\w*|o\.?r\.?c|on[\s-]roads?|gst)\b/i;
const STARTING_PRICE = /^(?:priced )?(?:from|start(?:s|ing) (?:at|from)|starting price)$/i;

/**
 * Reads dollars with everything that dealers write next to them: `$54,990 DAP`, `25.990,00`, `$25k`,
 * `Was $25,990 Now $23,990`, `From $25,990`. The basis goes to the price label and a former price to its own
 * field; other words are left out and reported. A price in words (`POA`) counts as none.
 */
export const money: Reader = (raw, context) => {
  if (typeof raw === 'number') return checked(raw);
  if (typeof raw !== 'string') return { problem: 'is not a number' };
  if (PLAIN_DIGITS.test(raw)) return checked(Number(raw));
  const text = cleanLine(raw);
  if (NO_PRICE.test(text)) return { value: null, mended: 'price as text' };
  if (OTHER_CURRENCY.test(text)) return { problem: 'is not in Australian dollars' };
  if (NEGATIVE.test(text)) return checked(-1);
  if (LETTER_AS_DIGIT.test(text)) return { problem: 'has a letter O for a digit' };
  return readAmounts(text.replaceAll(OUR_CURRENCY, ' $ ').trim(), context?.numbers ?? UNKNOWN_STYLE);
};

const checked = (value: number): Reading =>
  Number.isFinite(value) && value >= 0 && value <= MOST
    ? { value }
    : { problem: Number.isFinite(value) ? `is not between 0 and ${MOST}` : 'is not a number' };

interface Part {
  digits: string;
  isThousands: boolean;
  role: 'now' | 'plain' | 'was' | 'saved' | 'weekly';
  isFrom: boolean;
}

function readAmounts(text: string, style: NumberStyle): Reading {
  const { parts, words } = partsOf(text);
  if (parts.length === 0) return { problem: 'is not a number' };
  const marked = parts.filter(({ role }) => role === 'now');
  const plain = parts.filter(({ role }) => role === 'plain');
  const former = parts.filter(({ role }) => role === 'was');
  if (marked.length + plain.length === 0)
    return { problem: former.length > 0 ? 'is only a former price' : 'is not a price' };
  const [part] = marked.length + plain.length === 1 ? [...marked, ...plain] : [];
  if (!part || former.length > 1) return { problem: 'names several prices' };
  const amount = amountOf(part, style);
  if ('problem' in amount) return amount;
  const before = former[0] ? amountOf(former[0], style) : null;
  if (before && 'problem' in before) return before;
  const leftOut = parts.flatMap(({ role, digits }): LeftOut[] =>
    role === 'saved' || role === 'weekly'
      ? [{ kind: `${role === 'saved' ? 'saving' : 'repayment'} beside a price, left out`, from: digits }]
      : [],
  );
  const beside = besideOf(words, part.isFrom, leftOut);
  const mended = before
    ? 'previous price in the column of the price'
    : part.isThousands
      ? 'number abbreviated with k'
      : isForeignNumeral(part.digits) || /^\d{1,3}\.\d{3}$/.test(part.digits)
        ? 'number in European notation'
        : null;
  return {
    value: amount.value,
    ...(mended ? { mended } : {}),
    ...(leftOut.length > 0 ? { leftOut } : {}),
    ...(before ? { also: { before_price: before.value } } : {}),
    ...(beside ? { beside } : {}),
  };
}

/** Splits a text into its amounts with their roles, and the other words. */
function partsOf(text: string): { parts: Part[]; words: string } {
  const parts: Part[] = [];
  const words: string[] = [];
  let end = 0;
  for (const match of text.matchAll(AMOUNT)) {
    const [whole, thousand] = match;
    const lead = text.slice(end, match.index);
    end = match.index + whole.length;
    const rest = text.slice(end);
    const weekly = WEEKLY.exec(rest)?.[0] ?? '';
    end += weekly.length;
    const [role, pattern] = weekly
      ? (['weekly', null] as const)
      : WAS.test(lead)
        ? (['was', WAS] as const)
        : SAVED.test(lead)
          ? (['saved', SAVED] as const)
          : FROM.test(lead)
            ? (['now', FROM] as const)
            : NOW.test(lead)
              ? (['now', NOW] as const)
              : OTHER_UNIT.test(rest)
                ? (['saved', null] as const)
                : (['plain', null] as const);
    words.push(pattern ? lead.replace(pattern, ' ') : lead);
    const digits = thousand ? whole.slice(0, -1).trim() : whole;
    parts.push({ digits, isThousands: Boolean(thousand), role, isFrom: pattern === FROM });
  }
  words.push(text.slice(end));
  return { parts, words: words.join(' ') };
}

function amountOf(
  { digits, isThousands }: Part,
  style: NumberStyle,
): { value: number } | { problem: string } {
  const isDoubtful = /^[1-9]\d{0,2}\.\d{3}$/.test(digits) && !isThousands;
  const numbers = isDoubtful
    ? groupedByPoint(digits, style)
    : readNumeral(digits, style, isThousands).map((number) => (isThousands ? number * 1_000 : number));
  const [value] = numbers;
  if (value === undefined) return { problem: 'is not a number' };
  if (numbers.length > 1) return { problem: 'has a point that may mark thousands or decimals' };
  const reading = checked(Math.round(value * 100) / 100);
  return 'problem' in reading ? reading : { value: Number(reading.value) };
}

/** Dollars never have three decimals, except where a database writes every number so. */
function groupedByPoint(digits: string, style: NumberStyle): number[] {
  const [fraction, thousands] = [Number(digits), Number(digits.replace('.', ''))];
  if (style.hasLongFractions) return [fraction];
  if (style.decimal === 'comma' || !digits.endsWith('000') || fraction < LEAST_OF_TWO) return [thousands];
  return [fraction, thousands];
}

function besideOf(text: string, isFrom: boolean, leftOut: LeftOut[]): WordsBeside | null {
  const leave = (from: string) => leftOut.push({ kind: 'words beside a price, left out', from });
  const marks = text.match(/[*^†‡#]+/g) ?? [];
  for (const mark of marks) leave(mark);
  const written = text
    .replaceAll(/[$*^†‡#:[\]]/g, ' ')
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/(?<=^|\s)[.,]?[-–—]+(?=\s|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;.|/-]+|[\s,;|/-]+$/g, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .trim();
  const words = written
    .replaceAll(NEUTRAL, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;.!()]+$/, '')
    .trim();
  const label = words === '' ? null : labelOf(written);
  if (words !== '' && label === null) leave(written);
  return label || isFrom ? { words: label, isFrom } : null;
}

/** Returns the words if they say what a price includes, also if they contradict themselves; else null. */
function labelOf(written: string): PriceWords | null {
  const words = readPriceWords(
    written.replaceAll(
      /,?\s*\binc(?:l\w*)?\.?(?: of)? g\.?s\.?t\b\.?(?:\s*(?:&|and|\+|,)\s*l\.?c\.?t\b\.?)?/gi,
      '',
    ),
  );
  return words && (words.basis !== 'other' || ANY_BASIS.test(written)) ? words : null;
}

/** Separates `from` from a price label: `From`, `Drive Away, starting price`. */
export const readPriceLabel = (text: string | null | undefined): WordsBeside => readLabel(text?.trim() ?? '');

const readLabel = memoised((written): WordsBeside => {
  if (STARTING_PRICE.test(written)) return { words: null, isFrom: true };
  const words = readPriceWords(written);
  const after = /^from\s+(?=\S)/i.test(written) ? readPriceWords(written.replace(/^from\s+/i, '')) : null;
  return after && after.basis !== 'other' ? { words: after, isFrom: true } : { words, isFrom: false };
});

/** Returns the label of a price that is the lowest of several: `Drive Away, starting price`. */
export const startingPrice = (words: PriceWords | null): PriceWords => ({
  basis: words?.basis ?? 'other',
  label: words ? `${words.label}, starting price` : 'Starting price',
  includesGst: words?.includesGst ?? true,
});

import { cleanLine } from '../../../platform/text/clean.ts';
import { isForeignNumeral, type NumberStyle, PLAIN_DIGITS, readNumeral, UNKNOWN_STYLE } from './numerals.ts';
import type { LeftOut, Reader, ReaderContext, Reading } from './readers.ts';

interface Unit {
  /** Plural, for notes. */
  name: string;
  /** How many of the field's own unit it is. */
  factor: number;
  pattern: RegExp;
}

interface Quantity {
  /** The field's own unit first. */
  units: readonly [Unit, ...Unit[]];
  /** Units that a number without one may have, if it is implausible in the field's own. */
  implied: readonly Unit[];
  min: number;
  max: number;
  /** True if 0 is a value, although it is below the minimum. */
  mayBeZero?: boolean;
  isWhole?: boolean;
}

const unit = (name: string, factor: number, pattern: RegExp): Unit => ({ name, factor, pattern });

const KILOMETRES = unit('kilometres', 1, /^(?:k\.?m\.?(?:['’]?s)?|klms?|kilomet(?:re|er)s?|kmt)$/i);
const MILES = unit('miles', 1.609_344, /^(?:mi|mls|miles?|smi)$/i);

const LITRE = /^(?:l|lt|ltrs?|lit(?:re|er)s?)$/i;
const CC = /^(?:cc|ccm|cm[3³]|cu\.? ?cm|cmq)$/i;
const CUBIC_INCHES = /^(?:ci|cid|cui|cu\.? ?in(?:ch(?:es)?)?\.?)$/i;

const KILOGRAMS = unit('kilograms', 1, /^(?:kgs?|kgm|kilos?|kilogram(?:me)?s?)$/i);
const TONNES = unit('tonnes', 1_000, /^(?:t|tne|ton(?:ne)?s?)$/i);
const POUNDS = unit('pounds', 0.453_592_37, /^(?:lbs?|lbr|pounds?)$/i);

const MILLIMETRES = unit('millimetres', 1, /^(?:mm|mmt|millimet(?:re|er)s?)$/i);
const CENTIMETRES = unit('centimetres', 10, /^(?:cms?|cmt|centimet(?:re|er)s?)$/i);
const METRES = unit('metres', 1_000, /^(?:m|mtrs?|met(?:re|er)s?)$/i);
const FEET = unit('feet', 304.8, /^(?:ft|fot|foot|feet|['’′])$/i);
const INCHES = unit('inches', 25.4, /^(?:in|inh|inch(?:es)?|["”″]|'')$/i);

const MASSES = { units: [KILOGRAMS, TONNES, POUNDS], implied: [TONNES] } as const;
const LENGTHS = {
  units: [MILLIMETRES, CENTIMETRES, METRES, FEET, INCHES],
  implied: [CENTIMETRES, METRES],
} as const;

/** Words that may precede or follow a number without changing it. */
const WORDS_BEFORE =
  /^(?:(?:approx(?:imately|\.)?|circa|about|odometer|odo|(?:demo |current )?k(?:ilo)?m(?:et(?:re|er)s|s)?(?: travelled)?(?=[\s:.])|~|±)[\s:.]*)+/i;
const WORDS_AFTER =
  /[\s,;(]*(?:approx(?:imately|\.)?|est(?:imated|\.)?|genuine|original|only|braked|combined)\)?[.*+]*$/i;

const NUMBER = /^([-–−]?)\s*(\d(?:[\d.,'’\s]*\d)?|[.,]\d+)\s*(.*)$/s;
/** Not `k's`, which may mean kilometres or thousands of them. */
const THOUSAND = /^k(?![a-z.'’])\s*|^k(?=km|mi|kilom)/i;

const WITH_THOUSANDS = /^\d{4,}$|^\d{1,3}(?:[, ]\d{3})+$/;

const NOT_A_NUMBER = { problem: 'is not a number' };
const OUT_OF_RANGE = 'is not between';
/** The point of `45.200k` marks decimals, because k stands for the thousands. */
const ABBREVIATED: NumberStyle = { ...UNKNOWN_STYLE, decimal: 'point' };

/**
 * Returns a reader of numbers with a unit, in the unit of the field: `28,000 miles`, `45.2k`, `3.5 t`,
 * `98 000 km`. Conversions and assumed units are corrections. A value that may mean two things has a problem.
 */
function quantity(spec: Quantity): Reader {
  const [own] = spec.units;
  return (raw, context) => {
    if (typeof raw === 'number') return settle([raw], { unit: null, spec });
    if (typeof raw !== 'string') return NOT_A_NUMBER;
    if (PLAIN_DIGITS.test(raw)) return settle([Number(raw)], { unit: null, spec });
    const { words, leftOut } = withoutWords(cleanLine(raw));
    const [, sign = '', digits, rest = ''] = NUMBER.exec(words) ?? [];
    if (digits === undefined) return NOT_A_NUMBER;
    // `45000 K` already has its thousands: the letter is short for kilometres.
    const isWritten = own === KILOMETRES && WITH_THOUSANDS.test(digits);
    const thousand = isWritten ? '' : (THOUSAND.exec(rest)?.[0] ?? '');
    const unitText = (isWritten ? rest.replace(/^k$/i, 'km') : rest.slice(thousand.length))
      .replace(/\.$/, '')
      .trim();
    const named =
      unitText === '' ? null : (spec.units.find(({ pattern }) => pattern.test(unitText)) ?? undefined);
    if (named === undefined) return /\d/.test(unitText) ? NOT_A_NUMBER : { problem: 'has an unknown unit' };
    const numbers = (style: NumberStyle) =>
      readNumeral(digits, style, !spec.isWhole || thousand !== '').map(
        (number) => (sign ? -number : number) * (thousand ? 1_000 : 1),
      );
    const style = thousand ? ABBREVIATED : styleOf(context, spec);
    const styled = settle(numbers(style), { unit: named, spec });
    // If the column's style gives an impossible value, the number may still allow another one.
    const isImpossible = 'problem' in styled && styled.problem.startsWith(OUT_OF_RANGE);
    const reading = isImpossible ? settle(numbers(UNKNOWN_STYLE), { unit: named, spec }) : styled;
    if ('problem' in reading) return styled;
    const isForeign = isForeignNumeral(digits) || isGroupedByPoint(digits, reading.value);
    const kind = thousand ? 'number abbreviated with k' : isForeign ? 'number in European notation' : null;
    const isFraction = reading.mended === FRACTION && kind !== null;
    const mended = (isFraction ? kind : reading.mended) ?? kind;
    return {
      value: reading.value,
      ...(mended ? { mended } : {}),
      ...(leftOut.length > 0 ? { leftOut } : {}),
    };
  };

  function settle(numbers: readonly number[], task: { unit: Unit | null; spec: Quantity }): Reading {
    if (numbers.length === 0 || !numbers.every(Number.isFinite)) return NOT_A_NUMBER;
    const first = task.unit ?? own;
    const inFirst = plausible(numbers, first, spec);
    const others = task.unit ? [] : spec.implied.flatMap((each) => plausible(numbers, each, spec));
    const candidates = inFirst.length > 0 ? inFirst : others;
    const values = new Set(candidates.map(({ value }) => value));
    const [best] = candidates;
    if (!best) return { problem: `${OUT_OF_RANGE} ${spec.min} and ${spec.max}` };
    if (values.size > 1)
      return numbers.length > 1
        ? { problem: 'has a point that may mark thousands or decimals' }
        : { problem: 'has no unit and fits several' };
    if (best.unit !== own)
      return {
        value: best.value,
        mended: task.unit
          ? `${best.unit.name} converted to ${own.name}`
          : `number without a unit, taken as ${best.unit.name}`,
      };
    const isRounded = spec.isWhole && !numbers.some((number) => number === best.value);
    return isRounded ? { value: best.value, mended: FRACTION } : { value: best.value };
  }
}

/** Whole quantities never have exactly three decimals, except where a database writes every number so. */
const styleOf = ({ numbers = UNKNOWN_STYLE }: Partial<ReaderContext> = {}, spec: Quantity): NumberStyle =>
  spec.isWhole && numbers.decimal === 'point' && !numbers.hasLongFractions ? UNKNOWN_STYLE : numbers;

const FRACTION = 'fraction of a whole number';
/** Fields with a smaller maximum keep the fractions of converted values, such as litres. */
const MOST_EXACT = 100;

const isGroupedByPoint = (digits: string, value: unknown): boolean =>
  /^[1-9]\d{0,2}\.\d{3}$/.test(digits) && value === Number(digits.replace('.', ''));

function plausible(numbers: readonly number[], each: Unit, spec: Quantity): { value: number; unit: Unit }[] {
  return numbers.flatMap((number) => {
    const exact = number * each.factor;
    // Digits after the point of a converted millimetre or kilogram would only seem exact.
    const isRounded = spec.isWhole || (each.factor !== 1 && spec.max > MOST_EXACT);
    const value = isRounded ? Math.round(exact) : Math.round(exact * 1_000) / 1_000;
    const isPlausible = (exact >= spec.min && exact <= spec.max) || (exact === 0 && spec.mayBeZero === true);
    return isPlausible ? [{ value, unit: each }] : [];
  });
}

function withoutWords(text: string): { words: string; leftOut: LeftOut[] } {
  const before = WORDS_BEFORE.exec(text)?.[0] ?? '';
  const after = WORDS_AFTER.exec(text.slice(before.length))?.[0] ?? '';
  const from = `${before} ${after}`.replaceAll(/[\s,;:()]+/g, ' ').trim();
  return {
    words: text.slice(before.length, text.length - after.length).trim(),
    leftOut: from === '' ? [] : [{ kind: 'words beside a number, left out', from }],
  };
}

/** Reads whole kilometres; an unlikely value is held for review (`importing/holds.ts`). */
export const kilometres = quantity({
  units: [KILOMETRES, MILES],
  implied: [],
  min: 0,
  max: 99_999_999,
  isWhole: true,
});

/** Reads an odometer whose column is in miles, in kilometres; a value that names its unit keeps it. */
export const miles: Reader = (raw, context) =>
  kilometres(
    typeof raw === 'number' || (typeof raw === 'string' && /^[\d.,'’\s]*\d\s*k?$/i.test(raw))
      ? `${raw} miles`
      : raw,
    context,
  );

const litres = quantity({
  units: [
    unit('litres', 1, LITRE),
    unit('cubic centimetres', 0.001, CC),
    unit('cubic inches', 0.016_387_064, CUBIC_INCHES),
  ],
  implied: [unit('cubic centimetres', 0.001, CC)],
  min: 0.2,
  max: 20,
});

/** Reads an engine's size in litres: `2.0L`, `2,0 l`, `1998cc`, `5.7L V8`. */
export const engineLitres: Reader = (raw, context) => {
  if (TENTHS_OR_LITRES.test(String(raw).trim())) return { problem: 'has no unit and fits several' };
  const reading = litres(raw, context);
  if (!('problem' in reading)) return reading;
  const size = typeof raw === 'string' ? sizeInWords(raw) : null;
  if (size === null) return reading;
  const value = Math.round(size * 1_000) / 1_000;
  return { value, leftOut: [{ kind: 'words beside a number, left out', from: cleanLine(String(raw)) }] };
};

/** Reads an engine's size in cubic centimetres: `1998 ccm`, `2.0 L`. */
export const engineCubicCentimetres = quantity({
  units: [
    unit('cubic centimetres', 1, CC),
    unit('litres', 1_000, LITRE),
    unit('cubic inches', 16.387_064, CUBIC_INCHES),
  ],
  implied: [unit('litres', 1_000, LITRE)],
  min: 25,
  max: 20_000,
});

const SIZE_IN_WORDS =
  /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?|\d{2,5})[\s-]?(l(?:it(?:re|er)s?|tr?)?|cc|ccm|cm[3³])(?![a-z])/gi;

/** Some systems write 1.8 litres as `18`. */
const TENTHS_OR_LITRES = /^[1-9]\d$/;

/** Litres without a unit, as engines are described: `3.2TD`, `2.0i`, `5.7 V8`, `I4 2.0`. */
const BARE_SIZE = /(?<![\w.,])([0-8]\.\d)(?=(?:d?t{1,3}(?:di?)?|i|d)?(?:[\s(,/-]|$))(?!\s?kw)/gi;

/** Returns the litres in a text that has one engine size with a unit, such as `5.7L V8`; else null. */
function sizeInWords(text: string): number | null {
  const withUnit = [...text.matchAll(SIZE_IN_WORDS)];
  const found =
    withUnit.length > 0 ? withUnit : [...text.matchAll(BARE_SIZE)].map((match) => [...match, 'l']);
  const sizes = found.flatMap(([, digits = '', unitText = '']) => {
    const reading = litres(`${digits} ${unitText}`);
    return 'problem' in reading ? [] : [Number(reading.value)];
  });
  const [size] = sizes;
  return size !== undefined && sizes.every((each) => Math.abs(each - size) < 0.06) ? size : null;
}

/** Reads a dealer's description of the engine, which also fills the engine's litres if it names them. */
export const engineText =
  (read: Reader): Reader =>
  (raw, context) => {
    const reading = read(raw, context);
    if ('problem' in reading) return reading;
    const text = String(reading.value);
    if (TENTHS_OR_LITRES.test(text)) return { problem: 'has no unit and fits several' };
    const bare = /^[\d.,]+$/.test(text) ? litres(text, context) : null;
    const size = bare && !('problem' in bare) ? Number(bare.value) : sizeInWords(text);
    return size === null ? reading : { ...reading, also: { engine_size_litres: size } };
  };

const perHundred = quantity({
  units: [unit('litres per 100 km', 1, LITRE)],
  implied: [],
  min: 0.1,
  max: 60,
});
/** Reads litres per 100 km, as `7.4`, `7,4 l/100km` or `7.4 L / 100 km`. */
export const consumption: Reader = (raw, context) =>
  perHundred(
    typeof raw === 'string' ? raw.replace(/\s*l(?:t|it(?:re|er)s?)?\s*(?:\/|per)\s*100\s*kms?$/i, '') : raw,
    context,
  );

export const tankLitres = quantity({ units: [unit('litres', 1, LITRE)], implied: [], min: 1, max: 500 });

/** Reads newton metres: `500 Nm`, `500Nm @ 1600rpm`, `369 lb-ft`, `51 kgm`. */
export const torque: Reader = (raw, context) =>
  newtonMetres(
    typeof raw === 'string' ? raw.replace(/\s*(?:@|at)\s*[\d.,\s–-]+(?:r\.?p\.?m\.?)?$/i, '') : raw,
    context,
  );
const newtonMetres = quantity({
  units: [
    unit('newton metres', 1, /^n[\s.·-]?m$|^newton[\s-]?met(?:re|er)s?$/i),
    unit('pound-feet', 1.355_817_9, /^(?:lbs?[\s./·-]?ft|ft[\s./·-]?lbs?|pound[\s-]f(?:ee|oo)t)\.?$/i),
    unit('kilogram-metres', 9.806_65, /^(?:kg[\s.·-]?m|mkg)$/i),
  ],
  implied: [],
  min: 1,
  max: 3_000,
});

/** Reads kilograms: `3.5t`, `3,500 kg`, `7716 lb`, `3.5`. */
export const mass = (min: number, max: number, mayBeZero = false): Reader =>
  quantity({ ...MASSES, min, max, mayBeZero });

const FEET_AND_INCHES =
  /^(\d{1,2})\s*(?:ft|feet|foot|['’′])\.?\s*(\d{1,2}(?:\.\d+)?)\s*(?:in(?:ch(?:es)?)?|["”″]|'')?\.?$/i;

/** Reads millimetres: `5.325 m`, `532.5cm`, `5325`, `17'6"`. */
export function length(min: number, max: number, mayBeFeet = false): Reader {
  const implied = mayBeFeet ? [...LENGTHS.implied, FEET] : LENGTHS.implied;
  const read = quantity({ ...LENGTHS, implied, min, max });
  return (raw, context) => {
    const [, feet, inches] = typeof raw === 'string' ? (FEET_AND_INCHES.exec(cleanLine(raw)) ?? []) : [];
    return feet === undefined
      ? read(raw, context)
      : read(`${Number(feet) * 12 + Number(inches)} inches`, context);
  };
}

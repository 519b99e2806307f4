/** How a column writes its numbers, as far as its values prove it. */
export interface NumberStyle {
  /** The decimal mark; null if the values do not tell. */
  decimal: 'point' | 'comma' | null;
  /** True if fractions have three or more digits, as some databases write them: `34990.000`. */
  hasLongFractions: boolean;
}

export const UNKNOWN_STYLE: NumberStyle = { decimal: null, hasLongFractions: false };

/** A number in plain digits, which have one meaning in any notation. */
export const PLAIN_DIGITS = /^\d{1,9}$/;

const NUMERAL = /\d(?:[\d.,]*\d)?(?!\s?k\b)/i;
const LEAST_GROUPED = 2;

/**
 * Returns every number that a numeral may mean, most likely first; none if it is not a number.
 * Thousands are separated by commas, points, spaces of any kind or apostrophes. `45.200` may be a fraction or
 * thousands: the column's style decides, else both are returned. `45,200` is thousands, as Australians write
 * it, unless the column proves decimal commas.
 *
 * @param digits without sign, currency and unit
 * @param mayEndInComma whether `34,99` may be a fraction, although thousands with a missing digit look the same
 */
export function readNumeral(
  digits: string,
  style: NumberStyle = UNKNOWN_STYLE,
  mayEndInComma = false,
): number[] {
  const text = digits.replaceAll(/\s/g, ' ').replaceAll('’', "'");
  if (/^\d+$/.test(text)) return [Number(text)];
  const spaced = /^(\d{1,3}(?:[ ']\d{3})+)(?:[.,](\d+))?$/.exec(text);
  if (spaced) return [joined(spaced)];
  const both = /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/.exec(text) ?? /^(\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(text);
  if (both) return [joined(both)];
  if (/^\d{1,3}(?:(?:,\d{3}){2,}|(?:\.\d{3}){2,})$/.test(text)) return [Number(text.replaceAll(/\D/g, ''))];
  const [, whole, mark, end] = /^(\d*)([.,])(\d+)$/.exec(text) ?? [];
  if (whole === undefined || end === undefined) return [];
  const fraction = Number(`${whole}.${end}`);
  if (/^[1-9]\d{0,2}$/.test(whole) && end.length === 3) {
    const thousands = Number(whole + end);
    if (mark === ',') return style.decimal === 'comma' ? [fraction, thousands] : [thousands];
    if (style.decimal === null) return [fraction, thousands];
    return [style.decimal === 'point' ? fraction : thousands];
  }
  const isFraction = mark === '.' || mayEndInComma || style.decimal === 'comma' || whole.length > 3;
  return isFraction ? [fraction] : [];
}

const joined = ([, whole = '', end = '']: RegExpExecArray): number =>
  Number(`${whole.replaceAll(/\D/g, '')}.${end || '0'}`);

/** Returns whether a numeral is not in plain digits or Australian notation, such as `25.990,00`. */
export const isForeignNumeral = (digits: string): boolean =>
  /,\d+$/.test(digits.replace(/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, '')) ||
  /^\d{1,3}(?:\.\d{3}){2,}$/.test(digits) ||
  /['’]/.test(digits);

/**
 * Returns how a column writes numbers. A decimal mark is proved by a value that allows only one reading, such
 * as `1.234,5`, or by several values with three digits after a point and no plain number over 999.
 */
export function numberStyle(values: Iterable<unknown>): NumberStyle {
  const found = { point: false, comma: false, long: false, plain: false, commaGroup: false };
  const grouped = new Set<string>();
  for (const value of values) {
    const numeral = typeof value === 'string' ? NUMERAL.exec(value)?.[0] : undefined;
    if (numeral === undefined) continue;
    if (
      /^(?:\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,}|\d+,\d{1,2}|\d+,\d{4,}|\d{4,},\d+)$/.test(numeral)
    )
      found.comma = true;
    if (
      /^(?:\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:,\d{3}){2,}|\d+\.\d{1,2}|\d+\.\d{4,}|\d{4,}\.\d+)$/.test(numeral)
    )
      found.point = true;
    if (/^\d{4,}\.\d{3,}$/.test(numeral)) found.long = true;
    if (/^\d{4,}$/.test(numeral)) found.plain = true;
    if (/^\d{1,3},\d{3}$/.test(numeral)) found.commaGroup = true;
    if (/^[1-9]\d{0,2}\.\d{3}$/.test(numeral)) grouped.add(numeral);
  }
  // One odd value does not turn the thousands of a whole column into fractions.
  const isProved = found.comma !== found.point && !(found.comma && found.commaGroup);
  const isGrouped =
    !found.comma &&
    !found.point &&
    !found.plain &&
    !found.commaGroup &&
    grouped.size >= LEAST_GROUPED &&
    [...grouped].some((numeral) => !numeral.endsWith('000'));
  const decimal = isProved ? (found.comma ? 'comma' : 'point') : isGrouped ? 'comma' : null;
  return { decimal, hasLongFractions: found.long };
}

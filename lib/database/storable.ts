const NOT_STORABLE = /\0/g;
/** A NUL or half a surrogate pair as `JSON.stringify` writes it; it doubles a backslash of the text itself. */
const NOT_STORABLE_JSON = /(\\\\)|\\u0000|\\ud[89a-f][\da-f]{2}/g;
const REPLACEMENT = '\ufffd';

/** A value as JSON that PostgreSQL takes, whatever text is in it. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value).replace(NOT_STORABLE_JSON, (_, backslash?: string) => backslash ?? REPLACEMENT);

/**
 * A parameter of a query as PostgreSQL can take it. It keeps no NUL and, within JSON, no half of a surrogate
 * pair, and fails the whole statement instead. Text is clean where it comes in (see text/clean.ts); should some
 * have slipped through, a replacement character is better than a lead that is lost. Nothing stored has one, so
 * a key that is looked for with it is not there.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(NOT_STORABLE, REPLACEMENT).toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  return isRecord(value) ? storableJson(value) : value;
}

/** A plain object, which the driver would make JSON of: no date, no buffer, nothing with a form of its own. */
function isRecord(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || 'toPostgres' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

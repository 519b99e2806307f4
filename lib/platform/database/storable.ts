const NOT_STORABLE = /\0/g;
/** A NUL or a lone surrogate in the output of `JSON.stringify`, or a doubled backslash. */
const NOT_STORABLE_JSON = /(\\\\)|\\u0000|\\ud[89a-f][\da-f]{2}/g;
const REPLACEMENT = '\ufffd';

/** Serialises any value to JSON that PostgreSQL accepts. */
export const storableJson = (value: unknown): string => withStorableText(JSON.stringify(value));

/** Does the same for a value that is already JSON. */
export const withStorableText = (json: string): string =>
  // Fast path: few values have such an escape, and checking costs a tenth of the regular expression.
  json.includes('\\u')
    ? json.replace(NOT_STORABLE_JSON, (_, backslash?: string) => backslash ?? REPLACEMENT)
    : json;

/**
 * Makes a query parameter storable.
 * A NUL, or a lone surrogate in JSON, would fail the whole statement. Text is cleaned on input (see
 * text/clean.ts); for anything missed, a replacement character is better than a lost lead. Stored keys never
 * contain one, so searching for such a key finds nothing.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(NOT_STORABLE, REPLACEMENT).toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  return isRecord(value) ? storableJson(value) : value;
}

/** Returns whether the driver would serialise a value as JSON, unlike dates and buffers. */
function isRecord(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || 'toPostgres' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const NOT_STORABLE = /\0/g;
/** A NUL or half a surrogate pair as `JSON.stringify` writes it; it doubles a backslash of the text itself. */
const NOT_STORABLE_JSON = /(\\\\)|\\u0000|\\ud[89a-f][\da-f]{2}/g;
const REPLACEMENT = '\ufffd';

/** A value as JSON that PostgreSQL takes, whatever text is in it. */
export const storableJson = (value: unknown): string => withStorableText(JSON.stringify(value));

/** The same of a value that is JSON already. */
export const withStorableText = (json: string): string =>
  // Hardly any has such an escape, and to look for one costs a tenth of the expression.
  json.includes('\\u')
    ? json.replace(NOT_STORABLE_JSON, (_, backslash?: string) => backslash ?? REPLACEMENT)
    : json;

/**
 * A parameter of a query as PostgreSQL can take it. A NUL or, within JSON, half a surrogate pair would fail the
 * whole statement. Text is cleaned where it comes in (see text/clean.ts); if some slips through, a replacement
 * character is better than a lost lead. No stored key has one, so a search for such a key finds nothing.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(NOT_STORABLE, REPLACEMENT).toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  return isRecord(value) ? storableJson(value) : value;
}

/** A plain object, which the driver would make JSON of: no date, no buffer, nothing with a `toPostgres` of its own. */
function isRecord(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || 'toPostgres' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

import { ApiError } from '../wire/api-error.ts';

/** Parses a parameter's value, from JSON or from the text of a URL. */
export type Kind<T> = (value: unknown, name: string) => T;

const invalid = (name: string, expectedKind: string): ApiError =>
  new ApiError(400, `Invalid value for "${name}" parameter, expected ${expectedKind}`);

/**
 * Parses a text; numbers and booleans become text, and unpaired surrogates become U+FFFD. 400 for anything
 * else.
 */
export const text: Kind<string> = (value, name) => {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw invalid(name, 'string');
};

/** Parses a boolean; also accepts 1, 0 and the texts `true`, `false`, `1`, `0`. 400 for anything else. */
export const flag: Kind<boolean> = (value, name) => {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 1 || value === '1') return true;
  if (value === 'false' || value === 0 || value === '0') return false;
  throw invalid(name, 'boolean');
};

/** Parses an integer from `low` to `high`, inclusive, also as text; 400 for anything else. */
export const integer =
  (low: number, high: number): Kind<number> =>
  (value, name) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number === 'number' && Number.isInteger(number) && number >= low && number <= high)
      return number;
    throw invalid(name, `integer between ${low} and ${high}`);
  };

/**
 * Parses one of the given texts, case-sensitive; a boolean or number counts as its text. 400 for anything
 * else.
 */
export const oneOf =
  <T extends string>(...allowedWords: readonly T[]): Kind<T> =>
  (value, name) => {
    const match = allowedWords.find((option) => option === String(value));
    if (match === undefined) throw invalid(name, `one of ${allowedWords.join(', ')}`);
    return match;
  };

/** Parses a list of strings; as text, either JSON or comma-separated. */
export const texts: Kind<string[]> = (value, name) => {
  let list = value;
  if (typeof value === 'string')
    list = value.trimStart().startsWith('[') ? parse(value, name) : value.split(',');
  if (!Array.isArray(list)) throw invalid(name, 'array of strings');
  return list
    .map((item) => text(typeof item === 'string' ? item.trim() : item, name))
    .filter((item) => item !== '');
};

/** Passes any value unchanged; the code that uses it parses JSON strings. */
export const anything: Kind<unknown> = (value) => value;

/**
 * Passes any value. Parses a text that starts like a list or an object as JSON, with 400 if it is invalid,
 * because a URL holds such values as text.
 */
export const json: Kind<unknown> = (value, name) =>
  typeof value === 'string' && /^\s*[[{]/.test(value) ? parse(value, name) : value;

/** Parses `true`, `false` or a number: false is 0, true is 1. */
export const flagOrCount: Kind<number> = (value, name) => {
  if (value === true || value === 'true') return 1;
  if (value === false || value === 'false') return 0;
  return integer(0, 4)(value, name);
};

function parse(value: string, name: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw invalid(name, 'valid JSON');
  }
}

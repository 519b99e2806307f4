import { parseFilters } from '../filters/parse.ts';
import { readParameters, type SearchParameters } from '../query/parameters.ts';
import { ApiError, invalidKey } from './api-error.ts';
import { readSources, type Sources } from './sources.ts';

/** What a key narrows. Each list that a key or its parent brings must hold: a secured key never exceeds its parent. */
export interface Restrictions {
  /** Index names, `*` allowed at either end. */
  indexes: readonly (readonly string[])[];
  /** Addresses that requests may come from. */
  sources: readonly Sources[];
  /** Pages that requests may come from, `*` allowed at either end. */
  referers: readonly (readonly string[])[];
  /** Search parameters that are forced on every query. */
  forced: SearchParameters;
  /** Who is counted instead of the address, where calls are limited. */
  userToken?: string;
}

/**
 * Adds the restrictions that stand in a query string: that which a secured key signs, or the `queryParameters` of a
 * key made through the API.
 * @param now seconds since the epoch
 * @throws ApiError 403 when its time is over or it cannot be read
 */
export function narrowed(base: Restrictions, query: string, now: number): Restrictions {
  const given = new URLSearchParams(query);
  const validUntil = given.get('validUntil');
  if (validUntil !== null && !(Number(validUntil) >= now)) throw new ApiError(403, 'The API key is expired');
  const list = (name: string): string[][] => {
    const text = given.get(name);
    return text === null ? [] : [namesOf(text)];
  };
  const indexes = list('restrictIndices');
  const sources = list('restrictSources').map(readSources);
  const referers = list('referers');
  const userToken = given.get('userToken') ?? base.userToken;
  for (const name of ['validUntil', 'restrictIndices', 'restrictSources', 'referers', 'userToken'])
    given.delete(name);
  return {
    indexes: [...base.indexes, ...indexes],
    sources: [...base.sources, ...sources],
    referers: [...base.referers, ...referers],
    forced: force(readParameters({ params: given.toString() }), base.forced),
    ...(userToken === undefined ? {} : { userToken }),
  };
}

/** `a,b` or `["a","b"]`. */
function namesOf(text: string): string[] {
  if (!text.startsWith('[')) return text.split(',').map((name) => name.trim());
  try {
    const names: unknown = JSON.parse(text);
    if (Array.isArray(names)) return names.map(String);
  } catch {
    // Falls through to the refusal below.
  }
  throw invalidKey();
}

/**
 * Parameters with those that are forced on them: filters of both must hold, attributes must be retrieved by both,
 * anything else is as it is forced.
 */
export function force(given: SearchParameters, forced: SearchParameters): SearchParameters {
  const result = { ...given, ...forced };
  const filters = [given.filters, forced.filters].filter((text) => text?.trim());
  // Each must stand by itself: put between brackets, `a) OR (b` would be two.
  if (filters.length > 1) for (const text of filters) parseFilters(text ?? '');
  if (filters.length > 0)
    result.filters = filters.length > 1 ? filters.map((text) => `(${text})`).join(' AND ') : filters[0]!;
  else delete result.filters;
  for (const name of ['facetFilters', 'numericFilters', 'tagFilters'] as const) {
    if (given[name] != null && forced[name] != null)
      result[name] = [...listOf(given[name]), ...listOf(forced[name])];
  }
  if (given.attributesToRetrieve && forced.attributesToRetrieve)
    result.attributesToRetrieve = commonAttributes(given.attributesToRetrieve, forced.attributesToRetrieve);
  return result;
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const text = String(value);
  if (!text.trimStart().startsWith('[')) return text.split(',');
  try {
    return JSON.parse(text) as unknown[];
  } catch {
    throw new ApiError(400, `Invalid JSON list '${text}'`);
  }
}

/** The attributes that two lists of `attributesToRetrieve` both show: names or paths, `*` for all, `-name` but this. */
export function commonAttributes(one: readonly string[], other: readonly string[]): string[] {
  const shown = (list: readonly string[]) => list.filter((name) => !name.startsWith('-'));
  const hidden = [...one, ...other].filter((name) => name.startsWith('-'));
  const [a, b] = [shown(one), shown(other)];
  const both = a.includes('*')
    ? b
    : b.includes('*')
      ? a
      : a.flatMap((name) => b.flatMap((second) => narrower(name, second)));
  return [...new Set([...both, ...hidden])];
}

/** Of two paths the one within the other; none when they lie apart. */
function narrower(one: string, other: string): string[] {
  if (one === other || one.startsWith(`${other}.`)) return [one];
  return other.startsWith(`${one}.`) ? [other] : [];
}

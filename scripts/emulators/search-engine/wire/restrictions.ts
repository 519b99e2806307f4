import { parseFilters } from '../filters/parse.ts';
import { readParameters, type SearchParameters } from '../query/parameters.ts';
import { ApiError, invalidKey } from './api-error.ts';
import { readSources, type Sources } from './sources.ts';

/**
 * The restrictions of a key. The lists of both the key and its parent must match, so a secured key never
 * exceeds its parent.
 */
export interface Restrictions {
  /** Index names; `*` is allowed at either end. */
  indexes: readonly (readonly string[])[];
  sources: readonly Sources[];
  /** Pages that requests may come from; `*` is allowed at either end. */
  referers: readonly (readonly string[])[];
  forced: SearchParameters;
  /** Token under which calls are counted instead of the address. */
  userToken?: string;
}

/**
 * Adds the restrictions of a query string: the one a secured key signs, or the `queryParameters` of a key
 * created through the API.
 * @param now seconds since the epoch
 * @throws ApiError 403 when the key has expired or cannot be parsed
 */
export function addRestrictions(base: Restrictions, query: string, now: number): Restrictions {
  const restrictions = new URLSearchParams(query);
  const validUntil = restrictions.get('validUntil');
  if (validUntil !== null && !(Number(validUntil) >= now)) throw new ApiError(403, 'The API key is expired');
  const list = (name: string): string[][] => {
    const text = restrictions.get(name);
    return text === null ? [] : [namesOf(text)];
  };
  const indexes = list('restrictIndices');
  const sources = list('restrictSources').map(readSources);
  const referers = list('referers');
  const userToken = restrictions.get('userToken') ?? base.userToken;
  for (const name of ['validUntil', 'restrictIndices', 'restrictSources', 'referers', 'userToken'])
    restrictions.delete(name);
  return {
    indexes: [...base.indexes, ...indexes],
    sources: [...base.sources, ...sources],
    referers: [...base.referers, ...referers],
    forced: enforceParameters(readParameters({ params: restrictions.toString() }), base.forced),
    ...(userToken === undefined ? {} : { userToken }),
  };
}

function namesOf(text: string): string[] {
  if (!text.startsWith('[')) return text.split(',').map((name) => name.trim());
  try {
    const names: unknown = JSON.parse(text);
    if (Array.isArray(names)) return names.map(String);
  } catch {
    // Throws the error below.
  }
  throw invalidKey();
}

/**
 * Combines parameters with enforced ones: the filters of both must hold, attributes must be allowed by both,
 * and any other enforced value takes precedence.
 */
export function enforceParameters(
  parameters: SearchParameters,
  forcedParameters: SearchParameters,
): SearchParameters {
  const result = { ...parameters, ...forcedParameters };
  const filters = [parameters.filters, forcedParameters.filters].filter((text) => text?.trim());
  // Each filter must be valid on its own: inside brackets, `a) OR (b` would become two.
  if (filters.length > 1) for (const text of filters) parseFilters(text ?? '');
  if (filters.length > 0)
    result.filters = filters.length > 1 ? filters.map((text) => `(${text})`).join(' AND ') : filters[0]!;
  else delete result.filters;
  for (const name of ['facetFilters', 'numericFilters', 'tagFilters'] as const) {
    if (parameters[name] != null && forcedParameters[name] != null)
      result[name] = [...listOf(parameters[name]), ...listOf(forcedParameters[name])];
  }
  if (parameters.attributesToRetrieve && forcedParameters.attributesToRetrieve)
    result.attributesToRetrieve = commonAttributes(
      parameters.attributesToRetrieve,
      forcedParameters.attributesToRetrieve,
    );
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

/**
 * Returns the attributes included by both `attributesToRetrieve` lists: names or paths, `*` for all, `-name`
 * to exclude one.
 */
export function commonAttributes(one: readonly string[], other: readonly string[]): string[] {
  const includedNames = (list: readonly string[]) => list.filter((name) => !name.startsWith('-'));
  const hiddenNames = [...one, ...other].filter((name) => name.startsWith('-'));
  const [a, b] = [includedNames(one), includedNames(other)];
  const common = a.includes('*')
    ? b
    : b.includes('*')
      ? a
      : a.flatMap((name) => b.flatMap((second) => nestedPath(name, second)));
  return [...new Set([...common, ...hiddenNames])];
}

/** Returns the longer of two nested paths; none if neither contains the other. */
function nestedPath(one: string, other: string): string[] {
  if (one === other || one.startsWith(`${other}.`)) return [one];
  return other.startsWith(`${one}.`) ? [other] : [];
}

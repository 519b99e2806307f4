import type { PatchOperations } from './schema.ts';

/** Matches a quoted string, or `[*]`, which selects all items of an array in Sanity's JSONMatch. */
const QUOTED_OR_ALL = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\[\s*\*\s*\]/g;

/** Rewrites `[*]` as `[0:]`: the Studio's implementation supports only the latter. */
const supportedPath = (path: string) =>
  path.replace(QUOTED_OR_ALL, (part) => (part.startsWith('[') ? '[0:]' : part));

const withSupportedPaths = <Value>(values: Record<string, Value> | undefined) =>
  values && Object.fromEntries(Object.entries(values).map(([path, value]) => [supportedPath(path), value]));

/**
 * Returns the patch with every path (https://www.sanity.io/docs/json-match) in a syntax the Studio's
 * implementation supports.
 */
export function normalisePaths({ insert, unset, ...operations }: PatchOperations): PatchOperations {
  const { set, setIfMissing, inc, dec, diffMatchPatch, ...others } = operations;
  const insertAt = (position: 'before' | 'after' | 'replace') =>
    insert && position in insert
      ? {
          [position]: supportedPath((insert as Record<string, unknown>)[position] as string),
          items: insert.items,
        }
      : undefined;
  return {
    ...others,
    set: withSupportedPaths(set),
    setIfMissing: withSupportedPaths(setIfMissing),
    inc: withSupportedPaths(inc),
    dec: withSupportedPaths(dec),
    diffMatchPatch: withSupportedPaths(diffMatchPatch),
    unset: unset?.map(supportedPath),
    insert: (insertAt('before') ?? insertAt('after') ?? insertAt('replace')) as PatchOperations['insert'],
  };
}

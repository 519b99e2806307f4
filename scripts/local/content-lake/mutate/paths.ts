import type { PatchOperations } from './schema.ts';

/** A text in quotes, or all items of an array, which Sanity's JSONMatch writes `[*]`. */
const QUOTED_OR_ALL = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\[\s*\*\s*\]/g;

/** The same path in words the Studio's implementation knows: it has no `[*]`, but ranges without an end. */
const known = (path: string) => path.replace(QUOTED_OR_ALL, (part) => (part.startsWith('[') ? '[0:]' : part));

const byPath = <Value>(values: Record<string, Value> | undefined) =>
  values && Object.fromEntries(Object.entries(values).map(([path, value]) => [known(path), value]));

/** A patch whose paths (https://www.sanity.io/docs/json-match) are all of the kind the Studio's own patches use. */
export function withKnownPaths({ insert, unset, ...operations }: PatchOperations): PatchOperations {
  const { set, setIfMissing, inc, dec, diffMatchPatch, ...others } = operations;
  const at = (position: 'before' | 'after' | 'replace') =>
    insert && position in insert
      ? { [position]: known((insert as Record<string, unknown>)[position] as string), items: insert.items }
      : undefined;
  return {
    ...others,
    set: byPath(set),
    setIfMissing: byPath(setIfMissing),
    inc: byPath(inc),
    dec: byPath(dec),
    diffMatchPatch: byPath(diffMatchPatch),
    unset: unset?.map(known),
    insert: (at('before') ?? at('after') ?? at('replace')) as PatchOperations['insert'],
  };
}

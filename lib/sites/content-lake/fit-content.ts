import type { z } from 'zod';

/** A content lake answer without the parts that do not match its schema. */
export interface FittedContent<Value> {
  /** Null if nothing of the answer is usable. */
  value: Value | null;
  /** What did not match; empty if the whole answer is valid. */
  issues: readonly z.core.$ZodIssue[];
}

/**
 * Parses an answer of the content lake and removes what does not match the schema, because the lake does not
 * validate what tokens and imports write. An invalid value becomes null. If the schema does not accept null
 * there, the object around it becomes null in turn. An invalid list item is removed.
 * @param wholeLists top-level lists whose items are removed if any part of them is invalid
 */
export function fitContent<Schema extends z.ZodType>(
  schema: Schema,
  answer: unknown,
  { wholeLists = [] }: { wholeLists?: readonly string[] } = {},
): FittedContent<z.output<Schema>> {
  const upToItem = (path: Path): Path =>
    wholeLists.some((name) => name === path[0]) ? path.slice(0, 2) : path;
  let rest = answer;
  let issues: readonly z.core.$ZodIssue[] = [];
  for (;;) {
    const parsed = schema.safeParse(rest);
    if (parsed.success) return { value: parsed.data, issues };
    if (issues.length === 0) ({ issues } = parsed.error);
    if (rest === null) return { value: null, issues };
    rest = without(
      rest,
      parsed.error.issues.map(({ path }) => upToItem(path)),
    );
  }
}

type Path = readonly PropertyKey[];

/** Returned for a value that cannot even be null. */
const REFUSED = Symbol('refused');

function without(value: unknown, paths: readonly Path[]): unknown {
  if (value === null) return REFUSED;
  if (typeof value !== 'object' || paths.some((path) => path.length === 0)) return null;
  const pathsByKey = Map.groupBy(paths, ([key]) => String(key));
  const partWithout = (part: unknown, own: readonly Path[]) =>
    without(
      part,
      own.map((path) => path.slice(1)),
    );
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => {
      const own = pathsByKey.get(String(index));
      if (!own) return [item];
      const rest = partWithout(item, own);
      return rest === null || rest === REFUSED ? [] : [rest];
    });
  const fields = new Map<string, unknown>(Object.entries(value));
  for (const [key, own] of pathsByKey) {
    const field = partWithout(fields.get(key), own);
    if (field === REFUSED) return null;
    fields.set(key, field);
  }
  return Object.fromEntries(fields);
}

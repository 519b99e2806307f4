/** A field, or an item of a list by its key. */
export type PathSegment = string | { key: string };

const SEGMENT = /([A-Za-z_]\w*)|\[_key=="([^"]*)"\]/g;

/** Returns the segments of a path such as `blocks[_key=="a"].heading`. */
export const segmentsOf = (path: string): PathSegment[] =>
  Array.from(path.matchAll(SEGMENT), ([, field, key]) => (key === undefined ? (field ?? '') : { key }));

/** Returns the part of a document at a path; undefined if there is none. */
export function partAt(document: unknown, segments: readonly PathSegment[]): unknown {
  return segments.reduce<unknown>((value, segment) => {
    if (typeof value !== 'object' || value === null) return undefined;
    if (typeof segment === 'string') return (value as Record<string, unknown>)[segment];
    return Array.isArray(value)
      ? value.find((item: { _key?: unknown } | null) => item?._key === segment.key)
      : undefined;
  }, document);
}

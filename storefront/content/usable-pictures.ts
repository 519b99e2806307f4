/** Content without expired pictures, with the times at which others expire. */
interface Usable<Content> {
  content: Content;
  /** ISO times, all of them in the future. */
  coming: string[];
}

/**
 * Returns content in which pictures whose rights have ended have no URL, as if nothing were uploaded.
 * Content without such pictures is returned as it is.
 */
export function withoutExpired<Content>(content: Content, now: Date): Usable<Content> {
  const coming: string[] = [];
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return mapped(value, clean);
    if (value === null || typeof value !== 'object') return value;
    const record = value as Record<string, unknown>;
    const { usableUntil } = record;
    const end = typeof usableUntil === 'string' ? Date.parse(usableUntil) : Number.NaN;
    if (end <= now.getTime()) return { ...record, url: null };
    if (end > now.getTime()) coming.push(String(usableUntil));
    return mappedRecord(record, clean);
  };
  return { content: clean(content) as Content, coming };
}

function mapped(items: readonly unknown[], clean: (item: unknown) => unknown): readonly unknown[] {
  const cleaned = items.map(clean);
  return cleaned.every((item, index) => item === items[index]) ? items : cleaned;
}

function mappedRecord(
  record: Readonly<Record<string, unknown>>,
  clean: (item: unknown) => unknown,
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(record).map(([name, value]) => [name, clean(value)] as const);
  return entries.every(([name, value]) => value === record[name]) ? record : Object.fromEntries(entries);
}

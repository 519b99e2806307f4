/** What was read of the cache: pages, answers of routes, data. */
type CacheKind = 'page' | 'route' | 'data' | 'other';

interface ReadCount {
  kind: CacheKind;
  result: 'hit' | 'miss';
  count: number;
}

// The framework loads its cache apart from the server, in the same process: both find the counts by their name.
const NAME = Symbol.for('forecourt.cacheReads');
const processGlobals = globalThis as { [NAME]?: Map<string, ReadCount> };

const KINDS: Readonly<Record<string, CacheKind>> = {
  APP_PAGE: 'page',
  PAGES: 'page',
  APP_ROUTE: 'route',
  FETCH: 'data',
};

/**
 * Counts a look into the cache.
 * @param frameworkKind what the framework calls it, such as `APP_PAGE`
 */
export function countRead(frameworkKind: string, isHit: boolean): void {
  processGlobals[NAME] ??= new Map();
  const kind = KINDS[frameworkKind] ?? 'other';
  const result = isHit ? 'hit' : 'miss';
  const key = `${kind} ${result}`;
  const count = processGlobals[NAME].get(key);
  if (count) count.count += 1;
  else processGlobals[NAME].set(key, { kind, result, count: 1 });
}

/** What was counted since the start of the process. */
export const readCounts = (): readonly ReadCount[] => [...(processGlobals[NAME]?.values() ?? [])];

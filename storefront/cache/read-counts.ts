import { knownSite } from './known-sites.ts';

type CacheKind = 'page' | 'route' | 'data' | 'other';

interface ReadCount {
  kind: CacheKind;
  result: 'hit' | 'miss';
  count: number;
}

/** `memory` is this process, `shared` the store that instances share. */
export type CachePlace = 'memory' | 'shared';

interface SiteReadCount {
  site: string;
  result: CachePlace | 'miss';
  count: number;
}

// Shared by name, because the framework loads its cache separately from the server in the same process.
const NAME = Symbol.for('forecourt.cacheReads');
const SITES_NAME = Symbol.for('forecourt.siteCacheReads');
const processGlobals = globalThis as {
  [NAME]?: Map<string, ReadCount>;
  [SITES_NAME]?: Map<string, SiteReadCount>;
};

const KINDS: Readonly<Record<string, CacheKind>> = {
  APP_PAGE: 'page',
  PAGES: 'page',
  APP_ROUTE: 'route',
  FETCH: 'data',
};

/**
 * Counts a read of the cache; reads of pages also by site.
 * @param frameworkKind the framework's name for it, such as `APP_PAGE`
 * @param key the entry's key; for a page its path, such as `/harbour/search`
 * @param place null if it was not found
 */
export function countRead(frameworkKind: string, key: string, place: CachePlace | null): void {
  const kind = KINDS[frameworkKind] ?? 'other';
  processGlobals[NAME] ??= new Map();
  count(processGlobals[NAME], { kind, result: place ? 'hit' : 'miss' });
  if (kind !== 'page') return;
  processGlobals[SITES_NAME] ??= new Map();
  count(processGlobals[SITES_NAME], { site: knownSite(key.split('/', 2)[1] ?? ''), result: place ?? 'miss' });
}

function count<Labels extends Record<string, string>>(
  counts: Map<string, Labels & { count: number }>,
  labels: Labels,
): void {
  const key = Object.values(labels).join(' ');
  const counted = counts.get(key);
  if (counted) counted.count += 1;
  else counts.set(key, { ...labels, count: 1 });
}

/** Returns reads since the process started, by kind. */
export const readCounts = (): readonly ReadCount[] => [...(processGlobals[NAME]?.values() ?? [])];

/** Returns reads of pages since the process started, by site. */
export const siteReadCounts = (): readonly SiteReadCount[] => [
  ...(processGlobals[SITES_NAME]?.values() ?? []),
];

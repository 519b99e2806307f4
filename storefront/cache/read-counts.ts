import { knownSite } from './known-sites.ts';

/** What was read of the cache: pages, answers of routes, data. */
type CacheKind = 'page' | 'route' | 'data' | 'other';

interface ReadCount {
  kind: CacheKind;
  result: 'hit' | 'miss';
  count: number;
}

/** Where something was found: in the memory of this process, or in the store that copies share. */
export type CachePlace = 'memory' | 'shared';

interface SiteReadCount {
  site: string;
  result: CachePlace | 'miss';
  count: number;
}

// The framework loads its cache apart from the server, in the same process: both find the counts by their names.
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
 * Counts a look into the cache, and of a page, whose site it was.
 * @param frameworkKind what the framework calls it, such as `APP_PAGE`
 * @param key of a page its address behind the site's slug, such as `/harbour/search`
 * @param place where it was; null for nowhere
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

/** What was counted since the start of the process. */
export const readCounts = (): readonly ReadCount[] => [...(processGlobals[NAME]?.values() ?? [])];

/** The pages among it, by site. */
export const siteReadCounts = (): readonly SiteReadCount[] => [
  ...(processGlobals[SITES_NAME]?.values() ?? []),
];

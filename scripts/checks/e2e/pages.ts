import { ENGLISH, splitLanguage } from '@forecourt/lib/platform/language/languages';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { ask } from '../../tasks/request-storefront.ts';
import { isLong } from './length.ts';
import { askSite } from './test.ts';

const { urls, secrets } = settingsFromEnvironment();

export const PAGES = [
  { name: 'home', path: '/' },
  { name: 'results', path: '/search' },
  { name: 'results of a search', path: '/search?query=mazda&sortBy=sort_price%3Aasc' },
  { name: 'results without any', path: '/search?query=zzzzqqqq' },
  { name: 'an editor’s page', path: '/about-us' },
  { name: 'unknown page', path: '/no-such-page' },
] as const;

/** Returns the English addresses in a site's sitemap, or those in all its languages. */
export async function sitemapPaths(slug: string, { inAllLanguages = false } = {}): Promise<string[]> {
  const { body } = await askSite(slug, '/sitemap.xml');
  const paths = [...body.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  return paths.filter((path) => inAllLanguages || splitLanguage(path).language === ENGLISH);
}

/** The short form reads each 16th landing page of results: they share their code. */
const LANDING_SHARE = 16;

/** Leaves out most landing pages of results in the short form of a test. */
export function withFewLandings(paths: readonly string[]): string[] {
  const landings = paths.filter((path) => path.startsWith('/search/'));
  const left = new Set(isLong ? [] : landings.filter((_, index) => index % LANDING_SHARE > 0));
  return paths.filter((path) => !left.has(path));
}

const PAGES_AT_ONCE = 4;
/** Next sends clients without a browser user agent a different head. */
export const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140' };

/** Returns the HTML of those pages of a site that exist. */
export async function fetchPages(
  site: string,
  paths: readonly string[],
  headers: Record<string, string> = BROWSER,
): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const queue = [...paths];
  const fetchNext = async (): Promise<void> => {
    const path = queue.pop();
    if (path === undefined) return;
    const { status, body } = await askSite(site, path, { headers });
    if (status === 200) pages.set(path, body);
    await fetchNext();
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, fetchNext));
  return pages;
}

export async function searchStock(
  apiKey: string,
  filters: string,
): Promise<{ nbHits: number; hits: { slug: string }[] }> {
  const { port, host } = new URL(urls.search);
  const { body } = await ask({
    port: Number(port),
    host,
    path: '/1/indexes/Car_production/query',
    method: 'POST',
    headers: { 'x-algolia-application-id': 'forecourt', 'x-algolia-api-key': apiKey },
    body: JSON.stringify({ query: '', hitsPerPage: 200, filters, attributesToRetrieve: ['slug'] }),
  });
  return JSON.parse(body) as { nbHits: number; hits: { slug: string }[] };
}

/**
 * Returns the path of a car that a site has sold, as listed by the search service.
 * @throws when the site has sold none
 */
export async function soldPath(site: string): Promise<string> {
  const { hits } = await searchStock(secrets.searchKey, 'status:sold AND show_on_dealer_website:true');
  for (const { slug } of hits) {
    const { status, body: page } = await askSite(site, `/cars/${slug}`);
    if (status === 200 && /this \w+ (?:recently sold|has been sold)/.test(page)) return `/cars/${slug}`;
  }
  throw new Error(`${site} has sold no car`);
}

/** Returns the HTML of a page without its scripts, which contain data and texts that it does not show. */
export const withoutScripts = (html: string): string => html.replaceAll(/<script.*?<\/script>/gs, '');

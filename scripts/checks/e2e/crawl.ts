import { splitLanguage } from '@forecourt/lib/platform/language/languages';
import { BROWSER } from './pages.ts';
import { askSite } from './test.ts';

export interface CrawledPage {
  /** Path and query. */
  path: string;
  /** Links from the home page. */
  depth: number;
  title: string;
  description: string;
  /** Path and query of its canonical address; null without one. */
  canonical: string | null;
  isIndexable: boolean;
  /** True if crawlers may follow its links. */
  isFollowable: boolean;
  links: readonly string[];
  /** Visible text of its main part. */
  text: string;
  structuredData: readonly unknown[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#x27': "'",
  '#39': "'",
};
const decode = (html: string): string =>
  html.replace(/&(#?\w+);/g, (entity, name) => ENTITIES[name] ?? entity);
const attribute = (tag: string, name: string): string | null => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? null : decode(value);
};

/** Returns path and query of an address on the same host; null for others and for what robots.txt excludes. */
export function ownPath(href: string, origin: string): string | null {
  if (!URL.canParse(href, origin)) return null;
  const { origin: host, pathname, search } = new URL(href, origin);
  return host === origin && !pathname.startsWith('/api/') ? pathname + search : null;
}

const metaOf = (html: string, name: string): string =>
  [...html.matchAll(/<meta\s[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => attribute(tag, 'name') === name)
    .map((tag) => attribute(tag, 'content') ?? '')
    .join(', ');

/** Returns what a crawler without scripts reads from a page. */
export function crawledPage(
  path: string,
  depth: number,
  origin: string,
  { body: html, headers }: { body: string; headers: Headers },
): CrawledPage {
  const robots = `${metaOf(html, 'robots')}, ${headers.get('x-robots-tag') ?? ''}`;
  const [canonicalTag = ''] = /<link\s[^>]*rel="canonical"[^>]*>/.exec(html) ?? [];
  const canonical = attribute(canonicalTag, 'href');
  const links = [...html.matchAll(/<a\s[^>]*>/g)].flatMap(([tag]) => {
    const href = attribute(tag, 'href');
    const isClosed = /\bnofollow\b/.test(attribute(tag, 'rel') ?? '');
    const own = href === null || isClosed ? null : ownPath(href, origin);
    return own === null ? [] : [own];
  });
  return {
    path,
    depth,
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: metaOf(html, 'description'),
    canonical: canonical === null ? null : ownPath(canonical, origin),
    isIndexable: !/\bnoindex\b/.test(robots),
    isFollowable: !/\bnofollow\b/.test(robots),
    links: [...new Set(links)],
    text: decode(
      (/<main\b.*<\/main>/s.exec(html)?.[0] ?? '')
        .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
        .replaceAll(/<[^>]+>/g, ' '),
    )
      .replaceAll(/\s+/g, ' ')
      .trim(),
    structuredData: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
      ([, json = '']): unknown[] => [JSON.parse(json)],
    ),
  };
}

export interface Crawl {
  pages: ReadonlyMap<string, CrawledPage>;
  /** Links from the home page to every address that a link leads to, whether it was read or not. */
  depths: ReadonlyMap<string, number>;
  /** Addresses that links lead to and that do not answer with a page, file or redirect. */
  broken: readonly string[];
}

const AT_ONCE = 6;

/**
 * Follows the links of a site from its home page, as a search engine does: without scripts, links with `nofollow`
 * and links of pages that exclude them.
 * @param isRead whether an address is read; others only get their depth
 */
export async function crawl(site: string, origin: string, isRead: (path: string) => boolean): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const depths = new Map([['/', 0]]);
  const broken: string[] = [];
  const read = async (path: string, depth: number): Promise<readonly string[]> => {
    const { status, headers, body } = await askSite(site, path, { headers: BROWSER });
    if (status >= 300 && status < 400) {
      const target = ownPath(headers.get('location') ?? '', origin);
      return target === null ? [] : [target];
    }
    if (status !== 200) broken.push(`${path} answers ${status}`);
    if (status !== 200 || !headers.get('content-type')?.startsWith('text/html')) return [];
    const page = crawledPage(path, depth, origin, { body, headers });
    pages.set(path, page);
    return page.isFollowable ? page.links : [];
  };
  for (let level = ['/'], depth = 0; level.length > 0; depth += 1) {
    const queue = level.filter(isRead);
    const next = new Set<string>();
    const work = async () => {
      for (let path = queue.pop(); path !== undefined; path = queue.pop())
        for (const link of await read(path, depth)) if (!depths.has(link)) next.add(link);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    for (const link of next) depths.set(link, depth + 1);
    level = [...next];
  }
  return { pages, depths, broken };
}

/** A page's own address is its canonical one, so it is not a copy of another page. */
export const isCanonical = ({ path, canonical }: Pick<CrawledPage, 'path' | 'canonical'>): boolean =>
  canonical === null || canonical === path;

/** Later pages of a list continue it; search engines find them by its links. */
const isContinuation = (path: string): boolean => /[?&]page=\d+$/.test(path);

/** A page with less text than a heading and a sentence has nothing to find. */
const LEAST_TEXT = 120;
/** Chinese needs about a third of the characters. */
const leastText = (path: string): number =>
  splitLanguage(path).language === 'zh' ? LEAST_TEXT / 3 : LEAST_TEXT;

/** Returns the indexable pages of a crawl, each once. */
export const indexablePages = ({ pages }: Pick<Crawl, 'pages'>): CrawledPage[] =>
  [...pages.values()].filter((page) => page.isIndexable && isCanonical(page));

/** Returns a line per indexable page that is empty: without text, or results without a vehicle. */
export const emptyPages = (pages: readonly CrawledPage[]): string[] =>
  pages.flatMap(({ path, text, links }) => [
    ...(text.length < leastText(path) ? [`${path} has ${text.length} characters`] : []),
    ...(path.startsWith('/search') && !links.some((link) => link.startsWith('/cars/'))
      ? [`${path} lists no vehicle`]
      : []),
  ]);

/**
 * Returns a line per title or description that several pages of one language have, and per page that lacks one. What no
 * editor has translated is the same in each language.
 */
export const repeatedHeads = (pages: readonly CrawledPage[]): string[] =>
  (['title', 'description'] as const).flatMap((field) =>
    [...Map.groupBy(pages, ({ path, [field]: words }) => `${splitLanguage(path).language} ${words}`)].flatMap(
      ([, same]) => {
        const words = same[0]?.[field] ?? '';
        return words === '' || same.length > 1
          ? [`${field} '${words}' of ${same.map(({ path }) => path).join(', ')}`]
          : [];
      },
    ),
  );

/** Returns the indexable pages that the sitemap does not list. */
export const unlistedPages = (pages: readonly CrawledPage[], listed: ReadonlySet<string>): string[] =>
  pages.flatMap(({ path }) => (isContinuation(path) || listed.has(path) ? [] : [path]));

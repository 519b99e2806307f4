import { FURTHER_LANGUAGES, splitLanguage } from '@forecourt/lib/platform/language/languages';
import { structuredDataProblems } from '@forecourt/lib/sites/structured-data-rules';
import {
  type CrawledPage,
  crawl,
  crawledPage,
  emptyPages,
  indexablePages,
  isCanonical,
  repeatedHeads,
  unlistedPages,
} from './crawl.ts';
import { isLong } from './length.ts';
import { BROWSER, sitemapPaths } from './pages.ts';
import { ALL_SITES, askSite, expect, siteUrl, test } from './test.ts';

/** Every vehicle must be this close to the home page. */
const MOST_LINKS = 4;
/** The short form follows links to every vehicle, but opens only each eighth. */
const VEHICLE_SHARE = isLong ? 1 : 8;
/**
 * Pages of one shopper's journey, which each vehicle links to. The short form reads them for no vehicle, later pages
 * only of the whole stock, and vehicles and parts of the stock only in English.
 */
const isSkipped = (path: string) =>
  !isLong &&
  (/[?&](?:car_id|car|ids)=/.test(path) || isPartOfPart(path) || STOCK_IN_OTHER_LANGUAGE.test(path));
const isPartOfPart = (path: string) => /^\/(?:search|used-car)\/.*[?&]page=\d+$/.test(path);
const STOCK_IN_OTHER_LANGUAGE = new RegExp(
  `^/(?:${FURTHER_LANGUAGES.join('|')})/(?:cars|search|used-car)[/?]`,
);

/** Addresses with filters that links of pages may lead to, such as those of menus. None leads further. */
const MOST_FILTERED = 400;
const AT_ONCE = 6;

test.describe.configure({ timeout: 300_000 });

const isVehicle = (path: string) => splitLanguage(path).path.startsWith('/cars/');
/** Concurrent tests publish pages and add vehicles. */
const isOwnOfTest = (path: string) => /\/test-|\/cars\/own-/.test(path);

/** Returns the addresses of a site's sitemap with what is wrong with each page. */
async function sitemapProblems(
  site: string,
  paths: readonly string[],
  crawled: ReadonlyMap<string, CrawledPage>,
): Promise<string[]> {
  const origin = siteUrl(site, '');
  const problems: string[] = [];
  const queue = [...paths];
  const work = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      let page = crawled.get(path);
      if (!page) {
        const answer = await askSite(site, path, { headers: BROWSER });
        if (answer.status !== 200) {
          problems.push(`${path} answers ${answer.status}`);
          continue;
        }
        page = crawledPage(path, 0, origin, answer);
      }
      if (!page.isIndexable) problems.push(`${path} is not indexable`);
      if (!isCanonical(page)) problems.push(`${path} has the canonical address ${page.canonical}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return problems;
}

/** Returns the times of last changes in a sitemap that are no times, or in the future. */
async function wrongChanges(site: string): Promise<string[]> {
  const { body } = await askSite(site, '/sitemap.xml');
  return [...body.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].flatMap(([, time = '']) =>
    Number.isNaN(Date.parse(time)) || Date.parse(time) > Date.now() ? [time] : [],
  );
}

for (const site of ALL_SITES)
  test(`search engines find every page of ${site} once, and nothing else`, {
    tag: ['@OPEN-125'],
  }, async () => {
    // Concurrent tests change vehicles and pages, which links and the sitemap show a moment later.
    await expect(async () => {
      const listed = (await sitemapPaths(site, { inAllLanguages: true })).filter(
        (path) => !isOwnOfTest(path),
      );
      const vehicles = listed.filter((path) => path.startsWith('/cars/'));
      const opened = new Set(vehicles.filter((_, index) => index % VEHICLE_SHARE === 0));
      const found = await crawl(
        site,
        siteUrl(site, ''),
        (path) =>
          !isSkipped(path) && (isVehicle(path) ? opened.has(splitLanguage(path).path) : !isOwnOfTest(path)),
      );
      const pages = indexablePages(found);

      expect(found.broken.filter((line) => !isOwnOfTest(line))).toEqual([]);
      const far = vehicles.filter((path) => (found.depths.get(path) ?? Infinity) > MOST_LINKS);
      expect(far, `vehicles more than ${MOST_LINKS} links from the home page`).toEqual([]);
      expect(repeatedHeads(pages)).toEqual([]);
      expect(emptyPages(pages)).toEqual([]);
      expect(unlistedPages(pages, new Set(listed)), 'pages that the sitemap does not list').toEqual([]);
      const filtered = [...found.pages.values()].filter(({ isFollowable }) => !isFollowable);
      expect(filtered.length).toBeLessThan(MOST_FILTERED);

      const data = [...found.pages.values()].flatMap(({ path, structuredData }) =>
        structuredData.flatMap((each) =>
          structuredDataProblems(each, { isComplete: false }).map((problem) => `${path}: ${problem}`),
        ),
      );
      expect(data).toEqual([]);
      expect(
        await sitemapProblems(
          site,
          listed.filter(
            (path) => !isSkipped(path) && (!isVehicle(path) || opened.has(splitLanguage(path).path)),
          ),
          found.pages,
        ),
      ).toEqual([]);
      expect(await wrongChanges(site)).toEqual([]);
    }).toPass({ timeout: 240_000, intervals: [5_000] });
  });

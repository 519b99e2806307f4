import {
  ADDRESS_TABLE,
  type AddressRow,
  addressAt,
  methodsOf,
  patternOf,
} from '@forecourt/lib/sites/address-table';
import { parseFeatures } from '@forecourt/lib/sites/features';
import { type Addresses, linkTarget } from '@forecourt/lib/sites/link-target';
import { redirectOf, redirectTable } from '@forecourt/lib/sites/redirects';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { sites } from '../../demo/content/documents.ts';
import type { SiteContent } from '../../demo/content/shared/site-content.ts';
import type { Answer } from '../../tasks/request-storefront.ts';
import { sitemapPaths } from './pages.ts';
import { newSession } from './signing-in.ts';
import { askSite, expect, test } from './test.ts';

/** Fixed addresses that only show something with a query, a submitted form or matching site content. */
const NEEDS_CONTENT: readonly string[] = [
  '/brands',
  '/models',
  '/dealerships',
  '/search/map',
  '/search/map/pins.json',
  '/book-service',
  '/print',
  '/my-garage/save-search',
];

/** Pages opened from mails or by assistants: an unknown link gets an explanation or a 401, not a 404. */
const BY_MAIL: readonly string[] = [
  'agentic',
  'alerts',
  'deal',
  'payment',
  'reservation',
  'serviceBooking',
  'testDrive',
  'waitingList',
];

/** Addresses that redirect, to this site or another. */
const LEADS_ON: readonly string[] = [
  '/checkout-journey',
  '/save-search',
  '/account',
  '/sign-in',
  '/.well-known/change-password',
];

/** Examples for patterns that the sitemap does not cover. An unknown value is 404. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/search/:name': '/search/used-cars',
  '/used-car/:name': '/used-car/used-cars',
};

const addressesOf = ({ pages, redirects = [], ...site }: SiteContent): Addresses => ({
  pages: new Set(pages.map(({ path }) => path)),
  posts: new Set(),
  offers: new Set(),
  models: new Set(),
  redirects: redirectTable(redirects.map(([from, to]) => ({ from, to, permanent: true }))),
  settings: parseSettings(site.settings as Record<string, unknown>).settings,
  features: parseFeatures(site.features).features,
});

/** An address for a row on a site. `isThere` is null where the test cannot know whether it exists. */
interface Example {
  row: AddressRow;
  path: string;
  isThere: boolean | null;
}

async function examplesOf(site: SiteContent): Promise<Example[]> {
  const addresses = addressesOf(site);
  const { settings } = addresses;
  const listed = await sitemapPaths(site.slug);
  const vehicle = listed.find((path) => path.startsWith('/cars/')) ?? '/cars/none';
  return ADDRESS_TABLE.flatMap((row): Example[] => {
    const pattern = patternOf(row, settings);
    if (pattern === '/*') return [{ row, path: '/nothing/at/all', isThere: false }];
    if (pattern === '/api/*') return [{ row, path: '/api/nothing', isThere: false }];
    if (!pattern.includes(':')) {
      const isKnown = !NEEDS_CONTENT.includes(pattern) || addresses.pages.has(pattern);
      return [{ row, path: pattern, isThere: isKnown ? linkTarget(pattern, addresses) !== null : null }];
    }
    const found = EXAMPLES[pattern] ?? listed.find((path) => addressAt(settings, path)?.row === row);
    if (found) return [{ row, path: found, isThere: true }];
    const path = pattern
      .replace('/cars/:car', vehicle)
      .replace(':checkout', settings.checkoutPathSegment)
      .replace(':number', '9999')
      .replace(/:\w+/g, 'nothing-here');
    if (row.exists?.(addresses) === false) return [{ row, path, isThere: false }];
    // A vehicle's subpages depend on its stock.
    const isUnknown = pattern.startsWith('/cars/:car') || BY_MAIL.includes(row.page);
    return [{ row, path, isThere: isUnknown ? null : false }];
  });
}

const getExamples = (examples: Example[]) =>
  examples.filter(({ row }) => methodsOf(row).includes('GET') && row.tree !== 'draft-link');

function outcome({ status, headers }: Answer): string {
  if (headers.get('location')?.includes('/sign-in?')) return 'asks for sign-in';
  return status < 400 ? 'is there' : String(status);
}

const titleIn = (body: string) => /<title>([^<]*)/.exec(body)?.[1] ?? '';

for (const site of sites)
  test.describe(`addresses of ${site.slug}`, () => {
    const addresses = addressesOf(site);

    /**
     * Returns whether the address requires sign-in: only on existing pages, and only while its feature is on.
     */
    const isGated = ({ row, path, isThere }: Example) => {
      const gate = row.gate ?? ADDRESS_TABLE.find((other) => isBelow(path, other))?.gate;
      return gate !== undefined && isThere !== false && gate.isOn?.(addresses.features) !== false;
    };
    const isBelow = (path: string, other: AddressRow) =>
      other.gate?.covers === 'below' &&
      other.exists?.(addresses) !== false &&
      path.startsWith(`${patternOf(other, addresses.settings)}/`);

    async function problems(headers: Record<string, string>, expected: (example: Example) => string | null) {
      const lines: string[] = [];
      for (const example of getExamples(await examplesOf(site))) {
        const actual = outcome(await askSite(site.slug, example.path, { headers }));
        const wanted = expected(example);
        if (wanted === null ? actual >= '500' && actual <= '599' : actual !== wanted)
          lines.push(`${example.path}: ${actual}, not ${wanted}`);
      }
      return lines;
    }

    const found = ({ isThere }: Example) => (isThere === null ? null : isThere ? 'is there' : '404');

    test('signed out, pages of the table with a gate ask for sign-in, and no others do', async () => {
      const wrong = await problems({}, (example) => {
        // The watchlist always requires sign-in and has no gate setting.
        const asks = isGated(example) || (example.row.page === 'watchlist' && example.isThere === true);
        return asks ? 'asks for sign-in' : found(example);
      });
      expect(wrong).toEqual([]);
    });

    test('signed in, every page is available, and what a site does not have is a 404', async () => {
      const { cookie } = await newSession(site.slug);
      expect(await problems({ cookie }, found)).toEqual([]);
    });

    test('other methods are refused at every address', async () => {
      for (const { row, path } of await examplesOf(site)) {
        if (row.page === 'api') continue;
        const methods = methodsOf(row);
        for (const method of ['GET', 'POST', 'PUT', 'DELETE'].filter((each) => !methods.includes(each))) {
          const { status } = await askSite(site.slug, path, { method });
          expect([path, method, [404, 405].includes(status) ? 'refused' : status]).toEqual([
            path,
            method,
            'refused',
          ]);
        }
        const { headers } = await askSite(site.slug, path, { method: 'OPTIONS' });
        expect([path, methods.every((method) => headers.get('allow')?.includes(method))]).toEqual([
          path,
          true,
        ]);
      }
    });

    test('titles are those of the table', async () => {
      const { cookie } = await newSession(site.slug);
      const { pages, redirects, settings } = addresses;
      for (const { row, path, isThere } of getExamples(await examplesOf(site))) {
        const title = typeof row.title === 'function' ? row.title(addresses) : row.title;
        const isWritten =
          pages.has(path) ||
          (row.page === 'tradeIn' && pages.has(settings.sellCarPath)) ||
          // Sites with a single brand include it in the title.
          (row.page === 'models' && site.manufacturer !== undefined);
        if (
          !title ||
          isThere === false ||
          isWritten ||
          LEADS_ON.includes(path) ||
          redirectOf(redirects, path)
        )
          continue;
        const { status, body } = await askSite(site.slug, path, { headers: { cookie } });
        if (status === 200) expect([path, titleIn(body).slice(0, title.length)]).toEqual([path, title]);
      }
    });

    test('the folders of routes are no addresses', async () => {
      for (const path of [
        '/models-per-request',
        '/search-per-request',
        '/page-per-request/contact',
        '/own-garage/my-garage',
        '/site-files/robots',
        '/redirected/contact',
      ])
        expect([path, (await askSite(site.slug, path)).status]).toEqual([path, 404]);
    });
  });

import { ADDRESS_TABLE, patternOf } from '@forecourt/lib/sites/address-table';
import { type Addresses, linkTarget } from '@forecourt/lib/sites/addresses';
import { parseFeatures } from '@forecourt/lib/sites/features';
import { redirectTable } from '@forecourt/lib/sites/redirects';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { sites } from '../../demo/content/documents.ts';
import type { SiteContent } from '../../demo/content/shared/site-content.ts';
import { newSession } from './signing-in.ts';
import { askSite, expect, test } from './test.ts';

/** Whether there is anything depends on what is named or sent, or on the brands that a site sells. */
const NAMES_NOTHING = [
  '/online-payment/start',
  '/search/map',
  '/brands',
  '/models',
  '/print',
  '/cars',
  '/checkout-journey',
  '/waiting-list',
  '/reservations',
  '/alerts',
  '/api',
  '/draft-mode',
];

const addressesOf = ({ pages, redirects = [], ...site }: SiteContent): Addresses => ({
  pages: new Set(pages.map(({ path }) => path)),
  posts: new Set(),
  offers: new Set(),
  models: new Set(),
  redirects: redirectTable(redirects.map(([from, to]) => ({ from, to, permanent: true }))),
  settings: parseSettings(site.settings as Record<string, unknown>).settings,
  features: parseFeatures(site.features).features,
});

/** Every address of the table that names nothing further, with whether the site has it. */
function rowsOf(site: SiteContent): { path: string; isThere: boolean }[] {
  const addresses = addressesOf(site);
  const paths = ADDRESS_TABLE.map((row) => patternOf(row, addresses.settings).replace('/*', ''));
  return [...new Set(paths)]
    .filter((path) => path && !path.includes(':') && !NAMES_NOTHING.includes(path))
    .map((path) => ({ path, isThere: linkTarget(path, addresses) !== null }));
}

for (const site of sites)
  test.describe(`addresses of ${site.slug}`, () => {
    const outcome = (status: number, location: string | null) =>
      location?.includes('/sign-in?') ? 'asks for sign-in' : status < 400 ? 'is there' : String(status);

    test('a page that a site does not have is a 404, without a question for a phone number', async () => {
      for (const { path, isThere } of rowsOf(site)) {
        const { status, headers } = await askSite(site.slug, path);
        const expected = isThere ? /^(?:is there|asks for sign-in)$/ : /^404$/;
        expect(`${path} ${outcome(status, headers.get('location'))}`).toMatch(
          new RegExp(`^${path} ${expected.source.slice(1)}`),
        );
      }
    });

    test('behind every gate stands a page', async () => {
      const { cookie } = await newSession(site.slug);
      for (const { path, isThere } of rowsOf(site)) {
        const { status, headers } = await askSite(site.slug, path, { headers: { cookie } });
        expect([path, outcome(status, headers.get('location'))]).toEqual([
          path,
          isThere ? 'is there' : '404',
        ]);
      }
    });
  });

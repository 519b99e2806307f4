import { expect, test } from 'vitest';
import { ADDRESS_TABLE, addressAt, patternOf } from './address-table.ts';
import { parseFeatures } from './features.ts';
import { type Addresses, linkTarget } from './link-target.ts';
import { redirectTable } from './redirects.ts';
import { parseSettings } from './settings.ts';

const site = (settings: Record<string, unknown> = {}, features: Record<string, unknown> = {}): Addresses => ({
  pages: new Set(['/about-us', '/neotek', '/pages/warranty']),
  posts: new Set(['hello']),
  offers: new Set(['wheels']),
  models: new Set(['k5']),
  redirects: redirectTable([{ from: '/old', to: '/about-us', permanent: true }]),
  settings: parseSettings(settings).settings,
  features: parseFeatures(features).features,
});

test.each([
  '/book-test-drive',
  '/trade-in',
  '/sell-my-car',
  '/sell-your-car',
  '/offers/kestrel/wheels',
  '/blog/page/2',
  '/search/anything',
  '/warranty',
  '#top',
  '/about-us/?a=b',
])('%s is a page of a site', (path) => expect(linkTarget(path, site())).toBe('page'));

test.each([
  '/mymotorama',
  '/finance-enquiry',
  '/spin-to-win',
  '/watchlist',
  '/neotek',
  '/offers/gone',
  '/k6',
])('%s does not exist on a site without it', (path) => expect(linkTarget(path, site())).toBeNull());

test.each([
  ['/mymotorama', { myBrandPath: '/mymotorama' }],
  ['/finance-enquiry', { financePath: '/finance-enquiry' }],
  ['/spin-to-win', { extraPages: ['spin-to-win'] }],
  ['/watchlist', { saveMode: 'watchlist' }],
  ['/neotek', { extraPages: ['neotek'] }],
])('%s exists if settings enable it', (path, settings) =>
  expect(linkTarget(path, site(settings, { garageEnabled: true }))).toBe('page'),
);

test('the valuation does not exist if trade-ins are disabled', () =>
  expect(linkTarget('/trade-in', site({}, { tradeInEnabled: false }))).toBeNull());

test('a redirect comes before a page, as in the storefront', () => {
  const redirects = redirectTable([{ from: '/about-us', to: '/', permanent: true }]);
  expect(linkTarget('/OLD', site())).toBe('redirect');
  expect(linkTarget('/about-us', { ...site(), redirects })).toBe('redirect');
  expect(linkTarget('/warranty', site({ warrantyPath: '/pages/warranty' }))).toBe('redirect');
});

test('every row is found by its own pattern', () => {
  const { settings } = parseSettings({});
  for (const row of ADDRESS_TABLE) {
    const pattern = patternOf(row, settings);
    const path = pattern === '/*' ? '/x/y/z/a' : pattern.replace(/:\w+/g, 'x').replace('/*', '');
    expect([pattern, addressAt(settings, path)?.row]).toEqual([pattern, row]);
  }
});

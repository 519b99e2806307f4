import { parseSettings } from '@forecourt/lib/sites/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cachedPageAddress, routeOf, variantRoute } from './route-of.ts';

const ROOT = { site: 'harbour', language: 'en' } as const;

function routeAt(address: string, raw: Record<string, unknown> = {}): string {
  const route = routeOf(parseSettings(raw).settings, ROOT, new URL(address, 'http://site.test'));
  return route.replace(/^\/harbour\/en/, '') || '/';
}

test.each([
  '/',
  '/about-us',
  '/about-us/team/kim',
  '/search',
  '/search/toyota/hilux',
  '/search/used-cars?utm_source=mail&gclid=1',
  '/models',
  '/models?utm_source=mail',
  '/dealerships?refinementList[make][0]=Kia',
  '/compare',
  '/dealer-locator',
  '/contact?near=4510',
  '/about-us?query=x',
  '/about-us?category=suv',
  '/constructor?query=x',
  '/special-offers?utm_source=mail',
  '/offers/kia/a?model=x',
  '/?category=x',
  '/?problems=name',
  '/online-payment?problems=name',
  '/finance?utm_source=x',
  '/finance?car_id=',
  '/cars/finance?car_id=a1',
  '/cars/trade-in-special',
  '/sell-my-car?utm_source=mail',
  '/my-garage',
  '/reservations/R-7K2M9Q',
  '/reservations/R-7K2M9Q/state?token=x',
])('%s has the route of its own address', (address) =>
  expect(routeAt(address)).toBe(new URL(address, 'http://site.test').pathname),
);

test.each([
  ['/search/', '/search'],
  ['/search/used-cars?query=v8', '/search-per-request/used-cars'],
  ['/search/used-cars?page=2', '/search-per-request/used-cars'],
  ['/search/used-cars?sortBy=km:asc', '/search-per-request/used-cars'],
  ['/search/used-cars?refinementList[make][0]=Kia', '/search-per-request/used-cars'],
  ['/search/used-cars?menu[make]=Kia', '/search-per-request/used-cars'],
  ['/search/used-cars?range%5Bprice%5D=1:2', '/search-per-request/used-cars'],
  ['/used-car/toyota', '/search/toyota'],
  ['/used-car/toyota/hilux?page=2', '/search-per-request/toyota/hilux'],
  ['/used-car?page=2', '/search-per-request'],
  ['/search/kit', '/search/kit'],
])('%s is a results page at %s (ROUTE-20, ROUTE-31)', (address, route) =>
  expect(routeAt(address)).toBe(route),
);

test.each([
  ['/models?body=suv', '/models-per-request'],
  ['/dealerships?range[price]=:20000', '/dealerships-per-request'],
  ['/compare?ids=a,b', '/compare-per-request'],
  ['/dealer-locator?near=4510', '/dealer-locator-per-request'],
  ['/contact-us/albion?problems=name', '/page-per-request/contact-us/albion'],
  ['/contact?problems=name', '/page-per-request/contact'],
  ['/special-offers?manufacturer=kia', '/page-per-request/special-offers'],
  ['/service?problems=name', '/page-per-request/service'],
  ['/about/team?problems=name', '/page-per-request/about/team'],
  ['/book-test-drive?car_id=a', '/page-per-request/book-test-drive'],
  ['/finance?car_id=a1', '/finance-per-request/finance'],
  ['/apply-for-finance?problems=name', '/finance-per-request/apply-for-finance'],
  ['/cars/trade-in', '/trade-in-per-request/cars/trade-in'],
  ['/trade-in?car_id=a1', '/trade-in-per-request/trade-in'],
  ['/sell-your-car?step=confirm', '/trade-in-per-request/sell-your-car'],
  ['/sell-my-car?problems=name', '/page-per-request/sell-my-car'],
  ['/reservations/R-7K2M9Q?token=x', '/reservations/R-7K2M9Q/open'],
  ['/online-payment/P-1?token=x', '/online-payment/P-1/open'],
])('%s renders per request at %s', (address, route) => expect(routeAt(address)).toBe(route));

test('the own-brand address of a site is its garage (ROUTE-86 ROUTE-87 ROUTE-88 ROUTE-89)', () => {
  for (const name of ['mymotorama', 'mybigboxcars', 'myblinkr', 'myservco'])
    expect(routeAt(`/${name}?x=y`)).toBe(`/own-garage/${name}`);
});

test('the list of offers is where the setting says (ROUTE-56)', () => {
  expect(routeAt('/deals?model=x', { offersPath: '/deals' })).toBe('/page-per-request/deals');
  expect(routeAt('/special-offers?model=x', { offersPath: '/deals' })).toBe('/special-offers');
});

test.each([
  ['/robots.txt', '/site-files/robots'],
  ['/sitemap-2.xml', '/site-files/sitemap-part/2'],
  ['/favicon.ico', '/site-files/icon'],
  ['/blog/feed.xml', '/site-files/feed'],
  ['/.well-known/security.txt', '/site-files/security'],
  ['/sitemap-1xml', '/sitemap-1xml'],
  ['/robotsxtxt', '/robotsxtxt'],
])('%s is a file at %s', (address, route) => expect(routeAt(address)).toBe(route));

test('print sheets and draft links have separate trees', () => {
  expect(routeAt('/print?car_id=a')).toBe('/print-sheet/harbour/en');
  expect(routeAt('/draft-link/abc')).toBe('/draft-link/harbour/en/abc');
});

describe('folders of routes', () => {
  test.each([
    '/models-per-request',
    '/search-per-request/toyota',
    '/page-per-request/about-us',
    '/%70age-per-request/about-us',
    '/trade-in-per-request/sell-my-car',
    '/own-garage/mymotorama',
    '/site-files/robots',
    '/redirected/about-us',
    '/page-trial/trial-1/about-us',
  ])('%s is not an address', (address) => expect(routeAt(address)).toBe('/-'));
});

describe('a page that is cached for everybody', () => {
  const addressOf = (pathname: string, language: 'en' | 'vi' = 'en', query = '') => {
    const root = { site: 'harbour', language } as const;
    const { settings } = parseSettings(null);
    const route = routeOf(settings, root, new URL(`http://site.test${pathname}${query}`));
    return {
      address: cachedPageAddress(root, route, pathname),
      variant: variantRoute(root, 'trial-1', pathname),
    };
  };

  test.each([
    ['/', '/harbour/en/page-trial/trial-1'],
    ['/about-us', '/harbour/en/page-trial/trial-1/about-us'],
  ])('has a variant at %s', (pathname, variant) =>
    expect(addressOf(pathname)).toEqual({ address: pathname, variant }),
  );

  test('has the same address in another language, and a variant of its own', () =>
    expect(addressOf('/', 'vi')).toEqual({ address: '/', variant: '/harbour/vi/page-trial/trial-1' }));

  test('does not include one that is rendered per request', () =>
    expect(addressOf('/search', 'en', '?query=ute').address).toBeNull());
});

test('every address stays within its site', () => {
  const { settings } = parseSettings(null);
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const url = new URL(`http://site.test/${path}?${query}`);
      expect(routeOf(settings, ROOT, url)).toMatch(/^(?:\/print-sheet|\/draft-link)?\/harbour\/en(?:\/|$)/);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchRoute } from './route.ts';

const route = (address: string) => {
  const url = new URL(address, 'http://site.test');
  return searchRoute(url.pathname, url.searchParams);
};

describe('route of a results page', () => {
  test('an address without a query is the cached page (ROUTE-20)', () => {
    expect(route('/search')).toBe('/search');
    expect(route('/search/')).toBe('/search');
    expect(route('/search/toyota/hilux')).toBe('/search/toyota/hilux');
    expect(route('/search/used-cars?utm_source=mail&gclid=1')).toBe('/search/used-cars');
  });

  test('an address with a query renders per request', () => {
    for (const query of [
      'query=v8',
      'page=2',
      'sortBy=km:asc',
      'refinementList[make][0]=Kia',
      'menu[make]=Kia',
      'range%5Bprice%5D=1:2',
    ])
      expect(route(`/search/used-cars?${query}`)).toBe('/search-per-request/used-cars');
  });

  test('/used-car is an alias of /search (ROUTE-31)', () => {
    expect(route('/used-car/toyota')).toBe('/search/toyota');
    expect(route('/used-car?page=2')).toBe('/search-per-request');
  });

  test('other addresses are not results pages', () => {
    for (const path of ['/', '/searching', '/used-cars', '/cars/x', '/search/a/b/c'])
      expect(route(path)).toBeNull();
  });

  test('any query string has a route', () => {
    fc.assert(
      fc.property(fc.string(), (query) => searchRoute('/search', new URLSearchParams(query)) !== null),
    );
  });
});

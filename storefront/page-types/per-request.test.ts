import { expect, test } from 'vitest';
import { perRequestRoute } from './per-request.ts';

const at = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://site');
  return perRequestRoute(pathname, searchParams);
};

test('the own-brand address of a site is its garage (ROUTE-86 ROUTE-87 ROUTE-88 ROUTE-89)', () => {
  for (const name of ['mymotorama', 'mybigboxcars', 'myblinkr', 'myservco'])
    expect(at(`/${name}?x=y`)).toBe(`/own-garage/${name}`);
  expect(at('/my-garage')).toBeNull();
});

test('renders per request only with query parameters of the page (CMP-01 ROUTE-39 ROUTE-65)', () => {
  expect(at('/models?body=suv')).toBe('/models-per-request');
  expect(at('/models')).toBeNull();
  expect(at('/models?utm_source=mail')).toBeNull();
  expect(at('/dealerships?range[price]=:20000')).toBe('/dealerships-per-request');
  expect(at('/dealerships?refinementList[make][0]=Kia')).toBeNull();
  expect(at('/compare?ids=a,b')).toBe('/compare-per-request');
  expect(at('/compare')).toBeNull();
  expect(at('/dealer-locator?near=4510')).toBe('/dealer-locator-per-request');
  expect(at('/dealer-locator')).toBeNull();
  expect(at('/locations/albion?problems=name')).toBe('/page-per-request/locations/albion');
  expect(at('/contact?problems=name')).toBe('/page-per-request/contact');
  expect(at('/contact?near=4510')).toBeNull();
  expect(at('/about-us?query=x')).toBeNull();
  expect(at('/constructor?query=x')).toBeNull();
  expect(at('/special-offers?manufacturer=kia')).toBe('/page-per-request/special-offers');
  expect(at('/service?problems=name')).toBe('/page-per-request/service');
  expect(at('/special-offers?utm_source=mail')).toBeNull();
  expect(at('/offers/kia/a?model=x')).toBeNull();
  expect(at('/?category=x')).toBeNull();
  expect(at('/online-payment?problems=name')).toBeNull();
  expect(at('/?problems=name')).toBeNull();
});

import { expect, test } from 'vitest';
import { isOwnRequest } from './own-request.ts';

const OWN = 'http://harbour.localhost:3000';
const request = (headers: Record<string, string>) => ({
  headers: new Headers({ host: 'harbour.localhost:3000', ...headers }),
});

test.each([
  ['a form of the site', { 'sec-fetch-site': 'same-origin', origin: OWN }, true],
  ['a form of a page that sends no origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
  [
    'a form sent again from the address bar',
    { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
    true,
  ],
  ['something fetched for nobody', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'cors' }, false],
  ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  ['a page of another site that says no origin', { 'sec-fetch-site': 'cross-site' }, false],
  ['a page of a sibling site', { 'sec-fetch-site': 'same-site', origin: OWN }, false],
  ['a word nobody knows', { 'sec-fetch-site': 'x' }, false],
  ['an old browser on the site', { origin: OWN }, true],
  ['an old browser elsewhere', { origin: 'https://evil.example' }, false],
  ['an old browser with the origin null', { origin: 'null' }, false],
  ['an older browser on the site', { referer: `${OWN}/cars/x` }, true],
  ['an older browser elsewhere', { referer: 'https://evil.example/?harbour.localhost:3000' }, false],
  ['a referrer that is no address', { referer: 'harbour.localhost:3000' }, false],
  ['a program', {}, true],
])('decides whether a request comes from this site: %s', (_, headers, own) => {
  expect(isOwnRequest(request(headers as unknown as Record<string, string>))).toBe(own);
});

import { expect, test } from 'vitest';
import { pageUrl } from './page-url.ts';

const site = { slug: 'harbour', url: 'https://www.harbour.example' };
const siteOf = async (host: string) =>
  ({ 'www.harbour.example': 'harbour', 'harbour.localhost:3000': 'harbour', 'north.example': 'northside' })[
    host
  ] ?? null;
const from = (...candidates: (string | null)[]) => pageUrl(site, candidates, siteOf);

test('accepts only addresses of the same site (LEAD-50)', async () => {
  expect(await from('https://www.harbour.example/cars/x?utm_source=a#enquiry', null)).toBe(
    'https://www.harbour.example/cars/x?utm_source=a',
  );
  const referer = 'http://harbour.localhost:3000/search';
  for (const other of [
    'https://evil.example/cars/x',
    'https://north.example/',
    'https://www.harbour.example@evil.example/',
    'javascript:alert(1)',
    '//www.harbour.example/',
    'https://',
    '',
  ])
    expect([other, await from(other, referer), await from(other, null)]).toEqual([other, referer, site.url]);
  expect(await from(`https://www.harbour.example/${'x'.repeat(2000)}`)).toHaveLength(1000);
});

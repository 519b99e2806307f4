import { describe, expect, test } from 'vitest';
import { hostTable, siteOfHost } from './hosts.ts';

const table = hostTable(
  [
    { slug: 'harbour', hosts: ['www.harbour.example', 'Harbour.example'] },
    { slug: 'northside', hosts: ['www.harbour.example'] },
  ],
  ['localhost', 'preview.example'],
);

describe('a host shows exactly one site (SITE-01)', () => {
  test.each([
    ['www.harbour.example', 'harbour'],
    ['WWW.Harbour.Example:3000', 'harbour'],
    ['harbour.example.', 'harbour'],
    ['harbour.localhost:3000', 'harbour'],
    ['northside.preview.example', 'northside'],
  ])('%s shows %s', (host, slug) => {
    expect(siteOfHost(table, host)).toBe(slug);
  });

  test.each([
    null,
    '',
    'localhost:3000',
    'unknown.localhost',
    'a.harbour.localhost',
    'harbour.localhost.evil.example',
    'evilharbour.example',
    'constructor.localhost',
  ])('%s shows none', (host) => {
    expect(siteOfHost(table, host)).toBeNull();
  });
});

test('which sites may load a pixel is said by their own documents (EVENTS-17)', () => {
  const sites = [
    { slug: 'one', hosts: [], hasPixel: true },
    { slug: 'other', hosts: [], hasPixel: false },
  ];
  expect([...hostTable(sites, []).withPixel]).toEqual(['one']);
});

test('the sites that sell a dealership are known without reading any site', () => {
  const { byDealership } = hostTable(
    [
      { slug: 'group', hosts: [], dealershipIds: ['north', 'south', 'south'] },
      { slug: 'south', hosts: [], dealershipIds: ['south'] },
      { slug: 'empty', hosts: [], dealershipIds: [] },
    ],
    [],
  );
  expect(Object.fromEntries(byDealership)).toEqual({ north: ['group'], south: ['group', 'south'] });
});

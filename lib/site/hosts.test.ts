import { describe, expect, test } from 'vitest';
import { hostTable, siteOfHost } from './hosts.ts';

const table = hostTable(
  [
    { slug: 'harbour', hosts: ['www.harbour.example', 'Harbour.example'] },
    { slug: 'northside', hosts: ['www.harbour.example'] },
  ],
  ['localhost', 'preview.example'],
);

describe('a host resolves to exactly one site (SITE-01)', () => {
  test.each([
    ['www.harbour.example', 'harbour'],
    ['WWW.Harbour.Example:3000', 'harbour'],
    ['harbour.example.', 'harbour'],
    ['harbour.localhost:3000', 'harbour'],
    ['northside.preview.example', 'northside'],
  ])('%s resolves to %s', (host, slug) => {
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
  ])('%s resolves to no site', (host) => {
    expect(siteOfHost(table, host)).toBeNull();
  });
});

test('the document of a site decides whether it may load a pixel (EVENTS-17)', () => {
  const sites = [
    { slug: 'one', hosts: [], hasPixel: true },
    { slug: 'other', hosts: [], hasPixel: false },
  ];
  expect([...hostTable(sites, []).withPixel]).toEqual(['one']);
});

test('lists the sites of a dealership without reading a site', () => {
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

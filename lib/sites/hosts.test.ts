import { describe, expect, test } from 'vitest';
import { hostList } from '../platform/network/host-list.ts';
import { hostConflicts, hostTable, isOneOf, siteOfHost } from './hosts.ts';

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

describe('a host that another site has', () => {
  const SITES = [
    { slug: 'coastline', hosts: ['harbour.localhost', 'kew.localhost'] },
    { slug: 'harbour', hosts: ['www.harbour.example'] },
  ];
  const conflicts = (slug: string, ...hosts: string[]) =>
    hostConflicts(SITES, ['localhost'], { slug, hosts }).map(({ host, site }) => `${host}: ${site}`);

  test('a host made from a slug serves that site, even if another site lists it', () => {
    expect(siteOfHost(hostTable(SITES, ['localhost']), 'harbour.localhost:3000')).toBe('harbour');
    expect(siteOfHost(hostTable(SITES, []), 'harbour.localhost:3000')).toBe('coastline');
  });

  test.each([
    ['listed', ['WWW.Harbour.example.'], ['WWW.Harbour.example.: harbour']],
    ['made of a slug', ['harbour.localhost'], ['harbour.localhost: harbour']],
    ['with a port', ['harbour.localhost:3000'], ['harbour.localhost:3000: harbour']],
    ['free', ['bayside.localhost', 'www.bayside.example', ''], []],
  ])('finds a conflict for a host that is %s', (_, hosts, expected) => {
    expect(conflicts('bayside', ...hosts)).toEqual(expected);
  });

  test('finds a conflict for the name that a new slug makes', () => {
    expect(conflicts('kew')).toEqual(['kew.localhost: coastline']);
  });
});

test('reads suffixes from a comma separated list', () => {
  expect(hostList(' localhost, preview.example ,')).toEqual(['localhost', 'preview.example']);
});

test('the document of a site decides whether it has a challenge, and by which key', () => {
  const sites = [
    { slug: 'one', hosts: [], challengeKey: '0x4AAAAAAAA' },
    { slug: 'other', hosts: [], challengeKey: null },
  ];
  expect([...hostTable(sites, []).challengeKeys]).toEqual([['one', '0x4AAAAAAAA']]);
});

test('the document of a site decides which map provider it may load', () => {
  const sites = [
    { slug: 'one', hosts: [], mapStyleUrl: 'https://tiles.example.com/style.json?key=a' },
    { slug: 'other', hosts: [], mapStyleUrl: 'tiles; script-src *' },
    { slug: 'third', hosts: [], mapStyleUrl: null },
  ];
  expect([...hostTable(sites, []).mapOrigins]).toEqual([['one', 'https://tiles.example.com']]);
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

test.each([
  ['office.example', true],
  ['OFFICE.example.:3000', true],
  ['www.office.example', false],
  ['office.example.evil.example', false],
  ['', false],
  [null, false],
])('%s is one of the hosts of a list: %s', (host, isListed) => {
  expect(isOneOf(['Office.example', 'localhost'], host)).toBe(isListed);
});

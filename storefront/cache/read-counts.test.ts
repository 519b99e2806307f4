import { beforeEach, expect, test } from 'vitest';
import { setKnownSites } from './known-sites.ts';
import { countRead, readCounts, siteReadCounts } from './read-counts.ts';

beforeEach(() => {
  for (const name of ['forecourt.cacheReads', 'forecourt.siteCacheReads'])
    Reflect.deleteProperty(globalThis, Symbol.for(name));
  setKnownSites(new Set(['harbour', 'coastline']));
});

test('counts reads by kind and by hit or miss', () => {
  countRead('APP_PAGE', '/harbour', 'memory');
  countRead('APP_PAGE', '/harbour', 'shared');
  countRead('APP_PAGE', '/harbour/search', null);
  countRead('FETCH', 'a hash', null);
  countRead('IMAGE', 'a hash', 'memory');
  expect(readCounts()).toEqual([
    { kind: 'page', result: 'hit', count: 2 },
    { kind: 'page', result: 'miss', count: 1 },
    { kind: 'data', result: 'miss', count: 1 },
    { kind: 'other', result: 'hit', count: 1 },
  ]);
});

test('counts pages by site, and by where they were', () => {
  countRead('APP_PAGE', '/harbour', 'memory');
  countRead('APP_PAGE', '/harbour/search', 'memory');
  countRead('APP_PAGE', '/harbour/search', 'shared');
  countRead('APP_PAGE', '/coastline', null);
  countRead('FETCH', '/coastline', null);
  expect(siteReadCounts()).toEqual([
    { site: 'harbour', result: 'memory', count: 2 },
    { site: 'harbour', result: 'shared', count: 1 },
    { site: 'coastline', result: 'miss', count: 1 },
  ]);
});

test('counts addresses of no site together', () => {
  for (const key of ['/made-up/page', '/another', 'index', '', '/__proto__/x'])
    countRead('APP_PAGE', key, null);
  expect(siteReadCounts()).toEqual([{ site: 'other', result: 'miss', count: 5 }]);
});

import { beforeEach, expect, test } from 'vitest';
import { knownSite, knownSiteCount, knownSiteOf, setKnownSites } from './known-sites.ts';

beforeEach(() => void Reflect.deleteProperty(globalThis, Symbol.for('forecourt.sites')));

test('returns the slug of known sites and hosts only', () => {
  setKnownSites(new Set(['harbour']), (host) => (host === 'www.harbour.example' ? 'harbour' : null));
  expect(knownSite('harbour')).toBe('harbour');
  expect(knownSite('toString')).toBe('other');
  expect(knownSiteOf('www.harbour.example')).toBe('harbour');
  expect(knownSiteOf('nobody.example')).toBe('other');
});

test('counts no site before the table was read', () => {
  expect(knownSiteCount()).toBe(0);
  expect(knownSiteOf('www.harbour.example')).toBe('other');
  setKnownSites(new Set(['harbour', 'coastline']));
  expect(knownSiteCount()).toBe(2);
});

import { afterEach, expect, test, vi } from 'vitest';
import { chooseSite } from '../home/chosenSite.ts';
import { firstAddress, storePreview } from './lastPreview.ts';

const SITES = [
  { id: 'site-a', name: 'Albion', origin: 'http://albion.test' },
  { id: 'site-b', name: 'Bayside', origin: 'http://bayside.test' },
] as const;

function browser(stored: Record<string, string> = {}): void {
  const values = new Map(Object.entries(stored));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
}

afterEach(() => vi.unstubAllGlobals());

test('opens the first site at its home page the first time', () => {
  browser();
  expect(firstAddress([...SITES])).toBe('http://albion.test/');
});

test('opens the page last previewed', () => {
  browser();
  storePreview('site-b', '/about-us');
  expect(firstAddress([...SITES])).toBe('http://bayside.test/about-us');
});

test('opens the home page of a site chosen in another tool', () => {
  browser();
  storePreview('site-b', '/about-us');
  chooseSite('site-a');
  expect(firstAddress([...SITES])).toBe('http://albion.test/');
});

test.each(['["site-b","//evil.test/"]', '["site-b"]', '{', '7'])('ignores the stored value %s', (value) => {
  browser({ 'forecourt.preview.path': value });
  chooseSite('site-b');
  expect(firstAddress([...SITES])).toBe('http://bayside.test/');
});

test('opens the site last previewed if another tool shows all sites', () => {
  browser();
  storePreview('site-b', '/about-us');
  chooseSite('');
  expect(firstAddress([...SITES])).toBe('http://bayside.test/about-us');
});

test('opens the first site if the stored one is not theirs any more', () => {
  browser();
  storePreview('site-x', '/about-us');
  expect(firstAddress([...SITES])).toBe('http://albion.test/');
});

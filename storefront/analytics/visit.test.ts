import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsSetup } from './setup.ts';

const SETUP: AnalyticsSetup = {
  siteSlug: 'harbour',
  release: null,
  eventIds: {},
  ask: true,
  shares: true,
  reports: true,
  trials: false,
  pixel: null,
};
const DAY_MS = 86_400_000;

/** Storage of a browser. */
function storage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    get length() {
      return values.size;
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('navigator', {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Loads a page of the site, as a browser does: with new modules and the storage of earlier pages. */
async function arrive(
  address: string,
  {
    referrer = '',
    type = 'navigate',
    setup = SETUP,
  }: { referrer?: string; type?: string; setup?: AnalyticsSetup } = {},
) {
  const url = new URL(address, 'https://harbour.example');
  vi.stubGlobal('location', url);
  vi.stubGlobal('document', { referrer });
  const navigation = { name: url.href, type } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation]);
  vi.resetModules();
  const { analytics } = await import('./current-setup.client.ts');
  analytics.setup = setup;
  const visit = await import('./visit.client.ts');
  visit.recordArrival();
  return visit.sentVisit();
}
const closeTab = () => vi.stubGlobal('sessionStorage', storage());

test('keeps the first and the last arrival, as host and campaign parameters only', async () => {
  await arrive('/?utm_source=radio&email=kim@shopper.example', { referrer: 'https://news.example/a?b=c' });
  await arrive('/search', { referrer: 'https://harbour.example/' });
  const visit = await arrive('/cars/x', { referrer: 'https://chatgpt.com/c/secret' });
  expect(visit).toMatchObject({
    first: { host: 'news.example', params: { utm_source: 'radio' } },
    last: { host: 'chatgpt.com', params: {} },
    consent: null,
  });
  expect(JSON.stringify(visit)).not.toMatch(/secret|kim@/);
});

test('a typed address, a reload and a page of the site do not replace an earlier source', async () => {
  await arrive('/', { referrer: 'https://chatgpt.com/' });
  await arrive('/');
  await arrive('/', { referrer: 'https://chatgpt.com/', type: 'reload' });
  const visit = await arrive('/cars', { referrer: 'https://harbour.example/' });
  expect([visit?.first.host, visit?.last.host]).toEqual(['chatgpt.com', 'chatgpt.com']);
});

test('a direct visit is an arrival if there is no other', async () =>
  expect(await arrive('/')).toMatchObject({ first: { host: '', params: {} } }));

test('forgets the visit with the tab, unless the visitor consents', async () => {
  await arrive('/', { referrer: 'https://chatgpt.com/' });
  closeTab();
  expect((await arrive('/'))?.first.host).toBe('');

  localStorage.setItem('harbour.AdConsent', 'granted');
  await arrive('/', { referrer: 'https://www.google.com/' });
  closeTab();
  expect(await arrive('/')).toMatchObject({ last: { host: 'www.google.com' }, consent: 'explicit' });

  localStorage.setItem('harbour.AdConsent', 'denied');
  await arrive('/');
  closeTab();
  expect((await arrive('/'))?.first.host).toBe('');
});

test('reports assumed consent only where the site assumes it and the visitor has not declined', async () => {
  const setup = { ...SETUP, ask: false };
  expect((await arrive('/', { setup }))?.consent).toBe('assumed');
  // An earlier 'No' to the pixel counts, an earlier 'Yes' does not.
  localStorage.setItem('harbour.Consent', 'granted');
  expect((await arrive('/'))?.consent).toBeNull();
  localStorage.setItem('harbour.Consent', 'denied');
  expect((await arrive('/', { setup }))?.consent).toBeNull();
});

test('a No still counts after the site has stopped to report, until the visitor says Yes', async () => {
  const setup = { ...SETUP, ask: false, reports: false };
  localStorage.setItem('harbour.AdConsent', 'denied');
  await arrive('/', { referrer: 'https://chatgpt.com/', setup });
  const { consentOf, storeConsent } = await import('./consent.client.ts');
  expect(consentOf(setup)).toBe('denied');
  storeConsent(setup, 'granted');
  vi.resetModules();
  expect((await import('./consent.client.ts')).consentOf(setup)).toBe('granted');
});

test('Global Privacy Control outweighs a choice on the site', async () => {
  localStorage.setItem('harbour.AdConsent', 'granted');
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect((await arrive('/', { referrer: 'https://chatgpt.com/' }))?.consent).toBeNull();
  closeTab();
  expect((await arrive('/'))?.first.host).toBe('');
});

test('forgets arrivals after 90 days, and ignores malformed ones', async () => {
  const old = { at: Date.now() - 91 * DAY_MS, host: 'chatgpt.com', params: {} };
  sessionStorage.setItem('harbour.Visit', JSON.stringify({ first: old, last: { ...old, at: Date.now() } }));
  expect((await arrive('/'))?.first.at).toBeGreaterThan(old.at);
  for (const text of ['{', 'null', '[]', '{"first":1}', JSON.stringify({ first: old, last: old })]) {
    sessionStorage.setItem('harbour.Visit', text);
    expect((await arrive('/'))?.first.host).toBe('');
  }
});

test('works where storage is blocked', async () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(name, { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(await arrive('/', { referrer: 'https://chatgpt.com/' })).toBeNull();
});

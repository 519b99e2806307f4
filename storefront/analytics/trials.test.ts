import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsSetup } from './setup.ts';

const SETUP: AnalyticsSetup = {
  siteSlug: 'harbour',
  release: null,
  eventIds: {},
  ask: false,
  shares: false,
  reports: false,
  trials: true,
  pixel: null,
};

let stored: Map<string, string>;
/** Bodies of requests for the cookie, and measures of trials as `trial arm measure`. */
let requests: unknown[];
let sent: string[];

beforeEach(() => {
  stored = new Map();
  requests = [];
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('screen', { width: 1440, height: 900 });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    requests.push(JSON.parse(body));
    return new Response(null, { status: 204 });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Loads a document, as a browser does: with new modules and the storage of earlier ones. */
async function load({ gpc = false }: { gpc?: boolean } = {}) {
  vi.stubGlobal('navigator', {
    globalPrivacyControl: gpc,
    sendBeacon: (_: string, body: string) => {
      for (const { trial } of JSON.parse(body))
        sent.push(`${String(trial.id)} ${String(trial.arm)} ${String(trial.measure)}`);
      return true;
    },
  });
  vi.resetModules();
  const trials = await import('./trials.client.ts');
  return {
    ...trials,
    /** Views a page with the mark of a trial, or without one. */
    view: (trial: string | null, setup = SETUP) => {
      const mark = trial && { dataset: { pageTrial: trial, arm: 'variant' } };
      vi.stubGlobal('document', { querySelector: () => mark });
      trials.viewTrial(setup);
      vi.runAllTimers();
    },
  };
}

/** Visits a first page, which requests the cookie. */
const takePart = async () => (await load()).view('trial-1');

test('requests the cookie on the first page, and counts nothing there', async () => {
  const { view } = await load();
  view('trial-1');
  view('trial-1');
  expect(requests).toEqual([{ takesPart: true, isPhone: false }]);
  expect(sent).toEqual([]);
});

test('counts a visitor once, on the next document', async () => {
  await takePart();
  const { view } = await load();
  view('trial-1');
  view('trial-1');
  (await load()).view('trial-1');
  expect(sent).toEqual(['trial-1 variant exposure']);
  expect(requests).toHaveLength(1);
});

test('counts a goal once, on any page, for trials that the visitor has seen', async () => {
  await takePart();
  const { view, countGoal } = await load();
  countGoal(SETUP, 'usedEnquiry');
  view('trial-1');
  view(null);
  countGoal(SETUP, 'usedEnquiry');
  countGoal(SETUP, 'newEnquiry');
  countGoal(SETUP, 'careerEnquiry');
  countGoal(SETUP, 'phoneClick');
  vi.runAllTimers();
  expect(sent).toEqual(['trial-1 variant exposure', 'trial-1 null lead', 'trial-1 null call']);
});

test('counts a slow load only of a page with a trial that was counted', async () => {
  await takePart();
  const { view, countSlowLoad } = await load();
  view(null);
  countSlowLoad(SETUP);
  view('trial-1');
  countSlowLoad(SETUP);
  expect(sent).toEqual(['trial-1 variant exposure', 'trial-1 variant slow']);
});

test('does not take part without consent where the site asks, or with Global Privacy Control', async () => {
  (await load()).view('trial-1', { ...SETUP, ask: true });
  (await load({ gpc: true })).view('trial-1');
  expect(requests).toEqual([]);
  expect([...stored.keys()]).toEqual([]);
});

test('gives up the cookie once the visitor says no', async () => {
  await takePart();
  stored.set('harbour.Consent', 'denied');
  (await load()).view('trial-1');
  expect(requests.at(-1)).toEqual({ takesPart: false, isPhone: false });
  expect(sent).toEqual([]);
  expect(stored.has('harbour.Trials')).toBe(false);
});

test('asks again if the request failed', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  await takePart();
  await vi.waitFor(() => expect(stored.has('harbour.Trials')).toBe(false));
});

test('does not take part if the browser blocks storage', async () => {
  vi.stubGlobal('localStorage', undefined);
  await takePart();
  expect(requests).toEqual([]);
});

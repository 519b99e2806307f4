import type { VerifiedChallenge } from '@forecourt/lib/platform/challenge/verify.server';
import type { Site } from '@forecourt/lib/sites/site';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorTextIn } from '@/handlers/error-language.server.ts';
import { log } from '@/logging/log.server.ts';
import { withLanguage } from '@/site/handler-language.server.ts';
import { challengeCounts } from './challenge-counts.ts';
import { CHALLENGE_TEXT, checkChallenge } from './check-challenge.server.ts';
import { CHALLENGE_HEADER } from './offer.ts';

const KEY = '0x4AAAAAAAA';
const ONCE = '0b0c7a34-8a5e-4a52-93a0-4c2f7f2d0f01';

const facts = vi.hoisted(() => ({
  shopper: null as { phone: string } | null,
  browser: null as string | null,
  isWithinRate: true,
  verified: { outcome: 'passed' } as VerifiedChallenge,
  calls: [] as unknown[],
}));
vi.mock('@forecourt/lib/platform/env', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  environment: () => ({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    TRUSTED_PROXIES: 0,
    TURNSTILE_KEYS: new Map([['0x4AAAAAAAA', 'the secret']]),
  }),
}));
vi.mock('@forecourt/lib/platform/database/rate-limit.server', () => ({
  withinRate: async () => facts.isWithinRate,
}));
vi.mock('@forecourt/lib/platform/challenge/verify.server', () => ({
  TURNSTILE: 'https://challenges.cloudflare.com',
  verifyChallenge: async (call: unknown) => {
    facts.calls.push(call);
    return facts.verified;
  },
}));
vi.mock('@/site/shopper.server.ts', () => ({ readShopper: async () => facts.shopper }));
vi.mock('@/site/known-browser.server.ts', () => ({ knownBrowser: async () => facts.browser }));
vi.mock('@/content/locations.server.ts', () => ({ loadLocations: async () => [] }));

const siteWith = (challengeSiteKey: string | null) =>
  ({
    id: 'site-harbour',
    slug: 'harbour',
    settings: { challengeSiteKey, phoneOverride: '07 7010 0100' },
    features: { phoneRevealImmediate: false },
    dealerships: [],
  }) as unknown as Site;
const SITE = siteWith(KEY);
const OFFER = {
  siteKey: KEY,
  script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  action: 'lead',
  phone: { number: '07 7010 0100' },
};
const request = (token?: string) =>
  new Request('https://www.harbour.example/api/leads', {
    method: 'POST',
    headers: { host: 'WWW.Harbour.example:443', ...(token && { [CHALLENGE_HEADER]: token }) },
  });
const judge = (token?: string, site = SITE) => checkChallenge(site, request(token), 'lead', ONCE);
const counted = () => challengeCounts().map(({ outcome, count }) => [outcome, count]);

beforeEach(() => {
  Object.assign(facts, {
    shopper: null,
    browser: null,
    isWithinRate: true,
    verified: { outcome: 'passed' },
    calls: [],
  });
  Reflect.deleteProperty(globalThis, Symbol.for('forecourt.challenges'));
});
afterEach(() => void vi.restoreAllMocks());

test('offers a challenge with the dealer’s phone number to requests without a token', async () => {
  expect(await judge()).toMatchObject(OFFER);
  expect(facts.calls).toEqual([]);
  expect(counted()).toEqual([['asked', 1]]);
});

test('offers a challenge in the language of the page', async () => {
  expect(await judge()).toMatchObject({ language: 'en', texts: { call: 'Call 07 7010 0100' } });
  expect(await withLanguage('vi', () => judge())).toMatchObject({
    language: 'vi',
    texts: { close: 'Đóng', call: 'Gọi 07 7010 0100' },
  });
  expect(errorTextIn(CHALLENGE_TEXT, 'vi')).not.toBe(CHALLENGE_TEXT);
});

test('verifies a token with the request’s host (without port), action and id', async () => {
  expect(await judge('a token')).toBe('open');
  expect(facts.calls).toEqual([
    {
      token: 'a token',
      secret: 'the secret',
      host: undefined,
      hostname: 'www.harbour.example',
      action: 'lead',
      once: ONCE,
    },
  ]);
  expect(counted()).toEqual([['passed', 1]]);
});

test('offers another challenge for an invalid token', async () => {
  facts.verified = { outcome: 'failed', reason: 'timeout-or-duplicate' };
  expect(await judge('a token')).toMatchObject(OFFER);
  expect(counted()).toEqual([['failed', 1]]);
});

test('allows everyone while tokens cannot be verified, and reports it', async () => {
  facts.verified = { outcome: 'unreachable', reason: 'TimeoutError' };
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  expect(await judge('a token')).toBe('open');
  expect(logged.mock.calls).toMatchObject([[{ reason: 'TimeoutError' }, 'challenge_unreachable']]);
  expect(counted()).toEqual([['unreachable', 1]]);
});

test('checks no more tokens of a household than its limit allows', async () => {
  facts.isWithinRate = false;
  expect(await judge('a token')).toBe('too_many');
  expect(facts.calls).toEqual([]);
});

test('needs no challenge from shoppers signed in in a known browser', async () => {
  facts.shopper = { phone: '+61412345678' };
  expect(await judge()).toMatchObject(OFFER);
  facts.browser = 'a browser';
  expect(await judge()).toBe('open');
});

test('needs no challenge on a site without a key, or whose key has no secret here', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue();
  expect(await judge(undefined, siteWith(null))).toBe('open');
  expect(warned).not.toHaveBeenCalled();
  expect(await judge(undefined, siteWith('0x4BBBBBBBB'))).toBe('open');
  expect(warned).toHaveBeenCalledOnce();
});

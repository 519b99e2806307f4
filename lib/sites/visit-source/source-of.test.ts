import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLICK_IDS } from './click-ids.ts';
import { KNOWN_SOURCES } from './known-sources.ts';
import { SOURCE_KINDS } from './source-kinds.ts';
import { sourceOf } from './source-of.ts';

const OWN = ['www.harbour.example', 'harbour.example'];
const from = (referrer: string, query: Record<string, string> = {}) =>
  sourceOf({ referrer, query, ownHosts: OWN });

describe('a visit without campaign parameters', () => {
  test.each([
    ['https://chatgpt.com/', 'assistant', 'ChatGPT'],
    ['https://chat.openai.com/c/1', 'assistant', 'ChatGPT'],
    ['https://gemini.google.com/', 'assistant', 'Gemini'],
    ['https://claude.ai/', 'assistant', 'Claude'],
    ['https://www.perplexity.ai/search', 'assistant', 'Perplexity'],
    ['https://copilot.microsoft.com/', 'assistant', 'Copilot'],
    ['https://www.carsales.com.au/cars', 'classified', 'carsales'],
    ['https://www.gumtree.com.au/', 'classified', 'Gumtree'],
    ['https://www.google.com.au/', 'search', 'Google'],
    ['https://google.fr', 'search', 'Google'],
    ['android-app://com.google.android.googlequicksearchbox/', 'search', 'Google'],
    ['https://www.bing.com/', 'search', 'Bing'],
    ['https://l.facebook.com/', 'social', 'Facebook'],
    ['https://mail.google.com/', 'mail', 'Gmail'],
    ['https://www.dealer-news.example/a?b=c', 'referral', 'dealer-news.example'],
    ['https://google.dealer.example/', 'referral', 'google.dealer.example'],
    ['https://notchatgpt.com/', 'referral', 'notchatgpt.com'],
  ])('from %s is %s: %s', (referrer, kind, name) =>
    expect(from(referrer)).toEqual({ kind, name, campaign: null }),
  );

  test('without a referrer is direct', () =>
    expect([from(''), from('not an address')]).toEqual(
      Array(2).fill({ kind: 'direct', name: '', campaign: null }),
    ));

  test('from a page of the site is no arrival', () => {
    expect(from('https://harbour.example/cars')).toBeNull();
    expect(from('https://www.harbour.example:3000/')).toBeNull();
  });

  test('back from the payment page or from signing in is no arrival', () =>
    expect([from('https://checkout.stripe.com/c/pay'), from('https://accounts.google.com/')]).toEqual([
      null,
      null,
    ]));
});

describe('campaign parameters outweigh the referrer', () => {
  const google = 'https://www.google.com/';
  test.each([
    [{ utm_source: 'chatgpt.com' }, 'assistant', 'ChatGPT', null],
    [{ utm_source: 'claude-ai', utm_medium: 'assistant' }, 'assistant', 'claude-ai', null],
    [{ utm_source: 'meta', utm_medium: 'feed', utm_campaign: 'stock' }, 'feed', 'Facebook', 'stock'],
    [{ utm_source: 'google', utm_medium: 'vehicle-ads', gclid: 'x' }, 'feed', 'Google', null],
    [{ utm_source: 'carsales' }, 'classified', 'carsales', null],
    [{ utm_source: 'alerts', utm_medium: 'email' }, 'mail', 'Our alerts', null],
    [{ utm_source: 'radio', utm_campaign: 'spring' }, 'campaign', 'radio', 'spring'],
    [{ gclid: 'x', utm_source: 'google', utm_campaign: 'spring' }, 'campaign', 'Google Ads', 'spring'],
    [{ wbraid: 'x' }, 'campaign', 'Google Ads', null],
    [{ msclkid: 'x' }, 'campaign', 'Microsoft Advertising', null],
    [{ ttclid: 'x' }, 'campaign', 'TikTok Ads', null],
    [{ fbclid: 'x' }, 'social', 'Facebook', null],
    [{ utm_campaign: 'spring' }, 'campaign', 'Google', 'spring'],
    [{ utm_source: 'kim@shopper.example', utm_campaign: 'kim@shopper.example' }, 'campaign', 'Google', null],
  ])('%j is %s: %s', (query, kind, name, campaign) =>
    expect(from(google, query as unknown as Record<string, string>)).toEqual({ kind, name, campaign }),
  );

  test('even on a link from the site itself', () =>
    expect(from('https://harbour.example/', { utm_source: 'radio' })).toMatchObject({ kind: 'campaign' }));
});

const anyQuery = fc.dictionary(
  fc.oneof(fc.constantFrom('utm_source', 'utm_medium', 'utm_campaign', ...CLICK_IDS), fc.string()),
  fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress(), fc.constantFrom('email', 'feed', '__proto__')),
);
const anyReferrer = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'https://harbour.example/', 'https://kim:secret@host.example/?email=kim@x.example'),
);

test('never fails, and keeps no address, query or email for any visit', () => {
  fc.assert(
    fc.property(anyReferrer, anyQuery, (referrer, query) => {
      const source = from(referrer, query);
      if (!source) return;
      expect(SOURCE_KINDS).toContain(source.kind);
      const texts = `${source.name} ${source.campaign ?? ''}`;
      expect(texts).not.toContain('@');
      expect(texts).not.toMatch(/[\p{Cc}]/u);
      expect(source.name.length).toBeLessThanOrEqual(60);
      expect((source.campaign ?? '').length).toBeLessThanOrEqual(60);
      if (source.kind === 'referral') expect(source.name).not.toMatch(/[/?#]/);
    }),
  );
});

test('knows each source by its own hosts and values', () => {
  for (const { name, kind, hosts, sources } of KNOWN_SOURCES) {
    for (const host of hosts)
      expect(from(`https://${host.replace('.*', '.com.au')}/`)).toEqual({ kind, name, campaign: null });
    for (const source of sources) expect(from('', { utm_source: source })).toMatchObject({ name });
  }
});

test('depends on the referrer only by its host', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
      expect(from(url)).toEqual(from(new URL(url).origin));
    }),
  );
});

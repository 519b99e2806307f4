import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentVisitSchema, visitOf } from './visit.ts';
import { visitText } from './visit-text.ts';

const NOW = new Date('2026-11-30T01:00:00Z');
const hoursAgo = (hours: number) => NOW.getTime() - hours * 3_600_000;
const context = { ownHosts: ['harbour.example'], isConsentAssumed: false, hasGpc: false, now: NOW };
const visit = (sent: unknown, more: Partial<typeof context> = {}) =>
  visitOf(sentVisitSchema.parse(sent), { ...context, ...more });

const ASSISTANT = { at: hoursAgo(48), host: 'chatgpt.com', params: {} };
const AD = { at: hoursAgo(1), host: 'www.google.com', params: { gclid: 'Cj0', utm_campaign: 'spring' } };

test('classifies the first and the last arrival, and keeps the click with consent', () => {
  const touches = {
    first: { kind: 'assistant', name: 'ChatGPT', campaign: null, at: '2026-11-28T01:00:00.000Z' },
    last: { kind: 'campaign', name: 'Google Ads', campaign: 'spring', at: '2026-11-30T00:00:00.000Z' },
  };
  expect(visit({ first: ASSISTANT, last: AD })).toEqual(touches);
  expect(visit({ first: ASSISTANT, last: AD, consent: 'explicit' })).toEqual({
    ...touches,
    clicks: { gclid: { value: 'Cj0', at: '2026-11-30T00:00:00.000Z' } },
    adConsent: 'explicit',
  });
});

test('ignores arrivals from the site itself, and those older than 90 days', () => {
  const own = { at: hoursAgo(2), host: 'harbour.example', params: {} };
  expect(visit({ first: own, last: AD })?.first).toMatchObject({ name: 'Google Ads' });
  expect(visit({ first: { ...ASSISTANT, at: hoursAgo(91 * 24) }, last: AD })?.first.name).toBe('Google Ads');
  expect(visit({ first: own, last: own })).toBeNull();
});

test('dates no arrival in the future', () =>
  expect(visit({ first: { ...AD, at: hoursAgo(-5) }, last: AD })?.first.at).toBe(NOW.toISOString()));

describe('consent to advertising', () => {
  const sent = (consent: string | null) => ({ first: AD, last: AD, consent });
  test('is kept if the visitor gave it', () => expect(visit(sent('explicit'))?.adConsent).toBe('explicit'));
  test('is assumed only on a site that assumes it', () => {
    expect(visit(sent('assumed'))?.adConsent).toBeUndefined();
    expect(visit(sent('assumed'), { isConsentAssumed: true })?.adConsent).toBe('assumed');
  });
  test('is never kept under Global Privacy Control', () => {
    for (const consent of ['explicit', 'assumed'])
      expect(visit(sent(consent), { isConsentAssumed: true, hasGpc: true })?.adConsent).toBeUndefined();
  });
  test('is missing if the browser reports none, or nonsense', () => {
    for (const consent of [null, 'yes', '']) expect(visit(sent(consent))?.adConsent).toBeUndefined();
  });
});

test('accepts anything from a browser, and keeps no email address', () => {
  const param = fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress());
  const touch = fc.record({
    at: fc.oneof(fc.double(), fc.integer({ min: hoursAgo(200 * 24), max: hoursAgo(-100) })),
    host: fc.oneof(fc.domain(), fc.string({ unit: 'binary' })),
    params: fc.dictionary(fc.constantFrom('utm_source', 'gclid', 'email', 'utm_medium'), param),
  });
  fc.assert(
    fc.property(fc.oneof(fc.record({ first: touch, last: touch }), fc.anything()), (sent) => {
      const result = visit(sent);
      expect(JSON.stringify(result)).not.toContain('@');
      if (result) expect(Date.parse(result.last.at)).toBeLessThanOrEqual(NOW.getTime());
    }),
  );
});

describe('in words for staff', () => {
  test('names both sources with their dates', () =>
    expect(visitText(visit({ first: ASSISTANT, last: AD }))).toBe(
      'First ChatGPT (AI assistant) on 28 Nov 2026, then Google Ads (Campaign: spring) on 30 Nov 2026',
    ));
  test('names one source once', () =>
    expect(visitText(visit({ first: ASSISTANT, last: ASSISTANT }))).toBe(
      'ChatGPT (AI assistant) on 28 Nov 2026',
    ));
  test('is empty for a direct visit, and without one', () => {
    const direct = { at: hoursAgo(1), host: '', params: {} };
    expect([visitText(visit({ first: direct, last: direct })), visitText(null)]).toEqual(['', '']);
  });
});

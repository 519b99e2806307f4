import { parseSettings } from '@forecourt/lib/sites/settings';
import { sentVisitSchema } from '@forecourt/lib/sites/visit-source/visit';
import { expect, test } from 'vitest';
import { shopperVisit } from './visit.server.ts';

const NOW = new Date('2026-11-30T01:00:00Z');
const AD = { at: NOW.getTime() - 3_600_000, host: 'www.google.com', params: { gclid: 'Cj0' } };
const sent = sentVisitSchema.parse({ first: AD, last: AD, consent: 'explicit' });
const visitOn = (settings: Record<string, unknown>, hasGpc = false) =>
  shopperVisit(
    { url: 'https://harbour.example', hosts: [], settings: parseSettings(settings).settings },
    sent,
    { hasGpc, now: NOW },
  );

test('keeps consent and click on a site that reports conversions', () =>
  expect(visitOn({ metaDatasetId: '9876543210' })).toMatchObject({
    adConsent: 'explicit',
    clicks: { gclid: { value: 'Cj0' } },
  }));

test.each([
  ['on a site that asks to share views only', visitOn({ socialPixelId: '123456789012345' })],
  ['under Global Privacy Control', visitOn({ metaDatasetId: '9876543210' }, true)],
])('keeps neither %s', (_, visit) => {
  expect(visit?.last.name).toBe('Google Ads');
  expect(visit).not.toHaveProperty('adConsent');
  expect(visit).not.toHaveProperty('clicks');
});

import { expect, test } from 'vitest';
import { CHECK_IDS } from './checks.ts';
import type { Finding, Target } from './report.ts';
import { withMends } from './stock-mends.ts';

const vehicle = { slug: 'hilux-a1', feed: 'main', locationId: 'location-kew' };
const incoming = { id: 'feed-main', slug: 'main', columns: [{ column: 'Images', field: 'images' }] };
const offer = { _id: 'offer-a', _type: 'offer', slug: { current: 'hybrids' } };
const site = { id: 'site-a', contents: [offer] };
const vehicleTarget: Target = { kind: 'page', path: '/cars/hilux-a1' };

function mendOf(check: Finding['check'], target: Target | null, feeds = [incoming]) {
  const finding: Finding = { check, count: 1, named: [{ title: 'One', detail: '', target }], more: 0 };
  return withMends([finding], [vehicle], site, feeds)[0]?.named[0]?.mend;
}

test('leads to the column of the vehicle’s feed', () => {
  expect(mendOf('noPhotos', vehicleTarget)).toEqual({
    kind: 'column',
    feed: 'main',
    document: 'feed-main',
    column: 'Images',
  });
  expect(mendOf('noPrice', vehicleTarget, [])).toEqual({
    kind: 'column',
    feed: 'main',
    document: null,
    column: null,
  });
});

test('leads to the licence of the vehicle’s location', () => {
  expect(mendOf('lawLicence', vehicleTarget)).toEqual({
    kind: 'document',
    id: 'location-kew',
    type: 'location',
    path: 'dealer_license_number',
  });
});

test('leads from old stock to its suggested steps', () => {
  expect(mendOf('oldStock', vehicleTarget)).toEqual({ kind: 'tool', tool: 'merchandising' });
});

test('leads from an offer without a comparison rate to that field', () => {
  for (const path of ['/offers/hybrids', '/offers/kestrel/hybrids'])
    expect(mendOf('lawRates', { kind: 'page', path })).toEqual({
      kind: 'document',
      id: 'offer-a',
      type: 'offer',
      path: 'comparisonRate',
    });
  expect(mendOf('lawRates', { kind: 'page', path: '/finance' })).toEqual({
    kind: 'preview',
    path: '/finance',
  });
});

test('gives every item on a page of the site a place to fix it', () => {
  for (const check of CHECK_IDS) expect(mendOf(check, vehicleTarget), check).toBeDefined();
});

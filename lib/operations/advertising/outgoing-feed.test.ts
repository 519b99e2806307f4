import { expect, test } from 'vitest';
import { readOutgoingFeed } from './outgoing-feed.ts';
import { sampleFeed } from './testing/samples.ts';

const MINIMAL = {
  id: 'feed-1',
  siteSlug: 'sample',
  updatedAt: '2026-02-01T00:00:00Z',
  receiver: 'meta',
  ...Object.fromEntries(
    [
      'title',
      'isOn',
      'format',
      'delivery',
      'stock',
      'price',
      'priceState',
      'campaign',
      'mapping',
      'accounts',
      'secretVersion',
    ].map((name) => [name, null]),
  ),
};

test('a document with only a receiver and a site is complete', () => {
  expect(readOutgoingFeed(MINIMAL)).toMatchObject({
    isOn: true,
    format: 'csv',
    delivery: 'file',
    price: 'page',
    secretVersion: 1,
    stock: { minimumPhotos: 0, includesReserved: false },
  });
});

test('a format that the receiver does not read becomes its usual one', () => {
  expect(sampleFeed({ receiver: 'bing', format: 'json' }).format).toBe('tsv');
});

test('a receiver without an API gets a file', () => {
  expect(sampleFeed({ receiver: 'bing', delivery: 'push' }).delivery).toBe('file');
  expect(sampleFeed({ receiver: 'meta', delivery: 'push' }).delivery).toBe('push');
});

test('an invalid rule makes the feed unusable instead of advertising more', () => {
  const stock = { ...sampleFeed().stock, priceTo: 'cheap' };
  expect(readOutgoingFeed({ ...MINIMAL, stock })).toBeNull();
  expect(readOutgoingFeed({ ...MINIMAL, stock: { ...sampleFeed().stock, conditions: ['old'] } })).toBeNull();
});

test('an unknown receiver makes the feed unusable', () => {
  expect(readOutgoingFeed({ ...MINIMAL, receiver: 'carsales' })).toBeNull();
});

import { advertsOfFeed, rowsOf } from '@forecourt/lib/operations/advertising/feed-vehicles.server';
import { feedVersion } from '@forecourt/lib/operations/advertising/feed-version.server';
import { CONTENT_TYPES, fileOf } from '@forecourt/lib/operations/advertising/formats/file-of';
import { fileShape } from '@forecourt/lib/operations/advertising/formats/file-shape';
import type { OutgoingFeed } from '@forecourt/lib/operations/advertising/outgoing-feed';
import { receiverOf } from '@forecourt/lib/operations/advertising/receivers/receiver-of';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen } from '../../../emulators/listen.ts';
import { type Advertising, fileFeed, openAdvertising, photosOf, SITE } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const mapping = (record: string): OutgoingFeed['mapping'] => ({
  ...fileFeed('').mapping,
  root: 'stock',
  record,
  columns: [
    { field: 'stocknum', name: 'StockNumber' },
    { field: 'title', name: 'Title' },
    { field: 'price', name: 'Price' },
    { field: 'description', name: 'Comments' },
  ],
});

const FEEDS = {
  google: fileFeed('google', { receiver: 'googleVehicleAds', format: 'tsv' }),
  meta: fileFeed('meta', { receiver: 'meta', format: 'csv' }),
  tiktok: fileFeed('tiktok', { receiver: 'tiktok', format: 'csv' }),
  bing: fileFeed('bing', { receiver: 'bing', format: 'tsv' }),
  json: fileFeed('json', { receiver: 'json', format: 'json', mapping: mapping('vehicle') }),
  xml: fileFeed('xml', { receiver: 'xml', format: 'xml', mapping: mapping('vehicle') }),
};
type FileName = keyof typeof FEEDS;

let ads: Advertising;
let site: Awaited<ReturnType<typeof listen>>;
let isBrokenOff = false;
beforeAll(async () => {
  ads = await openAdvertising();
  const app = new Hono().get('/:feed', async (context) => {
    const feed = FEEDS[context.req.param('feed') as FileName];
    const etag = await feedVersion(ads.pool, feed, SITE, new Date());
    if (context.req.header('if-none-match') === etag) return context.body(null, 304);
    const chunks: string[] = [];
    for await (const chunk of fileOf(
      rowsOf(advertsOfFeed(ads.pool, feed, SITE)),
      fileShape(feed, receiverOf(feed)),
    ))
      chunks.push(chunk);
    const text = chunks.join('');
    return context.body(isBrokenOff ? text.slice(0, -20) : text, 200, {
      etag,
      'content-type': CONTENT_TYPES[feed.format],
    });
  });
  site = await listen(app.fetch, 0);
});
afterAll(async () => {
  await site.close();
  await ads.close();
});
beforeEach(async () => {
  isBrokenOff = false;
  await ads.clear();
});

const pickUp = async (feed: FileName) => {
  const response = await ads.receivers.app.request('/files/fetch', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      receiver: feed === 'json' || feed === 'xml' ? 'other' : feed,
      account: feed,
      url: `${site.url}/${feed}`,
    }),
  });
  return { status: response.status, ...(await response.json()) };
};

describe.each(Object.keys(FEEDS) as FileName[])('a receiver that fetches the file for %s', (name) => {
  test('accepts every row', async () => {
    const sold = await ads.addCar({ dealercomments: 'A "nice" car; <one> & only, with\na second line' });
    await ads.addCar({ images: photosOf(7, 4) });
    expect(await pickUp(name)).toMatchObject({ status: 200, isChanged: true, stored: 2, refused: [] });
    expect(await pickUp(name)).toMatchObject({ isChanged: false });
    await ads.changeCar(sold, { status: 'sold' });
    expect(await pickUp(name)).toMatchObject({ isChanged: true, stored: 1 });
  });
});

test('a receiver keeps what it has if the file is broken off', async () => {
  const car = await ads.addCar();
  await ads.addCar();
  await pickUp('xml');
  await ads.changeCar(car, { price: 1_000 });
  isBrokenOff = true;
  expect((await pickUp('xml')).status).toBe(422);
  expect(Object.keys(ads.copy('files', 'xml'))).toHaveLength(2);
});

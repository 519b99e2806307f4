import { expect, test } from 'vitest';
import { advertSiteQuery } from '../advert-site-query.ts';
import { outgoingFeedsQuery } from '../outgoing-feeds-query.ts';
import { advertSources } from './advert-sources.server.ts';

const FEED = {
  id: 'feed-1',
  siteSlug: 'sample',
  receiver: 'meta',
  updatedAt: '2026-11-30T00:00:00Z',
  title: null,
  isOn: null,
  format: null,
  delivery: null,
  stock: null,
  price: null,
  priceState: null,
  campaign: null,
  mapping: null,
  accounts: null,
  secretVersion: null,
};
const SITE = {
  slug: 'sample',
  name: 'Sample',
  url: 'https://sample.example/',
  settings: null,
  features: null,
  dealerships: [],
  places: [],
  chargeTables: [],
};

function lakeWith(answers: { feeds: unknown; sites?: number }) {
  const reported: unknown[] = [];
  let now = 0;
  let reads = 0;
  const lake = { ...answers, isAway: false };
  const client = {
    fetch: async (query: string): Promise<unknown> => {
      if (lake.isAway) throw new Error('away');
      if (query === outgoingFeedsQuery) {
        reads += 1;
        return lake.feeds;
      }
      return query === advertSiteQuery ? SITE : (lake.sites ?? 1);
    },
  };
  const read = advertSources({
    client: client as Parameters<typeof advertSources>[0]['client'],
    report: (error) => reported.push(error),
    now: () => now,
  });
  return {
    lake,
    reported,
    read,
    reads: () => reads,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('reads feeds with their sites, again after 15 seconds', async () => {
  const { read, reads, pass } = lakeWith({ feeds: [FEED, { ...FEED, receiver: 'unknown' }] });
  const sources = await read();
  expect(sources.map(({ feed, site }) => [feed.id, site?.url])).toEqual([
    ['feed-1', 'https://sample.example'],
  ]);
  pass(14_000);
  await read();
  expect(reads()).toBe(1);
  pass(1_000);
  await read();
  expect(reads()).toBe(2);
});

test('returns the last feeds while the content lake is away', async () => {
  const { lake, read, reported, pass } = lakeWith({ feeds: [FEED] });
  await read();
  lake.isAway = true;
  pass(60_000);
  expect(await read()).toHaveLength(1);
  expect(reported.map(String)).toEqual(['Error: away']);
});

test('does not take an empty content lake for the end of all feeds', async () => {
  const { lake, read, pass } = lakeWith({ feeds: [FEED] });
  await read();
  lake.feeds = [];
  lake.sites = 0;
  pass(60_000);
  expect(await read()).toHaveLength(1);
  lake.sites = 2;
  pass(60_000);
  expect(await read()).toEqual([]);
});

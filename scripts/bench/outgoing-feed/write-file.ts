// DATABASE FORMAT: writes the file of a feed to nowhere, as the storefront streams it, and reports its cost.
import { advertsOfFeed, rowsOf } from '@forecourt/lib/operations/advertising/feed-vehicles.server';
import { feedVersion } from '@forecourt/lib/operations/advertising/feed-version.server';
import { fileOf } from '@forecourt/lib/operations/advertising/formats/file-of';
import { fileShape } from '@forecourt/lib/operations/advertising/formats/file-shape';
import { receiverOf } from '@forecourt/lib/operations/advertising/receivers/receiver-of';
import { sampleAdvertSite, sampleFeed } from '@forecourt/lib/operations/advertising/testing/samples';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { classifiedsFeed } from '../../demo/content/shared/outgoing-feeds.ts';
import { locations } from '../../demo/dealerships.ts';
import { answer } from '../stock/processes/child.ts';

/** The cost of a whole file, and of the check that it is unchanged. */
export interface FileCost {
  bytes: number;
  seconds: number;
  versionMs: number;
  /** Milliseconds until the first bytes. */
  firstMs: number;
}

const [databaseUrl = '', format = 'xml'] = process.argv.slice(2);
const pool = openPool(databaseUrl);
const yards = locations.filter(({ dealershipId }) => dealershipId.startsWith('harbour-'));
const site = {
  ...sampleAdvertSite(),
  dealerships: [...new Set(yards.map(({ dealershipId }) => dealershipId))].map((id) => ({
    id,
    phoneByCarType: {},
  })),
};
const { mapping } = classifiedsFeed;
const feed = sampleFeed({
  receiver: format,
  format,
  mapping: {
    listSeparator: null,
    decimalMark: null,
    booleanWords: null,
    root: null,
    record: null,
    ...mapping,
  },
});

const beforeVersion = performance.now();
await feedVersion(pool, feed, site, new Date());
const start = performance.now();
let bytes = 0;
let firstAt = 0;
for await (const chunk of fileOf(
  rowsOf(advertsOfFeed(pool, feed, site)),
  fileShape(feed, receiverOf(feed)),
)) {
  firstAt ||= performance.now();
  bytes += Buffer.byteLength(chunk);
}
const cost: FileCost = {
  bytes,
  seconds: (performance.now() - start) / 1000,
  versionMs: start - beforeVersion,
  firstMs: firstAt - start,
};
await answer(cost);
await pool.end();
process.exit();

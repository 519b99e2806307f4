import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type HostTable, hostTable, siteOfHost } from '@forecourt/lib/sites/hosts';
import { hostsQuery } from '@forecourt/lib/sites/hosts-query';
import { parseSite } from '@forecourt/lib/sites/parse-site';
import { redirectTable } from '@forecourt/lib/sites/redirects';
import { gatesQuery } from '@forecourt/schemas/queries/gates';
import { redirectsQuery } from '@forecourt/schemas/queries/redirects';
import { siteQuery } from '@forecourt/schemas/queries/site';
import type { SanityClient } from '@sanity/client';
import { median, percentile, type Targets, timeOf } from './targets.ts';

const REDIRECTS = 20;
const DEALERSHIPS = 2;
const LOOKUPS = 100_000;
const BATCH = 200;
/** Megabytes more than with ten sites; the page cache has a separate limit. */
const MEMORY_BAR = 32;

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

/** Reads the tables of all sites like a storefront instance, which keeps them in memory. */
async function readTables(lake: SanityClient) {
  const sites = await lake.fetch(hostsQuery);
  const redirects = Map.groupBy(await lake.fetch(redirectsQuery), ({ site }) => site);
  return {
    hosts: hostTable(sites, ['localhost']),
    redirects: new Map([...redirects].map(([site, own]) => [site, redirectTable(own)])),
    gates: await lake.fetch(gatesQuery),
  };
}

/** Measures at 10, 100 and 1,000 sites: finding a host's site, memory, and a message about changed stock. */
export async function measureSites(
  lake: SanityClient,
  targets: Targets,
  sizes: readonly number[],
): Promise<void> {
  const memory: number[] = [];
  const messages: number[] = [];
  let madeCount = 0;
  for (const size of sizes) {
    for (; madeCount < size; madeCount += BATCH)
      await makeSites(lake, madeCount, Math.min(size, madeCount + BATCH));
    madeCount = size;
    collect();
    const before = process.memoryUsage().heapUsed;
    let tables = await readTables(lake);
    collect();
    memory.push((process.memoryUsage().heapUsed - before) / 1e6);
    const reading = await timeOf(async () => {
      tables = await readTables(lake);
    });
    if (tables.hosts.slugs.size !== size) throw new Error(`The lake has ${tables.hosts.slugs.size} sites`);

    const label = `${size.toLocaleString('en-AU')} sites`;
    const slowest = percentile(resolveTimes(tables.hosts, size), 0.999);
    targets.add({
      name: `${label}: the site of a host, 999 of 1,000`,
      value: slowest,
      unit: 'ms',
      target: 2,
    });
    targets.add({
      name: `${label}: tables of all sites in memory`,
      value: memory.at(-1) ?? 0,
      unit: 'MB',
      target: null,
    });
    targets.add({
      name: `${label}: reading those tables in the background`,
      value: reading,
      unit: 'ms',
      target: null,
    });
    const [now, formerly] = await messageTimes(lake, tables.hosts, size);
    messages.push(now);
    targets.add({
      name: `${label}: the sites of a message of 500 cars`,
      value: now,
      unit: 'ms',
      target: null,
    });
    targets.add({
      name: `${label}: the same by reading every site, as before`,
      value: formerly,
      unit: 'ms',
      target: null,
    });
  }
  const growth = (memory.at(-1) ?? 0) - (memory[0] ?? 0);
  targets.add({
    name: 'Memory of an instance, from fewest to most sites',
    value: growth,
    unit: 'MB',
    target: MEMORY_BAR,
  });
  // Below a tenth of a millisecond a ratio would only compare timer precision.
  const [first = 0, last = 0] = [messages[0], messages.at(-1)].map((time) => Math.max(time ?? 0, 0.1));
  targets.add({ name: 'A message, most sites to fewest', value: last / first, unit: 'times', target: 1.5 });
}

/** Returns milliseconds of each lookup: by exact host, by suffix, unknown. */
function resolveTimes(hosts: HostTable, size: number): Float64Array {
  const names = Array.from({ length: 999 }, (_, index) => {
    const number = (index * 7919) % size;
    return (
      [`www.site-${number}.example`, `site-${number}.localhost:3000`, `nobody-${number}.localhost`][
        index % 3
      ] ?? ''
    );
  });
  const times = new Float64Array(LOOKUPS);
  for (let lookup = 0; lookup < LOOKUPS; lookup++) {
    const start = performance.now();
    const site = siteOfHost(hosts, names[lookup % names.length] ?? '');
    times[lookup] = performance.now() - start;
    if ((site === null) !== (lookup % names.length) % 3 > 1) throw new Error('A host shows the wrong site');
  }
  return times;
}

/**
 * Measures from a message about one dealership's cars to the sites concerned: by the table, and by loading
 * every site.
 */
async function messageTimes(lake: SanityClient, hosts: HostTable, size: number): Promise<[number, number]> {
  const raw = await lake.fetch(siteQuery, { site: 'site-0' });
  const changes = Array.from({ length: 500 }, () => `dealership-${size - 1}-0`);
  const rounds = Array.from({ length: 20 }, () => 0);
  const now: number[] = [];
  const formerly: number[] = [];
  for (const _ of rounds) {
    now.push(
      await timeOf(() => {
        if (changes.some((id) => hosts.byDealership.get(id)?.length !== 1))
          throw new Error('No site sells it');
      }),
    );
    formerly.push(
      await timeOf(() => {
        for (let site = 0; site < size; site++) parseSite(raw);
      }),
    );
  }
  return [median(now), median(formerly)];
}

async function makeSites(lake: SanityClient, from: number, to: number): Promise<void> {
  const documents = Array.from({ length: to - from }, (_, index) => documentsOf(from + index)).flat();
  for (let start = 0; start < documents.length; start += 1_000) {
    const batch = lake.transaction();
    for (const document of documents.slice(start, start + 1_000)) batch.createOrReplace(document);
    await batch.commit({ visibility: 'sync', returnDocuments: false });
  }
}

function documentsOf(number: number): { _id: string; _type: string; [field: string]: unknown }[] {
  const ref = (id: string) => ({ _type: 'reference', _ref: id, _key: id });
  const site = `site-${number}`;
  const dealerships = Array.from({ length: DEALERSHIPS }, (_, index) => `dealership-${number}-${index}`);
  return [
    ...dealerships.map((id) => ({
      _id: id,
      _type: 'dealership',
      name: id,
      slug: { _type: 'slug', current: id },
    })),
    {
      _id: site,
      _type: 'site',
      name: `Site ${number}`,
      slug: { _type: 'slug', current: site },
      url: `https://www.${site}.example`,
      hosts: [`www.${site}.example`, `${site}.example`],
      template: 'group',
      dealerships: dealerships.map(ref),
      settings: {
        _type: 'siteSettings',
        hitsPerPage: 21,
        soldVisibleDays: 3,
        defaultSort: 'custom_rank:desc',
      },
    },
    { _id: `features-${number}`, _type: 'siteFeatures', site: ref(site), reserveEnabled: true },
    ...Array.from({ length: REDIRECTS }, (_, index) => ({
      _id: `redirect-${number}-${index}`,
      _type: 'redirect',
      site: ref(site),
      from: `/old-page-${index}`,
      to: `/pages/new-page-${index}`,
      permanent: true,
    })),
  ];
}

import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { ask } from '../../tasks/request-storefront.ts';
import { measureThroughput } from '../pages/throughput.ts';
import { percentile } from '../search-page/percentile.ts';
import { firstVehicle } from '../servers.ts';
import type { Cluster } from './cluster.ts';

const ROUNDS = 5;
const SECONDS = 4;
const SITE = 'harbour';
const run = promisify(execFile);
const hasWrk = !spawnSync('wrk', ['--version']).error;

/**
 * Measures requests per second of a cached page. Prefers `wrk`, because a load generator in JavaScript uses
 * as much CPU as the server.
 */
async function requestsPerSecond(port: number, path: string): Promise<number> {
  const target = `http://127.0.0.1:${port}${path}`;
  const host = `${SITE}.localhost`;
  if (!hasWrk) return (await measureThroughput(target, host, SECONDS)).requestsPerSecond;
  const headers = ['-H', `Host: ${host}`, '-H', 'Accept-Encoding: gzip'];
  const { stdout: text } = await run('wrk', ['-t1', '-c10', `-d${SECONDS}s`, ...headers, target]);
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(`${target}: ${text}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
}

type Three<Item> = [Item, Item, Item];

const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Measures one instance with and without the shared store, two at once, and all behind Varnish, in turn. */
export async function measureSpeed(cluster: Cluster): Promise<Record<string, object>> {
  const [sharedInstance, storelessInstance, secondInstance] = cluster.instances as Three<
    Cluster['instances'][number]
  >;
  const vehicle = await firstVehicle(sharedInstance.port, `${SITE}.localhost:${sharedInstance.port}`);
  const pages = { home: '/', vehicle };
  const throughFront: Record<string, number> = {};
  for (const [name, path] of Object.entries(pages))
    throughFront[name] = median(
      await repeat(() => requestsPerSecond(cluster.settings.ports.storefront, path)),
    );

  // Without CDN settings, whose headers would be attributed to the store.
  await Promise.all([sharedInstance.stop(), storelessInstance.stop(), secondInstance.stop()]);
  await Promise.all([
    sharedInstance.start(),
    storelessInstance.start({ REDIS_URL: '' }),
    secondInstance.start(),
  ]);
  const rows: Record<string, object> = {};
  for (const [name, path] of Object.entries(pages)) {
    const measures = {
      without: async () => requestsPerSecond(storelessInstance.port, path),
      withStore: async () => requestsPerSecond(sharedInstance.port, path),
      two: async () => {
        const each = [sharedInstance, secondInstance].map(({ port }) => requestsPerSecond(port, path));
        return (await Promise.all(each)).reduce((sum, one) => sum + one);
      },
    };
    for (const warmUp of Object.values(measures)) await warmUp();
    const { without, withStore, two } = await medians(measures);
    const front = throughFront[name] ?? 0;
    rows[name] = {
      'without REDIS_URL': Math.round(without),
      'with REDIS_URL': Math.round(withStore),
      'share (0.95)': (withStore / without).toFixed(2),
      'two instances to one (1)': (two / withStore).toFixed(2),
      'through Varnish': Math.round(front),
      'times Next (10)': (front / withStore).toFixed(1),
      generator: hasWrk ? 'wrk' : 'autocannon',
    };
  }
  for (const instance of [sharedInstance, storelessInstance, secondInstance]) await instance.stop();
  await Promise.all(
    [sharedInstance, storelessInstance, secondInstance].map((instance) =>
      instance.start(cluster.environment),
    ),
  );
  return rows;
}

/**
 * Returns the median of each measure, alternating their order, because the first in a round has a different
 * cost.
 */
async function medians<Name extends string>(
  measures: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(measures) as Name[];
  const values = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of round % 2 ? names.toReversed() : names) values.get(name)?.push(await measures[name]());
  return Object.fromEntries([...values].map(([name, all]) => [name, median(all)])) as Record<Name, number>;
}

async function repeat<Measured>(measure: () => Promise<Measured>): Promise<Measured[]> {
  const all: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) all.push(await measure());
  return all;
}

/**
 * Measures a page rendered by another instance against the same page from memory: the first and second
 * request of a newly started instance with warm code.
 */
export async function measureColdPages(cluster: Cluster): Promise<Record<string, object>> {
  const [maker, reader] = cluster.instances as [Cluster['instances'][number], Cluster['instances'][number]];
  const host = `${SITE}.localhost:${maker.port}`;
  const { body } = await ask({ port: maker.port, host, path: '/sitemap.xml' });
  const paths = [...body.matchAll(/<loc>https?:\/\/[^/<]+(\/cars\/[^<]+)<\/loc>/g)]
    .slice(0, 60)
    .map(([, path]) => path ?? '');
  for (const path of paths) await ask({ port: maker.port, host, path });
  await reader.stop();
  await reader.start(cluster.environment);
  const time = async (path: string) => {
    const start = performance.now();
    const { headers } = await ask({ port: reader.port, host, path });
    return { ms: performance.now() - start, cache: headers.get('x-nextjs-cache') };
  };
  const [warmingPaths, measuredPaths] = [paths.slice(0, 20), paths.slice(20)];
  for (const path of warmingPaths) await time(path);
  const costs: number[] = [];
  const memory: number[] = [];
  for (const path of measuredPaths) {
    const first = await time(path);
    const second = await time(path);
    if (first.cache !== 'HIT') continue;
    memory.push(second.ms);
    costs.push(first.ms - second.ms);
  }
  return {
    'a page rendered by another instance': {
      pages: costs.length,
      'from memory p50 ms': median(memory).toFixed(1),
      'more from the store p50 ms (5)': median(costs).toFixed(1),
      'p95 ms': percentile(costs, 0.95).toFixed(1),
    },
  };
}

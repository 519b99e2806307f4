import { execFileSync, spawnSync } from 'node:child_process';
import { ask } from '../../tasks/ask.ts';
import { measureThroughput } from '../pages/throughput.ts';
import { percentile } from '../search-page/percentile.ts';
import { firstVehicle } from '../servers.ts';
import type { Farm } from './farm.ts';

const ROUNDS = 5;
const SECONDS = 4;
const SITE = 'harbour';
const hasWrk = !spawnSync('wrk', ['--version']).error;

/**
 * Requests per second, from memory. `wrk` where it is installed: a generator in JavaScript takes as much of the machine
 * as what it measures.
 */
async function requestsPerSecond(port: number, path: string): Promise<number> {
  const target = `http://127.0.0.1:${port}${path}`;
  const host = `${SITE}.localhost`;
  if (!hasWrk) return (await measureThroughput(target, host, SECONDS)).requestsPerSecond;
  const headers = ['-H', `Host: ${host}`, '-H', 'Accept-Encoding: gzip'];
  const text = execFileSync('wrk', ['-t1', '-c10', `-d${SECONDS}s`, ...headers, target], {
    encoding: 'utf8',
  });
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(`${target}: ${text}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
}

const median = (values: readonly number[]): number => percentile(values, 0.5);

/** One copy with the shared store and without it, and Varnish, measured in turn. */
export async function measureSpeed(farm: Farm): Promise<Record<string, object>> {
  const [shared, alone] = farm.copies as [Farm['copies'][number], Farm['copies'][number]];
  await alone.stop();
  await alone.start({ REDIS_URL: '' });
  const frontPort = farm.settings.ports.storefront;
  const vehicle = await firstVehicle(shared.port, `${SITE}.localhost:${shared.port}`);
  const rows: Record<string, object> = {};
  for (const [name, path] of [
    ['home', '/'],
    ['vehicle', vehicle],
  ] as const) {
    const speeds = { alone: [] as number[], shared: [] as number[], front: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      speeds.alone.push(await requestsPerSecond(alone.port, path));
      speeds.shared.push(await requestsPerSecond(shared.port, path));
      speeds.front.push(await requestsPerSecond(frontPort, path));
    }
    const [without, withStore, front] = [median(speeds.alone), median(speeds.shared), median(speeds.front)];
    rows[name] = {
      'without REDIS_URL': Math.round(without),
      'with REDIS_URL': Math.round(withStore),
      'share (0.95)': (withStore / without).toFixed(2),
      'through Varnish': Math.round(front),
      'times Next (10)': (front / withStore).toFixed(1),
      generator: hasWrk ? 'wrk' : 'autocannon',
    };
  }
  await alone.stop();
  await alone.start(farm.environment);
  return rows;
}

/**
 * What a page costs that another copy has made, beside the same page from memory: the first and the second request of
 * a copy that has just started, once its code is warm.
 */
export async function measureColdPages(farm: Farm): Promise<Record<string, object>> {
  const [maker, reader] = farm.copies as [Farm['copies'][number], Farm['copies'][number]];
  const host = `${SITE}.localhost:${maker.port}`;
  const { body } = await ask({ port: maker.port, host, path: '/sitemap.xml' });
  const paths = [...body.matchAll(/<loc>[^<]*?(\/cars\/[^<]+)<\/loc>/g)]
    .slice(0, 60)
    .map(([, path]) => path ?? '');
  for (const path of paths) await ask({ port: maker.port, host, path });
  await reader.stop();
  await reader.start(farm.environment);
  const time = async (path: string) => {
    const start = performance.now();
    const { headers } = await ask({ port: reader.port, host, path });
    return { ms: performance.now() - start, cache: headers.get('x-nextjs-cache') };
  };
  const [warming, measured] = [paths.slice(0, 20), paths.slice(20)];
  for (const path of warming) await time(path);
  const costs: number[] = [];
  const memory: number[] = [];
  for (const path of measured) {
    const first = await time(path);
    const second = await time(path);
    if (first.cache !== 'HIT') continue;
    memory.push(second.ms);
    costs.push(first.ms - second.ms);
  }
  return {
    'a page that another copy made': {
      pages: costs.length,
      'from memory p50 ms': median(memory).toFixed(1),
      'more from the store p50 ms (5)': median(costs).toFixed(1),
      'p95 ms': percentile(costs, 0.95).toFixed(1),
    },
  };
}

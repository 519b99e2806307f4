import { ask } from '../../tasks/request-storefront.ts';
import type { Cluster } from './cluster.ts';

const SITE = 'harbour';
const HOT = ['/', '/search', '/about-us', '/contact-us', '/special-offers', '/used-cars'];
const WAVES = 4;
const MB = 1024 * 1024;
/** Maximum cache size and memory of an instance in MB, as the README says. */
const BOUNDS = { caches: 320, instance: 1_536 };

/**
 * Floods one instance with unknown addresses, then with pages of cars requested once, and reports how many
 * hot pages stay cached, and memory. Fails above the limit.
 */
export async function measureFlood(cluster: Cluster, addresses: number): Promise<Record<string, object>> {
  const [instance] = cluster.instances as [Cluster['instances'][number]];
  await instance.stop();
  // Without the store, which would restore evicted pages.
  await instance.start({ REDIS_URL: '' });
  const get = (path: string, site = SITE) =>
    ask({
      port: instance.port,
      host: `${site}.localhost:${instance.port}`,
      path,
      headers: { 'accept-encoding': 'gzip', 'x-forwarded-for': '203.0.113.9' },
    });
  const hot: string[] = [];
  for (const path of HOT) {
    await get(path);
    const { status, headers } = await get(path);
    if (status === 200 && headers.get('x-nextjs-cache') === 'HIT') hot.push(path);
  }
  const rows: Record<string, object> = {};
  let before = instance.memory;
  const after = async (name: string, requestCount: number) => {
    const areStillHits = [];
    for (const path of hot) areStillHits.push((await get(path)).headers.get('x-nextjs-cache') === 'HIT');
    rows[name] = {
      asked: requestCount,
      'hot pages left': `${areStillHits.filter(Boolean).length} of ${hot.length}`,
      'hit ratio': (areStillHits.filter(Boolean).length / hot.length).toFixed(2),
      'memory before MB': Math.round(before / MB),
      'memory after MB': Math.round(instance.memory / MB),
      'limit MB': BOUNDS.instance,
      'caches MB': BOUNDS.caches,
    };
    before = instance.memory;
    if (before > BOUNDS.instance * MB) process.exitCode = 1;
  };
  await after('nothing', 0);
  const stamp = Date.now().toString(36);
  // Several waves, because V8's memory levels off while a leak does not.
  for (let wave = 1; wave <= WAVES; wave += 1) {
    const flood = Array.from(
      { length: addresses },
      (_, number) => () => get(`/nowhere-${stamp}-${wave}-${number}`),
    );
    await inTurns(flood);
    await after(`unknown addresses, wave ${wave}`, addresses);
  }
  const cars: (() => Promise<unknown>)[] = [];
  for (const site of ['harbour', 'northside', 'valuecars', 'coastline']) {
    const host = `${site}.localhost:${instance.port}`;
    const { body } = await ask({ port: instance.port, host, path: '/sitemap.xml' });
    for (const [, path = ''] of body.matchAll(/<loc>https?:\/\/[^/<]+(\/cars\/[^<]+)<\/loc>/g))
      cars.push(() => get(path, site));
  }
  await inTurns(cars);
  await after('car pages, once each', cars.length);
  await instance.stop();
  await instance.start(cluster.environment);
  return rows;
}

const LANES = 8;

async function inTurns(tasks: (() => Promise<unknown>)[]): Promise<void> {
  const queue = tasks.values();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const task of queue) await task();
    }),
  );
}

import { ask } from '../../tasks/request-storefront.ts';
import type { Farm } from './farm.ts';

const SITE = 'harbour';
const HOT = ['/', '/search', '/about-us', '/contact-us', '/special-offers', '/used-cars'];
const WAVES = 4;
const MB = 1024 * 1024;
/** What the caches of a copy may hold, and what a whole copy may take, as README says. */
const BOUNDS = { caches: 320, copy: 1_536 };

/**
 * Floods one copy with addresses that lead nowhere, then with pages of cars of every site that nobody asks for twice,
 * and says what of its hot pages was left, and its memory. The bench fails when that passes its bound.
 */
export async function measureFlood(farm: Farm, addresses: number): Promise<Record<string, object>> {
  const [copy] = farm.copies as [Farm['copies'][number]];
  await copy.stop();
  // By itself: the store would give back what its memory lost.
  await copy.start({ REDIS_URL: '' });
  const get = (path: string, site = SITE) =>
    ask({
      port: copy.port,
      host: `${site}.localhost:${copy.port}`,
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
  let before = copy.memory;
  const after = async (name: string, requestCount: number) => {
    const areStillHits = [];
    for (const path of hot) areStillHits.push((await get(path)).headers.get('x-nextjs-cache') === 'HIT');
    rows[name] = {
      asked: requestCount,
      'hot pages left': `${areStillHits.filter(Boolean).length} of ${hot.length}`,
      'hit ratio': (areStillHits.filter(Boolean).length / hot.length).toFixed(2),
      'memory before MB': Math.round(before / MB),
      'memory after MB': Math.round(copy.memory / MB),
      'bound MB': BOUNDS.copy,
      'of which caches MB': BOUNDS.caches,
    };
    before = copy.memory;
    if (before > BOUNDS.copy * MB) process.exitCode = 1;
  };
  await after('nothing', 0);
  const stamp = Date.now().toString(36);
  // Again and again: what the engine takes for its own ends somewhere, what is kept for ever does not.
  for (let wave = 1; wave <= WAVES; wave += 1) {
    const flood = Array.from(
      { length: addresses },
      (_, number) => () => get(`/nowhere-${stamp}-${wave}-${number}`),
    );
    await inTurns(flood);
    await after(`addresses that lead nowhere, wave ${wave}`, addresses);
  }
  const cars: (() => Promise<unknown>)[] = [];
  for (const site of ['harbour', 'northside', 'valuecars', 'coastline']) {
    const host = `${site}.localhost:${copy.port}`;
    const { body } = await ask({ port: copy.port, host, path: '/sitemap.xml' });
    for (const [, path = ''] of body.matchAll(/<loc>[^<]*?(\/cars\/[^<]+)<\/loc>/g))
      cars.push(() => get(path, site));
  }
  await inTurns(cars);
  await after('pages of cars, once each', cars.length);
  await copy.stop();
  await copy.start(farm.environment);
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

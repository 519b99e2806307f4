// Measures what other visitors get while one household sends heavy requests: node scripts/bench/abuse/main.ts
// [--seconds N] [--rate N] [--households N] [--without pictures,uploads]. One storefront from the bundle with
// all its services. 50 requests a second from one address: filtered searches, unknown addresses, PDFs,
// resized pictures, uploaded photos. With thousands of households it shows the effect without per-address
// limits. Fails if other visitors' pages at p95 take more than twice as long as before and after in the same
// run, if one of them is refused, or if an attack causes a 500.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { runTask, step } from '../../commands/terminal/steps.mjs';
import { localSettings, ROOT } from '../../emulators/settings.ts';
import { ensureBundle } from '../../tasks/builds.ts';
import { Children } from '../../tasks/children.ts';
import { requireFreePorts } from '../../tasks/ports.ts';
import { ask } from '../../tasks/request-storefront.ts';
import { ensureSeeded, startLocalEmulators, stopOnFailure } from '../../tasks/running.ts';
import { reportFigures } from '../report.ts';
import { percentile } from '../search-page/percentile.ts';
import { type Running, startStorefront } from '../sizing/processes.ts';
import { dealerHost, heavyRequests } from './heavy.ts';
import type { Attack, Attacked } from './processes/attack.ts';
import { type Page, type Seen, Visitors } from './visitors.ts';

const NAME = process.env.FORECOURT_DATA ?? 'bench-abuse';
const PORT_OFFSET = Number(process.env.FORECOURT_PORT_OFFSET ?? 1100);
const SITES = ['harbour', 'northside', 'valuecars', 'coastline'];
const SHOWN_CARS = 5;
const MOST_RATIO = 2;
/** Megabytes that an attack may add: the bounded cache of unknown addresses, and memory that V8 retains. */
const MOST_GROWTH_MB = 150;
const REST_SECONDS = 5;
const householdOf = (number: number): string => `11.9.${number >> 8}.${number & 255}`;

await runTask(async () => {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      rate: { type: 'string', default: '50' },
      households: { type: 'string', default: '1' },
      without: { type: 'string', default: '' },
    },
  });
  const seconds = Number(values.seconds);
  const settings = localSettings({ name: NAME, portOffset: PORT_OFFSET });
  const children = new Children(path.join(ROOT, '.data', 'logs', NAME));
  await requireFreePorts({ ...settings.ports });
  let databaseUrl = '';
  let storefront: Running | null = null;
  await stopOnFailure(children, async () => {
    await ensureBundle();
    const environment = await startLocalEmulators(children, settings, PORT_OFFSET);
    databaseUrl = environment.DATABASE_URL ?? '';
    await ensureSeeded(settings, environment);
    storefront = await step('Starting the storefront', () =>
      startStorefront(children, settings, databaseUrl),
    );
  });
  const pool = openPool(databaseUrl);
  const dealer = await dealerHost(settings);
  try {
    const { storefront: port } = settings.ports;
    const running = storefront as Running | null;
    const memory = () => Math.round(running?.memory() ?? 0);
    /** Returns the result of some work and the storefront's share of a processor meanwhile. */
    const share = async <Result>(work: () => Promise<Result>): Promise<[Result, number]> => {
      const [begun, processorBefore] = [performance.now(), running?.processor() ?? 0];
      const result = await work();
      const taken = (running?.processor() ?? 0) - processorBefore;
      return [result, taken / ((performance.now() - begun) / 1_000)];
    };
    const { shown, others, cars } = await pagesOf(port);
    const heavy = await heavyRequests(settings, pool, cars);
    const visitors = new Visitors(port, shown, others);
    // The first pages of a process take longer.
    await step('Warming up', () => visitors.watch(REST_SECONDS));

    const watch = () => visitors.watch(seconds);
    const [before, idleShare] = await step(`Watching ${seconds} s without an attack`, () => share(watch));
    const memoryBefore = memory();
    const requests = heavy.requests.filter(({ kind }) => !values.without.split(',').includes(kind));
    const households = Array.from({ length: Number(values.households) }, (_, at) => householdOf(at));
    const attack: Attack = { households, perSecond: Number(values.rate), ...heavy, requests };
    const [[during, attacked], attackedShare] = await step(`Attacking for ${seconds} s`, () =>
      share(() => attackDuring(attack, watch)),
    );
    const memoryAfter = memory();
    await delay(REST_SECONDS * 1_000);
    const after = await step(`Watching ${seconds} s without an attack again`, watch);

    const idle: Seen = {
      cached: [...before.cached, ...after.cached],
      made: [...before.made, ...after.made],
      failed: before.failed + after.failed,
    };
    console.log(
      `load ${loadavg()
        .map((load) => load.toFixed(1))
        .join(
          ', ',
        )}; ${values.households === '1' ? 'one household' : `${values.households} households`}, ${values.rate} requests a second`,
    );
    reportFigures({
      'all pages': rowOf([...idle.cached, ...idle.made], [...during.cached, ...during.made]),
      'cached pages': rowOf(idle.cached, during.cached),
      'uncached pages': rowOf(idle.made, during.made),
    });
    const asked = during.cached.length + during.made.length + during.failed;
    reportFigures({
      'pages of others refused or failed': {
        idle: idle.failed,
        'under attack': `${during.failed} of ${asked}`,
        met: during.failed === 0,
      },
    });
    reportFigures(
      Object.fromEntries(
        Object.entries(attacked).map(([kind, statuses]) => [
          `answers to the household: ${kind}`,
          { ...statuses, met: !statuses[500] && !statuses[0] },
        ]),
      ),
    );
    reportFigures({
      'processor use of the storefront': {
        idle: idleShare.toFixed(2),
        'under attack': attackedShare.toFixed(2),
      },
    });
    const growth = memoryAfter - memoryBefore;
    reportFigures({
      'memory of the storefront': {
        'before MB': memoryBefore,
        'after MB': memoryAfter,
        'a while later MB': memory(),
        met: growth <= MOST_GROWTH_MB,
      },
    });
  } finally {
    dealer.closeAllConnections();
    dealer.close();
    await pool.end();
    await children.stop();
  }
});

async function pagesOf(port: number): Promise<{ shown: Page[]; others: Page[]; cars: string[] }> {
  const shown: Page[] = [];
  const others: Page[][] = [];
  const cars: string[] = [];
  for (const site of SITES) {
    const host = `${site}.localhost:${port}`;
    const { body } = await ask({ port, host, path: '/sitemap.xml' });
    const carPaths = [...body.matchAll(/<loc>https?:\/\/[^/<]+(\/cars\/[^<]+)<\/loc>/g)].map(
      ([, car]) => car ?? '',
    );
    shown.push(...['/', '/search', ...carPaths.slice(0, SHOWN_CARS)].map((one) => ({ host, path: one })));
    others.push(carPaths.slice(SHOWN_CARS).map((one) => ({ host, path: one })));
    if (cars.length === 0) cars.push(...carPaths.map((one) => one.slice('/cars/'.length)));
  }
  for (const page of shown) await ask({ port, ...page });
  const longest = Math.max(...others.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) => others.flatMap((pages) => pages[at] ?? []));
  return { shown, others: inTurn.flat(), cars };
}

async function attackDuring(attack: Attack, watch: () => Promise<Seen>): Promise<[Seen, Attacked]> {
  const child = fork(path.join(import.meta.dirname, 'processes', 'attack.ts'));
  child.send(attack);
  const seen = await watch();
  return [seen, await ended(child)];
}

async function ended(child: ChildProcess): Promise<Attacked> {
  const last = once(child, 'message');
  child.send('end');
  const exit = once(child, 'exit').then(([code]) => {
    if (code) throw new Error(`The attack ended with ${String(code)}`);
  });
  const [attacked] = (await Promise.race([last, exit.then(() => last)])) as [Attacked];
  await exit;
  return attacked;
}

function rowOf(idle: readonly number[], attacked: readonly number[]) {
  const [p95, p95Attacked] = [percentile(idle, 0.95), percentile(attacked, 0.95)];
  const ratio = p95Attacked / p95;
  return {
    'p50 idle ms': percentile(idle, 0.5).toFixed(1),
    'p50 attacked ms': percentile(attacked, 0.5).toFixed(1),
    'p95 idle ms': p95.toFixed(1),
    'p95 attacked ms': p95Attacked.toFixed(1),
    'times at p95': ratio.toFixed(2),
    pages: `${idle.length}, ${attacked.length}`,
    met: ratio <= MOST_RATIO,
  };
}

// Measures what visitors get during outages under load: node scripts/bench/chaos/main.ts [--seconds N]
// [--only content,database] [--kinds refuse,hang,slow,flap] [--pairs] [--clusters N] Two storefront instances
// behind Varnish lose one service after another, with `--pairs` also two at a time. `--clusters` runs several
// outages at once, each on two separate instances with a proportionally smaller load. Prints pages served,
// leads accepted, refused and lost, the time to recover, and peak requests per second to the services before
// and after. Fails if a lead is lost or stored twice, or a visitor gets no answer of ours. Needs Debian's
// redis-server, varnish and varnish-modules.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Advice, runTask, step } from '../../commands/terminal/steps.mjs';
import { localSettings, ROOT } from '../../emulators/settings.ts';
import { ensureBundle } from '../../tasks/builds.ts';
import { Children } from '../../tasks/children.ts';
import { requireFreePorts } from '../../tasks/ports.ts';
import { ensureSeeded, startLocalEmulators, stopOnFailure } from '../../tasks/running.ts';
import { STORE_PROGRAM } from '../../tasks/shared-store.ts';
import { hasVarnish } from '../../tasks/varnish.ts';

const NAME = 'bench-chaos';
const PORT_OFFSET = Number(process.env.FORECOURT_PORT_OFFSET ?? 1000);
const KINDS = ['refuse', 'hang', 'slow', 'flap'] as const;
/** Port offsets: two instances, a store and Varnish per cluster. */
const FIRST_PORT = 200;
const PORTS_EACH = 4;
/** Vehicle pages cached before the first outage, in addition to a few others. */
const VEHICLES_SHOWN = 40;
/** How long services are monitored before and after each outage. */
const AROUND_SECONDS = 10;

await runTask(async () => {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '30' },
      only: { type: 'string' },
      kinds: { type: 'string', default: 'refuse,hang,slow,flap' },
      pairs: { type: 'boolean', default: false },
      clusters: { type: 'string', default: '1' },
    },
  });
  if (!STORE_PROGRAM || !hasVarnish())
    throw new Advice('Install redis-server, varnish and varnish-modules first.');
  const settings = localSettings({ name: NAME, portOffset: PORT_OFFSET });
  // The test helpers read them from the environment.
  process.env.FORECOURT_DATA = NAME;
  process.env.FORECOURT_PORT_OFFSET = String(PORT_OFFSET);
  const { Chaos, SERVICES } = await import('../../checks/e2e/chaos.ts');
  const isWanted = (services: readonly string[]) =>
    !values.only || services.every((service) => values.only?.split(',').includes(service));
  const pairs = SERVICES.flatMap((one, index) => SERVICES.slice(index + 1).map((other) => [one, other]));
  const sets = [...SERVICES.map((service) => [service]), ...(values.pairs ? pairs : [])];
  const children = new Children(path.join(ROOT, '.data', 'logs', NAME));
  await requireFreePorts({ ...settings.ports });
  await stopOnFailure(children, async () => {
    await ensureBundle();
    const services = await startLocalEmulators(children, settings, PORT_OFFSET);
    process.env.DATABASE_URL = services.DATABASE_URL ?? '';
    await ensureSeeded(settings, services);
  });
  const pace = Number(values.clusters);
  const clusters = Array.from({ length: pace }, (_, number) => {
    const firstInstance = FIRST_PORT + number * PORTS_EACH;
    return new Chaos({
      ports: { firstInstance, store: firstInstance + 2, front: firstInstance + 3 },
      pace,
      vehiclesShown: VEHICLES_SHOWN,
    });
  });
  const outages = sets
    .filter(isWanted)
    .flatMap((set) =>
      KINDS.filter((kind) => values.kinds.split(',').includes(kind)).map((kind) => ({ set, kind })),
    );
  const rows: Record<string, object> = {};
  const loseServices = async (cluster: InstanceType<typeof Chaos>) => {
    for (let outage = outages.shift(); outage; outage = outages.shift()) {
      const { set, kind } = outage;
      const name = `${set.join(' and ')}, ${kind}`;
      const figures = await cluster
        .measure(set, kind, Number(values.seconds), AROUND_SECONDS)
        .catch((error: unknown) => String(error));
      if (typeof figures === 'string') {
        // Other clusters continue, since each has a load in progress.
        rows[name] = { problem: figures };
        process.exitCode = 1;
        continue;
      }
      const { cached, uncached, leads, recoveredMs, busiest } = figures;
      const row = {
        'cached pages': `${cached.served} of ${cached.asked}`,
        'other pages': `${uncached.served} and ${uncached.words} with a message of ${uncached.asked}`,
        leads: `${leads.taken} of ${leads.sent}`,
        refused: leads.refused,
        lost: leads.lost,
        doubled: leads.doubled,
        'recovered ms': recoveredMs,
        'requests per second': `${busiest.before}, then ${busiest.after}`,
      };
      rows[name] = row;
      console.log(name, JSON.stringify(row));
      const isAnswered =
        cached.served === cached.asked &&
        uncached.served + uncached.words === uncached.asked &&
        leads.taken + leads.refused === leads.sent;
      if (!isAnswered || leads.lost || leads.doubled) process.exitCode = 1;
    }
  };
  try {
    await step('Starting two instances, their store and Varnish for each cluster', async () => {
      for (const cluster of clusters) await cluster.start();
    });
    await Promise.all(clusters.map(loseServices));
  } finally {
    console.table(rows);
    for (const cluster of clusters) await cluster.stop();
    await children.stop();
  }
});

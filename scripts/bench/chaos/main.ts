// What visitors get while services are away, under load: node scripts/bench/chaos/main.ts [--seconds N] [--only content,database] [--pairs].
// Two copies of the storefront behind Varnish lose one service after another (refused, hanging, slow, coming and going), with
// `--pairs` two at a time. It prints pages served, leads taken, refused and lost, and how long it takes until all is well
// again; it fails where a lead is lost or stored twice, or a page that was shown before is not. It needs Debian's
// redis-server, varnish and varnish-modules.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { localSettings, ROOT } from '../../local/settings.ts';
import { ensureBundle } from '../../tasks/builds.ts';
import { Children } from '../../tasks/children.ts';
import { requireFreePorts } from '../../tasks/ports.ts';
import { ensureSeeded, startLocalServices, stopOnFailure } from '../../tasks/running.ts';
import { STORE_PROGRAM } from '../../tasks/shared-store.ts';
import { hasVarnish } from '../../tasks/varnish.ts';
import { Advice, runTask, step } from '../../terminal/steps.mjs';

const NAME = 'bench-chaos';
const PORT_OFFSET = Number(process.env.FORECOURT_PORT_OFFSET ?? 1000);

await runTask(async () => {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '30' },
      only: { type: 'string' },
      pairs: { type: 'boolean', default: false },
    },
  });
  if (!STORE_PROGRAM || !hasVarnish())
    throw new Advice('Install redis-server, varnish and varnish-modules first.');
  const settings = localSettings({ name: NAME, portOffset: PORT_OFFSET });
  // The copies read them as the tests do.
  process.env.FORECOURT_DATA = NAME;
  process.env.FORECOURT_PORT_OFFSET = String(PORT_OFFSET);
  const { Chaos, SERVICES } = await import('../../e2e/chaos.ts');
  const isWanted = (services: readonly string[]) =>
    !values.only || services.every((service) => values.only?.split(',').includes(service));
  const sets = values.pairs
    ? SERVICES.flatMap((one, index) => SERVICES.slice(index + 1).map((other) => [one, other]))
    : SERVICES.map((service) => [service]);
  const children = new Children(path.join(ROOT, '.data', 'logs', NAME));
  await requireFreePorts({ ...settings.ports });
  await stopOnFailure(children, async () => {
    await ensureBundle();
    const services = await startLocalServices(children, settings, PORT_OFFSET);
    process.env.DATABASE_URL = services.DATABASE_URL ?? '';
    await ensureSeeded(settings, services);
  });
  const chaos = new Chaos();
  const rows: Record<string, object> = {};
  try {
    await step('Starting two copies, their store and Varnish', () => chaos.start());
    for (const set of sets.filter(isWanted))
      for (const kind of ['refuse', 'hang', 'slow', 'flap'] as const) {
        const name = `${set.join(' and ')}, ${kind}`;
        await step(name, async () => {
          const { cached, uncached, leads, recoveredMs } = await chaos.measure(
            set,
            kind,
            Number(values.seconds),
          );
          rows[name] = {
            'cached pages': `${cached.served} of ${cached.asked}`,
            'other pages': `${uncached.served} and ${uncached.words} with words of ${uncached.asked}`,
            leads: `${leads.taken} of ${leads.sent}`,
            refused: leads.refused,
            lost: leads.lost,
            doubled: leads.doubled,
            'recovered ms': recoveredMs,
          };
          if (leads.lost || leads.doubled || cached.served < cached.asked) process.exitCode = 1;
        });
      }
  } finally {
    console.table(rows);
    await chaos.stop();
    await children.stop();
  }
});

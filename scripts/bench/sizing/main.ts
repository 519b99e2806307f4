// Measures the resources of an installation: node scripts/bench/sizing/main.ts [--sites N] [--vehicles N]
// [--idle SECONDS] [--visit N] [--only sizes|neighbour]. N sites (4) of 200 vehicles each on a separate
// database, search engine and content lake, with one storefront from the bundle and one worker.
// - `sizes`: memory, PostgreSQL connections, database size, search records and operations, and requests to
// the content lake and to search by cause, per process and per page, to calculate other installations
// (`.docs/sizing.md`).
// - `neighbour`: what visitors of other sites get while one site is flooded or imports a large list; fails if
// one of them is refused. The memory of the search and content lake emulators is left out, because it says
// nothing about the vendors' prices.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { indexEverything } from '@forecourt/lib/inventory/stock/index-everything.server';
import { Advice, runTask, step } from '../../commands/terminal/steps.mjs';
import { localSettings } from '../../emulators/settings.ts';
import { ensureBundle } from '../../tasks/builds.ts';
import { requireFreePorts } from '../../tasks/ports.ts';
import { reportFigures } from '../report.ts';
import { openInstallation } from './installation.ts';
import { measureNeighbour } from './neighbour/main.ts';
import { startStorefront, startWorker } from './processes.ts';
import { writeSites } from './sites.ts';
import { measureSizes } from './sizes.ts';
import { fillStock } from './stock.ts';

const NAME = 'bench-sizing';
const PORT_OFFSET = Number(process.env.FORECOURT_PORT_OFFSET ?? 1400);
/** One noisy and three quiet sites. */
const FEWEST_SITES = 4;

await runTask(async () => {
  const { values } = parseArgs({
    options: {
      sites: { type: 'string', default: '4' },
      vehicles: { type: 'string', default: '200' },
      idle: { type: 'string', default: '60' },
      visit: { type: 'string', default: '1000' },
      only: { type: 'string' },
    },
  });
  const [sites, vehiclesEach, idleSeconds] = [values.sites, values.vehicles, values.idle].map(Number) as [
    number,
    number,
    number,
  ];
  if (!(sites >= FEWEST_SITES)) throw new Advice(`Give at least ${FEWEST_SITES} sites.`);
  // The services and processes read them.
  Object.assign(process.env, {
    FORECOURT_DATA: NAME,
    FORECOURT_PORT_OFFSET: String(PORT_OFFSET),
    PGAPPNAME: 'bench',
  });
  const settings = localSettings({ name: NAME, portOffset: PORT_OFFSET });
  await ensureBundle();
  await requireFreePorts({ ...settings.ports });
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-sizing-'));
  const place = await step('Starting the services', () => openInstallation(settings, folder));
  const { pool, search, children, services, visits, connections } = place;
  try {
    const documents = await step(`Writing ${sites} sites`, () => writeSites(settings, sites, vehiclesEach));
    process.stdout.write(`  ${documents} documents each\n`);
    await step(`Importing ${vehiclesEach} vehicles, and copying them for the other sites`, () =>
      fillStock(pool, folder, { sites, vehiclesEach }),
    );
    let idleConnections: Record<string, number> = {};
    if (values.only === 'neighbour') {
      await step('Indexing', () => indexEverything(pool, { search, keep: false }));
      await startStorefront(children, settings, services.databaseUrl);
      await startWorker(children, settings, services.databaseUrl);
      await visits.visitAll(FEWEST_SITES, () => {});
    } else {
      const visited = Math.min(Number(values.visit), sites);
      idleConnections = await measureSizes(place, { sites, vehiclesEach, visited, idleSeconds });
    }
    if (values.only !== 'sizes') reportFigures(await step('Generating noise', () => measureNeighbour(place)));
    const most = Object.entries(connections.most()).toSorted(([a], [b]) => a.localeCompare(b));
    console.table(
      Object.fromEntries(
        most.map(([name, count]) => [
          `connections of ${name}`,
          { idle: idleConnections[name] ?? 0, most: count },
        ]),
      ),
    );
  } finally {
    await place.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
process.exit();

// `node scripts/bench/deal/main.ts [--rounds N]`: 'Build your deal' of the built storefront. Measures the time from a
// press on an option, or the pause after typing, to the frame with the new figures, on this machine and with a
// processor that is slowed 4 times, next to the bare request of the same figures in the same page. Times are of this
// machine; the target is for an idle one with two cores.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { runTask, step } from '../../commands/terminal/steps.mjs';
import { findChromium } from '../../tasks/chromium.ts';
import { reportFigures } from '../report.ts';
import { percentile } from '../search-page/percentile.ts';
import { startServers } from '../servers.ts';
import { vehiclePaths } from '../vehicle/server-time.ts';
import { dealPath } from './deal-path.ts';
import { type Changes, measureChanges } from './measure-changes.ts';

const SITE = 'harbour';
/** Milliseconds from a change to its figures, at the 95th percentile (issue 37). */
const TARGET = 200;
const SPEEDS = [
  { name: 'at full speed', slowdown: 1, width: 1440 },
  { name: 'slowed 4 times', slowdown: 4, width: 390 },
] as const;

await runTask(async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
  const rounds = Number(values.rounds);
  // Each page comes from an address of its own (by the proxy header), so that no rate limit applies.
  process.env.TRUSTED_PROXIES = '1';
  const servers = await startServers({ name: 'bench', portOffset: 200, reference: false });
  try {
    const port = servers.storefrontPort;
    const host = `${SITE}.localhost:${port}`;
    const path = await dealPath(port, host, await vehiclePaths(port, host));
    console.log(`The deal of ${path}`);
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    const measured = SPEEDS.map((): Changes => ({ presses: [], typing: [], requests: [] }));
    // Alternating, so that other load affects both speeds.
    for (let round = 1; round <= rounds; round += 1)
      for (const [index, { name, slowdown, width }] of SPEEDS.entries()) {
        const address = `10.3.${round}.${index + 1}`;
        const changes = await step(`Round ${round} of ${rounds}, ${name}`, () =>
          measureChanges(browser, `http://${host}${path}`, { slowdown, width, address }),
        );
        const all = measured[index];
        for (const kind of ['presses', 'typing', 'requests'] as const) all?.[kind].push(...changes[kind]);
      }
    await browser.close();

    const spread = (times: number[]) => ({
      samples: times.length,
      p50: percentile(times, 0.5).toFixed(1),
      p95: percentile(times, 0.95).toFixed(1),
    });
    const row = (times: number[], requests: number[]) => ({
      ...spread(times),
      'times the request': (percentile(times, 0.5) / percentile(requests, 0.5)).toFixed(2),
      target: `p95 <= ${TARGET} ms`,
      met: percentile(times, 0.95) <= TARGET,
    });
    reportFigures(
      Object.fromEntries(
        SPEEDS.flatMap(({ name }, index) => {
          const { presses = [], typing = [], requests = [] } = measured[index] ?? {};
          return [
            [`press to figures, ${name}, ms`, row(presses, requests)],
            [`typing to figures after the pause, ${name}, ms`, row(typing, requests)],
            [`request of the figures alone, ${name}, ms`, spread(requests)],
          ];
        }),
      ),
    );
  } finally {
    await servers.stop();
  }
});
process.exit();

// `node scripts/bench/vehicle/main-thread.ts`: main thread cost of a vehicle page with 30 photos and a spin,
// next to the minimal page. Counts thread time, so that it works on a busy machine too. Addresses given as
// arguments are measured in turn instead of the bench's own pages, for example to compare two builds.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { runTask, step } from '../../commands/terminal/steps.mjs';
import { findChromium } from '../../tasks/chromium.ts';
import { median } from '../pages/lighthouse.ts';
import { startServers } from '../servers.ts';
import { type Costs, costsOf } from './costs.ts';
import { picturedCar } from './pictured-car.ts';
import { tracePage } from './trace.ts';

await runTask(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string', default: 'harbour' },
      runs: { type: 'string', default: '7' },
    },
  });
  if (positionals.length > 0) return measure(positionals, Number(values.runs));
  const servers = await startServers();
  try {
    const port = servers.storefrontPort;
    const car = await picturedCar(servers.environment, { site: values.site, port });
    await measure(
      [`${servers.referenceUrl}/`, `http://${values.site}.localhost:${port}${car}`],
      Number(values.runs),
    );
  } finally {
    await servers.stop();
  }
});
process.exit();

async function measure(urls: readonly string[], runs: number): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const costs = new Map<string, Costs[]>(urls.map((url) => [url, []]));
  // The first visit fills the server's caches.
  for (const url of urls) await tracePage(browser, url);
  for (let run = 1; run <= runs; run += 1)
    await step(`Run ${run} of ${runs}`, async () => {
      for (const url of urls) costs.get(url)?.push(costsOf(await tracePage(browser, url)));
    });
  await browser.close();
  for (const [at, url] of urls.entries()) console.log(`${at + 1}: ${url}`);
  const figures = Object.keys(costs.get(urls[0] ?? '')?.[0] ?? {}) as (keyof Costs)[];
  console.table(
    Object.fromEntries(
      figures.map((figure) => [
        figure,
        Object.fromEntries(
          urls.map((url, at) => [at + 1, spread((costs.get(url) ?? []).map((run) => run[figure]))]),
        ),
      ]),
    ),
  );
}

/** Formats the median, with the minimum in brackets as the least disturbed run. */
function spread(values: readonly number[]): string {
  const digits = (value: number) => value.toFixed(Number.isInteger(value) ? 0 : 1);
  return `${digits(median([...values]))} (${digits(Math.min(...values))})`;
}

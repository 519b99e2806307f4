// `node scripts/bench/vehicle/main.ts`: the vehicle page. Measures how soon a spin turns on a slow phone, its
// frame times during a drag, and the server's time for uncached pages and PDFs. Times are of this machine;
// the targets are for an idle one with two cores.
import { chromium } from '@playwright/test';
import { runTask, step } from '../../commands/terminal/steps.mjs';
import { findChromium } from '../../tasks/chromium.ts';
import { reportFigures } from '../report.ts';
import { percentile } from '../search-page/percentile.ts';
import { startServers } from '../servers.ts';
import { picturedCar } from './pictured-car.ts';
import { measurePages, measurePdfs, vehiclePaths } from './server-time.ts';
import { measureSpin } from './spin.ts';

const SITE = 'harbour';
const SPIN_RUNS = 5;
const TARGETS = { page: 60, pdf: 700, firstTurn: 1_000, frame: 16.7 };

await runTask(async () => {
  const servers = await startServers({ name: 'bench', portOffset: 200, reference: false });
  try {
    const port = servers.storefrontPort;
    const host = `${SITE}.localhost:${port}`;
    const paths = await vehiclePaths(port, host);
    const pages = await step('Requesting uncached pages', () => measurePages(port, host, paths));
    const pdfs = await step('Requesting PDFs', () => measurePdfs(port, host, paths));
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    const car = await picturedCar(servers.environment, { site: SITE, port });
    console.log(`The spin of ${car}`);
    const url = `http://${host}${car}`;
    const spins: Awaited<ReturnType<typeof measureSpin>>[] = [];
    for (let run = 1; run <= SPIN_RUNS; run += 1)
      spins.push(await step(`Spin ${run} of ${SPIN_RUNS}`, () => measureSpin(browser, url)));
    await browser.close();

    const row = (values: number[], target: number, share: 0.5 | 0.95 = 0.5) => ({
      samples: values.length,
      p50: percentile(values, 0.5).toFixed(1),
      p95: percentile(values, 0.95).toFixed(1),
      target: `p${share * 100} <= ${target} ms`,
      met: percentile(values, share) <= target,
    });
    reportFigures({
      'server, uncached page, ms': row(pages, TARGETS.page),
      'server, PDF, ms': row(pdfs, TARGETS.pdf),
      'spin, load to first turn on a slow connection, ms': row(
        spins.map(({ firstTurn }) => firstTurn),
        TARGETS.firstTurn,
      ),
      'spin, frame during a drag with a throttled processor, ms': row(
        spins.flatMap(({ frames }) => frames),
        TARGETS.frame,
        0.95,
      ),
    });
  } finally {
    await servers.stop();
  }
});
process.exit();

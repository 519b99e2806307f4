// `node scripts/bench/vehicle/main.ts`: the vehicle page. How soon a spin turns on a slow phone, how long its frames
// take while it is dragged, and the server's time for pages that no cache has and for PDFs. Times are of this machine;
// the targets are for a quiet one with two cores.
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
/** Milliseconds: of a page and of a PDF, from the load of the page to the first turn, and of a frame. */
const TARGETS = { page: 60, pdf: 700, firstTurn: 1_000, frame: 16.7 };

await runTask(async () => {
  const servers = await startServers({ name: 'bench', portOffset: 200, reference: false });
  try {
    const port = servers.storefrontPort;
    const host = `${SITE}.localhost:${port}`;
    const paths = await vehiclePaths(port, host);
    const pages = await step('Asking for pages that no cache has', () => measurePages(port, host, paths));
    const pdfs = await step('Asking for PDFs', () => measurePdfs(port, host, paths));
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
      'spin, load to first turn on a slow line, ms': row(
        spins.map(({ firstTurn }) => firstTurn),
        TARGETS.firstTurn,
      ),
      'spin, frame while dragged with a slowed processor, ms': row(
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

// The page benchmark: a home page of 15 blocks, search, and a vehicle page with 30 photos and a spin, next to
// a minimal static page of the same Next version, and for the largest paint next to one with the same
// picture. Runs alternate between them, so that their ratio does not depend on other load.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { measureBytes, type PageBytes } from '../../checks/e2e/page-bytes.ts';
import { runTask, step } from '../../commands/terminal/steps.mjs';
import { ROOT } from '../../emulators/settings.ts';
import { findChromium } from '../../tasks/chromium.ts';
import { ask } from '../../tasks/request-storefront.ts';
import { reportFigures } from '../report.ts';
import { startServers } from '../servers.ts';
import { type Costs, costsOf } from '../vehicle/costs.ts';
import { picturedCar } from '../vehicle/pictured-car.ts';
import { tracePage } from '../vehicle/trace.ts';
import { giveHomeFifteenBlocks } from './fifteen-blocks.ts';
import { measureLighthouse, median, medianFigures, type Scores } from './lighthouse.ts';
import { picturePage } from './picture.ts';
import { type Measured, verdicts } from './targets.ts';
import { measureThroughput, type Throughput } from './throughput.ts';

const DEBUGGING_PORT = 9333;
/** Loads per run for the simulation, because each load of a fast machine varies. */
const SIMULATED_LOADS = 3;

await runTask(async () => {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: 'harbour' },
      runs: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '8' },
      // Measures only one page and the reference.
      page: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  const seconds = Number(values.seconds);
  const servers = await startServers();
  try {
    const site = `${values.site}.localhost:${servers.storefrontPort}`;
    const vehicle = await step('Giving a car with a spin 30 photos', async (report) => {
      const path = await picturedCar(servers.environment, {
        site: values.site,
        port: servers.storefrontPort,
      });
      report(path);
      return path;
    });
    await step('Giving the home page 15 blocks', () => giveHomeFifteenBlocks(servers.settings, values.site));
    const pages = [
      { name: 'reference', url: `${servers.referenceUrl}/`, target: servers.referenceUrl, host: undefined },
      ...[
        { name: 'home', path: '/' },
        { name: 'search', path: '/search' },
        { name: 'vehicle', path: vehicle },
      ]
        .filter(({ name }) => (values.page ?? name) === name)
        .map(({ name, path: at }) => ({
          name,
          url: `http://${site}${at}`,
          target: `http://127.0.0.1:${servers.storefrontPort}${at}`,
          host: site,
        })),
    ];

    const pictures = await Promise.all(
      pages.slice(1).map(async ({ name, target, host = '' }) => {
        const { port, pathname } = new URL(target);
        const { body } = await ask({ port: Number(port), host, path: pathname });
        return { name, url: picturePage(body, servers.referenceUrl) };
      }),
    );

    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [
        `--remote-debugging-port=${DEBUGGING_PORT}`,
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    });
    const bytes = new Map<string, PageBytes>();
    const scores = new Map<string, Scores[]>(pages.map(({ name }) => [name, []]));
    const appliedScores = new Map<string, Scores[]>(pages.map(({ name }) => [name, []]));
    const picturePaints = new Map<string, { simulated: number[]; applied: number[] }>(
      pictures.map(({ name }) => [name, { simulated: [], applied: [] }]),
    );
    const load = new Map<string, Throughput[]>(pages.map(({ name }) => [name, []]));
    const costs = new Map<string, Costs[]>(pages.map(({ name }) => [name, []]));
    for (const page of pages) {
      // The first visit fills the caches; the second is measured.
      await measureBytes(browser, page.url);
      bytes.set(page.name, await measureBytes(browser, page.url));
    }
    for (let run = 1; run <= runs; run += 1) {
      for (const page of pages) {
        await step(`Run ${run} of ${runs}: ${page.name}`, async () => {
          load.get(page.name)?.push(await measureThroughput(page.target, page.host, seconds));
          for (let loads = 0; loads < SIMULATED_LOADS; loads++)
            scores.get(page.name)?.push(await measureLighthouse(DEBUGGING_PORT, page.url));
          appliedScores.get(page.name)?.push(await measureLighthouse(DEBUGGING_PORT, page.url, 'devtools'));
          costs.get(page.name)?.push(costsOf(await tracePage(browser, page.url)));
        });
      }
      for (const { name, url } of pictures) {
        await step(`Run ${run} of ${runs}: only the picture of ${name}`, async () => {
          const paints = picturePaints.get(name);
          for (let loads = 0; loads < SIMULATED_LOADS; loads++)
            paints?.simulated.push((await measureLighthouse(DEBUGGING_PORT, url)).lcp);
          paints?.applied.push((await measureLighthouse(DEBUGGING_PORT, url, 'devtools')).lcp);
        });
      }
    }
    await browser.close();

    const measuredPages: Measured[] = pages.map(({ name }) => {
      const throughput = load.get(name) ?? [];
      const paints = picturePaints.get(name);
      return {
        name,
        pictureLcp: paints ? { simulated: median(paints.simulated), applied: median(paints.applied) } : null,
        ...(bytes.get(name) as PageBytes),
        mainThread: medianFigures(costs.get(name) ?? []),
        scores: medianFigures(scores.get(name) ?? []),
        applied: medianFigures(appliedScores.get(name) ?? []),
        requestsPerSecond: median(throughput.map((run) => run.requestsPerSecond)),
        p99: median(throughput.map((run) => run.p99)),
      };
    });
    report(measuredPages);
  } finally {
    await servers.stop();
  }
});
process.exit();

function report(measuredPages: Measured[]): void {
  const kilobytes = (value: number) => (value / 1024).toFixed(1);
  console.table(
    Object.fromEntries(
      measuredPages.map((page) => [
        page.name,
        {
          'JS kB': kilobytes(page.bytes.script),
          'HTML kB': kilobytes(page.bytes.html),
          'HTML raw kB': kilobytes(page.rawHtml),
          'CSS kB': kilobytes(page.bytes.style),
          'font kB': kilobytes(page.bytes.font),
          'image kB': kilobytes(page.bytes.image),
          requests: page.requests,
          a11y: page.scores.accessibility,
          best: page.scores.bestPractices,
          seo: page.scores.seo,
          'LCP ms': Math.round(page.scores.lcp),
          'LCP applied': Math.round(page.applied.lcp),
          'LCP of only its picture': page.pictureLcp
            ? `${Math.round(page.pictureLcp.simulated)} / ${Math.round(page.pictureLcp.applied)}`
            : '',
          'script ms': Math.round(page.mainThread.script),
          'style and layout ms': Math.round(page.mainThread.style + page.mainThread.layout),
          'longest task ms': Math.round(page.mainThread['longest task']),
          'main thread ms': Math.round(page.mainThread.total),
          CLS: page.scores.cls.toFixed(3),
          'req/s': Math.round(page.requestsPerSecond),
          'p99 ms': Math.round(page.p99),
        },
      ]),
    ),
  );
  const checkedFigures = verdicts(measuredPages);
  reportFigures(
    checkedFigures.map(({ page, figure, measured: got, target, met }) => ({
      page,
      figure,
      got,
      target,
      met,
    })),
  );
  const out = path.join(ROOT, '.data', 'reports');
  mkdirSync(out, { recursive: true });
  writeFileSync(
    path.join(out, 'pages.json'),
    JSON.stringify({ measured: measuredPages, checked: checkedFigures }, null, 2),
  );
}

// `node scripts/bench/studio/main.ts`: the time from opening a studio address to a field that accepts input,
// with the studio's scripts in the browser's cache, and the size of those scripts, alternately with an empty
// studio of the same version. Times are of this machine; the ratios hold on any.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { runTask, step } from '../../commands/terminal/steps.mjs';
import { ensureBuild, STUDIO_BUILD } from '../../tasks/builds.ts';
import { findChromium } from '../../tasks/chromium.ts';
import { reportFigures } from '../report.ts';
import { percentile } from '../search-page/percentile.ts';
import { startServers } from '../servers.ts';
import { buildEmptyStudio } from './empty-studio.ts';
import { serveStudio } from './serve-studio.ts';

/** Milliseconds, of the slowest start on two idle cores. */
const TARGET = 3_000;
/** Times of an empty studio. */
const TIME_RATIO = 1.5;
const SIZE_RATIO = 1.2;
const RUNS = 7;
const PORT_OFFSET = Number(process.env.FORECOURT_PORT_OFFSET ?? 600);
const NAME = 'bench-preview';
const DOCUMENT = '/structure/sites;site-northside;page;page-northside-about-us';
/** The same document in the empty studio, which lists all pages. */
const DOCUMENT_OF_EMPTY = '/structure/page;page-northside-about-us';
/** Sanity's hosts; the studio works without them and should not wait for them here. */
const VENDOR = ['*.sanity.io', '*.sanity-cdn.com', '*.sanity.work', 'sanity-cdn.com']
  .map((host) => `MAP ${host} ~NOTFOUND`)
  .join(',');

await runTask(async () => {
  await ensureBuild(STUDIO_BUILD);
  const { settings, stop } = await startServers({ name: NAME, portOffset: PORT_OFFSET, reference: false });
  const empty = await serveStudio(await step('Building the empty studio', buildEmptyStudio), {
    lake: settings.urls.lake,
    studio: settings.urls.studio,
  });
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-studio-'));
  // The test helpers read their settings from the environment.
  Object.assign(process.env, { FORECOURT_DATA: NAME, FORECOURT_PORT_OFFSET: String(PORT_OFFSET) });
  const { tokenOf } = await import('../../checks/e2e/studio.ts');
  // A profile on disk keeps downloaded and compiled scripts, like an editor's browser.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: ['--no-sandbox', `--host-resolver-rules=${VENDOR}`],
    viewport: { width: 1440, height: 900 },
  });
  try {
    const session = JSON.stringify({ token: await tokenOf('editor'), time: new Date().toISOString() });
    await context.addInitScript(
      (value) => localStorage.setItem('__studio_auth_token_forecourt', value),
      session,
    );
    const starts: Start[] = [];
    const emptyStarts: Start[] = [];
    for (let run = 0; run <= RUNS; run += 1)
      await step(run ? `Start ${run} of ${RUNS}` : 'The first start', async () => {
        starts.push(await start(context, settings.urls.studio + DOCUMENT));
        emptyStarts.push(await start(context, empty.url + DOCUMENT_OF_EMPTY));
      });
    const [first, ...warm] = starts;
    const [firstEmpty, ...warmEmpty] = emptyStarts;
    const times = warm.map(({ ready }) => ready);
    const emptyTimes = warmEmpty.map(({ ready }) => ready);
    const timeRatio = percentile(times, 0.5) / percentile(emptyTimes, 0.5);
    const sizeRatio = (first?.bytes ?? 0) / (firstEmpty?.bytes ?? 1);
    reportFigures({
      'studio, opening to typing, ms': {
        samples: times.length,
        'the first': first?.ready.toFixed(0),
        p50: percentile(times, 0.5).toFixed(0),
        longest: Math.max(...times).toFixed(0),
        met: Math.max(...times) <= TARGET,
      },
      'empty studio, opening to typing, ms': {
        samples: emptyTimes.length,
        'the first': firstEmpty?.ready.toFixed(0),
        p50: percentile(emptyTimes, 0.5).toFixed(0),
        longest: Math.max(...emptyTimes).toFixed(0),
      },
      'times of the empty studio': { p50: timeRatio.toFixed(2), met: timeRatio <= TIME_RATIO },
      'scripts, kB': { samples: first?.files, p50: ((first?.bytes ?? 0) / 1000).toFixed(0) },
      'scripts of the empty studio, kB': {
        samples: firstEmpty?.files,
        p50: ((firstEmpty?.bytes ?? 0) / 1000).toFixed(0),
      },
      'sizes of the empty studio': { p50: sizeRatio.toFixed(2), met: sizeRatio <= SIZE_RATIO },
    });
  } finally {
    await context.close();
    empty.stop();
    await rm(profile, { recursive: true, force: true });
    await stop();
  }
});
process.exit();

interface Start {
  ready: number;
  files: number;
  bytes: number;
}

async function start(context: BrowserContext, address: string): Promise<Start> {
  const page = await context.newPage();
  const startTime = performance.now();
  await page.goto(address);
  const title = page.getByTestId('field-title').locator('input');
  const mark = '!';
  await title.waitFor({ timeout: 60_000 });
  while (!(await title.isEditable())) await page.waitForTimeout(10);
  await title.press('End');
  await page.keyboard.type(mark);
  while (!(await title.inputValue()).endsWith(mark)) await page.waitForTimeout(5);
  const readyMs = performance.now() - startTime;
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.m?js(\?|$)/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).decodedBodySize),
  );
  await page.keyboard.press('Backspace');
  // The studio saves before the tab is closed.
  await page.waitForTimeout(1_500);
  await page.close();
  return { ready: readyMs, files: scripts.length, bytes: scripts.reduce((sum, size) => sum + size, 0) };
}

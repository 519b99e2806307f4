// `node scripts/bench/studio/main.ts`: the time from opening a studio address to a field that accepts input,
// with the studio's scripts in the browser's cache, and the size of those scripts. Times are of this machine;
// the target is for two idle cores.
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

/** Milliseconds, of the slowest start. */
const TARGET = 4_000;
const RUNS = 7;
const PORT_OFFSET = Number(process.env.FORECOURT_PORT_OFFSET ?? 600);
const NAME = 'bench-preview';
const DOCUMENT = '/structure/sites;site-northside;page;page-northside-about-us';
/** Sanity's hosts; the studio works without them and should not wait for them here. */
const VENDOR = ['*.sanity.io', '*.sanity-cdn.com', '*.sanity.work', 'sanity-cdn.com']
  .map((host) => `MAP ${host} ~NOTFOUND`)
  .join(',');

await runTask(async () => {
  await ensureBuild(STUDIO_BUILD);
  const { settings, stop } = await startServers({ name: NAME, portOffset: PORT_OFFSET, reference: false });
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
    for (let run = 0; run <= RUNS; run += 1)
      starts.push(
        await step(run ? `Start ${run} of ${RUNS}` : 'The first start', () =>
          start(context, settings.urls.studio),
        ),
      );
    const [first, ...warm] = starts;
    const times = warm.map(({ ready }) => ready);
    reportFigures({
      'studio, opening to typing, ms': {
        samples: times.length,
        'the first': first?.ready.toFixed(0),
        p50: percentile(times, 0.5).toFixed(0),
        longest: Math.max(...times).toFixed(0),
        met: Math.max(...times) <= TARGET,
      },
      'scripts, kB': { samples: first?.files, p50: ((first?.bytes ?? 0) / 1000).toFixed(0) },
    });
  } finally {
    await context.close();
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

async function start(context: BrowserContext, studio: string): Promise<Start> {
  const page = await context.newPage();
  const startTime = performance.now();
  await page.goto(studio + DOCUMENT);
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

// `node scripts/bench/editor-day/main.ts`: an editor's day in the studio of a running product, by mouse and by
// keyboard: clicks, keys, seconds and errors of each task. It uses the product that FORECOURT_DATA and
// FORECOURT_PORT_OFFSET name (the demo by default) and deletes what it created. `--only NAME` does the tasks
// that begin with it, `--by mouse` one device, `--pictures FOLDER` saves a screenshot of a step that failed,
// `--studio HOST:PORT` opens the studio that is served there, at the address that the storefront knows.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { tokenOf } from '../../checks/e2e/studio.ts';
import { studioUrl } from '../../checks/e2e/test.ts';
import { step } from '../../commands/terminal/steps.mjs';
import { findTestBrowser } from '../../tasks/test-browser.ts';
import { type Figure, reportFigures } from '../report.ts';
import { type Device, Hand } from './hand.ts';
import { TASKS, type Task } from './tasks.ts';

const { only, by, pictures, studio } = parseArgs({
  options: {
    only: { type: 'string' },
    by: { type: 'string' },
    pictures: { type: 'string' },
    studio: { type: 'string' },
  },
}).values;
const devices = (['mouse', 'keyboard'] as const).filter((device) => !by || by === device);
/** Sanity's hosts; the studio works without them. */
const VENDOR = ['*.sanity.io', '*.sanity-cdn.com', '*.sanity.work'].map((host) => `MAP ${host} ~NOTFOUND`);

const served = studio ? [`MAP ${new URL(studioUrl).host} ${studio}`] : [];

const browser = await chromium.launch({
  executablePath: findTestBrowser(),
  args: ['--no-sandbox', `--host-resolver-rules=${[...served, ...VENDOR].join(',')}`],
});
const figures: Record<string, Figure> = {};
const tasks = TASKS.filter(({ name }) => !only || name.startsWith(only));
const removeAll = async () => {
  for (const { remove } of tasks) await remove?.();
};
try {
  for (const device of devices) {
    await removeAll();
    for (const task of tasks) {
      if (task.phone && device === 'keyboard') continue;
      const name = `${task.name}, ${device}`;
      figures[name] = await step(name, () => doTask(browser, task, device));
    }
  }
} finally {
  await browser.close();
  await removeAll();
}
reportFigures(figures);
process.exit();

async function doTask(own: Browser, task: Task, device: Device): Promise<Figure> {
  const context = await own.newContext({
    viewport: task.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
  });
  const page = await context.newPage();
  const hand = new Hand(page, device);
  // The studio is open when the work begins.
  const session = { token: await tokenOf(task.user), time: new Date().toISOString() };
  await page.addInitScript(
    (value) => localStorage.setItem('__studio_auth_token_forecourt', value),
    JSON.stringify(session),
  );
  await page.goto(studioUrl + task.start);
  await page.getByRole('button', { name: 'Open search' }).waitFor({ timeout: 180_000 });
  const begun = performance.now();
  let deadEnd = '';
  try {
    await task.run(hand);
  } catch (error) {
    deadEnd = String(error).split('\n').slice(0, 2).join(' ').slice(0, 160);
    if (pictures) {
      await mkdir(pictures, { recursive: true });
      const file = `${task.name.replaceAll(/\W+/g, '-')}-${device}.png`;
      await page.screenshot({ path: path.join(pictures, file) });
    }
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  await context.close();
  const { clicks, keys, errors } = hand.effort;
  return {
    clicks,
    keys,
    seconds,
    errors: errors.join('; ').slice(0, 120),
    'dead end': deadEnd,
    met: deadEnd === '',
  };
}

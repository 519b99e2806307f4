// `node scripts/bench/preview/main.ts`: the time from a keystroke in the studio to the painted page in its
// Preview tool, for single keys and continuous typing: into a heading of a home page with stock, an offer's
// description and a menu entry, with 200 drafts and 50,000 vehicles. Also reports flicker. Times are of this
// machine; the target is for two idle cores. `-- --short` is a smoke test: few keys, the demo's own stock.
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { runTask, step } from '../../commands/terminal/steps.mjs';
import { ensureBuild, STUDIO_BUILD } from '../../tasks/builds.ts';
import { findChromium } from '../../tasks/chromium.ts';
import { type Figure, reportFigures } from '../report.ts';
import { percentile } from '../search-page/percentile.ts';
import { ensureLargeStock } from '../search-page/stock.ts';
import { startServers } from '../servers.ts';
import { makeDrafts, removeDraft, runningOffer } from './drafts.ts';
import { measureTyping, type Typing } from './measure.ts';
import { type EditableText, editableTexts } from './text-places.ts';

/** Milliseconds at the 95th percentile. */
const TARGET = 300;
const PORT_OFFSET = Number(process.env.FORECOURT_PORT_OFFSET ?? 600);
const NAME = 'bench-preview';
const SITE = 'harbour';
const { short } = parseArgs({ options: { short: { type: 'boolean', default: false } } }).values;
const KINDS: readonly Typing[] = [
  { name: 'single keys', keys: short ? 3 : 20, pauseMs: 1_500 },
  { name: 'a key every 200 ms', keys: short ? 5 : 60, pauseMs: 200 },
  { name: 'a key every 80 ms', keys: short ? 5 : 60, pauseMs: 80 },
];

await runTask(async () => {
  await ensureBuild(STUDIO_BUILD);
  const servers = await startServers({ name: NAME, portOffset: PORT_OFFSET, reference: false });
  try {
    if (!short) await ensureLargeStock(servers);
    await step('Making 200 drafts', () => makeDrafts(servers.settings, SITE));
    const places = editableTexts(SITE, await runningOffer(servers.settings, SITE));
    const removeDrafts = async () => {
      for (const { documentId } of places) await removeDraft(servers.settings, documentId);
    };
    await removeDrafts();
    reportFigures(await measureAll(`http://${SITE}.localhost:${servers.storefrontPort}`, places));
    await removeDrafts();
  } finally {
    await servers.stop();
  }
});
process.exit();

async function measureAll(origin: string, places: readonly EditableText[]): Promise<Record<string, Figure>> {
  // The test helpers read their settings from the environment.
  Object.assign(process.env, { FORECOURT_DATA: NAME, FORECOURT_PORT_OFFSET: String(PORT_OFFSET) });
  const { openStudio } = await import('../../checks/e2e/studio.ts');
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const rows: Record<string, Figure> = {};
    for (const place of places) {
      const page = await browser.newPage({ viewport: { width: place.width ?? 1600, height: 1000 } });
      const address = encodeURIComponent(`${origin}${place.path}`);
      await openStudio(page, 'editor', `/presentation?preview=${address}`);
      Object.assign(rows, await measurePlace(page, origin, place));
      await page.close();
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function measurePlace(page: Page, origin: string, place: EditableText) {
  const { field, selector } = await step(`Opening the field of ${place.name}`, () => openField(page, place));
  const rows: Record<string, Figure> = {};
  for (const kind of KINDS) {
    await field.click();
    await page.keyboard.press('Control+End');
    const frame = page.frames().find((each) => each.url().startsWith(origin));
    if (!frame) throw new Error('The page is not in its frame.');
    const name = `${place.name}, ${kind.name}`;
    const { times, flickers, shift } = await step(name, () => measureTyping(page, frame, selector, kind));
    rows[name] = {
      keys: times.length,
      p50: percentile(times, 0.5).toFixed(0),
      p95: percentile(times, 0.95).toFixed(0),
      longest: Math.max(...times).toFixed(0),
      flickers,
      'layout shift': shift.toFixed(3),
      met: percentile(times, 0.95) <= TARGET && flickers === 0,
    };
  }
  return rows;
}

/** Clicks the text on the page until its field is open. The selector still matches after the text changes. */
async function openField(page: Page, place: EditableText) {
  const frame = page.frameLocator('iframe');
  const element = place.element(frame);
  await element.waitFor({ timeout: 120_000 });
  const selector = await place.selectorOf(element);
  // Clicks have no effect until the element is outlined.
  const outline = frame.locator('[data-hovered]').first();
  while ((await outline.count()) === 0) {
    await page.mouse.move(2, 2);
    await element.hover();
    await page.waitForTimeout(250);
  }
  await element.click();
  const field = place.field(page);
  await field.waitFor();
  return { field, selector };
}

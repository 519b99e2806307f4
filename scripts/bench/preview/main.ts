// `node scripts/bench/preview/main.ts`: the time from a keystroke in the studio to the painted page in its Preview
// tool, for single keys and while somebody types. Times are of this machine; the target is for two quiet cores.
import { chromium } from '@playwright/test';
import { ensureBuild, STUDIO_BUILD } from '../../tasks/builds.ts';
import { findChromium } from '../../tasks/chromium.ts';
import { runTask, step } from '../../terminal/steps.mjs';
import { percentile } from '../search-page/percentile.ts';
import { startServers } from '../servers.ts';
import { measureTyping, type Typing } from './measure.ts';

/** Milliseconds at the 95th percentile. */
const TARGET = 300;
const PORT_OFFSET = Number(process.env.FORECOURT_PORT_OFFSET ?? 600);
const NAME = 'bench-preview';
const PAGE = 'page-northside-about-us';
const HEADING = '[data-preview-block] h2';
const KINDS: readonly Typing[] = [
  { name: 'single keys', keys: 20, pauseMs: 1_500 },
  { name: 'a key every 200 ms', keys: 60, pauseMs: 200 },
  { name: 'a key every 80 ms', keys: 60, pauseMs: 80 },
];

await runTask(async () => {
  await ensureBuild(STUDIO_BUILD);
  const { settings, stop } = await startServers({ name: NAME, portOffset: PORT_OFFSET, reference: false });
  // The helpers of the browser tests read where they are from the environment.
  Object.assign(process.env, { FORECOURT_DATA: NAME, FORECOURT_PORT_OFFSET: String(PORT_OFFSET) });
  const { openStudio, clientOf } = await import('../../e2e/studio.ts');
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
    const preview = `http://northside.localhost:${settings.ports.storefront}/about-us`;
    await openStudio(page, 'editor', `/presentation?preview=${encodeURIComponent(preview)}`);
    const heading = page.frameLocator('iframe').locator(HEADING).first();
    await heading.waitFor();
    // Until it is outlined, a click on it is nobody's.
    const outlined = page.frameLocator('iframe').locator('[data-hovered]').first();
    while ((await outlined.count()) === 0) {
      await page.mouse.move(2, 2);
      await heading.hover();
      await page.waitForTimeout(250);
    }
    await heading.click();
    const field = page.getByLabel('Heading', { exact: true }).first();
    await field.waitFor();
    const rows: Record<string, object> = {};
    for (const kind of KINDS) {
      await field.click();
      await page.keyboard.press('End');
      const frame = page.frames().find((each) => each.url().startsWith(new URL(preview).origin));
      if (!frame) throw new Error('The page is not in its frame.');
      const times = await step(kind.name, () => measureTyping(page, frame, HEADING, kind));
      rows[kind.name] = {
        keys: times.length,
        p50: percentile(times, 0.5).toFixed(0),
        p95: percentile(times, 0.95).toFixed(0),
        longest: Math.max(...times).toFixed(0),
        met: percentile(times, 0.95) <= TARGET,
      };
    }
    console.table(rows);
    await (await clientOf('admin')).delete(`drafts.${PAGE}`);
  } finally {
    await browser.close();
    await stop();
  }
});
process.exit();

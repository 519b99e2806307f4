import type { Browser } from '@playwright/test';

/** A phone is roughly this many times slower than this machine. */
const SLOWDOWN = 4;
/** Milliseconds after which a click counts as lost. */
const PATIENCE = 20_000;

/**
 * Returns milliseconds from the first click on a filter of a fresh page to the new hits, on a throttled
 * browser with an empty cache and without any earlier input.
 * @param rest milliseconds between hydration and the click
 * @returns the times from the click and from the start of navigation
 */
export async function measureFirstPress(browser: Browser, url: string, rest: number) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    await page.waitForTimeout(rest);
    const box = await page.locator('#filters input[type="checkbox"]').first().boundingBox();
    if (!box) throw new Error('The results page has no filter to press');
    await page.evaluate(() => {
      const count = document.querySelector('#results [role="status"]');
      if (!count) throw new Error('The results page has no count');
      const times: { pressed?: number; shown?: number } = {};
      Object.assign(window, { firstPress: times });
      addEventListener('pointerdown', () => (times.pressed ??= performance.now()), true);
      new MutationObserver(() => {
        requestAnimationFrame(() => setTimeout(() => (times.shown ??= performance.now())));
      }).observe(count, { subtree: true, childList: true, characterData: true });
    });
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const times = await page.waitForFunction(
      () => {
        const { firstPress } = window as unknown as { firstPress: { pressed?: number; shown?: number } };
        return firstPress.shown === undefined
          ? null
          : { pressed: firstPress.pressed ?? 0, shown: firstPress.shown };
      },
      undefined,
      { timeout: PATIENCE },
    );
    const { pressed, shown } = (await times.jsonValue()) ?? { pressed: 0, shown: Number.NaN };
    return { sincePress: shown - pressed, sinceVisit: shown };
  } finally {
    await context.close();
  }
}

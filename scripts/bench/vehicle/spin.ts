import { type Browser, devices } from '@playwright/test';

/** Connection and CPU of Lighthouse's phone. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
};
const SLOWER = 4;
const DRAGS = 4;
const STEPS = 45;

/**
 * Opens a vehicle on a slow phone and drags its spin.
 * @returns milliseconds from the page load to the first changed frame, and of each frame during the drag
 */
export async function measureSpin(
  browser: Browser,
  url: string,
): Promise<{ firstTurn: number; frames: number[] }> {
  const context = await browser.newContext({ ...devices['Pixel 7'], hasTouch: false, isMobile: false });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'load' });
    const tab = page.getByRole('tab', { name: 'Spin', exact: true });
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
    const slider = page.getByRole('slider', { name: /^Turn the/ });
    const firstTurn = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const entry = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
          const look = () => {
            const view = document.querySelector('[role=slider][aria-label^="Turn the"]');
            if (view && view.getAttribute('aria-valuenow') !== '1')
              resolve(performance.now() - entry.loadEventEnd);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await page.waitForLoadState('networkidle');
    const box = await slider.boundingBox();
    if (!box) throw new Error('There is no spin to drag.');
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(window, { frameTimes: times });
      let before = performance.now();
      const next = (now: number) => {
        times.push(now - before);
        before = now;
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
    const y = box.y + box.height / 2;
    for (let drag = 0; drag < DRAGS; drag += 1) {
      await page.mouse.move(box.x + box.width * 0.9, y);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.1, y, { steps: STEPS });
      await page.mouse.up();
    }
    const frames = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes);
    // Browsers round times to tenths of a millisecond.
    return { firstTurn, frames: frames.slice(2).map((frame) => Math.round(frame * 10) / 10) };
  } finally {
    await context.close();
  }
}

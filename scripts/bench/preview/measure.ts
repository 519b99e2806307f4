import type { Frame, Page } from '@playwright/test';

export interface Typing {
  name: string;
  keys: number;
  pauseMs: number;
}

const stamp = '__keystrokes';

interface Measured {
  /** Milliseconds for each keystroke; `Infinity` if it never showed. */
  times: number[];
  /** Painted frames in which the heading was missing or shorter than before. */
  flickers: number;
  shift: number;
}
interface Watched {
  shown: Record<number, number>;
  flickers: number;
  shift: number;
}

/**
 * Types into a field of the studio and watches a heading in the preview.
 * @param page the studio, with the cursor at the end of the field
 * @param heading selects it in the frame
 */
export async function measureTyping(
  page: Page,
  frame: Frame,
  heading: string,
  { keys, pauseMs }: Typing,
): Promise<Measured> {
  await page.evaluate((name) => {
    const times: number[] = [];
    Object.assign(window, { [name]: times });
    addEventListener('keydown', () => times.push(performance.timeOrigin + performance.now()), true);
  }, stamp);
  await frame.evaluate(
    ({ name, selector }) => {
      const sightings: Watched = { shown: {}, flickers: 0, shift: 0 };
      Object.assign(window, { [name]: sightings });
      const visibleLength = () =>
        (document.querySelector(selector)?.textContent ?? '').replace(/[^\x20-\x7e]/g, '').length;
      const before = visibleLength();
      let most = before;
      const look = () => {
        // A later run stops this loop by replacing its data.
        if (Reflect.get(window, name) !== sightings) return;
        const now = visibleLength();
        if (now < most) sightings.flickers += 1;
        most = Math.max(most, now);
        // All text since the last frame is painted with this one.
        for (let count = 1; count <= now - before; count++)
          sightings.shown[count] ??= performance.timeOrigin + performance.now();
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          sightings.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift' });
    },
    { name: stamp, selector: heading },
  );
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press('abcdefghij'[key % 10] ?? 'a');
    await page.waitForTimeout(pauseMs);
  }
  await page.waitForTimeout(2_000);
  const pressTimes = await page.evaluate((name) => Reflect.get(window, name) as number[], stamp);
  const { shown, flickers, shift } = await frame.evaluate(
    (name) => Reflect.get(window, name) as Watched,
    stamp,
  );
  const times = pressTimes
    .slice(-keys)
    .map((time, index) => (shown[index + 1] ?? Number.POSITIVE_INFINITY) - time);
  return { times, flickers, shift };
}

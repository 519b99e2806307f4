import type { Frame, Page } from '@playwright/test';

/** Times of one kind of typing, in milliseconds from a keystroke in the studio to the painted page. */
export interface Typing {
  name: string;
  keys: number;
  pauseMs: number;
}

const stamp = '__keystrokes';

/**
 * Types into a field of the studio and watches a heading in the preview.
 * @param page the studio, with the cursor at the end of the field
 * @param heading selects it in the frame
 * @returns one time for each keystroke; `Infinity` for one that never showed
 */
export async function measureTyping(
  page: Page,
  frame: Frame,
  heading: string,
  { keys, pauseMs }: Typing,
): Promise<number[]> {
  await page.evaluate((name) => {
    const times: number[] = [];
    Object.assign(window, { [name]: times });
    addEventListener('keydown', () => times.push(performance.timeOrigin + performance.now()), true);
  }, stamp);
  await frame.evaluate(
    ({ name, selector }) => {
      const times: Record<number, number> = {};
      Object.assign(window, { [name]: times });
      const visible = () =>
        (document.querySelector(selector)?.textContent ?? '').replace(/[^\x20-\x7e]/g, '').length;
      const before = visible();
      const note = () =>
        requestAnimationFrame(() => {
          const typed = visible() - before;
          // Whatever came with it was painted in the same frame.
          for (let count = 1; count <= typed; count++)
            times[count] ??= performance.timeOrigin + performance.now();
        });
      new MutationObserver(note).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    },
    { name: stamp, selector: heading },
  );
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press('abcdefghij'[key % 10] ?? 'a');
    await page.waitForTimeout(pauseMs);
  }
  await page.waitForTimeout(2_000);
  const pressed = await page.evaluate((name) => Reflect.get(window, name) as number[], stamp);
  const shown = await frame.evaluate((name) => Reflect.get(window, name) as Record<number, number>, stamp);
  return pressed.slice(-keys).map((time, index) => (shown[index + 1] ?? Number.POSITIVE_INFINITY) - time);
}

import type { Browser, Page } from '@playwright/test';

const CLICKS = 40;
/** Plain words, because a sentence is only searched once it is complete. */
const WORDS = [
  ...[
    'hilux',
    'ranger',
    'corolla',
    'sportage',
    'triton',
    'outlander',
    'everest',
    'forester',
    'camry',
    'tucson',
  ],
  ...['cerato', 'amarok', 'navara', 'outback', 'prado', 'kluger', 'santa', 'sorento', 'patrol', 'octavia'],
];
/** The pause after the last keystroke that the specification demands (SEARCH-31). */
const PAUSE = 300;

interface Interactions {
  /** Milliseconds from a click on a filter to the new hits on screen. */
  clicks: number[];
  /** Milliseconds from the end of the pause after a keystroke to the new hits on screen. */
  keys: number[];
}

/** Clicks filters and types words on the results page, one after the other. */
export async function measureInteractions(browser: Browser, url: string): Promise<Interactions> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  const clicks: number[] = [];
  for (let click = 0; click < CLICKS; click += 1) {
    // Ticking is measured; unticking is not, because its answer is cached.
    clicks.push(await untilNewHits(page, clickBox, click));
    await untilNewHits(page, clickBox, click);
  }
  await page.goto(url, { waitUntil: 'networkidle' });
  const keys: number[] = [];
  for (const words of WORDS)
    for (const length of [3, words.length])
      keys.push(
        (await untilNewHits(
          page,
          (text) => {
            const field = document.querySelector<HTMLInputElement>('#stock-query');
            const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
            if (!field || !setValue) throw new Error('The results page has no search field');
            field.focus();
            setValue.call(field, text);
            field.dispatchEvent(new Event('input', { bubbles: true }));
          },
          words.slice(0, length),
        )) - PAUSE,
      );
  await page.close();
  const measuredTimes = (times: number[]) => times.filter((time) => !Number.isNaN(time));
  return { clicks: measuredTimes(clicks), keys: measuredTimes(keys) };
}

/** Clicks one of the first values of a filter, which exist in every state of this walk. */
function clickBox(click: number): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('#filters input[type="checkbox"]')].filter(
    (box) => box.offsetParent !== null,
  );
  boxes[click % Math.min(boxes.length, 10)]?.click();
}

/** Milliseconds from an action to the frame that shows its result, when the count above the hits has changed. */
async function untilNewHits<Argument>(
  page: Page,
  action: (argument: Argument) => void,
  argument: Argument,
): Promise<number> {
  // Measured inside the page: the clock starts with the action and stops in the frame after the change.
  return page.evaluate(
    ([source, value]) =>
      new Promise<number>((resolve) => {
        const act = new Function(`return (${source})`)() as (argument: unknown) => void;
        const count = document.querySelector('#results [role="status"]');
        let start = 0;
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        if (count) observer.observe(count, { subtree: true, childList: true, characterData: true });
        // Words with the same number of hits as before do not change the count, so they give no sample.
        setTimeout(() => resolve(Number.NaN), 3_000);
        start = performance.now();
        act(value);
      }),
    [action.toString(), argument] as const,
  );
}

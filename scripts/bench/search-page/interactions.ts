import type { Browser, Page } from '@playwright/test';

/** Indexes of the first filters: three kinds of vehicle, then makes. */
const [KINDS, MAKES] = [
  [0, 1, 2],
  [3, 4, 5, 6, 7, 8, 9],
];
/**
 * Filters to tick one after the other, starting from none; only the last is measured. All combinations
 * differ, because the page caches answers.
 */
const TICKS: readonly (readonly number[])[] = [
  ...[...KINDS, ...MAKES].map((box) => [box]),
  ...KINDS.flatMap((kind) => MAKES.map((make) => [kind, make])),
  ...KINDS.flatMap((kind) => MAKES.slice(0, 3).map((make) => [kind, (kind + 1) % KINDS.length, make])),
];
/** Milliseconds between clicks, so that the page has finished rendering the previous one. */
const REST = 100;
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
/** The pause after the last keystroke that the specification requires (SEARCH-31). */
const PAUSE = 300;

interface Interactions {
  clicks: number[];
  /** Milliseconds from the end of the pause after a keystroke to the new hits on screen. */
  keys: number[];
}

export async function measureInteractions(browser: Browser, url: string): Promise<Interactions> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  const clicks: number[] = [];
  for (const boxes of TICKS) {
    const [measured = 0, ...others] = boxes.toReversed();
    for (const box of others) await untilNewHits(page, clickBox, box);
    clicks.push(await untilNewHits(page, clickBox, measured));
    for (const box of boxes) await untilNewHits(page, clickBox, box);
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

/** Clicks one of the first values of a filter, which are present in every state of the test. */
function clickBox(place: number): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('#filters input[type="checkbox"]')].filter(
    (box) => box.offsetParent !== null,
  );
  boxes[place]?.click();
}

/** Returns milliseconds from an action to the frame that shows its result, detected by the changed count. */
async function untilNewHits<Argument>(
  page: Page,
  action: (argument: Argument) => void,
  argument: Argument,
): Promise<number> {
  await page.evaluate(
    (rest) => new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), rest)),
    REST,
  );
  // Measured inside the page: from the action to the frame after the change.
  return page.evaluate(
    ([source, value]) =>
      new Promise<number>((resolve) => {
        // oxlint-disable-next-line typescript/no-implied-eval -- the page runs a function of this file
        const act = new Function(`return (${source})`)() as (argument: unknown) => void;
        const count = document.querySelector('#results [role="status"]');
        let start = 0;
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        if (count) observer.observe(count, { subtree: true, childList: true, characterData: true });
        // Words with the same number of hits do not change the count, so they give no sample.
        setTimeout(() => resolve(Number.NaN), 3_000);
        start = performance.now();
        act(value);
      }),
    [action.toString(), argument] as const,
  );
}

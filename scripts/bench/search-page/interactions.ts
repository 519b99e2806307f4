import type { Browser, Page } from '@playwright/test';

/** The first filters of the page: three kinds of vehicle, then makes. */
const [KINDS, MAKES] = [
  [0, 1, 2],
  [3, 4, 5, 6, 7, 8, 9],
];
/**
 * What is ticked one after the other, each time from none; the last of them is measured. No two ask the same, since an
 * answer that the page has had is at hand.
 */
const TICKS: readonly (readonly number[])[] = [
  ...[...KINDS, ...MAKES].map((box) => [box]),
  ...KINDS.flatMap((kind) => MAKES.map((make) => [kind, make])),
  ...KINDS.flatMap((kind) => MAKES.slice(0, 3).map((make) => [kind, (kind + 1) % KINDS.length, make])),
];
/** A person's press does not meet the frames that the press before it still draws, in milliseconds. */
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

/** Clicks one of the first values of a filter, which exist in every state of this walk. */
function clickBox(place: number): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('#filters input[type="checkbox"]')].filter(
    (box) => box.offsetParent !== null,
  );
  boxes[place]?.click();
}

/** Milliseconds from an action to the frame that shows its result, when the count above the hits has changed. */
async function untilNewHits<Argument>(
  page: Page,
  action: (argument: Argument) => void,
  argument: Argument,
): Promise<number> {
  await page.evaluate(
    (rest) => new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), rest)),
    REST,
  );
  // Measured inside the page: the clock starts with the action and stops in the frame after the change.
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
        // Words with the same number of hits as before do not change the count, so they give no sample.
        setTimeout(() => resolve(Number.NaN), 3_000);
        start = performance.now();
        act(value);
      }),
    [action.toString(), argument] as const,
  );
}

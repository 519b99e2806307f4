import type { Browser, Page } from '@playwright/test';

const CLICKS = 60;
const WORDS = [
  'hilux',
  'ranger diesel',
  'corolla',
  'white suv',
  'cx5',
  'automatic ute',
  'sportage',
  'triton',
];
/** The pause after the last keystroke that the product waits by its specification (SEARCH-31). */
const PAUSE = 300;

interface Interactions {
  /** Milliseconds from a click on a filter to the new hits on screen. */
  clicks: number[];
  /** Milliseconds from the end of the pause after a keystroke to the new hits on screen. */
  keys: number[];
}

/** Clicks filters and types words on the results page, each one after the other. */
export async function measureInteractions(browser: Browser, url: string): Promise<Interactions> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  const clicks: number[] = [];
  for (let click = 0; click < CLICKS; click += 1) {
    clicks.push(
      await untilNewHits(
        page,
        (at) => {
          const boxes = [...document.querySelectorAll<HTMLElement>('#filters input[type="checkbox"]')].filter(
            (box) => box.offsetParent !== null,
          );
          // What is ticked goes again every third time, so that the list does not run dry.
          const ticked = boxes.filter((box) => box.matches(':checked'));
          (at % 3 === 2 && ticked[0] ? ticked[0] : boxes[(at * 7) % boxes.length])?.click();
        },
        click,
      ),
    );
  }
  await page.goto(url, { waitUntil: 'networkidle' });
  const keys: number[] = [];
  for (const words of WORDS)
    for (let length = 3; length <= words.length; length += 2)
      keys.push(
        (await untilNewHits(
          page,
          (text) => {
            const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
            const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
            if (!field || !set) throw new Error('The results page has no search field');
            field.focus();
            set.call(field, text);
            field.dispatchEvent(new Event('input', { bubbles: true }));
          },
          words.slice(0, length),
        )) - PAUSE,
      );
  await page.close();
  return { clicks, keys };
}

/** Milliseconds from an action to the frame that shows its answer. */
async function untilNewHits<Argument>(
  page: Page,
  action: (argument: Argument) => void,
  argument: Argument,
): Promise<number> {
  // Asked of the page itself: its clock starts with the action and stops in the frame after the change.
  return page.evaluate(
    ([source, value]) =>
      new Promise<number>((resolve, reject) => {
        const act = new Function(`return (${source})`)() as (argument: unknown) => void;
        const before = performance.getEntriesByType('resource').length;
        const results = document.querySelector('#results') ?? document.querySelector('main');
        let start = 0;
        const observer = new MutationObserver(() => {
          // Only what an answer brought: a ticked box changes before it is asked.
          const answered = performance
            .getEntriesByType('resource')
            .slice(before)
            .some(({ name }) => name.includes('/queries'));
          if (!answered) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        if (results) observer.observe(results, { subtree: true, childList: true, characterData: true });
        setTimeout(() => reject(new Error('No new hits came within 5 s')), 5_000);
        performance.clearResourceTimings();
        start = performance.now();
        act(value);
      }),
    [action.toString(), argument] as const,
  );
}

import type { Page } from '@playwright/test';
import { sampleOf } from './length.ts';
import { expect, SITES, siteUrl, test } from './test.ts';

const CLICKS = 24;

/** Returns a seeded random generator, so that a failing run can be repeated. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function readPage(page: Page) {
  const results = page.getByRole('region', { name: 'Results' });
  return {
    count: await results.getByRole('status').first().textContent(),
    chips: await page.getByRole('list', { name: 'Active filters' }).getByRole('button').allTextContents(),
    cards: await results.getByRole('article').getByRole('heading').allTextContents(),
  };
}

test.describe('a shopper in a hurry', () => {
  for (const site of sampleOf(SITES))
    test(`clicks filters of ${site} faster than it answers and ends at the results of the address`, {
      tag: ['@SEARCH-15', '@ROUTE-35'],
    }, async ({ page, context }) => {
      const chance = randomOf(site.length * 7919);
      await page.goto(siteUrl(site, '/search'));
      for (let click = 0; click < CLICKS; click += 1) {
        await page.evaluate(
          async ([roll, kind]) => {
            const clickAny = (selector: string) => {
              const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
                (element) => element.offsetParent !== null,
              );
              all[(roll ?? 0) % Math.max(1, all.length)]?.click();
            };
            if (kind === 0) clickAny('nav[aria-label="Pages"] a');
            else if (kind === 1) clickAny('button[aria-label^="Remove filter"]');
            else if (kind === 2 && location.search !== '') {
              // Going back is asynchronous; a second step from the same address would leave the site.
              const stepped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
              history.back();
              await stepped;
            } else clickAny('#filters input[type="checkbox"]');
          },
          [chance(1_000), chance(8)],
        );
      }
      await page.waitForLoadState('networkidle');

      const freshPage = await context.newPage();
      await expect(async () => {
        const address = page.url();
        await freshPage.goto(address);
        expect(await readPage(page)).toEqual(await readPage(freshPage));
        expect(page.url()).toBe(address);
      }).toPass();
      // Guards against ending on an empty page.
      expect((await readPage(page)).count).toMatch(/\d/);
    });
});

import type { Page } from '@playwright/test';
import { lake } from './content.ts';
import { leaveStudio, openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { expect } from './test.ts';

test.use({ expected: { words: STUDIO_WORDS }, viewport: { width: 1440, height: 900 } });
test.setTimeout(300_000);

/** A site that only these documents name, so that no other list has them. */
const SITE = 'site-test-long-lists';
const COUNT = 5_000;
const LIST = '[data-testid="document-list-pane"]';
const nameOf = (index: number) => `/long-${String(index).padStart(4, '0')}`;

const remove = () =>
  lake.delete({ query: '*[_type == "redirect" && site._ref == $site]', params: { site: SITE } });

test.beforeAll(async () => {
  await remove();
  // Drafts, as the storefront is notified of published redirects.
  for (let start = 0; start < COUNT; start += 500) {
    const transaction = lake.transaction();
    for (let index = start; index < start + 500; index += 1)
      transaction.create({
        _id: `drafts.redirect-test-long-${index}`,
        _type: 'redirect',
        site: { _type: 'reference', _ref: SITE, _weak: true },
        from: nameOf(index),
        to: '/',
      });
    await transaction.commit({ visibility: 'async' });
  }
});
test.afterAll(remove);

/** Rows in view, and how many of them show no address. */
const rowsInView = (page: Page) =>
  page
    .locator(LIST)
    .last()
    .locator('[data-index]')
    .evaluateAll((rows) => {
      const shown = rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
      const holes = shown.filter((row) => !/\/long-\d{4}/.test(row.textContent ?? ''));
      return { hasRows: shown.length > 5, holes: holes.length };
    });

test('a list of 5,000 documents opens in parts, whose documents all show when it is scrolled', async ({
  page,
}) => {
  await openStudio(page, 'editor', `/structure/sites;${SITE};redirect`);
  const parts = page.getByRole('link', { name: / \(1,000\)$/ });
  await expect(parts).toHaveCount(COUNT / 1_000, { timeout: 60_000 });
  await expect(parts.last()).toContainText(`${nameOf(4_000)} to ${nameOf(4_999)}`);

  await parts.last().click();
  const list = page.locator(LIST).last();
  await expect(list.getByText(nameOf(4_000))).toBeVisible({ timeout: 30_000 });
  await list.getByText(nameOf(4_000)).hover();
  const last = list.getByText(nameOf(4_999));
  for (let turn = 0; turn < 100 && !(await last.isVisible()); turn += 1) {
    await page.mouse.wheel(0, 700);
    await expect.poll(() => rowsInView(page), { timeout: 15_000 }).toEqual({ hasRows: true, holes: 0 });
  }
  await expect(last).toBeVisible();
  await leaveStudio(page);
});

import type { Page } from '@playwright/test';
import { expect, expectAccessible, siteUrl, test } from './test.ts';

/** The same search in each language of the site, with and without marks. */
const SENTENCES = [
  ['Chinese', '自动挡SUV，6万以下'],
  ['Vietnamese', 'SUV số tự động dưới 60 nghìn đô'],
  ['Vietnamese without marks', 'SUV so tu dong duoi 60 nghin'],
  ['Arabic', 'إس يو في أوتوماتيك أقل من ٦٠ ألف'],
] as const;

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const cards = (page: Page) => results(page).getByRole('article');
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const chip = (page: Page, label: string) => page.getByRole('button', { name: `Remove filter ${label}` });
const ADDRESS = (text: string) =>
  new RegExp(text.replaceAll(/[[\]]/g, (bracket) => `(\\${bracket}|%5${bracket === '[' ? 'B' : 'D'})`));

async function expectFilters(page: Page): Promise<void> {
  await expect(page).toHaveURL(ADDRESS('refinementList[simple_body][0]=suv'));
  await expect(page).toHaveURL(ADDRESS('refinementList[simple_transmission][0]=Automatic'));
  await expect(page).toHaveURL(ADDRESS('range[price]=:60000'));
  await expect(page).not.toHaveURL(/query=/);
}

async function fill(page: Page, text: string): Promise<void> {
  const kit = page.waitForResponse((response) => response.url().endsWith('/search/kit'));
  await page.locator('#stock-query').click();
  await kit;
  await page.locator('#stock-query').fill(text);
}

for (const width of [390, 1440])
  test.describe(`sentences in the site's languages at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [language, sentence] of SENTENCES)
      test(`become removable filters on an English page: ${language}`, async ({ page }) => {
        await page.goto(siteUrl('northside', '/search'));
        await fill(page, sentence);
        for (const label of ['Body: SUV', 'Transmission: Automatic', 'Price: up to $60,000'])
          await expect(options(page).first().getByText(label)).toBeVisible();
        await page.keyboard.press('Enter');
        await expectFilters(page);
        for (const label of ['SUV', 'Automatic', 'Price: up to $60,000'])
          await expect(chip(page, label)).toBeVisible();
        await expect(cards(page).first()).toBeVisible();
      });

    test('suggest names of makes by their start', async ({ page }) => {
      await page.goto(siteUrl('northside', '/search'));
      await fill(page, '马自');
      await expect(options(page).filter({ hasText: 'Mazda' }).first()).toBeVisible();
      await expectAccessible(page);
    });
  });

for (const [language, sentence] of SENTENCES)
  test(`a sentence in a shared address is parsed without script: ${language}`, async ({ browser }) => {
    const withoutScript = await browser.newContext({ javaScriptEnabled: false });
    const page = await withoutScript.newPage();
    await page.goto(siteUrl('northside', `/search?query=${encodeURIComponent(sentence)}`));
    await expectFilters(page);
    await expect(cards(page).first()).toBeVisible();
    await withoutScript.close();
  });

test('a site without further languages searches for the words', async ({ page }) => {
  await page.goto(siteUrl('valuecars', `/search?query=${encodeURIComponent('自动挡')}`));
  await expect(page).toHaveURL(/\/search\?query=/);
  await expect(chip(page, '“自动挡”')).toBeVisible();
});

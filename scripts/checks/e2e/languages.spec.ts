import {
  ENGLISH,
  FURTHER_LANGUAGES,
  inLanguage,
  LANGUAGE_FACTS,
  type Language,
} from '@forecourt/lib/platform/language/languages';
import { textsOf } from '@forecourt/lib/platform/language/testing/catalogue';
import type { Page } from '@playwright/test';
import { askSite, expect, expectAccessible, siteUrl, test, vehiclePaths } from './test.ts';

/** Pages whose texts are all translated, apart from those of editors and the law. */
const PAGES = [
  '/',
  '/search',
  '/search?query=mazda&sortBy=km:asc',
  '/search?query=zzzzqqqq',
  '/compare',
  '/favourites',
  '/contact',
  '/special-offers',
  '/locations',
  '/book-test-drive',
  '/sign-in',
  '/blog',
] as const;

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

// Editors' pages that a site lacks are 404.
test.use({ expected: { words: [/status of 404/] } });

/** English sentences and phrases of the product that have no arguments. */
const ENGLISH_TEXTS: ReadonlySet<string> = new Set(
  [...textsOf(ENGLISH).values()].filter((text) =>
    /^[^{}<>]*\p{L}{3,} [^{}<>]*\p{L}{2,}[^{}<>]*$/u.test(text),
  ),
);

/**
 * Returns the texts of a page that are the product's in English. Titles of pages may be an editor's, and the law's words
 * are marked as English.
 */
async function englishTextsOf(page: Page, language: Language): Promise<string[]> {
  const own = new Set(textsOf(language).values());
  const texts = await page.evaluate(() => {
    const skipped = 'script, style, noscript, template, body [lang^="en"], h1, [aria-current="page"]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(skipped))
        found.push(node.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    return found;
  });
  return [...new Set(texts)].filter((text) => ENGLISH_TEXTS.has(text) && !own.has(text));
}

for (const language of FURTHER_LANGUAGES) {
  const { tag, direction, englishName } = LANGUAGE_FACTS[language];

  test(`pages in ${englishName} name their language, fit and lead to pages in it`, async ({ page }) => {
    test.setTimeout(300_000);
    const [car = ''] = await vehiclePaths('northside');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const path of [...PAGES, car]) {
        await page.goto(siteUrl('northside', inLanguage(path, language)));
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(excess, path).toBeLessThanOrEqual(0);
        const hrefs = await page
          .locator('a[href^="/"]:not([hreflang])')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        const others = hrefs.filter((href) => inLanguage(href, language) !== href);
        expect(others, path).toEqual([]);
      }
    }
  });

  test(`pages in ${englishName} have no English texts of the product`, async ({ page }) => {
    test.setTimeout(300_000);
    const [car = ''] = await vehiclePaths('northside');
    // Editors wrote the steps of booking a drive.
    for (const path of [...PAGES.filter((each) => each !== '/book-test-drive'), car]) {
      await page.goto(siteUrl('northside', inLanguage(path, language)));
      expect.soft(await englishTextsOf(page, language), path).toEqual([]);
    }
  });

  test(`search engines find the ${englishName} page beside the English one`, async () => {
    const { headers, body } = await askSite('northside', inLanguage('/search', language));
    expect(headers.get('link')).toContain(`/${language}/search>; rel="alternate"; hreflang="${tag}"`);
    expect(headers.get('link')).toContain('/search>; rel="alternate"; hreflang="x-default"');
    expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/${language}/search"`));
    const home = await askSite('northside', `/${language}`);
    expect(home.body).toContain(`<link rel="canonical" href="${siteUrl('northside', `/${language}`)}"/>`);
  });
}

test('Arabic pages are accessible', async ({ page }) => {
  test.setTimeout(300_000);
  const [car = ''] = await vehiclePaths('northside');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const path of [...PAGES, car]) {
      await page.goto(siteUrl('northside', inLanguage(path, 'ar')));
      await expectAccessible(page);
    }
  }
});

test('a chosen language is kept for the next visit from elsewhere', async ({ page }) => {
  await page.goto(siteUrl('northside', '/contact'));
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Tiếng Việt' }).click();
  await expect(page).toHaveURL(siteUrl('northside', '/vi/contact'));
  await page.goto('about:blank');
  await page.goto(siteUrl('northside', '/search?query=mazda'));
  await expect(page).toHaveURL(siteUrl('northside', '/vi/search?query=mazda'));
  await page.getByRole('navigation', { name: 'Ngôn ngữ' }).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(siteUrl('northside', '/search?query=mazda'));
});

test('a site without further languages has no addresses in them', async ({ page }) => {
  expect((await askSite('harbour', '/vi/search')).status).toBe(404);
  await page.goto(siteUrl('harbour', '/'));
  await expect(page.getByRole('navigation', { name: 'Language' })).toHaveCount(0);
});

test('an untranslated page in another language marks its texts as English', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(siteUrl('northside', '/ar/warranty'));
    const text = page.locator('[data-block="richText"]').first();
    for (const english of [page.getByRole('heading', { level: 1, name: 'Warranty' }), text]) {
      await expect(english).toHaveAttribute('lang', 'en-AU');
      await expect(english).toHaveCSS('direction', 'ltr');
    }
    await expectAccessible(page);
  }
  await page.goto(siteUrl('northside', '/warranty'));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
  await page.goto(siteUrl('northside', '/ar/about-us'));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
});

test('translated slides, cards and offers of a translated page are not marked as English', async ({
  page,
}) => {
  await page.goto(siteUrl('northside', '/ar'));
  const slide = page.getByText('CX-5. السيارة التي تناسب حياتك.').first();
  await expect(slide).toBeVisible();
  await expect(slide).toHaveCSS('direction', 'rtl');
  const marked = await page.locator('main [lang^="en"]').allTextContents();
  expect(marked.filter((text) => /\p{Script=Arabic}/u.test(text))).toEqual([]);
});

test('search engines find the languages of a page in the sitemap, its metadata and its breadcrumbs', async () => {
  const { body: sitemap } = await askSite('northside', '/sitemap.xml');
  for (const language of FURTHER_LANGUAGES) {
    expect(sitemap).toMatch(
      new RegExp(`hreflang="${LANGUAGE_FACTS[language].tag}" href="[^"]+/${language}/search"`),
    );
    expect(sitemap).toContain(`<loc>${siteUrl('northside', `/${language}/search`)}</loc>`);
  }
  expect((await askSite('harbour', '/sitemap.xml')).body).not.toContain('hreflang');
  for (const path of ['/zh/search', '/zh/accessibility', '/zh/contact-us/preston'])
    expect((await askSite('northside', path)).body, path).toContain(
      '<meta property="og:locale" content="zh_CN"/>',
    );
  const { body } = await askSite('northside', '/zh/warranty');
  expect(body).toContain('<meta property="og:locale" content="zh_CN"/>');
  expect(body).toMatch(/"name":"首页","item":"[^"]+\/zh"/);
});

test('the news of a site is a feed in each language', async () => {
  const { status, body } = await askSite('northside', '/vi/blog/feed.xml');
  expect(status).toBe(200);
  expect(body).toContain('<language>vi</language>');
  expect(body).toContain('/vi/blog</link>');
});

test('the example search is in the language of the page and becomes filters', async ({ page }) => {
  await page.goto(siteUrl('northside', '/zh/search'));
  const field = page.locator('#stock-query');
  const example = ((await field.getAttribute('placeholder')) ?? '').split('：').at(-1) ?? '';
  expect(example).toMatch(/以下的\p{Script=Han}/u);
  const kit = page.waitForResponse((response) => response.url().endsWith('/search/kit'));
  await field.click();
  await kit;
  await field.fill(example);
  await field.press('Enter');
  await expect(page).toHaveURL(/simple_body/);
  await expect(page).not.toHaveURL(/query=/);
});

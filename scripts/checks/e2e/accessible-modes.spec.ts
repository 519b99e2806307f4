import { ENGLISH, inLanguage, type Language } from '@forecourt/lib/platform/language/languages';
import type { Page } from '@playwright/test';
import { ALL_SITES, askSite, expect, expectAccessible, siteUrl, test, vehiclePaths } from './test.ts';

// What people set up on their device: forced colours, less motion, more space in text, paper.

interface Place {
  site: (typeof ALL_SITES)[number];
  language: Language;
}

/** All sites in English, and one from right to left. */
const PLACES: readonly Place[] = [
  ...ALL_SITES.map((site) => ({ site, language: ENGLISH }) as const),
  { site: 'northside', language: 'ar' },
];
const WIDTHS = [390, 1440];

const pagesOf = async ({ site, language }: Place): Promise<string[]> => {
  const [car = '/'] = await vehiclePaths(site);
  return ['/', '/search', car, '/contact'].map((path) => inLanguage(path, language));
};

/** WCAG 1.4.12. */
const MORE_SPACE = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Returns a description of the focused element if no part of it is visible (WCAG 2.4.11); null otherwise. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (right - left < 2 || bottom - top < 2) return null;
    // Of an element at the edge of a scrolling row, the part in the window.
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = [top + 2, (top + bottom) / 2, bottom - 2];
    const isSeen = y.some((height) => {
      const seen = document.elementFromPoint(x, height);
      return (
        seen !== null &&
        (element.contains(seen) || seen.contains(element) || seen.closest('label')?.contains(element))
      );
    });
    return isSeen ? null : `${element.outerHTML.slice(0, 120)} at ${Math.round(top)}`;
  });

/** Scrolls through a page, because parts that load when they are near would move the focused element. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

for (const place of PLACES) {
  const { site, language } = place;
  test.describe(language === ENGLISH ? site : `${site} in ${language}`, () => {
    for (const width of WIDTHS)
      test(`with forced colours, pages are accessible and the focus has an outline at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ forcedColors: 'active' });
        for (const path of await pagesOf(place)) {
          await page.goto(siteUrl(site, path));
          await expectAccessible(page, undefined, { contrast: false });
          for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
          const outline = await page.evaluate(() => {
            const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
            return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
          });
          expect([path, outline > 0]).toEqual([path, true]);
        }
      });

    for (const width of WIDTHS)
      test(`with less motion, nothing runs for longer than a moment at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const path of await pagesOf(place)) {
          await page.goto(siteUrl(site, path));
          const running = await page.evaluate(() =>
            document
              .getAnimations()
              .filter(({ playState, effect }) => {
                const { duration, iterations } = effect?.getComputedTiming() ?? {};
                return (
                  playState === 'running' &&
                  (Number(duration) > 10 || iterations === Number.POSITIVE_INFINITY)
                );
              })
              .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 100)),
          );
          expect([path, running]).toEqual([path, []]);
        }
      });

    for (const width of WIDTHS)
      test(`with more space in text, no page scrolls sideways at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const path of await pagesOf(place)) {
          await page.goto(siteUrl(site, path));
          await page.addStyleTag({ content: MORE_SPACE });
          await expect.poll(() => sideways(page), path).toBeLessThanOrEqual(0);
        }
      });

    for (const width of WIDTHS)
      test(`bars do not hide the focus at ${width} px`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        const [car = '/'] = await vehiclePaths(site);
        for (const path of [inLanguage('/', language), inLanguage(car, language)]) {
          await page.goto(siteUrl(site, path));
          await loadEverything(page);
          for (let press = 0; press < 40; press += 1) {
            await page.keyboard.press('Tab');
            await expect.poll(() => hiddenFocus(page), `${path}, press ${press}`).toBeNull();
          }
        }
      });

    test('on paper, a vehicle page has its price and no menus', async ({ page }) => {
      const [car = '/'] = await vehiclePaths(site);
      await page.goto(siteUrl(site, inLanguage(car, language)));
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByText(/\$\d{1,3},\d{3}/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      for (const menu of await page.getByRole('banner').getByRole('navigation').all())
        await expect(menu).toBeHidden();
    });
  });
}

test.describe('the accessibility statement', () => {
  for (const width of [320, 390, 1440])
    test(`lists every criterion with its conformance at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl('harbour'));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility', exact: true }).click();
      await expect(page).toHaveURL(siteUrl('harbour', '/accessibility'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility');
      for (const [level, count] of [
        ['A', 31],
        ['AA', 24],
      ] as const) {
        const table = page.getByRole('table', {
          name: `Success criteria of WCAG 2.2, level ${level}`,
          exact: true,
        });
        await expect(table.getByRole('rowheader')).toHaveCount(count);
      }
      const reflow = page.getByRole('row', { name: /^1\.4\.10 Reflow/ });
      await expect(reflow).toContainText(/Supports|Partially supports|Does not support|Not evaluated/);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });

  for (const width of WIDTHS)
    test(`is in the language of the page, from right to left, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl('northside', '/ar/accessibility'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('إمكانية الوصول');
      await expect(page.getByRole('table').first().getByRole('rowheader')).toHaveCount(31);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });

  test('says how to report a barrier', async ({ page }) => {
    await page.goto(siteUrl('harbour', '/accessibility'));
    const report = page.getByRole('region', { name: 'Report a barrier' });
    await expect(report.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  });

  test('exists only on sites that publish it', async () => {
    expect((await askSite('coastline', '/accessibility')).status).toBe(404);
    expect((await askSite('coastline', '/')).body).not.toContain('href="/accessibility"');
    expect((await askSite('harbour', '/sitemap.xml')).body).toContain('/accessibility</loc>');
  });
});

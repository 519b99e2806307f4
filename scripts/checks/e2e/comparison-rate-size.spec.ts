import { isInStock } from '@forecourt/lib/vehicle/visibility';
import type { Page } from '@playwright/test';
import { sites } from '../../demo/content/documents.ts';
import { creditFiguresIn, creditTextsOf } from './credit-figures.ts';
import { type DemoSite, oneOfEachKind, settingsOf, stockOf } from './demo-stock.ts';
import { financedCar, openPopup, popup } from './lender.ts';
import { isLong } from './length.ts';
import { renderMessages } from './mail-texts.ts';
import { fetchPages, sitemapPaths, withFewLandings } from './pages.ts';
import { hydrated } from './reserving.ts';
import { drawWhatIsFar, expect, siteUrl, test } from './test.ts';

/** A rate or a repayment in the text of a page, in its language. Subscriptions ('/week') are no credit. */
const COST =
  /\d\s?% p\.a\.|\$[\d,.]*\d(?: to \$[\d,.]*\d)? (?:a|per) (?:week|fortnight|month)\b|每周 \$\d|\$[\d,.]*\d mỗi tuần|\$[\d,.]*\d[\s\u2066-\u2069]*أسبوعي/
    .source;
const WIDTHS = [390, 1440];
/** How far a comparison rate may be from its figure, and its warning from it, in CSS pixels. */
const NEARBY = 240;

/** Kinds of vehicles that differ in the credit they show. The short form opens the first four of a site. */
const CREDIT_KINDS = [
  'lender with a comparison rate',
  'lender without a comparison rate',
  'subscription',
  'caravan',
  'motorcycle',
  'no price',
  'quote at hand',
  'offer',
  'truck',
];

test.describe.configure({ timeout: 300_000 });

interface Found {
  /** Visible rates and repayments. */
  figures: number;
  problems: string[];
}

/**
 * Compares the rendered size, weight and position of each rate and repayment with those of its comparison rate
 * and its warning.
 */
const measure = (page: Page): Promise<Found> =>
  page.evaluate(
    ({ cost, nearby }) => {
      const problems: string[] = [];
      let figures = 0;
      const looks = (element: Element) => {
        const style = getComputedStyle(element);
        return { size: Number.parseFloat(style.fontSize), weight: Number(style.fontWeight) };
      };
      const isVisible = (element: Element) => element.getClientRects().length > 0;
      /** The vertical space between two elements; 0 if they overlap. */
      const distance = (one: Element, other: Element) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return Math.max(0, a.top - b.bottom, b.top - a.bottom);
      };
      for (const group of document.querySelectorAll('[data-credit-group]')) {
        const comparisons = [...group.querySelectorAll('[data-credit=comparison]')].filter(isVisible);
        const warning = [...group.querySelectorAll('p')].find((part) =>
          part.textContent?.includes('WARNING: This comparison rate'),
        );
        // On cards the warning opens on request, so its summary must be visible.
        const opens = warning?.closest('details:not([open])')?.querySelector('summary') ?? warning;
        const isReadable = warning && opens && isVisible(opens) && looks(warning).size >= 14;
        if (comparisons.length > 0 && !isReadable)
          problems.push(`no readable warning: ${group.textContent?.slice(0, 60)}`);
        for (const figure of group.querySelectorAll('[data-credit=rate], [data-credit=repayment]')) {
          if (!isVisible(figure)) continue;
          figures += 1;
          const own = looks(figure);
          const equal = comparisons.filter((comparison) => {
            const { size, weight } = looks(comparison);
            return size >= own.size && weight >= own.weight;
          });
          if (equal.length === 0) problems.push(`smaller comparison rate: ${figure.textContent}`);
          else if (!equal.some((comparison) => distance(figure, comparison) <= nearby))
            problems.push(`distant comparison rate: ${figure.textContent}`);
          if (opens && distance(figure, opens) > nearby)
            problems.push(`distant warning: ${figure.textContent}`);
        }
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const place = node.parentElement;
        const text = place?.textContent ?? '';
        if (
          !place ||
          place.closest('script, style, noscript, [data-credit-group], option') ||
          !isVisible(place) ||
          !new RegExp(cost).test(text)
        )
          continue;
        // The filter by weekly cost and dialogs state the comparison rate above.
        const filter = place.closest('#filters') && place.closest('li')?.closest('ul')?.parentElement;
        const stated = (filter ?? place.closest('dialog'))?.querySelector('[data-credit=comparison]');
        if (stated ? looks(stated).size < looks(place).size : !/comparison rate/i.test(text))
          problems.push(`no comparison rate: ${text.slice(0, 60)}`);
      }
      return { figures, problems };
    },
    { cost: COST, nearby: NEARBY },
  );

/** Measures the open page at each width. Returns the number of figures. */
async function expectEqual(page: Page, name: string): Promise<number> {
  let figures = 0;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await drawWhatIsFar(page);
    const found = await measure(page);
    expect([name, width, found.problems]).toEqual([name, width, []]);
    figures += found.figures;
  }
  return figures;
}

/** Waits until a page's finance journey, if it has one, shows its quote. */
const quoteLoaded = (page: Page) =>
  page.waitForFunction(() => {
    const quote = document.querySelector('.journey-quote');
    return !quote || quote.getAttribute('aria-busy') === 'false';
  });

/** Returns the pages of a site whose HTML states a rate or repayment; vehicles are chosen by kind. */
async function pagesWithCredit(page: Page, site: DemoSite): Promise<string[]> {
  const listed = (await sitemapPaths(site.slug)).filter((path) => !/^\/(?:cars|test)[/-]/.test(path));
  const paths = withFewLandings(listed);
  const texts = await creditTextsOf(page, await fetchPages(site.slug, [...paths, '/search']));
  const withCredit = texts.filter(({ text }) => creditFiguresIn(text).length > 0);
  return [...new Set(withCredit.map(({ at }) => at.replace(/ .*/, '')))];
}

for (const site of sites)
  test(`${site.slug} shows each rate and repayment with an equally large comparison rate`, {
    tag: ['@OPEN-078'],
  }, async ({ page }) => {
    const stock = await stockOf(site);
    const kinds = await oneOfEachKind(site, stock);
    const ofKinds = CREDIT_KINDS.flatMap((kind) => kinds.get(kind) ?? []);
    const vehicles = isLong ? ofKinds : ofKinds.slice(0, 4);
    const { financePath } = settingsOf(site);
    const paths = new Set([
      '/',
      '/search',
      financePath,
      ...(await pagesWithCredit(page, site)),
      ...vehicles.map(({ slug }) => `/cars/${slug}`),
    ]);
    let figures = 0;
    for (const path of paths) {
      await page.goto(siteUrl(site.slug, path));
      await quoteLoaded(page);
      // Shows the bar of a vehicle page.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      figures += await expectEqual(page, path);
      const details = page.getByRole('link', { name: 'Finance information' });
      if (!(await details.first().isVisible())) continue;
      await details.first().click();
      await expect(page.getByRole('dialog', { name: 'Finance information' })).toBeVisible();
      figures += await expectEqual(page, `finance information of ${path}`);
    }
    expect(figures).toBeGreaterThan(0);
  });

test('the comparison page shows weekly repayments with an equally large comparison rate', {
  tag: ['@OPEN-078'],
}, async ({ page }) => {
  for (const site of sites.filter(({ features }) => features.compareEnabled)) {
    const kinds = await oneOfEachKind(site, await stockOf(site));
    const ids = CREDIT_KINDS.flatMap((kind) => kinds.get(kind)?.id ?? []);
    await page.goto(siteUrl(site.slug, `/compare?ids=${[...new Set(ids)].slice(0, 3).join(',')}`));
    await expect(page.getByRole('row', { name: /^Weekly estimate/ })).toContainText('comparison rate');
    await expectEqual(page, `comparison of ${site.slug}`);
  }
});

for (const site of sites.filter(({ settings }) => settings.languages?.length))
  test(`${site.slug} shows each rate and repayment with an equally large comparison rate in every language`, {
    tag: ['@OPEN-078'],
  }, async ({ page }) => {
    const kinds = await oneOfEachKind(site, await stockOf(site));
    const financed = kinds.get('lender with a comparison rate');
    expect(financed).toBeDefined();
    for (const language of site.settings.languages ?? []) {
      const path = `/${language}/cars/${financed?.slug}`;
      await page.goto(siteUrl(site.slug, path));
      // The law requires these words in English.
      await expect(page.locator('[data-credit=comparison]').first()).toContainText('comparison rate');
      await expect(page.getByText(/^WARNING: This comparison rate/).first()).toBeVisible();
      expect(await expectEqual(page, path)).toBeGreaterThan(0);
    }
  });

for (const site of sites.filter(({ features }) => features.dealBuilderEnabled))
  test(`a deal of ${site.slug} shows its repayment with an equally large comparison rate`, {
    tag: ['@OPEN-078'],
  }, async ({ page }) => {
    const kinds = await oneOfEachKind(site, await stockOf(site), ({ status }) => isInStock(status));
    const path = `/cars/${kinds.get('lender with a comparison rate')?.slug}/deal`;
    await page.goto(siteUrl(site.slug, path));
    await hydrated(page);
    await page.getByRole('radio', { name: /^With finance/ }).check();
    const figures = page.getByRole('complementary', { name: 'Your figures' });
    await expect(figures.locator('[data-credit=repayment]')).toBeVisible();
    // Screen readers announce both.
    await expect(figures.locator('output')).toHaveText(/ a week, [\d.]+% p\.a\. comparison rate$/);
    expect(await expectEqual(page, path)).toBeGreaterThan(0);
  });

test('the finance popup shows its quote with an equally large comparison rate', {
  tag: ['@OPEN-078'],
}, async ({ page }) => {
  for (const site of sites.filter(({ features }) => features.financePopupEnabled)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPopup(page, site.slug, (await financedCar(site.slug)).path);
    await expect(popup(page).locator('[data-credit=repayment]').first()).toContainText('per week');
    expect(await expectEqual(page, `popup of ${site.slug}`)).toBeGreaterThan(0);
  }
});

for (const site of isLong ? sites : sites.slice(0, 1))
  test(`mails of ${site.slug} show each rate and repayment with an equally large comparison rate`, {
    tag: ['@OPEN-078'],
  }, async ({ page }) => {
    const kinds = await oneOfEachKind(site, await stockOf(site));
    const messages = await renderMessages(site, new Map([...kinds].slice(0, 1)));
    let mails = 0;
    for (const { name, html, text } of messages) {
      if (html === null || creditFiguresIn(text).length === 0) continue;
      mails += 1;
      // Without the attached logo.
      const shown = html.replaceAll(/src="cid:\w+"/g, '');
      await page.setContent(shown, { waitUntil: 'domcontentloaded' });
      await expectEqual(page, name);
      if (name === 'lead.shopper')
        await expect(page.getByText('WARNING: This comparison rate')).toHaveCSS('font-size', /^1[5-9]px$/);
    }
    expect(mails).toBeGreaterThan(0);
  });

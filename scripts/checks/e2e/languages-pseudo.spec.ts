import path from 'node:path';
import {
  ENGLISH,
  inLanguage,
  LANGUAGE_FACTS,
  type Language,
} from '@forecourt/lib/platform/language/languages';
import type { Page } from '@playwright/test';
import { northside } from '../../demo/content/northside/site.ts';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { stockOf } from './demo-stock.ts';
import { StorefrontInstance } from './instances.ts';
import { dataOf } from './page-data.ts';
import { type PageData, type Problem, problemsOf, readPage } from './page-texts.ts';
import { pseudoBundle, REPLACED } from './pseudo-language.ts';
import { drawWhatIsFar, expect, test } from './test.ts';

// Pages in a language that nobody speaks, whose words are a third longer and have an accent on each letter
// (lib/platform/language/testing/pseudo.ts). A text without accents is not translated, unless it is a name or an
// editor's; what is cut or covered here has no room for other languages either.

const SITE = 'northside';
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
/** Parts of a page that load late, and pictures that move texts. */
const SETTLED = { timeout: 3_000 };

/** Pages by their kind, with their addresses in English. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'the home page': ['/'],
  results: ['/search', '/search/used-cars', '/search?query=mazda&sortBy=km:asc'],
  finance: ['/finance-enquiry'],
  'personalised finance': ['/personalised/finance'],
  'the service booking': ['/book-service'],
  'the sign-in': ['/sign-in'],
  'saved vehicles': ['/watchlist'],
  brands: ['/mazda/overview'],
  offers: ['/special-offers', '/offers/cx-5-runout', '/offers/cx-60-finance'],
  blog: ['/blog', '/blog/first-thousand-kilometres'],
  parts: ['/find-a-part'],
  warranty: ['/warranty'],
};

// Stops automatic slides.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The emulated search answers browsers at the addresses of the demo only, not at those of a further instance.
  expected: { words: [/\/1\/indexes\//] },
});
test.describe.configure({ timeout: 300_000 });

let instance: StorefrontInstance;
let data: PageData;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const folder = path.join(settingsFromEnvironment().dataDir, 'pseudo-language');
  instance = new StorefrontInstance(0, 'pseudo', await pseudoBundle(folder));
  await instance.start({ REDIS_URL: undefined });
  data = dataOf(SITE, await stockOf(northside), []);
});
test.afterAll(async () => {
  await instance?.stop('SIGKILL');
});

const urlOf = (address: string, language: Language = REPLACED) =>
  `http://${SITE}.localhost:${instance.port}${inLanguage(address, language)}`;

/** Shows each part of a page once, so that it loads. */
async function scrollThrough(page: Page): Promise<void> {
  await drawWhatIsFar(page);
  await page.evaluate(async () => {
    const to = (top: number) => scrollTo({ top, behavior: 'instant' });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      to(top);
      await new Promise(requestAnimationFrame);
    }
    to(0);
    await document.fonts.ready;
  });
  await drawWhatIsFar(page);
}

/** Returns the problems that a page has once it is still. */
async function problemsOn(page: Page): Promise<Problem[]> {
  await scrollThrough(page);
  let problems: Problem[] = [];
  await expect(async () => {
    problems = problemsOf(await page.evaluate(readPage), data);
    expect(problems).toEqual([]);
  })
    .toPass(SETTLED)
    .catch(() => {});
  return problems;
}

/** Returns the places where the English page has a fault of layout, such as a picture's caption that is cut on purpose. */
async function placesInEnglish(page: Page): Promise<Set<string>> {
  const { pathname, search } = new URL(page.url());
  const english = await page.context().newPage();
  try {
    await english.setViewportSize(page.viewportSize() ?? SIZES[0]);
    await english.goto(urlOf(pathname + search, ENGLISH));
    await scrollThrough(english);
    const problems = problemsOf(await english.evaluate(readPage), data);
    return new Set(problems.flatMap(({ place }) => place ?? []));
  } finally {
    await english.close();
  }
}

/** Checks the page that is open at each size. Failures name the text, its element and the page. */
async function expectTranslated(page: Page, name: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_FACTS[REPLACED].tag);
  // Otherwise the texts would be the Chinese ones.
  await expect(page.locator('body')).toContainText('⟦');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const problems = await problemsOn(page);
    const isLayout = problems.some(({ place }) => place !== undefined);
    const known = isLayout ? await placesInEnglish(page) : new Set<string>();
    const own = problems.filter(({ place }) => place === undefined || !known.has(place));
    expect
      .soft(
        own.map(({ problem }) => problem),
        `${name} at ${size.width} px`,
      )
      .toEqual([]);
  }
}

/** Opens pages on a phone, and checks them there and widened. */
async function visit(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.setViewportSize(SIZES[0]);
    await page.goto(urlOf(address));
    await expectTranslated(page, address);
  }
}

for (const [name, addresses] of Object.entries(KINDS))
  test(`${name}: no text is untranslated, cut or covered`, ({ page }) => visit(page, addresses));

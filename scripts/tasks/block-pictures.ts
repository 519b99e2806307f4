// Generates the pictures of the studio's insert menu: shows each block of the running demo alone on a
// temporary page and takes a screenshot. Requires `npm run demo`. `pnpm blocks:photograph` photographs all
// blocks, or only those named after it.

import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { Advice, runTask, step } from '../commands/terminal/steps.mjs';
import { lakeWriter } from '../emulators/lake-writer.ts';
import { ROOT, settingsFromEnvironment } from '../emulators/settings.ts';
import { findChromium } from './chromium.ts';

const NAMES = readdirSync(path.join(ROOT, 'schemas', 'blocks'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const FOLDER = path.join(ROOT, 'studio', 'static', 'blocks');
/** Size of a picture, and the page area it shows: 3 to 2, like the insert menu's tiles. */
const PICTURE = { width: 480, height: 320 };
const SHOWN = { width: 1080, height: 720 };
const GROUND = '#fff';
const MOST_BYTES = 12_000;
/** From best to worst: the first that is small enough is used. */
const QUALITIES = [80, 70, 60, 50, 40, 30, 20];
const PAGE = 'page-block-pictures';
const PATH = '/block-pictures';
const PATIENCE_MS = 30_000;

interface DemoBlock {
  site: string;
  slug: string;
  block: { _type: string; _key: string; summaryOnly?: boolean };
}

const settings = settingsFromEnvironment();
const lake = lakeWriter(settings);
const addressOf = (slug: string, at: string) => `http://${slug}.localhost:${settings.ports.storefront}${at}`;

/**
 * Returns the first example of each kind of block in the demo, preferring front pages and the group's site.
 */
async function blocksOfDemo(): Promise<Map<string, DemoBlock>> {
  const pages = await lake
    .fetch<{ site: string; slug: string; blocks: DemoBlock['block'][] }[]>(
      `*[_type == "page" && ${IS_ENGLISH} && !(_id in path("drafts.**")) && !(_id in path("versions.**")) && _id != $page]
        | order(path.current != "/", site._ref != "site-harbour", site._ref, _id)
        { "site": site._ref, "slug": site->slug.current, "blocks": coalesce(blocks, []) }`,
      { page: PAGE },
    )
    .catch(() => {
      throw new Advice('The demo does not answer: start `npm run demo`, then run this again.');
    });
  const all = pages.flatMap(({ site, slug, blocks }) =>
    // A block's summary does not show the block itself.
    blocks.filter((block) => !block.summaryOnly).map((block) => ({ site, slug, block })),
  );
  return new Map(all.toReversed().map((entry) => [entry.block._type, entry]));
}

/** Publishes a page with only this block, and opens it once the storefront shows it. */
async function openBlockPage(page: Page, { site, slug, block }: DemoBlock): Promise<void> {
  const title = `A picture of ${block._type}`;
  await lake.createOrReplace(
    {
      _id: PAGE,
      _type: 'page',
      title,
      site: { _type: 'reference', _ref: site },
      path: { _type: 'slug', current: PATH },
      blocks: [block],
    },
    { visibility: 'sync' },
  );
  const until = Date.now() + PATIENCE_MS;
  do await page.goto(addressOf(slug, PATH));
  while (!(await page.title()).includes(title) && Date.now() < until);
}

/** Returns the block's position on its page in CSS pixels; null if it shows nothing. */
async function placeOf(page: Page): Promise<{ x: number; y: number; width: number; height: number } | null> {
  // Hide overlays, which are not part of the block; render lazily drawn parts.
  await page.addStyleTag({
    content: `[popover], dialog, [data-toaster] { display: none !important } .far-part { content-visibility: visible !important }`,
  });
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('main img')) image.setAttribute('loading', 'eager');
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  // Wait for lazily loaded parts.
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => [...document.querySelectorAll<HTMLImageElement>('main img')].every(({ complete }) => complete),
    undefined,
    { timeout: PATIENCE_MS },
  );
  return page.locator('main').evaluate((main) => {
    // Skip the page header with the title, unless the block replaces it.
    const parts = [...main.children].filter(({ tagName }) => tagName !== 'SCRIPT');
    const own = parts.length > 1 && parts[0]?.querySelector('h1') ? parts.slice(1) : parts;
    const boxes = own.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0);
    if (boxes.length === 0) return null;
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return {
      x: 0,
      y: top + window.scrollY,
      width: document.documentElement.clientWidth,
      height: bottom - top,
    };
  });
}

/**
 * Takes a picture of the block on a page: the top of a high block; a low one is centred on its background.
 */
async function pictureOf(page: Page): Promise<Buffer> {
  const place = await placeOf(page);
  if (!place) throw new Error('the block shows nothing');
  const shot = await page.screenshot({
    fullPage: true,
    clip: { ...place, height: Math.min(place.height, SHOWN.height) },
    animations: 'disabled',
  });
  const inFrame = await sharp(shot)
    .resize({ ...SHOWN, fit: 'contain', background: GROUND })
    .png()
    .toBuffer();
  const smallPicture = await sharp(inFrame).resize(PICTURE).png().toBuffer();
  for (const quality of QUALITIES) {
    const picture = await sharp(smallPicture).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`the picture exceeds ${MOST_BYTES} bytes`);
}

/** Views a few cars of a site, because one block shows recently viewed cars. */
async function viewCars(context: BrowserContext, slug: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(addressOf(slug, '/search'));
  const links = await page
    .locator('article a[href^="/cars/"]')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
  for (const link of links.slice(0, 4)) await page.goto(addressOf(slug, link), { waitUntil: 'networkidle' });
  await page.close();
}

await runTask(async () => {
  const blockNames = process.argv.slice(2);
  const names = NAMES.filter((name) => !blockNames.length || blockNames.includes(name));
  if (names.length === 0) throw new Advice(`There is no block '${blockNames.join(' ')}'.`);
  const demo = await blocksOfDemo();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({
      viewport: SHOWN,
      reducedMotion: 'reduce',
      timezoneId: 'Australia/Brisbane',
      locale: 'en-AU',
    });
    const viewedCar = demo.get('recentlyViewed');
    if (viewedCar && names.includes('recentlyViewed')) await viewCars(context, viewedCar.slug);
    for (const name of names)
      await step(`Photographing ${name}`, async (report) => {
        const block = demo.get(name);
        if (!block)
          throw new Advice(`No page of the demo has a block '${name}': give it one in scripts/demo.`);
        const page = await context.newPage();
        await openBlockPage(page, block);
        const picture = await pictureOf(page);
        await writeFile(path.join(FOLDER, `${name}.webp`), picture);
        report(`${block.slug}, ${(picture.length / 1000).toFixed(1)} kB`);
        await page.close();
      });
  } finally {
    await browser.close();
    await lake.delete(PAGE);
  }
});

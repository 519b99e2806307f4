import type { Page } from '@playwright/test';
import { lake, reference } from './content.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const PAGE = 'page-test-blocks';
const PATH = '/test-blocks';
const action = (label: string, path: string) => ({ label, link: { kind: 'path', path } });
const words = (text: string) => [
  {
    _type: 'block',
    _key: 'b',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text, marks: [] }],
  },
];

test.afterEach(() => lake.delete(PAGE));

const write = (blocks: object[]) =>
  lake.createOrReplace(
    {
      _id: PAGE,
      _type: 'page',
      title: 'Test of blocks',
      site: reference('site-northside'),
      path: { _type: 'slug', current: PATH },
      blocks,
    },
    { visibility: 'sync' },
  );

async function openWritten(page: Page, heading: string): Promise<void> {
  await expect.poll(async () => (await askSite('northside', PATH)).body).toContain(`>${heading}<`);
  await page.goto(siteUrl('northside', PATH));
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
}

test('trade-in questions open one at a time without scripts and are one FAQ in structured data', {
  tag: ['@UI-04', '@OPEN-074'],
}, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl('harbour', '/sell-my-car'));
  const answers = page.locator('details[name^="faq-"]');
  await expect(answers).toHaveCount(5);
  await page.getByText('Do I have to buy a car from you?').click();
  await expect(page.getByText('catch the bus home')).toBeVisible();
  await page.getByText('When am I paid?').click();
  await expect(page.getByText('by bank transfer')).toBeVisible();
  await expect(page.getByText('catch the bus home')).toBeHidden();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faqs = data.map((text) => JSON.parse(text)).filter((thing) => thing['@type'] === 'FAQPage');
  expect(faqs).toHaveLength(1);
  expect(faqs[0].mainEntity).toHaveLength(5);
  expect(faqs[0].mainEntity[2].acceptedAnswer.text).toContain('payout letter');
  await context.close();
});

test('a video makes no requests before it plays', async ({ page }) => {
  const foreign: string[] = [];
  await page.route(/youtube|vimeo/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>The player</p>' });
  });
  const video = (key: string, address: string) => ({
    _type: 'video',
    _key: key,
    heading: `Film ${key}`,
    title: `What ${key} shows`,
    source: 'address',
    url: address,
  });
  await write([
    video('good', 'https://youtu.be/dQw4w9WgXcQ?si=tracking'),
    video('foreign', 'https://player.evil.example/embed/dQw4w9WgXcQ'),
  ]);
  await openWritten(page, 'Film good');
  await expect(page.getByRole('heading', { name: 'Film foreign' })).toHaveCount(0);
  await page.getByText('What good shows').scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
  await page.getByText('What good shows').click();
  await expect(page.frameLocator('iframe[title="What good shows"]').getByText('The player')).toBeVisible();
  expect(foreign).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0']);

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') requests.push(request.url());
  });
  await page.goto(siteUrl('harbour', '/pages/electric-vehicles'));
  const film = page.getByLabel('A white SUV turns on its stand');
  await film.scrollIntoViewIfNeeded();
  await expect(film).toHaveAttribute('poster', /w=1080/);
  expect(requests).toEqual([]);
  await film.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect
    .poll(() => film.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length))
    .toBe(1);
  await film.evaluate((element: HTMLVideoElement) => element.pause());
});

test('an enlarged picture closes by Escape, by its button and by a click outside', async ({ page }) => {
  await page.goto(siteUrl('valuecars', '/about-us'));
  const open = page.getByRole('button', { name: 'Enlarge: A white ute in front of a coral wall' });
  const large = page.getByRole('dialog', { name: 'A white ute in front of a coral wall' });
  await expect(large).toBeHidden();
  await open.click();
  await expect(large.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(open).toBeFocused();
  await open.press('Enter');
  await large.getByRole('button', { name: 'Close' }).click();
  await expect(large).toBeHidden();
  await open.click();
  await expect(large.getByRole('img')).toBeVisible();
  await page.mouse.click(8, 450);
  await expect(large).toBeHidden();
});

test('an enquiry form in a page can be sent, and preserves its answers without scripts', {
  tag: ['@SITE-31'],
}, async ({ page, browser }) => {
  await page.goto(siteUrl('northside', '/about-us'));
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Send enquiry' }) });
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByText('This is a required field.').first()).toBeVisible();
  await form.getByLabel('What is it about?').selectOption('General');
  await form.getByLabel('Name').fill('Kim Shopper');
  await form.getByLabel('Mobile').fill('0412 345 678');
  await form.getByLabel('Email').fill('kim@shopper.example');
  await form.getByLabel('Comments').fill('A 2016 hatch with both keys.');
  await form.getByLabel(/I agree to the/).check();
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/success$/);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(siteUrl('northside', '/about-us'));
  await plain.getByLabel('Name').fill('Robin');
  await plain.getByLabel('Comments').fill('Typed without script.');
  await plain.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(plain).toHaveURL(/\/about-us\?problems=/);
  await expect(plain.getByLabel('Name')).toHaveValue('Robin');
  await expect(plain.getByLabel('Comments')).toHaveValue('Typed without script.');
  await expect(plain.getByText('This is a required field.').first()).toBeVisible();
  await context.close();
});

test('blocks are accessible, wrap long words and hide when empty', async ({ page }) => {
  const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);
  await write([
    { _type: 'faq', _key: 'f', items: [{ _key: 'a', question: long, answer: words(long) }] },
    { _type: 'faq', _key: 'empty-faq', heading: 'An empty list', items: [] },
    {
      _type: 'columns',
      _key: 'c',
      heading: 'Columns',
      columns: [
        { _key: 'a', title: long },
        { _key: 'b', title: 'Two', text: words('Words.'), action: action('Look', '/search') },
      ],
    },
    { _type: 'columns', _key: 'empty-columns', heading: 'No columns' },
    { _type: 'testimonial', _key: 't', quotes: [{ _key: 'a', text: long, name: 'Con' }] },
    {
      _type: 'featureList',
      _key: 'l',
      heading: 'Included',
      items: [
        { _key: 'a', title: long },
        { _key: 'b', title: 'Short', text: 'More' },
      ],
    },
    { _type: 'gallery', _key: 'empty-gallery', heading: 'No pictures', pictures: [] },
    { _type: 'video', _key: 'empty-video', heading: 'No film' },
    { _type: 'latestNews', _key: 'n', heading: 'Latest News', limit: 3 },
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await openWritten(page, 'Columns');
  for (const nothing of ['An empty list', 'No columns', 'No pictures', 'No film'])
    await expect(page.getByRole('heading', { name: nothing })).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  // accessibility.spec.ts covers the permanent pages with these blocks.
  for (const [site, path] of [
    ['harbour', '/pages/electric-vehicles'],
    ['northside', '/trade-in'],
  ] as const) {
    await page.goto(siteUrl(site, path));
    await expectAccessible(page);
  }
});

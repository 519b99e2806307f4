import { lake, reference } from './content.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const POSTS = 20;
const ids = Array.from({ length: POSTS + 1 }, (_, index) => `blogPost-test-${index}`);
const DAY_MS = 86_400_000;

const post = (index: number) => ({
  _id: ids[index] ?? '',
  _type: 'blogPost',
  heading: `Test post ${index}`,
  slug: { _type: 'slug', current: `test-post-${index}` },
  site: reference('site-coastline'),
  date: new Date(Date.now() - (index - 1) * DAY_MS - 60_000).toISOString(),
  description: `What post ${index} is about.`,
  body: [
    {
      _type: 'block',
      _key: 'b',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 's', text: `The words of ${index}.`, marks: [] }],
    },
  ],
});

test.afterEach(() =>
  lake.mutate(
    ids.map((id) => ({ delete: { id } })),
    { visibility: 'sync' },
  ),
);

test('the blog lists nine posts a page, newest first', {
  tag: ['@OPEN-101'],
}, async ({ page }) => {
  const html = async (path: string) => (await askSite('coastline', path)).body;
  await expect.poll(() => html('/blog')).toContain('No news yet');
  await expect.poll(() => html('/sitemap.xml')).not.toContain('/blog');

  await lake.mutate(
    ids.map((_, index) => ({ createOrReplace: post(index) })),
    { visibility: 'sync' },
  );
  const headings = page.getByRole('article').getByRole('heading');
  await expect.poll(() => html('/blog')).toContain('Test post 9');
  await page.goto(siteUrl('coastline', '/blog'));
  await expect(headings).toHaveCount(9);
  await expect(headings.first()).toHaveText('Test post 1');
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL(siteUrl('coastline', '/blog/page/2'));
  await expect(headings.first()).toHaveText('Test post 10');
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page.getByText('Page 3 of 3')).toBeVisible();
  await expect(headings).toHaveText(['Test post 19', 'Test post 20']);
  await expect(page.getByRole('link', { name: 'Older' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Newer' }).click();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await page.getByRole('link', { name: 'Newer' }).click();
  await expect(page).toHaveURL(siteUrl('coastline', '/blog'));

  for (const path of [
    '/blog/page/1',
    '/blog/page/0',
    '/blog/page/4',
    '/blog/page/two',
    '/blog/page/2/3',
    '/blog/no-such-post',
    '/blog/test-post-0',
  ])
    expect([path, (await askSite('coastline', path)).status]).toEqual([path, 404]);
  await expect.poll(() => html('/sitemap.xml')).toContain('/blog/test-post-1<');
  expect(await html('/sitemap.xml')).not.toContain('/blog/test-post-0<');
  const feed = await askSite('coastline', '/blog/feed.xml');
  expect(feed.headers.get('content-type')).toContain('application/rss+xml');
  expect(feed.body.match(/<item>/g)).toHaveLength(POSTS);
});

test('the latest news block shows cards that lead to their articles', {
  tag: ['@HOME-28', '@HOME-29', '@HOME-30', '@HOME-31', '@HOME-32', '@HOME-33'],
}, async ({ page }) => {
  await page.goto(siteUrl('harbour', '/about-us'));
  const news = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Latest News', exact: true }) });
  const card = news.getByRole('article').first();
  const heading = 'Five checks before a long summer drive';
  await test.step("HOME-28 the block is titled 'Latest News' and has three cards", async () => {
    await expect(news.getByRole('heading', { name: 'Latest News', exact: true })).toBeVisible();
    await expect(news.getByRole('article')).toHaveCount(3);
  });
  await test.step('HOME-29 HOME-30 a card has its heading, which links to the article', () =>
    expect(card.getByRole('heading').getByRole('link', { name: heading })).toHaveAttribute(
      'href',
      '/blog/holiday-drive-checks',
    ));
  await test.step('HOME-31 HOME-32 a card has image and description', async () => {
    await expect(card.locator('img')).toHaveAttribute('src', /images/);
    await expect(card.getByText(/^Ten minutes in the driveway/)).toBeVisible();
  });
  await test.step('HOME-33 a card has the date', async () => {
    await expect(card.locator('time')).toHaveText('12 Nov 2026');
    await expect(card.locator('time')).toHaveAttribute('datetime', /^2026-11-12T/);
  });

  await card.getByRole('link', { name: heading }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText('12 Nov 2026 · Dale, workshop manager at Albion')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'More news' })).toBeVisible();
  await expect(page).toHaveTitle(`${heading} | Harbour Motor Group`);
  // Reload, because the first view came from client-side navigation.
  await page.reload();
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
    JSON.parse(text),
  );
  expect(data.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
    headline: heading,
    datePublished: expect.stringMatching(/^2026-11-12T/),
    author: { name: 'Dale, workshop manager at Albion' },
    image: expect.stringMatching(/w=1200/),
  });
  await expectAccessible(page);
  await page.goto(siteUrl('northside', '/blog'));
  await expect(page.getByRole('heading', { level: 1, name: 'Latest News' })).toBeVisible();
  await expectAccessible(page);
});

for (const width of [390, 1440])
  test(`the newest post leads the blog with photo and reading time at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(siteUrl('harbour', '/blog'));
    const lead = page.getByRole('article').first();
    // Decorative: its alternative text is empty.
    await expect(lead.locator('img')).toBeVisible();
    await expect(lead).toContainText(/\d+ min read/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expectAccessible(page);
    await lead.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/\d+ min read/);
  });

test('a post shows the vehicles that its heading names', async ({ page }) => {
  await lake.mutate(
    [
      {
        createOrReplace: {
          ...post(1),
          heading: 'Packing a Jayco for a week away',
        },
      },
    ],
    { visibility: 'sync' },
  );
  await expect.poll(async () => (await askSite('coastline', '/blog/test-post-1')).status).toBe(200);
  await page.goto(siteUrl('coastline', '/blog/test-post-1'));
  const related = page.locator('section', { has: page.getByRole('heading', { name: 'Related caravans' }) });
  await expect(related.getByRole('article').first()).toContainText('Jayco');
  await expectAccessible(page);
});

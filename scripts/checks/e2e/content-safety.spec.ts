import { lake, reference } from './content.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, siteUrl } from './test.ts';

const PAGE = 'page-test-hostile';
const PATH = '/test-hostile';
const HEADING = 'What stays';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><script>window.top.hacked = 'svg'; fetch('https://evil.example/svg')</script><rect width="600" height="400" onload="window.top.hacked = 'onload'"/></svg>`;
const span = (text: string, marks: string[] = []) => ({ _type: 'span', _key: 's', text, marks });
const text = (children: unknown[], more: object = {}) => ({
  _type: 'block',
  _key: 'b',
  style: 'normal',
  markDefs: [],
  children,
  ...more,
});

/** Addresses that must never become links. */
const ADDRESSES = [
  'javascript:window.hacked="link"',
  'JaVaScRiPt:window.hacked="link"',
  ' javascript:window.hacked="link"',
  'data:text/html,<script>window.hacked="data"</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
];

test.afterAll(() => lake.delete(PAGE));

test('hostile and malformed content runs no script and breaks no page', {
  tag: ['@OPEN-131'],
}, async ({ page, expected }) => {
  // The image CDN may refuse to resize this SVG, which is acceptable.
  expected.words.push(/Failed to load resource/);
  const picture = await lake.assets.upload('image', Buffer.from(SVG), {
    filename: 'hostile.svg',
    contentType: 'image/svg+xml',
  });
  const image = {
    _type: 'picture',
    asset: { _type: 'reference', _ref: picture._id },
    alt: '"><script>window.hacked="alt"</script>',
  };
  const links = ADDRESSES.map((url, index) => ({ _key: `m${index}`, _type: 'link', kind: 'url', url }));
  const blocks: unknown[] = [
    {
      _type: 'callToAction',
      _key: 'a',
      heading: '<img src=x onerror="window.hacked=1">',
      tone: 'brand',
      actions: ADDRESSES.map((url, index) => ({
        _key: `k${index}`,
        label: `Bad ${index}`,
        link: { kind: 'url', url },
      })),
    },
    {
      _type: 'richText',
      _key: 'b',
      content: [
        text(
          [
            span(
              'Linked words',
              links.map(({ _key }) => _key),
            ),
          ],
          { markDefs: links },
        ),
        { _type: 'html', _key: 'h', html: '<script>window.hacked="html"</script>' },
      ],
    },
    {
      _type: 'video',
      _key: 'c',
      title: 'Foreign film',
      source: 'address',
      url: 'https://evil.example/embed/dQw4w9WgXcQ',
    },
    {
      _type: 'video',
      _key: 'd',
      title: 'Foreign file',
      source: 'file',
      file: { asset: { _type: 'reference', _ref: 'site-coastline' } },
    },
    {
      _type: 'gallery',
      _key: 'e',
      heading: 'Pictures',
      pictures: [{ ...image, _key: 'p' }, { _key: 'q' }, 'picture', null],
    },
    { _type: 'richText', _key: 'f', content: [text([span('A long story. '.repeat(80_000))])] },
    { _type: 'iframe', _key: 'g', src: 'https://evil.example' },
    { _type: 'faq', _key: 'i', heading: 7, items: 'none' },
    { _type: 'columns', _key: 'j', columns: [1, 'two', { title: ['three'] }] },
    { _type: 'statsBanner', _key: 'k', figures: [{ _key: 'x', value: 'many', label: {} }] },
    { _type: 'valuePropositions', _key: 'l', items: { length: 3 } },
    { _type: 'heroCarousel', _key: 'm', slides: [{ _type: 'reference', _ref: 'slide-gone', _weak: true }] },
    { _type: 'testimonial', _key: 'n', quotes: [{ text: HEADING, name: 'Somebody' }] },
    'a string',
    42,
  ];
  await lake.createOrReplace(
    {
      _id: PAGE,
      _type: 'page',
      title: 'Hostile',
      site: reference('site-coastline'),
      path: { _type: 'slug', current: PATH },
      seo: { title: 12, description: '</title><script>window.hacked="head"</script>', image: 'none' },
      blocks,
    } as never,
    { visibility: 'sync' },
  );
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) foreign.push(request.url());
  });
  await expect.poll(async () => (await askSite('coastline', PATH)).body).toContain(HEADING);
  await page.goto(siteUrl('coastline', PATH));
  await expect(page.getByText(HEADING)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pictures' })).toBeVisible();
  for (const entry of await page.getByText(/^Bad \d/).all()) await entry.click();
  await page.getByText('Linked words').click();
  expect(await page.evaluate(() => (window as { hacked?: unknown }).hacked)).toBeUndefined();
  expect(foreign).toEqual([]);
  expect(await page.locator('main iframe, main object, main embed, main svg script').count()).toBe(0);
  const { body, status } = await askSite('coastline', PATH);
  expect(status).toBe(200);
  expect(body.length).toBeLessThan(400_000);
  expect(body).not.toMatch(/href="\s*(?:javascript|data|vbscript|file):/i);
  expect(body).not.toContain('evil.example');
});

test.describe('the studio', () => {
  test.setTimeout(180_000);
  test.use({ expected: { words: STUDIO_WORDS } });

  test('warns an editor about parts of a page that may be left out', { tag: ['@OPEN-131'] }, async ({
    page,
  }) => {
    await lake.createOrReplace(
      {
        _id: PAGE,
        _type: 'page',
        title: 'Hostile',
        site: reference('site-coastline'),
        path: { _type: 'slug', current: PATH },
        blocks: [
          { _type: 'testimonial', _key: 'n', quotes: [{ _key: 'q', text: HEADING, name: 42 }] },
          { _type: 'video', _key: 'v', title: 'A film', source: 'address', url: 'https://evil.example/film' },
        ],
      } as never,
      { visibility: 'sync' },
    );
    await openStudio(page, 'editor', `/structure/sites;site-coastline;page;${PAGE}`);
    await expect(page.getByText('Some content may be hidden').first()).toBeVisible({ timeout: 45_000 });
    await page.getByRole('button', { name: 'Validation' }).click();
    await expect(page.getByText(/Only YouTube and Vimeo videos are supported/).first()).toBeVisible();
  });
});

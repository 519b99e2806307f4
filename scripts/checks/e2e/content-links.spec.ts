import { lake, reference } from './content.ts';
import { askSite, expect, siteUrl, test } from './test.ts';

test('a javascript: link in content is not clickable', async ({ page }) => {
  const badUrls = [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    ' Java\nScript:alert(1)',
  ];
  const link = (url: string) => ({ _type: 'link', kind: 'url', url });
  const document = {
    _id: 'page-test-links',
    _type: 'page',
    title: 'A page of bad links',
    path: { _type: 'slug', current: '/test-links' },
    site: reference('site-coastline'),
    blocks: [
      {
        _key: 'actions',
        _type: 'callToAction',
        heading: 'Buttons',
        actions: [...badUrls, 'https://example.com/good'].map((url, index) => ({
          _key: `a${index}`,
          _type: 'action',
          label: `Button ${index}`,
          link: link(url),
        })),
      },
      {
        _key: 'text',
        _type: 'richText',
        content: badUrls.map((url, index) => ({
          _key: `b${index}`,
          _type: 'block',
          style: 'normal',
          markDefs: [{ _key: 'l', ...link(url) }],
          children: [{ _key: 's', _type: 'span', text: `Words ${index}`, marks: ['l'] }],
        })),
      },
    ],
  };
  await lake.createOrReplace(document);
  try {
    await expect.poll(async () => (await askSite('coastline', '/test-links')).status).toBe(200);
    await page.goto(siteUrl('coastline', '/test-links'));
    const main = page.getByRole('main');
    await expect(main.getByText('Words 0')).toBeVisible();
    const hrefs = await main
      .getByRole('link', { name: /^(Button|Words) / })
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs).toEqual(['https://example.com/good']);
    const schemes = await page
      .locator('a')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).protocol));
    expect(schemes.filter((scheme) => !['http:', 'https:', 'mailto:', 'tel:'].includes(scheme))).toEqual([]);
  } finally {
    await lake.delete(document._id);
  }
});

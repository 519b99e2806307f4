import { lake, reference } from './content.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, siteUrl, studioUrl } from './test.ts';

/** A separate page, because presentation.spec.ts has drafts of the others. */
const PAGE = 'page-test-preview';
const PATH = '/test-preview';
const PUBLISHED = 'A page to preview';

test.describe('the preview of drafts', () => {
  test.use({ expected: { words: STUDIO_WORDS } });
  test.setTimeout(180_000);
  test.afterEach(() => lake.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id: PAGE } }));

  test('shows the draft to an editor only', async ({ page, context, browser }) => {
    const title = 'A title not published yet';
    await lake.createOrReplace({
      _id: PAGE,
      _type: 'page',
      title: PUBLISHED,
      site: reference('site-northside'),
      path: { _type: 'slug', current: PATH },
      blocks: [],
    });
    await expect.poll(async () => (await askSite('northside', PATH)).body).toContain(PUBLISHED);
    await openStudio(page, 'editor', `/structure/sites;site-northside;page;${PAGE}`);
    await page.getByLabel('Title', { exact: true }).first().fill(title);
    await expect(page.getByText('Unpublished changes').first()).toBeVisible();

    const newTab = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Open document actions' }).click();
    await page.getByRole('menuitem', { name: 'Preview draft' }).click();
    const preview = await newTab;
    await expect(preview).toHaveURL(siteUrl('northside', PATH));
    await expect(preview.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();

    // The preview updates while typing without a reload, which the attribute proves.
    await preview.evaluate(() => document.body.setAttribute('data-test', 'this very page'));
    for (const typedTitle of ['Typed while it was looked at', title]) {
      await page.getByLabel('Title', { exact: true }).first().fill(typedTitle);
      await expect(preview.getByRole('heading', { level: 1, name: typedTitle })).toBeVisible();
    }
    await expect(preview.locator('body')).toHaveAttribute('data-test', 'this very page');

    const { body } = await askSite('northside', PATH);
    expect(body).not.toContain(title);
    expect(body).not.toContain('/api/draft/');
    for (const path of ['/api/draft/script', '/api/draft/events'])
      expect((await askSite('northside', path)).status).toBe(404);

    await test.step('its cookies are valid for this site only, and only with its own pass', async () => {
      const cookies = await context.cookies(siteUrl('northside'));
      const cookieOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? '';
      const framework = `__prerender_bypass=${cookieOf('__prerender_bypass')}`;
      const pass = cookieOf('forecourt-preview-pass');
      const [payload = '', signature = ''] = pass.split('.');
      const longer = Buffer.from(JSON.stringify(['northside', 4_000_000_000])).toString('base64url');
      const ask = (cookie: string, site = 'northside', path = PATH) =>
        askSite(site, path, { headers: { cookie } });
      const own = `${framework}; forecourt-preview-pass=${pass}`;
      expect((await ask(own)).body).toContain(title);
      expect((await ask(own, 'northside', '/api/draft/script')).status).toBe(200);
      for (const cookie of [
        framework,
        `${framework}; forecourt-preview-pass=${payload}.`,
        `${framework}; forecourt-preview-pass=${longer}.${signature}`,
        `forecourt-preview-pass=${pass}`,
      ]) {
        const answer = await ask(cookie);
        expect(answer.status).toBe(200);
        expect(answer.body).toContain(PUBLISHED);
        expect(answer.body).not.toContain(title);
        expect(answer.headers.get('content-security-policy')).not.toContain(studioUrl);
        expect((await ask(cookie, 'northside', '/api/draft/script')).status).toBe(404);
      }
      const elsewhere = await ask(own, 'harbour', '/');
      expect(elsewhere.status).toBe(200);
      expect(elsewhere.body).not.toContain('/api/draft/');
      expect((await ask(own, 'harbour', '/api/draft/events')).status).toBe(404);
      expect((await askSite('northside', PATH)).body).toContain(PUBLISHED);
      expect((await ask(own)).body).toContain(title);
    });

    await preview.getByRole('link', { name: 'Leave preview' }).click();
    // Wait for the preview to end before navigating again.
    await expect(preview.getByRole('heading', { level: 1, name: PUBLISHED })).toBeVisible();
    await preview.goto(siteUrl('northside', PATH));
    await expect(preview.getByRole('complementary', { name: 'Preview' })).toBeHidden();
    await expect(preview.getByRole('heading', { level: 1, name: PUBLISHED })).toBeVisible();

    const stranger = await browser.newContext();
    const answer = await stranger.request.get(
      `${new URL(siteUrl('northside')).origin.replace('northside.localhost', '127.0.0.1')}/api/draft/enable?sanity-preview-secret=guess`,
      {
        headers: { host: new URL(siteUrl('northside')).host },
        maxRedirects: 0,
      },
    );
    expect(answer.status()).toBe(401);
    await stranger.close();
  });
});

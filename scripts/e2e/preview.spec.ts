import { openStudio, STUDIO_WORDS } from './studio.ts';
import { askSite, expect, siteUrl, test } from './test.ts';

test.describe('the preview of drafts', () => {
  test.use({ expected: { words: STUDIO_WORDS } });
  test.setTimeout(180_000);

  test('shows an editor the draft on the site, and nobody else', async ({ page, context, browser }) => {
    const title = 'A title not published yet';
    await openStudio(page, 'editor', '/structure/sites;site-northside;page;page-northside-about-us');
    await page.getByLabel('Title', { exact: true }).first().fill(title);
    await expect(page.getByText('Unpublished changes').first()).toBeVisible();

    const newTab = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Open document actions' }).click();
    await page.getByRole('menuitem', { name: 'Preview draft' }).click();
    const preview = await newTab;
    await expect(preview).toHaveURL(siteUrl('northside', '/about-us'));
    await expect(preview.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();

    // The preview follows what is typed without a reload; the attribute proves that it is still the same document.
    await preview.evaluate(() => document.body.setAttribute('data-test', 'this very page'));
    for (const typedTitle of ['Typed while it was looked at', title]) {
      await page.getByLabel('Title', { exact: true }).first().fill(typedTitle);
      await expect(preview.getByRole('heading', { level: 1, name: typedTitle })).toBeVisible();
    }
    await expect(preview.locator('body')).toHaveAttribute('data-test', 'this very page');

    // A visitor still gets the published page.
    const { body } = await askSite('northside', '/about-us');
    expect(body).not.toContain(title);
    expect(body).not.toContain('/api/draft/');
    for (const path of ['/api/draft/script', '/api/draft/events'])
      expect((await askSite('northside', path)).status).toBe(404);

    await preview.getByRole('link', { name: 'Leave preview' }).click();
    await preview.goto(siteUrl('northside', '/about-us'));
    await expect(preview.getByRole('complementary', { name: 'Preview' })).toBeHidden();
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeHidden();

    // An unsigned link does not turn the preview on.
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

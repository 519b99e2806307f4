import type { Locator, Page } from '@playwright/test';
import { sampleOf } from './length.ts';
import { askSite, expect, expectAccessible, SITES, siteUrl, test } from './test.ts';

// Chromium blocks requests to loopback hosts from a fulfilled document.
const WITHOUT_PICTURES = [/`loopback` address space/, /ERR_FAILED \(\S+\/images\//];
test.use({ expected: { words: [/React error #441/, /status of 500/, ...WITHOUT_PICTURES] } });

const REFERENCE = '4711';

async function linkToPage(page: Page): Promise<{ link: Locator; path: string }> {
  const links = page.locator('footer a[href^="/"]:visible, header nav a[href^="/"]:visible');
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const at = paths.findIndex((path) => path !== '/' && !path.startsWith('/search'));
  expect(at).not.toBe(-1);
  return { link: links.nth(at), path: paths[at] ?? '' };
}

function withFailedPage(data: string): string {
  const row = /"__PAGE__".*?"children":\["\$L([0-9a-f]+)"/s.exec(data)?.[1];
  const failedData = data.replace(new RegExp(`^${row}:.*$`, 'm'), `${row}:E{"digest":"${REFERENCE}"}`);
  expect(failedData).not.toBe(data);
  return failedData;
}

/** Makes client-side navigation to a path fail on the server for the first `times` requests. */
async function failingPage(page: Page, slug: string, path: string, times: number): Promise<void> {
  let asked = 0;
  await page.route(
    (url) => url.pathname === path && url.searchParams.has('_rsc'),
    async (route) => {
      if (route.request().headers()['next-router-prefetch']) return route.continue();
      asked += 1;
      const { 'accept-encoding': _, ...headers } = route.request().headers();
      const address = new URL(route.request().url());
      const { body, headers: answerHeaders } = await askSite(slug, address.pathname + address.search, {
        headers,
      });
      const failedBody = withFailedPage(body);
      await route.fulfill({
        headers: Object.fromEntries(answerHeaders),
        body: asked > times ? body : failedBody,
      });
    },
  );
}

for (const slug of sampleOf(SITES))
  test(`a failed page of ${slug} shows Something went wrong and Try again`, {
    tag: ['@OPEN-124'],
  }, async ({ page }) => {
    await page.goto(siteUrl(slug));
    const { link, path } = await linkToPage(page);
    await failingPage(page, slug, path, 2);
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByText(`Reference ${REFERENCE}`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Call / })).toBeVisible();
    await expect(page).toHaveURL(siteUrl(slug, path));
    await expect(page.locator('header').first()).toBeVisible();
    await expect(page.locator('footer').first()).toBeVisible();
    await expectAccessible(page);

    const again = page.getByRole('button', { name: 'Try again' });
    const secondAnswer = page.waitForResponse((response) => response.url().includes(`${path}?_rsc`));
    await again.click();
    await secondAnswer;
    await expect(again).toBeEnabled();
    await expect(page.getByText(`Reference ${REFERENCE}`)).toBeVisible();
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(siteUrl(slug, path));
  });

test('Back and links work on a failed page', async ({ page }) => {
  await page.goto(siteUrl('harbour'));
  const { link, path } = await linkToPage(page);
  await failingPage(page, 'harbour', path, Number.POSITIVE_INFINITY);
  await link.press('Enter');
  const problem = page.getByRole('heading', { level: 1, name: 'Something went wrong' });
  await expect(problem).toBeVisible();
  await page.goBack();
  await expect(problem).toBeHidden();
  await link.press('Enter');
  await expect(problem).toBeVisible();
  const otherLink = page.locator('header a[href="/finance"]').first();
  await otherLink.press('Enter');
  await expect(problem).toBeHidden();
  await expect(page).toHaveURL(siteUrl('harbour', '/finance'));
});

for (const slug of sampleOf(SITES))
  test(`a server error of ${slug} shows Something went wrong in the site's design`, {
    tag: ['@OPEN-124'],
  }, async ({ page }) => {
    const address = siteUrl(slug, '/search');
    await page.goto(address);
    const look = () =>
      page.evaluate(() => {
        const styles = getComputedStyle(document.documentElement);
        return ['--accent', '--font-site', '--radius-card'].map((name) => styles.getPropertyValue(name));
      });
    const usualLook = await look();
    // The framework's response to a page that throws: a bare document with the data rendered so far.
    await page.route(address, async (route) => {
      const { body } = await askSite(slug, '/search');
      const scripts = body
        .match(/<script[^>]* src="[^"]+"[^>]*><\/script>|<script id="_R_">.*?<\/script>/g)
        ?.join('');
      const data = [...body.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)]
        .map(([, text = '""']) => JSON.parse(text) as string)
        .join('');
      const failedData = JSON.stringify(withFailedPage(data)).replaceAll('<', '\\u003c');
      await route.fulfill({
        status: 500,
        contentType: 'text/html; charset=utf-8',
        body: `<!DOCTYPE html><html id="__next_error__"><head></head><body>${scripts}<script>self.__next_f=[[0],[1,${failedData}]]</script></body></html>`,
      });
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await expect(page).toHaveTitle('Something went wrong');
    await expect.poll(look).toEqual(usualLook);
    await expect(page.locator('footer').first()).toBeVisible();
  });

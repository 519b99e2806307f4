import { expect } from '@playwright/test';
import { sql } from './reserving.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { askSite, expectAccessible, siteUrl, test } from './test.ts';

test.setTimeout(180_000);

/** Reports of releases that never ran are ignored. */
const EARLIER_RELEASE = 'r1';
test.beforeEach(() =>
  sql('insert into speed_releases (release) values ($1) on conflict do nothing', [EARLIER_RELEASE]),
);

const pageLoads = (site: string, kind: string) =>
  sql(
    `select coalesce(sum(count), 0)::int as count from speed_days where site_slug = $1 and page_kind = $2 and metric = 'LCP'`,
    [site, kind],
  );
const countOf = async (site: string, kind: string) => Number((await pageLoads(site, kind))[0]?.['count']);

test('stores the speed of a page load by kind of page, and a visit, when the page is left', async ({
  page,
}) => {
  const before = await countOf('valuecars', 'warranty');
  const visits = () =>
    sql(
      `select block, source_name, campaign, path from events
       where site_slug = 'valuecars' and name = 'visit' and campaign = 'speed-test'`,
    );
  const measuring = page.waitForResponse((response) => /\.js/.test(response.url()) && response.ok());
  await page.goto(siteUrl('valuecars', '/pages/warranty?utm_source=radio&utm_campaign=speed-test'));
  await measuring;
  await page.waitForLoadState('networkidle');
  await expect
    .poll(visits)
    .toEqual([expect.objectContaining({ source_name: 'radio', path: '/pages/warranty' })]);
  await page.getByRole('main').click({ position: { x: 2, y: 2 } });
  await page.goto('about:blank');
  await expect.poll(() => countOf('valuecars', 'warranty'), { timeout: 15_000 }).toBe(before + 1);
  const [row] = await sql(
    `select device, release from speed_days where site_slug = 'valuecars' and page_kind = 'warranty' limit 1`,
  );
  expect(row).toMatchObject({ device: 'desktop', release: expect.stringMatching(/^[\w.-]+$/) });
  // A second page of the same tab is another page load of the same visit.
  await page.goto(siteUrl('valuecars', '/pages/warranty'), { referer: siteUrl('valuecars', '/') });
  await page.goto('about:blank');
  expect(await visits()).toHaveLength(1);
});

test('stores nothing of visitors with Global Privacy Control, and refuses other bodies', async () => {
  const send = async (body: unknown, headers: Record<string, string> = {}) =>
    (
      await askSite('valuecars', '/api/speed', {
        method: 'POST',
        headers: { 'x-forwarded-for': '10.9.9.8', ...headers },
        body: JSON.stringify(body),
      })
    ).status;
  const report = { path: '/contact', release: EARLIER_RELEASE, device: 'phone', LCP: 1200 };
  const before = await countOf('valuecars', 'contact');
  expect(await send(report, { 'sec-gpc': '1' })).toBe(204);
  expect(await send({ ...report, LCP: undefined })).toBe(400);
  expect(await send({ ...report, device: 'watch' })).toBe(400);
  expect(await send(report, { origin: 'https://elsewhere.example' })).toBe(403);
  expect(await send({ ...report, release: 'unknown' })).toBe(204);
  expect(await countOf('valuecars', 'contact')).toBe(before);
  expect(await send(report)).toBe(204);
  expect(await countOf('valuecars', 'contact')).toBe(before + 1);
});

test.describe('in the studio', () => {
  test.use({ expected: { words: STUDIO_WORDS } });
  test('shows p75 by kind of page with its rating', async ({ page }) => {
    for (let load = 0; load < 3; load += 1)
      await askSite('coastline', '/api/speed', {
        method: 'POST',
        headers: { 'x-forwarded-for': '10.9.9.7' },
        body: JSON.stringify({
          path: '/',
          release: EARLIER_RELEASE,
          device: 'tablet',
          LCP: 5_000,
          CLS: 0.01,
        }),
      });
    await openStudio(page, 'admin', '/results');
    await page.getByRole('tab', { name: 'Speed' }).click();
    await page.getByRole('combobox', { name: 'Site' }).selectOption('coastline');
    await page.getByRole('combobox', { name: 'Device' }).selectOption('tablet');
    const row = page
      .getByRole('table', { name: 'Speed by kind of page' })
      .getByRole('row', { name: /^Home/ });
    await expect(row).toContainText('poor');
    await expect(row).toContainText('5.0 s');
    await expect(row).toContainText('good');
    await expectAccessible(page, '[data-testid="results-tool"]');
  });

  test.afterEach(async () => {
    await sql("delete from speed_site_regressions where release = 'r2'");
    await sql(
      "delete from speed_days where site_slug = 'northside' and page_kind = 'contact' and device = 'tablet'",
    );
  });

  for (const width of [390, 1440])
    test(`marks what is over its budget and what a release made slower, at ${width} px`, async ({ page }) => {
      await sql(
        `insert into speed_days (site_slug, day, page_kind, device, release, metric, bucket, count)
         values ('northside', current_date - 1, 'contact', 'tablet', $1, 'LCP', 20, 250) on conflict do nothing`,
        [EARLIER_RELEASE],
      );
      await sql(
        `insert into speed_site_regressions
           (site_slug, release, page_kind, device, metric, earlier, earlier_p75, p75, samples, mailed_at)
         values ('northside', 'r2', 'contact', 'tablet', 'LCP', $1, 2000, 5000, 250, now())
         on conflict (release, site_slug, page_kind, device, metric) do update set is_current = true`,
        [EARLIER_RELEASE],
      );
      await openStudio(page, 'admin', '/results');
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('tab', { name: 'Speed' }).click();
      await page.getByRole('combobox', { name: 'Site' }).selectOption('northside');
      await page.getByRole('combobox', { name: 'Device' }).selectOption('tablet');
      const row = page
        .getByRole('table', { name: 'Speed by kind of page' })
        .getByRole('row', { name: /^Contact/ });
      await expect(row).toContainText('Over the budget of 1.8 s');
      await expect(page.getByText('Release r2 made pages slower than release r1')).toBeVisible();
      await expect(
        page.getByText(/^Contact on tablets, .*: Northside.* 5\.0 s, before 2\.0 s$/),
      ).toBeVisible();
      await expectAccessible(page, '[data-testid="results-tool"]');
      await page.getByRole('combobox', { name: 'Site' }).selectOption('coastline');
      await expect(page.getByText('Release r2 made pages slower than release r1')).toHaveCount(0);
    });
});

import type { Page } from '@playwright/test';
import { lake } from './content.ts';
import { clientOf, leaveStudio, openStudio, publish, STUDIO_WORDS, tokenOf } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, studioUrl } from './test.ts';

test.setTimeout(180_000);
test.use({ expected: { words: STUDIO_WORDS } });

const SETTINGS = '/structure/sites;site-coastline;settings';

async function openDealerships(page: Page): Promise<void> {
  await page.goto(`${studioUrl}/structure/dealership`);
  await expect(page.getByText('Harbour Brisbane').first()).toBeVisible({ timeout: 45_000 });
}

const startOne = (page: Page) => page.locator('a[href*="template"], a[href*="create"]');

test('an editor can read the settings of a site but not change them', async ({ page }) => {
  await openStudio(page, 'editor', SETTINGS);
  await expect(page.getByTestId('field-name').locator('input')).not.toBeEditable({ timeout: 45_000 });
  await expect(page.getByTestId('field-name').locator('input')).toHaveValue('Coastline Caravans');
  await expect(page.getByTestId('field-url').locator('input')).not.toBeEditable();
  await page.getByRole('tab', { name: 'Settings', exact: true }).click();
  await expect(page.getByTestId('field-settings.hitsPerPage').locator('input')).not.toBeEditable();
  await expect(page.getByTestId('action-publish')).toBeDisabled();

  await openDealerships(page);
  await expect(startOne(page)).toHaveCount(0);
});

test('an administrator can change the settings of a site', async ({ page }) => {
  await openStudio(page, 'admin', SETTINGS);
  await expect(page.getByTestId('field-name').locator('input')).toBeEditable({ timeout: 45_000 });
  await openDealerships(page);
  await expect(startOne(page)).toHaveCount(1);
});

test('the API refuses changes of sites and settings to everybody but administrators', async () => {
  const [before, host] = [await clientOf('admin'), 'stolen.localhost'];
  // Only the fields attacked below, because other tests change other settings at the same time.
  const attack = () =>
    before.fetch(
      '*[_id == "site-coastline"][0]{ _type, name, hosts, slug, dealerships, "perPage": settings.hitsPerPage }',
    );
  const site = await attack();
  for (const who of ['editor', 'sales', 'viewer'] as const) {
    const client = await clientOf(who);
    const patch = (fields: object) => client.patch('site-coastline').set(fields).commit();
    const attempts = {
      create: () => client.create({ _type: 'site', name: 'Mine', slug: { _type: 'slug', current: 'mine' } }),
      draft: () => client.create({ _id: 'drafts.site-mine', _type: 'site', name: 'Mine' }),
      delete: () => client.delete('site-coastline'),
      replace: () => client.createOrReplace({ _id: 'site-coastline', _type: 'page', title: 'A page' }),
      hosts: () => patch({ hosts: [host] }),
      slug: () => patch({ 'slug.current': 'mine' }),
      dealerships: () => patch({ dealerships: [] }),
      settings: () => patch({ 'settings.hitsPerPage': 100_000 }),
      dealership: () =>
        client.patch({ query: '*[_type == "dealership"]' }).set({ soldVisibleDays: 9999 }).commit(),
      features: () => client.patch('siteFeatures-coastline').set({ reserveEnabled: true }).commit(),
      action: () =>
        client.action({
          actionType: 'sanity.action.document.edit',
          draftId: 'drafts.site-coastline',
          publishedId: 'site-coastline',
          patch: { set: { hosts: [host] } },
        }),
    };
    for (const [name, attempt] of Object.entries(attempts)) {
      const status = await attempt().then(
        () => 200,
        (error: { statusCode?: number }) => error.statusCode,
      );
      expect([who, name, status]).toEqual([who, name, 403]);
    }
  }
  expect(await attack()).toEqual(site);
  expect((await askSite('coastline', '/')).status).toBe(200);
});

test('an editor of one site can edit that site only', {
  tag: ['@OPEN-016'],
}, async ({ page }) => {
  const client = await clientOf('coastline');
  await openStudio(page, 'coastline', '/structure/sites');
  await expect(page.getByTestId('document-list-pane').getByText('Coastline Caravans')).toBeVisible({
    timeout: 45_000,
  });
  await expect(page.getByText('Harbour Motor Group')).toHaveCount(0);
  const title = page.getByTestId('field-title').locator('input');
  await page.goto(`${studioUrl}/structure/sites;site-coastline;page;page-coastline-warranty`);
  await expect(title).toBeEditable({ timeout: 45_000 });
  await page.goto(`${studioUrl}/structure/sites;site-harbour;page;page-harbour-about-us`);
  await expect(title).not.toBeEditable({ timeout: 45_000 });

  const home = await client.getDocument('page-coastline-home');
  await client.patch('page-coastline-home').set({ title: home?.title }).commit();
  for (const id of ['page-harbour-home', 'site-coastline', 'siteFeatures-coastline'])
    await expect(client.patch(id).set({ title: 'Mine' }).commit(), id).rejects.toMatchObject({
      statusCode: 403,
    });
});

test('sales staff of one site see that site only', {
  tag: ['@OPEN-016'],
}, async ({ page }) => {
  await openStudio(page, 'coastlinesales', '/structure/sites');
  await expect(page.getByTestId('document-list-pane').getByText('Coastline Caravans')).toBeVisible({
    timeout: 45_000,
  });
  await expect(page.getByText('Harbour Motor Group')).toHaveCount(0);
  // Roles without drafts have no preview.
  await expect(page.getByRole('link', { name: 'Preview', exact: true })).toBeHidden();
  await page.goto(`${studioUrl}/reservations`);
  await expect(page.getByRole('searchbox', { name: 'Search reservations' })).toBeVisible({ timeout: 45_000 });

  const ask = async (path: string, body?: object) => {
    const { body: text } = await askSite('harbour', `/api/back-office${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        origin: new URL(studioUrl).origin,
        authorization: `Bearer ${await tokenOf('coastlinesales')}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return JSON.parse(text);
  };
  const { sites } = await ask('/session');
  expect(sites.map(({ slug, mayAct }: { slug: string; mayAct: boolean }) => [slug, mayAct])).toEqual([
    ['coastline', true],
  ]);
  expect((await ask('/threads', { sites: ['harbour'] })).threads).toEqual([]);
  expect((await ask('/site-report', { site: 'harbour' })).code).toBe('not_found');
});

const LEADS_OF_YARD = 'leadDelivery.location.coastline-heatherbrae-storage';
const leadDeliveryLink = (page: Page) =>
  page.getByTestId('form-view').getByRole('link', { name: 'Lead delivery', exact: true });

test('sales staff, viewers and editors of other sites read no lead addresses', async () => {
  const ids = async (who: Parameters<typeof clientOf>[0]) =>
    (await clientOf(who)).fetch<string[]>('*[_type == "leadDelivery"] | order(_id)._id');
  const all = await ids('admin');
  expect(all.length).toBeGreaterThan(5);
  expect(await ids('editor')).toEqual(all);
  expect(await ids('coastline')).toEqual(all.filter((id) => id.includes('.coastline-')));
  for (const who of ['sales', 'coastlinesales', 'viewer'] as const)
    expect([who, await ids(who)]).toEqual([who, []]);
  const left =
    '*[_type != "leadDelivery" && (defined(leadEmails) || defined(leadChannels) || defined(reportEmails))]';
  expect(await (await clientOf('admin')).fetch(left)).toEqual([]);
});

test('an editor of a location changes its lead addresses from its form', async ({ page }) => {
  await lake.delete(LEADS_OF_YARD);
  await openStudio(page, 'coastline', '/structure/location;coastline-heatherbrae-storage');
  await leadDeliveryLink(page).click({ timeout: 45_000 });
  const field = page.getByTestId('field-leadEmails').locator('input');
  await expect(field).toBeEditable({ timeout: 45_000 });
  await expect(page.getByTestId('field-reportEmails')).toHaveCount(0);
  await field.fill('storage@coastlinecaravans.example');
  await field.press('Enter');
  await publish(page);
  await expect
    .poll(() => lake.getDocument(LEADS_OF_YARD))
    .toMatchObject({ _type: 'leadDelivery', leadEmails: ['storage@coastlinecaravans.example'] });
  await leaveStudio(page);
  await lake.delete(LEADS_OF_YARD);
});

test("an administrator finds a site's lead addresses in its list", async ({ page }) => {
  await openStudio(page, 'admin', '/structure/sites;site-coastline;lead-delivery');
  await page.getByRole('link', { name: 'Coastline Caravans (site)' }).click({ timeout: 45_000 });
  await expect(page.getByTestId('field-leadChannels')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByTestId('field-reportEmails').locator('input')).toBeEditable();
  await expect(page.getByTestId('field-leadEmails')).toHaveCount(0);
});

test.describe('sales staff', () => {
  // The studio requests the history of each opened document, which this role may not read.
  test.use({
    expected: { words: [...STUDIO_WORDS, /permission "history" required|403.*\/data\/history\//] },
  });

  test('see no way to the lead addresses', async ({ page }) => {
    // A list renders only the items that fit.
    await page.setViewportSize({ width: 1440, height: 1600 });
    await openStudio(page, 'coastlinesales', '/structure/location;coastline-heatherbrae-storage');
    await expect(page.getByTestId('field-name').locator('input')).toHaveValue(/Heatherbrae/, {
      timeout: 45_000,
    });
    await expect(leadDeliveryLink(page)).toHaveCount(0);
    await page.goto(`${studioUrl}/structure/sites;site-coastline`);
    await expect(page.getByText('Site and settings')).toBeVisible({ timeout: 45_000 });
    await expect(page.getByText('Lead delivery')).toHaveCount(0);
  });
});

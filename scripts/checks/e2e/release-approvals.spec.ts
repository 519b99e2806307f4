import { openPool } from '@forecourt/lib/platform/database/client.server';
import { lake } from './content.ts';
import { databaseUrl } from './reserving.ts';
import { clientOf, leaveStudio, openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, expectAccessible } from './test.ts';

const SITE = 'northside';
const PAGE = 'page-test-release-approval';
const PATH = '/test-release-approval';
const RELEASE = 'rApprovalTest';
const VERSION = `versions.${RELEASE}.${PAGE}`;
const FORM = `/intent/edit/id=${PAGE};type=page/?perspective=${RELEASE}`;
const STRIP = 'section[aria-label="Approval"]';

test.use({
  expected: { words: [...STUDIO_WORDS, /Document out of sync, skipping mutation/] },
  viewport: { width: 1440, height: 900 },
});
test.setTimeout(240_000);
test.describe.configure({ mode: 'serial' });

const pool = openPool(databaseUrl);
async function clear() {
  await pool.query('delete from content_reviews where document_id = any($1)', [[PAGE, VERSION]]);
  await pool.query('delete from publish_checks where document_id = $1', [PAGE]);
  const releases = await lake.fetch<{ name: string; state: string }[]>(
    '*[_type == "system.release" && name == $name]{ name, state }',
    { name: RELEASE },
    { perspective: 'raw' },
  );
  for (const { name: releaseId, state } of releases) {
    if (state === 'active') await lake.releases.archive({ releaseId });
    await lake.releases.delete({ releaseId });
  }
  await lake.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id: PAGE } });
}
test.beforeEach(async () => {
  await clear();
  const editor = await clientOf('editor');
  await editor.releases.create({
    releaseId: RELEASE,
    metadata: { title: 'Campaign with approval', releaseType: 'asap' },
  });
  await editor.create({
    _id: VERSION,
    _type: 'page',
    title: 'A page of a campaign',
    description: 'A page that a campaign publishes.',
    site: { _type: 'reference', _ref: `site-${SITE}` },
    path: { _type: 'slug', current: PATH },
    blocks: [{ _type: 'bodyTypeTiles', _key: 'a' }],
  });
});
test.afterEach(async ({ page }) => {
  await leaveStudio(page);
  await clear();
});
test.afterAll(() => pool.end());

test('a release lists what needs approval, requests it, and says when it is approved', async ({ page }) => {
  await openStudio(page, 'editor', `/releases/${RELEASE}`);
  const strip = page.locator(STRIP);
  await expect(strip).toContainText('A document needs approval before this release is published', {
    timeout: 60_000,
  });
  await expect(strip).toContainText('A page of a campaign (Page, Northside Mazda): not requested');
  await expectAccessible(page, STRIP);

  await test.step('the request goes to a chosen person', async () => {
    await strip.getByRole('button', { name: 'Request approval' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request approval' });
    await dialog.getByLabel('Ask').selectOption({ label: 'Alex Admin' });
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog).toBeHidden();
    await expect(strip).toContainText('A page of a campaign (Page, Northside Mazda): requested');
  });
  await leaveStudio(page);

  await test.step('the approver decides in the form of the release', async () => {
    await openStudio(page, 'admin', '/reviews');
    const waiting = page
      .locator('[data-testid="reviews-tool"]')
      .getByRole('region', { name: 'Waiting for you' });
    await expect(waiting.getByRole('link', { name: 'A page of a campaign' })).toHaveAttribute(
      'href',
      new RegExp(`perspective=${RELEASE}`),
    );
    await leaveStudio(page);
    await openStudio(page, 'admin', FORM);
    await page.getByTestId('action-menu-button').click();
    await page.getByRole('menuitem', { name: 'Review', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Review' });
    await expect(dialog).toContainText('It goes live when its release is published.');
    await expect(dialog.getByRole('button', { name: 'Approve and publish' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(dialog).toBeHidden();
  });
  await leaveStudio(page);

  await test.step('the release is published without a question', async () => {
    await openStudio(page, 'editor', `/releases/${RELEASE}`);
    await expect(strip).toContainText('Everything that needs approval is approved', { timeout: 60_000 });
    const publish = page.getByTestId('publish-all-button');
    await expect(publish).toBeEnabled({ timeout: 45_000 });
    await publish.click();
    await page.getByTestId('confirm-publish-dialog').getByTestId('confirm-button').click();
    await expect.poll(async () => (await askSite(SITE, PATH)).status, { timeout: 30_000 }).toBe(200);
  });
  await expect
    .poll(
      async () => {
        const { rows } = await pool.query('select outcome from publish_checks where document_id = $1', [
          PAGE,
        ]);
        return rows;
      },
      // The worker checks every minute.
      { timeout: 120_000 },
    )
    .toEqual([{ outcome: 'approved' }]);
});

for (const width of [390, 1440])
  test(`publishing a release without approval asks first, at ${width} px`, async ({ page }) => {
    await openStudio(page, 'editor', `/releases/${RELEASE}`);
    const strip = page.locator(STRIP);
    await expect(strip).toBeVisible({ timeout: 60_000 });
    const publish = page.getByTestId('publish-all-button');
    await expect(publish).toBeEnabled({ timeout: 45_000 });
    await publish.click();
    const dialog = page.getByRole('dialog', { name: 'A document is not approved' });
    await expect(dialog).toContainText('Pages of this site need approval before they are published.');
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByTestId('confirm-publish-dialog')).toHaveCount(0);
    expect((await askSite(SITE, PATH)).status).toBe(404);
  });

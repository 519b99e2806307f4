import { lake } from './content.ts';
import { clientOf, leaveStudio, openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, expectAccessible } from './test.ts';

const NAME = 'Winter towing';
const PATH = '/winter-towing';

test.describe('a campaign of an editor of one site', () => {
  test.use({
    expected: {
      words: [
        ...STUDIO_WORDS,
        /Document out of sync, skipping mutation/,
        // Sanity's own tool checks permissions on a release by dry runs, which are refused.
        /Failed to load resource: the server responded with a status of 403/,
      ],
    },
    viewport: { width: 1600, height: 1000 },
  });
  test.setTimeout(180_000);

  test('is created, scheduled, published and rolled back through the back office', async ({ page }) => {
    const coast = await clientOf('coastline');
    let releaseId = '';
    let pageId = '';
    try {
      await openStudio(page, 'coastline', '/calendar');
      await page.getByRole('button', { name: 'New campaign' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'New campaign' });
      await dialog.getByLabel('Campaign name').fill(NAME);
      await dialog.getByLabel('Coastline Caravans', { exact: true }).check();
      await expect(dialog.getByLabel('Value Cars', { exact: true })).toHaveCount(0);
      await dialog.getByLabel('Offer shared by the sites').uncheck();
      await dialog.getByRole('button', { name: 'Create campaign' }).press('Enter');
      await expect(page).toHaveURL(/\/releases\/site-coastline_\w+/, { timeout: 30_000 });
      releaseId = /\/releases\/([\w-]+)/.exec(page.url())?.[1] ?? '';
      const versions = await coast.fetch<{ _id: string }[]>('*[sanity::partOfRelease($releaseId)]', {
        releaseId,
      });
      pageId = versions[0]?._id.split('.').slice(2).join('.') ?? '';
      expect(versions).toHaveLength(1);

      const publishing = page.getByRole('region', { name: 'Publishing' });
      await test.step('a schedule shows its time and its person, and can be cancelled', async () => {
        await publishing.getByLabel(/Or at a time/).fill('2027-06-01T09:00');
        await publishing.getByRole('button', { name: 'Schedule' }).click();
        await expect(publishing).toContainText(
          'Scheduled for 1 Jun 2027, 9:00 am, Sydney time, by Casey Coast',
        );
        await expectAccessible(page, 'section[aria-label="Publishing"]');
        await publishing.getByRole('button', { name: 'Cancel schedule' }).click();
        await expect(publishing.getByRole('button', { name: 'Publish now' })).toBeVisible();
      });

      await test.step('a document that breaks a rule is named and not published', async () => {
        const version = `versions.${releaseId}.${pageId}`;
        const title = (await lake.getDocument(version))?.title as string;
        await lake.patch(version).unset(['title']).commit();
        await publishing.getByRole('button', { name: 'Publish now' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Publish release' }).click();
        await expect(publishing.getByRole('alert')).toContainText('Fix these documents first');
        await lake.patch(version).set({ title }).commit();
        expect((await askSite('coastline', PATH)).status).toBe(404);
      });

      await test.step('a document of another site blocks it and is named', async () => {
        const home = await lake.fetch<{ _id: string; _type: string; title: string } | null>(
          '*[_type == "page" && site._ref == "site-valuecars" && path.current == "/" && !(_id in path("drafts.**"))][0]',
        );
        if (!home) throw new Error('Value Cars has no home page');
        const foreign = `versions.${releaseId}.${home._id}`;
        await lake.create({
          ...home,
          _id: foreign,
          site: { _type: 'reference', _ref: 'site-coastline' },
        });
        await page.reload();
        await expect(publishing.getByRole('alert')).toContainText('Value Cars');
        await expect(publishing.getByRole('button', { name: 'Publish now' })).toHaveCount(0);
        await lake.delete(foreign);
        await page.reload();
      });

      await test.step('publishing shows it on the site', async () => {
        expect((await askSite('coastline', PATH)).status).toBe(404);
        await publishing.getByRole('button', { name: 'Publish now' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Publish release' }).click();
        await expect(publishing).toContainText(/Published on .* by Casey Coast/, { timeout: 30_000 });
        await expect
          .poll(async () => (await askSite('coastline', PATH)).status, { timeout: 30_000 })
          .toBe(200);
        await publishing.getByRole('link', { name: 'Open the published release' }).click();
        await expect(page).toHaveURL(/\/releases\/office_\w+/);
      });

      await test.step('rolling back takes it off the site', async () => {
        const takeBack = page.getByRole('button', { name: 'Roll back', exact: true });
        await expect(takeBack).toBeEnabled({ timeout: 30_000 });
        await takeBack.press('Enter');
        await page
          .getByRole('dialog', { name: `Roll back: ${NAME}` })
          .getByRole('button', { name: 'Roll back now' })
          .click();
        await expect(page.getByText(`‘${NAME}’ was rolled back`)).toBeVisible({ timeout: 30_000 });
        await expect
          .poll(async () => (await askSite('coastline', PATH)).status, { timeout: 30_000 })
          .toBe(404);
      });
    } finally {
      await leaveStudio(page);
      if (pageId) await lake.delete(pageId);
      const made = await lake.fetch<{ name: string; state: string }[]>(
        '*[_type == "system.release" && metadata.title in $titles]{ name, state }',
        { titles: [NAME, `Rollback: ${NAME}`] },
        { perspective: 'raw' },
      );
      for (const { name, state } of made) {
        if (state === 'active') await lake.releases.archive({ releaseId: name });
        await lake.releases.delete({ releaseId: name });
      }
    }
  });
});

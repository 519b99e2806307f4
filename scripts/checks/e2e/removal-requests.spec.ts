import type { Page } from '@playwright/test';
import { mailsAbout } from './inbox.ts';
import { sql } from './reserving.ts';
import { clientOf, leaveStudio, openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { expect, expectAccessible } from './test.ts';

test.setTimeout(240_000);
test.use({
  // The content lake refuses what a role may not do.
  expected: { words: [...STUDIO_WORDS, /status of 403/] },
});
test.describe.configure({ mode: 'serial' });

const IDS = { slide: 'slide-test-removal', page: 'page-test-removal' };
const FORM = `/intent/edit/id=${IDS.slide};type=slide/`;
/** The worker sends mails every minute. */
const MAILED = { timeout: 150_000 };

const requests = () => sql('select state from removal_requests where document_id = $1', [IDS.slide]);
const clear = async () => {
  await sql('delete from removal_requests where document_id = $1', [IDS.slide]);
  const client = await clientOf('admin');
  await client.mutate([{ delete: { id: IDS.page } }, { delete: { id: IDS.slide } }]);
};

/** Creates a slide of Coastline that a page of Value Cars uses, so that Coastline's editor may not delete it. */
test.beforeEach(async () => {
  await clear();
  const client = await clientOf('admin');
  await client.create({
    _id: IDS.slide,
    _type: 'slide',
    name: 'A slide to remove',
    site: { _type: 'reference', _ref: 'site-coastline' },
  });
  await client.create({
    _id: IDS.page,
    _type: 'page',
    title: 'Page of another site',
    site: { _type: 'reference', _ref: 'site-valuecars' },
    path: { _type: 'slug', current: `/${IDS.page}` },
    blocks: [
      { _key: 'f', _type: 'faq', heading: 'Stays' },
      { _key: 'h', _type: 'heroCarousel', slides: [{ _key: 's', _type: 'reference', _ref: IDS.slide }] },
    ],
  });
});
test.afterEach(async ({ page }) => {
  await leaveStudio(page);
  await clear();
});

async function chooseAction(page: Page, name: RegExp): Promise<void> {
  await expect(page.getByTestId('action-menu-button')).toBeEnabled({ timeout: 45_000 });
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name }).click();
}

/** Asks as the editor of Coastline. */
async function ask(page: Page): Promise<void> {
  await openStudio(page, 'coastline', FORM);
  await chooseAction(page, /^Delete/);
  const dialog = page.getByRole('dialog').filter({ hasText: 'You can’t delete this' });
  await dialog.getByRole('button', { name: 'Ask an administrator' }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    'Your request was sent. The document shows its status.',
  );
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
}

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test('an editor asks, and an administrator deletes the document with one press', async ({ page }) => {
      await ask(page);
      expect(await requests()).toEqual([{ state: 'requested' }]);
      await expect
        .poll(async () => (await mailsAbout('admin@localhost')).shopper.map(({ subject }) => subject), MAILED)
        .toContain('Please delete: A slide to remove');
      await openStudio(page, 'admin', FORM);
      await page.setViewportSize({ width, height: 900 });
      await chooseAction(page, /^Deletion request/);
      const dialog = page.getByRole('dialog').filter({ hasText: 'asked to delete this on' });
      await expectAccessible(page, '[role="dialog"]');
      await dialog.getByRole('button', { name: 'Delete everywhere' }).click();
      await expect.poll(requests).toEqual([{ state: 'removed' }]);
      const client = await clientOf('admin');
      expect(await client.getDocument(IDS.slide)).toBeFalsy();
      expect(JSON.stringify(await client.getDocument(IDS.page))).not.toContain(IDS.slide);
    });

    test('an administrator declines, and the editor sees it at the document', async ({ page }) => {
      await ask(page);
      await openStudio(page, 'admin', FORM);
      await page.setViewportSize({ width, height: 900 });
      await chooseAction(page, /^Deletion request/);
      await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
      await expect.poll(requests).toEqual([{ state: 'declined' }]);
      await leaveStudio(page);
      // The studio opens at its usual width.
      await page.setViewportSize({ width: 1440, height: 900 });
      await openStudio(page, 'coastline', FORM);
      await page.setViewportSize({ width, height: 900 });
      await chooseAction(page, /^Deletion request/);
      await expect(page.getByRole('dialog')).toContainText(/ declined\./);
    });
  });

test('the person who asked withdraws the request', async ({ page }) => {
  await ask(page);
  await chooseAction(page, /^Deletion request/);
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click();
  await expect.poll(requests).toEqual([{ state: 'withdrawn' }]);
});

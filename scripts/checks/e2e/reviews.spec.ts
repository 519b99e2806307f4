import { openPool } from '@forecourt/lib/platform/database/client.server';
import { lake } from './content.ts';
import { mailsAbout } from './inbox.ts';
import { databaseUrl } from './reserving.ts';
import { clientOf, leaveStudio, openStudio, STUDIO_WORDS, tokenOf } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, expectAccessible, studioUrl, type users } from './test.ts';

const SITE = 'northside';
const ID = 'page-test-review';
const PATH = '/test-review';
const FORM = `/intent/edit/id=${ID};type=page/`;
const TOOL = '[data-testid="reviews-tool"]';

test.use({
  expected: {
    // The content lake refuses what a role may not do.
    words: [...STUDIO_WORDS, /Failed to load resource: the server responded with a status of 403/],
  },
});
test.setTimeout(180_000);
test.describe.configure({ mode: 'serial' });

const draft = {
  _type: 'page',
  title: 'A page to review',
  site: { _type: 'reference', _ref: `site-${SITE}` },
  path: { _type: 'slug', current: PATH },
  blocks: [{ _type: 'bodyTypeTiles', _key: 'a' }],
};

const pool = openPool(databaseUrl);
const clear = async () => {
  await pool.query('delete from content_reviews where document_id = $1', [ID]);
  await pool.query('delete from publish_checks where document_id = $1', [ID]);
  await lake.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id: ID } });
  await lake.delete({
    query: '*[_type == "redirect" && site._ref == $site && from == $path]',
    params: { site: `site-${SITE}`, path: PATH },
  });
};
test.beforeEach(async () => {
  await clear();
  await lake.create({ ...draft, _id: `drafts.${ID}` });
});
test.afterEach(async ({ page }) => {
  await leaveStudio(page);
  await clear();
});
test.afterAll(() => pool.end());

async function call(who: keyof typeof users, path: string, body: object) {
  const answer = await askSite(SITE, `/api/back-office/reviews${path}`, {
    method: 'POST',
    headers: {
      origin: new URL(studioUrl).origin,
      authorization: `Bearer ${await tokenOf(who)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: JSON.parse(answer.body) };
}
async function revision(): Promise<string> {
  const stored = await (await clientOf('admin')).getDocument(`drafts.${ID}`);
  return stored?._rev ?? '';
}
const request = async () =>
  call('author', '/request', { document: ID, revision: await revision(), assignedTo: 'ueditor' });

test('an author requests approval, and the approver gets a mail', async ({ page }) => {
  await openStudio(page, 'author', FORM);
  const button = page.getByRole('button', { name: 'Request approval' });
  await expect(button).toBeEnabled({ timeout: 60_000 });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Request approval' });
  await expect(dialog.getByText('Pages of this site need approval before they are published.')).toBeVisible();
  await dialog.getByLabel('Ask').selectOption({ label: 'Emery Editor' });
  await dialog.getByLabel('Message (optional)').fill('Please check the tiles.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Approval requested').first()).toBeVisible();
  await expect
    .poll(async () => (await mailsAbout('editor@localhost')).shopper.map(({ subject }) => subject), {
      timeout: 90_000,
    })
    .toContain('Approval requested: A page to review');
});

test('an author cannot publish without approval through Sanity or the back office', async () => {
  const author = await clientOf('author');
  const publishing = author.action({
    actionType: 'sanity.action.document.publish',
    draftId: `drafts.${ID}`,
    publishedId: ID,
  });
  await expect(publishing).rejects.toThrow(/permission/i);
  expect((await call('author', '/publish', { document: ID, revision: await revision() })).status).toBe(403);
  expect((await askSite(SITE, PATH)).status).toBe(404);
});

test('an editor asks for changes, and the author reads the comment at its field', async ({ page }) => {
  await request();
  await openStudio(page, 'editor', FORM);
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: 'Review', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Review' });
  await dialog.getByLabel('Title (added)').fill('Too short for search engines.');
  await dialog.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(dialog).toBeHidden();
  await leaveStudio(page);

  await openStudio(page, 'author', FORM);
  await expect(page.getByTestId('field-title')).toBeVisible({ timeout: 60_000 });
  const comment = page.getByRole('note').filter({ hasText: 'Too short for search engines.' });
  await expect(comment).toContainText('Emery Editor');
  await expect(page.getByText('Changes requested').first()).toBeVisible();
});

test('an editor approves and publishes in one step', async ({ page }) => {
  await request();
  await openStudio(page, 'editor', FORM);
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: 'Review', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Review' });
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await askSite(SITE, PATH)).status, { timeout: 30_000 }).toBe(200);
});

test('approving and publishing a new address redirects the old one', async ({ page }) => {
  const moved = `${PATH}-moved`;
  await lake.create({ ...draft, _id: ID });
  await lake
    .patch(`drafts.${ID}`)
    .set({ path: { _type: 'slug', current: moved } })
    .commit();
  await request();
  await openStudio(page, 'editor', FORM);
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: 'Review', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Review' });
  await expect(dialog.getByLabel(/^Publishing changes the address\./)).toBeChecked();
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await askSite(SITE, moved)).status, { timeout: 30_000 }).toBe(200);
  await expect
    .poll(async () => (await askSite(SITE, PATH)).headers.get('location'), { timeout: 30_000 })
    .toContain(moved);
});

test('an approved draft is published by its author, and not after an edit', async ({ page }) => {
  await request();
  const approved = await call('editor', '/decide', {
    document: ID,
    revision: await revision(),
    decision: 'approved',
  });
  expect(approved.body.review.state).toBe('approved');
  await (await clientOf('author')).patch(`drafts.${ID}`).set({ title: 'Edited' }).commit();
  expect((await call('author', '/publish', { document: ID, revision: await revision() })).body.error).toBe(
    'The draft was changed after it was approved. Request another approval.',
  );
  await request();
  await call('editor', '/decide', { document: ID, revision: await revision(), decision: 'approved' });
  await openStudio(page, 'author', FORM);
  const button = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(button).toBeEnabled({ timeout: 60_000 });
  await button.click();
  await expect.poll(async () => (await askSite(SITE, PATH)).status, { timeout: 30_000 }).toBe(200);
});

for (const width of [390, 1440])
  test(`lists reviews by whom they wait for, at ${width} px`, async ({ page }) => {
    await request();
    await openStudio(page, 'editor', '/reviews');
    await page.setViewportSize({ width, height: 900 });
    const waiting = page.locator(TOOL).getByRole('region', { name: 'Waiting for you' });
    await expect(waiting.getByRole('link', { name: 'A page to review' })).toBeVisible();
    await expect(waiting).toContainText('Northside Mazda. Requested by Avery Author, from Emery Editor.');
    await expectAccessible(page, TOOL);
  });

test('a page that an approver publishes alone is listed in the tool', async ({ page }) => {
  const published = { ...draft, _id: ID, title: 'A page published alone' };
  await (await clientOf('editor')).createOrReplace(published);
  const outcome = async () => {
    const { rows } = await pool.query('select outcome from publish_checks where document_id = $1', [ID]);
    return rows;
  };
  // The worker checks every minute.
  await expect.poll(outcome, { timeout: 120_000 }).toEqual([{ outcome: 'unapproved' }]);
  await openStudio(page, 'editor', '/reviews');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const alone = page.locator(TOOL).getByRole('region', { name: 'Published without approval' });
    await expect(alone.getByRole('link', { name: 'A page published alone' })).toBeVisible();
    await expect(alone).toContainText('Northside Mazda. Published by Emery Editor on ');
    await expectAccessible(page, TOOL);
  }
});

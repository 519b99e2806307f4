import { randomUUID } from 'node:crypto';
import { TRAP } from '@forecourt/lib/platform/text/field-rules';
import type { Page } from '@playwright/test';
import { SAMPLES } from './fuzz/samples.ts';
import { chooseView, findLead, leadRow } from './leads-inbox.ts';
import { sql } from './reserving.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, expectAccessible } from './test.ts';

const TOOL = '[data-testid="leads-tool"]';
/** Long enough for a slow machine; the measured time is checked apart. */
const LIVE = { timeout: 15_000 };

test.setTimeout(240_000);
test.use({ expected: { words: STUDIO_WORDS } });

/** Sends an enquiry of a new shopper, and returns who it is. */
async function newLead(facts: { trap?: string; message?: string } = {}) {
  const key = randomUUID().slice(0, 8);
  const shopper = { name: `Kim ${key}`, email: `kim.${key}@shopper.example` };
  // A phone of their own, so that leads of other tests are not of the same shopper.
  const phone = `0412 ${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;
  const sample = SAMPLES['/api/leads'] as { values: Record<string, unknown> };
  const answer = await askSite('harbour', '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...sample,
      [TRAP]: facts.trap ?? '',
      token: randomUUID(),
      values: { ...sample.values, ...shopper, phone, message: facts.message ?? 'Is it still there?' },
    }),
  });
  expect(answer.status).toBe(201);
  const { lead_id: id } = JSON.parse(answer.body) as { lead_id: string };
  return { ...shopper, phone, id };
}

const openInbox = async (page: Page, who: 'editor' | 'sales' | 'viewer' = 'editor', path = '/leads') => {
  await openStudio(page, who, path);
  await expect(page.locator(TOOL).getByRole('navigation', { name: 'Views' })).toBeVisible();
};
const thread = (page: Page) => page.getByRole('region', { name: 'Lead', exact: true });

test('a new lead appears without a reload, counts as unread, and is read once it is opened', async ({
  page,
}) => {
  await openInbox(page);
  await page.getByRole('searchbox', { name: 'Search leads' }).focus();
  const { name } = await newLead();
  const row = leadRow(page, name);
  await expect(row).toBeVisible(LIVE);
  await expect(row).toContainText('unread');
  await expect(page.getByRole('searchbox', { name: 'Search leads' })).toBeFocused();
  await expect(page.getByRole('link', { name: /^Leads \([\d,]+\+?\)$/ })).toBeVisible();
  await expect(page).toHaveTitle(/^\([\d,]+\+?\) /);
  await row.click();
  await expect(row).not.toContainText('unread');
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(row).toContainText('unread');
});

test('a change by a colleague appears in an open lead, and what is typed stays', async ({ page }) => {
  const { email, id } = await newLead();
  await openInbox(page);
  await (await findLead(page, email)).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Half a sentence');
  await sql(
    `insert into lead_notes (id, thread_id, lead_id, author_id, text)
     select gen_random_uuid(), thread_id, id, 'p-colleague', 'Called, no answer' from leads where id = $1`,
    [id],
  );
  await expect(thread(page).getByText('Called, no answer')).toBeVisible(LIVE);
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a sentence');
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
});

test('filters and search are in the address, and find a phone in any notation', async ({ page }) => {
  const { name, phone } = await newLead();
  await openInbox(page);
  await findLead(page, `+61 ${phone.slice(1)}`);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Owner' }).selectOption('Nobody');
  await expect(page).toHaveURL((url) => url.searchParams.get('leads[owner]') === 'nobody');
  await expect(leadRow(page, name)).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Won');
  await expect(page.getByRole('heading', { name: 'No matching leads' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('won');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(leadRow(page, name)).toBeVisible();
});

test('staff write and delete notes, and add, complete and reopen tasks', async ({ page }) => {
  const { email } = await newLead();
  await openInbox(page);
  await (await findLead(page, email)).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Prefers mornings');
  await page.getByRole('button', { name: 'Add note' }).click();
  const note = thread(page).getByRole('article').filter({ hasText: 'Prefers mornings' });
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: 'Delete note' }).click();
  await expect(note).toHaveCount(0);

  const task = `Call ${email}`;
  await page.getByRole('button', { name: 'Add task' }).click();
  await page.getByRole('textbox', { name: 'Task', exact: true }).fill(task);
  await page.getByRole('button', { name: 'Save task' }).click();
  const done = thread(page).getByRole('checkbox', { name: `Done: ${task}` });
  // The list shows the change once it is saved.
  await done.click();
  await expect(thread(page).getByText(`Task done by you: ${task}`)).toBeVisible();
  await done.click();
  await expect(thread(page).getByText(`Task done by you: ${task}`)).toHaveCount(0);

  await chooseView(page, 'Tasks');
  const listed = page.getByRole('list', { name: 'Tasks' }).getByRole('listitem').filter({ hasText: task });
  await expect(listed).toContainText('Due ');
  await listed.getByRole('checkbox').click();
  await expect(listed).toHaveCount(0);
});

test('suspected spam is deleted only after a question, and released without', async ({ page }) => {
  const spam = await newLead({ trap: 'x' });
  const genuine = await newLead({ trap: 'x' });
  await openInbox(page, 'editor', '/leads?leads[view]=spam');
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await page.getByRole('checkbox', { name: `Select the lead from ${spam.name}` }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(card(spam.name)).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 1 lead' }).click();
  await expect(card(spam.name)).toHaveCount(0);
  expect(await sql('select from leads where id = $1', [spam.id])).toHaveLength(0);
  await card(genuine.name).getByRole('button', { name: 'Not spam: send lead' }).click();
  await expect(card(genuine.name)).toHaveCount(0);
  await chooseView(page, 'Inbox');
  await expect(leadRow(page, genuine.name)).toBeVisible(LIVE);
});

test('works by keyboard alone', async ({ page }) => {
  const first = await newLead();
  const second = await newLead();
  await openInbox(page);
  await expect(leadRow(page, second.name)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('[data-thread]').first()).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Mark done');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search leads' });
  await expect(search).toBeFocused();
  // Typing fires no keys of the inbox.
  await search.pressSequentially(first.email);
  await expect(page.locator('[data-thread]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(leadRow(page, first.name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: first.name })).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(leadRow(page, first.name)).toBeFocused();
  await page.keyboard.press('e');
  await expect(leadRow(page, first.name)).toHaveCount(0);
  await expect
    .poll(() => sql('select status from leads where id = $1', [first.id]))
    .toEqual([{ status: 'done' }]);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`list and lead are accessible and fit at ${width} pixels`, async ({ page }) => {
    const { name, email } = await newLead();
    await openInbox(page);
    await page.setViewportSize({ width, height });
    await findLead(page, email);
    await expectAccessible(page, TOOL);
    await leadRow(page, name).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expectAccessible(page, TOOL);
    const overflow = () =>
      page.locator(TOOL).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await overflow()).toBe(0);
    const back = page.getByRole('button', { name: 'Back' });
    if (width > 1_000) {
      await expect(back).toBeHidden();
      await expect(leadRow(page, name)).toBeVisible();
    } else {
      await expect(leadRow(page, name)).toBeHidden();
      await back.click();
      await expect(leadRow(page, name)).toBeFocused();
    }
  });

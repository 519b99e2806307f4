import { randomUUID } from 'node:crypto';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { TRAP } from '@forecourt/lib/platform/text/field-rules';
import type { Page } from '@playwright/test';
import { SAMPLES } from './fuzz/samples.ts';
import { newShopper } from './inbox.ts';
import { databaseUrl } from './reserving.ts';
import { openStudio, STUDIO_WORDS, tokenOf } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, expectAccessible, studioUrl, type users } from './test.ts';

const TOOL = '[data-testid="team-tool"]';
const SITE = 'coastline';

test.setTimeout(240_000);
test.use({ expected: { words: STUDIO_WORDS } });
test.describe.configure({ mode: 'serial' });

const pool = openPool(databaseUrl);
const forget = () => pool.query('delete from lead_teams where site_slug = $1', [SITE]);
test.beforeAll(forget);
test.afterAll(async () => {
  await forget();
  await pool.end();
});

async function call(who: keyof typeof users, path: string, body?: object) {
  const { status, body: text } = await askSite(SITE, `/api/back-office${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      origin: new URL(studioUrl).origin,
      authorization: `Bearer ${await tokenOf(who)}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status, body: JSON.parse(text) };
}

/** Sends an enquiry, and returns its id and the promise that the shopper sees. */
async function enquire(email: string) {
  const sample = SAMPLES['/api/leads'] as { values: Record<string, unknown> };
  const { status, body } = await askSite(SITE, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...sample,
      [TRAP]: '',
      token: randomUUID(),
      values: { ...sample.values, email, phone: '', category: 'General' },
    }),
  });
  expect(status).toBe(201);
  return JSON.parse(body) as { lead_id: string; promise?: { text: string } };
}

const leadOf = async (id: string) => {
  const { rows } = await pool.query<{
    threadId: string;
    ownerId: string | null;
    dueAt: Date | null;
    escalatedAt: Date | null;
  }>(
    `select thread_id as "threadId", owner_id as "ownerId", answer_due_at as "dueAt", escalated_at as "escalatedAt"
     from leads left join lead_threads t on t.id = thread_id where leads.id = $1`,
    [id],
  );
  return rows[0];
};

async function addPerson(page: Page, name: string) {
  await page.getByLabel('Add a person').selectOption({ label: name });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toHaveValue(name.split(' ')[0] ?? '');
  return dialog;
}

test('an administrator sets up a team, and leads get an owner, a deadline and a promise', async ({
  page,
}) => {
  await openStudio(page, 'admin', '/team');
  await page.getByRole('tab', { name: 'People and rules' }).click();
  await page.getByLabel('Site').selectOption(SITE);
  await expect(page.getByText('Nobody yet.')).toBeVisible();
  const sandy = await addPerson(page, 'Sandy Shore');
  await expectAccessible(page, '[role="dialog"]');
  await sandy.getByLabel('Email').fill('sandy@coastline.example');
  await sandy.getByRole('button', { name: 'Done' }).click();
  const casey = await addPerson(page, 'Casey Coast');
  await casey.getByLabel('Email').fill('casey@coastline.example');
  await casey.getByLabel('Manager: receives late leads').check();
  await casey.getByLabel('Takes leads').uncheck();
  await casey.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Give each lead an owner').check();
  await page.getByLabel('Tell shoppers who replies and by when').check();
  await page.getByLabel('Answer within (minutes)').fill('60');
  await page.getByRole('button', { name: 'Save team' }).click();
  await expect(page.getByText('You have unsaved changes.')).toBeHidden();
  await expectAccessible(page, TOOL);

  const { lead_id, promise } = await enquire(newShopper().email);
  expect(promise?.text).toMatch(/^Sandy replies .* before \d+:\d\d [ap]m\.$/);
  await expect
    .poll(() => leadOf(lead_id))
    .toMatchObject({ ownerId: expect.any(String), dueAt: expect.any(Date) });
});

test('sales staff can give a lead to someone of the team and to nobody else', async () => {
  const { lead_id } = await enquire(newShopper().email);
  await expect.poll(async () => (await leadOf(lead_id))?.ownerId).not.toBeNull();
  const lead = await leadOf(lead_id);
  const { body } = await call('coastlinesales', '/team/staff', { site: SITE });
  const casey = body.staff.find(({ name }: { name: string }) => name === 'Casey');
  const give = (ownerId: string) =>
    call('coastlinesales', '/team/owner', { threadId: lead?.threadId ?? '', ownerId });
  expect((await give(casey.userId)).status).toBe(200);
  expect((await leadOf(lead_id))?.ownerId).toBe(casey.userId);
  expect((await give('a-stranger')).status).toBe(404);
  expect(
    (await call('coastlinesales', '/team/save', { site: SITE, version: 1, settings: {}, members: [] }))
      .status,
  ).toBe(400);
});

test('a late lead is reported to the manager once, and counts as not answered', async ({ page }) => {
  const { lead_id } = await enquire(newShopper().email);
  await expect.poll(async () => (await leadOf(lead_id))?.dueAt).toBeTruthy();
  await pool.query("update leads set answer_due_at = now() - interval '1 minute' where id = $1", [lead_id]);
  await expect.poll(async () => (await leadOf(lead_id))?.escalatedAt, { timeout: 20_000 }).toBeTruthy();
  const managers = async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select m.name from lead_notices n join lead_team_members m on m.user_id = n.user_id and m.site_slug = $2
       where n.lead_id = $1 and n.kind = 'late'`,
      [lead_id, SITE],
    );
    return rows.map(({ name }) => name);
  };
  expect(await managers()).toEqual(['Casey']);

  await openStudio(page, 'coastlinesales', '/team');
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: /^Sandy/ })).toBeVisible({ timeout: 45_000 });
  await expect(table.getByRole('row', { name: /^All/ })).toContainText(/\d+ of \d+/);
  await expectAccessible(page, TOOL);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, TOOL);
  await page.getByRole('tab', { name: 'People and rules' }).click();
  await expect(
    page.getByText('Only administrators and managers of this site can change its team.'),
  ).toBeVisible();
  await expect(page.getByText('sandy@coastline.example')).toHaveCount(0);
});

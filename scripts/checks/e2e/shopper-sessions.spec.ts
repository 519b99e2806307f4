import { credentials } from './fuzz/samples.ts';
import { sql } from './reserving.ts';
import { newSession } from './signing-in.ts';
import { openStudio, STUDIO_WORDS, tokenOf } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, expectAccessible } from './test.ts';

const TOOL = '[data-testid="shopper-sessions-tool"]';
const PATH = '/api/back-office/shopper-sessions/end';

test.setTimeout(240_000);
test.use({ expected: { words: [...STUDIO_WORDS, /status of 400/] } });

test('staff sign a shopper out on every device in the studio', async ({ page }) => {
  const shopper = await newSession('harbour');
  await newSession('harbour', shopper);
  await openStudio(page, 'editor', '/shopper-sign-ins');
  const tool = page.locator(TOOL);
  await tool.getByLabel('Mobile number').fill('12');
  const end = tool.getByRole('button', { name: 'Sign out on all devices' });
  await end.click();
  await expect(tool.getByRole('alert')).toBeVisible();
  await expectAccessible(page, TOOL);
  await tool.getByLabel('Mobile number').fill(shopper.mobile);
  await end.click();
  await expect(tool.getByText('The shopper was signed out of 2 devices.')).toBeVisible();
  expect(await sql('select id from sessions where user_id = $1', [shopper.userId])).toEqual([]);
  await end.click();
  await expect(tool.getByText('The shopper was not signed in on any device.')).toBeVisible();
});

test('signing shoppers out requires the permission to manage them', async () => {
  const shopper = await newSession('harbour');
  const body = JSON.stringify({ phone: shopper.phone });
  const end = async (token: string) => {
    const headers = { 'content-type': 'application/json', ...credentials(PATH, body, token) };
    return (await askSite('harbour', PATH, { method: 'POST', headers, body })).status;
  };
  expect(await end('guess')).toBe(401);
  expect(await end(await tokenOf('viewer'))).toBe(403);
  expect(await sql('select id from sessions where user_id = $1', [shopper.userId])).toHaveLength(1);
});

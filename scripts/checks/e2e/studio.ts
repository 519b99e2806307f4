import { expect, type Page } from '@playwright/test';
import { createClient, type SanityClient } from '@sanity/client';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { studioUrl, users } from './test.ts';

const { urls, projectId, dataset } = settingsFromEnvironment();

/** Console messages of the studio itself, about unreachable hosts or development conveniences. */
export const STUDIO_WORDS = [
  /sanity-cdn\.com|sanity\.io|Failed to fetch version/i,
  /WebSocket is already in/i,
];

/** Console messages of the studio while its preview frame changes to another page or site. */
export const PREVIEW_WORDS = [
  /\[@sanity\/comlink\] Received no response to message/,
  // On a busy machine the connection may time out before the next page loads; the tests prove that it connects.
  /Unable to connect to visual editing/,
  /Failed to execute 'postMessage' on 'DOMWindow': The target origin provided/,
];

const tokens = new Map<keyof typeof users, Promise<string>>();

/** Returns the token of a studio user, signed in without a browser once per worker. */
export function tokenOf(who: keyof typeof users): Promise<string> {
  const token = tokens.get(who) ?? newToken(users[who]);
  tokens.set(who, token);
  return token;
}

/** Makes the next test sign a user in again, after a test that signed them out. */
export const forgetToken = (who: keyof typeof users): boolean => tokens.delete(who);

async function newToken({ name, password }: { name: string; password: string }): Promise<string> {
  const { origin } = new URL(studioUrl);
  const response = await fetch(`${urls.lake}/v1/auth/login/local`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({ user: name, password, origin: `${origin}/` }),
  });
  const [, token] = /sanitySession=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
  if (!token) throw new Error(`${name} cannot sign in: ${response.status} ${await response.text()}`);
  return token;
}

export async function clientOf(who: keyof typeof users): Promise<SanityClient> {
  return createClient({
    projectId,
    dataset,
    token: await tokenOf(who),
    apiHost: urls.lake,
    apiVersion: '2025-02-19',
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
  });
}

/** A studio address where no app runs. */
const EMPTY = `${studioUrl}/lake/v1/auth/providers`;

/** Leaves the studio, which would otherwise save open documents after a test deleted them. */
export async function leaveStudio(page: Page): Promise<void> {
  // A test that timed out has no page any more, but must still clean up.
  await page.goto(EMPTY).catch(() => undefined);
}

export async function openStudio(page: Page, who: keyof typeof users, path: string): Promise<void> {
  const entry = { token: await tokenOf(who), time: new Date().toISOString() };
  await page.goto(EMPTY);
  await page.evaluate(
    (value) => localStorage.setItem('__studio_auth_token_forecourt', value),
    JSON.stringify(entry),
  );
  await page.goto(studioUrl + path);
  await expectSignedIn(page);
}

/** Navigates within the open studio without a reload, like its own links. */
export async function goInStudio(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

export async function signIn(page: Page, who: keyof typeof users, path: string): Promise<void> {
  await page.goto(studioUrl + path);
  const { name, password } = users[who];
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectSignedIn(page);
}

const expectSignedIn = (page: Page) =>
  expect(page.getByRole('link', { name: 'Content', exact: true })).toBeVisible({ timeout: 45_000 });

/** Returns the publish button of the open document, which is disabled while validation fails. */
export const publishButton = (page: Page) =>
  page
    .getByTestId('action-publish')
    .or(page.getByRole('button', { name: 'Publish', exact: true }))
    .first();

export async function publish(page: Page): Promise<void> {
  const button = publishButton(page);
  // The studio validates the whole document first, which takes a while on two cores.
  await expect(button).toBeEnabled({ timeout: 30_000 });
  // The studio loses a click while it is still saving, so retry like a user would.
  await expect(async () => {
    if (await button.isEnabled()) await button.click();
    await expect(button).toBeDisabled({ timeout: 5_000 });
    await expect(page.getByText('Unpublished changes')).toBeHidden({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

import { expect, type Page } from '@playwright/test';
import { studioUrl, users } from './test.ts';

/** What the Studio asks of the vendor's own hosts; without a network those requests fail, and it goes on. */
const VENDOR = /^https:\/\/([\w-]+\.)*(sanity\.io|sanity-cdn\.com|sanity\.work)\//;

/** Console words that are the Studio's own, about hosts it cannot reach or about development conveniences. */
export const STUDIO_WORDS = [
  /sanity-cdn\.com|sanity\.io|Failed to fetch version/i,
  /WebSocket is already in/i,
];

/** Answers the vendor's hosts at once, so that no test waits for a network that may not be there. */
export async function withoutVendor(page: Page): Promise<void> {
  await page.route(VENDOR, (route) => route.abort());
}

/** Signs in to the studio and opens a document by its path in the structure. */
export async function openStudio(page: Page, who: keyof typeof users, path: string): Promise<void> {
  await withoutVendor(page);
  await page.goto(studioUrl + path);
  const { name, password } = users[who];
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'Content', exact: true })).toBeVisible({ timeout: 45_000 });
}

/** Publishes the open document and waits until the studio says so. */
export async function publish(page: Page): Promise<void> {
  const button = page
    .getByTestId('action-publish')
    .or(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(button.first()).toBeEnabled();
  await button.first().click();
  await expect(page.getByText('Unpublished changes')).toBeHidden();
}

import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { BUNDLE } from '../../tasks/builds.ts';
import { ask } from '../../tasks/request-storefront.ts';
import { hasVarnish } from '../../tasks/varnish.ts';
import { newShopper } from './inbox.ts';
import { behindFront, Front, Store, StorefrontInstance } from './instances.ts';
import { isLong } from './length.ts';
import { builtVersion, renamedVersion, staticAddresses, versionOf } from './next-version.ts';
import { sql } from './reserving.ts';
import { expect, siteUrl, test, vehiclePaths } from './test.ts';

// A tab stays open during a roll-out and requests files of the previous version.

const SITE = 'harbour';
const { dataDir } = settingsFromEnvironment();

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);
const dialog = (page: Page) => page.getByRole('dialog');

async function fillIn(form: Locator, { name, phone, email }: ReturnType<typeof newShopper>): Promise<void> {
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Mobile').fill(phone);
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.locator('textarea').fill('Is it still there?');
}

test.describe('when a script is missing', () => {
  test.use({
    expected: { words: [/status of 404|ERR_FAILED|ChunkLoadError|Failed to load chunk|was preloaded using/] },
  });

  const SCRIPTS = '**/_next/static/**/*.js';
  const MISSING = '/_next/static/immutable/chunks/missing.js';

  /** Makes all scripts loaded from now on fail, and counts page loads. */
  async function failScripts(page: Page, how: 'missing' | 'no network') {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(SCRIPTS, (route) =>
      how === 'missing' ? route.fulfill({ status: 404, body: 'Not Found' }) : route.abort(),
    );
    return { loads: () => loads };
  }

  /** Adds a script as the framework does for a lazy component, and waits until it fails. */
  const addMissingScript = (page: Page) =>
    page.evaluate(
      (src) =>
        new Promise<void>((resolve) => {
          const script = document.createElement('script');
          script.onerror = () => resolve();
          script.src = src;
          document.head.append(script);
        }),
      MISSING,
    );
  const enquiry = (page: Page) => page.locator('main form[action="/api/leads"]');
  const formLink = (page: Page) => page.getByRole('link', { name: /^Enquire:/ }).first();

  test('the page reloads and works', async ({ page }) => {
    await page.goto(siteUrl(SITE, '/search'), { waitUntil: 'networkidle' });
    await mark(page);
    await page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
    // Only until the page reloads.
    page.once('framenavigated', () => void page.unroute(SCRIPTS));
    // The form's script loads on hover.
    await formLink(page).hover();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    await formLink(page).click();
    await expect(dialog(page).getByLabel('Name', { exact: true })).toBeVisible();
  });

  test('a page whose scripts stay missing reloads once, and its form is sent without scripts', async ({
    page,
  }) => {
    const shopper = newShopper();
    const { loads } = await failScripts(page, 'missing');
    await page.goto(siteUrl('northside', '/contact'), { waitUntil: 'commit' });
    await expect.poll(loads).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(2);
    await enquiry(page).locator('[name=category]').selectOption({ index: 1 });
    await fillIn(enquiry(page), shopper);
    await enquiry(page).locator('[name=terms]').check();
    await enquiry(page).getByRole('button', { name: /^Send/ }).click();
    await page.waitForURL(/\/success/, { waitUntil: 'commit' });
    expect(await sql(`select from leads where payload->>'email' = $1`, [shopper.email])).toHaveLength(1);
  });

  test('a page does not reload while it has unsaved input', async ({ page }) => {
    await page.goto(siteUrl(SITE, '/sign-in'), { waitUntil: 'networkidle' });
    await mark(page);
    const field = page.locator('main form input:not([type=hidden])').first();
    await field.fill('0412 345 678');
    const { loads } = await failScripts(page, 'missing');
    await addMissingScript(page);
    await page.waitForLoadState('networkidle');
    expect([await isMarked(page), loads()]).toEqual([true, 0]);
    await expect(field).toHaveValue('0412 345 678');
  });

  test('the values of an enquiry are restored after the reload', async ({ page }) => {
    await page.goto(siteUrl(SITE, '/contact'), { waitUntil: 'networkidle' });
    await mark(page);
    const message = enquiry(page).locator('textarea');
    await message.fill('Do you open on Sundays?');
    await page.route(`**${MISSING}`, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
    await addMissingScript(page);
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    await expect(message).toHaveValue('Do you open on Sundays?');
  });

  test('a page does not reload while offline', async ({ page }) => {
    await page.goto(siteUrl(SITE, '/search'), { waitUntil: 'networkidle' });
    await mark(page);
    const { loads } = await failScripts(page, 'no network');
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await addMissingScript(page);
    await failed;
    expect([await isMarked(page), loads()]).toEqual([true, 0]);
  });
});

test.describe('two versions behind one CDN', () => {
  test.describe.configure({ mode: 'serial', timeout: isLong ? 900_000 : 240_000 });
  test.skip(!process.env.REQUIRE_VARNISH && !hasVarnish(), 'needs varnish and varnish-modules');

  const assets = path.join(dataDir, 'assets');
  const store = new Store('tabs');
  const environment = { ...behindFront('tabs'), ASSETS_FOLDER: assets };
  const before = new StorefrontInstance(0, 'tabs', { bundle: BUNDLE, reads: [assets] });
  let after: StorefrontInstance;
  let next: string;
  let front: Front;

  test.beforeAll(async () => {
    test.setTimeout(isLong ? 900_000 : 120_000);
    const folder = path.join(dataDir, 'next-version');
    // Two real builds take minutes, so the short form renames the files of the tested one.
    const { bundle, reads } = await (isLong ? builtVersion(folder) : renamedVersion(folder));
    next = bundle;
    after = new StorefrontInstance(1, 'tabs', { bundle, reads: [...reads, assets] });
    front = new Front([before, after], 'tabs');
    await rm(assets, { recursive: true, force: true });
    for (const version of [BUNDLE, next])
      await promisify(execFile)(process.execPath, ['scripts/commands/assets-publish.ts'], {
        cwd: version,
        env: { ASSETS_FOLDER: assets },
      });
    await store.start();
  });
  test.afterAll(async () => {
    await Promise.all([front?.stop(), before.stop('SIGKILL'), after?.stop('SIGKILL'), store.kill()]);
  });

  const through = (at: string) => `http://${SITE}.localhost:${front.port}${at}`;

  test('a tab of the previous version gets its scripts, sends its form and continues in the new version', async ({
    page,
  }) => {
    const shopper = newShopper();
    const [car = ''] = await vehiclePaths(SITE);
    await Promise.all([before.start(environment), front.start()]);
    await front.untilHealthy(1);
    await page.goto(through(car), { waitUntil: 'networkidle' });
    await mark(page);

    await after.start(environment);
    await front.untilHealthy(2);
    await before.stop();
    await page.locator('main a[data-form]').first().click();
    await fillIn(dialog(page), shopper);
    expect(await isMarked(page)).toBe(true);
    await dialog(page).getByRole('button', { name: /^Send/ }).click();
    // Navigation to a page of another version is a full load.
    await expect(page).toHaveURL(through('/success'));
    expect(await isMarked(page)).toBe(false);
    expect(await sql(`select from leads where payload->>'email' = $1`, [shopper.email])).toHaveLength(1);
  });

  test('each instance serves the scripts of both versions, and 404 for unknown ones', async () => {
    await before.start(environment);
    await front.untilHealthy(2);
    const [versionBefore, versionAfter] = await Promise.all([versionOf(BUNDLE), versionOf(next)]);
    expect(versionBefore).not.toBe(versionAfter);
    const addresses = [...(await staticAddresses(BUNDLE)), ...(await staticAddresses(next))];
    const of = (port: number, at: string) => ask({ port, host: `${SITE}.localhost:${port}`, path: at });
    for (const at of new Set(addresses)) {
      const answers = await Promise.all([before.port, after.port].map((port) => of(port, at)));
      const [one, other] = answers;
      expect(answers.map(({ status, headers }) => [at, status, headers.get('cache-control')])).toEqual(
        answers.map(() => [at, 200, 'public, max-age=31536000, immutable']),
      );
      expect(one?.body).toBe(other?.body);
      for (const answer of answers)
        expect(answer.headers.get('content-type')).toMatch(/\/(?:javascript|css|woff2|svg\+xml)/);
    }
    for (const at of ['/_next/static/chunks/none.js', '/_next/static/../../BUILD_ID']) {
      const answers = await Promise.all([before.port, after.port, front.port].map((port) => of(port, at)));
      for (const { status, headers } of answers) {
        expect([at, status]).toEqual([at, 404]);
        expect(headers.get('cache-control')).toMatch(/no-store/);
      }
    }
  });

  test('addresses with a version are cached as that version’s only', async () => {
    for (const at of ['/icons.svg?v=other'])
      for (const port of [before.port, after.port]) {
        const { status, headers } = await ask({ port, host: `${SITE}.localhost:${port}`, path: at });
        expect([at, status]).toEqual([at, 200]);
        expect(headers.get('cache-control')).not.toMatch(/immutable/);
      }
  });
});

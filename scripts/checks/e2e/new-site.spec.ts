import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ACCOUNT_PATH } from '@forecourt/lib/sites/account-paths';
import type { SanityClient } from '@sanity/client';
import { deleteSite, LOGO, ownSite } from './new-site.ts';
import { clientOf } from './studio.ts';
import { askHost, askSite, expect, expectAccessible, siteUrl, test, vehiclePaths } from './test.ts';

const { slug: SITE, host: HOST, leads: LEADS } = ownSite();
const SCRIPTS = path.join(import.meta.dirname, '../..');
const FLAGS = [
  ['--name', 'Enfield Used Cars'],
  ['--slug', SITE],
  ['--host', `https://${HOST}/`],
  ['--template', 'yard'],
  ['--dealership', 'value-cars'],
  ['--logo', LOGO],
  ['--licence', 'LVD 991199'],
  ['--street', '318 Main North Road'],
  ['--suburb', 'Enfield'],
  ['--state', 'SA'],
  ['--postcode', '5085'],
  ['--phone', '08 7010 0110'],
  ['--hours', 'Mon-Fri 9-17:30, Sat 9-17'],
  ['--leads', LEADS],
].flat();

let admin: SanityClient;
let output = '';

test.beforeAll(async () => {
  admin = await clientOf('admin');
  const child = spawn(process.execPath, [path.join(SCRIPTS, 'commands/site-create.ts'), ...FLAGS], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  expect(code, output).toBe(0);
});
test.afterAll(() => deleteSite(admin, SITE));

test('a new site is live and complete at once', { tag: ['@SITE-34', '@SITE-36'] }, async ({ page }) => {
  expect(output).toContain(`${HOST} responds`);
  expect(output).toContain(`The test enquiry went to ${LEADS}`);
  expect((await askHost(HOST, '/')).status).toBe(200);

  await page.goto(siteUrl(SITE));
  await expect(page.getByRole('heading', { name: 'Used cars in Enfield' })).toBeVisible();
  await expectAccessible(page);
  const links = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((anchors) => [...new Set(anchors.map((anchor) => anchor.getAttribute('href') ?? ''))]);
  for (const link of ['/search', '/about-us', '/contact', '/locations', '/privacy-policy', '/sell-my-car'])
    expect(links).toContain(link);
  // The account page redirects to sign-in.
  for (const link of links)
    expect((await askSite(SITE, link)).status, link).toBe(link === ACCOUNT_PATH ? 307 : 200);
});

test('a new site has its own search, cars, contact and privacy pages', {
  tag: ['@SITE-39', '@SITE-35'],
}, async () => {
  const [car = ''] = await vehiclePaths(SITE);
  for (const at of ['/search', car, '/contact']) {
    const { status, body } = await askSite(SITE, at);
    expect(status, at).toBe(200);
    expect(body.includes('Enfield Used Cars'), at).toBe(true);
  }
  const { body } = await askSite(SITE, '/privacy-policy');
  expect(body.includes('318 Main North Road, Enfield SA 5085')).toBe(true);
  // No placeholders of the template remain.
  expect(/\{\w+Days\}/.test(body)).toBe(false);
});

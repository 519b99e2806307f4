import { stopNowPath, stopPath, stopToken } from '@forecourt/lib/leads/alerts/stop-link';
import type { Page } from '@playwright/test';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { mailsAbout } from './inbox.ts';
import { hydrated, sql, test } from './reserving.ts';
import { signedIn } from './signing-in.ts';
import { carOf } from './stock-record.ts';
import { askSite, expect, expectAccessible, siteUrl } from './test.ts';

const { secrets } = settingsFromEnvironment();
const WORKER = { timeout: 30_000 };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const preferencesOf = (userId: string) =>
  sql('select kind, by_mail, by_text, frequency from alert_preferences where user_id = $1 order by kind', [
    userId,
  ]);

test('a shopper saves a search, chooses alerts, gets one and unsubscribes', async ({ page, context }) => {
  const shopper = await signedIn(context, 'northside');
  const { userId } = shopper;
  await page.goto(siteUrl('northside', '/search/used-cars?range[price]=:45000'));
  await page.getByRole('link', { name: 'Save this search' }).click();
  await expect(heading(page, 'Save this search')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Search filters' })).toHaveText(/Used cars.*up to \$45,000/);
  await expectAccessible(page);
  await page.getByLabel('Name').fill('My next car');
  await page.getByLabel('Text', { exact: true }).check();
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText('Your search has been saved.')).toBeVisible();
  const searches = part(page, 'Saved searches');
  await expect(searches.getByRole('link', { name: 'My next car' })).toHaveAttribute(
    'href',
    '/search/used-cars?range[price]=:45000',
  );
  await expect(searches.getByRole('listitem')).toContainText('Immediately');
  await searches.getByText('Change or delete').click();
  await searches.getByLabel('Name').fill('A used car');
  await searches.getByLabel('How often').selectOption('Once a day');
  await searches.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your saved search has been updated.')).toBeVisible();
  await expect(searches.getByRole('listitem')).toContainText(/A used car\s*Once a day/);

  const alerts = part(page, 'Alerts');
  await expect(
    alerts.getByRole('group', { name: 'New vehicles for saved searches' }).getByLabel('Text'),
  ).toBeChecked();
  const sold = alerts.getByRole('group', { name: 'Sold', exact: true });
  await sold.getByLabel('Email').check();
  await sold.getByLabel('Text').check();
  await alerts.getByRole('group', { name: 'Price drops' }).getByLabel('Email').check();
  await alerts.getByLabel('Price drops: how often').selectOption('Once a day');
  await alerts.getByRole('button', { name: 'Save my alerts' }).click();
  await expect(page.getByText('Your alerts have been saved.')).toBeVisible();
  await expect(sold.getByLabel('Email')).toBeChecked();
  await expectAccessible(page);

  // Email alerts start only after the address is confirmed.
  const { email } = shopper;
  await expect(alerts).toContainText(
    `Alerts by email start once you press the link that we sent to ${email}.`,
  );
  const questions = async () => (await mailsAbout(email)).shopper;
  await expect.poll(async () => (await questions()).length, WORKER).toBe(1);
  await alerts.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('We have sent a new link to your inbox.')).toBeVisible();
  await expect.poll(async () => (await questions()).length, WORKER).toBe(2);
  const link = /http:\/\/\S+\/alerts\/confirm\/[\w-]+/.exec((await questions())[0]?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await expect(heading(page, 'Is this your email address?')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`Your alerts will be sent to ${email}.`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(heading(page, 'Your email is confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'See all my alerts' }).click();
  await expect(sold.getByLabel('Email')).toBeChecked();
  await expect(alerts).not.toContainText('Alerts by email start once');
  const off = { by_mail: false, by_text: false, frequency: 'at_once' };
  expect(await preferencesOf(userId)).toEqual([
    { ...off, kind: 'free' },
    { ...off, kind: 'price_drop', by_mail: true, frequency: 'daily' },
    { ...off, kind: 'reserved' },
    { ...off, kind: 'saved_search', by_text: true },
    { ...off, kind: 'sold', by_mail: true, by_text: true },
  ]);
  const consents = await sql(
    'select channel, given, words, source from alert_consents where user_id = $1 order by id',
    [userId],
  );
  expect(consents).toHaveLength(4);
  expect(consents[0]).toMatchObject({ channel: 'text', given: true, source: 'saved search' });
  expect(String(consents[0]?.['words'])).toContain('may send me the alerts I switch on');

  // Marks a saved car as sold and adds the outbox row that an import would write.
  const car = await carOf('northside', "r->>'item_type' = 'car'");
  const [row] = await sql('select id, dealership_id from cars where slug = $1', [car.slug]);
  await sql("insert into watchlist_items (site_slug, user_id, car_id) values ('northside', $1, $2)", [
    userId,
    row?.['id'],
  ]);
  const write = (status: string) =>
    sql(
      `with changed as (
         update cars set status = $2, record = jsonb_set(record, '{status}', to_jsonb($2::text)) where slug = $1
         returning id, slug, dealership_id)
       insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from changed`,
      [car.slug, status],
    );
  const alertRows = () => sql('select kind, car_id from alerts where user_id = $1', [userId]);
  await expect
    .poll(() => sql('select from car_changes where car_id = $1', [row?.['id']]), WORKER)
    .toEqual([]);
  try {
    await write('sold');
    await expect.poll(alertRows, WORKER).toEqual([{ kind: 'sold', car_id: row?.['id'] }]);
  } finally {
    await write('in_stock');
  }

  const token = stopToken({ userId, kinds: ['sold'] }, secrets.reservationSecret);
  await page.goto(siteUrl('northside', stopPath(token)));
  await expect(heading(page, 'Stop these alerts?')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Sold');
  await expectAccessible(page);
  expect((await preferencesOf(userId)).find(({ kind }) => kind === 'sold')).toMatchObject({ by_mail: true });
  await page.getByRole('button', { name: 'Stop alerts' }).click();
  await expect(heading(page, 'These alerts are off')).toBeVisible();
  expect((await preferencesOf(userId)).find(({ kind }) => kind === 'sold')).toMatchObject({ ...off });
  await page.goto(siteUrl('northside', stopPath(`${token.slice(0, -2)}xx`)));
  await expect(heading(page, 'This link does not work')).toBeVisible();
  // One-click unsubscribe requests carry neither cookies nor an Origin header.
  const oneClick = (address: string) =>
    askSite('northside', address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  const all = stopToken({ userId, kinds: ['price_drop', 'saved_search'] }, secrets.reservationSecret);
  expect((await oneClick(stopNowPath(all))).status).toBe(200);
  expect((await oneClick(stopNowPath('x'))).status).toBe(404);
  expect((await preferencesOf(userId)).some(({ by_mail, by_text }) => by_mail || by_text)).toBe(false);

  const data: unknown = JSON.parse(
    (await askSite('northside', '/account/data', { headers: { cookie: shopper.cookie } })).body,
  );
  expect(data).toMatchObject({ 'Saved searches': [{ Name: 'A used car', Frequency: 'daily' }] });
  await page.goto(siteUrl('northside', '/my-garage'));
  await expect(searches.getByRole('listitem')).toContainText('Alerts are off');
  await searches.getByText('Change or delete').click();
  await searches.getByRole('button', { name: 'Delete this search' }).click();
  await expect(page.getByText('Your saved search has been deleted.')).toBeVisible();
  await expect(searches).toContainText('Your saved searches appear here.');
});

test('a narrowed search is saved after signing in, on sites with alerts only', async ({ page, context }) => {
  await page.goto(siteUrl('harbour', '/search'));
  await hydrated(page);
  await page.getByRole('checkbox', { name: /^Used/ }).first().check();
  await expect(page).toHaveURL(/refinementList\[car_type\]/);
  await page.getByRole('link', { name: 'Save this search' }).click();
  await expect(page).toHaveURL(/\/sign-in\?/);
  const back = new URL(page.url()).searchParams.get('redirect') ?? '';
  const shopper = await signedIn(context, 'harbour');
  await page.goto(siteUrl('harbour', back));
  await expect(page.getByRole('list', { name: 'Search filters' })).toHaveText('Used');
  await page.getByRole('radio', { name: 'Text' }).check();
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(part(page, 'Saved searches').getByRole('link', { name: 'Used', exact: true })).toHaveAttribute(
    'href',
    '/search?refinementList[car_type][0]=used',
  );
  // Favourites are stored in the browser, so there are no alerts for saved cars.
  await expect(part(page, 'Alerts').getByRole('group')).toHaveCount(1);
  expect(await sql('select filter from saved_searches where user_id = $1', [shopper.userId])).toEqual([
    { filter: 'car_type:"used"' },
  ]);
  for (const address of [
    '/my-garage/save-search?search=/cars',
    '/my-garage/save-search?search=//evil.example',
  ])
    expect((await askSite('harbour', address, { headers: { cookie: shopper.cookie } })).status).toBe(404);

  const other = await signedIn(context, 'valuecars');
  await page.goto(siteUrl('valuecars', '/search'));
  await expect(page.getByRole('main')).toContainText('for sale');
  await expect(page.getByRole('link', { name: 'Save this search' })).toHaveCount(0);
  const refused = await askSite('valuecars', '/my-garage/save-search?search=/search', {
    headers: { cookie: other.cookie },
  });
  expect(refused.status).toBe(404);
});

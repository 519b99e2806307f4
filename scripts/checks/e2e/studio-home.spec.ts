import { lake, offerOf, reference } from './content.ts';
import { clientOf, openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { expect, expectAccessible } from './test.ts';

test.use({ expected: { words: STUDIO_WORDS }, timezoneId: 'Europe/London' });
test.setTimeout(240_000);

const PIXELS = ['mNk+M9QDwADhgGAWjR9aw', 'mNkYPhfDwAChwGA60e6kg'].map((data) =>
  Buffer.from(`iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42${data}AAAABJRU5ErkJggg==`, 'base64'),
);
const MARK = 'test-home';
const RELEASE = 'rTestHome';
const site = reference('site-valuecars');
const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000).toISOString();
const id = (name: string) => `${MARK}-${name}`;
const redirect = (from: string, to: string) => ({
  _id: id(from),
  _type: 'redirect',
  site,
  from: `/${MARK}-${from}`,
  to: `/${MARK}-${to}`,
});
const announcement = (name: string, times: object) => ({
  _id: id(name),
  _type: 'announcement',
  kind: 'bar',
  text: `Test: ${name}`,
  site,
  ...times,
});

test('the studio home lists recent work and tasks by site, with links', async ({ page }) => {
  const editor = await clientOf('editor');
  const [first, second] = PIXELS;
  if (!first || !second) throw new Error('there are two pictures');
  try {
    const { _id: picture } = await lake.assets.upload('image', first, { filename: `${MARK}.png` });
    await lake
      .transaction()
      .createOrReplace(announcement('coming', { start: days(2), expiry: days(60) }))
      .createOrReplace(announcement('going', { expiry: days(3) }))
      .createOrReplace(offerOf('home-ended', { _id: id('ended'), sites: [site], endsAt: days(-1) }))
      .createOrReplace({ _id: `drafts.${id('slide')}`, _type: 'slide', name: 'Test: not yet', site })
      .createOrReplace(redirect('there', 'back'))
      .createOrReplace(redirect('back', 'there'))
      .createOrReplace({
        _id: id('page'),
        _type: 'page',
        title: 'Test: broken page',
        site,
        path: { _type: 'slug', current: `/${id('page')}` },
        blocks: [
          {
            _key: 'c',
            _type: 'callToAction',
            image: { _type: 'picture', asset: reference(picture) },
            actions: [
              {
                _key: 'a',
                _type: 'action',
                label: 'Go',
                link: { _type: 'link', kind: 'path', path: '/nowhere-at-all' },
              },
            ],
          },
          { _key: 'o', _type: 'specialOffers', mode: 'chosen', offers: [reference(id('ended'))] },
          { _key: 'h', _type: 'heroCarousel', slides: [{ ...reference(id('slide')), _weak: true }] },
        ],
      })
      .commit();
    await editor.create({ ...announcement('written', {}), _id: `drafts.${id('written')}` });
    await editor.releases.create({ releaseId: RELEASE, metadata: { title: MARK, releaseType: 'asap' } });
    await openStudio(page, 'editor', '/');
    await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible({ timeout: 45_000 });
    const begin = page.getByRole('list', { name: 'Quick actions' });
    await begin.getByRole('button', { name: /^New campaign/ }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'New campaign' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(begin.getByRole('link', { name: /^New page/ })).toHaveAttribute('href', '/new-page');
    await expect(begin.getByRole('link', { name: /^Manage features/ })).toHaveCount(0);
    await expect(begin.getByRole('link', { name: /^New site/ })).toHaveCount(0);
    const doing = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recent work' }) });
    await expect(doing.getByRole('link', { name: 'Test: written' })).toBeVisible();

    await page.getByLabel('Site').selectOption({ label: 'Value Cars' });
    const expected = {
      releases: [MARK, 'Release'],
      drafts: ['Test: written', 'Not published'],
      scheduled: ['Test: coming', 'Announcement · starts'],
      expiring: ['Test: going', 'Announcement · ends'],
      gone: ['Test: broken page', 'to /nowhere-at-all'],
      loop: [`/${MARK}-there`, `to /${MARK}-back`],
      unpublished: ['Test: broken page', "'Test: not yet' is not published"],
      expired: ['Test: broken page', 'Test offer home-ended'],
      alt: ['Test: broken page', '1 picture'],
      description: ['Test: broken page', `/${id('page')}`],
    };
    for (const [name, [title = '', detail = '']] of Object.entries(expected)) {
      const list = page.locator(`#home-${name}`);
      const more = list.getByRole('button', { name: /^Show all/ });
      const line = list.getByRole('listitem').filter({ hasText: title }).filter({ hasText: detail });
      // Documents published by other tests appear in these lists too.
      await expect(async () => {
        if ((await list.getAttribute('open')) === null) await list.locator('summary').click();
        if (await more.isVisible()) await more.click();
        await expect(line.getByRole('link', { name: title }), name).toBeVisible({ timeout: 5_000 });
        const count = Number(await list.locator('[data-ui=Badge]').textContent());
        await expect(list.getByRole('listitem'), name).toHaveCount(count, { timeout: 1_000 });
      }).toPass({ timeout: 30_000 });
    }
    await test.step('times are in the site’s time zone', async () => {
      await expect(page.locator('#home-expiring time').first()).toHaveText(/AC[SD]T$/);
      await expectAccessible(page, '[data-testid=home]');
    });

    await test.step('another site has its own tasks', async () => {
      await page.getByLabel('Site').selectOption({ label: 'Northside Mazda' });
      // Recent work covers all sites, and a second run still lists the first run's changes.
      const mending = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Needs fixing' }) });
      await expect(mending.getByText('Test: broken page')).toHaveCount(0);
    });

    await test.step('a figure opens its list, and from there the document by keyboard', async () => {
      await page.getByLabel('Site').selectOption({ label: 'Value Cars' });
      await page
        .getByRole('list', { name: 'Summary' })
        .getByRole('button', { name: /Scheduled/ })
        .press('Enter');
      await expect(page.locator('#home-scheduled summary')).toBeFocused();
      await page.locator('#home-scheduled').getByRole('link', { name: 'Test: coming' }).press('Enter');
      await expect(page.getByTestId('field-text').locator('input')).toHaveValue('Test: coming', {
        timeout: 45_000,
      });
    });

    await test.step('the library finds the picture by its use and replaces it', async () => {
      await page.getByRole('link', { name: 'Media', exact: true }).click();
      await page.getByLabel('Filter pictures').selectOption({ label: 'Missing alt text' });
      await page.getByLabel('Search pictures').fill('broken page');
      await expect(page.getByTestId('media').getByRole('status')).toHaveText(/^1 of \d+ pictures$/);
      await page.getByRole('button', { name: `${MARK}.png` }).press('Enter');
      const dialog = page.getByRole('dialog', { name: `${MARK}.png`, exact: true });
      await expect(dialog.getByRole('listitem')).toHaveText('Test: broken page (Page) · without alt text');
      await expectAccessible(page, '[role=dialog]');
      await dialog
        .getByLabel('New picture')
        .setInputFiles({ name: `${MARK}-2.png`, mimeType: 'image/png', buffer: second });
      const asks = page.getByRole('dialog', { name: `Replace ${MARK}.png` });
      await asks.getByLabel('Alt text in Test: broken page').fill('One pixel');
      await asks.getByRole('button', { name: 'Replace in 1 document' }).click();
      const shownFile = () =>
        lake.fetch<string>('*[_id == $id][0].blocks[0].image.asset->originalFilename', { id: id('page') });
      await expect.poll(shownFile).toBe(`${MARK}-2.png`);
    });
  } finally {
    await editor.releases.archive({ releaseId: RELEASE });
    await editor.releases.delete({ releaseId: RELEASE });
    const own =
      'string::startsWith(_id, $mark) || string::startsWith(_id, "drafts." + $mark) || string::startsWith(originalFilename, $mark)';
    await lake.delete({ query: `*[${own}]`, params: { mark: MARK } });
  }
});

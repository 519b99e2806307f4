import { lake, reference } from './content.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { expect, expectAccessible } from './test.ts';

test.use({ expected: { words: STUDIO_WORDS }, timezoneId: 'Europe/London' });
test.setTimeout(240_000);

test('the calendar lists scheduled content in the site’s time zone and links to it', async ({ page }) => {
  // Next month, so that nothing has expired yet.
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
  const id = 'announcement-test-calendar';
  await lake.createOrReplace({
    _id: id,
    _type: 'announcement',
    kind: 'bar',
    text: 'Test of the calendar',
    site: reference('site-valuecars'),
    dismissible: true,
    // 20:30 in London is 07:00 the next day in Adelaide in summer.
    start: `${month}-14T20:30:00Z`,
    expiry: `${month}-20T20:30:00Z`,
  });
  try {
    await openStudio(page, 'editor', '/calendar');
    await expect(page.getByRole('heading', { name: 'Calendar' })).toBeVisible();
    await expectAccessible(page, '[data-testid="calendar"]');
    await page.getByRole('button', { name: 'Next month' }).click();
    await page.getByLabel('Site').selectOption({ label: 'Value Cars' });
    const day = page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${month}-15"]`) });
    await expect(day).toContainText(/(6:00|7:00).?am AC[SD]T/);
    await expect(day).toContainText('starts');
    await expect(page.locator(`time[datetime="${month}-21"]`)).toBeVisible();
    await page.getByLabel('Site').selectOption({ label: 'Northside Mazda' });
    await expect(page.getByText('Test of the calendar')).toHaveCount(0);
    await page.getByLabel('Site').selectOption({ label: 'All sites' });
    await page.getByRole('link', { name: 'Test of the calendar' }).first().click();
    // The form shows the site's time, not London's.
    await expect(page.getByLabel('Shows from')).toHaveValue(new RegExp(`${month}-15 0[67]:00`), {
      timeout: 30_000,
    });
  } finally {
    await lake.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id } });
  }
});

import { lake, reference } from './content.ts';
import { nextMonth } from './next-month.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { expect, expectAccessible } from './test.ts';

test.use({ expected: { words: STUDIO_WORDS }, timezoneId: 'Europe/London' });
test.setTimeout(240_000);

test('the calendar lists scheduled content in the site’s time zone and links to it', async ({ page }) => {
  const month = nextMonth();
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
    await page.getByLabel('Site', { exact: true }).selectOption({ label: 'Value Cars' });
    const day = page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${month}-15"]`) });
    await expect(day).toContainText(/(6:00|7:00).?am AC[SD]T/);
    await expect(day).toContainText('starts');
    await expect(page.locator(`time[datetime="${month}-21"]`)).toBeVisible();
    await page.getByLabel('Site', { exact: true }).selectOption({ label: 'Northside Mazda' });
    await expect(page.getByText('Test of the calendar')).toHaveCount(0);
    await page.getByLabel('Site', { exact: true }).selectOption({ label: 'All sites' });
    await page.getByRole('link', { name: 'Test of the calendar' }).first().click();
    // The form shows the site's time, not London's.
    await expect(page.getByLabel('Shows from')).toHaveValue(new RegExp(`${month}-15 0[67]:00`), {
      timeout: 30_000,
    });
  } finally {
    await lake.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id } });
  }
});

test.describe('the month and the week', () => {
  const SITE = 'site-coastline';
  const month = nextMonth();
  const announcement = {
    _id: 'announcement-test-month',
    _type: 'announcement',
    kind: 'bar',
    text: 'Month of caravans',
    site: reference(SITE),
    dismissible: true,
    // 9 am in Sydney in summer.
    start: `${month}-12T22:00:00Z`,
    expiry: `${month}-27T22:00:00Z`,
  };
  const popup = (name: string) => ({
    _id: `popup-test-${name}`,
    _type: 'popup',
    title: `Popup ${name}`,
    site: reference(SITE),
    delay: 3,
    pages: ['/test-calendar-popups'],
    start: `${month}-10T22:00:00Z`,
    expiry: `${month}-11T22:00:00Z`,
  });
  const ids = [announcement._id, 'popup-test-one', 'popup-test-two'];
  const draftStart = async () => (await lake.getDocument(`drafts.${announcement._id}`))?.start as unknown;

  test.beforeEach(async ({ page }) => {
    await lake.createOrReplace(announcement);
    for (const name of ['one', 'two']) await lake.createOrReplace(popup(name));
    await openStudio(page, 'editor', '/calendar');
    await page.getByLabel('Site', { exact: true }).selectOption({ label: 'Coastline Caravans' });
    await page.getByRole('button', { name: 'Next month' }).click();
  });
  test.afterEach(async () => {
    await lake.delete({
      query: '*[_id in $ids]',
      params: { ids: ids.flatMap((id) => [id, `drafts.${id}`]) },
    });
  });

  test('a date is dragged to another day, keeps its time, and is undone', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Month', exact: true }).click();
    const grid = page.getByRole('region', { name: 'Month' });
    const cell = (day: number) => grid.locator(`td[data-day="${month}-${day}"]`);
    const entry = cell(13).getByRole('listitem').filter({ hasText: 'Month of caravans' });
    await expect(entry).toContainText('starts');
    // A row with many dates is taller than the screen, and scrolling ends a drag.
    await entry.dragTo(cell(16), { targetPosition: { x: 40, y: 20 } });
    await expect(cell(16)).toContainText('Month of caravans');
    await expect(cell(16)).toContainText('draft');
    const status = page.getByRole('status').filter({ hasText: 'Month of caravans starts' });
    await expect(status).toContainText('Saved to the draft');
    expect(await draftStart()).toBe(`${month}-15T22:00:00.000Z`);
    expect((await lake.getDocument(announcement._id))?.start).toBe(announcement.start);
    await expectAccessible(page, '[data-testid="calendar"]');
    await status.getByRole('button', { name: 'Undo' }).click();
    await expect(cell(13)).toContainText('Month of caravans');
  });

  test('a date is changed by keyboard', async ({ page }) => {
    await page.getByRole('button', { name: 'Month', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Change date: Month of caravans starts' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change date: Month of caravans' });
    const time = dialog.getByLabel(/^Starts \(Sydney time\)$/);
    await expect(time).toHaveValue(new RegExp(`^${month}-13T0[89]:00$`));
    await expect(dialog.getByRole('button', { name: 'Save to draft' })).toBeDisabled();
    await time.fill(`${month}-18T11:30`);
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Save to draft' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.locator(`td[data-day="${month}-18"]`)).toContainText('Month of caravans');
    await expect.poll(draftStart).toMatch(new RegExp(`^${month}-18T0[01]:30`));
  });

  test('two popups on one page at once are a conflict', async ({ page }) => {
    const conflicts = page.getByRole('region', { name: 'Conflicts' });
    await expect(conflicts).toContainText(
      'Popups ‘Popup one’ and ‘Popup two’ show on the same page of Coastline Caravans at the same time.',
    );
    await page.getByRole('button', { name: 'Month', exact: true }).click();
    await expect(page.locator(`td[data-day="${month}-11"]`)).toContainText('Conflict');
    await conflicts.getByRole('link', { name: 'Open ‘Popup one’' }).click();
    await expect(page).toHaveURL(/popup-test-one/);
  });

  test('the week has a lane per site and fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Week', exact: true }).click();
    const week = page.getByRole('region', { name: 'Week' });
    await expect(week.getByRole('rowheader', { name: 'Coastline Caravans' })).toBeVisible();
    await expect(week.getByRole('columnheader')).toHaveCount(8);
    await page.getByLabel('Site', { exact: true }).selectOption({ label: 'All sites' });
    await expect(week.getByRole('rowheader', { name: 'Value Cars' })).toBeAttached();
    const tool = page.getByTestId('calendar');
    await expect
      .poll(() => tool.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0);
    await expectAccessible(page, '[data-testid="calendar"]');
  });

  test('a day is previewed from the calendar', async ({ page }) => {
    await page.getByRole('button', { name: 'Month', exact: true }).click();
    await page
      .locator(`td[data-day="${month}-20"]`)
      .getByRole('button', { name: /^Preview / })
      .click();
    const dialog = page.getByRole('dialog', { name: /^Preview 20 / });
    await expect(dialog.getByLabel('Site to preview')).toHaveValue(SITE);
    const opened = page.context().waitForEvent('page');
    await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
    const tab = await opened;
    await expect(tab.getByText('Month of caravans').first()).toBeVisible({ timeout: 60_000 });
    await tab.close();
  });
});

import { dayAfter } from '@forecourt/lib/sites/hours';
import { holidaysToConfirm } from '@forecourt/lib/sites/public-holidays';
import { expect, siteUrl, test } from './test.ts';

const PATH = '/locations/tweed-heads-buying';
const week = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: 'Open' }));

/** Public holidays of the coming weeks on which the location of the test is usually open. */
function comingHolidays() {
  const today = new Date().toISOString().slice(0, 10);
  const address = { state: 'NSW', postcode: '2485' };
  return holidaysToConfirm({ address, week, special: [] }, dayAfter(today, 1), dayAfter(today, 28));
}

// Its site is in Brisbane, whose clocks never change.
for (const { at, brisbane, now } of [
  { at: 'before daylight saving starts', brisbane: '2026-10-02T16:30', now: 'Open now until 5:00 pm' },
  { at: 'after daylight saving has started', brisbane: '2026-10-06T16:30', now: 'Opens tomorrow 8:00 am' },
  { at: 'before daylight saving ends', brisbane: '2027-04-02T16:30', now: 'Opens tomorrow 8:00 am' },
  { at: 'after daylight saving has ended', brisbane: '2027-04-06T16:30', now: 'Open now until 5:00 pm' },
])
  test(`a location across the border is open by its own clocks ${at}`, {
    tag: ['@OPEN-094', '@OPEN-115'],
  }, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${brisbane}:00+10:00`));
    await page.goto(siteUrl('harbour', PATH));
    await expect(page.locator('.open-now').first()).toContainText(now);
  });

test('hours may differ on a public holiday that no editor has confirmed', {
  tag: ['@HOURS-14', '@OPEN-093'],
}, async ({ page }) => {
  const [holiday] = comingHolidays();
  test.skip(!holiday, 'no public holiday in the next weeks');
  if (!holiday) return;
  await page.clock.setFixedTime(new Date(`${holiday.date}T12:00:00+10:00`));
  await page.goto(siteUrl('harbour', PATH));
  await expect(page.locator('.open-now').first()).toContainText('Hours may differ');
  await page.getByRole('button', { name: 'View Holiday Hours' }).first().click();
  await expect(page.getByRole('dialog')).toContainText(new RegExp(`${holiday.name}\\s*Hours may differ`));
});

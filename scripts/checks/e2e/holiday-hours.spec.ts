import { dayAfter } from '@forecourt/lib/sites/hours';
import { holidaysToConfirm } from '@forecourt/lib/sites/public-holidays';
import { lake } from './content.ts';
import { openStudio, publish, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, siteUrl } from './test.ts';

test.setTimeout(240_000);
test.use({ expected: { words: [...STUDIO_WORDS] } });

const PLACE = 'harbour-tweed-heads-buying';
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

test('an editor adds public holidays as closed days in one press', {
  tag: ['@HOURS-14', '@OPEN-093'],
}, async ({ page, browser }) => {
  page.setDefaultTimeout(30_000);
  const [holiday] = comingHolidays();
  try {
    if (holiday) {
      // Its own context, because Playwright sets the clock of a whole context and the studio needs the real one.
      const shop = await (await browser.newContext()).newPage();
      await shop.clock.setFixedTime(new Date(`${holiday.date}T12:00:00+10:00`));
      await shop.goto(siteUrl('harbour', PATH));
      await expect(shop.locator('.open-now').first()).toContainText('Hours may differ');
      await shop.getByRole('button', { name: 'View Holiday Hours' }).first().click();
      await expect(shop.getByRole('dialog')).toContainText(new RegExp(`${holiday.name}\\s*Hours may differ`));
      await shop.context().close();
    }
    await openStudio(page, 'admin', `/structure/location;${PLACE}`);
    await page.getByRole('tab', { name: 'Contact and hours' }).click();
    const proposal = page.getByRole('status').filter({ hasText: /public holidays until .+ without hours/ });
    await expect(proposal).toContainText('shoppers see your usual hours');
    await page.getByRole('button', { name: 'Add as closed days' }).click();
    await expect(page.getByText(/^All public holidays until .+ have hours\.$/)).toBeVisible();
    await publish(page);
    const names = await lake.fetch<string[]>(
      '*[_id == $id][0].special_hours[status == "Closed"].name',
      { id: PLACE },
      { perspective: 'raw' },
    );
    expect(names).toEqual(expect.arrayContaining(['Christmas Day', 'Good Friday', 'Labour Day']));
    if (holiday) {
      await expect.poll(async () => (await askSite('harbour', PATH)).body).not.toContain('Hours may differ');
      expect((await askSite('harbour', PATH)).body).toContain(holiday.name);
    }
  } finally {
    await lake.patch(PLACE).unset(['special_hours']).commit({ visibility: 'sync' });
  }
});

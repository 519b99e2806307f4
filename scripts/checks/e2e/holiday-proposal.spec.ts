import { lake } from './content.ts';
import { withoutScripts } from './pages.ts';
import { openStudio, publish, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect } from './test.ts';

test.setTimeout(120_000);
test.use({ expected: { words: [...STUDIO_WORDS] } });

const PLACE = 'harbour-tweed-heads-buying';

test('an editor adds public holidays as closed days in one press', {
  tag: ['@HOURS-14', '@OPEN-093'],
}, async ({ page }) => {
  page.setDefaultTimeout(45_000);
  try {
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
    await expect
      .poll(async () => withoutScripts((await askSite('harbour', '/locations/tweed-heads-buying')).body))
      .not.toContain('Hours may differ');
  } finally {
    await lake.patch(PLACE).unset(['special_hours']).commit({ visibility: 'sync' });
  }
});

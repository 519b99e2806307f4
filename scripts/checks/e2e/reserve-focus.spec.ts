import type { Page } from '@playwright/test';
import { sampleOf } from './length.ts';
import { CODE_ASKED, freeVehicle, holdVehicle, hydrated, SELLERS, test } from './reserving.ts';
import { expect } from './test.ts';

const [harbour, valuecars] = SELLERS;

test.use({ expected: { words: [CODE_ASKED] } });

/** Checks that the step's heading has the focus and is visible together with the list of steps above it. */
async function expectStep(page: Page, name: RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(async () => {
    const top = (await heading.boundingBox())?.y ?? -1;
    expect(top).toBeGreaterThanOrEqual(0);
    // In the upper half: the page is too short to scroll further.
    expect(top).toBeLessThan(422);
  }).toPass();
}

for (const seller of sampleOf([harbour, valuecars])) {
  for (const width of [390, 1440]) {
    test(`each step of ${seller.site}'s checkout starts in view with the focus on its heading at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await holdVehicle(page, seller, await freeVehicle(seller));
      if (width < 768) await expectStep(page, /^Trade-in/);
      else await expect(page.getByRole('heading', { level: 2, name: /^Trade-in/ })).toBeFocused();
      for (const next of [/^Delivery or pick-up/, /^Review and pay/]) {
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByRole('heading', { level: 2, name: next })).toBeFocused();
        await hydrated(page);
        if (width < 768) await expectStep(page, next);
      }
      await page.getByRole('link', { name: 'Change: Trade-in' }).click();
      await expect(page.getByRole('heading', { level: 2, name: /^Trade-in/ })).toBeFocused();
    });
  }
}

import { lake } from './content.ts';
import { leaveStudio, openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { expect, expectAccessible } from './test.ts';

test.use({ expected: { words: STUDIO_WORDS } });
test.setTimeout(180_000);

const ID = 'slide-test-crops';
const PATH = `/intent/edit/id=${ID};type=slide/`;
const CROPS = '[data-testid="picture-crops"]';

test.beforeEach(async () => {
  const asset = await lake.fetch<{ _id: string } | null>(
    '*[_type == "sanity.imageAsset" && metadata.dimensions.aspectRatio < 1.7][0]{ _id }',
  );
  await lake.createOrReplace({
    _id: `drafts.${ID}`,
    _type: 'slide',
    name: 'Slide with crops',
    site: { _type: 'reference', _ref: 'site-northside' },
    image: {
      _type: 'picture',
      asset: { _type: 'reference', _ref: asset?._id ?? '' },
      alt: 'A car',
      hotspot: { _type: 'sanity.imageHotspot', x: 0.1, y: 0.5, width: 0.2, height: 0.2 },
    },
  });
});
test.afterEach(async ({ page }) => {
  await leaveStudio(page);
  await lake.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id: ID } });
});

for (const width of [390, 1440])
  test(`a picture shows the crops of its site’s template at ${width} px`, async ({ page }) => {
    await openStudio(page, 'editor', PATH);
    await page.setViewportSize({ width, height: 900 });
    const crops = page.locator(CROPS);
    await expect(crops.getByRole('listitem')).toHaveText(['Home page', 'Home page, phone'], {
      timeout: 45_000,
    });
    const ratios = () =>
      crops
        .locator('li > div:first-child')
        .evaluateAll((windows) =>
          windows.map((part) => Number((part.clientWidth / part.clientHeight).toFixed(1))),
        );
    await expect.poll(ratios).toEqual([1.8, 1]);
    await expectAccessible(page, CROPS);
  });

test('the crops follow the focal point', async ({ page }) => {
  await openStudio(page, 'editor', PATH);
  const phone = page.locator(CROPS).getByRole('listitem').last().getByRole('presentation');
  const left = () => phone.evaluate((image) => Number.parseFloat((image as HTMLElement).style.left));
  await expect(phone).toBeVisible({ timeout: 45_000 });
  const atLeftEdge = await left();
  expect(atLeftEdge).toBeCloseTo(0, 1);
  await lake.patch(`drafts.${ID}`).set({ 'image.hotspot.x': 0.9 }).commit();
  await expect.poll(left).toBeLessThan(-5);
});

test('a picture without alt text gets a suggestion from its file or from what contains it', async ({
  page,
}) => {
  await lake.patch(`drafts.${ID}`).unset(['image.alt']).commit();
  await openStudio(page, 'editor', PATH);
  await page.getByRole('button', { name: 'Suggest alt text' }).click({ timeout: 45_000 });
  await expect.poll(async () => (await lake.getDocument(`drafts.${ID}`))?.image?.alt).toMatch(/\p{L}{3}/u);
  await expect(page.getByRole('button', { name: 'Suggest alt text' })).toHaveCount(0);
});

test('a second editor’s change of the same field keeps the first editor’s caret', async ({ page }) => {
  await openStudio(page, 'editor', PATH);
  const headline = page.getByTestId('field-name').locator('input');
  await expect(headline).toHaveValue('Slide with crops', { timeout: 45_000 });
  await expect(headline).toBeEditable();
  await headline.focus();
  await headline.evaluate((field: HTMLInputElement) => field.setSelectionRange(5, 5));
  // The other editor adds to the end of the text.
  await lake.patch(`drafts.${ID}`).set({ name: 'Slide with crops of another editor' }).commit();
  await expect(headline).toHaveValue('Slide with crops of another editor');
  expect(await headline.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(5);
  await page.keyboard.type('!');
  await expect(headline).toHaveValue('Slide! with crops of another editor');
});

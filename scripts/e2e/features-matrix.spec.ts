import type { Page } from '@playwright/test';
import { lake, reference } from './content.ts';
import { clientOf, openStudio, STUDIO_WORDS } from './studio.ts';
import { expect, expectAccessible, test } from './test.ts';

const COUNT = 16;
const slugs = Array.from({ length: COUNT }, (_, index) => `matrix-${String(index + 1).padStart(2, '0')}`);
const nameOf = (slug: string) => `Matrix ${slug.slice(-2)}`;

test.setTimeout(240_000);
test.use({ expected: { words: STUDIO_WORDS } });

test.beforeAll(() =>
  lake.mutate(
    slugs.map((slug) => ({
      createOrReplace: {
        _id: `site-${slug}`,
        _type: 'site',
        name: nameOf(slug),
        slug: { _type: 'slug', current: slug },
        template: 'group',
        url: `https://${slug}.example`,
        dealerships: [reference('dealership-none')].slice(1),
      },
    })),
    { visibility: 'sync' },
  ),
);
test.afterAll(() =>
  lake.mutate(
    slugs.flatMap((slug) => [{ delete: { id: `siteFeatures-${slug}` } }, { delete: { id: `site-${slug}` } }]),
    { visibility: 'sync' },
  ),
);

const position = (page: Page, title: string, site: string) =>
  page.getByLabel(`${title} at ${site}`, { exact: true });
const stored = (slug: string) =>
  lake.fetch<boolean | null>('*[_id == $id][0].compareEnabled', { id: `siteFeatures-${slug}` });

test('SITE-04 SITE-47 an administrator finds a feature, sees what it does, sets it at twenty sites at once, and takes it back', async ({
  page,
}) => {
  await openStudio(page, 'admin', '/features');
  const search = page.getByLabel('Find a feature');
  await expect(search).toBeVisible({ timeout: 45_000 });
  await search.fill('comparing');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('columnheader')).toHaveCount(COUNT + 5);

  // Arrow keys walk through the sites; the heads stay where they are.
  await position(page, 'Compare', 'Matrix 01').focus();
  await page.keyboard.press('ArrowRight');
  await expect(position(page, 'Compare', 'Matrix 02')).toBeFocused();
  await page.keyboard.press('End');
  await expect(position(page, 'Compare', 'Value Cars')).toBeFocused();
  await page.keyboard.press('Home');
  const left = await page.getByRole('rowheader').boundingBox();
  expect(left?.x).toBeLessThan(200);

  await position(page, 'Compare', 'Matrix 01').click({ force: true });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('From now on: Comparing up to four cars.')).toBeVisible();
  await expect(dialog.getByText('matrix-01.example/cars/…, matrix-01.example/search')).toBeVisible();
  await dialog.getByRole('button', { name: /^All \d+/ }).click();
  // Harbour and Value Cars have it already.
  await dialog.getByRole('button', { name: `Turn on at ${COUNT + 2} sites` }).click();
  await expect(page.getByText(`Compare is on at ${COUNT + 2} sites`)).toBeVisible();
  for (const slug of slugs) expect(await stored(slug)).toBe(true);
  await expect(
    page
      .getByRole('gridcell')
      .first()
      .getByText(/, \d+ \w+/),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await expect(page.getByText(`Taken back: Compare at ${COUNT + 2} sites`)).toBeVisible();
  for (const slug of slugs) expect(await stored(slug)).not.toBe(true);
  await expectAccessible(page, 'section[aria-label="Features by site"]');

  // Two sites beside each other: only what differs, settings too, each with the way to where it is edited.
  await search.fill('');
  await page.getByLabel('Compare a site').selectOption({ label: 'Harbour Motor Group' });
  await page.getByLabel('with another').selectOption({ label: 'Value Cars' });
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(position(page, 'Emergency banner', 'Value Cars')).toBeChecked();
  await expect(position(page, 'Reserve', 'Value Cars')).toHaveCount(0);
  const setting = page
    .getByRole('link', { name: /^Finance page at Value Cars/ })
    .or(page.getByRole('link', { name: /^Location pages at Value Cars/ }));
  await setting.first().click();
  await expect(page).toHaveURL(/site-valuecars/);
});

test('SITE-62 an editor reads the matrix and writes none of it, by the content lake’s own word', async ({
  page,
}) => {
  await openStudio(page, 'editor', '/features');
  await expect(page.getByRole('note')).toContainText('only administrators may');
  await expect(page.getByRole('button', { name: 'Undo the last change' })).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Compare at Matrix 01: off' })).toBeVisible();
  const editor = await clientOf('editor');
  const write = editor
    .transaction()
    .createIfNotExists({
      _id: 'siteFeatures-matrix-01',
      _type: 'siteFeatures',
      site: reference('site-matrix-01'),
    })
    .patch('siteFeatures-matrix-01', { set: { compareEnabled: true } })
    .commit();
  await expect(write).rejects.toMatchObject({ statusCode: 403 });
  expect(await stored('matrix-01')).not.toBe(true);
});

import { crc32, deflateSync } from 'node:zlib';
import { lake } from './content.ts';
import { leaveStudio, openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { expect, expectAccessible, studioUrl } from './test.ts';

test.use({ expected: { words: STUDIO_WORDS } });
test.setTimeout(240_000);

const MARK = 'test-library';
const SITE = { _type: 'reference', _ref: 'site-valuecars' };
const LATE = { timeout: 45_000 };

/** A one-pixel PNG; a different colour makes it a different asset. */
function pixel(name: string, colour: [number, number, number]) {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, ...colour]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: `${MARK}-${name}.png`, mimeType: 'image/png', buffer };
}

const idOf = (name: string) =>
  lake.fetch<string | null>('*[originalFilename == $name][0]._id', { name: `${MARK}-${name}.png` });

test('the media library uploads, organises, replaces and deletes pictures', async ({ page }) => {
  const slide = `slide-${MARK}`;
  const other = `${slide}-2`;
  try {
    await openStudio(page, 'editor', '/media');
    const library = page.getByTestId('media');
    await page
      .getByLabel('Pictures to upload')
      .setInputFiles([pixel('a', [250, 12, 30]), pixel('b', [12, 250, 31])]);
    await page.getByLabel('Search pictures').fill(MARK);
    await expect(library.getByRole('status')).toHaveText(/^2 of \d+ pictures$/, { timeout: 30_000 });
    await expect(page).toHaveURL(new RegExp(MARK));
    const search = page.url();

    const selection = page.getByRole('region', { name: 'Selected pictures' });
    const a = await idOf('a');
    await test.step('several pictures get a folder and tags at once', async () => {
      for (const name of ['a', 'b']) await page.getByLabel(`Select ${MARK}-${name}.png`).press('Space');
      await expect(selection).toContainText('2 pictures selected');
      await selection.getByLabel('Folder for all').fill('Test library/2026');
      await selection.getByLabel('Tags for all').fill('Test');
      await selection.getByRole('button', { name: 'Add to all' }).click();
      await expect
        .poll(() =>
          lake.fetch('*[string::startsWith(originalFilename, $mark)] | order(originalFilename).opt.tags', {
            mark: MARK,
          }),
        )
        .toEqual([
          ['Test library/2026', 'Test'],
          ['Test library/2026', 'Test'],
        ]);
      await expectAccessible(page, '[data-testid=media]');
    });

    await test.step('a picture field opens the library with its folders', async () => {
      await lake.createOrReplace({
        _id: `drafts.${slide}`,
        _type: 'slide',
        name: 'Test: library',
        site: SITE,
      });
      await page.goto(`${studioUrl}/structure/sites;site-valuecars;slide;${slide}`);
      const field = page.getByTestId('image-input');
      await field.getByRole('button', { name: 'Select', exact: true }).click(LATE);
      await page.getByRole('menuitem', { name: 'Library', exact: true }).click();
      const picker = page.getByRole('dialog', { name: 'Library' });
      await picker.getByLabel('Folder', { exact: true }).selectOption('/Test library');
      await expect(picker.getByRole('status')).toHaveText(/^2 of \d+ pictures$/, LATE);
      await picker.getByLabel('Tag', { exact: true }).selectOption('Test');
      await picker.getByRole('button', { name: `${MARK}-a.png` }).press('Enter');
      await expect
        .poll(() => lake.fetch('*[_id == $id][0].image.asset._ref', { id: `drafts.${slide}` }))
        .toBe(a);
      await leaveStudio(page);
    });

    const image = (alt: string) => ({ _type: 'picture', alt, asset: { _type: 'reference', _ref: a } });
    for (const [_id, alt] of [
      [slide, 'A red yard'],
      [`drafts.${slide}`, 'A red yard'],
      [other, 'Red, from above'],
    ] as const)
      await lake.createOrReplace({
        _id,
        _type: 'slide',
        name: `Test: ${_id}`,
        site: SITE,
        image: image(alt),
      });
    const pictures = () =>
      lake.fetch<{ name: string; alt: string }[]>(
        '*[_id in $ids] | order(_id){ "name": image.asset->originalFilename, "alt": image.alt }',
        { ids: [slide, `drafts.${slide}`, other] },
      );
    const before = await pictures();

    await test.step('replacing requires a review of every description', async () => {
      await page.goto(search);
      await expect(library.getByRole('status')).toHaveText(/^2 of \d+ pictures$/, LATE);
      await expect(page.getByLabel('Search pictures')).toHaveValue(MARK);
      await library.getByRole('button', { name: `${MARK}-a.png` }).click();
      const dialog = page.getByRole('dialog', { name: `${MARK}-a.png`, exact: true });
      await dialog.getByLabel('New picture').setInputFiles(pixel('c', [14, 15, 250]));
      const asks = page.getByRole('dialog', { name: `Replace ${MARK}-a.png` });
      await expect(asks.getByRole('listitem')).toHaveCount(2, LATE);
      await expect(asks.getByRole('listitem').first()).toContainText(/live straight away/);
      const replace = asks.getByRole('button', { name: 'Replace in 2 documents' });
      await expect(replace).toBeDisabled();
      await expect(asks.getByRole('status')).toHaveText('Confirm or change 2 alt texts first.');
      await expectAccessible(page, '[role=dialog]');
      expect(await pictures()).toEqual(before);
      expect(await idOf('c')).toBeNull();
      const red = asks.getByRole('listitem').filter({ has: page.locator('input[value="A red yard"]') });
      await red.getByLabel('Still correct').press('Space');
      await asks.getByLabel(`Alt text in Test: ${other}`).fill('Blue, from above');
      await expect(replace).toBeEnabled();
      // axe measures contrast, so wait until the button's colour transition ends.
      await asks.evaluate((part) =>
        Promise.all(part.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      await expectAccessible(page, '[role=dialog]');
      await replace.click();
      const after = before.map(({ alt }) => ({
        name: `${MARK}-c.png`,
        alt: alt === 'A red yard' ? alt : 'Blue, from above',
      }));
      await expect.poll(pictures).toEqual(after);
    });

    await test.step('a replacement can be undone', async () => {
      const last = page.getByRole('region', { name: 'Last replacement' });
      await expect(last).toContainText(`'${MARK}-a.png' was replaced by '${MARK}-c.png' in 3 places.`);
      await last.getByRole('button', { name: 'Undo' }).press('Enter');
      await expect.poll(pictures).toEqual(before);
      await expect(last).toHaveCount(0);
    });

    await test.step('only unused pictures can be deleted', async () => {
      await page.getByLabel(`Select ${MARK}-a.png`).press('Space');
      await expect(selection.getByRole('button', { name: 'Delete…' })).toBeDisabled();
      await expect(selection).toContainText('is in use');
      await page.getByLabel(`Select ${MARK}-a.png`).press('Space');
      for (const name of ['b', 'c']) await page.getByLabel(`Select ${MARK}-${name}.png`).press('Space');
      await selection.getByRole('button', { name: 'Delete…' }).click();
      const sure = page.getByRole('dialog', { name: 'Delete 2 pictures?' });
      await expect(sure.getByRole('listitem')).toHaveCount(2);
      await sure.getByRole('button', { name: 'Delete permanently' }).click();
      await expect(library.getByRole('status')).toHaveText(/^1 of \d+ pictures$/, { timeout: 30_000 });
      for (const name of ['b', 'c']) expect(await idOf(name)).toBeNull();
      expect(await idOf('a')).toBe(a);
    });
  } finally {
    await leaveStudio(page);
    for (const id of [slide, `drafts.${slide}`, other, `drafts.${other}`]) await lake.delete(id);
    await lake.delete({
      query: '*[string::startsWith(originalFilename, $mark)]',
      params: { mark: MARK },
    });
  }
});

test('a picture of 30 MB is resized before it is uploaded', async ({ page }) => {
  const name = `${MARK}-large.webp`;
  const { buffer } = pixel('large', [9, 20, 200]);
  try {
    await openStudio(page, 'editor', '/media');
    await page.getByLabel('Pictures to upload').setInputFiles({
      name: `${MARK}-large.png`,
      mimeType: 'image/png',
      buffer: Buffer.concat([buffer, Buffer.alloc(30 * 1024 * 1024)]),
    });
    const size = () =>
      lake.fetch<number>('coalesce(*[originalFilename == $name][0].size, 99999999)', { name });
    await expect.poll(size, LATE).toBeLessThan(10_000);
  } finally {
    await leaveStudio(page);
    await lake.delete({ query: '*[originalFilename == $name]', params: { name } });
  }
});

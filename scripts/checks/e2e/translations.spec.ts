import { translationEntry, translationMetadataOf } from '@forecourt/schemas/writing/translationMetadata';
import { clientOf, leaveStudio, openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { expect, expectAccessible } from './test.ts';

const SITE = { _type: 'reference', _ref: 'site-northside' } as const;
/** A popup that no page shows, as it has no dates and no administrator has chosen it. */
const popupNamed = (id: string) => ({
  _id: id,
  _type: 'popup',
  site: SITE,
  title: 'Free car wash',
  text: 'With every service this month.',
  delay: 3,
});
const addressOf = (id: string) => `/structure/sites;site-northside;popup;${id}`;

/** Writes an English popup, without further documents or with a Vietnamese translation. */
async function write(id: string, translation?: object) {
  const admin = await clientOf('admin');
  const english = popupNamed(id);
  await admin.createOrReplace(english);
  if (!translation) return admin;
  const metadata = translationMetadataOf(english);
  await admin.createOrReplace({ ...english, ...translation, _id: `${id}-vi`, language: 'vi' });
  await admin.createOrReplace({
    ...metadata,
    translations: [...metadata.translations, translationEntry('vi', `${id}-vi`)],
  });
  return admin;
}

async function clear(id: string) {
  const admin = await clientOf('admin');
  const transaction = admin.transaction().delete(`translations-${id}`);
  for (const document of [id, `${id}-vi`]) transaction.delete(document).delete(`drafts.${document}`);
  await transaction.commit();
}

test.describe('translations in the studio', () => {
  test.use({ expected: { words: STUDIO_WORDS } });
  test.setTimeout(180_000);

  test('an English page lists its languages with what each lacks', async ({ page }) => {
    await openStudio(page, 'editor', '/structure/sites;site-northside;page;page-northside-home');
    await page.getByRole('tab', { name: 'Translations' }).click();
    for (const name of ['Simplified Chinese', 'Vietnamese', 'Arabic'])
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Up to date');
    await expectAccessible(page, '[data-testid="translations"]');
    await page.getByRole('link', { name: 'Open Arabic' }).click();
    await page.getByRole('tab', { name: 'Translations' }).last().click();
    await expect(page.getByRole('textbox', { name: /in Arabic$/ }).first()).toHaveAttribute('dir', 'rtl');
    await leaveStudio(page);
  });

  test('a list shows an English document once, without its translations', async ({ page }) => {
    await openStudio(page, 'editor', '/structure/sites;site-northside;page');
    await expect(page.getByText(/\/about-us · Northside Mazda/)).toHaveCount(1);
    await expect(page.getByText('Về chúng tôi')).toHaveCount(0);
    await leaveStudio(page);
  });

  test('a translation is created as a copy in the language and opened', async ({ page }) => {
    const id = 'popup-to-translate';
    const admin = await write(id);
    try {
      await openStudio(page, 'editor', addressOf(id));
      await page.getByRole('tab', { name: 'Translations' }).click();
      await page.getByRole('button', { name: 'Translate to Vietnamese' }).click();
      await expect
        .poll(() => admin.fetch('*[_id == $id][0]{ language, title }', { id: `drafts.${id}-vi` }))
        .toEqual({ language: 'vi', title: 'Free car wash' });
      await expect(page).toHaveURL(new RegExp(`${id}-vi`));
      expect(
        await admin.fetch('*[_id == $id][0].translations[].language', { id: `translations-${id}` }),
      ).toEqual(['en', 'vi']);
    } finally {
      await leaveStudio(page);
      await clear(id);
    }
  });

  test('a changed English text is marked until the translation is confirmed', async ({ page }) => {
    const id = 'popup-translated';
    const admin = await write(id, {
      title: 'Rửa xe miễn phí',
      translatedFrom: [
        { _key: 'a', _type: 'translatedText', path: 'title', text: 'Free car wash' },
        { _key: 'b', _type: 'translatedText', path: 'text', text: 'With every service.' },
      ],
      text: 'Khi bảo dưỡng.',
    });
    try {
      await openStudio(page, 'editor', addressOf(`${id}-vi`));
      await page.getByRole('tab', { name: 'Translations' }).click();
      await expect(page.getByText('1 out of date', { exact: true })).toBeVisible();
      await expect(page.getByText('Translated from: With every service.')).toBeVisible();
      const text = page.getByRole('textbox', { name: 'Text in Vietnamese' });
      await text.fill('Khi bảo dưỡng trong tháng này.');
      await text.press('Tab');
      await expect
        .poll(() => admin.fetch('*[_id == $id][0].text', { id: `drafts.${id}-vi` }))
        .toBe('Khi bảo dưỡng trong tháng này.');
      await page.getByRole('button', { name: 'Up to date' }).click();
      await expect(page.getByRole('button', { name: 'Up to date' })).toBeDisabled();
      await expect
        .poll(() => admin.fetch('*[_id == $id][0].translatedFrom[].text', { id: `drafts.${id}-vi` }))
        .toEqual(['Free car wash', 'With every service this month.']);
    } finally {
      await leaveStudio(page);
      await clear(id);
    }
  });

  test('an empty text of a translation says that shoppers see English', async ({ page }) => {
    const id = 'popup-half-translated';
    await write(id, { title: 'Rửa xe miễn phí', text: undefined });
    try {
      await openStudio(page, 'editor', addressOf(`${id}-vi`));
      await expect(page.getByText('Shown in English', { exact: true })).toHaveCount(1);
      // What the English popup decides is not asked again.
      await expect(page.getByText('Delay in seconds')).toHaveCount(0);
    } finally {
      await leaveStudio(page);
      await clear(id);
    }
  });

  test('deleting an English document offers to delete its translations', async ({ page }) => {
    const id = 'popup-deleted';
    const admin = await write(id, { title: 'Rửa xe miễn phí' });
    try {
      await openStudio(page, 'editor', addressOf(id));
      await page.getByTestId('action-menu-button').click();
      await page.getByRole('menuitem', { name: 'Delete' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Delete its translations too?' });
      await expect(dialog).toContainText('Vietnamese');
      await expectAccessible(page, '[role="dialog"]');
      await dialog.getByRole('button', { name: 'Delete translations and continue' }).click();
      await expect.poll(() => admin.fetch('count(*[_id == $id])', { id: `${id}-vi` })).toBe(0);
    } finally {
      await leaveStudio(page);
      await clear(id);
    }
  });
});

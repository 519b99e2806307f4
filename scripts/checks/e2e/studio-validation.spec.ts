import type { Locator, Page } from '@playwright/test';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { offerOf } from './content.ts';
import { clientOf, goInStudio, leaveStudio, openStudio, publish, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, expectAccessible } from './test.ts';

test.setTimeout(240_000);
/** Logged by the studio for a clipboard with both text and HTML. */
const CLIPBOARD_WORDS = [/DataTransfer with kind="string"/, /Clipboard contains both text and HTML/];
test.use({
  // The check of a map style requests an address that does not exist.
  expected: { words: [...STUDIO_WORDS, ...CLIPBOARD_WORDS, /maps\/nothing\.json|status of 404/] },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const ADDRESS = 'https://www.example.com.au/pages/towing?b=c&d[0]=e#weights';
/** The same address as the link's input encodes it. */
const ENCODED_ADDRESS = ADDRESS.replace('[0]', '%5B0%5D');
const SITE = { _type: 'reference', _ref: 'site-valuecars' };

/** Creates a published page of Value Cars with one block, and opens it in the studio as an editor. */
async function openPage(page: Page, id: string, block: object): Promise<string> {
  const client = await clientOf('editor');
  const path = `/${id}`;
  await client.createOrReplace({
    _id: id,
    _type: 'page',
    title: `Test of ${id}`,
    site: SITE,
    path: { _type: 'slug', current: path },
    blocks: [{ _key: 'block', ...block }],
  });
  await openStudio(page, 'editor', `/structure/sites;site-valuecars;page;${id}`);
  return path;
}

async function remove(page: Page, ...ids: string[]): Promise<void> {
  await leaveStudio(page);
  const client = await clientOf('admin');
  const transaction = client.transaction();
  for (const id of ids) transaction.delete(id).delete(`drafts.${id}`);
  await transaction.commit();
}

/** Writes content to the clipboard in the formats of a copy elsewhere, and pastes it. */
async function paste(page: Page, content: { text: string; html?: string }): Promise<void> {
  await page.evaluate(async ({ text, html }) => {
    const blob = (type: string, value: string) => new Blob([value], { type });
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': blob('text/plain', text),
        ...(html && { 'text/html': blob('text/html', html) }),
      }),
    ]);
  }, content);
  await page.keyboard.press('ControlOrMeta+V');
}

/** Closes all dialogs; closing the topmost may close those below it as well. */
async function closeDialogs(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog');
  await expect(async () => {
    // A dialog that is closing may disappear before the click.
    if ((await dialogs.count()) > 0)
      await dialogs.last().getByRole('button', { name: 'Close dialog' }).click({ timeout: 1_000 });
    await expect(dialogs).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

const problem = (page: Page, words: string | RegExp): Locator => page.getByRole('button', { name: words });

test('a pasted link keeps its address', async ({ page }) => {
  const id = 'page-test-pasted-links';
  const block = (key: string, text: string, style: string) => ({
    _type: 'block',
    _key: key,
    style,
    markDefs: [],
    children: [{ _type: 'span', _key: `${key}s`, text, marks: [] }],
  });
  try {
    const path = await openPage(page, id, {
      _type: 'richText',
      width: 'reading',
      content: [block('a', 'Towing', 'normal'), block('b', 'Between', 'h2'), block('c', 'Elsewhere', 'h3')],
    });
    await page.getByTestId('field-blocks').getByText('Towing').first().click();
    const dialog = page.getByRole('dialog').last();
    const editor = dialog.locator('[role="textbox"][contenteditable="true"]');
    await editor.click();
    await expect(dialog.getByRole('button', { name: 'Link', exact: true })).toBeEnabled();
    await editor.getByText('Towing').dblclick();
    await paste(page, { text: ADDRESS });
    await expect(editor.locator('[data-link]')).toHaveText('Towing');
    // The editor learns of a new selection later than the browser, and an early paste would use the old one.
    const goToEnd = async (text: string, style: string) => {
      await editor.getByText(text).click();
      await page.keyboard.press('End');
      await expect(dialog.locator('#block-style-select')).toHaveText(style);
    };
    await goToEnd('Between', 'Heading');
    // A busy studio may lose a paste that happens before the link is rendered.
    await expect(async () => {
      await paste(page, { text: `${ADDRESS}-alone` });
      await expect(editor).toContainText('-alone', { timeout: 3_000 });
    }).toPass();
    await goToEnd('Elsewhere', 'Small heading');
    await paste(page, {
      text: 'Read on, call or ask',
      html: `<p>Read <a href="${ADDRESS}-html">on</a>, <a href="tel:07 3000 0000">call</a> or ask</p>`,
    });
    await expect(editor).toContainText('Read on, call or ask');
    // The first Escape may only close the floating toolbar.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(editor).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    await publish(page);
    // The link as stored, and as rendered for shoppers.
    const client = await clientOf('editor');
    const storedLinks = () =>
      client.fetch<object[]>(
        '*[_id == $id][0].blocks[0].content[].markDefs[]{ kind, url, path, phone, href }',
        { id },
      );
    const link = { url: null, path: null, phone: null, href: null };
    await expect.poll(storedLinks).toEqual([
      { ...link, kind: 'url', url: ADDRESS },
      { ...link, kind: 'url', url: `${ADDRESS}-alone` },
      { ...link, kind: 'url', url: `${ADDRESS}-html` },
      { ...link, kind: 'phone', phone: '07 3000 0000' },
    ]);
    for (const href of [
      ENCODED_ADDRESS,
      `${ENCODED_ADDRESS}-alone`,
      `${ENCODED_ADDRESS}-html`,
      'tel:0730000000',
    ])
      await expect
        .poll(async () => (await askSite('valuecars', path)).body.replaceAll('&amp;', '&'), {
          timeout: 15_000,
        })
        .toContain(`href="${href}"`);
  } finally {
    await remove(page, id);
  }
});

test('an invalid address is rejected with an explanation', async ({ page }) => {
  const id = 'page-test-addresses';
  try {
    const path = await openPage(page, id, {
      _type: 'callToAction',
      heading: 'Towing a caravan',
      tone: 'brand',
      actions: [
        {
          _type: 'action',
          _key: 'a',
          label: 'Read on',
          link: { _type: 'link', kind: 'url', url: 'https://a.example' },
        },
      ],
    });
    await page.getByTestId('field-blocks').getByText('Towing a caravan').first().click();
    await page.getByRole('dialog').last().getByText('Read on').first().click();
    const url = page.getByRole('dialog').last().getByLabel('Address', { exact: true });
    await expect(url).toHaveValue('https://a.example');
    for (const [value, words] of [
      ['http://a b.com', /Remove the spaces\. Web addresses can’t contain any\./],
      ['mailto:', /Enter the email address after mailto:, for example mailto:sales@example\.com\.au\./],
    ] as const) {
      await url.fill(value);
      await closeDialogs(page);
      // The list of problems stays open once opened.
      if (value === 'http://a b.com') await page.getByRole('button', { name: 'Validation' }).click();
      await expect(page.getByTestId('action-publish')).toBeDisabled();
      await problem(page, words).click();
      await expect(url).toHaveValue(value);
    }
    await url.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await paste(page, { text: ADDRESS });
    await expect(url).toHaveValue(ADDRESS);
    await closeDialogs(page);
    await publish(page);
    await expect
      .poll(async () => (await askSite('valuecars', path)).body.replaceAll('&amp;', '&'), { timeout: 15_000 })
      .toContain(`href="${ENCODED_ADDRESS}"`);
  } finally {
    await remove(page, id);
  }
});

test('an incomplete stock filter is rejected with an explanation', async ({ page }) => {
  try {
    await openStudio(page, 'admin', '/structure/sites;site-coastline;settings');
    await page.getByRole('tab', { name: 'Settings', exact: true }).click();
    const field = page.getByTestId('field-settings.stockFilterExtra').locator('input');
    await field.fill('make:"Kia AND (');
    await page.getByRole('button', { name: 'Validation' }).click();
    await expect(problem(page, /A quotation mark is not closed/)).toBeVisible();
    await expect(page.getByTestId('action-publish')).toBeDisabled();
    await field.fill('make:"Kia" AND (');
    await expect(problem(page, /Close every bracket that you open/)).toBeVisible();
    await field.fill('make:"Jayco" AND (car_type:new OR car_type:used)');
    await expect(problem(page, /bracket|quotation/)).toHaveCount(0);
  } finally {
    await leaveStudio(page);
    await (await clientOf('admin')).delete('drafts.site-coastline');
  }
});

test('the field of the street map says whether its style answers', async ({ page }) => {
  const { urls } = settingsFromEnvironment();
  try {
    await openStudio(page, 'admin', '/structure/sites;site-coastline;settings');
    await page.getByRole('tab', { name: 'Settings', exact: true }).click();
    await page.getByRole('tab', { name: 'Locations, hours, reviews' }).click();
    const field = page.getByTestId('field-settings.mapStyleUrl');
    const address = field.locator('input');
    await address.fill(`${urls.partners}/maps/style.json`);
    await expect(field.getByRole('status')).toHaveText('The style “Emulated streets” answers.');
    await expectAccessible(page, '[data-testid="field-settings.mapStyleUrl"]');
    await address.fill(`${urls.partners}/maps/nothing.json`);
    await expect(field.getByRole('status')).toHaveText(/has no style at this address \(404\)\.$/);
    await address.fill('mapbox://styles/mapbox/streets-v12');
    await expect(field.getByRole('status')).toHaveText('');
    await page.getByRole('button', { name: 'Validation' }).click();
    await expect(problem(page, /Enter a full address that starts with https:/)).toBeVisible();
  } finally {
    await leaveStudio(page);
    await (await clientOf('admin')).delete('drafts.site-coastline');
  }
});

test('an editor who may not change the uses of a document reads who can delete it', async ({ page }) => {
  const ids = { slide: 'slide-test-locked', page: 'page-test-locked' };
  const client = await clientOf('admin');
  const coastline = { _type: 'reference', _ref: 'site-coastline' };
  try {
    await client.createOrReplace({ _id: ids.slide, _type: 'slide', name: 'A shared slide', site: coastline });
    await client.createOrReplace({
      _id: ids.page,
      _type: 'page',
      title: 'Page of another site',
      site: SITE,
      path: { _type: 'slug', current: `/${ids.page}` },
      blocks: [
        { _key: 'h', _type: 'heroCarousel', slides: [{ _key: 's', _type: 'reference', _ref: ids.slide }] },
      ],
    });
    await openStudio(page, 'coastline', `/intent/edit/id=${ids.slide};type=slide/`);
    await expect(page.getByTestId('action-menu-button')).toBeEnabled({ timeout: 45_000 });
    await page.getByTestId('action-menu-button').click();
    await page.getByRole('menuitem', { name: /^Delete/ }).click();
    const dialog = page.getByRole('dialog').filter({ hasText: 'You can’t delete this' });
    await expect(dialog.getByRole('listitem')).toHaveText('Page of another site');
    await expect(dialog).toContainText('An administrator can delete it. Nothing has been changed.');
    await expect(dialog.getByRole('button', { name: 'Ask an administrator' })).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    expect(await client.getDocument(ids.slide)).toBeTruthy();
  } finally {
    await leaveStudio(page);
    await client.mutate([{ delete: { id: ids.page } }, { delete: { id: ids.slide } }]);
  }
});

test('a document in use is deleted only together with its references', async ({ page }) => {
  const ids = {
    page: 'page-test-in-use',
    used: 'slide-test-used',
    free: 'slide-test-free',
    other: 'slide-test-other',
    offer: 'offer-test-listed',
  };
  const client = await clientOf('editor');
  const slide = (_id: string, name: string) => ({ _id, _type: 'slide', name, site: SITE });
  try {
    await client.createOrReplace(slide(ids.used, 'A slide in use'));
    await client.createOrReplace(slide(ids.free, 'A slide of nobody'));
    await client.createOrReplace(slide(ids.other, 'Another slide'));
    await client.createOrReplace({
      _id: ids.page,
      _type: 'page',
      title: 'Winter page',
      site: SITE,
      path: { _type: 'slug', current: `/${ids.page}` },
      blocks: [
        { _key: 'f', _type: 'faq', heading: 'Stays' },
        { _key: 'h', _type: 'heroCarousel', slides: [{ _key: 's', _type: 'reference', _ref: ids.used }] },
      ],
    });
    const remover = async (id: string) => {
      await page.getByTestId('action-menu-button').click();
      await page.getByRole('menuitem', { name: /^Delete/ }).click();
      return page.getByRole('dialog').filter({ hasText: id });
    };
    await openStudio(page, 'editor', `/structure/sites;site-valuecars;slide;${ids.used}`);
    await expect(page.getByText('Used on 1 page of 1 site')).toBeVisible({ timeout: 45_000 });
    const dialog = await remover('This document is in use');
    await expect(dialog).toContainText('One document uses this document.');
    await expect(dialog.getByRole('listitem')).toContainText('Also removed: Hero carousel.');
    await expect(page.getByRole('button', { name: /anyway/ })).toHaveCount(0);
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('link', { name: 'Winter page' }).click();
    await expect(page.getByTestId('field-title').locator('input')).toHaveValue('Winter page');
    expect(await client.getDocument(ids.used)).toBeTruthy();

    const slides = () => client.fetch('*[_id == $page][0].blocks[]{ _type, "slides": slides[]._ref }', ids);
    const open = async (id: string) => {
      await goInStudio(page, `/structure/sites;site-valuecars;slide;${id}`);
      await expect(page.getByTestId('action-menu-button')).toBeEnabled({ timeout: 45_000 });
    };
    await open(ids.used);
    await remover('This document is in use');
    await dialog.getByLabel('Replace with').selectOption({ label: 'Another slide' });
    await dialog.getByRole('button', { name: 'Replace and delete' }).click();
    await expect.poll(slides).toEqual([
      { _type: 'faq', slides: null },
      { _type: 'heroCarousel', slides: [ids.other] },
    ]);
    expect((await client.getDocument(ids.used)) ?? null).toBeNull();

    await test.step('a document can be removed from its last use and deleted', async () => {
      await open(ids.other);
      await remover('This document is in use');
      await dialog.getByRole('button', { name: 'Remove references and delete' }).click();
      await expect.poll(slides).toEqual([{ _type: 'faq', slides: null }]);
      expect((await client.getDocument(ids.other)) ?? null).toBeNull();
    });

    await test.step('an unused document can be deleted', async () => {
      await open(ids.free);
      await remover('Are you sure');
      await page.getByRole('button', { name: 'Delete document', exact: true }).click();
      await expect.poll(async () => (await client.getDocument(ids.free)) ?? null).toBeNull();
    });

    await test.step('an offer shown in automatic lists is deleted after a notice', async () => {
      await client.createOrReplace(offerOf('listed', { sites: [SITE] }));
      await goInStudio(page, `/structure/sites;site-valuecars;offer;${ids.offer}`);
      await expect(page.getByTestId('action-menu-button')).toBeEnabled({ timeout: 45_000 });
      const notice = await remover('No document refers to it, but it is shown in automatic lists');
      const list = notice.getByRole('list', { name: 'Automatic lists that show it' });
      await expect(list.getByRole('link', { name: 'The full list, automatically' })).toHaveAttribute(
        'href',
        /\/deals$/,
      );
      await expect(notice.getByLabel('Replace with')).toHaveCount(0);
      await expectAccessible(page, '[role="dialog"]');
      await notice.getByRole('button', { name: 'Cancel' }).click();
      await expect(notice).toHaveCount(0);
      expect(await client.getDocument(ids.offer)).toBeTruthy();
      await (await remover('No document refers to it'))
        .getByRole('button', { name: 'Delete', exact: true })
        .click();
      await expect.poll(async () => (await client.getDocument(ids.offer)) ?? null).toBeNull();
    });
  } finally {
    await remove(page, ...Object.values(ids));
  }
});

test('a page and a model cannot share an address', {
  tag: ['@OPEN-035'],
}, async ({ page }) => {
  const client = await clientOf('editor');
  const model = await client.fetch<{ _id: string; name: string; slug: string; make: string }>(
    '*[_type == "model" && defined(slug.current)] | order(_id) [0] { _id, name, "slug": slug.current, "make": manufacturer._ref }',
  );
  const id = 'page-test-clash';
  try {
    await openPage(page, id, { _type: 'bodyTypeTiles' });
    const address = page.getByTestId('field-path').locator('input');
    await address.fill(`/${model.slug}`);
    await page.getByRole('button', { name: 'Validation' }).click();
    await expect(
      problem(page, `The model '${model.name}' has its page at '/${model.slug}'. Choose another address.`),
    ).toBeVisible();
    await expect(page.getByTestId('action-publish')).toBeDisabled();

    await test.step('a model cannot use a page’s address', async () => {
      await openStudio(page, 'editor', `/structure/models;${model.make};${model._id}`);
      await page.getByTestId('field-slug').locator('input').fill(id);
      await page.getByRole('button', { name: 'Validation' }).click();
      await expect(
        problem(page, `The page 'Test of ${id}' already has the address '/${id}'. Choose another name.`),
      ).toBeVisible();
    });
  } finally {
    await remove(page, id);
    await (await clientOf('admin')).delete(`drafts.${model._id}`);
  }
});

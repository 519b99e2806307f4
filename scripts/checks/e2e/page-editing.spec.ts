import type { Locator, Page } from '@playwright/test';
import { lake, reference } from './content.ts';
import { clientOf, leaveStudio, openStudio, PREVIEW_WORDS, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, expectAccessible, siteUrl } from './test.ts';

/** A page of its own, because other specs have drafts of the demo's pages. */
const PAGE = 'page-test-editing';
const PATH = '/test-editing';
const DRAFT = `drafts.${PAGE}`;

const banner = (_key: string, heading: string) => ({
  _key,
  _type: 'callToAction',
  heading,
  text: `The text of ${heading}`,
  tone: 'light',
  actions: [
    {
      _key: `${_key}-button`,
      _type: 'action',
      label: 'Contact us',
      link: { _type: 'link', kind: 'path', path: '/contact' },
    },
  ],
});

const PUBLISHED = {
  _id: PAGE,
  _type: 'page',
  title: 'A page to edit',
  site: reference('site-northside'),
  path: { _type: 'slug', current: PATH },
  blocks: [
    banner('one', 'First banner'),
    {
      _key: 'two',
      _type: 'valuePropositions',
      heading: 'Reasons',
      items: [
        { _key: 'x', _type: 'valueProposition', icon: 'star', title: 'Honest prices', text: 'No surprises.' },
        { _key: 'y', _type: 'valueProposition', icon: 'star', title: 'Good service', text: 'Every day.' },
      ],
    },
    banner('three', 'Last banner'),
  ],
};

const draft = () => lake.getDocument(DRAFT);
const headings = async (): Promise<string[]> =>
  ((await draft())?.blocks ?? []).map(({ heading }: { heading: string }) => heading);

async function openPage(page: Page, parameters = '') {
  const address = encodeURIComponent(siteUrl('northside', PATH));
  await openStudio(page, 'editor', `/presentation?preview=${address}${parameters}`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('sanity-visual-editing')).toBeAttached({ timeout: 60_000 });
  await expect(page.getByText('Double-click a text to type')).toBeVisible({ timeout: 60_000 });
  return frame;
}

/**
 * Hovers a part of the page until its toolbar shows, which takes a moment after each render. The outline tells it
 * from the toolbar of another item of the same kind.
 */
async function toolbarOf(page: Page, part: Locator, name: string): Promise<Locator> {
  const frame = page.frameLocator('iframe');
  const toolbar = frame.getByRole('toolbar', { name: `Change ${name}` });
  await expect(async () => {
    await page.mouse.move(2, 2);
    await part.hover({ timeout: 3_000 });
    await expect(toolbar).toBeVisible({ timeout: 2_000 });
    const outline = await frame.locator('[data-preview-toolbar] .outline').boundingBox();
    const own = await part.boundingBox();
    if (!outline || !own) throw new Error('The item has no outline.');
    // Items may be beside each other.
    expect(outline.x).toBeLessThanOrEqual(own.x + 2);
    expect(outline.x + outline.width).toBeGreaterThanOrEqual(own.x + own.width - 2);
    expect(outline.y).toBeLessThanOrEqual(own.y + 2);
    expect(outline.y + outline.height).toBeGreaterThanOrEqual(own.y + own.height - 2);
  }).toPass({ timeout: 30_000 });
  return toolbar;
}

/** Double-clicks a text until it can be typed in. */
async function beginTyping(page: Page, text: Locator): Promise<Locator> {
  const typed = page.frameLocator('iframe').locator('[data-preview-typing]');
  await expect(async () => {
    await text.dblclick({ timeout: 3_000 });
    await expect(typed).toBeFocused({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  return typed;
}

test.describe('editing on the page', () => {
  test.use({
    expected: { words: [...STUDIO_WORDS, ...PREVIEW_WORDS] },
    viewport: { width: 1600, height: 1000 },
  });
  test.setTimeout(180_000);

  test.beforeEach(async () => {
    await lake.createOrReplace(PUBLISHED);
    await expect.poll(async () => (await askSite('northside', PATH)).body).toContain('Last banner');
  });
  test.afterEach(async ({ page }) => {
    await leaveStudio(page);
    await lake.delete({ query: '*[_id match $id]', params: { id: `*${PAGE}` } });
  });

  test('shows progress instead of warnings while the preview loads', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seenAlarms: seen });
      const alarms = ['Missing a main document', 'Unable to connect', 'Continue anyway'];
      new MutationObserver(() => {
        const text = document.body?.textContent ?? '';
        for (const alarm of alarms) if (text.includes(alarm)) seen.push(alarm);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await openPage(page);
    expect(await page.evaluate(() => (window as unknown as { seenAlarms: string[] }).seenAlarms)).toEqual([]);
  });

  test('types into a heading and a button where they are, and undoes it', async ({ page }) => {
    const frame = await openPage(page);
    const typed = await beginTyping(page, frame.getByRole('heading', { name: 'First banner' }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('A heading from the page');
    await typed.press('Enter');
    await expect.poll(headings).toEqual(['A heading from the page', 'Reasons', 'Last banner']);
    await expect(frame.getByRole('heading', { name: 'A heading from the page' })).toBeVisible();

    // The header may have a link of the same name.
    const block = frame.locator('[data-preview-block]').first();
    await beginTyping(page, block.getByText('Contact us'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Talk to us');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await draft())?.blocks?.[0]?.actions?.[0]?.label).toBe('Talk to us');
    await expect(block).toContainText('Talk to us');

    await page.getByRole('button', { name: 'Undo: Text changed' }).click();
    await expect.poll(async () => (await draft())?.blocks?.[0]?.actions?.[0]?.label).toBe('Contact us');
    await page.getByRole('button', { name: 'Undo: Text changed' }).click();
    await expect.poll(headings).toEqual(['First banner', 'Reasons', 'Last banner']);
    await expect(frame.getByRole('heading', { name: 'First banner' })).toBeVisible();
    await page.getByRole('button', { name: 'Redo: Text changed' }).click();
    await expect.poll(headings).toEqual(['A heading from the page', 'Reasons', 'Last banner']);
    expect((await askSite('northside', PATH)).body).not.toContain('A heading from the page');
  });

  test('escape restores the text', async ({ page }) => {
    const frame = await openPage(page);
    await beginTyping(page, frame.getByRole('heading', { name: 'First banner' }));
    await page.keyboard.type(' and more');
    await page.keyboard.press('Escape');
    // The preview's texts end with characters that nobody sees.
    await expect(frame.getByRole('heading', { name: /^First banner\P{L}*$/u })).toBeVisible();
    await expect.poll(async () => (await draft())?.blocks?.[0]?.heading).toBe('First banner');
  });

  test('moves, duplicates, hides and deletes blocks and items, and undoes all of it', async ({ page }) => {
    const frame = await openPage(page);
    const first = () => frame.getByRole('heading', { name: 'First banner' }).first();
    await (await toolbarOf(page, first(), 'Call to action'))
      .getByRole('button', { name: 'Move down' })
      .click();
    await expect.poll(headings).toEqual(['Reasons', 'First banner', 'Last banner']);
    await (await toolbarOf(page, first(), 'Call to action'))
      .getByRole('button', { name: 'Duplicate' })
      .click();
    await expect.poll(headings).toEqual(['Reasons', 'First banner', 'First banner', 'Last banner']);
    await (await toolbarOf(page, first(), 'Call to action')).getByRole('button', { name: 'Hide' }).click();
    await expect.poll(async () => (await draft())?.blocks?.[1]?.hidden).toBe(true);
    await expect(frame.getByRole('heading', { name: 'First banner' })).toHaveCount(1);
    const last = frame.getByRole('heading', { name: 'Last banner' });
    await (await toolbarOf(page, last, 'Call to action')).getByRole('button', { name: 'Delete' }).click();
    await expect.poll(headings).toEqual(['Reasons', 'First banner', 'First banner']);
    await expect(last).toBeHidden();
    const items = async () =>
      ((await draft())?.blocks?.[0]?.items ?? []).map(({ title }: { title: string }) => title);
    const item = frame.getByText('Honest prices');
    await (await toolbarOf(page, item, 'Reason')).getByRole('button', { name: 'Move down' }).click();
    await expect.poll(items).toEqual(['Good service', 'Honest prices']);

    const undo = page.getByRole('button', { name: /^Undo/ });
    for (let count = 0; count < 5; count += 1) {
      await expect(undo).toBeEnabled();
      const { _rev } = (await draft()) ?? {};
      await undo.click();
      await expect.poll(async () => (await draft())?._rev).not.toBe(_rev);
    }
    await expect(undo).toBeDisabled();
    expect(await headings()).toEqual(['First banner', 'Reasons', 'Last banner']);
    expect((await draft())?.blocks).toEqual(PUBLISHED.blocks);
    expect((await askSite('northside', PATH)).body).toContain('Last banner');
  });

  test('adds, duplicates, hides and deletes items of a list from the page', async ({ page }) => {
    const frame = await openPage(page);
    const items = async (): Promise<{ title?: string; hidden?: boolean }[]> =>
      (await draft())?.blocks?.[1]?.items ?? [];
    const titles = async () => (await items()).map(({ title }) => title);
    const press = async (name: string) => {
      const item = frame.getByText('Honest prices').first();
      await (await toolbarOf(page, item, 'Reason')).getByRole('button', { name }).click();
    };
    await press('Duplicate');
    await expect.poll(titles).toEqual(['Honest prices', 'Honest prices', 'Good service']);
    await press('Hide');
    await expect.poll(async () => (await items()).filter(({ hidden }) => hidden).length).toBe(1);
    await expect(frame.getByText('Honest prices')).toHaveCount(1);
    await press('Add below');
    await expect.poll(async () => (await items()).length).toBe(4);
    await press('Delete');
    await expect.poll(async () => (await items()).length).toBe(3);
    await expect(frame.getByText('Honest prices')).toHaveCount(0);
    expect(await titles()).toContain('Good service');
  });

  test('adds a block from the page and opens its form', async ({ page }) => {
    const frame = await openPage(page);
    const heading = frame.getByRole('heading', { name: 'First banner' });
    await (await toolbarOf(page, heading, 'Call to action'))
      .getByRole('button', { name: 'Add below' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Add a block' });
    await dialog.getByRole('textbox', { name: 'Search' }).fill('questions');
    await dialog.getByRole('button', { name: 'Questions and answers' }).click();
    await expect
      .poll(async () => ((await draft())?.blocks ?? []).map(({ _type }: { _type: string }) => _type))
      .toEqual(['callToAction', 'faq', 'valuePropositions', 'callToAction']);
    await expect(page.getByLabel('Heading', { exact: true }).first()).toHaveValue(
      'Frequently asked questions',
    );
  });

  test('lists the blocks beside the page, with the hidden ones, for the keyboard', async ({ page }) => {
    await lake.createOrReplace({ ...PUBLISHED, _id: DRAFT });
    await openPage(page);
    const list = page.getByRole('region', { name: 'Blocks on this page' });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await list.getByRole('button', { name: 'Change Call to action: Last banner' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Hide' }).press('Enter');
    await expect(list.getByText('Call to action: Last banner (hidden)')).toBeVisible();
    await expectAccessible(page, 'section[aria-labelledby="page-blocks"]');
    await expect.poll(async () => (await draft())?.blocks?.[2]?.hidden).toBe(true);
    await list.getByRole('button', { name: 'Change Call to action: Last banner' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Show' }).press('Enter');
    await expect.poll(async () => (await draft())?.blocks?.[2]?.hidden).toBeUndefined();
    await expectAccessible(page, '[aria-label="Preview width"]');
  });

  test('moves the focus to a neighbour when a block is deleted in the list', async ({ page }) => {
    await lake.createOrReplace({ ...PUBLISHED, _id: DRAFT });
    await openPage(page);
    const list = page.getByRole('region', { name: 'Blocks on this page' });
    const menuOf = (name: string) => list.getByRole('button', { name: `Change ${name}` });
    const erase = async (name: string) => {
      await menuOf(name).press('Enter');
      await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
      await expect(menuOf(name)).toHaveCount(0);
    };
    await erase('Call to action: First banner');
    await expect(list.getByRole('button', { name: /^Change .*: Reasons$/ })).toBeFocused();
    await erase('Call to action: Last banner');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list.getByRole('button', { name: /^Change / })).toBeFocused();
    await list.getByRole('button', { name: /^Change / }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await expect(list.getByRole('button', { name: 'Add a block' })).toBeFocused();
  });

  test('moves the focus to the next block when one is deleted on the page by keyboard', async ({ page }) => {
    const frame = await openPage(page);
    const contact = frame.getByRole('link', { name: 'Contact us' });
    await expect(async () => {
      await contact.first().focus();
      await contact.first().press('F2');
      await expect(frame.getByRole('toolbar', { name: /^Change / })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    const block = frame.getByRole('button', { name: 'Block', exact: true });
    if (await block.isVisible()) await block.press('Enter');
    const toolbar = frame.getByRole('toolbar', { name: 'Change Call to action' });
    await toolbar.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(frame.getByRole('heading', { name: 'First banner' })).toHaveCount(0);
    await expect
      .poll(() =>
        frame
          .locator(':focus')
          .evaluateAll((found) => found.map((each) => each.closest('[data-preview-block]') !== null)),
      )
      .toEqual([true]);
  });

  test('visitors do not get hidden blocks and items', async () => {
    const [first, reasons, last] = PUBLISHED.blocks;
    await lake.createOrReplace({
      ...PUBLISHED,
      blocks: [
        first,
        {
          ...reasons,
          items: [
            { _key: 'x', _type: 'valueProposition', icon: 'star', title: 'A hidden reason', hidden: true },
            { _key: 'y', _type: 'valueProposition', icon: 'star', title: 'Good service', text: 'Every day.' },
          ],
        },
        { ...last, hidden: true },
      ],
    });
    await expect.poll(async () => (await askSite('northside', PATH)).body).not.toContain('Last banner');
    const { body } = await askSite('northside', PATH);
    expect(body).toContain('First banner');
    expect(body).toContain('Good service');
    expect(body).not.toContain('A hidden reason');
    expect(body).not.toContain('data-preview');
  });

  test('shows the page at the width of a phone, a tablet and a desktop', async ({ page }) => {
    await openPage(page);
    const width = () => page.locator('iframe').evaluate((frame) => frame.clientWidth);
    for (const [name, pixels] of [
      ['Phone', 390],
      ['Tablet', 768],
      ['Desktop', 1440],
    ] as const) {
      const button = page.getByRole('button', { name, exact: true });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(width).toBe(pixels);
      const box = await page.locator('iframe').boundingBox();
      expect(box && box.x + box.width).toBeLessThanOrEqual(1601);
    }
    await page.getByRole('button', { name: 'Full panel' }).press('Enter');
    await expect.poll(width).not.toBe(1440);
  });

  test('keeps the place on another site, and opens the site last worked on', async ({ page }) => {
    const address = encodeURIComponent(siteUrl('northside', '/about-us'));
    await openStudio(page, 'editor', `/presentation?preview=${address}`);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('sanity-visual-editing')).toBeAttached({ timeout: 60_000 });
    const sites = page.getByRole('navigation', { name: 'Sites' });
    await sites.getByRole('button', { name: /Value/ }).click();
    await expect(page).toHaveURL(/valuecars[^&]*about-us/, { timeout: 30_000 });
    await expect(sites.getByRole('button', { name: /Value/ })).toHaveAttribute('aria-current', 'page');

    await page.getByRole('link', { name: 'Content', exact: true }).click();
    await page.getByRole('link', { name: 'Preview', exact: true }).click();
    await expect(page.locator('iframe')).toHaveAttribute('src', /valuecars/, { timeout: 60_000 });
    await page.getByRole('link', { name: 'New page', exact: true }).click();
    await expect(page.getByLabel('Site', { exact: true })).toHaveValue('site-valuecars');
  });

  test('changes a release’s version only, and nothing in a scheduled release', async ({ page }) => {
    const editor = await clientOf('editor');
    const releaseId = 'rPageEditing';
    const version = `versions.${releaseId}.${PAGE}`;
    await editor.action({
      actionType: 'sanity.action.release.create',
      releaseId,
      metadata: { title: 'Editing', releaseType: 'undecided' },
    });
    await editor.create({ ...PUBLISHED, _id: version });
    try {
      const frame = await openPage(page, `&perspective=${releaseId}`);
      await beginTyping(page, frame.getByRole('heading', { name: 'First banner' }));
      await page.keyboard.type(' of the release');
      await page.keyboard.press('Enter');
      await expect
        .poll(async () => (await editor.getDocument(version))?.blocks?.[0]?.heading)
        .toBe('First banner of the release');
      expect(await draft()).toBeUndefined();

      const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString();
      await leaveStudio(page);
      await editor.releases.schedule({ releaseId, publishAt: inAMonth });
      const locked = await openPage(page, `&perspective=${releaseId}`);
      const heading = locked.getByRole('heading', { name: 'First banner of the release' });
      await expect(async () => {
        await heading.dblclick({ timeout: 3_000 });
        await expect(locked.getByText('This release cannot be changed.')).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 30_000 });
      await editor.releases.unschedule({ releaseId });
    } finally {
      await leaveStudio(page);
      await editor.action({ actionType: 'sanity.action.release.archive', releaseId });
      await editor.action({ actionType: 'sanity.action.release.delete', releaseId });
    }
  });
});

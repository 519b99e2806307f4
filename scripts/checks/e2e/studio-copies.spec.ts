import type { Page } from '@playwright/test';
import { lake } from './content.ts';
import { clientOf, openStudio, PREVIEW_WORDS, publishButton, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, expectAccessible } from './test.ts';

test.setTimeout(240_000);
test.use({
  expected: {
    words: [
      ...STUDIO_WORDS,
      // New pages open in the preview, whose frame changes to another site.
      ...PREVIEW_WORDS,
      /DataTransfer with kind="string"/,
      /Clipboard contains both text and HTML/,
    ],
  },
  permissions: ['clipboard-read', 'clipboard-write'],
  // Times must be in the site's time zone, not the editor's.
  timezoneId: 'Europe/London',
});

const reference = (id: string) => ({ _type: 'reference', _ref: id });
const path = (current: string) => ({ _type: 'slug', current });
const button = (label: string, page: string) => ({
  _type: 'action',
  _key: label,
  label,
  link: { _type: 'link', kind: 'page', page: reference(page) },
});

const draftsOf = async (site: string, title: string) =>
  (await clientOf('editor')).fetch<
    { _id: string; blocks: { _type: string; until?: string }[]; path: { current: string } }[]
  >('*[_id in path("drafts.**") && _type == "page" && site._ref == $site && title == $title]', {
    site,
    title,
  });

/** A document's form is slow to open on two cores. */
const LATE = { timeout: 45_000 };

const menuItem = async (page: Page, name: string) => {
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name }).click();
};

test('a page starts from a template or from text pasted from a word processor', async ({ page }) => {
  try {
    await openStudio(page, 'editor', '/new-page');
    await page.getByLabel('Site', { exact: true }).selectOption({ label: 'Coastline Caravans' });
    await page.getByRole('button', { name: /^Event/ }).click();
    const title = page.getByLabel('Title', { exact: true });
    const address = page.getByLabel('Address', { exact: true });
    const make = page.getByRole('button', { name: 'Create page' });
    await expect(title).toBeFocused();
    // In view next to the templates, without scrolling.
    await expect(make).toBeInViewport();
    await title.fill('Test open day');
    await expect(address).toHaveValue('/test-open-day');
    await address.fill('/');
    await expect(page.getByText(/^The page '.*' of this site already has this address\.$/)).toBeVisible();
    await expect(make).toBeDisabled();
    await address.fill('/test-open-day');
    await expect(page.getByText('This address is available.')).toBeVisible();
    await expect(make).toBeEnabled();
    await expect(page.getByText('At 9 am Sydney time')).toBeVisible();
    await page.getByLabel('Day').fill('2027-01-26');
    await expectAccessible(page, '#template-panel');
    await title.press('Enter');
    await expect(page.getByTestId('field-title').locator('input')).toHaveValue('Test open day', LATE);
    await expect(page).toHaveURL(/\/presentation\/page\/.*preview=.*test-open-day/);
    const [event] = await draftsOf('site-coastline', 'Test open day');
    expect(event?.blocks.map(({ _type }) => _type)).toEqual([
      'callToAction',
      'countdown',
      'richText',
      'locationMap',
      'enquiryForm',
    ]);
    expect(event?.blocks[1]?.until).toBe('2027-01-25T22:00:00.000Z');

    await test.step('template text left unchanged blocks publication', async () => {
      await page.getByRole('button', { name: 'Validation' }).click();
      await expect(
        page.getByRole('button', {
          name: /Text: 'Say here what there is to see and do.*' is a placeholder from the template/,
        }),
      ).toBeVisible();
      await expect(publishButton(page)).toBeDisabled();
    });

    await page.getByRole('link', { name: 'New page', exact: true }).click();
    await page.getByLabel('Site', { exact: true }).selectOption({ label: 'Coastline Caravans' });
    await page.getByRole('tab', { name: 'Paste text' }).click();
    await page.getByLabel('Your text', { exact: true }).click();
    await page.evaluate(async () => {
      const html = `<h1>Test towing</h1><p>What to <b>know</b>.<script>alert(1)</script></p>
        <h2>What people ask</h2><h3>Can I tow it?</h3><p>Yes.</p><h3>Do I need mirrors?</h3><p>Often.</p>
        <h2>Come by</h2><p><a href="/contact">Contact us</a></p>`;
      const blob = (type: string, value: string) => new Blob([value], { type });
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': blob('text/plain', 'Test towing'),
          'text/html': blob('text/html', html),
        }),
      ]);
    });
    await page.keyboard.press('ControlOrMeta+V');
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name: 'Can I tow it?' })).toBeVisible();
    await expect(address).toHaveValue('/test-towing');
    await expect(make).toBeEnabled();
    await expectAccessible(page, '#words-panel');
    await make.click();
    await expect(page.getByTestId('field-title').locator('input')).toHaveValue('Test towing', LATE);
    const [pasted] = await draftsOf('site-coastline', 'Test towing');
    expect(pasted?.blocks.map(({ _type }) => _type)).toEqual(['richText', 'faq', 'callToAction']);
    expect(JSON.stringify(pasted)).not.toContain('alert');
  } finally {
    await lake.delete({
      query: '*[_type == "page" && title in ["Test open day", "Test towing"]]',
    });
  }
});

test('a page is duplicated to other sites with matching references, and undone', async ({ page }) => {
  const id = 'page-test-copied';
  const slide = 'slide-test-copied';
  const { image } = (await lake.getDocument('slide-harbour-range')) as unknown as { image: object };
  try {
    await lake
      .transaction()
      .createOrReplace({
        _id: slide,
        _type: 'slide',
        name: 'Test slide',
        site: reference('site-harbour'),
        image,
      })
      .createOrReplace({
        _id: id,
        _type: 'page',
        title: 'Test to copy',
        site: reference('site-harbour'),
        path: path('/test-to-copy'),
        blocks: [
          {
            _key: 'h',
            _type: 'heroCarousel',
            slides: [{ _key: 's', ...reference(slide) }],
            height: 'standard',
          },
          {
            _key: 'c',
            _type: 'callToAction',
            heading: 'Test banner',
            tone: 'brand',
            actions: [button('Home', 'page-harbour-home'), button('Itself', id)],
          },
        ],
      })
      .commit();
    await openStudio(page, 'editor', `/structure/sites;site-harbour;page;${id}`);
    await menuItem(page, 'Copy to other sites…');
    const dialog = page.getByRole('dialog', { name: 'Copy to other sites' });
    await dialog.getByLabel('Northside Mazda').check();
    await dialog.getByRole('button', { name: 'Review changes' }).click();
    const report = dialog.getByRole('region', { name: 'Northside Mazda' });
    await expect(report).toContainText("'Test to copy'");
    await expect(report).toContainText('Test slide');
    await expect(report).toContainText('/test-to-copy');
    await expect(report).toContainText("Left out: 'Itself': its link has no target.");
    await expectAccessible(page, '[role="dialog"]');
    expect(await draftsOf('site-northside', 'Test to copy')).toEqual([]);
    await dialog.getByRole('button', { name: 'Create 2 drafts' }).click();
    await expect(dialog.getByRole('link', { name: 'Test to copy' })).toBeVisible();
    const [copy] = await draftsOf('site-northside', 'Test to copy');
    expect(copy?.path.current).toBe('/test-to-copy');
    expect(JSON.stringify(copy)).not.toMatch(/harbour/);
    await dialog.getByRole('button', { name: 'Delete 2 drafts' }).click();
    await expect(dialog.getByRole('status')).toHaveText(/The drafts were deleted/);
    expect(await draftsOf('site-northside', 'Test to copy')).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).click();

    await test.step('blocks can be added to another page and removed again', async () => {
      await menuItem(page, 'Copy blocks to another page…');
      const blocks = page.getByRole('dialog', { name: 'Copy blocks to another page' });
      await blocks.getByLabel(/Test banner/).check();
      await blocks.getByLabel('Copy to page').selectOption('page-coastline-about-us');
      await blocks.getByRole('button', { name: 'Review changes' }).click();
      await blocks.getByRole('button', { name: 'Add to draft' }).click();
      await expect(blocks.getByRole('status')).toContainText('Added to the draft of');
      const draft = () => lake.getDocument('drafts.page-coastline-about-us');
      expect(JSON.stringify(await draft())).toContain('Test banner');
      await blocks.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(async () => (await draft()) ?? null).toBeNull();
    });

    await test.step('a duplicate on the same site gets a free address', async () => {
      await menuItem(page, 'Duplicate');
      await expect(page.getByTestId('field-title').locator('input')).toHaveValue('Test to copy (copy)', LATE);
      await expect
        .poll(async () => (await draftsOf('site-harbour', 'Test to copy (copy)'))[0]?.path.current)
        .toBe('/test-to-copy-2');
    });
  } finally {
    await lake.delete({
      query:
        '*[_id in ["drafts.page-coastline-about-us"] || (_type == "page" && title match "Test to copy*")]',
    });
    await lake.delete({ query: '*[_type == "slide" && name == "Test slide"]' });
  }
});

test('a page shows figures of its site, and validation blocks what does not fit', {
  tag: ['@HOME-05', '@HOME-06', '@HOME-07'],
}, async ({ page }) => {
  const id = 'page-test-warnings';
  const { image } = (await lake.getDocument('slide-harbour-range')) as unknown as {
    image: { asset: object };
  };
  const figure = (counts: string, label: string) => ({ _key: counts, _type: 'figure', counts, label });
  const document = {
    _id: id,
    _type: 'page',
    title: 'Test of warnings',
    site: reference('site-coastline'),
    path: path('/test-warnings'),
    blocks: [
      {
        _key: 's',
        _type: 'statsBanner',
        heading: 'All {locations} of our places',
        figures: [figure('locations', 'Locations'), figure('cars', 'Caravans in stock')],
      },
      {
        _key: 'g',
        _type: 'gallery',
        heading: 'a'.repeat(97),
        pictures: ['a', 'b'].map((_key) => ({ _key, _type: 'picture', asset: image.asset })),
      },
      {
        _key: 'c',
        _type: 'callToAction',
        heading: 'Go',
        tone: 'brand',
        actions: [
          {
            _type: 'action',
            _key: 'a',
            label: 'Go',
            link: { _type: 'link', kind: 'path', path: '/nowhere-at-all' },
          },
        ],
      },
      {
        _key: 'cars',
        _type: 'featuredCars',
        heading: 'Six hundred cars',
        sort: 'custom_rank:desc',
        count: 6,
        layout: 'grid',
        filter: { _type: 'stockFilter', priceFrom: 90_000_000 },
      },
    ],
  };
  await lake.createOrReplace(document);
  try {
    await expect.poll(async () => (await askSite('coastline', '/test-warnings')).status).toBe(200);
    const { body } = await askSite('coastline', '/test-warnings');
    expect(body).toContain('All 1 of our places');
    expect(body).not.toContain('50+');
    expect(body).toMatch(/Caravans in stock/);

    await test.step('validation lists what does not fit', async () => {
      await lake.createOrReplace({
        ...document,
        _id: `drafts.${id}`,
        seo: {
          _type: 'seo',
          description: 'Caravans in twelve locations, all {locations} of them open every day.',
        },
      });
      await openStudio(page, 'editor', `/structure/sites;site-coastline;page;${id}`);
      await expect(page.getByText(/⚠ 3 problems/).first()).toBeVisible(LATE);
      await page.getByTestId('field-title').locator('input').fill('Test of warnings, edited');
      await page.getByRole('button', { name: 'Validation' }).click();
      for (const words of [
        /This has 97 characters, and at most 89 fit\./,
        /Add alt text, because the picture is content here\./,
        /There is no page at '\/nowhere-at-all' on this site/,
        /\{locations\} is filled in only in the blocks and slides of pages/,
        /Coastline Caravans has one location here, not 12\./,
        /Hidden, because no matching cars are in stock/,
      ])
        await expect(page.getByRole('button', { name: words }).first()).toBeVisible();
      await expect(page.getByTestId('action-publish')).toBeDisabled();
    });
  } finally {
    await lake.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id } });
  }
});

test('an offer without a manufacturer has a page, and a redirect when its address changes', {
  tag: ['@ROUTE-57', '@ROUTE-58'],
}, async ({ page }) => {
  const id = 'offer-test-moves';
  const { image } = (await lake.getDocument('slide-harbour-range')) as unknown as { image: object };
  await lake.createOrReplace({
    _id: id,
    _type: 'offer',
    name: 'Test offer that moves',
    slug: path('test-before'),
    category: 'Service offer',
    description: 'An offer about no brand.',
    image,
    sites: [{ _key: 'a', ...reference('site-harbour') }],
  });
  const answer = async (address: string) => {
    const { status, headers } = await askSite('harbour', address);
    return [status, headers.get('location')];
  };
  try {
    await expect.poll(() => answer('/offers/test-before')).toEqual([200, null]);
    await openStudio(page, 'editor', `/intent/edit/id=${id};type=offer/`);
    await page.getByTestId('field-slug').locator('input').fill('test-after');
    await expect(page.getByText('Unpublished changes').first()).toBeVisible();
    await page.getByTestId('action-publish').click();
    const dialog = page.getByRole('dialog', { name: 'The address of this offer will change' });
    await expect(dialog.getByText('/offers/test-before')).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish and redirect' }).click();
    await expect.poll(() => answer('/offers/test-before')).toEqual([308, '/offers/test-after']);
    await expect.poll(() => answer('/offers/test-after')).toEqual([200, null]);
  } finally {
    await lake.delete({
      query: '*[_id in [$id, "drafts." + $id, "redirect-harbour-offers-test-before"]]',
      params: { id },
    });
  }
});

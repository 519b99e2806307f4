import { draftLinkToken } from '@forecourt/lib/sites/draft-link';
import type { APIResponse, Locator, Page, Route } from '@playwright/test';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { lake, offerOf, reference } from './content.ts';
import { clientOf, leaveStudio, openStudio, PREVIEW_WORDS, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, siteUrl, studioUrl } from './test.ts';

const PAGE = 'page-northside-about-us';
const PATH = '/about-us';

/** Opens the tool at a page of a site, and waits until the page can be edited by clicks. */
async function openPreview(page: Page, address: string, parameters = '') {
  await openStudio(page, 'editor', `/presentation?preview=${encodeURIComponent(address)}${parameters}`);
  return editableFrame(page);
}

async function editableFrame(page: Page) {
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('sanity-visual-editing')).toBeAttached({ timeout: 60_000 });
  return frame;
}

/** Hovers an element until it is outlined; from then on the studio receives clicks on it. */
async function outline(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.move(2, 2);
    await part.hover();
    await expect(page.frameLocator('iframe').locator('[data-hovered]').first()).toBeAttached({
      timeout: 1_000,
    });
  }).toPass({ timeout: 30_000 });
}

async function open(page: Page, part: Locator): Promise<void> {
  await outline(page, part);
  await part.click();
}

/** Blocks the studio's saves during a callback, so that visible changes were typed but not saved. */
async function withoutSaves(page: Page, act: () => Promise<void>): Promise<void> {
  const saves = /\/data\/(actions|mutate)\//;
  const heldRoutes: Route[] = [];
  const hold = (route: Route) => void heldRoutes.push(route);
  await page.route(saves, hold);
  try {
    await act();
    await expect.poll(() => heldRoutes.length).toBeGreaterThan(0);
  } finally {
    for (const route of heldRoutes) await route.continue();
    await page.unroute(saves, hold);
  }
}

/** Fetches from the site for the browser, because only browsers resolve `*.localhost` names. */
async function answerTo(page: Page, route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const { host } = url;
  const cookies = await page.context().cookies(url.href);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, headers: { ...route.request().headers(), host, cookie } });
}

async function heldPages(page: Page, words: string) {
  const heldAnswers: { route: Route; answer: APIResponse; text: string }[] = [];
  const isAgain = (url: URL) => url.searchParams.has('_rsc') && url.pathname === PATH;
  const hold = async (route: Route) => {
    if (route.request().headers()['next-router-prefetch']) return route.continue();
    const answer = await answerTo(page, route);
    const text = await answer.text();
    if (!text.includes(words)) return route.fulfill({ response: answer });
    heldAnswers.push({ route, answer, text });
  };
  await page.route(isAgain, hold);
  return {
    texts: () => heldAnswers.map(({ text }) => text),
    release: async () => {
      for (const { route, answer } of heldAnswers) await route.fulfill({ response: answer });
      await page.unroute(isAgain, hold);
    },
  };
}

/**
 * Drops the studio's query results that contain some text before they reach the frame, as happens with fast
 * typing. Call it before the page opens, because message listeners run in the order in which they were added.
 */
async function keepFromFrame(page: Page, words: string): Promise<void> {
  await page.addInitScript((unheard) => {
    const isUnheard = ({ data }: MessageEvent) =>
      data?.type === 'loader/query-change' && JSON.stringify(data).includes(unheard);
    addEventListener('message', (event) => isUnheard(event) && event.stopImmediatePropagation());
  }, words);
}

/**
 * Returns the first two blocks, up to the end of the second: content of the page's own document only. Other
 * tests change menus, people and reviews around them.
 */
const ownBlocksOf = (html: string): string =>
  /<main[\s>][\s\S]*?Service that runs to time/.exec(html)?.[0] ?? 'the blocks are not there';

test.describe('the preview in the studio', () => {
  test.use({
    expected: { words: [...STUDIO_WORDS, ...PREVIEW_WORDS] },
    viewport: { width: 1600, height: 1000 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  test.setTimeout(180_000);

  test.afterEach(async () => {
    await lake.delete({ query: '*[_id in path("drafts.**") && _id match $id]', params: { id: `*${PAGE}` } });
  });

  test('opens fields on click, shows typing and reorders blocks, unseen by visitors', async ({ page }) => {
    const before = await askSite('northside', PATH);
    const published = await lake.getDocument(PAGE);
    const stock = {
      _key: 'stock',
      _type: 'featuredCars',
      heading: 'In stock right now',
      sort: 'custom_rank:desc',
      count: 3,
      layout: 'grid',
    };
    await lake.create({
      ...published,
      _id: `drafts.${PAGE}`,
      _type: 'page',
      blocks: [...(published?.blocks ?? []), stock],
    });
    const frame = await openPreview(page, siteUrl('northside', PATH));
    // Its own page, and the home page in each of four languages.
    await expect(page.getByText('Used on 5 pages of 1 site')).toBeVisible();

    await test.step('a block that only the draft has shows cars for sale', async () => {
      const cars = frame
        .locator('[data-preview-block]')
        .filter({ has: frame.getByRole('heading', { name: 'In stock right now' }) })
        .getByRole('listitem');
      await expect(cars).toHaveCount(3);
      for (const car of await cars.all()) {
        const link = car.locator('a[href*="/cars/"]').first();
        const { status, body } = await askSite('northside', (await link.getAttribute('href')) ?? '');
        expect(status).toBe(200);
        expect(body).toContain('"@type":"Car"');
      }
    });

    await frame.locator('body').evaluate((body) => body.setAttribute('data-test', 'this very page'));
    const heading = frame.getByRole('heading', { name: 'One brand, properly' });
    await outline(page, heading);
    await heading.click();
    const field = page.getByLabel('Heading', { exact: true }).first();
    await expect(field).toHaveValue('One brand, properly');
    await field.fill('One brand, for fifty keystrokes');
    await field.press('End');
    await page.keyboard.type(' and many more of them, on one page', { delay: 20 });
    const typed = 'One brand, for fifty keystrokes and many more of them, on one page';
    await expect(frame.getByRole('heading', { name: typed })).toBeVisible();
    await expect
      .poll(async () => (await lake.getDocument(`drafts.${PAGE}`))?.blocks?.[1]?.heading)
      .toBe(typed);
    await expect(frame.locator('body')).toHaveAttribute('data-test', 'this very page');

    await test.step('editing data is in no head, structured data or address', async () => {
      const hiddenTexts = await frame.locator('html').evaluate((html) => {
        const invisible = /\u200b|\u200c|\u2060|\ufeff/;
        const texts = [
          html.querySelector('head')?.innerHTML ?? '',
          ...[...html.querySelectorAll('script[type="application/ld+json"]')].map(
            (script) => script.textContent,
          ),
          ...[...html.querySelectorAll('[href], [id]')].map(
            (part) => `${part.getAttribute('href')} ${part.id}`,
          ),
        ];
        return texts.filter((text) => invisible.test(text));
      });
      expect(hiddenTexts).toEqual([]);
    });

    const blocks = frame.locator('[data-preview-block]');
    // The drop target, between the first two blocks, must be in view as well.
    await blocks
      .nth(1)
      .evaluate((block) =>
        window.scrollBy({ top: block.getBoundingClientRect().top - 200, behavior: 'instant' }),
      );
    const places = async () => {
      const [dragged, target] = [await blocks.nth(2).boundingBox(), await blocks.nth(1).boundingBox()];
      if (!dragged || !target) throw new Error('The blocks are not there.');
      return { dragged, target };
    };
    // While the page is re-rendered, its tools miss pointer moves and blocks change positions.
    await expect(async () => {
      await page.mouse.move(2, 2);
      const { dragged } = await places();
      await page.mouse.move(dragged.x + 8, dragged.y + 40);
      await expect(frame.locator('[data-hovered][data-draggable]')).toBeAttached({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    const { dragged, target } = await places();
    await page.mouse.down();
    await page.mouse.move(dragged.x + 12, dragged.y + 20, { steps: 4 });
    await page.mouse.move(dragged.x + 12, target.y, { steps: 12 });
    await page.mouse.up();
    await expect
      .poll(async () =>
        (await lake.getDocument(`drafts.${PAGE}`))?.blocks
          ?.slice(0, 3)
          .map(({ _type }: { _type: string }) => _type),
      )
      .toEqual(['richText', 'team', 'valuePropositions']);
    await expect(blocks.nth(2).getByRole('heading', { level: 2 })).toHaveText(new RegExp(typed));

    await test.step('visitors get the published page', async () => {
      const after = await askSite('northside', PATH);
      expect(ownBlocksOf(after.body)).toBe(ownBlocksOf(before.body));
      expect(ownBlocksOf(after.body)).toContain('One brand, properly');
      expect(after.body).not.toContain('data-preview');
      expect(after.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      const guess = await askSite('northside', PATH, {
        headers: { cookie: '__prerender_bypass=guess; forecourt-preview-editing=1' },
      });
      expect(guess.headers.get('content-security-policy')).toMatch(
        /frame-ancestors 'self'$|frame-ancestors 'self';/,
      );
      expect(guess.body).not.toContain('data-preview');
      expect(guess.body).not.toContain(typed);
      expect((await askSite('northside', '/api/draft/editing')).status).toBe(404);
    });

    await test.step('another site has its own preview', async () => {
      await page.getByRole('navigation', { name: 'Sites' }).getByRole('button', { name: /Value/ }).click();
      await expect(page.locator('iframe')).toHaveAttribute('src', /valuecars/);
      await editableFrame(page);
    });
  });

  test('never shows an older save over newer text', async ({ page }) => {
    const older = 'Words of an older save';
    await keepFromFrame(page, older);
    const frame = await openPreview(page, siteUrl('northside', PATH));
    await open(page, frame.getByRole('heading', { name: 'One brand, properly' }));
    const field = page.getByLabel('Heading', { exact: true }).first();
    await expect(field).toHaveValue('One brand, properly');

    // Saves text that the page did not receive, and holds back the resulting render.
    const late = { _key: 'late', _type: 'callToAction', heading: 'A block that shows when the page is made' };
    const madeAgain = await heldPages(page, late.heading);
    await field.fill(older);
    await expect
      .poll(async () => (await lake.getDocument(`drafts.${PAGE}`))?.blocks?.[1]?.heading)
      .toBe(older);
    await lake.patch(`drafts.${PAGE}`).append('blocks', [late]).commit();
    await expect.poll(() => madeAgain.texts().length).toBe(1);
    expect(madeAgain.texts()[0]).toContain(older);

    // Newer text typed meanwhile must survive the late render of the older save.
    await withoutSaves(page, async () => {
      await field.fill('Newer words');
      const newer = frame.getByRole('heading', { name: 'Newer words' });
      await expect(newer).toBeVisible();
      const shown = await newer.evaluateHandle((element) => {
        const texts = new Set<string>();
        const block = element.closest('[data-preview-block]');
        const look = () => {
          texts.add(block?.querySelector('h2')?.textContent?.replace(/[^\x20-\x7e]/g, '') ?? '');
          requestAnimationFrame(look);
        };
        look();
        return texts;
      });
      await madeAgain.release();
      await expect(frame.getByRole('heading', { name: late.heading })).toBeVisible();
      await expect(newer).toBeVisible();
      expect(await shown.evaluate((texts) => [...texts])).toEqual(['Newer words']);
    });
  });

  test('shows a release before publication, and the page at a later date', async ({ page, context }) => {
    const editor = await clientOf('editor');
    const releaseId = 'rPreviewTest';
    const title = 'About us in summer';
    await editor.action({
      actionType: 'sanity.action.release.create',
      releaseId,
      metadata: { title: 'Summer', releaseType: 'undecided' },
    });
    const published = await editor.getDocument(PAGE);
    await editor.create({ ...published, _id: `versions.${releaseId}.${PAGE}`, _type: 'page', title });
    try {
      const frame = await openPreview(page, siteUrl('northside', PATH), `&perspective=${releaseId}`);
      await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect((await askSite('northside', PATH)).body).not.toContain(title);

      await test.step('a separate tab shows the release at a chosen time until the preview is left', async () => {
        const newTab = context.waitForEvent('page');
        await page.getByRole('link', { name: /Open preview/ }).click();
        const tab = await newTab;
        await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
        const bar = tab.getByRole('complementary', { name: 'Preview' });
        await expect(bar).toContainText('You are previewing a release.');
        await bar.getByLabel('Preview date').fill('2027-01-26T09:00');
        await bar.getByRole('button', { name: 'Show' }).click();
        await expect(bar).toContainText('Preview date: Tuesday 26 January 2027, 9:00 am.');
        await bar.getByRole('link', { name: 'Back to today' }).click();
        await expect(bar).not.toContainText('9:00 am');
        await bar.getByRole('link', { name: 'Leave preview' }).click();
        await expect(bar).toBeHidden();
        await expect(tab.getByRole('heading', { level: 1, name: 'About us', exact: true })).toBeVisible();
      });
    } finally {
      await editor.action({ actionType: 'sanity.action.release.archive', releaseId });
      await editor.action({ actionType: 'sanity.action.release.delete', releaseId });
    }
  });

  test('shows a dated offer once it starts, hidden from visitors until then', async ({ page }) => {
    await lake.createOrReplace({
      _id: 'offer-test-preview-date',
      _type: 'offer',
      name: 'Test offer of Australia Day',
      slug: { _type: 'slug', current: 'test-australia-day' },
      category: 'Test offer',
      description: 'An offer that a test made.',
      sites: [{ _type: 'reference', _ref: 'site-northside', _key: 'a' }],
      startsAt: '2027-01-25T13:00:00Z',
      endsAt: '2027-01-27T13:00:00Z',
    });
    try {
      // Delays the script that connects page and studio: a time chosen before must be kept.
      const connecting = /\/api\/draft\/editing/;
      const heldRoutes: Route[] = [];
      await page.route(connecting, (route) => void heldRoutes.push(route));
      const address = encodeURIComponent(siteUrl('northside', '/special-offers'));
      await openStudio(page, 'editor', `/presentation?preview=${address}`);
      const frame = page.frameLocator('iframe');
      await expect(frame.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
      await expect(frame.getByText('Test offer of Australia Day')).toBeHidden();
      await page.getByLabel('Preview date').fill('2027-01-26T09:00');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect.poll(() => heldRoutes.length).toBeGreaterThan(0);
      for (const route of heldRoutes) await route.continue();
      await page.unroute(connecting);
      // The page re-renders for the chosen time while the studio loads.
      await expect(frame.getByText('Test offer of Australia Day').first()).toBeVisible({ timeout: 30_000 });
      await editableFrame(page);
      const publicHtml = (await askSite('northside', '/special-offers')).body;
      expect(publicHtml).not.toContain('Australia Day');
      expect(publicHtml).not.toContain('data-sanity');

      await test.step('menus, the footer and an offer’s heading open their fields', async () => {
        await expect(frame.locator('nav[aria-label="Main"][data-sanity]')).toBeAttached();
        await expect(frame.locator('footer [data-sanity]').first()).toBeAttached();
        const headline = frame.getByRole('heading', { name: 'Test offer of Australia Day' }).first();
        // The page was reloaded; until its tools connect, the studio receives no clicks.
        await expect(async () => {
          await open(page, headline);
          await expect(page.getByLabel('Name', { exact: true }).first()).toHaveValue(
            'Test offer of Australia Day',
            { timeout: 5_000 },
          );
        }).toPass({ timeout: 40_000 });
      });

      // The description updates while typing: shortened on its card, complete and with its formatting on its
      // own page.
      const description = page.getByLabel('Description', { exact: true }).first();
      await withoutSaves(page, async () => {
        await description.fill('Typed, and <b>saved</b> nowhere.');
        await expect(frame.getByText('Typed, and saved nowhere.')).toBeVisible();
      });
      await frame.locator('body').evaluate(() => {
        const { next } = window as unknown as { next: { router: { push: (href: string) => void } } };
        next.router.push('/offers/test-australia-day');
      });
      await expect(frame.getByRole('heading', { level: 1, name: 'Australia Day' })).toBeVisible();
      await expect(frame.locator('b', { hasText: 'saved' })).toBeVisible();
      await withoutSaves(page, async () => {
        await description.fill('Now <em>slanted</em>.');
        await expect(frame.locator('em', { hasText: 'slanted' })).toBeVisible();
      });
    } finally {
      await lake.delete({ query: '*[_id match "*offer-test-preview-date"]' });
    }
  });

  test('shows typing in a post, a menu and an announcement', async ({ page }) => {
    const site = reference('site-northside');
    const header = await lake.getDocument('navigation-northside-header');
    const menu = header?.menus.find(({ kind }: { kind: string }) => kind === 'link');
    const image = await lake.fetch('*[_type == "blogPost" && defined(image.asset)][0].image');
    await lake.createOrReplace({
      _id: 'drafts.blogPost-test-preview',
      _type: 'blogPost',
      heading: 'A post that a test made',
      slug: { _type: 'slug', current: 'test-preview' },
      description: 'Nobody but its test reads it.',
      date: '2026-01-01T00:00:00Z',
      site,
      image,
    });
    await lake.createOrReplace({
      _id: 'drafts.announcement-test-preview',
      _type: 'announcement',
      kind: 'bar',
      text: 'A line that a test made',
      site,
    });
    // Wide enough for the page to show its menus.
    await page.setViewportSize({ width: 2400, height: 1000 });
    try {
      // The tool finds the document by address, here a blog post.
      const frame = await openPreview(page, siteUrl('northside', '/blog/test-preview'));
      const heading = page.getByLabel('Heading', { exact: true }).first();
      await expect(heading).toHaveValue('A post that a test made');
      await withoutSaves(page, async () => {
        await heading.fill('A post as it is typed');
        await expect(frame.getByRole('heading', { level: 1, name: 'A post as it is typed' })).toBeVisible();
      });

      await open(page, frame.locator('article img').first());
      await expect(page).toHaveURL(/blogPost-test-preview[^?]*image/);

      const bar = frame.getByRole('complementary', { name: 'Announcement' });
      await open(page, bar.getByText('A line that a test made'));
      const words = page.getByLabel('Text', { exact: true }).first();
      await expect(words).toHaveValue('A line that a test made');
      await withoutSaves(page, async () => {
        await words.fill('A line as it is typed');
        await expect(bar).toContainText('A line as it is typed');
      });

      const menus = frame.getByRole('navigation', { name: 'Main' });
      await open(page, menus.getByRole('link', { name: menu.label }));
      const label = page.locator('input[id^="menus["][id$=".label"]');
      await expect(label).toHaveValue(menu.label);
      await withoutSaves(page, async () => {
        await label.fill('As it is typed');
        await expect(menus.getByRole('link', { name: 'As it is typed' })).toBeVisible();
      });

      const visitors = (await askSite('northside', '/blog')).body;
      for (const typed of ['as it is typed', 'A line that', 'data-sanity', '\u200b'])
        expect(visitors.toLowerCase()).not.toContain(typed.toLowerCase());
    } finally {
      await page.close();
      await lake.delete({
        query: '*[_id in path("drafts.**") && (_id match "*test-preview" || _id == $header)]',
        params: { header: 'drafts.navigation-northside-header' },
      });
    }
  });

  test('opens one draft from a link without an account, until it expires', async ({ page, browser }) => {
    const title = 'A title for a colleague';
    const { secrets } = settingsFromEnvironment();
    const published = await lake.getDocument(PAGE);
    await lake.create({ ...published, _id: `drafts.${PAGE}`, _type: 'page', title });
    await openStudio(page, 'editor', `/structure/sites;site-northside;page;${PAGE}`);
    await page.getByRole('button', { name: 'Open document actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy draft link' }).click();
    await expect(page.getByText('Draft link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.startsWith(siteUrl('northside', '/draft-link/'))).toBe(true);

    const stranger = await browser.newContext();
    const tab = await stranger.newPage();
    const response = await tab.goto(link);
    expect(response?.status()).toBe(200);
    expect(response?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
    expect(response?.headers()['cache-control']).toContain('no-store');
    await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(tab.getByRole('complementary', { name: 'Draft' })).toContainText('The link works until');
    const html = (await response?.text()) ?? '';
    for (const tool of ['/api/draft/', 'data-preview', 'sanity-visual-editing'])
      expect(html).not.toContain(tool);
    await tab.goto(siteUrl('northside', PATH));
    await expect(tab.getByRole('heading', { level: 1, name: 'About us', exact: true })).toBeVisible();

    const offer = offerOf('draft-link', {
      _id: 'drafts.offer-test-draft-link',
      sites: [reference('site-northside')],
    });
    const post = {
      _id: 'drafts.post-test-draft-link',
      _type: 'blogPost',
      heading: 'A post for a colleague',
      slug: { _type: 'slug', current: 'test-draft-link' },
      site: reference('site-northside'),
    };
    try {
      await lake.createOrReplace(offer);
      await lake.createOrReplace(post);
      for (const [type, id, heading, path] of [
        ['offer', 'offer-test-draft-link', offer.name, '/offers/test-draft-link'],
        ['blogPost', 'post-test-draft-link', post.heading, '/blog/test-draft-link'],
      ] as const) {
        await page.goto(`${studioUrl}/structure/sites;site-northside;${type};${id}`);
        await page.evaluate(() => navigator.clipboard.writeText(''));
        await page.getByRole('button', { name: 'Open document actions' }).click({ timeout: 45_000 });
        await page.getByRole('menuitem', { name: 'Copy draft link' }).click();
        await expect
          .poll(() => page.evaluate(() => navigator.clipboard.readText()))
          .toContain('/draft-link/');
        const shown = await tab.goto(await page.evaluate(() => navigator.clipboard.readText()));
        expect(shown?.status()).toBe(200);
        await expect(tab.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(tab.getByRole('complementary', { name: 'Draft' })).toBeVisible();
        expect((await askSite('northside', path)).status).toBe(404);
      }
    } finally {
      await leaveStudio(page);
      for (const { _id } of [offer, post]) await lake.delete(_id);
    }
    await stranger.close();

    const token = (until: string) =>
      draftLinkToken({ site: 'northside', document: PAGE, until: new Date(until) }, secrets.draftLinkSecret);
    const endedLink = await askSite('northside', `/draft-link/${token('2026-01-01T00:00:00Z')}`);
    expect(endedLink.status).toBe(410);
    expect(endedLink.body).toContain('This link has expired');
    expect(endedLink.body).not.toContain(title);
    for (const [site, path] of [
      ['northside', `/draft-link/${token('2030-01-01T00:00:00Z').slice(0, -3)}`],
      ['harbour', `/draft-link/${token('2030-01-01T00:00:00Z')}`],
    ] as const) {
      const wrong = await askSite(site, path);
      expect(wrong.status).toBe(404);
      expect(wrong.body).toContain('This link does not work');
      expect(wrong.body).not.toContain(title);
    }
  });

  test('is hidden from viewers, whose studio works otherwise', async ({ page }) => {
    await openStudio(page, 'viewer', '/presentation');
    await expect(page.getByRole('link', { name: 'Preview', exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Content', exact: true }).click();
    await expect(page.getByText('Sites', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/An error occurred|Something went wrong/)).toBeHidden();
  });
});

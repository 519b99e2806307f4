import { TRIAL_COOKIE } from '@forecourt/lib/sites/page-trial/visitor';
import type { Page } from '@playwright/test';
import { lake, reference } from './content.ts';
import { siteDocuments } from './plain-site.ts';
import { sql } from './reserving.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

// A separate site for each test, because a site's visitors take part as soon as a trial runs on it.
const PAGE = '/tried';
const HEADINGS = { control: 'Visit us in Albion', variant: 'Book a time that suits you' };
const SOON = { timeout: 60_000 };

test.setTimeout(240_000);

const block = (heading: string) => ({
  _type: 'callToAction',
  _key: 'call',
  heading,
  text: 'We are open six days a week.',
  tone: 'light',
  actions: [],
});

const trialOf = (slug: string) => `pageTrial-${slug}`;

interface TrialSite {
  consentMode?: 'granted' | 'ask';
  languages?: readonly string[];
  /** Path of the trial's page: the page `PAGE` by default, or the home page. */
  path?: string;
  /** Fields of the trial that differ. */
  trial?: Readonly<Record<string, unknown>>;
}

/** Makes a site with a page on which a trial runs, and waits until it does. */
async function makeTrial(
  slug: string,
  { consentMode = 'granted', languages = [], path = PAGE, trial = {} }: TrialSite = {},
): Promise<string[]> {
  const site = reference(`site-${slug}`);
  const documents: Record<string, unknown>[] = siteDocuments({
    slug,
    name: 'Trial Motors',
    url: siteUrl(slug, '').replace(/\/$/, ''),
    template: 'group',
    theme: { brand: '#0b2a4a', accent: '#0b5cad' } as never,
    dealershipIds: ['harbour-brisbane'],
  }).map((document) =>
    document._type === 'siteFeatures'
      ? { ...document, trials: true }
      : document._type === 'site'
        ? { ...document, settings: { consentMode, languages } }
        : document,
  );
  documents.push(
    {
      _id: `page-${slug}-tried`,
      _type: 'page',
      title: 'Tried',
      site,
      path: { _type: 'slug', current: PAGE },
      blocks: [block(HEADINGS.control)],
    },
    {
      _id: trialOf(slug),
      _type: 'pageTrial',
      name: 'Booking instead of a visit',
      hypothesis: 'Visitors who can book a time enquire more often.',
      site,
      page: reference(path === '/' ? `page-${slug}-home` : `page-${slug}-tried`),
      change: 'block',
      blockKey: 'call',
      block: [{ ...block(HEADINGS.variant), _key: 'replacement' }],
      audience: 'everyone',
      goal: 'lead',
      endsOnHarm: true,
      state: 'running',
      ...trial,
    },
  );
  await lake.mutate(documents.map((document) => ({ createOrReplace: document as never })));
  await expect.poll(async () => (await askSite(slug, path)).body, SOON).toContain('data-page-trial');
  return documents.map(({ _id }) => String(_id));
}

async function removeTrial(slug: string, ids: readonly string[]): Promise<void> {
  await lake.mutate(ids.toReversed().map((id) => ({ delete: { id } })));
  await sql('delete from page_trial_days where site_slug = $1', [slug]);
}

const asVisitor = (slug: string, value: string, path = PAGE) =>
  askSite(slug, path, { headers: { cookie: `${TRIAL_COOKIE}=${value}` } });

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === TRIAL_COOKIE)?.value;

const exposures = async (slug: string) =>
  (await sql('select arm, exposures from page_trial_days where site_slug = $1', [slug])).map((row) => ({
    ...row,
  }));

test('shows the change to half of the visitors with the cookie, and to nobody without it', async () => {
  const slug = 'trial-halves';
  const ids = await makeTrial(slug);
  try {
    const plain = await askSite(slug, PAGE);
    expect(plain.body).toContain(HEADINGS.control);
    expect(plain.headers.get('vary')).toContain('x-trial-visitor');
    expect(plain.headers.get('set-cookie')).toBeNull();
    const crawler = await askSite(slug, PAGE, { headers: { 'user-agent': 'Googlebot/2.1' } });
    expect(crawler.body).toContain(HEADINGS.control);
    let variants = 0;
    for (let number = 0; number < 60; number += 1) {
      const { status, body } = await asVisitor(slug, `${number}d`);
      expect(status).toBe(200);
      if (body.includes(HEADINGS.variant)) variants += 1;
      else expect(body).toContain(HEADINGS.control);
    }
    expect(variants).toBe(30);
    for (const value of ['60d', '7x', 'me'])
      expect((await asVisitor(slug, value)).body).toContain(HEADINGS.control);
    // Other pages of the site do not vary.
    expect((await askSite(slug, '/')).headers.get('vary') ?? '').not.toContain('x-trial-visitor');
    expect((await askSite(slug, `/page-trial/${trialOf(slug)}${PAGE}`)).status).toBe(404);
  } finally {
    await removeTrial(slug, ids);
  }
});

test('puts the blocks of the home page in the order of the trial', async () => {
  const slug = 'trial-order';
  const order = { change: 'order', order: ['item-2', 'item-1', 'item-3'] };
  const ids = await makeTrial(slug, { path: '/', trial: order });
  try {
    let variants = 0;
    for (let number = 0; number < 60; number += 1) {
      const { body } = await asVisitor(slug, `${number}d`, '/');
      const content = body.slice(body.indexOf('<main'));
      const places = ['Search every vehicle we have', 'Shop by body type', 'Featured used cars'].map((text) =>
        content.indexOf(text),
      );
      expect(Math.min(...places)).toBeGreaterThan(-1);
      const [first = 0, second = 0, third = 0] = places;
      expect(third).toBeGreaterThan(Math.max(first, second));
      if (second < first) variants += 1;
    }
    expect(variants).toBe(30);
  } finally {
    await removeTrial(slug, ids);
  }
});

const SETTING = { change: 'setting', setting: 'bodyTileTarget:models' };
/** Links of tiles with the setting. */
const MODELS = '/models?body=';

test('changes a setting for the phones among the visitors, in every language', async () => {
  const slug = 'trial-setting';
  const trial = { ...SETTING, audience: 'phones' };
  const ids = await makeTrial(slug, { languages: ['vi'], path: '/', trial });
  try {
    for (const [path, prefix] of [
      ['/', ''],
      ['/vi', '/vi'],
    ] as const) {
      const href = `href="${prefix}${MODELS}`;
      let variants = 0;
      for (let number = 0; number < 60; number += 1) {
        if ((await asVisitor(slug, `${number}p`, path)).body.includes(href)) variants += 1;
        expect((await asVisitor(slug, `${number}d`, path)).body).not.toContain(href);
      }
      expect(variants).toBe(30);
    }
  } finally {
    await removeTrial(slug, ids);
  }
});

test('shows a block that is tried in English only', async () => {
  const slug = 'trial-english';
  const ids = await makeTrial(slug, { languages: ['vi'] });
  try {
    for (let number = 0; number < 60; number += 1) {
      const { body, headers } = await asVisitor(slug, `${number}d`, `/vi${PAGE}`);
      expect(body).toContain(HEADINGS.control);
      expect(body).not.toContain('data-page-trial');
      expect(headers.get('vary') ?? '').not.toContain('x-trial-visitor');
    }
  } finally {
    await removeTrial(slug, ids);
  }
});

test('shows everyone the page as published once the feature is off', async () => {
  const slug = 'trial-off';
  const ids = await makeTrial(slug);
  try {
    await lake.patch(`siteFeatures-${slug}`).set({ trials: false }).commit();
    const bodies = async () =>
      Promise.all(
        Array.from({ length: 12 }, async (_, number) => (await asVisitor(slug, `${number}d`)).body),
      );
    await expect
      .poll(
        async () =>
          (await bodies()).filter(
            (body) => body.includes(HEADINGS.variant) || body.includes('data-page-trial'),
          ).length,
        SOON,
      )
      .toBe(0);
  } finally {
    await removeTrial(slug, ids);
  }
});

for (const width of [390, 1440])
  test(`keeps a visitor on one version and counts them once at ${width} px`, async ({ page }) => {
    const slug = `trial-visit-${width}`;
    const ids = await makeTrial(slug);
    try {
      await page.setViewportSize({ width, height: 900 });
      const assigned = page.waitForResponse(
        (response) => new URL(response.url()).pathname === '/api/page-trials',
      );
      await page.goto(siteUrl(slug, PAGE));
      await expect(page.getByRole('heading', { name: HEADINGS.control })).toBeVisible();
      expect((await assigned).status()).toBe(204);
      const value = await cookieOf(page);
      expect(value).toMatch(/^[0-5]?\d[pd]$/);
      expect(await exposures(slug)).toEqual([]);
      await page.reload();
      const arm = await page.locator('[data-page-trial]').getAttribute('data-arm');
      expect(['control', 'variant']).toContain(arm);
      await expect(
        page.getByRole('heading', { name: HEADINGS[arm === 'variant' ? 'variant' : 'control'] }),
      ).toBeVisible();
      await expect.poll(() => exposures(slug), { timeout: 20_000 }).toEqual([{ arm, exposures: 1 }]);
      await expectAccessible(page);
      await page.reload();
      await expect(page.locator('[data-page-trial]')).toHaveAttribute('data-arm', String(arm));
      expect(await cookieOf(page)).toBe(value);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1);
      await page.goto('about:blank');
      expect(await exposures(slug)).toEqual([{ arm, exposures: 1 }]);
    } finally {
      await removeTrial(slug, ids);
    }
  });

for (const width of [390, 1440])
  test(`keeps a visitor on one version in Vietnamese and counts them once at ${width} px`, async ({
    page,
  }) => {
    const slug = `trial-vi-${width}`;
    const ids = await makeTrial(slug, { languages: ['vi'], path: '/', trial: SETTING });
    try {
      await page.setViewportSize({ width, height: 900 });
      const assigned = page.waitForResponse(
        (response) => new URL(response.url()).pathname === '/api/page-trials',
      );
      await page.goto(siteUrl(slug, '/vi'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
      expect((await assigned).status()).toBe(204);
      await page.reload();
      const arm = await page.locator('[data-page-trial]').getAttribute('data-arm');
      expect(['control', 'variant']).toContain(arm);
      const tile = page.getByRole('main').locator('.card-linked a').first();
      await expect(tile).toHaveAttribute(
        'href',
        new RegExp(`^/vi${arm === 'variant' ? '/models\\?body=' : '/search'}`),
      );
      await expect.poll(() => exposures(slug), { timeout: 20_000 }).toEqual([{ arm, exposures: 1 }]);
      await expectAccessible(page);
      await page.goto(siteUrl(slug, '/'));
      await expect(page.locator('[data-page-trial]')).toHaveAttribute('data-arm', String(arm));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1);
      await page.goto('about:blank');
      expect(await exposures(slug)).toEqual([{ arm, exposures: 1 }]);
    } finally {
      await removeTrial(slug, ids);
    }
  });

test('assigns nobody who has not consented on a site that asks', async ({ page }) => {
  const slug = 'trial-consent';
  const ids = await makeTrial(slug, { consentMode: 'ask' });
  try {
    const recorded = page.waitForRequest((request) => request.url().endsWith('/api/events'));
    await page.goto(siteUrl(slug, PAGE));
    await recorded;
    await page.reload();
    expect(await cookieOf(page)).toBeUndefined();
    await expect(page.getByRole('heading', { name: HEADINGS.control })).toBeVisible();
  } finally {
    await removeTrial(slug, ids);
  }
});

test('assigns nobody with Global Privacy Control, and refuses requests of other sites', async () => {
  const slug = 'trial-gpc';
  const ids = await makeTrial(slug);
  try {
    const request = (headers: Record<string, string>) =>
      askSite(slug, '/api/page-trials', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ takesPart: true, isPhone: false }),
      });
    const own = { 'sec-fetch-site': 'same-origin' };
    expect((await request(own)).headers.get('set-cookie')).toMatch(/^forecourt-trials=\d{1,2}d;.*HttpOnly/);
    expect((await request({ ...own, 'sec-gpc': '1' })).headers.get('set-cookie')).toBeNull();
    expect((await request({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const kept = await request({ ...own, cookie: `${TRIAL_COOKIE}=41p` });
    expect(kept.headers.get('set-cookie')).toContain(`${TRIAL_COOKIE}=41p;`);
  } finally {
    await removeTrial(slug, ids);
  }
});

test.describe('in the studio', () => {
  test.use({ expected: { words: STUDIO_WORDS } });

  for (const width of [390, 1440])
    test(`shows the result and publishes the change that is kept at ${width} px`, async ({ page }) => {
      const slug = `trial-keep-${width}`;
      const ids = await makeTrial(slug);
      try {
        for (const [arm, leads] of [
          ['control', 60],
          ['variant', 140],
        ])
          await sql(
            `insert into page_trial_days (site_slug, trial_id, day, arm, exposures, leads)
             values ($1, $2, '2026-11-20', $3, 3000, $4)`,
            [slug, trialOf(slug), arm, leads],
          );
        await openStudio(page, 'admin', '/results');
        await page.setViewportSize({ width, height: 900 });
        await page.getByRole('tab', { name: 'Trials' }).click();
        await page.getByRole('combobox', { name: 'Site' }).selectOption(slug);
        const card = page.getByRole('region', { name: 'Booking instead of a visit', exact: true });
        await expect(card).toContainText('The change is better. You can keep it.');
        await expect(card.getByRole('row', { name: /With the change/ })).toContainText('4.7%');
        await expect(card.getByRole('row', { name: /Difference in rate/ })).toContainText(/\+\d+% to \+\d+%/);
        await expectAccessible(page, '[data-testid="results-tool"]');
        await card.getByRole('button', { name: 'Keep the change' }).click();
        await expect(card).toContainText('The change was kept');
        await expect.poll(async () => (await askSite(slug, PAGE)).body, SOON).toContain(HEADINGS.variant);
        expect(await lake.getDocument(trialOf(slug))).toMatchObject({ state: 'ended', ending: 'variant' });
        await expect
          .poll(async () => (await askSite(slug, PAGE)).body, SOON)
          .not.toContain('data-page-trial');
      } finally {
        await removeTrial(slug, ids);
      }
    });

  test('keeps a setting that was tried in the settings of the site', async ({ page }) => {
    const slug = 'trial-keep-setting';
    const ids = await makeTrial(slug, { path: '/', trial: SETTING });
    try {
      await openStudio(page, 'admin', '/results');
      await page.getByRole('tab', { name: 'Trials' }).click();
      await page.getByRole('combobox', { name: 'Site' }).selectOption(slug);
      const card = page.getByRole('region', { name: 'Booking instead of a visit', exact: true });
      await card.getByRole('button', { name: 'Keep the change' }).click();
      await page
        .getByRole('dialog', { name: 'Keep the change' })
        .getByRole('button', { name: 'Keep the change' })
        .click();
      await expect(card).toContainText('The change was kept');
      expect(await lake.getDocument(`site-${slug}`)).toMatchObject({
        settings: { bodyTileTarget: 'models', consentMode: 'granted' },
      });
      await expect.poll(async () => (await askSite(slug, '/')).body, SOON).toContain(`href="${MODELS}`);
    } finally {
      await removeTrial(slug, ids);
    }
  });
});

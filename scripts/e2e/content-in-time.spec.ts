import { lake, offerOf, reference } from './content.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { askSite, expect, test } from './test.ts';

/** Where the offers of a site are seen, but for their own pages. */
const LISTS = ['/special-offers', '/', '/sitemap.xml'];
const own = ({ slug }: ReturnType<typeof offerOf>) => `/offers/${slug.current}`;

/** The lists of a site that have an offer, and the status of its own page. */
async function seen(offer: ReturnType<typeof offerOf>, site = 'coastline') {
  const bodies = await Promise.all(LISTS.map(async (path) => (await askSite(site, path)).body));
  const words = [offer.name, offer.slug.current];
  const lists = LISTS.filter((_, index) => words.some((word) => bodies[index]?.includes(word)));
  return { lists, page: (await askSite(site, own(offer))).status };
}
const EVERYWHERE = { lists: LISTS, page: 200 };
const NOWHERE = { lists: [], page: 404 };

test.describe('an offer that an editor deletes in the studio', () => {
  test.use({ expected: { words: STUDIO_WORDS } });
  test.setTimeout(180_000);

  test('is gone from every list at once, and its page is not found', async ({ page }) => {
    const offer = offerOf('deleted');
    await lake.createOrReplace(offer);
    try {
      await expect.poll(() => seen(offer)).toEqual(EVERYWHERE);
      await openStudio(page, 'editor', `/intent/edit/id=${offer._id};type=offer/`);
      await page.getByRole('button', { name: 'Open document actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Delete/ })
        .click();
      await expect.poll(() => lake.getDocument(offer._id)).toBeUndefined();
      await expect.poll(() => seen(offer)).toEqual(NOWHERE);
    } finally {
      await lake.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id: offer._id } });
    }
  });
});

test('an offer that is unpublished is gone from every list at once, and its page is not found', async () => {
  const offer = offerOf('unpublished');
  const draftId = `drafts.${offer._id}`;
  await lake.createOrReplace(offer);
  try {
    await expect.poll(() => seen(offer)).toEqual(EVERYWHERE);
    await lake.action({ actionType: 'sanity.action.document.unpublish', draftId, publishedId: offer._id });
    await expect.poll(() => seen(offer)).toEqual(NOWHERE);
    expect(await lake.getDocument(draftId)).toMatchObject({ name: offer.name });
  } finally {
    await lake.delete({ query: '*[_id in [$id, $draftId]]', params: { id: offer._id, draftId } });
  }
});

test('an offer that moves to another site leaves the one and comes to the other', async () => {
  const offer = offerOf('moving');
  await lake.createOrReplace(offer);
  try {
    await expect.poll(() => seen(offer)).toEqual(EVERYWHERE);
    expect(await seen(offer, 'harbour')).toEqual(NOWHERE);
    await lake
      .patch(offer._id)
      .set({ sites: [reference('site-harbour')] })
      .commit();
    await expect.poll(() => seen(offer)).toEqual(NOWHERE);
    await expect.poll(async () => (await seen(offer, 'harbour')).page).toBe(200);
    expect((await askSite('harbour', '/special-offers')).body).toContain(offer.name);
  } finally {
    await lake.delete(offer._id);
  }
});

test('a page that moves to another site is there, and not found where it was', async () => {
  const page = {
    _id: 'page-test-moving',
    _type: 'page',
    title: 'A page that moves',
    path: { _type: 'slug', current: '/test-moving' },
    site: reference('site-coastline'),
  };
  const statuses = async () =>
    Promise.all(
      ['coastline', 'valuecars'].map(async (site) => (await askSite(site, page.path.current)).status),
    );
  await lake.createOrReplace(page);
  try {
    await expect.poll(statuses).toEqual([200, 404]);
    await lake
      .patch(page._id)
      .set({ site: reference('site-valuecars') })
      .commit();
    await expect.poll(statuses).toEqual([404, 200]);
  } finally {
    await lake.delete(page._id);
  }
});

test('a promo card that moves to another site leaves the results of the one it was on', async () => {
  const card = {
    _id: 'promo-test-moving',
    _type: 'promoCard',
    title: 'Test card that moves',
    site: reference('site-harbour'),
    display: ['all'],
    action: { _type: 'action', label: 'See', link: { _type: 'link', kind: 'path', path: '/search' } },
  };
  const listed = async () => (await askSite('harbour', '/search')).body.includes(card.title);
  await lake.createOrReplace(card);
  try {
    await expect.poll(listed).toBe(true);
    await lake
      .patch(card._id)
      .set({ site: reference('site-valuecars') })
      .commit();
    await expect.poll(listed).toBe(false);
  } finally {
    await lake.delete(card._id);
  }
});

test.describe('dated content comes and goes at its time', () => {
  /** Soon enough to wait for, late enough to be published and seen before. */
  const AHEAD_MS = 6_000;

  /**
   * Asks again and again until what is asked for has changed to what is expected.
   * @returns when it was last asked for and had not changed yet
   */
  async function lastBefore(ask: () => Promise<unknown>, expected: unknown): Promise<number> {
    let last = 0;
    await expect(async () => {
      const askedAt = Date.now();
      const value = JSON.stringify(await ask());
      if (value !== JSON.stringify(expected)) last = askedAt;
      expect(value).toBe(JSON.stringify(expected));
    }).toPass({ intervals: [50] });
    return last;
  }

  test('an offer is gone the moment it ends, from the lists, the sitemap and its own page', async () => {
    const end = Date.now() + AHEAD_MS;
    const offer = offerOf('ending', { endsAt: new Date(end).toISOString() });
    await lake.createOrReplace(offer);
    try {
      await expect.poll(() => seen(offer)).toEqual(EVERYWHERE);
      const last = await Promise.all([
        ...LISTS.map((path) =>
          lastBefore(async () => (await askSite('coastline', path)).body.includes(offer.slug.current), false),
        ),
        lastBefore(async () => (await askSite('coastline', own(offer))).status, 404),
      ]);
      // Nobody who asked after its end was shown it.
      expect(last.map((moment) => Math.max(moment, end))).toEqual(last.map(() => end));
      expect(await seen(offer)).toEqual(NOWHERE);
    } finally {
      await lake.delete(offer._id);
    }
  });

  test('an offer is there the moment it starts, where a page without it was kept before', async () => {
    const start = Date.now() + AHEAD_MS;
    const offer = offerOf('starting', { startsAt: new Date(start).toISOString() });
    await lake.createOrReplace(offer);
    try {
      await expect
        .poll(async () => (await askSite('coastline', own(offer))).headers.get('x-nextjs-cache'))
        .toBe('HIT');
      expect(await seen(offer)).toEqual(NOWHERE);
      const last = await lastBefore(() => seen(offer), EVERYWHERE);
      expect(Math.max(last, start)).toBe(start);
    } finally {
      await lake.delete(offer._id);
    }
  });

  test('SEARCH-06 SEARCH-07 a promo card shows from its start until its expiry, to the second', async () => {
    const start = Date.now() + AHEAD_MS / 2;
    const expiry = start + AHEAD_MS / 2;
    const card = {
      _id: 'promo-test-dated',
      _type: 'promoCard',
      title: 'Test card of three seconds',
      site: reference('site-harbour'),
      display: ['all'],
      action: { _type: 'action', label: 'See', link: { _type: 'link', kind: 'path', path: '/search' } },
      start: new Date(start).toISOString(),
      expiry: new Date(expiry).toISOString(),
    };
    const listed = async () => (await askSite('harbour', '/search')).body.includes(card.title);
    await lake.createOrReplace(card);
    try {
      const lastWithout = await lastBefore(listed, true);
      expect(Math.max(lastWithout, start)).toBe(start);
      const lastWith = await lastBefore(listed, false);
      expect(Math.max(lastWith, expiry)).toBe(expiry);
    } finally {
      await lake.delete(card._id);
    }
  });
});

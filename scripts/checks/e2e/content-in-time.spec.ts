import { lake, offerOf, reference } from './content.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { askSite, expect, test } from './test.ts';

/** Pages that list a site's offers, apart from each offer's own page. */
const LISTS = ['/special-offers', '/', '/sitemap.xml'];
const pathOf = ({ slug }: ReturnType<typeof offerOf>) => `/offers/${slug.current}`;

async function placesShowing(offer: ReturnType<typeof offerOf>, site = 'coastline') {
  const bodies = await Promise.all(LISTS.map(async (path) => (await askSite(site, path)).body));
  const words = [offer.name, offer.slug.current];
  const lists = LISTS.filter((_, index) => words.some((word) => bodies[index]?.includes(word)));
  return { lists, page: (await askSite(site, pathOf(offer))).status };
}
const EVERYWHERE = { lists: LISTS, page: 200 };
const NOWHERE = { lists: [], page: 404 };

test.describe('an offer that an editor deletes in the studio', () => {
  test.use({ expected: { words: STUDIO_WORDS } });
  test.setTimeout(180_000);

  test('disappears from every list at once', async ({ page }) => {
    const offer = offerOf('deleted');
    await lake.createOrReplace(offer);
    try {
      await expect.poll(() => placesShowing(offer)).toEqual(EVERYWHERE);
      await openStudio(page, 'editor', `/intent/edit/id=${offer._id};type=offer/`);
      await page.getByRole('button', { name: 'Open document actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Delete/ })
        .click();
      await expect.poll(() => lake.getDocument(offer._id)).toBeUndefined();
      await expect.poll(() => placesShowing(offer)).toEqual(NOWHERE);
    } finally {
      await lake.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id: offer._id } });
    }
  });
});

test('an unpublished offer disappears from every list at once', async () => {
  const offer = offerOf('unpublished');
  const draftId = `drafts.${offer._id}`;
  await lake.createOrReplace(offer);
  try {
    await expect.poll(() => placesShowing(offer)).toEqual(EVERYWHERE);
    await lake.action({ actionType: 'sanity.action.document.unpublish', draftId, publishedId: offer._id });
    await expect.poll(() => placesShowing(offer)).toEqual(NOWHERE);
    expect(await lake.getDocument(draftId)).toMatchObject({ name: offer.name });
  } finally {
    await lake.delete({ query: '*[_id in [$id, $draftId]]', params: { id: offer._id, draftId } });
  }
});

test('an offer that moves to another site shows only there', async () => {
  const offer = offerOf('moving');
  await lake.createOrReplace(offer);
  try {
    await expect.poll(() => placesShowing(offer)).toEqual(EVERYWHERE);
    expect(await placesShowing(offer, 'harbour')).toEqual(NOWHERE);
    await lake
      .patch(offer._id)
      .set({ sites: [reference('site-harbour')] })
      .commit();
    await expect.poll(() => placesShowing(offer)).toEqual(NOWHERE);
    await expect.poll(async () => (await placesShowing(offer, 'harbour')).page).toBe(200);
    await expect.poll(async () => (await askSite('harbour', '/special-offers')).body).toContain(offer.name);
  } finally {
    await lake.delete(offer._id);
  }
});

test('a page that moves to another site is found only there', async () => {
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

test('a promo card that moves to another site leaves the results of the first', async () => {
  const card = {
    _id: 'promo-test-moving',
    _type: 'promoCard',
    title: 'Test card that moves',
    site: reference('site-harbour'),
    display: ['all'],
    action: { _type: 'action', label: 'See', link: { _type: 'link', kind: 'path', path: '/search' } },
  };
  const isListed = async () => (await askSite('harbour', '/search')).body.includes(card.title);
  await lake.createOrReplace(card);
  try {
    await expect.poll(isListed).toBe(true);
    await lake
      .patch(card._id)
      .set({ site: reference('site-valuecars') })
      .commit();
    await expect.poll(isListed).toBe(false);
  } finally {
    await lake.delete(card._id);
  }
});

test.describe('dated content', () => {
  /** Short enough to wait for, long enough to publish before it in most cases. */
  const AHEAD_MS = 4_000;

  /**
   * Publishes content scheduled for a few seconds ahead and waits until the pages reflect it. Retries with a
   * later time if a busy machine takes too long.
   * @param publish publishes with the given time
   * @param isTold whether the pages reflect the content
   * @returns the scheduled time, which is still in the future
   */
  async function publishAhead(
    publish: (moment: number) => Promise<unknown>,
    isTold: () => Promise<boolean>,
  ): Promise<number> {
    for (let ahead = AHEAD_MS; ; ahead *= 2) {
      const moment = Date.now() + ahead;
      await publish(moment);
      while (Date.now() < moment) if ((await isTold()) && Date.now() < moment) return moment;
    }
  }
  const iso = (moment: number) => new Date(moment).toISOString();
  const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

  /**
   * Polls until the answer changes to the expected one.
   * @returns the start of the last request that still got the old answer
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

  test('an offer leaves lists and sitemap when it ends', {
    tag: ['@OPEN-098'],
  }, async () => {
    const offer = offerOf('ending');
    try {
      const end = await publishAhead(
        (moment) => lake.createOrReplace({ ...offer, endsAt: iso(moment) }),
        async () => isEqual(await placesShowing(offer), EVERYWHERE),
      );
      const last = await Promise.all([
        ...LISTS.map((path) =>
          lastBefore(async () => (await askSite('coastline', path)).body.includes(offer.slug.current), false),
        ),
        lastBefore(
          async () => (await askSite('coastline', pathOf(offer))).body.includes('This offer has ended.'),
          true,
        ),
      ]);
      expect(last.map((moment) => Math.max(moment, end))).toEqual(last.map(() => end));
      expect((await placesShowing(offer)).lists).toEqual([]);
    } finally {
      await lake.delete(offer._id);
    }
  });

  test('an offer appears when it starts, although its lists were cached without it', async () => {
    const offer = offerOf('starting');
    await lake.createOrReplace(offer);
    try {
      await expect.poll(() => placesShowing(offer)).toEqual(EVERYWHERE);
      const start = await publishAhead(
        (moment) => lake.createOrReplace({ ...offer, startsAt: iso(moment) }),
        async () =>
          isEqual(await placesShowing(offer), NOWHERE) &&
          (await askSite('coastline', '/special-offers')).headers.get('x-nextjs-cache') === 'HIT',
      );
      const last = await lastBefore(() => placesShowing(offer), EVERYWHERE);
      expect(Math.max(last, start)).toBe(start);
    } finally {
      await lake.delete(offer._id);
    }
  });

  test('a promo card shows from its start until its expiry', {
    tag: ['@SEARCH-06', '@SEARCH-07'],
  }, async () => {
    const card = {
      _id: 'promo-test-dated',
      _type: 'promoCard',
      title: 'Test card of three seconds',
      site: reference('site-harbour'),
      display: ['all'],
      action: { _type: 'action', label: 'See', link: { _type: 'link', kind: 'path', path: '/search' } },
    };
    const isListed = async () => (await askSite('harbour', '/search')).body.includes(card.title);
    await lake.createOrReplace(card);
    try {
      await expect.poll(isListed).toBe(true);
      const start = await publishAhead(
        (moment) => lake.createOrReplace({ ...card, start: iso(moment), expiry: iso(moment + AHEAD_MS) }),
        async () => !(await isListed()),
      );
      const expiry = Date.parse(String((await lake.getDocument(card._id))?.['expiry']));
      await test.step('SEARCH-06 the card shows from its start', async () => {
        const lastWithout = await lastBefore(isListed, true);
        expect(Math.max(lastWithout, start)).toBe(start);
      });
      await test.step('SEARCH-07 the card is gone from its expiry', async () => {
        const lastWith = await lastBefore(isListed, false);
        expect(Math.max(lastWith, expiry)).toBe(expiry);
      });
    } finally {
      await lake.delete(card._id);
    }
  });
});

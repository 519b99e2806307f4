import { STORE_PROGRAM } from '../tasks/shared-store.ts';
import { lake, reference } from './content.ts';
import { Copy, Store } from './copies.ts';
import { expect, test } from './test.ts';

/** A page of this test's own. */
const PAGE = {
  _id: 'page-test-copies',
  _type: 'page',
  title: 'About the copies',
  site: reference('site-harbour'),
  path: { _type: 'slug', current: '/test-copies' },
  blocks: [{ _type: 'bodyTypeTiles', _key: 'a' }],
};
const PATH = PAGE.path.current;
const ROUNDS = 6;

/** The title of the page as a copy shows it, and whether the copy had it at hand. */
async function shown(copy: Copy): Promise<{ title: string; cache: string | null }> {
  const { status, body, headers } = await copy.ask('harbour', PATH);
  expect(status).toBe(200);
  return { title: /<h1[^>]*>([^<]*)</.exec(body)?.[1] ?? '', cache: headers.get('x-nextjs-cache') };
}

test.describe('several copies of the storefront', () => {
  // `.ci/run` installs one; without it there is nothing that copies could share.
  test.skip(!STORE_PROGRAM, 'needs redis-server or valkey-server');
  test.setTimeout(240_000);

  test('show one truth through publishes, the death of a copy and of the shared store, and stop without losing a request', async () => {
    const event = {
      _id: PAGE._id,
      _type: 'page',
      operation: 'update',
      sites: ['harbour'],
      previousSites: ['harbour'],
      manufacturers: [],
      path: PATH,
      previousPath: PATH,
    };
    const publish = (title: string) => lake.patch(PAGE._id).set({ title }).commit();
    const store = new Store();
    const [a, b] = [new Copy(0), new Copy(1)];
    await lake.createOrReplace(PAGE);
    try {
      await store.start();
      await Promise.all([a.start(), b.start()]);
      expect((await shown(a)).title).toBe(PAGE.title);
      // Given to the store behind the visitor's back; a copy whose store was slow makes the page again.
      await expect
        .poll(async () => {
          await shown(a);
          return store.pagesAt(PATH);
        })
        .toBeGreaterThan(0);
      // What one copy has made, the other does not make again.
      expect(await shown(b)).toEqual({ title: PAGE.title, cache: 'HIT' });

      for (let round = 0; round < ROUNDS; round += 1) {
        const title = `About us, edition ${round}`;
        await publish(title);
        expect(await (round % 2 ? a : b).tell(event)).toBe(200);
        const [onA, onB] = await Promise.all([shown(a), shown(b)]);
        expect([onA.title, onB.title]).toEqual([title, title]);
      }

      // Without the store pages go on, and whoever tells of a change is asked to tell it again.
      await store.kill();
      expect((await shown(a)).title).toBe(`About us, edition ${ROUNDS - 1}`);
      await publish('About us, without the store');
      expect(await a.tell(event)).toBe(503);
      await store.start();
      await expect.poll(() => a.tell(event), { timeout: 15_000 }).toBe(200);
      expect([(await shown(a)).title, (await shown(b)).title]).toEqual([
        'About us, without the store',
        'About us, without the store',
      ]);

      // A copy that died starts with what the others have made.
      await a.stop('SIGKILL');
      await publish('About us, while one was away');
      expect(await b.tell(event)).toBe(200);
      await shown(b);
      await a.start();
      expect((await shown(a)).title).toBe('About us, while one was away');

      const { code } = await b.stop();
      expect(code).toBe(0);
    } finally {
      await lake.delete(PAGE._id);
      await Promise.all([a.stop('SIGKILL'), b.stop('SIGKILL')]);
      await store.kill();
    }
  });

  test('a copy that lacks something says what, and takes no visitor', async () => {
    const copy = new Copy(2);
    copy.begin({ MEDIA_URL: '', STOCK_WEBHOOK_SECRET: 'short' });
    const { code, log } = await copy.ended();
    expect(code).toBe(1);
    expect(log).toMatch(/MEDIA_URL: .*\(the image CDN in front of the photos\)/);
    expect(log).toMatch(/STOCK_WEBHOOK_SECRET: /);
    expect(log).not.toContain('short');
  });
});

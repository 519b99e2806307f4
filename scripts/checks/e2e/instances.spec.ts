import { STORE_PROGRAM } from '../../tasks/shared-store.ts';
import { hasVarnish } from '../../tasks/varnish.ts';
import { lake, reference } from './content.ts';
import { behindFront, Front, Store, StorefrontInstance } from './instances.ts';
import { isLong } from './length.ts';
import { sql } from './reserving.ts';
import { LEADS_NOT_ONCE, restartInTurn } from './rolling.ts';
import { expect, test, vehiclePaths } from './test.ts';

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
const RESTARTS = isLong ? 50 : 2;

const changeOf = ({ _id, _type, path: { current: path } }: typeof PAGE) => ({
  _id,
  _type,
  operation: 'update',
  sites: ['harbour'],
  previousSites: ['harbour'],
  manufacturers: [],
  path,
  previousPath: path,
});

async function shown(instance: StorefrontInstance): Promise<{ title: string; cache: string | null }> {
  const { status, body, headers } = await instance.ask('harbour', PATH);
  expect(status).toBe(200);
  return { title: /<h1[^>]*>([^<]*)</.exec(body)?.[1] ?? '', cache: headers.get('x-nextjs-cache') };
}

test.describe('several instances of the storefront', () => {
  // `.ci/run` installs one; without it there is nothing for instances to share.
  test.skip(!STORE_PROGRAM, 'needs redis-server or valkey-server');
  test.setTimeout(240_000);

  test('show the same content through publishes, crashes and a graceful stop', async () => {
    const event = changeOf(PAGE);
    const publish = (title: string) => lake.patch(PAGE._id).set({ title }).commit();
    const store = new Store('instances');
    const [a, b] = [new StorefrontInstance(0, 'instances'), new StorefrontInstance(1, 'instances')];
    await lake.createOrReplace(PAGE);
    try {
      await store.start();
      await Promise.all([a.start(), b.start()]);
      expect((await shown(a)).title).toBe(PAGE.title);
      await test.step('an instance reuses a page that another one rendered', async () => {
        // Pages are written to the store after the response; an instance whose store was slow renders the
        // page again.
        await expect
          .poll(async () => {
            await shown(a);
            return store.pagesAt(PATH);
          })
          .toBeGreaterThan(0);
        expect(await shown(b)).toEqual({ title: PAGE.title, cache: 'HIT' });
      });

      await test.step('both instances show each published change', async () => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const title = `About us, edition ${round}`;
          await publish(title);
          expect(await (round % 2 ? a : b).tell(event)).toBe(200);
          const [onA, onB] = await Promise.all([shown(a), shown(b)]);
          expect([onA.title, onB.title]).toEqual([title, title]);
        }
      });

      await test.step('without the store, pages stay available and the change is sent again', async () => {
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
      });

      await test.step('a restarted instance shows changes made while it was down', async () => {
        await a.stop('SIGKILL');
        await publish('About us, while one was away');
        expect(await b.tell(event)).toBe(200);
        await shown(b);
        await a.start();
        expect((await shown(a)).title).toBe('About us, while one was away');
      });

      await test.step('an instance stops gracefully', async () => {
        const { code } = await b.stop();
        expect(code).toBe(0);
      });
    } finally {
      await lake.delete(PAGE._id);
      await Promise.all([a.stop('SIGKILL'), b.stop('SIGKILL')]);
      await store.kill();
    }
  });

  test('behind a CDN show each change during crashes', async () => {
    test.skip(!process.env.REQUIRE_VARNISH && !hasVarnish(), 'needs varnish and varnish-modules');
    const store = new Store('instances');
    const instances = [
      new StorefrontInstance(0, 'instances'),
      new StorefrontInstance(1, 'instances'),
      new StorefrontInstance(2, 'instances'),
    ];
    const front = new Front(instances, 'instances');
    const page = { ...PAGE, _id: 'page-test-front', path: { _type: 'slug', current: '/test-front' } };
    const [car] = (await sql(
      `select id, slug, dealership_id as "dealershipId", record->'price' as price from cars
       where dealership_id = 'harbour-brisbane' and status = 'in_stock' and show_on_dealer_website and retired_at is null
         and coalesce((record->>'offer_price')::float, 0) <= 10 and not coalesce((record->>'reserved')::boolean, false)
       order by slug offset 40 limit 1`,
    )) as { id: string; slug: string; dealershipId: string; price: number }[];
    if (!car) throw new Error('Harbour has no such car.');
    const setPrice = (price: number) =>
      sql(`update cars set record = record || jsonb_build_object('price', $2::int) where id = $1`, [
        car.id,
        price,
      ]);
    const expectEverywhere = async (at: string, words: string, living: readonly StorefrontInstance[]) => {
      const answers = await Promise.all([front, ...living].map((each) => each.ask('harbour', at)));
      expect(answers.map(({ status, body }) => [status, body.includes(words)])).toEqual(
        answers.map(() => [200, true]),
      );
    };
    /** Alternates content and price changes, notifies one instance each time, and checks all instances. */
    const change = async (rounds: number, living: readonly StorefrontInstance[]) => {
      for (let round = 0; round < rounds; round += 1) {
        const notifiedInstance = living[round % living.length] as StorefrontInstance;
        if (round % 3 === 2) {
          const price = 30_000 + ((Date.now() + round) % 60_000);
          await setPrice(price);
          expect(await notifiedInstance.tellStock([car])).toBe(200);
          await expectEverywhere(`/cars/${car.slug}`, `$${price.toLocaleString('en-AU')}`, living);
        } else {
          const title = `Edition ${Date.now().toString(36)} of ${round}`;
          await lake.patch(page._id).set({ title }).commit();
          expect(await notifiedInstance.tell(changeOf(page))).toBe(200);
          await expectEverywhere(page.path.current, title, living);
        }
      }
    };
    const [first, ...others] = instances as [StorefrontInstance, ...StorefrontInstance[]];
    await lake.createOrReplace(page);
    try {
      await store.start();
      await Promise.all(instances.map((instance) => instance.start(behindFront('instances'))));
      await front.start();
      await change(6, instances);
      expect(
        Number((await front.ask('harbour', page.path.current)).headers.get('age')),
      ).toBeGreaterThanOrEqual(0);

      await first.stop('SIGKILL');
      await change(3, others);
      await first.start(behindFront('instances'));
      await change(3, instances);

      await store.kill();
      await store.start();
      await expect.poll(() => first.tell(changeOf(page)), { timeout: 15_000 }).toBe(200);
      await change(3, instances);
    } finally {
      await lake.delete(page._id);
      await setPrice(car.price);
      await front.stop();
      await Promise.all(instances.map((instance) => instance.stop('SIGKILL')));
      await store.kill();
    }
  });

  test('are restarted in turn without a failed request, a lost lead or a duplicate', async () => {
    test.skip(!process.env.REQUIRE_VARNISH && !hasVarnish(), 'needs varnish and varnish-modules');
    test.setTimeout(180_000 + RESTARTS * 30_000);
    const site = 'northside';
    const store = new Store('instances');
    const instances = [new StorefrontInstance(0, 'instances'), new StorefrontInstance(1, 'instances')];
    const front = new Front(instances, 'instances');
    // Varnish notices within two probes, one second apart. Each shopper has their own address.
    const environment = { ...behindFront('instances'), TRUSTED_PROXIES: '2', DRAIN_PAUSE_SECONDS: '4' };
    const [car = ''] = await vehiclePaths(site);
    try {
      await store.start();
      await Promise.all(instances.map((instance) => instance.start(environment)));
      await front.start();
      await front.untilHealthy(instances.length);
      const { failures, pages, tokens } = await restartInTurn(
        { front, port: front.port, instances },
        {
          restarts: RESTARTS,
          environment,
          load: { site, paths: ['/', '/?n={n}', `${car}?n={n}`], car: car.replace('/cars/', '') },
        },
      );
      expect(failures).toEqual([]);
      expect(await sql(LEADS_NOT_ONCE, [tokens])).toEqual([]);
      expect(Math.min(pages, tokens.length)).toBeGreaterThan(RESTARTS);
    } finally {
      await front.stop();
      await Promise.all(instances.map((instance) => instance.stop('SIGKILL')));
      await store.kill();
    }
  });

  test('report missing settings and do not start', async () => {
    const instance = new StorefrontInstance(2, 'instances');
    instance.begin({ MEDIA_URL: '', STOCK_WEBHOOK_SECRET: 'short' });
    const { code, log } = await instance.ended();
    expect(code).toBe(1);
    expect(log).toMatch(/MEDIA_URL: .*\(the image CDN in front of the photos\)/);
    expect(log).toMatch(/STOCK_WEBHOOK_SECRET: /);
    expect(log).not.toContain('short');
  });
});

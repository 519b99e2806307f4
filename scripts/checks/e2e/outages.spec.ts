import type { Page } from '@playwright/test';
import { settingsFromEnvironment, storefrontEnvironment } from '../../emulators/settings.ts';
import { type Fault, Outage } from '../../tasks/outage.ts';
import { type Answer, ask } from '../../tasks/request-storefront.ts';
import { hasVarnish } from '../../tasks/varnish.ts';
import { behindFront, Front, Store, StorefrontInstance } from './instances.ts';
import { isLong } from './length.ts';
import { askSite, expect, expectAccessible, test, vehiclePaths } from './test.ts';

const SITE = 'harbour';
const FAULTS: readonly Fault[] = isLong ? ['refuse', 'hang', 'slow'] : ['refuse', 'hang'];
const ROUNDS = isLong ? 200 : 10;

const settings = settingsFromEnvironment();
const addresses = storefrontEnvironment(settings, process.env.DATABASE_URL ?? '') as Record<string, string>;
const services = {
  content: new Outage(addresses.SANITY_API_HOST ?? ''),
  search: new Outage(addresses.ALGOLIA_HOST ?? ''),
  database: new Outage(addresses.DATABASE_URL ?? ''),
};
type Service = keyof typeof services;
test.describe('during an outage of a service', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  // `.ci/run` installs Varnish.
  test.skip(!process.env.REQUIRE_VARNISH && !hasVarnish(), 'needs varnish and varnish-modules');
  test.use({
    expected: {
      words: [/status of (?:500|503)/, /React error #441/, /Content Security Policy directive: "img-src/],
    },
  });

  const store = new Store('outages');
  const instance = new StorefrontInstance(0, 'outages');
  const front = new Front([instance], 'outages');
  let cachedPaths: string[] = [];
  let instanceEnvironment: Record<string, string> = {};
  let phoneHref = '';

  test.beforeAll(async () => {
    await store.start();
    const database = new URL(addresses.DATABASE_URL ?? '');
    database.port = new URL(await services.database.start()).port;
    database.hostname = 'localhost';
    instanceEnvironment = {
      ...behindFront('outages'),
      SANITY_API_HOST: await services.content.start(),
      ALGOLIA_HOST: await services.search.start(),
      DATABASE_URL: database.href,
    };
    await instance.start(instanceEnvironment);
    await front.start();
    const [car = ''] = await vehiclePaths(SITE);
    cachedPaths = ['/', '/search', '/contact', car];
    for (const path of cachedPaths)
      for (const each of [instance, front]) expect((await each.ask(SITE, path)).status).toBe(200);
    phoneHref = /href="(tel:[^"]+)"/.exec((await instance.ask(SITE, '/')).body)?.[1] ?? '';
  });

  test.afterAll(async () => {
    await Promise.all([front.stop(), instance.stop('SIGKILL'), store.kill()]);
    await Promise.all(Object.values(services).map((service) => service.stop()));
  });

  /** Checks that cached pages are served, directly and through Varnish, by an instance that reports ready. */
  const expectCachedPages = async () => {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const path of cachedPaths) {
        const answers: Answer[] = await Promise.all([instance, front].map((each) => each.ask(SITE, path)));
        expect([path, ...answers.map(({ status }) => status)]).toEqual([path, 200, 200]);
      }
    expect((await instance.ask(SITE, '/readyz')).status).toBe(200);
  };

  /** Checks the site's outage page: its logo, its phone number, at every width. */
  const expectAwayPage = async (page: Page, { port }: { port: number }, path: string) => {
    const response = await page.goto(`http://${SITE}.localhost:${port}${path}`);
    expect(response?.status()).toBe(503);
    expect(response?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'retry-after': '5' });
    await expect(page.getByRole('heading', { level: 1, name: 'We’ll be back in a moment' })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(/\S/);
    const call = page.getByRole('link', { name: /^Call [\d() ]+$/ });
    await expect(call).toHaveAttribute('href', phoneHref);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(call).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    await expectAccessible(page);
  };

  const expectHealth = (name: Service | 'copies', state: 'ok' | 'down') =>
    expect
      .poll(
        async () => {
          const { body } = await ask({
            port: instance.port,
            host: `${SITE}.localhost:${instance.port}`,
            path: '/api/health',
            headers: { authorization: `Bearer ${settings.secrets.healthToken}` },
          });
          return (JSON.parse(body) as Record<string, unknown>)[name];
        },
        // A service is retried some seconds after it is back.
        { timeout: 30_000 },
      )
      .toBe(state);

  for (const name of Object.keys(services) as Service[])
    for (const fault of FAULTS)
      test(`cached pages are served during an outage of the ${name} service (${fault})`, async () => {
        services[name].begin(fault);
        try {
          if (fault !== 'slow') await expectHealth(name, 'down');
          await expectCachedPages();
        } finally {
          services[name].end();
        }
        await expectHealth(name, 'ok');
      });

  test('nothing that failed while the search was away is cached', async () => {
    const site = 'valuecars';
    const [car = ''] = await vehiclePaths(site);
    const paths = ['/', '/search', '/search/kit', '/search/map', car, `${car}/similar`, '/models', '/brands'];
    /** What a page shows of the stock. */
    const shown = ({ status, body }: Answer) => [status, new Set(body.match(/\/cars\/[\w-]+/g)).size];
    services.search.begin('refuse');
    try {
      for (const path of paths) await instance.ask(site, path);
    } finally {
      services.search.end();
    }
    await expectHealth('search', 'ok');
    // The first requests may still be refused by the circuit breaker.
    for (const path of paths)
      await expect
        .poll(async () => shown(await instance.ask(site, path)), path)
        .toEqual(shown(await askSite(site, path)));
  });

  test('cached pages are served during an outage of the shared cache', async () => {
    await store.kill();
    await expectHealth('copies', 'down');
    await expectCachedPages();
    await store.start();
    await expectHealth('copies', 'ok');
  });

  test('a shared cache that restarts empty leaves pages cached', async () => {
    const expectHits = async () => {
      const answers = await Promise.all(cachedPaths.map((path) => instance.ask(SITE, path)));
      expect(answers.map(({ headers }) => headers.get('x-nextjs-cache'))).toEqual(
        cachedPaths.map(() => 'HIT'),
      );
    };
    for (const path of cachedPaths) await instance.ask(SITE, path);
    await expectHits();
    await store.kill();
    await expectHealth('copies', 'down');
    await expectHits();
    await store.start();
    await expectHealth('copies', 'ok');
    await expectHits();
  });

  test('an uncached page shows the site’s page for outages until content is back', async ({ page }) => {
    services.content.begin('refuse');
    try {
      await expectAwayPage(page, instance, '/about-us');
    } finally {
      services.content.end();
    }
    await expect(async () => {
      expect((await page.reload())?.status()).toBe(200);
    }).toPass({ timeout: 30_000 });
  });

  test('without a storefront, Varnish shows the site’s page for outages', async ({ page }) => {
    await instance.stop('SIGKILL');
    try {
      await expectAwayPage(page, front, '/never-seen');
      expect((await front.ask(SITE, '/')).status).toBe(200);
    } finally {
      await instance.start(instanceEnvironment);
    }
    await expect
      .poll(async () => (await front.ask(SITE, '/never-seen')).status, { timeout: 30_000 })
      .toBe(404);
  });

  test('on SIGTERM an instance reports itself not ready and keeps serving for a while', async () => {
    await instance.stop('SIGKILL');
    await instance.start({ ...behindFront('outages'), DRAIN_PAUSE_SECONDS: '3' });
    const ended = instance.stop();
    await expect.poll(async () => (await instance.ask(SITE, '/readyz')).status).toBe(503);
    expect((await instance.ask(SITE, '/')).status).toBe(200);
    expect((await ended).code).toBe(0);
  });
});

import { randomInt } from 'node:crypto';
import { openSession } from '@forecourt/lib/accounts/session.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { GARAGE_WORKER_PATH } from '@forecourt/lib/sites/garage-app';
import type { Browser, BrowserContext } from '@playwright/test';
import { z } from 'zod';
import { step } from '../../commands/terminal/steps.mjs';
import { ask } from '../../tasks/request-storefront.ts';
import { median } from '../pages/lighthouse.ts';
import { costsOf } from '../vehicle/costs.ts';
import { tracePage } from '../vehicle/trace.ts';

const OFFLINE_PATH = '/api/garage-app/offline';
const GARAGE_PATH = '/my-garage';

interface Place {
  site: string;
  port: number;
  environment: Record<string, string>;
}

/** What the service worker of My Garage costs a first visit of it. */
interface WorkerCost {
  /** Compressed bytes that it adds: its script, and the page that it keeps for reading offline. */
  script: number;
  offline: number;
  /** Main thread time of the garage with the registration, as a multiple of the time without. */
  ratio: number;
}

/**
 * Opens the garage with an empty cache, in turn with and without the registration of its service worker, which starts
 * once the page is idle.
 * @param runs how often each; the median counts
 */
export async function measureWorker(browser: Browser, place: Place, runs: number): Promise<WorkerCost> {
  const { site, port } = place;
  const session = await newSession(place);
  const host = `${site}.localhost:${port}`;
  const sizeOf = async (path: string) => {
    const headers = { 'accept-encoding': 'gzip', cookie: `session=${session}` };
    const { status, bytes } = await ask({ port, host, path, headers });
    if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
    return bytes.length;
  };
  const url = `http://${host}${GARAGE_PATH}`;
  const signIn = (context: BrowserContext) =>
    context.addCookies([{ name: 'session', value: session, domain: `${site}.localhost`, path: '/' }]);
  const withWorker = async () => costsOf(await tracePage(browser, url, signIn)).total;
  const without = async () =>
    costsOf(
      await tracePage(browser, url, async (context) => {
        await signIn(context);
        await context.addInitScript(() => {
          ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('not in this bench'));
        });
      }),
    ).total;
  // The first visit fills the server's caches.
  await without();
  const times = { withWorker: [] as number[], without: [] as number[] };
  for (let run = 1; run <= runs; run += 1)
    await step(`The garage, run ${run} of ${runs}`, async () => {
      times.without.push(await without());
      times.withWorker.push(await withWorker());
    });
  return {
    script: await sizeOf(GARAGE_WORKER_PATH),
    offline: await sizeOf(OFFLINE_PATH),
    ratio: median(times.withWorker) / median(times.without),
  };
}

/** Returns the session of a new shopper. */
async function newSession({ site, environment }: Place): Promise<string> {
  const pool = databasePool(z.string().parse(environment.DATABASE_URL));
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (id, site_slug, phone, name, last_name, email)
     values (gen_random_uuid(), $1, $2, 'Kim', 'Nguyen', 'kim.bench@shopper.example') returning id`,
    [site, `+614${String(randomInt(10 ** 8)).padStart(8, '0')}`],
  );
  return openSession(pool, { siteSlug: site, userId: rows[0]?.id ?? '' });
}

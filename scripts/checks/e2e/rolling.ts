import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, ask } from '../../tasks/request-storefront.ts';
import type { Varnish } from '../../tasks/varnish.ts';
import type { StorefrontInstance } from './instances.ts';

const VISITORS = 4;
const SHOPPERS = 2;
const REST_MS = { visitor: 20, shopper: 400 };

interface Load {
  site: string;
  /** Pages requested in turn; `{n}` becomes a new number, so that the page is not cached. */
  paths: readonly string[];
  car: string;
}

export interface Rolled {
  pages: number;
  /** Requests without the expected answer. Browsers do not retry them; only Varnish does. */
  failures: string[];
  tokens: string[];
}

/**
 * Restarts instances one after another like a roll-out, under a load of pages and leads through Varnish.
 * @param environment of each instance, with a drain pause and two trusted proxies, since each shopper has an
 * address
 */
export async function restartInTurn(
  { front, port, instances }: { front: Varnish; port: number; instances: readonly StorefrontInstance[] },
  { restarts, environment, load }: { restarts: number; environment: Record<string, string>; load: Load },
): Promise<Rolled> {
  const rolled: Rolled = { pages: 0, failures: [], tokens: [] };
  let isOver = false;
  let count = 0;
  const host = `${load.site}.localhost:${port}`;
  const request = async (path: string, extras: Partial<Parameters<typeof ask>[0]> = {}) => {
    count += 1;
    const headers = { 'x-forwarded-for': `203.0.${count % 250}.${(count >> 8) % 250}`, ...extras.headers };
    return ask({ port, host, path, ...extras, headers }).catch((error: unknown) => error);
  };
  const check = (what: string, answer: unknown, statuses: readonly number[]) => {
    const { status, body = '' } = answer as Partial<Answer>;
    if (status === undefined) rolled.failures.push(`${what}: ${String(answer)}`);
    else if (!statuses.includes(status)) rolled.failures.push(`${what}: ${status} ${body.slice(0, 200)}`);
  };
  const visit = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const path = (load.paths[turn % load.paths.length] ?? '/').replace('{n}', String(count));
      check(path, await request(path), [200]);
      rolled.pages += 1;
      await delay(REST_MS.visitor);
    }
  };
  const shop = async () => {
    while (!isOver) {
      const token = randomUUID();
      rolled.tokens.push(token);
      const body = JSON.stringify(leadOf(token, load.car));
      const headers = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        origin: `http://${host}`,
      };
      check(`lead ${token}`, await request('/api/leads', { method: 'POST', headers, body }), [200, 201]);
      await delay(REST_MS.shopper);
    }
  };
  const people = [...Array.from({ length: VISITORS }, visit), ...Array.from({ length: SHOPPERS }, shop)];
  try {
    for (let restart = 0; restart < restarts; restart += 1) {
      const instance = instances[restart % instances.length] as StorefrontInstance;
      const { code } = await instance.stop('SIGTERM');
      if (code !== 0) rolled.failures.push(`an instance ended with ${code}`);
      await instance.start(environment);
      // A platform stops the next instance only once this one is healthy.
      await front.untilHealthy(instances.length);
    }
  } finally {
    isOver = true;
    await Promise.all(people);
  }
  return rolled;
}

let shoppers = 0;

function leadOf(token: string, car: string) {
  shoppers += 1;
  const phone = `04${String(10_000_000 + shoppers * 7_919).slice(-8)}`;
  const email = `rolling-${token.slice(0, 8)}@shopper.example`;
  const values = { name: 'Kim Nguyen', phone, email, message: 'Is it still there?', terms: true };
  return { token, kind: 'enquiry', car, values };
}

/** Selects tokens that do not have exactly one lead. */
export const LEADS_NOT_ONCE = `select told.token, count(leads.id)::int as leads from unnest($1::uuid[]) as told(token)
  left join leads on leads.token = told.token group by told.token having count(leads.id) <> 1`;

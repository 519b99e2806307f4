import { readFileSync } from 'node:fs';
import pg from 'pg';
import Stripe from 'stripe';

/** Where to die: before or after the nth request of this process to the database or to Stripe. */
export interface Death {
  at: number;
  when: 'before' | 'after';
  /** The process itself, or the database server whose pid is in this file. */
  victim: 'self' | { pidFile: string };
}

let requestCount = 0;

/** The number of requests made so far. */
export const requestsSoFar = (): number => requestCount;

/**
 * Counts every request of this process to the database and to Stripe, and kills the victim at the one `death` names,
 * with SIGKILL, which cannot be caught. Product code is unaware of it.
 * @returns a client of Stripe whose requests are counted
 */
export function deadly(death: Death | null, stripe: { secretKey: string; url: string }): Stripe {
  const strike = (when: Death['when'], count: number) => {
    if (!death || death.at !== count || death.when !== when) return;
    const pid =
      death.victim === 'self'
        ? process.pid
        : Number(readFileSync(death.victim.pidFile, 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
  };
  const countRequest = async <Answer>(sendRequest: () => Promise<Answer>): Promise<Answer> => {
    requestCount += 1;
    const count = requestCount;
    strike('before', count);
    const answer = await sendRequest();
    strike('after', count);
    return answer;
  };

  type Query = (this: pg.Client, ...parameters: unknown[]) => Promise<unknown>;
  const { query } = pg.Client.prototype as unknown as { query: Query };
  pg.Client.prototype.query = function (this: pg.Client, ...parameters: unknown[]) {
    // The pool calls `query` with a callback instead of awaiting it; the answer is counted in that callback.
    const callback = parameters.at(-1);
    if (typeof callback !== 'function') return countRequest(() => query.apply(this, parameters));
    requestCount += 1;
    const count = requestCount;
    strike('before', count);
    const done = callback as (...answer: unknown[]) => void;
    return query.call(this, ...parameters.slice(0, -1), (...answer: unknown[]) => {
      strike('after', count);
      done(...answer);
    });
  } as typeof pg.Client.prototype.query;

  const http = Stripe.createNodeHttpClient();
  const request = http.makeRequest.bind(http);
  http.makeRequest = (...parameters: Parameters<typeof request>) =>
    countRequest(() => request(...parameters));
  const { hostname, port } = new URL(stripe.url);
  return new Stripe(stripe.secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    httpClient: http,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

import { readFileSync } from 'node:fs';
import pg from 'pg';
import Stripe from 'stripe';

/** Where to die: before or after the nth thing this process asks of the database or of Stripe. */
export interface Death {
  at: number;
  when: 'before' | 'after';
  /** The process itself, or the database server whose pid stands in this file. */
  victim: 'self' | { pidFile: string };
}

let asked = 0;

/** How many things were asked so far. */
export const askedSoFar = (): number => asked;

/**
 * Counts everything this process asks of the outside world, and kills as `death` says, with a signal that
 * nobody can catch. Product code knows nothing of it.
 * @returns the client of Stripe whose requests count
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
  const counted = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    asked += 1;
    const count = asked;
    strike('before', count);
    const answer = await ask();
    strike('after', count);
    return answer;
  };

  type Query = (this: pg.Client, ...given: unknown[]) => Promise<unknown>;
  const { query } = pg.Client.prototype as unknown as { query: Query };
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    // With a callback it is the pool's own way of asking; its answer is counted there.
    const callback = given.at(-1);
    if (typeof callback !== 'function') return counted(() => query.apply(this, given));
    asked += 1;
    const count = asked;
    strike('before', count);
    const done = callback as (...answer: unknown[]) => void;
    return query.call(this, ...given.slice(0, -1), (...answer: unknown[]) => {
      strike('after', count);
      done(...answer);
    });
  } as typeof pg.Client.prototype.query;

  const http = Stripe.createNodeHttpClient();
  const request = http.makeRequest.bind(http);
  http.makeRequest = (...given: Parameters<typeof request>) => counted(() => request(...given));
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

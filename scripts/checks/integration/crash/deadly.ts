import { readFileSync } from 'node:fs';
import pg from 'pg';

/** When to kill: before or after the nth external request of this process. */
export interface Death {
  at: number;
  when: 'before' | 'after';
  /** The process itself, or the database server whose pid is in this file. */
  victim: 'self' | { pidFile: string };
}

/** Counts and sends a request; the process may be killed before or after it. */
export type CountRequest = <Answer>(sendRequest: () => Promise<Answer>) => Promise<Answer>;

/**
 * Counts all database requests of this process, and those passed to `countRequest`, and kills the victim at
 * the one named by `death` with SIGKILL, which cannot be caught. Product code is unaware of it.
 */
export function deadly(death: Death | null): { countRequest: CountRequest; requestsSoFar: () => number } {
  let requestCount = 0;
  const strike = (when: Death['when'], count: number) => {
    if (!death || death.at !== count || death.when !== when) return;
    const pid =
      death.victim === 'self'
        ? process.pid
        : Number(readFileSync(death.victim.pidFile, 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
  };
  const countRequest: CountRequest = async (sendRequest) => {
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
    // The pool calls `query` with a callback instead of awaiting it, so count the answer in the callback.
    const callback = parameters.at(-1);
    if (typeof callback !== 'function') return countRequest(() => query.apply(this, parameters));
    requestCount += 1;
    const count = requestCount;
    strike('before', count);
    const callBack = callback as (...answer: unknown[]) => void;
    return query.call(this, ...parameters.slice(0, -1), (...answer: unknown[]) => {
      strike('after', count);
      callBack(...answer);
    });
  } as typeof pg.Client.prototype.query;

  return { countRequest, requestsSoFar: () => requestCount };
}

import http from 'node:http';
import https from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 300;

/**
 * Waits until the storefront shows a new site at its host. Sends the requests to the storefront itself with
 * the host's name, because its domain may not point there yet.
 * @param storefront address of the storefront
 * @returns the last status, null if it did not respond at all
 */
export async function statusAt(
  storefront: string,
  host: string,
  patienceMs = PATIENCE_MS,
): Promise<number | null> {
  let status: number | null = null;
  for (const until = Date.now() + patienceMs; Date.now() < until; await wait(LOOK_EVERY_MS)) {
    status = await ask(new URL(storefront), host);
    if (status === 200) return status;
  }
  return status;
}

const ask = (url: URL, host: string): Promise<number | null> =>
  new Promise((resolve) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const outgoing = request(url, { headers: { host }, timeout: PATIENCE_MS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    });
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.once('error', () => resolve(null));
    outgoing.end();
  });

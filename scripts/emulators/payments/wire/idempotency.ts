import { createHash } from 'node:crypto';
import type { Store } from '../store/store.ts';
import { StripeFault } from './errors.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_KEY = 255;

export interface StoredResponse {
  status: number;
  body: string;
  request: string;
}

const fingerprint = (parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * Returns the response stored under an idempotency key in the last 24 hours.
 * @throws StripeFault if the key was used with another request, or is too long
 */
export function findStoredResponse(
  store: Store,
  key: string,
  request: readonly string[],
): StoredResponse | undefined {
  if (key.length > LONGEST_KEY)
    throw new StripeFault(400, {
      type: 'invalid_request_error',
      message: `Idempotency key length must be less than or equal to ${LONGEST_KEY} characters.`,
    });
  const row = store.db
    .prepare('SELECT fingerprint, status, body, request FROM answer WHERE key = ? AND at > ?')
    .get(key, store.clock.now() - DAY_MS);
  if (!row) return undefined;
  if (row.fingerprint !== fingerprint(request))
    throw new StripeFault(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  return { status: Number(row.status), body: String(row.body), request: String(row.request) };
}

/** Stores a response, in the same transaction as the change it reports. */
export function storeResponse(
  store: Store,
  key: string,
  request: readonly string[],
  response: StoredResponse,
): void {
  const now = store.clock.now();
  store.db.prepare('DELETE FROM answer WHERE at <= ?').run(now - DAY_MS);
  store.db
    .prepare('INSERT INTO answer (key, fingerprint, status, body, request, at) VALUES (?, ?, ?, ?, ?, ?)')
    .run(key, fingerprint(request), response.status, response.body, response.request, now);
}

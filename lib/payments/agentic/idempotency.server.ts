import type { Queryable } from '../../platform/database/client.server.ts';
import { ProtocolError } from './protocol.ts';
import { bodyFingerprint } from './signatures.ts';

/** A request still unanswered after this was lost with its process, so a repeat is carried out. */
const LOST_SECONDS = 60;
const LONGEST_KEY = 255;
const RETRY_AFTER_SECONDS = 2;

export interface KeyedRequest {
  siteSlug: string;
  platform: string;
  /** The path; keys are scoped by it. */
  endpoint: string;
  /** The header `Idempotency-Key`. */
  key: string | null;
  /** Parsed; undefined if the request has none. */
  body: unknown;
}

export interface KeyedAnswer {
  status: number;
  body: unknown;
}

/** A concurrent request with the same key is in progress (409); repeat after some seconds. */
export class InFlightError extends ProtocolError {
  override name = 'InFlightError';
  readonly retryAfter = RETRY_AFTER_SECONDS;
  constructor() {
    super(409, 'idempotency_in_flight', 'A request with this Idempotency-Key is being processed.');
  }
}

/**
 * Carries out a request once per idempotency key: a repeat with the same body gets the first answer
 * (rfc.agentic_checkout.md, 6). Answers of 500 and more are not kept, nor is the conflict with a payment in
 * progress. Any instance can answer a repeat.
 * @param work returns the answer, and the session that it contains
 * @throws ProtocolError for a missing or reused key, or a concurrent request; the errors of `work`
 */
export async function answerOnce(
  db: Queryable,
  request: KeyedRequest,
  work: () => Promise<KeyedAnswer & { checkoutId: string | null }>,
): Promise<KeyedAnswer & { isReplay: boolean }> {
  const { key, body } = request;
  if (!key)
    throw new ProtocolError(
      400,
      'idempotency_key_required',
      'The Idempotency-Key header is required on all POST requests.',
    );
  if (key.length > LONGEST_KEY)
    throw new ProtocolError(400, 'invalid', 'An Idempotency-Key has at most 255 characters.');
  const address = [request.siteSlug, request.platform, request.endpoint, key];
  const fingerprint = bodyFingerprint(body);
  const earlier = await claim(db, address, fingerprint);
  if (earlier) return { ...earlier, isReplay: true };
  try {
    const { checkoutId, ...answer } = await work();
    await keep(db, address, answer, checkoutId);
    return { ...answer, isReplay: false };
  } catch (error) {
    if (error instanceof ProtocolError && error.status < 500 && !error.isPassing)
      await keep(db, address, { status: error.status, body: error.body }, null);
    else await forget(db, address);
    throw error;
  }
}

/** Claims a key; returns the answer of an earlier request, or null if this one must be carried out. */
async function claim(
  db: Queryable,
  address: readonly string[],
  fingerprint: string,
): Promise<KeyedAnswer | null> {
  const { rowCount } = await db.query(
    `insert into agent_requests as earlier (site_slug, platform, endpoint, key, fingerprint)
     values ($1, $2, $3, $4, $5)
     on conflict (site_slug, platform, endpoint, key) do update set claimed_at = now()
     where earlier.status is null and earlier.fingerprint = excluded.fingerprint
       and earlier.claimed_at < now() - make_interval(secs => $6)`,
    [...address, fingerprint, LOST_SECONDS],
  );
  if (rowCount) return null;
  const { rows } = await db.query<{ fingerprint: string; status: number | null; answer: unknown }>(
    `select fingerprint, status, answer from agent_requests
     where site_slug = $1 and platform = $2 and endpoint = $3 and key = $4`,
    [...address],
  );
  const [row] = rows;
  // Without a row, the other request has just failed: the caller repeats.
  if (row && row.fingerprint !== fingerprint)
    throw new ProtocolError(
      422,
      'idempotency_conflict',
      'The Idempotency-Key has already been used with a different request body.',
    );
  if (!row || row.status === null) throw new InFlightError();
  return { status: row.status, body: row.answer };
}

const keep = (db: Queryable, address: readonly string[], answer: KeyedAnswer, checkoutId: string | null) =>
  db.query(
    `update agent_requests set status = $5, answer = $6, checkout_id = $7
     where site_slug = $1 and platform = $2 and endpoint = $3 and key = $4 and status is null`,
    [...address, answer.status, JSON.stringify(answer.body), checkoutId],
  );

const forget = (db: Queryable, address: readonly string[]) =>
  db.query(
    'delete from agent_requests where site_slug = $1 and platform = $2 and endpoint = $3 and key = $4 and status is null',
    [...address],
  );

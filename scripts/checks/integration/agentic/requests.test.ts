import { answerOnce, type KeyedRequest } from '@forecourt/lib/payments/agentic/idempotency.server';
import { ProtocolError } from '@forecourt/lib/payments/agentic/protocol';
import { bodyFingerprint } from '@forecourt/lib/payments/agentic/signatures';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
let carriedOut: number;
beforeEach(async () => {
  carriedOut = 0;
  await database.pool.query('truncate agent_requests');
});

const REQUEST: KeyedRequest = {
  siteSlug: 'sample',
  platform: 'chatgpt',
  endpoint: '/agentic/checkout_sessions',
  key: 'key-1',
  body: { a: 1, b: [2] },
};
const answer = (
  request: Partial<KeyedRequest> = {},
  work = async () => ({ status: 201, body: { number: ++carriedOut }, checkoutId: null as string | null }),
) => answerOnce(database.pool, { ...REQUEST, ...request }, work);
const codeOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof ProtocolError ? [error.status, error.body.code] : error),
  );

describe('a request with an idempotency key', () => {
  test('is answered again with the first answer, whatever the order of its keys', async () => {
    const first = await answer();
    expect(first).toEqual({ status: 201, body: { number: 1 }, isReplay: false });
    expect(await answer({ body: { b: [2], a: 1 } })).toEqual({ ...first, isReplay: true });
    expect(carriedOut).toBe(1);
  });

  test('is carried out once of twenty at the same time', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => answer()));
    expect(carriedOut).toBe(1);
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ status: 409, retryAfter: expect.any(Number) });
  });

  test('is refused with another body (422) or without a key (400)', async () => {
    await answer();
    expect(await codeOf(answer({ body: { a: 2 } }))).toEqual([422, 'idempotency_conflict']);
    expect(await codeOf(answer({ key: null }))).toEqual([400, 'idempotency_key_required']);
    expect(await codeOf(answer({ key: 'k'.repeat(256) }))).toEqual([400, 'invalid']);
  });

  test('is a different request at another address, site or platform', async () => {
    await answer();
    await answer({ endpoint: '/other' });
    await answer({ siteSlug: 'other' });
    await answer({ platform: 'other' });
    expect(carriedOut).toBe(4);
  });

  test('keeps a refusal, but is carried out again after a failure of ours', async () => {
    const refuse = async () => {
      carriedOut += 1;
      throw new ProtocolError(409, 'conflict', 'No.');
    };
    expect(await codeOf(answer({}, refuse))).toEqual([409, 'conflict']);
    expect(await answer()).toMatchObject({ status: 409, body: { code: 'conflict' }, isReplay: true });
    const fail = async () => {
      throw new ProtocolError(503, 'not_available', 'Later.');
    };
    expect(await codeOf(answer({ key: 'key-2' }, fail))).toEqual([503, 'not_available']);
    expect(await answer({ key: 'key-2' })).toMatchObject({ status: 201, isReplay: false });
  });

  test('is carried out again after a conflict with a payment in progress', async () => {
    const conflict = async () => {
      throw new ProtocolError(409, 'conflict', 'In progress.', { isPassing: true });
    };
    expect(await codeOf(answer({}, conflict))).toEqual([409, 'conflict']);
    expect(await answer()).toMatchObject({ status: 201, isReplay: false });
  });

  test('is carried out again if its process died', async () => {
    await database.pool.query(
      `insert into agent_requests (site_slug, platform, endpoint, key, fingerprint, claimed_at)
       select 'sample', 'chatgpt', '/agentic/checkout_sessions', 'lost', fingerprint, now() - interval '2 minutes'
       from (select $1::text as fingerprint) f`,
      [bodyFingerprint(REQUEST.body)],
    );
    expect(await answer({ key: 'lost' })).toMatchObject({ status: 201, isReplay: false });
  });
});

import { keepPaymentChoice, paymentChoiceOf } from '@forecourt/lib/accounts/payment-choice.server';
import { currentPreApproval } from '@forecourt/lib/leads/finance-quote/pre-approval.server';
import { type FinanceProvider, ProviderError } from '@forecourt/lib/leads/finance-quote/provider';
import type { PreApproval } from '@forecourt/lib/vehicle/finance/payment-choice';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const KIM = { siteSlug: 'sample', userId: '00000000-0000-4000-8000-000000000001' };
const LEE = { siteSlug: 'sample', userId: '00000000-0000-4000-8000-000000000002' };
const NOW = new Date('2026-06-01T00:00:00Z');
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const APPROVAL: PreApproval = {
  lender: 'YouX',
  amount: 30_000,
  rate: 7.49,
  comparisonRate: 8.2,
  years: 5,
  fee: 495,
  expiresAt: '2026-07-01T00:00:00.000Z',
};

let database: TestDatabase;
let asked: string[] = [];
/** A lender that answers with one decision for every application. */
const lender = (answer: PreApproval | null | Error): FinanceProvider => ({
  redirectHosts: [],
  quote: () => Promise.reject(new Error('not asked')),
  createCustomer: () => Promise.reject(new Error('not asked')),
  decision: async (key) => {
    asked.push(key);
    if (answer instanceof Error) throw answer;
    return answer;
  },
});

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  asked = [];
  await database.clear();
  await database.pool.query('truncate users restart identity cascade');
  for (const [index, { userId }] of [KIM, LEE].entries())
    await database.pool.query("insert into users (id, site_slug, phone) values ($1, 'sample', $2)", [
      userId,
      `+6141234567${index}`,
    ]);
});

async function apply({ siteSlug, userId }: typeof KIM, status = 'created', createdAt = NOW): Promise<string> {
  const { rows } = await database.pool.query<{ token: string }>(
    `insert into finance_applications (site_slug, user_id, token, inputs, status, created_at)
     values ($1, $2, gen_random_uuid(), '{}', $3, $4) returning token`,
    [siteSlug, userId, status, createdAt],
  );
  return rows[0]?.token ?? '';
}

describe('a pre-approval', () => {
  test('is what the lender answers about the newest application', async () => {
    await apply(KIM, 'created', minutesLater(-60));
    const token = await apply(KIM);
    expect(await currentPreApproval(database.pool, lender(APPROVAL), KIM, NOW)).toEqual(APPROVAL);
    expect(asked).toEqual([token]);
  });

  test('is asked for again only after five minutes', async () => {
    await apply(KIM);
    await currentPreApproval(database.pool, lender(APPROVAL), KIM, NOW);
    expect(await currentPreApproval(database.pool, lender(null), KIM, minutesLater(4))).toEqual(APPROVAL);
    expect(await currentPreApproval(database.pool, lender(null), KIM, minutesLater(6))).toBeNull();
    expect(asked).toHaveLength(2);
  });

  test('stays while the lender does not answer', async () => {
    await apply(KIM);
    await currentPreApproval(database.pool, lender(APPROVAL), KIM, NOW);
    const silent = lender(new ProviderError('no answer'));
    expect(await currentPreApproval(database.pool, silent, KIM, minutesLater(60))).toEqual(APPROVAL);
    expect(await currentPreApproval(database.pool, null, KIM, minutesLater(60))).toEqual(APPROVAL);
  });

  test('ends with its expiry', async () => {
    await apply(KIM);
    const expired = { ...APPROVAL, expiresAt: NOW.toISOString() };
    expect(await currentPreApproval(database.pool, lender(expired), KIM, NOW)).toBeNull();
  });

  test('belongs to one shopper of one site', async () => {
    await apply(KIM);
    expect(await currentPreApproval(database.pool, lender(APPROVAL), LEE, NOW)).toBeNull();
    const elsewhere = { ...KIM, siteSlug: 'another' };
    expect(await currentPreApproval(database.pool, lender(APPROVAL), elsewhere, NOW)).toBeNull();
    expect(asked).toEqual([]);
  });

  test('is not asked for without an application that the lender took', async () => {
    await apply(KIM, 'refused');
    await apply(KIM, 'created', new Date('2026-01-01T00:00:00Z'));
    expect(await currentPreApproval(database.pool, lender(APPROVAL), KIM, NOW)).toBeNull();
    expect(asked).toEqual([]);
  });
});

test('keeps a deposit and term with an account of its site', async () => {
  const choice = { deposit: 2_000, years: 5 };
  await keepPaymentChoice(database.pool, KIM, choice);
  expect(await paymentChoiceOf(database.pool, KIM)).toEqual(choice);
  expect(await paymentChoiceOf(database.pool, { ...KIM, siteSlug: 'another' })).toBeNull();
  expect(await paymentChoiceOf(database.pool, LEE)).toBeNull();
  await keepPaymentChoice(database.pool, KIM, null);
  expect(await paymentChoiceOf(database.pool, KIM)).toBeNull();
});

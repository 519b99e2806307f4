import { randomUUID } from 'node:crypto';
import {
  beginApplication,
  endApplication,
  recordLenderReturn,
} from '@forecourt/lib/leads/finance-quote/applications.server';
import { enquiriesOf } from '@forecourt/lib/leads/shopper-history.server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PHONE = '+61412345678';
const PAGE = 'https://apply.lender.example/a';
const INPUTS = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  car_id: null,
} as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.pool.query('truncate users, leads cascade');
});

async function newShopper(): Promise<string> {
  const userId = randomUUID();
  await database.pool.query('insert into users (id, site_slug, phone) values ($1, $2, $3)', [
    userId,
    'sample',
    PHONE,
  ]);
  return userId;
}

async function apply(userId: string, redirectUrl: string | null): Promise<void> {
  const key = { siteSlug: 'sample', userId, token: randomUUID() };
  await database.pool.query(
    `insert into leads (id, site_slug, token, kind, payload, fingerprint)
     values ($1, 'sample', $2, 'finance', $3, 'x')`,
    [randomUUID(), key.token, { name: 'Kim', phone: '0412345678', category: 'Finance Enquiry' }],
  );
  await beginApplication(database.pool, key, INPUTS);
  await endApplication(database.pool, key, redirectUrl);
}

const returns = async () =>
  (await enquiriesOf(database.pool, { siteSlug: 'sample', phone: PHONE })).map(
    ({ application }) => application && { ...application, returnedAt: application.returnedAt !== null },
  );

test('the newest application at the lender is the one the shopper came back from', async () => {
  const userId = await newShopper();
  await apply(userId, PAGE);
  await apply(userId, `${PAGE}2`);
  await recordLenderReturn(database.pool, { siteSlug: 'sample', userId });
  await recordLenderReturn(database.pool, { siteSlug: 'sample', userId });
  expect(await returns()).toEqual([
    { status: 'created', redirectUrl: `${PAGE}2`, returnedAt: true },
    { status: 'created', redirectUrl: PAGE, returnedAt: false },
  ]);
});

test('an application that the lender refused has no return', async () => {
  const userId = await newShopper();
  await apply(userId, null);
  await recordLenderReturn(database.pool, { siteSlug: 'sample', userId });
  expect(await returns()).toEqual([{ status: 'refused', redirectUrl: null, returnedAt: false }]);
});

import { randomUUID } from 'node:crypto';
import { addPhoto, photoBytes, photosOf, removePhoto } from '@forecourt/lib/leads/trade-in/photos.server';
import { tradeInOf } from '@forecourt/lib/leads/trade-in/trade-in-of.server';
import {
  beginValuation,
  claimValuation,
  confirmVehicle,
  decide,
  findValuation,
  recordInspection,
  saveCondition,
  saveVehicle,
  valuationsOf,
} from '@forecourt/lib/leads/trade-in/valuations.server';
import { forgetKind } from '@forecourt/lib/operations/retention/forget.server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { CONDITION, NAMED, SITE } from './valued.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.pool.query('truncate users, valuations, leads cascade');
});

const siteSlug = SITE;
const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
async function newUser(): Promise<string> {
  const id = randomUUID();
  await sql('insert into users (id, site_slug, phone) values ($1, $2, $3)', [
    id,
    siteSlug,
    `+61${id.slice(0, 9)}`,
  ]);
  return id;
}

async function valued(): Promise<{ id: string; token: string }> {
  const begunValuation = await beginValuation(database.pool, { siteSlug, carId: null });
  await saveVehicle(database.pool, begunValuation.id, NAMED);
  await confirmVehicle(database.pool, begunValuation.id);
  await saveCondition(database.pool, begunValuation.id, CONDITION);
  return begunValuation;
}

test('finds a valuation by its own browser and site, and resets it for another car', async () => {
  const { id, token } = await valued();
  const mine = await findValuation(database.pool, { siteSlug, token });
  expect(mine).toMatchObject({
    id,
    amountLow: 18_200,
    amountHigh: 20_500,
    confirmed: true,
    answers: CONDITION.answers,
  });
  expect(await findValuation(database.pool, { siteSlug: 'other', token })).toBeNull();
  for (const nonsense of [null, '', 'x', `${token}x`])
    expect(await findValuation(database.pool, { siteSlug, token: nonsense })).toBeNull();
  await saveVehicle(database.pool, id, { ...NAMED, rego: 'XYZ789' });
  expect(await findValuation(database.pool, { siteSlug, token })).toMatchObject({
    rego: 'XYZ789',
    confirmed: false,
    valuedAt: null,
    amountLow: null,
    kilometres: 64_000,
  });
});

test('an expired estimate is neither found nor accepted (OPEN-072)', async () => {
  const userId = await newUser();
  const { id, token } = await valued();
  await claimValuation(database.pool, id, userId);
  await sql("update valuations set expires_at = now() - interval '1 second' where id = $1", [id]);
  expect(await findValuation(database.pool, { siteSlug, token })).toBeNull();
  expect(await decide(database.pool, { id, userId, decision: 'accept' })).toBe('over');
  expect(await valuationsOf(database.pool, { siteSlug, userId })).toEqual([]);
});

test('only the owner accepts an offer, which then stays unchanged (TRADE-08)', async () => {
  const [userId, other] = [await newUser(), await newUser()];
  const { id, token } = await valued();
  const claims = await Promise.all([userId, other].map((user) => claimValuation(database.pool, id, user)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  const owner = claims[0] ? userId : other;
  const stranger = claims[0] ? other : userId;
  expect(await decide(database.pool, { id, userId: stranger, decision: 'accept' })).toBe('over');
  expect(await decide(database.pool, { id, userId: owner, decision: 'accept' })).toBe('decided');
  const [first] = await valuationsOf(database.pool, { siteSlug, userId: owner });
  for (const decision of ['accept', 'inspection'] as const)
    expect(await decide(database.pool, { id, userId: owner, decision })).toBe('before');
  await saveVehicle(database.pool, id, { ...NAMED, rego: 'XYZ789' });
  await saveCondition(database.pool, id, { ...CONDITION, range: { low: 90_000, high: 99_000 } });
  expect(await findValuation(database.pool, { siteSlug, token })).toMatchObject({
    rego: 'ABC123',
    amountLow: 18_200,
    acceptedAt: first?.acceptedAt,
    inspectionAt: null,
  });
  expect(await valuationsOf(database.pool, { siteSlug: 'other', userId: owner })).toEqual([]);
});

test('a valuation without an amount can be inspected but not accepted (TRADE-02 TRADE-03)', async () => {
  const userId = await newUser();
  const { id } = await valued();
  await saveCondition(database.pool, id, { ...CONDITION, range: null, noEstimate: 'kilometres' });
  await claimValuation(database.pool, id, userId);
  expect(await decide(database.pool, { id, userId, decision: 'accept' })).toBe('over');
  expect(await decide(database.pool, { id, userId, decision: 'inspection' })).toBe('decided');
  expect(await decide(database.pool, { id, userId, decision: 'inspection' })).toBe('before');
});

test('a photo belongs to its own lead', async () => {
  const [leadId, other] = [randomUUID(), randomUUID()];
  for (const id of [leadId, other])
    await sql(
      `insert into leads (id, site_slug, token, kind, payload, fingerprint) values ($1, $2, $3, 'tradeIn', '{}', 'x')`,
      [id, siteSlug, randomUUID()],
    );
  const photo = Buffer.from([0xff, 0xd8, 0xff, 0]);
  for (const bytes of [photo, Buffer.from([0xff, 0xd8, 0xff, 1])])
    await addPhoto(database.pool, leadId, bytes);
  const first = (await photosOf(database.pool, leadId))[0]?.id ?? '';
  expect(await photoBytes(database.pool, leadId, first)).toEqual(photo);
  expect(await photoBytes(database.pool, other, first)).toBeNull();
  expect(await removePhoto(database.pool, other, first)).toBe(false);
  expect(await photosOf(database.pool, leadId)).toHaveLength(2);
  expect(await removePhoto(database.pool, leadId, first)).toBe(true);
  expect(await photosOf(database.pool, leadId)).toHaveLength(1);
});

test('a photo with an outline replaces the one of the same view', async () => {
  const leadId = randomUUID();
  await sql(
    `insert into leads (id, site_slug, token, kind, payload, fingerprint) values ($1, $2, $3, 'tradeIn', '{}', 'x')`,
    [leadId, siteSlug, randomUUID()],
  );
  const photo = (byte: number) => Buffer.from([0xff, 0xd8, 0xff, byte]);
  await addPhoto(database.pool, leadId, photo(0));
  const first = await addPhoto(database.pool, leadId, photo(1), 'front');
  expect(await addPhoto(database.pool, leadId, photo(1), 'front')).toBe(first);
  await addPhoto(database.pool, leadId, photo(2), 'front');
  await addPhoto(database.pool, leadId, photo(3), 'odometer');
  await addPhoto(database.pool, leadId, photo(4));
  expect((await photosOf(database.pool, leadId)).map(({ shot }) => shot)).toEqual([
    null,
    'front',
    'odometer',
    null,
  ]);
  const { rows } = await database.pool.query('select name from lead_files where lead_id = $1 order by name', [
    leadId,
  ]);
  expect(rows.map(({ name }) => name)).toEqual(['front.jpg', 'odometer.jpg', 'photo-1.jpg', 'photo-2.jpg']);
});

describe('the trade-in of a deal', () => {
  test('is the latest estimate of the account until it expires', async () => {
    const userId = await newUser();
    const { id } = await valued();
    expect(await tradeInOf(database.pool, { siteSlug, userId })).toBeNull();
    await claimValuation(database.pool, id, userId);
    const tradeIn = await tradeInOf(database.pool, { siteSlug, userId });
    expect(tradeIn).toMatchObject({
      valuationId: id,
      amount: tradeIn?.range?.low,
      acceptedAt: null,
      inspectedAt: null,
    });
    expect(await tradeInOf(database.pool, { siteSlug: 'other', userId })).toBeNull();
    await sql("update valuations set expires_at = now() - interval '1 second' where id = $1", [id]);
    expect(await tradeInOf(database.pool, { siteSlug, userId })).toBeNull();
  });

  test('has the amount of the inspection, which does not expire', async () => {
    const userId = await newUser();
    const { id } = await valued();
    await claimValuation(database.pool, id, userId);
    expect(await recordInspection(database.pool, ['other'], { id, amount: 17_000 })).toBe(false);
    expect(await recordInspection(database.pool, [siteSlug], { id, amount: 17_000 })).toBe(true);
    await sql("update valuations set expires_at = now() - interval '1 second' where id = $1", [id]);
    expect(await tradeInOf(database.pool, { siteSlug, userId })).toMatchObject({
      amount: 17_000,
      expiresAt: null,
      inspectedAt: expect.any(Date),
    });
  });

  test('is final once staff have inspected it: neither accepted as an estimate nor changed', async () => {
    const userId = await newUser();
    const { id, token } = await valued();
    await claimValuation(database.pool, id, userId);
    await recordInspection(database.pool, [siteSlug], { id, amount: 17_000 });
    expect(await decide(database.pool, { id, userId, decision: 'accept' })).toBe('over');
    await saveVehicle(database.pool, id, { ...NAMED, rego: 'OTHER1' });
    await saveCondition(database.pool, id, { ...CONDITION, kilometres: 1 });
    expect(await findValuation(database.pool, { siteSlug, token })).toMatchObject({
      rego: NAMED.rego,
      kilometres: CONDITION.kilometres,
      inspectedAmount: 17_000,
    });
  });
});

test('deletes unfinished valuations after a month, and those of a deleted account', async () => {
  const userId = await newUser();
  const [owned, begunValuation, recent] = [await valued(), await valued(), await valued()];
  await claimValuation(database.pool, owned.id, userId);
  await sql("update valuations set updated_at = now() - interval '31 days' where id = any($1)", [
    [owned.id, begunValuation.id],
  ]);
  await forgetKind(database.pool, 'unclaimedValuations');
  expect((await sql('select id from valuations')).map(({ id }) => id).toSorted()).toEqual(
    [owned.id, recent.id].toSorted(),
  );
  await sql('delete from users where id = $1', [userId]);
  expect(await sql('select id from valuations')).toEqual([{ id: recent.id }]);
});

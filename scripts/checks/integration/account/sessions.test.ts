import { proveByCode } from '@forecourt/lib/accounts/code-sign-in.server';
import { requestCode } from '@forecourt/lib/accounts/codes.server';
import { PROOF_MINUTES, SESSION_USE_MINUTES } from '@forecourt/lib/accounts/limits';
import {
  closeOtherSessions,
  closeOwnSession,
  closeSession,
  hasFreshProof,
  openSession,
  readSession,
  sessionsOf,
} from '@forecourt/lib/accounts/session.server';
import type { BackOffice, Call } from '@forecourt/lib/operations/back-office/call.server';
import { endShopperSessions } from '@forecourt/lib/operations/back-office/shopper-sessions.server';
import { householdOf } from '@forecourt/lib/platform/network/household';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PHONE = '+61412345678';

let database: TestDatabase;
const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => sql('truncate users, one_time_codes, rate_limits cascade'));

async function account(siteSlug = 'sample', phone = PHONE) {
  const [row] = await sql(
    `insert into users (id, site_slug, phone) values (gen_random_uuid(), $1, $2) returning id`,
    [siteSlug, phone],
  );
  return { siteSlug, userId: String(row?.id) };
}
type Account = Awaited<ReturnType<typeof account>>;
const open = (owner: Account, device: string | null = 'iPhone') =>
  openSession(database.pool, { ...owner, device });
const isOpen = async (siteSlug: string, token: string) =>
  (await readSession(database.pool, { siteSlug, token })) !== null;

describe('the sessions of an account', () => {
  test('are listed with their device, the current one first, then by last use', async () => {
    const owner = await account();
    const token = await open(owner, 'Mac');
    await open(owner, 'iPhone');
    await open(owner, null);
    await open(await account('sample', '+61498765432'));
    await sql(`update sessions set last_used_at = now() - interval '3 days' where device = 'iPhone'`);
    await sql(`update sessions set last_used_at = now() - interval '9 days' where device = 'Mac'`);
    const list = await sessionsOf(database.pool, { ...owner, token });
    expect(list.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['Mac', true],
      [null, false],
      ['iPhone', false],
    ]);
    expect(list[0]?.lastUsedAt).toBeInstanceOf(Date);
    await sql(`update sessions set expires_at = now() where device = 'iPhone'`);
    expect(await sessionsOf(database.pool, { ...owner, token })).toHaveLength(2);
  });

  test('store nothing more of a device than its name', async () => {
    await open(await account());
    expect(Object.keys((await sql('select * from sessions'))[0] ?? {}).toSorted()).toEqual([
      'created_at',
      'device',
      'expires_at',
      'id',
      'last_used_at',
      'proven_at',
      'site_slug',
      'token_hash',
      'user_id',
    ]);
  });

  test('store their last use at most once in some minutes, regardless of requests', async () => {
    const owner = await account();
    const token = await open(owner);
    const lastUse = async () =>
      String((await sql('select last_used_at::text from sessions'))[0]?.last_used_at);
    const ago = (minutes: number) =>
      sql('update sessions set last_used_at = now() - make_interval(mins => $1)', [minutes]);
    await ago(SESSION_USE_MINUTES - 1);
    const before = await lastUse();
    await isOpen('sample', token);
    expect(await lastUse()).toBe(before);
    await ago(SESSION_USE_MINUTES + 1);
    const versions = new Set<string>();
    await Promise.all(Array.from({ length: 20 }, () => isOpen('sample', token)));
    versions.add(String((await sql('select xmin::text from sessions'))[0]?.xmin));
    await isOpen('sample', token);
    versions.add(String((await sql('select xmin::text from sessions'))[0]?.xmin));
    expect(versions.size).toBe(1);
  });

  test('are ended one at a time, by their owner only', async () => {
    const [owner, stranger] = [await account(), await account('sample', '+61498765432')];
    const [here, there] = [await open(owner), await open(owner)];
    const other = (await sessionsOf(database.pool, { ...owner, token: here })).find(({ isThis }) => !isThis);
    const id = String(other?.id);
    await closeOwnSession(database.pool, stranger, id);
    await closeOwnSession(database.pool, { ...owner, siteSlug: 'other' }, id);
    await closeOwnSession(database.pool, owner, 'no id');
    expect(await isOpen('sample', there)).toBe(true);
    await closeOwnSession(database.pool, owner, id);
    expect([await isOpen('sample', here), await isOpen('sample', there)]).toEqual([true, false]);
  });

  test('end all but this one', async () => {
    const [owner, stranger] = [await account(), await account('sample', '+61498765432')];
    const [here, there, theirs] = [await open(owner), await open(owner), await open(stranger)];
    await closeOtherSessions(database.pool, { ...owner, token: here });
    const states = await Promise.all([here, there, theirs].map((token) => isOpen('sample', token)));
    expect(states).toEqual([true, false, true]);
  });
});

describe('the recent proof of identity', () => {
  const isFresh = (token: string, siteSlug = 'sample') => hasFreshProof(database.pool, { siteSlug, token });
  const pass = (minutes: number) =>
    sql('update sessions set proven_at = now() - make_interval(mins => $1)', [minutes]);
  async function code(phone = PHONE) {
    const made = await requestCode(database.pool, {
      siteSlug: 'sample',
      phone,
      household: householdOf('203.0.113.7'),
      browser: null,
      dealershipSlug: null,
      details: null,
      replaces: null,
      isProven: true,
    });
    if (made.outcome !== 'made') throw new Error(made.outcome);
    return made;
  }
  const prove = (
    owner: Account,
    sessionToken: string,
    { code: digits, requestToken }: { code: string; requestToken: string },
    phone = PHONE,
  ) => proveByCode(database.pool, { ...owner, phone, code: digits, requestToken, sessionToken });

  test('is valid for five minutes after signing in, on its own site', async () => {
    const token = await open(await account());
    expect([await isFresh(token), await isFresh(token, 'other'), await isFresh('x')]).toEqual([
      true,
      false,
      false,
    ]);
    await pass(PROOF_MINUTES);
    expect(await isFresh(token)).toBe(false);
  });

  test('is missing in a session that an earlier release opened', async () => {
    const token = await open(await account());
    await sql('update sessions set proven_at = null');
    expect(await isFresh(token)).toBe(false);
  });

  test('is fresh again after a code to the phone of the account, which works once', async () => {
    const owner = await account();
    const token = await open(owner);
    await pass(PROOF_MINUTES);
    const sent = await code();
    expect(await prove(owner, token, { ...sent, code: '1'.repeat(7) })).toBe(false);
    expect(await prove(owner, token, sent)).toBe(true);
    expect(await isFresh(token)).toBe(true);
    expect(await sql('select verification_type from verifications')).toEqual([
      { verification_type: 'verify' },
    ]);
    await pass(PROOF_MINUTES);
    expect(await prove(owner, token, sent)).toBe(false);
  });

  test('applies to one session only', async () => {
    const owner = await account();
    const [here, there] = [await open(owner), await open(owner)];
    await pass(PROOF_MINUTES);
    expect(await prove(owner, here, await code())).toBe(true);
    expect([await isFresh(here), await isFresh(there)]).toEqual([true, false]);
  });

  test('is not granted to a session of another account, nor to an expired one', async () => {
    const [owner, stranger] = [await account(), await account('sample', '+61498765432')];
    const [own, theirs] = [await open(owner), await open(stranger)];
    await pass(PROOF_MINUTES);
    expect(await prove(owner, theirs, await code())).toBe(false);
    expect(await isFresh(theirs)).toBe(false);
    await closeSession(database.pool, { siteSlug: 'sample', token: own });
    await sql(`update one_time_codes set created_at = created_at - interval '1 minute'`);
    expect(await prove(owner, own, await code())).toBe(false);
  });
});

describe('staff who sign a shopper out', () => {
  const reports: string[] = [];
  const call = (body: unknown, sites: Record<string, boolean> = { sample: true }): Call => ({
    request: new Request('https://sample.example/', { method: 'POST', body: JSON.stringify(body) }),
    staff: {
      id: 'p-kim',
      account: 'p-kim',
      name: 'Kim',
      mayManageFeeds: false,
      mayCreateSites: false,
      grants: [],
      sites: Object.entries(sites).map(([slug, mayAct]) => ({
        slug,
        name: slug,
        url: `https://${slug}.example`,
        timeZone: 'Australia/Brisbane',
        mayAct,
      })),
    },
    office: {
      pool: database.pool,
      report: (...facts: unknown[]) => reports.push(JSON.stringify(facts)),
    } as unknown as BackOffice,
  });
  const end = async (...parameters: Parameters<typeof call>) =>
    (await endShopperSessions(call(...parameters))).json();

  test('end every session of the phone on the sites that they may act for', async () => {
    const [here, elsewhere] = [await account(), await account('other')];
    const tokens = [await open(here), await open(here)];
    const [foreign, stranger] = [await open(elsewhere), await open(await account('sample', '+61498765432'))];
    expect(await end({ phone: '0412 345 678' })).toEqual({ accounts: 1, sessions: 2 });
    for (const token of tokens) expect(await isOpen('sample', token)).toBe(false);
    expect([await isOpen('other', foreign), await isOpen('sample', stranger)]).toEqual([true, true]);
    expect(await end({ phone: '0412 345 678' }, { sample: true, other: true })).toEqual({
      accounts: 2,
      sessions: 1,
    });
    expect(await end({ phone: '0400 000 000' })).toEqual({ accounts: 0, sessions: 0 });
  });

  test('end those of one site where they name it', async () => {
    await open(await account());
    const elsewhere = await open(await account('other'));
    const both = { sample: true, other: true };
    expect(await end({ phone: PHONE, sites: ['sample'] }, both)).toEqual({ accounts: 1, sessions: 1 });
    expect(await isOpen('other', elsewhere)).toBe(true);
  });

  test('are refused on sites that are not theirs or that they may only look at', async () => {
    const token = await open(await account());
    const refused = { code: 'read_only' };
    await expect(end({ phone: PHONE }, { sample: false })).rejects.toMatchObject(refused);
    await expect(end({ phone: PHONE, sites: ['sample'] }, { other: true })).rejects.toMatchObject(refused);
    await expect(end({ phone: '07 3123 4567' })).rejects.toMatchObject({ code: 'bad_input' });
    await expect(end({ phone: PHONE, site: 'sample' })).rejects.toMatchObject({ code: 'bad_input' });
    expect(await isOpen('sample', token)).toBe(true);
  });

  test('are logged without the phone, and limited', async () => {
    reports.length = 0;
    await end({ phone: PHONE });
    expect(reports.join()).toMatch(/p-kim.*sample/);
    expect(reports.join()).not.toContain('412345678');
    const many = Array.from({ length: 30 }, () => end({ phone: PHONE }));
    await expect(Promise.all(many)).rejects.toMatchObject({ code: 'rate_limit' });
  });
});

import { confirmPhone, signInByCode } from '@forecourt/lib/accounts/code-sign-in.server';
import {
  detailsOfRequest,
  mayRequestCode,
  phoneAwaitingCode,
  requestCode,
  revokeCode,
} from '@forecourt/lib/accounts/codes.server';
import { contactExists } from '@forecourt/lib/accounts/contact-exists.server';
import { knownBrowserOf, knownBrowserToken } from '@forecourt/lib/accounts/known-browser.server';
import {
  closeAllSessions,
  closeSession,
  openSession,
  readSession,
} from '@forecourt/lib/accounts/session.server';
import { VERIFICATION_TYPES } from '@forecourt/lib/accounts/tables/accounts';
import { saveDetails } from '@forecourt/lib/operations/privacy/account.server';
import { forgetKind } from '@forecourt/lib/operations/retention/forget.server';
import { householdOf } from '@forecourt/lib/platform/network/household';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.pool.query('truncate users, one_time_codes, rate_limits cascade');
});

const PHONE = '+61412345678';
const DETAILS = { firstName: 'Kim', lastName: 'Nguyen', email: 'kim@shopper.example' };
const asker = {
  siteSlug: 'sample',
  phone: PHONE,
  household: householdOf('203.0.113.7'),
  browser: null,
};
const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

type Options = Partial<Parameters<typeof requestCode>[1]> & { address?: string };
const request = ({ address = '203.0.113.7', ...options }: Options = {}) =>
  requestCode(database.pool, {
    ...asker,
    household: householdOf(address),
    dealershipSlug: 'sample-motors',
    details: DETAILS,
    replaces: null,
    isProven: true,
    ...options,
  });
const code = async (options: Options = {}) => {
  const codeRequest = await request(options);
  if (codeRequest.outcome !== 'made') throw new Error(codeRequest.outcome);
  return codeRequest;
};
const signIn = (
  { code: digits, requestToken }: { code: string; requestToken: string },
  options: Partial<Parameters<typeof signInByCode>[1]> = {},
) =>
  signInByCode(database.pool, {
    siteSlug: 'sample',
    phone: PHONE,
    code: digits,
    requestToken,
    sessionToken: null,
    ...options,
  });
const shopperOf = (token: string | null, siteSlug = 'sample') =>
  readSession(database.pool, { siteSlug, token: token ?? '' });
const wrong = (digits: string, by = 1) => String((Number(digits) + by) % 1_000_000).padStart(6, '0');
const pass = (interval: string) =>
  sql(
    `update one_time_codes set created_at = created_at - $1::interval, expires_at = expires_at - $1::interval`,
    [interval],
  );

describe('signing in', () => {
  async function newShopper() {
    const token = await signIn(await code());
    const shopper = await shopperOf(token);
    if (!shopper) throw new Error('nobody is signed in');
    return shopper;
  }
  const storedUser = async (userId: string) => (await sql('select * from users where id = $1', [userId]))[0];

  test('the right code opens a session (AUTH-08)', async () => {
    const codeSent = await code();
    expect(codeSent.code).toMatch(/^\d{6}$/);
    const shopper = await shopperOf(await signIn(codeSent));
    expect(shopper).toEqual({
      userId: shopper?.userId,
      phone: PHONE,
      name: 'Kim',
      lastName: 'Nguyen',
      email: 'kim@shopper.example',
      postcode: null,
    });
  });

  test('the contact exists after the first sign-in', async () => {
    expect(await contactExists(database.pool, asker)).toBe(false);
    await newShopper();
    expect(await contactExists(database.pool, asker)).toBe(true);
  });

  test('the stored user carries the name (AUTH-40)', async () =>
    expect((await storedUser((await newShopper()).userId))?.name).toBe('Kim'));

  test('the stored user carries the last name (AUTH-41)', async () =>
    expect((await storedUser((await newShopper()).userId))?.last_name).toBe('Nguyen'));

  test('the stored user carries the email (AUTH-42)', async () =>
    expect((await storedUser((await newShopper()).userId))?.email).toBe('kim@shopper.example'));

  test('the stored user carries the phone (AUTH-43)', async () =>
    expect((await storedUser((await newShopper()).userId))?.phone).toBe('+61412345678'));

  test('the stored user carries the postcode that the shopper saved (AUTH-44)', async () => {
    const token = await signIn(await code());
    const { userId } = (await shopperOf(token)) ?? { userId: '' };
    const details = { name: 'Kim', lastName: 'Nguyen', email: 'kim@shopper.example', postcode: '4006' };
    await saveDetails(database.pool, { siteSlug: 'sample', userId }, details);
    expect((await storedUser(userId))?.postcode).toBe('4006');
    expect((await shopperOf(token))?.postcode).toBe('4006');
  });

  const verifications = () => sql('select * from verifications');

  test('one verification is stored per sign-in, and none for a wrong code (AUTH-28)', async () => {
    const codeSent = await code();
    await signIn({ ...codeSent, code: wrong(codeSent.code) });
    expect(await verifications()).toHaveLength(0);
    await signIn(codeSent);
    expect(await verifications()).toHaveLength(1);
  });

  test('a verification carries the slug of the site (AUTH-29)', async () => {
    await newShopper();
    expect(await verifications()).toMatchObject([{ website_slug: 'sample' }]);
  });

  test('a verification carries the slug of the dealership (AUTH-30)', async () => {
    await newShopper();
    expect(await verifications()).toMatchObject([{ dealership_slug: 'sample-motors' }]);
  });

  test('a verification by sign-in has the type sms, and a form may store verify (AUTH-31)', async () => {
    const { userId } = await newShopper();
    expect(await verifications()).toMatchObject([{ verification_type: 'sms' }]);
    expect(VERIFICATION_TYPES).toEqual(['sms', 'verify']);
    await sql(
      `insert into verifications (website_slug, verification_type, user_id) values ('sample', 'verify', $1)`,
      [userId],
    );
    expect((await verifications()).map((row) => row.verification_type).sort()).toEqual(['sms', 'verify']);
  });

  test('a verification carries the id of the user (AUTH-32)', async () => {
    const { userId } = await newShopper();
    expect(await verifications()).toMatchObject([{ user_id: userId }]);
  });

  test('a second sign-in leaves the details of the account unchanged', async () => {
    const first = await shopperOf(await signIn(await code()));
    await pass('1 minute');
    const again = await code({ details: { ...DETAILS, firstName: 'Mallory', email: 'm@evil.example' } });
    expect(await shopperOf(await signIn(again))).toEqual(first);
  });

  test('a phone has one account per site', async () => {
    const here = await shopperOf(await signIn(await code()));
    await pass('1 minute');
    const elsewhere = await code({ siteSlug: 'other' });
    const token = await signIn(elsewhere, { siteSlug: 'other' });
    expect((await shopperOf(token, 'other'))?.userId).not.toBe(here?.userId);
  });

  test('neither codes nor tokens are stored in clear', async () => {
    const codeSent = await code();
    const token = (await signIn(codeSent)) ?? '';
    const all = JSON.stringify([
      await sql('select * from one_time_codes'),
      await sql('select * from sessions'),
    ]);
    for (const secret of [codeSent.requestToken, token]) expect(all).not.toContain(secret);
    const [row] = await sql('select code_hash, first_name, last_name, email from one_time_codes');
    expect(row?.code_hash).not.toContain(codeSent.code);
    expect(row).toMatchObject({ first_name: null, last_name: null, email: null });
  });
});

describe('a code (OPEN-031)', () => {
  test('is invalid for another phone, site or browser (AUTH-37)', async () => {
    const codeSent = await code();
    expect(await signIn({ ...codeSent, code: wrong(codeSent.code) })).toBeNull();
    expect(await signIn(codeSent, { phone: '+61412345679' })).toBeNull();
    expect(await signIn(codeSent, { siteSlug: 'other' })).toBeNull();
    expect(await signIn({ ...codeSent, requestToken: 'x'.repeat(43) })).toBeNull();
    expect(await signIn(codeSent)).not.toBeNull();
  });

  test('is valid once under parallel requests', async () => {
    const codeSent = await code();
    const tokens = await Promise.all(Array.from({ length: 4 }, () => signIn(codeSent)));
    expect(tokens.filter((token) => token !== null)).toHaveLength(1);
    expect(await signIn(codeSent)).toBeNull();
    expect(await sql('select from verifications')).toHaveLength(1);
  });

  test('is valid for ten minutes', async () => {
    const codeSent = await code();
    await pass('9 minutes 50 seconds');
    expect(
      await phoneAwaitingCode(database.pool, { siteSlug: 'sample', requestToken: codeSent.requestToken }),
    ).toBe(PHONE);
    await pass('11 seconds');
    expect(await signIn(codeSent)).toBeNull();
    expect(
      await phoneAwaitingCode(database.pool, { siteSlug: 'sample', requestToken: codeSent.requestToken }),
    ).toBeNull();
  });

  test('allows five tries under parallel requests', async () => {
    const codeSent = await code();
    const tries = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        signIn({ ...codeSent, code: wrong(codeSent.code, index + 1) }),
      ),
    );
    expect(tries).toEqual(Array(50).fill(null));
    expect(await sql('select tries from one_time_codes')).toEqual([{ tries: 5 }]);
    expect(await signIn(codeSent)).toBeNull();
  });

  test('checks five of fifty parallel guesses', async () => {
    let openings = 0;
    for (let round = 0; round < 4; round += 1) {
      await sql('truncate one_time_codes');
      const codeSent = await code();
      const guesses = Array.from({ length: 50 }, (_, index) => wrong(codeSent.code, index - 25));
      const tokens = await Promise.all(guesses.map((guess) => signIn({ ...codeSent, code: guess })));
      openings += tokens.filter((token) => token !== null).length;
      const [{ tries }] = (await sql('select tries from one_time_codes')) as [{ tries: number }];
      expect(tries).toBeLessThanOrEqual(5);
    }
    expect(openings).toBeLessThanOrEqual(4);
  });

  test('preserves the details for a second code to the same phone and browser', async () => {
    const { requestToken } = await code();
    const of = (options: object = {}) =>
      detailsOfRequest(database.pool, { siteSlug: 'sample', phone: PHONE, requestToken, ...options });
    expect(await of()).toEqual(DETAILS);
    for (const other of [{ phone: '+61412345679' }, { siteSlug: 'other' }, { requestToken: 'x'.repeat(43) }])
      expect(await of(other)).toBeNull();
  });

  test('is invalid once its browser requested another', async () => {
    const first = await code();
    await pass('31 seconds');
    const second = await code({ replaces: first.requestToken });
    expect(await signIn(first)).toBeNull();
    expect(await signIn(second)).not.toBeNull();
  });
});

describe('limits of codes (OPEN-030)', () => {
  test('five per phone and hour over all sites, one in thirty seconds', async () => {
    for (let index = 0; index < 5; index += 1) {
      // Addresses of the same network count as the same sender.
      const address = `203.0.113.${index}`;
      expect((await request({ address, siteSlug: `site-${index}` })).outcome).toBe('made');
      expect((await request()).outcome).toBe('too_many');
      expect(await mayRequestCode(database.pool, asker)).toBe(false);
      await pass('31 seconds');
    }
    expect((await request()).outcome).toBe('too_many');
    await pass('57 minutes 26 seconds');
    expect(await mayRequestCode(database.pool, asker)).toBe(true);
    expect((await request()).outcome).toBe('made');
  });

  test('one code for twenty parallel requests of a sender for a phone', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => request({ address: `2001:db8:1:${index}::7` })),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'made')).toHaveLength(1);
  });

  test('fifteen per phone from all senders', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) => request({ address: `203.0.${index}.7` })),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'made')).toHaveLength(15);
  });

  test('twenty per address to different phones', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        request({ phone: `+614${String(10_000_000 + index * 1000)}` }),
      ),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'made')).toHaveLength(20);
    expect((await request({ phone: '+61499999999', siteSlug: 'other' })).outcome).toBe('made');
  });

  test('twenty per range of a hundred numbers', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        request({ phone: `+614123456${String(index).padStart(2, '0')}`, address: `203.${index}.1.7` }),
      ),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'made')).toHaveLength(20);
  });

  test('two hundred per network', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 220 }, (_, index) =>
        request({
          phone: `+614${String(20_000_000 + index * 1000)}`,
          address: `203.0.113.${index}`,
          siteSlug: `site-${index}`,
        }),
      ),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'made')).toHaveLength(200);
  });

  test('a thousand SMS per site and day', async () => {
    await code();
    await sql('update rate_limits set count = 1000');
    expect((await request({ phone: '+61499999999' })).outcome).toBe('no_budget');
    expect((await request({ phone: '+61499999999', siteSlug: 'other' })).outcome).toBe('made');
  });

  test('near a limit shared with others, a code requires a challenge, but not before', async () => {
    const unproven = (options: Options) => request({ ...options, isProven: false });
    const outcomeOf = async (options: Options) => (await unproven(options)).outcome;
    /** Returns how many codes are sent before a challenge is required. */
    const madeBefore = async (optionsOf: (index: number) => Options) => {
      for (let index = 0; ; index += 1) {
        const outcome = await outcomeOf(optionsOf(index));
        if (outcome === 'made') continue;
        expect([outcome, (await request(optionsOf(index))).outcome]).toEqual(['unproven', 'made']);
        return index;
      }
    };
    const phoneOf = (index: number) => `+614${String(30_000_000 + index * 1000)}`;
    expect(await madeBefore((index) => ({ phone: phoneOf(index) }))).toBe(10);
    await sql('truncate one_time_codes, rate_limits');
    expect(await madeBefore((index) => ({ address: `203.0.${index}.7` }))).toBe(7);
    await sql('truncate one_time_codes, rate_limits');
    expect(
      await madeBefore((index) => ({
        phone: `+614123456${String(index).padStart(2, '0')}`,
        address: `203.0.${index}.7`,
      })),
    ).toBe(10);
    // The phone's known browser needs no challenge, but the limit applies to it too.
    expect(await outcomeOf({ browser: 'known' })).toBe('made');
    expect(await outcomeOf({ browser: 'known' })).toBe('too_many');
  });

  test('a code that is refused for lack of a challenge does not count', async () => {
    for (let sender = 0; sender < 7; sender += 1) await code({ address: `203.0.${sender}.7` });
    for (let time = 0; time < 30; time += 1)
      expect((await request({ address: '198.51.100.7', isProven: false })).outcome).toBe('unproven');
    expect((await sql('select id from one_time_codes')).length).toBe(7);
  });

  test('a code that was not sent does not count', async () => {
    const { id } = await code();
    await revokeCode(database.pool, id);
    expect(await mayRequestCode(database.pool, asker)).toBe(true);
  });
});

describe('a stranger who requests codes for a known phone', () => {
  const SIGNING = 'a secret of the installation';
  const owner = async () => {
    const shopper = await shopperOf(await signIn(await code()));
    const userId = shopper?.userId ?? '';
    await sql('truncate one_time_codes, rate_limits');
    return { userId, token: knownBrowserToken(userId, SIGNING) };
  };
  const known = (token: string | null, facts: { phone?: string; siteSlug?: string; now?: Date } = {}) => {
    const { phone = PHONE, siteSlug = 'sample', now } = facts;
    return knownBrowserOf(database.pool, { siteSlug, phone, token }, SIGNING, now);
  };
  const flood = async (address: string, phone = PHONE) => {
    for (let index = 0; index < 5; index += 1) {
      await request({ address, phone, siteSlug: `site-${index}` });
      await pass('31 seconds');
    }
  };

  test('leaves its owner the codes of other networks', async () => {
    await flood('198.51.100.1');
    expect((await request({ address: '198.51.100.2' })).outcome).toBe('too_many');
    expect(await mayRequestCode(database.pool, asker)).toBe(true);
    expect((await request()).outcome).toBe('made');
  });

  test('leaves a browser that signed in before its own codes, even from the same household', async () => {
    const { token } = await owner();
    const browser = await known(token);
    expect(browser).toMatch(/^[\w-]{43}$/);
    for (const address of ['203.0.113.7', '198.51.100.1', '192.0.2.1']) await flood(address);
    for (let index = 0; index < 20; index += 1)
      await request({ phone: `+614123456${index + 10}`, address: `203.${index}.1.7` });
    expect(await mayRequestCode(database.pool, asker)).toBe(false);
    for (let index = 0; index < 5; index += 1) {
      expect(await mayRequestCode(database.pool, { ...asker, browser })).toBe(true);
      expect(await signIn(await code({ browser }))).not.toBeNull();
      expect((await request({ browser })).outcome).toBe('too_many');
      await pass('31 seconds');
    }
    expect((await request({ browser })).outcome).toBe('too_many');
  });

  test('cannot use up the codes of one known browser from another that was stolen', async () => {
    const { userId } = await owner();
    const browsers = [0, 1, 2, 3].map(() => knownBrowserToken(userId, SIGNING));
    const outcomes: string[] = [];
    for (const token of browsers) {
      const browser = await known(token);
      for (let index = 0; index < 6; index += 1) {
        outcomes.push((await request({ browser })).outcome);
        await pass('31 seconds');
      }
    }
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(15);
    expect(outcomes.slice(0, 6)).toEqual([...Array(5).fill('made'), 'too_many']);
  });

  test('gets one code for twenty parallel requests of a known browser', async () => {
    const browser = await known((await owner()).token);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => request({ browser })));
    expect(outcomes.filter(({ outcome }) => outcome === 'made')).toHaveLength(1);
  });

  test('leaves a fifth of the SMS of a site to browsers that signed in before', async () => {
    const browser = await known((await owner()).token);
    await request();
    await sql('update rate_limits set count = 800');
    expect((await request({ phone: '+61499999999' })).outcome).toBe('no_budget');
    expect((await request({ browser })).outcome).toBe('made');
  });

  test('gets no known browser with a token of another account, site, phone, installation or year', async () => {
    const { userId, token } = await owner();
    expect(await known(token)).not.toBeNull();
    expect(await known(token, { siteSlug: 'other' })).toBeNull();
    expect(await known(token, { phone: '+61412345679' })).toBeNull();
    expect(await known(token, { now: new Date(Date.now() + 181 * 86_400_000) })).toBeNull();
    expect(await known(knownBrowserToken(userId, 'another secret'))).toBeNull();
    for (const other of [null, '', 'x', `${token}x`, token.toUpperCase()])
      expect(await known(other)).toBeNull();
    expect(await knownBrowserOf(database.pool, { siteSlug: 'sample', phone: PHONE, token })).toBeNull();
    await sql('delete from users');
    expect(await known(token)).toBeNull();
  });
});

describe('a session', () => {
  const account = async (siteSlug = 'sample') => {
    const [row] = await sql(
      `insert into users (id, site_slug, phone) values (gen_random_uuid(), $1, $2) returning id`,
      [siteSlug, PHONE],
    );
    return String(row?.id);
  };

  test('identifies the user by id on its own site only (SITE-58)', async () => {
    const userId = await account();
    const token = await openSession(database.pool, { siteSlug: 'sample', userId });
    expect((await shopperOf(token))?.userId).toBe(userId);
    expect(await shopperOf(token, 'other')).toBeNull();
    for (const other of ['', 'x', 'x'.repeat(43), `${token} `, "' or true --"])
      expect(await shopperOf(other)).toBeNull();
    await sql(`update sessions set site_slug = 'other'`);
    expect(await shopperOf(token, 'other')).toBeNull();
  });

  test('ends after thirty days (OPEN-031)', async () => {
    const token = await openSession(database.pool, { siteSlug: 'sample', userId: await account() });
    await sql(`update sessions set expires_at = expires_at - interval '29 days 23 hours'`);
    expect(await shopperOf(token)).not.toBeNull();
    await sql(`update sessions set expires_at = expires_at - interval '1 hour'`);
    expect(await shopperOf(token)).toBeNull();
    await forgetKind(database.pool, 'sessions');
    expect(await sql('select from sessions')).toEqual([]);
  });

  test('is new after each sign-in, which ends the one before in this browser', async () => {
    const before = await signIn(await code());
    await pass('31 seconds');
    const after = await signIn(await code(), { sessionToken: before });
    expect(after).not.toBe(before);
    expect(await shopperOf(before)).toBeNull();
    expect(await shopperOf(after)).not.toBeNull();
    expect(await signIn({ code: '123456', requestToken: before ?? '' })).toBeNull();
  });

  test('ends on signing out, here or everywhere (AUTH-27)', async () => {
    const userId = await account();
    const open = () => openSession(database.pool, { siteSlug: 'sample', userId });
    const [phone, tablet, laptop] = [await open(), await open(), await open()];
    await closeSession(database.pool, { siteSlug: 'other', token: phone });
    expect(await shopperOf(phone)).not.toBeNull();
    await closeSession(database.pool, { siteSlug: 'sample', token: phone });
    expect(await shopperOf(phone)).toBeNull();
    expect(await shopperOf(tablet)).not.toBeNull();
    await closeAllSessions(database.pool, userId);
    for (const token of [tablet, laptop]) expect(await shopperOf(token)).toBeNull();
  });
});

test('a code confirms a phone once, without an account', async () => {
  const made = await code();
  const typed = { siteSlug: 'sample', phone: PHONE, requestToken: made.requestToken };
  const wrong = made.code === '000000' ? '000001' : '000000';
  expect(await confirmPhone(database.pool, { ...typed, code: wrong })).toBe(false);
  expect(await confirmPhone(database.pool, { ...typed, siteSlug: 'another', code: made.code })).toBe(false);
  expect(await confirmPhone(database.pool, { ...typed, phone: '+61412345679', code: made.code })).toBe(false);
  expect(await confirmPhone(database.pool, { ...typed, code: made.code })).toBe(true);
  expect(await confirmPhone(database.pool, { ...typed, code: made.code })).toBe(false);
  expect(await sql('select id from users')).toEqual([]);
});

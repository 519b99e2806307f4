import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { storeFeedSecret } from '@forecourt/lib/inventory/stock/fetching/secrets.server';
import { withdrawMarketingConsent } from '@forecourt/lib/leads/marketing-consent.server';
import { leadPayload } from '@forecourt/lib/leads/payload';
import { storeLead } from '@forecourt/lib/leads/store.server';
import {
  type ConversionSite,
  conversionSitesSchema,
} from '@forecourt/lib/operations/conversions/conversion-site';
import { reportConversions } from '@forecourt/lib/operations/conversions/report-conversions.server';
import { erasePersonEverywhere } from '@forecourt/lib/operations/privacy/erase.server';
import { transaction } from '@forecourt/lib/platform/database/client.server';
import { conversionSecretName } from '@forecourt/lib/sites/ad-networks';
import type { Visit } from '@forecourt/lib/sites/visit-source/visit';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen } from '../../../emulators/listen.ts';
import {
  conversions,
  type GoogleConversion,
  type MetaConversion,
} from '../../../emulators/partners/conversions/routes.ts';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { SHOPPER, submission } from '../lead/testing.ts';
import { insertVehicle } from '../reservations/testing/counter.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SECRET_KEY = 'a-key-that-encrypts-credentials-in-tests';
const VEHICLE = sampleVehicle({ id: 'c-1', slug: 'c-1', stocknum: 'C1' });
const [SITE] = conversionSitesSchema.parse([
  {
    slug: 'sample',
    google: { customerId: '1234567890', lead: '11', testDrive: '12', reservation: '13', sale: '14' },
    meta: '9876543210',
  },
]) as [ConversionSite];
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const touch = {
  kind: 'campaign',
  name: 'Google Ads',
  campaign: 'spring',
  at: '2026-11-29T00:00:00.000Z',
} as const;
const click = (value: string) => ({ value, at: touch.at });
const VISIT: Visit = {
  first: touch,
  last: touch,
  clicks: { gclid: click('g-1'), fbclid: click('f-1') },
  adConsent: 'explicit',
};

let database: TestDatabase;
let networks: Awaited<ReturnType<typeof listen>>;
let problems: unknown[] = [];
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  problems = [];
  await database.clear();
  await database.pool.query(
    'truncate conversions, conversion_receivers, feed_secrets, reservations, leads restart identity cascade',
  );
  await insertVehicle(database.pool, VEHICLE);
  networks = await listen(conversions({ key: publicKey, metaToken: 'meta-token' }).fetch, 0);
  await storeSecrets();
  // What happened before the first run is never sent.
  await report();
});
afterEach(() => networks.close());

async function storeSecrets() {
  const account = {
    client_email: 'forecourt@project.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${networks.url}/google/token`,
  };
  for (const [receiver, value] of [
    ['google', JSON.stringify(account)],
    ['meta', 'meta-token'],
  ] as const)
    await storeFeedSecret(database.pool, {
      master: SECRET_KEY,
      name: conversionSecretName(receiver, SITE.slug),
      value,
    });
}

const report = (sites: readonly ConversionSite[] = [SITE]) =>
  reportConversions(database.pool, sites, {
    hosts: { google: `${networks.url}/google`, meta: `${networks.url}/meta/v24.0` },
    secretKey: SECRET_KEY,
    report: (error) => problems.push(error),
  });
const google = async () => (await (await fetch(`${networks.url}/google`)).json()) as GoogleConversion[];
const meta = async () => (await (await fetch(`${networks.url}/meta`)).json()) as MetaConversion[];
const setFault = (fault: string) =>
  fetch(`${networks.url}/fault`, { method: 'POST', body: JSON.stringify({ fault }) });
const states = async () =>
  (
    await database.pool.query<{ receiver: string; kind: string; state: string; problem: string | null }>(
      'select receiver, kind, state, problem from conversions order by receiver, kind, id',
    )
  ).rows;
const retryNow = () => database.pool.query('update conversions set next_attempt_at = now()');

async function addLead(visit: Visit | null = VISIT, { optIn = true, site = 'sample' } = {}): Promise<string> {
  const sent = submission();
  const { id } = await storeLead(database.pool, {
    siteSlug: site,
    submission: sent,
    dealershipId: null,
    locationId: null,
    payload: (leadId) =>
      leadPayload({
        id: leadId,
        submission: { ...sent, values: { ...sent.values, optIn } },
        category: { category: 'Service', subcategory: null },
        vehicle: null,
        dealershipSlug: null,
        userAgent: '',
        autogaugeEnabled: false,
        visit,
      }),
  });
  return id;
}

async function addReservation(status = 'paid', visit: Visit | null = VISIT): Promise<string> {
  const id = randomUUID();
  await database.pool.query(
    `insert into reservations (id, reference, site_slug, token, car_id, car, dealership_id, name, mobile, email,
       choices, amount_cents, status, held_until, hold_hours, payment_page, return_url, paid_at, paid_cents, visit)
     values ($1::uuid, 'R-' || left($1::text, 6), 'sample', gen_random_uuid(), $2, $3, 'sample-dealer', 'Kim', '0412345678', $4,
       '{}', 20000, $5, now() + interval '1 day', 48, 'elements', 'http://sample.localhost/', now(), 20000, $6)`,
    [id, VEHICLE.id, { title: 'Toyota', price: 34_990 }, SHOPPER, status, visit],
  );
  return id;
}
async function moveTo(id: string, status: string) {
  await database.pool.query('update reservations set status = $2 where id = $1', [id, status]);
  await database.pool.query(
    `insert into reservation_transitions (reservation_id, to_status, event, actor) values ($1, $2, 'x', 'clock')`,
    [id, status],
  );
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a consenting shopper’s enquiry', () => {
  test('is reported once to each network, with the click and the hashed contact', async () => {
    const id = await addLead();
    expect(await report()).toBe(2);
    expect(await report()).toBe(0);
    expect(problems).toEqual([]);
    expect(await google()).toMatchObject([
      {
        account: '1234567890',
        action: '11',
        received: 1,
        event: {
          transactionId: `lead-${id}`,
          adIdentifiers: { gclid: 'g-1' },
          userData: {
            userIdentifiers: [{ emailAddress: hash(SHOPPER) }, { phoneNumber: hash('+61412345678') }],
          },
        },
      },
    ]);
    expect(await meta()).toMatchObject([
      {
        dataset: '9876543210',
        received: 1,
        event: {
          event_name: 'Lead',
          event_id: `lead-${id}`,
          user_data: {
            fbc: `fb.1.${Date.parse(touch.at)}.f-1`,
            em: [hash(SHOPPER)],
            ph: [hash('61412345678')],
          },
        },
      },
    ]);
  });

  test('is sent once by two instances that run at the same time', async () => {
    await Promise.all(Array.from({ length: 5 }, () => addLead()));
    const sent = await Promise.all([report(), report(), report()]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(10);
    expect([...(await google()), ...(await meta())].map(({ received }) => received)).toEqual(
      Array(10).fill(1),
    );
  });

  test('is not sent again if the network’s response was lost', async () => {
    await addLead();
    await setFault('lost');
    expect(await report()).toBe(0);
    await setFault('none');
    await retryNow();
    expect(await report()).toBe(2);
    const [conversion, ...others] = await google();
    expect([conversion?.received, others]).toEqual([2, []]);
  });
});

describe('while a network is down', () => {
  test('nothing is lost, and the failure is recorded until it works again', async () => {
    for (let count = 0; count < 3; count += 1) await addLead();
    await setFault('down');
    expect(await report()).toBe(0);
    expect(problems).toHaveLength(2);
    const failing =
      'select receiver, failing_since is not null as fails, problem from conversion_receivers order by 1';
    expect((await database.pool.query(failing)).rows).toMatchObject([{ fails: true }, { fails: true }]);

    await setFault('none');
    await retryNow();
    expect(await report()).toBe(6);
    expect((await database.pool.query(failing)).rows).toMatchObject([{ fails: false }, { fails: false }]);
    expect(await google()).toHaveLength(3);
  });

  test('a conversion that became too old is given up and reported', async () => {
    await addLead();
    await setFault('down');
    await report();
    await setFault('none');
    await database.pool.query("update conversions set occurred_at = now() - interval '8 days'");
    await retryNow();
    problems = [];
    expect(await report()).toBe(1);
    expect(problems).toMatchObject([{ message: expect.stringContaining('Too old for the network.') }]);
    expect(await states()).toMatchObject([{ state: 'sent' }, { receiver: 'meta', state: 'refused' }]);
  });

  test('a refused credential keeps conversions waiting', async () => {
    await addLead();
    await setFault('token');
    await report();
    expect((await states()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    await database.pool.query('truncate feed_secrets');
    await retryNow();
    await report();
    expect(problems.at(-1)).toMatchObject({ message: expect.stringContaining('does not exist') });
    expect((await states()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });
});

describe('consent', () => {
  test('nothing is queued without consent to advertising', async () => {
    const { adConsent: _, ...unasked } = VISIT;
    await addLead(unasked);
    await addLead(null);
    expect(await report()).toBe(0);
    expect(await states()).toEqual([]);
  });

  test('only the click is sent of a shopper who wants no news', async () => {
    await addLead(VISIT, { optIn: false });
    await report();
    const [conversion] = await google();
    expect(conversion?.event.adIdentifiers).toEqual({ gclid: 'g-1' });
    expect(conversion?.event.userData).toBeUndefined();
  });

  test('the contact is not sent if consent was withdrawn while the network was down', async () => {
    const id = await addLead();
    await setFault('down');
    await report();
    await transaction(database.pool, (connection) =>
      withdrawMarketingConsent(connection, { siteSlug: 'sample', leadId: id }),
    );
    await setFault('none');
    await retryNow();
    await report();
    expect((await google())[0]?.event.userData).toBeUndefined();
    expect((await meta())[0]?.event.user_data).toEqual({ fbc: expect.any(String) });
  });

  test('an erasure deletes what is queued', async () => {
    await addLead();
    await setFault('down');
    await report();
    await erasePersonEverywhere(
      database.pool,
      { siteSlug: null, phone: null, email: SHOPPER },
      { dryRun: false },
    );
    expect(await states()).toEqual([]);
    await setFault('none');
    expect(await report()).toBe(0);
    expect([await google(), await meta()]).toEqual([[], []]);
  });

  test('a conversion never waits for an erasure in progress, which could wait for it', async () => {
    const id = await addLead();
    await setFault('down');
    await report();
    await setFault('none');
    await retryNow();
    problems = [];
    await transaction(database.pool, async (connection) => {
      await connection.query('select from leads where id = $1 for update', [id]);
      expect(await report()).toBe(0);
      await connection.query('delete from conversions where lead_id = $1', [id]);
    });
    expect([await google(), await meta(), problems]).toEqual([[], [], []]);
  });

  test('a shopper with consent but without a click or contact for a network is not sent', async () => {
    await addLead({ ...VISIT, clicks: {} }, { optIn: false });
    expect(await report()).toBe(0);
    expect((await states()).map(({ state }) => state)).toEqual(['needless', 'needless']);
  });
});

describe('a reservation', () => {
  test('is reported when it is paid, with its fee, and again as a sale, with the price', async () => {
    const id = await addReservation();
    await report();
    await moveTo(id, 'completed');
    await report();
    expect((await google()).map(({ action, event }) => [action, event.conversionValue])).toEqual([
      ['13', 200],
      ['14', 34_990],
    ]);
    expect((await meta()).map(({ event }) => event.event_name)).toEqual(['InitiateCheckout', 'Purchase']);
  });

  test('that was refunded is worth nothing to Google, and an event of its own to Meta', async () => {
    const id = await addReservation();
    await report();
    await moveTo(id, 'refund_pending');
    await report();
    await moveTo(id, 'refunded');
    expect(await report()).toBe(0);
    expect(await google()).toMatchObject([{ received: 2, event: { conversionValue: 0 } }]);
    expect((await meta()).map(({ event }) => event.event_name)).toEqual([
      'InitiateCheckout',
      'ReservationRefunded',
    ]);
    expect((await states()).map(({ state }) => state)).toEqual(['retracted', 'retracted']);
  });

  test('that is refunded after a week is still taken back at Meta', async () => {
    const id = await addReservation();
    await report();
    await moveTo(id, 'refund_pending');
    await database.pool.query("update conversions set occurred_at = now() - interval '10 days'");
    await report();
    expect((await meta()).map(({ event }) => event.event_name)).toContain('ReservationRefunded');
    expect((await states()).map(({ state }) => state)).toEqual(['retracted', 'retracted']);
  });

  test('that was refunded before it was sent is not sent at all', async () => {
    const id = await addReservation();
    await setFault('down');
    await report();
    await moveTo(id, 'refund_pending');
    await setFault('none');
    await retryNow();
    expect(await report()).toBe(0);
    expect([await google(), await meta()]).toEqual([[], []]);
  });

  test('shares the contact only if the shopper asked for news in an enquiry', async () => {
    await addReservation();
    await report();
    expect((await google())[0]?.event.userData).toBeUndefined();
    await addLead();
    await report();
    expect((await google())[1]?.event.userData).toBeDefined();
  });
});

test('a test drive that was cancelled is taken back', async () => {
  const id = await addLead();
  await database.pool.query("update leads set kind = 'testDrive' where id = $1", [id]);
  await database.pool.query(
    `insert into test_drive_bookings (id, site_slug, lead_id, location_id, starts_at, time_zone)
     values (gen_random_uuid(), 'sample', $1, 'place', now() + interval '1 day', 'Australia/Brisbane')`,
    [id],
  );
  await report();
  await database.pool.query("update test_drive_bookings set status = 'cancelled'");
  await report();
  expect((await google()).map(({ action, event }) => [action, event.conversionValue])).toEqual([['12', 0]]);
  expect((await meta()).map(({ event }) => event.event_name)).toEqual(['Schedule', 'TestDriveCancelled']);
});

describe('a site', () => {
  test('without an account reports nothing, and starts anew when it gets one', async () => {
    await addLead();
    await report([]);
    await addLead();
    expect(await report()).toBe(0);
    await addLead();
    expect(await report()).toBe(2);
  });

  test('reports no kind without a conversion action', async () => {
    await addLead();
    await report([{ slug: 'sample', google: { customerId: '1234567890', sale: '14' }, meta: null }]);
    expect(await states()).toMatchObject([{ receiver: 'google', state: 'needless' }]);
    expect(await google()).toEqual([]);
  });

  test('never reports another site’s shoppers', async () => {
    await addLead(VISIT, { site: 'another' });
    expect(await report()).toBe(0);
    expect(await states()).toEqual([]);
  });
});

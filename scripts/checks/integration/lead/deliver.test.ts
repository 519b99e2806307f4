import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { listHeldBack, sendHeldBack } from '@forecourt/lib/leads/held-back.server';
import { leadComposer } from '@forecourt/lib/leads/mail/lead.server';
import { fileName, resumeType } from '@forecourt/lib/leads/resume';
import { vehicleOfLead } from '@forecourt/lib/leads/store.server';
import type { MailSite } from '@forecourt/lib/messaging/mail/mail-site.server';
import { type MailSender, smtpSender } from '@forecourt/lib/messaging/mail/transport.server';
import {
  countDeadLetters,
  deadLetters,
  retryDeadLetter,
} from '@forecourt/lib/operations/worker/dead-letters.server';
import { type MailStep, startMailWorker } from '@forecourt/lib/operations/worker/mail-delivery.server';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { householdOf } from '@forecourt/lib/platform/network/household';
import { forgetVendors } from '@forecourt/lib/platform/network/testing/forget-vendors';
import { VendorAwayError } from '@forecourt/lib/platform/network/vendor.server';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { start as startInbox } from '../../../emulators/inbox/service.ts';
import type { FullMail, MailEntry } from '../../../emulators/inbox/store.ts';
import { freePort } from '../../../emulators/postgres/port.ts';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import type { EmulatorService } from '../../../emulators/service.ts';
import { SECRET } from '../reservations/testing/shopper.ts';
import { DEALER, MAIL_SITE, readerOf, SHOPPER, store, submission } from './testing.ts';

const PORT = await freePort();
const SMTP_PORT = await freePort();
const SMTP_URL = `smtp://forecourt:secret@localhost:${SMTP_PORT}`;
const WAIT = { timeout: 20_000, interval: 20 };

/** A location that only serves for its mail addresses. */
const NO_PLACE = {
  name: '',
  dealershipId: 'sample-dealer',
  primary: false,
  phone: null,
  address: { street: '1 High Street', city: 'Caboolture', state: 'QLD' as const, postcode: '4510' },
  alsoTo: [],
  department: null,
  licenceName: null,
  licenceNumber: null,
  openingHours: [],
  specialHours: [],
};

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
let inbox: EmulatorService | null = null;
const workers: { stop(): Promise<void> }[] = [];
let reports: { stage: MailStep; error: unknown }[] = [];

const openInbox = async () => {
  inbox = await startInbox({
    port: PORT,
    smtpPort: SMTP_PORT,
    dataDir: path.join(database.folder, 'inbox'),
    smtp: { user: 'forecourt', password: 'secret' },
    texts: { account: 'AC1', token: 'secret' },
  });
};
const api = async (method: string, at: string, body?: unknown) => {
  const answer = await fetch(`http://localhost:${PORT}${at}`, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  });
  return answer.json();
};
const mails = async (to = ''): Promise<MailEntry[]> => {
  const { messages }: { messages: MailEntry[] } = await api('GET', '/api/messages');
  return messages.filter(({ envelope }) => !to || envelope.to.includes(to));
};
const readMail = async ({ id }: MailEntry): Promise<FullMail> => api('GET', `/api/messages/${id}`);

const deliver = async (
  sender: MailSender = smtpSender({ url: SMTP_URL, from: 'hello@forecourt.example' }),
  site: MailSite = MAIL_SITE,
) => {
  workers.push(
    await startMailWorker({
      databaseUrl: database.databaseUrl,
      compose: {
        lead: leadComposer(readerOf(site), SECRET),
        reservation: async () => 'needless',
        online_payment: async () => 'needless',
        waiting_list: async () => 'needless',
        alert: async () => 'needless',
        prize: async () => 'needless',
        lead_notice: async () => 'needless' as const,
        site_report: async () => 'needless',
      },
      sender,
      mailDomain: 'forecourt.example',
      backoff: { firstMs: 20, longestMs: 40, attempts: 4 },
      report: (problem) => reports.push(problem),
    }),
  );
};
const states = async () => {
  const { rows } = await database.pool.query(
    'select kind, state, attempts, problem from mail_deliveries order by kind',
  );
  return rows;
};

beforeAll(async () => {
  database = await startTestDatabase();
  await openInbox();
});
afterAll(async () => {
  await inbox?.stop();
  await database.stop();
});
beforeEach(async () => {
  reports = [];
  await database.pool.query('truncate leads, mail_deliveries, rate_limits restart identity cascade');
  await database.clear();
  forgetVendors();
  await api('DELETE', '/api/messages');
  await api('PUT', '/api/faults', { mail: 'none', mailTo: '', text: 'none' });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const worker of workers.splice(0)) await worker.stop();
});

describe('a lead', () => {
  test('becomes a mail to the dealer and one to the shopper in the theme of the site', async () => {
    await deliver();
    const { id } = await store(database.pool, submission());
    await expect.poll(() => mails(), WAIT).toHaveLength(2);
    const [toDealer] = await mails(DEALER);
    const dealer = await readMail(toDealer as MailEntry);
    expect(dealer.envelope.to).toEqual([DEALER]);
    expect(dealer.from).toBe('Sample Motors <hello@forecourt.example>');
    expect(dealer.replyTo).toEqual([SHOPPER]);
    expect(dealer.subject).toBe('Enquiry: Service (Kim Nguyen)');
    expect(dealer.text).toContain('Mobile: 0412 345 678');
    expect(dealer.text).toContain('> Is it still there?');
    expect(dealer.html).toContain('#ffcc1a');
    // Shopper input is sent as text, even if it looks like HTML.
    expect(dealer.html).toContain('&lt;b&gt;Saturday&lt;/b&gt;');
    expect(dealer.messageId).toBe(`<dealer.${id}@forecourt.example>`);
    const [shopper] = await mails(SHOPPER);
    expect(shopper?.subject).toBe('Thanks, we have received your enquiry');
    expect(shopper?.replyTo).toEqual([DEALER]);
    expect(shopper?.text).toContain('Call Sample Dealer on 07 7010 0110');
    // Anyone may have entered this address, so the message goes to the dealer only.
    expect(shopper?.text).not.toContain('Is it still there?');
    // A mail reaches the inbox before its row is updated.
    await expect.poll(async () => (await states()).map(({ state }) => state), WAIT).toEqual(['sent', 'sent']);
  });

  test('is sent once after an outage of the mail server', async () => {
    await inbox?.stop();
    await deliver();
    await store(database.pool, submission());
    await expect.poll(() => reports.some(({ stage }) => stage === 'deliver'), WAIT).toBe(true);
    for (const worker of workers.splice(0)) await worker.stop();
    await database.pool.query('update mail_deliveries set attempts = 0');
    await openInbox();
    expect(await mails()).toHaveLength(0);
    await deliver();
    await expect.poll(() => mails(), WAIT).toHaveLength(2);
    await expect.poll(async () => (await states()).map(({ state }) => state), WAIT).toEqual(['sent', 'sent']);
    expect(await mails()).toHaveLength(2);
  });

  test('waits and loses no attempt while the mail server is not called', async () => {
    // Freezes time, so that the circuit breaker stays open.
    vi.useFakeTimers({ toFake: ['Date'] });
    await inbox?.stop();
    await deliver();
    for (let lead = 0; lead < 3; lead += 1) await store(database.pool, submission());
    await expect.poll(() => reports.some(({ error }) => error instanceof VendorAwayError), WAIT).toBe(true);
    const deliveries = await states();
    expect(deliveries.map(({ state }) => state)).toEqual(Array(6).fill('waiting'));
    expect(deliveries.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(8);
    vi.useRealTimers();
    await openInbox();
    await expect.poll(() => mails(), WAIT).toHaveLength(6);
  });

  test('is abandoned after the last retry, without addresses in the log', async () => {
    await api('PUT', '/api/faults', { mail: 'busy' });
    await deliver();
    await store(database.pool, submission());
    await expect.poll(async () => (await states()).map(({ state }) => state), WAIT).toEqual(['dead', 'dead']);
    expect(await states()).toMatchObject([{ attempts: 4 }, { attempts: 4 }]);
    expect(reports.filter(({ stage }) => stage === 'dead')).toHaveLength(2);
    expect(reports.map(({ error }) => String(error)).join()).not.toMatch(/@|Kim|0412/);
  });

  test('that failed is listed without personal data and can be sent again', async () => {
    await api('PUT', '/api/faults', { mail: 'refuse' });
    await deliver();
    await store(database.pool, submission());
    await expect.poll(() => countDeadLetters(database.pool), WAIT).toBe(2);
    const letters = await deadLetters(database.pool);
    expect(letters).toMatchObject([
      { what: expect.stringMatching(/^(dealer|shopper) mail of a lead$/), siteSlug: 'sample', attempts: 1 },
      { siteSlug: 'sample' },
    ]);
    expect(JSON.stringify(letters)).not.toMatch(/@|Kim|0412/);
    await api('PUT', '/api/faults', { mail: 'none' });
    const [letter] = letters;
    expect(await retryDeadLetter(database.pool, letter?.id ?? '')).toBe(true);
    await expect.poll(() => mails(), WAIT).toHaveLength(1);
    await expect.poll(() => countDeadLetters(database.pool), WAIT).toBe(1);
    for (const id of [letter?.id ?? '', 'mail-0', 'mail-', "text-' or true --", 'text-x'])
      expect([id, await retryDeadLetter(database.pool, id)]).toEqual([id, false]);
  });

  test('is not retried for an address that the mail server rejects', async () => {
    await api('PUT', '/api/faults', { mail: 'refuse', mailTo: SHOPPER });
    await deliver();
    await store(database.pool, submission());
    await expect
      .poll(async () => (await states()).map(({ state }) => state).toSorted(), WAIT)
      .toEqual(['dead', 'sent']);
    expect(await states()).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
    expect(await mails()).toHaveLength(1);
    expect(await mails(DEALER)).toHaveLength(1);
  });

  test('keeps its Message-ID when the worker dies after sending', async () => {
    const real = smtpSender({ url: SMTP_URL, from: 'hello@forecourt.example' });
    let isDying = true;
    await deliver({
      ...real,
      send: async (mail) => {
        await real.send(mail);
        if (!isDying) return;
        isDying = false;
        throw new Error('gone');
      },
    });
    await store(database.pool, submission());
    await expect.poll(() => mails(), WAIT).toHaveLength(3);
    expect(new Set((await mails()).map(({ messageId }) => messageId)).size).toBe(2);
  });

  test('sent twenty times at once is one lead and two mails (OPEN-007)', async () => {
    await deliver();
    await deliver();
    const lead = submission();
    const results = await Promise.all(Array.from({ length: 20 }, () => store(database.pool, lead)));
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    await expect.poll(async () => (await states()).map(({ state }) => state), WAIT).toEqual(['sent', 'sent']);
    expect(await mails()).toHaveLength(2);
  });

  test('sent again with changes is the same lead, mailed to the dealer', async () => {
    await deliver();
    const token = randomUUID();
    const first = await store(database.pool, submission({ token, message: 'One' }));
    await expect.poll(() => mails(), WAIT).toHaveLength(2);
    const second = await store(database.pool, submission({ token, message: 'Two' }));
    expect(second).toEqual({ id: first.id, outcome: 'changed' });
    await expect.poll(() => mails(), WAIT).toHaveLength(4);
    const [latest] = await mails(DEALER);
    expect(latest?.subject).toMatch(/^Changed: /);
    expect(latest?.text).toContain('> Two');
    // Each is a new mail: clients hide a repeated Message-ID.
    expect(new Set((await mails()).map(({ messageId }) => messageId)).size).toBe(4);
    expect(latest?.messageId).toBe(`<dealer.2.${first.id}@forecourt.example>`);
  });

  test('with a resume is mailed with the file to the recipients of its form only', async () => {
    const desk = 'careers@dealer.example';
    await deliver(undefined, {
      ...MAIL_SITE,
      locations: [
        { ...NO_PLACE, id: 'careers-desk', leadEmails: [desk] },
        { ...NO_PLACE, id: 'sample-sales', leadEmails: ['sales@dealer.example'] },
      ],
    });
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(40_000)]);
    const type = resumeType(content);
    if (!type) throw new Error('It is a PDF');
    const lead = { ...submission(), kind: 'careers' as const };
    await store(database.pool, lead, null, {
      locationId: 'sample-sales',
      recipientIds: ['careers-desk'],
      files: [{ name: fileName('../Kim’s resume.html', type), type, content }],
    });
    await expect.poll(() => mails(), WAIT).toHaveLength(2);
    const [toDesk] = await mails(desk);
    expect((await mails('sales@dealer.example')).length + (await mails(DEALER)).length).toBe(0);
    expect((await readMail(toDesk as MailEntry)).attachments).toEqual([
      { name: 'Kims resume.pdf', type: 'application/pdf', bytes: content.length },
    ]);
    const raw = await fetch(`http://localhost:${PORT}/api/messages/${toDesk?.id}/raw`);
    const { attachments } = await PostalMime.parse(await raw.arrayBuffer());
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer).equals(content)).toBe(true);
    const [toShopper] = await mails(SHOPPER);
    expect((await readMail(toShopper as MailEntry)).attachments).toEqual([]);
  });

  test('suspected to be spam is stored and not mailed', async () => {
    await store(database.pool, submission({ trap: 'https://spam.example' }));
    const { rows } = await database.pool.query('select suspect from leads');
    expect(rows).toEqual([{ suspect: true }]);
    expect(await states()).toEqual([]);
  });

  test('suspected to be spam is listed on its own site and can be sent once', async () => {
    await deliver();
    const ids: string[] = [];
    for (const message of ['One', 'Two', 'Three']) {
      const { id } = await store(database.pool, submission({ message, trap: 'x' }));
      ids.unshift(id);
    }
    const list = (after: string | null = null, siteSlugs = ['sample']) =>
      listHeldBack(database.pool, { siteSlugs, after, limit: 2 });
    const first = await list();
    expect(first).toMatchObject({ leads: [{ id: ids[0], message: 'Three' }, { id: ids[1] }], next: ids[1] });
    expect(await list(first.next)).toMatchObject({ leads: [{ id: ids[2] }], next: null });
    expect((await list(null, ['another'])).leads).toEqual([]);

    const [id = ''] = ids;
    expect(await sendHeldBack(database.pool, ['another'], id)).toBeNull();
    const results = await Promise.all([1, 2, 3].map(() => sendHeldBack(database.pool, ['sample'], id)));
    expect(results.toSorted()).toEqual(['sent', 'sent_before', 'sent_before']);
    await expect.poll(() => mails(), WAIT).toHaveLength(2);
    expect((await mails(DEALER))[0]?.subject).not.toMatch(/^Changed/);
    expect((await list()).leads.map((lead) => lead.id)).toEqual(ids.slice(1));
  });

  test('suspected to be spam is mailed once a person sends it again', async () => {
    await deliver();
    const token = randomUUID();
    await store(database.pool, submission({ token, trap: 'filled in by the browser' }));
    expect(await states()).toEqual([]);
    expect(await store(database.pool, submission({ token }))).toMatchObject({ outcome: 'known' });
    await expect.poll(() => mails(), WAIT).toHaveLength(2);
    await store(database.pool, submission({ token, message: 'Again', trap: 'x' }));
    await expect.poll(() => mails(), WAIT).toHaveLength(4);
    const { rows } = await database.pool.query('select suspect from leads');
    expect(rows).toEqual([{ suspect: false }]);
  });

  test('is stored with any bytes in any field', async () => {
    const badText = 'a\0b\ud800c';
    const lead = submission({ message: badText });
    expect(lead.values.message).toBe('ab\ufffdc');
    // A bad value that got past every schema.
    const dirtyLead = {
      ...lead,
      values: { ...lead.values, message: badText },
      url: badText,
      visited: [badText],
    };
    const { id } = await store(database.pool, { ...dirtyLead, params: { utm_source: badText } });
    const { rows } = await database.pool.query('select payload from leads where id = $1', [id]);
    expect(rows[0]?.payload).toMatchObject({ message: 'a\ufffdb\ufffdc', url: 'a\ufffdb\ufffdc' });
    expect(await vehicleOfLead(database.pool, ['sample-dealer'], badText, 'excludingCharges')).toBeNull();
  });

  test('has the car data of the stock table', async () => {
    await deliver();
    const vehicle = sampleVehicle({ stocknum: 'H77' });
    await addVehicle(vehicle);
    await store(database.pool, submission({ vehicle: vehicle.slug }), vehicle);
    await expect.poll(() => mails(DEALER), WAIT).not.toHaveLength(0);
    const [dealer] = await mails(DEALER);
    expect(dealer?.subject).toBe('Enquiry: 2021 Toyota HiLux (Kim Nguyen)');
    expect(dealer?.text).toContain('Stock number: H77');
    expect(dealer?.text).toContain('http://sample.localhost:3000/cars/2021-toyota-hilux-sr5-a1');
  });

  test('finds cars of the same site by slug and id, including hidden ones', async () => {
    const vehicle = sampleVehicle({ show_on_dealer_website: false });
    await addVehicle(vehicle);
    expect(
      (await vehicleOfLead(database.pool, ['sample-dealer'], vehicle.slug, 'excludingCharges'))?.id,
    ).toBe(vehicle.id);
    expect((await vehicleOfLead(database.pool, ['sample-dealer'], vehicle.id, 'excludingCharges'))?.id).toBe(
      vehicle.id,
    );
    expect(
      await vehicleOfLead(database.pool, ['another-dealer'], vehicle.slug, 'excludingCharges'),
    ).toBeNull();
  });
});

test('counts a rate limit correctly under fifty concurrent requests', async () => {
  const limit = { most: 12, windowSeconds: 86_400 };
  const lead = (address: string) => ({ what: 'lead', site: 'sample', by: householdOf(address) });
  const within = await Promise.all(
    Array.from({ length: 50 }, () => withinRate(database.pool, lead('203.0.113.7'), limit)),
  );
  expect(within.filter(Boolean)).toHaveLength(12);
  expect(await withinRate(database.pool, lead('203.0.113.8'), limit)).toBe(true);
  const { rows } = await database.pool.query('select key from rate_limits');
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

test('counts every address of an IPv6 connection as one household', async () => {
  const limit = { most: 12, windowSeconds: 86_400 };
  const ask = (address: string) =>
    withinRate(database.pool, { what: 'lead', site: 'sample', by: householdOf(address) }, limit);
  const within = await Promise.all(
    Array.from({ length: 50 }, (_, index) => ask(`2001:db8:1:2:${index.toString(16)}::1`)),
  );
  expect(within.filter(Boolean)).toHaveLength(12);
  expect(await ask('2001:db8:1:3::1')).toBe(true);
});

async function addVehicle(vehicle: ReturnType<typeof sampleVehicle>): Promise<void> {
  await database.pool.query("insert into feeds (id) values ('sample') on conflict do nothing");
  await database.pool.query(
    `insert into cars (id, slug, feed_id, stocknum, dealership_id, status, show_on_dealer_website, record,
                       content_hash, created_at, updated_at)
     values ($1, $2, 'sample', $3, $4, $5, $6, $7, '', now(), now())`,
    [
      vehicle.id,
      vehicle.slug,
      vehicle.stocknum,
      vehicle.dealership_id,
      vehicle.status,
      vehicle.show_on_dealer_website,
      vehicle,
    ],
  );
}

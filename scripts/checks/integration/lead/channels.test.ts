import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verify } from '@forecourt/lib/inventory/stock/signature';
import {
  type LeadDelivery,
  type LeadDeliveryStep,
  startLeadDelivery,
} from '@forecourt/lib/leads/channel/outbox.server';
import { channelSecret } from '@forecourt/lib/leads/channel/secret';
import { adfProblems } from '@forecourt/lib/leads/channel/testing/adf-rules';
import { reportStuckLeads } from '@forecourt/lib/leads/stuck-leads.server';
import type { Submission } from '@forecourt/lib/leads/submission';
import type { MailSite } from '@forecourt/lib/messaging/mail/mail-site.server';
import type { Mail } from '@forecourt/lib/messaging/mail/transport.server';
import { erasePersonEverywhere } from '@forecourt/lib/operations/privacy/erase.server';
import { exportPerson } from '@forecourt/lib/operations/privacy/export.server';
import {
  countDeadLetters,
  deadLetters,
  retryDeadLetter,
} from '@forecourt/lib/operations/worker/dead-letters.server';
import { mailDomainCheck, mailResolver } from '@forecourt/lib/platform/network/mail-domain.server';
import { PUBLIC_HTTPS } from '@forecourt/lib/platform/network/post-outside.server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startMailDns } from '../../../emulators/inbox/mail-dns.ts';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { DEALER, MAIL_SITE, readerOf, SHOPPER, store, submission } from './testing.ts';

const WAIT = { timeout: 20_000, interval: 20 };
const SLOW = { firstMs: 60_000, longestMs: 60_000, attempts: 4 };
const MASTER = 'a master secret of thirty-two characters';
type WrittenChannel = MailSite['leadChannels'][number];

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

let database: TestDatabase;
let reports: { stage: LeadDeliveryStep; error: unknown }[] = [];
let mails: Mail[] = [];
const open: { stop(): Promise<void> }[] = [];
const servers: Server[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  [reports, mails] = [[], []];
  await database.pool.query('truncate leads, mail_deliveries, lead_deliveries restart identity cascade');
});
afterEach(async () => {
  vi.useRealTimers();
  for (const each of open.splice(0)) await each.stop();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function system(answer: (response: ServerResponse, count: number) => void) {
  const receivedLeads: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    receivedLeads.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    answer(response, receivedLeads.length);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`, received: receivedLeads };
}

const channel = (facts: Partial<WrittenChannel>): WrittenChannel => ({
  id: 'crm',
  name: 'The CRM',
  kind: 'webhook',
  isOn: true,
  emails: null,
  url: null,
  secretNumber: 1,
  locationIds: null,
  departments: null,
  makes: null,
  carTypes: null,
  hours: null,
  adf: null,
  ...facts,
});

const sender = { send: async (mail: Mail) => void mails.push(mail), close: () => {} };
const siteWith = (channels: WrittenChannel[]): MailSite => ({ ...MAIL_SITE, leadChannels: channels });

/** Starts the worker's lead delivery; the test may change `site` meanwhile. */
const deliver = async (
  state: { site: MailSite },
  secret: string | null = MASTER,
  tools: Partial<LeadDelivery> = {},
) => {
  open.push(
    await startLeadDelivery(
      { databaseUrl: database.databaseUrl, pool: database.pool, report: (problem) => reports.push(problem) },
      {
        site: async () => state.site,
        sender,
        from: 'hello@forecourt.example',
        secret,
        reach: { isAllowedUrl: () => true, isAllowedAddress: () => true, patienceMs: 500 },
        backoff: { firstMs: 20, longestMs: 40, attempts: 4 },
        ...tools,
      },
    ),
  );
};
const rows = async () => {
  const { rows: storedLeads } = await database.pool.query<Record<string, unknown>>(
    'select kind, channel_id, state, attempts, problem, round from lead_deliveries order by channel_id',
  );
  return storedLeads;
};
const stateOf = async (id: string) => (await rows()).find(({ channel_id }) => channel_id === id)?.state;
const keyOf = ({ headers }: Received) => headers['idempotency-key'];

describe('a lead', () => {
  test('reaches a webhook, an ADF address and an ADF mailbox once each', async () => {
    const hook = await system((response) => response.end());
    const crm = await system((response) => response.writeHead(201).end());
    const channels = [
      channel({ id: 'hook', url: hook.url, secretNumber: 3 }),
      channel({ id: 'crm', kind: 'adfPost', url: crm.url }),
      channel({ id: 'box', kind: 'adfMail', emails: ['adf@crm.example'] }),
      channel({ id: 'off', url: hook.url, isOn: false }),
      channel({ id: 'service', url: hook.url, departments: ['parts'] }),
    ];
    await deliver({ site: siteWith(channels) });
    const comparisons = [
      { car_id: 'sample-a1', stock_number: 'A1', title: '2021 Toyota HiLux' },
      { car_id: 'sample-b2', stock_number: 'B2', title: '2020 Mazda BT-50' },
    ];
    const { id } = await store(database.pool, submission(), null, { lookedInto: { compared: comparisons } });
    await expect
      .poll(async () => (await rows()).map(({ state }) => state), WAIT)
      .toEqual(Array(4).fill('sent'));
    expect((await rows()).map(({ channel_id }) => channel_id)).toEqual(['', 'box', 'crm', 'hook']);

    const [message] = hook.received;
    if (!message) throw new Error('It came');
    const secret = channelSecret(MASTER, { siteSlug: 'sample', channelId: 'hook', number: 3 });
    const header = String(message.headers['x-forecourt-signature']);
    expect(verify(message.body, header, secret, Date.now() / 1000)).toEqual({ ok: true });
    expect(verify(`${message.body} `, header, secret, Date.now() / 1000)).toMatchObject({ ok: false });
    const other = channelSecret(MASTER, { siteSlug: 'sample', channelId: 'hook', number: 4 });
    expect(verify(message.body, header, other, Date.now() / 1000)).toMatchObject({ ok: false });
    expect(JSON.parse(message.body)).toMatchObject({
      version: 1,
      id: `${id}.hook.1`,
      event: 'lead.created',
      site: 'sample',
      lead: {
        id,
        form: 'enquiry',
        customer: { name: 'Kim Nguyen', email: SHOPPER, phone: '0412345678' },
        campaign: { utm_source: 'radio' },
        visitedPages: ['/', '/search'],
        compared: [
          { id: 'sample-a1', stockNumber: 'A1', title: '2021 Toyota HiLux' },
          { id: 'sample-b2', stockNumber: 'B2', title: '2020 Mazda BT-50' },
        ],
        calculated: null,
      },
    });
    expect(keyOf(message)).toBe(`${id}.hook.1`);

    expect(crm.received).toHaveLength(1);
    expect(adfProblems(crm.received[0]?.body ?? '')).toEqual([]);
    expect(crm.received[0]?.body).toContain('Source: source radio');
    expect(crm.received[0]?.body).toContain('Compared: 2021 Toyota HiLux, stock A1');
    expect(crm.received[0]?.headers['content-type']).toMatch(/^application\/x-adf\+xml/);
    expect(mails).toMatchObject([
      { to: ['adf@crm.example'], messageId: `<adf.${id}.box.1@forecourt.example>` },
    ]);
    expect(adfProblems(mails[0]?.text ?? '')).toEqual([]);
    expect(mails[0]).not.toHaveProperty('files');
    expect(mails[0]).not.toHaveProperty('html');
  });

  test.each([
    ['answers 500', 'answered 500', (response: ServerResponse) => response.writeHead(500).end()],
    [
      'redirects',
      'redirected (302)',
      (response: ServerResponse) => response.writeHead(302, { location: '/' }).end(),
    ],
    ['is slow', 'no answer in time', () => {}],
    ['hangs up', 'no connection (ECONNRESET)', (response: ServerResponse) => response.destroy()],
  ])(
    'is retried under one key while its system %s, abandoned, and resent by hand',
    async (_, problem, fail) => {
      let isMended = false;
      const crm = await system((response) => (isMended ? response.end() : fail(response)));
      const other = await system((response) => response.end());
      await deliver({
        site: siteWith([
          channel({ url: crm.url }),
          channel({ id: 'other', kind: 'adfPost', url: other.url }),
        ]),
      });
      await store(database.pool, submission());
      await expect.poll(() => stateOf('crm'), WAIT).toBe('dead');
      expect(await stateOf('other')).toBe('sent');
      expect((await rows()).find(({ channel_id }) => channel_id === 'crm')).toMatchObject({
        attempts: 4,
        problem,
      });
      expect(new Set(crm.received.map(keyOf)).size).toBe(1);
      expect(reports.map(({ error }) => String(error)).join()).not.toMatch(/@|Kim|0412|127\.0/);

      expect(await countDeadLetters(database.pool)).toBe(1);
      const [letter] = await deadLetters(database.pool);
      expect(letter).toMatchObject({ what: 'lead by The CRM', siteSlug: 'sample', attempts: 4, problem });
      isMended = true;
      expect(await retryDeadLetter(database.pool, letter?.id ?? '')).toBe(true);
      await expect.poll(() => stateOf('crm'), WAIT).toBe('sent');
      expect(new Set(crm.received.map(keyOf)).size).toBe(1);
    },
  );

  test('is abandoned when a system rejects it permanently', async () => {
    const crm = await system((response) => response.writeHead(410).end());
    await deliver({ site: siteWith([channel({ url: crm.url })]) });
    await store(database.pool, submission());
    await expect.poll(() => stateOf('crm'), WAIT).toBe('dead');
    expect(crm.received).toHaveLength(1);
  });

  test('is not retried, and uses no attempt, while its system keeps failing', async () => {
    // Freezes time, so that the circuit breaker stays open.
    vi.useFakeTimers({ toFake: ['Date'] });
    const away = await system((response) => response.writeHead(503).end());
    const well = await system((response) => response.end());
    await deliver({
      site: siteWith([channel({ id: 'away', url: away.url }), channel({ id: 'well', url: well.url })]),
    });
    for (let lead = 0; lead < 8; lead += 1) await store(database.pool, submission());
    await expect.poll(() => well.received.length, WAIT).toBe(8);
    const due = `select count(*)::int as due from lead_deliveries
                 where state = 'waiting' and next_attempt_at < now() + interval '5 seconds'`;
    await expect.poll(async () => (await database.pool.query(due)).rows[0]?.due, WAIT).toBe(0);
    const deliveries = (await rows()).filter(({ channel_id }) => channel_id === 'away');
    const attempts = deliveries.reduce((sum, row) => sum + Number(row.attempts), 0);
    // Four are sent concurrently, so some are in progress when the eighth fails.
    expect(attempts).toBeGreaterThanOrEqual(8);
    expect(attempts).toBeLessThan(12);
    expect(away.received.length).toBeLessThanOrEqual(attempts);
    expect(deliveries.filter(({ state }) => state === 'waiting').length).toBeGreaterThan(4);
  });

  test('sent again with changes is a new message', async () => {
    const crm = await system((response) => response.end());
    await deliver({ site: siteWith([channel({ url: crm.url })]) });
    const first = submission({ message: 'One' });
    const { id } = await store(database.pool, first);
    await expect.poll(() => crm.received, WAIT).toHaveLength(1);
    await expect.poll(() => stateOf('crm'), WAIT).toBe('sent');
    await store(database.pool, submission({ token: first.token, message: 'Two' }));
    await expect.poll(() => crm.received, WAIT).toHaveLength(2);
    expect(crm.received.map(keyOf)).toEqual([`${id}.crm.1`, `${id}.crm.2`]);
    expect(JSON.parse(crm.received[1]?.body ?? '')).toMatchObject({
      event: 'lead.changed',
      lead: { message: 'Two' },
    });
  });

  test('by the same person about the same vehicle updates the lead that the CRM has', async () => {
    const boxes = [
      channel({ id: 'box', kind: 'adfMail', emails: ['adf@crm.example'] }),
      channel({ id: 'all', kind: 'adfMail', emails: ['all@crm.example'], adf: { repeats: 'newLead' } }),
      channel({
        id: 'file',
        kind: 'adfMail',
        emails: ['file@crm.example'],
        adf: { profile: 'attached', vendorId: 'SM-0042' },
      }),
    ];
    await deliver({ site: siteWith(boxes) });
    const enquire = async (message: string, values: Partial<Submission['values']> = {}) => {
      const lead = submission({ message });
      const { id } = await store(database.pool, { ...lead, values: { ...lead.values, ...values } });
      const ofLead = async () => (await rows()).filter(({ state }) => state !== 'sent');
      await expect.poll(async () => (await rows()).length % 4, WAIT).toBe(0);
      await expect.poll(ofLead, WAIT).toEqual([]);
      return id;
    };
    const sentTo = (to: string) =>
      mails
        .filter((mail) => mail.to.includes(to))
        .map(({ text }) => [
          /<prospect status="(\w+)">/.exec(text)?.[1],
          /<id [^>]*>([^<]+)<\/id>/.exec(text)?.[1],
        ]);
    const first = await enquire('One');
    const second = await enquire('Two');
    const other = await enquire('Three', { email: 'lee@shopper.example', phone: '0400000000' });
    expect(sentTo('adf@crm.example')).toEqual([
      ['new', first],
      ['resend', first],
      ['new', other],
    ]);
    expect(sentTo('all@crm.example')).toEqual([
      ['new', first],
      ['new', second],
      ['new', other],
    ]);
    const attached = mails.find((mail) => mail.to.includes('file@crm.example'));
    expect(attached?.files).toMatchObject([{ name: 'lead.xml', content: attached?.text }]);
    expect(attached?.text).toContain('SM-0042');
  });

  test('is not posted without a signature', async () => {
    const crm = await system((response) => response.end());
    const site = siteWith([channel({ url: crm.url })]);
    await deliver({ site }, null);
    await store(database.pool, submission());
    await expect.poll(() => stateOf('crm'), WAIT).toBe('dead');
    expect((await rows()).at(-1)).toMatchObject({ problem: 'LEAD_CHANNEL_SECRET is not set' });
    expect(crm.received).toEqual([]);
  });

  test('is mailed without channels, and not sent at all while suspected spam', async () => {
    await deliver({ site: MAIL_SITE });
    await store(database.pool, submission());
    await expect.poll(rows, WAIT).toMatchObject([{ kind: 'route', state: 'sent' }]);
    await store(database.pool, submission({ trap: 'x' }));
    expect(await rows()).toHaveLength(1);
  });

  test('of an erased person is not sent, but is in their export', async () => {
    await store(database.pool, submission());
    const person = { siteSlug: null, phone: '0412345678', email: null };
    expect((await exportPerson(database.pool, person)).enquiryDeliveries).toMatchObject([{ kind: 'route' }]);
    await erasePersonEverywhere(database.pool, person, { dryRun: false });
    expect(await rows()).toMatchObject([{ kind: 'route', state: 'needless' }]);
  });

  test('waits while its channel is off, until another channel takes it', async () => {
    const crm = await system((response) => response.writeHead(500).end());
    const state = { site: siteWith([channel({ url: crm.url })]) };
    await deliver(state);
    const first = submission();
    await store(database.pool, first);
    await expect.poll(() => stateOf('crm'), WAIT).toBe('dead');
    state.site = siteWith([channel({ id: 'box', kind: 'adfMail', emails: ['adf@crm.example'] })]);
    await store(database.pool, submission({ token: first.token, message: 'Again' }));
    await expect.poll(() => stateOf('box'), WAIT).toBe('sent');
    expect(await stateOf('crm')).toBe('needless');
  });
});

describe('stuck leads', () => {
  const tell = (site: MailSite) =>
    reportStuckLeads(database.pool, {
      reader: readerOf(site),
      sender,
      mailDomain: 'forecourt.example',
      report: (error) => reports.push({ stage: 'deliver', error }),
    });
  const age = (hours: number) =>
    database.pool.query('update leads set updated_at = now() - make_interval(hours => $1)', [hours]);

  test('without recipients, rejected or suspected are reported once, without personal data', async () => {
    const nobody: MailSite = {
      ...MAIL_SITE,
      dealerships: MAIL_SITE.dealerships.map((each) => ({ ...each, leadEmails: [] })),
      leadAlertEmails: ['owner@dealer.example'],
    };
    await deliver({ site: nobody });
    await store(database.pool, submission());
    await store(database.pool, submission({ trap: 'x' }));
    await expect
      .poll(rows, WAIT)
      .toMatchObject([{ kind: 'route', state: 'dead', problem: 'nobody takes it' }]);
    await tell(nobody);
    expect(mails).toMatchObject([{ to: ['owner@dealer.example'], subject: 'A lead was not delivered' }]);
    expect(mails[0]?.text).toContain('channels: nobody takes it');
    expect(JSON.stringify(mails)).not.toMatch(/Kim|0412|shopper\.example/);
    // The other was held back recently, so staff may still review it.
    await age(2);
    await tell(nobody);
    await tell(nobody);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('held back as spam');
  });

  test('are reported to the main dealership by default, and once under concurrency', async () => {
    await store(database.pool, submission());
    await database.pool.query(
      `update mail_deliveries set problem = 'EENVELOPE RCPT TO 450' where kind = 'dealer'`,
    );
    await tell(MAIL_SITE);
    expect(mails).toEqual([]);
    await age(2);
    await tell(MAIL_SITE);
    expect(mails).toMatchObject([{ to: [DEALER] }]);
    expect(reports).toEqual([]);
  });

  test('with an address whose domain has no mail server are reported at once, and still sent', async () => {
    const dns = await startMailDns(0);
    open.push(dns);
    const site = siteWith([
      channel({ id: 'box', kind: 'adfMail', emails: ['adf@no-mail.example', 'adf@crm.example'] }),
    ]);
    await deliver({ site }, MASTER, {
      mailProblem: mailDomainCheck(mailResolver([`127.0.0.1:${dns.port}`])),
    });
    await store(database.pool, submission());
    await expect.poll(() => stateOf('box'), WAIT).toBe('sent');
    mails = [];
    await tell(site);
    await tell(site);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('addresses: no-mail.example has no mail server');
    expect(mails[0]?.text).not.toContain('crm.example');
  });

  test('to a URL that is not public are reported at once', async () => {
    const site = siteWith([channel({ url: 'https://10.0.0.1/leads' })]);
    await deliver({ site }, MASTER, { reach: PUBLIC_HTTPS, backoff: SLOW });
    await store(database.pool, submission());
    await expect
      .poll(async () => (await rows()).find(({ channel_id }) => channel_id === 'crm')?.problem, WAIT)
      .toBe('the address is not public');
    expect(await stateOf('crm')).toBe('waiting');
    await tell(site);
    expect(mails[0]?.text).toContain('The CRM: the address is not public');
  });

  test('are reported later if no address is configured yet', async () => {
    await store(database.pool, submission({ trap: 'x' }));
    await age(2);
    const nobody = { ...MAIL_SITE, dealerships: [] };
    await tell(nobody);
    expect(reports).toHaveLength(1);
    await tell(MAIL_SITE);
    expect(mails).toHaveLength(1);
  });
});

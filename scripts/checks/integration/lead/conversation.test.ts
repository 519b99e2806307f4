import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContactNumbers } from '@forecourt/lib/leads/conversation/conversation-site-query';
import { applyDeliveryReport } from '@forecourt/lib/leads/conversation/delivery-status.server';
import { receiveMail } from '@forecourt/lib/leads/conversation/inbound-mail.server';
import { receiveText } from '@forecourt/lib/leads/conversation/inbound-text.server';
import {
  garageThreads,
  messagesOf,
  storeGarageMessage,
} from '@forecourt/lib/leads/conversation/messages.server';
import { isStopped } from '@forecourt/lib/leads/conversation/opt-outs.server';
import { type ConversationOptions, sendNextMessage } from '@forecourt/lib/leads/conversation/outbox.server';
import { queueReply, replyChannels, threadShopper } from '@forecourt/lib/leads/conversation/reply.server';
import { signedAddress } from '@forecourt/lib/leads/conversation/reply-address';
import { figureOfMail } from '@forecourt/lib/leads/mail/figure-of-mail.server';
import type { Mail } from '@forecourt/lib/messaging/mail/transport.server';
import { SAMPLE_FINANCED, SAMPLE_WEEKLY } from '@forecourt/lib/vehicle/finance/sample-finance';
import { COMPARISON_WARNING } from '@forecourt/lib/vehicle/finance/texts';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { insertVehicle } from '../reservations/testing/counter.ts';
import { MAIL_SITE, readerOf, SHOPPER, store, submission } from './testing.ts';

vi.setConfig({ testTimeout: 400_000, hookTimeout: 60_000 });

const SECRET = 'a secret of at least 32 characters';
const SHARED = '+61400000000';
const OWN = '+61480000001';
const at = { domain: 'reply.dealer.example', secret: SECRET };

const numbersOf = (facts: Partial<ContactNumbers> = {}): ContactNumbers => ({
  site: 'sample',
  dealershipId: 'sample-dealer',
  url: MAIL_SITE.url,
  smsNumber: null,
  whatsAppNumber: null,
  missedCallText: null,
  callNumbers: [],
  ...facts,
});
const SITES = [{ site: 'sample', dealershipId: 'sample-dealer', url: MAIL_SITE.url }];

/** A Twilio that fails: refuses, or cuts the connection after accepting the message. */
interface FakeTwilio {
  server: Server;
  sent: { sid: string; to: string; from: string; body: string }[];
  fail: () => 'no' | 'refuse' | 'stopped' | 'cut';
}

let database: TestDatabase;
let twilio: FakeTwilio;
let host: string;

beforeAll(async () => {
  database = await startTestDatabase();
  twilio = { sent: [], fail: () => 'no', server: createServer() };
  twilio.server.on('request', async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'GET') {
      const to = new URL(request.url ?? '', 'http://twilio').searchParams.get('To');
      const messages = twilio.sent
        .filter((message) => message.to === to)
        .map((message) => ({ ...message, date_created: new Date().toUTCString() }));
      return json(200, { messages });
    }
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const failure = twilio.fail();
    if (failure === 'refuse') return json(429, { code: 20_429, message: 'Too many requests' });
    if (failure === 'stopped') return json(400, { code: 21_610, message: 'Unsubscribed recipient' });
    const message = {
      sid: `SM${randomUUID()}`,
      to: form.get('To') ?? '',
      from: form.get('From') ?? '',
      body: form.get('Body') ?? '',
    };
    twilio.sent.push(message);
    if (failure === 'cut') return void request.socket.destroy();
    return json(201, message);
  });
  twilio.server.listen(0, '127.0.0.1');
  await once(twilio.server, 'listening');
  host = `http://127.0.0.1:${(twilio.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  twilio.server.closeAllConnections();
  twilio.server.close();
  await database.stop();
});

let mails: Mail[];
beforeEach(async () => {
  await database.pool.query('truncate leads, lead_threads, message_opt_outs restart identity cascade');
  await database.pool.query('truncate rate_limits');
  twilio.sent = [];
  twilio.fail = () => 'no';
  mails = [];
});

const options = (
  facts: Partial<ConversationOptions> & { numbers?: ContactNumbers[] } = {},
): ConversationOptions => ({
  pool: database.pool,
  reader: readerOf(MAIL_SITE),
  conversations: {
    numbers: async () => facts.numbers ?? [],
    templates: async () => ({ garageEnabled: true, templates: [] }),
  },
  mailSender: {
    send: async (mail) => {
      mails.push(mail);
    },
    close: () => {},
  },
  mailFrom: 'hello@forecourt.example',
  inboundDomain: at.domain,
  figureOf: figureOfMail,
  smsSender: { host, account: 'AC1', token: 'token', from: SHARED },
  secret: SECRET,
  report: () => {},
  ...facts,
});

const reply = (text: string, facts: Partial<Parameters<typeof queueReply>[2]> = {}) => ({
  id: randomUUID(),
  channel: 'email' as const,
  subject: 'Your enquiry',
  text,
  showsVehicle: false,
  files: [],
  authorId: 'sam',
  ...facts,
});

async function newThread(vehicle: Vehicle | null = null) {
  const { id } = await store(database.pool, submission(), vehicle);
  const { rows } = await database.pool.query<{ id: string }>(
    'select thread_id as id from leads where id = $1',
    [id],
  );
  const shopper = await threadShopper(database.pool, ['sample'], rows[0]?.id ?? '');
  if (!shopper) throw new Error('no thread');
  return shopper;
}

const sendAll = async (given = options()) => {
  while (await sendNextMessage(given));
};
const textsOf = async (threadId: string) =>
  (await messagesOf(database.pool, [threadId])).map(({ text, state }) => [text, state]);

const mime = ({
  text,
  id,
  date = new Date(),
  from = SHOPPER,
  answers = '',
}: {
  text: string;
  id: string;
  date?: Date;
  from?: string;
  answers?: string | undefined;
}) =>
  `From: Kim <${from}>\r\nTo: dealer\r\nSubject: Re: Your enquiry\r\nDate: ${date.toUTCString()}\r\nMessage-ID: <${id}>\r\n${answers && `In-Reply-To: ${answers}\r\n`}Content-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n\r\nOn Mon, 30 Nov 2026 at 2:15 pm, Sample Motors <hello@forecourt.example> wrote:\r\n> Hello\r\n`;

const sms = (body: string, facts: Partial<Parameters<typeof receiveText>[1]> = {}) => ({
  from: '+61412345678',
  to: SHARED,
  body,
  files: [],
  left: 0,
  providerId: `SM${randomUUID()}`,
  arrivedAt: new Date(),
  ...facts,
});
const receive = (text: ReturnType<typeof sms>, numbers: ContactNumbers[] = []) =>
  receiveText(database.pool, text, { numbers, allSites: SITES });

test('a reply by email has a signed address, and its answer comes into the thread once', async () => {
  const shopper = await newThread();
  await queueReply(database.pool, shopper, reply('Saturday at 10?\n\nSam'));
  await sendAll();
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail).toMatchObject({ to: [SHOPPER], isPersonal: true, name: 'conversation.reply' });
  expect(mail?.text).toContain('Reply to this email to answer.');
  const recipient = mail?.replyTo?.[0] ?? '';
  const answer = {
    recipient,
    mime: mime({ text: 'Yes, 10 suits me.', id: 'a@shopper', answers: mail?.messageId }),
    arrivedAt: new Date(),
  };
  expect(await receiveMail(database.pool, answer, SECRET)).toBe('stored');
  expect(await receiveMail(database.pool, answer, SECRET)).toBe('known');
  expect(await textsOf(shopper.threadId)).toEqual([
    ['Saturday at 10?\n\nSam', 'sent'],
    ['Yes, 10 suits me.', 'received'],
  ]);
  const { rows } = await database.pool.query('select status, answered_at from leads');
  expect(rows[0]).toMatchObject({ status: 'contacted', answered_at: expect.any(Date) });
});

test('a mail that shows the vehicle states its weekly figure', async () => {
  const vehicle = sampleVehicle(SAMPLE_FINANCED);
  await insertVehicle(database.pool, vehicle);
  const shopper = await newThread(vehicle);
  await queueReply(database.pool, shopper, reply('Hello', { showsVehicle: true }));
  await queueReply(database.pool, shopper, reply('Hello again'));
  await sendAll(
    options({ reader: readerOf({ ...MAIL_SITE, finance: { cardRepayment: 'priceAndWeekly' } }) }),
  );
  expect(mails.map(({ text }) => text.includes(SAMPLE_WEEKLY))).toEqual([true, false]);
  expect(mails.map(({ text }) => text.includes(COMPARISON_WARNING))).toEqual([true, false]);
});

test('refuses mail to an address that it did not sign', async () => {
  const shopper = await newThread();
  const recipient = signedAddress('reply', shopper.threadId, {
    ...at,
    secret: 'another secret of 32 characters!',
  });
  const arrivedAt = new Date();
  expect(
    await receiveMail(database.pool, { recipient, mime: mime({ text: 'x', id: '1' }), arrivedAt }, SECRET),
  ).toBe('unknown');
  expect(await textsOf(shopper.threadId)).toEqual([]);
});

test('a bounce marks the message as failed', async () => {
  const shopper = await newThread();
  await queueReply(database.pool, shopper, reply('Hello'));
  await sendAll();
  const recipient = mails[0]?.bounceTo ?? '';
  const report =
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nUndeliverable\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; kim@shopper.example\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n--b--\r\n';
  expect(await receiveMail(database.pool, { recipient, mime: report, arrivedAt: new Date() }, SECRET)).toBe(
    'bounce',
  );
  const [message] = await messagesOf(database.pool, [shopper.threadId]);
  expect(message).toMatchObject({ state: 'failed', problem: 'the mail came back, 5.1.1' });
});

test.each([
  [
    'a report of a delay',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; kim@shopper.example\r\nAction: delayed\r\nStatus: 4.4.1\r\n\r\n--b--\r\n',
  ],
  ['an out-of-office reply', 'Auto-Submitted: auto-replied\r\nSubject: Away\r\n\r\nI am on leave.\r\n'],
])('%s to the bounce address leaves the message as sent', async (_name, report) => {
  const shopper = await newThread();
  await queueReply(database.pool, shopper, reply('Hello'));
  await sendAll();
  const recipient = mails[0]?.bounceTo ?? '';
  await receiveMail(database.pool, { recipient, mime: report, arrivedAt: new Date() }, SECRET);
  expect(await textsOf(shopper.threadId)).toEqual([['Hello', 'sent']]);
});

test('stores a mail whose id is too long for an index, once', async () => {
  const shopper = await newThread();
  const recipient = signedAddress('reply', shopper.threadId, at);
  const id = `${Array.from({ length: 200 }, () => randomUUID()).join('')}@x`;
  const mail = { recipient, mime: mime({ text: 'Hello', id, answers: `<${id}>` }), arrivedAt: new Date() };
  expect(await receiveMail(database.pool, mail, SECRET)).toBe('stored');
  expect(await receiveMail(database.pool, mail, SECRET)).toBe('known');
});

test('STOP in an answer by email also turns off alerts by email to that address', async () => {
  const shopper = await newThread();
  const user = randomUUID();
  await database.pool.query(
    "insert into users (id, site_slug, phone, email) values ($1, 'sample', '+61412345678', $2)",
    [user, SHOPPER.toUpperCase()],
  );
  await database.pool.query(
    "insert into alert_preferences (user_id, kind, by_mail, by_text, frequency) values ($1, 'price_drop', true, true, 'at_once')",
    [user],
  );
  const recipient = signedAddress('reply', shopper.threadId, at);
  const stop = { recipient, mime: mime({ text: 'Unsubscribe', id: 's@shopper' }), arrivedAt: new Date() };
  await receiveMail(database.pool, stop, SECRET);
  await receiveMail(database.pool, stop, SECRET);
  const { rows } = await database.pool.query(
    'select by_mail, by_text from alert_preferences where user_id = $1',
    [user],
  );
  expect(rows).toEqual([{ by_mail: false, by_text: true }]);
  const consents = await database.pool.query(
    'select channel, given, source from alert_consents where user_id = $1',
    [user],
  );
  expect(consents.rows).toEqual([{ channel: 'mail', given: false, source: 'mail answer' }]);
  await database.pool.query('delete from users where id = $1', [user]);
});

test('keeps pictures and PDFs of a mail, and leaves out other files', async () => {
  const shopper = await newThread();
  const recipient = signedAddress('reply', shopper.threadId, at);
  const part = (type: string, name: string) =>
    `--b\r\nContent-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\naGVsbG8=\r\n`;
  const mail = `From: ${SHOPPER}\r\nMessage-ID: <f@x>\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nHere it is.\r\n${part('image/jpeg', 'licence.jpg')}${part('application/x-msdownload', 'run.exe')}--b--\r\n`;
  await receiveMail(database.pool, { recipient, mime: mail, arrivedAt: new Date() }, SECRET);
  const [message] = await messagesOf(database.pool, [shopper.threadId]);
  expect(message?.text).toBe('Here it is.\n\n[1 file was not accepted]');
  expect(message?.files).toMatchObject([{ name: 'licence.jpg', type: 'image/jpeg', bytes: 5 }]);
});

test('an SMS joins the thread, and from an unknown number begins a lead', async () => {
  const shopper = await newThread();
  expect(await receive(sms('On my way'))).toBe('stored');
  expect(await textsOf(shopper.threadId)).toEqual([['On my way', 'received']]);
  const stranger = sms('Is the Hilux still there?', { from: '+61499111222' });
  expect(await receive(stranger)).toBe('lead');
  expect(await receive(stranger)).toBe('known');
  const { rows } = await database.pool.query(
    "select payload->>'subcategory' as sub, payload->>'message' as message from leads where payload->>'phone' = '0499111222'",
  );
  expect(rows).toEqual([{ sub: 'SMS to the dealer’s number', message: 'Is the Hilux still there?' }]);
  expect(
    await messagesOf(
      database.pool,
      (await database.pool.query('select id from lead_threads')).rows.map(({ id }) => id),
    ),
  ).toHaveLength(1);
});

test.each([
  ['by SMS', (_: string) => receive(sms('Stop')), 'STOP by SMS'],
  [
    'in an answer by email',
    (threadId: string) =>
      receiveMail(
        database.pool,
        {
          recipient: signedAddress('reply', threadId, at),
          mime: mime({ text: 'STOP', id: 'w@shopper' }),
          arrivedAt: new Date(),
        },
        SECRET,
      ),
    'STOP by email',
  ],
] as const)('STOP %s withdraws the consent to news and offers, once', async (_, stop, source) => {
  const { threadId } = await newThread();
  const bystander = await store(database.pool, submission({ email: 'lee@shopper.example' }));
  await stop(threadId);
  await stop(threadId);
  const { rows } = await database.pool.query(
    `select c.source, l.payload->'opt_in' as "optIn" from leads l
     left join marketing_consents c on c.lead_id = l.id and not c.given order by l.id = $1`,
    [bystander.id],
  );
  expect(rows).toEqual([
    { source, optIn: false },
    { source: null, optIn: true },
  ]);
});

test('STOP refuses later SMS of the site, and START allows them again', async () => {
  const shopper = await newThread();
  const setup = { hasMail: true, hasSms: true, hasWhatsApp: false };
  const smsChannel = async () =>
    (await replyChannels(database.pool, shopper, setup)).find(({ channel }) => channel === 'sms')?.problem;
  expect(await smsChannel()).toBeNull();
  expect(await receive(sms('Stop'))).toBe('stopped');
  expect(await smsChannel()).toContain('answered STOP');
  await queueReply(database.pool, shopper, reply('Hello', { channel: 'sms' }));
  await sendAll();
  expect(twilio.sent).toEqual([]);
  const sent = (await messagesOf(database.pool, [shopper.threadId])).find(
    ({ direction }) => direction === 'out',
  );
  expect(sent).toMatchObject({ state: 'failed', problem: 'the shopper answered STOP' });
  expect(await receive(sms('START'))).toBe('started');
  expect(await smsChannel()).toBeNull();
});

test('STOP by WhatsApp refuses later WhatsApp messages, and START allows them again', async () => {
  const shopper = await newThread();
  const setup = { hasMail: true, hasSms: true, hasWhatsApp: true };
  const numbers = [numbersOf({ whatsAppNumber: OWN })];
  const whatsApp = (body: string) =>
    receive(sms(body, { from: 'whatsapp:+61412345678', to: `whatsapp:${OWN}` }), numbers);
  const problemOf = async (wanted: string) =>
    (await replyChannels(database.pool, shopper, setup)).find(({ channel }) => channel === wanted)?.problem;
  await whatsApp('Hi');
  expect(await problemOf('whatsapp')).toBeNull();
  await queueReply(database.pool, shopper, reply('Hello', { channel: 'whatsapp' }));
  expect(await whatsApp('STOP')).toBe('stopped');
  await sendAll(options({ numbers }));
  expect(twilio.sent).toEqual([]);
  expect(await problemOf('whatsapp')).toContain('answered STOP');
  expect(await whatsApp('START')).toBe('started');
  expect(await problemOf('whatsapp')).toBeNull();
});

test('STOP to a site’s own number leaves other sites alone', async () => {
  await newThread();
  const numbers = [numbersOf({ smsNumber: OWN })];
  expect(await receive(sms('STOP', { to: OWN }), numbers)).toBe('stopped');
  const recipient = { channel: 'sms' as const, address: '0412 345 678' };
  expect(await isStopped(database.pool, { ...recipient, siteSlug: 'sample' })).toBe(true);
  expect(await isStopped(database.pool, { ...recipient, siteSlug: 'other' })).toBe(false);
});

test('STOP to a number that two sites share stops both', async () => {
  await newThread();
  const numbers = [numbersOf({ smsNumber: OWN }), numbersOf({ site: 'other', smsNumber: OWN })];
  expect(await receive(sms('STOP', { to: OWN }), numbers)).toBe('stopped');
  const recipient = { channel: 'sms' as const, address: '0412 345 678' };
  for (const siteSlug of ['sample', 'other'])
    expect(await isStopped(database.pool, { ...recipient, siteSlug })).toBe(true);
});

test('START to the shared number undoes a STOP that the provider knew of', async () => {
  const shopper = await newThread();
  await queueReply(database.pool, shopper, reply('Hello', { channel: 'sms' }));
  twilio.fail = () => 'stopped';
  await sendAll();
  const recipient = { siteSlug: 'sample', channel: 'sms' as const, address: '0412345678' };
  expect(await isStopped(database.pool, recipient)).toBe(true);
  expect(await receive(sms('START'))).toBe('started');
  expect(await isStopped(database.pool, recipient)).toBe(false);
});

test('a message from a sender without a number joins no thread', async () => {
  const shopper = await newThread();
  await database.pool.query(`update leads set payload = payload || '{"phone":""}'`);
  expect(await receive(sms('Your parcel is waiting', { from: 'PARCEL24' }))).toBe('no_number');
  expect(await receive(sms('Your parcel is waiting', { from: 'PARCEL' }))).toBe('no_number');
  expect(await textsOf(shopper.threadId)).toEqual([]);
});

test('WhatsApp is open for a day after the shopper’s message', async () => {
  const shopper = await newThread();
  const setup = { hasMail: true, hasSms: true, hasWhatsApp: true };
  const problem = async (now?: Date) =>
    (await replyChannels(database.pool, shopper, setup, now)).find(({ channel }) => channel === 'whatsapp')
      ?.problem;
  expect(await problem()).toContain('24 hours');
  const numbers = [numbersOf({ whatsAppNumber: OWN })];
  await receive(sms('Hi', { from: 'whatsapp:+61412345678', to: `whatsapp:${OWN}` }), numbers);
  expect(await problem()).toBeNull();
  expect(await problem(new Date(Date.now() + 25 * 3_600_000))).toContain('24 hours');
  await queueReply(database.pool, shopper, reply('Hello', { channel: 'whatsapp' }));
  await sendAll(options({ numbers }));
  expect(twilio.sent).toMatchObject([
    { to: 'whatsapp:+61412345678', from: `whatsapp:${OWN}`, body: 'Hello' },
  ]);
});

test('reports of deliveries in any order keep the final state', async () => {
  const shopper = await newThread();
  const message = reply('Hello', { channel: 'sms' });
  await queueReply(database.pool, shopper, message);
  await sendAll();
  const sid = twilio.sent[0]?.sid ?? '';
  const report = (status: string) =>
    applyDeliveryReport(database.pool, { id: message.id, providerId: sid, status, code: '30003' });
  expect(await report('delivered')).toBe(true);
  expect(await report('sent')).toBe(false);
  expect(await report('undelivered')).toBe(false);
  expect(await textsOf(shopper.threadId)).toEqual([['Hello', 'delivered']]);
  expect(
    await applyDeliveryReport(database.pool, {
      id: message.id,
      providerId: 'SMother',
      status: 'failed',
      code: '',
    }),
  ).toBe(false);
});

const shownTo = async (phone: string) =>
  (await garageThreads(database.pool, { siteSlug: 'sample', phone })).flatMap(({ messages }) =>
    messages.map(({ text }) => text),
  );

test('a shopper sees and answers their messages in the garage', async () => {
  const shopper = await newThread();
  await queueReply(database.pool, shopper, reply('By email'));
  await queueReply(database.pool, shopper, reply('By SMS', { channel: 'sms' }));
  const phone = '0412345678';
  const message = { threadId: shopper.threadId, text: 'Thanks', token: null };
  expect(await storeGarageMessage(database.pool, { siteSlug: 'sample', phone }, message)).toBe(true);
  expect(await shownTo(phone)).toEqual(['By email', 'By SMS', 'Thanks']);
  expect(await storeGarageMessage(database.pool, { siteSlug: 'other', phone }, message)).toBe(false);
});

test('somebody who types the email of a shopper beside their own phone reads nothing', async () => {
  await queueReply(database.pool, await newThread(), reply('By email'));
  const { values, ...rest } = submission();
  await store(database.pool, { ...rest, values: { ...values, phone: '0499999999' } });
  expect(await shownTo('0499999999')).toEqual([]);
  expect(await shownTo('0412345678')).toEqual(['By email']);
});

test('of a thread that began without a phone, the garage shows only messages to and from the phone', async () => {
  const { values, ...rest } = submission();
  await store(database.pool, { ...rest, values: { ...values, phone: '' } });
  const shopper = await newThread();
  await queueReply(database.pool, shopper, reply('By email'));
  await queueReply(database.pool, shopper, reply('By SMS', { channel: 'sms' }));
  expect(await shownTo('0412345678')).toEqual(['By SMS']);
});

test('1,000 conversations: each message once and in order, with failing providers and two workers', async () => {
  const THREADS = 1_000;
  await database.pool.query(
    `with t as (
       insert into lead_threads (id, site_slug) select gen_random_uuid(), 'sample' from generate_series(1, $1) returning id),
     n as (select id, row_number() over () as i from t)
     insert into leads (id, site_slug, token, kind, payload, fingerprint, thread_id)
     select gen_random_uuid(), 'sample', gen_random_uuid(), 'enquiry',
       jsonb_build_object('name', 'Kim', 'phone', '04' || lpad(i::text, 8, '0'), 'email', i || '@shopper.example',
         'message', '', 'category', 'General Enquiry', 'opt_in', false, 'url', '', 'source', 'Website', 'user_agent', '',
         'lead_attributes', '{}'::jsonb), '', id from n`,
    [THREADS],
  );
  const { rows } = await database.pool.query<{
    threadId: string;
    phone: string;
    email: string;
    leadId: string;
  }>(
    `select thread_id as "threadId", id as "leadId", payload->>'phone' as phone, payload->>'email' as email from leads
     order by phone`,
  );
  // A fixed sequence, so that a failure can be repeated.
  let seed = 7;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  twilio.fail = () => (random() < 0.04 ? 'refuse' : random() < 0.04 ? 'cut' : 'no');
  const worker = options({
    mailSender: {
      send: async (mail) => {
        if (random() < 0.05) throw Object.assign(new Error('busy'), { code: 'EENVELOPE', responseCode: 451 });
        if (!mails.some(({ messageId }) => messageId === mail.messageId)) mails.push(mail);
        if (random() < 0.03) throw Object.assign(new Error('cut'), { code: 'ECONNECTION' });
      },
      close: () => {},
    },
  });

  // Two messages out and two in for each conversation; those in arrive shuffled, late and repeated.
  const base = Date.now() - 3_600_000;
  const inbound: (() => Promise<unknown>)[] = [];
  for (const [index, thread] of rows.entries()) {
    const shopper = {
      ...thread,
      siteSlug: 'sample',
      name: 'Kim',
      carId: null,
      dealershipId: null,
      locationId: null,
      language: 'en' as const,
    };
    const channel = index % 2 === 0 ? ('email' as const) : ('sms' as const);
    for (const text of ['first', 'second'])
      await queueReply(database.pool, shopper, reply(text, { channel }));
    const recipient = signedAddress('reply', thread.threadId, at);
    for (const step of [1, 2]) {
      const mail = {
        recipient,
        mime: mime({
          text: `answer ${step}`,
          id: `${index}.${step}@shopper`,
          date: new Date(base + step * 60_000),
          from: thread.email,
        }),
        arrivedAt: new Date(base + step * 60_000 + Math.floor(random() * 3_000_000)),
      };
      const deliver = () => receiveMail(database.pool, mail, SECRET);
      inbound.push(deliver, ...(random() < 0.3 ? [deliver] : []));
    }
  }
  const shuffled = inbound
    .map((deliver) => ({ deliver, at: random() }))
    .toSorted((one, other) => one.at - other.at);
  const receiving = (async () => {
    for (let from = 0; from < shuffled.length; from += 8)
      await Promise.all(shuffled.slice(from, from + 8).map(({ deliver }) => deliver()));
  })();
  const waiting = async () =>
    (await database.pool.query("select from lead_messages where state = 'waiting' limit 1")).rowCount ?? 0;
  const work = async () => {
    for (;;) {
      if (await sendNextMessage(worker).catch(() => false)) continue;
      if ((await waiting()) === 0) return;
      // Time passes: what failed is due again, and it is another day for the limit of SMS. What the other
      // worker holds has no problem yet, or is claimed.
      await database.pool.query('truncate rate_limits');
      await database.pool.query(
        `update lead_messages set next_attempt_at = now()
         where state = 'waiting' and not (is_unsure and next_attempt_at > now() + interval '150 seconds')`,
      );
    }
  };
  await Promise.all([work(), work(), receiving]);

  const { rows: states } = await database.pool.query<{ direction: string; state: string; count: number }>(
    'select direction, state, count(*)::int as count from lead_messages group by 1, 2 order by 1, 2',
  );
  expect(states).toEqual([
    { direction: 'in', state: 'received', count: 2 * THREADS },
    { direction: 'out', state: 'sent', count: 2 * THREADS },
  ]);
  // What the providers have: each message once, the first before the second.
  for (const [index, { phone, email }] of rows.entries()) {
    const sent =
      index % 2 === 0
        ? mails
            .filter(({ to }) => to[0] === email)
            .map(({ text }) => (text.includes('second') ? 'second' : 'first'))
        : twilio.sent.filter(({ to }) => to === `+61${phone.slice(1)}`).map(({ body }) => body);
    expect(sent, `conversation ${index}`).toEqual(['first', 'second']);
  }
  const { rows: answers } = await database.pool.query<{ texts: string[] }>(
    `select array_agg(text order by sent_at, number) as texts from lead_messages where direction = 'in' group by thread_id`,
  );
  for (const { texts } of answers) expect(texts).toEqual(['answer 1', 'answer 2']);
});

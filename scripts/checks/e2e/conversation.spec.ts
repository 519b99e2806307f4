import { randomUUID } from 'node:crypto';
import type { ComposerAnswer } from '@forecourt/lib/leads/conversation/composer';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { inboxUrl } from './inbox.ts';
import { sql } from './reserving.ts';
import { signedIn } from './signing-in.ts';
import { tokenOf } from './studio.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const { urls } = settingsFromEnvironment();
const SITE = 'harbour';
/** Numbers of the demo site (scripts/demo/content/harbour/conversations.ts). */
const SMS_NUMBER = '+61480000110';
const TRACKING_NUMBER = '+61770100901';
const SOON = { timeout: 30_000 };

test.setTimeout(180_000);

interface Message {
  type: 'mail' | 'text';
  to: string | string[];
  replyTo?: string[];
  from: string;
  body?: string;
  text?: string;
}

async function staff(path: string, body?: object) {
  return askSite(SITE, `/api/back-office${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${await tokenOf('editor')}`,
      origin: new URL(urls.studio).origin,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** What the shopper does, through the emulator of the providers. */
async function shopperDoes(answer: Record<string, unknown>): Promise<number[]> {
  const response = await fetch(`${inboxUrl}/api/answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answer),
  });
  const { statuses } = (await response.json()) as { statuses: number[] };
  return statuses;
}

async function received(search: string): Promise<Message[]> {
  const response = await fetch(`${inboxUrl}/api/messages?q=${encodeURIComponent(search)}`);
  return ((await response.json()) as { messages: Message[] }).messages;
}

const newPhone = () => `+614${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

async function newLead(phone = newPhone()) {
  const local = phone.replace('+61', '0');
  const email = `kim-${randomUUID().slice(0, 8)}@shopper.example`;
  const [thread, lead] = [randomUUID(), randomUUID()];
  const payload = {
    category: 'General Enquiry',
    name: 'Kim Nguyen',
    email,
    phone: local,
    message: 'Is it still there?',
    lead_attributes: { visited_pages: [], linked_query_params: {} },
  };
  const [place] = await sql(
    `select dealership_id, record->>'location_id' as location_id from cars
     where dealership_id like 'harbour%' and record->>'location_id' is not null limit 1`,
  );
  await sql('insert into lead_threads (id, site_slug, dealership_id, location_id) values ($1, $2, $3, $4)', [
    thread,
    SITE,
    place?.['dealership_id'],
    place?.['location_id'],
  ]);
  await sql(
    `insert into leads (id, site_slug, token, kind, payload, fingerprint, thread_id)
     values ($1, $2, $3, 'enquiry', $4, 'x', $5)`,
    [lead, SITE, randomUUID(), JSON.stringify(payload), thread],
  );
  return { thread, email, local, phone };
}
const composerOf = async (thread: string) =>
  JSON.parse((await staff(`/threads/${thread}/composer`)).body) as ComposerAnswer;
const textsOf = async (thread: string) =>
  (await sql('select text from lead_messages where thread_id = $1 order by sent_at, number', [thread])).map(
    ({ text }) => text,
  );

test('a reply by email and its answer are one conversation', async () => {
  const { thread, email } = await newLead();
  const { templates } = await composerOf(thread);
  expect(templates.find(({ name }) => name === 'When we are open')).toMatchObject({
    missing: [],
    text: expect.stringMatching(/^Hi Kim, /),
  });
  expect(templates.find(({ name }) => name === 'Yes, it is available')?.missing).toContain(
    'the vehicle’s price now',
  );
  const message = {
    id: randomUUID(),
    threadId: thread,
    channel: 'email',
    subject: 'Your enquiry',
    text: 'Yes it is.',
  };
  expect((await staff('/messages', message)).status).toBe(200);
  expect((await staff('/messages', message)).status).toBe(200);
  await expect.poll(async () => (await received(email)).length, SOON).toBe(1);
  const [mail] = await received(email);
  const to = mail?.replyTo?.[0] ?? '';
  expect(to).toMatch(/^reply\+[0-9a-f]{56}@/);
  const answer = { kind: 'mail', to, from: email, text: 'Great, I will come on Saturday.' };
  expect(await shopperDoes({ ...answer, forged: true })).toEqual([400]);
  expect(await shopperDoes({ ...answer, copies: 2 })).toEqual([200, 200]);
  expect(await textsOf(thread)).toEqual(['Yes it is.', 'Great, I will come on Saturday.']);
});

test('pictures of an SMS are in the conversation', async () => {
  const { thread, phone } = await newLead();
  const files = () =>
    sql(
      `select f.name, f.type, octet_length(f.content) as bytes from lead_message_files f
       join lead_messages m on m.id = f.message_id where m.thread_id = $1 order by m.number, f.name`,
      [thread],
    );
  const answer = { to: SMS_NUMBER, from: phone, pictures: 2 };
  expect(await shopperDoes({ ...answer, kind: 'sms', text: 'My old car', copies: 2 })).toEqual([200, 200]);
  const picture = (index: number) => ({
    name: `photo-${index}.jpg`,
    type: 'image/jpeg',
    bytes: expect.any(Number),
  });
  expect(await files()).toEqual([picture(1), picture(2)]);
  expect(await textsOf(thread)).toEqual(['My old car']);
});

test('a picture from a number that nobody knows begins a lead with it', async () => {
  const phone = newPhone();
  expect(await shopperDoes({ kind: 'sms', to: SMS_NUMBER, from: phone, pictures: 1 })).toEqual([200]);
  const leads = await sql(
    `select l.payload->>'message' as message, f.name from leads l join lead_files f on f.lead_id = l.id
     where l.payload->>'phone' = $1`,
    [phone.replace('+61', '0')],
  );
  expect(leads).toEqual([{ message: '[Sent 1 file]', name: 'photo-1.jpg' }]);
});

test('STOP by SMS ends SMS to the shopper until START', async () => {
  const { thread, phone } = await newLead();
  const send = (text: string) =>
    staff('/messages', { id: randomUUID(), threadId: thread, channel: 'sms', text });
  expect((await send('When suits you?')).status).toBe(200);
  await expect
    .poll(async () => (await received(phone)).map(({ body }) => body), SOON)
    .toEqual(['When suits you?']);
  const state = () => sql('select state from lead_messages where thread_id = $1', [thread]);
  await expect.poll(async () => (await state())[0]?.state, SOON).toBe('delivered');
  const answer = { kind: 'sms', to: SMS_NUMBER, from: phone };
  expect(await shopperDoes({ ...answer, text: 'STOP', forged: true })).toEqual([400]);
  expect(await shopperDoes({ ...answer, text: 'STOP' })).toEqual([200]);
  const refused = await send('Hello?');
  expect(refused.status).toBe(409);
  expect(refused.body).toContain('answered STOP');
  expect(await shopperDoes({ ...answer, text: 'START' })).toEqual([200]);
  expect((await send('Welcome back')).status).toBe(200);
});

test('a missed call becomes a lead with a task and an SMS to the caller', async () => {
  const phone = newPhone();
  const calledAt = Date.now();
  expect(await shopperDoes({ kind: 'call', to: TRACKING_NUMBER, from: phone })).toEqual([200]);
  const tasks = await sql(
    `select t.text from lead_tasks t join leads l on l.id = t.lead_id where l.payload->>'phone' = $1`,
    [phone.replace('+61', '0')],
  );
  expect(tasks).toEqual([{ text: 'Return a missed call' }]);
  expect(Date.now() - calledAt).toBeLessThan(10_000);
  await expect
    .poll(async () => (await received(phone)).map(({ body }) => body), SOON)
    .toEqual([expect.stringContaining('Sorry we missed your call')]);
});

test('visitors from a source see and dial its tracking number, others the number of the location', async ({
  page,
}) => {
  const numbersFor = async (host: string) =>
    JSON.parse(
      (
        await askSite(SITE, '/api/tracking-numbers', {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: siteUrl(SITE, '') },
          body: JSON.stringify({ from: { host, params: {} } }),
        })
      ).body,
    ).numbers;
  const [{ phone, shown }] = await numbersFor('www.carsales.com.au');
  expect(await numbersFor('www.google.com')).toEqual([]);
  // Numbers in editors' texts stay as they are.
  const dialling = (digits: string) =>
    page
      .getByRole('complementary', { name: 'Contact' })
      .locator(`a[href="tel:${digits.replaceAll(' ', '')}"]`);
  await page.goto(siteUrl(SITE, '/contact'), { referer: 'https://www.carsales.com.au/' });
  await expect(dialling(shown)).toBeVisible();
  await expect(dialling(phone)).toBeHidden();
  expect((await askSite(SITE, '/contact')).body).not.toContain(shown.replaceAll(' ', ''));
});

test('a call that a shopper asks for is a task that is due when its hour begins', async () => {
  const { windows } = JSON.parse((await askSite(SITE, '/api/call-back/windows')).body);
  const [{ value, text }] = windows;
  const email = `kim-${randomUUID().slice(0, 8)}@shopper.example`;
  const enquire = (callBack: string) =>
    askSite(SITE, '/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteUrl(SITE, '') },
      body: JSON.stringify({
        token: randomUUID(),
        kind: 'enquiry',
        values: {
          name: 'Kim Nguyen',
          email,
          phone: '0412 345 678',
          message: 'Is it still there?',
          category: 'Careers Enquiry',
          dealership: 'harbour-gold-coast',
          location: 'harbour-southport',
          terms: true,
          callBack,
        },
      }),
    });
  expect((await enquire('2020-01-01T16:00:00+10:00')).body).toContain('slot_taken');
  expect((await enquire(value)).status).toBe(201);
  const tasks = await sql(
    `select t.due_at from lead_tasks t join leads l on l.id = t.lead_id where l.payload->>'email' = $1`,
    [email],
  );
  expect(tasks).toHaveLength(1);
  await expect
    .poll(async () => (await received(email)).map((mail) => JSON.stringify(mail)).join(), SOON)
    .toContain(text.split(',')[0]);
});

for (const width of [390, 1440])
  test(`the shopper reads and answers in My Garage at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    const shopper = await signedIn(context, SITE);
    const { thread, local } = await newLead(shopper.phone);
    await staff('/messages', { id: randomUUID(), threadId: thread, channel: 'sms', text: 'When suits you?' });
    await page.goto(siteUrl(SITE, '/my-garage'));
    const conversation = page.getByRole('region', { name: /^Conversation with/ });
    await expect(conversation).toContainText('When suits you?');
    await expectAccessible(page);
    await conversation.getByRole('textbox').fill('Saturday at ten.');
    await conversation.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Your message has been sent to the dealer.')).toBeVisible();
    await expect(conversation.getByRole('listitem')).toHaveCount(2);
    await expect(conversation).toContainText('Saturday at ten.');
    expect(
      await sql('select channel, address from lead_messages where thread_id = $1 and direction = $2', [
        thread,
        'in',
      ]),
    ).toEqual([{ channel: 'garage', address: local }]);
  });

import { randomUUID } from 'node:crypto';
import { recordStart, recordStop } from '@forecourt/lib/leads/conversation/opt-outs.server';
import { leadComposer } from '@forecourt/lib/leads/mail/lead.server';
import { queueDriveReminders } from '@forecourt/lib/leads/test-drive/queue-reminders.server';
import type { MailSiteReader } from '@forecourt/lib/messaging/mail/mail-site.server';
import type { Mail } from '@forecourt/lib/messaging/mail/transport.server';
import { deliverNext } from '@forecourt/lib/operations/worker/mail-delivery.server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { startTextInbox } from '../crash/text-inbox.ts';
import { SECRET } from '../reservations/testing/shopper.ts';
import { TEXTS } from '../test-drive/crash/remind.ts';
import { bookDrive, HOUR, wanted } from '../test-drive/testing.ts';
import { DEALER, MAIL_SITE, SHOPPER, store, submission } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
let inbox: Awaited<ReturnType<typeof startTextInbox>>;
let sentMails: Mail[] = [];
beforeAll(async () => {
  database = await startTestDatabase();
  inbox = await startTextInbox(database.folder, TEXTS);
});
afterAll(async () => {
  await inbox.stop();
  await database.stop();
});
beforeEach(async () => {
  await database.pool.query('truncate leads, mail_deliveries, rate_limits cascade');
  await inbox.clear();
  sentMails = [];
});

/** Every site looks like the sample site with a different address. */
const reader: MailSiteReader = {
  site: async (slug) => ({ ...MAIL_SITE, url: `http://${slug}.localhost:3000` }),
  logo: async () => null,
};
const needless = async () => 'needless' as const;
/** Sends due mails. @param send throws to simulate a mail server failure */
async function deliver(send: (mail: Mail) => void = () => {}): Promise<void> {
  const delivery = {
    sender: {
      send: async (mail: Mail) => {
        send(mail);
        sentMails.push(mail);
      },
      close: () => {},
    },
    mailDomain: 'forecourt.example',
    backoff: { firstMs: 0, longestMs: 0, attempts: 80 },
    compose: {
      lead: leadComposer(reader, SECRET),
      reservation: needless,
      online_payment: needless,
      waiting_list: needless,
      alert: needless,
      prize: needless,
      lead_notice: async () => 'needless' as const,
      site_report: needless,
    },
  };
  while (await deliverNext(database.pool, delivery, () => {}));
}
const confirmations = () => sentMails.filter(({ to }) => !to.includes(DEALER));
const enquire = ({ email = SHOPPER, siteSlug = 'sample', token = randomUUID(), message = 'Hello' } = {}) => {
  const lead = submission({ token, message });
  return store(database.pool, { ...lead, values: { ...lead.values, email } }, null, { siteSlug });
};
const pass = (hours: number) =>
  database.pool.query('update rate_limits set window_start = window_start - make_interval(hours => $1)', [
    hours,
  ]);

describe('25 enquiries in the name of one address', () => {
  test('send it three mails, and 25 to the dealer', async () => {
    for (let index = 0; index < 25; index++) await enquire();
    await deliver();
    expect(confirmations()).toHaveLength(3);
    expect(sentMails.filter(({ to }) => to.includes(DEALER))).toHaveLength(25);
    const { rows } = await database.pool.query(
      "select problem from mail_deliveries where state = 'needless' group by problem",
    );
    expect(rows).toEqual([{ problem: 'enough mails to this address today' }]);
  });

  test('send it three mails with four workers at once', async () => {
    for (let index = 0; index < 25; index++) await enquire();
    await Promise.all([deliver(), deliver(), deliver(), deliver()]);
    expect(confirmations()).toHaveLength(3);
  });

  test('send it three mails if they are one enquiry that changes', async () => {
    const token = randomUUID();
    for (let index = 0; index < 25; index++) {
      await enquire({ token, message: `${index}` });
      await deliver();
    }
    expect(confirmations()).toHaveLength(3);
  });

  test('send it three mails however the address is spelled', async () => {
    const spellings = [
      'v.ictim@gmail.com',
      'VICTIM@gmail.com',
      'victim+1@gmail.com',
      'victim@googlemail.com',
    ];
    for (const email of spellings) for (let index = 0; index < 3; index++) await enquire({ email });
    await deliver();
    expect(confirmations()).toHaveLength(3);
  });

  test('send it ten mails from as many sites as there are', async () => {
    for (let index = 0; index < 25; index++) await enquire({ siteSlug: `site-${index % 5}` });
    await deliver();
    expect(confirmations()).toHaveLength(10);
  });

  test('send it more mails on the next day, whenever the day began', async () => {
    for (let index = 0; index < 5; index++) await enquire();
    await deliver();
    await pass(23);
    await enquire();
    await deliver();
    expect(confirmations()).toHaveLength(3);
    await pass(2);
    await enquire();
    await deliver();
    expect(confirmations()).toHaveLength(4);
  });
});

test('a mail that is tried many times counts once', async () => {
  let failures = 0;
  await enquire();
  await enquire();
  await deliver((mail) => {
    if (mail.to.includes(DEALER) || failures >= 10) return;
    failures += 1;
    throw new Error('busy');
  });
  await enquire();
  await deliver();
  expect(confirmations()).toHaveLength(3);
});

test('neither addresses nor phones are stored with the counts', async () => {
  await enquire();
  await deliver();
  const { rows } = await database.pool.query('select * from rate_limits');
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/kim|shopper/);
});

const remind = () =>
  queueDriveReminders({
    pool: database.pool,
    site: reader.site,
    sender: { host: inbox.host, ...TEXTS, from: 'Sample' },
    secret: SECRET,
    report: (error) => {
      throw error;
    },
  });

test('a test drive is not reminded by SMS once its shopper has answered STOP', async () => {
  const soon = new Date(Date.now() + 15 * HOUR);
  await bookDrive(database.pool, wanted(soon, { textAgreed: true }));
  await database.pool.query("update test_drive_bookings set updated_at = now() - interval '2 days'");
  await deliver();
  await database.pool.query('truncate rate_limits');
  const [lead] = (await database.pool.query("select payload->>'phone' as phone from leads")).rows;
  const recipient = { siteSlug: 'sample', channel: 'sms', address: lead.phone } as const;
  await recordStop(database.pool, recipient);
  await remind();
  expect(await inbox.textsSent()).toEqual([]);
  await recordStart(database.pool, recipient);
});

test('25 test drives in the name of one phone remind it three times', async () => {
  for (let index = 0; index < 25; index++) {
    const startsAt = new Date(Date.now() + 15 * HOUR + index * (HOUR / 4));
    await bookDrive(database.pool, wanted(startsAt, { carId: `car-${index}`, textAgreed: true }));
  }
  await database.pool.query("update test_drive_bookings set updated_at = now() - interval '2 days'");
  await deliver();
  await database.pool.query('truncate rate_limits');
  sentMails = [];
  expect(await remind()).toBe(25);
  expect(await inbox.textsSent()).toHaveLength(3);
  await deliver();
  expect(confirmations()).toHaveLength(3);
});

import { randomUUID } from 'node:crypto';
import { signInByCode } from '@forecourt/lib/accounts/code-sign-in.server';
import { requestCode } from '@forecourt/lib/accounts/codes.server';
import { leadsOfThread } from '@forecourt/lib/leads/inbox.server';
import { keepLanguage, languageOfAccount } from '@forecourt/lib/leads/keep-language.server';
import { alertComposer } from '@forecourt/lib/leads/mail/alert.server';
import { figureOfMail } from '@forecourt/lib/leads/mail/figure-of-mail.server';
import { leadComposer } from '@forecourt/lib/leads/mail/lead.server';
import { waitingListComposer } from '@forecourt/lib/leads/mail/waiting-list.server';
import { joinWaitingList } from '@forecourt/lib/leads/waiting-list/entries.server';
import type { MailSite } from '@forecourt/lib/messaging/mail/mail-site.server';
import type { ComposeMail } from '@forecourt/lib/messaging/mail/outbox.server';
import { onlinePaymentComposer } from '@forecourt/lib/payments/online-payment/mails.server';
import { startPayment } from '@forecourt/lib/payments/online-payment/start.server';
import { reservationComposer } from '@forecourt/lib/payments/reservation/mails.server';
import { householdOf } from '@forecourt/lib/platform/network/household';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Counter, openCounter, started } from '../reservations/testing/counter.ts';
import { SECRET, site } from '../reservations/testing/shopper.ts';
import { MAIL_SITE, readerOf, store, submission } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PHONE = '+61412345678';
const SITE: MailSite = { ...MAIL_SITE, languages: ['zh', 'vi', 'ar'] };

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());
beforeEach(async () => {
  await counter.clear();
  await counter.pool.query(
    'truncate users, leads, one_time_codes, rate_limits, waiting_list_entries cascade',
  );
});

const sql = async (text: string, values: unknown[] = []) => (await counter.pool.query(text, values)).rows;
const mailOf = async (compose: ComposeMail, id: string, kind: string) => {
  const mail = await compose(counter.pool, id, kind);
  if (typeof mail === 'string') throw new Error(mail);
  return mail;
};
const leadMail = (id: string, kind: 'dealer' | 'shopper', mailSite: MailSite = SITE) =>
  mailOf(leadComposer(readerOf(mailSite), SECRET), id, kind);
const account = async (siteSlug = 'sample'): Promise<string> => {
  const [user] = await sql(
    `insert into users (id, site_slug, phone, email, confirmed_email)
     values (gen_random_uuid(), $1, $2, 'kim@shopper.example', 'kim@shopper.example') returning id`,
    [siteSlug, PHONE],
  );
  return user.id;
};
const languagesOf = async (table: string): Promise<string[]> =>
  (await sql(`select language from ${table} order by site_slug`)).map(({ language }) => language);

describe('the mail about an enquiry', () => {
  test('is in the language of the form, with links to pages in it', async () => {
    const { id } = await store(counter.pool, submission(), null, { language: 'ar' });
    const mail = await leadMail(id, 'shopper');
    expect(mail.subject).toBe('شكرًا، لقد تلقينا استفسارك');
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.text).toContain(`${SITE.url}/ar`);
  });

  test('tells the dealer in English which language the shopper reads', async () => {
    const { id } = await store(counter.pool, submission(), null, { language: 'vi' });
    const mail = await leadMail(id, 'dealer');
    expect(mail.html).toContain('<html lang="en-AU">');
    expect(mail.text).toContain('Language: Vietnamese');
    const [lead] = await sql('select thread_id as "threadId" from leads where id = $1', [id]);
    const [shown] = await leadsOfThread(counter.pool, lead.threadId);
    expect(shown?.answers).toContainEqual(['Language', 'Vietnamese']);
  });

  test('is in English if the site does not offer the language', async () => {
    const { id } = await store(counter.pool, submission(), null, { language: 'zh' });
    const mail = await leadMail(id, 'shopper', MAIL_SITE);
    expect(mail.subject).toBe('Thanks, we have received your enquiry');
  });

  test('is in English without a language, or with one that does not exist', async () => {
    for (const language of [undefined, 'fr' as never]) {
      const { id } = await store(counter.pool, submission(), null, language && { language });
      expect((await leadMail(id, 'shopper')).html).toContain('<html lang="en-AU">');
    }
  });

  test('follows the language in which the form was sent again', async () => {
    const token = randomUUID();
    await store(counter.pool, submission({ token }), null, { language: 'zh' });
    const { id } = await store(counter.pool, submission({ token, message: 'Changed' }), null, {
      language: 'vi',
    });
    expect((await leadMail(id, 'shopper')).html).toContain('<html lang="vi">');
  });
});

describe('the language of other messages', () => {
  test('of a reservation and of a payment is that of their page', async () => {
    const vehicle = await counter.addCar();
    const { reference } = started(await counter.start(vehicle, { language: 'vi' }));
    const [reservation] = await sql('select id from reservations where reference = $1', [reference]);
    const receipt = await mailOf(
      reservationComposer(readerOf(SITE), SECRET, figureOfMail),
      reservation.id,
      'receipt',
    );
    expect(receipt.html).toContain('<html lang="vi">');
    expect(receipt.subject).toMatch(/^Đã giữ xe: /);
    expect(receipt.text).toContain(`${SITE.url}/vi/`);
    const dealer = await mailOf(
      reservationComposer(readerOf(SITE), SECRET, figureOfMail),
      reservation.id,
      'dealer',
    );
    expect(dealer.html).toContain('<html lang="en-AU">');

    const details = { subject: 'INV-1', name: 'Kim', email: 'kim@shopper.example', amount: '10', note: '' };
    const returnUrl = 'http://sample.localhost:3000/online-payment/{REFERENCE}';
    await startPayment(counter.connections, {
      site: site(),
      details,
      again: false,
      returnUrl,
      language: 'zh',
    });
    const [payment] = await sql('select id from online_payments');
    const paid = await mailOf(onlinePaymentComposer(readerOf(SITE), SECRET), payment.id, 'receipt');
    expect(paid.html).toContain('<html lang="zh-Hans">');
  });

  test('of a waiting list is that of the page', async () => {
    const vehicle = await counter.addCar();
    const place = { siteSlug: 'sample', vehicleId: vehicle.id, email: 'kim@shopper.example' };
    const consent = { words: 'One mail', source: '/cars/a/waiting-list' };
    await joinWaitingList(counter.pool, { ...place, language: 'ar' }, consent);
    const [entry] = await sql('update waiting_list_entries set mailed_at = now() returning id, language');
    expect(entry.language).toBe('ar');
    const mail = await mailOf(waitingListComposer(readerOf(SITE), SECRET), entry.id, 'free');
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  });

  test('of alerts is that of the account', async () => {
    const userId = await account();
    await keepLanguage(counter.pool, { siteSlug: 'sample', userId }, 'zh');
    const [message] = await sql(
      `insert into alert_messages (user_id, site_slug, channel, alert_ids, state)
       values ($1, 'sample', 'mail', '{}', 'handed_over') returning id`,
      [userId],
    );
    const mail = await mailOf(alertComposer(readerOf(SITE), SECRET), message.id, 'confirm_email');
    expect(mail.subject).toBe('请确认您接收 Sample Motors 提醒的邮箱');
  });
});

describe('the choice of a shopper', () => {
  test('is kept when they sign in, and stays without a new choice', async () => {
    const signIn = async (language: 'vi' | null) => {
      const made = await requestCode(counter.pool, {
        siteSlug: 'sample',
        phone: PHONE,
        household: householdOf('203.0.113.7'),
        browser: null,
        dealershipSlug: null,
        details: null,
        replaces: null,
        isProven: true,
      });
      if (made.outcome !== 'made') throw new Error(made.outcome);
      await signInByCode(counter.pool, {
        siteSlug: 'sample',
        phone: PHONE,
        code: made.code,
        requestToken: made.requestToken,
        sessionToken: null,
        language,
      });
      await sql('truncate one_time_codes');
    };
    await signIn(null);
    expect(await languagesOf('users')).toEqual(['en']);
    await signIn('vi');
    await signIn(null);
    expect(await languagesOf('users')).toEqual(['vi']);
  });

  test('applies to what they have on this site already, and to no other site or shopper', async () => {
    const [userId] = [await account(), await account('other')];
    await store(counter.pool, submission());
    await store(counter.pool, submission({ email: 'lee@shopper.example' }), null, { siteSlug: 'second' });
    await keepLanguage(counter.pool, { siteSlug: 'sample', userId }, 'zh');
    expect(await languageOfAccount(counter.pool, { siteSlug: 'sample', userId })).toBe('zh');
    expect(await languagesOf('users')).toEqual(['en', 'zh']);
    expect(await languagesOf('leads')).toEqual(['zh', 'en']);
  });

  test('is one of the languages, as the database checks too', async () => {
    const userId = await account();
    await keepLanguage(counter.pool, { siteSlug: 'sample', userId }, 'fr' as never);
    expect(await languagesOf('users')).toEqual(['en']);
    await expect(sql("update users set language = 'fr'")).rejects.toThrow('users_language');
  });
});

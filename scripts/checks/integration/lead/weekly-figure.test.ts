import { randomUUID } from 'node:crypto';
import { dealChoiceSchema } from '@forecourt/lib/leads/deal/choice';
import { createDeal, markSent } from '@forecourt/lib/leads/deal/deals.server';
import { dealTotals } from '@forecourt/lib/leads/deal/ledger';
import type { DealFigures } from '@forecourt/lib/leads/deal/version';
import { figureOfMail } from '@forecourt/lib/leads/mail/figure-of-mail.server';
import { leadComposer } from '@forecourt/lib/leads/mail/lead.server';
import { DRIVE_MAILS } from '@forecourt/lib/leads/test-drive/mail-kinds';
import type { MailSite } from '@forecourt/lib/messaging/mail/mail-site.server';
import type { ComposeMail } from '@forecourt/lib/messaging/mail/outbox.server';
import { RESERVATION_MAILS, type ReservationMail } from '@forecourt/lib/payments/reservation/machine';
import { reservationComposer } from '@forecourt/lib/payments/reservation/mails.server';
import {
  SAMPLE_APPROVAL,
  SAMPLE_FINANCED,
  SAMPLE_WEEKLY,
} from '@forecourt/lib/vehicle/finance/sample-finance';
import { COMPARISON_WARNING } from '@forecourt/lib/vehicle/finance/texts';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Counter, openCounter, started } from '../reservations/testing/counter.ts';
import { CUSTOMER, SECRET } from '../reservations/testing/shopper.ts';
import { MAIL_SITE, readerOf, SHOPPER, store, submission } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SITE: MailSite = {
  ...MAIL_SITE,
  languages: ['zh'],
  finance: { cardRepayment: 'priceAndWeekly', timeZone: 'Australia/Brisbane' },
};
const PRICE_ONLY: MailSite = { ...SITE, finance: { ...SITE.finance, cardRepayment: 'priceOnly' } };
const IN_A_MONTH = new Date(Date.now() + 30 * 86_400_000);

let counter: Counter;
let vehicle: Vehicle;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());
beforeEach(async () => {
  await counter.clear();
  await counter.pool.query('truncate leads, lead_threads, users, rate_limits restart identity cascade');
  vehicle = await counter.addCar(SAMPLE_FINANCED);
});

const sql = async (text: string, values: unknown[] = []) => (await counter.pool.query(text, values)).rows;
const textOf = async (compose: ComposeMail, id: string, kind: string): Promise<string> => {
  const mail = await compose(counter.pool, id, kind);
  if (typeof mail === 'string') throw new Error(mail);
  const { text, html = '' } = mail;
  // Both parts say the same.
  expect(html.includes('comparison rate')).toBe(text.includes('comparison rate'));
  expect(html.includes('WARNING')).toBe(text.includes('WARNING'));
  return text;
};
const ofLead = (id: string, kind = 'shopper', site = SITE) =>
  textOf(leadComposer(readerOf(site), SECRET), id, kind);
const ofReservation = (id: string, kind: ReservationMail, site = SITE) =>
  textOf(reservationComposer(readerOf(site), SECRET, figureOfMail), id, kind);
const enquire = async (more: { language?: 'zh' } = {}) =>
  (await store(counter.pool, submission({ vehicle: vehicle.slug }), vehicle, more)).id;

const account = async (confirmed: string | null, siteSlug = 'sample'): Promise<string> => {
  const [user] = await sql(
    `insert into users (id, site_slug, email, confirmed_email, payment_choice)
     values (gen_random_uuid(), $1, $2, $3, '{"deposit":8000,"years":5}') returning id`,
    [siteSlug, SHOPPER, confirmed],
  );
  return user.id;
};
const approve = (userId: string) =>
  sql(
    `insert into finance_applications (site_slug, user_id, token, inputs, status, approval)
     values ('sample', $1, gen_random_uuid(), '{}', 'created', $2)`,
    [userId, { ...SAMPLE_APPROVAL, expiresAt: IN_A_MONTH }],
  );

const LOAN = { weekly: 145, rate: 9, comparisonRate: 9.5, years: 5 };
const DEAL_WEEKLY = '$145 per week, 9.5% p.a. comparison rate. Estimated: $8,000 deposit, 5-year term.';
/** Sends a deal about the vehicle. */
const sendDeal = async (facts: Pick<DealFigures, 'loan'>) => {
  const totals = dealTotals([{ cents: 40_000_00 }], 200_00, facts.loan ? { cashCents: 7_800_00 } : null);
  const { id } = await createDeal(
    counter.pool,
    { siteSlug: 'sample', carId: vehicle.id, userId: null, key: randomUUID() },
    {
      choice: dealChoiceSchema.parse({}),
      figures: { lines: [], totals, state: null, valuation: null, ...facts },
    },
  );
  const leadId = await enquire();
  await markSent(counter.pool, { siteSlug: 'sample', id, leadId });
  return { id, leadId };
};

function expectFigure(text: string, figure = SAMPLE_WEEKLY) {
  expect(text).toContain(figure);
  expect(text).toContain(COMPARISON_WARNING);
}
const expectNone = (text: string) => expect(text).not.toMatch(/per week|WARNING/);

describe('the confirmation of an enquiry', () => {
  test('states the weekly figure of the card below the price, with its legal words', async () => {
    const text = await ofLead(await enquire());
    expectFigure(text);
    expect(text).toContain(`\n${SAMPLE_WEEKLY}\n`);
    expectNone(await ofLead(await enquire(), 'dealer'));
  });

  test('has none where cards show the price only, or for a vehicle that is no longer for sale', async () => {
    expectNone(await ofLead(await enquire(), 'shopper', PRICE_ONLY));
    await sql('update cars set status = \'sold\', record = record || \'{"status": "sold"}\' where id = $1', [
      vehicle.id,
    ]);
    expectNone(await ofLead(await enquire()));
  });

  test('has none beside the quote of a lender', async () => {
    const id = await enquire();
    const quote = { weeklyRepaymentAmount: 123, advertisedRate: 7, comparisonRate: 8, licence: '' };
    await sql('update leads set payload = payload || $2 where id = $1', [id, { quote }]);
    expect(await ofLead(id)).not.toContain(SAMPLE_WEEKLY);
  });

  test('is in the language of the shopper, except the rate and its warning', async () => {
    const text = await ofLead(await enquire({ language: 'zh' }));
    expectFigure(text, '每周 $160 起，9.29% p.a. comparison rate。估算：首付 10.0%，期限 5 年，尾款 30%。');
  });
});

describe('the figure of a shopper with an account', () => {
  test('follows the deposit, term and pre-approval of the account that confirmed the address', async () => {
    const userId = await account(SHOPPER);
    const id = await enquire();
    expectFigure(await ofLead(id), 'Estimated: $8,000 deposit, 5-year term');
    expectFigure(await ofLead(id, 'shopper', PRICE_ONLY), 'Estimated: $8,000 deposit, 5-year term');
    await approve(userId);
    const text = await ofLead(id);
    expect(text).toMatch(/\$\d+ per week, 8\.2% p\.a\. comparison rate\. Pre-approved until /);
    expect(text).toContain(`${COMPARISON_WARNING} YouX.`);
  });

  test('is the one of the card if the address is unconfirmed, of another site or of two accounts', async () => {
    const id = await enquire();
    const userId = await account(null);
    await approve(userId);
    await account(SHOPPER, 'second');
    expectFigure(await ofLead(id));
    await sql('delete from users');
    await account(SHOPPER);
    await account(SHOPPER);
    expectFigure(await ofLead(id));
  });
});

describe('the mails about a test drive', () => {
  test('to the shopper state the figure, and those to the dealer do not', async () => {
    const id = await enquire();
    await sql(
      `insert into test_drive_bookings (id, site_slug, lead_id, dealership_id, location_id, starts_at, time_zone)
       values ($1, 'sample', $2, 'sample-dealer', 'sample-sales', now() + interval '1 day', 'Australia/Brisbane')`,
      [randomUUID(), id],
    );
    expectFigure(await ofLead(id));
    for (const kind of DRIVE_MAILS) {
      const status = kind.startsWith('driveOff') ? 'cancelled' : 'booked';
      await sql('update test_drive_bookings set status = $1', [status]);
      const text = await ofLead(id, kind);
      if (kind === 'driveOffDealer') expectNone(text);
      else expectFigure(text);
    }
  });
});

describe('the mails about a reservation', () => {
  const reserve = async () => {
    const { reference } = started(
      await counter.start(vehicle, { customer: { ...CUSTOMER, email: SHOPPER } }),
    );
    const [row] = await sql('select id from reservations where reference = $1', [reference]);
    return row.id as string;
  };

  test('state the figure to the shopper, except the one about a recall', async () => {
    const id = await reserve();
    for (const kind of RESERVATION_MAILS) {
      const status = kind === 'recalled' ? 'cancelled' : 'expired';
      await sql('update reservations set status = $1', [status]);
      const text = await ofReservation(id, kind);
      if (kind.startsWith('dealer') || kind === 'recalled') expectNone(text);
      else expectFigure(text);
    }
  });

  test('state the loan of an accepted deal instead of the figure of the card', async () => {
    const id = await reserve();
    const { id: dealId } = await sendDeal({ loan: LOAN });
    const deal = { id: dealId, version: 1, total: 40_000_00, balance: 39_800_00 };
    await sql('update reservations set deal = $2 where id = $1', [id, deal]);
    const text = await ofReservation(id, 'receipt');
    expectFigure(text, DEAL_WEEKLY);
    expect(text).not.toContain(SAMPLE_WEEKLY);
  });

  test('have none once the vehicle costs another price than the reserved one', async () => {
    const id = await reserve();
    await sql('update cars set record = record || \'{"price": 41000}\' where id = $1', [vehicle.id]);
    expectNone(await ofReservation(id, 'receipt'));
  });
});

describe('the confirmation of a deal', () => {
  test('states the loan of the deal instead of the figure of the card', async () => {
    const text = await ofLead((await sendDeal({ loan: LOAN })).leadId);
    expectFigure(text, DEAL_WEEKLY);
    expect(text).not.toContain(SAMPLE_WEEKLY);
  });

  test('has none if the shopper pays in full', async () =>
    expectNone(await ofLead((await sendDeal({ loan: null })).leadId)));
});

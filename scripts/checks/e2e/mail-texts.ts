import { randomInt, randomUUID } from 'node:crypto';
import { ALERT_KINDS } from '@forecourt/lib/leads/alerts/kinds';
import { messageContent } from '@forecourt/lib/leads/alerts/message.server';
import { alertText } from '@forecourt/lib/leads/alerts/messages';
import { calculatedLoan } from '@forecourt/lib/leads/calculated-loan';
import { composeReply } from '@forecourt/lib/leads/conversation/outbox.server';
import { borrowedText, type LicensedQuote, YOUX_TAG } from '@forecourt/lib/leads/finance-quote/lead';
import type { FormKind } from '@forecourt/lib/leads/form-kinds';
import { alertComposer } from '@forecourt/lib/leads/mail/alert.server';
import { figureOfMail } from '@forecourt/lib/leads/mail/figure-of-mail.server';
import { leadComposer } from '@forecourt/lib/leads/mail/lead.server';
import { prizeComposer } from '@forecourt/lib/leads/mail/prize.server';
import { waitingListComposer } from '@forecourt/lib/leads/mail/waiting-list.server';
import type { LeadPayload } from '@forecourt/lib/leads/payload';
import { SERVICE_MAILS } from '@forecourt/lib/leads/service-booking/mail-kinds';
import { DRIVE_MAILS } from '@forecourt/lib/leads/test-drive/mail-kinds';
import {
  type MailSite,
  type MailSiteReader,
  mailSiteReader,
} from '@forecourt/lib/messaging/mail/mail-site.server';
import type { ComposeMail } from '@forecourt/lib/messaging/mail/outbox.server';
import { timeZoneAt } from '@forecourt/lib/messaging/mail/site-details';
import type { MessageName } from '@forecourt/lib/messaging/message-kinds';
import { siteReportComposer } from '@forecourt/lib/operations/site-report/report-mail.server';
import { PAYMENT_MAILS } from '@forecourt/lib/payments/online-payment/machine';
import { onlinePaymentComposer } from '@forecourt/lib/payments/online-payment/mails.server';
import { RESERVATION_MAILS } from '@forecourt/lib/payments/reservation/machine';
import { reservationComposer } from '@forecourt/lib/payments/reservation/mails.server';
import { reservedVehicle } from '@forecourt/lib/payments/reservation/reserved-vehicle';
import { chooseLender } from '@forecourt/lib/vehicle/finance/lender';
import { loanOf } from '@forecourt/lib/vehicle/finance/loan';
import { NO_PAYMENT } from '@forecourt/lib/vehicle/finance/payment-choice';
import { shopperEstimate } from '@forecourt/lib/vehicle/finance/shopper-estimate';
import { calculatorTerms } from '@forecourt/lib/vehicle/finance/terms';
import { formatPayment, formatRate } from '@forecourt/lib/vehicle/finance/texts';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import { priceStatement } from '@forecourt/lib/vehicle/price-statement';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import pg from 'pg';
import { commandEnvironment, settingsFromEnvironment } from '../../emulators/settings.ts';
import { type DemoSite, lawOf, rulesOf, settingsOf } from './demo-stock.ts';
import { databaseUrl } from './reserving.ts';

/** A rendered message with the only figures it may state. */
export interface RenderedMessage {
  name: MessageName;
  /** The kind of vehicle, for the report. */
  about: string;
  html: string | null;
  text: string;
  /** Texts that must be a line of their own: the prices of its vehicles. */
  prices: string[];
  /** Texts that a line must contain: the weekly figure of its vehicle. */
  weekly: string[];
  /** Texts that a line must contain: what the law says about its vehicle. */
  law: string[];
  /** Other texts with amounts and rates. */
  others: string[];
  /** Instants whose days it may name. */
  instants: Date[];
  timeZone: string;
}

const NAME = 'Kim Nguyen';
const newPhone = () => `+614${String(randomInt(10 ** 8)).padStart(8, '0')}`;
const DAY_MS = 86_400_000;
/** Forms about a vehicle, besides those with mails of their own. */
const VEHICLE_FORMS = ['quickEnquiry', 'similar', 'photo'] as const satisfies readonly FormKind[];
/** Amounts that no vehicle has. */
const FEE_CENTS = 20_100;
const PAID_CENTS = 123_450;
const SERVICE_PRICE = 217;
const QUOTE: LicensedQuote = {
  weeklyRepaymentAmount: 123.45,
  advertisedRate: 7.49,
  comparisonRate: 8.17,
  licence: 'Australian Credit Licence 000 110',
};
const ESTIMATE = { amountLow: 18_210, amountHigh: 20_430 };

type Row = Readonly<Record<string, unknown>>;

/** Inserts a row and returns its id. */
async function insert(db: pg.ClientBase, table: string, row: Row): Promise<string> {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  const { rows } = await db.query<{ id: string }>(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning id::text as id`,
    Object.values(row),
  );
  return rows[0]?.id ?? '';
}

/**
 * Renders every message of a site about vehicles, from rows that are rolled back afterwards, with the
 * product's composers, database and content.
 * @param vehicles by kind
 */
export async function renderMessages(
  site: DemoSite,
  vehicles: ReadonlyMap<string, Vehicle>,
): Promise<RenderedMessage[]> {
  const local = settingsFromEnvironment();
  const stored = mailSiteReader(commandEnvironment(local, databaseUrl));
  const storedSite = await stored.site(site.slug);
  if (!storedSite) throw new Error(`${site.slug} has no mail settings`);
  // The weekly report has no recipient in the demo.
  const mailSite: MailSite = { ...storedSite, reportEmails: ['staff@dealer.example'] };
  const reader: MailSiteReader = { site: async () => mailSite, logo: stored.logo };
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    await db.query('begin');
    const secret = local.secrets.reservationSecret;
    const noon = new Date(`${new Date().toISOString().slice(0, 10)}T02:00:00Z`);
    const compose = {
      lead: leadComposer(reader, secret),
      reservation: reservationComposer(reader, secret, figureOfMail),
      online_payment: onlinePaymentComposer(reader, secret),
      waiting_list: waitingListComposer(reader, secret),
      alert: alertComposer(reader, secret, () => noon),
      prize: prizeComposer(reader),
      lead_notice: async () => 'needless' as const,
      site_report: siteReportComposer(reader, null),
    };
    const messages: RenderedMessage[] = [];
    for (const [kind, vehicle] of vehicles)
      messages.push(...(await renderOf({ db, reader, site, mailSite, compose, secret, kind, vehicle })));
    messages.push(...(await renderOthers({ db, site, mailSite, compose })));
    return messages;
  } finally {
    await db.query('rollback');
    await db.end();
  }
}

interface Tools {
  db: pg.ClientBase;
  site: DemoSite;
  mailSite: MailSite;
  compose: Record<
    'lead' | 'reservation' | 'online_payment' | 'waiting_list' | 'alert' | 'prize' | 'site_report',
    ComposeMail
  >;
}

type Facts = Omit<RenderedMessage, 'html' | 'text' | 'name'>;

/** Renders one mail; none if it is not sent to anybody. */
async function render(
  { db, compose }: Tools,
  topic: keyof Tools['compose'],
  id: string,
  kind: string,
  facts: Facts,
): Promise<RenderedMessage[]> {
  const mail = await compose[topic](db, id, kind);
  if (mail === 'nobody' || mail === 'needless') return [];
  const { subject, html, text } = mail;
  const name = `${topic}.${kind}` as MessageName;
  return [{ ...facts, name, html: html ?? null, text: `${subject}\n\n${text}` }];
}

async function renderOf(
  tools: Tools & { reader: MailSiteReader; secret: string; kind: string; vehicle: Vehicle },
): Promise<RenderedMessage[]> {
  const { db, reader, site, mailSite, secret, kind, vehicle } = tools;
  const settings = settingsOf(site);
  const rules = rulesOf(site);
  const place = { dealershipId: vehicle.dealership_id, locationId: vehicle.location_id };
  const now = new Date();
  const facts: Facts = {
    about: kind,
    prices: [priceStatement(vehicle, rules).text],
    weekly: [],
    law: [],
    others: [],
    instants: [now],
    timeZone: timeZoneAt(mailSite, place),
  };
  const estimate =
    settings.cardRepayment === 'priceAndWeekly' ? shopperEstimate(vehicle, settings, NO_PAYMENT, now) : null;
  const weekly = estimate?.weekly
    ? [`${formatPayment(estimate.weekly)} per week, ${formatRate(estimate.comparisonRate)} comparison rate`]
    : [];
  const toShopper: Facts = { ...facts, weekly, others: weekly };
  const messages: RenderedMessage[] = [];
  const add = async (...rest: Parameters<typeof render> extends [unknown, ...infer Rest] ? Rest : never) =>
    messages.push(...(await render(tools, ...rest)));

  const lead = async (form: FormKind, more: Partial<LeadPayload> = {}) => {
    const id = randomUUID();
    const payload: LeadPayload = {
      category: 'Used Vehicle',
      name: NAME,
      email: `${id}@shopper.example`,
      // Of each lead its own: mails name the earlier leads of the same shopper.
      phone: newPhone(),
      message: 'Is it still there?',
      car_id: vehicle.id,
      stock_number: vehicle.stocknum,
      opt_in: false,
      url: `${mailSite.url}/cars/${vehicle.slug}`,
      source: 'Website',
      user_agent: 'a browser',
      lead_attributes: { visited_pages: [], linked_query_params: {} },
      lead_id: id,
      autogauge_enabled: false,
      ...more,
    };
    return insert(db, 'leads', {
      id,
      site_slug: site.slug,
      token: randomUUID(),
      kind: form,
      payload: JSON.stringify(payload),
      dealership_id: place.dealershipId,
      location_id: place.locationId,
      fingerprint: id,
    });
  };

  const lender = chooseLender(vehicle.finance_lenders, settings.financeProvider);
  const terms = calculatorTerms(settings, sellingPrice(vehicle), lender);
  const calculated =
    terms &&
    calculatedLoan(vehicle, { ...terms.start, car: vehicle.id, frequency: 'weekly' }, settings, true);
  const loan = terms && loanOf(terms.start, terms.cost, 'weekly');
  const enquiry = await lead('enquiry', {
    lead_attributes: { visited_pages: [], linked_query_params: {}, ...(calculated && { calculated }) },
  });
  const calculatedTexts = calculated
    ? [
        `$${calculated.amount} $${calculated.deposit} $${calculated.residual} $${loan?.repayment ?? 0} a week`,
        `${calculated.rate}% p.a., ${calculated.comparison_rate}% p.a. comparison rate`,
      ]
    : [];
  await add('lead', enquiry, 'dealer', { ...facts, others: calculatedTexts });
  await add('lead', enquiry, 'shopper', toShopper);

  for (const form of VEHICLE_FORMS) {
    const asked = await lead(form);
    await add('lead', asked, 'dealer', facts);
    await add('lead', asked, 'shopper', toShopper);
  }
  const reply = await composeReply(
    db,
    {
      siteSlug: site.slug,
      leadId: enquiry,
      subject: 'Your enquiry',
      text: 'Yes, it is.',
      address: `${randomUUID()}@shopper.example`,
      showsVehicle: true,
    },
    { reader, site: mailSite, figureOf: figureOfMail, files: [], hasGarage: true, isAnswered: false },
  );
  if (typeof reply !== 'string')
    messages.push({
      ...toShopper,
      name: 'conversation.reply',
      html: reply.html ?? null,
      text: `${reply.subject}\n\n${reply.text}`,
    });

  const approval = { amount: 30_010, term: 5 };
  const quoteTexts = [
    borrowedText(approval),
    `$${QUOTE.weeklyRepaymentAmount} per week ${QUOTE.advertisedRate}% p.a., ${QUOTE.comparisonRate}% p.a. comparison rate`,
    // The loan of the comparison rate (FIN-46).
    '$30,000',
  ];
  const finance = await lead('finance', { tags: [YOUX_TAG], ...approval, quote: QUOTE });
  for (const mail of ['dealer', 'shopper'])
    await add('lead', finance, mail, { ...facts, others: quoteTexts });

  const expiresAt = new Date(now.getTime() + 14 * DAY_MS);
  const tradeIn = await lead('tradeIn');
  await insert(db, 'valuations', {
    site_slug: site.slug,
    token_hash: randomUUID(),
    lead_id: tradeIn,
    vehicle: JSON.stringify({ make: 'Mazda', model: '3', year: 2019 }),
    confirmed: true,
    kilometres: 61_000,
    amount_low: ESTIMATE.amountLow,
    amount_high: ESTIMATE.amountHigh,
    expires_at: expiresAt,
  });
  // Valid until a day on the clocks of the site, as on the estimate's page.
  await add('lead', tradeIn, 'shopper', {
    ...facts,
    prices: [],
    others: [`$${ESTIMATE.amountLow} $${ESTIMATE.amountHigh}`],
    instants: [now, expiresAt],
    timeZone: settings.timeZone,
  });

  if (vehicle.location_id) {
    const drive = await lead('testDrive');
    const startsAt = new Date(now.getTime() + DAY_MS);
    const booking = await insert(db, 'test_drive_bookings', {
      id: randomUUID(),
      site_slug: site.slug,
      lead_id: drive,
      dealership_id: place.dealershipId,
      location_id: place.locationId,
      starts_at: startsAt,
      time_zone: facts.timeZone,
    });
    const instants = [now, startsAt];
    await add('lead', drive, 'dealer', { ...facts, instants });
    await add('lead', drive, 'shopper', { ...toShopper, instants });
    for (const mail of DRIVE_MAILS) {
      const status = mail === 'driveOff' || mail === 'driveOffDealer' ? 'cancelled' : 'booked';
      await db.query('update test_drive_bookings set status = $2 where id = $1', [booking, status]);
      await add('lead', drive, mail, { ...(mail === 'driveOffDealer' ? facts : toShopper), instants });
    }

    const service = await lead('service');
    const readyAt = new Date(startsAt.getTime() + 7_200_000);
    const booked = await insert(db, 'service_bookings', {
      id: randomUUID(),
      site_slug: site.slug,
      lead_id: service,
      dealership_id: place.dealershipId,
      location_id: place.locationId,
      arrives_at: startsAt,
      leaves_at: readyAt,
      bay_times: '[]',
      time_zone: facts.timeZone,
      way: 'loanCar',
      jobs: JSON.stringify([
        {
          id: 'logbook',
          name: 'Logbook service',
          minutes: 120,
          price: SERVICE_PRICE,
          isFrom: true,
          needsBay: true,
        },
      ]),
    });
    for (const mail of SERVICE_MAILS) {
      const status = mail === 'serviceOff' || mail === 'serviceOffDealer' ? 'cancelled' : 'booked';
      await db.query('update service_bookings set status = $2 where id = $1', [booked, status]);
      await add('lead', service, mail, {
        ...facts,
        prices: [],
        others: [`$${SERVICE_PRICE}`],
        instants: [now, startsAt, readyAt],
      });
    }
  }

  const heldUntil = new Date(now.getTime() + 3 * DAY_MS);
  const paidAt = new Date(now.getTime() - DAY_MS);
  const reservation = await insert(db, 'reservations', {
    id: randomUUID(),
    reference: `R-${randomUUID().slice(0, 8)}`,
    site_slug: site.slug,
    location_id: place.locationId,
    name: NAME,
    email: 'kim@shopper.example',
    amount_cents: FEE_CENTS,
    return_url: mailSite.url,
    session_closed: true,
    paid_cents: FEE_CENTS,
    paid_at: paidAt,
    token: randomUUID(),
    car_id: vehicle.id,
    car: JSON.stringify(reservedVehicle(vehicle, rules)),
    dealership_id: place.dealershipId,
    mobile: newPhone(),
    choices: JSON.stringify({}),
    // Does not hold the vehicle, which may be held for somebody else.
    status: 'expired',
    held_until: heldUntil,
    hold_hours: 48,
    payment_page: 'elements',
  });
  for (const mail of RESERVATION_MAILS) {
    const [status, reason] = mail === 'recalled' ? ['cancelled', 'recalled'] : ['expired', null];
    await db.query('update reservations set status = $2, reason = $3 where id = $1', [
      reservation,
      status,
      reason,
    ]);
    const known = ['dealer', 'dealerRefund', 'recalled'].includes(mail) ? facts : toShopper;
    await add('reservation', reservation, mail, {
      ...known,
      law: mail === 'receipt' ? lawOf(site, vehicle, paidAt).map(([, value]) => value) : [],
      others: [...known.others, `$${FEE_CENTS / 100}`],
      instants: [now, heldUntil, paidAt],
    });
  }

  const entry = await insert(db, 'waiting_list_entries', {
    id: randomUUID(),
    site_slug: site.slug,
    car_id: vehicle.id,
    email: `${randomUUID()}@shopper.example`,
    mailed_at: now,
  });
  if (!vehicle.reserved) await add('waiting_list', entry, 'free', toShopper);

  const email = `${randomUUID()}@shopper.example`;
  const userId = await insert(db, 'users', {
    id: randomUUID(),
    site_slug: site.slug,
    phone: newPhone(),
    name: 'Kim',
    email,
    confirmed_email: email,
  });
  const price = sellingPrice(vehicle);
  const oldPrice = (price ?? 30_000) + 1_111;
  const alertIds: string[] = [];
  for (const alertKind of ALERT_KINDS)
    alertIds.push(
      await insert(db, 'alerts', {
        user_id: userId,
        site_slug: site.slug,
        kind: alertKind,
        car_id: vehicle.id,
        change: alertKind,
        old_price: alertKind === 'price_drop' ? oldPrice : null,
        state: 'told',
      }),
    );
  const alertFacts = {
    ...toShopper,
    others: [...weekly, ...(rules.formerPriceDays === null && price !== null ? [`$${oldPrice}`] : [])],
  };
  for (const ids of [alertIds, alertIds.slice(0, 1)]) {
    const message = {
      user_id: userId,
      site_slug: site.slug,
      channel: 'mail',
      alert_ids: ids,
      state: 'handed_over',
    };
    const id = await insert(db, 'alert_messages', message);
    await add('alert', id, 'alert', alertFacts);
    if (ids.length > 1) await add('alert', id, 'confirm_email', { ...facts, prices: [] });
  }
  const content = await messageContent(
    db,
    mailSite,
    { userId, siteSlug: site.slug, alertIds: alertIds.slice(0, 1).map(Number) },
    secret,
  );
  if (content)
    messages.push({
      ...alertFacts,
      name: 'text.alert',
      html: null,
      text: alertText(content),
      prices: [],
      weekly: [],
      others: [...alertFacts.others, ...facts.prices],
    });
  await db.query('delete from users where id = $1', [userId]);
  return messages;
}

/** Renders the mails that are not about a vehicle. */
async function renderOthers(tools: Tools): Promise<RenderedMessage[]> {
  const { db, site, mailSite } = tools;
  const now = new Date();
  const nowhere = { dealershipId: null, locationId: null };
  const facts: Facts = {
    about: 'no vehicle',
    prices: [],
    weekly: [],
    law: [],
    others: [],
    instants: [now],
    timeZone: timeZoneAt(mailSite, nowhere),
  };
  const messages: RenderedMessage[] = [];
  const payment = await insert(db, 'online_payments', {
    id: randomUUID(),
    reference: `P-${randomUUID().slice(0, 8)}`,
    site_slug: site.slug,
    name: NAME,
    email: 'kim@shopper.example',
    amount_cents: PAID_CENTS,
    return_url: mailSite.url,
    session_closed: true,
    paid_cents: PAID_CENTS,
    paid_at: now,
    refunded_cents: PAID_CENTS,
    subject: 'INV-1',
    note: '',
    digest: randomUUID(),
    status: 'refunded',
    payable_until: now,
  });
  for (const mail of PAYMENT_MAILS)
    messages.push(
      ...(await render(tools, 'online_payment', payment, mail, { ...facts, others: ['$1,234.50'] })),
    );
  const prize = await insert(db, 'spin_to_win_entries', {
    id: randomUUID(),
    site_slug: site.slug,
    campaign: randomUUID(),
    campaign_name: 'Spin to win',
    user_id: await insert(db, 'users', {
      id: randomUUID(),
      site_slug: site.slug,
      email: 'kim@shopper.example',
    }),
    person_hash: randomUUID(),
    prize_key: 'fuel',
    prize_label: '$50 of fuel',
    prize_text: 'A fuel card.',
    wins: true,
    code: 'ABC123',
    chances: '[]',
    chances_hash: '',
    ticket: 1,
  });
  messages.push(...(await render(tools, 'prize', prize, 'prize', { ...facts, others: ['$50'] })));
  const week = '2099-01-05';
  const report = await insert(db, 'site_reports', {
    site_slug: site.slug,
    week,
    vehicles: 7,
    findings: '[]',
    at_risk: JSON.stringify([
      { title: '2021 Kia Carnival', stocknum: 'A1', atRisk: 4_210, step: 'Add photos: 3 of 12 usual' },
    ]),
  });
  const reportFacts = {
    ...facts,
    others: ['$4,210'],
    instants: [new Date(`${week}T00:00Z`)],
    timeZone: 'UTC',
  };
  messages.push(...(await render(tools, 'site_report', report, 'weekly', reportFacts)));
  return messages;
}

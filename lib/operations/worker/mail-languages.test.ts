import { describe, expect, test } from 'vitest';
import { codeMessage } from '../../accounts/code-message.ts';
import { CODE_MINUTES } from '../../accounts/limits.ts';
import { ALERT_KINDS, type AlertKind } from '../../leads/alerts/kinds.ts';
import {
  type AlertLine,
  type AlertMessageContent,
  alertMail,
  alertText,
  confirmMail,
} from '../../leads/alerts/messages.ts';
import { promiseText } from '../../leads/clock/promise.ts';
import { answerMessage } from '../../leads/deal/answer-message.ts';
import { dealTotals } from '../../leads/deal/ledger.ts';
import { FORM_KINDS } from '../../leads/form-kinds.ts';
import { callBackPromise } from '../../leads/mail/call-back.ts';
import { dealerMail, shopperMail } from '../../leads/mails.ts';
import type { LeadPayload } from '../../leads/payload.ts';
import { prizeMail, prizeText } from '../../leads/prize-wheel/messages.ts';
import { alertPush, HOLD_ENDS, holdPush, messagePush } from '../../leads/push/texts.ts';
import {
  SERVICE_MAIL_MAKERS,
  type ServiceText,
  serviceOfLead,
  serviceReadyText,
  serviceReminderText,
} from '../../leads/service-booking/messages.ts';
import {
  DRIVE_MAIL_MAKERS,
  type DriveText,
  driveOfLead,
  isSameReminder,
  reminderText,
} from '../../leads/test-drive/messages.ts';
import { acceptedText } from '../../leads/trade-in/accepted-text.ts';
import { NO_ESTIMATE_TEXT } from '../../leads/trade-in/estimate.ts';
import { type ValuationSummary, valuationMail } from '../../leads/trade-in/mails.ts';
import { freeMail } from '../../leads/waiting-list/mails.ts';
import type { MailBrand } from '../../messaging/mail/brand.ts';
import { type MailParts, mailHtml, mailText } from '../../messaging/mail/layout.ts';
import {
  isolated,
  longDateTime,
  mailGreeting,
  mailLanguage,
  mailTexts,
  pageIn,
  smsDateTime,
} from '../../messaging/mail/mail-language.ts';
import { PAYMENT_MAIL_WRITERS, type PaymentMailData } from '../../payments/online-payment/mails.server.ts';
import { RESERVATION_STATUSES } from '../../payments/reservation/machine.ts';
import {
  RESERVATION_MAIL_WRITERS,
  type ReservationMailData,
} from '../../payments/reservation/mails.server.ts';
import { REFUND_TIME, refundWhy } from '../../payments/reservation/refund-reasons.ts';
import {
  ENGLISH,
  FURTHER_LANGUAGES,
  LANGUAGE_FACTS,
  LANGUAGES,
  type Language,
} from '../../platform/language/languages.ts';
import { phrasesOf, textsOf } from '../../platform/language/testing/catalogue.ts';

const BRAND: MailBrand = {
  name: 'Sample Motors',
  url: 'http://sample.localhost',
  accent: '#ffcc1a',
  logo: null,
  imprint: 'Sample Motors',
};
const VEHICLE = {
  title: '2021 Toyota HiLux',
  subtitle: null,
  price: '$40,000',
  href: 'http://sample.localhost/cars/a1',
  picture: null,
  stocknum: 'A1',
};
const DEALER = { name: 'Sample Motors', phone: '07 5500 1234' };
const STARTS_AT = new Date('2026-11-23T23:00:00Z');
const ZONE = 'Australia/Brisbane';

interface Mail {
  subject: string;
  parts: MailParts;
}

const ofBooking = ({ subject, ...parts }: Partial<MailParts> & { subject: string }): Mail => ({
  subject,
  parts: parts as MailParts,
});

function driveMails(language: Language): Mail[] {
  const words = (day: DriveText['day']): DriveText => ({
    name: 'Kim',
    mobile: '0412 345 678',
    when: longDateTime(STARTS_AT, ZONE, language),
    day,
    place: { ...DEALER, address: '1 Bay Street' },
    vehicle: day === 'today' ? VEHICLE : null,
    href: 'http://sample.localhost/test-drive/1',
    language,
  });
  const { driveOffDealer: _, ...makers } = DRIVE_MAIL_MAKERS;
  return (['today', 'tomorrow'] as const).flatMap((day) => [
    ofBooking(driveOfLead(words(day))),
    ...Object.values(makers).map((make) => make(words(day))),
  ]);
}

function serviceMails(language: Language): Mail[] {
  const texts = mailTexts(language, 'bookingMail');
  const words = (day: ServiceText['day'], hasLoanCar: boolean): ServiceText => ({
    name: 'Kim',
    mobile: '0412 345 678',
    when: longDateTime(STARTS_AT, ZONE, language),
    readyBy: longDateTime(STARTS_AT, ZONE, language),
    day,
    place: { ...DEALER, address: '1 Bay Street' },
    vehicle: null,
    jobs: ['Logbook 15'],
    price: texts('service.prices.from', { price: '$289' }),
    way: texts(hasLoanCar ? 'service.ways.loanCar' : 'service.ways.wait'),
    hasLoanCar,
    href: 'http://sample.localhost/service/1',
    language,
  });
  const { serviceMovedDealer: _moved, serviceOffDealer: _off, ...makers } = SERVICE_MAIL_MAKERS;
  return [words('today', true), words('tomorrow', false)].flatMap((each) => [
    ofBooking(serviceOfLead(each)),
    ...Object.values(makers).map((make) => make(each)),
  ]);
}

const RESERVATION: ReservationMailData = {
  reference: 'R-7K2M9Q',
  amount: '$200',
  name: 'Kim',
  mobile: '0412 345 678',
  email: 'kim@shopper.example',
  keptUntil: '2026-11-21',
  paidAt: '2026-11-19',
  reason: null,
  deal: { id: 'd1', version: 2, total: 40_000_00, balance: 39_800_00 },
  choices: {},
  href: 'http://sample.localhost/reservations/R-7K2M9Q',
  dealer: DEALER,
  law: null,
  noun: 'car',
  elsewhere: null,
  vehicle: VEHICLE,
};
const REASONS = Object.keys(mailReasons()) as NonNullable<ReservationMailData['reason']>[];
function mailReasons() {
  const names = [...textsOf(ENGLISH).keys()].filter((path) => path.startsWith('reservationMail.why.'));
  return Object.fromEntries(names.map((path) => [path.split('.').at(-1), path]));
}

function reservationMails(language: Language): Mail[] {
  const { dealer: _, dealerRefund: __, ...writers } = RESERVATION_MAIL_WRITERS;
  return [
    ...Object.values(writers).map((write) => write({ ...RESERVATION, language })),
    ...REASONS.map((reason) => writers.refund({ ...RESERVATION, language, reason })),
    writers.receipt({
      ...RESERVATION,
      language,
      deal: { id: 'd1', version: 1, total: -5_000_00, balance: 0 },
    }),
  ];
}

function paymentMails(language: Language): Mail[] {
  const data = (subject: string): PaymentMailData => ({
    reference: 'P-7K2M9Q',
    amount: '$1,234.50',
    refunded: '$1,234.50',
    subject,
    vehicleTitle: VEHICLE.title,
    note: '',
    name: 'Kim',
    email: 'kim@shopper.example',
    paidAt: '2026-11-19',
    href: 'http://sample.localhost/online-payment/P-7K2M9Q',
    intentId: 'pi_1',
    dealer: DEALER,
    language,
  });
  const { dealer: _, ...writers } = PAYMENT_MAIL_WRITERS;
  return Object.values(writers).flatMap((write) => [write(data('INV-2026/0117')), write(data('text.'))]);
}

const PAYLOAD = {
  name: 'Kim',
  phone: '',
  email: '',
  message: '',
  category: 'General Enquiry',
  lead_id: 'a1b2c3d4-0000',
  opt_in: true,
  lead_attributes: {},
};
const payload = (facts: Partial<LeadPayload> = {}) => ({ ...PAYLOAD, ...facts }) as LeadPayload;
const CALL_BACK = {
  from: '2026-11-23T16:00:00+10:00',
  until: '2026-11-23T17:00:00+10:00',
  place: 'Sample Motors',
};

function leadMails(language: Language): Mail[] {
  const dueAt = new Date('2026-11-23T07:30:00Z');
  const promised = { name: 'Sam', dueAt, timeZone: ZONE };
  const promises = [
    new Date('2026-11-23T01:00:00Z'),
    new Date('2026-11-22T01:00:00Z'),
    new Date('2026-11-20T01:00:00Z'),
  ];
  return [
    ...FORM_KINDS.flatMap((kind) =>
      [VEHICLE, null].map((vehicle) =>
        shopperMail({ kind, payload: payload(), language }, vehicle, DEALER, BRAND, 'http://sample/stop'),
      ),
    ),
    ...promises.map((now) =>
      shopperMail(
        { kind: 'enquiry', payload: payload(), language },
        VEHICLE,
        DEALER,
        BRAND,
        null,
        promiseText(promised, now, language),
      ),
    ),
    shopperMail(
      { kind: 'enquiry', payload: payload({ call_back: CALL_BACK }), language },
      null,
      DEALER,
      BRAND,
    ),
    shopperMail(
      { kind: 'finance', payload: payload({ tags: ['YouX'], amount: 30_000, term: 5 }), language },
      null,
      DEALER,
      BRAND,
    ),
  ];
}

const VALUATION: ValuationSummary = {
  vehicle: {
    make: 'Mazda',
    model: 'CX-5',
    year: 2022,
    badge: null,
    body: null,
    transmission: null,
    fuel: null,
    colour: null,
  },
  kilometres: 64_000,
  rego: 'ABC123',
  regoState: 'QLD',
  plateUnknown: false,
  amountLow: 18_200,
  amountHigh: 20_500,
  expiresAt: new Date('2026-03-04T20:00:00Z'),
  acceptedAt: null,
  inspectionAt: null,
  timeZone: ZONE,
  dealer: 'Sample Motors',
  towards: VEHICLE.title,
  href: 'http://sample.localhost/sell-my-car',
};
const VALUATIONS: Partial<ValuationSummary>[] = [
  {},
  { acceptedAt: STARTS_AT },
  { acceptedAt: STARTS_AT, amountHigh: 18_200 },
  { acceptedAt: STARTS_AT, amountLow: null, amountHigh: null },
  { inspectionAt: STARTS_AT },
  { amountLow: null, amountHigh: null },
];
const valuationMails = (language: Language): Mail[] =>
  VALUATIONS.flatMap((facts) => {
    const words = valuationMail({ ...VALUATION, ...facts, language });
    if (!words) return [];
    const { subject, text, ...parts } = words;
    return [{ subject, parts: { ...parts, paragraphs: [text] } as MailParts }];
  });

const lineOf = (kind: AlertKind): AlertLine => ({
  kind,
  vehicle: VEHICLE,
  noun: 'car',
  oldPrice: kind === 'price_drop' ? '$45,990' : null,
  weekly: null,
  search: kind === 'saved_search' ? { name: 'HiLux', href: 'http://sample.localhost/search' } : null,
});
const alertOf = (lines: readonly AlertLine[], language: Language): AlertMessageContent => ({
  site: { name: 'Sample Motors', url: 'http://sample.localhost' },
  dealer: DEALER,
  lines,
  creditWords: '',
  stops: ALERT_KINDS.map((kind) => ({ kind, href: 'http://sample.localhost/stop' })),
  stopAllToken: 't',
  stopAllHref: 'http://sample.localhost/stop',
  language,
});
const ALERTS: readonly AlertLine[][] = [
  ...ALERT_KINDS.map((kind) => [lineOf(kind)]),
  [{ ...lineOf('price_drop'), oldPrice: null }],
  Array.from({ length: 14 }, () => lineOf('price_drop')),
  Array.from({ length: 3 }, () => lineOf('saved_search')),
];
const alertMails = (language: Language): Mail[] => [
  ...ALERTS.map((lines) => alertMail(alertOf(lines, language))),
  confirmMail({ siteName: 'Sample Motors', href: 'http://sample.localhost/confirm', language }),
];

const WON = { prizeLabel: 'HiLux', prizeText: '', campaignName: 'Spin', code: 'W-7K2M9Q' };
const dealMessages = (language: Language) =>
  (['email', 'sms'] as const).flatMap((channel) =>
    [-100_00, 40_000_00].map((cents) =>
      answerMessage({
        name: 'Kim Nguyen',
        vehicle: VEHICLE.title,
        dealer: DEALER.name,
        totals: dealTotals([{ cents }], 0, null),
        reason: '',
        until: longDateTime(STARTS_AT, ZONE, language),
        href: 'http://sample.localhost/deal',
        channel,
        language,
      }),
    ),
  );

const otherMails = (language: Language): Mail[] => [
  freeMail({
    vehicle: VEHICLE,
    noun: 'car',
    dealer: DEALER,
    leaveHref: 'http://sample/leave',
    language,
  }),
  prizeMail(WON, { dealer: DEALER, pageHref: 'http://sample/prize', language }),
  ...dealMessages(language).map(({ subject, text }) => ({
    subject,
    parts: { preview: '', heading: subject, paragraphs: text.split('\n\n') },
  })),
];

const MAILS: readonly [name: string, mails: (language: Language) => Mail[]][] = [
  ['enquiries', leadMails],
  ['valuations', valuationMails],
  ['test drives', driveMails],
  ['services', serviceMails],
  ['reservations', reservationMails],
  ['online payments', paymentMails],
  ['alerts', alertMails],
  ['the waiting list, prizes and deals', otherMails],
];

function smsTexts(language: Language): string[] {
  const when = smsDateTime(STARTS_AT, ZONE, language);
  const days = ['today', 'tomorrow'] as const;
  const facts = { site: 'Sample Motors', when, place: 'Southport', phone: DEALER.phone, language };
  return [
    codeMessage('123456', { siteName: 'Sample Motors', host: 'sample.localhost' }, language),
    ...days.flatMap((day) => [reminderText({ ...facts, day }), serviceReminderText({ ...facts, day })]),
    serviceReadyText(facts),
    ...ALERTS.map((lines) => alertText(alertOf(lines, language))),
    prizeText(WON, 'Sample Motors', language),
  ];
}

function pushTexts(language: Language): string[] {
  const current = { isOver: false, until: '2026-11-21', title: VEHICLE.title };
  return [
    ...ALERTS.map((lines) => alertPush(lines, '2026-11-21', language)),
    ...RESERVATION_STATUSES.map((status) => holdPush(status, { ...current, status }, language)),
    holdPush(HOLD_ENDS, { ...current, status: 'paid' }, language),
    messagePush('Sample Motors', language),
  ].flatMap((push) => (push ? [push.title, push.body] : []));
}

/** The English phrases of at least two words that a language has words of its own for. */
function englishPhrases(language: Language): string[] {
  const own = textsOf(language);
  const phrases = [...textsOf(ENGLISH)].flatMap(([path, text]) =>
    own.get(path) === text ? [] : phrasesOf(text, ENGLISH),
  );
  return [...new Set(phrases)].filter((phrase) => /[a-z]{2,} +[a-z]{2,}/i.test(phrase));
}

/** Replaces the entities of a mail, so that its texts can be compared. */
const unescaped = (html: string): string =>
  html.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

function expectNoEnglish(output: string, language: Language) {
  const left = englishPhrases(language).filter((phrase) => output.includes(phrase));
  expect(left).toEqual([]);
}

/** All words of Latin letters in a text without addresses. */
const latinWords = (text: string): string[] =>
  text.replaceAll(/https?:\S+/g, '').match(/[A-Za-z]{3,}/g) ?? [];
const NAMES: readonly string[] = [
  ...['Sample', 'Motors', 'Toyota', 'HiLux', 'Mazda', 'Kim', 'Sam', 'Southport', 'Bay', 'Street'],
  ...['AUD', 'INV', 'QLD', 'ABC', 'Logbook', 'Spin'],
];

describe.each(MAILS)('the mails about %s', (_, mails) => {
  test.each(FURTHER_LANGUAGES)('have no English sentence in %s', (language) => {
    for (const { subject, parts } of mails(language)) {
      const html = mailHtml(BRAND, parts, language);
      expectNoEnglish([subject, mailText(BRAND, parts), unescaped(html)].join('\n'), language);
      expect(html).toContain(`<html lang="${LANGUAGE_FACTS[language].tag}"`);
      expect(html.includes('dir="rtl"')).toBe(language === 'ar');
    }
  });

  test.each(['zh', 'ar'] as const)('have no Latin word but names in %s', (language) => {
    for (const { subject, parts } of mails(language))
      for (const word of latinWords(`${subject}\n${mailText(BRAND, parts)}`))
        expect([subject, word, NAMES.includes(word) || /^[a-d\d]+$/i.test(word)]).toEqual([
          subject,
          word,
          true,
        ]);
  });

  test('are in English from left to right without a language', () => {
    for (const { parts } of mails(ENGLISH)) {
      const html = mailHtml(BRAND, parts);
      expect(html).toContain('<html lang="en-AU">');
      expect(html).not.toContain('dir=');
    }
  });
});

describe.each(FURTHER_LANGUAGES)('the short messages in %s', (language) => {
  test('have no English sentence', () => {
    for (const text of [...smsTexts(language), ...pushTexts(language)]) expectNoEnglish(text, language);
  });

  test('a reminder fits into two parts of an SMS', () => {
    const [code, drive, service] = smsTexts(language);
    for (const text of [code, drive, service]) expect(text?.length).toBeLessThanOrEqual(134);
  });

  test('a reminder is found again on the next day', () => {
    const reminder = {
      site: 'Sample',
      when: '1',
      day: 'tomorrow',
      place: 'A',
      phone: null,
      language,
    } as const;
    expect(isSameReminder(reminderText({ ...reminder, day: 'today' }), reminder)).toBe(true);
    expect(isSameReminder(reminderText({ ...reminder, when: '2' }), reminder)).toBe(false);
  });
});

test('a code in any language ends with the line that phones read', () => {
  for (const language of LANGUAGES)
    expect(codeMessage('123456', { siteName: 'Sample', host: 'sample.example:3000' }, language)).toMatch(
      /\n\n@sample\.example #123456$/,
    );
});

test('the English texts of mails say the same as the pages', () => {
  const texts = mailTexts(ENGLISH, 'reservationMail');
  for (const reason of REASONS)
    expect(texts(`why.${reason}`, { noun: 'car' })).toBe(refundWhy(reason, 'car'));
  expect(texts('refundTime')).toBe(REFUND_TIME);
  for (const facts of VALUATIONS.filter(({ acceptedAt }) => acceptedAt)) {
    const valuation = { ...VALUATION, ...facts };
    expect(valuationMail(valuation)?.text).toBe(acceptedText(valuation, 'Sample Motors'));
  }
  expect(mailTexts(ENGLISH, 'valuationMail')('noEstimate')).toBe(NO_ESTIMATE_TEXT);
  expect(callBackPromise(CALL_BACK, ENGLISH)).toBe(
    'We will call you on Monday 23 November between 4:00 pm and 5:00 pm, by the clock at Sample Motors.',
  );
  expect(codeMessage('1', { siteName: 'Sample', host: 'a' })).toContain(`in ${CODE_MINUTES} minutes`);
});

test.each([
  [0, 'لا تحديثات'],
  [1, 'تحديث واحد'],
  [2, 'تحديثان'],
  [3, '3 تحديثات'],
  [11, '11 تحديثًا'],
  [100, '100 تحديث'],
])('counts %d updates in Arabic', (count, words) => {
  expect(mailTexts('ar', 'alertMail')('updates', { count })).toBe(`${words} عن مركبات حفظتها`);
});

describe('the language of a mail', () => {
  test('is the chosen one only while the site offers it', () => {
    expect(mailLanguage({ languages: ['vi'] }, 'vi')).toBe('vi');
    expect(mailLanguage({ languages: ['vi'] }, 'zh')).toBe(ENGLISH);
    expect(mailLanguage({ languages: null }, 'vi')).toBe(ENGLISH);
    expect(mailLanguage({ languages: ['vi'] }, 'toString')).toBe(ENGLISH);
  });

  test('decides the pages that it links to', () => {
    const site = { url: 'http://sample.localhost' };
    expect(pageIn(site, '/cars/a1?x=1#y', 'zh')).toBe('http://sample.localhost/zh/cars/a1?x=1#y');
    expect(pageIn(site, '/cars/a1', ENGLISH)).toBe('http://sample.localhost/cars/a1');
  });

  test('isolates phone numbers and names in Arabic only', () => {
    expect(isolated('07 5500 1234', 'ar')).toBe('\u206807 5500 1234\u2069');
    expect(isolated('07 5500 1234', 'vi')).toBe('07 5500 1234');
    const [mail] = driveMails('ar');
    expect(mail?.parts.closing?.at(-1)).toContain('\u206807 5500 1234\u2069');
  });

  test('greets by the first name only if it is a plain word', () => {
    expect(mailGreeting('Kim Nguyen', 'vi')).toBe('Kính chào Kim,');
    expect(mailGreeting('name.example/win', 'vi')).toBe('Kính chào quý khách,');
  });

  test('is named in the mail to the dealer unless it is English', () => {
    const lead = {
      kind: 'enquiry',
      payload: payload(),
      told: null,
      finished: true,
      received: 'now',
    } as const;
    expect(dealerMail({ ...lead, language: 'vi' }, null).parts.rows).toContainEqual([
      'Language',
      'Vietnamese',
    ]);
    expect(dealerMail(lead, null).parts.rows?.map(([name]) => name)).not.toContain('Language');
  });
});

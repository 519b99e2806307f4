import { expect, test } from 'vitest';
import { DRIVE_MAIL_MAKERS, type DriveText, driveOfLead } from '../../leads/test-drive/messages.ts';
import type { MailBrand } from '../../messaging/mail/brand.ts';
import { mailHtml, mailText } from '../../messaging/mail/layout.ts';
import { PAYMENT_MAIL_WRITERS, type PaymentMailData } from '../../payments/online-payment/mails.server.ts';
import {
  RESERVATION_MAIL_WRITERS,
  type ReservationMailData,
} from '../../payments/reservation/mails.server.ts';

/** What an abuser might type into a form in someone else's name. */
const NAME = 'name.example/win now';

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
const DEALER = { name: 'Sample Motors', phone: null };

type Mail = ReturnType<(typeof DRIVE_MAIL_MAKERS)[keyof typeof DRIVE_MAIL_MAKERS]>;
const allOf = ({ subject, parts }: Mail): string =>
  [subject, mailText(BRAND, parts), mailHtml(BRAND, parts)].join('\n');

test('the mails about a test drive repeat no typed name to the shopper', () => {
  const words: DriveText = {
    name: NAME,
    mobile: '0412 345 678',
    when: 'Monday 23 November 2026, 9:00 am',
    day: 'tomorrow',
    place: { name: 'Sample Motors', address: null, phone: null },
    vehicle: VEHICLE,
    href: 'http://sample.localhost/test-drive/1',
  };
  const { subject, ...parts } = driveOfLead(words);
  const { driveOffDealer, ...shoppers } = DRIVE_MAIL_MAKERS;
  const mails = [
    { subject, parts: parts as Mail['parts'] },
    ...Object.values(shoppers).map((make) => make(words)),
  ];
  for (const mail of mails) expect(allOf(mail)).not.toContain('.example');
  expect(allOf(driveOffDealer(words))).toContain(NAME);
});

test('the mails about a reservation repeat nothing typed to the shopper', () => {
  const words: ReservationMailData = {
    reference: 'R-1',
    amount: '$200',
    name: NAME,
    mobile: '0412 345 678',
    email: 'victim@shopper.invalid',
    keptUntil: 'Sat 21 Nov 2026, 4:05 pm',
    paidAt: 'Thu 19 Nov 2026, 4:05 pm',
    reason: null,
    deal: null,
    choices: { message: 'message.example' },
    href: 'http://sample.localhost/reservations/R-1',
    dealer: DEALER,
    law: null,
    noun: 'car',
    elsewhere: 'This car is in Perth, WA.',
    vehicle: VEHICLE,
  };
  const { dealer, dealerRefund, ...shoppers } = RESERVATION_MAIL_WRITERS;
  for (const make of Object.values(shoppers)) expect(allOf(make(words))).not.toContain('.example');
  expect(allOf(shoppers.receipt(words))).toContain('This car is in Perth, WA.');
  expect(allOf(dealer(words))).toContain('message.example');
  expect(allOf(dealerRefund(words))).toContain(NAME);
});

test('the receipt of a payment repeats a number and no other text, and the notice to the dealer all (OPEN-103)', () => {
  const words = (subject: string): PaymentMailData => ({
    reference: 'P-1',
    amount: '$1,234.50',
    refunded: '$1,234.50',
    subject,
    vehicleTitle: null,
    note: 'note.example',
    name: NAME,
    email: 'victim@shopper.invalid',
    paidAt: 'Thu 19 Nov 2026, 4:05 pm',
    href: 'http://sample.localhost/online-payment/P-1',
    intentId: 'pi_1',
    dealer: DEALER,
  });
  const { dealer, ...shoppers } = PAYMENT_MAIL_WRITERS;
  for (const make of Object.values(shoppers)) {
    expect(allOf(make(words('subject.example/1')))).not.toContain('.example');
    expect(make(words('INV-2026/0117')).subject).toContain(' for INV-2026/0117');
  }
  for (const typed of ['subject.example/1', 'note.example', NAME])
    expect(allOf(dealer(words('subject.example/1')))).toContain(typed);
});

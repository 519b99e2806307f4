import { composeMail } from '../../messaging/mail/compose.server.ts';
import type { MailParts } from '../../messaging/mail/layout.ts';
import {
  mailGreeting,
  mailLanguage,
  mailTexts,
  pageIn,
  questionsCall,
} from '../../messaging/mail/mail-language.ts';
import type { MailSite, MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import type { ComposeMail } from '../../messaging/mail/outbox.server.ts';
import { leadRecipients } from '../../messaging/mail/recipients.ts';
import { dateTimeText, dealerOf } from '../../messaging/mail/site-details.ts';
import { ENGLISH, type Language } from '../../platform/language/languages.ts';
import { isPlainNumber } from '../../platform/text/greeting.ts';
import { accessToken } from '../access-token.ts';
import { formatCents } from '../reservation/money.ts';
import type { PaymentMail } from './machine.ts';
import { PAYMENT_MAILS } from './machine.ts';
import { paymentReceiptPath } from './path.ts';
import { type OnlinePayment, paymentById } from './read.server.ts';

/**
 * Returns a composer for mails about online payments (OPEN-103).
 * @param secret `RESERVATION_SECRET`, signs the receipt link
 */
export function onlinePaymentComposer(reader: MailSiteReader, secret: string): ComposeMail {
  return async (db, id, kind) => {
    const payment = await paymentById(db, id);
    const mail = PAYMENT_MAILS.find((name) => name === kind);
    if (!payment || !mail) return 'needless';
    const site = await reader.site(payment.siteSlug);
    if (!site) return 'nobody';
    const language = mail === 'dealer' ? ENGLISH : mailLanguage(site, payment.language);
    return composeMail(reader, site, {
      language,
      to: mail === 'dealer' ? 'dealer' : 'shopper',
      dealer: leadRecipients(site, payment),
      shopper: payment.email,
      // Exempt from limits, because each follows a payment.
      isUnlimited: true,
      write: () => PAYMENT_MAIL_WRITERS[mail](mailDataOf(payment, site, secret, language)),
    });
  };
}

function mailDataOf(
  payment: OnlinePayment,
  site: MailSite,
  secret: string,
  language: Language,
): PaymentMailData {
  const { id, reference, paidCents, amountCents, paidAt, createdAt, refundedCents } = payment;
  return {
    reference,
    amount: formatCents(paidCents ?? amountCents),
    refunded: formatCents(refundedCents),
    subject: payment.subject,
    vehicleTitle: payment.carTitle,
    note: payment.note,
    name: payment.name,
    email: payment.email,
    paidAt: dateTimeText(paidAt ?? createdAt, site, undefined, language),
    language,
    href: pageIn(
      site,
      paymentReceiptPath(reference, accessToken({ kind: 'online_payment', id }, secret)),
      language,
    ),
    intentId: payment.paymentIntentId ?? '',
    dealer: dealerOf(site, { ...payment, vehicle: null }),
  };
}

/** A payment formatted for its mails. */
export interface PaymentMailData {
  reference: string;
  /** `$1,234.50` */
  amount: string;
  refunded: string;
  /** Invoice or stock number, as typed. */
  subject: string;
  vehicleTitle: string | null;
  note: string;
  name: string;
  email: string;
  /** `Sat 21 Nov 2026, 4:05 pm`, in the dealer's time zone. */
  paidAt: string;
  /** Receipt page, with the payer's token. */
  href: string;
  /** Payment id in Stripe. */
  intentId: string;
  dealer: { name: string; phone: string | null };
  /** Of the mail and of its times; English by default, as in mails to the dealer. */
  language?: Language;
}

type WriteMail = (data: PaymentMailData) => { subject: string; parts: MailParts };

const textsOf = ({ language = ENGLISH }: PaymentMailData) => mailTexts(language, 'paymentMail');
const greet = ({ name, language = ENGLISH }: PaymentMailData): string => mailGreeting(name, language);
const call = ({ dealer, language = ENGLISH }: PaymentMailData): string[] => questionsCall(dealer, language);

/**
 * Returns the invoice or stock number; null for free text. The address may be a stranger's, so the mail
 * repeats neither free text nor the payer's reference. The receipt page shows both.
 */
const numberOf = ({ subject }: PaymentMailData): string | null => (isPlainNumber(subject) ? subject : null);

const rows = (data: PaymentMailData): NonNullable<MailParts['rows']> => {
  const number = numberOf(data);
  const texts = textsOf(data);
  return [
    ...(number ? [[texts('number'), number] as const] : []),
    ...(data.vehicleTitle ? [[texts('car'), data.vehicleTitle] as const] : []),
    [texts('receiptNumber'), data.reference],
  ];
};

const receipt: WriteMail = (data) => {
  const { amount, paidAt, reference } = data;
  const texts = textsOf(data);
  const dealer = data.dealer.name;
  const number = numberOf(data);
  return {
    subject: number
      ? texts('receiptSubjectFor', { amount, number, reference })
      : texts('receiptSubject', { amount, reference }),
    parts: {
      preview: texts('receiptPreview', { dealer, amount }),
      heading: texts('receipt', { amount }),
      paragraphs: [greet(data), texts('receiptText', { dealer })],
      rows: [
        [texts('amount'), texts('amountAud', { amount })],
        [texts('paid'), paidAt],
        ...rows(data),
        [texts('paidTo'), dealer],
      ],
      button: { label: texts('view'), href: data.href },
      closing: call(data),
    },
  };
};

const dealer: WriteMail = (data) => {
  const { amount, subject, name, email, paidAt, note, vehicleTitle, reference, intentId } = data;
  return {
    subject: `Paid online: ${amount} for ${subject} (${name})`,
    parts: {
      preview: `${name} paid ${amount} on ${paidAt}.`,
      heading: `${name} paid ${amount}`,
      paragraphs: [
        'The money is in your Stripe account. The payer typed the number and the amount: check both against your books.',
      ],
      rows: [
        ['Amount', `${amount} (AUD)`],
        ['Paid', paidAt],
        ['Invoice or stock number', subject],
        ...(vehicleTitle ? [['Car with this stock number', vehicleTitle] as const] : []),
        ...(note ? [['Payer’s reference', note] as const] : []),
        ['Name', name],
        ['Email', email, `mailto:${email}`],
        ['Receipt number', reference],
        ['Payment in Stripe', intentId],
      ],
      closing: ['Reply to this email to write to the payer.'],
    },
  };
};

const refund: WriteMail = (data) => {
  const { refunded: amount, reference } = data;
  const texts = textsOf(data);
  const dealer = data.dealer.name;
  const number = numberOf(data);
  return {
    subject: number
      ? texts('refundSubjectFor', { amount, number, reference })
      : texts('refundSubject', { amount, reference }),
    parts: {
      preview: texts('refundPreview', { dealer }),
      heading: texts('refund', { amount }),
      paragraphs: [greet(data), texts('refundText', { dealer })],
      rows: [[texts('amount'), texts('amountAud', { amount })], ...rows(data)],
      button: { label: texts('view'), href: data.href },
      closing: call(data),
    },
  };
};

/** Mails of an online payment (OPEN-103). */
export const PAYMENT_MAIL_WRITERS: Record<PaymentMail, WriteMail> = { receipt, dealer, refund };

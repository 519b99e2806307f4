import { leadRecipients } from '@forecourt/lib/lead/recipients';
import { mailHtml, mailText } from '@forecourt/lib/mail/layout';
import type { ComposeMail } from '@forecourt/lib/mail/outbox.server';
import { PAYMENT_MAILS } from '@forecourt/lib/online-payment/machine';
import { PAYMENT_MAIL_MAKERS, type PaymentWords } from '@forecourt/lib/online-payment/mails';
import { paymentReceiptPath } from '@forecourt/lib/online-payment/path';
import { type OnlinePayment, paymentById } from '@forecourt/lib/online-payment/read.server';
import { accessToken } from '@forecourt/lib/reservation/access';
import { formatCents } from '@forecourt/lib/reservation/money';
import type { Desk, DeskReader } from './desk.ts';
import { brandOf, dealerOf, LOGO, momentAt } from './look.ts';

/**
 * Makes the mails of online payments in the look of their site (OPEN-103).
 * @param secret `RESERVATION_SECRET`, for the link to the receipt
 */
export function onlinePaymentComposer(reader: DeskReader, secret: string): ComposeMail {
  return async (db, id, kind) => {
    const payment = await paymentById(db, id);
    const known = PAYMENT_MAILS.find((name) => name === kind);
    if (!payment || !known) return 'needless';
    const desk = await reader.desk(payment.siteSlug);
    if (!desk) return 'nobody';
    const people = leadRecipients(desk, payment);
    const to = known === 'dealer' ? people : [payment.email];
    if (to.length === 0) return 'nobody';
    const logo = await reader.logo(desk.logo);
    const brand = brandOf(desk, logo);
    const { subject, parts } = PAYMENT_MAIL_MAKERS[known](wordsOf(payment, desk, secret));
    return {
      fromName: brand.name,
      to,
      replyTo: known === 'dealer' ? [payment.email] : people.slice(0, 1),
      subject,
      html: mailHtml(brand, parts),
      text: mailText(brand, parts),
      ...(logo && { pictures: [{ name: LOGO, type: 'image/png' as const, content: logo.content }] }),
    };
  };
}

function wordsOf(payment: OnlinePayment, desk: Desk, secret: string): PaymentWords {
  const { id, reference, paidCents, amountCents, paidAt, createdAt, refundedCents } = payment;
  return {
    reference,
    amount: formatCents(paidCents ?? amountCents),
    refunded: formatCents(refundedCents),
    subject: payment.subject,
    carTitle: payment.carTitle,
    note: payment.note,
    name: payment.name,
    email: payment.email,
    paidAt: momentAt(paidAt ?? createdAt, desk),
    href: `${desk.url}${paymentReceiptPath(reference, accessToken(id, secret, 'online_payment'))}`,
    intentId: payment.paymentIntentId ?? '',
    dealer: dealerOf(desk, { ...payment, car: null }),
  };
}

import { leadRecipients } from '../lead/recipients.ts';
import { PAYMENT_MAILS } from '../online-payment/machine.ts';
import { PAYMENT_MAIL_MAKERS, type PaymentWords } from '../online-payment/mails.ts';
import { paymentReceiptPath } from '../online-payment/path.ts';
import { type OnlinePayment, paymentById } from '../online-payment/read.server.ts';
import { accessToken } from '../payments/access.ts';
import { formatCents } from '../reservation/money.ts';
import { mailHtml, mailText } from './layout.ts';
import { brandOf, dealerOf, LOGO, momentAt } from './look.ts';
import type { MailSite, MailSiteReader } from './mail-site.server.ts';
import type { ComposeMail } from './outbox.server.ts';

/**
 * Makes the mails of online payments in the look of their site (OPEN-103).
 * @param secret `RESERVATION_SECRET`, for the link to the receipt
 */
export function onlinePaymentComposer(reader: MailSiteReader, secret: string): ComposeMail {
  return async (db, id, kind) => {
    const payment = await paymentById(db, id);
    const known = PAYMENT_MAILS.find((name) => name === kind);
    if (!payment || !known) return 'needless';
    const site = await reader.site(payment.siteSlug);
    if (!site) return 'nobody';
    const people = leadRecipients(site, payment);
    const to = known === 'dealer' ? people : [payment.email];
    if (to.length === 0) return 'nobody';
    const logo = await reader.logo(site.logo);
    const brand = brandOf(site, logo);
    const { subject, parts } = PAYMENT_MAIL_MAKERS[known](wordsOf(payment, site, secret));
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

function wordsOf(payment: OnlinePayment, site: MailSite, secret: string): PaymentWords {
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
    paidAt: momentAt(paidAt ?? createdAt, site),
    href: `${site.url}${paymentReceiptPath(reference, accessToken({ kind: 'online_payment', id }, secret))}`,
    intentId: payment.paymentIntentId ?? '',
    dealer: dealerOf(site, { ...payment, car: null }),
  };
}

import { composeMail } from '../../messaging/mail/compose.server.ts';
import { dealerOf, momentAt } from '../../messaging/mail/look.ts';
import type { MailSite, MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import type { ComposeMail } from '../../messaging/mail/outbox.server.ts';
import { leadRecipients } from '../../messaging/mail/recipients.ts';
import { accessToken } from '../access.ts';
import { PAYMENT_MAILS } from '../online-payment/machine.ts';
import { PAYMENT_MAIL_WRITERS, type PaymentMailData } from '../online-payment/mails.ts';
import { paymentReceiptPath } from '../online-payment/path.ts';
import { type OnlinePayment, paymentById } from '../online-payment/read.server.ts';
import { formatCents } from '../reservation/money.ts';

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
    return composeMail(reader, site, {
      to: mail === 'dealer' ? 'dealer' : 'shopper',
      dealer: leadRecipients(site, payment),
      shopper: payment.email,
      // Exempt from limits, because each follows a payment.
      isUnlimited: true,
      write: () => PAYMENT_MAIL_WRITERS[mail](mailDataOf(payment, site, secret)),
    });
  };
}

function mailDataOf(payment: OnlinePayment, site: MailSite, secret: string): PaymentMailData {
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
    paidAt: momentAt(paidAt ?? createdAt, site),
    href: `${site.url}${paymentReceiptPath(reference, accessToken({ kind: 'online_payment', id }, secret))}`,
    intentId: payment.paymentIntentId ?? '',
    dealer: dealerOf(site, { ...payment, vehicle: null }),
  };
}

import { PICTURE } from '../../inventory/mail-vehicle.ts';
import { composeMail } from '../../messaging/mail/compose.server.ts';
import { dealerOf, momentAt } from '../../messaging/mail/look.ts';
import type { MailSite, MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import type { ComposeMail } from '../../messaging/mail/outbox.server.ts';
import { leadRecipients } from '../../messaging/mail/recipients.ts';
import { formatMoney } from '../../platform/text/format.ts';
import { readablePhone } from '../../platform/text/phone.ts';
import { accessToken } from '../access.ts';
import { RESERVATION_MAILS, type ReservationMail } from '../reservation/machine.ts';
import { RESERVATION_MAIL_WRITERS, type ReservationMailData } from '../reservation/mails.ts';
import { formatCents } from '../reservation/money.ts';
import { receiptPath } from '../reservation/path.ts';
import { type Reservation, reservationById } from '../reservation/read.server.ts';

const TO_DEALER: readonly ReservationMail[] = ['dealer', 'dealerRefund'];
/** Only sent after a payment, so exempt from limits. */
const PAID: readonly ReservationMail[] = ['receipt', 'refund'];

/**
 * Returns a composer for mails about reservations.
 * @param secret `RESERVATION_SECRET`, signs the receipt link
 */
export function reservationComposer(reader: MailSiteReader, secret: string): ComposeMail {
  return async (db, id, kind) => {
    const reservation = await reservationById(db, id);
    const mail = RESERVATION_MAILS.find((name) => name === kind);
    if (!reservation || !mail) return 'needless';
    // Skip the expiry notice if the reservation was paid after all.
    if (mail === 'expiry' && reservation.status !== 'expired') return 'needless';
    const site = await reader.site(reservation.siteSlug);
    if (!site) return 'nobody';
    return composeMail(reader, site, {
      to: TO_DEALER.includes(mail) ? 'dealer' : 'shopper',
      dealer: leadRecipients(site, reservation),
      shopper: reservation.email,
      isUnlimited: PAID.includes(mail),
      write: () => RESERVATION_MAIL_WRITERS[mail](mailDataOf(reservation, site, secret)),
    });
  };
}

function mailDataOf(reservation: Reservation, site: MailSite, secret: string): ReservationMailData {
  const { id, reference, car: vehicle, paidCents, amountCents, paidAt, heldUntil } = reservation;
  const picture =
    vehicle.picture && `${vehicle.picture}${vehicle.picture.includes('?') ? '&' : '?'}${PICTURE}`;
  return {
    reference,
    amount: formatCents(paidCents ?? amountCents),
    name: reservation.name,
    mobile: readablePhone(reservation.mobile),
    email: reservation.email,
    keptUntil: momentAt(heldUntil, site),
    paidAt: momentAt(paidAt ?? reservation.createdAt, site),
    reason: reservation.reason,
    choices: reservation.choices,
    href: `${site.url}${receiptPath(reference, accessToken({ kind: 'reservation', id }, secret))}`,
    dealer: dealerOf(site, { ...reservation, vehicle: null }),
    vehicle: {
      title: vehicle.title,
      subtitle: vehicle.subtitle,
      price:
        vehicle.price === null
          ? (site.settings?.noPriceText ?? 'Enquire for price.')
          : formatMoney(vehicle.price),
      href: `${site.url}/cars/${vehicle.slug}`,
      picture,
      stocknum: vehicle.stocknum,
    },
  };
}

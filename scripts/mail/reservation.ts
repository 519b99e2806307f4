import { readablePhone } from '@forecourt/lib/lead/phone';
import { leadRecipients } from '@forecourt/lib/lead/recipients';
import { mailHtml, mailText } from '@forecourt/lib/mail/layout';
import type { ComposeMail } from '@forecourt/lib/mail/outbox.server';
import { accessToken } from '@forecourt/lib/reservation/access';
import { RESERVATION_MAILS, type ReservationMail } from '@forecourt/lib/reservation/machine';
import { RESERVATION_MAIL_MAKERS, type ReservationWords } from '@forecourt/lib/reservation/mails';
import { formatCents } from '@forecourt/lib/reservation/money';
import { receiptPath } from '@forecourt/lib/reservation/path';
import { type Reservation, reservationById } from '@forecourt/lib/reservation/read.server';
import { formatMoney } from '@forecourt/lib/vehicle/format';
import type { Desk, DeskReader } from './desk.ts';
import { brandOf, dealerOf, LOGO, momentAt, PICTURE } from './look.ts';

const TO_DEALER: readonly ReservationMail[] = ['dealer', 'dealerRefund'];

/**
 * Makes the mails of reservations in the look of their site.
 * @param secret `RESERVATION_SECRET`, for the link to the receipt
 */
export function reservationComposer(reader: DeskReader, secret: string): ComposeMail {
  return async (db, id, kind) => {
    const reservation = await reservationById(db, id);
    const known = RESERVATION_MAILS.find((name) => name === kind);
    if (!reservation || !known) return 'needless';
    // Paid after all: that the time had run out is no news any more.
    if (known === 'expiry' && reservation.status !== 'expired') return 'needless';
    const desk = await reader.desk(reservation.siteSlug);
    if (!desk) return 'nobody';
    const people = leadRecipients(desk, reservation);
    const to = TO_DEALER.includes(known) ? people : [reservation.email];
    if (to.length === 0) return 'nobody';
    const logo = await reader.logo(desk.logo);
    const brand = brandOf(desk, logo);
    const { subject, parts } = RESERVATION_MAIL_MAKERS[known](wordsOf(reservation, desk, secret));
    return {
      fromName: brand.name,
      to,
      replyTo: TO_DEALER.includes(known) ? [reservation.email] : people.slice(0, 1),
      subject,
      html: mailHtml(brand, parts),
      text: mailText(brand, parts),
      ...(logo && { pictures: [{ name: LOGO, type: 'image/png' as const, content: logo.content }] }),
    };
  };
}

function wordsOf(reservation: Reservation, desk: Desk, secret: string): ReservationWords {
  const { id, reference, car, paidCents, amountCents, paidAt, heldUntil } = reservation;
  const picture = car.picture && `${car.picture}${car.picture.includes('?') ? '&' : '?'}${PICTURE}`;
  return {
    reference,
    amount: formatCents(paidCents ?? amountCents),
    name: reservation.name,
    mobile: readablePhone(reservation.mobile),
    email: reservation.email,
    keptUntil: momentAt(heldUntil, desk),
    paidAt: momentAt(paidAt ?? reservation.createdAt, desk),
    reason: reservation.reason,
    choices: reservation.choices,
    href: `${desk.url}${receiptPath(reference, accessToken(id, secret))}`,
    dealer: dealerOf(desk, { ...reservation, car: null }),
    car: {
      title: car.title,
      subtitle: car.subtitle,
      price:
        car.price === null ? (desk.settings?.noPriceText ?? 'Enquire for price.') : formatMoney(car.price),
      href: `${desk.url}/cars/${car.slug}`,
      picture,
      stocknum: car.stocknum,
    },
  };
}

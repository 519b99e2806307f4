import { PICTURE } from '../../inventory/mail-vehicle.ts';
import { recallText } from '../../inventory/registers/open-recall.ts';
import { composeMail } from '../../messaging/mail/compose.server.ts';
import type { MailParts } from '../../messaging/mail/layout.ts';
import type { MailSite, MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import type { ComposeMail } from '../../messaging/mail/outbox.server.ts';
import { leadRecipients } from '../../messaging/mail/recipients.ts';
import {
  dateTimeText,
  dealerOf,
  locationAt,
  mailPriceRules,
  priceLeadOf,
  timeZoneAt,
} from '../../messaging/mail/site-details.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { greeting } from '../../platform/text/greeting.ts';
import { readablePhone } from '../../platform/text/phone.ts';
import { otherStateText } from '../../sites/other-state.ts';
import { SIMILAR_ANCHOR } from '../../vehicle/anchors.ts';
import type { ItemWord } from '../../vehicle/item-type.ts';
import { CONSUMER_LAW_NOTE, type LawStatement, lawRows } from '../../vehicle/law/law-statement.ts';
import { accessToken } from '../access-token.ts';
import { choiceRows } from './choice-rows.ts';
import type { Choices } from './choices.ts';
import { RESERVATION_MAILS, type Reason, type ReservationMail } from './machine.ts';
import { formatCents } from './money.ts';
import { type Reservation, reservationById } from './read.server.ts';
import { receiptPath } from './receipt-path.ts';
import { REFUND_TIME, refundWhy } from './refund-reasons.ts';
import { type ReservedDeal, reservedDealRows } from './reserved-deal.ts';
import { reservedLaw } from './reserved-law.server.ts';
import { reservedNoun, reservedPriceText } from './reserved-vehicle.ts';

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
    // A payment that arrived after the release is refunded, which has a mail of its own.
    if (mail === 'recalled' && reservation.status !== 'cancelled') return 'needless';
    const site = await reader.site(reservation.siteSlug);
    if (!site) return 'nobody';
    const law = mail === 'receipt' ? await lawOf(db, reservation, site) : null;
    return composeMail(reader, site, {
      to: TO_DEALER.includes(mail) ? 'dealer' : 'shopper',
      dealer: leadRecipients(site, reservation),
      shopper: reservation.email,
      isUnlimited: PAID.includes(mail),
      write: () => RESERVATION_MAIL_WRITERS[mail]({ ...mailDataOf(reservation, site, secret), law }),
    });
  };
}

function lawOf(db: Queryable, reservation: Reservation, site: MailSite): Promise<LawStatement | null> {
  const location = locationAt(site, reservation);
  return reservedLaw(
    db,
    reservation,
    {
      address: location?.address,
      licenceName: location?.licenceName,
      licenceNumber: location?.licenceNumber,
      timeZone: timeZoneAt(site, reservation),
    },
    { confirmedIds: new Set(site.confirmedRules), priceLead: priceLeadOf(site) },
  );
}

function mailDataOf(
  reservation: Reservation,
  site: MailSite,
  secret: string,
): Omit<ReservationMailData, 'law'> {
  const { id, reference, car: vehicle, paidCents, amountCents, paidAt, heldUntil } = reservation;
  const picture =
    vehicle.picture && `${vehicle.picture}${vehicle.picture.includes('?') ? '&' : '?'}${PICTURE}`;
  return {
    reference,
    amount: formatCents(paidCents ?? amountCents),
    name: reservation.name,
    mobile: readablePhone(reservation.mobile),
    email: reservation.email,
    keptUntil: dateTimeText(heldUntil, site, reservation),
    paidAt: dateTimeText(paidAt ?? reservation.createdAt, site, reservation),
    reason: reservation.reason,
    choices: reservation.choices,
    deal: reservation.deal,
    href: `${site.url}${receiptPath(reference, accessToken({ kind: 'reservation', id }, secret))}`,
    dealer: dealerOf(site, { ...reservation, vehicle: null }),
    noun: reservedNoun(vehicle),
    elsewhere: otherStateText(
      { noun: reservedNoun(vehicle) },
      locationAt(site, reservation) ?? null,
      site.locations,
    ),
    vehicle: {
      title: vehicle.title,
      subtitle: vehicle.subtitle,
      price: reservedPriceText(vehicle) ?? mailPriceRules(site).noPriceText,
      href: `${site.url}/cars/${vehicle.slug}`,
      picture,
      stocknum: vehicle.stocknum,
    },
  };
}

/** A reservation formatted for its mails. */
export interface ReservationMailData {
  reference: string;
  amount: string;
  name: string;
  mobile: string;
  email: string;
  /** `Sat 21 Nov 2026, 4:05 pm`, in the dealer's time zone. */
  keptUntil: string;
  paidAt: string;
  reason: Reason | null;
  choices: Choices;
  /** The accepted deal that the fee belongs to; null without one. */
  deal: ReservedDeal | null;
  /** Receipt page, with the shopper's token. */
  href: string;
  dealer: { name: string; phone: string | null };
  /** State law on the vehicle; null if nothing can be said, and in mails other than the receipt. */
  law: LawStatement | null;
  noun: ItemWord;
  /** Sentence for a vehicle in another state; null in the same one. */
  elsewhere: string | null;
  vehicle: NonNullable<MailParts['vehicle']> & { stocknum: string };
}

type WriteMail = (data: ReservationMailData) => { subject: string; parts: MailParts };

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
const call = ({ dealer }: ReservationMailData): string[] =>
  dealer.phone ? [`Questions? Call ${dealer.name} on ${dealer.phone}.`] : [];

const receipt: WriteMail = (data) => {
  const { reference, amount, vehicle, keptUntil, paidAt, dealer } = data;
  return {
    subject: `Reserved: ${vehicle.title} (${reference})`,
    parts: {
      preview: `We are holding it for you until ${keptUntil}. This is your receipt for ${amount}.`,
      heading: `The ${data.noun} is reserved for you`,
      paragraphs: [
        greeting(data.name),
        `${dealer.name} is holding this ${data.noun} for you until ${keptUntil} and will contact you about the next steps.`,
        ...(data.elsewhere ? [data.elsewhere] : []),
      ],
      vehicle,
      rows: [
        ['Reference', reference],
        ['Reservation fee', `${amount} (AUD), fully refundable`],
        ['Paid', paidAt],
        ['Held until', keptUntil],
        ['Dealer', dealer.name],
        ...(data.deal ? reservedDealRows(data.deal) : []),
        ...(data.law ? lawRows(data.law) : []),
      ],
      button: { label: 'View your reservation', href: data.href },
      closing: [
        ...(data.law && data.law.lines.length > 0 ? [CONSUMER_LAW_NOTE] : []),
        `The fee goes towards the price when you buy the ${data.noun}. Changed your mind? Cancel on your reservation page and the full fee is refunded to your card.`,
        ...call(data),
      ],
    },
  };
};

const expiry: WriteMail = (data) => ({
  subject: `Your reservation expired: ${data.vehicle.title}`,
  parts: {
    preview: `You were not charged. The ${data.noun} is for sale again.`,
    heading: 'Your reservation expired',
    paragraphs: [
      greeting(data.name),
      `We held this ${data.noun} for you while you were paying. That time is over, and the ${data.noun} is for sale again. You were not charged.`,
    ],
    vehicle: data.vehicle,
    button: { label: `View the ${data.noun}`, href: data.vehicle.href },
    closing: call(data),
  },
});

const recalled: WriteMail = (data) => ({
  subject: `Your reservation is cancelled: ${data.vehicle.title}`,
  parts: {
    preview: `You were not charged. The ${data.noun} has an open safety recall.`,
    heading: 'Your reservation is cancelled',
    paragraphs: [
      greeting(data.name),
      `We held this ${data.noun} for you while you were paying, and cancelled the reservation because of a safety recall. You were not charged.`,
      `${recallText(data.noun)} Until then, you can look at similar ${data.noun}s.`,
    ],
    vehicle: data.vehicle,
    button: { label: `View similar ${data.noun}s`, href: `${data.vehicle.href}#${SIMILAR_ANCHOR}` },
    closing: call(data),
  },
});

const refund: WriteMail = (data) => {
  const { reference, amount, reason, vehicle } = data;
  return {
    subject: `Your ${amount} is on its way back (${reference})`,
    parts: {
      preview: `Full refund to the card you paid with. ${REFUND_TIME}`,
      heading: `Your ${amount} is on its way back`,
      paragraphs: [
        greeting(data.name),
        `${refundWhy(reason, data.noun)} The full ${amount} is going back to the card you paid with. ${REFUND_TIME}`,
      ],
      vehicle,
      rows: [
        ['Reference', reference],
        ['Amount', `${amount} (AUD)`],
      ],
      button: { label: 'View your reservation', href: data.href },
      closing: call(data),
    },
  };
};

const shopperRows = ({ name, mobile, email }: ReservationMailData): NonNullable<MailParts['rows']> => [
  ['Name', name],
  ['Mobile', mobile, `tel:${mobile.replaceAll(' ', '')}`],
  ['Email', email, `mailto:${email}`],
];

const dealer: WriteMail = (data) => {
  const { reference, amount, vehicle, keptUntil, name } = data;
  return {
    subject: `Reserved: ${vehicle.title}, stock ${vehicle.stocknum} (${name})`,
    parts: {
      preview: `${name} paid ${amount}. Held until ${keptUntil}.`,
      heading: `${vehicle.title} is reserved`,
      paragraphs: [
        `${name} paid the reservation fee of ${amount}. The ${data.noun} shows as reserved until ${keptUntil}.`,
        `If the sale goes ahead, confirm it in Reservations in the studio before then. Otherwise the ${data.noun} goes back on sale and the fee is refunded to the shopper.`,
      ],
      vehicle,
      rows: [
        ...shopperRows(data),
        ...choiceRows(data.choices),
        ...(data.deal ? reservedDealRows(data.deal) : []),
        ['Stock number', vehicle.stocknum],
        ['Reference', reference],
      ],
      ...(data.choices.message && { quote: data.choices.message }),
      button: { label: `Call ${firstName(name)}`, href: `tel:${data.mobile.replaceAll(' ', '')}` },
      closing: ['Reply to this email to write to the shopper.'],
    },
  };
};

const DEALER_WHY: Partial<Record<Reason, string>> = {
  requested: 'A refund of the fee was requested.',
  hold_over: 'The hold expired before anyone confirmed the sale.',
  elsewhere: 'The fee was refunded in Stripe.',
};

const dealerRefund: WriteMail = (data) => {
  const { reference, amount, vehicle, reason, name } = data;
  return {
    subject: `No longer reserved: ${vehicle.title}, stock ${vehicle.stocknum} (${name})`,
    parts: {
      preview: `${amount} is refunded to ${name}. The ${data.noun} is for sale again.`,
      heading: `${vehicle.title} is no longer reserved`,
      paragraphs: [
        `${DEALER_WHY[reason ?? 'elsewhere'] ?? 'The reservation has ended.'} ${amount} is refunded to ${name}, and the ${data.noun} is for sale again unless your feed says otherwise.`,
      ],
      vehicle,
      rows: [...shopperRows(data), ['Stock number', vehicle.stocknum], ['Reference', reference]],
    },
  };
};

export const RESERVATION_MAIL_WRITERS: Record<ReservationMail, WriteMail> = {
  receipt,
  expiry,
  recalled,
  refund,
  dealer,
  dealerRefund,
};

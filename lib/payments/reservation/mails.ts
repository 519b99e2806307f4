import type { MailParts } from '../../messaging/mail/layout.ts';
import { greeting } from '../../platform/text/greeting.ts';
import { choiceRows } from './choice-rows.ts';
import type { Choices } from './choices.ts';
import type { Reason, ReservationMail } from './machine.ts';
import { REFUND_TIME, REFUND_WHY } from './refund-words.ts';

/** A reservation in the words of its mails. */
export interface ReservationWords {
  reference: string;
  amount: string;
  name: string;
  mobile: string;
  email: string;
  /** `Sat 21 Nov 2026, 4:05 pm`, where the dealer is. */
  keptUntil: string;
  paidAt: string;
  reason: Reason | null;
  choices: Choices;
  /** The receipt page, with the shopper's token. */
  href: string;
  dealer: { name: string; phone: string | null };
  vehicle: NonNullable<MailParts['vehicle']> & { stocknum: string };
}

type Make = (words: ReservationWords) => { subject: string; parts: MailParts };

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
const call = ({ dealer }: ReservationWords): string[] =>
  dealer.phone ? [`Questions? Call ${dealer.name} on ${dealer.phone}.`] : [];

const receipt: Make = (words) => {
  const { reference, amount, vehicle, keptUntil, paidAt, dealer } = words;
  return {
    subject: `Reserved: ${vehicle.title} (${reference})`,
    parts: {
      preview: `We keep it for you until ${keptUntil}. This is your receipt for ${amount}.`,
      heading: 'The car is reserved for you',
      paragraphs: [
        greeting(words.name),
        `${dealer.name} keeps this car for you until ${keptUntil} and will be in touch about what comes next.`,
      ],
      vehicle,
      rows: [
        ['Reference', reference],
        ['Reservation fee', `${amount} (AUD), fully refundable`],
        ['Paid', paidAt],
        ['Kept until', keptUntil],
        ['Dealer', dealer.name],
      ],
      button: { label: 'See your reservation', href: words.href },
      closing: [
        `The fee becomes part of the price when you buy the car. Changed your mind? Cancel on the page of your reservation and all of it goes back to your card.`,
        ...call(words),
      ],
    },
  };
};

const expiry: Make = (words) => ({
  subject: `Your time to reserve ran out: ${words.vehicle.title}`,
  parts: {
    preview: 'Nothing was charged. The car is on sale again.',
    heading: 'Your time to pay ran out',
    paragraphs: [
      greeting(words.name),
      'We kept this car for you while you were paying. The time for that is over and the car is on sale again. Nothing was charged.',
    ],
    vehicle: words.vehicle,
    button: { label: 'View the car', href: words.vehicle.href },
    closing: call(words),
  },
});

const refund: Make = (words) => {
  const { reference, amount, reason, vehicle } = words;
  return {
    subject: `Your ${amount} is on its way back (${reference})`,
    parts: {
      preview: `All of it, to the card you paid with. ${REFUND_TIME}`,
      heading: `Your ${amount} is on its way back`,
      paragraphs: [
        greeting(words.name),
        `${REFUND_WHY[reason ?? 'elsewhere']} All of your ${amount} goes back to the card you paid with. ${REFUND_TIME}`,
      ],
      vehicle,
      rows: [
        ['Reference', reference],
        ['Amount', `${amount} (AUD)`],
      ],
      button: { label: 'See your reservation', href: words.href },
      closing: call(words),
    },
  };
};

const shopperRows = ({ name, mobile, email }: ReservationWords): NonNullable<MailParts['rows']> => [
  ['Name', name],
  ['Mobile', mobile, `tel:${mobile.replaceAll(' ', '')}`],
  ['Email', email, `mailto:${email}`],
];

const dealer: Make = (words) => {
  const { reference, amount, vehicle, keptUntil, name } = words;
  return {
    subject: `Reserved: ${vehicle.title}, stock ${vehicle.stocknum} (${name})`,
    parts: {
      preview: `${name} paid ${amount}. Kept until ${keptUntil}.`,
      heading: `${vehicle.title} is reserved`,
      paragraphs: [
        `${name} paid the reservation fee of ${amount}. The car shows as reserved until ${keptUntil}.`,
        'If the sale goes ahead, say so in Reservations in the studio before then. Otherwise the car goes back on sale and the fee back to the shopper.',
      ],
      vehicle,
      rows: [
        ...shopperRows(words),
        ...choiceRows(words.choices),
        ['Stock number', vehicle.stocknum],
        ['Reference', reference],
      ],
      ...(words.choices.message && { quote: words.choices.message }),
      button: { label: `Call ${firstName(name)}`, href: `tel:${words.mobile.replaceAll(' ', '')}` },
      closing: ['Answer this mail to write to the shopper.'],
    },
  };
};

const DEALER_WHY: Partial<Record<Reason, string>> = {
  requested: 'The fee was asked back.',
  hold_over: 'The time the car was kept is over and nobody said that the sale goes ahead.',
  elsewhere: 'The fee was returned in Stripe.',
};

const dealerRefund: Make = (words) => {
  const { reference, amount, vehicle, reason, name } = words;
  return {
    subject: `No longer reserved: ${vehicle.title}, stock ${vehicle.stocknum} (${name})`,
    parts: {
      preview: `${amount} goes back to ${name}. The car is on sale again.`,
      heading: `${vehicle.title} is no longer reserved`,
      paragraphs: [
        `${DEALER_WHY[reason ?? 'elsewhere'] ?? 'The reservation has ended.'} ${amount} goes back to ${name}, and the car is on sale again unless your feed says otherwise.`,
      ],
      vehicle,
      rows: [...shopperRows(words), ['Stock number', vehicle.stocknum], ['Reference', reference]],
    },
  };
};

/** The mails of a reservation, each made of the same words. */
export const RESERVATION_MAIL_MAKERS: Record<ReservationMail, Make> = {
  receipt,
  expiry,
  refund,
  dealer,
  dealerRefund,
};

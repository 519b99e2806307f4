import type { MailParts } from '../../messaging/mail/layout.ts';
import { FAIR_HOURS } from './next-to-tell.ts';

/** A free vehicle in the words of the mail to whoever waited for it. */
export interface FreeWords {
  vehicle: NonNullable<MailParts['vehicle']>;
  noun: string;
  dealer: { name: string; phone: string | null };
  /** The page on which one leaves the list. */
  leaveHref: string;
}

/** The mail to whoever is next in the list of a vehicle that has become free. */
export const freeMail = ({
  vehicle,
  noun,
  dealer,
  leaveHref,
}: FreeWords): { subject: string; parts: MailParts } => ({
  subject: `Available again: ${vehicle.title}`,
  parts: {
    preview: `It is your turn: you have about ${FAIR_HOURS} hours before we tell the next on the list.`,
    heading: `The ${noun} you are waiting for is available`,
    paragraphs: [
      `You asked us to tell you when this ${noun} becomes available. It is, and it is your turn: you have about ${FAIR_HOURS} hours before we tell the next on the list.`,
      `It is on sale for everybody, so it may be gone by the time you look.`,
    ],
    vehicle,
    button: { label: `View the ${noun}`, href: vehicle.href },
    closing: [
      ...(dealer.phone ? [`Questions? Call ${dealer.name} on ${dealer.phone}.`] : []),
      'This is the one mail of this list. Your address is deleted within days.',
    ],
    link: { label: 'Leave the list now', href: leaveHref },
  },
});

import type { MailParts } from '../../messaging/mail/layout.ts';
import { HEAD_START_HOURS } from './next-to-notify.ts';

export interface FreeMailContent {
  vehicle: NonNullable<MailParts['vehicle']>;
  /** The weekly figure of the vehicle's card, with its rates and terms; null without one. */
  weekly: string | null;
  /** Its legal words; empty without a figure. */
  creditWords: string;
  noun: string;
  dealer: { name: string; phone: string | null };
  leaveHref: string;
}

export const freeMail = ({
  vehicle,
  weekly,
  creditWords,
  noun,
  dealer,
  leaveHref,
}: FreeMailContent): { subject: string; parts: MailParts } => ({
  subject: `Available again: ${vehicle.title}`,
  parts: {
    preview: `You’re next: you have about ${HEAD_START_HOURS} hours before we notify the next person on the list.`,
    heading: `The ${noun} you are waiting for is available`,
    paragraphs: [
      `You asked us to let you know when this ${noun} becomes available. It now is, and you’re next: you have about ${HEAD_START_HOURS} hours before we notify the next person on the list.`,
      `Anyone can buy it, so it may be gone by the time you look.`,
    ],
    vehicles: [{ ...vehicle, note: weekly ?? '' }],
    button: { label: `View the ${noun}`, href: vehicle.href },
    closing: [
      ...(creditWords ? [creditWords] : []),
      ...(dealer.phone ? [`Questions? Call ${dealer.name} on ${dealer.phone}.`] : []),
      'This is the only email you will get from this list. We delete your address within days.',
    ],
    link: { label: 'Leave the list now', href: leaveHref },
  },
});

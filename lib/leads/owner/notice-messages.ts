import type { MailParts } from '../../messaging/mail/layout.ts';
import type { NoticeKind } from './notice-kinds.ts';

/** A lead in a notice to staff, without the shopper's details, which require a sign-in. */
export interface NoticeText {
  /** `Enquiry: Mazda CX-3, stock N10322` */
  about: string;
  /** `21 Nov 2026, 4:05 pm` */
  received: string;
  /** By when it should be answered; null without a deadline. */
  due: string | null;
  /** First name of the owner; null if nobody is responsible. */
  owner: string | null;
  place: string | null;
  /** In the studio; null if its address is not configured. */
  href: string | null;
}

/** Composes the mail to the owner of a lead, or to a manager about a late one. */
export function noticeMail(
  kind: NoticeKind,
  { about, received, due, owner, place, href }: NoticeText,
): { subject: string; parts: MailParts } {
  const heading = kind === 'assigned' ? 'You have a new lead' : 'A lead was not answered in time';
  return {
    subject: kind === 'assigned' ? `New lead for you: ${about}` : `Late: ${about}`,
    parts: {
      preview: due ? `Answer by ${due}` : received,
      heading,
      paragraphs: [
        kind === 'assigned'
          ? 'Open the lead in the studio to see the shopper’s details and to answer.'
          : `Nobody has answered this lead${due ? ` by ${due}` : ''}. Answer it, or give it to someone else.`,
      ],
      rows: [
        ['Lead', about],
        ['Received', received],
        ...(due ? [['Answer by', due] as const] : []),
        ...(kind === 'late' ? [['Owner', owner ?? 'Nobody'] as const] : []),
        ...(place ? [['Location', place] as const] : []),
      ],
      ...(href && { button: { label: 'Open the lead', href } }),
    },
  };
}

/** Composes the SMS of a notice. */
export const noticeSms = (kind: NoticeKind, { about, due, owner, href }: NoticeText): string =>
  [
    kind === 'assigned'
      ? `New lead for you: ${about}.${due ? ` Answer by ${due}.` : ''}`
      : `Late lead: ${about}.${due ? ` Due ${due}.` : ''} Owner: ${owner ?? 'nobody'}.`,
    href,
  ]
    .filter(Boolean)
    .join(' ');

import type { MailParts } from '../messaging/mail/layout.ts';

/** A stuck lead as staff are told of it by mail, without the shopper's details: those need a sign-in. */
export interface ToldStuckLead {
  /** `21 Nov 2026, 4:05 pm` */
  received: string;
  about: string;
  why: readonly string[];
}

/** The mail about leads that reached nobody, or not all whom they are for. */
export function stuckMail(leads: readonly ToldStuckLead[]): { subject: string; parts: MailParts } {
  const heading = leads.length === 1 ? 'A lead needs a look' : `${leads.length} leads need a look`;
  return {
    subject: heading,
    parts: {
      preview: leads.map(({ about }) => about).join(', '),
      heading,
      paragraphs: [
        'They have not reached everybody they are for. The people who sent them wait for an answer.',
        "Open the studio's tool 'Leads' to see who they are and to send them again, or 'Held-back leads' for what looked like spam.",
      ],
      rows: leads.map(({ received, about, why }) => [received, [about, ...why].join('\n')] as const),
    },
  };
}

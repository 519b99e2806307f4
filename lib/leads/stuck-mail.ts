import type { MailParts } from '../messaging/mail/layout.ts';

/** A stuck lead in the staff mail, without the shopper's details, which require a sign-in. */
export interface StuckLeadSummary {
  /** `21 Nov 2026, 4:05 pm` */
  received: string;
  about: string;
  why: readonly string[];
}

export function stuckMail(leads: readonly StuckLeadSummary[]): { subject: string; parts: MailParts } {
  const heading =
    leads.length === 1 ? 'A lead was not delivered' : `${leads.length} leads were not delivered`;
  return {
    subject: heading,
    parts: {
      preview: leads.map(({ about }) => about).join(', '),
      heading,
      paragraphs: [
        'These leads have not reached all of their recipients, and the shoppers are waiting for an answer.',
        'Open Leads in the studio to see the details and send them again, or Suspected spam for leads that were held back.',
      ],
      rows: leads.map(({ received, about, why }) => [received, [about, ...why].join('\n')] as const),
    },
  };
}

import type { MailParts } from '../../messaging/mail/layout.ts';
import type { WheelEntry } from './entries.server.ts';

/** The dealer, and the page that shows the code again. */
interface Giver {
  dealer: { name: string; phone: string | null };
  pageHref: string;
}

type Won = Pick<WheelEntry, 'prizeLabel' | 'prizeText' | 'campaignName' | 'code'>;

export const prizeMail = (
  { prizeLabel, prizeText, campaignName, code }: Won,
  { dealer, pageHref }: Giver,
): { subject: string; parts: MailParts } => ({
  subject: `You won: ${prizeLabel}`,
  parts: {
    preview: `Your code is ${code}.`,
    heading: `You won: ${prizeLabel}`,
    paragraphs: prizeText ? [prizeText] : [],
    rows: [
      ['Your code', code ?? ''],
      ['Promotion', campaignName],
    ],
    button: { label: 'View your prize', href: pageHref },
    closing: dealer.phone ? [`Questions? Call ${dealer.name} on ${dealer.phone}.`] : [],
  },
});

/** Composes the SMS with a prize code, for accounts without an email address. */
export const prizeText = ({ prizeLabel, code }: Won, siteName: string): string =>
  `You won at ${siteName}: ${prizeLabel}. Your code is ${code}.`;

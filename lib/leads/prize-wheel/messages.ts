import type { MailParts } from '../../messaging/mail/layout.ts';
import type { WheelEntry } from './entries.server.ts';

/** Who gives the prize, and the page where the code stands once more. */
interface Giver {
  dealer: { name: string; phone: string | null };
  pageHref: string;
}

type Won = Pick<WheelEntry, 'prizeLabel' | 'prizeText' | 'campaignName' | 'code'>;

/** The mail that brings a code. */
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
    button: { label: 'See what you won', href: pageHref },
    closing: dealer.phone ? [`Questions? Call ${dealer.name} on ${dealer.phone}.`] : [],
  },
});

/** The text that brings a code to somebody without an e-mail address. */
export const prizeText = ({ prizeLabel, code }: Won, siteName: string): string =>
  `You won at ${siteName}: ${prizeLabel}. Your code is ${code}.`;

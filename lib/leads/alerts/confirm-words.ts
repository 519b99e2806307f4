import type { MailParts } from '../../messaging/mail/layout.ts';

/** The mail that asks whoever reads it whether alerts may come to their address. */
export const confirmMail = ({
  siteName,
  href,
}: {
  siteName: string;
  href: string;
}): { subject: string; parts: MailParts } => ({
  subject: `Confirm your email for alerts from ${siteName}`,
  parts: {
    preview: 'One press, and your alerts start.',
    heading: 'Is this your email address?',
    paragraphs: [
      `Somebody asked ${siteName} to send alerts about cars to this address. They start once you confirm that it is yours.`,
    ],
    button: { label: 'Confirm my email', href },
    closing: [
      'If it was not you, there is nothing to do: no alerts are sent to an address that nobody confirms.',
    ],
  },
});

import type { MailParts } from '../../messaging/mail/layout.ts';

export const confirmMail = ({
  siteName,
  href,
}: {
  siteName: string;
  href: string;
}): { subject: string; parts: MailParts } => ({
  subject: `Confirm your email for alerts from ${siteName}`,
  parts: {
    preview: 'Confirm your address to start your alerts.',
    heading: 'Is this your email address?',
    paragraphs: [
      `Someone asked ${siteName} to send alerts about cars to this address. Alerts start once you confirm that it is yours.`,
    ],
    button: { label: 'Confirm my email', href },
    closing: ['If this wasn’t you, you can ignore this email. We only send alerts to confirmed addresses.'],
  },
});

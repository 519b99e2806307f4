import type { MailSite } from '../../../messaging/mail/mail-site.server.ts';

/**
 * Returns whom to email about a feed: its contacts, else the studio's administrators, else whoever receives
 * the site's reports or alerts, else whoever receives its leads.
 */
export async function troubleRecipients(
  contacts: readonly string[],
  { reportEmails, leadAlertEmails, dealerships }: MailSite,
  administrators: () => Promise<string[]>,
): Promise<string[]> {
  if (contacts.length > 0) return [...contacts];
  const others = [
    await administrators(),
    reportEmails,
    leadAlertEmails,
    dealerships.flatMap(({ leadEmails }) => leadEmails),
  ];
  return [...new Set(others.find((emails) => emails.length > 0))];
}

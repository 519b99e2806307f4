import { randomUUID } from 'node:crypto';
import type { MailEntry } from '../local/inbox/store.ts';
import { settingsFromEnvironment } from '../local/settings.ts';

const settings = settingsFromEnvironment();
export const inboxUrl = settings.urls.inbox;

/** A shopper nobody else is, so that tests beside each other do not find each other's mail. */
export const newShopper = () => ({
  name: 'Kim Nguyen',
  phone: '+61 412 345 678',
  email: `kim.${randomUUID().slice(0, 8)}@shopper.example`,
});

/** The mails that speak of an address, newest first: the shopper's own, and the dealer's about the shopper. */
export async function mailsAbout(email: string): Promise<{ shopper: MailEntry[]; dealer: MailEntry[] }> {
  const answer = await fetch(`${inboxUrl}/api/messages?q=${encodeURIComponent(email)}`);
  const { messages } = (await answer.json()) as { messages: MailEntry[] };
  const mails = messages.filter(({ type }) => type === 'mail');
  const toShopper = ({ envelope }: MailEntry) => envelope.to.includes(email);
  return { shopper: mails.filter(toShopper), dealer: mails.filter((mail) => !toShopper(mail)) };
}

/** Switches a fault of the mail server. */
export async function mailFault(mail: 'none' | 'busy' | 'refuse'): Promise<void> {
  await fetch(`${inboxUrl}/api/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mail }),
  });
}

/** Cars of a dealership by a filter of the index, as the search service has them. */
export async function carsWhere(
  filters: string,
): Promise<{ slug: string; stocknum: string; objectID: string }[]> {
  const answer = await fetch(`${settings.urls.search}/1/indexes/Car_production/query`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': 'forecourt',
      'x-algolia-api-key': settings.secrets.searchAdminKey,
    },
    body: JSON.stringify({ query: '', filters, hitsPerPage: 50 }),
  });
  return ((await answer.json()) as { hits: { slug: string; stocknum: string; objectID: string }[] }).hits;
}

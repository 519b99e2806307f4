import { randomInt, randomUUID } from 'node:crypto';
import type { Entry, MailEntry, SmsEntry } from '../../emulators/inbox/store.ts';
import { settingsFromEnvironment } from '../../emulators/settings.ts';

const settings = settingsFromEnvironment();
export const inboxUrl = settings.urls.inbox;

/** Returns a shopper with a unique address, so that parallel tests do not read each other's mail. */
export const newShopper = () => ({
  name: 'Kim Nguyen',
  phone: '+61 412 345 678',
  email: `kim.${randomUUID().slice(0, 8)}@shopper.example`,
});

/** Returns a mobile number that no other test uses: as typed, and as stored. */
export function newMobile(): { mobile: string; phone: string } {
  const digits = `04${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  return {
    mobile: digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3'),
    phone: `+61${digits.slice(1)}`,
  };
}

export async function textsTo(phone: string): Promise<SmsEntry[]> {
  const answer = await fetch(`${inboxUrl}/api/messages?q=${encodeURIComponent(phone)}`);
  const { messages } = (await answer.json()) as { messages: Entry[] };
  return messages.filter((entry): entry is SmsEntry => entry.type === 'text' && entry.to === phone);
}

export const codeFor = async (phone: string): Promise<string> =>
  /^\d{6}/.exec((await textsTo(phone))[0]?.body ?? '')?.[0] ?? '';

/** Returns the mails that mention an address, newest first: to the shopper, and to the dealer. */
export async function mailsAbout(email: string): Promise<{ shopper: MailEntry[]; dealer: MailEntry[] }> {
  const answer = await fetch(`${inboxUrl}/api/messages?q=${encodeURIComponent(email)}`);
  const { messages } = (await answer.json()) as { messages: MailEntry[] };
  const mails = messages.filter(({ type }) => type === 'mail');
  const toShopper = ({ envelope }: MailEntry) => envelope.to.includes(email);
  return { shopper: mails.filter(toShopper), dealer: mails.filter((mail) => !toShopper(mail)) };
}

/**
 * Turns a simulated mail server fault on or off.
 * @param mailTo limits the fault to mail for this address, so that other tests are unaffected
 */
export async function mailFault(mail: 'none' | 'busy' | 'refuse', mailTo = ''): Promise<void> {
  await fetch(`${inboxUrl}/api/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mail, mailTo }),
  });
}

/** Returns a dealership's cars that match a filter, as the search service returns them. */
export async function vehiclesWhere(
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

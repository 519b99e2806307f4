import { normalisePhone } from '../../platform/text/phone.ts';
import type { ContactNumbers } from './conversation-site-query.ts';
import { SHARED_NUMBER } from './opt-out-channels.ts';

type Numbers = Pick<ContactNumbers, 'site' | 'smsNumber' | 'whatsAppNumber'>;

export const WHATSAPP_PREFIX = 'whatsapp:';

/** Returns a number without WhatsApp's prefix, and the channel it is of. */
export const channelOfNumber = (address: string): { channel: 'sms' | 'whatsapp'; number: string } =>
  address.startsWith(WHATSAPP_PREFIX)
    ? { channel: 'whatsapp', number: address.slice(WHATSAPP_PREFIX.length) }
    : { channel: 'sms', number: address };

/** Returns the sender of a site's SMS or WhatsApp messages; null if the channel is not set up. */
export function senderOf(
  numbers: readonly Numbers[],
  siteSlug: string,
  channel: 'sms' | 'whatsapp',
  sharedSender: string | null,
): string | null {
  const own = numbers.find(({ site }) => site === siteSlug);
  if (channel === 'whatsapp') return own?.whatsAppNumber ? `${WHATSAPP_PREFIX}${own.whatsAppNumber}` : null;
  return own?.smsNumber ?? sharedSender;
}

/** Returns the sites with a number of their own that a message was sent to; empty for the shared number. */
export const sitesOfNumber = <Site extends Numbers>(
  numbers: readonly Site[],
  { channel, number }: { channel: 'sms' | 'whatsapp'; number: string },
): Site[] =>
  numbers.filter((own) => {
    const known = channel === 'sms' ? own.smsNumber : own.whatsAppNumber;
    return Boolean(known) && normalisePhone(known ?? '') === normalisePhone(number);
  });

/** Returns the sites under which STOP to a number is recorded. */
export const stopKeys = (sites: readonly { site: string }[]): string[] =>
  sites.length > 0 ? sites.map(({ site }) => site) : [SHARED_NUMBER];

import type { Site } from '@forecourt/lib/sites/site';
import { log } from '@/logging/log.server.ts';
import { conversations } from './reader.server.ts';

const E164 = /^\+\d{8,15}$/;

/**
 * Returns the site's own SMS number, whose messages come into Leads; null without one, or if it cannot be read. The shared
 * number is not published: a message to it does not say which site it is for.
 */
export async function smsNumberOf({ slug }: Pick<Site, 'slug'>): Promise<string | null> {
  try {
    const numbers = await conversations().numbers();
    const number = numbers.find(({ site }) => site === slug)?.smsNumber ?? '';
    return E164.test(number) ? number : null;
  } catch (error) {
    log.warn({ err: error, site: slug }, 'sms_number_unread');
    return null;
  }
}

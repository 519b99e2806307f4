import { phoneAwaitingCode } from '@forecourt/lib/accounts/codes.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { readablePhone } from '@forecourt/lib/platform/text/phone';
import { codeToken } from '@/site/session-cookies.server.ts';

/** Formats an Australian number for reading, `0412 345 678`. */
export const localPhone = (phone: string): string => readablePhone(phone.replace(/^\+61/, '0'));

/** Returns the phone number that this browser requested a code for. */
export async function awaitingPhone(
  headers: Pick<Headers, 'get'>,
  site: { slug: string },
): Promise<string | null> {
  const requestToken = codeToken(headers);
  if (!requestToken) return null;
  const pool = databasePool(environment().DATABASE_URL);
  const phone = await phoneAwaitingCode(pool, { siteSlug: site.slug, requestToken });
  return phone && localPhone(phone);
}

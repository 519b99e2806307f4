import { withinSmsBudget } from '../../messaging/sms/budget.server.ts';
import { type SmsSender, sendSms } from '../../messaging/sms/send.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { ENGLISH, type Language } from '../../platform/language/languages.ts';
import { isStopped } from '../conversation/opt-outs.server.ts';
import type { WheelEntry } from './entries.server.ts';
import { prizeText } from './messages.ts';

const PATIENCE_MS = 8_000;

/**
 * Sends the code of a prize by SMS, unless its winner answered STOP or the site's daily limit is reached. The code is
 * on the page and in the garage too.
 * @param phone as `+61412345678`
 * @param language of the page where the shopper won; defaults to English
 * @returns whether it was sent
 * @throws TextNotSentError; the database's error
 */
export async function sendPrizeSms(
  db: Queryable,
  sender: SmsSender,
  {
    site,
    phone,
    entry,
    language = ENGLISH,
  }: { site: { slug: string; name: string }; phone: string; entry: WheelEntry; language?: Language },
): Promise<boolean> {
  if (await isStopped(db, { siteSlug: site.slug, channel: 'sms', address: phone })) return false;
  if (!(await withinSmsBudget(db, site.slug))) return false;
  await sendSms(
    sender,
    { name: 'text.prize', to: phone, body: prizeText(entry, site.name, language) },
    PATIENCE_MS,
  );
  return true;
}

import { composeMail } from '../../messaging/mail/compose.server.ts';
import { mailLanguage, pageIn } from '../../messaging/mail/mail-language.ts';
import type { MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import type { ComposeMail } from '../../messaging/mail/outbox.server.ts';
import { leadRecipients } from '../../messaging/mail/recipients.ts';
import { dealerOf } from '../../messaging/mail/site-details.ts';
import { entryToMail } from '../prize-wheel/entries.server.ts';
import { prizeMail } from '../prize-wheel/messages.ts';
import { SPIN_TO_WIN_PATH } from '../prize-wheel/wheel.ts';

export function prizeComposer(reader: MailSiteReader): ComposeMail {
  return async (db, id) => {
    const entry = await entryToMail(db, id);
    // The shopper has deleted their account.
    if (!entry) return 'needless';
    const site = await reader.site(entry.siteSlug);
    if (!site) return 'nobody';
    const language = mailLanguage(site, entry.language);
    const place = { dealershipId: null, locationId: null };
    return composeMail(reader, site, {
      to: 'shopper',
      dealer: leadRecipients(site, place),
      shopper: entry.email,
      language,
      write: () =>
        prizeMail(entry, {
          dealer: dealerOf(site, { ...place, vehicle: null }),
          pageHref: pageIn(site, SPIN_TO_WIN_PATH, language),
          language,
        }),
    });
  };
}

import { composeMail } from '../../messaging/mail/compose.server.ts';
import { mailLanguage, pageIn } from '../../messaging/mail/mail-language.ts';
import type { MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import type { ComposeMail } from '../../messaging/mail/outbox.server.ts';
import { leadRecipients } from '../../messaging/mail/recipients.ts';
import { siteTimeZone } from '../../messaging/mail/site-details.ts';
import { confirmPath, confirmToken } from '../alerts/confirm-link.ts';
import { CONFIRM_MAIL } from '../alerts/confirmation.server.ts';
import { alertMessage, messageContent, postponeToMorning } from '../alerts/message.server.ts';
import { alertMail, confirmMail } from '../alerts/messages.ts';
import { stopNowPath } from '../alerts/stop-link.ts';
import { isQuiet, nextMorning } from '../alerts/timing.ts';

/**
 * Returns a composer of alert mails.
 * A mail delayed into the quiet hours is postponed to the morning and checked again.
 * @param secret `RESERVATION_SECRET`, signs the unsubscribe links
 */
export function alertComposer(
  reader: MailSiteReader,
  secret: string,
  clock: () => Date = () => new Date(),
): ComposeMail {
  return async (db, id, kind) => {
    const message = await alertMessage(db, id);
    if (message?.state !== 'handed_over') return 'needless';
    const site = await reader.site(message.siteSlug);
    const { email, confirmedEmail } = message;
    if (!site || !email) return 'nobody';
    const language = mailLanguage(site, message.language);
    const dealer = leadRecipients(site, { dealershipId: null, locationId: null });
    if (kind === CONFIRM_MAIL) {
      const token = confirmToken({ userId: message.userId, email }, secret);
      const href = pageIn(site, confirmPath(token), language);
      const write = () => confirmMail({ siteName: site.name, href, language });
      return composeMail(reader, site, { to: 'shopper', dealer, shopper: email, language, write });
    }
    // The account changed to an address that is not confirmed yet.
    if (email !== confirmedEmail) return 'needless';
    const [now, zone] = [clock(), siteTimeZone(site)];
    if (isQuiet(now, zone)) {
      await postponeToMorning(db, message, nextMorning(now, zone));
      return 'needless';
    }
    const words = await messageContent(db, site, message, secret);
    if (!words) return 'needless';
    const mail = await composeMail(reader, site, {
      to: 'shopper',
      dealer,
      shopper: email,
      language,
      isUnlimited: true,
      write: () => alertMail(words),
    });
    return mail === 'nobody'
      ? mail
      : { ...mail, unsubscribeUrl: `${site.url}${stopNowPath(words.stopAllToken)}` };
  };
}

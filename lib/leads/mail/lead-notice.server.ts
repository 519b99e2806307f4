import { composeMail } from '../../messaging/mail/compose.server.ts';
import type { MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import type { ComposeMail } from '../../messaging/mail/outbox.server.ts';
import { noticeMail } from '../owner/notice-messages.ts';
import { ADMINISTRATORS } from '../owner/notices.server.ts';
import { isOutdated, noticeText, readNotice } from '../owner/read-notice.server.ts';
import { alertAddresses } from '../stuck-leads.server.ts';

/**
 * Returns a composer for notices to the site's people.
 * @param options.studioUrl origin of the studio; null leaves the link out
 * @param options.administrators addresses of the studio's administrators; the site's own are used if it is empty
 */
export function leadNoticeComposer(
  reader: MailSiteReader,
  { studioUrl, administrators }: { studioUrl: string | null; administrators: () => Promise<string[]> },
): ComposeMail {
  return async (db, id) => {
    const notice = await readNotice(db, id);
    const site = notice && (await reader.site(notice.siteSlug));
    if (!notice || !site || isOutdated(notice)) return 'needless';
    const isForAdministrators = notice.userId === ADMINISTRATORS;
    if (!isForAdministrators && !(notice.isActive && notice.email)) return 'needless';
    const to = isForAdministrators ? await administrators() : [notice.email ?? ''];
    return composeMail(reader, site, {
      to: 'dealer',
      dealer: to.length > 0 ? to : alertAddresses(site),
      shopper: '',
      write: () => noticeMail(notice.kind, noticeText(notice, site, studioUrl)),
    });
  };
}

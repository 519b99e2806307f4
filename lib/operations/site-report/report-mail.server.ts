import { composeMail } from '../../messaging/mail/compose.server.ts';
import type { MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import type { ComposeMail } from '../../messaging/mail/outbox.server.ts';
import { dayPlus } from '../events/activity.ts';
import { siteReportMail } from './mail.ts';
import { lastReport, storedReport, toEarlierReport } from './stored-reports.server.ts';

/** Returns a composer for the weekly mail; it has no button without `studioUrl`. */
export function siteReportComposer(reader: MailSiteReader, studioUrl: string | null): ComposeMail {
  return async (db, id) => {
    const report = await storedReport(db, id);
    if (!report) return 'needless';
    const { siteSlug, week, vehicles, findings, atRisk } = report;
    const site = await reader.site(siteSlug);
    // The recipient may have been removed since.
    if (!site || site.reportEmails.length === 0) return 'needless';
    const earlier = toEarlierReport(await lastReport(db, { siteSlug, upTo: dayPlus(week, -1) }));
    return composeMail(reader, site, {
      to: 'dealer',
      dealer: site.reportEmails,
      shopper: '',
      write: ({ name: siteName }) =>
        siteReportMail({ siteName, week, vehicles, findings, atRisk, earlier, studioUrl }),
    });
  };
}

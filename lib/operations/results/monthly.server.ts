import type pg from 'pg';
import { composeMail } from '../../messaging/mail/compose.server.ts';
import type { MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import type { MailSender } from '../../messaging/mail/transport.server.ts';
import { transaction } from '../../platform/database/client.server.ts';
import { daysOfMonth, dueMonth } from './month.ts';
import { monthlyMail } from './monthly-mail.ts';
import { readResults } from './read.server.ts';
import type { CountedSite } from './roll-up.server.ts';

const MOST_SOURCES = 3;

interface MonthlyTools {
  reader: MailSiteReader;
  sender: MailSender;
  mailDomain: string;
  studioUrl: string | null;
  /** Called for a site whose mail failed, which is retried. */
  report: (error: unknown) => void;
  now: Date;
}

/** Emails the recipients of each site's reports, once a month, about its results. */
export async function sendMonthlyMails(
  pool: pg.Pool,
  sites: readonly CountedSite[],
  tools: MonthlyTools,
): Promise<void> {
  for (const site of sites) {
    const month = dueMonth(site.timeZone, tools.now);
    if (month)
      await sendMonthly(pool, site.slug, month, tools).catch((error: unknown) =>
        tools.report(new Error(`the monthly mail of ${site.slug} could not be sent`, { cause: error })),
      );
  }
}

const sendMonthly = (
  pool: pg.Pool,
  slug: string,
  month: string,
  { reader, sender, mailDomain, studioUrl }: MonthlyTools,
): Promise<void> =>
  transaction(pool, async (connection) => {
    await connection.query(
      'insert into results_mails (site_slug, month) values ($1, $2) on conflict do nothing',
      [slug, month],
    );
    const { rowCount } = await connection.query(
      `select from results_mails where site_slug = $1 and month = $2 and mailed_at is null for update skip locked`,
      [slug, month],
    );
    const site = rowCount ? await reader.site(slug) : null;
    // A recipient who is added later in the week still gets it.
    if (!site || site.reportEmails.length === 0) return;
    const { total, before, rows } = await readResults(
      connection,
      { sites: [slug], ...daysOfMonth(month), by: 'source', filter: null },
      new Map(),
    );
    const sources = rows
      .map(({ label, counts }) => ({ label, enquiries: counts.enquiries }))
      .filter(({ enquiries }) => enquiries > 0)
      .toSorted((a, b) => b.enquiries - a.enquiries)
      .slice(0, MOST_SOURCES);
    const mail = await composeMail(reader, site, {
      to: 'dealer',
      dealer: site.reportEmails,
      shopper: '',
      write: ({ name: siteName }) => monthlyMail({ siteName, month, total, before, sources, studioUrl }),
    });
    if (mail === 'nobody') return;
    const messageId = `<results.${slug}.${month}@${mailDomain}>`;
    await sender.send({ ...mail, name: 'staff.monthlyResults', messageId });
    await connection.query('update results_mails set mailed_at = now() where site_slug = $1 and month = $2', [
      slug,
      month,
    ]);
  });

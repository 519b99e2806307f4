import type pg from 'pg';
import { composeMail } from '../../messaging/mail/compose.server.ts';
import type { MailParts } from '../../messaging/mail/layout.ts';
import type { MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import type { MailSender } from '../../messaging/mail/transport.server.ts';
import { transaction } from '../../platform/database/client.server.ts';
import { DEVICE_LABELS, type Device, type Metric } from './metrics.ts';
import { pageKindLabel } from './page-kind-label.ts';
import { slowdownsOf, slowdownText } from './slowdowns.ts';

interface Regression {
  release: string;
  /** Empty: over all sites. */
  siteSlug: string;
  pageKind: string;
  device: Device;
  metric: Metric;
  earlier: string;
  earlierP75: number;
  p75: number;
  samples: number;
  isMailed: boolean;
}

interface MailTools {
  reader: MailSiteReader;
  sender: MailSender;
  mailDomain: string;
  studioUrl: string | null;
  /** Returns the addresses of the studio's administrators; none if they cannot be looked up. */
  administrators: () => Promise<string[]>;
}

/**
 * Emails the administrators what a release made slower: each kind of page, device and metric once, with the sites it
 * concerns. Sites that are found later are in the studio only. The mail looks like those of the site with most page
 * loads, whose alert recipients get it if the administrators cannot be looked up.
 */
export const reportRegressions = (
  pool: pg.Pool,
  { reader, sender, mailDomain, studioUrl, administrators }: MailTools,
): Promise<void> =>
  transaction(pool, async (connection) => {
    const current = [
      ...(await currentIn(connection, 'speed_regressions')),
      ...(await currentIn(connection, 'speed_site_regressions')),
    ];
    if (current.every(({ isMailed }) => isMailed)) return;
    const fresh = slowdownsOf(current).filter((rows) => rows.every(({ isMailed }) => !isMailed));
    const [first] = fresh.flat();
    if (first) {
      const { rows: sites } = await connection.query<{ site: string }>(
        `select site_slug as site from speed_days where release = $1 group by 1 order by sum(count) desc limit 1`,
        [first.release],
      );
      const site = sites[0] ? await reader.site(sites[0].site) : null;
      if (!site) throw new Error('there is no site, so no mail can be sent about slower pages');
      const names = new Map<string, string>();
      for (const slug of new Set(fresh.flat().map(({ siteSlug }) => siteSlug)))
        if (slug) names.set(slug, (await reader.site(slug))?.name ?? slug);
      const emails = await administrators();
      const mail = await composeMail(reader, site, {
        to: 'dealer',
        dealer: emails.length > 0 ? emails : site.leadAlertEmails,
        shopper: '',
        write: () => slowerMail(fresh, names, studioUrl),
      });
      if (mail === 'nobody') throw new Error('nobody can be emailed about slower pages');
      const about = fresh.map(([row]) => row && [row.pageKind, row.device, row.metric].join('-')).join('.');
      await sender.send({
        ...mail,
        name: 'staff.slowerRelease',
        messageId: `<slower.${first.release}.${about.slice(0, 120)}@${mailDomain}>`,
      });
    }
    for (const table of ['speed_regressions', 'speed_site_regressions'])
      await connection.query(`update ${table} set mailed_at = now() where is_current and mailed_at is null`);
  });

/** Returns what is slower in a table, and locks it, so that another worker waits. */
async function currentIn(
  connection: pg.PoolClient,
  table: 'speed_regressions' | 'speed_site_regressions',
): Promise<Regression[]> {
  const { rows } = await connection.query<Regression>(
    `select ${table === 'speed_regressions' ? "''" : 'site_slug'} as "siteSlug", release, page_kind as "pageKind", device,
            metric, earlier, earlier_p75 as "earlierP75", p75, samples, mailed_at is not null as "isMailed"
     from ${table} where is_current order by 2, 3, 4, 5, 1 for update`,
  );
  return rows;
}

/**
 * Returns the mail about what a release made slower.
 * @param slowdowns from `slowdownsOf`
 * @param names of sites by slug
 */
function slowerMail(
  slowdowns: readonly (readonly Regression[])[],
  names: ReadonlyMap<string, string>,
  studioUrl: string | null,
): { subject: string; parts: MailParts } {
  const heading =
    slowdowns.length === 1 ? 'A release made pages slower' : 'A release made several kinds of pages slower';
  const first = slowdowns[0]?.[0];
  return {
    subject: heading,
    parts: {
      preview: [...new Set(slowdowns.flatMap(([row]) => (row ? [pageKindLabel(row.pageKind)] : [])))].join(
        ', ',
      ),
      heading,
      paragraphs: [
        `Release ${first?.release} is slower for visitors than release ${first?.earlier}, at the 75th percentile of real page loads.`,
        'We send this mail once. Compare the two releases, and roll back if shoppers notice.',
      ],
      rows: slowdowns.flatMap((rows) => {
        const [row] = rows;
        if (!row) return [];
        return [
          [
            `${pageKindLabel(row.pageKind)}, ${DEVICE_LABELS[row.device].toLowerCase()}`,
            slowdownText(rows, (slug) => names.get(slug) ?? slug, { withSamples: true }),
          ] as const,
        ];
      }),
      ...(studioUrl && {
        button: { label: 'Open speed', href: `${studioUrl.replace(/\/$/, '')}/results` },
      }),
    },
  };
}

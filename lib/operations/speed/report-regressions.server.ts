import type pg from 'pg';
import { composeMail } from '../../messaging/mail/compose.server.ts';
import type { MailParts } from '../../messaging/mail/layout.ts';
import type { MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import type { MailSender } from '../../messaging/mail/transport.server.ts';
import { transaction } from '../../platform/database/client.server.ts';
import { DEVICE_LABELS, type Device, METRIC_FACTS, type Metric, valueText } from './metrics.ts';
import { pageKindLabel } from './page-kind-label.ts';

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
 * Emails the administrators, once, what a release made slower. A site is not named besides all sites together. The mail looks like those of the site with most
 * page loads, whose alert recipients get it if the administrators cannot be looked up.
 */
export const reportRegressions = (
  pool: pg.Pool,
  { reader, sender, mailDomain, studioUrl, administrators }: MailTools,
): Promise<void> =>
  transaction(pool, async (connection) => {
    const columns = `release, page_kind as "pageKind", device, metric, earlier, earlier_p75 as "earlierP75", p75, samples`;
    const { rows: overall } = await connection.query<Regression>(
      `select '' as "siteSlug", ${columns} from speed_regressions where is_current and mailed_at is null
       order by page_kind, device, metric for update skip locked`,
    );
    const { rows: ofSites } = await connection.query<Regression>(
      `select site_slug as "siteSlug", ${columns} from speed_site_regressions as site
       where is_current and mailed_at is null and not exists (
         select from speed_regressions as overall
         where overall.is_current and overall.release = site.release and overall.page_kind = site.page_kind
           and overall.device = site.device and overall.metric = site.metric)
       order by site_slug, page_kind, device, metric for update skip locked`,
    );
    const rows = [...overall, ...ofSites];
    const [first] = rows;
    if (!first) return;
    const { rows: sites } = await connection.query<{ site: string }>(
      `select site_slug as site from speed_days where release = $1 group by 1 order by sum(count) desc limit 1`,
      [first.release],
    );
    const site = sites[0] ? await reader.site(sites[0].site) : null;
    if (!site) throw new Error('there is no site, so no mail can be sent about slower pages');
    const names = new Map<string, string>();
    for (const slug of new Set(rows.map(({ siteSlug }) => siteSlug)))
      names.set(slug, slug === '' ? 'all sites' : ((await reader.site(slug))?.name ?? slug));
    const emails = await administrators();
    const mail = await composeMail(reader, site, {
      to: 'dealer',
      dealer: emails.length > 0 ? emails : site.leadAlertEmails,
      shopper: '',
      write: () => slowerMail(rows, names, studioUrl),
    });
    if (mail === 'nobody') throw new Error('nobody can be emailed about slower pages');
    const about = rows
      .map(({ siteSlug, ...row }) => [siteSlug || 'all', row.pageKind, row.device, row.metric].join('-'))
      .join('.');
    await sender.send({
      ...mail,
      name: 'staff.slowerRelease',
      messageId: `<slower.${first.release}.${about.slice(0, 120)}@${mailDomain}>`,
    });
    const mailed = (['release', 'pageKind', 'device', 'metric', 'siteSlug'] as const).map((name) =>
      rows.map((row) => row[name]),
    );
    const mailedRows =
      'select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) as mailed(release, page_kind, device, metric, site_slug)';
    await connection.query(
      `update speed_regressions set mailed_at = now()
       where (release, page_kind, device, metric, '') in (${mailedRows})`,
      mailed,
    );
    await connection.query(
      `update speed_site_regressions set mailed_at = now()
       where (release, page_kind, device, metric, site_slug) in (${mailedRows})`,
      mailed,
    );
  });

/**
 * Returns the mail about what a release made slower.
 * @param names of sites by slug; '' is all sites
 */
function slowerMail(
  regressions: readonly Regression[],
  names: ReadonlyMap<string, string>,
  studioUrl: string | null,
): { subject: string; parts: MailParts } {
  const heading =
    regressions.length === 1 ? 'A release made pages slower' : 'A release made several kinds of pages slower';
  return {
    subject: heading,
    parts: {
      preview: regressions.map(({ pageKind }) => pageKindLabel(pageKind)).join(', '),
      heading,
      paragraphs: [
        `Release ${regressions[0]?.release} is slower for visitors than release ${regressions[0]?.earlier}, at the 75th percentile of real page loads.`,
        'We send this mail once. Compare the two releases, and roll back if shoppers notice.',
      ],
      rows: regressions.map(
        ({ siteSlug, pageKind, device, metric, earlierP75, p75, samples }) =>
          [
            `${pageKindLabel(pageKind)}, ${DEVICE_LABELS[device].toLowerCase()}, ${names.get(siteSlug) ?? siteSlug}`,
            `${METRIC_FACTS[metric].label}: ${valueText(metric, p75)}, before ${valueText(metric, earlierP75)} (${samples.toLocaleString('en-AU')} page loads)`,
          ] as const,
      ),
      ...(studioUrl && {
        button: { label: 'Open speed', href: `${studioUrl.replace(/\/$/, '')}/results` },
      }),
    },
  };
}

import type pg from 'pg';
import { composeMail } from '../../messaging/mail/compose.server.ts';
import type { MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import { siteTimeZone } from '../../messaging/mail/site-details.ts';
import type { MailSender } from '../../messaging/mail/transport.server.ts';
import { transaction } from '../../platform/database/client.server.ts';
import { ADMINISTRATOR, type ProjectMember } from '../back-office/administrators.server.ts';
import type { ContentDocument } from '../back-office/content-document.ts';
import type { Grants } from '../back-office/grants.ts';
import { mayPublish } from '../back-office/release-rights.ts';
import type { PublishCheck } from './publish-checks.server.ts';
import { unapprovedMail } from './unapproved-mail.ts';

/** A mail that could not be sent for this long is left out. */
const LATEST = "interval '7 days'";

export interface UnapprovedMailTools {
  reader: MailSiteReader;
  sender: MailSender;
  mailDomain: string;
  studioUrl: string | null;
  /** Returns the people of the studio's project. */
  members: () => Promise<ProjectMember[]>;
  /** Returns the grants of roles by name. */
  grantsOf: (roles: readonly string[]) => Promise<ReadonlyMap<string, Grants>>;
  /** Returns the slug of the site with this id; null if it is not published. */
  slugOf: (siteId: string) => Promise<string | null>;
  /** Returns a published document; null if it was unpublished. */
  documentOf: (id: string) => Promise<ContentDocument | null>;
  report: (error: unknown) => void;
}

/**
 * Emails the approvers what a person published without approval: everybody else whose role may publish one of the
 * documents, or the administrators. All that one person published on a site since the last mail is one mail.
 */
export async function sendUnapprovedMails(pool: pg.Pool, tools: UnapprovedMailTools): Promise<void> {
  const { rows } = await pool.query<{ site: string; by: string }>(
    `select distinct site_ids[1] as site, published_by as by from publish_checks
     where mail_due_at <= now() and published_at > now() - ${LATEST} limit 100`,
  );
  for (const group of rows)
    await sendOne(pool, group, tools).catch((error: unknown) =>
      tools.report(
        new Error('the mail about what was published unapproved could not be sent', { cause: error }),
      ),
    );
}

const sendOne = (
  pool: pg.Pool,
  { site: siteId, by }: { site: string; by: string },
  { reader, sender, mailDomain, studioUrl, members, grantsOf, slugOf, documentOf }: UnapprovedMailTools,
): Promise<void> =>
  transaction(pool, async (connection) => {
    const { rows: publications } = await connection.query<PublishCheck>(
      `update publish_checks set mail_due_at = null
       where mail_due_at is not null and site_ids[1] = $1 and published_by = $2
       returning document_id as "documentId", revision, document_type as "documentType", title,
                 site_ids as "siteIds", published_by as "publishedBy", published_at as "publishedAt"`,
      [siteId, by],
    );
    // Another worker has just sent it.
    if (publications.length === 0) return;
    publications.sort((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime());
    const slug = await slugOf(siteId);
    const site = slug === null ? null : await reader.site(slug);
    if (!site) throw new Error(`the site ${siteId} is not published`);
    const people = await members();
    const grants = await grantsOf(people.flatMap(({ roles }) => roles));
    const documents = await Promise.all(
      [...new Set(publications.map(({ documentId }) => documentId))].map(documentOf),
    );
    const others = people.filter(({ id }) => id !== by);
    const approvers = others.filter(({ id, roles }) => {
      const own = roles.flatMap((role) => grants.get(role) ?? []);
      return documents.some(
        (document) =>
          document &&
          mayPublish(own, id, {
            version: { ...document, _id: `drafts.${document._id}` },
            published: document,
            siblings: [],
          }),
      );
    });
    const recipients =
      approvers.length > 0 ? approvers : others.filter(({ roles }) => roles.includes(ADMINISTRATOR));
    const mail = await composeMail(reader, site, {
      to: 'dealer',
      dealer: [...new Set(recipients.flatMap(({ email }) => (email ? [email] : [])))],
      shopper: '',
      write: ({ name: siteName }) =>
        unapprovedMail(publications, {
          publishedBy: people.find(({ id }) => id === by)?.name || 'A colleague',
          siteName,
          timeZone: siteTimeZone(site),
          studioUrl,
        }),
    });
    // Nobody else may publish there. The studio still lists it.
    if (mail === 'nobody') return;
    const [first] = publications;
    await sender.send({
      ...mail,
      name: 'staff.unapprovedPublish',
      messageId: `<unapproved.${first?.documentId}.${first?.revision}@${mailDomain}>`,
    });
  });

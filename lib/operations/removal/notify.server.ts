import type pg from 'pg';
import { composeMail } from '../../messaging/mail/compose.server.ts';
import type { MailSite, MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import type { MailSender } from '../../messaging/mail/transport.server.ts';
import { transaction } from '../../platform/database/client.server.ts';
import { publishedIdOf } from '../../sites/content-lake/document-id.ts';
import type { ProjectMember } from '../back-office/administrators.server.ts';
import type { Grants } from '../back-office/grants.ts';
import { titleOf } from '../back-office/release-rights.ts';
import { removalMail } from './mail.ts';
import { isRemoved } from './removable.server.ts';
import { mayRemove, type RemovableDocument } from './rights.ts';
import { dueRemovals, endRemoval, lockedRemoval, type StoredRemoval } from './store.server.ts';

/** Wait after a mail that could not be sent. */
const RETRY = "interval '5 minutes'";

export interface RemovalMailTools {
  reader: MailSiteReader;
  sender: MailSender;
  mailDomain: string;
  studioUrl: string | null;
  /** Returns the people of the studio's project. */
  members: () => Promise<ProjectMember[]>;
  /** Returns the grants of these roles by name. */
  grantsOf: (roles: readonly string[]) => Promise<ReadonlyMap<string, Grants>>;
  /** Returns the slug of a published site, preferably one of these; null without any site. */
  slugOf: (siteIds: readonly string[]) => Promise<string | null>;
  documentOf: (id: string) => Promise<RemovableDocument>;
  versionsOf: (id: string) => Promise<Pick<RemovableDocument, 'versions'>>;
  report: (error: unknown) => void;
  now: Date;
}

/**
 * Ends requests whose document was removed without an answer, and sends the mails that requests owe: to those who
 * may remove the document, and once it is removed or declined to the person who asked. Each is sent once.
 */
export async function sendRemovalMails(pool: pg.Pool, tools: RemovalMailTools): Promise<void> {
  let members: Promise<ProjectMember[]> | null = null;
  const once = { ...tools, members: () => (members ??= tools.members()) };
  for (const request of await dueRemovals(pool, tools.now)) {
    const { id } = request;
    await settleOne(pool, request, once).catch(async (error: unknown) => {
      tools.report(new Error(`the mail of removal request ${id} could not be sent`, { cause: error }));
      await pool.query(
        `update removal_requests set mail_due_at = now() + ${RETRY} where id = $1 and mail_due_at is not null`,
        [id],
      );
    });
  }
}

async function settleOne(pool: pg.Pool, request: StoredRemoval, tools: RemovalMailTools): Promise<void> {
  // Each minute for each open request, so without the documents that use it, which may be hundreds.
  if (request.state === 'requested' && isRemoved(request, await tools.versionsOf(request.documentId)))
    await endRemoval(pool, request.documentId, 'removed', null);
  await transaction(pool, async (connection) => {
    const due = await lockedRemoval(connection, request.id, tools.now);
    if (!due) return;
    const document = await tools.documentOf(due.documentId);
    const members = await tools.members();
    const nameOf = (person: string | null) => members.find(({ id }) => id === person)?.name || 'A colleague';
    const mail = await composeMail(tools.reader, await siteOf(due, tools), {
      to: 'dealer',
      dealer: await recipientsOf(due, document, members, tools),
      shopper: '',
      write: () =>
        removalMail(due, {
          requestedBy: nameOf(due.requestedBy),
          answeredBy: nameOf(due.answeredBy),
          usedBy: usersOf(document),
          studioUrl: tools.studioUrl,
        }),
    });
    if (mail !== 'nobody')
      await tools.sender.send({
        ...mail,
        name: 'staff.removal',
        messageId: `<removal.${due.id}.${due.state}@${tools.mailDomain}>`,
      });
    await connection.query('update removal_requests set mail_due_at = null where id = $1', [due.id]);
  });
}

/** Titles of the documents that use it, each once. */
const usersOf = ({ referrers }: RemovableDocument): string[] => [
  ...new Map(referrers.map((version) => [publishedIdOf(version._id), titleOf(version)])).values(),
];

async function siteOf(
  { siteIds, id }: StoredRemoval,
  { reader, slugOf }: RemovalMailTools,
): Promise<MailSite> {
  const slug = await slugOf(siteIds);
  const site = slug === null ? null : await reader.site(slug);
  if (!site) throw new Error(`there is no site for the mail of removal request ${id}`);
  return site;
}

/** Returns the addresses of those who may remove the document, or of the person who asked. */
async function recipientsOf(
  { state, requestedBy }: StoredRemoval,
  document: RemovableDocument,
  members: readonly ProjectMember[],
  { grantsOf }: RemovalMailTools,
): Promise<string[]> {
  const emailsOf = (people: readonly ProjectMember[]) => [
    ...new Set(people.flatMap(({ email }) => (email ? [email] : []))),
  ];
  if (state !== 'requested') return emailsOf(members.filter(({ id }) => id === requestedBy));
  const grants = await grantsOf(members.flatMap(({ roles }) => roles));
  return emailsOf(
    members
      .filter(({ id }) => id !== requestedBy)
      .filter(({ id, roles }) =>
        mayRemove(
          roles.flatMap((role) => grants.get(role) ?? []),
          id,
          document,
        ),
      ),
  );
}

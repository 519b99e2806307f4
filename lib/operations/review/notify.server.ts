import type pg from 'pg';
import { composeMail } from '../../messaging/mail/compose.server.ts';
import type { MailSite, MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import { siteTimeZone } from '../../messaging/mail/site-details.ts';
import type { MailSender } from '../../messaging/mail/transport.server.ts';
import { transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { dayIn } from '../../platform/text/format.ts';
import { ADMINISTRATOR, type ProjectMember } from '../back-office/administrators.server.ts';
import type { ContentDocument } from '../back-office/content-document.ts';
import { contentReviews } from '../tables/content-reviews.ts';
import { reviewMail } from './mail.ts';
import { isPublishedSince } from './rule.ts';
import { endReview } from './store.server.ts';

const COLUMNS = columnsOf(contentReviews, [
  'id',
  'documentId',
  'documentType',
  'title',
  'siteIds',
  'state',
  'requestedBy',
  'requestText',
  'assignedTo',
  'dueOn',
  'decidedBy',
  'decisionText',
  'comments',
  'createdAt',
  'mailDueAt',
]);
type Review = RowOf<typeof COLUMNS>;

/** Wait after a mail that could not be sent. */
const RETRY = "interval '5 minutes'";
/** A reminder that could not be sent for this long is left out. */
const LATEST_REMINDER = "interval '7 days'";

export interface ReviewMailTools {
  reader: MailSiteReader;
  sender: MailSender;
  mailDomain: string;
  studioUrl: string | null;
  /** Returns the people of the studio's project. */
  members: () => Promise<ProjectMember[]>;
  /** Returns the slug of the site with this id; null if it is not published. */
  slugOf: (siteId: string) => Promise<string | null>;
  /** Returns what is stored of a reviewed document: whether its draft or version exists, and what is published. */
  documentOf: (reviewedId: string) => Promise<{ hasDraft: boolean; published: ContentDocument | null }>;
  report: (error: unknown) => void;
  now: Date;
}

/**
 * Sends the mails that reviews owe: a request to the person it is assigned to, or to the administrators; its
 * reminder on the due date; a decision to the person who asked. Each is sent once.
 */
export async function sendReviewMails(pool: pg.Pool, tools: ReviewMailTools): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from content_reviews
     where mail_due_at <= $1 or (state = 'requested' and ended_at is null and reminded_at is null
       and due_on::date between ($1::timestamptz - ${LATEST_REMINDER})::date and ($1::timestamptz + interval '14 hours')::date)
     order by created_at limit 100`,
    [tools.now],
  );
  let members: Promise<ProjectMember[]> | null = null;
  const once = { ...tools, members: () => (members ??= tools.members()) };
  for (const { id } of rows) {
    await sendOne(pool, id, once).catch(async (error: unknown) => {
      tools.report(new Error(`the mail of review ${id} could not be sent`, { cause: error }));
      await pool.query(
        `update content_reviews set mail_due_at = now() + ${RETRY} where id = $1 and mail_due_at is not null`,
        [id],
      );
    });
  }
}

const sendOne = (pool: pg.Pool, id: string, tools: ReviewMailTools): Promise<void> =>
  transaction(pool, async (connection) => {
    const { rows } = await connection.query<Review>(
      `select ${COLUMNS} from content_reviews where id = $1 for update skip locked`,
      [id],
    );
    const [review] = rows;
    if (!review) return;
    const site = await siteOf(review, tools);
    const isDue = review.mailDueAt !== null && review.mailDueAt.getTime() <= tools.now.getTime();
    const isReminder = !isDue;
    if (isReminder && (review.dueOn === null || review.dueOn > (dayIn(tools.now, siteTimeZone(site)) ?? '')))
      return;
    if (isReminder && !(await isStillWaiting(review, tools)))
      return endReview(connection, review.documentId, 'replaced');
    const members = await tools.members();
    const nameOf = (person: string | null) =>
      members.find((each) => each.id === person)?.name || 'A colleague';
    const mail = await composeMail(tools.reader, site, {
      to: 'dealer',
      dealer: recipientsOf(review, members),
      shopper: '',
      write: ({ name: siteName }) =>
        reviewMail(review, {
          requestedBy: nameOf(review.requestedBy),
          decidedBy: nameOf(review.decidedBy),
          siteName,
          studioUrl: tools.studioUrl,
          isReminder,
        }),
    });
    if (mail !== 'nobody') {
      const about = isReminder ? 'reminder' : `${review.state}.${review.mailDueAt?.getTime() ?? 0}`;
      await tools.sender.send({
        ...mail,
        name: 'staff.review',
        messageId: `<review.${review.id}.${about}@${tools.mailDomain}>`,
      });
    }
    await connection.query(
      isReminder
        ? 'update content_reviews set reminded_at = now() where id = $1'
        : 'update content_reviews set mail_due_at = null where id = $1',
      [id],
    );
  });

/** Returns whether the draft that a review is about still exists: nobody published or discarded it. */
async function isStillWaiting(
  { documentId, createdAt }: Review,
  { documentOf }: ReviewMailTools,
): Promise<boolean> {
  const { hasDraft, published } = await documentOf(documentId);
  return hasDraft && !isPublishedSince(documentId, published, createdAt);
}

async function siteOf({ id, siteIds }: Review, { reader, slugOf }: ReviewMailTools): Promise<MailSite> {
  for (const siteId of siteIds) {
    const slug = await slugOf(siteId);
    const site = slug === null ? null : await reader.site(slug);
    if (site) return site;
  }
  throw new Error(`no site of review ${id} is published`);
}

/** Returns the addresses of a review's mail; none if the person has left. */
function recipientsOf(
  { state, requestedBy, assignedTo }: Review,
  members: readonly ProjectMember[],
): string[] {
  const isFor = ({ id, roles }: ProjectMember): boolean => {
    if (state !== 'requested') return id === requestedBy;
    return assignedTo === null ? roles.includes(ADMINISTRATOR) && id !== requestedBy : id === assignedTo;
  };
  return [...new Set(members.filter(isFor).flatMap(({ email }) => (email ? [email] : [])))];
}

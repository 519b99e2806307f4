import type { SanityClient } from '@sanity/client';
import type pg from 'pg';
import { z } from 'zod';
import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { publishedIdOf, releaseOfVersion } from '../../sites/content-lake/document-id.ts';
import { transactionsOf } from '../../sites/content-lake/transactions.server.ts';
import type { ProjectMember } from '../back-office/administrators.server.ts';
import type { ContentDocument } from '../back-office/content-document.ts';
import { siteIdsOf, titleOf } from '../back-office/release-rights.ts';
import { sealedIdOf } from '../back-office/release-schedules.server.ts';
import { publishChecks } from '../tables/content-reviews.ts';
import { type ApprovalSite, approvalSites } from './approval-sites.server.ts';
import type { PublishOutcome } from './publish-outcome.ts';
import { type ApprovalKind, approvalNeeded, REVIEWED_TYPES } from './rule.ts';

/** How long a publication that no worker saw is looked for. */
const LOOK_BACK_MS = 2 * 86_400_000;
/** Documents checked per run; the rest follow in the next. */
const MOST_PER_RUN = 50;
const MOST_LISTED = 2_000;
/** Several publications of one person within this time are one mail. */
const MAIL_AFTER = "interval '10 minutes'";
const SHOWN_DAYS = 14;
const MOST_SHOWN = 50;

const PUBLISHED = `*[_type in $types && _updatedAt > $since && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]
  | order(_updatedAt desc)[0...${MOST_LISTED}]{ _id, _rev, _type, _updatedAt, site, sites }`;
const listedSchema = z.array(
  z.looseObject({ _id: z.string(), _rev: z.string(), _type: z.string(), _updatedAt: z.string() }),
);
type Listed = z.output<typeof listedSchema>[number];

/** The back office's releases that were published at about a time, with the ids of their versions. */
const RELEASES =
  '*[_id in $ids && state == "published" && publishedAt > $from && publishedAt < $to]{ "versions": finalDocumentStates[].id }';
const releasesSchema = z.array(z.object({ versions: z.array(z.string()).nullish() }));
/** Most that the clocks of the content lake and the database differ, and that publishing a release takes. */
const CLOCKS = "interval '10 minutes'";
const CLOCKS_MS = 10 * 60_000;

const documentsSchema = z.object({
  documents: z.array(z.looseObject({ _id: z.string(), _type: z.string() })),
});

export interface PublishCheckTools {
  /** A client that reads the history, in the raw perspective. */
  lake: SanityClient;
  /** Returns the people of the studio's project. */
  members: () => Promise<ProjectMember[]>;
  report: (level: 'info' | 'warn', facts: Record<string, unknown>, event: string) => void;
  now: Date;
}

/**
 * Checks documents that were published on sites with the rule 'needs approval', by whatever API, and stores whether
 * they had it. Sanity cannot refuse a person whose role may publish, so what such a person published without an
 * approval is recorded, and mailed by `sendUnapprovedMails`.
 * @returns the number of documents published without the approval they need
 * @throws the error of the database or of the content lake; the next run checks what is left
 */
export async function checkPublished(pool: pg.Pool, tools: PublishCheckTools): Promise<number> {
  const { lake, report } = tools;
  const sites = (await approvalSites(lake)).filter(({ needsApproval }) => needsApproval.length > 0);
  const since = await watchedSince(pool, sites, tools.now);
  if (sites.length === 0) return 0;
  const listed = listedSchema
    .parse(
      await lake.fetch(PUBLISHED, {
        types: REVIEWED_TYPES,
        since: new Date(tools.now.getTime() - LOOK_BACK_MS).toISOString(),
      }),
    )
    .filter((document) =>
      siteIdsOf(document).some((id) => (since.get(id) ?? Infinity) < Date.parse(document._updatedAt)),
    );
  const open = await uncheckedOf(pool, listed);
  if (open.length === 0) return 0;
  const people = new Set((await tools.members()).map(({ id }) => id));
  let unapproved = 0;
  for (const document of open.slice(0, MOST_PER_RUN)) {
    const check = await checkOf(pool, tools, document, { sites, people });
    await storeCheck(pool, document, check);
    if (check.outcome !== 'unapproved') continue;
    unapproved += 1;
    report(
      'warn',
      { document: document._id, staff: check.publishedBy, needs: check.needs },
      'published_unapproved',
    );
  }
  return unapproved;
}

/** Marks since when each site has the rule, and returns it: what was published before needed no approval. */
async function watchedSince(
  db: Queryable,
  sites: readonly ApprovalSite[],
  now: Date,
): Promise<Map<string, number>> {
  const ids = sites.map(({ id }) => id);
  await db.query(`delete from publish_checks where document_type = 'site' and document_id <> all($1)`, [ids]);
  await db.query(
    `insert into publish_checks (document_id, revision, document_type, title, site_ids, outcome, published_at)
     select id, '', 'site', '', array[id], 'notNeeded', $2 from unnest($1::text[]) as id on conflict do nothing`,
    [ids, now],
  );
  const { rows } = await db.query<{ id: string; at: Date }>(
    `select document_id as id, published_at as at from publish_checks where document_type = 'site'`,
  );
  return new Map(rows.map(({ id, at }) => [id, at.getTime()]));
}

async function uncheckedOf(db: Queryable, listed: readonly Listed[]): Promise<Listed[]> {
  if (listed.length === 0) return [];
  const { rows } = await db.query<{ key: string }>(
    `select document_id || ' ' || revision as key from publish_checks where document_id = any($1)`,
    [listed.map(({ _id }) => _id)],
  );
  const checked = new Set(rows.map(({ key }) => key));
  return listed.filter(({ _id, _rev }) => !checked.has(`${_id} ${_rev}`));
}

interface Check {
  title: string;
  siteIds: string[];
  needs: ApprovalKind | null;
  outcome: PublishOutcome;
  publishedBy: string | null;
}

async function checkOf(
  pool: pg.Pool,
  { lake }: PublishCheckTools,
  { _id: id, _rev: revision, _updatedAt: updatedAt }: Listed,
  { sites, people }: { sites: readonly ApprovalSite[]; people: ReadonlySet<string> },
): Promise<Check> {
  const upTo = { toTransaction: revision, reverse: 'true', limit: '2' };
  const [latest, ofDraft] = await Promise.all([
    transactionsOf(lake, id, upTo),
    transactionsOf(lake, `drafts.${id}`, upTo),
  ]);
  const publishing = latest.find((transaction) => transaction.id === revision);
  const before = latest.find((transaction) => transaction.id !== revision);
  const [document, earlier] = await Promise.all([
    revisionOf(lake, id, revision),
    before ? revisionOf(lake, id, before.id) : null,
  ]);
  const states = [document, earlier].filter((state) => state !== null);
  const hasRule = (site: string) => sites.some(({ id: each }) => each === site);
  // The mail looks like those of the first.
  const siteIds = [...new Set(states.flatMap(siteIdsOf))].toSorted(
    (a, b) => Number(hasRule(b)) - Number(hasRule(a)),
  );
  const needed = sites.filter((site) => siteIds.includes(site.id)).flatMap((site) => site.needsApproval);
  const needs = document && approvalNeeded(document, earlier, needed);
  const facts = { title: document ? titleOf(document) : 'Untitled', siteIds, needs };
  if (needs === null) return { ...facts, outcome: 'notNeeded', publishedBy: null };
  const publisher = publishing
    ? await publisherOf(pool, lake, { document: id, author: publishing.author, at: updatedAt }, people)
    : null;
  if (publisher === null) return { ...facts, outcome: 'token', publishedBy: null };
  const draftRevision = ofDraft[0]?.id === revision ? (ofDraft[1]?.id ?? null) : null;
  const isApproved = await wasApproved(pool, lake, {
    id,
    revision,
    draftRevision,
    release: publisher.release,
  });
  return { ...facts, outcome: isApproved ? 'approved' : 'unapproved', publishedBy: publisher.person };
}

/**
 * Returns whether what was published is what somebody approved: the last revision of the draft, or of the document's
 * version in the release that was published.
 * @param published.release the release that the back office published; null if Sanity published
 */
async function wasApproved(
  db: Queryable,
  lake: SanityClient,
  {
    id,
    revision,
    draftRevision,
    release,
  }: { id: string; revision: string; draftRevision: string | null; release: string | null },
): Promise<boolean> {
  const { rows } = await db.query<{ reviewed: string; approved: string }>(
    `select distinct document_id as reviewed, approved_revision as approved from content_reviews
     where approved_revision is not null
       and (document_id = $1 or (starts_with(document_id, 'versions.') and document_id like '%.' || $1))`,
    [id],
  );
  for (const { reviewed, approved } of rows) {
    if (reviewed === id) {
      if (approved === draftRevision) return true;
    } else if (publishedIdOf(reviewed) === id) {
      // The back office publishes a duplicate of the version, then archives the release, which deletes the version.
      const isOfOffice = release !== null && releaseOfVersion(reviewed) === release;
      const [last, before] = await transactionsOf(lake, reviewed, {
        reverse: 'true',
        limit: '2',
        ...(!isOfOffice && { toTransaction: revision }),
      });
      const isGone = isOfOffice ? !(await lake.getDocument(reviewed)) : last?.id === revision;
      if ((isGone ? before : isOfOffice ? last : null)?.id === approved) return true;
    }
  }
  return false;
}

/**
 * Returns who published: the author, or who had the back office publish a release, with that release; null for another
 * API token.
 */
async function publisherOf(
  db: Queryable,
  lake: SanityClient,
  { document, author, at }: { document: string; author: string; at: string },
  people: ReadonlySet<string>,
): Promise<{ person: string; release: string | null } | null> {
  if (people.has(author)) return { person: author, release: null };
  const { rows } = await db.query<{ id: string; by: string; release: string }>(
    `select id, scheduled_by as by, release_id as release from release_schedules
     where run_at < $1::timestamptz + ${CLOCKS} and (ended_at is null or ended_at > $1::timestamptz - ${CLOCKS})
     order by run_at desc limit 50`,
    [at],
  );
  if (rows.length === 0) return null;
  const releases = releasesSchema.parse(
    await lake.fetch(RELEASES, {
      ids: rows.map(({ id }) => `_.releases.${sealedIdOf(id)}`),
      from: new Date(Date.parse(at) - CLOCKS_MS).toISOString(),
      to: new Date(Date.parse(at) + CLOCKS_MS).toISOString(),
    }),
  );
  const published = new Set(releases.flatMap(({ versions }) => versions ?? []));
  const run = rows.find(({ id }) => published.has(`versions.${sealedIdOf(id)}.${document}`));
  return run ? { person: run.by, release: run.release } : null;
}

async function revisionOf(lake: SanityClient, id: string, revision: string): Promise<ContentDocument | null> {
  const { documents } = documentsSchema.parse(
    await lake.request({
      url: `/data/history/${lake.config().dataset}/documents/${id}`,
      query: { revision },
      tag: 'reviews.history',
    }),
  );
  return documents[0] ?? null;
}

async function storeCheck(
  db: Queryable,
  { _id, _rev, _type, _updatedAt }: Listed,
  { title, siteIds, needs, outcome, publishedBy }: Check,
): Promise<void> {
  await db.query(
    `insert into publish_checks (document_id, revision, document_type, title, site_ids, needs, outcome, published_by,
                                 published_at, mail_due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $7 = 'unapproved' then now() + ${MAIL_AFTER} end)
     on conflict do nothing`,
    [_id, _rev, _type, title, siteIds, needs, outcome, publishedBy, _updatedAt],
  );
}

/**
 * Records what the back office published for a person with its own token, which the history does not tell.
 * @param publication.revision the published one
 */
export async function recordPublication(
  db: Queryable,
  publication: {
    document: string;
    revision: string;
    type: string;
    title: string;
    siteIds: readonly string[];
    needs: ApprovalKind;
    isApproved: boolean;
    publishedBy: string;
  },
): Promise<void> {
  const { document, revision, type, title, siteIds, needs, isApproved, publishedBy } = publication;
  const outcome: PublishOutcome = isApproved ? 'approved' : 'unapproved';
  await db.query(
    `insert into publish_checks (document_id, revision, document_type, title, site_ids, needs, outcome, published_by,
                                 published_at, mail_due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now(), case when $7 = 'unapproved' then now() + ${MAIL_AFTER} end)
     -- The worker has just taken it for a program's.
     on conflict (document_id, revision) do update
     set outcome = excluded.outcome, published_by = excluded.published_by, mail_due_at = excluded.mail_due_at`,
    [document, revision, type, title, siteIds, needs, outcome, publishedBy],
  );
}

const COLUMNS = columnsOf(publishChecks, [
  'documentId',
  'revision',
  'documentType',
  'title',
  'siteIds',
  'publishedBy',
  'publishedAt',
]);
export type PublishCheck = RowOf<typeof COLUMNS>;

/** Returns what was published without approval on any of these sites in the last two weeks, newest first. */
export async function unapprovedOf(
  db: Queryable,
  siteIds: readonly string[],
): Promise<
  {
    document: string;
    revision: string;
    type: string;
    title: string;
    siteIds: string[];
    publishedBy: string;
    publishedAt: Date;
  }[]
> {
  const { rows } = await db.query<PublishCheck>(
    `select ${COLUMNS} from publish_checks
     where outcome = 'unapproved' and site_ids && $1 and published_at > now() - make_interval(days => ${SHOWN_DAYS})
     order by published_at desc limit ${MOST_SHOWN}`,
    [siteIds],
  );
  return rows.map(({ documentId: document, documentType: type, publishedBy, ...row }) => ({
    ...row,
    document,
    type,
    publishedBy: publishedBy ?? '',
  }));
}

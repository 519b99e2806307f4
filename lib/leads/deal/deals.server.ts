import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { adoptDeal } from '../../payments/reservation/adopt-deal.server.ts';
import type { ReservedDeal } from '../../payments/reservation/reserved-deal.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { columnsExcept, columnsOf, type RowOf } from '../../platform/database/row.ts';
import { normalisePhone } from '../../platform/text/phone.ts';
import { insertInbound } from '../conversation/inbound.server.ts';
import { insertReply, type Reply, type ThreadShopper } from '../conversation/reply.server.ts';
import { deals, dealVersions } from '../tables/deals.ts';
import { recordAnswer } from '../thread/join.server.ts';
import type { DealChoice, DealTerms } from './choice.ts';
import { NO_TERMS } from './choice.ts';
import { type DealFigures, type DealVersion, MOST_VERSIONS } from './version.ts';

const DEAL_COLUMNS = columnsExcept(deals, ['saveKey']);
const VERSION_COLUMNS = columnsOf(dealVersions, [
  'number',
  'author',
  'staffId',
  'reason',
  'choice',
  'terms',
  'figures',
  'expiresAt',
  'createdAt',
]);

type DealRow = RowOf<typeof DEAL_COLUMNS>;

/** A deal with its versions, oldest first; there is always one. */
export interface Deal extends DealRow {
  versions: DealVersion[];
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function withVersions(db: Queryable, rows: readonly DealRow[]): Promise<Deal[]> {
  if (rows.length === 0) return [];
  const { rows: versions } = await db.query<DealVersion & { dealId: string }>({
    name: 'deal-versions',
    text: `select ${VERSION_COLUMNS}, deal_id as "dealId" from deal_versions
           where deal_id = any($1) order by deal_id, number`,
    values: [rows.map(({ id }) => id)],
  });
  return rows.map((row) => ({
    ...row,
    versions: versions.flatMap(({ dealId, ...version }) => (dealId === row.id ? [version] : [])),
  }));
}

/** Returns a deal of one of these sites; null if there is none. */
export async function findDeal(
  db: Queryable,
  siteSlugs: readonly string[],
  id: string,
): Promise<Deal | null> {
  if (!UUID.test(id)) return null;
  const { rows } = await db.query<DealRow>({
    name: 'deal-find',
    text: `select ${DEAL_COLUMNS} from deals where id = $1 and site_slug = any($2)`,
    values: [id, siteSlugs],
  });
  return (await withVersions(db, rows))[0] ?? null;
}

/** Returns the deals of an account, and those sent with its verified phone; the newest first. */
export async function dealsOfShopper(
  db: Queryable,
  { siteSlug, userId, phone }: { siteSlug: string; userId: string; phone: string | null },
): Promise<Deal[]> {
  const { rows } = await db.query<DealRow>({
    name: 'deals-of-shopper',
    text: `select ${DEAL_COLUMNS} from deals where site_slug = $1 and (user_id = $2 or lead_id in (
             select id from leads where site_slug = $1 and payload->>'phone' = $3 and $3 <> ''))
           order by updated_at desc, id limit 20`,
    values: [siteSlug, userId, phone ? normalisePhone(phone) : ''],
  });
  return withVersions(db, rows);
}

/** Returns the id of the deal that a lead sent; null for other leads. */
export async function dealIdOfLead(db: Queryable, leadId: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>({
    name: 'deal-of-lead',
    text: 'select id from deals where lead_id = $1 limit 1',
    values: [leadId],
  });
  return rows[0]?.id ?? null;
}

/** Returns the deals of a thread of one of these sites, the newest first. */
export async function dealsOfThread(
  db: Queryable,
  siteSlugs: readonly string[],
  threadId: string,
): Promise<Deal[]> {
  if (!UUID.test(threadId)) return [];
  const { rows } = await db.query<DealRow>({
    name: 'deals-of-thread',
    text: `select ${DEAL_COLUMNS} from deals
           where site_slug = any($1) and lead_id in (select id from leads where thread_id = $2)
           order by updated_at desc, id limit 20`,
    values: [siteSlugs, threadId],
  });
  return withVersions(db, rows);
}

interface NewVersion {
  choice: DealChoice;
  figures: DealFigures;
  reason?: string;
}

const insertVersion = (
  db: Queryable,
  dealId: string,
  number: number,
  { choice, figures, reason = '' }: NewVersion,
  answer: { staffId: string; terms: DealTerms; expiresAt: Date } | null,
) =>
  db.query(
    `insert into deal_versions (deal_id, number, author, staff_id, reason, choice, terms, figures, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      dealId,
      number,
      answer ? 'staff' : 'shopper',
      answer?.staffId ?? null,
      reason,
      JSON.stringify(choice),
      JSON.stringify(answer?.terms ?? NO_TERMS),
      JSON.stringify(figures),
      answer?.expiresAt ?? null,
    ],
  );

/**
 * Saves a new deal as a draft, which only its shopper sees. Of several calls with one key by the same shopper, one
 * makes the deal.
 * @param key a secret UUID, unique per form that saves a deal
 * @returns its id; `isNew` is false if an earlier call with the key made it
 */
export const createDeal = (
  pool: pg.Pool,
  { siteSlug, carId, userId, key }: { siteSlug: string; carId: string; userId: string | null; key: string },
  version: NewVersion,
): Promise<{ id: string; isNew: boolean }> =>
  transaction(pool, async (connection) => {
    const id = randomUUID();
    const insert = (saveKey: string | null) =>
      connection.query(
        `insert into deals (id, site_slug, car_id, user_id, save_key) values ($1, $2, $3, $4, $5)
         on conflict (site_slug, save_key) do nothing`,
        [id, siteSlug, carId, userId, saveKey],
      );
    // Waits for a transaction that is inserting the same key.
    if ((await insert(key)).rowCount !== 1) {
      const { rows } = await connection.query<{ id: string }>(
        `select id from deals where site_slug = $1 and save_key = $2 and car_id = $3
           and user_id is not distinct from $4`,
        [siteSlug, key, carId, userId],
      );
      if (rows[0]) return { id: rows[0].id, isNew: false };
      // Another shopper's, from the same browser's history.
      await insert(null);
    }
    await insertVersion(connection, id, 1, version, null);
    return { id, isNew: true };
  });

/**
 * Gives drafts of a guest to the account that signed in; those of other accounts and sent deals stay as they are.
 * @returns how many it got
 */
export async function claimDrafts(
  db: Queryable,
  { siteSlug, userId }: { siteSlug: string; userId: string },
  ids: readonly string[],
): Promise<number> {
  const { rowCount } = await db.query({
    name: 'deals-claim',
    text: `update deals set user_id = $2
           where id = any($3) and site_slug = $1 and user_id is null and status = 'draft'`,
    values: [siteSlug, userId, ids.filter((id) => UUID.test(id))],
  });
  return rowCount ?? 0;
}

/** Locks a deal of one of these sites until the end of the transaction. */
async function lockDeal(connection: Queryable, siteSlugs: readonly string[], id: string) {
  if (!UUID.test(id)) return null;
  const { rows } = await connection.query<DealRow>(
    `select ${DEAL_COLUMNS} from deals where id = $1 and site_slug = any($2) for update`,
    [id, siteSlugs],
  );
  return rows[0] ?? null;
}

/**
 * `same`: the newest version is the shopper's own and equal. `over`: accepted or closed. `full`: it has too many
 * versions.
 */
export type ChangeOutcome = 'changed' | 'same' | 'over' | 'full';

/**
 * Adds a shopper's version, unless it equals their last one. A deal that was sent goes back to the dealer with it.
 * @returns null if the deal does not exist on this site
 */
export const changeDeal = (
  pool: pg.Pool,
  { siteSlug, id }: { siteSlug: string; id: string },
  version: NewVersion,
): Promise<ChangeOutcome | null> =>
  transaction(pool, async (connection) => {
    const deal = await lockDeal(connection, [siteSlug], id);
    if (!deal) return null;
    if (deal.status === 'accepted' || deal.status === 'closed') return 'over';
    if (await isNewest(connection, deal, version)) return 'same';
    if (deal.version >= MOST_VERSIONS) return 'full';
    const number = deal.version + 1;
    await insertVersion(connection, id, number, version, null);
    await connection.query(
      `update deals set version = $2, updated_at = now(),
              status = case when status = 'draft' then 'draft' else 'sent' end where id = $1`,
      [id, number],
    );
    if (deal.leadId)
      await writeInThread(connection, deal.leadId, {
        key: `deal ${id} ${number}`,
        text: `Changed the deal: version ${number}.`,
      });
    return 'changed';
  });

/** Returns whether the newest version of a deal is the shopper's, with the same choice and figures. */
async function isNewest(
  connection: Queryable,
  { id, version: number }: { id: string; version: number },
  { choice, figures }: NewVersion,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    `select from deal_versions where deal_id = $1 and number = $2 and author = 'shopper'
       and choice = $3::jsonb and figures = $4::jsonb`,
    [id, number, JSON.stringify(choice), JSON.stringify(figures)],
  );
  return rowCount === 1;
}

/** Marks a draft as sent with its lead, in the lead's transaction. Later calls change nothing. */
export async function markSent(
  connection: Queryable,
  { siteSlug, id, leadId }: { siteSlug: string; id: string; leadId: string },
): Promise<void> {
  await connection.query(
    `update deals set status = 'sent', lead_id = $3, updated_at = now()
     where id = $1 and site_slug = $2 and status = 'draft'`,
    [id, siteSlug, leadId],
  );
}

/** Adds what a shopper did with a deal to its conversation, once per key. */
async function writeInThread(
  connection: Queryable,
  leadId: string,
  { key, text }: { key: string; text: string },
): Promise<void> {
  const { rows } = await connection.query<{ threadId: string | null; phone: string; email: string }>(
    `select thread_id as "threadId", coalesce(payload->>'phone', '') as phone,
            coalesce(payload->>'email', '') as email from leads where id = $1`,
    [leadId],
  );
  const [lead] = rows;
  if (!lead?.threadId) return;
  await insertInbound(connection, {
    threadId: lead.threadId,
    channel: 'garage',
    text,
    address: lead.phone || lead.email,
    providerId: key,
    sentAt: new Date(),
  });
}

/**
 * Adds a shopper's question about a deal to its conversation.
 * @param token identifies the form, so that sending it twice stores it once
 * @returns false if the deal was not sent
 */
export const askAboutDeal = (
  pool: pg.Pool,
  { siteSlug, id }: { siteSlug: string; id: string },
  { text, token }: { text: string; token: string },
): Promise<boolean> =>
  transaction(pool, async (connection) => {
    const deal = await lockDeal(connection, [siteSlug], id);
    if (!deal?.leadId) return false;
    await writeInThread(connection, deal.leadId, { key: `deal ${id} ${token}`, text });
    return true;
  });

/** `moved`: the deal has another version than the caller saw. `over`: accepted, closed or never sent. */
export type AnswerOutcome = 'answered' | 'moved' | 'over' | 'full';

/**
 * Adds the dealer's answer as a version, and queues the message to the shopper with it.
 * @param seen number of the version that staff answered
 * @param message null if the shopper cannot be reached by mail or SMS
 * @returns null if the deal does not exist on these sites
 */
export const answerDeal = (
  pool: pg.Pool,
  { siteSlugs, id, seen }: { siteSlugs: readonly string[]; id: string; seen: number },
  version: NewVersion & { staffId: string; terms: DealTerms; expiresAt: Date },
  contact: { shopper: ThreadShopper; message: Reply | null },
): Promise<AnswerOutcome | null> =>
  transaction(pool, async (connection) => {
    const deal = await lockDeal(connection, siteSlugs, id);
    if (!deal) return null;
    if (deal.status !== 'sent' && deal.status !== 'answered') return 'over';
    if (deal.version !== seen) return 'moved';
    if (deal.version >= MOST_VERSIONS) return 'full';
    const number = deal.version + 1;
    await insertVersion(connection, id, number, version, version);
    await connection.query(
      `update deals set version = $2, status = 'answered', updated_at = now() where id = $1`,
      [id, number],
    );
    const { shopper, message } = contact;
    if (message) await insertReply(connection, shopper, message);
    else await recordAnswer(connection, shopper.threadId);
    return 'answered';
  });

/**
 * Closes a deal that is not accepted, so that it can no longer be changed or accepted.
 * @returns false if there is no such deal on these sites
 */
export async function closeDeal(db: Queryable, siteSlugs: readonly string[], id: string): Promise<boolean> {
  if (!UUID.test(id)) return false;
  const { rowCount } = await db.query(
    `update deals set status = 'closed', updated_at = now()
     where id = $1 and site_slug = any($2) and status in ('sent', 'answered')`,
    [id, siteSlugs],
  );
  return rowCount === 1;
}

/** `accepted` again for the same version. `moved`: there is another version. `expired`: its answer is. */
export type AcceptOutcome = 'accepted' | 'moved' | 'expired' | 'over';

/**
 * Accepts the dealer's newest answer, once. Of two shoppers, or a shopper and an answer that arrives at the same
 * time, one guarded update decides. The shopper's unpaid hold on the vehicle gets the deal in the same transaction.
 * @param number the version that the shopper saw
 */
export const acceptDeal = (
  pool: pg.Pool,
  { siteSlug, id }: { siteSlug: string; id: string },
  number: number,
): Promise<AcceptOutcome> =>
  transaction(pool, async (connection) => {
    if (!UUID.test(id)) return 'over';
    const { rows } = await connection.query<{ leadId: string }>(
      `update deals set status = 'accepted', accepted_version = $3, accepted_at = now(), updated_at = now()
       from deal_versions v
       where deals.id = $1 and deals.site_slug = $2 and deals.status = 'answered' and deals.version = $3
         and v.deal_id = deals.id and v.number = $3 and v.author = 'staff' and v.expires_at > now()
       returning deals.lead_id as "leadId"`,
      [id, siteSlug, number],
    );
    if (rows[0]) {
      await writeInThread(connection, rows[0].leadId, {
        key: `deal ${id} accepted`,
        text: `Accepted the deal: version ${number}.`,
      });
      await giveToHold(connection, siteSlug, id);
      return 'accepted';
    }
    const deal = await findDeal(connection, [siteSlug], id);
    if (!deal || deal.status === 'draft' || deal.status === 'closed') return 'over';
    if (deal.status === 'accepted') return deal.acceptedVersion === number ? 'accepted' : 'moved';
    return deal.version === number && deal.status === 'answered' ? 'expired' : 'moved';
  });

async function giveToHold(connection: Queryable, siteSlug: string, id: string): Promise<void> {
  const deal = await findDeal(connection, [siteSlug], id);
  const accepted = deal && reservedDeal(deal);
  if (!accepted) return;
  const { rows } = await connection.query<{ phone: string; email: string }>(
    `select coalesce(payload->>'phone', '') as phone, coalesce(payload->>'email', '') as email
     from leads where id = $1`,
    [deal.leadId],
  );
  const { choice: _, ...sums } = accepted;
  if (rows[0]) await adoptDeal(connection, { siteSlug, carId: deal.carId, ...rows[0] }, sums);
}

/** Returns an accepted deal as a reservation of its vehicle keeps it; null for any other deal. */
export function reservedDeal(deal: Deal): (ReservedDeal & { choice: DealChoice }) | null {
  const accepted = deal.versions.find(({ number }) => number === deal.acceptedVersion);
  if (deal.status !== 'accepted' || !accepted) return null;
  const { choice, figures } = accepted;
  const { total, balance } = figures.totals;
  return { id: deal.id, version: accepted.number, total, balance, choice };
}

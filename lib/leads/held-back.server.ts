import type pg from 'pg';
import { type Queryable, transaction } from '../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../platform/database/row.ts';
import { keepCallBackTask } from './call-back/task.server.ts';
import type { HeldBackLead, SentAnswer } from './held-back.ts';
import type { LeadPayload } from './payload.ts';
import { queueLead } from './store.server.ts';
import { leads } from './tables/leads.ts';

const LISTED_COLUMNS = columnsOf(leads, [
  'id',
  'siteSlug',
  'dealershipId',
  'locationId',
  'kind',
  'createdAt',
  'payload',
]);

/**
 * Returns leads held back as suspected spam, newest first.
 * @param siteSlugs sites whose leads may be read
 * @param after id of the last lead of the previous page
 */
export async function listHeldBack(
  db: Queryable,
  { siteSlugs, after, limit }: { siteSlugs: readonly string[]; after: string | null; limit: number },
): Promise<{ leads: HeldBackLead[]; next: string | null }> {
  const { rows } = await db.query<RowOf<typeof LISTED_COLUMNS>>(
    `select ${LISTED_COLUMNS} from leads
     where suspect and site_slug = any($1)
       and ($2::uuid is null or (created_at, id) < (select created_at, id from leads where id = $2))
     order by created_at desc, id desc limit $3`,
    [siteSlugs, after, limit + 1],
  );
  const page = rows.slice(0, limit).map(({ siteSlug, createdAt, payload, ...row }) => {
    const { name, phone, email, message } = payload;
    return {
      ...row,
      site: siteSlug,
      createdAt: createdAt.toISOString(),
      about: subjectOf(payload),
      name,
      phone,
      email,
      message,
    };
  });
  return { leads: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

export function subjectOf(payload: LeadPayload): string {
  const vehicle = [payload['Vehicle Make'], payload['Vehicle Model']].filter(Boolean).join(' ');
  if (!vehicle) return [payload.category, payload.subcategory].filter(Boolean).join(', ');
  return payload.stock_number ? `${vehicle}, stock ${payload.stock_number}` : vehicle;
}

/** Releases a held-back lead and queues its mails; null if it is not one of this site. */
export function sendHeldBack(
  pool: pg.Pool,
  siteSlugs: readonly string[],
  id: string,
): Promise<SentAnswer['outcome'] | null> {
  return transaction(pool, async (connection) => {
    const { rows } = await connection.query<{ suspect: boolean; finished: boolean; payload: LeadPayload }>(
      'select suspect, finished, payload from leads where id = $1 and site_slug = any($2) for update',
      [id, siteSlugs],
    );
    if (!rows[0]) return null;
    if (!rows[0].suspect) return 'sent_before';
    await connection.query('update leads set suspect = false where id = $1', [id]);
    await queueLead(connection, id, rows[0]);
    const { call_back: callBack } = rows[0].payload;
    if (callBack) await keepCallBackTask(connection, id, callBack);
    return 'sent';
  });
}

/**
 * Deletes held-back leads for good; a released one is left alone.
 * @param siteSlugs sites whose leads may be deleted
 * @returns their ids
 */
export async function deleteHeldBack(
  db: Queryable,
  siteSlugs: readonly string[],
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'delete from leads where id = any($1) and site_slug = any($2) and suspect returning id',
    [ids, siteSlugs],
  );
  return rows.map(({ id }) => id);
}

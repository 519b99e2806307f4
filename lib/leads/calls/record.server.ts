import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { normalisePhone } from '../../platform/text/phone.ts';
import { newestLeadOf, tokenOfMessage } from '../conversation/inbound.server.ts';
import { threadOfPhone } from '../conversation/inbound-text.server.ts';
import { insertReply } from '../conversation/reply.server.ts';
import { GENERAL_ENQUIRY } from '../form-kinds.ts';
import { leadPayload } from '../payload.ts';
import { storeLead } from '../store.server.ts';
import { submissionSchema } from '../submission.ts';
import { leadCalls } from '../tables/conversation.ts';
import { recordAnswer, touchThread } from '../thread/join.server.ts';
import type { CallState } from './call-states.ts';
import type { TrackedNumber } from './tracking-number.ts';

/** Subcategory of a lead that a call from an unknown number begins. */
const CALL_LEAD = 'Phone call';
/** Minutes within which a missed call should be returned. */
const CALL_BACK_MINUTES = 15;

export interface IncomingCall {
  /** Twilio's `CallSid`. */
  providerId: string;
  /** `+61412345678`; anything without digits if the number is withheld. */
  from: string;
  startedAt: Date;
}

/** Twilio sends these instead of a number that is withheld. */
const WITHHELD = new Set(['266696687', '7378742833', '2562533', '8566696687', '']);

/** Returns a caller's number as leads have it; empty if it is withheld. */
function callerNumber(from: string): string {
  const digits = normalisePhone(from);
  return WITHHELD.has(digits) ? '' : digits;
}

/** Records that a shopper called a tracking number. Idempotent. */
export async function beginCall(db: Queryable, call: IncomingCall, tracked: TrackedNumber): Promise<void> {
  await db.query(
    `insert into lead_calls (id, site_slug, direction, state, phone, number, location_id, source, provider_id, started_at)
     values ($1, $2, 'in', 'ringing', $3, $4, $5, $6, $7, $8)
     on conflict (provider_id) do nothing`,
    [
      randomUUID(),
      tracked.site,
      callerNumber(call.from),
      tracked.number,
      tracked.locationId,
      tracked.source,
      call.providerId,
      call.startedAt,
    ],
  );
}

const CALL_COLUMNS = columnsOf(leadCalls, ['id', 'siteSlug', 'phone', 'locationId', 'state', 'startedAt']);
type Call = RowOf<typeof CALL_COLUMNS>;

/**
 * Records how a call ended. It becomes part of the caller's thread, or a new lead. A missed call becomes a
 * task at once, and the caller gets an SMS if the site has a text for it. Repeated reports change nothing.
 * @throws the database's error; the provider reports it again
 */
export async function endCall(
  pool: pg.Pool,
  { providerId, isAnswered, seconds }: { providerId: string; isAnswered: boolean; seconds: number | null },
  tracked: Pick<TrackedNumber, 'dealershipId' | 'missedCallText'>,
): Promise<'recorded' | 'known'> {
  const { rows } = await pool.query<Call>(`select ${CALL_COLUMNS} from lead_calls where provider_id = $1`, [
    providerId,
  ]);
  const call = rows[0];
  if (call?.state !== 'ringing') return 'known';
  const state: CallState = isAnswered ? 'answered' : 'missed';
  const threadId = call.phone
    ? await threadOfCall(pool, call, providerId, state, tracked.dealershipId)
    : null;
  return transaction(pool, async (connection) => {
    const leadId = threadId && (await newestLeadOf(connection, threadId));
    const { rowCount } = await connection.query(
      `update lead_calls set state = $2, seconds = $3, thread_id = $4, lead_id = $5
       where id = $1 and state = 'ringing'`,
      [call.id, state, seconds, leadId ? threadId : null, leadId],
    );
    if (rowCount === 0) return 'known';
    if (!threadId || !leadId) return 'recorded';
    if (isAnswered) await recordAnswer(connection, threadId);
    else await missed(connection, call, { threadId, leadId, text: tracked.missedCallText });
    return 'recorded';
  });
}

async function missed(
  connection: Queryable,
  { id, phone }: Call,
  { threadId, leadId, text }: { threadId: string; leadId: string; text: string },
): Promise<void> {
  await connection.query(
    `insert into lead_tasks (id, thread_id, lead_id, text, due_at)
     values ($1, $2, $3, 'Return a missed call', now() + make_interval(mins => $4))`,
    [id, threadId, leadId, CALL_BACK_MINUTES],
  );
  await touchThread(connection, threadId);
  if (text.trim() && !(await wasTexted(connection, threadId)))
    await insertReply(
      connection,
      { threadId, leadId, phone, email: '' },
      { id, channel: 'sms', subject: '', text: text.trim(), showsVehicle: false, files: [], authorId: null },
    );
}

/** Returns whether a thread got an automatic SMS within a day. Callers try again, and can show another's number. */
async function wasTexted(db: Queryable, threadId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from lead_messages where thread_id = $1 and direction = 'out' and channel = 'sms' and author_id is null
       and created_at > now() - interval '1 day' limit 1`,
    [threadId],
  );
  return (rowCount ?? 0) > 0;
}

/** Returns the caller's thread, that of a new lead if they have none. */
async function threadOfCall(
  pool: pg.Pool,
  { siteSlug, phone, locationId }: Call,
  providerId: string,
  state: CallState,
  dealershipId: string | null,
): Promise<string | null> {
  const thread = await threadOfPhone(pool, { siteSlugs: [siteSlug], phone, channel: 'sms' });
  if (thread) return thread.id;
  const submission = submissionSchema.parse({
    token: tokenOfMessage(providerId),
    kind: 'enquiry',
    values: { phone, message: state === 'answered' ? 'Answered phone call' : 'Missed phone call' },
  });
  const { id } = await storeLead(pool, {
    siteSlug,
    submission,
    dealershipId,
    locationId,
    payload: (leadId) =>
      leadPayload({
        id: leadId,
        submission,
        category: { category: GENERAL_ENQUIRY, subcategory: CALL_LEAD },
        vehicle: null,
        dealershipSlug: null,
        userAgent: '',
        autogaugeEnabled: false,
      }),
  });
  const { rows } = await pool.query<{ threadId: string | null }>(
    'select thread_id as "threadId" from leads where id = $1',
    [id],
  );
  return rows[0]?.threadId ?? null;
}

/**
 * Logs a call that a member of staff made, which counts as an answer to the shopper if they talked.
 * @param call.id generated by the sender once per call
 * @returns false if there is no such thread on these sites
 */
export const logCall = (
  pool: pg.Pool,
  siteSlugs: readonly string[],
  {
    id,
    threadId,
    isAnswered,
    authorId,
  }: { id: string; threadId: string; isAnswered: boolean; authorId: string },
): Promise<boolean> =>
  transaction(pool, async (connection) => {
    const { rows } = await connection.query<{ siteSlug: string; leadId: string; phone: string }>(
      `select t.site_slug as "siteSlug", l.id as "leadId", coalesce(l.payload->>'phone', '') as phone
       from lead_threads t join leads l on l.thread_id = t.id
       where t.id = $1 and t.site_slug = any($2) order by l.created_at desc limit 1`,
      [threadId, siteSlugs],
    );
    const thread = rows[0];
    if (!thread) return false;
    const { rowCount } = await connection.query(
      `insert into lead_calls (id, site_slug, thread_id, lead_id, direction, state, phone, number, author_id, started_at)
       values ($1, $2, $3, $4, 'out', $5, $6, '', $7, now()) on conflict (id) do nothing`,
      [
        id,
        thread.siteSlug,
        threadId,
        thread.leadId,
        isAnswered ? 'answered' : 'missed',
        thread.phone,
        authorId,
      ],
    );
    if (rowCount === 0) return true;
    await (isAnswered ? recordAnswer : touchThread)(connection, threadId);
    return true;
  });

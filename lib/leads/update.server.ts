import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { type Queryable, transaction } from '../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../platform/database/row.ts';
import { normalisePhone } from '../platform/text/phone.ts';
import { changedPayload, type LeadChange } from './change.ts';
import { formSource, recordOptIn } from './consent.server.ts';
import type { LeadPayload } from './payload.ts';
import { isReachable, oweLead, toldBefore } from './store.server.ts';
import { leads } from './tables/leads.ts';

/** Who may go on with a lead: the browser that began it, by its token, or the account with the lead's phone number. */
export interface LeadOwner {
  siteSlug: string;
  leadId: string;
  token: string | null;
  /** Of the session, which has verified it. */
  phone: string | null;
}

/** A further step of a lead. */
export interface LeadStep {
  /** A UUID made once per step: however often it arrives, it is taken once. */
  key: string;
  change: LeadChange;
  /** LEAD-34: the lead goes to the dealer now, and the shopper is written to. */
  isLastStep: boolean;
  /** Whether the shopper is written to, once the journey has ended; without it once, when it ends. */
  tellsShopper?: boolean;
  /** How long the dealer's mail waits for what comes after it; without it not at all, once the journey has ended. */
  inSeconds?: number;
  /** Whether the site ticks the box for news and offers. */
  isOptInTickedAtStart?: boolean;
}

const OWN = `site_slug = $1 and id = $2 and (token = $3 or payload->>'phone' = nullif($4, ''))`;
const ownValues = ({ siteSlug, leadId, token, phone }: LeadOwner) => [
  siteSlug,
  leadId,
  token,
  normalisePhone(phone ?? ''),
];

const OWN_COLUMNS = columnsOf(leads, ['id', 'kind', 'payload', 'finished']);
/** `hasFile`: a resume came along with it. */
export type OwnLead = RowOf<typeof OWN_COLUMNS> & { hasFile: boolean };

/**
 * A lead for whom it belongs to.
 * @returns null for everybody else, and for one that is not there: nobody can tell which
 * @throws the database's error
 */
export async function ownLead(pool: pg.Pool, owner: LeadOwner): Promise<OwnLead | null> {
  const { rows } = await pool.query<OwnLead>(
    `select ${OWN_COLUMNS}, exists (select from lead_files f where f.lead_id = leads.id) as "hasFile"
     from leads where ${OWN}`,
    ownValues(owner),
  );
  return rows[0] ?? null;
}

const CHANGED_COLUMNS = columnsOf(leads, ['id', 'kind', 'payload', 'suspect', 'finished', 'told']);

/** What became of a step. */
interface TakenStep {
  id: string;
  /** False for one that came before. */
  isNew: boolean;
  payload: LeadPayload;
}

/**
 * Takes a further step of a lead, with the mails that follow, in one transaction: when this returns, nothing of it can
 * be lost. While steps are to come, the dealer's mail waits; after the last one it goes out at once, and later changes
 * follow as a mail that says what changed.
 * @returns null where the lead is not its sender's
 * @throws the database's error; then nothing was stored
 */
export const updateLead = (pool: pg.Pool, owner: LeadOwner, step: LeadStep): Promise<TakenStep | null> =>
  transaction(pool, (connection) => takeLeadStep(connection, owner, step));

/**
 * The same within a transaction of its caller, for a step that must not be kept without something else, nor that
 * without the step.
 * @returns null where the lead is not its sender's
 */
export async function takeLeadStep(
  connection: Queryable,
  owner: LeadOwner,
  { key, change, isLastStep, tellsShopper, inSeconds, isOptInTickedAtStart = false }: LeadStep,
): Promise<TakenStep | null> {
  const { rows } = await connection.query<RowOf<typeof CHANGED_COLUMNS>>(
    `select ${CHANGED_COLUMNS} from leads where ${OWN} for update`,
    ownValues(owner),
  );
  const lead = rows[0];
  if (!lead) return null;
  const { id } = lead;
  const step = await connection.query(
    `insert into lead_events (lead_id, key, is_last_step, change) values ($1, $2, $3, $4)
     on conflict (lead_id, key) do nothing`,
    [id, key, isLastStep, change],
  );
  if (step.rowCount === 0) return { id, isNew: false, payload: lead.payload };
  const payload = changedPayload(lead.payload, change);
  const isFinished = lead.finished || isLastStep;
  await connection.query(
    'update leads set payload = $2, finished = $3, told = $4, updated_at = now() where id = $1',
    [id, payload, isFinished, await toldBefore(connection, lead)],
  );
  await recordOptIn(connection, {
    siteSlug: owner.siteSlug,
    leadId: id,
    source: formSource(lead.kind, payload.url),
    before: lead.payload.opt_in,
    now: payload.opt_in,
    isTickedAtStart: isOptInTickedAtStart,
  });
  const isSame = isFinished === lead.finished && isDeepStrictEqual(payload, lead.payload);
  if (!lead.suspect && !isSame && isReachable(payload))
    await oweLead(connection, id, {
      finished: isFinished,
      shopper: tellsShopper ?? !lead.finished,
      ...(inSeconds !== undefined && { inSeconds }),
    });
  return { id, isNew: true, payload };
}

import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { type Queryable, transaction } from '../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../platform/database/row.ts';
import { normalisePhone } from '../platform/text/phone.ts';
import { changedPayload, type LeadChange } from './lead-change.ts';
import type { LeadPayload } from './payload.ts';
import { formSource, recordOptIn } from './record-opt-in.server.ts';
import { isReachable, lastSentPayload, queueLead } from './store.server.ts';
import { leads } from './tables/leads.ts';

/** Who may update a lead: the browser with its token, or the account with its phone. */
export interface LeadOwner {
  siteSlug: string;
  leadId: string;
  token: string | null;
  /** Verified phone of the session. */
  phone: string | null;
}

export interface LeadStep {
  /** Idempotency key, a UUID generated once per step. */
  key: string;
  change: LeadChange;
  /** LEAD-34: sends the lead to the dealer and confirms it to the shopper. */
  isLastStep: boolean;
  /** True to mail the shopper. By default only when the form is completed. */
  mailsShopper?: boolean;
  /** Delay of the dealer's mail. By default none once the form is completed. */
  inSeconds?: number;
  isOptInTickedAtStart?: boolean;
  /** Consent text as shown; the English one unless set. */
  optInWords?: string | undefined;
}

const OWN = `site_slug = $1 and id = $2 and (token = $3 or payload->>'phone' = nullif($4, ''))`;
const ownValues = ({ siteSlug, leadId, token, phone }: LeadOwner) => [
  siteSlug,
  leadId,
  token,
  normalisePhone(phone ?? ''),
];

const OWN_COLUMNS = columnsOf(leads, ['id', 'kind', 'payload', 'finished']);
/** `hasFile`: a resume is attached. */
export type OwnLead = RowOf<typeof OWN_COLUMNS> & { hasFile: boolean };

/**
 * Returns a lead to its owner.
 * @returns null for anyone else and for an unknown lead, indistinguishably
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

interface TakenStep {
  id: string;
  /** False for a repeated step. */
  isNew: boolean;
  payload: LeadPayload;
}

/**
 * Applies a step to a lead and queues the resulting mails, in one transaction.
 * The dealer's mail is delayed until the last step. Later changes are sent as a mail that lists them.
 * @returns null if the sender does not own the lead
 * @throws the database's error; then nothing was stored
 */
export const updateLead = (pool: pg.Pool, owner: LeadOwner, step: LeadStep): Promise<TakenStep | null> =>
  transaction(pool, (connection) => takeLeadStep(connection, owner, step));

/** Applies a step within the caller's transaction; null if the sender does not own the lead. */
export async function takeLeadStep(
  connection: Queryable,
  owner: LeadOwner,
  { key, change, isLastStep, mailsShopper, inSeconds, isOptInTickedAtStart = false, optInWords }: LeadStep,
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
    [id, payload, isFinished, await lastSentPayload(connection, lead)],
  );
  await recordOptIn(connection, {
    siteSlug: owner.siteSlug,
    leadId: id,
    source: formSource(lead.kind, payload.url),
    before: lead.payload.opt_in,
    now: payload.opt_in,
    isTickedAtStart: isOptInTickedAtStart,
    ...(optInWords && { words: optInWords }),
  });
  const isSame = isFinished === lead.finished && isDeepStrictEqual(payload, lead.payload);
  if (!lead.suspect && !isSame && isReachable(payload))
    await queueLead(connection, id, {
      finished: isFinished,
      shopper: mailsShopper ?? !lead.finished,
      ...(inSeconds !== undefined && { inSeconds }),
    });
  return { id, isNew: true, payload };
}

import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { wasErasedSince } from '../accounts/erasures.server.ts';
import { VEHICLE_COLUMNS, type VehicleRow, vehicleOf } from '../inventory/stock/vehicles.server.ts';
import { queueMails } from '../messaging/mail/outbox.server.ts';
import { type Queryable, transaction } from '../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../platform/database/row.ts';
import { ENGLISH, isLanguage, type Language } from '../platform/language/languages.ts';
import type { PriceLead } from '../sites/price-lead.ts';
import { withPriceLead } from '../vehicle/price-lead.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { keepCallBackTask } from './call-back/task.server.ts';
import { queueRoute } from './channel/queue.server.ts';
import type { LeadFile } from './files.server.ts';
import { LEAD_MAILS } from './lead-to-deliver.server.ts';
import { OPT_IN_LABEL } from './opt-in-labels.ts';
import type { LeadPayload } from './payload.ts';
import { formSource, recordOptIn } from './record-opt-in.server.ts';
import type { Submission } from './submission.ts';
import { isSuspect } from './suspect.ts';
import { leads } from './tables/leads.ts';
import { joinThread } from './thread/join.server.ts';

export interface NewLead {
  /** A UUID already returned to the sender; generated if missing. */
  id?: string;
  /** Time of arrival; defaults to now. */
  receivedAt?: Date;
  siteSlug: string;
  submission: Submission;
  dealershipId: string | null;
  locationId: string | null;
  /** Locations that replace the default recipients. */
  recipientIds?: readonly string[] | null;
  files?: readonly LeadFile[];
  isOptInTickedAtStart?: boolean;
  /** Consent text as shown; the English one unless set. */
  optInWords?: string;
  /** The language in which the shopper filled in the form; defaults to English. */
  language?: Language;
  payload: (id: string) => LeadPayload;
  /** Runs in the lead's transaction, such as booking a drive; an error rolls both back. */
  alongside?: (connection: Queryable, id: string) => Promise<void>;
}

/**
 * `stored`: new; `changed`: resubmitted with changes; `known`: resubmitted unchanged; `erased`: the sender
 * was erased while the lead waited in the spool, so nothing is stored.
 */
export interface StoredLead {
  id: string;
  outcome: 'stored' | 'changed' | 'known' | 'erased';
}

const EARLIER_COLUMNS = columnsOf(leads, ['id', 'fingerprint', 'suspect', 'finished', 'payload', 'told']);

/**
 * Stores a lead and its queued mails in one transaction.
 * The token identifies resubmissions, so a double click, retry or second tab creates no duplicate. An
 * unfinished multi-step form is sent to the dealer later, unless its next step arrives (see
 * `update.server.ts`).
 * @throws the database's error; then nothing was stored
 */
export async function storeLead(pool: pg.Pool, lead: NewLead): Promise<StoredLead> {
  const { submission, siteSlug, dealershipId, locationId } = lead;
  const suspect = isSuspect(submission);
  const language = isLanguage(lead.language) ? lead.language : ENGLISH;
  const files = lead.files ?? [];
  const hash = createHash('sha256').update(
    JSON.stringify([
      submission.kind,
      submission.car,
      submission.values,
      submission.isLastStep,
      submission.finance,
      ...(submission.service ? [submission.service] : []),
    ]),
  );
  for (const { content } of files) hash.update(content);
  const fingerprint = hash.digest('base64url');
  return transaction(pool, async (connection) => {
    let hadCallBack = false;
    const deliver = async (id: string, step: { finished: boolean }) => {
      await lead.alongside?.(connection, id);
      await queueLead(connection, id, step);
      const { call_back: callBack } = lead.payload(id);
      if (callBack || hadCallBack) await keepCallBackTask(connection, id, callBack);
    };
    const newId = lead.id ?? randomUUID();
    const payload = lead.payload(newId);
    const { receivedAt } = lead;
    if (receivedAt && (await wasErasedSince(connection, { ...contactOf(payload), siteSlug, receivedAt })))
      return { id: newId, outcome: 'erased' };
    const said = {
      siteSlug,
      source: formSource(submission.kind, payload.url),
      isTickedAtStart: lead.isOptInTickedAtStart ?? false,
      words: lead.optInWords ?? OPT_IN_LABEL,
    };
    const insertion = await connection.query(
      // One statement for lead and consent, because many leads may arrive at once.
      `with lead as (
         insert into leads (id, site_slug, token, kind, payload, dealership_id, location_id, fingerprint, suspect, finished,
                            recipient_ids, created_at, language)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, coalesce($12, now()), $17)
         on conflict (site_slug, token) do nothing returning id, created_at),
       consent as (
         insert into marketing_consents (site_slug, lead_id, given, words, source, ticked_at_start, at)
         select $2, id, true, $13, $14, $15, created_at from lead where $16)
       select id from lead`,
      [
        newId,
        siteSlug,
        submission.token,
        submission.kind,
        payload,
        dealershipId,
        locationId,
        fingerprint,
        suspect,
        submission.isLastStep,
        lead.recipientIds?.length ? lead.recipientIds : null,
        receivedAt ?? null,
        said.words,
        said.source,
        said.isTickedAtStart,
        payload.opt_in,
        language,
      ],
    );
    if (insertion.rowCount === 1) {
      await storeFiles(connection, newId, files);
      if (!suspect && isReachable(payload)) await deliver(newId, { finished: submission.isLastStep });
      return { id: newId, outcome: 'stored' };
    }
    const { rows } = await connection.query<RowOf<typeof EARLIER_COLUMNS>>(
      `select ${EARLIER_COLUMNS} from leads where site_slug = $1 and token = $2 for update`,
      [siteSlug, submission.token],
    );
    const earlier = rows[0];
    if (!earlier) throw new Error('Lead was deleted while it was resubmitted');
    hadCallBack = earlier.payload.call_back !== undefined;
    // Resubmitting without the honeypot releases a held-back lead.
    const heldBack = earlier.suspect && suspect;
    const isSame = earlier.fingerprint === fingerprint;
    if (isSame && heldBack === earlier.suspect) return { id: earlier.id, outcome: 'known' };
    const isFinished = earlier.finished || submission.isLastStep;
    const payloadNow = lead.payload(earlier.id);
    await connection.query(
      `update leads set payload = $2, dealership_id = $3, location_id = $4, fingerprint = $5, suspect = $6,
              finished = $7, told = $8, recipient_ids = $9, language = $10, updated_at = now()
       where id = $1`,
      [
        earlier.id,
        payloadNow,
        dealershipId,
        locationId,
        fingerprint,
        heldBack,
        isFinished,
        await lastSentPayload(connection, earlier),
        lead.recipientIds?.length ? lead.recipientIds : null,
        language,
      ],
    );
    await storeFiles(connection, earlier.id, files);
    const [before, now] = [earlier.payload.opt_in, payloadNow.opt_in];
    await recordOptIn(connection, { ...said, leadId: earlier.id, before, now });
    if (!heldBack && isReachable(payloadNow)) await deliver(earlier.id, { finished: isFinished });
    return { id: earlier.id, outcome: isSame ? 'known' : 'changed' };
  });
}

/** Replaces a lead's files, if the resubmission has any. */
async function storeFiles(connection: Queryable, leadId: string, files: readonly LeadFile[]) {
  if (files.length === 0) return;
  await connection.query('delete from lead_files where lead_id = $1', [leadId]);
  for (const { name, type, content } of files)
    await connection.query(
      'insert into lead_files (id, lead_id, name, type, content) values ($1, $2, $3, $4, $5)',
      [randomUUID(), leadId, name, type, Buffer.from(content)],
    );
}

/**
 * Returns the payload last mailed to the dealer, for the list of changes in the next mail.
 * Locks the mail's row, so it waits for a mail that is being sent. Each change queues the mail again, so a
 * sent mail contains the current payload.
 */
export async function lastSentPayload(
  connection: Queryable,
  { id, payload, told: toldPayload }: { id: string; payload: LeadPayload; told: LeadPayload | null },
): Promise<LeadPayload | null> {
  const { rows } = await connection.query<{ state: string }>(
    `select state from mail_deliveries where lead_id = $1 and kind = 'dealer' for update`,
    [id],
  );
  return rows[0]?.state === 'sent' ? payload : toldPayload;
}

/** Returns whether a lead has contact details, without which it is not sent to the dealer. */
export const isReachable = ({ phone, email }: Pick<LeadPayload, 'phone' | 'email'>): boolean =>
  phone !== '' || email !== '';

const contactOf = ({ phone, email }: LeadPayload) => ({ phone, email });

/** Delay before an unfinished multi-step form is sent to the dealer. */
export const UNFINISHED_SECONDS = 20 * 60;

/**
 * Adds a lead to its thread, and queues its mails and other deliveries, again if they were sent before.
 * @param options.finished an unfinished lead goes only to the dealer, after a delay
 * @param options.shopper whether to mail the shopper
 * @param options.inSeconds delay, restarted by each change
 */
export async function queueLead(
  connection: Queryable,
  id: string,
  {
    finished: isFinished,
    shopper = true,
    inSeconds = isFinished ? 0 : UNFINISHED_SECONDS,
  }: { finished: boolean; shopper?: boolean; inSeconds?: number },
): Promise<void> {
  await queueMails(connection, {
    topic: 'lead',
    id,
    kinds: isFinished && shopper ? LEAD_MAILS : ['dealer'],
    again: true,
    inSeconds,
  });
  await queueRoute(connection, id, inSeconds);
  // Last, because it locks the shopper's threads until the commit.
  await joinThread(connection, id);
}

/**
 * Returns the vehicle of a lead by slug or id, even if it has been hidden since.
 * @param dealershipIds the site's dealerships; other dealers' vehicles are not found
 * @param lead which price the site shows first
 */
export async function vehicleOfLead(
  db: Queryable,
  dealershipIds: readonly string[],
  key: string,
  lead: PriceLead,
): Promise<Vehicle | null> {
  const { rows } = await db.query<VehicleRow>({
    name: 'car-of-lead',
    text: `select ${VEHICLE_COLUMNS} from cars where (slug = $2 or id = $2) and dealership_id = any($1)
           order by slug = $2 desc limit 1`,
    values: [dealershipIds, key],
  });
  return rows[0] ? withPriceLead(vehicleOf(rows[0]), lead) : null;
}

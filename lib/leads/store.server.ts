import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { wasErasedSince } from '../accounts/erasures.server.ts';
import { VEHICLE_COLUMNS, type VehicleRow, vehicleOf } from '../inventory/stock/vehicles.server.ts';
import { oweMails } from '../messaging/mail/outbox.server.ts';
import { type Queryable, transaction } from '../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../platform/database/row.ts';
import type { PriceLead } from '../sites/price-lead.ts';
import { withPriceLead } from '../vehicle/price-lead.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { oweRoute } from './channel/owe.server.ts';
import { formSource, recordOptIn } from './consent.server.ts';
import { OPT_IN_WORDS } from './opt-in-words.ts';
import type { LeadPayload } from './payload.ts';
import { LEAD_MAILS } from './read.server.ts';
import type { LeadFile } from './resume.ts';
import type { Submission } from './submission.ts';
import { isSuspect } from './suspect.ts';
import { leads } from './tables/leads.ts';

export interface NewLead {
  /** A UUID, where its sender was told of one already; otherwise it gets one. */
  id?: string;
  /** When it came, if not just now. */
  receivedAt?: Date;
  siteSlug: string;
  submission: Submission;
  dealershipId: string | null;
  locationId: string | null;
  /** Locations that get it in place of the usual ones. */
  recipientIds?: readonly string[] | null;
  /** What was sent along with it. */
  file?: LeadFile | null;
  /** Whether the site ticks the box for news and offers. */
  isOptInTickedAtStart?: boolean;
  /** Makes the payload once the lead has its id. */
  payload: (id: string) => LeadPayload;
  /** What is committed with a lead that goes out, such as the time of a test drive; what it throws undoes the lead. */
  alongside?: (connection: Queryable, id: string) => Promise<void>;
}

/**
 * `stored`: a new lead; `changed`: sent again with other words; `known`: sent again as it was; `erased`: it waited on a disk, and
 * its sender was erased meanwhile, so that nothing is stored.
 */
export interface StoredLead {
  id: string;
  outcome: 'stored' | 'changed' | 'known' | 'erased';
}

const EARLIER_COLUMNS = columnsOf(leads, ['id', 'fingerprint', 'suspect', 'finished', 'payload', 'told']);

/**
 * Commits a lead and the mails it owes in one transaction; when this returns, neither can be lost. A token that
 * came before finds its lead again, so a double click, a retry or a second tab makes no second one. A journey that has
 * only begun goes to the dealer a while later, unless its next step comes (see `update.server.ts`).
 * @throws the database's error; then nothing was stored
 */
export async function storeLead(pool: pg.Pool, lead: NewLead): Promise<StoredLead> {
  const { submission, siteSlug, dealershipId, locationId } = lead;
  const suspect = isSuspect(submission);
  const fingerprint = createHash('sha256')
    .update(
      JSON.stringify([
        submission.kind,
        submission.car,
        submission.values,
        submission.isLastStep,
        submission.finance,
      ]),
    )
    .update(lead.file?.content ?? '')
    .digest('base64url');
  return transaction(pool, async (connection) => {
    const goesOut = async (id: string, step: { finished: boolean }) => {
      await lead.alongside?.(connection, id);
      await oweLead(connection, id, step);
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
    };
    const insertion = await connection.query(
      // With its consent in one statement, since many leads may come at once.
      `with lead as (
         insert into leads (id, site_slug, token, kind, payload, dealership_id, location_id, fingerprint, suspect, finished,
                            recipient_ids, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, coalesce($12, now()))
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
        OPT_IN_WORDS,
        said.source,
        said.isTickedAtStart,
        payload.opt_in,
      ],
    );
    if (insertion.rowCount === 1) {
      await storeFile(connection, newId, lead.file);
      if (!suspect && isReachable(payload)) await goesOut(newId, { finished: submission.isLastStep });
      return { id: newId, outcome: 'stored' };
    }
    const { rows } = await connection.query<RowOf<typeof EARLIER_COLUMNS>>(
      `select ${EARLIER_COLUMNS} from leads where site_slug = $1 and token = $2 for update`,
      [siteSlug, submission.token],
    );
    const earlier = rows[0];
    if (!earlier) throw new Error('A lead was deleted while it was sent again');
    // A lead that was held back goes out once it is sent again without signs of a program.
    const heldBack = earlier.suspect && suspect;
    const isSame = earlier.fingerprint === fingerprint;
    if (isSame && heldBack === earlier.suspect) return { id: earlier.id, outcome: 'known' };
    const isFinished = earlier.finished || submission.isLastStep;
    const payloadNow = lead.payload(earlier.id);
    await connection.query(
      `update leads set payload = $2, dealership_id = $3, location_id = $4, fingerprint = $5, suspect = $6,
              finished = $7, told = $8, recipient_ids = $9, updated_at = now()
       where id = $1`,
      [
        earlier.id,
        payloadNow,
        dealershipId,
        locationId,
        fingerprint,
        heldBack,
        isFinished,
        await toldBefore(connection, earlier),
        lead.recipientIds?.length ? lead.recipientIds : null,
      ],
    );
    await storeFile(connection, earlier.id, lead.file);
    const [before, now] = [earlier.payload.opt_in, payloadNow.opt_in];
    await recordOptIn(connection, { ...said, leadId: earlier.id, before, now });
    if (!heldBack && isReachable(payloadNow)) await goesOut(earlier.id, { finished: isFinished });
    return { id: earlier.id, outcome: isSame ? 'known' : 'changed' };
  });
}

/** Keeps what was sent along with a lead, in place of what came before; a lead sent again without a file keeps its own. */
async function storeFile(connection: Queryable, leadId: string, file: LeadFile | null | undefined) {
  if (!file) return;
  await connection.query('delete from lead_files where lead_id = $1', [leadId]);
  await connection.query(
    'insert into lead_files (id, lead_id, name, type, content) values ($1, $2, $3, $4, $5)',
    [randomUUID(), leadId, file.name, file.type, Buffer.from(file.content)],
  );
}

/**
 * What the dealer was told of a lead so far, asked within the change that the next mail will tell of. It waits for a
 * mail that is on its way: one that went out told of the lead as it stands, for each change owes it anew.
 */
export async function toldBefore(
  connection: Queryable,
  { id, payload, told: toldPayload }: { id: string; payload: LeadPayload; told: LeadPayload | null },
): Promise<LeadPayload | null> {
  const { rows } = await connection.query<{ state: string }>(
    `select state from mail_deliveries where lead_id = $1 and kind = 'dealer' for update`,
    [id],
  );
  return rows[0]?.state === 'sent' ? payload : toldPayload;
}

/** Whether a lead says whom to answer: a journey may begin before it does, and nobody is told of it until then. */
export const isReachable = ({ phone, email }: Pick<LeadPayload, 'phone' | 'email'>): boolean =>
  phone !== '' || email !== '';

const contactOf = ({ phone, email }: LeadPayload) => ({ phone, email });

/** A dealer hears of a journey that was not finished this long after its last step. */
export const UNFINISHED_SECONDS = 20 * 60;

/**
 * Puts a lead into the outboxes: its mails, and what other systems of its dealer take. What went out before is sent
 * again with what holds now.
 * @param options.finished an unfinished one is for the dealer alone, and waits for the next step
 * @param options.shopper whether the shopper is written to
 * @param options.inSeconds how long it waits; another change meanwhile makes it wait anew
 */
export async function oweLead(
  connection: Queryable,
  id: string,
  {
    finished: isFinished,
    shopper = true,
    inSeconds = isFinished ? 0 : UNFINISHED_SECONDS,
  }: { finished: boolean; shopper?: boolean; inSeconds?: number },
): Promise<void> {
  await oweMails(connection, {
    topic: 'lead',
    id,
    kinds: isFinished && shopper ? LEAD_MAILS : ['dealer'],
    again: true,
    inSeconds,
  });
  await oweRoute(connection, id, inSeconds);
}

/**
 * The vehicle that a lead is about, by slug or id. It is found even if it was hidden since its page was opened, since
 * a lead about it is still a lead.
 * @param dealershipIds the site's dealerships: another dealer's vehicle is not found
 * @param lead which price the site leads with
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

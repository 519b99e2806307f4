import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Queryable, transaction } from '../database/client.server.ts';
import { columnsOf, type RowOf } from '../database/row.ts';
import { leads } from '../database/schema/leads.ts';
import { oweMails } from '../mail/outbox.server.ts';
import { VEHICLE_COLUMNS, type VehicleRow, vehicleOf } from '../stock/vehicles.server.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { TRAP } from './fields.ts';
import type { LeadPayload } from './payload.ts';
import { LEAD_MAILS } from './read.server.ts';
import type { Submission } from './submission.ts';

export interface NewLead {
  siteSlug: string;
  submission: Submission;
  dealershipId: string | null;
  locationId: string | null;
  /** Makes the payload once the lead has its id. */
  payload: (id: string) => LeadPayload;
}

/** `stored`: a new lead; `changed`: sent again with other words; `known`: sent again as it was. */
export interface StoredLead {
  id: string;
  outcome: 'stored' | 'changed' | 'known';
}

const EARLIER_COLUMNS = columnsOf(leads, ['id', 'fingerprint', 'suspect']);

/**
 * Commits a lead and the mails it owes in one transaction; when this returns, neither can be lost. A token that
 * came before finds its lead again, so a double click, a retry or a second tab makes no second one.
 * @throws the database's error; then nothing was stored
 */
export async function storeLead(pool: pg.Pool, lead: NewLead): Promise<StoredLead> {
  const { submission, siteSlug, dealershipId, locationId } = lead;
  const suspect = submission[TRAP] !== '';
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([submission.kind, submission.car, submission.values]))
    .digest('base64url');
  return transaction(pool, async (connection) => {
    const newId = randomUUID();
    const inserted = await connection.query(
      `insert into leads (id, site_slug, token, kind, payload, dealership_id, location_id, fingerprint, suspect)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (site_slug, token) do nothing`,
      [
        newId,
        siteSlug,
        submission.token,
        submission.kind,
        lead.payload(newId),
        dealershipId,
        locationId,
        fingerprint,
        suspect,
      ],
    );
    if (inserted.rowCount === 1) {
      if (!suspect) await oweLeadMails(connection, newId);
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
    const same = earlier.fingerprint === fingerprint;
    if (same && heldBack === earlier.suspect) return { id: earlier.id, outcome: 'known' };
    await connection.query(
      `update leads set payload = $2, dealership_id = $3, location_id = $4, fingerprint = $5, suspect = $6,
              updated_at = case when $7 then updated_at else now() end
       where id = $1`,
      [
        earlier.id,
        lead.payload(earlier.id),
        dealershipId,
        locationId,
        fingerprint,
        heldBack,
        earlier.suspect,
      ],
    );
    if (!heldBack) await oweLeadMails(connection, earlier.id);
    return { id: earlier.id, outcome: same ? 'known' : 'changed' };
  });
}

/** Puts the mails of a lead into the outbox; those that went out before are sent again with what holds now. */
export const oweLeadMails = (connection: Queryable, id: string) =>
  oweMails(connection, { topic: 'lead', id, kinds: LEAD_MAILS, again: true });

/**
 * The vehicle that a lead is about, by slug or id. It is found even if it was hidden since its page was opened, since
 * a lead about it is still a lead.
 * @param dealershipIds the site's dealerships: another dealer's vehicle is not found
 */
export async function vehicleOfLead(
  db: Queryable,
  dealershipIds: readonly string[],
  key: string,
): Promise<Vehicle | null> {
  const { rows } = await db.query<VehicleRow>({
    name: 'car-of-lead',
    text: `select ${VEHICLE_COLUMNS} from cars where (slug = $2 or id = $2) and dealership_id = any($1)
           order by slug = $2 desc limit 1`,
    values: [dealershipIds, key],
  });
  return rows[0] ? vehicleOf(rows[0]) : null;
}

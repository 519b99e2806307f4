import { hashOf, newToken } from '../../platform/crypto/secret.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsExcept, columnsOf, type RowOf } from '../../platform/database/row.ts';
import { valuations } from '../tables/valuations.ts';
import type { AdjustmentAnswer } from './adjustments.ts';
import type { AmountRange, NoEstimate } from './estimate.ts';
import type { OwnedVehicle } from './vehicle.ts';

const COLUMNS = columnsExcept(valuations, ['tokenHash', 'siteSlug']);

export type Valuation = RowOf<typeof COLUMNS>;

/** Returns whether the valuation is final. The shopper would have to start another. */
export const isClosed = ({
  acceptedAt,
  inspectionAt,
  inspectedAt,
}: Pick<Valuation, 'acceptedAt' | 'inspectionAt' | 'inspectedAt'>): boolean =>
  acceptedAt !== null || inspectionAt !== null || inspectedAt !== null;

/** Format of our tokens, checked before querying. */
const TOKEN = /^[\w-]{43}$/;

/** Returns the valuation of a cookie's token; null if unknown or expired (OPEN-072). */
export async function findValuation(
  db: Queryable,
  { siteSlug, token }: { siteSlug: string; token: string | null },
): Promise<Valuation | null> {
  if (!token || !TOKEN.test(token)) return null;
  const { rows } = await db.query<Valuation>({
    name: 'valuation-find',
    text: `select ${COLUMNS} from valuations
           where site_slug = $1 and token_hash = $2 and (expires_at is null or expires_at > now())`,
    values: [siteSlug, hashOf(token)],
  });
  return rows[0] ?? null;
}

/** Returns an account's latest unexpired valuation, from any browser, or null. */
export async function lastValuation(
  db: Queryable,
  { siteSlug, userId }: { siteSlug: string; userId: string },
): Promise<Valuation | null> {
  const { rows } = await db.query<Valuation>({
    name: 'valuation-last',
    text: `select ${COLUMNS} from valuations
           where site_slug = $1 and user_id = $2 and valued_at is not null and expires_at > now()
           order by valued_at desc, id limit 1`,
    values: [siteSlug, userId],
  });
  return rows[0] ?? null;
}

/**
 * Returns an account's latest valuation with an amount that still counts: inspected, accepted, or unexpired.
 */
export async function lastCounted(
  db: Queryable,
  { siteSlug, userId }: { siteSlug: string; userId: string },
): Promise<Valuation | null> {
  const { rows } = await db.query<Valuation>({
    name: 'valuation-counted',
    text: `select ${COLUMNS} from valuations
           where site_slug = $1 and user_id = $2 and valued_at is not null
             and (inspected_amount is not null or amount_low is not null)
             and (inspected_at is not null or accepted_at is not null or expires_at > now())
           order by valued_at desc, id limit 1`,
    values: [siteSlug, userId],
  });
  return rows[0] ?? null;
}

/**
 * Records what staff offer for a car that they have inspected. A later inspection replaces an earlier one.
 * @param amount whole dollars
 * @returns whether there is such a valuation on one of the sites
 */
export async function recordInspection(
  db: Queryable,
  siteSlugs: readonly string[],
  { id, amount }: { id: string; amount: number },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'valuation-inspected',
    text: `update valuations set inspected_at = now(), inspected_amount = $3, updated_at = now()
           where id = $1 and site_slug = any($2) and valued_at is not null`,
    values: [id, siteSlugs, amount],
  });
  return rowCount === 1;
}

/** Returns a valuation by id; throws if it does not exist. */
export async function valuationById(db: Queryable, id: string): Promise<Valuation> {
  const { rows } = await db.query<Valuation>({
    name: 'valuation-by-id',
    text: `select ${COLUMNS} from valuations where id = $1`,
    values: [id],
  });
  if (!rows[0]) throw new Error('Valuation not found');
  return rows[0];
}

/** Starts a valuation; the token is for a cookie. */
export async function beginValuation(
  db: Queryable,
  { siteSlug, carId }: { siteSlug: string; carId: string | null },
): Promise<{ id: string; token: string }> {
  const token = newToken();
  const { rows } = await db.query<{ id: string }>({
    name: 'valuation-begin',
    text: 'insert into valuations (site_slug, token_hash, car_id) values ($1, $2, $3) returning id',
    values: [siteSlug, hashOf(token), carId],
  });
  const [row] = rows;
  if (!row) throw new Error('The insert returned no valuation.');
  return { id: row.id, token };
}

export interface NamedVehicle {
  rego: string;
  regoState: string;
  plateUnknown: boolean;
  vehicle: OwnedVehicle | null;
  carId: string | null;
}

/** Saves the vehicle and resets what depended on the previous one. */
export async function saveVehicle(
  db: Queryable,
  id: string,
  { rego, regoState, plateUnknown, vehicle, carId }: NamedVehicle,
): Promise<void> {
  await db.query({
    name: 'valuation-vehicle',
    text: `update valuations set rego = $2, rego_state = $3, plate_unknown = $4, vehicle = $5, car_id = coalesce($6, car_id),
             confirmed = false, amount_low = null, amount_high = null, no_estimate = null, valued_at = null,
             expires_at = null, updated_at = now()
           where id = $1 and accepted_at is null and inspection_at is null and inspected_at is null`,
    values: [id, rego, regoState, plateUnknown, vehicle && JSON.stringify(vehicle), carId],
  });
}

export async function confirmVehicle(db: Queryable, id: string): Promise<void> {
  await db.query({
    name: 'valuation-confirm',
    text: 'update valuations set confirmed = true, updated_at = now() where id = $1 and vehicle is not null',
    values: [id],
  });
}

export interface ValuedCondition {
  kilometres: number;
  answers: AdjustmentAnswer[];
  range: AmountRange | null;
  noEstimate: NoEstimate | null;
  expiresAt: Date;
}

/** Saves the condition and its estimate, unless the valuation is final. */
export async function saveCondition(
  db: Queryable,
  id: string,
  { kilometres, answers, range, noEstimate, expiresAt }: ValuedCondition,
): Promise<void> {
  await db.query({
    name: 'valuation-condition',
    text: `update valuations set kilometres = $2, answers = $3, amount_low = $4, amount_high = $5, no_estimate = $6,
             valued_at = now(), expires_at = $7, updated_at = now()
           where id = $1 and confirmed and accepted_at is null and inspection_at is null and inspected_at is null`,
    values: [
      id,
      kilometres,
      JSON.stringify(answers),
      range?.low ?? null,
      range?.high ?? null,
      noEstimate,
      expiresAt,
    ],
  });
}

/** Assigns a valuation to the account that signed in to see it; true only once. */
export async function claimValuation(db: Queryable, id: string, userId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'valuation-claim',
    text: 'update valuations set user_id = $2, updated_at = now() where id = $1 and user_id is null',
    values: [id, userId],
  });
  return rowCount === 1;
}

export async function keepLead(db: Queryable, id: string, leadId: string): Promise<void> {
  await db.query({
    name: 'valuation-lead',
    text: 'update valuations set lead_id = $2 where id = $1 and lead_id is distinct from $2',
    values: [id, leadId],
  });
}

export type Decision = 'accept' | 'inspection';
const DECISION_COLUMNS: Readonly<Record<Decision, string>> = {
  accept: 'accepted_at',
  inspection: 'inspection_at',
};

/** `before`: already decided, perhaps in another tab; `over`: expired, never offered, or not theirs. */
export type DecisionOutcome = 'decided' | 'before' | 'over';

/**
 * Records the owner's decision once.
 * An expired or missing offer can't be accepted (OPEN-072). An inspection request can still be followed by
 * acceptance, until staff have inspected the car and offer another amount.
 */
export async function decide(
  db: Queryable,
  { id, userId, decision }: { id: string; userId: string; decision: Decision },
): Promise<DecisionOutcome> {
  const { rowCount } = await db.query({
    name: `valuation-${decision}`,
    text: `update valuations set ${DECISION_COLUMNS[decision]} = now(), updated_at = now()
           where id = $1 and user_id = $2 and valued_at is not null and expires_at > now() and accepted_at is null
             and inspected_at is null
             and case $3 when 'accept' then amount_low is not null else inspection_at is null end`,
    values: [id, userId, decision],
  });
  if (rowCount === 1) return 'decided';
  const { rowCount: earlier } = await db.query({
    name: 'valuation-decided',
    text: `select from valuations
           where id = $1 and user_id = $2
             and (accepted_at is not null or ($3 = 'inspection' and inspection_at is not null))`,
    values: [id, userId, decision],
  });
  return earlier === 1 ? 'before' : 'over';
}

/** Records that a browser reported its valuation, with the server's own result (TRADE-04). */
export async function recordReport(db: Queryable, id: string): Promise<void> {
  await db.query({
    name: 'valuation-report',
    text: `update valuations set reported_at = now(),
             reported = jsonb_build_object('low', amount_low, 'high', amount_high)
           where id = $1 and valued_at is not null`,
    values: [id],
  });
}

const OWN_COLUMNS = columnsOf(valuations, [
  'id',
  'vehicle',
  'rego',
  'regoState',
  'kilometres',
  'amountLow',
  'amountHigh',
  'noEstimate',
  'valuedAt',
  'expiresAt',
  'acceptedAt',
  'inspectionAt',
  'inspectedAt',
  'inspectedAmount',
]);

export type OwnValuation = RowOf<typeof OWN_COLUMNS>;

/** Returns an account's unexpired and accepted valuations, newest first. */
export async function valuationsOf(
  db: Queryable,
  { siteSlug, userId }: { siteSlug: string; userId: string },
): Promise<OwnValuation[]> {
  const { rows } = await db.query<OwnValuation>({
    name: 'valuations-own',
    text: `select ${OWN_COLUMNS} from valuations
           where site_slug = $1 and user_id = $2 and valued_at is not null
             and (expires_at > now() or accepted_at is not null)
           order by valued_at desc, id limit 50`,
    values: [siteSlug, userId],
  });
  return rows;
}

import { hashOf, newToken } from '../../platform/crypto/secret.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsExcept, columnsOf, type RowOf } from '../../platform/database/row.ts';
import { valuations } from '../tables/valuations.ts';
import type { AdjustmentAnswer } from './adjustments.ts';
import type { AmountRange, NoEstimate } from './estimate.ts';
import type { OwnedVehicle } from './vehicle.ts';

const COLUMNS = columnsExcept(valuations, ['tokenHash', 'siteSlug']);

/** A valuation as far as it is. */
export type Valuation = RowOf<typeof COLUMNS>;

/** Whether nothing of it may change any more: another valuation begins anew. */
export const isClosed = ({
  acceptedAt,
  inspectionAt,
}: Pick<Valuation, 'acceptedAt' | 'inspectionAt'>): boolean => acceptedAt !== null || inspectionAt !== null;

/** What a token of ours looks like; nothing else is worth a query. */
const TOKEN = /^[\w-]{43}$/;

/**
 * The valuation of a browser, by the token of its cookie.
 * @returns null for a token that is unknown or another site's, and for an estimate that is over (OPEN-072)
 */
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

/** The last valuation of an account that holds, in whatever browser it was made; null without one. */
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
 * A valuation by its id, within a step of it.
 * @throws when there is none
 */
export async function valuationById(db: Queryable, id: string): Promise<Valuation> {
  const { rows } = await db.query<Valuation>({
    name: 'valuation-by-id',
    text: `select ${COLUMNS} from valuations where id = $1`,
    values: [id],
  });
  if (!rows[0]) throw new Error('There is no such valuation');
  return rows[0];
}

/** Begins a valuation; the token is for a cookie. */
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
  if (!row) throw new Error('The database gave no valuation back.');
  return { id: row.id, token };
}

/** What the first screen says: the plate, and the vehicle where it is known. */
export interface NamedVehicle {
  rego: string;
  regoState: string;
  plateUnknown: boolean;
  vehicle: OwnedVehicle | null;
  carId: string | null;
}

/** Keeps which vehicle it is; what stood on another one has to be said again. */
export async function keepVehicle(
  db: Queryable,
  id: string,
  { rego, regoState, plateUnknown, vehicle, carId }: NamedVehicle,
): Promise<void> {
  await db.query({
    name: 'valuation-vehicle',
    text: `update valuations set rego = $2, rego_state = $3, plate_unknown = $4, vehicle = $5, car_id = coalesce($6, car_id),
             confirmed = false, amount_low = null, amount_high = null, no_estimate = null, valued_at = null,
             expires_at = null, updated_at = now()
           where id = $1 and accepted_at is null and inspection_at is null`,
    values: [id, rego, regoState, plateUnknown, vehicle && JSON.stringify(vehicle), carId],
  });
}

/** Keeps that its owner said: this is the vehicle. */
export async function confirmVehicle(db: Queryable, id: string): Promise<void> {
  await db.query({
    name: 'valuation-confirm',
    text: 'update valuations set confirmed = true, updated_at = now() where id = $1 and vehicle is not null',
    values: [id],
  });
}

/** What the server made of the odometer and the condition. */
export interface ValuedCondition {
  kilometres: number;
  answers: AdjustmentAnswer[];
  range: AmountRange | null;
  noEstimate: NoEstimate | null;
  expiresAt: Date;
}

/** Keeps the condition and the estimate that it leads to; one that was accepted stays as it is. */
export async function keepCondition(
  db: Queryable,
  id: string,
  { kilometres, answers, range, noEstimate, expiresAt }: ValuedCondition,
): Promise<void> {
  await db.query({
    name: 'valuation-condition',
    text: `update valuations set kilometres = $2, answers = $3, amount_low = $4, amount_high = $5, no_estimate = $6,
             valued_at = now(), expires_at = $7, updated_at = now()
           where id = $1 and confirmed and accepted_at is null and inspection_at is null`,
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

/**
 * Gives a valuation to whoever signed in to see it.
 * @returns whether this was the moment: of any number of requests one hears so
 */
export async function claimValuation(db: Queryable, id: string, userId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'valuation-claim',
    text: 'update valuations set user_id = $2, updated_at = now() where id = $1 and user_id is null',
    values: [id, userId],
  });
  return rowCount === 1;
}

/** Ties a valuation to its lead. */
export async function keepLead(db: Queryable, id: string, leadId: string): Promise<void> {
  await db.query({
    name: 'valuation-lead',
    text: 'update valuations set lead_id = $2 where id = $1 and lead_id is distinct from $2',
    values: [id, leadId],
  });
}

/** What a shopper decides about an estimate. */
export type Decision = 'accept' | 'inspection';
const DECISION_COLUMNS: Readonly<Record<Decision, string>> = {
  accept: 'accepted_at',
  inspection: 'inspection_at',
};

/** `before`: it was decided earlier, perhaps in another tab; `over`: the offer is over, was never made, or is somebody else's. */
export type DecisionOutcome = 'decided' | 'before' | 'over';

/**
 * Keeps what its owner decided: an offer that is over or was never made is not accepted (OPEN-072), and what was decided
 * is not decided again. Whoever asked for an inspection may still accept.
 */
export async function decide(
  db: Queryable,
  { id, userId, decision }: { id: string; userId: string; decision: Decision },
): Promise<DecisionOutcome> {
  const { rowCount } = await db.query({
    name: `valuation-${decision}`,
    text: `update valuations set ${DECISION_COLUMNS[decision]} = now(), updated_at = now()
           where id = $1 and user_id = $2 and valued_at is not null and expires_at > now() and accepted_at is null
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

/** Writes down that a browser reported its valuation: the result is the server's own (TRADE-04). */
export async function keepReport(db: Queryable, id: string): Promise<void> {
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
]);

/** A valuation in somebody's garage. */
export type OwnValuation = RowOf<typeof OWN_COLUMNS>;

/** The valuations of an account that hold, and those it accepted, the last one first. */
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

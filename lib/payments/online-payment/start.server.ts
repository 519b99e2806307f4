import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Queryable } from '../../platform/database/client.server.ts';
import { ENGLISH, isLanguage, type Language } from '../../platform/language/languages.ts';
import type { Site } from '../../sites/site.ts';
import { accessToken } from '../access-token.ts';
import type { PaymentConnections, Payments } from '../connections.ts';
import { newReference } from '../reference.ts';
import { resumeSession } from '../session.server.ts';
import { endPayment } from './close.server.ts';
import { type Details, type DetailsInput, detailsDigest, detailsSchema } from './details.ts';
import { ONLINE_PAYMENTS, type OnlinePayment, PAYMENT_COLUMNS } from './read.server.ts';

/** How long a payment stays open. Stripe's minimum is half an hour, and retries need some more. */
const PAYABLE_MINUTES = 60;
/** Hours within which the payer must confirm an identical payment. */
const SAME_HOURS = 24;

export interface StartPayment {
  site: Pick<Site, 'slug' | 'dealerships'>;
  details: DetailsInput;
  /** True if the payer confirmed an identical payment. */
  again: boolean;
  /** Stripe's return URL; `{REFERENCE}` is replaced by the reference. */
  returnUrl: string;
  /** Of the receipt; defaults to English. */
  language?: Language;
}

export type StartedPayment =
  /** `url`: Stripe's page; null if there is nothing left to pay. */
  | { outcome: 'started'; reference: string; token: string; url: string | null }
  /** An identical payment was made recently. */
  | { outcome: 'paid_before'; paidAt: Date }
  /** Stripe is unreachable or not configured. */
  | { outcome: 'payments_unavailable'; error?: unknown }
  | { outcome: 'invalid'; fields: string[] };

/**
 * Stores a payment and opens Stripe's page for it.
 *
 * The amount is parsed once here; nothing the browser sends later is trusted. The database allows only one
 * open payment among identical ones.
 * @throws the database's error; then nothing can be paid
 */
export async function startPayment(
  connections: PaymentConnections,
  input: StartPayment,
): Promise<StartedPayment> {
  const { pool, stripe, secret } = connections;
  const parsedDetails = detailsSchema.safeParse(input.details);
  if (!parsedDetails.success)
    return {
      outcome: 'invalid',
      fields: [...new Set(parsedDetails.error.issues.map(({ path }) => String(path[0])))],
    };
  if (!stripe) return { outcome: 'payments_unavailable' };
  const details = parsedDetails.data;
  const digest = detailsDigest(details);
  const paidAt = input.again ? null : await lastPaidAt(pool, input.site.slug, digest);
  if (paidAt) return { outcome: 'paid_before', paidAt };
  try {
    const payment = await openRow({ pool, stripe }, input, details, digest);
    const session = await resumeSession({ pool, stripe }, ONLINE_PAYMENTS, payment);
    const { id, reference } = payment;
    const token = accessToken({ kind: 'online_payment', id }, secret);
    return { outcome: 'started', reference, token, url: session?.url ?? null };
  } catch (error) {
    // Keep the row: a second click gets the same session, and otherwise reconciliation ends it.
    if (isDatabase(error)) throw error;
    return { outcome: 'payments_unavailable', error };
  }
}

const isDatabase = (error: unknown): boolean => (error as { severity?: unknown }).severity !== undefined;

/** Returns when identical details were last paid within `SAME_HOURS`. */
async function lastPaidAt(db: Queryable, siteSlug: string, digest: string): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(
    `select max(paid_at) as at from online_payments
     where site_slug = $1 and digest = $2 and status = 'paid' and paid_at > now() - make_interval(hours => $3)`,
    [siteSlug, digest, SAME_HOURS],
  );
  return rows[0]?.at ?? null;
}

/** Returns the open payment for these details, creating it if needed. */
async function openRow(
  payments: Payments,
  input: StartPayment,
  details: Details,
  digest: string,
): Promise<OnlinePayment> {
  const { pool } = payments;
  // Retry if an expired open payment was in the way, or the reference is taken.
  for (let attempt = 0; attempt < 3; attempt++) {
    const payment = await insert(pool, input, details, digest);
    if (payment) return payment;
    const { rows } = await pool.query<OnlinePayment>(
      `select ${PAYMENT_COLUMNS} from online_payments where site_slug = $1 and digest = $2 and status = 'open'`,
      [input.site.slug, digest],
    );
    const open = rows[0];
    if (!open) continue;
    if (open.payableUntil.getTime() > Date.now()) return open;
    if ((await endPayment(payments, open, 'expire')) === 'paid') return open;
  }
  throw new Error('the payment could not be stored');
}

/** @returns null if an identical payment is open, or the reference is taken */
async function insert(
  pool: pg.Pool,
  { site, returnUrl, language = ENGLISH }: StartPayment,
  { subject, name, email, amount, note }: Details,
  digest: string,
): Promise<OnlinePayment | null> {
  const reference = newReference('P');
  const { rows } = await pool.query<OnlinePayment>(
    `with car as (
       select dealership_id, record->>'location_id' as location_id,
              concat_ws(' ', record->>'year', record->>'make', record->>'model') as title
       from cars where dealership_id = any($4) and upper(stocknum) = upper($5)
       order by retired_at is not null limit 1)
     insert into online_payments (id, reference, site_slug, subject, car_title, dealership_id, location_id, name,
       email, note, digest, amount_cents, status, return_url, payable_until, language)
     select $1, $2, $3, $5, (select title from car), (select dealership_id from car),
       (select location_id from car), $6, $7, $8, $9, $10, 'open', $11, now() + make_interval(mins => $12), $13
     on conflict do nothing returning ${PAYMENT_COLUMNS}`,
    [
      randomUUID(),
      reference,
      site.slug,
      site.dealerships.map(({ id }) => id),
      subject,
      name,
      email,
      note,
      digest,
      amount,
      returnUrl.replaceAll('{REFERENCE}', reference),
      PAYABLE_MINUTES,
      isLanguage(language) ? language : ENGLISH,
    ],
  );
  return rows[0] ?? null;
}
